"""A piece dragged on the map (or a power of a panel): pushed, moved, gathered or placed in one gesture.

What may be dragged, and where to, comes from the options alone: a move of this question, or a source that the next question of
the same kind asks a place for (`presence.from`, then `presence.to`), or that asks for its target. Dropping
gives the answers that clicking would.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.engine import preview
from game.core.engine.key import Key
from scenes.draw import paper
from scenes.table.load import Load
from scenes.table.model import Spot, View
from scenes.widgets.base import UiItem

if TYPE_CHECKING:
    from scenes.table.game_screen import Table

SIZE = 50.0  # design px of a piece on its way
ZONES = ("board", "panel", "choices")  # where what may be dragged lies: on the map, a track of a panel, a line of the list
Ways = Mapping[str, tuple[str, ...]]  # the key of a place -> the answers of dropping it there


def piece_load(model: Table, item: UiItem, pos: Spot) -> PieceLoad | None:
    """What a drag carries that begins on this item; None where nothing is dragged."""
    if item.zone not in ZONES or model.asked is None or item.rect is None:
        return None
    for source in dict.fromkeys((item.key, _standing(model, item.key))):
        ways = ways_of(model, source) if source else {}
        if ways:
            return PieceLoad(model, source, item.rect, pos, ways)
    return None


def _standing(model: Table, place: str) -> str:
    """The only piece that moves, where it stands on this place: it was taken up by itself and cannot be touched any more."""
    key = Key.of(model.aim)
    return model.aim if model.auto_aim and key.first and key.first == Key.of(place).rest else ""


def ways_of(model: Table, source: str) -> Ways:
    """Where a source may be dragged; nothing for what is none."""
    if moves := model.option_map.moves(source):
        return {target: (key,) for target, key in moves.items()}
    asked, seat = model.question_of(source), model.seat
    if asked is None or model.options.get(source) != seat:
        return {}
    first = (*([model.through[source][0]] if source in model.through else []), source)
    after: View | None = model.view
    for key in first:
        after = preview.after_choice(model.rules, after, seat, key, lambda _: True) if after is not None else None
    decision = model.rules.decision(after) if after is not None else None
    part = decision.for_seat(seat) if decision is not None else None
    head = asked.kind.partition(".")[0]
    if part is None or part.kind == asked.kind or part.kind.partition(".")[0] not in (head, "target"):
        return {}
    if preview.uncertain(model.view, after):
        return {}
    grounds = set(model.centre.grounds())
    return {key: (*first, key) for key in part.keys(seat) if key in grounds}


class PieceLoad(Load):
    """A piece on its way. `ways`: where it may be dropped."""

    model: Table

    def __init__(self, model: Table, key: str, rect: pygame.Rect, pos: Spot, ways: Ways) -> None:
        side = model.kit.px(SIZE)
        super().__init__(model, key, pygame.Rect(pos[0] - side // 2, pos[1] - side // 2, side, side), pos)
        self.ways, self.start = ways, rect
        self.picture = self._picture(side)

    def _picture(self, side: int) -> pygame.Surface:
        """The piece as the game draws it, else what is seen of it on the table."""
        model = self.model
        if (drawn := model.screen.handling.ghost(Key.of(self.key), side)) is not None:
            return drawn
        box = pygame.Rect(0, 0, side, side)
        box.center = self.pos
        made = pygame.Surface(box.size, pygame.SRCALPHA)
        if model.canvas is not None:
            made.blit(model.canvas, (0, 0), box)
        return made

    def begin(self) -> None:
        """Where it may go is lit, and nothing else."""
        model = self.model
        model.aim = self.key if len(next(iter(self.ways.values()))) == 1 else model.aim
        model.shapes = dict.fromkeys(self.ways)
        self._show()
        model.host.say(model.t("table-aim", what=model.shape_name(self.key), n=len(self.ways)))

    def end(self) -> None:
        model = self.model
        if model.aim == self.key and not model.auto_aim:
            model.aim = ""
        model.acts.set_hover("")
        model.acts.sync()

    def _show(self) -> None:
        model = self.model
        model.centre.sync()
        model.acts.renew_items()
        if model.canvas is not None:
            for box in model.centre.repaint(model.canvas):
                model.acts.redraw(box)
        model.acts.redraw(model.centre.rect)

    def carry(self, pos: Spot) -> None:
        super().carry(pos)
        place = self._place(pos)
        self.model.acts.set_hover(place if place in self.ways else "")

    def _place(self, pos: Spot) -> str:
        """The place under the pointer, where no list lies over the map."""
        model = self.model
        covered = any(box.collidepoint(pos) for box in model.shields) and not model.centre.inner.collidepoint(pos)
        return "" if covered else model.centre.ground_at(pos)

    def draw(self, surface: pygame.Surface) -> None:
        box = self.picture.get_rect(center=self.pos)
        paper.shadow(surface, box.inflate(-box.w // 4, -box.h // 4), self.model.scale, 12, 12, 0.4)
        surface.blit(self.picture, box)

    def drop(self, pos: Spot) -> Callable[[], object] | None:
        """On a place where it may go: the answers of clicking both. On another: why not. Elsewhere it goes back."""
        model, place = self.model, self._place(pos)
        if keys := self.ways.get(place):
            return partial(model.acts.answer, [(model.options.get(keys[0], model.seat), key) for key in keys])
        if not place or place == f"land:{Key.of(self.key).first}":
            return None
        first = next(iter(self.ways.values()))
        why = model.why(place) if len(first) == 1 else ""
        spot = pygame.Rect(pos[0] - 4, pos[1] - 4, 8, 8)
        return partial(model.acts.explain, why or model.t("table-drag-not-there"), spot)
