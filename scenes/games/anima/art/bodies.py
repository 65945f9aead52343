"""Bodies of characters and what they carry. Box 100 x 130; `half` is half the width of the shoulders."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from scenes.draw.svg import circle, path, star_d
from scenes.draw.theme import mix
from scenes.games.anima.art.inks import EMBER, FIGURE, GOLD, MOONLIGHT, RIM
from scenes.games.anima.art.sheet import cut, line, link, moved, oval, shape

NECK: Final = 50.0


# --- clothes --------------------------------------------------------------------------------------------------------
def body(kind: str, half: float, cloth: str) -> str:
    """Shoulders and chest down to the foot of the picture."""
    left, right = 50 - half, 50 + half
    d = (
        f"M{left:.1f} 134C{left + 1:.1f} 104 {left + 9:.1f} 91 37 86L43 79H57L63 86C{right - 9:.1f} 91 {right - 1:.1f} 104"
        f" {right:.1f} 134Z"
    )
    rim = cut(
        d,
        line(f"M60 83C{right - 9:.1f} 91 {right - 1:.1f} 104 {right:.1f} 134", 11, RIM, 0.5),
        line(f"M40 83C{left + 9:.1f} 91 {left + 1:.1f} 104 {left:.1f} 134", 8, MOONLIGHT, 0.28),
    )
    return BODIES.get(kind, _cloak)(d, left, right, cloth, rim)


def worn(marks: tuple[str, ...], cloth: str) -> str:
    """What lies over neck and mouth: scarf, veil, beads, pendant."""
    return "".join(WORN[mark](cloth) for mark in marks if mark in WORN)


def _plate(d: str, left: float, right: float, cloth: str, _rim: str) -> str:
    breast = "M37 87L50 99L63 87L68 134H32Z"
    out = shape(d, mix(cloth, FIGURE, 0.45), 1.8) + shape(breast, cloth)
    out += cut(breast, path("M30 84H44V134H30Z", FIGURE, opacity=0.22), path("M58 84H70V134H60Z", RIM, opacity=0.35))
    out += line("M50 99V134M37 108Q50 116 63 108", 1.2)
    for sign in (-1, 1):
        x = 50 + sign * ((right - left) / 2 - 12)
        p = (f"M{x - sign * 13:.1f} 92C{x - sign * 8:.1f} 82 {x + sign * 10:.1f} 84 {x + sign * 15:.1f} 104"
             f"C{x + sign * 6:.1f} 112 {x - sign * 8:.1f} 110 {x - sign * 14:.1f} 104Z")  # fmt: skip
        edge = (f"M{x + sign * 4:.1f} 80C{x + sign * 12:.1f} 86 {x + sign * 16:.1f} 96 {x + sign * 16:.1f} 110"
            f"L{x + sign * 8:.1f} 112"
                f"C{x + sign * 8:.1f} 98 {x + sign * 6:.1f} 90 {x - sign * 2:.1f} 84Z")  # fmt: skip
        out += shape(p, cloth, 1.8) + cut(p, path(edge, RIM if sign > 0 else MOONLIGHT, opacity=0.6))
        out += line(f"M{x - sign * 12:.1f} 98Q{x + sign * 4:.1f} 92 {x + sign * 14:.1f} 107", 1.1)
    return out


def _chains(d: str, left: float, right: float, cloth: str, rim: str) -> str:
    out = _plate(d, left, right, cloth, rim)
    for n in range(7):
        out += link(28 + n * 7.4, 110 - abs(n - 3) * 2.6, 4.6, 3, (n - 3) * -14, "#C9A07A", 3.6, 1.6)
    return out


def _gears(d: str, left: float, right: float, cloth: str, rim: str) -> str:
    """Brass plates with an open chest in which wheels turn."""
    out = _plate(d, left, right, cloth, rim) + circle(50, 117, 13, "#33291E", FIGURE, 1.6)
    for x, y, size, tips, tone in ((46, 114, 7.4, 8, "#E9C45C"), (56, 121, 5.6, 7, "#B8863A"), (53, 110, 3.4, 6, "#D9A67A")):
        out += shape(star_d(x, y, size, size * 0.74, tips), tone, 1) + circle(x, y, size * 0.3, FIGURE)
    return out


def _fur(d: str, left: float, right: float, cloth: str, rim: str) -> str:
    p = (f"M{left + 6:.1f} 100L{left + 3:.1f} 92L{left + 12:.1f} 93L{left + 13:.1f} 85L{left + 22:.1f} 89L32 80L38 86L43 79"
        "L50 90L57 79L62 86L68 80"
         f"L{right - 22:.1f} 89L{right - 13:.1f} 85L{right - 12:.1f} 93L{right - 3:.1f} 92L{right - 6:.1f} 100"
         f"L{right - 16:.1f} 104L{right - 20:.1f} 98L64 106L58 99"
         f"L50 107L42 99L36 106L{left + 20:.1f} 98L{left + 16:.1f} 104Z")  # fmt: skip
    out = shape(d, mix(cloth, FIGURE, 0.35), 1.8) + rim + shape(p, mix(cloth, "#C9B79A", 0.5))
    out += cut(p, path("M66 76H110V112H62C70 100 70 88 66 76Z", RIM, opacity=0.45))
    return out + line("M30 92l3 5M40 91l2 5M60 91l-2 5M70 92l-3 5", 1)


def _robe(d: str, left: float, right: float, cloth: str, rim: str) -> str:
    out = shape(d, cloth, 1.8) + shape("M43 79L50 106L57 79L63 86L54 134H46L37 86Z", mix(cloth, "#F7E7C0", 0.4), 1.5) + rim
    return out + line(f"M{left + 12:.1f} 104C{left + 16:.1f} 114 {left + 16:.1f} 124 {left + 14:.1f} 134M{right - 12:.1f}"
        f" 104C{right - 16:.1f} 114 "
                      f"{right - 16:.1f} 124 {right - 14:.1f} 134", 1.1)  # fmt: skip


def _coat(d: str, _left: float, _right: float, cloth: str, rim: str) -> str:
    out = (
        shape(d, cloth, 1.8) + rim + shape("M43 78L34 84L40 108L50 92ZM57 78L66 84L60 108L50 92Z", mix(cloth, FIGURE, 0.25), 1.5)
    )
    return out + line("M50 92V134", 1.3) + "".join(circle(53.4, y, 1.5, "#E2C98A", FIGURE, 0.8) for y in (104, 114, 124))


def _leather(d: str, left: float, right: float, cloth: str, rim: str) -> str:
    straps = f"M{left + 10:.1f} 96L64 134M{right - 10:.1f} 96L36 134"
    out = shape(d, cloth, 1.8) + rim + line(straps, 5) + line(straps, 2.6, "#D9B45A")
    return out + shape("M43 79L50 92L57 79L60 84L50 99L40 84Z", "#F0DDB0", 1.4)


def _cloak(d: str, left: float, right: float, cloth: str, rim: str) -> str:
    out = shape(d, cloth, 1.8) + rim
    out += shape("M37 86C42 94 58 94 63 86L66 96C56 103 44 103 34 96Z", mix(cloth, "#FFFFFF", 0.12), 1.5)
    out += shape(star_d(50, 98, 4.6, 2.2, 4), "#E2C98A", 1.1)
    return out + line(f"M44 102C42 112 40 122 40 134M56 102C58 112 60 122 60 134M{left + 11:.1f} 100C{left + 13:.1f} 112"
        f" {left + 12:.1f} 122 "
                      f"{left + 11:.1f} 134", 1.1)  # fmt: skip


def _vest(d: str, left: float, right: float, cloth: str, rim: str) -> str:
    """Bare arms, a crossed jacket and a sash."""
    out = shape(d, mix(cloth, "#F0CDA6", 0.72), 1.8) + rim
    out += shape("M38 85L43 79L50 92L57 79L62 85L70 92L66 134H34L30 92Z", cloth) + shape(
        "M57 79L62 85L40 122L36 116Z", mix(cloth, "#F7E7C0", 0.45), 1.4
    )
    return (
        out
        + shape("M33 118Q50 124 67 118L66.4 127Q50 132 33.6 127Z", "#C8482F", 1.4)
        + line(f"M{left + 9:.1f} 104q4 4 8 3M{right - 9:.1f} 104q-4 4-8 3", 1)
    )


BODIES: Final[dict[str, Callable[[str, float, float, str, str], str]]] = {
    "plate": _plate, "chains": _chains, "gears": _gears, "fur": _fur, "robe": _robe, "coat": _coat, "leather": _leather,
    "cloak": _cloak, "vest": _vest,
}  # fmt: skip


def _scarf(cloth: str) -> str:
    tone = "#4A5A78" if _dark(cloth) else "#B4472F"
    out = shape("M33 76C40 70 60 70 67 76C70 82 68 88 62 90C54 93 44 93 38 90C32 88 30 82 33 76Z", tone, 1.7)
    out += line("M36 80C44 86 56 86 64 80M38 86C45 90 55 90 62 86", 1.1)
    return out + shape("M62 86C74 84 84 88 94 82L90 92C80 96 70 96 62 92Z", tone, 1.5)


def _veil(cloth: str) -> str:
    """A cloth drawn up to the nose."""
    d = "M34 56C42 60 46 58.6 50 56.4C54 58.6 58 60 66 56C68 68 66 80 62 88C54 92 46 92 38 88C34 80 32 68 34 56Z"
    tone = mix(cloth, "#5A6A8A", 0.45)
    out = shape(d, tone) + cut(d, path("M58 52H72V94H56C62 82 62 66 58 52Z", RIM, opacity=0.42))
    return out + line("M36 66C44 72 56 72 64 66M37 76C45 81 55 81 63 76", 1, FIGURE, 0.7)


def _dark(colour: str) -> bool:
    return sum(int(colour[n : n + 2], 16) for n in (1, 3, 5)) < 180


def _beads(_cloth: str) -> str:
    spots = (
        (33.4, 87),
        (34.6, 92),
        (38, 96.6),
        (42.6, 99.6),
        (47.6, 101),
        (52.6, 101),
        (57.4, 99.6),
        (62, 96.6),
        (65.4, 92),
        (66.6, 87),
    )
    return "".join(circle(x, y, 3, "#6B3A22", FIGURE, 1.1) + circle(x + 0.9, y - 0.9, 0.8, "#D9A67A") for x, y in spots)


def _pendant(_cloth: str) -> str:
    out = line("M40 84L50 104L60 84", 1.2, GOLD)
    return out + circle(50, 107, 4.4, "#7FB2F0", FIGURE, 1.3) + circle(51.2, 105.8, 1.3, "#FFFFFF")


WORN: Final[dict[str, Callable[[str], str]]] = {"scarf": _scarf, "veil": _veil, "beads": _beads, "pendant": _pendant}


# --- what they carry ------------------------------------------------------------------------------------------------
def _blade(x: float, y: float, turn: float, scale: float = 1.0, steel: str = "#C8D0DA") -> str:
    out = shape("M-3.4 0V-58L0-66L3.4-58V0Z", steel) + path("M.6-62L3.4-58V0H.6Z", RIM, opacity=0.6) + line("M0-60V0", 0.9)
    out += (
        shape("M-10 0H10V4H-10Z", "#C9A24B", 1.4)
        + shape("M-2 4H2V16H-2Z", "#5A3A26", 1.3)
        + circle(0, 18, 3, "#C9A24B", FIGURE, 1.3)
    )
    return moved(out, x, y, scale, turn)


def _greatsword() -> str:
    out = shape("M-5.4 0L-4.6-66L0-76L4.6-66L5.4 0Z", "#AEB6C0", 1.4) + path("M.6-72L4.6-66L5.4 0H.6Z", RIM, opacity=0.6)
    out += line("M-1.4-2V-54M1.4-2V-54", 0.7) + shape("M-15-2C-8 1 8 1 15-2L14 4H-14Z", "#6B5A3E", 1.3)
    out += (
        shape("M-2.4 4H2.4V26H-2.4Z", "#4A3026", 1.2)
        + line("M-2.4 10l4.8 2M-2.4 16l4.8 2", 0.9)
        + circle(0, 28, 3.4, "#8C6A34", FIGURE, 1.2)
    )
    return moved(out, 19, 96, 1.22, -14)


def _rapier() -> str:
    out = (
        shape("M-1.5 0L-.6-76L0-82L.6-76L1.5 0Z", "#DCE2EA", 1.1)
        + line("M-9 2C-8-6 8-6 9 2C8 10-8 10-9 2Z", 2.6)
        + line("M-9 2C-8-6 8-6 9 2C8 10-8 10-9 2Z", 1.2, "#C9A24B")
    )
    return moved(
        out + shape("M-1.8 6H1.8V18H-1.8Z", "#5A2A2E", 1.1) + circle(0, 20, 2.6, "#C9A24B", FIGURE, 1.1), 80, 108, 1.1, 14
    )


def _staff() -> str:
    out = line("M82 134L74 8", 5.4) + line("M82 134L74 8", 2.8, "#8A5A33")
    out += circle(74, 9, 6, "none", FIGURE, 4.6) + circle(74, 9, 6, "none", GOLD, 2.2)
    return out + "".join(circle(x, y, 2, "none", GOLD, 1.3) for x, y in ((68.4, 14.4), (79.8, 14)))


def _orb_staff() -> str:
    out = line("M17 134L22 30", 5.4) + line("M17 134L22 30", 2.8, "#5A4A7A")
    out += line("M22 32C12 28 12 12 18 6M22 32C32 28 33 12 27 6", 4.2) + line(
        "M22 32C12 28 12 12 18 6M22 32C32 28 33 12 27 6", 2, "#C9D4F2"
    )
    return (
        out
        + circle(22.4, 17, 13, "#9CC4FF", opacity=0.35)
        + circle(22.4, 17, 6.6, "#7FB2F0", FIGURE, 1.4)
        + circle(24.4, 15, 2, "#FFFFFF")
    )


def _bow() -> str:
    out = line("M84 4C104 40 104 92 82 134", 5.8) + line("M84 4C104 40 104 92 82 134", 3.2, "#9A6638") + line("M84 4L82 134", 1)
    for x, y, tone in ((12, 62, "#C8482F"), (20, 60, "#F2C24B"), (5, 66, "#F0E5CC")):
        out += line(f"M{x} {y + 30}l10 -60", 1.6) + shape(f"M{x + 9} {y - 27}l-3 -9 6 -5 2 9z", tone, 1)
    return out


def _lantern() -> str:
    glass = circle(34, 33, 22, RIM, opacity=0.3) + circle(34, 33, 14, RIM, opacity=0.4) + shape("M26 24H42L44 44H24Z", "#FBE3A0")
    glass += shape("M24 24L34 15L44 24ZM22 44H46V48H22Z", "#6B4A2A", 1.4) + shape(
        "M34 42C29 37 31 32 34.4 27C38 32 39 37 34 42Z", EMBER, 0.9
    )
    pole = "M90 134L84 12L52 12"
    return line(pole, 4.6) + line(pole, 2.2, "#8A5A33") + moved(glass + line("M34 15V4", 1.4), -18, 9)


def _storm() -> str:
    out = shape("M4 30L16 22L12 34L24 32L8 52L13 38Z", "#F7E58A", 1.3) + shape(
        "M96 22L84 16L89 28L77 27L94 46L88 33Z", "#F7E58A", 1.3
    )
    return out + "".join(line(d, 1.6, "#C9BCF2") for d in ("M2 64q10-6 20 0", "M78 62q10-6 20 0", "M0 76q8-4 16 0"))


def _shield() -> str:
    out = circle(86, 94, 27, "#6F3A2C", FIGURE, 2) + circle(86, 94, 21.6, "none", "#C9A24B", 2.4)
    return out + shape(star_d(86, 94, 16, 5.4, 8), "#C9A24B", 1.2) + circle(86, 94, 4.6, "#F0DDA0", FIGURE, 1.2)


def _moth(x: float, y: float, turn: float, scale: float, tone: str) -> str:
    out = shape("M0 0C-4-12-20-14-20-4C-20 4-8 6 0 2C8 6 20 4 20-4C20-14 4-12 0 0Z", tone, 1.5)
    return moved(out + circle(-12, -4, 2.4, FIGURE) + circle(12, -4, 2.4, FIGURE) + line("M0-4V10", 2.4), x, y, scale, turn)


def _moths() -> str:
    out = _moth(16, 30, -18, 0.75, "#E8D9A0") + _moth(84, 24, 22, 0.85, "#CFE0B0") + _moth(90, 62, 8, 0.6, "#E8D9A0")
    flask = shape("M-4-16H4V-6C12-2 14 6 12 12H-12C-14 6-12-2-4-6Z", "#CFEBD2", 1.4) + path(
        "M-11 4H11C12 8 12 10 11 11H-11C-12 9-12 7-11 4Z", "#7DBE5A"
    )
    return out + moved(
        flask + shape("M-5-19H5V-15H-5Z", "#8A5A33", 1.2) + circle(-3, 2, 1.6, "#E8F6C8") + circle(4, -1, 1.1, "#E8F6C8"),
        13,
        92,
        1.0,
        -10,
    )


def _night_moths() -> str:
    return _moth(14, 74, -20, 0.8, "#B9A8EA") + _moth(88, 60, 18, 0.7, "#D9CFF2") + _moth(80, 20, 30, 0.45, "#B9A8EA")


def _fan() -> str:
    out = shape("M0 20L-26-22A34 34 0 0 1 24-24Z", "#E9DFC8", 1.7)
    out += "".join(line(f"M0 20L{x} {y}", 1) for x, y in ((-20, -26), (-12, -30), (-3, -32), (7, -31), (16, -28)))
    return moved(out + line("M-21-15A26 26 0 0 1 20-17", 2.4, "#B4472F"), 82, 92, 1, 16)


def _chain() -> str:
    spots = (
        (10, 8, 80),
        (12, 18, 100),
        (9, 28, 76),
        (12, 38, 102),
        (10, 48, 78),
        (90, 12, 100),
        (88, 22, 78),
        (91, 32, 104),
        (88, 42, 80),
    )
    return "".join(link(x, y, 6, 3.8, turn, "#8D939C", 4.4, 2) for x, y, turn in spots)


def _maps() -> str:
    roll = shape("M-5 0V-52H5V0Z", "#E9DCB8") + oval(0, -52, 5, 2.4, "#CDB98A", 1.3) + line("M-5-30H5M-5-18H5", 2, "#B4472F")
    return "".join(moved(roll, x, y, 1, turn) for x, y, turn in ((18, 104, -14), (84, 104, 12), (75, 104, 3)))


def _trap() -> str:
    jaw = line("M-17 0A17 15 0 0 1 17 0", 5) + line("M-17 0A17 15 0 0 1 17 0", 2.6, "#8D939C")
    jaw += "".join(
        shape(f"M{x - 2.6} {y}L{x} {y + 7}L{x + 2.6} {y}Z", "#C8D0DA", 1) for x, y in ((-11, -10), (-4, -14), (4, -14), (11, -10))
    )
    jaw += shape("M-20 0H20V5H-20Z", "#6F7680", 1.4) + circle(0, 2.4, 2.6, "#C9A24B", FIGURE, 1)
    return (
        moved(jaw, 83, 82, 1.0, 8)
        + link(86, 94, 4, 2.6, 80, "#8D939C", 3.4, 1.5)
        + link(87, 102, 4, 2.6, 100, "#8D939C", 3.4, 1.5)
    )


def _coins() -> str:
    bag = shape("M-11 12C-14 0-8-8-4-10L-7-15H7L4-10C8-8 14 0 11 12Z", "#8A5A33", 1.5) + line("M-4-10Q0-8 4-10", 1.6, GOLD)
    out = moved(bag, 85, 92, 1.05, 10)
    for x, y, wide in ((14, 40, 6.4), (22, 58, 4.2), (10, 74, 5.6), (86, 58, 3.4), (78, 70, 5.2)):
        out += oval(x, y, wide, 6.4, GOLD, 1.3) + oval(x, y, wide * 0.55, 3.6, "none", 0.9, 0, "#8A6717")
    return out


def _daggers() -> str:
    return _blade(20, 98, -24, 0.95) + _blade(80, 98, 24, 0.95)


def _stones() -> str:
    """Stones that the mind holds in the air."""
    out = line("M8 62A44 40 0 0 1 92 62", 1.3, "#F2B45C", 0.7) + line("M14 84A38 34 0 0 1 86 84", 1.1, "#B9A8EA", 0.6)
    for x, y, size, turn in (
        (12, 46, 8, 10),
        (88, 42, 9, -16),
        (8, 76, 5.6, 30),
        (93, 72, 6.4, 50),
        (22, 22, 5, 0),
        (79, 17, 4.4, 20),
    ):
        stone = shape("M-1-.8L.2-1L1-.3L.8.7L-.3 1L-1 .3Z", "#8A8494", 0.2) + path("M.2-1L1-.3L.8.7L.1 0Z", RIM, opacity=0.7)
        out += circle(x, y, size * 1.4, "#F2B45C", opacity=0.22) + moved(stone, x, y, size, turn)
    return out


def _book() -> str:
    out = shape("M0-3C-6-9-18-9-24-5V15C-18 11-6 11 0 17C6 11 18 11 24 15V-5C18-9 6-9 0-3Z", "#F3E9D2", 1.5)
    out += line("M0-3V17M-20 0C-14-2-8-1-4 2M-20 6C-14 4-8 5-4 8M20 0C14-2 8-1 4 2M20 6C14 4 8 5 4 8", 1)
    return shape("M50 95m-27 6l0 28q27-8 27 4q0-12 27-4l0-22q-27-8-27 4q0-12-27-4z", "#7A2F3E", 1.5) + moved(out, 50, 107)


def _key() -> str:
    """The key of a clockwork, turned in its back."""
    out = line("M30 92L14 66", 4.6) + line("M30 92L14 66", 2.4, "#C79A52")
    return (
        out
        + oval(8, 66, 6, 8.6, "#C79A52", 1.5, -30)
        + oval(19, 58, 6, 8.6, "#C79A52", 1.5, -30)
        + oval(8, 66, 2.4, 4, "#4A3A2A", 1, -30)
        + oval(19, 58, 2.4, 4, "#4A3A2A", 1, -30)
    )


def _none() -> str:
    return ""


BEHIND: Final[dict[str, Callable[[], str]]] = {
    "sword": lambda: _blade(22, 96, -16, 1.12), "greatsword": _greatsword, "twin": _daggers, "rapier": _rapier, "staff": _staff,
    "orb-staff": _orb_staff, "bow": _bow, "lantern": _lantern, "storm": _storm, "night-moths": _night_moths, "moths": _moths,
    "chain": _chain, "maps": _maps, "stones": _stones, "key": _key, "coins": _coins,
}  # fmt: skip
BEFORE: Final[dict[str, Callable[[], str]]] = {"shield": _shield, "fan": _fan, "trap": _trap, "book": _book}


def behind(prop: str) -> str:
    """What is seen behind the character."""
    return BEHIND.get(prop, _none)()


def before(prop: str) -> str:
    """What is held before the chest."""
    return BEFORE.get(prop, _none)()
