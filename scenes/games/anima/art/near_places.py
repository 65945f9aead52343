"""Areas where people live: village, market, ferry, harbour, camp, monastery, archive. Box 200 x 110."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from scenes.draw.svg import circle, path
from scenes.games.anima.art.inks import EMBER, FIGURE, LIT, MOONLIGHT, RIM
from scenes.games.anima.art.sheet import cut, line, link, shape
from scenes.games.anima.art.terrain import Ground, furrows, ground, house, lamp, ridge, ripples, smoke, water, window


def village(g: Ground) -> str:
    out = ridge(g.rng, 80, 8, g.near, 6, sharp=False)
    out += "".join(
        house(g.rng, x, y, high) for x, y, high in ((22, 92, 30), (52, 88, 26), (84, 92, 34), (150, 90, 32), (180, 94, 28))
    )
    out += house(g.rng, 116, 90, 56, tower=True) + shape("M-4 96C40 90 70 100 110 94S180 96 206 92V114H-4Z", "#2E2C44", 1.2)
    return out + line("M96 112C100 102 112 98 116 92", 5, "#8C7A6A") + smoke((84, 58), (150, 58)) + lamp(136, 92, 8)


def _stall(x: float, y: float, cloth: str) -> str:
    out = line(f"M{x - 17} {y}V{y - 22}M{x + 17} {y}V{y - 22}", 2.2)
    out += shape(f"M{x - 15} {y - 2}V{y - 10}H{x + 15}V{y - 2}Z", "#5A4038", 1.2)
    awning = (
        f"M{x - 21} {y - 19}L{x - 16} {y - 32}H{x + 16}L{x + 21} {y - 19}Q{x + 17} {y - 15} {x + 14} {y - 19}Q{x + 10}"
        f" {y - 15} {x + 7} {y - 19}"
        f"Q{x + 3.5} {y - 15} {x} {y - 19}Q{x - 3.5} {y - 15} {x - 7} {y - 19}Q{x - 10} {y - 15} {x - 14} {y - 19}Q{x - 17}"
        f" {y - 15} {x - 21} {y - 19}Z"
    )
    out += shape(awning, cloth, 1.2)
    out += cut(
        awning,
        path(
            f"M{x - 14} {y - 15}L{x - 11} {y - 33}H{x - 4}L{x - 5} {y - 15}ZM{x + 5} {y - 15}L{x + 4} {y - 33}H{x + 11}"
            f"L{x + 14} {y - 15}Z",
            "#F3E9D2",
            opacity=0.8,
        ),
    )
    out += "".join(
        circle(x + dx, y - 11.4, 2.2, tone, FIGURE, 0.8)
        for dx, tone in ((-10, "#E9A23B"), (-5, "#C8482F"), (5, "#7DBE5A"), (10, "#E9A23B"))
    )
    return out + lamp(x, y - 22)


def market(g: Ground) -> str:
    out = (
        ridge(g.rng, 82, 8, g.near, 6, sharp=False)
        + house(g.rng, 20, 86, 40)
        + house(g.rng, 184, 88, 44)
        + house(g.rng, 160, 84, 28)
    )
    out += shape("M-4 90C50 84 150 84 206 90V114H-4Z", "#3A3448", 1.3)
    out += path("M84 114L96 86H106L118 114Z", "#8C7A6A", opacity=0.55) + path(
        "M-4 104C60 96 140 96 206 104V110C140 102 60 102 -4 110Z", "#8C7A6A", opacity=0.45
    )
    out += _stall(56, 98, "#B4472F") + _stall(150, 98, "#3D7B6B")
    out += line("M101 98V40", 5.6) + line("M101 98V40", 3, "#8A5A33")
    for y, d in ((44, "h26l6 5l-6 5h-26z"), (55, "h-26l-6 5l6 5h26z"), (66, "h20l5 4.4l-5 4.400h-20z")):
        out += shape(f"M{88 if d[1] != '-' else 114} {y}{d}", "#C99A5B" if y != 55 else "#B07A45", 1.3)
    return (
        out
        + line("M72 62C86 68 116 68 132 60", 1)
        + "".join(circle(x, y, 2.2, LIT, FIGURE, 0.8) for x, y in ((84, 65.6), (120, 65)))
    )


def ferry(g: Ground) -> str:
    out = ridge(g.rng, 78, 8, g.near, 6, sharp=False) + house(g.rng, 44, 80, 44)
    out += water(g.rng, 80, "#2A4468")
    spokes = "".join(
        f"M70 72L{70 + 19 * math.cos(n * math.pi / 6):.1f} {72 + 19 * math.sin(n * math.pi / 6):.1f}" for n in range(12)
    )
    out += (
        circle(70, 72, 19, "none", FIGURE, 5)
        + circle(70, 72, 19, "none", "#8A5A33", 2.6)
        + line(spokes, 2.2)
        + line(spokes, 1, "#A8743F")
    )
    out += circle(70, 72, 3.4, "#8A5A33", FIGURE, 1.2) + line("M58 88q12 6 26 0M54 92q16 7 36 0", 1.4, "#DDEFF3", 0.8)
    out += path("M112 26L108 84H124Z", "#F1EBD4", opacity=0.13)
    out += line("M0 66C60 78 140 78 204 62", 1.3, "#C9B79A")
    hull = "M108 90H166L158 100H116Z"
    out += shape(hull, "#5A3A2E", 1.4) + cut(hull, path("M144 86H170V104H138Z", RIM, opacity=0.35)) + line("M112 94H162", 1)
    out += (
        shape("M136 90V74Q142 66 148 74V90Z", "#3A3350", 1.2)
        + circle(142, 68, 4.2, "#D9A36B", FIGURE, 1.1)
        + line("M152 96L164 58", 1.8)
    )
    out += lamp(114, 84, 6) + line("M112 104q12 -3 24 0t24 0", 1.2, "#DDEFF3", 0.7)
    out += shape("M-4 96C14 92 30 98 44 104L40 114H-4Z", "#2E2C44", 1.3)
    out += "".join(
        line(f"M{x} {y}q{dx} -10 {dx * 1.6:g} -16", 1.4, "#6E7A52")
        for x, y, dx in ((8, 98, -2), (14, 98, 2), (24, 100, -1), (30, 102, 3), (182, 108, -3), (190, 110, 2))
    )
    return out + "".join(line(f"M{x} {y}v-5", 2.6, "#8A5A3A") for x, y in ((11, 86), (28, 90), (189, 98)))


def quarry(g: Ground) -> str:
    steps = "M206 114V20H176V36H152V52H126V68H104V84H84V114Z"
    out = shape(steps, "#6E6270", 1.4)
    out += cut(
        steps,
        path("M176 20H206V36H176ZM152 36H206V42H152ZM126 52H206V58H126ZM104 68H206V74H104ZM84 84H206V90H84Z", RIM, opacity=0.34),
    )
    out += cut(
        steps,
        line(
            "M186 36v16M166 42v10M196 56v12M150 58v10M170 58v10M190 74v10M140 74v10M116 74v10M160 90v12M128 90v14M100 90v10",
            1,
            "#4A3E4E",
        ),
    )
    out += (
        line("M132 68V22L96 34", 5)
        + line("M132 68V22L96 34", 2.6, "#8A5A33")
        + line("M132 40L114 28", 3.2)
        + line("M97 34V56", 1.3)
    )
    out += shape("M89 56H105V67H89Z", "#8C8078", 1.3) + line("M89 56L97 49L105 56", 1)
    out += ground(94, "#3A3040", g.rng, 2.5)
    for x, y, high in ((26, 98, 26), (58, 102, 20)):
        tent = f"M{x - high * 0.75:.1f} {y}L{x} {y - high}L{x + high * 0.75:.1f} {y}Z"
        out += shape(tent, "#C9A97A", 1.3) + cut(tent, path(f"M{x} {y - high}L{x + high:.1f} {y}H{x + 3}Z", EMBER, opacity=0.35))
        out += shape(f"M{x - 4} {y}L{x} {y - high * 0.6:.1f}L{x + 4} {y}Z", "#3A2A2E", 1)
    out += (
        circle(86, 98, 13, RIM, opacity=0.35)
        + shape("M86 102C79 98 80 92 85 86C90 92 94 97 86 102Z", EMBER, 1)
        + shape("M86 101C83 99 84 95 86 92C88 96 89 99 86 101Z", "#FBD98A", 0.5)
    )
    return out + line("M78 104L94 101M79 101L93 104", 2.4) + furrows(g.rng, 102, "#1F1826", 6)


def harbor(g: Ground) -> str:
    out = water(g.rng, 74)
    for x, y, q in ((64, 80, 34), (112, 76, 30)):
        out += shape(f"M{x} {y}h{q}l-4 8h-{q - 8}z", "#2A2030", 1.2) + line(
            f"M{x + q * 0.35} {y}V{y - 34}M{x + q * 0.68} {y}V{y - 28}", 1.6
        )
        out += shape(f"M{x + q * 0.35 - 9} {y - 30}q9 5 18 0l1 18q-10 5 -20 0z", "#5A4A58", 1)
        out += shape(f"M{x + q * 0.68 - 7} {y - 25}q7 4 14 0l1 15q-8 4 -16 0z", "#6B5560", 1)
    for x, sign in ((16, 1), (184, -1)):
        out += shape(f"M{x - 13} 96V44H{x + 13}V96Z", "#39364E", 1.4)
        out += shape(f"M{x - 16} 44V34H{x - 9}V38H{x - 4}V34H{x + 4}V38H{x + 9}V34H{x + 16}V44Z", "#39364E", 1.4)
        out += window(x - 4, 62, 8, 10) + line(f"M{x + sign * 11} 45V95", 2.4, RIM if sign < 0 else MOONLIGHT, 0.5)
        out += line(f"M{x - 12} 56h8M{x + 3} 76h9M{x - 9} 86h10", 0.9)
    for n in range(15):
        t = n / 14
        y = 54 + 34 * math.sin(math.pi * t) ** 0.8
        turn = math.degrees(math.atan2(math.cos(math.pi * t) * 34 * math.pi, 140))
        out += link(30 + 140 * t, y, 6.6, 4, turn, "#C9A07A" if n % 2 else "#9C7A62", 4, 1.9)
    out += shape("M-4 96H60L66 104V114H-4ZM140 96H206V114H134V104Z", "#4A4058", 1.2)
    return out + lamp(40, 82, 14) + lamp(156, 82, 14)


def monastery(g: Ground) -> str:
    cliff = "M60 114L66 80L84 62L90 40H150L156 64L176 84L182 114Z"
    out = ridge(g.rng, 88, 10, g.near, 6, sharp=False) + shape(cliff, "#3A3A50", 1.3)
    out += cut(
        cliff,
        path("M136 40H150L156 64L176 84L182 114H160L150 84Z", RIM, opacity=0.28),
        path("M60 114L66 80L84 62L90 40H100L92 70L78 90L74 114Z", FIGURE, opacity=0.3),
    )
    out += cut(cliff, line("M98 54l-6 18M112 60l4 20M140 56l6 22M88 84l-4 16M128 78l6 20M158 92l4 12", 1.1))
    out += shape("M96 40V22L104 14L112 22V40ZM116 40V28H144V40Z", "#6B5A58", 1.3) + path(
        "M106 16L112 22V40H107ZM134 28H144V40H134Z", RIM, opacity=0.4
    )
    out += shape("M92 22L104 8L116 22ZM112 29L130 18L148 29Z", "#7A2F3E", 1.3) + "".join(
        window(x, 31) for x in (102, 121, 129, 137)
    )
    out += line("M104 8V1M101 3.500H107", 1.2)
    out += "".join(line(f"M{120 - n * 5 + (n % 2) * 26} {44 + n * 7}h12", 2, "#C9B79A") for n in range(9))
    out += line("M150 44L192 84", 1.1, "#C9B79A") + line("M171 64v5", 1) + shape("M167 69h8v6h-8z", "#8A5A33", 1)
    out += lamp(93, 37) + shape("M-4 104C40 96 60 106 100 104S170 98 206 104V114H-4Z", "#1F2136", 1.2)
    return out + "".join(
        path(f"M{x} {y}q{w / 2} -7 {w} 0q{-w / 2} 5 {-w} 0z", "#C6D4DC", opacity=0.22)
        for x, y, w in ((6, 84, 60), (140, 92, 66), (30, 96, 80))
    )


def archive(g: Ground) -> str:
    out = ridge(g.rng, 76, 7, g.near, 6, sharp=False)
    out += path("M52 104V40Q100 4 148 40V104Z", "#0E1426", opacity=0.5)
    hall = "M50 104V46A50 34 0 0 1 150 46V104Z"
    out += shape(hall, "#3C4260", 1.4) + cut(hall, path("M128 14H154V108H134Z", RIM, opacity=0.28))
    out += shape("M62 104V50A38 26 0 0 1 138 50V104Z", "#1A2036", 1.3)
    for x in (66, 84, 102, 120):
        out += shape(f"M{x} 100V{52 if x in (66, 120) else 44}h14V100Z", "#4E3A34", 1)
        for row in range(4):
            y = 58 + row * 11 - (0 if x in (66, 120) else 5)
            tones = ("#B4472F", "#C9A24B", "#5A7A8C", "#8A5A9E", "#3D7B6B")
            out += "".join(
                shape(
                    f"M{x + 1.4 + n * 2.9:.1f} {y}h2.500v{-5 - (n * 7 + row * 3 + x) % 3}h-2.500z",
                    tones[(n + row + x) % 5],
                    0.5,
                )
                for n in range(4)
            )
            out += line(f"M{x} {y + 0.8}h14", 1.2)
    out += circle(100, 46, 16, "#7FC3DE", opacity=0.22) + line("M100 28v9", 1) + circle(100, 41, 4, "#BFE6F2", FIGURE, 1)
    out += '<rect x="-4" y="86" width="208" height="30" fill="#2C5A76" stroke="#1A1520" stroke-width="1.2" opacity="0.86"/>'
    for x, w in ((20, 8), (36, 6), (160, 7), (178, 9)):
        out += shape(f"M{x - w} 96V{60 + w}h{2 * w}V96Z", "#4A4E68", 1.2) + shape(
            f"M{x - w - 2} {60 + w}v-5h{2 * w + 4}v5z", "#5A5E78", 1.2
        )
        out += path(f"M{x + w * 0.3:.1f} 96V{60 + w}H{x + w}V96Z", RIM, opacity=0.3)
    out += ripples(g.rng, 86, "#BFE6F2", 20)
    for x, y, turn in ((46, 100, -12), (92, 95, 8), (134, 102, -6), (158, 106, 14)):
        out += (
            f'<g transform="translate({x} {y}) rotate({turn})">'
            + shape("M0-2C-3-5-8-5-10-3V4C-8 2-3 2 0 5C3 2 8 2 10 4V-3C8-5 3-5 0-2Z", "#F3E9D2", 1)
            + line("M0-2V5", 0.8)
            + "</g>"
        )
    return out


SCENES: Final[dict[str, Callable[[Ground], str]]] = {
    "village": village, "market": market, "ferry": ferry, "quarry": quarry, "harbor": harbor, "monastery": monastery,
    "archive": archive,
}  # fmt: skip
