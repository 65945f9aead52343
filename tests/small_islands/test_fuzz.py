"""Random games keep the promises of the rules; a broken promise, a lost piece and a wrong score are noticed."""

from __future__ import annotations

import pytest

from game import games
from game.checks import fuzz
from game.checks.contract import chosen_setup
from game.cli.main import main
from game.core.engine.decision import Option
from game.core.engine.rng import Rng
from game.small_islands import islands as isles
from game.small_islands import placement, reward
from game.small_islands.checks import commands, recount
from game.small_islands.effects import worth
from game.small_islands.state import State
from tests.leaky import Leaky

RULES = games.rules("small-islands")
MODES = [(1, "solo"), (2, "normal"), (2, "advanced"), (3, "advanced"), (4, "normal")]


def everything(mode: str, seats: int) -> list[tuple[str, str]]:
    return [(shelf, item) for shelf, items in commands.coverable(RULES, mode, seats).items() for item in sorted(items)]


def game(seats: int, mode: str, seed: int, generated: bool) -> fuzz.FuzzGame:
    made = fuzz.FuzzGame(RULES, commands, seats, seed, everything(mode, seats) if generated else [], False)
    made.setup = chosen_setup(made.setup, mode, {})
    return made


@pytest.mark.parametrize(("seats", "mode"), MODES)
@pytest.mark.parametrize("generated", (False, True), ids=("from the start", "from any position"))
def test_a_few_games(seats: int, mode: str, generated: bool):
    for seed in (500, 501) if generated else (500,):
        game(seats, mode, seed, generated).play()


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "mode"), MODES)
def test_many_games_keep_every_promise(seats: int, mode: str, capsys: pytest.CaptureFixture):
    words = ["fuzz", "small-islands", "--games", "2", "--seed", "40", "--seats", str(seats), "--mode", mode]
    assert main(words) == 0, capsys.readouterr().out


def position(seed: int = 1, seats: int = 2, mode: str = "normal") -> State:
    setup = chosen_setup(commands.setup(RULES, seats, seed), mode, {})
    return commands.generate(RULES, RULES.new(setup), Rng(seed), everything(mode, seats))[0]


def test_generated_positions_are_whole_and_differ():
    made = [position(seed, 3) for seed in range(16)]
    assert len({s.hash() for s in made}) == 16
    assert any(s.tokens for s in made) and any(s.houses for s in made) and any(s.ships for s in made)
    for s in made:
        assert commands.broken(RULES, s, commands.fingerprint(s)) is None


def full(seed: int = 3) -> State:
    """A generated position with something of everything."""
    while True:
        s = position(seed)
        if s.tokens and s.houses and s.ships and not s.result and len(s.cells) > 12:
            return s
        seed += 1


def lose_a_tile(s: State) -> None:
    s.reserve = s.reserve[1:]


def double_a_card(s: State) -> None:
    s.deck_objectives = (*s.deck_objectives, *s.current["p0"], *s.next["p0"])


def lose_a_house(s: State) -> None:
    s.houses.pop(min(s.houses))
    isles.forget(s)


def lose_a_token(s: State) -> None:
    s.tokens.pop(min(s.tokens))
    isles.forget(s)


def lose_a_discovery_token(s: State) -> None:
    s.discovery_pool = s.discovery_pool[1:]


def gain_a_ship(s: State) -> None:
    s.ships_left = (*s.ships_left, "grey")


def turn_a_tile(s: State) -> None:
    """A tile that is neither sea nor land all over is turned where it lies."""
    for cell, (tile, by) in sorted(s.cells.items()):
        if s.box.faces[tile].corners in ("LSSS", "LLLS") and any(
            (cell[0] + dc, cell[1] + dr) in s.cells for dc, dr in placement.STEPS[:4]
        ):
            turned = s.clone()
            turned.cells[cell] = (tile, (by + 1) % 4)
            if any(len(shown) > 1 for shown in recount.lattice(turned).values()):
                s.cells[cell] = turned.cells[cell]
                isles.forget(s)
                return


def give_points(s: State) -> None:
    s.points["p1"] += 1


def forget_an_island(s: State) -> None:
    known = isles.index(s).copy()
    key = min(known.by)
    known.by[key] = known.by[key]._replace(size=known.by[key].size + 1)
    s.isles = known


@pytest.mark.parametrize(
    "harm",
    (
        *(lose_a_tile, double_a_card, lose_a_house, lose_a_token, lose_a_discovery_token),
        *(gain_a_ship, turn_a_tile, give_points, forget_an_island),
    ),
)
def test_harm_to_a_position_is_noticed(harm):
    s = full()
    first = commands.fingerprint(s)
    assert commands.broken(RULES, s, first) is None
    harm(s)
    assert commands.broken(RULES, s, first)


def peek(s: State, seat: str) -> State:
    """A view that shows what the next tile of the reserve is."""
    seen = RULES.view(s, seat)
    seen.reserve = (*s.reserve[:1], *seen.reserve[1:])
    return seen


def show_hands(s: State, seat: str) -> State:
    seen = RULES.view(s, seat)
    seen.hand = dict(s.hand)
    return seen


@pytest.mark.parametrize(
    ("broken", "said"),
    (
        ({"view": peek}, "view of p0"),
        ({"view": show_hands}, "view of p0"),
    ),
)
def test_a_view_that_shows_too_much_is_noticed(broken: dict, said: str):
    s = full()
    with pytest.raises(fuzz.Broken, match=said):
        fuzz.examine(Leaky(RULES, **broken), commands, s, commands.fingerprint(s), Rng(1))


def test_each_house_is_paid_for_once_with_what_its_island_is_worth():
    """Not by looking at the frames that pay: from the houses that were built, at the end of each reward phase."""
    paid = 0
    for seed in range(4):
        s = position(seed, 3, "advanced" if seed % 2 else "normal")
        chance = Rng(seed)
        due: list[tuple[str, reward.Reward, tuple[int, int, int]]] = []
        while options := RULES.options(s):
            option = chance.pick(options)
            cards = {seat: s.box.pair(s.current.get(seat, ())) for seat in s.seats}
            houses, points = dict(s.houses), sum(s.points.values())
            events = RULES.apply(s, option.seat, option.key)
            for site in s.houses.keys() - houses.keys():
                if s.houses[site] in s.seats:
                    due.append((s.houses[site], cards[s.houses[site]][1], site[:3]))
            for event in (e for e in events if e.kind == "scored" and e.args[2] == "reward"):
                seat, n, _, at, *_ = event.args
                one = next(one for one in due if one[0] == seat and one[2] == at)
                due.remove(one)
                paid += 1
                promised = worth(s, one[1], isles.island_of(s, at))
                assert n == promised.points or promised.choice and n <= promised.points
            won = sum(e.args[1] for e in events if e.kind == "scored" and e.args[0] in s.seats)
            if s.phase != "end":
                assert sum(s.points.values()) - points == won, "nothing is won that is not said"
            if s.phase != "reward":
                assert all(not worth(s, pays, isles.island_of(s, at)).points for _, pays, at in due), due
                due.clear()
    assert paid > 10


def test_what_is_offered_is_what_nothing_speaks_against():
    """Placements read off the coast that is carried along, against every cell and turn asked for one by one."""
    for seed in range(6):
        s = position(seed, 2)
        for tile in ("l01", "l05", "l18", "l32", "l38", "l40", "l53"):
            offered = {(place.cell, place.turns) for place in placement.places(s, s.box.faces[tile])}
            assert offered == recount.placements(s, tile)
            for cell, by in offered:
                after = s.clone()
                placement.put_tile(after, cell, tile, by)
                assert all(len(letters) == 1 for letters in recount.lattice(after).values())
        assert set(placement.ship_keys(s)) == {f"cell:{c},{r}/r0" for (c, r), _ in recount.placements(s, "ship")}


def tear(s: State) -> None:
    """Two tiles of an island are called an island each."""
    whole = isles.index(s).copy()
    key, island = next((key, one) for key, one in sorted(whole.by.items()) if len(one.areas) > 1)
    first = min(island.areas)
    rest = island.areas - {first}
    whole.by[key] = island._replace(areas=frozenset({first}))
    whole.by[min(rest)] = island._replace(areas=rest)
    whole.root.update({land: min(rest) for land in rest} | {first: key})
    s.isles = whole


def join(s: State) -> None:
    """Two islands are called one."""
    whole = isles.index(s).copy()
    (one, first), (two, second) = sorted(whole.by.items())[:2]
    del whole.by[two]
    whole.by[one] = first._replace(areas=first.areas | second.areas)
    whole.root.update(dict.fromkeys(second.areas, one))
    s.isles = whole


def hide_a_symbol(s: State) -> None:
    whole = isles.index(s).copy()
    key, island = next((key, one) for key, one in sorted(whole.by.items()) if one.flower)
    whole.by[key] = island._replace(flower=island.flower - 1)
    s.isles = whole


@pytest.mark.parametrize("harm", [tear, join, hide_a_symbol, forget_an_island])
def test_what_is_no_island_is_noticed_without_working_them_out_again(harm):
    s = full()
    assert recount.torn(s) is None
    harm(s)
    assert recount.torn(s)


def test_an_answer_out_of_turn_is_refused():
    s = full()
    seat = RULES.options(s)[0].seat
    other = next(one for one in s.seats if one != seat)
    if RULES.decision(s).kind != "together":
        assert RULES.why_not(s, other, RULES.options(s)[0].key).id == "not-your-seat"
    assert Option("done", other) not in RULES.options(s)
