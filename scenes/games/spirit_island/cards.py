"""The cards of Spirit Island: powers, fear cards and invader cards as what the table draws, and which lie where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.core.engine.key import Key
from game.spirit_island.events import fear_card
from scenes.draw.card import LARGE, LARGE_RING, ROW, ROW_RING, SMALL, SMALL_RING, Boxed, Caption, CardSpec, Level, Prose, Skin
from scenes.draw.cardskin import Numeral, Ring, Sign
from scenes.draw.theme import BRASS, FAST, MAJOR_DARK, MAJOR_LIGHT, PLUM, SLOW, VIOLET
from scenes.games.spirit_island.art.card_picture import CardPicture
from scenes.games.spirit_island.invaders import flagged
from scenes.games.spirit_island.strips import short_strip
from scenes.table.cards import Cards

if TYPE_CHECKING:
    from scenes.table.model import GameModel

DECKS = ("minor", "major")
MADE = 300  # cards kept as they are shown
POWER = Skin(large=LARGE_RING, row=ROW_RING, small=SMALL_RING, tall=1.45)  # just below that of large ones
SKINS = {
    "minor": POWER,
    "unique": POWER,
    "major": POWER._replace(light=MAJOR_LIGHT, dark=MAJOR_DARK, frame=BRASS, strip="#E6D096"),
    "fear": Skin("#EFE6F0", "#D9CBDD", line=VIOLET, rule=VIOLET, mark=VIOLET, mark_paper="#FBF3FF"),
    "blight-card": Skin(
        "#E9E2E6", "#CFC3CA", frame=PLUM, line=PLUM, rule=PLUM, small=SMALL._replace(badge=(6, 10, 30), title=(40, 2, 46, 46))
    ),
    "invader": Skin(
        large=LARGE._replace(badge=(13, 11, 46), title=(68, 10, 82, 48)), row=ROW, small=SMALL._replace(badge=(6, 6, 40))
    ),
}
TONES = {"fast": FAST, "slow": SLOW}


def power(card: str, said: Any, raw: Mapping[str, Any], reached: Sequence[bool] | None = None, strip_short: str = "") -> CardSpec:
    """A power: its words, its data, which of its thresholds are reached, its strip where the words have no room."""
    deck = raw["deck"] if raw["deck"] in DECKS else "unique"
    on = [False] * len(said.thresholds) if reached is None else reached
    boxes = [Boxed(need_words(need), text, lit) for (need, text), lit in zip(said.thresholds, on, strict=False)]
    return CardSpec(
        card,
        said.title,
        SKINS[deck],
        Ring(str(said.cost), TONES[said.speed], said.speed),
        CardPicture(card, said.elements, deck),
        said.elements,
        tuple(part for part in (said.range_strip, said.target) if part),
        strip_short,
        (*map(Prose, said.paragraphs), *boxes),
        (said.footer_left, said.footer_right),
    )


def need_words(need: Mapping[str, int]) -> str:
    """The elements a threshold needs, rich."""
    return "  ".join(f"<b>{count}</b> <{element}>" for element, count in need.items())


def fear(card: str, said: Any, level: int = 0, lies: str = "") -> CardSpec:
    """A fear card and the terror level that counts (0: none); `lies`: where, if that is no discard."""
    levels = (Level(Numeral(n, "violet"), text, n == level) for n, text in enumerate(said.levels, 1))
    return CardSpec(
        card,
        said.title,
        SKINS["fear"],
        Sign("fear"),
        CardPicture(card, (), "fear"),
        blocks=tuple(levels),
        footer=(said.footer_left, lies),
    )


def invader(card: str, said: Any, raw: Any, flag: str | None = None) -> CardSpec:
    """An invader card; `flag`: what its mark does in this game ("": it has none), where a game is played."""
    detail = said.detail if flag is None else flag
    return CardSpec(
        card,
        said.title,
        SKINS["invader"],
        Numeral(raw.stage),
        CardPicture(card, raw.terrains or ("coastal",), "invader", raw.stage, bool(detail)),
        blocks=(Caption(detail),) if detail else (),
        footer=(said.footer_left, said.footer_right),
    )


def blight(card: str, said: Any, t: Any) -> CardSpec:
    """The blighted side of a blight card."""
    blocks = (Prose(said.takes), Prose(t("blight-card-each", what=said.each_turn)), Prose(t("blight-card-lost")))
    return CardSpec(
        card,
        said.title,
        SKINS["blight-card"],
        Sign("blight"),
        CardPicture(card, ("moon", "earth"), "blight-card"),
        blocks=blocks,
        footer=(t("setup-blight-card"), t("blight-card-blighted")),
    )


class SpiritCards(Cards):
    """Powers in hand and in play, fear cards, invader cards, blight cards: card:ID, fear:ID, invader:ID, blight-card:ID."""

    model: GameModel

    def __init__(self, model: GameModel) -> None:
        super().__init__(model)
        self._said: dict[tuple[str, str], Any] = {}
        self._cards: dict[str, CardSpec] = {}
        self._cards_of: object = None
        self._made: dict[tuple[str, str, tuple[bool, ...], int, str], CardSpec] = {}  # what of a position a card depends on -> it

    # -- the hand row --------------------------------------------------------------------------
    def played(self) -> tuple[str, ...]:
        cards: tuple[str, ...] = self.model.view.played[self.model.seat]
        return cards

    def hand(self) -> tuple[str, ...]:
        cards: tuple[str, ...] = self.model.view.hand[self.model.seat]
        return cards

    def origin(self, key: str) -> str:
        """Its deck, where it does not come from a discard."""
        card = Key.of(key).rest
        deck = self.model.rules.box.raw["card"].get(card, {}).get("deck", "")
        gone = card in getattr(self.model.view, f"{deck}_discard", ())
        return f"pile-{deck}" if deck in DECKS and not gone else "pile-own"

    def tag(self, key: str, short: bool = False) -> tuple[str, str]:
        model, tail = self.model, "-short" if short else ""
        card = Key.of(key).rest
        view, asked = model.view, model.asked
        if asked is not None and asked.source == key and asked.kind != "play":
            return model.t(f"table-tag-now{tail}"), "chosen"
        if card in view.played[model.seat]:
            if key in view.used[model.seat]:
                return model.t(f"table-{'tag-again' if key in model.shapes else 'used'}{tail}"), "normal"
            speed = model.facts.speed(view, key)
            early = view.phase in ("growth", "fast", "fear", "ravage", "build", "explore")
            if speed == "slow" and early and key not in model.shapes:  # a rule may let slow ones be used as fast ones
                return model.t(f"table-tag-later{tail}"), "normal"
            return "", "normal"
        if asked is not None and asked.kind == "play" and key not in model.shapes:
            cost, have = model.facts.cost(view, card), view.energy[model.seat]
            if not view.plays_left[model.seat]:
                return "", "normal"
            if cost > have:
                return model.t(f"table-tag-cost{tail}", cost=cost, have=have, n=cost - have), "dimmed"
        return "", "normal"

    def discard_count(self) -> int:
        return len(self.model.view.discard[self.model.seat])

    # -- one card ------------------------------------------------------------------------------
    def card(self, key: str) -> CardSpec:
        """Kept for the position."""
        if self._cards_of != self.model.stamp:
            self._cards_of = self.model.stamp
            self._cards.clear()
        if key not in self._cards:
            self._cards[key] = self._card(key)
        return self._cards[key]

    def _card(self, key: str) -> CardSpec:
        kind, card = Key.of(key).kind, Key.of(key).rest
        texts, box = self.model.wording.texts, self.model.rules.box
        if kind == "fear":
            return fear(card, texts.fear(card), min(self.model.view.terror, 3), self._lies(card))
        if kind == "invader":
            return invader(card, texts.invader(card), box.invaders[card], flagged(self.model, card))
        if kind == "blight-card":
            return blight(card, texts.blight_card(card), self.model.t)
        reached = tuple(self.model.facts.reached(self.model.view, self.seat_of(card), f"card:{card}"))
        facts, view = self.model.facts, self.model.view
        cost, speed = facts.cost(view, card), facts.speed(view, key)
        shown = (self.model.host.lang, key, reached, cost, speed)
        if shown not in self._made:
            if len(self._made) >= MADE:
                self._made.clear()
            raw, t = box.raw["card"][card], self.model.t
            made = power(card, self._says(card), raw, reached, short_strip(self.model, raw))
            ring = Ring(str(cost) if cost >= 0 else f"+{-cost}", TONES[speed], speed)  # in this game: a scenario may change both
            brief = t("table-card-power", cost=ring.words(), speed=t(f"speed-{speed}"))
            self._made[shown] = made._replace(badge=ring, brief=brief)
        return self._made[shown]

    def spoken(self, key: str) -> CardSpec:
        kind, card = Key.of(key).kind, Key.of(key).rest
        texts, box = self.model.wording.spoken, self.model.rules.box
        if kind == "fear":
            return fear(card, texts.fear(card))._replace(strip=tuple(filter(None, [self._lies(card)])))
        if kind == "invader":
            return invader(card, texts.invader(card), box.invaders[card], flagged(self.model, card, True))
        if kind == "blight-card":
            return blight(card, texts.blight_card(card), self.model.t)
        said = texts.card(card)
        return power(card, said, box.raw["card"][card])._replace(strip=(said.target_strip,))

    def _says(self, card: str) -> Any:
        """What a power says, put into words once in each language."""
        spoken = self.model.host.lang, card
        if spoken not in self._said:
            self._said[spoken] = self.model.wording.texts.card(card)
        return self._said[spoken]

    def put_into_words(self) -> Iterator[None]:
        """What every power says, one at each step: any may be drawn."""
        for card in self.model.rules.box.raw["card"]:
            if (self.model.host.lang, card) not in self._said:
                self._says(card)
                yield

    def seat_of(self, card: str) -> str:
        """Whose elements count for a card's thresholds."""
        view = self.model.view
        for seat in view.seats:
            if card in view.played[seat] or card in view.hand[seat]:
                return str(seat)
        return self.model.seat

    def _lies(self, card: str) -> str:
        """Where a fear card lies that was turned up where it was; "" for any other."""
        view = self.model.view
        if card not in view.fear_revealed:
            return ""
        return self.model.t("table-fear-up-deck" if card in view.fear_deck else "table-fear-up-earned")

    def name(self, key: str) -> str:
        return self.model.t(f"name-{Key.of(key).kind}-{Key.of(key).rest}")

    def notes(self, key: str) -> list[tuple[str, str]]:
        """Why it cannot be used now."""
        model = self.model
        asked = model.asked
        if asked is None or not self.is_own(Key.of(key)) or key in asked.keys(model.seat):
            return []
        why = model.why(key)
        return [("p", why)] if why else []

    # -- cards that lie elsewhere --------------------------------------------------------------
    def pile(self, pile: str) -> tuple[str, list[str]]:
        """own, minor, major, fear."""
        model, view = self.model, self.model.view
        if pile == "own":
            return model.t("table-own-discard"), [f"card:{c}" for c in view.discard[model.seat]]
        if pile == "fear":
            seen = (*view.fear_discard, *view.fear_revealed)  # also those that lie face up where they are
            return model.t("table-fear-cards"), [f"fear:{c}" for c in seen]
        return (
            model.t("table-pile-of", deck=model.t(f"table-deck-{pile}")),
            [f"card:{c}" for c in getattr(view, f"{pile}_discard")],
        )

    def of_seat(self, seat: str) -> tuple[str, list[str]]:
        model, view = self.model, self.model.view
        played, hand = view.played[seat], view.hand[seat]
        title = model.t("table-cards-of", who=model.names[seat], played=len(played), hand=len(hand))
        return title, [f"card:{card}" for card in (*played, *hand)]

    def in_question(self) -> str:
        asking, asked = self.asking(), self.model.asked
        if asked is None or Key.of(asking).kind == "fear":
            return asking
        if Key.of(asked.source).kind == "adversary" and self.model.view.explore_slot:
            return f"invader:{self.model.view.explore_slot[-1]}"  # what made the adversary act is read on the card
        last = self.model.session.log[-1].events if self.model.session.log else ()  # turned up since, and asked nothing
        return next((f"fear:{fear_card.read(event)['card']}" for event in reversed(last) if event.kind == fear_card.kind), asking)

    def known(self, key: Key) -> bool:
        box = self.model.rules.box
        shelves = {"card": box.raw["card"], "fear": box.raw["fear"], "invader": box.invaders, "blight-card": box.blight_cards}
        return key.rest in shelves.get(key.kind, ())

    def expected(self) -> tuple[str, ...]:
        """Those to choose from, and those of the other players at this screen."""
        model, view = self.model, self.model.view
        seats = [seat for seat in view.seats if seat != model.seat and model.human(seat)]
        known = model.rules.box.raw["card"]
        others = [f"card:{c}" for seat in seats for c in (*view.played[seat], *view.hand[seat]) if c in known]
        return (*model.carded, *others)
