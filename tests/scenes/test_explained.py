"""Everything on a table says what it is: as a tip, by the right button, to a screen reader; and no more than one may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.core.engine.key import Key
from game.core.engine.rng import Rng
from game.core.play.session import Session
from scenes.checks import audit_explained
from scenes.overlays.about import AboutOverlay
from tests.scenes.games import any_option, session_of
from tests.scenes.hands import press, step

SIZES = ((1280, 720), (1920, 1080))


@pytest.fixture(scope="module")
def late_island() -> Session:
    return session_of(2, 7, 46)


@pytest.fixture(scope="module")
def late_isles() -> Session:
    return session_of(1, 7, 60, game="small-islands")


def pointing(table: Any, pos: tuple[int, int]) -> None:
    """The pointer rests there until the tip comes."""
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0)))
    for _ in range(40):
        table.app.step(16)


def right_click(table: Any, pos: tuple[int, int]) -> None:
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=pos, button=3))
    step(table.app)


def part(table: Any, starts: str) -> tuple[str, pygame.Rect]:
    """The first part of the map whose name begins so."""
    inner = table.model.centre.inner
    for y in range(inner.y, inner.bottom, 8):
        for x in range(inner.x, inner.right, 8):
            found = table.model.centre.part_at((x, y))
            if found is not None and found[0].startswith(starts):
                return found[0], found[1]
    raise AssertionError(f"nothing on the map begins with {starts}")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["late_island", "late_isles"])
def test_everything_on_a_table_is_explained(
    game: str, size: tuple[int, int], table_of: Callable[..., Any], request: pytest.FixtureRequest
) -> None:
    table = table_of(request.getfixturevalue(game), size)
    table.model.rest = None
    for seat in table.model.view.seats:
        table.drawers.show_panel(seat)
        step(table.app)
        assert audit_explained.judge_explained(table.app) == []
        table.drawers.close()
        table.sync()
    step(table.app)
    assert audit_explained.judge_explained(table.app) == []


def test_the_audit_finds_what_explains_nothing(
    late_island: Session, table_of: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of(late_island)
    monkeypatch.setattr(table.model.screen, "about", lambda key: None)
    found = {finding.what.split()[0] for finding in audit_explained.judge_explained(table.app)}
    assert {"land", "part"} <= found


def test_a_piece_says_what_it_is_worth_and_leaves_with_the_pointer(late_island: Session, table_of: Callable[..., Any]) -> None:
    table = table_of(late_island)
    key, rect = part(table, "piece:G7/town")
    pointing(table, rect.center)
    assert "Health 2. Deals 2 damage" in table.app.tip.text and "1 more destroys it" in table.app.tip.text, key
    pointing(table, (rect.centerx, table.model.grid.prompt.centery))
    assert "Health" not in table.app.tip.text


def test_the_right_button_opens_a_land_and_an_invader_card(late_island: Session, table_of: Callable[..., Any]) -> None:
    table = table_of(late_island)
    land = table.item("land:H6")
    right_click(table, land.rect.center)
    assert isinstance(table.app.top, AboutOverlay)
    said = "\n".join(table.app.text_view())
    assert "H6, wetland" in said and "1 dahan" in said and "strikes back" in said and "Adjacent lands:" in said
    press(table.app, pygame.K_ESCAPE)
    right_click(table, table.item("slot-ravage").rect.center)
    assert table.app.top.name == "zoom" and table.app.top.card.startswith("invader:")


def test_figures_of_the_rail_have_their_names(late_island: Session, table_of: Callable[..., Any]) -> None:
    table = table_of(late_island)
    table.model.rest = None
    innate = next(item for item in table.items() if item.key.startswith("about:innate-of:"))
    tip = table.tip(innate)
    assert tip.startswith("Mischief and Sabotage\n0 of 4 levels reached") and "1 plant more for level 1" in tip
    pointing(table, innate.rect.center)
    assert "Mischief and Sabotage" in table.app.tip.text
    line = next(line for line in table.app.text_view() if "Energy" in line)
    assert "Pays for power cards" in line


def test_what_an_island_lacks_is_named_from_the_rules(late_isles: Session, table_of: Callable[..., Any]) -> None:
    table = table_of(late_isles)
    facts, view = table.model.facts, table.model.view
    for island in facts.islands(view):
        for way in facts.lacking(view, island, view.current["p0"]):
            grown = island._replace(**{symbol: island.count(symbol) + n for symbol, n in way.items()})
            assert table.model.rules.box.pair(view.current["p0"])[0].met(view, grown)
    words = [table.model.about(key).words() for key in table.model.centre.present() if key.startswith("island:")]
    assert any("still needed: 1 flower" in said for said in words) and any("met, " in said for said in words)


def test_an_explanation_keeps_the_rivals_secret(table_of: Callable[..., Any]) -> None:
    table = table_of(session_of(2, 7, 30, game="small-islands"))
    model = table.model
    model.seated = model.seat
    table.sync()
    rival = next(seat for seat in model.view.seats if seat != model.seat)
    cards = [model.wording.texts.card(card).title for card in model.session.state.current[rival]]
    names = [item.tells for item in table.items() if item.tells]
    names += [f"{kind}:{rival}" for kind in ("tokens", "ship-of", "points", "discovery", "houses")]
    said = "\n".join(about.words() for name in names if (about := model.screen.about(Key.of(name))) is not None)
    assert said and cards and not any(title in said for title in cards)


def test_the_focus_is_told_as_much_as_the_pointer(late_island: Session, table_of: Callable[..., Any]) -> None:
    table = table_of(late_island)
    table.app.show_ring()
    table.set_focus("land:G1")
    assert "next explore" not in table.app.spoken[-1]
    for _ in range(40):
        table.app.step(16)
    assert "Next explore: an explorer comes" in table.app.spoken[-1]


def test_landing_tells_what_it_would_bring_and_whose_ships_are_free(table_of: Callable[..., Any]) -> None:
    session, rng = session_of(("human", "bot:random"), 7, game="small-islands"), Rng(7)
    while not any(o.key.startswith("ship:") and o.seat == "p0" for o in session.decision.options):
        pick = any_option(session, rng)
        session.choose(pick.seat, pick.key)
    model = table_of(session).model
    ship = next(key for key in model.options if key.startswith("ship:"))
    found = model.screen.changes(Key.of(ship))
    promises = [p for p in model.facts.promises(model.view, model.seat) if p.met and p.why is None]
    assert found.title == "Landing now" and found.rows[0].after == str(min(len(promises), 4))
    other = next(seat for seat in model.view.seats if seat != model.seat)
    assert [(row.name, row.after) for row in found.rows[-2:]] == [
        (model.names[model.seat], "first to score"), (model.names[other], "second to score")
    ]  # fmt: skip
    assert found.foot.startswith("2 ships are left then: ")
