"""A lesson at a question that is filled in on a sheet: the card goes from line to line, although all are given at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.core.teaching.lessons import Step
from scenes.table.ask import Ask, Sheet
from scenes.table.asks import CONFIRM


class Line(NamedTuple):
    """What is to be done on the sheet next: what is pointed at, and the step that it belongs to (None: give it all)."""

    at: tuple[str, ...]
    step: Step | None


def next_line(steps: Sequence[Step], at: int, ask: Ask) -> Line | None:
    """The first line that is not filled in as the chapter suggests, from the step on that is due; the button where all are.

    None where the step is not one of an open sheet. A sheet of cards is pointed at card by card as any question is.
    """
    if not isinstance(ask, Sheet) or ask.slots or not 0 <= at < len(steps) or steps[at].ask not in ask.kinds:
        return None
    for step in steps[at:]:
        if step.kind != "do" or step.ask not in ask.kinds:
            break
        group = next((group for group in ask.groups if any(step.suggests(choice.key) for choice in group.choices)), None)
        if group is not None and not step.suggests(group.chosen):
            return Line(step.at, step)
    return Line((CONFIRM,), None)
