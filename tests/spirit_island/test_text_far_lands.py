"""Lands that are out of range and have to be paid for are counted in the line below the question."""

from __future__ import annotations

import pytest

from game import games
from game.core.engine.decision import Setup
from game.core.engine.rng import Rng
from game.core.words.messages import Words
from game.spirit_island.words.texts import Texts

ISLAND = games.rules("spirit-island")
SEAT = {"spirit": "shadows-flicker-like-flame", "board": "A", "name": "Ana", "control": "human"}


@pytest.mark.parametrize("lang", ["en", "it", "uk"])
def test_lands_that_have_to_be_paid_for_are_counted(lang: str) -> None:
    """All of them glowed alike, and "range 1, 9 legal lands" hid that six of the nine cost energy."""
    seen = free = 0
    for seed in range(1, 12):
        s, rng = ISLAND.new(Setup("spirit-island", "base", "", {}, seed, (SEAT,))), Rng(seed)
        texts = Texts(Words(lang), s.box)
        while (options := ISLAND.options(s)) and s.turn < 5:
            decision = ISLAND.decision(s)
            assert decision is not None
            if decision.kind == "target.land":
                first = [ISLAND.apply(s.clone(), "p0", option.key)[0].kind for option in options]
                said = texts.prompt(ISLAND.view(s, "p0"), decision, {"p0": "Ana"}, "p0").detail.replace("\u00a0", " ")
                paid = first.count("paid")
                told = texts.words.t("prompt-lands-far", n=paid or len(first), price=1)
                assert (told in said) == bool(paid), said
                seen, free = seen + ("paid" in first), free + ("paid" not in first)
            ISLAND.play(s, rng.pick(options))
    assert seen and free
