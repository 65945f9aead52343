"""Which option lies where, and what touching something answers: the same for every game, from `GameScreen.place` alone.

A *shape* is the key of something that can be touched. Mostly it is the option itself. Where several options share a shape,
touching it takes it up, and the rest is asked for: a target on the map, an amount in the prompt bar, else a line of the list.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count, islice
from typing import TYPE_CHECKING

from game.core.engine.key import Key
from scenes.table.place import BUTTON, CARDS, HAND, LIST, MAP, PANEL, Place

if TYPE_CHECKING:
    from scenes.table.game_screen import Table

NOWHERE = Place(LIST)


class OptionMap:
    """The options of the present question, by what is touched."""

    def __init__(self, model: Table) -> None:
        self.model = model
        self.places: dict[str, Place] = {}
        self.first: dict[str, str] = {}  # option -> what is touched first, also where that is a line of the list
        self.at: dict[str, list[str]] = {}  # the same, the other way round
        self.lying: set[str] = set()  # options that lie on the table: on the map, a card, a row of a panel, behind a button

    # -- reading -------------------------------------------------------------------------------
    def read(self, whole: bool) -> None:
        """The question is another one. `whole`: its options are given together and lie nowhere (on a sheet)."""
        model = self.model
        self.places, self.first, self.at, self.lying = {}, {}, {}, set()
        for text in model.options:
            if whole or text == "done":
                continue
            key = Key.of(text)
            place = model.screen.place(key)
            self.places[text] = place
            shape = plain = (place.shape or str(key.source)) if place.target else text
            if self._lies(place, place.shape or plain):
                self.lying.add(text)
                shape = place.shape or plain
            self.first[text] = shape
            self.at.setdefault(shape, []).append(text)

    def _lies(self, place: Place, shape: str) -> bool:
        """Whether it is touched where the game says; what would stand on a folded panel is a line of the list."""
        on_panel = place.where == PANEL and any(panel.shows(shape) for panel in self.model.panels)
        return on_panel or place.where in (MAP, HAND, BUTTON)

    def lift(self, shape: str) -> None:
        """The options of this shape are no longer touched there: each is a line of its own."""
        for text in self.at.pop(shape, ()):
            self.lying.discard(text)
            self.first[text], self.at[text] = text, [text]

    def sort(self, steps: list[str]) -> None:
        """Tell the model what can be touched now, what is listed, and which cards are shown large. `steps` are amounts in
        the prompt bar."""
        model, whole = self.model, self.model.screen.traits.whole_moves
        keys = [text for text in self.places if text not in steps]
        moves = [text for text in keys if self.places[text].target]
        sources = list(dict.fromkeys(self.first[text] for text in moves))
        if model.aim and model.aim not in sources and self.lying.isdisjoint(self.at.get(model.aim, ())):
            model.aim = ""
        model.auto_aim = False
        if len(sources) == 1 and len(moves) > 1:
            model.aim, model.auto_aim = sources[0], True
        shapes: dict[str, None] = dict.fromkeys([*steps, *(self.first[text] for text in steps)])
        listed: list[str] = []
        carded: list[str] = []

        def line(text: str) -> None:
            if text not in listed:
                listed.append(text)
            shapes[text] = None

        for text in keys:
            place, first, lies = self.places[text], self.first[text], text in self.lying
            if place.target and model.aim and (first == model.aim or whole):
                if first == model.aim:
                    shapes[place.target] = None
                    if not (whole or model.auto_aim or lies):
                        line(first)  # what was taken up keeps its place in the list
            elif lies:
                shapes[first] = None
                if first == model.aim and len(self.at[first]) > 1:
                    line(text)
            elif place.where == CARDS:
                shapes[text] = None
                carded.append(text)
            else:
                line(first if place.target and not whole else text)
        model.shapes, model.carded = shapes, carded
        model.listed = sorted(listed, key=lambda text: self.line_of(text).rank)

    # -- asking --------------------------------------------------------------------------------
    def line_of(self, key: str) -> Place:
        """The place of an option, or of the first of those that this shape stands for."""
        return self.places.get(key) or next((self.places[text] for text in self.at.get(key, ())), NOWHERE)

    def free_numbers(self) -> Iterator[int]:
        """The numbers that nothing has for good, from 1 on."""
        taken = {place.number for place in self.places.values()}
        return (n for n in count(1) if n not in taken)

    def numbered(self, keys: Iterable[str], after: int = 0) -> dict[str, int]:
        """The numbers of these lines, where so many come before them; none for those with a special key."""
        free = islice(self.free_numbers(), after, None)
        return {key: self.line_of(key).number or next(free) for key in keys if not self.line_of(key).special}

    def ways(self, shape: str) -> list[str]:
        """The options among which touching this does not settle yet."""
        found = self.at.get(shape, [])
        return found if len(found) > 1 and not self.model.screen.handling.option(shape) else []

    def moves(self, source: str) -> dict[str, str]:
        """Where what is touched first may go: the key of each target, and the option that stands for both."""
        found = [text for text in self.at.get(source, ()) if self.places[text].target]
        return {target: self._meant(target) or text for text in reversed(found) if (target := self.places[text].target)}

    def _meant(self, target: str) -> str:
        """The option that is meant as the thing is turned now."""
        found = self.model.screen.handling.option(target) if self.model.aim else ""
        return found if found in self.places else ""

    def option_of(self, shape: str) -> str:
        """The option a shape stands for, as far as that is settled; also one that is not legal, so that the reason can be
        asked for."""
        model = self.model
        if model.aim and model.aim != shape:
            if found := model.screen.handling.option(shape):
                return found
            moves = [text for text in self.at.get(model.aim, ()) if self.places[text].target]
            found = next((text for text in moves if self.places[text].target == shape), "")
            if found or moves and (found := self._aimed(moves[0], shape)):
                return found
        if found := model.screen.handling.option(shape):
            return found
        if shape not in model.options and len(ways := self.at.get(shape, [])) == 1:
            return ways[0]
        return shape

    def _aimed(self, move: str, shape: str) -> str:
        """A move like this one, but to another target; "" if that is no target of its kind."""
        key, target, other = Key.of(move), self.places[move].target, Key.of(shape)
        if other.kind != Key.of(target).kind:
            return ""
        return str(key._replace(target=shape if target == key.target else other.rest))

    def route(self, key: str) -> list[str]:
        """The items to activate, one after the other, to choose an option of the present question."""
        model = self.model
        if turned := model.screen.handling.route(Key.of(key)):
            return turned
        if key not in self.places:
            through = next((other for other, (part, _) in self.model.through.items() if part == key), "")
            return self.route(through) if through else [key]
        place, first = self.places[key], self.first[key]
        if place.target:
            if model.aim == first:
                return [place.target]
            if key in model.listed:
                return [key]
            return [first] if len(self.at[first]) == 1 else [first, place.target]
        if len(self.at[first]) == 1:
            return [first]
        return [key] if model.aim == first else [first, key]
