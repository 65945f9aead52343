"""Random games keep the promises of the rules; a broken promise, a lost piece and a wrong score are noticed."""

from __future__ import annotations

import pytest

from game import games
from game.checks import fuzz
from game.checks.contract import chosen_setup
from game.cli.main import main
from game.core.engine.decision import Event, Option
from game.core.engine.rng import Rng
from game.small_islands import islands as isles
from game.small_islands.checks import commands
from game.small_islands.checks import count as counted
from game.small_islands.state import State

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
    words = ["fuzz", "small-islands", "--games", "30", "--seed", "40", "--seats", str(seats), "--mode", mode]
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
        if counted.written(s.box, tile).corners in ("LSSS", "LLLS") and any(
            (cell[0] + dc, cell[1] + dr) in s.cells for dc, dr in counted.SIDES
        ):
            turned = s.clone()
            turned.cells[cell] = (tile, (by + 1) % 4)
            if any(len(shown) > 1 for shown in counted.lattice(turned).values()):
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


class Leaky:
    """The rules with one promise broken."""

    def __init__(self, **broken) -> None:
        self.broken = broken

    def __getattr__(self, name: str):
        return self.broken.get(name) or getattr(RULES, name)


def peek(s: State, seat: str) -> State:
    """A view that shows what the next tile of the reserve is."""
    seen = RULES.view(s, seat)
    seen.reserve = (*s.reserve[:1], *seen.reserve[1:])
    return seen


def show_hands(s: State, seat: str) -> State:
    seen = RULES.view(s, seat)
    seen.hand = dict(s.hand)
    return seen


def touch(s: State, seat: str, key: str):
    s.turn += 1
    return RULES.why_not(s, seat, key)


@pytest.mark.parametrize(
    ("broken", "said"),
    (
        ({"view": peek}, "view of p0"),
        ({"view": show_hands}, "view of p0"),
        ({"why_not": touch}, "asking has changed"),
        ({"why_not": lambda s, seat, key: None}, "said to be legal"),
    ),
)
def test_a_broken_promise_is_noticed(broken: dict, said: str):
    s = full()
    with pytest.raises(fuzz.Broken, match=said):
        fuzz.examine(Leaky(**broken), commands, s, commands.fingerprint(s), Rng(1))


def test_a_wrong_payment_is_noticed():
    """The score is kept a second time: it has to agree with every payment."""
    for seed in range(60):
        s = position(seed)
        follow = commands.Follow(RULES, s)
        chance = Rng(seed)
        while options := RULES.options(s):
            option = chance.pick(options)
            before = s.clone()
            events = RULES.apply(s, option.seat, option.key)
            paid = next((e for e in events if e.kind == "scored" and e.args[0] in s.seats and e.args[2] == "reward"), None)
            if paid is None:
                assert follow.step(option, events, s) is None
                continue
            cheated = [e if e is not paid else Event("scored", (paid.args[0], paid.args[1] + 1, *paid.args[2:])) for e in events]
            told = follow.step(option, cheated, s)
            assert told is not None and "was paid" in told, before.phase
            return
    raise AssertionError("nothing was paid in any game")


def test_the_second_count_agrees_on_placements():
    """Every rotation tried by hand and the table of the rules offer the same cells."""
    for seed in range(6):
        s = position(seed, 2)
        for tile in ("l01", "l05", "l18", "l32", "l38", "l40", "l53"):
            legal = counted.placements(s, tile, 15, 11)
            from game.small_islands import placement

            assert {(place.cell, place.turns) for place in placement.places(s, s.box.faces[tile])} == legal
        keys = {f"cell:{c},{r}/r0" for (c, r), _ in counted.placements(s, "ship", 15, 11)}
        assert keys == set(placement.ship_keys(s))


def test_an_answer_out_of_turn_is_refused():
    s = full()
    seat = RULES.options(s)[0].seat
    other = next(one for one in s.seats if one != seat)
    if RULES.decision(s).kind != "together":
        assert RULES.why_not(s, other, RULES.options(s)[0].key).id == "not-your-seat"
    assert Option("done", other) not in RULES.options(s)
