"""People in pictures: one jointed figure in many poses, told apart by dress and by what they carry.

A figure is 100 units tall when it stands, feet on y = 0, looking right. Angles are degrees from straight down, positive
towards where it looks; a limb is an upper and a lower half.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from scenes.draw.motifs.picture import Picture, arc_d, seg_d
from scenes.draw.svg import Point, line_d, num, smooth_d
from scenes.draw.theme import mix

Limb = tuple[float, float]
THIGH, SHIN, UPPER, FORE, TRUNK, HEAD = 23.0, 24.0, 17.0, 16.0, 30.0, 8.5


class Pose(NamedTuple):
    """How a figure holds itself; the far limbs are those behind its body."""

    lean: float = 2.0
    far_arm: Limb = (-12, -4)
    near_arm: Limb = (14, 26)
    far_leg: Limb = (7, 4)
    near_leg: Limb = (-6, -4)
    nod: float = 0.0  # the head, forwards
    turn: float = 0.0  # the whole figure, about its feet


POSES: dict[str, Pose] = {
    "stand": Pose(),
    "guard": Pose(0, (-10, -2), (28, 62), (10, 6), (-10, -8)),
    "walk": Pose(6, (-30, -8), (26, 46), (24, 8), (-22, -36)),
    "run": Pose(17, (-58, 6), (52, 112), (50, -6), (-36, -82)),
    "flee": Pose(15, (148, 176), (118, 158), (52, -4), (-34, -80), -10),
    "dance": Pose(-7, (-128, -168), (122, 166), (62, -34), (-10, -2), -8),
    "leap": Pose(4, (-120, -150), (130, 150), (70, 4), (-58, -74), -12),
    "throw": Pose(-8, (62, 84), (-150, -196), (34, 16), (-22, -30)),
    "raise": Pose(-5, (-150, -172), (146, 172), (10, 6), (-10, -6), -14),
    "point": Pose(3, (-14, -4), (96, 92), (12, 8), (-10, -6)),
    "kneel": Pose(8, (34, 74), (54, 92), (84, -4), (8, -88), 10),
    "sit": Pose(-2, (22, 74), (34, 96), (78, -58), (70, -74), 6),
    "crouch": Pose(26, (20, 70), (46, 70), (88, -40), (62, -66), -10),
    "cower": Pose(44, (150, 214), (138, 206), (84, -62), (66, -80), 26),
    "bend": Pose(72, (12, 18), (22, 30), (12, 2), (-10, -10), -8),
    "bow": Pose(48, (10, 34), (30, 60), (8, 2), (-6, -6), 16),
    "lie": Pose(0, (10, 20), (30, 50), (6, 2), (-4, -10), 0, -86),
    "fall": Pose(-14, (-140, -168), (112, 140), (58, 40), (22, 58), -22, -34),
    "sink": Pose(0, (-152, -182), (150, 178), (10, 4), (-10, -4), -18),
}


class Dress(NamedTuple):
    """What a figure wears. `coat`: sleeves and a coat; else bare arms, a wrap round the hips and a band in the hair."""

    skin: str = "#8A5A3E"
    cloth: str = "#C2553A"
    trim: str = "#F0D9A0"
    hair: str = "#241A1C"
    coat: bool = False
    skirt: bool = False
    hat: bool = False
    legs: str = "#4A3B34"


def _end(at: Point, length: float, angle: float) -> Point:
    a = math.radians(angle)
    return at[0] + length * math.sin(a), at[1] + length * math.cos(a)


class Figure:
    """One person: the joints in picture units, from which dress and props are drawn."""

    def __init__(self, p: Picture, x: float, y: float, tall: float, pose: Pose, way: int) -> None:
        self.p, self.k, self.way, self.pose = p, tall / 100, way, pose
        hip: Point = (0.0, 0.0)
        neck = _end(hip, TRUNK, 180 - pose.lean)
        head = _end(neck, HEAD + 4.5, 180 - pose.lean - pose.nod)
        shoulder = _end(hip, TRUNK - 3, 180 - pose.lean)
        raw: dict[str, Point] = {"hip": hip, "neck": neck, "head": head, "shoulder": shoulder}
        for name, (upper, lower) in (("far_arm", pose.far_arm), ("near_arm", pose.near_arm)):
            raw[f"{name}_joint"] = _end(shoulder, UPPER, upper)
            raw[f"{name}_end"] = _end(raw[f"{name}_joint"], FORE, lower)
        for name, (upper, lower) in (("far_leg", pose.far_leg), ("near_leg", pose.near_leg)):
            raw[f"{name}_joint"] = _end(hip, THIGH, upper)
            raw[f"{name}_end"] = _end(raw[f"{name}_joint"], SHIN, lower)
        turn = math.radians(pose.turn)
        turned = {name: (a * math.cos(turn) - b * math.sin(turn), a * math.sin(turn) + b * math.cos(turn))
                  for name, (a, b) in raw.items()}  # fmt: skip
        low = max(b for _, b in turned.values()) + (4 if pose.turn else 1)  # what is lowest stands on the ground
        self.at = {name: (x + way * self.k * a, y + self.k * (b - low)) for name, (a, b) in turned.items()}

    def limb(self, name: str, root: str, colour: str, width: float) -> None:
        """An arm or a leg."""
        self.p.cased(line_d([self.at[root], self.at[f"{name}_joint"], self.at[f"{name}_end"]], False), colour, width * self.k)

    def axis(self, up: float, out: float) -> Point:
        """A point on the body: `up` from hip (0) to neck (1), `out` units to the front."""
        (hx, hy), (nx, ny) = self.at["hip"], self.at["neck"]
        dx, dy = nx - hx, ny - hy
        long = math.hypot(dx, dy) or 1.0
        across = (-dy / long * self.k * out * self.way, dx / long * self.k * out * self.way)
        return hx + dx * up + across[0], hy + dy * up + across[1]


def person(p: Picture, x: float, y: float, tall: float, pose: str, dress: Dress, way: int = 1, prop: str = "") -> None:
    """A person with the feet at (x, y); `prop`: a word of `PROPS`."""
    f = Figure(p, x, y, tall, POSES[pose], way)
    if prop and prop in BEHIND:
        PROPS[prop](f, dress)
    shade = mix(dress.skin, p.ink, 0.22)
    sleeve, leg = (dress.cloth, dress.legs) if dress.coat else (dress.skin, dress.skin)
    f.limb("far_arm", "shoulder", mix(sleeve, p.ink, 0.22) if dress.coat else shade, 6.2)
    f.limb("far_leg", "hip", mix(leg, p.ink, 0.22), 7.6)
    f.limb("near_leg", "hip", leg, 7.6)
    _trunk(f, dress)
    _head(f, dress)
    f.limb("near_arm", "shoulder", mix(sleeve, "#FFFFFF", 0.08), 6.2)
    if dress.coat:
        for arm in ("far_arm", "near_arm"):
            p.circle(*f.at[f"{arm}_end"], 3.1 * f.k, dress.skin, 0.7)
    if prop and prop not in BEHIND:
        PROPS[prop](f, dress)


def _trunk(f: Figure, dress: Dress) -> None:
    p = f.p
    body = [f.axis(1.02, -5.5), f.axis(1.02, 5.5), f.axis(0.5, 7), f.axis(-0.05, 6.5), f.axis(-0.05, -6.5), f.axis(0.5, -7)]
    p.shape(smooth_d(body, True), dress.cloth if dress.coat else dress.skin)
    knees = [f.at["far_leg_joint"], f.at["near_leg_joint"]]
    if f.pose.turn:
        knees = [f.axis(-0.55, 5), f.axis(-0.55, -5)]
    long = 1.0 if dress.skirt else 0.72 if dress.coat else 0.62
    hem = [tuple(a + (b - a) * long for a, b in zip(f.at["hip"], knee, strict=True)) for knee in knees]
    hem.sort(key=lambda spot: spot[0] * f.way, reverse=True)
    wide = (8.5 if dress.skirt else 6.5) * f.k * f.way
    front, back = hem
    skirt = [f.axis(0.12, 7), (front[0] + wide, front[1]), (back[0] - wide, back[1]), f.axis(0.12, -7)]
    p.shape(line_d(skirt), dress.cloth)
    p.stroke(seg_d(front[0] + wide * 0.8, front[1] - 2 * f.k, back[0] - wide * 0.8, back[1] - 2 * f.k), dress.trim, 1.1)
    if dress.coat:
        p.stroke(seg_d(*f.axis(0.98, 4), *f.axis(0.1, 4.5)), dress.trim, 0.9)
        p.stroke(seg_d(*f.axis(0.1, -7), *f.axis(0.1, 7)), mix(dress.legs, p.ink, 0.4), 1.3)
    else:
        p.stroke(smooth_d([f.axis(0.97, -4), f.axis(0.72, 1), f.axis(0.97, 5)]), dress.trim, 1.2)


def _head(f: Figure, dress: Dress) -> None:
    p, r = f.p, HEAD * f.k
    x, y = f.at["head"]
    p.cased(seg_d(*f.at["neck"], x, y), dress.skin, 4.4 * f.k)
    p.circle(x, y, r, dress.skin, 0.9)
    w = f.way
    cap = [(x - w * r * 1.02, y + r * 0.35), (x - w * r * 0.95, y - r * 0.6), (x - w * r * 0.1, y - r * 1.14), (x + w * r * 0.9, y - r * 0.55),
           (x + w * r * 0.15, y - r * 0.42), (x - w * r * 0.4, y + r * 0.1)]  # fmt: skip
    p.shape(smooth_d(cap, True), dress.hair, 0.7)
    p.circle(x + w * r * 0.48, y - r * 0.02, max(0.7, r * 0.13), p.ink)
    if dress.hat and dress.skirt:
        p.shape(f"M{num(x - w * r * 1.15)} {num(y + r * 0.6)}Q{num(x - w * r * 1.4)} {num(y - r * 1.5)} {num(x + w * r * 0.5)} {num(y - r * 1.1)}"
                f"Q{num(x - w * r * 0.2)} {num(y - r * 0.4)} {num(x - w * r * 0.3)} {num(y + r * 0.7)}Z", dress.trim, 0.8)  # fmt: skip
    elif dress.hat:
        brim = f"M{num(x - r * 1.9)} {num(y - r * 0.55)}Q{num(x)} {num(y - r * 0.95)} {num(x + r * 1.9)} {num(y - r * 0.55)}"
        p.shape(f"M{num(x - r * 0.95)} {num(y - r * 0.62)}Q{num(x - r * 0.7)} {num(y - r * 1.9)} {num(x)} {num(y - r * 1.75)}"
                f"Q{num(x + r * 0.7)} {num(y - r * 1.9)} {num(x + r * 0.95)} {num(y - r * 0.62)}Z", mix(dress.legs, p.ink, 0.2), 0.8)  # fmt: skip
        p.cased(brim, mix(dress.legs, p.ink, 0.2), 1.6 * f.k)
    else:
        p.stroke(arc_d(x - r * 0.95, y - r * 0.4, r * 1.9, r * 0.35), dress.trim, 1.1)
        p.circle(x - w * r * 0.5, y - r * 1.2, r * 0.46, dress.hair, 0.7)


# ---------------------------------------------------------------- what they carry
def _along(f: Figure, angle: float, back: float, ahead: float) -> tuple[Point, Point]:
    """A straight thing held in the near hand, at this angle of a limb."""
    a = math.radians(angle)
    step = (f.way * math.sin(a) * f.k, math.cos(a) * f.k)
    x, y = f.at["near_arm_end"]
    return (x - step[0] * back, y - step[1] * back), (x + step[0] * ahead, y + step[1] * ahead)


def _shaft(f: Figure, angle: float, back: float, ahead: float, colour: str = "#6B4A33") -> Point:
    tail, tip = _along(f, angle, back, ahead)
    f.p.cased(seg_d(*tail, *tip), colour, 1.7 * f.k)
    return tip


def _spear(f: Figure, _: Dress) -> None:
    aimed = f.pose in (POSES["throw"], POSES["run"], POSES["leap"], POSES["crouch"])
    angle = 100.0 if aimed else 176.0
    tip = _shaft(f, angle, 42, 46)
    _blade(f, tip, angle, 13, 4, "#DCE3E6")


def _blade(f: Figure, tip: Point, angle: float, long: float, half: float, colour: str) -> None:
    a = math.radians(angle)
    ahead = (f.way * math.sin(a) * f.k, math.cos(a) * f.k)
    side = (-ahead[1], ahead[0])
    f.p.shape(line_d([(tip[0] + ahead[0] * long, tip[1] + ahead[1] * long), (tip[0] + side[0] * half, tip[1] + side[1] * half),
                      (tip[0] - side[0] * half, tip[1] - side[1] * half)]), colour, 0.8)  # fmt: skip


def _staff(f: Figure, _: Dress) -> None:
    _shaft(f, 176, 40, 36)


def _torch(f: Figure, _: Dress) -> None:
    tip = _shaft(f, 172, 12, 20)
    x, y, k = tip[0], tip[1], f.k
    f.p.glow(x, y - 4 * k, 26 * k, "#FFC861", 0.7)
    f.p.shape(f"M{num(x - 5 * k)} {num(y)}Q{num(x - 7 * k)} {num(y - 10 * k)} {num(x + k)} {num(y - 20 * k)}Q{num(x + 8 * k)} {num(y - 9 * k)} {num(x + 5 * k)} {num(y)}Z",
              "#F08A32", 0.8)  # fmt: skip


def _lantern(f: Figure, _: Dress) -> None:
    x, y = f.at["near_arm_end"]
    k = f.k
    f.p.glow(x, y + 10 * k, 34 * k, "#FFD987", 0.75)
    f.p.stroke(seg_d(x, y, x, y + 5 * k), f.p.ink, 0.9)
    f.p.shape(
        line_d([(x - 4 * k, y + 5 * k), (x + 4 * k, y + 5 * k), (x + 5 * k, y + 16 * k), (x - 5 * k, y + 16 * k)]), "#F6D06A", 0.9
    )


def _musket(f: Figure, _: Dress) -> None:
    tip = _shaft(f, 104, 16, 30, "#5A4334")
    _shaft(f, 104, 0, 30, "#8D9299")
    f.p.circle(*tip, 1.2 * f.k, f.p.ink)


def _axe(f: Figure, _: Dress) -> None:
    tip = _shaft(f, 150, 14, 26)
    k, w = f.k, f.way
    f.p.shape(line_d([(tip[0], tip[1] - 3 * k), (tip[0] + w * 13 * k, tip[1] - 6 * k), (tip[0] + w * 12 * k, tip[1] + 8 * k), (tip[0], tip[1] + 4 * k)]),
              "#C4CBD0", 0.9)  # fmt: skip


def _pack(f: Figure, dress: Dress) -> None:
    p = f.p
    p.shape(smooth_d([f.axis(0.98, -6), f.axis(0.95, -19), f.axis(0.35, -20), f.axis(0.2, -6)], True), "#9A7A4E")
    p.cased(seg_d(*f.axis(1.08, -6), *f.axis(1.08, -20)), dress.trim, 5 * f.k)


def _basket(f: Figure, _: Dress) -> None:
    (ax, ay), (bx, by) = f.at["near_arm_end"], f.at["far_arm_end"]
    x, y, k = (ax + bx) / 2, (ay + by) / 2, f.k
    p = f.p
    p.dots([(x - 6 * k, y - 1 * k, 4 * k), (x, y - 3 * k, 4.4 * k), (x + 6 * k, y - 1 * k, 4 * k)], "#D9583B")
    p.shape(f"M{num(x - 12 * k)} {num(y)}H{num(x + 12 * k)}L{num(x + 8 * k)} {num(y + 12 * k)}H{num(x - 8 * k)}Z", "#B98A4E", 0.9)
    p.hatch([seg_d(x - 9 * k, y + 4 * k, x + 9 * k, y + 4 * k), seg_d(x - 8 * k, y + 8 * k, x + 8 * k, y + 8 * k)])


def _drum(f: Figure, dress: Dress) -> None:
    x, y = f.at["far_leg_end"][0], f.at["far_leg_end"][1]
    k, w = f.k, f.way
    x += w * 14 * k
    f.p.shape(line_d([(x - 11 * k, y - 24 * k), (x + 11 * k, y - 24 * k), (x + 8 * k, y + k), (x - 8 * k, y + k)]), dress.cloth)
    f.p.shape(smooth_d([(x - 11 * k, y - 24 * k), (x, y - 28 * k), (x + 11 * k, y - 24 * k), (x, y - 20 * k)], True), "#F0E0BE")
    f.p.hatch([seg_d(x - 10 * k + 6 * n * k, y - 22 * k, x - 7 * k + 5 * n * k, y) for n in range(4)], dress.trim, 0.9)


def _mask(f: Figure, dress: Dress) -> None:
    x, y = f.at["head"]
    r, w = HEAD * f.k * 1.25, f.way
    p = f.p
    p.shape(
        smooth_d(
            [
                (x + w * r * 0.1, y - r * 1.2),
                (x + w * r * 1.1, y - r * 0.6),
                (x + w * r * 0.9, y + r * 0.7),
                (x + w * r * 0.3, y + r * 1.1),
            ],
            True,
        ),
        dress.trim,
    )
    p.circle(x + w * r * 0.62, y - r * 0.15, r * 0.2, p.ink)
    for turn in (-0.5, 0.0, 0.5):
        p.stroke(seg_d(x, y - r * 0.8, x + (turn - w * 0.2) * r * 1.6, y - r * 2.4), dress.cloth, 1.6)


def _glowing(f: Figure, _: Dress) -> None:
    f.p.glow(*f.axis(0.6, 0), 66 * f.k, "#FFE9A8", 0.75)


BEHIND = ("pack", "glow")
PROPS = {"spear": _spear, "staff": _staff, "torch": _torch, "lantern": _lantern, "musket": _musket, "axe": _axe, "pack": _pack,
         "basket": _basket, "drum": _drum, "mask": _mask, "glow": _glowing}  # fmt: skip
