"""How good a position is for a seat, in advantages: one card of a hand is about one point.

Dice decide much: journeys and explorations are weighed by their chances, never by what one throw of the dice would bring. No card
is known by its name here.
"""

from __future__ import annotations

from typing import Any

from game.anima import battle, forecast, group, missions
from game.anima.state import State
from game.anima.using import instruction
from game.core.engine.decision import Option, Reason
from game.core.engine.key import Key
from game.core.engine.known import HIDDEN

MISSION, STEP, FINAL_STEP, FINAL = 14.0, 5.0, 16.0, 60.0
STRENGTH, SPEED, CHARACTER, CARD = 1.1, 0.45, 1.0, 1.0
RECRUIT, REST = 4.2, 1.4
LOST_TURN = 3.2  # what a turn is worth
ARRIVED = 0.6  # to stand where a mission goes on, though nothing is done yet
RIVAL = 0.5
WAITS = 0.5  # a resistance takes more than a turn
DOUBT = 0.25  # a risk that is worth a card
GIVEN = 1.3  # a card kept is worth more than a card discarded for nothing

Terms = dict[str, float]  # what a worth is made of


class Evaluation:
    """What `game.ai.greedy` and `game.ai.search` ask for. Stateless."""

    scale = 14.0
    temperature = 4.0
    terms = (
        "won", "missions", "mission-steps", "cards", "strength", "speed", "people", "rest", "lost-turn", "organisation", "rivals",
        "promise", "danger", "new-area", "knowledge", "welcome", "battle-won", "trade", "time", "die", "chance", "mission-area",
        "skills", "ability",
    )  # fmt: skip

    def __init__(self, rules: Any) -> None:
        self.rules = rules

    # -------------------------------------------------------------------------------------- the general contract

    def quiet(self, s: State, seat: str) -> bool:
        """A phase of somebody begins, or nothing is asked any more."""
        return not s.agenda or s.agenda[-1].op in STARTS

    def score(self, s: State, seat: str) -> float:
        return sum(self.weigh(s, seat).values())

    def weigh(self, s: State, seat: str) -> Terms:
        """What the score is made of."""
        found = self.parts(s, seat)
        rivals = [self.own(s, other) for other in s.seats if other != seat]
        if rivals:
            found["rivals"] = -RIVAL * max(rivals)
        return found

    def own(self, s: State, seat: str) -> float:
        """Missions, people, cards, and what the place promises."""
        return sum(self.parts(s, seat).values())

    def parts(self, s: State, seat: str) -> Terms:
        """The same, by what it is."""
        if s.result:
            return {"won": 100.0 if seat in s.result else 0.0}
        steps = sum(STEP * n for (who, _), n in s.resisted.items() if who == seat)
        for (who, mission), n in s.steps_done.items():
            if who == seat and mission not in s.done[seat]:
                steps += (FINAL_STEP if mission == s.final else STEP) * n
        return {
            "missions": MISSION * len(s.done[seat]),
            "cards": CARD * len(s.hand[seat]),
            "strength": STRENGTH * group.strength(s, seat),
            "speed": SPEED * group.speed(s, seat),
            "people": CHARACTER * len(s.group[seat]),
            "mission-steps": steps,
            "rest": REST if s.rest_next.get(seat) else 0.0,
            "lost-turn": -LOST_TURN if s.lost.get(seat) else 0.0,
            "organisation": 1.0 if s.organisation.get(seat) else 0.0,
        }

    def shortcut(self, s: State, seat: str, options: tuple[Option, ...]) -> Option | None:
        """Replies and cards of others are passed in previews."""
        top = s.agenda[-1].op
        if top.startswith("reply.") or top in ("battle.cards", "area.protect"):
            return next((option for option in options if option.key == "done"), None)
        return None

    def appraise(self, s: State, seat: str, options: tuple[Option, ...], search: Any) -> dict[str, float] | None:
        """Each kind of question in its own way, for what the seat may know of a position that was dealt to agree with its view;
        None: what one position ahead tells is enough.
        """
        found = self.weigh_answers(s, seat, options, search)
        return {key: float(sum(terms.values())) for key, terms in found.items()} if found is not None else None

    def weigh_answers(self, s: State, seat: str, options: tuple[Option, ...], search: Any) -> dict[str, Terms] | None:
        """What the worth of each answer is made of."""
        known = getattr(self, "_" + s.agenda[-1].op.replace(".", "_").replace("-", "_"), None)
        if known is None and s.agenda[-1].op.startswith("reply."):
            known = self._reply
        if known is None:
            return None
        view = self.rules.view(s, seat)  # what lies face down was dealt by chance: its chances count, not this one card
        return {option.key: known(view, seat, option.key) for option in options}

    def remark(self, s: State, seat: str, key: str) -> Reason | None:
        return None

    # -------------------------------------------------------------------------------------- what an area is worth

    def rewards(self, s: State, seat: str, area: str) -> float:
        """The best that a success there brings."""
        made = s.box.areas[area]
        best = 0.0
        for one in made.rewards:
            if one == "bonus":
                best = max(best, CARD * min(made.level, 5 - len(s.hand[seat])))
            elif one == "recruit" and len(s.group[seat]) < s.box.figures["group"]:
                best = max(best, RECRUIT)
            elif one == "ex":
                best = max(best, 1.0)
            elif one == "mission":
                best = max(best, self.step_here(s, seat, area, rewarded=True))
        return best

    def step_here(self, s: State, seat: str, area: str, rewarded: bool = False) -> float:
        """What the steps of missions promise that can be tried in an area; `rewarded`: only those that a reward lets try, and so
        no resistance (10.2), which takes the place of exploring.
        """
        best = 0.0
        for mission in missions.own(s, seat):
            if mission == HIDDEN or (mission == s.final and missions.needs_more(s, seat)):
                continue
            step = missions.next_step(s, seat, mission)
            if rewarded and step.kind == "resist":
                continue
            if area not in step.areas or (step.different_area and s.step_area.get((seat, mission)) == area):
                continue
            last = s.steps_done.get((seat, mission), 0) + 1 >= len(s.box.missions[mission].steps)
            worth = (FINAL if last else FINAL_STEP) if mission == s.final else (MISSION if last else STEP)
            best = max(best, worth * self.step_chance(s, seat, area, step, s.resisted.get((seat, mission), 0)))
        return best

    def step_chance(self, s: State, seat: str, area: str, step: Any, beaten: int = 0) -> float:
        """How likely a step is done if it is tried now; of a resistance so many enemies are `beaten`."""
        if step.kind == "speed_test":
            return forecast.test_chance(group.speed(s, seat), step.n)
        if step.kind in ("fight", "resist"):
            chance = 1.0
            for enemy in step.enemies[beaten:]:
                own = forecast.strength_against(s, seat, area, enemy.creature) + self.spare(s, seat)
                chance *= forecast.win_chance(own, enemy.strength)
            return chance
        if step.kind == "pay":
            return 1.0 if len(s.hand[seat]) >= step.n else 0.0
        if step.kind == "have":
            return 1.0 if missions.has(s, seat, step) else 0.0
        return 0.7 if step.kind == "encounters" else 1.0

    def spare(self, s: State, seat: str) -> int:
        """Strength that cards of the hand could add in a battle: those a ready character may play."""
        people = len(group.ready(s, seat))
        found = 0
        for card in s.hand[seat]:
            made = s.box.advantages[card] if card != HIDDEN else None
            if made is None or made.window != "battle" or people <= 0:
                continue
            if made.skill and not group.with_skill(s, seat, made.skill):
                continue
            sizes = [one.args["n"] for one in s.box.programs[made.prog] if one.verb == "strength"]
            gains = sum(abs(n) for n in sizes if isinstance(n, int))
            if gains:
                found, people = found + gains, people - 1
        return found

    def stay(self, s: State, seat: str, area: str) -> float:
        """What exploring an area is worth: its reward by the chance of coming through."""
        resist = list(missions.resistances(s, seat)) if s.at[seat] == area else []
        odds = forecast.exploration_odds(s, seat, area, roughly=True)
        explored = odds.reward * self.rewards(s, seat, area) - odds.lost * LOST_TURN * 0.6
        held = [self.step_here(s, seat, area)] if resist or self.resists(s, seat, area) else []
        return max(0.0, explored, *held) + (ARRIVED if self.step_here(s, seat, area) > 0 else 0.0)

    def resists(self, s: State, seat: str, area: str) -> bool:
        """Whether a resistance could go on or begin there."""
        for mission in missions.own(s, seat):
            step = missions.next_step(s, seat, mission)
            if step.kind == "resist" and area in step.areas and (mission != s.final or not missions.needs_more(s, seat)):
                return True
        return False

    # -------------------------------------------------------------------------------------- questions

    def journey(self, s: State, seat: str, area: str) -> Terms:
        """What going to an active area is worth, by the chance of arriving."""
        arrives = forecast.arrival_chance(s, seat, area)
        return {"promise": arrives * self.stay(s, seat, area), "danger": -(1 - arrives) * LOST_TURN}

    def _movement_choose(self, s: State, seat: str, key: str) -> Terms:
        one = Key.of(key)
        if one.kind == "area":
            return self.journey(s, seat, one.first)
        if one.kind == "rest":
            return {"rest": REST if not s.rested.get(seat) else 0.2}
        if one.kind == "explore":
            areas = (one.first,) if one.first in s.box.areas else tuple(s.box.raw["area"])
            unknown = [area for area in areas if area in s.left_areas or area not in s.active] or list(areas)
            found, chances = {"promise": 0.0, "danger": 0.0}, dict[int, float]()
            for area in unknown:
                level = s.box.areas[area].level
                if level not in chances:
                    chances[level] = forecast.new_area_chance(s, seat, level)
                arrives = chances[level]
                found["promise"] += arrives * self.stay(s, seat, area) / len(unknown)
                found["danger"] -= (1 - arrives) * LOST_TURN / len(unknown)
            return {**found, "new-area": 0.3}
        verbs = self._verbs(s, key)
        if "move" in verbs:  # past whatever lies there
            return {"promise": max(self.stay(s, seat, area) for area in s.active), "cards": -CARD}
        if "peek" in verbs:
            best = max(s.active, key=lambda area: self.stay(s, seat, area))
            seen = self._unknown(s, seat, best) > DOUBT
            return {"knowledge": self.stay(s, seat, best)} if seen else {"cards": -1.0}
        return self._card(s, seat, key)

    def _unknown(self, s: State, seat: str, area: str) -> float:
        """How likely an encounter that nobody has seen keeps the group out of an area."""
        return 1 - forecast.arrival_chance(s, seat, area) if s.previous.get(area) == HIDDEN else 0.0

    def _verbs(self, s: State, key: str) -> set[str]:
        """What a card of the hand does; nothing of an ability, which costs no card and is always welcome."""
        one = Key.of(key)
        return {made.verb for made in s.box.programs[s.box.advantages[one.first].prog]} if one.kind == "card" else set()

    def _target_area(self, s: State, seat: str, key: str) -> Terms:
        """Where a card moves to, what it looks at, where it sends another."""
        area, verb = Key.of(key).first, instruction(s, s.agenda[-1]).verb
        if verb == "move":
            return {"promise": self.stay(s, seat, area)}
        if verb == "peek":
            return {"knowledge": self.stay(s, seat, area) * self._unknown(s, seat, area)}
        if verb == "redirect":
            actor = s.agenda[-1].get("actor") or next(who for who in s.seats if who != seat)
            return {"rivals": -sum(self.journey(s, actor, area).values())}
        return {}

    def _card(self, s: State, seat: str, key: str) -> Terms:
        """A card or an ability as an own action: drawing and recruiting are always welcome."""
        if key.startswith("ability"):
            return {"welcome": 40.0}
        made = s.box.advantages[Key.of(key).first]
        if made.organisation:
            return {"organisation": 30.0}
        return {"welcome": 35.0} if self._verbs(s, key) & {"draw", "recruit", "steal"} else {"cards": -1.0}

    def _reset_act(self, s: State, seat: str, key: str) -> Terms:
        kind = Key.of(key).kind
        if key == "done":
            return {}
        if kind in ("card", "ability"):
            return self._card(s, seat, key)
        if kind == "discard" and len(s.hand[seat]) == s.box.figures["hand"]:
            return {"cards": -GIVEN}
        return {"cards": -5.0}

    def _interaction_act(self, s: State, seat: str, key: str) -> Terms:
        one = Key.of(key)
        if one.kind == "attack":
            chance = forecast.win_chance(group.strength(s, seat), group.strength(s, one.first), False)
            gain = LOST_TURN * RIVAL + CARD * bool(s.hand[one.first])
            return {"battle-won": chance * gain, "danger": -(1 - chance) * (LOST_TURN + CARD) * 1.4}
        if one.kind in ("card", "ability"):
            return self._card(s, seat, key)
        return {} if key == "done" else {"trade": -1.0}

    def _exploration_choose(self, s: State, seat: str, key: str) -> Terms:
        one, area = Key.of(key), s.at[seat]
        if one.kind == "explore":
            odds = forecast.exploration_odds(s, seat, area, roughly=True)
            return {"promise": odds.reward * self.rewards(s, seat, area), "danger": -odds.lost * LOST_TURN * 0.6}
        if one.kind == "mission":
            return {"mission-steps": self.step_here(s, seat, area), "time": -WAITS}
        if "area_level" in self._verbs(s, key):  # a lower level turns more encounters into false alarms
            odds = forecast.exploration_odds(s, seat, area, roughly=True)
            safe = group.area_level(s, area, seat) > 1 and odds.lost > DOUBT
            return {"promise": self.rewards(s, seat, area)} if safe else {"cards": -1.0}
        if one.kind in ("card", "ability"):
            return self._card(s, seat, key)
        return {}

    def _reward_choose(self, s: State, seat: str, key: str) -> Terms:
        one, area = Key.of(key), s.box.areas[s.at[seat]]
        if one.kind == "mission":
            step = missions.next_step(s, seat, one.first)
            last = s.steps_done.get((seat, one.first), 0) + 1 >= len(s.box.missions[one.first].steps)
            worth = (FINAL if last else FINAL_STEP) if one.first == s.final else (MISSION if last else STEP)
            chance = self.step_chance(s, seat, area.id, step)
            return {"mission-steps": worth * chance, "danger": -(1 - chance) * LOST_TURN * 0.5}
        if one.first == "bonus":
            return {"cards": CARD * min(area.level, 5 - len(s.hand[seat]))}
        return {"people": RECRUIT} if one.first == "recruit" else {"promise": 1.0} if one.first == "ex" else {}

    def _battle_cards(self, s: State, seat: str, key: str) -> Terms:
        """A card is played where it changes the chance enough for what it costs."""
        stake = LOST_TURN + CARD + (FINAL if s.battle["kind"] == "mission" else 0.0)
        if key == "done":
            return {}
        own, against = self._sides(s, seat)
        monster = s.battle["other"] == "monster"
        added, leaves = self._adds(s, seat, key)
        before = forecast.win_chance(own, against, monster)
        if leaves:
            return {"danger": (0.45 - before) * stake, "cards": -CARD}
        gain = forecast.win_chance(own + added, against, monster) - before
        return {"battle-won": gain * stake, "cards": -(0.35 if key.startswith("card") else 0.02)}

    def _sides(self, s: State, seat: str) -> tuple[int, int]:
        first, second = battle.strengths(s)
        return (first, second) if s.battle["seat"] == seat else (second, first)

    def _adds(self, s: State, seat: str, key: str) -> tuple[int, bool]:
        """(strength that a card adds against the other side, whether it leaves the battle)."""
        one = Key.of(key)
        prog = s.box.advantages[one.first].prog if one.kind == "card" else s.box.characters[one.first].ability.prog
        effects = s.box.programs[prog]
        sizes = [made.args["n"] for made in effects if made.verb == "strength"]
        return sum(abs(n) for n in sizes if isinstance(n, int)), any(made.verb == "leave_battle" for made in effects)

    def _reply(self, s: State, seat: str, key: str) -> Terms:
        """An answer in the own matter helps; a die is rolled again where it stands badly, another is hindered where it hurts."""
        if key == "done":
            return {}
        f = s.agenda[-1]
        trigger, actor = f.get("trigger"), f.get("actor")
        if trigger == "roll":
            return {"die": self._again(s, seat, f.get("of"), key)}
        if trigger == "death":
            return {"people": 2.0}
        if trigger == "event":
            passed = forecast.event_passed(s, seat, s.box.encounters[f.get("about")].prog)
            return {"danger": (1 - passed) * LOST_TURN, "cards": -DOUBT}
        if actor == seat:
            return {"welcome": 1.0} if trigger in ("rest", "explore_new") else {"chance": self._helps(s, seat, trigger, key)}
        rival = max(self.own(s, other) for other in s.seats if other != seat)
        if trigger == "skill_card":
            fight = s.battle and seat in (s.battle["seat"], s.battle["other"])
            return {"rivals": 0.5 if fight or "steal" in self._verbs(s, f"card:{f.get('about')}") else -0.5}
        return {"rivals": 0.6 if trigger == "travel" and self.own(s, actor) >= rival else -0.5}

    def _helps(self, s: State, seat: str, trigger: str, key: str) -> float:
        if trigger == "test" and s.testing:
            return 1.0 - 1.6 * forecast.test_chance(group.speed(s, seat), s.testing["difficulty"])
        chance = forecast.battle_chance(s)
        if trigger == "battle" and chance is not None:
            mine = chance if s.battle["seat"] == seat else 1 - chance
            return (1 - DOUBT if self._wins(s, key) else 0.5) - mine
        return -0.5

    def _wins(self, s: State, key: str) -> bool:
        """Whether a reply counts as having won the battle."""
        one = Key.of(key)
        prog = s.box.advantages[one.first].prog if one.kind == "card" else s.box.characters[one.first].ability.prog
        return any(made.args.get("won_against") for made in s.box.programs[prog])

    def _again(self, s: State, seat: str, of: str, key: str) -> float:
        """Whether the own die should be rolled again."""
        if of == "test" and s.testing:
            return 1.5 if s.testing["die"] + group.speed(s, seat) < s.testing["difficulty"] else -1.0
        if of == "battle" and s.battle:
            own, against = self._sides(s, seat)
            mine, other = s.battle["die"], s.battle["other_die"]
            if s.battle["seat"] != seat:
                mine, other = other, mine
            return 1.5 if own + mine < against + other else -1.0
        if s.exploring and s.exploring["seat"] == seat:
            said = s.box.areas[s.exploring["area"]].table[s.exploring["die"] - 1]
            return 0.8 if said else -1.0
        return 0.3 if s.exploring else -0.5

    def _area_protect(self, s: State, seat: str, key: str) -> Terms:
        """An area is kept where an own mission goes on."""
        area = s.agenda[-1].get("area")
        wanted = any(area in missions.next_step(s, seat, one).areas for one in missions.own(s, seat))
        if key == "done":
            return {}
        return {"mission-area": 0.5, "cards": -self._held(s, Key.of(key).first) * 0.1} if wanted else {"cards": -1.0}

    def _held(self, s: State, card: str) -> float:
        """How dear a card of the hand is."""
        return {"battle": 3.0, "interrupt": 2.0}.get(s.box.advantages[card].window, 1.0)

    def _discard_choose(self, s: State, seat: str, key: str) -> Terms:
        return {"cards": -self._held(s, Key.of(key).first)}

    def _setup_advantage(self, s: State, seat: str, key: str) -> Terms:
        return {"cards": -self._held(s, Key.of(key).first)}

    def _sealed(self, s: State, seat: str, key: str) -> Terms:
        one = Key.of(key)
        if one.kind == "return":
            return {"cards": -self._held(s, one.first)}
        made = s.box.characters[one.first]
        ability = 1.0 if made.ability else 0.0
        return {"strength": made.strength, "speed": 0.7 * made.speed, "skills": 0.5 * len(made.skills), "ability": ability}

    def _death_choose(self, s: State, seat: str, key: str) -> Terms:
        made = s.box.characters[Key.of(key).first]
        return {"strength": -made.strength, "speed": -0.5 * made.speed, "skills": -0.5 * len(made.skills)}

    def _trade_offer(self, s: State, seat: str, key: str) -> Terms:
        return {} if key == "done" else {"trade": -1.0}

    def _trade_answer(self, s: State, seat: str, key: str) -> Terms:
        gets = len(s.offer[next(who for who in s.trading if who != seat)])
        return {"cards": float(gets)} if key == "done" else {"trade": 0.1} if key == "no" else {"trade": -1.0}

    def _trade_confirm(self, s: State, seat: str, key: str) -> Terms:
        other = next(who for who in s.trading if who != seat)
        gain = len(s.offer[other]) - len(s.offer[seat])
        return {"cards": float(gain)} if key == "yes" else {"trade": 0.1}


STARTS = ("reset.act", "movement.choose", "interaction.act", "exploration.choose", "claim.character", "claim.advantage", "sealed")
