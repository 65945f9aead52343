"""All sentences of Spirits of the Rice Paddy: most follow from the usual names of messages, card texts are made from effects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.engine.decision import Decision, Event
from game.core.engine.key import Key
from game.core.words.texts import Answered, Rich
from game.core.words.usual import Names, UsualTexts
from game.rice_paddy.events import EVENTS
from game.rice_paddy.words.rules import PAGE_OF, page_of_thing, rules_pages

SIGNS = {">=": "least", "<=": "most", "=": "exact"}
TO = {"own_paddy": "own", "each_own_paddy": "each", "opponents": "others", "same_paddy": "same"}


class Texts(UsualTexts):
    """All texts of the game in one language."""

    prefix, events = "rice", EVENTS
    questions = {
        "rain.paddy": ("kind", "n"),
        "solo.paddy": ("kind", "n"),
        "active.paddy": ("kind", "n", "at"),
        "active.hex": ("does",),
        "allocate.laborers": ("job", "n"),
        "allocate.oxen": ("job", "n"),
        "allocate.ducks": ("job", "n"),
        "build.site": ("n",),
        "build.more": ("size", "need", "have"),
        "drain": ("n", "there", "flow"),
        "flood": ("n", "there"),
        "market": ("rice", "tax"),
    }

    # ------------------------------------------------------------------------------------------ names

    def name(self, item: str) -> str:
        """The name of a card; of a tile its goal."""
        tiles = getattr(self.box, "tiles", {})
        return self.goal(item) if item in tiles else super().name(item)

    def goal(self, tile: str) -> str:
        """What a tile asks for."""
        return ", ".join(
            self.words.t(f"rice-goal-{part.what.replace('_', '-')}", n=part.n, sign=SIGNS[part.sign])
            for part in self.box.tiles[tile].goal  # type: ignore[attr-defined]
        )

    def phase(self, phase_id: str) -> str:
        return self.words.t(f"rice-phase-{phase_id}")

    def phase_hint(self, phase_id: str) -> Rich:
        return self.words.t(f"rice-phase-{phase_id}-hint")

    # ------------------------------------------------------------------------------------------ the running game

    def option(self, view: Any, decision: Decision | None, key: str) -> str:
        """The label of an option; one with an ox says so, a paddy of another player names it."""
        parsed = Key.of(key)
        if parsed.kind == "weed":
            return self.say("opt-weed-ox" if parsed.parts[1:] else "opt-weed", what=parsed.first)
        if parsed.kind == "harvest":
            return self.say("opt-harvest", what=parsed.first, n=parsed.number or 0)
        if parsed.kind == "paddy" and len(parsed.parts) == 2:
            return self.say("opt-paddy-active-paddy", what=self.seat(parsed.first, self.names), n=parsed.number or 0)
        return super().option(view, decision, key)

    def undo_label(self, entry: Answered) -> str:
        """What an undo would take back: where the answer is only a number, what it was the number of."""
        key = Key.of(entry.key)
        if entry.kind.startswith("allocate."):
            return self.say("undo-allocate")
        if key.kind == "water":
            return self.say("undo-water", what=key.first, n=key.number or 0)
        return super().undo_label(entry)

    def event(self, event: Event, names: Names) -> Rich | None:
        if event.kind == "phase":
            return self.say("log-phase", phase=self.phase(str(event.args[0])))
        return super().event(event, names)

    def result(self, outcome: str, reason: str | Sequence[str], names: Names | None = None) -> Rich:
        """How the game ended. `reason` is what decided, then the seats that won (and the rating)."""
        ids = reason.split() if isinstance(reason, str) else list(reason)
        winners = [one for one in ids if one[:1] == "p" and one[1:].isdigit()]
        rating = next((int(one) for one in ids if one.isdigit()), 0)
        who = self.value(winners or ["p0"], names or self.names)
        return self.say(f"end-{outcome}", who=who, decided=ids[0] if ids else "rice", rating=rating)

    # ------------------------------------------------------------------------------------------ the rules reference

    def rules_pages(self) -> list[tuple[str, str, Rich]]:
        """The pages of the rules reference with the figures of this box."""
        return rules_pages(self.words, self.box, self.name)

    def page_of(self, kind: str) -> str:
        """The page that explains a phase or a kind of question."""
        return PAGE_OF.get(kind, "rice-round")

    def page_of_thing(self, key: str) -> str:
        """The page about a thing on the table."""
        return page_of_thing(key)

    # ------------------------------------------------------------------------------------------ cards

    def effects(self, ops: Sequence[dict[str, Any]]) -> Rich:
        """What a list of effects says, a sentence for each."""
        return "\n".join(self.effect(op) for op in ops) if ops else self.words.t("rice-card-nothing")

    def effect(self, op: dict[str, Any]) -> Rich:
        """The sentence of one effect as it is written in data."""
        verb, value = next(iter(op.items()))
        given: dict[str, Any] = {**op, **(value if isinstance(value, dict) else {})}
        args: dict[str, Any] = {"n": 0, "to": TO.get(str(op.get("to")), ""), "pick": op.get("pick", "owner")}
        rice = op.get("rice")
        args["rice"] = "any" if not rice else rice[0] if len(rice) == 1 else "both"
        number = value if isinstance(value, int) else next((n for n in given.values() if isinstance(n, int)), 0)
        args["n"] = abs(number)
        for word in ("laborers", "paddies", "round"):
            if word in op:
                args["n"] = op[word]
        args["action"] = str(value).replace("_", "-") if isinstance(value, str) else ""
        args["who"] = op.get("who", "other")
        args["from"] = TO.get(str(op.get("from")), op.get("from", "others"))
        if isinstance(value, str) and verb == "discard_tile":
            args["pick"] = args["action"]
        if isinstance(value, list):
            args["what"] = value[0] if len(value) == 1 else "both"
        return self.words.t(f"rice-op-{verb.replace('_', '-')}", **args)

    def card(self, card: str) -> tuple[str, str, Rich]:
        """(title, when it acts, what it does) of a spirit, a rain card, a set-up card or a solo card, by its id."""
        raw = self.box.raw  # type: ignore[attr-defined]
        title = self.sentence(self.name(card))
        if card in raw["spirit"]:
            item = raw["spirit"][card]
            return title, self.words.t("rice-card-timing", timing=item["timing"]), self.effects(item["ops"])
        if card in raw["setup"]:
            return title, "", self.effects(raw["setup"][card]["reward"])
        if card in raw["solo"]:
            item = raw["solo"][card]
            return title, self.words.t("rice-card-level", n=item["level"]), self.effects(item["ops"])
        return title, "", self.effects(raw["rain"][card]["ops"])
