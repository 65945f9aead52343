"""What shows that a palette works: signs of families and creatures, backs and tones of dice, a piece of the night sheet."""

from __future__ import annotations

import pygame

from scenes.draw import icons
from scenes.draw.samples import Group, Samples
from scenes.games.anima.art.pictures import Banner, CreaturePicture, Die, PlacePicture, Portrait, night
from scenes.rules.figures.plate import framed

ICONS = ("ki", "magic", "trickery", "plot", "organisation", "strength", "boot", "encounter", "mission", "recruit")
SIGNS = ("ki", "magic", "trickery", "plot", "organisation")
CREATURES = ("beast", "human", "darkness", "spirit", "construct", "outsider")
REWARDS = ("bonus", "recruit", "mission", "ex")
TONES = ("good", "bad", "even")
FACES = (
    Portrait("paladin", "female", 3, ("ki",)),
    Portrait("thief", "male", 1, ("trickery",)),
    Portrait("sable-witch", "female", 1, ("magic",)),
)
BEASTS = (
    CreaturePicture("elder-wyvern", "beast", 3),
    CreaturePicture("night-choir", "darkness", 2),
    CreaturePicture("inn", "event", 1),
)
PLACES = PlacePicture("heather-moor", 1), PlacePicture("harbor-of-chains", 2), PlacePicture("glass-desert", 3)
PAPER, SKY, EARTH = "#F3E9D2", "#232650", "#1F1622"


def groups(px: int) -> list[Group]:
    """Signs as rows have them, encounters and portraits as a rival's box has them."""
    side = 2 * px
    return [
        Group("family", {name: icons.icon(name, 22) for name in SIGNS}, PAPER, 22, 0.08),
        Group("creature", {name: icons.icon(f"creature-{name}", 22) for name in CREATURES}, PAPER, 22, 0.08),
        Group("reward", {name: icons.icon(name, 22) for name in REWARDS}, PAPER, 22, 0.08),
        Group("portrait", {face.id: face.surface((side, side)) for face in FACES}, SKY, side, 0.08),
        Group("encounter", {beast.id: beast.surface((side, side)) for beast in BEASTS}, SKY, side, 0.08),
        Group("a die", {str(face): Die(face).surface((22, 22)) for face in range(1, 7)}, PAPER, 22, 0.01),
    ]


def picture(size: tuple[int, int], scale: float) -> pygame.Surface:
    """Two places of the night sheet and a fight below them."""
    made = night(size).copy()
    w, h = size
    wide, high, gap = round(w * 0.3), round(h * 0.46), round(h * 0.05)
    for n, place in enumerate(PLACES):
        made.blit(place.surface((wide, high), 6 * scale, 1.5 * scale), (round(w * (0.025 + 0.325 * n)), gap))
    face = round(h * 0.32), round(h * 0.4)
    top = h - face[1] - gap
    banner = Banner("blue").surface((round(face[0] * 0.7), face[1]))
    made.blit(banner, (gap, top))
    for n, who in enumerate((Portrait("paladin", "female", 3, ("ki",)), Portrait("sun-archer", "female", 3))):
        made.blit(who.surface(face, 4 * scale, 1.5 * scale), (gap + banner.get_width() + n * (face[0] + gap), top))
    die = round(face[1] * 0.6)
    made.blit(Die(5).surface((die, die)), (w // 2 + gap, top + (face[1] - die) // 2))
    made.blit(CreaturePicture("elder-wyvern", "beast", 3).surface(face, 4 * scale, 1.5 * scale), (w - gap - face[0], top))
    return framed(made, scale)


SAMPLES = Samples((), ICONS, groups, (("night", SKY), ("ground", EARTH)), picture)
