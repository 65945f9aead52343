"""Pictures of the first box: its spirits have figures of their own, its unique powers and adversaries' slot their pictures."""

from __future__ import annotations

import hashlib

import pygame

from game import games
from scenes.games.spirit_island.art import portrait, portrait_base
from scenes.games.spirit_island.art.card_picture import CardPicture

RULES = games.rules("spirit-island")


def seen(surface: pygame.Surface) -> str:
    return hashlib.sha256(pygame.image.tobytes(surface, "RGBA")).hexdigest()


def test_no_two_unique_powers_are_alike() -> None:
    cards = [card for key, card in RULES.box.powers.items() if card.deck == "unique"]
    drawn = {seen(CardPicture(card.id, tuple(card.elements), "unique").surface((200, 96))) for card in cards}
    assert len(cards) >= 50 and len(drawn) == len(cards)


def test_every_spirit_has_a_figure_of_its_own() -> None:
    spirits = [*RULES.spirits("horizons"), *RULES.spirits("base")]  # type: ignore[attr-defined]
    assert set(spirits) <= set(portrait.FIGURES)
    elements = {spirit: tuple(RULES.box.raw["spirit"][spirit]["elements_main"]) for spirit in spirits}
    for side in (48, 120):
        drawn = {seen(portrait.medallion(spirit, elements[spirit], side)) for spirit in spirits}
        assert len(drawn) == len(spirits)
    for spirit in portrait_base.FIGURES:
        standing = portrait.standing(spirit, elements.get(spirit, ("water",)), (160, 160))
        filled = pygame.mask.from_surface(standing).count()
        assert filled > 160 * 160 * 0.15, spirit
