"""Beasts of encounters. Box 120 x 120; cool light from the left, embers from the right."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from scenes.draw.svg import circle, path, star_d
from scenes.draw.theme import mix
from scenes.games.anima.art.inks import EMBER, FIGURE, MOONLIGHT, RIM
from scenes.games.anima.art.sheet import cut, line, moved, oval, shape

HIDE: Final = "#2A2238"


def eye(x: float, y: float, q: float = 3.0) -> str:
    """A glowing eye, `q` half its width."""
    lid = f"M{x - q:.1f} {y:.1f}Q{x:.1f} {y - q * 1.2:.1f} {x + q:.1f} {y:.1f}Q{x:.1f} {y + q * 0.8:.1f} {x - q:.1f} {y:.1f}Z"
    return circle(x, y, round(q * 1.9, 1), EMBER, opacity=0.5) + shape(lid, "#FBE08A", 0.9)


def lit(d: str, fill: str, rim: str, share: float = 0.4, width: float = 1.8) -> str:
    """A shape, with the embers' light on the part of it inside `rim`."""
    return shape(d, fill, width) + cut(d, path(rim, RIM, opacity=share))


def _rat(tone: str) -> str:
    out = line("M-22 8C-34 10-40 0-34-8C-30-14-22-12-24-6", 3.4) + line(
        "M-22 8C-34 10-40 0-34-8C-30-14-22-12-24-6", 1.5, "#B98A94"
    )
    body = "M-24 12C-28-4-14-16 0-14C4-18 10-20 12-16C22-12 30-4 33 2C32 6 26 8 20 8C16 14 10 14 6 14L8 18H0L-2 14H-10L-9 18H-18Z"
    out += lit(body, tone, "M8-20C24-14 34-4 36 4L24 4C18-6 14-12 6-14Z", 0.35)
    out += (
        circle(7, -15, 5.4, tone, FIGURE, 1.5) + circle(7.6, -14.6, 2.6, "#B98A94") + circle(32.4, 2, 1.8, "#B98A94", FIGURE, 0.8)
    )
    return out + line("M26 4l9-4M26 5l10 0M26 6l9 4", 0.7, "#D8CBB0") + eye(19, -5, 2.4) + line("M22 6l1 3l1.500-3", 1, "#F3E9D2")


def rats() -> str:
    out = shape("M-4 92C30 84 90 84 124 92V124H-4Z", "#1E1A2E", 1.3) + line(
        "M-4 100H124M20 92v8M58 88v12M96 90v10M38 100v12M78 100v12", 1, "#0E0B18"
    )
    out += (
        moved(_rat("#4A4050"), 82, 70, 0.72, flip=True)
        + moved(_rat("#3A3244"), 30, 74, 0.66)
        + moved(_rat("#554A58"), 62, 92, 1.1)
    )
    return out + moved(_rat("#3A3244"), 94, 104, 0.6, flip=True)


def hounds() -> str:
    def head(tone: str) -> str:
        skull = (
            "M-20 30C-24 8-18-10-14-30L-4-16H6L16-28C18-12 22-2 24 4C34 8 42 12 46 18C46 24 42 28 36 28L20 28C22 40 24"
            " 52 24 66H-26C-26 52-24 42-20 30Z"
        )
        out = lit(skull, tone, "M16-28L26 4C36 8 44 12 48 20L30 18C20 8 14-6 16-28ZM12 40C16 52 18 60 18 66H26V40Z", 0.38)
        out += path("M-12-22L-6-12L-11-6ZM14-20L12-8L8-13Z", "#1A1520", opacity=0.7)
        out += shape("M20 26C28 24 38 23 46 19C46 25 42 32 34 34C28 35 22 32 20 26Z", "#7A2A30", 1.2)
        out += shape(
            "M24 25.500l2.500 5l2.500-5.500ZM33 24l2.200 4.600l2.200-5.200ZM27 33.600l2-4l2 3.600ZM35 32.400l1.600-3.600l2"
            " 2.200Z",
            "#F3E9D2",
            0.6,
        )
        out += circle(44.6, 16.6, 2.4, FIGURE) + line("M-16 44l6 4M-18 52l8 4M-6 40l5 5M-8 62l7-4M4 46l4 6", 1.1, "#8A7A9A")
        return out + eye(14, 3, 3)

    out = moved(head("#3A3244"), 82, 44, 0.62, 4, flip=True) + moved(head("#453A4C"), 92, 66, 0.7, -4, flip=True)
    return out + moved(head("#2A2238"), 42, 50, 1.06, 2)


def lurker() -> str:
    out = '<rect x="-90" y="70" width="300" height="60" fill="#26402F" stroke="#1A1520" stroke-width="1.3"/>'
    out += line("M26 66C22 44 14 34 8 28M96 66C100 46 108 36 114 32", 2, "#6E7A52")
    body = "M14 88C12 62 26 40 44 38C46 28 56 28 58 36H64C66 28 76 28 78 38C96 42 108 62 106 88Z"
    out += lit(body, "#3F5A3E", "M78 36C98 42 110 62 108 90H96C98 68 92 48 74 40Z", 0.42)
    out += "".join(
        circle(x, y, r, "#5E7A4E", FIGURE, 1)
        for x, y, r in ((30, 62, 3.4), (38, 54, 2.2), (26, 74, 2.4), (88, 56, 2.8), (94, 70, 3.6), (84, 66, 1.8))
    )
    for x in (50, 71):
        out += (
            circle(x, 38, 8.4, "#5E7A4E", FIGURE, 1.5)
            + circle(x, 37, 5.2, "#FBE08A", FIGURE, 1)
            + path(f"M{x - 1.2} 32h2.400v10h-2.400z", FIGURE)
        )
    out += shape("M26 72C40 60 82 60 96 72C86 84 36 84 26 72Z", "#2A1418", 1.5)
    out += shape(
        "M30 70.400l4 7l4-9.600l4 8l4-9.800l5 9l4-9.800l5 9.600l5-9.400l4 8.800l5-8.400l4 7l4-5.600L96 72C84 62 38 62 26 72Z",
        "#F3E9D2",
        0.9,
    )
    out += path("M-40 88C20 80 100 80 160 88V130H-40Z", "#2F4E3A") + line(
        "M-30 90q12 -4 24 0t24 0t24 0t24 0t24 0t24 0", 1.5, "#7FA86F", 0.8
    )
    out += "".join(oval(x, y, w, 3, "#5E7A4E", 1.1) for x, y, w in ((20, 98, 9), (96, 102, 11), (58, 108, 8)))
    return (
        out
        + circle(97, 99.4, 2.6, "#E0A6D0", FIGURE, 0.8)
        + line("M10 110V84M16 112V92M106 112V90", 1.8, "#4E7048")
        + oval(10, 82, 2, 5, "#6B4A2A", 1)
        + oval(106, 88, 2, 5, "#6B4A2A", 1)
    )


def brute() -> str:
    out = shape(
        "M-60 124V8C0 -4 30 0 40 10C60 2 80 4 92 12C120 0 150 4 180 10V124H160C150 60 130 34 60 34S-20 60 -30 124Z",
        "#1E1A28",
        1.4,
    )
    arms = "M20 60C6 66 0 92 6 116H26C28 100 30 88 34 80ZM100 60C114 66 120 92 114 116H94C92 100 90 88 86 80Z"
    out += lit(arms, "#4E443E", "M104 58C118 68 122 92 116 118H106C110 96 108 76 98 64Z", 0.42)
    body = "M18 66C22 48 40 40 60 40S98 48 102 66C98 90 92 106 88 118H32C28 106 22 90 18 66Z"
    out += lit(body, "#5A4E46", "M84 42C100 50 106 60 102 74L92 118H80C92 92 94 64 84 42Z", 0.38)
    out += line("M46 84Q60 92 74 84M60 86V106M34 66l4 6M40 62l3 6M80 62l-3 6M86 66l-4 6M52 98l3 5M68 98l-3 5", 1.2)
    head = "M38 52C34 28 48 18 60 18S86 28 82 52C84 62 76 72 60 72S36 62 38 52Z"
    out += lit(head, "#63564C", "M70 18C84 26 88 44 82 60L74 68C80 50 78 32 70 18Z", 0.42)
    out += shape("M38 40C28 38 22 30 24 18C30 26 36 28 42 30ZM82 40C92 38 98 30 96 18C90 26 84 28 78 30Z", "#D8CBB0", 1.5)
    out += line("M42 40Q50 44 57 42M78 40Q70 44 63 42", 3) + eye(50, 46.6, 2.8) + eye(70, 46.6, 2.8)
    out += shape("M54 50H66L68 56Q60 60 52 56Z", "#4A3E38", 1.2) + shape(
        "M44 60Q60 54 76 60Q74 70 60 70Q46 70 44 60Z", "#2A1418", 1.3
    )
    out += shape("M47 62L49 50L53 62ZM73 62L71 50L67 62Z", "#F3E9D2", 1)
    return out + line("M8 112v6M14 113v6M20 113v5M112 112v6M106 113v6M100 113v5", 1.4)


def serpent() -> str:
    body = "M34 122C14 112 12 92 34 88C58 84 88 96 96 80C102 66 76 66 60 62C40 58 34 44 44 30C48 24 54 20 62 20"
    out = line(body, 21) + line(body, 17.6, "#8FBECB") + line(body, 10, "#BFE0E8") + line(body, 3.4, "#F4FBFA")
    for x, y, turn in (
        (20, 104, 60),
        (32, 92, 20),
        (48, 88, 0),
        (64, 90, -10),
        (82, 90, 20),
        (96, 80, 90),
        (84, 68, 170),
        (66, 64, 180),
        (50, 56, -120),
        (42, 44, -80),
        (46, 30, -50),
    ):
        out += moved(shape("M-4 5L0-7L4 5Z", "#6F93A8", 0.9) + path("M0-7L4 5H1Z", RIM, opacity=0.8), x, y - 8, 0.9, turn - 20)
    head = "M50 24C52 12 66 6 80 10C94 14 104 24 106 32C100 40 88 40 78 38C66 40 52 36 50 24Z"
    out += lit(head, "#A6D2DC", "M80 8C96 14 106 24 108 34L92 36C92 26 88 16 74 10Z", 0.55)
    out += shape("M56 14L46 4L66 9ZM70 8L68 -4L82 9Z", "#DDEFF3", 1.3) + line("M78 33C88 36 98 35 105 31", 1.3)
    out += (
        shape("M88 34.500L90 44L93 35ZM98 34L99.500 42L102 32.600Z", "#F4FBFA", 0.9)
        + line("M104 34C110 38 112 42 118 40M111 38C113 42 114 45 112 48", 1.5, "#B4372A")
        + eye(80, 22, 3.2)
    )
    shards = "".join(
        shape(f"M{x} {y}l{w} -{h}l{w} {h}z", "#BFD9E0", 1)
        for x, y, w, h in ((2, 118, 5, 22), (100, 120, 6, 26), (86, 122, 4, 16), (110, 122, 5, 18))
    )
    return out + shards


def wyvern() -> str:
    far = "M58 66C54 46 48 26 34 8C35 20 31 28 23 33C31 36 35 41 35 49C42 52 48 60 52 70Z"
    out = shape(far, mix(HIDE, "#5A4A6E", 0.35), 1.8) + line("M34 8C42 26 47 42 51 60M34 8C36 26 36 38 35 49", 1.2, "#8A7A9A")
    wing = "M60 68C66 46 82 24 114 10C109 20 109 29 112 38C105 37 99 42 98 50C91 48 85 53 84 61C77 60 71 66 70 76Z"
    out += lit(wing, HIDE, "M60 68C66 46 82 24 114 10L112 20C88 32 74 48 66 72Z", 0.5)
    out += line("M114 10C94 26 80 46 70 70M114 10C102 26 98 36 98 50M114 10C92 28 86 44 84 61", 1.2, "#8A7A9A")
    body = ("M52 66C46 60 40 57 35 57L31 48L28 56L22 50L23 58C16 60 9 64 5 69L14 70L10 74L20 74C27 75 31 76 35 80C38 88 38"
        " 96 46 102"
            "C56 109 72 108 84 102C94 97 102 99 106 106L100 112L116 112L117 97L111 101C104 90 92 88 80 92C72 94 66 90 66 82"
            "C66 76 60 70 52 66Z")  # fmt: skip
    out += lit(body, HIDE, "M46 102C56 109 72 108 84 102C94 97 102 99 106 106L108 98C100 92 90 92 80 97C66 102 52 98 44 84Z", 0.4)
    out += line("M40 66q6 0 9 6M37 72q6 1 9 7M38 80q6 1 10 6M42 89q6 0 11 4M50 97q6 -2 12 1", 1.2, "#8A7A9A")
    return out + eye(23, 63.6, 2.8) + line("M8 70h13", 1.2) + line("M54 104L50 114M58 106L58 116", 3)


def leviathan() -> str:
    out = '<rect x="-90" y="88" width="300" height="40" fill="#16263E" stroke="#1A1520" stroke-width="1.3"/>'
    out += shape(
        "M84 96C84 78 90 70 98 62C94 58 86 58 80 60C86 50 96 46 104 50C110 44 118 44 124 50C116 50 112 54 110 60C104 72 104"
        " 84 106 96Z",
        "#2E4460",
        1.6,
    )
    body = "M8 98C6 58 20 24 50 18C74 14 90 30 88 48C86 58 76 60 66 60C70 70 72 84 70 98Z"
    out += lit(body, "#2E4460", "M52 16C78 14 92 32 90 50L80 52C82 36 72 24 52 24Z", 0.5)
    out += cut(
        body,
        path("M30 98C30 74 38 62 56 60C66 66 70 84 68 100Z", "#9DB2C4"),
        line("M34 74Q50 70 68 76M32 82Q50 78 70 84M31 90Q50 86 70 92", 1.2, "#5A7088"),
    )
    out += shape("M42 56C56 62 74 60 88 46C90 54 84 64 72 66C60 68 48 66 42 56Z", "#5A1E2A", 1.4)
    out += "".join(
        shape(f"M{x} {y}l2.400 6.500l3 -6z", "#F3E9D2", 0.7) for x, y in ((50, 59), (57, 60), (64, 59.6), (71, 57.6), (78, 53.4))
    )
    out += "".join(shape(f"M{x} {y}l2 -5l2.600 4.600z", "#F3E9D2", 0.7) for x, y in ((54, 66), (62, 67.6), (70, 66.6)))
    out += shape(
        "M22 50C14 46 8 40 6 30C14 32 22 36 28 42ZM30 30C26 20 26 12 30 4C36 10 40 16 42 24ZM14 72C6 72 0 68 -4 60C4 60 12"
        " 60 18 62Z",
        "#43607E",
        1.4,
    )
    out += (
        eye(56, 38, 4.2)
        + line("M46 32Q56 28 66 33", 2)
        + circle(84, 42, 1.4, FIGURE)
        + line("M18 84q4-3 8 0M20 74q4-3 8 0M24 64q4-3 8 0M28 54q4-3 8 0", 1.1, MOONLIGHT, 0.7)
    )
    out += path("M-40 96C-10 88 10 100 34 94S80 88 100 96S140 92 170 96V130H-40Z", "#1E3654") + line(
        "M-40 96C-10 88 10 100 34 94S80 88 100 96S140 92 170 96", 1.6, "#9CC4D6"
    )
    return (
        out
        + line("M0 106q10 -4 20 0t20 0M56 110q10 -4 20 0t20 0M88 102q8 -3 16 0", 1.3, "#9CC4D6", 0.7)
        + "".join(
            circle(x, y, r, "#DDEFF3", opacity=0.8) for x, y, r in ((2, 90, 1.6), (76, 90, 2), (78, 84, 1.3), (112, 88, 1.6))
        )
    )


def spawn() -> str:
    out = ""
    for n in range(10):
        a = n * math.pi / 5
        d = (f"M{60 + 34 * math.cos(a):.1f} {62 + 34 * math.sin(a):.1f}q{14 * math.cos(a + 0.8):.1f}"
            f" {14 * math.sin(a + 0.8):.1f} "
             f"{24 * math.cos(a + 0.2):.1f} {24 * math.sin(a + 0.2):.1f}")  # fmt: skip
        out += line(d, 6.8) + line(d, 3.8, "#5A2E6E")
    body = "M60 100C36 98 22 82 24 60C26 36 44 22 60 22S94 36 96 60C98 82 84 98 60 100Z"
    out += lit(body, "#2A1538", "M74 22C96 34 102 60 92 84L80 94C92 70 90 42 74 22Z", 0.35)
    out += line("M34 40C40 34 46 30 52 28M30 66C32 78 38 86 46 92", 1.2, "#7A4A8E")
    out += "".join(
        eye(x, y, q) for x, y, q in ((60, 56, 9), (42, 46, 3.4), (78, 46, 3.4), (44, 72, 3), (77, 72, 3), (60, 82, 3.6))
    )
    return out + circle(60, 56, 3.2, FIGURE)


def wisp() -> str:
    out = circle(60, 62, 40, "#BFE6F2", opacity=0.22) + circle(60, 66, 27, "#BFE6F2", opacity=0.3)
    flame = "M58 6C62 20 80 28 86 48C92 70 82 96 60 98C38 96 28 72 36 50C38 44 42 40 44 34C46 42 48 46 52 48C50 32 52 18 58 6Z"
    out += shape(flame, "#7FC3DE", 1.9)
    out += path(
        "M60 30C64 42 74 48 76 62C78 78 72 90 60 91C48 90 42 78 46 64C47 60 49 57 51 53C53 58 55 60 57 61C56 50 57 40 60 30Z",
        "#D8F1F6",
    )
    for x, y in ((24, 30), (96, 26), (100, 78), (20, 84)):
        out += shape(
            f"M{x} {y}C{x + 3} {y + 5} {x + 4} {y + 8} {x + 4} {y + 10}A4 4 0 0 1 {x - 4} {y + 10}C{x - 4} {y + 8} {x - 3}"
            f" {y + 5} {x} {y}Z",
            "#9AD6E8",
            1.3,
        )
    out += path("M50 68q5 -7 9 1q-4 7 -9 -1zM63 69q4 -8 9 -1q-5 8 -9 1z", "#23324E") + line("M57 80q4 4 8 0", 2, "#23324E")
    return out + line("M40 106h40M46 112h28", 2.4, "#9AD6E8", 0.6)


def golem() -> str:
    body = "M34 116L30 70L20 76L12 62L26 40L42 36L44 18L60 12L76 18L78 36L94 40L108 62L100 76L90 70L86 116H70L66 88H54L50 116Z"
    out = lit(body, "#5E5A62", "M76 18L78 36L94 40L108 62L100 76L90 70L86 116H74L78 66L70 40L66 14Z", 0.4, 1.9)
    out += cut(body, path("M44 18L42 36L26 40L12 62L20 76L30 70L34 116H42L40 60L48 40L50 14Z", FIGURE, opacity=0.25))
    out += line("M44 36H78M42 36L30 70M78 36L90 70M48 52H72L70 78H50ZM34 92H52M68 92H86M20 60l10 4M100 60l-10 4", 1.4)
    out += (
        eye(53, 27, 2.8)
        + eye(67, 27, 2.8)
        + circle(60, 64, 12, EMBER, opacity=0.3)
        + circle(60, 64, 7, EMBER, FIGURE, 1.4)
        + shape(star_d(60, 64, 5, 2, 4), "#FBE08A", 0.8)
    )
    return out + path("M26 40l8-4l-4 8zM78 18l-8-4l4 8z", "#6E8A52", opacity=0.8) + line("M36 104l6 4M80 102l4 6", 1.1)


FORMS: Final[dict[str, Callable[[], str]]] = {
    "rats": rats, "hounds": hounds, "lurker": lurker, "brute": brute, "serpent": serpent, "wyvern": wyvern,
    "leviathan": leviathan,
    "spawn": spawn, "wisp": wisp, "golem": golem,
}  # fmt: skip
