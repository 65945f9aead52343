"""The ribbon of phases while the blighted side of the blight card asks: the fast powers are over, the invader phase has begun."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.engine.rng import Rng
from game.core.play.session import Session
from tests.scenes.games import any_option, asked_by
from tests.scenes.hands import step

SIZES = [(1280, 720), (1920, 1080)]


@pytest.fixture(scope="module")
def asking() -> Session:
    """The blighted island asks, at the beginning of an invader phase."""
    return asked_by("blight-card", 2, 120, box="base", options=[("blight-card", "any")])


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
@pytest.mark.parametrize("size", SIZES)
def test_the_ribbon_says_where_we_are(
    table_of: Any, asking: Session, size: tuple[int, int], lang: str, cut: list[str]
) -> None:  # fmt: skip
    table = table_of(asking, size, lang)
    model, t = table.model, table.t
    phases = [item for item in table.items() if item.role == "phase"]
    assert asking.state.phase == "fast", "the rules note the next phase when its first step begins"
    assert [item.key for item in phases if item.value == t("table-phase-current")] == ["phase-blighted-island"]
    at = [item.key for item in phases].index("phase-blighted-island")
    assert phases[at].name == t("blight-card-blighted") and phases[at - 1].key == "phase-fast"
    assert phases[at - 1].value == t("table-phase-past") and phases[at + 1].key == "phase-ravage"
    assert phases[at].name not in cut
    model.host.set_language("en" if lang != "en" else "it")
    step(table.app)
    assert not table.app.errors


def test_after_it_fear_has_its_place_again(table_of: Any, asking: Session) -> None:
    table = table_of(asking, SIZES[0])
    length, rng = len(asking.log), Rng(1)
    while any(part.source.startswith("blight-card:") for part in asking.decision.parts or (asking.decision,)):  # type: ignore[union-attr]
        pick = any_option(asking, rng)
        asking.choose(pick.seat, pick.key)
        table.sync()
    keys = [item.key for item in table.items() if item.role == "phase"]
    assert "phase-fear" in keys and "phase-blighted-island" not in keys
    while len(asking.log) > length:
        asking.undo(cross_fence=True)
