"""A row of the bench: a figure, its limit, and how it was come by."""

from dataclasses import asdict, dataclass

MOST, LEAST = "at most", "at least"
LAB = "lab"  # only the emulated or the real chip can say: no figure is made up here


@dataclass
class Row:
    """One budget. `measured` is None where it cannot be measured here, `limit` where none is."""

    name: str
    measured: float | None
    unit: str
    limit: float | None = None
    bound: str = MOST
    how: str = ""

    @property
    def status(self) -> str:
        """ "ok", "over", "lab" or "-" (a figure without a limit)."""
        if self.measured is None:
            return LAB
        if self.limit is None:
            return "-"
        within = self.measured <= self.limit if self.bound == MOST else self.measured >= self.limit
        return "ok" if within else "over"

    def record(self) -> dict:
        """The row for JSON."""
        return asdict(self) | {"status": self.status}


def number(value: float | None) -> str:
    """A figure to be read: three digits that mean something, thousands apart."""
    if value is None:
        return "-"
    if float(value).is_integer() or abs(value) >= 1000:
        return f"{value:,.0f}"
    return f"{value:.3g}"


def table(rows: list[Row]) -> str:
    """The rows as lines of text."""
    lines = [("budget", "measured", "limit", "", "how")]
    for row in rows:
        limit = f"{'<=' if row.bound == MOST else '>='} {number(row.limit)}"
        measured = f"{number(row.measured)} {row.unit}" if row.measured is not None else row.unit
        lines.append(
            (row.name, measured, limit if row.limit is not None else "", row.status, row.how)
        )
    widths = [max(len(line[i]) for line in lines) for i in range(4)]
    made = []
    for line in lines:
        name, measured, limit, status = (
            line[0].ljust(widths[0]),
            line[1].rjust(widths[1]),
            line[2].rjust(widths[2]),
            line[3].ljust(widths[3]),
        )
        made.append(f"{name}  {measured}  {limit}  {status}  {line[4]}".rstrip())
    return "\n".join(made)
