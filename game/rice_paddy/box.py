"""What is in the box: every card, tile and number, loaded from data and compiled once.

`Box` is shared by all states of a game. Nothing in it is recognised by its number in code: what a card does are its effects.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

from msgspec import UNSET

from game.core.content import options
from game.core.content.catalogue import read
from game.core.engine.hidden import HIDDEN, Content
from game.core.engine.ops import Compiler, Instruction, Vocabulary, Where
from game.rice_paddy import items
from game.rice_paddy.cards import Rain, SetupCard, SoloCard, Spirit, Start, Tile
from game.rice_paddy.field import Field, Ids
from game.rice_paddy.goals import compile_goal
from game.rice_paddy.powers import Powers, summed

SEATS = ("p0", "p1", "p2", "p3")


class Box:
    """All content of the chosen packs. `raw` keeps the written data by kind and id: games are dealt from it, and texts made.
    Rain cards and tiles that a case writes out are known besides, and are in no game's decks.
    """

    def __init__(self, vocabulary: Vocabulary, passive: dict[str, Callable[..., dict[str, Any]]]) -> None:
        self.compiler = Compiler(vocabulary)
        self.programs: dict[str, tuple[Instruction, ...]] = self.compiler.programs
        self.tests = self.compiler.tests
        self.passive = passive
        self.field: Field
        self.start: Start
        self.figures: dict[str, Any] = {}
        self.tables: dict[str, tuple[tuple[int, ...], ...]] = {}
        self.prices: dict[str, tuple[int, ...]] = {}
        self.tax: tuple[int, ...] = ()
        self.farm_hexes = 0
        self.rating: tuple[int, ...] = ()
        self.spirits: Content[Spirit] = Content()
        self.variants: dict[tuple[str, str], Spirit] = {}  # (card, "option:choice")
        self.rains: Content[Rain] = Content()
        self.setup_cards: dict[str, SetupCard] = {}
        self.tiles: Content[Tile] = Content()
        self.solo_cards: Content[SoloCard] = Content()
        self.options: dict[str, dict[str, Any]] = {}
        self.raw: dict[str, dict[str, dict[str, Any]]] = {}
        self.data_hash = ""
        self.lands: dict[Any, Any] = {}  # look-ups of `building.land_of`; no content
        self._decks: dict[str, Content[Spirit]] = {}
        self._powers: dict[tuple[str, Ids], Powers] = {}

    # ---------------------------------------------------------------------------------------------- reading

    def cards(self, variant: str = "") -> Content[Spirit]:
        """The spirits as a game with these options plays them; `variant` is made by `variant_of`."""
        found = self._decks.get(variant)
        if found is None:
            found = Content(self.spirits)
            for (card, choice), spirit in self.variants.items():
                if choice in variant.split():
                    found[card] = spirit
            self._decks[variant] = found
        return found

    def variant_of(self, options: dict[str, Any]) -> str:
        """The chosen options that change a card, as one word for each."""
        chosen = {f"{name.replace('_', '-')}:{value}" for name, value in options.items()}
        return " ".join(sorted(chosen & {choice for _, choice in self.variants}))

    def powers(self, variant: str, played: Ids) -> Powers:
        """What the passive effects of these cards amount to; of a hidden card nothing is known."""
        found = self._powers.get((variant, played))
        if found is None:
            cards, effects = self.cards(variant), []
            for card in played:
                if card == HIDDEN:
                    continue
                for made in self.programs[cards[card].prog]:
                    if made.verb in self.passive:
                        effects.append(self.passive[made.verb](**made.args))
            if len(self._powers) > 5000:
                self._powers.clear()
            found = self._powers[variant, played] = summed(effects)
        return found

    def rain(self, card: str) -> Rain:
        """A rain card; one written out in a case describes itself. Raises Hidden for a masked one, KeyError for others."""
        if card in self.rains or not card.startswith("="):
            return self.rains[card]
        try:
            written = json.loads(card[1:])
        except ValueError:
            raise KeyError(card) from None
        return self._rain({"id": card, **written}, Where(None, card))

    def tile(self, tile: str) -> Tile:
        """Raises Hidden for a masked one, KeyError for what is not there."""
        return self.tiles[tile]

    def deck(self, name: str) -> Ids:
        """All cards of the deck "early" or "late"."""
        return tuple(card.id for card in self.spirits.values() if card.deck == name)

    def effect(self, prog: str) -> str:
        """The hash of what an op list says; "" where there is none of this id."""
        made = self.programs.get(prog)
        if made is None:
            return ""
        written = repr([(one.verb, sorted(one.args.items())) for one in made])
        return hashlib.sha256(written.encode()).hexdigest()[:16]

    # ---------------------------------------------------------------------------------------------- loading

    def keep(self, kind: str, item: dict[str, Any]) -> None:
        self.raw.setdefault(kind, {})[item["id"]] = item

    def add_spirit(self, written: dict[str, Any], where: Where) -> None:
        card = read(items.Spirit, written, where)
        prog = self._effects(f"spirit/{card.id}", card.ops, where.at("ops"))
        made = Spirit(card.id, card.number, card.deck, card.timing, prog, card.last)
        if any(other.number == card.number for other in self.spirits.values()):
            raise where.at("number").fail(f"another spirit has the number {card.number}")
        self.spirits[card.id] = self._timed(made, where.at("timing"))
        for at, other in enumerate(card.variants):
            changed, place = made, where.at("variants", at)
            if other.ops is not UNSET:
                changed = changed._replace(prog=self._effects(f"spirit/{card.id}/{at}", other.ops, place.at("ops")))
            if other.timing is not UNSET:
                changed = changed._replace(timing=other.timing)
            self.variants[card.id, f"{other.option}:{other.choice}"] = self._timed(changed, place)
        self.keep("spirit", written)

    def _effects(self, prog: str, ops: Any, where: Where) -> str:
        """Compiles what a spirit does. Raises DataError where it changes a rule that there is not."""
        self.compiler.program(prog, ops, where)
        for at, made in enumerate(self.programs[prog]):
            if made.verb in self.passive:
                try:
                    self.passive[made.verb](**made.args)
                except ValueError as problem:
                    raise where.at(at).fail(str(problem)) from None
        return prog

    def _timed(self, card: Spirit, where: Where) -> Spirit:
        """The card itself. Raises DataError where one that only changes rules is said to act, or the other way round."""
        acts = any(made.verb not in self.passive for made in self.programs[card.prog])
        if acts == (card.timing == "passive"):
            said = "does nothing at a time of its own" if not acts else "acts"
            raise where.fail(f'the spirit {said}: "{card.timing}" cannot be')
        return card

    def add_rain(self, written: dict[str, Any], where: Where) -> None:
        self._rain(written, where)
        self.keep("rain", written)

    def _rain(self, written: dict[str, Any], where: Where) -> Rain:
        card = read(items.Rain, written, where)
        made = Rain(card.id, card.water, self.compiler.program(f"rain/{card.id}", card.ops, where.at("ops")))
        self.rains[card.id] = made
        return made

    def add_setup(self, written: dict[str, Any], where: Where) -> None:
        card = read(items.SetupCard, written, where)
        for at, hex_ in enumerate(card.rocks):
            where.at("rocks", at).pick(hex_, self.field.hexes, "hex")
            if hex_ in self.start.hexes or hex_ in card.rocks[:at]:
                raise where.at("rocks", at).fail(f"a rock cannot lie on {hex_}")
        prog = self.compiler.program(f"setup/{card.id}", card.reward, where.at("reward"))
        self.setup_cards[card.id] = SetupCard(card.id, tuple(card.rocks), prog)
        self.keep("setup", written)

    def add_tile(self, written: dict[str, Any], where: Where) -> None:
        self._tile(written, where)
        self.keep("tile", written)

    def _tile(self, written: dict[str, Any], where: Where) -> Tile:
        tile = read(items.Tile, written, where)
        goal = tuple(compile_goal(word, value, where.at("goal")) for word, value in tile.goal.items())
        self.tiles[tile.id] = made = Tile(tile.id, tile.kind, goal, tile.rice)
        return made

    def tile_of_case(self, written: dict[str, Any], where: Where) -> str:
        """A tile that a case writes out; its id must be its own. Raises DataError."""
        made = self._tile(written, where) if written.get("id") not in self.raw.get("tile", {}) else None
        if made is None:
            raise where.fail(f'there is a tile "{written.get("id")}" already')
        return made.id

    def add_solo(self, written: dict[str, Any], where: Where) -> None:
        card = read(items.SoloCard, written, where)
        if card.level > self.farm_hexes:
            raise where.at("level").fail(f"the spirit farm has {self.farm_hexes} hexes, it cannot keep {card.level} discs")
        prog = self.compiler.program(f"solo/{card.id}", card.ops, where.at("ops"))
        self.solo_cards[card.id] = SoloCard(card.id, card.number, card.level, prog)
        self.keep("solo", written)

    def add_option(self, written: dict[str, Any], where: Where) -> None:
        self.options[options.read_option(written, where).id] = written

    def take_start(self, start: items.Start, where: Where) -> None:
        """The first paddy of each player. Raises DataError where its hexes or its walls are none."""
        for at, hex_ in enumerate(start.hexes):
            where.at("hexes", at).pick(hex_, self.field.hexes, "hex")
        for at, edge in enumerate(start.sections):
            where.at("sections", at).pick(edge, tuple(self.field.sides), "edge")
        if self.field.inlet not in start.hexes or set(start.sections) != set(self.field.around(start.hexes)):
            raise where.fail("the first paddy lies at the inlet, and its sections close it")
        if start.water > len(start.hexes):
            raise where.at("water").fail(f"{start.water} discs have no room on {len(start.hexes)} hexes")
        self.start = Start(tuple(start.hexes), tuple(sorted(start.sections)), start.water, start.rice)
