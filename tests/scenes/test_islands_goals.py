"""Islands on which a house would pay: outlined, listed, with the pay; what others lack; what landing brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.core.engine.key import Key
from game.core.engine.rng import Rng
from game.core.play.session import Session
from scenes.games.small_islands import objectives
from scenes.table import TableScene
from tests.scenes.games import any_option, session_of
from tests.scenes.hands import point, read


def on_shore(seed: int, seats: int = 2, mode: str = "", least: int = 1) -> Session | None:
    """A random game as the first seat may land, with at least so many islands on which it could build; None: it never may."""
    session, rng = session_of(("human", *["bot:random"] * (seats - 1)), seed, game="small-islands", mode=mode), Rng(seed)
    while (decision := session.decision) is not None:
        part = decision.for_seat("p0")
        if part is not None and part.kind == "turn.choose" and any(key.startswith("ship:") for key in part.keys("p0")):
            view = session.view("p0")
            if sum(p.met and p.why is None for p in session.rules.facts.promises(view, "p0")) >= least:
                return session
        pick = any_option(session, rng)
        session.choose(pick.seat, pick.key)
    return None


def landable(count: int, seats: int = 2, mode: str = "", least: int = 1) -> list[Session]:
    """So many of them."""
    found = [session for seed in range(1, 40) if (session := on_shore(seed, seats, mode, least)) is not None][:count]
    assert len(found) == count
    return found


def slips(table: Any) -> dict[str, str]:
    """The keys of the islands that are outlined as paying -> the pay on their slips."""
    board = table.model.centre
    lands = {outline.lands for outline in board.scene.outlines if outline.tone == "fits"}
    named = {board.islands.letter(one): one for one in board.islands.all()}
    found = {slip.text: slip.pays for slip in board.scene.letters}
    return {board.islands.key(one): found[text] for text, one in named.items() if board.islands.lands(one) in lands}


def land(session: Session, ship: str) -> None:
    """The first seat lands with this ship, in the first place there is; what is asked of it then is its first house."""
    session.choose("p0", ship)
    while (decision := session.decision) is not None and decision.kind == "land.cell":
        session.choose("p0", decision.keys("p0")[0])


def built(session: Session, keys: list[str]) -> int:
    """The points that houses on these islands bring at once; of resources to pick from the one that counts most."""
    rules, state = session.rules, session.state.clone()
    before = state.points["p0"]
    for key in keys:
        rules.apply(state, "p0", key)
    while (asked := rules.decision(state)) is not None and asked.seats == ("p0",) and asked.kind.startswith("reward."):
        options = asked.keys("p0")
        best = "done" if "done" in options else options[0]
        if options[0].startswith("symbol:"):
            cell = asked.args[0]
            counts = [one for one in rules.facts.islands(state) if one.at == cell]
            best = max(options, key=lambda one: max(island.count(one.partition(":")[2]) for island in counts))
        rules.apply(state, "p0", best)
    return int(state.points["p0"] - before)


@pytest.mark.parametrize(("mode", "seats"), [("", 2), ("advanced", 3), ("solo", 1)])
def test_an_outlined_island_pays_what_stands_on_its_slip_and_no_other_may_be_built_on(
    table_of: Callable[..., TableScene], mode: str, seats: int
) -> None:
    for session in landable(3, seats, mode):
        table: Any = table_of(session)
        told = slips(table)
        assert told and all(table.item(f"at:{key}") is not None for key in told), "on the rail, too"
        land(session, next(key for key in table.model.options if key.startswith("ship:")))
        keys = [key for key in session.decision.keys("p0") if key != "done"]
        assert {*keys} == {*told}
        for key in keys:
            assert built(session, [key]) == int(told[key].replace("?", "0"))


@pytest.mark.parametrize(("mode", "seats"), [("", 2), ("advanced", 2), ("solo", 1)])
def test_landing_brings_what_was_foretold(table_of: Callable[..., TableScene], mode: str, seats: int) -> None:
    for session in landable(3, seats, mode):
        table: Any = table_of(session, (1920, 1080))
        ship = next(key for key in table.model.options if key.startswith("ship:"))
        told = objectives.landing(table.model, Key.of(ship).rest)
        shown = table.model.screen.changes(Key.of(ship))
        assert told is not None and told.order[0] == "p0" and shown.rows[0].after == str(told.islands)
        assert shown.rows[1].after == (f"+{told.points}" if told.points else "0")
        worth = slips(table)
        land(session, ship)
        assert session.state.ships_left == told.ships
        ways = sorted(worth, key=lambda key: int(worth[key].replace("?", "0")), reverse=True)
        assert len(ways[:4]) == told.islands and built(session, ways[:4]) == told.points
        assert sum(worth[key] == "?" for key in ways[:4]) == told.kept


def test_the_last_ship_says_that_it_ends_the_game(table_of: Callable[..., TableScene]) -> None:
    session = landable(1)[0]
    session.state.ships_left = ("p0",)
    table: Any = table_of(session)
    assert table.model.screen.changes(Key.of("ship:own")).foot == table.t("isles-landing-last")
    session.state.ships_left = ("p0", "p1", "grey", "grey")
    table.question.read()
    assert "3 ships are left then: Olek, 2 grey" in table.model.screen.changes(Key.of("ship:own")).foot
    assert "3 ships are left then: Marta, Olek, one grey" in table.model.screen.changes(Key.of("ship:grey")).foot


def test_pointing_at_an_island_lights_its_line_and_at_the_line_its_island(table_of: Callable[..., TableScene]) -> None:
    table: Any = table_of(landable(1)[0], (1920, 1080))
    board = table.model.centre
    island = board.islands.all()[0]
    key = board.islands.key(island)
    line = table.item(f"at:{key}").rect
    edge = (line.centerx, line.y - table.model.kit.px(1))
    assert table.app.screen.get_at(edge)[:3] != (255, 255, 255)
    point(table.app, board.point_on_screen(board.islands.heart(island)))
    assert table.model.pointed == key and table.app.screen.get_at(edge)[:3] == (255, 255, 255)
    point(table.app, table.model.grid.prompt.center)
    assert table.app.screen.get_at(edge)[:3] != (255, 255, 255)
    point(table.app, line.center)
    assert table.model.pointed == key and any(one.tone == "hover" for one in board.scene.outlines)


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_what_an_island_lacks_is_named_in_the_list_and_would_do(table_of: Callable[..., TableScene], lang: str) -> None:
    """The symbols named, laid on the island, meet the mission."""
    named = 0
    for session in landable(3, least=0):
        table: Any = table_of(session, (1920, 1080), lang=lang)
        model, board = table.model, table.model.centre
        cards = model.view.current["p0"]
        mission = model.rules.box.pair(cards)[0]
        for island in board.islands.all():
            ways = model.facts.lacking(model.view, island, cards)
            for way in ways:
                assert not mission.met(model.view, island)
                assert mission.met(model.view, island._replace(**{s: island.count(s) + n for s, n in way.items()}))
            line = table.item(f"at:{board.islands.key(island)}")
            if ways and "p0" not in island.houses:
                assert objectives.lacks(model, "current", island) in line.value
                named += 1
    assert named > 3
    assert "‹" not in read(table.app)


def test_while_objectives_are_chosen_the_card_pointed_at_outlines_its_islands(table_at: Any) -> None:
    table = table_at("prepare.current", (1920, 1080), skip=2)
    seen = set()
    for key in table.model.carded:
        point(table.app, table.item(key).rect.center)
        card = table.model.screen.cards.id_of(Key.of(key))
        promised = [
            table.model.facts.promise_by(table.model.view, "p0", one, (card,)) for one in table.model.centre.islands.all()
        ]
        met = {table.model.centre.islands.key(one.island) for one in promised if one.met and one.why is None}
        assert {*slips(table)} == met
        seen.add(bool(met))
    assert seen == {True, False}


def test_nothing_is_outlined_by_what_the_table_may_not_know(table_of: Callable[..., TableScene]) -> None:
    session = landable(1)[0]
    table: Any = table_of(session)
    assert slips(table)
    table.model.view.current["p0"] = ("?",)
    table.model.centre.point()
    assert not slips(table)
