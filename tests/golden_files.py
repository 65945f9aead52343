"""Golden files: what the program is made of as a list, kept in `tests/golden` and looked at as a difference.

A change that is meant fails here with the lines that came and went. One command writes all of them anew; what it changed is
then read in `git diff tests/golden` and committed with its cause:

    TIDETABLE_GOLDEN=1 python3 run.py exec -m pytest tests/scenes -m golden -q
"""

from __future__ import annotations

import difflib
import os
from pathlib import Path

FOLDER = Path(__file__).parent / "golden"
HOW = "TIDETABLE_GOLDEN=1 python3 run.py exec -m pytest tests/scenes -m golden -q"


def kept(name: str, found: str) -> str:
    """What is written under this name; where golden files are to be written anew, `found` is written first."""
    file = FOLDER / name
    if os.environ.get("TIDETABLE_GOLDEN"):
        file.write_text(found, encoding="utf-8", newline="\n")
    return file.read_text(encoding="utf-8")


def same(name: str, found: str) -> None:
    """Fails with the difference where what was found is not what is written under this name."""
    written = kept(name, found)
    lines = difflib.unified_diff(written.splitlines(), found.splitlines(), "written", "found", lineterm="", n=1)
    assert found == written, "\n".join([f"if this is meant: {HOW}", *lines])
