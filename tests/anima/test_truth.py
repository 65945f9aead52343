"""What players are told is true in random games; and it would be found out if it were not."""

from __future__ import annotations

from typing import Any

import pytest

from game import games
from game.anima import forecast
from game.anima.checks import commands, positions, truth
from game.anima.conserved import fingerprint, wrong
from game.checks import truth as random_truth
from game.core.engine.rng import Rng

RULES = games.rules("anima")


@pytest.mark.parametrize(("seed", "seats"), [(4, 2), (5, 1)])
def test_chances_and_reasons_are_true(seed: int, seats: int) -> None:
    counted = random_truth.play(RULES, commands, truth, seed, seats)
    assert counted["reasons"] > 500 and counted["decisions"] > 20


def test_chances_of_every_kind_are_compared() -> None:
    counted: dict[str, int] = {}
    for seed in range(3, 9):  # from generated positions, which have battles and missions at once
        for name, n in random_truth.play(RULES, commands, truth, seed, 2).items():
            counted[name] = counted.get(name, 0) + n
        if all(counted[name] for name in ("battles", "journeys", "steps", "explorations")):
            break
    assert all(counted[name] for name in ("battles", "journeys", "steps", "explorations", "throws")), counted


@pytest.mark.parametrize("what", ["win_chance", "event_passed"])
def test_a_wrong_chance_is_found(monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    """Monsters a little weaker than they are, events that never stop anybody."""
    plain: Any = getattr(forecast, what)
    wrongs = {"win_chance": lambda own, against, monster=True: plain(own + 1, against, monster), "event_passed": lambda *_: 1.0}
    monkeypatch.setattr(forecast, what, wrongs[what])
    whole_run = truth.Run(11)
    with pytest.raises(random_truth.Untrue, match="comes true|were to be rewarded"):
        for seed in range(1, 12):
            random_truth.play(RULES, commands, truth, seed, 3, whole_run=whole_run)
        whole_run.end()


class Done:
    """A game that is over, with so many rewards where `due` were expected."""

    def __init__(self, due: float, came: float, spread: float) -> None:
        self.thrown = truth.Thrown()
        self.thrown.add(due, came, spread)


def test_more_games_are_allowed_rarer_chances() -> None:
    """Four and a half standard errors: too much for one game, to be expected now and then among thousands."""
    game: Any = Done(700, 700 + 4.5 * 210**0.5, 210)
    with pytest.raises(random_truth.Untrue, match="700.0 were to be rewarded, 765 were"):
        truth.Run(1).over(game)
    truth.Run(3000).over(game)


def test_a_small_error_shows_in_all_games_together() -> None:
    """One standard error in each of forty games is no chance any more; now one way and now the other it is."""
    run, fair = truth.Run(40), truth.Run(40)
    for number in range(40):
        one: Any = Done(700, 700 + 210**0.5, 210)
        other: Any = Done(700, 700 + (-1) ** number * 210**0.5, 210)
        run.over(one)
        fair.over(other)
    with pytest.raises(random_truth.Untrue, match="all games together"):
        run.end()
    assert "28000 rewards where 28000.0 were expected (+0.0 standard errors)" in fair.end()


def test_a_game_is_judged_once_at_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not after each exploration: so many looks at true chances stray out of any bound."""
    judged: list[float] = []
    monkeypatch.setattr(truth.Thrown, "off", lambda self, share: judged.append(share) or "")
    random_truth.play(RULES, commands, truth, 4, 2, whole_run=truth.Run(5))
    assert judged == [truth.FALSE / 2 / 5]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_generated_position_has_every_card_once_and_aims_at_what_is_rare(seats: int) -> None:
    for seed in range(12):
        chance, fresh = Rng(seed), RULES.new(commands.setup(RULES, seats, seed, vary=True))
        first, rare = fingerprint(fresh), [("advantages", "supply-cache"), ("characters", "paladin"), ("questions", "reply.rest")]
        s, aims = positions.generate(RULES, fresh, chance, rare)
        assert wrong(s, first) is None and commands.broken(RULES, s, first) is None
        assert {"card:supply-cache", "ability:paladin", "rest"} <= aims and RULES.options(s)


@pytest.mark.parametrize(
    ("card", "needs"),
    [
        ("ward-circle", "event"),
        ("swift-step", "test"),
        ("forged-papers", "human"),
        ("iron-body", "monster"),
        ("tribute", "four cards"),
    ],
)
def test_a_generated_position_makes_the_rarest_card_possible(card: str, needs: str) -> None:
    """It is in the hand of a group that can play it, and what it answers comes first; a mission has what it costs."""
    for seed in range(6):
        fresh = RULES.new(commands.setup(RULES, 2, seed))
        first, shelf = fingerprint(fresh), "main missions" if card == "tribute" else "advantages"
        s, aims = positions.generate(RULES, fresh, Rng(seed), [(shelf, card)])
        assert wrong(s, first) is None
        if card == "tribute":
            assert card in (*s.missions["p0"], *s.open["p0"], *s.done["p0"], *s.done["p1"]) and f"mission:{card}" in aims
            assert len(s.hand["p0"]) >= 4 or card in s.done["p0"]
            continue
        made, top = s.box.advantages[card], s.box.encounters[s.encounters[0]]
        assert card in s.hand["p0"] and any(made.skill in s.box.characters[one].skills for one in s.group["p0"])
        assert {f"card:{card}", "explore"} <= aims
        fits = {
            "event": top.kind == "event", "human": top.creature == "human", "monster": top.kind == "monster",
            "test": bool(top.prog) and any(one.verb == "speed_test" for one in s.box.programs[top.prog]),
        }  # fmt: skip
        assert fits[needs]


def test_what_can_come_up_alone() -> None:
    """Whoever plays alone is answered by nobody: what only rivals do is not looked for."""
    alone, among = (commands.coverable(RULES, mode, seats) for mode, seats in (("solo", 1), ("normal", 3)))
    assert among["questions"] - alone["questions"] == {f"reply.{name}" for name in ("exploration", "skill-card", "travel")}
    assert among["events"] - alone["events"] == commands.AMONG_RIVALS
