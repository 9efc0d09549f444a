"""Turn the players' texts (TOML) and guides (Markdown) into modules of engine_mpy/text/.

Called by hand after an edit, and by `make lint` (`--check`). The console never runs this. See
engine_mpy/text/README.md for the sources; ENCODING is that of every text on the console.
"""

import argparse
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "engine_mpy" / "text"
GUIDES = ROOT / "firmware" / "guide"
LANGUAGES = ("fr", "en")
ENCODING = "iso8859-15"
FIELDS = {*LANGUAGES, "box", "t"}
TAKES_VALUE = "nctdabCDABT"
BOX = re.compile(r"(small|text|big|face|huge) (\d+)(?: (\d+))?")
PLACEHOLDER = re.compile(r"\{([^{}]*)\}")
# What is written properly in the sources and has no place in ISO 8859-15.
PLAIN = str.maketrans({"’": "'", "…": "...", "–": "-", "—": "-", "\u202f": "\u00a0", "−": "-"})


class TextError(Exception):
    """A source is wrong; the message names the file, the text and what to do."""


def encoded(text: str, where: str) -> bytes:
    """The bytes of a text on the console."""
    plain = re.sub(r" (?=[:;!?»=])|(?<=[«=]) ", "\u00a0", text.translate(PLAIN))
    try:
        return plain.encode(ENCODING)
    except UnicodeEncodeError as error:
        wrong = plain[error.start]
        raise TextError(f"{where}: {wrong!r} is not in ISO 8859-15: write it otherwise") from None


def placeholders(text: str, where: str) -> list[str]:
    """The letters of the placeholders that take a value, in order."""
    found, number = [], False
    for name in PLACEHOLDER.findall(text):
        if name == "s":
            if not number:
                raise TextError(f"{where}: {{s}} needs a {{n}} before it")
        elif len(name) == 1 and name in TAKES_VALUE:
            found.append(name)
            number = number or name == "n"
        else:
            raise TextError(f"{where}: {{{name}}} is no placeholder; see text/compose.py")
    if re.search(r"[{}]", PLACEHOLDER.sub("", text)):
        raise TextError(f"{where}: a brace without its partner")
    if len(found) > 3:
        raise TextError(f"{where}: more than three placeholders; make two texts of it")
    return found


def kinds(letters: list[str]) -> list[str]:
    """What a caller passes: n number, t text, c card in whatever form."""
    return [letter if letter in "nt" else "t" if letter == "T" else "c" for letter in letters]


class Book:
    """One TOML file: `book` its number, `name`, and `texts`, id name -> table, in order."""

    def __init__(self, path: Path):
        self.name = path.stem.removeprefix("texts_")
        try:
            content = tomllib.loads(path.read_text(encoding="utf-8"))
        except tomllib.TOMLDecodeError as error:
            raise TextError(f"{path.name}: {error}") from None
        self.number = content.pop("book", None)
        if not isinstance(self.number, int) or not 0 <= self.number < 16:
            raise TextError(f"{path.name}: the first line is `book = N`, N from 0 to 15")
        self.texts = content
        if len(content) > 256:
            raise TextError(f"{path.name}: more than 256 texts; begin another file")
        for name, table in content.items():
            self._check(name, table, f"{path.name}, {name}")

    @staticmethod
    def _check(name: str, table: dict, where: str) -> None:
        if not re.fullmatch(r"[A-Z][A-Z0-9_]*", name):
            raise TextError(f"{where}: a text's name is in CAPITALS")
        if not isinstance(table, dict) or set(table) - FIELDS:
            raise TextError(f"{where}: the fields are {', '.join(sorted(FIELDS))}")
        for language in LANGUAGES:
            if not table.get(language):
                raise TextError(f"{where}: {language} is missing")
            encoded(table[language], where)
        if "box" in table and not BOX.fullmatch(table["box"]):
            raise TextError(f'{where}: a box is "font width" or "font width lines"')
        fr, en = (kinds(placeholders(table[lang], where)) for lang in LANGUAGES)
        if fr != en:
            raise TextError(f"{where}: placeholders differ, fr {fr}, en {en}; order counts")

    def ids(self) -> str:
        """The source of the module of id numbers."""
        lines = [f'"""Ids of the texts in texts_{self.name}.toml, made by tools.texts."""\n\n']
        lines.append("from micropython import const\n\n")
        for i, name in enumerate(self.texts):
            lines.append(f"{name} = const({self.number * 256 + i})\n")
        return "".join(lines)

    def language(self, language: str) -> str:
        """The source of the module of one language's texts."""
        lines = [f'"""Texts of texts_{self.name}.toml, {language}, made by tools.texts."""\n\n']
        lines.append(f"BOOK = {self.number}\nTEXTS = (\n")
        for name, table in self.texts.items():
            data = encoded(table[language], name)
            if language == "en":
                data = data.replace(b"{s}", b"{z}")
            lines.append(f"    {literal(data)},  # {name}\n")
        return "".join(lines) + ")\n"


def literal(data: bytes) -> str:
    """Bytes in double quotes, as the formatter would have them."""
    special = {ord('"'): '\\"', ord("\\"): "\\\\", ord("\n"): "\\n"}
    inner = (special.get(c) or (chr(c) if 32 <= c < 127 else f"\\x{c:02x}") for c in data)
    return f'b"{"".join(inner)}"'


def books() -> list[Book]:
    """All books, by number."""
    found = sorted((Book(path) for path in SOURCES.glob("texts_*.toml")), key=lambda b: b.number)
    for one, other in zip(found, found[1:], strict=False):
        if one.number == other.number:
            raise TextError(f"{one.name} and {other.name} are both book {one.number}")
    return found


def guide(path: Path) -> tuple[list[bytes], list[bytes]]:
    """Titles and bodies of a guide: a section a heading, a line a paragraph, "- " before items."""
    titles: list[bytes] = []
    bodies: list[list[str]] = []
    fresh = True
    for number, raw in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        line, where = raw.strip(), f"{path.parent.name}/{path.name}, line {number}"
        if line.startswith("#"):
            titles.append(encoded(line.lstrip("#").strip(), where))
            bodies.append([])
            fresh = True
        elif not line:
            fresh = True
        elif not bodies:
            raise TextError(f"{where}: a guide begins with a `# ` heading")
        elif re.match(r"(\*|\d+\.|>|\||```)\s?", line) or "**" in line or "](" in line:
            raise TextError(f"{where}: only headings, paragraphs and `- ` lists can be shown")
        else:
            encoded(line, where)
            if fresh or line.startswith("- "):
                bodies[-1].append(line)
            else:
                bodies[-1][-1] += " " + line
            fresh = False
    return titles, [encoded("\n".join(body), path.name) for body in bodies]


def guide_module(path: Path) -> str:
    """The source of the module of one guide in one language."""
    titles, bodies = guide(path)
    lines = [f'"""Guide {path.parent.name}/{path.name}, made by tools.texts."""\n\n']
    for name, parts in (("TITLES", titles), ("BODIES", bodies)):
        lines.append(f"{name} = (\n" + "".join(f"    {literal(p)},\n" for p in parts) + ")\n")
    return "".join(lines)


def guides() -> dict[str, Path]:
    """Module name -> source, for every guide; each must be there in both languages."""
    found = {}
    for language in LANGUAGES:
        for path in sorted((GUIDES / language).glob("*.md")):
            for other in LANGUAGES:
                if not (GUIDES / other / path.name).exists():
                    raise TextError(f"firmware/guide/{other}/{path.name} is missing")
            found[f"guide_{path.stem}_{language}"] = path
    return found


def outputs() -> dict[Path, str]:
    """Every generated file with what it should hold."""
    made = {}
    for book in books():
        ids = "ids" if book.name == "common" else f"ids_{book.name}"
        made[SOURCES / f"{ids}.py"] = book.ids()
        for language in LANGUAGES:
            made[SOURCES / f"{language}_{book.name}.py"] = book.language(language)
    for name, path in guides().items():
        made[SOURCES / f"{name}.py"] = guide_module(path)
    return made


def main(arguments: list[str] | None = None) -> int:
    """Write the modules, or with --check say which are not up to date."""
    parser = argparse.ArgumentParser(prog="python -m tools.texts", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, fail if out of date")
    check = parser.parse_args(arguments).check
    stale = []
    try:
        made = outputs()
    except TextError as error:
        print(error, file=sys.stderr)
        return 1
    for pattern in ("ids*.py", "fr_*.py", "en_*.py", "guide_*.py"):
        for path in SOURCES.glob(pattern):
            if path not in made:
                stale.append(path.name)
                if not check:
                    path.unlink()
    for path, source in made.items():
        if not path.exists() or path.read_text(encoding="utf-8") != source:
            stale.append(path.name)
            if not check:
                path.write_text(source, encoding="utf-8", newline="\n")
    if check and stale:
        print(f"out of date: {', '.join(stale)}; run: python -m tools.texts", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
