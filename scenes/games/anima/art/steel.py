"""Motifs of advantages: blades, fists, feet, banners. Box 200 x 96, the middle at (100, 48)."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from scenes.draw.svg import circle, path, star_d
from scenes.games.anima.art.inks import EMBER, FIGURE, GOLD, RIM
from scenes.games.anima.art.sheet import cut, line, moved, oval, shape


def sword(steel: str = "#D3DAE2") -> str:
    """A sword, its hilt down, 75 high about its middle."""
    out = shape("M-4 16V-30L0-38L4-30V16Z", steel) + path("M.6-36L4-30V16H.6Z", "#8E99A8")
    out += (
        shape("M-13 16H13V21H-13Z", "#C9A24B", 1.4)
        + shape("M-2.600 21H2.600V33H-2.600Z", "#5A3A26", 1.3)
        + circle(0, 35, 3.6, "#C9A24B", FIGURE, 1.3)
    )
    return out


def fist() -> str:
    out = "".join(
        line(
            f"M{100 + 42 * math.cos(a):.1f} {50 + 36 * math.sin(a):.1f}L{100 + 62 * math.cos(a):.1f} {50 + 52 * math.sin(a):.1f}",
            3,
            "#FBE6A0",
        )
        for a in (3.5, 3.95, 4.4, 4.9, 5.35, 5.8)
    )
    arm = "M74 104L78 70H120L126 104Z"
    out += (
        shape(arm, "#B4472F")
        + cut(arm, path("M108 68H128V106H112Z", RIM, opacity=0.4))
        + shape("M74 68H124V78H74Z", "#F3E9D2", 1.5)
        + line("M84 68V78M96 68V78M108 68V78", 1)
    )
    hand = "M74 68C68 58 68 40 74 34H120C128 40 130 56 124 68Z"
    out += shape(hand, "#E5B184", 1.8) + cut(
        hand,
        path("M106 30H132V72H110C116 58 114 42 106 30Z", RIM, opacity=0.5),
        path("M64 30H80C76 44 76 60 82 72H64Z", "#9C6A46", opacity=0.5),
    )
    for x in (73, 85.5, 98, 110.5):
        out += shape(f"M{x} 40C{x} 22 {x + 12.5} 22 {x + 12.5} 40V50C{x + 12} 55 {x + 0.5} 55 {x} 50Z", "#F0C79C", 1.6)
    out += shape("M70 56C76 48 96 50 106 54C112 57 110 66 103 66C92 64 82 64 76 68C70 66 68 60 70 56Z", "#E5B184", 1.7)
    return out + path(star_d(100, 14, 9, 3, 4), "#FFF4D8")


def iron_body() -> str:
    """A chest of iron, on which blades break."""
    out = moved(sword(), 48, 40, 0.95, 70) + moved(sword(), 152, 40, 0.95, -70)
    body = "M62 104C60 82 62 62 74 50L88 42H112L126 50C138 62 140 82 138 104Z"
    out += shape(body, "#8E97A4", 1.8) + cut(
        body,
        path("M116 40C140 52 142 80 140 106H122C128 82 126 58 112 44Z", RIM, opacity=0.55),
        path("M60 106C58 80 62 58 80 46L86 42C72 60 72 84 76 106Z", "#4A515E", opacity=0.6),
    )
    out += line("M100 54V100M78 66Q88 80 99 74M122 66Q112 80 101 74M84 86q8 5 15 1M116 86q-8 5 -15 1", 1.6)
    out += shape("M86 44C84 14 116 14 114 44C112 54 88 54 86 44Z", "#A4ADB8", 1.7) + path(
        "M104 18C116 22 116 44 110 50L104 52C108 40 108 28 104 18Z", RIM, opacity=0.5
    )
    out += line("M92 33h5M103 33h5M96 44h8M100 34v5", 1.7)
    for x, y in ((66, 44), (134, 44)):
        out += shape(star_d(x, y, 13, 5, 8), "#FBE6A0", 1.2)
    return out + line("M54 66l8 4M56 76l7 1M146 66l-8 4M144 76l-7 1", 2, "#D3DAE2")


def second_wind() -> str:
    """A bowed man rises again, a breath about him."""
    out = ""
    for d, width in (
        ("M30 84C60 96 150 96 168 66C178 46 160 28 138 34C122 40 126 58 142 54", 5),
        ("M26 66C40 80 70 84 84 80", 3.6),
        ("M116 88C150 88 176 70 180 50", 3.6),
    ):
        out += line(d, width + 2.4) + line(d, width, "#F3E9D2")
    body = "M84 92C82 70 86 56 100 52C114 56 118 70 116 92Z"
    out += shape(body, "#B8622E") + cut(body, path("M106 50C120 58 120 76 118 94H108C112 78 110 62 104 52Z", RIM, opacity=0.5))
    out += line("M88 60C76 50 74 34 80 20M112 60C124 50 126 34 120 20", 9) + line(
        "M88 60C76 50 74 34 80 20M112 60C124 50 126 34 120 20", 6, "#D9A67A"
    )
    out += (
        circle(80, 17, 5, "#D9A67A", FIGURE, 1.5)
        + circle(120, 17, 5, "#D9A67A", FIGURE, 1.5)
        + circle(100, 40, 11, "#D9A67A", FIGURE, 1.7)
        + shape("M89 38C89 24 111 24 111 38C106 32 94 32 89 38Z", "#3A2A22", 1.3)
    )
    return out + line("M95 41q2-2 4 0M102 41q2-2 4 0M97 46q3.500 2 7 0", 1.2) + path(star_d(100, 13, 8, 2.6, 8), "#FBE6A0")


def swift_step() -> str:
    out = "".join(
        line(d, width, "#FBE6A0", opacity)
        for d, width, opacity in (
            ("M12 30H74", 3, 0.9),
            ("M2 44H62", 4, 0.8),
            ("M16 58H66", 3, 0.9),
            ("M0 72H54", 4, 0.7),
            ("M30 84H84", 3, 0.8),
        )
    )
    boot = "M84 10H118L122 50C140 54 160 60 168 74C170 80 168 84 162 84H92C84 84 82 78 84 70Z"
    out += shape(boot, "#8A5A33", 1.9) + cut(
        boot,
        path("M110 8H124V50C144 54 162 62 172 78L150 86C140 66 118 62 112 54Z", RIM, opacity=0.45),
        path("M80 8H94L92 86H80Z", "#4A2E1C", opacity=0.55),
    )
    out += shape("M82 8H120V22H82Z", "#C9A24B", 1.5) + line("M84 78H168", 2) + line("M112 44l14 -2M116 52l16 -1", 2.2, "#F3E9D2")
    wing = (
        "M88 40C70 34 52 18 40 4C62 6 80 10 92 20ZM88 46C66 46 48 38 34 26C56 28 76 28 92 32ZM90 52C74 56 56 54 44 48C60"
        " 46 78 42 92 42Z"
    )
    return out + shape(wing, "#F3E9D2", 1.6) + line("M88 40C74 30 62 20 54 10M88 44C74 40 60 36 48 30", 1)


def stance() -> str:
    out = moved(sword(), 76, 50, 1.28, -38) + moved(sword(), 124, 50, 1.28, 38)
    return (
        out
        + circle(100, 40, 22, "#FBE6A0", opacity=0.3)
        + shape(star_d(100, 40, 17, 7, 8), "#FBE6A0", 1.5)
        + path(star_d(100, 40, 8, 3.4, 8), "#FFFFFF", opacity=0.8)
    )


def poison() -> str:
    out = moved(sword(), 96, 50, 1.3, 62)
    out += path("M98 50L130 32L134 38L104 56Z", "#8FD07A", opacity=0.8)
    for x, y, q in ((138, 52, 1.0), (122, 62, 1.15), (152, 40, 0.8), (108, 72, 0.9)):
        drop = shape("M0 0C5 8 7 11 7 15A7 7 0 0 1-7 15C-7 11-5 8 0 0Z", "#8FD07A", 1.5) + path(
            "M2 6C4 10 5 13 4.500 16C3 14 2 10 2 6Z", "#E8F6C8"
        )
        out += moved(drop, x, y, q)
    return out + oval(124, 92, 30, 4, "#5E8A4A", 1.3) + oval(124, 91.4, 17, 2, "#8FD07A", 0)


def knives() -> str:
    """Free knives in a ring, points out."""
    out = circle(100, 48, 22, "none", FIGURE, 6) + circle(100, 48, 22, "none", "#C9A24B", 3)
    blade = (
        shape("M-3.400-16L-3-34L0-42L3-34L3.400-16Z", "#D3DAE2", 1.4)
        + path("M.4-40L3-34L3.400-16H.4Z", "#8E99A8")
        + shape("M-6.500-16H6.500V-12H-6.500Z", "#C9A24B", 1.1)
        + shape("M-2-12H2V-1H-2Z", "#5A3A26", 1.1)
    )
    out += "".join(moved(blade, 100, 48, 1.05, turn) for turn in (-90, -54, -18, 18, 54, 90))
    return (
        out
        + circle(100, 48, 8, "#A8462F", FIGURE, 1.5)
        + shape(star_d(100, 48, 5.4, 2.2, 5), "#F7E7C0", 0.8)
        + line("M86 74L78 90M114 74L122 90", 3)
        + line("M86 74L78 90M114 74L122 90", 1.4, "#C8482F")
    )


def court() -> str:
    """A hollow eye on a banner."""
    out = line("M100 100V4", 6) + line("M100 100V4", 3, "#8A5A33") + circle(100, 4, 4, GOLD, FIGURE, 1.4)
    flag = "M62 12H138V70L119 58L100 74L81 58L62 70Z"
    out += shape(flag, "#3A3350", 1.9) + cut(flag, path("M116 10H140V74H124C128 50 124 28 116 10Z", RIM, opacity=0.35))
    out += (
        shape("M76 40C84 24 116 24 124 40C116 56 84 56 76 40Z", "#C9D4F2", 1.6)
        + circle(100, 40, 10, "#232038", FIGURE, 1.4)
        + circle(100, 40, 4.6, EMBER, FIGURE, 1)
    )
    return (
        out
        + line("M62 12H138", 4.6)
        + line("M62 12H138", 2.2, "#8A5A33")
        + line("M82 22l-4 -5M100 18V13M118 22l4 -5M82 58l-3 4M118 58l3 4", 1.5, "#C9D4F2")
    )


def order() -> str:
    """A lantern before a shield."""
    arms = "M66 10H134V48C134 70 118 84 100 92C82 84 66 70 66 48Z"
    out = (
        shape(arms, "#39477E", 1.9)
        + cut(arms, path("M100 8H136V94H100Z", "#2A3560"), path("M122 8H138V70L112 94C124 70 126 38 122 8Z", RIM, opacity=0.4))
        + line("M72 16H128V48C128 66 114 78 100 85C86 78 72 66 72 48Z", 1.4, GOLD)
    )
    out += circle(100, 48, 26, RIM, opacity=0.35) + circle(100, 48, 18, RIM, opacity=0.4)
    out += (
        line("M100 14V24", 2)
        + circle(100, 22, 4, "none", FIGURE, 2)
        + shape("M86 34L100 24L114 34Z", GOLD, 1.5)
        + shape("M88 34H112L115 62H85Z", "#FBE3A0", 1.6)
        + shape("M83 62H117V68H83Z", GOLD, 1.5)
    )
    return (
        out
        + shape("M100 60C91 54 93 46 100 38C107 46 109 54 100 60Z", EMBER, 1.3)
        + path("M100 58C96 55 97 51 100 47C103 51 104 55 100 58Z", "#FBE3A0")
        + line("M94 34V62M106 34V62", 1)
    )


def reinforcements() -> str:
    """More under one banner: a horn and heads that come over the hill."""
    out = shape("M-80 100C20 58 180 58 280 100Z", "#2A1E26", 1.4)
    for x, y, scale, tone in (
        (44, 62, 0.8, "#4A515E"),
        (156, 62, 0.8, "#4A515E"),
        (72, 54, 0.95, "#6B4A34"),
        (128, 54, 0.95, "#3F5A4A"),
        (100, 47, 1.1, "#7A2F3E"),
    ):
        man = shape("M-20 40C-20 16-14 8-7 4H7C14 8 20 16 20 40Z", tone, 1.5) + path(
            "M7 4C14 8 20 16 20 40H13C14 22 10 12 3 6Z", RIM, opacity=0.45
        )
        man += (
            circle(0, -5, 9, "#D9A67A", FIGURE, 1.5)
            + shape("M-10-4C-10-20 10-20 10-4C5-9-5-9-10-4Z", "#8E97A4", 1.4)
            + line("M-4-3h2M2-3h2", 1.5)
        )
        out += (
            line(f"M{x + 17} {y + 40}V{y - 42 * scale}", 3.6)
            + line(f"M{x + 17} {y + 40}V{y - 42 * scale}", 1.6, "#8A5A33")
            + moved(man, x, y, scale)
        )
    out += shape("M117 2H150L142 10L150 18H117Z", "#C8482F", 1.4) + path("M134 2H150L142 10L150 18H134Z", RIM, opacity=0.35)
    return out + shape("M-4 96C60 80 140 80 204 96V112H-4Z", "#2A1E26", 1.4)


MOTIFS: Final[dict[str, Callable[[], str]]] = {
    "fist": fist, "iron-body": iron_body, "second-wind": second_wind, "swift-step": swift_step, "stance": stance,
    "poison": poison,
    "knives": knives, "court": court, "order": order, "reinforcements": reinforcements,
}  # fmt: skip
