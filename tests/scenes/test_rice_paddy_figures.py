"""Figures of the rice rules: each is drawn from what the rules made of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game import games
from game.core.teaching import rulebook
from game.core.teaching.rulebook import Figure
from scenes.app.program import App
from scenes.games.rice_paddy import figures
from scenes.games.rice_paddy.art.cards import SetupCard

GAME = "rice-paddy"
FIGURES = {figure.id: figure for page in rulebook.load(GAME) for figure in page.figures}
POSITIONS = [figure for figure in FIGURES.values() if figure.case is not None]


@pytest.fixture
def maker(start: Callable[..., App]) -> figures.Maker:
    app, rules = start(), games.rules(GAME)
    return figures.Maker(app, rules, games.texts(GAME, app.words, rules.box))


def drawn(maker: figures.Maker, figure: Figure) -> list[pygame.Surface]:
    return [part.paint(0.7) for part in maker.position(figure, rulebook.proved(figure))]


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    return pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(other, "RGBA")


@pytest.mark.parametrize("figure", POSITIONS, ids=lambda figure: figure.id)
def test_a_position_is_seen_before_and_after_what_happens(maker: figures.Maker, figure: Figure) -> None:
    pictures = drawn(maker, figure)
    assert len(pictures) == (2 if figure.case is not None and figure.case.when else 1)
    assert len(pictures) == 1 or not same(*pictures), "what happens is seen"
    assert len({picture.get_size() for picture in pictures}) == 1


def test_a_farm_is_drawn_as_it_lies_there() -> None:
    shown = rulebook.proved(FIGURES["rice-reaped"])
    before, after = (figures.farm_of(shown.rules, state) for state in (shown.before, shown.after))
    assert [paddy.rice for paddy in before.paddies] == ["planted", "grown"] and before.paddies[1].pests == 1
    assert [paddy.rice for paddy in after.paddies] == ["planted", ""] and after.paddies[1].pests == 0
    assert [after.floor(n) for n in (0, 1)] == ["flooded", "dry"] and len(after.gates) == 2
    shown = rulebook.proved(FIGURES["rice-built"])
    built = figures.farm_of(shown.rules, shown.after)
    assert built.planned == {"A2", "A3"} and len(built.sections) == 6 and built.rocks == {"B3"}


def test_only_the_hexes_to_show_take_room(maker: figures.Maker) -> None:
    whole, part = (maker.position(FIGURES[name], rulebook.proved(FIGURES[name]))[0] for name in ("rice-chain", "rice-magic-hex"))
    assert whole.w - part.w == pytest.approx(2 * 3**0.5 * figures.RADIUS), "two hexes of four side by side"
    assert whole.h - part.h == pytest.approx(1.5 * figures.RADIUS), "two rows of three"


def test_cards_are_drawn_from_their_data(maker: figures.Maker) -> None:
    box = maker.rules.box
    for raw in box.raw["setup"].values():
        made = figures.setup_of(raw)
        assert made.rocks == tuple(raw["rocks"]) and len(made.reward) == len(raw["reward"])
    assert figures.setup_of(box.raw["setup"]["su6"]) == SetupCard(("A2", "B2", "B3", "C2"), (("livestock", 1), ("wall", 1)))
    tiles = [figures.tile_of(box.tiles[tile], raw) for tile, raw in box.raw["tile"].items()]
    assert len(set(tiles)) == len(tiles), "no two tiles look alike"
    for kind in ("spirit", "rain", "solo", "tile"):
        cards: list[Any] = [maker.card(f"card:{card}") for card in box.raw[kind]]
        assert all(card.paint(0.3).get_size() == (round(card.w * 0.3), round(card.h * 0.3)) for card in cards)
        assert kind == "spirit" or all(card.words for card in cards), "what it does stands under it"


def test_tables_have_a_column_for_each_number(maker: figures.Maker) -> None:
    box = maker.rules.box
    wide = {name: maker.card(f"table:{name}").w for name in ("black", "grey", "laborer", "livestock", "tax")}
    assert wide["black"] == wide["grey"] == wide["livestock"] < wide["tax"] < wide["laborer"]
    assert wide["laborer"] - wide["tax"] == figures.CELL * (len(box.prices["laborer"]) - len(box.tax) + 1)
