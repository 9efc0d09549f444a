"""Write the list of cues in engine_mpy/cues/README.md anew: python -m tests.cue_table."""

import re
import sys
import tomllib

from tests.micropython_port import ROOT

README = ROOT / "engine_mpy/cues/README.md"
TEXTS = ROOT / "engine_mpy/text/texts_cues.toml"


def names():
    """The names of the cues, in the order of their numbers."""
    source = (ROOT / "engine_mpy/cues/alphabet.py").read_text(encoding="utf-8")
    source = source[source.index("\n# Cues, ") :]
    found = re.findall(r"^([A-Z_]+) = const\((\d+)\)$", source, re.MULTILINE)
    assert [int(number) for _, number in found] == list(range(len(found)))
    return [name for name, _ in found]


def table():
    """The list as Markdown."""
    from engine_mpy.cues import alphabet

    texts = tomllib.loads(TEXTS.read_text(encoding="utf-8"))
    lines = ["| cue | level | pulses | in words |", "|---|---|---|---|"]
    for name, cue in zip(names(), alphabet.CUES, strict=True):
        said = texts[name]
        lines.append(
            f"| {name} | {cue[:1].decode()} | `{cue[1:].decode()}` | {said['fr']} / {said['en']} |"
        )
    return "\n".join(lines)


def written(text):
    """The README with the list of now."""
    start = text.index("<!-- cues -->") + len("<!-- cues -->\n")
    return text[:start] + "\n" + table() + "\n\n" + text[text.index("\n## ", start) + 1 :]


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "simulator/shims"))
    README.write_text(written(README.read_text(encoding="utf-8")), encoding="utf-8")
