"""Motifs of advantages: coins, papers, roads, goods, talk. Box 200 x 96, the middle at (100, 48)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from scenes.draw.svg import circle, path, star_d
from scenes.games.anima.art.dice import face_body
from scenes.games.anima.art.inks import EMBER, FIGURE, GOLD, RIM
from scenes.games.anima.art.sheet import cut, line, link, moved, oval, shape
from scenes.games.anima.art.steel import sword


def die(x: float, y: float, turn: float, face: int, side: float = 26.0) -> str:
    """A small die that has been thrown."""
    return moved(moved(face_body(face), -24, -24), x, y, side / 48, turn)


def coin() -> str:
    out = f'<g opacity="0.5">{oval(64, 66, 6, 17, GOLD, 1.8)}</g><g opacity="0.75">{oval(78, 42, 12, 17, GOLD, 1.8)}</g>'
    out += (
        circle(108, 36, 22, "#F2CE66", FIGURE, 2)
        + path("M108 14A22 22 0 0 1 108 58A30 30 0 0 0 108 14Z", RIM, opacity=0.7)
        + circle(108, 36, 16.5, "none", "#8A6717", 1.5)
    )
    return (
        out
        + path(star_d(108, 36, 11, 4.6, 5), "#8A6717")
        + die(150, 64, 18, 5)
        + die(40, 34, -20, 2)
        + line("M132 14l8 -5M136 24l9 -2M128 6l4 -6", 2, "#FBE6A0")
    )


def sign() -> str:
    out = (
        shape("M-80 100C60 80 140 80 280 100V112H-80Z", "#2A1E26", 1.4)
        + line("M30 94C50 84 60 74 44 66", 3, "#E9C9A0", 0.7)
        + line("M168 94C150 86 152 76 166 72", 3, "#E9C9A0", 0.7)
    )
    out += line("M100 96V14", 9) + line("M100 96V14", 5.4, "#8A5A33")
    for d, tone in (
        ("M96 18H46L36 29L46 40H96Z", "#C99A5B"),
        ("M104 38H152L162 48L152 58H104Z", "#B07A45"),
        ("M96 62H60L52 70L60 78H96Z", "#A8743F"),
    ):
        out += shape(d, tone, 1.8) + cut(d, path("M84 10H98V44H78ZM136 30H166V62H128ZM88 58H98V80H84Z", RIM, opacity=0.35))
    return out + line("M56 29H84M114 48H142M68 70H86", 2.4) + shape("M95 14L100 6L105 14Z", "#8A5A33", 1.4)


def crates() -> str:
    out = shape("M-80 82H280V110H-80Z", "#2A1E26", 1.4)
    for x, y, q, tone in ((52, 42, 40, "#A8743F"), (96, 48, 34, "#8A5A33"), (76, 10, 32, "#C08A4E")):
        box = f"M{x} {y}h{q}v{q}h-{q}z"
        out += (
            shape(box, tone, 1.8)
            + cut(box, path(f"M{x + q * 0.75} {y}h{q * 0.25}v{q}h{-q * 0.4}z", RIM, opacity=0.4))
            + line(f"M{x} {y}l{q} {q}M{x + q} {y}l-{q} {q}M{x} {y + q * 0.5}h{q}", 1.3)
        )
    sack = "M136 84C134 66 142 56 152 52L148 46H168L164 52C174 56 182 66 180 84Z"
    out += (
        shape(sack, "#C9B28A", 1.8)
        + cut(sack, path("M164 44C182 58 184 70 182 86H168C174 70 170 56 160 50Z", RIM, opacity=0.4))
        + line("M148 52Q158 56 168 52", 2)
    )
    return (
        out
        + circle(32, 74, 8, "#B4472F", FIGURE, 1.5)
        + circle(44, 77, 6, "#C8582F", FIGURE, 1.4)
        + line("M32 66q2 -4 5 -4", 1.4)
    )


def pickpocket() -> str:
    coat = "M108 -10C130 -6 150 10 160 34L172 104H92C96 70 98 30 108 -10Z"
    out = (
        shape(coat, "#5A3A44", 1.8)
        + cut(coat, path("M136 -8C160 10 166 40 174 106H154C152 60 146 20 130 -6Z", RIM, opacity=0.35))
        + line("M114 0C110 30 106 66 106 104", 1.4)
    )
    out += shape("M112 50H150L147 80Q130 90 114 80Z", "#43282F", 1.6) + line("M111 56H150", 1.4)
    out += shape("M118 52C112 40 118 30 126 32L124 26H140L138 32C146 32 150 42 144 52Z", "#C99A5B", 1.6) + line(
        "M125 33Q132 36 139 33", 1.8, GOLD
    )
    hand = (
        "M20 30C40 28 62 30 78 34L112 30C120 30 122 37 114 39L98 42L122 44C130 46 129 53 121 53L96 51L116 57C122 60 119"
        " 66 112 64L90 58L102 66C106 71 101 75 96 72L74 62C56 64 38 66 20 66Z"
    )
    out += shape(hand, "#D9A67A", 1.7) + cut(hand, path("M20 50C50 54 80 52 104 60L100 78H20Z", "#9C6A46", opacity=0.5))
    out += (
        shape("M-80 22L24 24V70L-80 76Z", "#2C3A3E", 1.7)
        + path("M-80 60L24 58V70L-80 76Z", FIGURE, opacity=0.3)
        + line("M24 24V70M18 24V70", 1.5, "#4FA88E")
    )
    return out + "".join(oval(x, y, w, 5.600, GOLD, 1.3) for x, y, w in ((98, 84, 5.6), (84, 90, 3.4), (76, 80, 4.6)))


def papers() -> str:
    out = moved(shape("M-30-36H30V36H-30Z", "#D8C9A4", 1.6), 84, 52, 1, -12)
    sheet = "M-30-38H20L30-28V38H-30Z"
    made = (
        shape(sheet, "#F3E9D2", 1.7)
        + shape("M20-38V-28H30Z", "#D8C9A4", 1.2)
        + cut(sheet, path("M14-40H32V40H20Z", RIM, opacity=0.35))
    )
    made += line("M-22-26H10M-22-18H22M-22-10H18M-22-2H22M-22 6H8", 1.8, "#5A4A44") + line(
        "M-20 26C-14 14-10 30-4 20S4 26 8 20", 1.8, "#2F6F8F"
    )
    made += (
        circle(17, 24, 9, "#B4372A", FIGURE, 1.5)
        + shape(star_d(17, 24, 5.4, 2.2, 5), "#F7E7C0", 0.7)
        + path("M10 31L7 42L13 38L17 42L18 32Z", "#B4372A", FIGURE, 1)
    )
    out += moved(made, 106, 48, 1, 6)
    quill = shape("M0 0C10-16 22-36 40-48C44-30 36-12 12 2L4 10Z", "#4FA88E", 1.6) + line("M0 14L26-28", 1.4)
    return (
        out
        + moved(quill, 146, 66, 1.0, 8)
        + shape("M36 82C34 68 42 64 46 64V58H58V64C62 64 70 68 68 82Z", "#232038", 1.6)
        + oval(52, 58, 6, 2, "#0E0B18", 1.2)
    )


def zeppelin() -> str:
    out = "".join(
        moved(shape("M-26 8C-36 8-36-4-26-4C-24-14-8-14-6-6C2-12 16-8 14 0C24 0 24 8 16 8Z", "#E9C9B0", 1.4), x, y, q)
        for x, y, q in ((34, 70, 0.8), (170, 76, 0.9), (168, 22, 0.6))
    )
    hull = "M30 36C40 12 84 4 112 8C140 10 160 22 170 36C160 50 140 62 112 64C84 68 40 60 30 36Z"
    out += shape("M150 28L178 10L174 34L182 40L174 44L178 62L150 46Z", "#8A3B2C", 1.7) + shape(hull, "#D9B07A", 1.9)
    out += cut(
        hull,
        path("M26 42C60 58 130 58 174 38V70H26Z", "#8A5A3A", opacity=0.6),
        path("M40 12C80 2 130 4 160 22C130 14 80 14 44 26Z", "#FBE8C8", opacity=0.7),
    )
    out += cut(hull, line("M66 4C56 24 56 48 66 68M98 4C90 24 90 48 98 70M130 4C136 24 136 48 130 70M30 36H170", 1.4))
    out += (
        line("M80 64L84 76M120 64L116 76", 1.6)
        + shape("M74 76H126L118 88H82Z", "#6B4A34", 1.6)
        + "".join(shape(f"M{x} 79h6v4h-6z", "#F9C45E", 0.9) for x in (84, 96, 108))
    )
    return (
        out
        + oval(133, 82, 2.4, 8, "#E9DFC8", 1.2)
        + line("M126 82H131", 2.4)
        + line("M4 30H20M0 40H16M8 50H22", 2.6, "#FBE6A0", 0.8)
    )


def betrayal() -> str:
    """A hand that is given, and a blade behind the back."""
    man = "M52 104C48 70 56 48 78 44C100 48 108 70 104 104Z"
    out = (
        shape(man, "#4A3A44", 1.8)
        + circle(78, 30, 15, "#D9A67A", FIGURE, 1.8)
        + shape("M63 30C60 10 96 10 93 30C86 22 70 22 63 30Z", "#3A2A22", 1.5)
    )
    out += line("M83 31h5M84 37h4", 1.700) + cut(
        man, path("M90 46C106 60 108 80 106 106H94C98 84 96 62 84 46Z", RIM, opacity=0.45)
    )
    arm = "M92 62C108 62 122 62 134 58L150 56C158 56 158 66 150 66L138 68C124 74 108 76 94 74Z"
    out += (
        shape("M200 40L166 50L148 54C142 56 142 64 148 65L168 64L206 66Z", "#E5B184", 1.6)
        + shape(arm, "#4A3A44", 1.7)
        + shape("M134 57L152 55C160 56 160 67 152 67L138 69Z", "#D9A67A", 1.6)
    )
    out += shape("M176 42L280 30V76L178 67Z", "#7A2F3E", 1.7) + line("M178 43V67", 1.6)
    blade = moved(sword("#E6EBF0"), 28, 58, 0.9, 200)
    out += line("M60 66C46 70 38 74 32 80", 10) + line("M60 66C46 70 38 74 32 80", 7, "#4A3A44") + blade
    return out + circle(33, 76, 5.4, "#D9A67A", FIGURE, 1.5) + path(star_d(14, 20, 7, 2, 4), "#FFF4D8")


def rumours() -> str:
    """Two cups and a talk."""
    bubble = "M30 8H104C112 8 116 12 116 20V38C116 46 112 50 104 50H66L50 62L52 50H30C22 50 18 46 18 38V20C18 12 22 8 30 8Z"
    out = (
        shape(bubble, "#F3E9D2", 1.8)
        + line("M34 38L48 22L58 34L72 18L86 34L100 26", 2.4, "#8A3B2C")
        + circle(84, 20, 4, EMBER, FIGURE, 1.1)
        + line("M92 40l6 -6m0 6l-6 -6", 2.4, "#B4372A")
    )
    out += shape(
        "M126 22H168C176 22 180 26 180 32V42C180 48 176 52 168 52L160 62L158 52H126C120 52 116 48 116 42V32C116 26 120 22"
        " 126 22Z",
        "#E3C9A0",
        1.7,
    ) + "".join(circle(x, 37, 3.2, "#5A3A2E") for x in (136, 148, 160))
    out += shape("M-80 84H280V110H-80Z", "#4A2E24", 1.5) + line("M-20 92H220", 1.2, "#2A1A16")
    for x, flip in ((84, 1), (126, -1)):
        out += line(f"M{x - flip * 13} 64q{-flip * 14} 2 {-flip * 12} 12q0 6 {flip * 12} 4", 5.4) + line(
            f"M{x - flip * 13} 64q{-flip * 14} 2 {-flip * 12} 12q0 6 {flip * 12} 4", 2.6, "#8A8F98"
        )
        out += (
            shape(f"M{x - 14} 58H{x + 14}V88H{x - 14}Z", "#A8743F", 1.7)
            + path(f"M{x + 6} 58H{x + 14}V88H{x + 6}Z", RIM, opacity=0.5)
            + line(f"M{x - 14} 66H{x + 14}M{x - 14} 80H{x + 14}", 2.2)
        )
        out += shape(
            f"M{x - 17} 60C{x - 19} 50 {x - 8} 50 {x - 6} 54C{x - 2} 46 {x + 8} 48 {x + 8} 53C{x + 18} 50 {x + 19} 60"
            f" {x + 14} 62C{x + 4} 60 {x - 6} 66 {x - 17} 60Z",
            "#FBF4E2",
            1.5,
        )
    return out


def debt() -> str:
    """An old paper with a seal, chained and weighed."""
    out = (
        line("M100 92V16M78 92H122", 6)
        + line("M100 92V16M78 92H122", 3.2, "#C9A24B")
        + line("M48 30L152 18", 5.4)
        + line("M48 30L152 18", 2.800, "#C9A24B")
        + circle(100, 22, 6, "#C9A24B", FIGURE, 1.6)
    )
    out += line("M48 30L30 62M48 30L66 62M152 18L136 44M152 18L168 44", 1.5)
    out += shape("M24 62A24 14 0 0 0 72 62Z", "#C9A24B", 1.8) + shape("M130 44A22 13 0 0 0 174 44Z", "#C9A24B", 1.8)
    out += (
        shape("M32 62L36 36H62L60 62Z", "#E9DCB8", 1.6)
        + line("M40 44H56M40 50H56M39 56H52", 1.5, "#6B4A34")
        + circle(56, 60, 5, "#B4372A", FIGURE, 1.2)
    )
    out += "".join(oval(x, y, 7, 3, GOLD, 1.2) for x, y in ((146, 43), (158, 43), (152, 39), (146, 36), (158, 36), (152, 32)))
    return out + "".join(link(14 + n * 9, 84 + (n % 2) * 3, 6, 3.6, 20 if n % 2 else -20, "#8D939C", 3.8, 1.7) for n in range(6))


def ledger() -> str:
    """A house of books of account: an open ledger under a key, on a banner of grey."""
    out = line("M100 100V2", 6) + line("M100 100V2", 3, "#8A5A33")
    flag = "M58 8H142V78H58Z"
    out += (
        shape(flag, "#4A5468", 1.9)
        + cut(flag, path("M122 6H144V80H130C134 54 130 28 122 6Z", RIM, opacity=0.3))
        + line("M64 14H136V72H64Z", 1.3, "#C9D4F2")
        + line("M54 8H146", 4.6)
        + line("M54 8H146", 2.2, "#8A5A33")
    )
    out += shape("M58 78L68 88L78 78L89 88L100 78L111 88L122 78L132 88L142 78Z", "#4A5468", 1.6)
    out += shape(
        "M100 34C92 26 78 26 70 30V62C78 58 92 58 100 66C108 58 122 58 130 62V30C122 26 108 26 100 34Z", "#F3E9D2", 1.7
    ) + line("M100 34V66M76 37C82 35 90 36 94 39M76 44C82 42 90 43 94 46M76 51C82 49 90 50 94 53", 1.3)
    out += "".join(oval(x, y, 6, 2.8, GOLD, 1.1) for x, y in ((115, 54), (115, 50), (115, 46)))
    return out + line("M108 40H122", 1.3) + circle(100, 20, 4.4, "none", FIGURE, 3.8) + circle(100, 20, 4.4, "none", GOLD, 1.8)


MOTIFS: Final[dict[str, Callable[[], str]]] = {
    "coin": coin, "sign": sign, "crates": crates, "pickpocket": pickpocket, "papers": papers, "zeppelin": zeppelin,
    "betrayal": betrayal, "rumours": rumours, "debt": debt, "ledger": ledger,
}  # fmt: skip
