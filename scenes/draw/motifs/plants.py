"""Plants: trees, ferns, thorns, flowers."""

from __future__ import annotations

import math

from scenes.draw.motifs.picture import Forms, Picture, arc_d, hill_d, polar, seg_d
from scenes.draw.svg import line_d, num, path, smooth_d
from scenes.draw.theme import mix


def _green(p: Picture, depth: int) -> str:
    day, night = ("#7FA35A", "#5E8F4B", "#4C8A45"), ("#3F5A5E", "#33594F", "#2F5C48")
    base = (night if p.night else day)[depth]
    return mix(base, p.rng.choice(("#86B45A", "#2F6B4F", "#A3A04A")), p.between(0, 0.25))


def tree(p: Picture, x: float, y: float, tall: float, colour: str, detail: bool = True) -> None:
    """A round-crowned tree."""
    p.shape(
        f"M{num(x - tall * 0.05)} {num(y)}C{num(x - tall * 0.03)} {num(y - tall * 0.3)} {num(x + tall * 0.03)} "
        f"{num(y - tall * 0.4)} {num(x)} {num(y - tall * 0.62)}L{num(x + tall * 0.05)} {num(y - tall * 0.62)}"
        f"C{num(x + tall * 0.08)} {num(y - tall * 0.4)} {num(x + tall * 0.05)} {num(y - tall * 0.2)} "
        f"{num(x + tall * 0.1)} {num(y)}Z",
        "#6B4A33",
        0.9,
    )
    marks = []
    for dx, dy, r in ((-0.2, 0.62, 0.19), (0.24, 0.66, 0.18), (0.02, 0.82, 0.23), (-0.02, 0.62, 0.17)):
        crown = []
        for k in range(9):
            rr = tall * r * p.between(0.88, 1.14)
            crown.append(
                (
                    x + tall * dx + rr * math.cos(math.tau * k / 9),
                    y - tall * dy + rr * 0.82 * math.sin(math.tau * k / 9),
                )
            )
        p.shape(smooth_d(crown, True), mix(colour, "#2F5634", p.rng.random() * 0.35), 0.9)
        for k in range(3):
            marks.append(
                arc_d(
                    x + tall * (dx - r * 0.5 + k * r * 0.4),
                    y - tall * dy + p.between(-0.3, 0.3) * tall * r,
                    tall * r * 0.26,
                    -tall * r * 0.16,
                )
            )
    if detail:
        p.hatch(marks)


def _palm(p: Picture, x: float, y: float, tall: float, colour: str) -> None:
    """A leaning palm."""
    lean = p.between(-0.22, 0.22) * tall
    tx, ty = x + lean, y - tall
    p.cased(
        f"M{num(x)} {num(y)}Q{num(x + lean * 0.1)} {num(y - tall * 0.6)} {num(tx)} {num(ty)}",
        "#8A6440",
        tall * 0.05,
    )
    fronds = ribs = ""
    for angle in (-165, -140, -108, -72, -40, -15, 8):
        a = math.radians(angle + p.between(-7, 7))
        long = tall * p.between(0.36, 0.46)
        ex, ey = tx + long * math.cos(a), ty + long * math.sin(a) + long * 0.3
        mx, my = tx + long * 0.55 * math.cos(a), ty + long * 0.75 * math.sin(a) - long * 0.16
        fronds += f"M{num(tx)} {num(ty)}Q{num(mx)} {num(my - long * 0.1)} {num(ex)} {num(ey)}Q{num(mx)} {num(my + long * 0.16)} {num(tx)} {num(ty)}Z"
        ribs += f"M{num(tx)} {num(ty)}Q{num(mx)} {num(my)} {num(ex)} {num(ey)}"
    p.shape(fronds, colour, 0.9)
    p.hatch((ribs,), mix(colour, p.ink, 0.5), 0.5)
    p.dots(((tx + d, ty + 3, 3) for d in (-4, 3)), "#7A4E2C")


def tree_line(p: Picture) -> None:
    """A wood along the horizon."""
    for k in range(12):
        tree(
            p,
            p.w * (k + 0.3) / 11 + p.between(-8, 8),
            p.horizon + p.h * 0.09,
            p.tall(0.26, 0.42),
            _green(p, 0),
            k % 2 == 0,
        )


def canopy(p: Picture) -> None:
    """Jungle in three receding layers of crowns."""
    for k in range(3):
        y = p.horizon - p.h * (0.16 - 0.1 * k)
        d, x = f"M-20 {num(p.h)}V{num(y)}", -20.0
        while x < p.w + 20:
            r = p.between(12, 22) + 4 * k
            d += f"a{num(r)} {num(r * p.between(0.8, 1.1))} 0 0 1 {num(r * 1.7)} {num(p.between(-5, 5))}"
            x += r * 1.7
        p.shape(d + f"V{num(p.h)}Z", mix(_green(p, 0), p.sky[1], 0.5 - 0.22 * k), 0.9)
        p.hatch(
            (arc_d(p.wide(0, 1), y + p.between(-4, p.h * 0.1), p.between(6, 13), 5) for _ in range(14)),
            width=0.6,
            opacity=0.7,
        )
    for _ in range(3):
        _palm(p, p.wide(0.05, 0.95), p.horizon + p.h * 0.05, p.tall(0.34, 0.46), _green(p, 0))


def cypress_hills(p: Picture) -> None:
    """Rolling hills with slender trees and bushes."""
    for k in range(3):
        y = p.horizon - p.h * (0.14 - 0.1 * k)
        p.shape(hill_d(p, y, 0.05, 4), mix(_green(p, 0), p.sky[0], 0.5 - 0.2 * k))
        for _ in range(4):
            x, tall = p.wide(0.03, 0.97), p.tall(0.14, 0.26)
            base = y + p.h * 0.06
            spire = [
                (x - tall * 0.12, base),
                (x - tall * 0.14, base - tall * 0.5),
                (x, base - tall),
                (x + tall * 0.14, base - tall * 0.5),
                (x + tall * 0.12, base),
            ]
            p.shape(smooth_d(spire) + "Z", mix(_green(p, 1), p.ink, 0.15), 0.8)


def tall_grass(p: Picture) -> None:
    """A meadow that fills the distance, with seed heads."""
    blades, heads = "", []
    for k in range(60):
        x, tall = p.w * k / 58 + p.between(-4, 4), p.tall(0.12, 0.3)
        bend = p.between(-16, 16)
        base = p.horizon + p.h * 0.08
        blades += f"M{num(x)} {num(base)}Q{num(x)} {num(base - tall * 0.6)} {num(x + bend)} {num(base - tall)}"
        if k % 4 == 0:
            heads.append((x + bend, base - tall, 3.4))
    p.stroke(blades, mix(_green(p, 0), p.ink, 0.25), 1.4)
    p.dots(heads, p.shade("#C9A24B", "#8C8AA8"))


def three_trees(p: Picture) -> None:
    """Three large trees."""
    for at in sorted(p.rng.sample((0.12, 0.3, 0.5, 0.7, 0.88), 3)):
        tree(p, p.w * at, p.horizon + p.h * p.between(0.18, 0.26), p.tall(0.44, 0.6) * p.big, _green(p, 1))


def great_tree(p: Picture) -> None:
    """One ancient tree with roots and a wide crown."""
    x, y, tall = p.w * p.fx, p.horizon + p.h * 0.24, p.h * 0.74 * min(p.big, 1.12)
    trunk = (
        f"M{num(x - tall * 0.26)} {num(y + 4)}C{num(x - tall * 0.1)} {num(y - tall * 0.06)} {num(x - tall * 0.12)} {num(y - tall * 0.3)} {num(x - tall * 0.2)} {num(y - tall * 0.6)}"
        f"L{num(x - tall * 0.02)} {num(y - tall * 0.46)}L{num(x + tall * 0.16)} {num(y - tall * 0.64)}"
        f"C{num(x + tall * 0.1)} {num(y - tall * 0.3)} {num(x + tall * 0.1)} {num(y - tall * 0.08)} {num(x + tall * 0.28)} {num(y + 4)}"
        f"L{num(x + tall * 0.08)} {num(y - tall * 0.02)}L{num(x)} {num(y + 5)}L{num(x - tall * 0.08)} {num(y - tall * 0.02)}Z"
    )
    p.shape(trunk, p.shade("#7A5538", "#4A3A40"))
    p.hatch(
        (
            f"M{num(x + d)} {num(y - tall * 0.08)}q{num(-d * 0.4)} {num(-tall * 0.16)} 0 {num(-tall * 0.3)}"
            for d in (-tall * 0.07, -1, tall * 0.05)
        ),
        width=0.7,
    )
    tone = _green(p, 1)
    for dx, dy, r in (
        (-0.42, 0.6, 0.2),
        (0.42, 0.62, 0.2),
        (-0.2, 0.72, 0.24),
        (0.22, 0.74, 0.24),
        (0.0, 0.84, 0.24),
        (0.0, 0.64, 0.18),
    ):
        crown = [
            (
                x + tall * dx + tall * r * 1.25 * p.between(0.9, 1.1) * math.cos(math.tau * k / 11),
                y - tall * dy + tall * r * 0.72 * p.between(0.88, 1.12) * math.sin(math.tau * k / 11),
            )
            for k in range(11)
        ]
        p.shape(smooth_d(crown, True), mix(tone, "#2F5634", p.rng.random() * 0.4), 0.9)
        p.hatch(
            arc_d(
                x + tall * (dx - r * 0.8 + 0.3 * r * k),
                y - tall * dy + p.between(-0.3, 0.3) * tall * r,
                tall * r * 0.24,
                -4,
            )
            for k in range(5)
        )


def palms(p: Picture) -> None:
    """A group of palms."""
    for at in sorted(p.rng.sample((0.1, 0.26, 0.44, 0.6, 0.78, 0.92), 4)):
        _palm(p, p.w * at, p.horizon + p.h * p.between(0.16, 0.26), p.tall(0.42, 0.62) * p.big, _green(p, 1))


def thorns(p: Picture) -> None:
    """Arching brambles with thorns."""
    spikes = ""
    for k in range(6):
        x0, x1 = p.wide(-0.1, 0.5), p.wide(0.5, 1.1)
        peak, base = p.tall(0.3, 0.62), p.h * 1.02
        cane = [(x0 + (x1 - x0) * t, base - (base - peak) * 4 * t * (1 - t)) for t in (j / 10 for j in range(11))]
        p.cased(smooth_d(cane), p.shade("#7C5B45", "#5A4658") if k % 2 else _green(p, 1), 4.2)
        for i in range(1, 10):
            (ax, ay), (bx, by) = cane[i - 1], cane[i + 1]
            length = math.hypot(bx - ax, by - ay) or 1
            nx, ny = (by - ay) / length, -(bx - ax) / length
            flip = 1 if i % 2 else -1
            cx, cy = cane[i]
            spikes += line_d([(cx - 3, cy), (cx + nx * 11 * flip, cy + ny * 11 * flip), (cx + 3, cy)])
    p.shape(spikes, p.shade("#A98A62", "#8A7488"), 0.6)


def _fern(p: Picture, x: float, y: float, long: float, angle: float, bend: float, colour: str) -> None:
    """One fern frond: two merged rows of leaves."""
    count, a, px, py = 14, angle, x, y
    spine = []
    for _ in range(count + 1):
        spine.append((px, py, a))
        px, py, a = px + long / count * math.cos(a), py + long / count * math.sin(a), a + bend / count
    p.stroke(smooth_d([(s[0], s[1]) for s in spine]), p.ink, 1.7)
    rows = {1: "", -1: ""}
    for k in range(2, count + 1):
        sx, sy, sa = spine[k]
        leaf = long * 0.3 * max(0.0, math.sin(math.pi * (0.12 + 0.86 * (1 - k / (count + 1))))) ** 0.8 + 3
        for side in (1, -1):
            b = sa + side
            ex, ey = sx + leaf * math.cos(b), sy + leaf * math.sin(b)
            nx, ny = -math.sin(b) * leaf * 0.2, math.cos(b) * leaf * 0.2
            mx, my = sx + leaf * 0.45 * math.cos(b), sy + leaf * 0.45 * math.sin(b)
            rows[side] += (
                f"M{num(sx)} {num(sy)}Q{num(mx + nx)} {num(my + ny)} {num(ex)} {num(ey)}Q{num(mx - nx)} {num(my - ny)} {num(sx)} {num(sy)}Z"
            )
    p.shape(rows[1], colour, 0.65)
    p.shape(rows[-1], mix(colour, "#21402A", 0.3), 0.65)


def ferns(p: Picture) -> None:
    """Fern fronds from both lower corners."""
    for side, at in ((1, -0.02), (-1, 1.02)):
        for k in range(3):
            angle = -math.pi / 2 + side * p.between(0.05, 0.35) + side * 0.3 * k
            _fern(
                p,
                p.w * (at + side * 0.05 * k),
                p.h * 1.04,
                p.tall(0.6, 0.95) * (1 - 0.12 * k) * min(p.big, 1.1),
                angle,
                side * p.between(0.5, 1.1),
                _green(p, 2),
            )


def _broad_leaf(p: Picture, x: float, y: float, long: float, angle: float, colour: str) -> None:
    """One banana leaf with slits."""
    tip = polar(x, y, long, angle)
    nx, ny = -math.sin(angle), math.cos(angle)
    wide = long * 0.24
    m = polar(x, y, long * 0.45, angle)
    d = (
        f"M{num(x)} {num(y)}Q{num(m[0] + nx * wide * 1.5)} {num(m[1] + ny * wide * 1.5)} {num(tip[0])} {num(tip[1])}"
        f"Q{num(m[0] - nx * wide * 1.5)} {num(m[1] - ny * wide * 1.5)} {num(x)} {num(y)}Z"
    )
    p.shape(d, colour)
    half = f"M{num(x)} {num(y)}Q{num(m[0] + nx * wide * 1.5)} {num(m[1] + ny * wide * 1.5)} {num(tip[0])} {num(tip[1])}Z"
    p.add(path(half, mix(colour, "#21402A", 0.35), opacity=0.7))
    veins = seg_d(x, y, *tip)
    for k in range(1, 8):
        t = k / 8.5
        c, reach = polar(x, y, long * t, angle), wide * 1.25 * math.sin(math.pi * t) * 0.72
        for s in (1, -1):
            veins += seg_d(
                c[0],
                c[1],
                c[0] + nx * reach * s + math.cos(angle) * 9,
                c[1] + ny * reach * s + math.sin(angle) * 9,
            )
    p.stroke(veins, mix(colour, p.ink, 0.6), 0.6)


def broad_leaves(p: Picture) -> None:
    """Large leaves reaching in from the corners."""
    for side, at in ((1, -0.03), (-1, 1.03)):
        for k in range(4):
            angle = -math.pi / 2 + side * (0.1 + 0.36 * k) + p.between(-0.1, 0.1)
            _broad_leaf(
                p,
                p.w * at,
                p.h * (1.06 - 0.04 * k),
                p.tall(0.5, 0.9) * (1 - 0.08 * k) * min(p.big, 1.1),
                angle,
                _green(p, 2),
            )


def vines(p: Picture) -> None:
    """Lianas hanging from above, leafy, with a few flowers."""
    leaves, blossoms = "", []
    for k in range(7):
        x = p.w * (0.03 + 0.155 * k) + p.between(-8, 8)
        edge = abs(x / p.w - 0.5) * 2
        long = p.h * (0.25 + 0.6 * edge) * p.between(0.8, 1.1) * min(p.big, 1.1)
        line = [(x + math.sin(j * 1.1 + k) * 7, -6 + long * j / 7) for j in range(8)]
        p.cased(smooth_d(line), _green(p, 2), 2)
        for j, (a, b) in enumerate(line[1:]):
            s = 1 if j % 2 else -1
            leaves += f"M{num(a)} {num(b)}q{num(s * 5)} -9 {num(s * 16)} -4q{num(-s * 4)} 9 {num(-s * 16)} 4Z"
        if p.rng.random() < 0.5:
            blossoms.append((line[-1][0], line[-1][1] + 3))
    p.shape(leaves, _green(p, 2), 0.7)
    for x, y in blossoms:
        p.shape(
            "".join(
                f"M{num(x)} {num(y)}q{num(6 * math.cos(a) - 3)} {num(6 * math.sin(a) - 3)} {num(9 * math.cos(a))} {num(9 * math.sin(a))}q{num(-3 * math.cos(a) + 4)} {num(-6 * math.sin(a) + 3)} {num(-9 * math.cos(a))} {num(-9 * math.sin(a))}z"
                for a in (0.3, 1.55, 2.8, 4.0, 5.3)
            ),
            "#E58AA0",
            0.6,
        )
        p.dots(((x, y, 2.2),), "#F7D767")


def undergrowth(p: Picture) -> None:
    """Grass, flowers and mushrooms along the lower edge."""
    tuft = ""
    for _ in range(34):
        x, tall = p.wide(-0.02, 1.02), p.tall(0.1, 0.3) * (0.6 + abs(p.rng.random() - 0.5))
        bend = p.between(-14, 14)
        tuft += f"M{num(x - 3)} {num(p.h + 5)}Q{num(x)} {num(p.h - tall * 0.5)} {num(x + bend)} {num(p.h - tall)}Q{num(x + 4)} {num(p.h - tall * 0.4)} {num(x + 4)} {num(p.h + 5)}Z"
    p.shape(tuft, _green(p, 2), 0.7)
    for k in range(5):
        x, tall = p.w * (0.08 + 0.2 * k) + p.between(-14, 14), p.tall(0.16, 0.34)
        y = p.h - tall
        if p.rng.random() < 0.5:
            r = p.between(9, 15)
            p.shape(
                f"M{num(x - r * 0.25)} {num(p.h + 5)}L{num(x - r * 0.2)} {num(y)}h{num(r * 0.4)}L{num(x + r * 0.3)} {num(p.h + 5)}Z",
                "#F1E6CD",
            )
            p.shape(
                f"M{num(x - r)} {num(y + 3)}C{num(x - r)} {num(y - r * 1.1)} {num(x + r)} {num(y - r * 1.1)} {num(x + r)} {num(y + 3)}Q{num(x)} {num(y + 7)} {num(x - r)} {num(y + 3)}Z",
                p.rng.choice(("#B8452F", "#C08A3E", "#7A5B8C")),
            )
            p.dots(((x + d * r, y - r * 0.3 * (1 - abs(d)), 1.8) for d in (-0.5, 0.0, 0.45)), "#FBF3E0")
        else:
            p.cased(seg_d(x, p.h + 4, x + 3, y), _green(p, 2), 1.6)
            p.shape(
                "".join(
                    f"M{num(x + 3)} {num(y)}q{num(8 * math.cos(a - 0.5))} {num(8 * math.sin(a - 0.5))} {num(11 * math.cos(a))} {num(11 * math.sin(a))}q{num(-3 * math.cos(a - 0.9))} {num(-3 * math.sin(a - 0.9))} {num(-11 * math.cos(a))} {num(-11 * math.sin(a))}z"
                    for a in (k * 1.0472 for k in range(6))
                ),
                p.rng.choice(("#E9B44C", "#E58AA0", "#F4F0DC", "#8FA0D8")),
                0.6,
            )
            p.circle(x + 3, y, 3, "#7A4E2C", 0.4)


PLANT: Forms = {
    "back": (tree_line, canopy, cypress_hills, tall_grass),
    "middle": (three_trees, great_tree, palms, thorns),
    "front": (ferns, broad_leaves, vines, undergrowth),
}
