"""The text view of every screen: its shape in order (golden), and that all of it is words in three languages.

The golden file (`tests/golden_files.py`) holds zones, roles and keys, not sentences, and runs of alike lines as one: it changes
only when a screen gets or loses something.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from scenes.app.program import App
from scenes.app.screen_reader import TextView
from scenes.checks import shot
from tests import golden_files
from tests.scenes.games import session_of

SCENES = ("menu", "setup", "table", "scoring", "pause", "rules", "log", "zoom", "confirm", "load", "settings", "keys", "error",
          "look", "replay", "share", "import", "handover", "learn", "firstrun", "lesson", "advice", "review")  # fmt: skip


@pytest.fixture
def opened(start: Callable[..., App]) -> Any:
    def make(name: str, lang: str = "en") -> App:
        app = start(lang=lang, reduced_motion=True)
        if name in ("look", "replay", "share", "import", "handover"):
            _own(app, name)
        else:
            moves = 12 if name in ("table", "pause", "log", "zoom", "advice", "review") else 0
            flags = ["--scene", name, "--seed", "7", "--moves", str(moves), "--out", "none.png"]
            shot.open_scene(app, shot.parser().parse_args(flags))
        for _ in range(2):
            app.step(400, [])
        assert not app.errors, app.errors[0]
        return app

    return make


def _own(app: App, name: str) -> None:
    from scenes.overlays.handover import HandOverScene
    from scenes.overlays.share import ImportOverlay, ShareOverlay
    from scenes.replay.screen import replay_session
    from scenes.table import TableScene
    from scenes.table.timetravel import look_here

    session = session_of(1, 7, 12)
    app.push(TableScene(app, session))
    if name == "look":
        look_here(app.top.model, 4)  # type: ignore[arg-type]
    elif name == "replay":
        replay_session(app, session)
    elif name == "share":
        app.push(ShareOverlay(app, session))
    elif name == "import":
        app.push(ImportOverlay(app))
    else:
        lines = ([app.t("log-blight", land="G5")], 3)
        app.push(HandOverScene(app, lambda: ("Marta", "blue"), lambda: lines, app.pop, app.pop))


def shape(app: App) -> list[str]:
    """Zone, role and key of every line; alike neighbours once."""
    out: list[str] = []
    for item in TextView(app).items():
        key = re.sub(r"[:=~].*|\d+", "*", item.key)
        line = f"  {item.zone} {item.role} {key}".rstrip()
        if not out or out[-1].removesuffix(" ...") != line:
            out.append(line)
        elif not out[-1].endswith(" ..."):
            out[-1] += " ..."
    return out


@pytest.mark.golden
@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_every_screen_has_its_shape_and_every_line_is_words(opened: Any, lang: str) -> None:
    """The shape is compared in one language: the screens are opened once for both."""
    made = []
    for name in SCENES:
        app = opened(name, lang)
        view = TextView(app)
        made += [f"{name}", *shape(app)]
        assert view.title() and not view.title().startswith("["), name
        for item, line in zip(view.items(), view.lines(), strict=True):
            role, _, rest = line.partition("] ")
            assert rest.strip() and "\n" not in line, (name, item.key)
            assert not re.search(r"\[[a-z]+-[a-z-]+\]|‹|</?[a-z]", rest), (name, line)
            if lang == "uk" and item.role not in ("image",):
                assert re.search("[а-яіїєґ]", role), (name, line, "a role without a word")
        stops = [item.key for item in view.items() if item.focusable]
        assert len(stops) == len(set(stops)), (name, sorted(k for k in stops if stops.count(k) > 1))
    if lang == "en":
        golden_files.same("text_views.txt", "\n".join(made) + "\n")


def test_lines_are_used_by_number(opened: Any) -> None:
    app = opened("pause")
    view = TextView(app)
    assert "== " in view.numbered() and f"{view.find('resume'):>4} " in view.numbered()
    assert view.do(view.find("resume")) == "" and app.top.name == "table"  # type: ignore[union-attr]
    off = next(n for n, item in enumerate(view.items(), 1) if not item.enabled)
    assert view.do(off), "a line that cannot be used says why"
    assert view.find("nothing-of-the-kind") == 0
    with pytest.raises(IndexError):
        view.do(9999)
