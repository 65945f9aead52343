"""Cards of Anima: advantages lie in the hand row; characters, areas, encounters and missions are shown large."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from game.core.engine.key import Key
from game.core.engine.known import HIDDEN
from scenes.draw import cardskin
from scenes.draw.card import CardSpec, Picture, Prose, Skin
from scenes.games.anima.art import inks
from scenes.games.anima.art.pictures import Back
from scenes.games.anima.pieces import creature_of, family_of, mission_of, motif_of, place_of, portrait_of
from scenes.table.cards import Cards

if TYPE_CHECKING:
    from scenes.table.model import GameModel

KINDS = ("card", "character", "area", "encounter", "mission", "claim", "take")  # of keys that name a card of the box


class AnimaCards(Cards):
    """What is in the hand of the seat, and every other card by its id."""

    model: GameModel
    kind = "held"  # several things can be done with a card of the hand: each is an option of its own

    def __init__(self, model: GameModel) -> None:
        super().__init__(model)
        self._made: dict[tuple[str, str], CardSpec] = {}  # (language, card)

    def hand(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(card for card in self.model.view.hand.get(self.model.seat, ()) if card != HIDDEN))

    def face_down(self) -> int:
        return sum(card == HIDDEN for card in self.model.view.hand.get(self.model.seat, ()))

    def back(self, size: tuple[int, int]) -> pygame.Surface:
        return Back().surface(size, 6, 2)

    def known(self, key: Key) -> bool:
        box, card = self.model.rules.box, key.parts[-1] if key.parts else ""
        return bool(box.kind_of(card)) or card in box.written

    def tag(self, key: str, short: bool = False) -> tuple[str, str]:
        """How many alike are held, or that it may be played now."""
        model, card = self.model, Key.of(key).first
        count = model.view.hand.get(model.seat, ()).count(card)
        if count > 1:
            return model.t("anima-table-copies", n=count), "normal"
        return "", "normal"

    def card(self, key: str) -> CardSpec:
        card = Key.of(key).parts[-1]
        made = self.model.host.lang, card
        if made not in self._made:
            self._made[made] = spec_of(self.model.rules.box, self.model.wording.texts, card)
        return self._made[made]

    def spoken(self, key: str) -> CardSpec:
        card = self.card(key)
        return card._replace(blocks=tuple(Prose(self.model.wording.plain(block.text)) for block in card.blocks
                                          if isinstance(block, Prose)))  # fmt: skip

    def name(self, key: str) -> str:
        return self.card(key).title

    def pile(self, pile: str) -> tuple[str, list[str]]:
        """The open piles: what was used, the newest last, cards alike once."""
        view = self.model.view
        piles = {"character": view.dead, "advantage": view.discarded, "encounter": view.gone, "area": view.left_areas}
        cards = piles.get(pile, ())
        if not cards:
            return "", []
        kind = "card" if pile == "advantage" else pile
        return self.model.t(f"anima-table-pile-{pile}"), [f"{kind}:{card}" for card in [*dict.fromkeys(reversed(cards))][::-1]]

    def of_seat(self, seat: str) -> tuple[str, list[str]]:
        """A group's characters, and what one lawfully knows of its hand."""
        view = self.model.view
        keys = [f"character:{card}" for card in view.group[seat]]
        if organisation := view.organisation.get(seat, ""):
            keys.append(f"card:{organisation}")
        if (looker := self.model.looker) and seat != looker:
            keys += [f"card:{card}" for card in dict.fromkeys(self.model.facts.known_hand(view, looker, seat))]
        return self.model.t("anima-table-group-of", who=self.model.names.get(seat, "")), keys


def spec_of(box: Any, texts: Any, card: str) -> CardSpec:
    """What a card of any kind shows, whoever has it."""
    title, line, text = texts.card(card)
    kind = box.kind_of(card) or box.written[card]["of"]
    badge: cardskin.Disc | cardskin.Sign | None = None
    picture: Picture
    skin = Skin(tall=1.4)
    if kind == "advantage":
        family = family_of(box, card)
        skin = skin._replace(band=inks.FAMILIES[family])
        badge = cardskin.Sign(family, line)
        picture = motif_of(box, card)
    elif kind == "character":
        picture = portrait_of(box, card)
    elif kind == "area":
        badge, picture = cardskin.Sign("area", line), place_of(box, card)
    elif kind == "encounter":
        badge, picture = cardskin.Sign("encounter", line), creature_of(box, card)
    else:
        made = box.missions[card]
        badge = cardskin.Sign("final-mission" if made.final else "mission", line)
        picture = mission_of(box, card)
    blocks = tuple(Prose(part) for part in text.split("\n"))
    return CardSpec(card, title, skin, badge, picture, strip=(line,), strip_short=line.split(" · ")[0], blocks=blocks, brief=line)
