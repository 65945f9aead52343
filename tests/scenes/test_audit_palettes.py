"""The audit looks at an open screen in all palettes: what one of them does is found, and nothing but colours depends on it."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.scenes.test_audit import run

PALE = """
import sys
from scenes.checks import audit
from scenes.draw import palettes, theme
palettes.table("red-green")[theme.INK] = theme.mix(theme.INK, theme.PAPER, 0.85)
flags = ["--only", "menu", "--size", "1280x720", "--lang", "en", "--resume", sys.argv[1]]
sys.exit(audit.main([*flags, *(f for name in palettes.NAMES for f in ("--palette", name))]))
"""

DRAWN = """
from scenes.checks import common
common.windowless()
from scenes.checks import audit_palettes, audit_trace
audit_trace.install()
audit_palettes.install()
import pygame
from scenes.checks import audit, audit_checks, audit_screens
from scenes.checks.audit_sets import Combo
from scenes.draw import palettes

def seen(app):
    audit_checks.runs_of(app).clear()
    app.invalidate()
    app.step(16, [])
    return pygame.image.tobytes(app.screen, "RGB"), audit_palettes.words(app)

for game in ("spirit-island", "small-islands"):
    opened = {}
    for palette in palettes.NAMES:
        app = audit._app(Combo((1280, 720), 100, "en", palette))
        audit_screens.open_table(app, game, 1, "early")
        app.step(400, [])
        opened[palette] = seen(app)
        audit._clear(app)
        audit_palettes.forget()
    app = audit._app(Combo((1280, 720), 100, "en"))
    audit_screens.open_table(app, game, 1, "early")
    app.step(400, [])
    for palette in (*palettes.NAMES, *palettes.NAMES):
        audit_palettes.put_on(app, palette)
        pixels, words = seen(app)
        print(game, palette, pixels == opened[palette][0], words == opened["default"][1], len(words) > 20)
    print(game, len({pixels for pixels, _ in opened.values()}))
    audit_palettes.put_on(app, "default")
    audit._clear(app)
"""


def test_words_that_one_palette_makes_pale_are_found_in_it_alone(tmp_path: Path) -> None:
    """Each palette has a report of its own, and what is kept is not looked at again."""
    file = tmp_path / "night.jsonl"
    done = run(home=tmp_path, code=PALE.replace("sys.argv[1]", repr(str(file))))
    assert done.returncode == 1, done.stderr
    kept = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    found = {report["task"]: {finding["kind"] for finding in report["findings"]} for report in kept}
    of = "spirit-island 1280x720 100 % en"
    assert found == {of: set(), f"{of} red-green": {"contrast"}, f"{of} blue-yellow": set(), f"{of} contrast": set()}
    assert len({report["text_runs"] for report in kept}) == 1 and all(report["screens"] == 1 for report in kept)
    file.write_text("".join(json.dumps(report) + "\n" for report in kept[:1]), encoding="utf-8")
    again = run(home=tmp_path, code=PALE.replace("sys.argv[1]", repr(str(file))))
    assert [line.split(":")[0].split(" ", 1)[1] for line in again.stderr.splitlines()] == list(found)[1:]
    # The picture behind the words drifts.
    same = [re.sub(r"[\d.]+:1", "", out.rsplit(" ", 2)[0]) for out in (again.stdout, done.stdout)]
    assert same[0] == same[1]


def test_a_palette_changes_colours_only_and_is_what_a_table_opened_in_it_shows(tmp_path: Path) -> None:
    done = run(home=tmp_path, code=DRAWN)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert [line for line in lines if "False" in line] == []
    assert sum(line.endswith("True True True") for line in lines) == 16 and sum(line.endswith(" 4") for line in lines) == 2
