"""Outlines of places, asked often: what lies over the board keeps off those of what may be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from scenes.table.model import Spot, TableModel


class Outline:
    """The closed outline of a place, ready to be asked often."""

    def __init__(self, line: Sequence[Spot]) -> None:
        xs, ys = [x for x, _ in line], [y for _, y in line]
        self.box = pygame.Rect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)
        self.edges = [*zip(line, [*line[1:], line[0]], strict=True)]

    def cuts(self, box: pygame.Rect) -> bool:
        """Whether a part of it lies in a box."""
        if not box.colliderect(self.box):
            return False
        clipline = box.clipline
        return any(clipline(a, b) for a, b in self.edges)


def legal_outlines(model: TableModel) -> list[Outline]:
    """Outlines of the places that may be chosen, and of those in which a piece stands that may be."""
    board = model.centre
    grounds = set(board.grounds())

    def ground_of(key: str) -> str:
        at = board.anchor(key)
        return board.ground_at((round(at[0]), round(at[1]))) if at is not None else ""

    legal = {key if key in grounds else ground_of(key) for key in model.shapes}
    return [Outline(line) for key in legal & grounds for line in board.outlines(key) if len(line) > 2]
