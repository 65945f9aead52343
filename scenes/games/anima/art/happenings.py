"""Events of encounters: an inn, a caravan, weather, what lies in wait. Box 120 x 120."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from scenes.draw.svg import circle, line_d, num, path, star_d
from scenes.draw.theme import mix
from scenes.games.anima.art.beasts import eye, lit
from scenes.games.anima.art.inks import EMBER, FIGURE, GOLD, LIT, RIM
from scenes.games.anima.art.sheet import chance, cut, line, link, moved, oval, shape


def inn() -> str:
    out = shape("M-60 104C0 98 120 98 180 104V126H-60Z", "#2E2C44", 1.3) + path(
        "M52 122L58 104H68L80 122Z", "#8C7A6A", opacity=0.8
    )
    wall = "M22 104V58H98V104Z"
    out += lit(wall, "#6B5648", "M78 56H100V106H84Z", 0.4, 1.6) + line(
        "M22 80H98M40 58V104M80 58V104M22 58L40 80M98 58L80 80", 2.2, "#3A2A26"
    )
    roof = "M12 60L34 26H86L108 60Z"
    out += (
        lit(roof, "#7A3A34", "M72 26H86L108 60H92Z", 0.45)
        + line("M22 50H98M28 40H92", 1, "#4A2226")
        + shape("M78 30V12H90V36Z", "#5A4A48", 1.3)
    )
    out += line("M84 10c-5 -6 5 -8 0 -16", 2.4, "#B9B4CC", 0.7)
    for x in (27, 84):
        out += (
            circle(x + 5, 72, 11, RIM, opacity=0.3)
            + shape(f"M{x} 64h10v13h-10z", LIT, 1.3)
            + line(f"M{x + 5} 64v13M{x} 70h10", 1)
        )
    out += shape("M52 104V86Q60 78 68 86V104Z", "#FBD98A", 1.4) + path("M56 104V88Q60 84 64 88V104Z", EMBER, opacity=0.5)
    out += (
        line("M98 66H116V72", 2.4)
        + shape("M106 72H126V90Q116 96 106 90Z", "#3D5A4A", 1.3)
        + shape("M111 78h8v8h-8zM119 80h3v4h-3z", GOLD, 0.9)
    )
    return out + shape("M52 44h16v10h-16z", LIT, 1.2) + line("M60 44v10", 1)


def caravan() -> str:
    out = shape("M-60 100C20 92 80 96 180 100V126H-60Z", "#5A4038", 1.3)
    cloth = "M40 74C36 44 54 34 74 34S110 44 106 74Z"
    out += lit(cloth, "#E9DFC8", "M84 34C106 38 112 54 108 76H96C98 56 94 44 84 34Z", 0.55) + cut(
        cloth, path("M40 74C36 44 50 36 58 34C52 44 50 60 52 76Z", "#8A7A6A", opacity=0.5)
    )
    out += (
        line("M58 36C52 46 52 62 54 74M74 34V74M90 36C96 46 96 62 94 74", 1.1)
        + shape("M36 74H110L104 90H42Z", "#8A5A33", 1.5)
        + line("M40 82H106", 1.1)
    )
    for x in (54, 92):
        spokes = "".join(
            f"M{x} 96L{x + 12 * math.cos(n * math.pi / 4):.1f} {96 + 12 * math.sin(n * math.pi / 4):.1f}" for n in range(8)
        )
        out += (
            circle(x, 96, 12, "#3A2A26", FIGURE, 1.4)
            + circle(x, 96, 12, "none", "#A8743F", 2.6)
            + line(spokes, 1.6, "#A8743F")
            + circle(x, 96, 3, "#C9A24B", FIGURE, 1)
        )
    ox = "M2 96L4 82C0 74 2 64 10 62L8 54L16 58H22L30 54L28 62C34 64 40 66 40 74V98H34V86H14L12 98H6Z"
    out += lit(ox, "#7A6A5E", "M28 54L40 66V98H34V80C32 70 30 64 24 60Z", 0.4, 1.5) + shape(
        "M8 56C2 56 -2 52 -2 46C2 50 6 51 11 52ZM29 56C35 56 39 52 39 46C35 50 31 51 27 52Z", "#E9DFC8", 1.1
    )
    out += (
        circle(13, 68, 1.5, FIGURE)
        + circle(22, 68, 1.5, FIGURE)
        + shape("M10 74H25L24 81H11Z", "#A89888", 1.1)
        + line("M40 78L50 80", 2.4)
    )
    out += (
        shape("M66 64h16v10h-16z", "#B4472F", 1.1)
        + shape("M82 60a6 7 0 0 1 12 0v14h-12z", "#3D7B6B", 1.1)
        + line("M108 74L116 48", 2)
        + circle(116, 52, 10, RIM, opacity=0.4)
        + circle(116, 52, 4, LIT, FIGURE, 1.1)
    )
    return out


def weather() -> str:
    rng = chance("weather", "event")
    out = ""
    for x, y, scale, tone in ((84, 34, 1.05, "#5A6480"), (30, 30, 1.0, "#4A5470"), (60, 44, 1.25, "#6E7894")):
        cloud = shape("M-34 12C-46 12 -46-4 -34-4C-34-18 -14-20 -8-10C0-20 20-18 20-6C32-8 38 12 24 12Z", tone, 1.6)
        cloud += path("M-34 12C-44 12 -45 2 -38-2C-30 8 10 8 30 4C30 9 28 12 24 12Z", FIGURE, opacity=0.25)
        out += moved(cloud, x, y, scale)
    streaks = "".join(f"M{num(rng.uniform(-30, 150))} {num(rng.uniform(60, 112))}l-5 12" for _ in range(46))
    out += line(streaks, 1.6, "#BFE0F0", 0.7)
    out += circle(70, 76, 26, "#F7E58A", opacity=0.22) + shape("M70 52L52 82H64L56 108L86 72H72L80 52Z", "#F7E58A", 1.6)
    out += shape("M-60 108C-10 102 40 110 90 106S150 104 180 108V126H-60Z", "#24202E", 1.3)
    tree = "M22 112C22 98 18 88 8 80M22 104C26 92 34 88 44 86M20 96C14 92 8 92 2 94M26 92L36 78"
    return (
        out
        + line(tree, 4.4)
        + line(tree, 2.2, "#5A4A4E")
        + "".join(oval(x, y, 7, 2, "none", 1.1, 0, "#9CC4D6") for x, y in ((98, 114), (70, 118), (112, 120)))
    )


def bridge() -> str:
    out = '<rect x="-90" y="96" width="300" height="30" fill="#24486A" stroke="#1A1520" stroke-width="1.3"/>' + line(
        "M-20 106q8 -3 16 0t16 0M34 112q8 -3 16 0t16 0M86 106q8 -3 16 0t16 0", 1.2, "#9CC4D6", 0.7
    )
    span = "M-90 84H10C24 62 96 62 110 84H210V100H112C108 82 84 76 60 76S12 82 8 100H-90Z"
    out += lit(span, "#6E6478", "M60 66C84 66 100 70 112 84H210V90H108C98 76 84 70 60 70Z", 0.4) + line(
        "M20 76l4 6M36 70l2 7M52 67l1 8M68 67l-1 8M84 70l-2 7M100 76l-4 6M-14 92h16M118 92h18M-20 84v8M130 84v8", 1.1
    )
    for x in (14, 106):
        out += (
            shape(f"M{x - 9} 84V30H{x + 9}V84Z", "#5A5264", 1.5)
            + path(f"M{x + 3} 84V30H{x + 9}V84Z", RIM, opacity=0.4)
            + shape(f"M{x - 12} 32V22H{x - 6}V26H{x - 3}V22H{x + 3}V26H{x + 6}V22H{x + 12}V32Z", "#6E6478", 1.3)
            + shape(f"M{x - 3} 44h6v9h-6z", LIT, 1)
        )
    out += (
        line("M23 54H97", 5.600)
        + line("M23 54H97", 3.2, "#E9DFC8")
        + "".join(line(f"M{x} 54h7", 3.2, "#C8482F") for x in (28, 44, 60, 76, 90))
    )
    man = (
        shape("M-9 34C-10 14 -6 10 0 10S10 14 9 34Z", "#7A2F3E", 1.3)
        + circle(0, 4, 6, "#D9A67A", FIGURE, 1.2)
        + shape("M-7 2C-6-6 6-6 7 2C3 0-3 0-7 2Z", "#3A3040", 1.1)
    )
    out += (
        moved(man, 60, 38, 0.95)
        + line("M60 56L76 46", 2.2)
        + circle(80, 43, 6.4, GOLD, FIGURE, 1.3)
        + circle(80, 43, 4, "none", "#8A6717", 1)
    )
    return out


def landslide() -> str:
    rng = chance("landslide", "event")
    out = shape("M-60 40L-4 30L40 22L70 60L124 84L180 90V130H-60Z", "#5E5248", 1.6) + path(
        "M40 22L70 60L124 84L180 90V98L112 92L60 66Z", RIM, opacity=0.22
    )
    out += line("M4 44L20 62M30 36L44 58M12 80L40 88M60 84L84 100M-10 66L4 90", 1.1, "#3A322E")
    for x, y, q in (
        (62, 46, 11),
        (80, 58, 14),
        (98, 70, 10),
        (74, 76, 9),
        (100, 92, 15),
        (58, 66, 7),
        (84, 92, 8),
        (46, 32, 6),
        (116, 104, 9),
    ):
        ring = [
            (
                x + q * math.cos(n * math.pi / 3.5) * rng.uniform(0.8, 1.1),
                y + q * math.sin(n * math.pi / 3.5) * rng.uniform(0.8, 1.1),
            )
            for n in range(7)
        ]
        rock = line_d(ring)
        out += shape(rock, mix("#8C8078", "#6B6058", rng.random()), 1.5) + cut(
            rock, path(f"M{x + q * 0.2:.1f} {y - q - 2}H{x + q + 3}V{y + q + 2}H{x + q * 0.5:.1f}Z", RIM, opacity=0.35)
        )
    out += "".join(line(f"M{x} {y}q-10 -10 -22 -12", 1.6, "#E9DFC8", 0.8) for x, y in ((64, 32), (84, 42), (106, 58)))
    return out + "".join(
        circle(x, y, r, "#C9B79A", opacity=0.4) for x, y, r in ((112, 112, 12), (92, 114, 10), (124, 100, 9), (74, 112, 8))
    )


def pit() -> str:
    out = shape("M-60 60C0 52 120 52 180 60V126H-60Z", "#4A4030", 1.3) + "".join(
        line(f"M{x} {y}l-2 -6M{x} {y}l0 -7M{x} {y}l2.500 -6", 1.3, "#7A8A4A")
        for x, y in ((8, 66), (30, 60), (92, 60), (112, 68), (14, 112), (104, 114), (60, 117))
    )
    hole = "M16 86C16 66 104 66 104 86C104 108 16 108 16 86Z"
    out += shape(hole, "#120A16", 2) + cut(
        hole,
        path("M16 86C16 66 104 66 104 86C96 76 24 76 16 86Z", "#6B5A44"),
        path("M70 66H110V110H90C98 92 92 76 70 66Z", RIM, opacity=0.22),
    )
    for x, y, high in ((34, 98, 24), (47, 102, 30), (60, 103, 34), (73, 102, 29), (86, 98, 23)):
        out += shape(f"M{x - 3.4} {y}L{x - 0.4} {y - high}L{x + 3.4} {y}Z", "#A8743F", 1.2) + path(
            f"M{x} {y}L{x - 0.4} {y - high}L{x + 3.4} {y}Z", RIM, opacity=0.45
        )
    out += cut(hole, path("M10 98C30 106 90 106 110 98V112H10Z", "#120A16", opacity=0.85))
    out += line("M6 78L46 62M112 76L78 58M2 92L22 84", 3.4) + line("M6 78L46 62M112 76L78 58M2 92L22 84", 1.6, "#8A5A33")
    leaf = "M0 0C4-6 12-6 16 0C12 5 4 5 0 0Z"
    out += "".join(
        moved(shape(leaf, tone, 1), x, y, 0.9, turn)
        for x, y, turn, tone in (
            (22, 72, -20, "#8A6A34"),
            (80, 64, 30, "#B4652F"),
            (96, 74, 10, "#8A6A34"),
            (40, 62, 50, "#B4652F"),
            (8, 98, 0, "#8A6A34"),
            (94, 102, -30, "#B4652F"),
        )
    )
    boot = shape("M-6-18H5V-4C12-2 16 2 16 8H-6Z", "#6B4A2A", 1.4) + line("M-6 4H16", 1.2)
    return out + moved(boot, 66, 58, 0.95, 24) + line("M58 44L54 20M70 44L78 18", 1.4, "#E9DFC8", 0.7)


def cache() -> str:
    out = shape("M-60 92C0 84 120 84 180 92V126H-60Z", "#33283A", 1.3) + shape(
        "M-60 -10H32C20 18 16 50 24 86L-60 92ZM180 -10H92C104 20 108 52 98 86L180 92Z", "#241E30", 1.5
    )
    out += circle(60, 56, 40, RIM, opacity=0.18) + path(
        "M60 56L30 4H46ZM60 56L56 -6H70ZM60 56L82 4L94 12ZM60 56L104 34L108 48ZM60 56L14 34L10 48Z", RIM, opacity=0.25
    )
    out += lit("M26 66C24 44 36 36 60 36S96 44 94 66Z", "#7A4A2A", "M74 36C92 40 96 50 94 68H84C86 52 82 42 74 36Z", 0.5) + shape(
        "M32 62C32 48 42 42 60 42S88 48 88 62Z", "#3A2218", 1.2
    )
    out += "".join(
        circle(x, y, r, GOLD, FIGURE, 1) for x, y, r in ((40, 66, 6), (52, 62, 7), (66, 61, 7), (79, 65, 6), (60, 67, 6))
    )
    out += (
        shape("M48 66L44 44L50 40L54 64Z", "#C8D0DA", 1.1)
        + shape("M70 62C66 50 72 46 78 48L76 62Z", "#F3E9D2", 1.1)
        + line("M71 54l6-1", 1.6, "#B4372A")
        + circle(59, 54, 4, "#7FB2F0", FIGURE, 1)
    )
    chest = "M24 68H96V100H24Z"
    out += lit(chest, "#8A5A33", "M80 66H98V102H84Z", 0.45, 1.7) + line("M24 78H96M24 90H96", 1, "#5A3A22")
    out += (
        "".join(shape(f"M{x} 68h7v32h-7z", "#C9A24B", 1.1) for x in (30, 83))
        + shape("M52 64H68V82Q60 88 52 82Z", "#C9A24B", 1.3)
        + circle(60, 73, 2.6, FIGURE)
        + line("M60 74V79", 2)
    )
    out += "".join(circle(x, y, 3.6, GOLD, FIGURE, 1) for x, y in ((14, 100), (104, 104), (22, 106), (98, 110)))
    return out + "".join(path(star_d(x, y, 5, 1.4, 4), "#FFF4D8") for x, y in ((40, 48), (84, 44), (66, 30)))


def chasm() -> str:
    out = shape("M-60 40C0 34 120 34 180 40V126H-60Z", "#4A2A34", 1.3) + line(
        "M0 52L20 56M90 48L112 54M4 86L16 80M100 88L114 84M-4 104L12 108", 1.1, "#2A141E"
    )
    gap = "M66 36L56 48L70 58L44 72L62 86L30 124H92L76 96L92 78L72 66L86 54L74 44L78 36Z"
    out += shape(gap, "#F2A65A", 1.8) + cut(
        gap,
        path("M66 36L56 48L70 58L44 72L62 86L30 124H44L70 88L56 74L78 60L66 48L70 36Z", "#B4452E"),
        path("M70 36L68 46L80 56L60 72L74 84L58 124H70L80 90L66 74L84 58L74 46Z", "#FBE3A0", opacity=0.85),
    )
    for d in ("M66 36L56 48L40 42", "M44 72L26 66L12 72", "M92 78L106 70L118 76", "M86 54L100 50"):
        out += line(d, 3) + line(d, 1.3, EMBER)
    for x, y, q, turn in ((34, 30, 9, 12), (92, 24, 11, -14), (60, 18, 6, 30), (14, 44, 5, 0), (110, 42, 5, 50)):
        out += moved(
            shape("M-1-.6L.1-1L1-.4L.8.7L-.2 1L-1 .5Z", "#6B4A50", 0.18) + path("M.1-1L1-.4L.8.7L.2 0Z", RIM, opacity=0.7),
            x,
            y,
            q,
            turn,
        )
    out += line("M34 44v10M92 40v10M60 26v8", 1.3, "#FBD98A", 0.8)
    return out + path("M58 100C52 86 66 78 60 60C72 72 74 88 66 104Z", "#FFF4D8", opacity=0.6)


def idol() -> str:
    out = shape("M-60 108C0 100 120 100 180 108V126H-60Z", "#1E1428", 1.3) + shape("M22 112L28 98H92L98 112Z", "#4A3E4E", 1.5)
    head = "M34 98C28 70 30 30 42 18C50 8 70 8 78 18C90 30 92 70 86 98Z"
    out += lit(head, "#5A5264", "M68 10C88 18 94 60 88 100H74C80 70 82 34 68 10Z", 0.42, 1.9) + cut(
        head, path("M34 98C28 70 30 30 42 18L50 12C42 36 42 70 48 100Z", FIGURE, opacity=0.35)
    )
    out += (
        shape("M42 22C48 12 72 12 78 22L74 30H46Z", "#7A4A5E", 1.4)
        + circle(60, 21, 5, "#B9E08A", FIGURE, 1.2)
        + circle(60, 21, 9, "#B9E08A", opacity=0.3)
    )
    out += (
        line("M40 40Q50 34 58 42M80 40Q70 34 62 42", 3)
        + eye(50, 48, 5)
        + eye(70, 48, 5)
        + shape("M57 50L54 66H66L63 50Z", "#4A4254", 1.2)
    )
    mouth = "M46 76Q60 70 74 76Q72 90 60 90Q48 90 46 76Z"
    out += (
        shape(mouth, "#120A16", 1.5)
        + cut(mouth, path("M46 82Q60 78 74 82V92H46Z", EMBER, opacity=0.55))
        + "".join(shape(f"M{x} {y}v5h4.500v-5z", "#B8AEB8", 0.8) for x, y in ((51, 74.4), (57.6, 73.2), (64, 74)))
    )
    out += line("M36 62h8M76 62h8M38 70h6M76 70h6M38 56l6 2M82 56l-6 2", 1.2)
    for n, d in enumerate(
        ("M78 86C92 90 96 78 106 82", "M80 80C94 78 98 66 112 68", "M42 86C28 90 24 78 14 82", "M40 80C26 78 22 66 8 68")
    ):
        out += line(d, 1.8, "#B9E08A" if n % 2 else "#CFE0B0", 0.75)
    for x in (30, 90):
        out += (
            circle(x, 94, 9, RIM, opacity=0.35)
            + shape(f"M{x - 3} 104V96H{x + 3}V104Z", "#F3E9D2", 1.1)
            + shape(f"M{x} 96C{x - 3} 93 {x - 2} 90 {x} 87C{x + 2} 90 {x + 3} 93 {x} 96Z", EMBER, 0.7)
        )
    return out


def snare() -> str:
    """Something that nobody has seen yet: a gate with a lock, and a light behind it."""
    out = shape("M-60 104C0 98 120 98 180 104V126H-60Z", "#241E30", 1.3) + lit(
        "M26 108V46A34 34 0 0 1 94 46V108Z", "#5A5264", "M76 16C92 24 96 36 94 110H84V46Z", 0.4
    )
    out += (
        shape("M36 108V48A24 24 0 0 1 84 48V108Z", "#2A1A2E", 1.4)
        + circle(60, 62, 22, EMBER, opacity=0.4)
        + line("M44 40V108M52 34V108M60 32V108M68 34V108M76 40V108", 2.2)
    )
    return (
        out
        + shape("M48 62H72V82H48Z", "#C9A24B", 1.5)
        + line("M52 62V56A8 8 0 0 1 68 56V62", 3.6)
        + circle(60, 70, 3, FIGURE)
        + line("M60 71V77", 2.2)
        + link(40, 70, 6, 3.6, 10, "#8D939C", 3.6, 1.6)
        + link(80, 70, 6, 3.6, -10, "#8D939C", 3.6, 1.6)
    )


FORMS: Final[dict[str, Callable[[], str]]] = {
    "inn": inn, "caravan": caravan, "weather": weather, "bridge": bridge, "landslide": landslide, "pit": pit, "cache": cache,
    "chasm": chasm, "idol": idol, "snare": snare,
}  # fmt: skip
