"""The people of the island in pictures of powers: dahan at what they do, invaders and what becomes of them.

Each form stands round `p.fx` (0 to 1 of the width) on the land, `p.big` times its usual size.
"""

from __future__ import annotations

from scenes.draw.motifs.people import Dress, person
from scenes.draw.motifs.picture import Form, Picture, arc_d, seg_d
from scenes.draw.svg import line_d, num
from scenes.draw.theme import mix

Placed = tuple[float, float, float, str, int, str]  # across and down (parts of the sheet's height), size, pose, way, prop


DAHAN = tuple(Dress(skin, cloth, trim) for skin, cloth, trim in (
    ("#8A5A3E", "#C2553A", "#F0D9A0"), ("#7A4C34", "#2F7F7A", "#F3C45A"), ("#9A6A48", "#D39A32", "#F6EFDC"),
    ("#6E4430", "#7A4B86", "#F0D9A0"), ("#8F6044", "#4E7D4A", "#F3C45A"),
))  # fmt: skip
SETTLERS = tuple(Dress(skin, cloth, trim, hair, True, skirt, True, legs) for skin, cloth, trim, hair, skirt, legs in (
    ("#E3BE9E", "#3F5878", "#E9E2D2", "#6B4A33", False, "#6A5A4A"), ("#D9AF8C", "#7A4A3C", "#F0E6CE", "#3A2A22", False, "#3E4650"),
    ("#E8C8AC", "#6E5A86", "#F3ECDD", "#A8743A", True, "#5A4A3E"), ("#DDB594", "#50684E", "#EDE2C8", "#2E241F", False, "#55483C"),
    ("#E3BE9E", "#8C6A3A", "#F3ECDD", "#8A8078", True, "#4A4038"),
))  # fmt: skip
SHADES = tuple(Dress("#B9C8DC", "#8FA6C8", "#DDE8F4", "#9FB2CE") for _ in range(3))


def _stand(p: Picture, dresses: tuple[Dress, ...], who: tuple[Placed, ...]) -> None:
    """Several figures, the farthest first; which dress each wears is the picture's own chance."""
    first = p.rng.randrange(len(dresses))
    for n, (across, down, size, pose, way, prop) in enumerate(sorted(who, key=lambda one: one[1])):
        x = p.w * p.fx + across * p.h * p.big
        person(p, x, p.h * down, p.h * size * p.big, pose, dresses[(first + n * 2) % len(dresses)], way, prop)


def _of(dresses: tuple[Dress, ...], *who: Placed) -> Form:
    def form(p: Picture) -> None:
        _stand(p, dresses, who)

    return form


def hut(p: Picture, x: float, base: float, tall: float, torn: bool = False) -> None:
    """A round dahan house under a roof of reed."""
    wide, reed = tall * 0.62, p.shade("#C79A55", "#8C6E48", 0.12)
    p.shape(
        f"M{num(x - wide * 0.72)} {num(base)}V{num(base - tall * 0.42)}H{num(x + wide * 0.72)}V{num(base)}Z",
        p.shade("#D9BE92", "#9A8468"),
    )
    p.shape(f"M{num(x - wide * 0.2)} {num(base)}V{num(base - tall * 0.24)}Q{num(x)} {num(base - tall * 0.38)} {num(x + wide * 0.2)} {num(base - tall * 0.24)}V{num(base)}Z",
            p.shade("#5A4334", "#F3B85A"), 0.8)  # fmt: skip
    roof = f"M{num(x - wide)} {num(base - tall * 0.36)}Q{num(x - wide * 0.4)} {num(base - tall * 0.6)} {num(x)} {num(base - tall)}Q{num(x + wide * 0.4)} {num(base - tall * 0.6)} {num(x + wide)} {num(base - tall * 0.36)}Q{num(x)} {num(base - tall * 0.26)} {num(x - wide)} {num(base - tall * 0.36)}Z"
    p.shape(roof, reed)
    p.hatch(
        seg_d(x + wide * t * 0.25, base - tall * 0.86, x + wide * t, base - tall * 0.4) for t in (-0.8, -0.5, -0.2, 0.2, 0.5, 0.8)
    )
    if torn:
        p.shape(
            line_d(
                [(x + wide * 0.3, base - tall * 0.5), (x + wide * 0.6, base - tall * 0.66), (x + wide * 0.7, base - tall * 0.4)]
            ),
            p.ink,
            0,
        )


def village(p: Picture) -> None:
    """Three houses of the dahan with a fire between them."""
    for away, down, size in ((-0.42, 0.72, 0.3), (0.44, 0.73, 0.32), (0.04, 0.7, 0.27)):
        hut(p, p.w * p.fx + away * p.h * p.big, p.h * down, p.h * size * p.big)


def ghosts(p: Picture) -> None:
    """The dead of the dahan, pale, rising from the ground."""
    p.glow(p.w * p.fx, p.h * 0.6, p.h * 0.7, "#BFD6F2", 0.5)
    _stand(p, SHADES, ((-0.5, 0.86, 0.5, "raise", 1, "spear"), (0.5, 0.88, 0.52, "raise", -1, "spear"), (0.0, 0.9, 0.6, "point", -1, ""),
                       (-0.95, 0.84, 0.4, "stand", 1, "spear"), (0.98, 0.84, 0.4, "guard", -1, "spear")))  # fmt: skip
    _veil(p, "#DDE8F4", 0.86)


def _veil(p: Picture, tone: str, top: float) -> None:
    for n in range(4):
        y = p.h * (top + 0.045 * n)
        p.stroke(
            "".join(
                arc_d(x, y, p.w * 0.26, p.between(-5, 6)) for x in (p.w * (0.25 * k - 0.08 + 0.06 * (n % 2)) for k in range(5))
            ),
            tone,
            4.5 - n * 0.5,
            0.42,
        )


def canoe(p: Picture) -> None:
    """Two dahan in a boat."""
    x, y, k = p.w * p.fx, p.h * 0.84, p.h * 0.0052 * p.big
    for away, way in ((-26, 1), (22, 1)):
        person(p, x + away * k, y + 4 * k, p.h * 0.38 * p.big, "sit", DAHAN[(away > 0) + p.rng.randrange(3)], way, "staff")
    p.shape(f"M{num(x - 78 * k)} {num(y - 12 * k)}Q{num(x - 60 * k)} {num(y + 12 * k)} {num(x)} {num(y + 13 * k)}Q{num(x + 60 * k)} {num(y + 12 * k)} {num(x + 82 * k)} {num(y - 16 * k)}"
            f"Q{num(x + 50 * k)} {num(y - 2 * k)} {num(x)} {num(y - 2 * k)}Q{num(x - 50 * k)} {num(y - 2 * k)} {num(x - 78 * k)} {num(y - 12 * k)}Z", p.shade("#8A5A34", "#5A4038"))  # fmt: skip
    p.hatch([arc_d(x - 60 * k, y + 4 * k, 120 * k, -6 * k)], p.shade("#F0D9A0", "#C9A24B"), 1.0)


def drowning(p: Picture) -> None:
    """Invaders who call from the water."""
    _stand(p, SETTLERS, ((-0.5, 1.16, 0.5, "sink", 1, ""), (0.2, 1.12, 0.42, "sink", -1, ""), (0.75, 1.18, 0.52, "sink", -1, "")))
    _surf(p, 0.84)


def wading(p: Picture) -> None:
    """Dahan up to the hips in the stream, fishing."""
    _stand(p, DAHAN, ((-0.42, 1.1, 0.6, "throw", 1, "spear"), (0.42, 1.06, 0.55, "bend", -1, "basket")))
    _surf(p, 0.86)


def _surf(p: Picture, top: float) -> None:
    tone = p.shade("#4E93B4", "#2C5C86")
    for n in range(3):
        y = p.h * (top + 0.07 * n)
        d = f"M-8 {num(y)}" + "".join(f"q{num(p.w / 18)} {num(-7 if k % 2 else 5)} {num(p.w / 9)} 0" for k in range(10))
        p.shape(f"{d}V{num(p.h + 8)}H-8Z", mix(tone, p.ink, 0.09 * n))
    p.hatch(
        (arc_d(p.wide(0, 0.9), p.h * (top + 0.06 + 0.1 * p.rng.random()), p.between(12, 26), 3) for _ in range(8)),
        "#E8F2EC",
        0.9,
        0.7,
    )


def asleep(p: Picture) -> None:
    """Dahan asleep, a dream rising from them."""
    _stand(p, DAHAN, ((-0.46, 0.95, 0.56, "lie", 1, ""), (0.62, 0.9, 0.5, "lie", -1, "")))
    x, y = p.w * p.fx, p.h * 0.72
    for away, up, r in ((0.0, 0.0, 5), (0.08, 0.12, 8), (0.22, 0.27, 12)):
        p.circle(x + away * p.h, y - up * p.h, r * p.h / 180, "#E6EAF6", 0.8, 0.92)


def quarrel(p: Picture) -> None:
    """Settlers who turn from each other, their house torn in two."""
    x, base, k = p.w * p.fx, p.h * 0.8, p.h * 0.0052 * p.big
    for way in (-1, 1):
        wall = [
            (x + way * 9 * k, base),
            (x + way * 46 * k, base),
            (x + way * 46 * k, base - 48 * k),
            (x + way * 16 * k, base - 76 * k),
            (x + way * 4 * k, base - 50 * k),
            (x + way * 16 * k, base - 26 * k),
        ]
        p.shape(line_d(wall), p.shade("#E3D2B0", "#8A7A82"))
        p.shape(
            line_d(
                [
                    (x + way * 54 * k, base - 44 * k),
                    (x + way * 18 * k, base - 84 * k),
                    (x + way * 12 * k, base - 72 * k),
                    (x + way * 46 * k, base - 38 * k),
                ]
            ),
            p.shade("#A8503C", "#6A3A44"),
        )
        p.shape(
            line_d(
                [
                    (x + way * 26 * k, base - 14 * k),
                    (x + way * 38 * k, base - 14 * k),
                    (x + way * 38 * k, base - 30 * k),
                    (x + way * 26 * k, base - 30 * k),
                ]
            ),
            p.ink,
            0.8,
        )
    _stand(
        p,
        SETTLERS,
        ((-0.55, 0.96, 0.52, "point", -1, ""), (0.55, 0.96, 0.52, "walk", 1, "pack"), (-0.95, 0.97, 0.42, "bow", -1, "")),
    )


FOLK: dict[str, Form] = {
    "dahan-guard": _of(DAHAN, (-0.34, 0.95, 0.58, "guard", 1, "spear"), (0.34, 0.96, 0.6, "guard", 1, "spear"), (0.0, 0.9, 0.52, "stand", 1, "spear")),
    "dahan-dance": _of(DAHAN, (-0.5, 0.95, 0.56, "dance", 1, ""), (0.5, 0.95, 0.56, "dance", -1, "mask"), (0.0, 0.88, 0.46, "leap", 1, "")),
    "dahan-drums": _of(DAHAN, (-0.42, 0.95, 0.62, "sit", 1, "drum"), (0.46, 0.95, 0.6, "sit", -1, "drum")),
    "dahan-hunt": _of(DAHAN, (-0.5, 0.94, 0.56, "run", 1, "spear"), (0.16, 0.97, 0.6, "throw", 1, "spear")),
    "dahan-charge": _of(DAHAN, (-0.62, 0.95, 0.56, "run", 1, "spear"), (0.0, 0.9, 0.5, "leap", 1, "spear"), (0.5, 0.97, 0.6, "run", 1, "axe")),
    "dahan-ambush": _of(DAHAN, (-0.5, 0.97, 0.62, "crouch", 1, "spear"), (0.5, 0.98, 0.62, "crouch", -1, "spear")),
    "dahan-walk": _of(DAHAN, (-0.66, 0.9, 0.46, "walk", 1, "pack"), (-0.06, 0.93, 0.52, "walk", 1, "staff"), (0.56, 0.97, 0.58, "walk", 1, "pack")),
    "dahan-tend": _of(DAHAN, (-0.44, 0.96, 0.58, "bend", 1, ""), (0.36, 0.94, 0.52, "kneel", -1, "basket")),
    "dahan-kneel": _of(DAHAN, (-0.36, 0.96, 0.58, "kneel", 1, ""), (0.4, 0.95, 0.54, "bow", -1, "")),
    "dahan-listen": _of(DAHAN, (-0.3, 0.95, 0.56, "kneel", 1, ""), (0.3, 0.93, 0.54, "stand", -1, "staff")),
    "dahan-cheer": _of(DAHAN, (-0.5, 0.95, 0.54, "raise", 1, "spear"), (0.0, 0.91, 0.5, "raise", 1, "torch"), (0.5, 0.96, 0.56, "raise", -1, "axe")),
    "dahan-torches": _of(DAHAN, (-0.45, 0.95, 0.56, "walk", 1, "torch"), (0.4, 0.97, 0.6, "stand", -1, "torch")),
    "dahan-herder": _of(DAHAN, (0.0, 0.96, 0.62, "point", 1, "staff")),
    "dahan-one": _of(DAHAN, (0.0, 0.96, 0.62, "guard", 1, "spear")),
    "dahan-dreamer": asleep,
    "dahan-fish": wading,
    "dahan-canoe": canoe,
    "dahan-ghosts": ghosts,
    "dahan-village": village,
    "explorers-flee": _of(SETTLERS, (-0.58, 0.94, 0.52, "flee", -1, ""), (0.04, 0.97, 0.56, "flee", -1, "pack"), (0.6, 0.92, 0.46, "run", -1, "")),
    "explorers-scatter": _of(SETTLERS, (-0.62, 0.95, 0.54, "flee", -1, ""), (0.62, 0.95, 0.54, "flee", 1, ""), (0.0, 0.9, 0.46, "fall", 1, "")),
    "explorers-cower": _of(SETTLERS, (-0.4, 0.96, 0.56, "cower", 1, ""), (0.36, 0.95, 0.54, "cower", -1, ""), (0.02, 0.9, 0.46, "kneel", -1, "")),
    "explorers-lost": _of(SETTLERS, (-0.3, 0.95, 0.54, "guard", -1, "lantern"), (0.38, 0.96, 0.56, "walk", 1, "lantern")),
    "explorers-fall": _of(SETTLERS, (-0.4, 0.97, 0.58, "fall", 1, ""), (0.46, 0.93, 0.5, "fall", -1, "")),
    "explorers-weary": _of(SETTLERS, (-0.48, 0.95, 0.54, "bow", 1, "staff"), (0.16, 0.97, 0.58, "sit", -1, ""), (0.72, 0.94, 0.48, "lie", -1, "")),
    "explorers-still": _of(SETTLERS, (-0.5, 0.95, 0.54, "run", 1, "pack"), (0.5, 0.95, 0.54, "point", -1, "axe")),
    "explorer-one": _of(SETTLERS, (0.0, 0.96, 0.6, "stand", 1, "pack")),
    "explorer-sinks": _of(SETTLERS, (0.0, 1.2, 0.6, "sink", 1, "")),
    "explorers-drown": drowning,
    "settlers-joy": _of(SETTLERS, (-0.4, 0.95, 0.52, "walk", 1, "basket"), (0.4, 0.96, 0.54, "raise", -1, "")),
    "settlers-quarrel": quarrel,
}  # fmt: skip
