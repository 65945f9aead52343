"""Figures of the Anima rules: each is drawn from what the rules made of it."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game import games
from game.core.teaching import rulebook
from game.core.teaching.rulebook import Figure
from scenes.app.program import App
from scenes.draw.card import Prose
from scenes.games.anima import figures
from scenes.games.anima.cards import spec_of

GAME = "anima"
FIGURES = {figure.id: figure for page in rulebook.load(GAME) for figure in page.figures}
POSITIONS = [figure for figure in FIGURES.values() if figure.case is not None]


@pytest.fixture
def maker(start: Callable[..., App]) -> figures.Maker:
    app, rules = start(), games.rules(GAME)
    return figures.Maker(app, rules, games.texts(GAME, app.words, rules.box))


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    return pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(other, "RGBA")


@pytest.mark.parametrize("figure", POSITIONS, ids=lambda figure: figure.id)
def test_a_position_is_seen_before_and_after_what_happens(maker: figures.Maker, figure: Figure) -> None:
    parts = maker.position(figure, rulebook.proved(figure))
    pictures = [part.paint(0.7) for part in parts]
    happens = figure.case is not None and figure.case.when and not figure.raw.get("once")
    assert len(pictures) == (2 if happens else 1)
    assert len(pictures) == 1 or not same(*pictures), "what happens is seen"
    assert [picture.get_size() for picture in pictures] == [(round(part.w * 0.7), round(part.h * 0.7)) for part in parts]


def test_only_what_is_to_be_shown_takes_room(maker: figures.Maker) -> None:
    shown = rulebook.proved(FIGURES["anima-explored"])
    before, after = maker.position(FIGURES["anima-explored"], shown)
    assert len(shown.before.active) == 4 and before.w == after.w == 2 * figures.AREA[0] + figures.GAP + 2 * figures.RIM
    groups = maker.position(FIGURES["anima-traded"], rulebook.proved(FIGURES["anima-traded"]))
    assert {part.h for part in groups} == {figures.CAMP[1] + 2 * figures.RIM}
    battle = maker.position(FIGURES["anima-fought"], rulebook.proved(FIGURES["anima-fought"]))
    assert [(part.w, part.h) for part in battle] == [tuple(side + 2 * figures.RIM for side in figures.DUEL)]


def test_every_card_can_be_shown_with_what_it_says(maker: figures.Maker) -> None:
    box = maker.rules.box
    for kind in ("advantage", "character", "encounter", "area", "main", "final"):
        for card in box.raw[kind]:
            spec = spec_of(box, maker.texts, card)
            assert spec.title and spec.strip[0] and [block.text for block in spec.blocks if isinstance(block, Prose)], card
            part = maker.card(f"card:{card}", tall=kind == "main")
            assert part.paint(0.3).get_size() == (round(part.w * 0.3), round(part.h * 0.3))


def test_the_table_of_chances_has_a_column_for_each_difference(maker: figures.Maker) -> None:
    part = maker.card("table:chances")
    assert part.w == figures.CELL * len(figures.BEHIND) and list(figures.BEHIND)[3] == 0
    assert part.paint(1.0).get_size() == (round(part.w), round(part.h))


def test_what_is_dealt_and_the_last_turns_come_from_the_data(maker: figures.Maker) -> None:
    told = maker.rules.box.figures
    dealt = maker.stats("setup")
    assert [(shown[1], shown[3]) for shown, _ in dealt] == [
        (f"number:{told[what]['deal']}", f"number:{told[what]['keep']}") for what in ("missions", "characters", "advantages")
    ]
    last = [f"number:{told['solo'][level]}" for level in ("easy", "normal", "hard")]
    assert [shown[1] for shown, _ in maker.stats("solo")] == last
    assert all(words and not words.startswith("[") for _, words in (*dealt, *maker.stats("solo")))


@pytest.mark.parametrize("thing", ["portrait:paladin", "place:heather-moor", "creature:inn", "motif:sleep", "mission:last-chain",
                                   "die:3", "back:x"])  # fmt: skip
def test_things_in_rows_are_as_high_as_the_row(maker: figures.Maker, thing: str) -> None:
    head, _, what = thing.partition(":")
    picture = figures.THINGS[head](what, 46)
    assert picture.get_height() <= 46 and picture.get_width() <= 46 and pygame.mask.from_surface(picture).count() > 300
