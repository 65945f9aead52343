"""Whether every card has its name in every language."""

from __future__ import annotations

from pathlib import Path

from game.anima.box import Box
from game.core.errors import DataError
from game.core.words.messages import LANGUAGES, Words


def unnamed(box: Box, words: Path | None = None) -> list[DataError]:
    """An error for each card and language without a name, with the place of the card. `words`: the folder of a pack's own."""
    problems = []
    for lang in LANGUAGES:
        told = Words(lang, [] if words is None else [words])
        for card, where in box.places.items():
            if not told.has(f"name-anima-{card}"):
                problems.append(where.at("id").fail(f"the card has no name: name-anima-{card} is missing in {lang}"))
    return problems
