"""What one click on a land costs, from the pressed button to the repainted table: counted, so that it is the same anywhere."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any

import pygame
import pytest

from scenes.table import TableScene
from tests import golden_files
from tests.scenes import hands
from tests.scenes.games import session_of

ROOT = Path(__file__).parents[3]


@pytest.mark.golden
def test_a_click_on_a_land_asks_little_of_few(start: Any) -> None:
    """The house wants 2,500 calls in 50 files. The golden file says how many there are at most today, and in which."""
    app = start((1280, 720), reduced_motion=True)
    clicked(app)  # what is made once and kept is not of this click
    found = clicked(app)
    most = ", ".join(f"{count} {name.removeprefix(str(ROOT))}" for name, count in found.most_common(8))
    files = sorted(Path(name).relative_to(ROOT).as_posix() for name in found)
    calls, *known = golden_files.kept("one_click.txt", "\n".join([f"{found.total()} calls", *files]) + "\n").splitlines()
    assert found.total() <= int(calls.split()[0]), f"{found.total()} calls, most in {most}; if this is meant: {golden_files.HOW}"
    assert set(files) <= set(known), f"new: {sorted(set(files) - set(known))}; if this is meant: {golden_files.HOW}"


def clicked(app: Any) -> Counter[str]:
    """File -> calls of a click on the first land that may be chosen, on a new table."""
    session = session_of(1, 7, 1)
    table = app.push(TableScene(app, session))
    app.step(16)
    while not (lands := [o.key for o in session.decision.options if o.key.startswith("land:")]):
        session.choose(session.decision.options[0].seat, session.decision.options[0].key)
    table.sync()
    app.step(16)
    place = table.item(lands[0]).rect.center
    hands.point(app, place)
    for _ in range(30):  # what is under the pointer has told what it tells, and nothing waits any more
        app.step(16)
    found: Counter[str] = Counter()
    ours = tuple(str(ROOT / part) + "/" for part in ("game", "scenes"))

    def seen(frame: FrameType, what: str, _: Any) -> None:
        if what == "call" and frame.f_code.co_filename.startswith(ours):
            found[frame.f_code.co_filename] += 1

    answers = len(session.log)
    before = sys.getprofile()
    sys.setprofile(seen)
    try:
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            app.step(16, [pygame.event.Event(kind, pos=place, button=1)])
    finally:
        sys.setprofile(before)
    assert len(session.log) > answers, "the click answered nothing"
    return found
