"""Sentences about effects, conditions and moments, as they are written in data: a message `anima-op-<verb>` for each verb."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.anima.operations import terms
from game.core.words.messages import Words

UNTIL = {"battle": "battle", "turn": "turn", "end_of_next_turn": "next", "while_member": "always"}
LASTING = {"strength": "battle", "speed": "turn", "area_level": "turn"}  # how long, where nothing is said
FACE_DOWN = {"next_reset": "next", "reset_after_next": "later"}
PLACES = {"any": "any", "same_area": "area"}
SIDES = {"other_own": "other", "own": "own", "any": "any", "that_group": "that"}

Op = dict[str, Any]


class Effects:
    """Sentences about lists of effects. `figures`: the numbers of the rules, for those that a card only names."""

    def __init__(self, words: Words, figures: dict[str, Any]) -> None:
        self.words = words
        self.figures = figures

    def say(self, message: str, **args: object) -> str:
        return self.words.t(f"anima-{message}", **args)

    # ------------------------------------------------------------------------------------------ lists

    def text(self, ops: Sequence[Op], always: bool = False, that: bool = False) -> str:
        """A sentence for each effect. `always`: they hold as rules; `that`: they befall the group that was answered."""
        return " ".join(self.effect(op, always, that) for op in ops)

    def effect(self, op: Op, always: bool = False, that: bool = False) -> str:
        """The sentence of one effect, its conditions before it."""
        verb = next(word for word in op if word in terms.verbs)
        said = self._verb(verb, op, always, that)
        if op.get("when"):
            said = self.say("if", **{"if": self.say(f"if-{_hyphen(op['when'])}"), "then": lowered(said)})
        if "if" in op:
            said = self.say("if", **{"if": self.conditions(op["if"]), "then": lowered(said)})
        return said

    def _verb(self, verb: str, op: Op, always: bool, that: bool) -> str:
        make: Callable[[Op], str] | None = getattr(self, f"_{verb}", None)
        if verb in LASTING:
            until = "always" if always else UNTIL[op.get("until", LASTING[verb])]
            return self.say("until", until=until, what=self._changed(verb, op))
        if make is not None:
            return make(op)
        value, args = op[verb], {"n": 0, "whose": "that" if that else "own"}
        if isinstance(value, int) and not isinstance(value, bool):
            args["n"] = value
        return self.say(f"op-{_hyphen(verb)}", **args)

    def _changed(self, verb: str, op: Op) -> str:
        """Strength, speed, level: by how much, of whom."""
        value, message = op[verb], f"op-{_hyphen(verb)}"
        if isinstance(value, dict):
            value, message = value.get("n", 1), f"{message}-per"
        args = {"n": abs(value), "sign": "minus" if value < 0 else "plus", "of": op.get("of", "group")}
        return self.say(message, least=op.get("at_least", 1), **args)

    # ------------------------------------------------------------------------------------------ verbs with more to say

    def _draw(self, op: Op) -> str:
        if op.get("deck") == "area":
            return self.say("op-draw-area", n=op["draw"], keep=op.get("keep", 1))
        if "keep" in op:
            return self.say("op-draw-keep", n=op["draw"], keep=op["keep"])
        return self.say("op-draw", n=op["draw"], more="yes" if op.get("when") else "no")

    def _discard(self, op: Op) -> str:
        return self.say("op-discard", n=_count(op["discard"]), choice=op.get("choice", "owner"))

    def _steal(self, op: Op) -> str:
        message = "op-steal-character" if op.get("what") == "character" else "op-steal"
        return self.say(message, n=op["steal"], choice=op.get("choice", "random"), **{"from": PLACES[op.get("from", "any")]})

    def _prevent_death(self, op: Op) -> str:
        return self.say("op-prevent-death", n=_count(op["prevent_death"]))

    def _face_down(self, op: Op) -> str:
        until = FACE_DOWN[op.get("until", "next_reset")]
        return self.say("op-face-down", n=op["face_down"], of=SIDES[op.get("of", "own")], until=until)

    def _untap(self, op: Op) -> str:
        return self.say("op-untap", n=_count(op["untap"]), of=SIDES[op.get("of", "own")])

    def _rest_bonus(self, op: Op) -> str:
        return self.say("op-rest-bonus", **self.figures["rest"])

    def _speed_test(self, op: Op) -> str:
        that = op.get("by") == "that_group"
        said = [self.say("op-speed-test", n=op["speed_test"], by="that" if that else "own")]
        for word in ("pass", "fail"):
            if op.get(word):
                said.append(self.say(f"op-{word}", then=lowered(self.text(op[word], that=that))))
        return " ".join(said)

    def _fight(self, op: Op) -> str:
        if "creature" in op:
            return self.say("op-fight", n=op["fight"], creature=op["creature"])
        return self.say("op-fight-plain", n=op["fight"])

    def _cancel(self, op: Op) -> str:
        return self.say("op-cancel-won" if "won_against" in op else f"op-cancel-{_hyphen(op['cancel'])}")

    def _move(self, op: Op) -> str:
        ignored = op.get("ignore", ())
        level, encounter = "area_level" in ignored, "previous_encounter" in ignored
        return self.say("op-move", level="yes" if level else "no", encounter="yes" if encounter else "no")

    def _forbid(self, op: Op) -> str:
        return self.say(f"op-forbid-{_hyphen(op['forbid'])}", skill=op.get("skill", "any"))

    def _may(self, op: Op) -> str:
        then = lowered(self.text(op["may"]))
        if op.get("cost"):
            return self.say("op-may-cost", cost=lowered(self.text(op["cost"])), then=then)
        return self.say("op-may", then=then)

    def _choose_one(self, op: Op) -> str:
        said = [self.text(branch) for branch in op["choose_one"]]
        options = lowered(said[0])
        for one in said[1:]:
            options = self.say("or-branch", first=options, next=lowered(one))
        return self.say("op-choose-one", options=options)

    # ------------------------------------------------------------------------------------------ conditions, moments

    def conditions(self, written: Any) -> str:
        """Conditions as the beginning of a sentence: all of a table, or one table of a list."""
        tables = written if isinstance(written, list) else [written]
        said = [self._joined([self._condition(*one) for one in table.items()], "if-and") for table in tables]
        return self._joined(said, "if-or")

    def _condition(self, name: str, value: Any) -> str:
        what = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
        number = value if isinstance(value, int) and not isinstance(value, bool) else 0
        return self.say(f"if-{_hyphen(name)}", what=what, n=number)

    def window(self, window: str) -> str:
        """When a card or ability may be played as an action of one's own."""
        return self.say("window", window=_hyphen(window))

    def triggers(self, when: dict[str, str]) -> str:
        """What a reply answers. Where the same player does one thing after the other, the name is said once."""
        of, said, before = when.get("of", "all"), [], ""
        for name, whose in when.items():
            if name == "of":
                continue
            message = f"when-{_hyphen(name)}"
            again = whose == before and self.words.has(f"anima-{message}.more")
            said.append(self.say(f"{message}.more" if again else message, whose=whose, of=of))
            before = whose
        return self.say("when", when=self._joined(said, "when-or"))

    def moment(self, window: str, when: dict[str, str] | None) -> str:
        """When a card is played, in any of its ways."""
        return self.triggers(when) if window == "interrupt" and when else self.window(window)

    def _joined(self, parts: list[str], message: str) -> str:
        said = parts[0]
        for one in parts[1:]:
            said = self.say(message, first=said, next=lowered(one))
        return said

    def listed(self, parts: Sequence[str], last: str = "comma") -> str:
        """Parts with commas, the last joined by the message `last`."""
        if not parts:
            return ""
        said = parts[0]
        for at, one in enumerate(parts[1:], start=2):
            said = self.say(last if at == len(parts) else "comma", first=said, next=one)
        return said


def lowered(text: str) -> str:
    """A sentence as it goes on after a colon; what is written in capitals stays."""
    return text if text[:2].isalpha() and text[:2].isupper() else text[:1].lower() + text[1:]


def _hyphen(word: str) -> str:
    return word.replace("_", "-")


def _count(value: Any) -> int:
    """The number of an effect; 0 stands for all."""
    return 0 if value == "all" else int(value)
