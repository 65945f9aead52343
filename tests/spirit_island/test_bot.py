"""What the bot sees of a position of Spirit Island: adversaries, blight cards, defence without an effect, whole turns."""

from __future__ import annotations

from typing import Any

import pytest

from game import games
from game.ai.greedy import LIMIT, Search, evaluation_for
from game.core.engine.decision import Option, Setup
from game.spirit_island import queries as q
from game.spirit_island.bot import turn_plan
from game.spirit_island.bot import weights as w

RULES: Any = games.rules("spirit-island")
BOT: Any = evaluation_for(RULES)


def game(spirit: str, board: str = "A", game_set: str = "base", **options: Any) -> Any:
    """A new game at its first question."""
    people, usual = ({"spirit": spirit, "board": board},), {"blight-card": "none"} if game_set == "base" else {}
    return RULES.new(Setup("spirit-island", game_set, "", {**usual, **options}, 3, people))


def alone_in(s: Any, land: str, **pieces: int) -> Any:
    """The island with no pieces but these, and a ravage that comes to this land and few others."""
    c = s.clone()
    c.pieces = {(land, kind): (n,) for kind, n in pieces.items()}
    terrain = q.layout(c).land[land].terrain
    c.ravage_slot = (f"i-{terrain}",)
    c.build_slot = ()
    return c


def foreseen(s: Any) -> int:
    """Blight that the bot sees coming."""
    table = BOT.table(s)
    plan = w.coming(s)
    rows = table.outlook(plan, w.worth_at(s.terror, 1.0)).rows
    there = table.place(s).there
    return sum(
        w.land_worth(s, table.rules, row, there.get(row.land, ()), tuple(s.mods), s.blight_pool, False).taken
        for row in rows if q.has_invaders(s, row.land)
    )  # fmt: skip


def ravaged(s: Any) -> int:
    """Blight that the rules then bring."""
    c = turn_plan.after_invaders(s, Search(RULES, BOT, "p0", LIMIT))
    return int(s.blight_pool - c.blight_pool)


@pytest.mark.parametrize(("presence", "towns"), [(1, 1), (2, 1), (2, 2), (2, 3), (3, 2)])
def test_what_defends_by_itself_is_seen(presence: int, towns: int) -> None:
    s = game("vital-strength-of-the-earth")
    land = next(land for land in q.layout(s).lands if q.layout(s).land[land].terrain == "sands")
    c = alone_in(s, land, town=towns)
    c.presence = {(land, "p0"): presence}
    assert foreseen(c) == ravaged(c)


@pytest.mark.parametrize("level", [0, 1, 3])
@pytest.mark.parametrize(
    "pieces", [{"town": 2}, {"city": 1, "town": 1}, {"city": 2}, {"explorer": 1}, {"explorer": 2, "town": 1}]
)
def test_the_damage_of_an_adversary_is_seen(level: int, pieces: dict[str, int]) -> None:
    s = game("river-surges-in-sunlight", adversary="sweden", level=str(level))
    land = next(land for land in q.layout(s).lands if q.layout(s).land[land].terrain == "mountain")
    c = alone_in(s, land, **pieces)
    c.presence = {(land, "p0"): 1, ("A1", "p0"): 2}
    assert foreseen(c) == ravaged(c), "mining adds a further blight"


def test_a_land_close_to_losing_the_game_counts() -> None:
    s = game("river-surges-in-sunlight", adversary="england", level="0")
    rows = {row.land: row for row in BOT.table(s).outlook(w.coming(s), w.worth_at(1, 1.0)).rows}
    calm = next(row for row in rows.values() if not any(row.plan[:4]))
    worth = []
    for n in range(1, 8):
        c = s.clone()
        c.pieces = {(calm.land, "town"): (n,)}
        worth.append(sum(w.land_worth(c, BOT.table(c).rules, calm, (), (), 9, False).terms))
    steps = [before - after for before, after in zip(worth, worth[1:])]
    assert steps[0] == pytest.approx(steps[1]), "far from it each costs the same"
    assert steps[-1] > 3 * steps[-2] > 3 * steps[0]


def test_the_last_blight_of_the_healthy_side_is_not_the_last() -> None:
    """The game goes on when the card is turned; without a card it ends there."""
    cost = {}
    for card in ("none", "downward-spiral"):
        s = game("shadows-flicker-like-flame", **{"blight-card": card})
        s.blight_pool = 2
        before = BOT.score(s, "p0")
        s.blight_pool = 1
        cost[card] = before - BOT.score(s, "p0")
    assert 0 < cost["downward-spiral"] < cost["none"] / 2
    s = game("shadows-flicker-like-flame", **{"blight-card": "downward-spiral"})
    healthy = BOT.score(s, "p0")
    s.blight_pool, s.blighted = s.box.blight_cards["downward-spiral"].per_player, True
    assert BOT.score(s, "p0") < healthy - w.BLIGHTED / 2, "what it does each turn is dear"


def test_plays_count_as_far_as_energy_pays_for_them() -> None:
    for number in range(1, 6):
        steps = [w.throughput(number, n + 1) - w.throughput(number, n) for n in range(6)]
        assert all(step > 0 for step in steps) and steps == sorted(steps, reverse=True)
    assert w.throughput(5, 1) - w.throughput(2, 1) < 0.3 < w.throughput(3, 4) - w.throughput(2, 4)
    assert all(w.throughput(n, 9) < n for n in range(1, 6))


def test_two_cards_that_find_the_same_work_are_not_worth_both() -> None:
    """Each of two cards would save the one land that is ravaged: the second has nothing left to do."""
    s = game("fathomless-mud-of-the-swamp", "G", "horizons")
    search = Search(RULES, BOT, "p0", LIMIT)
    while turn_plan.question_of(s, "p0") != "play":
        option = next(option for option in RULES.options(s) if option.seat == "p0")
        RULES.play(s, option)
    s.energy["p0"] = 9
    land = next(iter(s.presence))[0]
    c = alone_in(s, land, town=1)
    fast = sorted(key[5:] for key, power in s.box.powers.items() if key.startswith("card:") and power.speed == "fast")
    prospects = turn_plan.Prospects({}, {})

    def gain(*cards: str) -> float:
        c.hand["p0"] = cards
        idle = turn_plan.rehearse(c, "p0", (), prospects, search)
        return turn_plan.rehearse(c, "p0", cards, prospects, search) - idle

    found = {card: gain(card) for card in fast}
    saves = [card for card in fast if found[card] > 6]
    assert len(saves) > 1, sorted(found.values())
    for first, second in zip(saves, saves[1:]):
        assert gain(first, second) < found[first] + found[second] - 3, (first, second)


def test_a_rehearsal_changes_nothing_and_keeps_what_cannot_help() -> None:
    s = game("thunderspeaker")
    search = Search(RULES, BOT, "p0", LIMIT)
    while turn_plan.question_of(s, "p0") != "play":
        RULES.play(s, next(option for option in RULES.options(s) if option.seat == "p0"))
    before = s.hash()
    found = turn_plan.prospects(s, "p0", search)
    for card in s.hand["p0"]:
        turn_plan.rehearse(s, "p0", (card,), found, search)
    assert s.hash() == before
    c = s.clone()
    c.presence.clear()
    key = "card:" + c.hand["p0"][0]
    assert turn_plan.used(c, "p0", key, search) is c or search.score(turn_plan.used(c, "p0", key, search)) > search.score(c)


def test_cards_that_bring_energy_can_be_thought_of() -> None:
    """Where powers that are fast anyway cost less, one that costs nothing pays."""
    s = game("lightnings-swift-strike", scenario="blitz")
    search = Search(RULES, BOT, "p0", LIMIT)
    while turn_plan.question_of(s, "p0") != "play":
        RULES.play(s, next(option for option in RULES.options(s) if option.seat == "p0"))
    s.energy["p0"] = 0
    paying = [key[5:] for key, power in s.box.powers.items() if key.startswith("card:") and q.price(s, power) < 0]
    s.hand["p0"] = (*s.hand["p0"], paying[0])
    ranked = turn_plan.sets_of_cards(s, "p0", turn_plan.prospects(s, "p0", search), 2, search)
    worth = {chosen: value for value, chosen in ranked}
    assert paying and worth[paying[0],] > worth[()] - turn_plan.SHORT


@pytest.mark.parametrize(("turn", "pool", "times"), [(1, 7, 1.0), (6, 6, 1.25), (9, 4, 1.75), (11, 2, 2.0), (11, 9, 2.0)])
def test_who_could_only_hold_the_island_presses_on(turn: int, pool: int, times: float) -> None:
    """Vital Strength kept an island with little blight, and twenty invaders on it, until the invader cards ran out."""
    assert w.pressing(turn, pool, 1) == w.pressing(turn, 2 * pool, 2) == times
    assert w.worth_at(1, times).city == times * w.CITY


def test_a_dear_card_is_worth_less_beside_other_dear_ones() -> None:
    """Its energy is also that of the cards played beside it."""
    s = game("river-surges-in-sunlight")
    s.tracks["p0", "plays"] = 3  # so many circles open that more than one card is played
    cards = sorted(s.box.powers, key=lambda key: s.box.powers[key].cost)
    cheap, dear = ([key[5:] for key in keys if key.startswith("card:")][:4] for keys in (cards, cards[::-1]))
    worths = []
    for others in (cheap, dear):
        s.hand["p0"] = (*others[1:], "accelerated-rot")
        worths.append(turn_plan.card_worth(s, "p0", "accelerated-rot", 10.0)["card-effects"])
    assert worths[0] > worths[1]


def test_cards_of_ones_own_count_up_to_those_of_two_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Vital Strength plays two a turn there: a seventh card is of use, an eighth hardly."""

    def gained(hand: int) -> float:
        return sum(BOT._growth("vital-strength-of-the-earth", 2, 2, 0, hand, 2, 5))

    with_worth = gained(5) - gained(4), gained(6) - gained(5)
    monkeypatch.setattr(w, "OWNED", 0.0)
    without = gained(5) - gained(4), gained(6) - gained(5)
    assert with_worth[0] > without[0] + 1 and with_worth[1] == pytest.approx(without[1])


@pytest.mark.parametrize("blighted", [False, True])
def test_what_a_turned_blight_card_does_is_part_of_the_turn_ahead(blighted: bool) -> None:
    """Each turn of the downward spiral takes a presence: who does not see it plans with one that will be gone."""
    s = game("shadows-flicker-like-flame", **{"blight-card": "downward-spiral"})
    s.blighted = blighted
    c = turn_plan.after_invaders(s, Search(RULES, BOT, "p0", LIMIT))
    assert sum(c.presence.values()) == sum(s.presence.values()) - blighted


def test_a_major_power_costs_more_than_the_worst_card_is_worth() -> None:
    """A card less is less choice, too."""
    s = game("river-surges-in-sunlight")
    search = Search(RULES, BOT, "p0", LIMIT)
    options = tuple(Option(f"deck:{deck}", "p0") for deck in ("minor", "major"))
    own = turn_plan.card_worths(s, "p0", s.hand["p0"], search)
    found = turn_plan.deck_terms(s, "p0", options, search)
    assert found["deck:major"]["card-forgotten"] == pytest.approx(-turn_plan.FORGET - max(0.0, min(own.values())))
    assert "card-forgotten" not in found["deck:minor"] and turn_plan.FORGET > 0


def test_a_spirit_with_dear_cards_wants_income() -> None:
    assert w.asked((0, 1, 1, 2)) == w.asked((2, 1, 1, 2)) == w.PAYS, "cards that cost no more than usual"
    assert w.asked((3, 1, 3, 3)) == w.PAYS + 1.0

    def worth_of_income(spirit: str) -> float:
        s = game(spirit)
        before = BOT.score(s, "p0")
        s.tracks[("p0", "energy")] += 1
        more = [BOT.rules.box.spirits[spirit].tracks["energy"][at][0] for at in (0, 1)]
        assert more[1] - more[0] == 1
        return BOT.score(s, "p0") - before

    assert worth_of_income("vital-strength-of-the-earth") > worth_of_income("river-surges-in-sunlight")


def with_open_circle(**fields: Any) -> Any:
    """Thunderspeaker with its circle that reclaims a card open, two cards in hand and two discarded, asked for its growth."""
    s = game("thunderspeaker")
    s.tracks["p0", "plays"] = s.box.spirits["thunderspeaker"].reclaims[0][1]
    s.hand["p0"], s.discard["p0"] = s.hand["p0"][:2], s.hand["p0"][2:]
    for name, value in fields.items():
        setattr(s, name, value)
    return s


def test_growth_is_compared_at_the_end_of_the_turn_also_where_a_card_returns() -> None:
    """What an open circle asks on the way ended the look ahead: growth that leaves discards missed the ravage to come."""
    s = with_open_circle(ravage_slot=("i-sands",))
    look, options = Search(RULES, BOT, "p0", LIMIT), RULES.options(s)
    turns = {option.key: turn_plan.grown(look.after(s, option), "p0", look) for option in options}
    assert {turn.end.phase for turn in turns.values()} == {"slow"}, turns.keys()
    assert all(turn.more for turn in turns.values()), "each was rehearsed"


def test_a_card_is_taken_back_rather_than_none() -> None:
    """It was left: a card more than the plays of the next turn counted less in hand than discarded."""
    s = with_open_circle()
    while turn_plan.question_of(s, "p0") != "reclaim.one":
        RULES.play(s, next(option for option in RULES.options(s) if option.key != "branch:0"))
    options = RULES.options(s)
    assert "done" in {option.key for option in options}
    worths = turn_plan.card_to_reclaim(s, "p0", options, Search(RULES, BOT, "p0", LIMIT))
    assert worths is not None and max(worths, key=worths.__getitem__) != "done"
    terms = BOT.weigh_answers(s, "p0", options, Search(RULES, BOT, "p0", LIMIT))
    assert set(terms) == set(worths) and max(terms, key=lambda key: sum(terms[key].values())) != "done"
