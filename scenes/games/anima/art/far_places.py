"""Areas without people: moor, forest, canyon, glass desert, drowned capital, pass of bones, the tower. Box 200 x 110."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from scenes.draw.svg import circle, line_d, num, path
from scenes.games.anima.art.inks import EMBER, FIGURE, LIT, RIM
from scenes.games.anima.art.sheet import cut, line, link, shape
from scenes.games.anima.art.terrain import Ground, bough, furrows, ground, mist, ridge, water, window


def moor(g: Ground) -> str:
    out = ridge(g.rng, 78, 7, "#4A3A5E", 5, sharp=False)
    for x, y, w, high in ((46, 88, 6, 26), (72, 84, 6, 32), (104, 83, 7, 38), (136, 85, 6, 30), (162, 90, 6, 22)):
        stone = f"M{x - w} {y}L{x - w * 0.8:.1f} {y - high}Q{x} {y - high - 5} {x + w * 0.9:.1f} {y - high + 2}L{x + w} {y}Z"
        out += shape(stone, "#5E6478", 1.2) + cut(
            stone, path(f"M{x + w * 0.2:.1f} {y}V{y - high - 5}H{x + w + 2}V{y}Z", RIM, opacity=0.4)
        )
        out += line(f"M{x - w * 0.4:.1f} {y - high * 0.6:.1f}l2 6", 0.9)
    out += shape("M98 47h-28l-2-6h34z", "#5E6478", 1.2) + shape("M-4 90C60 82 120 92 206 86V114H-4Z", "#5A3E66", 1.2)
    for _ in range(60):
        at = f"M{num(g.rng.uniform(0, 200))} {num(g.rng.uniform(92, 110))}"
        out += line(f"{at}l-2 -5{at}l0 -6{at}l2 -5", 1.3, g.rng.choice(("#C58AC8", "#9B6FB0", "#E0A6D0")))
    return out


def forest(g: Ground) -> str:
    out = ridge(g.rng, 80, 6, g.near, 6)
    for depth, (tone, count) in enumerate((("#24384A", 9), ("#16263A", 7))):
        for n in range(count):
            x, q = 200 * (n + 0.5) / count + g.rng.uniform(-8, 8), g.rng.uniform(4, 7) + depth * 2
            out += shape(f"M{num(x - q)} 112L{num(x - q * 0.5)} -4H{num(x + q * 0.5)}L{num(x + q)} 112Z", tone, 1.2)
            for _ in range(2):
                out += bough(x, g.rng.uniform(18, 54), g.rng.choice((-1, 1)) * 20, 16, tone, 2.6)
            out += line(f"M{num(x + q * 0.3)} 8V{num(g.rng.uniform(60, 100))}", 1.3, RIM, 0.3)
        out += mist((62, 78) if depth == 0 else (72, 92, 104), 0.2 + 0.05 * depth)
    return out + "".join(
        shape(f"M{x} {y}q3 -3 6 0q-3 2.400 -6 0zM{x + 9} {y}q3 -3 6 0q-3 2.400 -6 0z", LIT, 0.8)
        for x, y in ((92, 66), (34, 82), (150, 86))
    )


def canyon(_g: Ground) -> str:
    left = [(-6, 114), (-6, 30), (30, 26), (36, 50), (58, 54), (64, 84), (86, 90), (90, 114)]
    right = [(206, 114), (206, 24), (166, 30), (160, 56), (140, 60), (134, 88), (112, 92), (108, 114)]
    out = shape("M-6 114V66L40 60L80 70L120 62L160 70L206 60V114Z", "#5E2E3A", 1.2)
    out += shape("M86 114C94 100 90 92 100 84C104 92 100 100 114 114Z", "#F2B070", 1) + path(
        "M96 114C98 104 96 96 100 90C101 98 98 104 104 114Z", "#FBE3A0", opacity=0.7
    )
    out += shape(line_d(left), "#8C3F34", 1.3) + shape(line_d(right), "#A8503A", 1.3)
    for side, y, wide in (
        (-4, 44, 38),
        (-4, 62, 62),
        (-4, 78, 67),
        (166, 46, 38),
        (142, 72, 62),
        (136, 82, 68),
        (-4, 98, 92),
        (112, 100, 92),
    ):
        out += line(f"M{side} {y}q{wide / 2} -2 {wide} 0", 1.1, "#4A1E22", 0.8)
    out += path("M36 50L58 54L64 84L86 90L90 114H60L52 84L30 80Z", "#5E2630", opacity=0.5)
    out += path("M160 56L140 60L134 88L112 92L108 114H136L146 92L168 84Z", RIM, opacity=0.3)
    out += (
        line("M33 42C80 52 120 52 165 44", 1.2, "#C9B79A")
        + line("M33 51C80 61 120 61 165 53", 4.6)
        + line("M33 51C80 61 120 61 165 53", 2.4, "#8A5A3A")
    )
    out += line("M50 46v8M70 48v9M90 49.400v9M110 49.400v9M130 48v9M150 46v8", 1)
    return out + "".join(line(f"M{x} {y}q4 -4 7 0q3 -4 7 0", 1.3) for x, y in ((84, 40), (112, 34)))


def glass(g: Ground) -> str:
    out = shape("M-6 84C40 66 80 92 120 78S180 74 206 84V114H-6Z", "#8A5A5E", 1.2)
    for x, y, q, high in (
        (96, 86, 6, 20),
        (34, 88, 11, 50),
        (58, 92, 8, 30),
        (118, 86, 13, 60),
        (142, 90, 8, 36),
        (178, 92, 10, 46),
        (12, 94, 7, 24),
    ):
        out += path(line_d([(x - q * 0.8, y), (x + q, y), (x + q * 2.4, y + 12), (x + q * 0.8, y + 12)]), "#2A1424", opacity=0.35)
        out += shape(
            line_d(
                [
                    (x - q, y),
                    (x - q * 0.5, y - high * 0.7),
                    (x + q * 0.1, y - high),
                    (x + q * 0.7, y - high * 0.5),
                    (x + q, y),
                ]
            ),
            "#BFD9E0",
            1.2,
        )
        out += path(line_d([(x + q * 0.1, y - high), (x + q * 0.7, y - high * 0.5), (x + q, y), (x + q * 0.2, y)]), "#6F93A8")
        out += path(
            line_d([(x + q * 0.5, y - high * 0.62), (x + q * 0.7, y - high * 0.5), (x + q, y), (x + q * 0.7, y)]),
            RIM,
            opacity=0.6,
        )
        out += path(line_d([(x - q * 0.5, y - high * 0.7), (x + q * 0.1, y - high), (x, y - high * 0.3)]), "#F4F7F2", opacity=0.8)
        out += line(f"M{num(x + q * 0.1)} {num(y - high)}L{num(x + q * 0.2)} {num(y)}", 0.9)
    out += shape("M-6 96C50 84 110 104 206 92V114H-6Z", "#A86E5C", 1.2) + furrows(g.rng, 99, "#5E3440", 10)
    return out + "".join(shape(f"M{x} {y}l3 -7l3 7z", "#BFD9E0", 0.9) for x, y in ((24, 106), (78, 102), (152, 106), (188, 103)))


def drowned(g: Ground) -> str:
    out = ""
    for x, y, w, high in ((18, 80, 18, 30), (42, 80, 14, 44), (156, 80, 16, 46), (182, 80, 18, 28)):
        out += shape(f"M{x - w / 2} {y}V{y - high}H{x + w / 2}V{y}Z", "#3A2740", 1.2) + path(
            f"M{x + w * 0.15} {y}V{y - high}H{x + w / 2}V{y}Z", EMBER, opacity=0.28
        )
        out += shape(f"M{x - w / 2 - 2} {y - high}L{x} {y - high - 12}L{x + w / 2 + 2} {y - high}Z", "#4A2A3E", 1.2)
    dome = "M70 80V52A30 27 0 0 1 130 52V80Z"
    out += shape(dome, "#4E3350", 1.4) + cut(dome, path("M112 20H134V84H116C122 62 120 40 112 20Z", RIM, opacity=0.4))
    out += cut(dome, line("M84 30C78 42 78 60 80 80M100 25V80M116 30C122 42 122 60 120 80M70 52H130", 1.1))
    out += (
        shape("M118 34L130 30L134 52L124 56L120 46Z", "#1C1030", 1)
        + shape("M96 26V14H104V26", "#4E3350", 1.2)
        + line("M100 14V5M96.500 8H103.500", 1.4)
    )
    out += (
        line("M52 80V34H64V80", 0.1)
        + shape("M54 80V40h9V80ZM51 40v-5h15v5z", "#5E4058", 1.2)
        + shape("M138 80V58l3-5l4 4l3-3V80Z", "#5E4058", 1.2)
    )
    out += water(g.rng, 80, "#5A2A3A", "#F2A65A", 30)
    out += path("M70 82H130L118 108H84Z", "#2A1430", opacity=0.45) + path("M94 82H108L116 112H88Z", "#F2A65A", opacity=0.3)
    out += "".join(window(x, y, 3.4, 5) for x, y in ((40, 58), (154, 54), (16, 66)))
    out += (
        shape("M20 100H54L48 108H26Z", "#2A1A26", 1.2)
        + line("M36 100V82", 1.6)
        + shape("M36 83C44 86 46 92 45 97H36Z", "#8C6A5A", 1)
    )
    return out + "".join(line(f"M{x} {y}v-9q0 -4 5 -3", 2.2, "#6E3A4A", 0.9) for x, y in ((150, 104), (164, 108), (176, 102)))


def bones(g: Ground) -> str:
    out = shape("M-6 114V34L14 22L30 44L48 40L66 74L74 114ZM206 114V28L184 18L170 42L152 40L136 72L128 114Z", "#3A2436", 1.3)
    out += path("M14 22L30 44L48 40L66 74L74 114H60L50 76L34 62Z", EMBER, opacity=0.2) + path(
        "M206 28L184 18L190 60L206 80Z", EMBER, opacity=0.2
    )
    out += shape("M50 114C70 92 130 92 150 114Z", "#5E3A3E", 1.2) + path(
        "M88 114C94 104 92 98 100 92C106 98 104 104 114 114Z", "#C9896A", opacity=0.6
    )
    for n, (x, y, reach, rise) in enumerate(((34, 108, 40, 78), (58, 100, 28, 60), (76, 94, 17, 44))):
        for sign in (1, -1):
            a = x if sign > 0 else 200 - x
            d = (
                f"M{a} {y}C{a - sign * 10} {y - rise * 0.7:.1f} {a + sign * reach * 0.3:.1f} {y - rise * 1.1:.1f}"
                f" {a + sign * reach} {y - rise}"
            )
            width = 7.4 - n * 1.6
            out += line(d, width + 2.4) + line(d, width, "#E9DFC8") + line(d, width * 0.3, "#B8A88A" if sign > 0 else RIM, 0.9)
    skull = "M84 92C80 80 86 72 100 72S120 80 116 92L111 96L109 106H91L89 96Z"
    out += shape(skull, "#EFE6D0", 1.4) + cut(skull, path("M106 70H120V108H104C110 96 110 82 106 70Z", RIM, opacity=0.5))
    out += shape("M84 80C76 76 72 66 70 58C80 62 86 68 90 75ZM116 80C124 76 128 66 130 58C120 62 114 68 110 75Z", "#D8CBB0", 1.3)
    out += (
        path("M88 86q5 -5 9 1q-3 5 -8 2zM112 86q-5 -5 -9 1q3 5 8 2z", FIGURE)
        + circle(92.6, 86.6, 1.2, EMBER)
        + circle(107.4, 86.6, 1.2, EMBER)
    )
    out += path("M98 94l2 -4l2 4z", FIGURE) + line("M92 101V106M96 101V106M100 101V106M104 101V106M108 101V106M90 101H110", 1)
    return out + furrows(g.rng, 104, "#24121E", 8)


def tower(g: Ground) -> str:
    out = shape("M-6 114V96L40 92L62 70L84 66H122L140 74L158 94L206 98V114Z", "#2A1A2E", 1.3)
    out += path("M122 66L140 74L158 94L206 98V114H130Z", EMBER, opacity=0.25)
    out += line("M66 78l8 10M60 96l14 8M136 84l6 12M112 78l4 14M92 82l-4 14", 1.1, "#120A16")
    out += (
        shape("M88 68L92 22H116L120 68Z", "#3A2A40", 1.4)
        + path("M112 22H116L120 68H112Z", RIM, opacity=0.55)
        + line("M90 50H100M104 60H114M92 34H98M108 48H116", 0.9)
    )
    out += shape("M86 24L82 8L91 14L96 2L104 12L112 2L117 14L126 8L122 24Z", "#3A2A40", 1.4) + path(
        "M117 14L126 8L122 24H113Z", RIM, opacity=0.5
    )
    out += circle(104, 38, 13, EMBER, opacity=0.35) + shape(
        "M97 34A7 7 0 1 1 111 34C111 37 109 39 107.400 40.200L110 50H98L100.600 40.200C99 39 97 37 97 34Z", "#FBD98A", 1.3
    )
    out += path(
        "M101.600 34A2.400 2.400 0 1 1 106.400 34C106.400 35.400 105.600 36.200 105 36.600L106.400 43H101.600L103 36.600"
        "C102.400 36.200 101.600 35.400 101.600 34Z",
        FIGURE,
    )
    out += "".join(window(x, y, 3.4, 6) for x, y in ((94, 56), (111, 58), (102, 61)))
    out += "".join(
        line(d, 2.2, "#6E3A4A", 0.8)
        for d in ("M10 30c24 -14 50 -8 66 2", "M196 26c-24 -12 -44 -6 -62 6", "M20 50c18 -8 36 -4 50 2")
    )
    out += "".join(link(84 - 7 * n, 30 + 8.4 * n, 5, 3, -50, "#B08A6A", 3.2, 1.4) for n in range(8))
    out += "".join(link(122 + 7 * n, 28 + 8 * n, 4.4, 2.7, 49, "#8A6A5A", 3, 1.3) for n in range(8))
    return out + ground(106, "#1A0F1E", g.rng, 2.0)


SCENES: Final[dict[str, Callable[[Ground], str]]] = {
    "moor": moor, "forest": forest, "canyon": canyon, "glass": glass, "drowned": drowned, "bones": bones, "tower": tower,
}  # fmt: skip
