"""Motifs of advantages: magic, weather, sight, sleep, smoke. Box 200 x 96, the middle at (100, 48)."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from scenes.draw.svg import circle, num, path, star_d
from scenes.games.anima.art.inks import EMBER, FIGURE, GOLD, LIT, MOON, RIM
from scenes.games.anima.art.sheet import chance, cut, line, moved, oval, shape

PALE: Final = "#EDE6FF"


def sleep() -> str:
    moon = "M106 14A36 36 0 1 0 130 70A30 30 0 0 1 106 14Z"
    out = shape(moon, MOON, 1.8) + cut(moon, path("M70 70A36 36 0 0 0 130 70L126 60A34 34 0 0 1 74 52Z", "#C9C2A8", opacity=0.7))
    out += line("M78 44q6 5 12 1M84 60q5 3 9 -1", 2) + line("M79 46l-2 3M84 47.500l-.5 3.500M89 46l1.500 3", 1.1)
    for x, y, size in ((126, 44, 15), (147, 29, 11), (163, 16, 8)):
        z = f"M{x} {y - size * 0.5}H{x + size}L{x} {y + size * 0.5}H{x + size}"
        out += line(z, 5.4) + line(z, 2.8, PALE)
    out += "".join(
        path(star_d(x, y, r, r * 0.3, 4), PALE)
        for x, y, r in ((42, 26, 6), (28, 60, 4), (56, 80, 5), (174, 66, 5), (150, 84, 3.6))
    )
    return out + path("M10 92q14 -12 30 -4q10 -12 26 -4q16 -8 28 4q14 -6 22 4z", "#B9A8EA", opacity=0.4)


def bolt() -> str:
    rng = chance("motif", "bolt")
    out = shape(
        "M-80 72L-4 70C40 66 60 54 96 50L90 60L128 46L118 60L200 30L280 14V60L200 66L130 84L138 70L98 80L104 68C66 76 40 84"
        " -4 84L-80 86Z",
        EMBER,
        1.8,
    )
    out += path(
        "M-80 76L20 74C56 68 76 62 100 58L96 66L134 54L126 66L200 44L280 26V50L200 56L136 76L142 66L100 74C70 76 50 78 20"
        " 78L-80 82Z",
        "#FBD98A",
    )
    out += path("M60 70C90 64 130 66 200 50L280 34V40L200 53C150 66 110 68 60 72Z", "#FFFFFF", opacity=0.7)
    return out + "".join(circle(rng.uniform(10, 190), rng.uniform(6, 90), round(rng.uniform(1, 3), 1), RIM) for _ in range(24))


def ward() -> str:
    """A circle drawn on the ground, light rising from it."""
    out = path("M48 74L60 -6H140L152 74Z", "#B9A8EA", opacity=0.26) + path("M70 78L78 -6H122L130 78Z", "#EDE6FF", opacity=0.24)
    out += (
        oval(100, 74, 62, 17, "none", 6.4)
        + oval(100, 74, 62, 17, "none", 3.4, 0, PALE)
        + oval(100, 74, 46, 12, "none", 1.8, 0, "#B9A8EA")
    )
    points = [(100 + 46 * math.cos(n * math.tau / 5 - 1.57), 74 + 12 * math.sin(n * math.tau / 5 - 1.57)) for n in range(5)]
    out += line("M" + "L".join(f"{num(points[n * 2 % 5][0])} {num(points[n * 2 % 5][1])}" for n in range(5)) + "Z", 2, PALE)
    for x, d in (
        (40, "M-4-6L4-6L0 6Z"),
        (72, "M-4-6V6M-4 0H4M4-6V6"),
        (128, "M-5 0A5 5 0 1 1 5 0M0 0V7"),
        (160, "M-4 6L0-6L4 6M-3 2H3"),
    ):
        out += moved(circle(0, 0, 9.4, "#2A2058", FIGURE, 1.5) + line(d, 1.8, PALE), x, 48 - 14 * (1 - abs(x - 100) / 70), 0.95)
    man = shape("M84 74C84 52 90 42 100 40C110 42 116 52 116 74Z", "#2A2238", 1.6) + path(
        "M104 40C114 44 116 56 116 74H109C110 58 108 48 101 42Z", RIM, opacity=0.5
    )
    return (
        out
        + man
        + circle(100, 32, 10, "#2A2238", FIGURE, 1.6)
        + line("M86 54L72 40M114 54L128 40", 4.6)
        + circle(71, 38, 5, PALE, FIGURE, 1.2)
        + circle(129, 38, 5, PALE, FIGURE, 1.2)
    )


def far_sight() -> str:
    out = "".join(
        line(
            f"M{100 + 50 * math.cos(a):.1f} {50 + 34 * math.sin(a):.1f}L{100 + 64 * math.cos(a):.1f} {50 + 45 * math.sin(a):.1f}",
            2.6,
            PALE,
        )
        for a in [n * math.tau / 16 for n in range(16)]
    )
    white = "M48 50C68 20 132 20 152 50C132 80 68 80 48 50Z"
    out += shape(white, "#F7F2FF", 2) + cut(white, path("M48 50C68 20 132 20 152 50C132 34 68 34 48 50Z", "#8D76D8", opacity=0.6))
    out += (
        circle(100, 50, 22, "#5A47A0", FIGURE, 1.8)
        + circle(100, 50, 22, "none", "#B9A8EA", 2)
        + circle(100, 50, 15, "#151A3A", FIGURE, 1.2)
    )
    out += (
        path("M86 55L93 46L98 51L105 42L114 55A15 15 0 0 1 86 55Z", "#8A5A9E")
        + circle(104, 42, 3.4, MOON)
        + "".join(circle(x, y, 0.9, "#FFFFFF") for x, y in ((92, 42), (97, 39), (110, 46)))
    )
    return out + line("M60 26L66 34M82 16L85 25M118 16L115 25M140 26L134 34", 2.4)


def unmaking() -> str:
    """A card that falls to pieces at a word."""
    out = ""
    card = "M76 12H124V84H76Z"
    out += moved(
        shape("M0 0H22L16 14L26 26L14 42L20 72H0Z", "#F3E9D2", 1.7) + shape("M4 6H16L12 15L20 26L10 40L13 60H4Z", "#5A47A0", 1.1),
        70,
        12,
        1,
        -7,
    )
    out += moved(
        shape("M2 0H24V72H-2L6 44L-6 28L6 14Z", "#F3E9D2", 1.7) + shape("M8 6H19V60H5L10 44L0 28L11 15Z", "#5A47A0", 1.1),
        110,
        14,
        1,
        9,
    )
    del card
    out += shape(star_d(99, 47, 20, 6, 8), "#FBE6FF", 1.4) + path(star_d(99, 47, 10, 3, 8), "#FFFFFF")
    for x, y, q, turn in (
        (56, 30, 6, 20),
        (48, 58, 5, 60),
        (62, 78, 6, -30),
        (146, 32, 6, 40),
        (154, 60, 5, 10),
        (142, 80, 6, 75),
        (100, 8, 4, 30),
        (100, 90, 4, 0),
    ):
        out += moved(shape("M-1-1L1-.6L.6 1L-.8.8Z", "#F3E9D2", 0.22), x, y, q, turn)
    return out + line("M30 40q-8 8 0 16M22 34q-14 14 0 28M170 40q8 8 0 16M178 34q14 14 0 28", 2.6, "#B9A8EA")


def smoke() -> str:
    out = ""
    for x, y, r, tone in (
        (58, 66, 24, "#5E8A80"),
        (142, 66, 24, "#5E8A80"),
        (78, 46, 22, "#7FA89E"),
        (122, 48, 24, "#6E998E"),
        (100, 30, 18, "#8FB8AC"),
        (40, 84, 16, "#4F7A70"),
        (160, 84, 16, "#4F7A70"),
    ):
        out += circle(x, y, r, tone, FIGURE, 1.6) + line(
            f"M{x - r * 0.5:.1f} {y - r * 0.3:.1f}a{r * 0.6:.1f} {r * 0.6:.1f} 0 0 1 {r * 0.9:.1f} {-r * 0.1:.1f}", 1.2
        )
    man = "M84 100C82 78 86 66 78 58C86 56 92 50 96 52C104 50 112 56 118 70L130 76L118 80C120 88 122 94 124 100Z"
    out += (
        shape(man, "#1E2A30", 1.7)
        + cut(man, path("M104 48C114 54 120 66 126 100H114C114 78 110 62 100 52Z", RIM, opacity=0.35))
        + circle(92, 44, 11, "#1E2A30", FIGURE, 1.7)
        + line("M88 43h4M95 43h3", 2, "#FBE08A")
    )
    return (
        out
        + circle(100, 82, 26, "#8FB8AC", FIGURE, 1.6)
        + circle(70, 86, 20, "#7FA89E", FIGURE, 1.6)
        + circle(130, 88, 20, "#7FA89E", FIGURE, 1.6)
        + line("M88 74a14 14 0 0 1 20 -2M60 80a10 10 0 0 1 14 -2M122 82a10 10 0 0 1 14 -2", 1.2)
    )


def rain() -> str:
    rng = chance("motif", "rain")
    drops = "".join(f"M{num(rng.uniform(-40, 240))} {num(rng.uniform(34, 96))}l-5 13" for _ in range(70))
    out = line(drops, 1.7, "#CFE3F0", 0.7)
    for x, y, scale, tone in ((46, 24, 0.95, "#5A4E5E"), (150, 26, 1.0, "#4E4454"), (98, 30, 1.25, "#6E6070")):
        cloud = shape("M-34 12C-46 12-46-4-34-4C-34-18-14-20-8-10C0-20 20-18 20-6C32-8 38 12 24 12Z", tone, 1.6) + path(
            "M-34 12C-44 12-45 2-38-2C-30 8 10 8 30 4C30 9 28 12 24 12Z", FIGURE, opacity=0.3
        )
        out += moved(cloud, x, y, scale)
    out += shape("M-80 88C20 80 60 92 100 86S200 82 280 88V110H-80Z", "#2A1E26", 1.4)
    cart = (
        shape("M-20-8H20L15 8H-15Z", "#8A5A33", 1.5)
        + circle(0, 10, 10, "none", FIGURE, 4.6)
        + circle(0, 10, 10, "none", "#A8743F", 2.2)
        + line("M-10 10H10M0 0V20", 1.6)
        + line("M20-4L38 4", 3)
    )
    out += moved(cart, 100, 74, 1.05, 8) + shape("M64 88C74 80 128 80 140 90C130 98 74 98 64 88Z", "#4A3A34", 1.3)
    return out + "".join(oval(x, y, 8, 2.2, "none", 1.2, 0, "#CFE3F0") for x, y in ((40, 90), (164, 90), (180, 94), (22, 94)))


def calm() -> str:
    """A quiet sky: the sun comes up between small clouds over a level land."""
    out = circle(100, 60, 44, "#FBD98A", opacity=0.3) + circle(100, 60, 27, "#FBE3A0", FIGURE, 1.8)
    out += "".join(
        line(
            f"M{100 + 34 * math.cos(a):.1f} {60 + 34 * math.sin(a):.1f}L{100 + 46 * math.cos(a):.1f} {60 + 46 * math.sin(a):.1f}",
            3,
            "#FBE3A0",
        )
        for a in [math.pi + n * math.pi / 8 for n in range(1, 8)]
    )
    out += shape("M-80 66C40 60 160 60 280 66V110H-80Z", "#5E3A34", 1.5) + line(
        "M-40 76C40 70 160 70 240 76M-40 86C40 80 160 80 240 86", 1.3, "#3A2226"
    )
    for x, y, scale in ((46, 36, 0.8), (158, 30, 0.9)):
        out += moved(
            shape("M-26 8C-36 8-36-4-26-4C-24-14-8-14-6-6C2-12 16-8 14 0C24 0 24 8 16 8Z", "#F3E9D2", 1.6)
            + path("M-26 8C-34 8-35 2-30-2C-20 6 8 4 20 4C19 7 18 8 16 8Z", "#C9A98A", opacity=0.6),
            x,
            y,
            scale,
        )
    return out + "".join(line(f"M{x} {y}q5 -5 9 0q4 -5 9 0", 2) for x, y in ((74, 22), (108, 14), (124, 28)))


def false_trail() -> str:
    """Footprints that part, and a mask that laughs."""
    print_ = shape("M-5-9C-5-15 5-15 5-9C6-3 4 0 3 3H-3C-4 0-6-3-5-9ZM-3 5H3C4 11-4 11-3 5Z", "#F3E9D2", 1.3)
    out = ""
    for x, y, turn in (
        (30, 84, 70),
        (48, 72, 50),
        (64, 74, 80),
        (80, 60, 55),
        (98, 54, 40),
        (106, 38, 15),
        (122, 26, 40),
        (142, 20, 70),
    ):
        out += moved(print_, x, y, 0.62, turn)
    for x, y, turn in ((96, 72, 100), (114, 68, 80), (130, 76, 100), (150, 72, 80), (168, 80, 100)):
        out += f'<g opacity="0.5">{moved(print_, x, y, 0.62, turn)}</g>'
    mask = "M-26-10C-16-20-6-14 0-10C6-14 16-20 26-10C26 6 16 16 6 12C2 10-2 10-6 12C-16 16-26 6-26-10Z"
    made = (
        shape(mask, "#4FA88E", 1.8)
        + cut(mask, path("M10-22H30V20H8C18 8 18-8 10-22Z", RIM, opacity=0.4))
        + path("M-19-4q7-6 13 2q-7 5-13-2zM19-4q-7-6-13 2q7 5 13-2z", FIGURE)
    )
    return out + moved(made, 44, 32, 0.95, -10) + line("M20 26C10 22 6 30 0 24M68 24C78 18 82 26 88 20", 2.4, "#4FA88E")


def nest() -> str:
    """A nest of wasps that was stirred with a stick."""
    out = line("M-40 14C40 4 90 16 240 6", 8) + line("M-40 14C40 4 90 16 240 6", 5, "#6B4A34")
    body = "M100 12C124 14 134 34 130 54C126 74 114 86 100 88C86 86 74 74 70 54C66 34 76 14 100 12Z"
    out += shape(body, "#D9A66A", 1.9) + cut(
        body,
        path("M112 10C136 20 138 60 112 90H100C120 66 124 36 112 10Z", RIM, opacity=0.5),
        line("M70 30Q100 42 130 30M68 44Q100 58 132 44M70 58Q100 72 130 58M78 72Q100 84 122 72", 2, "#8A5A33"),
    )
    out += oval(100, 62, 8, 7, "#2A1418", 1.6)
    wasp = (
        oval(-3, -6, 5, 3, "#DDEFF3", 0.9, -30)
        + oval(4, -6, 5, 3, "#DDEFF3", 0.9, 30)
        + oval(0, 0, 7, 4.2, "#F2C24B", 1.2)
        + line("M-2-4V4M2-4V4", 1.8)
        + circle(-7.6, 0, 3, FIGURE)
        + line("M7 0l4 0", 1.4)
    )
    for x, y, turn, scale in (
        (48, 40, 20, 1.1),
        (36, 66, -20, 0.9),
        (58, 82, 30, 0.8),
        (150, 34, 160, 1.1),
        (166, 58, 200, 0.9),
        (146, 80, 150, 1.0),
        (112, 58, 190, 0.8),
        (176, 28, 170, 0.7),
        (22, 36, 10, 0.7),
    ):
        out += moved(wasp, x, y, scale, turn)
    return (
        out
        + line("M44 104L86 70", 5.4)
        + line("M44 104L86 70", 3, "#8A5A33")
        + line("M60 30q6 4 4 10M140 66q-8 2 -10 10", 1.3, "#F7E7C0")
    )


def camp() -> str:
    rng = chance("motif", "camp")
    out = "".join(path(star_d(rng.uniform(-20, 220), rng.uniform(2, 44), 2.4, 0.8, 4), "#F4F0DC", opacity=0.8) for _ in range(22))
    out += shape("M-80 82C40 74 160 74 280 82V110H-80Z", "#2A1E26", 1.4)
    tent = "M22 84L62 22L102 84Z"
    out += (
        shape(tent, "#C9A97A", 1.8)
        + cut(tent, path("M62 20L104 86H78Z", EMBER, opacity=0.45))
        + shape("M50 84L62 42L74 84Z", "#3A2A2E", 1.4)
        + line("M62 22L58 14M62 22L66 14M22 84L12 90M102 84L110 90", 2)
    )
    out += (
        circle(142, 68, 36, RIM, opacity=0.28)
        + circle(142, 68, 22, RIM, opacity=0.35)
        + shape(
            "M142 84C124 78 126 62 134 54C135 60 138 62 140 60C138 48 144 40 150 34C149 46 160 52 160 66C160 76 154 82 142 84Z",
            EMBER,
            1.7,
        )
    )
    out += (
        path("M142 82C133 78 134 69 139 64C141 68 144 66 145 60C151 66 153 78 142 82Z", "#FBE3A0")
        + line("M124 88L160 80M126 80L158 89", 6)
        + line("M124 88L160 80M126 80L158 89", 3.4, "#8A5A33")
    )
    return out + line("M142 40V28M118 84V34L166 34V84", 2) + shape("M134 28H150L148 40H136Z", "#4A515E", 1.4)


def lamp_glow(x: float, y: float) -> str:
    """A small light."""
    return circle(x, y, 9, RIM, opacity=0.4) + circle(x, y, 3.6, LIT, FIGURE, 1)


def spark() -> str:
    """A plain sign of good fortune, for what has no motif of its own."""
    out = circle(100, 48, 30, "#2A2240", FIGURE, 1.8) + circle(100, 48, 24, "none", GOLD, 2.4)
    return (
        out
        + shape(star_d(100, 48, 22, 7, 4), "#F7C98A", 1.4)
        + "".join(
            circle(100 + 30 * math.cos(n * 1.5708 + 0.785), 48 + 30 * math.sin(n * 1.5708 + 0.785), 3.4, GOLD, FIGURE, 1.2)
            for n in range(4)
        )
    )


MOTIFS: Final[dict[str, Callable[[], str]]] = {
    "sleep": sleep, "bolt": bolt, "ward": ward, "far-sight": far_sight, "unmaking": unmaking, "smoke": smoke, "rain": rain,
    "calm": calm, "false-trail": false_trail, "nest": nest, "camp": camp, "spark": spark,
}  # fmt: skip
