"""What everything on this game's table is and does: made when somebody asks, from what the seat at the table may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.engine.key import Key
from game.core.engine.known import HIDDEN
from scenes.games.anima.shown import part_name, where
from scenes.table.about import About

if TYPE_CHECKING:
    from scenes.table.model import GameModel


class Abouts:
    """Places, characters, cards, figures, groups, phases."""

    def __init__(self, model: GameModel) -> None:
        self.model = model

    def about(self, key: Key) -> About | None:
        """What is said of a key, or of the name that a row gives."""
        made: dict[str, Callable[[Key], About | None]] = {
            "area": self._area, "character": self._card, "card": self._card, "mission": self._card, "figure": self._figure,
            "seat": self._seat, "phase": self._phase,
        }  # fmt: skip
        return made[key.kind](key) if key.kind in made else None

    def _card(self, key: Key) -> About | None:
        card = key.parts[-1]
        if not self.model.screen.cards.known(Key.of(f"card:{card}")):
            return None
        title, line, text = self.model.wording.texts.card(card)
        return About(title, (line, *[self.model.wording.plain(part) for part in text.split("\n")]))

    def _area(self, key: Key) -> About | None:
        """What an area is, who is there, what lies there, and the chances of the seat there."""
        model, view, t = self.model, self.model.view, self.model.t
        found = self._card(key)
        if found is None or key.first not in model.rules.box.areas:
            return None
        area, lines = key.first, [found.lines[0], *found.lines[1:-2], found.lines[-1]]  # the table of the die stands on it
        for seat in view.seats:
            if view.at.get(seat) == area:
                lines.append(t("anima-table-is-here", who=model.names[seat]))
        if area in view.previous:
            card = view.previous[area]
            known = card != HIDDEN
            lines.append(model.wording.texts.name(card) if known else t("anima-table-hidden-encounter"))
        if model.seat in view.seats and view.active and area in view.active:
            facts = model.facts
            if area in view.previous:
                lines.append(t("anima-table-chance-arrive", n=round(100 * facts.arrival_chance(view, model.seat, area))))
            odds = facts.exploration_odds(view, model.seat, area)
            lines.append(t("anima-table-chance-reward", n=round(100 * odds.reward)))
        return About(found.title, tuple(lines))

    def _figure(self, key: Key) -> About:
        """What a strength or a speed is made of."""
        model, view = self.model, self.model.view
        what, seat = key.first, key.parts[-1]
        title = model.t(f"anima-table-{what}")
        if what == "cards":
            return About(title, (model.t("anima-table-hand-limit", n=model.facts.limits(view)[1]),))
        parts = model.facts.strength_parts(view, seat) if what == "strength" else model.facts.speed_parts(view, seat)
        lines = [f"{part_name(model, part.source)}: {part.n:+d}".replace("-", "−") for part in parts]
        return About(title, tuple(lines))

    def _seat(self, key: Key) -> About | None:
        model, seat = self.model, key.first
        if seat not in model.view.seats:
            return None
        view, facts = model.view, model.facts
        figures = model.t("anima-table-figures", strength=facts.strength(view, seat), speed=facts.speed(view, seat))
        people = model.joined(model.wording.texts.name(card) for card in view.group[seat])
        hand = model.t("anima-table-hand-of", n=len(view.hand.get(seat, ())))
        return About(model.names[seat], (where(model, seat), figures, people, hand))

    def _phase(self, key: Key) -> About | None:
        if key.first == "final":
            return About(self.model.t("anima-table-final"), (self.model.t("anima-table-final-hidden"),))
        texts = self.model.wording.texts
        return About(texts.phase(key.first), (self.model.wording.plain(texts.phase_hint(key.first)),))
