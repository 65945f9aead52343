"""Cards of the rice paddies: spirits with the numbers that set the order of play, rain, set-up and solo cards, achievements."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pygame

from game.core.engine.key import Key
from game.core.engine.known import HIDDEN
from scenes.draw import cardskin
from scenes.draw.card import CardSpec, Prose, Skin
from scenes.games.rice_paddy.art import spirit_motifs
from scenes.games.rice_paddy.art.cards import RainCard, SoloCard, SpiritNumber
from scenes.games.rice_paddy.art.spirit_scene import SpiritPicture
from scenes.games.rice_paddy.pieces import rain_of
from scenes.table.cards import Cards

if TYPE_CHECKING:
    from scenes.table.model import GameModel

EARLY = Skin(tall=1.4)  # six in a row are narrow, and still no large ones
LATE = EARLY._replace(light="#E6E8EA", dark="#C9CDD2")


def spirits_in_front(model: Any, seat: str) -> list[str]:
    """Those everybody can see, by rising number."""
    box = model.rules.box
    shown = [card for card in model.view.played.get(seat, ()) if card != HIDDEN]
    return sorted(shown, key=lambda card: int(box.raw["spirit"][card]["number"]))


@dataclass(frozen=True)
class NumberBadge:
    """The number of a spirit before its name."""

    number: str
    deck: str

    def draw(self, target: pygame.Surface, pos: tuple[int, int], px: int) -> None:
        target.blit(SpiritNumber(self.number, self.deck).surface((px, px)), pos)

    def words(self) -> str:
        return self.number


@dataclass(frozen=True)
class Filled:
    """A picture card in the room that a card has for its picture."""

    of: RainCard | SoloCard
    wide: float
    high: float

    def surface(self, size: tuple[int, int], radius: float, frame: float) -> pygame.Surface:
        """As large as fits, in the middle of its room."""
        k = min(size[0] / self.wide, size[1] / self.high)
        made = self.of.surface((max(1, round(self.wide * k)), max(1, round(self.high * k))))
        out = pygame.Surface(size, pygame.SRCALPHA)
        out.blit(made, made.get_rect(center=(size[0] // 2, size[1] // 2)))
        return out


class PaddyCards(Cards):
    """Spirits lie in the hand row: those in front of the seat first, then those in hand."""

    model: GameModel
    kind = "spirit"
    heads = "rice-table-before-you", "table-hand"

    def __init__(self, model: GameModel) -> None:
        super().__init__(model)
        self._made: dict[tuple[str, str], CardSpec] = {}  # (language, card)

    def hand(self) -> tuple[str, ...]:
        return tuple(card for card in self.model.view.hand.get(self.model.seat, ()) if card != HIDDEN)

    def played(self) -> tuple[str, ...]:
        return tuple(spirits_in_front(self.model, self.model.seat))

    def tag(self, key: str, short: bool = False) -> tuple[str, str]:
        model, card = self.model, Key.of(key).first
        if model.asked is not None and model.asked.source in (key, card):
            return model.t("rice-table-acts-now"), "chosen"
        use = model.facts.spirit_use(model.view, model.seat, card) if card in self.played() else ""
        return (model.t("rice-table-used" if use == "used" else "rice-table-in-force") if use else ""), "normal"

    def known(self, key: Key) -> bool:
        box = self.model.rules.box
        kinds = box.raw.values() if key.kind == "card" else (box.raw.get(key.kind, {}),)
        return any(key.first in kind for kind in kinds)

    def card(self, key: str) -> CardSpec:
        card = Key.of(key).parts[-1]
        shown = self.model.host.lang, card
        if shown not in self._made:
            self._made[shown] = self._card(card)
        return self._made[shown]

    def _card(self, card: str) -> CardSpec:
        model = self.model
        box, texts = model.rules.box, model.wording.texts
        title, when, text = texts.card(card)
        if card in box.raw["spirit"]:
            item = box.raw["spirit"][card]
            deck, number = str(item["deck"]), str(item["number"])
            picture = SpiritPicture(float(number), str(item["timing"]), deck, spirit_motifs.motifs(item["ops"]))
            skin = EARLY if deck == "early" else LATE
            sure = item.get("confidence", {})
            foot = tuple(model.t(f"rice-table-sure-{of}", sure=str(sure.get(of, "known"))) for of in ("ops", "timing"))
            return CardSpec(card, title, skin, NumberBadge(number, deck), picture, strip=(when,), blocks=(Prose(text),),
                            footer=(foot[0], foot[1]))  # fmt: skip
        strip = (when,) if when else ()
        if card in box.raw["rain"]:
            return CardSpec(card, title, EARLY, None, Filled(rain_of(box, card), 96, 126), strip=strip, blocks=(Prose(text),))
        if card in box.raw["solo"]:
            item = box.raw["solo"][card]
            made = SoloCard(float(item["number"]), int(item["level"]), spirit_motifs.motifs(item["ops"]))
            return CardSpec(card, title, LATE, None, Filled(made, 150, 190), strip=strip, blocks=(Prose(text),))
        return CardSpec(card, title, EARLY, cardskin.Sign("spirit-card", title), None, strip=strip, blocks=(Prose(text),))

    def spoken(self, key: str) -> CardSpec:
        card = self.card(key)
        return card._replace(blocks=tuple(Prose(self.model.wording.plain(block.text)) for block in card.blocks
                                          if isinstance(block, Prose)))  # fmt: skip

    def name(self, key: str) -> str:
        card = self.card(key)
        badge = card.badge
        return f"{badge.number} · {card.title}" if isinstance(badge, NumberBadge) else card.title

    def of_seat(self, seat: str) -> tuple[str, list[str]]:
        """The spirits in front of a seat, the latest first."""
        shown = [card for card in self.model.view.played.get(seat, ()) if card != HIDDEN]
        title = self.model.t("rice-table-spirits-of", who=self.model.names.get(seat, ""))
        return title, [f"spirit:{card}" for card in reversed(shown)]
