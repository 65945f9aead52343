"""The last lines of the log at the foot of a side panel."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from scenes.app.program import App
from scenes.table import logfoot
from scenes.table.pen import Pen

LONG = "Ines draws 4 cards: " + ", ".join(["Pull Beneath the Hungry Earth"] * 12)


def drawn(app: App, lines: list[tuple[str, str, str]]) -> tuple[list[str], list[int]]:
    """(Words shown, from the top down; heights of the blocks)."""
    said: list[tuple[int, str, int]] = []
    canvas = pygame.Surface((300, 160))

    def keep(block: Any, _: Any, at: tuple[int, int], own: str = "") -> None:
        said.append((at[1], " ".join(run.text for run in block.runs), block.height))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(logfoot.typo.TextBlock, "draw", keep)
        logfoot.LogFoot("Log", "L", tuple(lines)).draw(Pen(app.kit), canvas, canvas.get_rect())
    return [words for _, words, _ in sorted(said)], [high for *_, high in said]


def test_the_newest_lines_are_shown_with_the_last_one_below(app: App) -> None:
    words, _ = drawn(app, [(f"line {n}", "", "") for n in range(9)])
    assert 3 <= len(words) < 9 and words[-1].replace(" ", "") == "line8"


def test_a_line_too_long_for_the_foot_goes_without_its_list(app: App) -> None:
    words, _ = drawn(app, [("line 1", "", ""), (LONG, "", "")])
    assert words[-1] == "Ines draws 4 cards"


def test_a_line_too_long_for_the_foot_is_cut_and_not_left_out(app: App) -> None:
    words, heights = drawn(app, [("line 1", "", ""), (LONG.replace(":", ""), "", "")])
    assert len(words) == 1 and words[0].startswith("Ines") and words[0].endswith("…")
    assert 60 < heights[0] <= 160 - 46
