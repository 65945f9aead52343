"""What the invaders build, in pictures of powers: houses, walls, ships and fields, whole and ruined."""

from __future__ import annotations

from scenes.draw.motifs.fire import blaze
from scenes.draw.motifs.picture import Form, Picture, arc_d, seg_d
from scenes.draw.svg import line_d, num
from scenes.draw.theme import mix


def house(p: Picture, x: float, base: float, tall: float, ruined: float = 0.0) -> None:
    """A gabled house with a chimney; `ruined`: how much of it is down (0 to 1)."""
    wide, k = tall * 0.86, tall * (1 - 0.45 * ruined)
    lean = ruined * tall * 0.14
    wall, roof = p.shade("#EADBBC", "#8D8196", 0.08), p.shade("#B4543E", "#6E3F4C", 0.15)
    p.shape(
        line_d(
            [
                (x + wide * 0.2, base - k * 0.7),
                (x + wide * 0.2 + lean, base - k * 1.08),
                (x + wide * 0.34 + lean, base - k * 1.08),
                (x + wide * 0.34, base - k * 0.6),
            ]
        ),
        mix(wall, p.ink, 0.3),
    )
    p.shape(
        line_d(
            [
                (x - wide / 2, base),
                (x - wide / 2 + lean, base - k * 0.52),
                (x + wide / 2 + lean, base - k * 0.52),
                (x + wide / 2, base),
            ]
        ),
        wall,
    )
    beams = [
        seg_d(x - wide / 2, base, x - wide * 0.1 + lean, base - k * 0.5),
        seg_d(x + wide * 0.5, base, x + wide * 0.14 + lean, base - k * 0.5),
        seg_d(x - wide / 2, base - k * 0.26, x + wide / 2, base - k * 0.26),
    ]
    p.hatch(beams, mix(wall, p.ink, 0.6), 1.1)
    if ruined:
        p.shape(
            line_d(
                [
                    (x - wide * 0.62 + lean, base - k * 0.48),
                    (x - wide * 0.1 + lean, base - k * 0.96),
                    (x + lean, base - k * 0.62),
                    (x + wide * 0.24 + lean, base - k * 0.76),
                    (x + wide * 0.4 + lean, base - k * 0.5),
                ]
            ),
            roof,
        )
        p.shape(
            line_d(
                [
                    (x - wide * 0.1, base),
                    (x + wide * 0.06, base - k * 0.44),
                    (x + wide * 0.14, base - k * 0.2),
                    (x + wide * 0.3, base - k * 0.36),
                    (x + wide * 0.34, base),
                ]
            ),
            mix(p.ink, wall, 0.18),
            0.7,
        )
    else:
        p.shape(line_d([(x - wide * 0.64, base - k * 0.48), (x, base - k), (x + wide * 0.64, base - k * 0.48)]), roof)
        p.hatch(
            seg_d(x - wide * 0.4 + n * wide * 0.2, base - k * 0.54, x - wide * 0.3 + n * wide * 0.17, base - k * 0.68)
            for n in range(5)
        )
        p.shape(
            line_d(
                [
                    (x - wide * 0.1, base),
                    (x - wide * 0.1, base - k * 0.3),
                    (x + wide * 0.12, base - k * 0.3),
                    (x + wide * 0.12, base),
                ]
            ),
            p.shade("#6B4A33", "#3A2A36"),
            0.8,
        )
        for side in (-0.34, 0.26):
            p.shape(
                line_d(
                    [
                        (x + wide * side, base - k * 0.2),
                        (x + wide * side, base - k * 0.4),
                        (x + wide * (side + 0.13), base - k * 0.4),
                        (x + wide * (side + 0.13), base - k * 0.2),
                    ]
                ),
                p.shade("#8FB0BC", "#F3C45A"),
                0.7,
            )


def _row(p: Picture, ruined: float) -> None:
    for away, down, size in ((-0.5, 0.79, 0.36), (0.5, 0.8, 0.38), (0.0, 0.84, 0.44)):
        house(p, p.w * p.fx + away * p.h * p.big, p.h * down, p.h * size * p.big, ruined)


def town(p: Picture) -> None:
    """Three houses."""
    _row(p, 0.0)


def ruins(p: Picture) -> None:
    """The same, broken, beams on the ground."""
    _row(p, 1.0)
    for _n in range(6):
        x, y = p.w * p.fx + p.h * p.between(-0.7, 0.7), p.h * p.between(0.88, 0.96)
        p.cased(seg_d(x, y, x + p.between(-16, 16), y - p.between(2, 9)), p.shade("#8A6A48", "#5A4650"), 2.6)


def town_burns(p: Picture) -> None:
    """Houses with flames in their roofs."""
    town(p)
    for away in (-0.5, 0.02, 0.52):
        blaze(p, p.w * p.fx + away * p.h * p.big, p.h * 0.64, p.h * 0.4 * p.big, 3, p.h * 0.1)


def house_shakes(p: Picture) -> None:
    """One house that breaks as something strikes it."""
    x, base = p.w * p.fx, p.h * 0.9
    house(p, x, base, p.h * 0.62 * p.big, 0.8)
    for n in range(9):
        turn = -0.95 + n * 0.24
        a, b = x + turn * p.h * 0.42 * p.big, base - p.h * (0.66 - abs(turn) * 0.22) * p.big
        p.shape(
            line_d([(a, b), (a + p.between(5, 13), b - p.between(3, 8)), (a + p.between(2, 9), b + p.between(5, 9))]),
            p.shade("#B4543E", "#7A4A54", 0.2),
            0.8,
        )


def city(p: Picture) -> None:
    """Walls with towers and a gate."""
    x, base, k = p.w * p.fx, p.h * 0.86, p.h * 0.0056 * p.big
    stone = p.shade("#D6CDBE", "#7C7890")
    for away, wide, tall in ((-52, 20, 78), (52, 20, 78), (0, 26, 96)):
        left, right, top = x + (away - wide / 2) * k, x + (away + wide / 2) * k, base - tall * k
        p.shape(line_d([(left, base), (left, top), (right, top), (right, base)]), mix(stone, p.ink, 0.08 if away else 0.0))
        p.shape(line_d([(left - 4 * k, top), (x + away * k, top - 24 * k), (right + 4 * k, top)]), p.shade("#5F7A96", "#46507A"))
        p.shape(
            line_d(
                [
                    (x + (away - 3) * k, top + 14 * k),
                    (x + (away + 3) * k, top + 14 * k),
                    (x + (away + 3) * k, top + 26 * k),
                    (x + (away - 3) * k, top + 26 * k),
                ]
            ),
            p.shade("#4A4650", "#F3C45A"),
            0.7,
        )
    teeth = [(x - 72 * k, base)]
    for n in range(13):
        a = x + (-72 + 11 * n) * k
        high = base - (44 if n % 2 else 36) * k
        teeth += [(a, high), (a + 11 * k, high)]
    p.shape(line_d([*teeth, (x + 72 * k, base)]), stone)
    p.shape(
        f"M{num(x - 9 * k)} {num(base)}V{num(base - 18 * k)}Q{num(x)} {num(base - 32 * k)} {num(x + 9 * k)} {num(base - 18 * k)}V{num(base)}Z",
        p.shade("#5A4334", "#2C2430"),
        0.9,
    )
    p.hatch(seg_d(x + (-60 + 19 * n) * k, base - 22 * k, x + (-52 + 19 * n) * k, base - 22 * k) for n in range(7))


def ship(p: Picture) -> None:
    """A ship under sail on the sea."""
    x, y, k = p.w * p.fx, p.h * 0.72, p.h * 0.0058 * p.big
    p.stroke(seg_d(x - 22 * k, y, x - 22 * k, y - 74 * k) + seg_d(x + 18 * k, y, x + 18 * k, y - 84 * k), p.ink, 1.8)
    for mast, rows in ((-22, ((-70, 26), (-42, 36))), (18, ((-80, 28), (-48, 40)))):
        for top, wide in rows:
            p.shape(f"M{num(x + (mast - wide / 2) * k)} {num(y + top * k)}H{num(x + (mast + wide / 2) * k)}Q{num(x + (mast + wide / 2 + 9) * k)} {num(y + (top + 14) * k)} {num(x + (mast + wide / 2) * k)} {num(y + (top + 26) * k)}"
                    f"H{num(x + (mast - wide / 2) * k)}Q{num(x + (mast - wide / 2 + 8) * k)} {num(y + (top + 13) * k)} {num(x + (mast - wide / 2) * k)} {num(y + top * k)}Z", p.shade("#F4ECD8", "#B9B6C8"))  # fmt: skip
    p.shape(
        f"M{num(x - 56 * k)} {num(y - 14 * k)}L{num(x - 44 * k)} {num(y + 16 * k)}H{num(x + 38 * k)}L{num(x + 62 * k)} {num(y - 10 * k)}L{num(x + 34 * k)} {num(y - 4 * k)}H{num(x - 34 * k)}L{num(x - 38 * k)} {num(y - 14 * k)}Z",
        p.shade("#8A5A3A", "#54404A"),
    )
    p.hatch([arc_d(x - 48 * k, y + 4 * k, 96 * k, -3 * k)], p.shade("#F0D9A0", "#B9975A"), 1.0)


def wreck(p: Picture) -> None:
    """A ship that goes down, masts aslant."""
    x, y, k = p.w * p.fx, p.h * 0.9, p.h * 0.0056 * p.big
    p.stroke(
        seg_d(x - 10 * k, y - 20 * k, x + 26 * k, y - 96 * k) + seg_d(x + 20 * k, y - 20 * k, x + 48 * k, y - 78 * k), p.ink, 2.4
    )
    p.shape(line_d([(x + 8 * k, y - 60 * k), (x + 52 * k, y - 42 * k), (x + 20 * k, y - 34 * k)]), p.shade("#F4ECD8", "#B9B6C8"))
    p.shape(
        line_d([(x - 64 * k, y), (x - 46 * k, y - 44 * k), (x - 30 * k, y - 34 * k), (x + 44 * k, y - 12 * k), (x + 52 * k, y)]),
        p.shade("#8A5A3A", "#54404A"),
    )


def fields(p: Picture) -> None:
    """Ploughed rows behind a fence."""
    _rows(p, p.shade("#8FA84E", "#4C6A4A"), 7.0)


def fields_wither(p: Picture) -> None:
    """The same rows, bent and grey."""
    _rows(p, p.shade("#6E5A34", "#9A8E96"), -5.0)


def _rows(p: Picture, crop: str, rise: float) -> None:
    top = p.h * 0.66
    p.shape(
        f"M-8 {num(top)}Q{num(p.w / 2)} {num(top - 10)} {num(p.w + 8)} {num(top)}V{num(p.h + 8)}H-8Z",
        p.shade("#B98F5E", "#5E4A4A"),
    )
    for n in range(9):
        far = p.w * (0.5 + (n - 4) * 0.075)
        near = p.w * (0.5 + (n - 4) * 0.24)
        p.stroke(seg_d(far, top + 4, near, p.h + 6), p.shade("#8A6540", "#463840"), 1.4)
        for t in (0.12, 0.3, 0.5, 0.74, 0.98):
            x, y, size = far + (near - far) * t, top + 4 + (p.h - top) * t, 2.5 + 6.5 * t
            bend = size * (0.3 if rise > 0 else 1.4)
            high = size * (2.2 if rise > 0 else 1.0)
            p.stroke(
                f"M{num(x)} {num(y)}q{num(-bend * 0.2)} {num(-high)} {num(-bend)} {num(-high * (1 if rise > 0 else 0.5))}M{num(x)} {num(y)}q{num(bend * 0.2)} {num(-high)} {num(bend)} {num(-high * (1 if rise > 0 else 0.5))}",
                crop,
                1.5,
            )
    posts = ""
    for n in range(12):
        x = p.w * n / 11
        posts += seg_d(x, top + 3, x, top - 12)
    p.stroke(posts + seg_d(0, top - 4, p.w, top - 4) + seg_d(0, top - 9, p.w, top - 9), p.shade("#6B4A33", "#3A2F3C"), 1.7)


def rust(p: Picture) -> None:
    """Tools and a blade that rust away."""
    x, y, k = p.w * p.fx, p.h * 0.92, p.h * 0.006 * p.big
    iron = p.shade("#A8613A", "#7A4A42")
    p.cased(seg_d(x - 60 * k, y, x - 34 * k, y - 62 * k), "#7A5A3E", 4 * k)
    p.shape(
        line_d([(x - 42 * k, y - 56 * k), (x - 20 * k, y - 74 * k), (x - 14 * k, y - 56 * k), (x - 30 * k, y - 46 * k)]), iron
    )
    p.shape(
        line_d(
            [
                (x - 6 * k, y + 4 * k),
                (x - 2 * k, y - 52 * k),
                (x + 4 * k, y - 58 * k),
                (x + 9 * k, y - 48 * k),
                (x + 5 * k, y - 34 * k),
                (x + 8 * k, y + 4 * k),
            ]
        ),
        mix(iron, "#C4CBD0", 0.4),
    )
    p.cased(seg_d(x - 12 * k, y - 10 * k, x + 14 * k, y - 10 * k), "#7A5A3E", 3 * k)
    p.circle(x + 48 * k, y - 24 * k, 24 * k, "#8A6A48", 1)
    p.circle(x + 48 * k, y - 24 * k, 16 * k, p.shade("#D9B58A", "#5E4A50"), 1)
    p.stroke(
        "".join(
            seg_d(x + 48 * k, y - 24 * k, x + (48 + 20 * a) * k, y - (24 + 20 * b) * k)
            for a, b in ((1, 0), (-1, 0), (0, 1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7))
        ),
        "#6B4A33",
        1.8,
    )
    p.dots(((x + p.between(-70, 70) * k, y - p.between(0, 60) * k, p.between(1.4, 3.2) * k) for _ in range(26)), iron, 0.85)


SETTLEMENTS: dict[str, Form] = {
    "town": town, "ruins": ruins, "town-burns": town_burns, "house-breaks": house_shakes, "city": city, "ship": ship, "wreck": wreck,
    "fields": fields, "fields-wither": fields_wither, "rust": rust,
}  # fmt: skip
