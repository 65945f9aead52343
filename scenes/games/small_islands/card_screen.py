"""Which cards of Small Islands lie where on the table: objectives, missions, rewards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.engine.key import Key
from scenes.draw.card import CardSpec, Prose
from scenes.games.small_islands.cards import card_of
from scenes.table.cards import Cards

if TYPE_CHECKING:
    from scenes.table.model import GameModel

HELD = ("current", "next")  # kinds of options that are cards held while choosing


class IslesCards(Cards):
    """They are chosen from and shown, and never lie in a hand row."""

    model: GameModel

    def __init__(self, model: GameModel) -> None:
        super().__init__(model)
        self._cards: dict[tuple[str, str], CardSpec] = {}  # (language, card) -> what it shows

    def held(self, key: Key) -> str:
        """The id of the card an option such as `current:1` or `next:reward/0` means; "" if it cannot be known."""
        held = self.model.view.held.get(self.model.seat, ())
        if key.kind not in HELD or "?" in held:
            return ""
        box = self.model.rules.box
        fitting = [card for card in held if len(key.parts) < 2 or box.kind_of(card) == key.first]
        at = int(key.parts[-1])
        return fitting[at] if at < len(fitting) else ""

    def id_of(self, key: Key) -> str:
        """The card behind a key: `card:o01`, `card:current/o01` (the same, where it counts now), or an option that takes one."""
        return self.held(key) if key.kind in HELD else key.parts[-1]

    def card(self, key: str) -> CardSpec:
        model, card = self.model, self.id_of(Key.of(key))
        shown = model.host.lang, card
        if shown not in self._cards:
            self._cards[shown] = card_of(model.rules.box, model.wording.texts, model.t, card)
        return self._cards[shown]

    def spoken(self, key: str) -> CardSpec:
        card = self.id_of(Key.of(key))
        box = self.model.rules.box
        if card in box.expeditions or card == self.model.view.alexis:
            return self.card(key)
        return self.card(key)._replace(blocks=(Prose(self.model.wording.spoken.card(card).hint),))

    def name(self, key: str) -> str:
        return str(self.card(key).title)

    def of_seat(self, seat: str) -> tuple[str, list[str]]:
        """What this player has revealed so far, the latest first; what is in hand stands on the panel itself. Of Alexis what he
        has turned up since his stack was shuffled."""
        if seat == "alexis":
            return self.model.t("isles-alexis-turned"), [f"card:{card}" for card in self.model.view.expedition_discard[::-1]]
        shown = [card for _, who, ids in reversed(self.model.view.used) if who == seat for card in ids]
        title = self.model.t("isles-cards-of", who=self.model.names[seat])
        return title, [f"card:{card}" for card in dict.fromkeys(shown)]
