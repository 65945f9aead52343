"""The last lines of the log at the foot of a side panel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from scenes.table import logfoot
from scenes.table.panel import Panel
from tests.scenes.games import session_of

LONG = "Ines draws 4 cards: " + ", ".join(["Pull Beneath the Hungry Earth"] * 12)


def drawn(table: Any, lines: list[tuple[str, str, str]]) -> tuple[list[str], list[int]]:
    """(Words shown, from the top down; heights of the blocks)."""
    said: list[tuple[int, str, int]] = []
    part, canvas = Panel(table, pygame.Rect(0, 0, 300, 160)), pygame.Surface((300, 160))

    def keep(block: Any, _: Any, at: tuple[int, int], own: str = "") -> None:
        said.append((at[1], " ".join(run.text for run in block.runs), block.height))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(logfoot.typo.TextBlock, "draw", keep)
        logfoot.log_foot(part, canvas, part.rect, lines)
    return [words for _, words, _ in sorted(said)], [high for *_, high in said]


def test_the_newest_lines_are_shown_with_the_last_one_below(table_of: Callable[..., Any]) -> None:
    table = table_of(session_of(1, 4))
    words, _ = drawn(table.model, [(f"line {n}", "", "") for n in range(9)])
    assert 3 <= len(words) < 9 and words[-1].replace(" ", "") == "line8"


def test_a_line_too_long_for_the_foot_goes_without_its_list(table_of: Callable[..., Any]) -> None:
    table = table_of(session_of(1, 4))
    words, _ = drawn(table.model, [("line 1", "", ""), (LONG, "", "")])
    assert words[-1] == "Ines draws 4 cards"


def test_a_line_too_long_for_the_foot_is_cut_and_not_left_out(table_of: Callable[..., Any]) -> None:
    table = table_of(session_of(1, 4))
    words, heights = drawn(table.model, [("line 1", "", ""), (LONG.replace(":", ""), "", "")])
    assert len(words) == 1 and words[0].startswith("Ines") and words[0].endswith("…")
    assert 60 < heights[0] <= 160 - 46
