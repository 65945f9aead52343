"""All sentences of Anima: Shadow of Omega: most follow from the usual names of messages, card texts are made from effects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from game.anima.events import EVENTS
from game.anima.terms import TRIGGERS
from game.anima.words.cards import CardTexts
from game.anima.words.effects import Effects, lowered
from game.anima.words.rules import PAGE_OF, page_of_thing, rules_pages
from game.core.engine.decision import Decision, Event, Reason
from game.core.engine.key import Key
from game.core.words.texts import Rich
from game.core.words.usual import Names, UsualTexts

ENEMY = "monster"  # the other side of a battle without a card of its own


class Texts(UsualTexts):
    """All texts of the game in one language."""

    prefix, events = "anima", EVENTS
    untold = ("reply.", "battle.cards")
    questions = {
        "area.protect": ("area",),
        "trade.offer": ("other",),
        "trade.answer": ("other",),
        **{f"reply.{trigger.replace('_', '-')}": ("actor", "about", "of") for trigger in TRIGGERS},
    }

    @cached_property
    def effects(self) -> Effects:
        """Sentences about effects, conditions and moments."""
        return Effects(self.words, self.box.figures)  # type: ignore[attr-defined]

    @cached_property
    def cards(self) -> CardTexts:
        """What stands on cards."""
        return CardTexts(self.effects, self.name)

    # ------------------------------------------------------------------------------------------ names

    def name(self, item: str) -> str:
        """The name of a card; what has none (in a case) is said as it is."""
        message = f"name-anima-{item}"
        return self.words.t(message) if self.words.has(message) else item

    def value(self, value: object, names: Names) -> Any:
        """What a message is given: true and false as the words that messages choose by."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if value == ENEMY:
            return self.words.t("anima-enemy-unnamed")
        return super().value(value, names)

    def phase(self, phase_id: str) -> str:
        return self.words.t(f"anima-phase-{phase_id}")

    def phase_hint(self, phase_id: str) -> Rich:
        return self.words.t(f"anima-phase-{phase_id}-hint")

    # ------------------------------------------------------------------------------------------ the running game

    def prompt(self, view: object, decision: Decision, names: Mapping[str, str], seat: str = "") -> tuple[str, str]:
        """The question to a seat; below it the card that asks, or who does what a reply would answer."""
        part = decision.for_seat(seat) or (decision.parts or (decision,))[0]
        asked = seat if seat in part.seats else part.seats[0]
        given = zip(self.questions.get(part.kind, ()), part.args, strict=False)
        args = {"who": self.seat(asked, names), **{name: self.value(arg, names) for name, arg in given}}
        message = f"prompt-{part.kind.replace('.', '-')}"
        if part.kind.startswith("reply."):
            about = {"actor": args.get("actor", ""), "about": args.get("about", "")}
            detail = self.say("reply-about" if about["about"] else "reply-of", **about)
            with_ = [Key.of(key) for key in part.keys(seat)] if asked == seat else []  # nobody else may know
            things = dict.fromkeys(self.name(key.first) for key in with_ if key.kind in ("card", "ability"))
            return self.say(message, **args), self.say("reply-with", of=detail, what=", ".join(things)) if things else detail
        source = _card_of(part.source)
        detail = self.say(f"{message}.detail", source=self.name(source)) if source and self.has(f"{message}.detail") else ""
        return self.say(message, **args), detail

    def option(self, view: object, decision: Decision | None, key: str) -> str:
        """The label of an option: given cards by their names, branches by what they do."""
        parsed = Key.of(key)
        if parsed.kind == "give":
            return self.say("opt-give", what=self.name(parsed.parts[-1]))
        if parsed.kind == "branch" and decision is not None:
            said = self._branch(_card_of(decision.source), parsed.number or 0)
            return said or super().option(view, decision, key)
        if parsed.kind == "done" and decision is not None and decision.kind.startswith("reply."):
            return self.say("opt-done-reply")
        return super().option(view, decision, key)

    def _branch(self, card: str, at: int) -> str:
        """What a branch of a card's choice says; "" where it is not found."""
        try:
            item = self.box.item(card)  # type: ignore[attr-defined]
        except KeyError:
            return ""
        branches = _choice(item)
        return self.effects.text(branches[at]) if branches and at < len(branches) else ""

    def event(self, event: Event, names: Names) -> Rich | None:
        """A line of the log. The phase is said by its name, and that nobody wins in a sentence of its own."""
        if event.kind == "phase":
            return self.say("log-phase", phase=self.phase(str(event.args[0])))
        if event.kind == "ended" and not event.args:
            return self.say("log-ended-nobody")
        if event.kind == "cancelled" and (_is_seat(event.args[0]) or event.args[0] == ENEMY):
            return self.say("log-cancelled-battle")
        return super().event(event, names)

    def log_messages(self, kind: str) -> tuple[str, ...]:
        more = {"ended": "anima-log-ended-nobody", "cancelled": "anima-log-cancelled-battle"}
        return (*super().log_messages(kind), more[kind]) if kind in more else super().log_messages(kind)

    def reason(self, reason: Reason) -> Rich:
        """Why something is not legal, with the limits of the rules."""
        if not self.has(f"reason-{reason.id}"):
            return super().reason(reason)
        told: Any = self.box.figures  # type: ignore[attr-defined]
        limits = {"hand": told["hand"], "group": told["group"], "difference": told["size_difference"]}
        return self.say(f"reason-{reason.id}", **limits)

    def result(self, outcome: str, reason: str | Sequence[str], names: Names | None = None) -> Rich:
        """How the game ended. `reason` says how (final, crisis, turn-limit), then the seats that won."""
        ids = reason.split() if isinstance(reason, str) else list(reason)
        winners = [one for one in ids if _is_seat(one)]
        how = "crisis" if "crisis" in ids else "final" if winners else "turn-limit"
        return self.say(f"end-{'win' if winners else 'loss'}", how=how, who=self.value(winners, names or self.names))

    # ------------------------------------------------------------------------------------------ the rules reference

    def rules_pages(self) -> list[tuple[str, str, Rich]]:
        """The pages of the rules reference with the figures of this box."""
        return rules_pages(self.words, self.box)

    def page_of(self, kind: str) -> str:
        """The page that explains a phase or a kind of question."""
        return PAGE_OF.get(kind, "anima-replies" if kind.startswith("reply.") else "anima-turn")

    def page_of_thing(self, key: str) -> str:
        """The page about a thing on the table."""
        return page_of_thing(key)

    # ------------------------------------------------------------------------------------------ cards

    def card(self, card: str) -> tuple[str, str, Rich]:
        """(title, figures in a line, text) of a card of any kind, by its id. Raises KeyError for none."""
        box: Any = self.box
        item = box.item(card)
        kind = box.kind_of(card) or item["of"]
        return self.sentence(self.name(card)), self.cards.line(kind, item), self.cards.text(kind, item)

    def effect_line(self, effect: dict[str, Any]) -> str:
        """An effect that holds for a group, without its full stop: "+2 strength until the end of the turn"."""
        return lowered(self.effects.effect(effect)).rstrip(".")


def _is_seat(word: object) -> bool:
    return isinstance(word, str) and word[:1] == "p" and word[1:].isdigit()


def _card_of(source: str) -> str:
    """The card that a question names as its source, written as an id or as a key."""
    return source.rpartition(":")[2]


def _choice(written: Any) -> Any:
    """The branches of the first choice among the effects in what is written; None where there is none."""
    if isinstance(written, dict):
        for word, value in written.items():
            if word == "choose_one":
                return value
            found = _choice(value)
            if found is not None:
                return found
    elif isinstance(written, list):
        for value in written:
            found = _choice(value)
            if found is not None:
                return found
    return None
