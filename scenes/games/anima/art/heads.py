"""Heads of characters: face, hair, headgear. Box 100 x 130, the eyes at 50, the chin at 73; light of embers from the right."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final, NamedTuple

from scenes.draw.svg import circle, path, star_d
from scenes.draw.theme import mix
from scenes.games.anima.art.inks import EMBER, FIGURE, RIM
from scenes.games.anima.art.sheet import cut, line, oval, shape

SKINS: Final = {
    "a": ("#F0CDA6", "#C08F68"), "b": ("#D9A67A", "#9C6A46"), "c": ("#A9744C", "#6E452B"), "d": ("#7A4F36", "#4A2E20"),
    "e": ("#E7D9CC", "#A79A9A"),
}  # fmt: skip
LIPS: Final = {"a": "#B8574A", "b": "#A8483E", "c": "#8E3C36", "d": "#7E3230", "e": "#9A5560"}


class Head(NamedTuple):
    """Who it is: as the picture's data says it. `marks`: scar, beard, paint, glow, mask, goggles, spectacles, third-eye,"
    " aged."""

    female: bool
    skin: str
    hair_colour: str
    hair: str
    gear: str
    marks: tuple[str, ...]
    cloth: str
    rng: random.Random


# --- face -----------------------------------------------------------------------------------------------------------
def face(head: Head) -> str:
    """Neck, face, eyes, mouth, beard and what is painted on them."""
    whole = WHOLE.get(head.gear)
    if whole is not None:
        return whole()
    light, dark = SKINS[head.skin]
    chin = head.rng.uniform(-0.8, 1.2)
    if head.female:
        jaw = (
            f"M35.4 46C34.6 27 65.4 27 64.6 46L64 55C63 63 55.5 {71 + chin:.1f} 50 {71.6 + chin:.1f}C44.5 {71 + chin:.1f}"
            " 37 63 36 55Z"
        )
    else:
        jaw = (
            f"M34.6 46C33.8 26 66.2 26 65.4 46L65 58C64.4 66 57 {73 + chin:.1f} 50 {73.4 + chin:.1f}C43 {73 + chin:.1f}"
            " 35.6 66 35 58Z"
        )
    out = shape("M43 64H57V82H43Z", dark, 1.4)
    if not {"hood", "helm", "furhat"} & {head.gear}:
        for x in (34.6, 65.4):  # ears
            out += oval(x, 51.6, 2.7, 4.4, light if x > 50 else mix(light, dark, 0.55), 1.4)
    out += shape(jaw, light, 1.7)
    out += cut(
        jaw,
        path("M30 24H46C41 36 47 46 44 58C43 66 46 72 48 78H30Z", dark, opacity=0.62),
        path("M66 30C62 40 63 58 58 72L70 72V30Z", RIM, opacity=0.5),
        path("M38 62C44 70 56 70 62 62L60 78H40Z", dark, opacity=0.16 if head.female else 0.26),
    )
    out += _eyes(head)
    out += line("M51 49.4C50.4 53 49.4 56 48.4 58.2Q50 59.8 52.2 59", 1.2)
    out += _mouth(head)
    for mark in head.marks:
        if (drawn := MARKS.get(mark)) is not None:
            out += drawn(head)
    return out


def _eyes(head: Head) -> str:
    if "mask" in head.marks or "goggles" in head.marks:
        return ""
    glow, y, wide = "glow" in head.marks, 49.6, head.rng.uniform(3.8, 4.3)
    white, iris = ("#EAF6FF", "#7FB2F0") if glow else ("#FBF4E4", head.rng.choice(("#2A1D1A", "#33404E", "#3A4A2E", "#4A2E1A")))
    lift = head.rng.uniform(-0.5, 0.9)
    brow = (
        mix(head.hair_colour, "#5A4030", 0.62) if _pale(head.hair_colour) and not head.marks.count("aged") else head.hair_colour
    )
    out = ""
    for x, sign in ((43.3, -1), (56.7, 1)):
        if glow:
            out += circle(x, y, 5.4, "#CFE3FF", opacity=0.4)
        end = y + (0.3 if sign < 0 else 0.5)
        out += path(
            f"M{x - wide:.1f} {y + 0.5}Q{x} {y - 3.4} {x + wide:.1f} {end}Q{x} {y + 2.2} {x - wide:.1f} {y + 0.5}Z", white
        )
        out += circle(x + 0.3, y - 0.1, 1.75, iris)
        if not glow:
            out += circle(x + 0.9, y - 0.7, 0.5, "#FFFFFF")
        out += line(f"M{x - wide - 0.4:.1f} {y + 0.5}Q{x} {y - 4} {x + wide + 0.4:.1f} {y + 0.2}", 1.7 if head.female else 1.5)
        if head.female:
            out += line(f"M{x + sign * 4.2:.1f} {y + 0.1}l{sign * 1.8} -1.4", 1.2)
        inner, outer = y - 4.0 + lift * 0.4, y - 5.2 - lift
        left, right = (outer, inner) if sign < 0 else (inner, outer)
        out += line(
            f"M{x - 4.6:.1f} {left:.1f}Q{x} {y - 7.0 - lift * 0.5:.1f} {x + 4.6:.1f} {right:.1f}",
            1.5 if head.female else 2.2,
            brow,
        )
    return out


def _pale(colour: str) -> bool:
    return sum(int(colour[n : n + 2], 16) for n in (1, 3, 5)) > 470


def _mouth(head: Head) -> str:
    if "scarf-high" in head.marks:
        return ""
    up = head.rng.uniform(-0.7, 1.3)
    out = line("M47.6 68.6q2.4 1 4.8 0", 0.8, FIGURE, 0.6)
    if head.female:
        d = f"M45.6 {64.6 - up * 0.4:.1f}Q48 63.2 50 64.2Q52 63.2 54.4 {64.6 - up * 0.4:.1f}Q50 67.8 45.6 {64.6 - up * 0.4:.1f}Z"
        return out + shape(d, LIPS[head.skin], 0.9)
    return out + line(f"M45 {65.4 - up * 0.4:.1f}Q50 {66.4 + up * 0.5:.1f} 55 {64.8 - up * 0.4:.1f}", 1.5)


def _beard(head: Head) -> str:
    d = "M35.2 55C36 60 40 61 43.4 60.4C46 62.6 54 62.6 56.6 60.4C60 61 64 60 64.8 55C66 66 58 77 50 78C42 77 34 66 35.2 55Z"
    out = shape(d, head.hair_colour, 1.5) + cut(d, path("M57 54H68V80H54C60 72 60 62 57 54Z", RIM, opacity=0.4))
    out += line("M46 65.6Q50 67.4 54 65.2", 1.8, SKINS[head.skin][0])
    return out + line("M41 66l3 6M46 70l1.6 5M54 70l-1.6 5M59 66l-3 6", 0.9, FIGURE, 0.6)


def _long_beard(head: Head) -> str:
    d = (
        "M35.4 54C37 60 40 61.6 43.4 61C46 63 54 63 56.6 61C60 61.6 63 60 64.6 54C67 70 62 84 56 94L52 106L49 96L45 104C38"
        " 92 33 72 35.4 54Z"
    )
    out = shape(d, head.hair_colour, 1.5) + cut(d, path("M58 54H70V108H52C62 88 62 68 58 54Z", RIM, opacity=0.38))
    out += line("M45.6 66Q50 68 54.4 65.6", 1.9, "#A8685A")
    out += line("M40.4 62Q45.6 59.6 49.6 63Q54.4 59.6 59.6 62", 2.6, head.hair_colour) + line(
        "M40.4 62.8Q45.6 60.6 49.8 63.8Q54 60.6 59.6 62.8", 0.8
    )
    return out + line("M42 72C43 82 45 90 46 97M50 74V92M58 72C57 82 55 90 53 97", 0.9, FIGURE, 0.5)


def _moustache(head: Head) -> str:
    d = "M50 61.6C45 59.8 41 62 37.6 66.4C42 66.6 47 66 50 63.6C53 66 58 66.6 62.4 66.4C59 62 55 59.8 50 61.6Z"
    return shape(d, head.hair_colour, 1.2) + shape("M47.6 69.4H52.4L51 75.6L50 77.4L49 75.6Z", head.hair_colour, 1.1)


def _scar(_head: Head) -> str:
    return line("M60.5 42L56 56", 1.7, "#7A2A20") + line("M57 46l4 1.4M56 50.4l4 1.2", 1, "#7A2A20")


def _paint(_head: Head) -> str:
    return line("M37.6 55l6 1.6M38.4 58l5 1.2M62.4 55l-6 1.6M61.6 58l-5 1.2", 1.6, "#F2C24B") + circle(50, 42.6, 1.5, "#F2C24B")


def _mask(_head: Head) -> str:
    d = "M34 44C40 40 46 42 50 44C54 42 60 40 66 44C66 52 62 58 56 57.4C53 57 52 54 50 54S47 57 44 57.4C38 58 34 52 34 44Z"
    out = shape(d, "#E9DFC8", 1.5) + cut(d, path("M58 38H70V60H58C62 54 62 46 58 38Z", RIM, opacity=0.55))
    out += path("M39 48.4c3-2 6-1.4 7.4 1.4-2.6 2-6 1.6-7.4-1.4zM61 48.4c-3-2-6-1.4-7.4 1.4 2.6 2 6 1.6 7.4-1.4z", FIGURE)
    return out + line("M37 44q3-2 6-1.6M63 44q-3-2-6-1.6", 1, "#7A2F3E")


def _goggles(_head: Head) -> str:
    out = line("M34.6 47H65.4", 3.4, "#4A3526")
    for x in (43, 57):
        out += circle(x, 49, 6.4, "#8C6A2E", FIGURE, 1.5) + circle(x, 49, 4.2, "#CFEBD2", FIGURE, 1.1)
    return out + line("M41 50.6l3-3.4M55 50.6l3-3.4", 1, "#FFFFFF")


def _spectacles(_head: Head) -> str:
    out = line("M47.6 50.4Q50 48.8 52.4 50.4M37.6 50L34.6 48.6M62.4 50L65.4 48.6", 1.1, "#7A5A20")
    for x in (43, 57):
        out += circle(x, 50.4, 5.2, "#F4F0DC", None, 1, 0.3) + circle(x, 50.4, 5.2, "none", "#7A5A20", 1.3)
    return out


def _third_eye(_head: Head) -> str:
    out = circle(50, 38.6, 6, "#F2B45C", opacity=0.45)
    out += shape("M44.8 38.8Q50 34.4 55.2 38.8Q50 42.6 44.8 38.8Z", "#FBE8BC", 1.1) + circle(
        50, 38.7, 1.9, "#6A3FB0", FIGURE, 0.8
    )
    return out


def _aged(_head: Head) -> str:
    return line("M38.6 54.4q3 2 6 .6M61.4 54.4q-3 2-6 .6M43 42.4q7-1.6 14 0", 0.8, FIGURE, 0.5)


MARKS: Final[dict[str, Callable[[Head], str]]] = {
    "aged": _aged, "mask": _mask, "goggles": _goggles, "spectacles": _spectacles, "third-eye": _third_eye, "paint": _paint,
    "scar": _scar, "beard": _beard, "long-beard": _long_beard, "moustache": _moustache,
}  # fmt: skip


# --- heads that are no faces ----------------------------------------------------------------------------------------
def _bucket() -> str:
    """A riveted helmet with a slit, and embers behind it."""
    helm = "M33 34C36 26 64 26 67 34L68 66C64 76 36 76 32 66Z"
    out = shape("M43 64H57V84H43Z", "#3A3036", 1.4) + shape(helm, "#6F7680", 1.9)
    out += cut(
        helm, path("M30 24H47L45 78H30Z", "#3E4450", opacity=0.7), path("M61 24C65 32 66 60 60 76H72V24Z", RIM, opacity=0.6)
    )
    out += path("M37 46.5H63V50.5H37Z", FIGURE) + path("M38.5 47.6H48V49.6H38.5ZM52 47.6H61.5V49.6H52Z", EMBER)
    out += line("M50 28V46M50 51V75M33 40H67M33 60H67", 1.4)
    out += "".join(circle(x, y, 1.1, FIGURE) for x in (37, 43, 57, 63) for y in (64, 69))
    out += "".join(circle(x, 36.6, 1.2, "#B9C0CA", FIGURE, 0.8) for x in (38, 44, 56, 62))
    return out + line("M38 33l6-3M60 31l5 3", 1)


def _clockwork() -> str:
    """A face of brass plates: round eyes with light in them, a grille, a key behind."""
    head = "M34 42C34 22 66 22 66 42L65.4 58C64 68 57 74 50 74S36 68 34.6 58Z"
    out = shape("M44 66H56V84H44Z", "#6B5A3E", 1.4) + line("M44 71H56M44 76H56", 1.3)
    for sign in (-1, 1):
        out += circle(50 + sign * 17, 50, 4.6, "#8C6A34", FIGURE, 1.5) + circle(50 + sign * 17, 50, 1.6, FIGURE)
    out += shape(head, "#C79A52", 1.8)
    out += cut(
        head,
        path("M30 18H45C40 36 44 56 46 78H30Z", "#7A5A2E", opacity=0.62),
        path("M66 26C61 40 62 60 56 76H72V26Z", RIM, opacity=0.6),
    )
    out += line("M50 26V44M36 40Q50 33 64 40M38 60Q50 66 62 60", 1.2)
    for x in (43, 57):
        out += circle(x, 49.4, 6.6, "#E9A23B", opacity=0.35)
        out += (
            circle(x, 49.4, 5, "#4A3A2A", FIGURE, 1.5)
            + circle(x, 49.4, 3, "#FBE08A", FIGURE, 1)
            + circle(x + 0.8, 48.4, 0.9, "#FFFFFF")
        )
    out += shape("M44 63H56L54.6 69.4H45.4Z", "#4A3A2A", 1.1) + line("M46.8 63.4V69M50 63.4V69M53.2 63.4V69", 1, "#E9C45C")
    out += "".join(circle(x, y, 1, "#6B4A20", FIGURE, 0.7) for x, y in ((38, 36), (62, 36), (38, 56), (62, 56), (50, 29.4)))
    return (
        out
        + shape("M46 26L47.4 16H52.6L54 26Z", "#8C6A34", 1.4)
        + circle(50, 13.4, 4.2, "#C79A52", FIGURE, 1.4)
        + circle(50, 13.4, 1.5, FIGURE)
    )


WHOLE: Final[dict[str, Callable[[], str]]] = {"bucket": _bucket, "clockwork": _clockwork}


# --- hair -----------------------------------------------------------------------------------------------------------
BACKS: Final = {
    "long": "M30 50C28 20 72 20 70 50C71 70 76 84 74 100H26C24 84 29 70 30 50Z",
    "wild": "M33 66C26 50 28 22 50 19C62 17 70 22 76 19C84 17 90 11 98 11C95 18 92 23 87 27C94 27 99 24 104 25C101 33 94 39"
        " 86 41"
            "C92 43 97 43 102 41C98 51 89 56 80 56C83 60 87 62 92 62C86 70 76 72 67 69Z",
    "braid": "M33 48C28 20 72 20 67 48L70 60C76 70 72 92 66 104L60 98C66 86 64 72 62 64Z",
    "tail": "M60 30C78 26 86 44 82 62C80 74 84 80 88 84C78 84 72 76 73 64C73 52 70 42 62 40Z",
    "mane": "M32 56C24 42 28 18 50 17S76 42 68 56C74 64 72 76 76 86L68 82L66 92L60 84L50 90L40 84L34 92L32 82L24 86C28 76"
        " 26 64 32 56Z",
}  # fmt: skip
STRANDS: Final = {
    "wild": "M70 26C80 25 86 20 92 15M74 36C84 36 92 33 99 29M74 47C84 49 92 47 97 44",
    "braid": "M66 66l6 5M67 76l6 3M65 86l6 3M63 95l5 3",
    "long": "M31 66C30 78 29 88 30 98M69 66C70 78 71 88 70 98",
    "mane": "M30 58L28 70M70 58L72 70",
}
FRONTS: Final = {
    "long": "M33 52C30 24 70 24 67 52C66 42 60 36 50 36C42 37 35 42 33 52Z",
    "wild": "M33.4 52C29 30 44 22 56 23C66 24 70 34 67 50C65 42 62 37 56 34C52 36 48 35 44 38C38 40 35 45 33.4 52Z",
    "braid": "M34 50C31 24 69 24 66 50C65 40 58 35 51 33C49 38 36 40 34 50Z",
    "tail": "M34 48C31 23 69 23 66 48C64 40 58 36 54 31C50 38 38 38 34 48Z",
    "bun": "M34.6 47C32 25 68 25 65.4 47C63 38 57 34 50 34S37 38 34.6 47Z",
    "short": "M34 48C31 24 69 24 66 48L62 41L57 38L51 40L45 37L39 40Z",
    "shag": "M33 54L31 44C31 23 69 23 69 44L67 54L64 46L62 40L56 42L52 36L47 42L41 38L37 46Z",
    "side": "M34 47C32 24 68 22 67 48C65 40 60 38 54 37C47 38 40 38 37 36C36 40 35 43 34 47Z",
    "mane": "M33 54C29 24 71 24 67 54C66 44 62 38 55 36L50 41L45 36C38 38 34 44 33 54Z",
    "knot": "M35 44C35 27 65 27 65 44C61 37 56 34.6 50 34.6S39 37 35 44Z",
    "bowl": "M32.6 50C30 22 70 22 67.4 50L63.6 44H36.4Z",
    "fringe": "M35 50C33 40 34 38 36 36C35 44 36 46 36.4 50ZM65 50C67 40 66 38 64 36C65 44 64 46 63.6 50Z",
}
COVERED: Final = frozenset(("hood", "bucket", "clockwork", "helm", "furhat"))  # under these no hair is seen, or a fringe


def hair_back(head: Head) -> str:
    """What hangs behind the head and the shoulders."""
    if head.gear in WHOLE:
        return ""
    if head.hair == "curls":
        spots = (
            (30, 44, 9),
            (28, 58, 9),
            (31, 71, 8),
            (70, 44, 9),
            (72, 58, 9),
            (69, 71, 8),
            (38, 30, 10),
            (62, 30, 10),
            (50, 25, 11),
        )
        return "".join(circle(x, y, r, head.hair_colour, FIGURE, 1.5) for x, y, r in spots)
    if head.hair == "bun":
        return circle(50, 20, 9.5, head.hair_colour, FIGURE, 1.6) + line("M43 20q7-7 14 0M45 24q5-5 10 0", 1)
    if head.hair == "knot":
        return shape("M45 26C42 14 46 8 50 7C54 8 58 14 55 26Z", head.hair_colour, 1.5) + line("M45.4 23H54.6", 3.2, "#C8482F")
    d = BACKS.get(head.hair)
    if d is None or head.gear in COVERED:
        return ""
    out = shape(d, head.hair_colour) + cut(d, path("M66 14H110V110H64C72 80 74 40 66 14Z", RIM, opacity=0.3))
    return out + line(STRANDS.get(head.hair, "M0 0"), 1, FIGURE, 0.7)


def hair_front(head: Head) -> str:
    """What lies over the brow."""
    if head.gear == "hood":
        return shape("M37 40C42 33 58 33 63 40C58 37.4 52 40 49 37C46 40 41 38 37 40Z", head.hair_colour, 1.2)
    if head.gear in COVERED:
        return ""
    if head.hair == "curls":
        spots = ((37, 35, 6.5), (45, 31, 7), (55, 31, 7), (63, 35, 6.5))
        return "".join(circle(x, y, r, head.hair_colour, FIGURE, 1.4) for x, y, r in spots)
    d = FRONTS.get(head.hair)
    if d is None:
        return ""
    return shape(d, head.hair_colour) + cut(d, path("M58 20L70 24V54H62C62 42 62 32 58 20Z", RIM, opacity=0.45))


# --- headgear -------------------------------------------------------------------------------------------------------
def _circlet(_head: Head) -> str:
    out = line("M34.6 40.6Q50 34.6 65.4 40.6", 3.6) + line("M34.6 40.6Q50 34.6 65.4 40.6", 1.8, "#EBCB6A")
    return out + shape(star_d(50, 37.6, 4.6, 1.9, 4), "#F7E3A0", 1)


def _moon_crown(_head: Head) -> str:
    out = line("M34 41Q50 35 66 41", 4) + line("M34 41Q50 35 66 41", 2.1, "#C9D4F2")
    out += shape("M43.6 29.6A8.4 8.4 0 1 0 56.4 29.6A7 7 0 1 1 43.6 29.6Z", "#E6EAF6", 1.3)
    return (
        out
        + circle(50, 29.6, 2.3, "#7FB2F0", FIGURE, 1)
        + circle(39.4, 38.6, 1.4, "#7FB2F0", FIGURE, 0.8)
        + circle(60.6, 38.6, 1.4, "#7FB2F0", FIGURE, 0.8)
    )


def _band(_head: Head) -> str:
    out = line("M33.4 41.4Q50 35.4 66.6 41.4", 5.6) + line("M33.4 41.4Q50 35.4 66.6 41.4", 3.4, "#C8482F")
    return out + shape("M66 41C74 42 80 48 82 56L76 54L74 60C72 50 69 46 65 44Z", "#C8482F", 1.3)


def _hood(head: Head) -> str:
    d = ("M50 13C29 14 23 40 25 66C26 76 30 82 36 86C33 70 32 58 34 46C36 36 43 33 50 33S64 36 66 46C68 58 67 70 64 86"
         "C70 82 74 76 75 66C77 40 71 14 50 13Z")  # fmt: skip
    out = shape(d, head.cloth, 1.8)
    out += cut(
        d,
        path("M58 10H82V92H60C70 66 70 36 58 10Z", RIM, opacity=0.38),
        path("M18 10H40C28 34 28 66 36 90H18Z", FIGURE, opacity=0.4),
    )
    return out + line("M50 13C47 20 47 27 50 33M38 22C33 32 31 44 31 56M62 22C67 32 69 44 69 56", 1, FIGURE, 0.7)


def _helm(_head: Head) -> str:
    d = "M31 50C28 16 72 16 69 50L66 64L61 60L62 45C58 41 54 40.6 50 48C46 40.6 42 41 38 45L39 60L34 64Z"
    out = shape("M47 22C46 12 50 5 58 4C54 9 55 15 54 22Z", "#B4472F", 1.5) + shape(d, "#8E97A4", 1.8)
    out += cut(
        d,
        path("M56 18C68 24 71 36 72 66H62C63 50 63 30 56 18Z", RIM, opacity=0.55),
        path("M28 66C26 36 34 20 46 18C38 30 37 44 39 66Z", "#4A515E", opacity=0.55),
    )
    return out + line("M50 22V47M33 40C38 36 44 37 50 40C56 37 62 36 67 40", 1.3)


def _hat(_head: Head) -> str:
    d = "M12 41C24 31 34 31 38 30C40 20 44 8 58 3C66 1 70 6 66 9C60 10 61 20 64 30C70 31 80 33 90 42C72 36 30 36 12 41Z"
    out = shape(d, "#2B2338", 1.8) + cut(
        d, path("M58 2C66 8 57 22 61 30.4C70 31 80 33 92 44L64 37C60 26 54 12 58 2Z", RIM, opacity=0.4)
    )
    return out + shape("M37.4 30C46 27 56 27 64.4 30L65 35.4C56 32.6 46 32.6 36.6 35.4Z", "#8D76C8", 1.3)


def _wide_hat(head: Head) -> str:
    crown = "M36 32C36 16 42 13 50 16C58 13 64 16 64 32C56 29.6 44 29.6 36 32Z"
    brim = "M14 40C20 32 36 28.6 50 28.6S80 32 86 40C76 36.6 62 35.4 50 35.4S24 36.6 14 40Z"
    felt = mix(head.cloth, FIGURE, 0.35)
    out = shape(crown, felt, 1.7) + cut(crown, path("M57 10H70V36H58C60 26 60 18 57 10Z", RIM, opacity=0.45))
    out += line("M36.4 29.4C44 27 56 27 63.6 29.4", 3.6, "#C8482F")
    out += shape(brim, felt, 1.8) + cut(brim, path("M62 26H90V44L60 36Z", RIM, opacity=0.4))
    return out + shape("M62 27C70 20 76 12 86 10C84 18 76 26 66 30Z", "#E9DFC8", 1.3) + line("M64 28C72 22 78 16 84 12", 0.9)


def _furhat(_head: Head) -> str:
    d = "M29 44C24 22 38 14 50 14S76 22 71 44C66 36 60 39 56 35C52 39 47 35 43 39C38 36 33 38 29 44Z"
    out = shape(d, "#7A6240", 1.8) + cut(d, path("M60 14C74 22 76 36 72 48H64C66 34 66 24 60 14Z", RIM, opacity=0.4))
    return out + line("M34 34l-2-6M41 28l-1-7M50 26v-7M59 28l1-7M66 34l2-6M46 33l-1-5M55 33l1-5", 1.1)


def _kerchief(head: Head) -> str:
    tone = mix(head.cloth, "#E9DFC8", 0.25)
    d = "M32.6 46C29 20 71 20 67.4 46C60 38 40 38 32.6 46Z"
    out = shape("M66 42C74 44 78 52 76 62L71 57L67 62C66 54 65 48 63 44Z", tone, 1.4) + shape(d, tone, 1.7)
    out += cut(d, path("M57 18H72V48H62C63 36 62 26 57 18Z", RIM, opacity=0.4))
    return out + line("M36 38C44 33 56 33 64 38M42 27q8-3 16 0", 1, FIGURE, 0.6)


GEAR: Final[dict[str, Callable[[Head], str]]] = {
    "circlet": _circlet, "moon-crown": _moon_crown, "band": _band, "hood": _hood, "helm": _helm, "hat": _hat,
    "wide-hat": _wide_hat,
    "furhat": _furhat, "kerchief": _kerchief,
}  # fmt: skip


def gear(head: Head) -> str:
    """What is worn on the head."""
    drawn = GEAR.get(head.gear)
    return drawn(head) if drawn is not None else ""
