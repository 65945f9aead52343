"""Each illegal choice is refused for the rule that fails, with its figures, in three languages."""

from __future__ import annotations

from typing import Any

import pytest

from game import games
from game.core.engine.agenda import Frame, frame
from game.core.engine.decision import Mod, Reason, Setup
from game.core.words.messages import LANGUAGES, Words
from game.spirit_island import queries as q
from game.spirit_island.state import State
from game.spirit_island.words.texts import Texts

RULES = games.rules("spirit-island")
SEATS = ({"spirit": "sun-bright-whirlwind", "board": "G"}, {"spirit": "eyes-watch-from-the-trees", "board": "H"})


def table(*agenda: Frame, phase: str = "fast", **changes: Any) -> State:
    """A position of two players with nothing on the island but what is given, at the questions given."""
    s = RULES.new(Setup("spirit-island", "horizons", "", {}, 3, SEATS))
    s.pieces, s.presence, s.phase, s.agenda, s.memo = {}, {("G5", "p0"): 1, ("H5", "p1"): 2}, phase, list(agenda), None
    for name, value in changes.items():
        setattr(s, name, value)
    return s


def why(s: State, key: str, seat: str = "p0") -> Reason:
    reason = RULES.why_not(s, seat, key)
    assert reason is not None, key
    return reason


def far(s: State, steps: int) -> str:
    """A land so many steps from G5."""
    return next(land for land, n in q.layout(s).distance["G5"].items() if n == steps)


def power(**raw: Any) -> str:
    """The option key of a card with these data."""
    for power in RULES.box.powers.values():
        item = RULES.box.raw["card"].get(power.id)
        if item is not None and power.targets == "land" and all(item.get(name) == value for name, value in raw.items()):
            return power.key
    raise AssertionError(raw)


# ------------------------------------------------------------------------------------------------ lands


def test_a_target_out_of_range_has_both_distances():
    key = power(range=1, target={"has": ["dahan"]}, **{"from": "presence"})
    s = table(frame("target.land", "p0", power=key, cap=None, near="", repeated=False))
    s.pieces[(far(s, 1), "dahan")] = (1,)
    assert why(s, f"land:{far(s, 3)}") == Reason("too-far", (1, 3))
    assert why(s, "land:G5") == Reason("needs", ("dahan",))
    assert why(s, "land:X9") == Reason("no-such-land")
    assert why(s, "piece:G5/dahan") == Reason("first", ("target",))


def test_a_repeat_stays_beside_its_first_target():
    s = table(frame("target.land", "p0", power=power(range=1, target="any"), cap=None, near="G5", repeated=True))
    assert why(s, "land:G5") == Reason("not-adjacent", ("G5",))


def test_presence_asks_for_its_source_first_then_for_range_and_terrain():
    s = table(frame("presence.from", "p0", range=1, terrain=(), here=""), phase="growth")
    assert why(s, "land:G5") == Reason("first", ("source",))
    assert why(s, "piece:G1/presence") == Reason("no-own-presence")
    assert why(s, "piece:G5/town") == Reason("wrong-piece", (("own-presence",),))
    s.tracks[("p0", "energy")] += q.discs_left(s, "p0", "energy")
    s.memo = None
    assert why(s, "track:energy") == Reason("no-discs")
    s = table(frame("presence.to", "p0", range=1, terrain=(), here="", taken="track:plays"))
    assert why(s, f"land:{far(s, 2)}") == Reason("too-far", (1, 2))
    here, near = (q.layout(s).land[land].terrain for land in ("G5", far(s, 1)))
    assert here != near
    s = table(frame("presence.to", "p0", range=1, terrain=(near,), here="", taken="track:plays"))
    assert why(s, "land:G5") == Reason("wrong-terrain", (here, (near,)))
    s = table(frame("presence.to", "p0", range=0, terrain=(), here="G5", taken="track:plays"))
    assert why(s, "land:G4") == Reason("only-land", ("G5",))


def test_blight_spreads_to_an_adjacent_land():
    s = table(frame("blight.cascade", "p0", land="G5", source="blight"), phase="ravage")
    assert why(s, f"land:{far(s, 2)}") == Reason("not-adjacent", ("G5",))


def test_ravage_goes_by_the_card():
    town = {(land, "town"): (1,) for land in ("G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8")}
    s = table(phase="ravage", pieces=town)
    shown = [land for land in q.layout(s).lands if q.layout(s).land[land].terrain == "jungle"]
    left = tuple(land for land in shown if land[0] == "G")
    s.agenda = [frame("ravage.order", card="i-jungle", left=left[:1] + ("H1",))]
    assert why(s, f"land:{left[1]}") == Reason("already-ravaged")
    assert why(s, "land:H1") == Reason("other-board", ("H",))
    other = next(land for land in q.layout(s).lands if land not in shown and land != "H1")
    assert why(s, f"land:{other}") == Reason("not-on-card", (q.layout(s).land[other].terrain, ("jungle",)))
    coast = next(card for card, raw in s.box.invaders.items() if not raw.terrains)
    inland = next(land for land in q.layout(s).lands if land[0] == "G" and not q.layout(s).land[land].coastal)
    s.agenda = [frame("ravage.order", card=coast, left=("G1",))]
    assert why(s, f"land:{inland}") == Reason("not-on-coast")


# ------------------------------------------------------------------------------------------------ cards and powers


def test_cards_are_played_from_hand_within_plays_and_energy():
    s = table(frame("play", "p0"), phase="growth", plays_left={"p0": 1, "p1": 1}, energy={"p0": 0, "p1": 0})
    dear = next(card for card in s.hand["p0"] if s.box.powers["card:" + card].cost)
    assert why(s, f"card:{dear}") == Reason("cost", (s.box.powers["card:" + dear].cost, 0))
    assert why(s, f"card:{s.hand['p1'][0]}") == Reason("not-your-card", ("eyes-watch-from-the-trees",))
    assert why(s, f"card:{s.major_deck[0]}") == Reason("not-held")
    assert why(s, "land:G5") == Reason("target-later")
    assert why(s, "track:energy") == Reason("track-later")
    assert why(s, "card:nonsense") == Reason("no-such-card")
    s.plays_left = {"p0": 0, "p1": 1}
    s.memo = None
    assert why(s, f"card:{s.hand['p0'][0]}") == Reason("no-plays")
    s.hand["p0"], s.discard["p0"] = s.hand["p0"][1:], s.hand["p0"][:1]
    assert why(s, f"card:{s.discard['p0'][0]}") == Reason("not-in-hand", ("discard",))


def test_where_no_power_can_be_used_none_is_asked_for_first():
    """The line "First choose a power to use" was said of a land below a prompt that said that none can be."""
    s = table(frame("powers", "p0", speed="fast"), phase="fast")
    fast = next(card for card in s.hand["p0"] if s.box.powers["card:" + card].speed == "fast")
    s.played["p0"] = (fast,)
    assert why(s, "land:G5") == Reason("first", ("powers",))
    s.used["p0"] = (f"card:{fast}",)
    s.memo = None
    assert why(s, "land:G5") == Reason("no-power", ("fast",)) == why(s, "seat:p1")
    assert why(s, f"card:{fast}") == Reason("already-used")


def test_a_power_of_the_other_speed_says_its_phase():
    s = table(frame("powers", "p0", speed="fast"))
    slow = next(card for card in s.hand["p0"] if s.box.powers["card:" + card].speed == "slow")
    s.played["p0"] = (slow,)
    assert why(s, f"card:{slow}") == Reason("wrong-speed", ("slow",))
    assert why(s, "land:G5") == Reason("no-power", ("fast",)), "a slow power alone is none to choose first"
    for innate in s.box.spirits["eyes-watch-from-the-trees"].innates:
        assert why(s, f"innate:{innate}") == Reason("not-your-power", ("eyes-watch-from-the-trees",))


def test_slow_powers_used_as_fast_ones_are_limited_and_one_in_use_is_no_slow_one():
    """Lightning was told "3 powers can be used" where its air let it use one of three slow ones; while one was in use, a click on
    it said that it belongs to the slow phase.
    """
    seats = ({"spirit": "lightnings-swift-strike", "board": "A"},)
    s = RULES.new(Setup("spirit-island", "base", "", {}, 3, seats))
    slow = [card for card in s.hand["p0"] if s.box.powers["card:" + card].speed == "slow"]
    s.played["p0"], s.hand["p0"], s.phase, s.agenda = tuple(slow), (), "fast", [frame("powers", "p0", speed="fast")]
    air = q.elements(s, "p0").get("air", 0)
    assert len(slow) == 3 and 0 < air <= 3

    def said(lang: str) -> tuple[str, int]:
        view = RULES.view(s, "p0")
        asked = RULES.decision(view)
        assert asked is not None
        own = [key for key in asked.keys("p0") if key in {"card:" + card for card in slow}]
        return Texts(Words(lang), RULES.box).prompt(view, asked, {"p0": "Marta"}, "p0").detail.replace("\u00a0", " "), len(own)

    limit = {"en": "no more than 1 slow", "it": "al massimo 1 lento", "uk": "повільних не більше ніж 1"}
    for left, told in ((3, False), (1, True)):
        s.hastened, s.memo = {"p0": air - left}, None
        for lang, words in limit.items():
            detail, offered = said(lang)
            assert offered > 1 and (words in detail) is told, detail
    s.mods, s.memo = [Mod("make_any_fast", "", 1, "turn", "", "p0")], None
    assert limit["en"] not in said("en")[0], "a gift makes another one fast"
    s.mods, s.memo = [], None
    used = next(key for key in RULES.decision(RULES.view(s, "p0")).keys() if key == "card:raging-storm")
    RULES.apply(s, "p0", used)
    assert s.agenda[-1].op == "target.land" and why(s, used) == Reason("already-used")


def test_elements_that_are_short_are_counted():
    innate = RULES.box.spirits["sun-bright-whirlwind"].innates[0]
    made = RULES.box.powers["innate:" + innate]
    s = table(frame("powers", "p0", speed=made.speed), phase=made.speed)
    (short,) = why(s, made.key).args
    have = q.elements(s, "p0")
    assert dict(short) == {e: n - have.get(e, 0) for e, n in made.levels[0].need if n > have.get(e, 0)}
    s.gained = {("p0", element): n for element, n in short}
    s.memo = None
    assert RULES.why_not(s, "p0", made.key) is None or why(s, made.key).id == "no-target"
    s.used["p0"] = (made.key,)
    s.memo = None
    assert why(s, made.key) == Reason("already-used")


def test_without_a_target_the_nearest_land_says_what_it_lacks():
    key = power(range=1, target={"has": ["dahan"]}, **{"from": "presence"})
    made = RULES.box.powers[key]
    s = table(frame("powers", "p0", speed=made.speed), phase=made.speed, played={"p0": (made.id,), "p1": ()})
    assert why(s, key) == Reason("no-target", ("G5", "needs", "dahan"))
    s.presence = {("H5", "p1"): 2}
    s.memo = None
    assert why(s, key) == Reason("no-origin")


def test_a_repeat_costs_again():
    key = power(range=0, cost=1)
    made = RULES.box.powers[key]
    s = table(frame("powers", "p0", speed=made.speed), phase=made.speed, played={"p0": (made.id,), "p1": ()})
    s.used["p0"], s.energy["p0"] = (key,), 0
    assert why(s, key) == Reason("already-used")
    s.mods = [Mod("allow_repeat", "", 1, "turn", "", "p0")]
    s.memo = None
    assert why(s, key) == Reason("cost", (1, 0))


# ------------------------------------------------------------------------------------------------ pieces


def test_a_push_goes_out_of_the_land_into_one_beside_it():
    ask = {"land": "G5", "kinds": ("explorer",), "left": 2, "may": False, "spread": True, "to": "", "carry": 0}
    near, *_ = q.layout(table()).adjacent["G5"]
    pieces = {("G5", "explorer"): (2,), ("G5", "town"): (1,), (near, "explorer"): (1,)}
    s = table(frame("push.to", "p0", **ask, went=(near,)), pieces=pieces)
    assert why(s, f"move:G5/explorer>{far(s, 2)}") == Reason("not-adjacent", ("G5",))
    assert why(s, f"move:G5/explorer>{near}") == Reason("spread")
    assert why(s, f"move:G5/town>{near}") == Reason("wrong-piece", (("explorer",),))
    assert why(s, f"move:G5/explorer~1>{near}") == Reason("no-such-piece")
    assert why(s, f"piece:{near}/explorer") == Reason("moves-out", ("G5",))
    assert why(s, "done") == Reason("must")
    assert why(s, "move:G5/presence") == Reason("no-such-land")
    assert why(s, "move:G5") == Reason("no-such-thing")


def test_a_gather_comes_from_beside_the_land():
    near = q.layout(table()).adjacent["G5"]
    ask = frame("gather.from", "p0", land="G5", sources=near, kinds=("dahan",), left=1, may=False)
    s = table(ask, pieces={(near[0], "dahan"): (1,)})
    assert why(s, f"move:{far(s, 2)}/dahan>G5") == Reason("not-adjacent", ("G5",))
    assert why(s, f"move:{near[0]}/dahan>{near[1]}") == Reason("moves-in", ("G5",))
    assert why(s, f"piece:{near[1]}/dahan") == Reason("no-such-piece")


def test_damage_goes_where_it_is_dealt():
    ask = frame("damage.ask", "p0", lands=("G5",), left=2, kinds=("explorer", "town"))
    s = table(ask, pieces={("G5", "town"): (2,), ("G5", "city"): (1,), ("G4", "town"): (1,)})
    assert why(s, "piece:G4/town") == Reason("other-land", (("G5",),))
    assert why(s, "piece:G5/city") == Reason("wrong-piece", (("explorer", "town"),))
    assert why(s, "piece:G5/explorer") == Reason("no-such-piece")
    assert why(s, "land:G5") == Reason("first", ("damage",))
    s = table(frame("remove.health", "p0", land="G5", kinds=("town", "city"), left=2), pieces=s.pieces)
    assert why(s, "piece:G5/city") == Reason("too-much-health", (3, 2))


def test_whoever_is_not_asked_hears_so():
    s = table(frame("blight.cascade", "p0", land="G5", source="blight"))
    assert why(s, "land:G4", "p1") == Reason("not-your-seat")
    assert RULES.why_not(table(), "p0", "land:G4") == Reason("game-over")


# ------------------------------------------------------------------------------------------------ words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_target_is_told_in_one_sentence(lang: str):
    texts = Texts(Words(lang), RULES.box)
    inner = texts.reason(Reason("needs", ("dahan",)))
    whole = texts.reason(Reason("no-target", ("G5", "needs", "dahan")))
    assert "G5" in whole and whole.endswith(inner)
    assert texts.reason(Reason("no-target")) != texts.reason(Reason("not-now"))
    count = texts.reason(Reason("needs-count", ((("what", ("invader",)), ("max", 2)), 3)))
    assert "2" in count and "3" in count
    assert texts.words.problems == []


def test_every_reason_of_a_language_is_one_of_all_languages():
    ids = [{name for name in Words(lang).ids() if name.startswith("reason-")} for lang in LANGUAGES]
    assert ids[0] == ids[1] == ids[2] and len(ids[0]) > 60
