"""People and the dead of encounters. Box 120 x 120."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from scenes.draw.svg import circle, path, star_d
from scenes.draw.theme import mix
from scenes.games.anima.art.beasts import eye, lit
from scenes.games.anima.art.inks import EMBER, FIGURE, GOLD, RIM
from scenes.games.anima.art.sheet import cut, line, moved, oval, shape


def _hooded(cloth: str, mask: str) -> str:
    """A masked man with a knife, his feet at 92."""
    coat = "M0 0C-12 0 -14 12 -13 22C-24 28 -28 40 -28 96H28C28 40 24 28 13 22C14 12 12 0 0 0Z"
    out = lit(coat, cloth, "M6 0C14 4 14 14 13 22C24 28 28 40 28 96H18C20 52 18 34 8 24Z", 0.42)
    out += shape("M0 5C-8 5 -10 13 -8 20C-4 26 4 26 8 20C10 13 8 5 0 5Z", "#C99A76", 1.2) + shape(
        "M-9 14H9V19C5 24 -5 24 -9 19Z", mask, 1.1
    )
    out += line("M-5 11.400h3M2 11.400h3", 1.6) + line("M-8 34C-10 50 -10 66 -12 84M6 34C8 46 8 58 8 70", 1)
    knife = shape("M-2.500 0L-2.500-20L0-27L3-18L2.500 0Z", "#C8D0DA", 1.1) + line("M-5 0H5", 3) + line("M0 0V8", 3.6)
    return out + moved(knife, 20, 42, 1.1, 24)


def robbers() -> str:
    out = moved(_hooded("#3A3040", "#3D5A4A"), 30, 42, 0.84) + moved(_hooded("#40343A", "#5A4A7A"), 90, 42, 0.84, flip=True)
    return out + moved(_hooded("#4A3A34", "#6B2A2E"), 60, 27, 1.04)


def _guard(tabard: str) -> str:
    """A man-at-arms with a halberd, his feet at 92."""
    pole = line("M24 96V-30", 4) + line("M24 96V-30", 1.8, "#8A5A33")
    blade = shape("M24-42L28-30L24-22L20-30ZM27-28C36-32 40-26 40-18C35-14 31-14 27-14ZM21-26L12-20L21-16Z", "#C8D0DA", 1.2)
    out = pole + blade
    coat = "M-24 96C-26 52 -20 34 -11 28H11C20 34 26 52 24 96Z"
    out += lit(coat, tabard, "M10 26C22 34 28 52 26 98H16C18 60 16 40 6 30Z", 0.4) + line("M-24 60H24", 3, "#3A2A22")
    out += path("M-5 30H5V96H-5Z", "#E9DFC8", opacity=0.75) + shape(star_d(0, 48, 6, 2.6, 5), GOLD, 0.9)
    out += shape("M-8 12C-8 26 -4 30 0 30S8 26 8 12Z", "#D9A67A", 1.2) + line("M-4.600 17h3M2 17h3M-2 25h4", 1.3)
    helm = "M-16 14C-12 10 -11 -4 0 -6C11 -4 12 10 16 14C10 16 -10 16 -16 14Z"
    out += lit(helm, "#8E97A4", "M4-8C14-2 14 10 18 15H8C10 6 8-2 4-8Z", 0.55, 1.5)
    return out + circle(22, 52, 4.4, "#D9A67A", FIGURE, 1.2)


def guards() -> str:
    return moved(_guard("#39477E"), 26, 40, 0.82) + moved(_guard("#39477E"), 88, 40, 0.82) + moved(_guard("#7A2F3E"), 56, 32, 1.0)


def company() -> str:
    """Sellswords under a banner, more than the eye counts."""
    out = line("M60 120V2", 4.6) + line("M60 120V2", 2.2, "#8A5A33")
    out += lit("M62 6H104L96 18L104 30H62Z", "#B4472F", "M86 6H104L96 18L104 30H86Z", 0.35) + shape(
        "M74 12L80 18L74 24M82 12L88 18L82 24", "none", 2
    )
    for x, y, scale, tone in (
        (14, 62, 0.5, "#332A3A"),
        (34, 58, 0.5, "#2E2634"),
        (86, 58, 0.5, "#2E2634"),
        (106, 62, 0.5, "#332A3A"),
    ):
        man = (
            shape("M-24 90C-24 50-18 34-10 26C-14 14-10-4 0-4S14 14 10 26C18 34 24 50 24 90Z", tone, 2.4)
            + line("M20 60L34-28", 4.600)
            + line("M20 60L34-28", 2, "#B9C0CA")
        )
        out += moved(man, x, y, scale)
    for x, y, scale, cloth, skin, flip in (
        (32, 56, 0.86, "#5A4A44", "#C99A76", True),
        (90, 56, 0.86, "#3F5A4A", "#8A5A3E", False),
        (60, 46, 1.0, "#5E3A3A", "#D9A67A", False),
    ):
        coat = "M-28 92C-28 50-22 34-11 28H11C22 34 28 50 28 92Z"
        man = lit(coat, cloth, "M10 26C24 34 30 50 28 94H18C20 60 18 42 6 30Z", 0.42) + line("M-20 40L18 86", 3.4, "#2A1E1A")
        man += (
            shape("M-9 8C-10 24-5 30 0 30S10 24 9 8C6-4-6-4-9 8Z", skin, 1.3)
            + line("M-5 15h3.500M2 15h3.500M-3 24h6", 1.3)
            + line("M3 9l3 9", 1, "#7A2A20")
        )
        man += shape("M-11 10C-12-8 12-8 11 10C6 4-6 4-11 10Z", "#6F7680" if flip else "#3A2A22", 1.4)
        axe = (
            line("M24 72L36-6", 4)
            + line("M24 72L36-6", 1.800, "#8A5A33")
            + shape("M34 2C44-2 50 4 50 12C44 14 38 14 32 12Z", "#C8D0DA", 1.2)
        )
        out += moved(man + axe, x, y, scale, flip=flip)
    return out


def champion() -> str:
    """A knight in broken plate, fire within."""
    out = shape("M22 120C10 90 14 56 34 44L86 44C106 56 110 90 98 120Z", "#3A1A22", 1.6) + line(
        "M20 110C26 90 24 70 32 54M100 110C94 90 96 70 88 54", 1.2, "#6E2A2E"
    )
    plate = "M30 120C28 92 28 74 40 62H80C92 74 92 92 90 120Z"
    out += lit(plate, "#4A4650", "M76 60C94 72 94 94 92 122H80C84 96 84 76 70 62Z", 0.45) + line(
        "M60 66V120M40 84Q60 94 80 84", 1.4
    )
    out += shape("M52 96L58 88L56 102L64 94L60 110L68 104L62 120H52Z", EMBER, 1) + path(
        "M56 104L60 98L60 112L64 108L61 120H56Z", "#FBD98A"
    )
    for sign in (-1, 1):
        x = 60 + sign * 32
        pad = (
            f"M{x - sign * 16} 62C{x - sign * 8} 50 {x + sign * 8} 50 {x + sign * 16} 66C{x + sign * 10} 78"
            f" {x - sign * 4} 78 {x - sign * 14} 72Z"
        )
        out += shape(pad, "#5A5662", 1.6) + (
            cut(pad, path(f"M{x} 48H{x + 20}V80H{x + 4}Z", RIM, opacity=0.5)) if sign > 0 else ""
        )
        out += shape(f"M{x + sign * 2} 54L{x + sign * 10} 38L{x + sign * 12} 58Z", "#6B6672", 1.3)
    helm = "M42 30C42 10 78 10 78 30L76 58C70 66 50 66 44 58Z"
    out += lit(helm, "#5A5662", "M66 12C80 18 80 34 78 60L68 62C72 44 74 26 66 12Z", 0.5, 1.8) + shape(
        "M54 14L50 -2L60 8L70 -2L66 14Z", "#6E2A2E", 1.4
    )
    out += (
        path("M46 34L57 38V42L46 39ZM74 34L63 38V42L74 39Z", FIGURE)
        + circle(52, 38.4, 5, EMBER, opacity=0.5)
        + circle(68, 38.4, 5, EMBER, opacity=0.5)
    )
    out += path("M48 36L56 39.400V41L48 38.600ZM72 36L64 39.400V41L72 38.600Z", "#FBE08A") + line(
        "M60 30V62M52 50v9M68 50v9M56 51v10M64 51v10", 1.2
    )
    sword = (
        shape("M-4 0L-4-78L0-88L4-78L4 0L2-20L5-34L2-50Z", "#AEB6C0", 1.4)
        + shape("M-13 0H13V5H-13Z", "#6B4A2A", 1.3)
        + shape("M-2 5H2V18H-2Z", "#3A2420", 1.1)
    )
    return out + moved(sword, 14, 108, 0.98, -8) + line("M40 22l6 4l-3 5", 1.1)


def _skull(jaw: bool = True) -> str:
    head = "M-12 0C-14-18-6-24 0-24S14-18 12 0L8 4L7 9H-7L-8 4Z"
    out = lit(head, "#E9DFC8", "M3-24C14-20 14-8 12 2L7 9H2C8-2 8-14 3-24Z", 0.5, 1.5)
    out += (
        path("M-8-6q4-5 7 0q-1 6-5 5q-3-1-2-5zM8-6q-4-5-7 0q1 6 5 5q3-1 2-5z", FIGURE)
        + circle(-4.6, -4.6, 1.4, EMBER)
        + circle(4.6, -4.6, 1.4, EMBER)
    )
    out += path("M-1.500 3l1.500-4l1.500 4z", FIGURE) + line("M-4 5V9M0 5.500V9M4 5V9", 0.9)
    return out + (shape("M-6.500 10.500H6.500L5 15H-5Z", "#D8CBB0", 1.2) + line("M-2 10.500V14M2 10.500V14", 0.8) if jaw else "")


def _skeleton() -> str:
    """A skeleton with a notched sword, its feet at 92."""
    out = line("M0 14V56", 5.4) + line("M0 14V56", 3, "#E9DFC8") + "".join(line(f"M0 {y + 3}H1", 1) for y in (18, 26, 34, 42, 50))
    for y, w in ((22, 15), (29, 16), (36, 14), (43, 11)):
        d = f"M0 {y}C{-w} {y - 3} {-w - 2} {y + 5} {-w + 5} {y + 7}M0 {y}C{w} {y - 3} {w + 2} {y + 5} {w - 5} {y + 7}"
        out += line(d, 4) + line(d, 2, "#E9DFC8")
    out += shape("M-13 54C-6 50 6 50 13 54C10 64 5 64 0 60C-5 64-10 64-13 54Z", "#D8CBB0", 1.3)
    for d in ("M-7 62L-11 78L-9 96M7 62L12 78L10 96", "M-13 18L-22 34L-17 48M13 18L24 30L28 16"):
        out += line(d, 4.4) + line(d, 2.2, "#E9DFC8")
    sword = shape("M-2.500 0L-2.500-34L0-40L2.500-33L1.500-24L3-18L2-10L2.500 0Z", "#9AA2AE", 1.1) + line("M-6 0H6", 2.8)
    return out + moved(sword, 28, 16, 1, 16) + moved(_skull(), 0, 4, 0.86)


def skeletons() -> str:
    out = shape("M-60 98C0 90 120 90 180 98V126H-60Z", "#2A2438", 1.3) + shape(
        "M6 100V84Q12 74 18 84V100ZM100 100V80Q107 70 114 80V100Z", "#5E6478", 1.2
    )
    out += line("M12 82v8M9 85h6M107 79v9M103.500 82.500h7", 1.3)
    return out + moved(_skeleton(), 30, 32, 0.72) + moved(_skeleton(), 90, 32, 0.72, flip=True) + moved(_skeleton(), 60, 22, 0.98)


def hag() -> str:
    out = "".join(line(d, 3, "#3A4A3A") for d in ("M-4 122C4 90 0 60 12 40", "M124 122C114 92 120 64 108 40"))
    cloak = "M60 14C40 16 34 34 32 52C20 66 14 92 12 122H108C106 92 100 66 88 52C86 34 80 16 60 14Z"
    out += lit(cloak, "#33413A", "M70 14C84 22 86 38 88 52C100 66 106 92 108 124H94C92 90 88 66 78 54C78 38 76 24 70 14Z", 0.35)
    out += cut(cloak, line("M40 60C34 80 32 100 32 122M80 60C86 80 88 100 88 122M60 92V122", 1.2, "#1E2A26"))
    hair = "M44 34C36 50 38 74 34 92L42 82L46 94L50 60ZM76 34C84 50 82 74 86 92L78 82L74 94L70 60Z"
    face = "M46 40C46 26 74 26 74 40L72 58C70 68 64 76 58 76C50 76 46 66 46 56Z"
    out += shape(face, "#8FA07A", 1.6) + cut(
        face,
        path("M46 24H56C52 40 54 60 56 80H42Z", "#566A50", opacity=0.7),
        path("M68 24H78V80H64C70 60 72 40 68 24Z", RIM, opacity=0.4),
    )
    out += shape("M60 46C66 50 68 58 64 62C60 64 56 60 57 56Z", "#7A8A66", 1.3) + circle(63, 57, 1.1, FIGURE)
    out += (
        line("M47 41Q52 44 57 43M74 41Q69 44 64 43", 2.2)
        + eye(52.6, 46.6, 2.6)
        + eye(68, 46.6, 2.6)
        + line("M50 68Q58 64 66 67M52 66l1 3M63 65.600l-1 3", 1.4)
    )
    out += shape(hair, "#C9C8B8", 1.3) + line("M46 34C52 26 68 26 74 34", 5) + line("M46 34C52 26 68 26 74 34", 2.6, "#33413A")
    hand = line("M0 20V0M0 4L-9-9M0 2L-3-13M0 2L4-13M0 5L10-7", 4.6) + line(
        "M0 20V0M0 4L-9-9M0 2L-3-13M0 2L4-13M0 5L10-7", 2.4, "#8FA07A"
    )
    out += moved(hand, 24, 74, 1.1, -18) + moved(hand, 96, 74, 1.1, 18)
    return (
        out
        + circle(20, 54, 12, "#B9E08A", opacity=0.3)
        + shape("M20 62C14 58 15 52 20 44C25 52 26 58 20 62Z", "#B9E08A", 1)
        + circle(100, 54, 12, "#B9E08A", opacity=0.3)
        + shape("M100 62C94 58 95 52 100 44C105 52 106 58 100 62Z", "#B9E08A", 1)
    )


def choir() -> str:
    singer = (
        "M0 -6C-18 -6 -20 16 -22 34C-26 56 -28 70 -24 96C-18 88 -14 98 -8 92C-4 98 4 98 8 92C14 98 18 88 24 96C28 70"
        " 26 56 22 34C20 16 18 -6 0 -6Z"
    )
    one = lit(singer, "#241B33", "M8 -6C20 2 24 40 26 96L18 92C21 60 20 30 6 0Z", 0.38)
    one += shape("M0 2C-11 2 -12 14 -11 24C-8 32 8 32 11 24C12 14 11 2 0 2Z", "#0E0B18", 1.2) + eye(-5, 15, 2.6) + eye(5, 15, 2.6)
    one += shape("M-4 24Q0 20 4 24Q0 31 -4 24Z", "#5B2A3A", 0.9) + line(
        "M-14 40C-18 56 -16 70 -18 82M14 40C18 56 16 70 18 82M0 40V84", 1, "#5E4E78"
    )
    return "".join(moved(one, x, y, scale) for x, y, scale in ((30, 36, 0.8), (90, 36, 0.8), (60, 25, 1.0)))


def regent() -> str:
    out = (
        shape("M22 122V40L36 14L60 4L84 14L98 40V122Z", "#2A2030", 1.5)
        + path("M84 14L98 40V122H88V44L76 12Z", EMBER, opacity=0.25)
        + line("M32 118V44L42 22M88 118V44L78 22", 1.2, "#5A4A6A")
    )
    out += "".join(moved(_skull(False), x, y, 0.42) for x, y in ((24, 40), (96, 40), (36, 20), (84, 20), (60, 10)))
    robe = "M60 60C40 62 24 80 16 122H104C96 80 80 62 60 60Z"
    out += lit(robe, "#5A2A44", "M72 60C92 70 102 94 108 124H92C90 94 84 74 68 60Z", 0.38) + shape(
        "M52 64L60 122L68 64Z", "#C9A24B", 1.3
    )
    out += shape("M34 72C44 82 76 82 86 72L90 84C76 94 44 94 30 84Z", "#E9DFC8", 1.4) + "".join(
        path(f"M{x} {y}l2 5l2-5z", FIGURE) for x, y in ((38, 80), (48, 84), (58, 85), (68, 84), (78, 80))
    )
    out += moved(_skull(), 60, 52, 1.24) + shape("M42 28L38 6L50 18L60 2L70 18L82 6L78 28C68 22 52 22 42 28Z", GOLD, 1.6)
    out += "".join(
        circle(x, y, r, tone, FIGURE, 0.9)
        for x, y, r, tone in ((60, 17, 2.6, "#B4372A"), (48, 21, 1.7, "#7FB2F0"), (72, 21, 1.7, "#7FB2F0"))
    )
    for x, sign in ((26, 1), (94, -1)):
        out += line(f"M{x} 100l{sign * 6} -8m0 0l-2 -8m2 8l4 -7m-4 7l8 -3", 4) + line(
            f"M{x} 100l{sign * 6} -8m0 0l-2 -8m2 8l4 -7m-4 7l8 -3", 2, "#E9DFC8"
        )
    return out + line("M16 122V70", 4.6) + line("M16 122V70", 2.2, "#C9A24B") + moved(_skull(False), 16, 66, 0.5)


def pilgrim() -> str:
    """One who wishes others well."""
    out = shape("M-60 100C0 92 120 92 180 100V126H-60Z", "#3A3448", 1.3) + path(
        "M30 122L52 98H64L86 122Z", "#8C7A6A", opacity=0.7
    )
    out += (
        line("M92 116V18", 4.6)
        + line("M92 116V18", 2.2, "#8A5A33")
        + line("M92 22H80V30", 2)
        + circle(80, 37, 13, RIM, opacity=0.4)
        + shape("M75 31H85L86 43H74Z", "#FBE3A0", 1.2)
        + shape("M80 42C77 39 78 36 80 34C82 36 83 39 80 42Z", EMBER, 0.6)
    )
    robe = "M60 44C44 48 36 66 32 110H88C84 66 76 48 60 44Z"
    out += (
        lit(robe, "#8A6A4E", "M68 46C80 54 86 74 90 112H76C78 84 74 62 62 48Z", 0.45)
        + line("M52 58C48 76 46 94 46 110M66 60C70 78 72 94 72 110", 1.1)
        + line("M40 82H80", 3, "#E9DFC8")
    )
    out += (
        shape("M48 34C46 50 54 56 60 56S74 50 72 34Z", "#D9A67A", 1.4)
        + path("M49 44C50 60 56 68 60 68S70 60 71 44C66 50 54 50 49 44Z", "#E9E4DA", opacity=1)
        + line("M49 44C50 60 56 68 60 68S70 60 71 44", 1.3)
    )
    out += line("M52.500 39q2.500-2.500 5 0M62.500 39q2.500-2.500 5 0", 1.4) + line("M56 47.500q4 3 8 0", 1.3, "#8E3C36")
    hat = "M34 34C42 26 46 24 48 20C52 12 68 12 72 20C74 24 78 26 86 34C70 30 50 30 34 34Z"
    out += lit(hat, "#6B4A34", "M66 12C74 18 78 26 88 35L70 31C74 26 72 18 66 12Z", 0.45) + shape(
        star_d(60, 22, 4.4, 1.8, 5), GOLD, 0.9
    )
    out += (
        circle(88, 72, 4.6, "#D9A67A", FIGURE, 1.2)
        + line("M72 66C78 70 82 72 86 72", 6)
        + line("M72 66C78 70 82 72 86 72", 3.6, "#8A6A4E")
    )
    return out + shape("M32 88C26 84 24 78 28 74L38 78Z", "#D9A67A", 1.2) + oval(26, 72, 8, 3, "#C9A24B", 1.2)


def stranger(cloth: str = "#4A3A54") -> str:
    """Somebody of whom no more is known than that it is a human."""
    return moved(_hooded(cloth, mix(cloth, "#9A8AA8", 0.3)), 60, 24, 1.08)


FORMS: Final[dict[str, Callable[[], str]]] = {
    "robbers": robbers, "guards": guards, "company": company, "champion": champion, "skeletons": skeletons, "hag": hag,
    "choir": choir, "regent": regent, "pilgrim": pilgrim,
}  # fmt: skip
