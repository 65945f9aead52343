"""What stands on a card: its title, a line of figures, and its text, of cards of all kinds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.anima.words.effects import Effects, lowered
from game.core.words.texts import Rich

Item = dict[str, Any]
MONSTER_WHEN = {"before_battle": "before-battle", "battle": "battle", "group_wins": "group-wins", "group_loses": "group-loses"}
STEP_NUMBER = {"speed_test": "difficulty", "pay": "advantages", "have": "characters", "encounters": "n", "resist": "turns"}


class CardTexts:
    """Texts of cards as they are written in data. `name`: the name of a card by its id."""

    def __init__(self, effects: Effects, name: Callable[[str], str]) -> None:
        self.effects = effects
        self.name = name
        self.say = effects.say

    def line(self, kind: str, item: Item) -> str:
        """The figures of a card in one line."""
        said = self._beside(getattr(self, f"_{kind}_line")(item))
        return said[:1].upper() + said[1:]

    def text(self, kind: str, item: Item) -> Rich:
        """What a card says, a paragraph for each part."""
        return "\n".join(getattr(self, f"_{kind}_text")(item))

    def _beside(self, parts: list[str]) -> str:
        """Parts in one line, marked off from each other."""
        said = parts[0]
        for part in parts[1:]:
            said = self.say("card-line", first=said, next=part)
        return said

    def _part(self, head: str, text: str) -> str:
        return self.say("card-ability", head=head, text=text[:1].upper() + text[1:])

    # ------------------------------------------------------------------------------------------ characters

    def _character_line(self, item: Item) -> list[str]:
        skills = [self.say("skill", skill=skill) for skill in item["skills"]]
        return [
            self.say("card-strength", n=item["strength"]),
            self.say("card-speed", n=item["speed"]),
            self.say("card-gender", gender=item["gender"]),
            *skills,
        ]

    def _character_text(self, item: Item) -> list[str]:
        special = item["special"]
        return [self.ability(special)] if special else [self.say("card-nothing")]

    def ability(self, special: Item) -> str:
        """What a character can do, and when."""
        always = special["kind"] == "passive"
        text = self.effects.text(special["effects"], always=always)
        if "if" in special:
            text = self.say("if", **{"if": self.effects.conditions(special["if"]), "then": lowered(text)})
        if always:
            return self._part(self.say("card-always"), text)
        when = self.effects.moment(special["window"], special.get("when"))
        return self._part(self.say("card-tap", when=lowered(when)), text)

    # ------------------------------------------------------------------------------------------ areas

    def _area_line(self, item: Item) -> list[str]:
        found = [self.say("card-area"), self.say("card-level", n=item["level"])]
        return [*found, self.say("card-trade")] if item["trade"] else found

    def _area_text(self, item: Item) -> list[str]:
        table = self._beside(self.table(item))
        rewards = self._beside([self.reward(item, reward) for reward in item["rewards"]])
        found = [self._part(self.say("card-table"), table), self._part(self.say("card-rewards"), rewards)]
        if item.get("special_rules"):
            found.insert(0, self._part(self.say("card-here"), self.effects.text(item["special_rules"], always=True)))
        return found

    def table(self, item: Item) -> list[str]:
        """What the die brings in an area, results that are alike together."""
        table, found, first = item["table"], [], 0
        for at, result in enumerate(table):
            if at + 1 < len(table) and table[at + 1] == result:
                continue
            one = "one" if first == at else "more"
            found.append(self.say("result", first=first + 1, last=at + 1, what=self.result(result), **{"from": one}))
            first = at + 1
        return found

    def result(self, result: Any) -> str:
        """One result: so many encounters, or something special."""
        if isinstance(result, int):
            return self.say("result-encounters", n=result)
        return lowered(self.effects.text(result["special"])).rstrip(".")

    def reward(self, item: Item, reward: Any) -> str:
        """A reward of an area."""
        if isinstance(reward, dict):
            return self.say("reward-ex", what=lowered(self.effects.text(reward["ex"])).rstrip("."))
        return self.say(f"reward-{reward}", n=item["level"] if reward == "bonus" else 1)

    # ------------------------------------------------------------------------------------------ encounters

    def _encounter_line(self, item: Item) -> list[str]:
        level = self.say("card-level", n=item["level"])
        if item["kind"] == "event":
            return [self.say("card-event"), level]
        found = [self.say("card-monster"), level, self.say("card-strength", n=item["strength"])]
        return [*found, self.say("creature", creature=item["creature"])] if item.get("creature") else found

    def _encounter_text(self, item: Item) -> list[str]:
        if item["kind"] == "event":
            return [self.effects.text(item["effects"])]
        special = item.get("special")
        if not special:
            return [self.say("card-nothing")]
        always = special["when"] == "battle"
        head = self.say(f"card-{MONSTER_WHEN[special['when']]}")
        return [self._part(head, self.effects.text(special["effects"], always=always))]

    # ------------------------------------------------------------------------------------------ advantages

    def _advantage_line(self, item: Item) -> list[str]:
        if item.get("subtype"):
            found = [self.say("card-organisation"), lowered(self.effects.window(item["window"]))]
        elif item["family"] == "skill":
            found = [self.say("card-skill", skill=item["skill"])]
        else:
            found = [self.say("card-plot")]
        if item.get("copies", 1) > 1:
            found.append(self.say("card-copies", n=item["copies"]))
        return found

    def _advantage_text(self, item: Item) -> list[str]:
        when = self.effects.moment(item["window"], item.get("when"))
        if item.get("subtype"):
            found = [self._part(self.say("card-gives"), self.effects.text(item["gives"], always=True))]
            if item.get("obliges"):
                found.append(self._part(self.say("card-obliges"), self.effects.text(item["obliges"], always=True)))
            if item.get("at_war_with"):
                others = self.effects.listed([self.name(one) for one in item["at_war_with"]])
                found.append(self.say("card-war", what=others))
            return found
        text = self.effects.text(item["effects"])
        if "if" in item:
            text = self.say("if", **{"if": self.effects.conditions(item["if"]), "then": lowered(text)})
        return [self._part(when, text)]

    # ------------------------------------------------------------------------------------------ missions

    def _main_line(self, item: Item) -> list[str]:
        found = [self.say("card-main")]
        return [*found, self.say("card-hidden")] if item.get("hidden_until_done") else found

    def _main_text(self, item: Item) -> list[str]:
        reward = item.get("reward", {})
        gains = [self.say(f"gain-{word}", n=reward[word]) for word in ("strength", "speed", "draw") if reward.get(word)]
        last = [self._part(self.say("card-reward"), f"{self.effects.listed(gains)}.")] if gains else []
        return [*self.steps(item), *last]

    def _final_line(self, item: Item) -> list[str]:
        return [self.say("card-final")]

    def _final_text(self, item: Item) -> list[str]:
        found = [*self.steps(item), self.say("card-win")]
        if item.get("place_on_reveal"):
            found.append(self.say("card-placed", what=self.effects.listed([self.name(one) for one in item["place_on_reveal"]])))
        return found

    def crisis(self, item: Item) -> str:
        """What is tried when the clock of a final mission runs out."""
        crisis = item["crisis"]
        return self._part(self.say("card-crisis", n=crisis["turns"]), self.effects.text(crisis["effects"]))

    def steps(self, item: Item) -> list[str]:
        """The steps of a mission, a line for each."""
        return [self.step(at, step) for at, step in enumerate(item["steps"], start=1)]

    def step(self, at: int, written: Item) -> str:
        """One step with its number and its areas."""
        ((kind, step),) = written.items()
        areas = self.effects.listed([self.name(area) for area in step["areas"]], "or")
        message = "step-other" if step.get("different_area") else "step"
        return self.say(message, at=at, areas=areas, what=self._task(kind, step))

    def _task(self, kind: str, step: Item) -> str:
        number = step.get(STEP_NUMBER.get(kind, ""), 0)
        if kind == "fight":
            return self.say("step-fight", what=self.enemy(step))
        if kind == "have" and step.get("skills"):
            skills = self.effects.listed([self.say("skill", skill=one) for one in step["skills"]], "and")
            return self.say("step-have-skills", n=number, what=skills)
        if kind == "resist":
            enemies = self.effects.listed([self.enemy(one) for one in step["enemies"]])
            return self.say("step-resist", n=number, what=enemies)
        return self.say(f"step-{kind.replace('_', '-')}", n=number, level=step.get("as_level", 0))

    def enemy(self, step: Item) -> str:
        """An enemy of a mission."""
        if step.get("creature"):
            return self.say("enemy", n=step["strength"], creature=step["creature"])
        return self.say("enemy-plain", n=step["strength"])
