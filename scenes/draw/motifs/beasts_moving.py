"""The same animals as in `beasts`, caught in motion: leaping, running, gliding, coiled, rearing. Feet on y = 0, looking right."""

from __future__ import annotations

from collections.abc import Callable

from scenes.draw.motifs.beasts import EYE, boar, cat, fish, heron, lizard, stag, turtle
from scenes.draw.motifs.picture import Form, Picture, arc_d, dot_d
from scenes.draw.svg import line_d, num, path, smooth_d
from scenes.draw.theme import mix

Beast = Callable[[Picture, float, float, float, str, int], None]  # where its feet are, how tall, colour, way


def _box(p: Picture, x: float, y: float, tall: float, box: float, body: str, way: int, turn: float = 0.0) -> None:
    k = tall / box
    spin = f" rotate({num(turn)})" if turn else ""
    p.add(f'<g transform="translate({num(x)} {num(y)}) scale({way * k:.3f} {k:.3f}){spin}">{body}</g>')


def _coat(p: Picture) -> str:
    return p.shade("#8A5A3A", "#5E4A62", 0.2)


def cat_leap(p: Picture) -> None:
    """A spotted cat in the air, claws out."""
    tall, way, tone = p.h * 0.6 * p.big, p.side(), p.shade("#B9793E", "#7A5A6A", 0.15)
    pen = p.pen / (tall / 80)
    shape = (
        "M-66-24C-60-44-40-56-16-56C4-58 20-66 30-76L30-88 38-80 48-82 53-73C58-68 58-62 52-58L44-55C40-50 38-46 34-44"
        "L58-36 70-38 74-32 62-28 44-30 26-34C10-28-8-26-22-28L-40-14-62-4-76-6-78-12-66-14-54-24Z"
    )
    spots = "".join(
        dot_d(a, b, 2.6)
        for a, b in (
            (-50, -34),
            (-38, -44),
            (-24, -48),
            (-8, -44),
            (6, -50),
            (-14, -34),
            (18, -54),
            (-34, -30),
            (4, -36),
            (24, -66),
        )
    )
    body = (
        path("M-62-30C-84-40-92-60-84-78", "none", p.ink, 4.5 + 2 * pen) + path("M-62-30C-84-40-92-60-84-78", "none", tone, 4.5)
        + path("M28-40L48-18 60-14", "none", p.ink, 9 + 2 * pen) + path("M28-40L48-18 60-14", "none", mix(tone, p.ink, 0.2), 9)
        + path(shape, tone, p.ink, pen) + path(spots, p.ink)
        + path("M49-62q5 4 9 1M72-38l6-1M74-34l6 1", "none", p.ink, pen * 0.8) + path(dot_d(46, -72, 2.6), EYE)
    )  # fmt: skip
    _box(p, p.w * (0.34 + 0.32 * p.fx), p.h * 0.9, tall, 80, body, way)


def wolf_run(p: Picture) -> None:
    """Two wolves at full run."""
    for away, down, size in ((0.34, 0.86, 0.36), (-0.14, 0.97, 0.52)):
        tall, tone = p.h * size * p.big, p.shade("#7A7068", "#4A4A66", 0.15)
        pen = p.pen / (tall / 70)
        shape = (
            "M-64-34C-54-48-34-52-10-50C10-50 22-54 32-62L32-74 39-66 46-70 47-62C56-58 66-56 74-50C74-46 70-44 64-44"
            "C58-42 52-40 48-36C42-32 38-30 34-28L54-12 66-8 66-2 52-4 30-22C10-20-8-22-24-26L-40-16-58-14-72-2-80-4-66-22Z"
        )
        body = (
            path("M-62-32C-78-34-92-44-100-40C-96-30-82-24-64-24Z", tone, p.ink, pen)
            + path("M24-26L34-8 46 2M-30-26L-46-6-60 2", "none", p.ink, 7 + 2 * pen) + path("M24-26L34-8 46 2M-30-26L-46-6-60 2", "none", mix(tone, p.ink, 0.25), 7)
            + path(shape, tone, p.ink, pen) + path("M-46-42q8 4 9 12M-26-44q8 4 9 12M-6-44q7 4 8 12M62-46q-6 2-10-1", "none", p.ink, pen * 0.65)
            + path(dot_d(50, -58, 2.2), EYE) + path(dot_d(73, -50, 2), p.ink)
        )  # fmt: skip
        _box(p, p.w * p.fx + away * p.h, p.h * down, tall, 70, body, 1)


def eagle_glide(p: Picture) -> None:
    """A raptor on long wings, seen from the side of its turn."""
    for away, up, size in ((0.0, 0.5, 0.5), (0.9, 0.3, 0.2)):
        tall, tone = p.h * size * p.big, _coat(p)
        pen = p.pen / (tall / 60)
        d = "M-118-26C-84-48-44-50-12-36C-4-42 8-42 14-36C46-58 88-62 126-44L108-40 118-32 98-34 104-24 82-30C58-36 36-28 18-20C16-8 12 2 22 18L8 14 2 22-4 14-18 18C-10 4-10-8-14-20C-40-28-62-28-80-22L-104-16-92-24-116-16Z"
        body = (
            path(d, tone, p.ink, pen) + path("M-90-34Q-56-42-22-30M30-30Q60-44 96-46M-2 6v10M6 4l4 9", "none", p.ink, pen * 0.65)
            + path("M-8-34C-8-48 12-50 14-36C10-30-4-30-8-34Z", "#F6EFDC", p.ink, pen) + path("M0-46l3-10 5 9z", "#E0A23A", p.ink, pen * 0.7)
        )  # fmt: skip
        _box(p, p.w * (0.2 + 0.5 * p.fx) + away * p.h, p.h * (up + 0.1), tall, 82, body, 1, -8)


def owl_fly(p: Picture) -> None:
    """An owl on silent wings, face to us."""
    tall, tone = p.h * 0.56 * p.big, _coat(p)
    pen = p.pen / (tall / 84)
    wing = "M-14-58C-40-84-74-92-112-84L-100-76-116-68-100-64-110-52-92-52-96-40-78-44-74-32-58-40-48-30-36-38-16-30Z"
    side = path(wing, tone, p.ink, pen) + path(
        "M-24-58Q-60-76-96-74M-24-52Q-56-62-90-56M-22-46Q-48-50-70-42", "none", p.ink, pen * 0.65
    )
    face = "".join(
        path(dot_d(s * 9, -62, 9), mix(tone, "#F6EFDC", 0.75), p.ink, pen)
        + path(dot_d(s * 9, -62, 5), "#F3C64E", p.ink, pen * 0.7)
        + path(dot_d(s * 9, -62, 2.4), p.ink)
        for s in (-1, 1)
    )
    body = (
        side + f'<g transform="scale(-1 1)">{side}</g>'
        + path("M-18-66C-22-82-10-86 0-80C10-86 22-82 18-66C24-40 14-14 8-8L0 4-8-8C-14-14-24-40-18-66Z", tone, p.ink, pen)
        + path("M-8-40q4 5 8 0q4 5 8 0M-8-30q4 5 8 0q4 5 8 0M-5-20q2 4 5 0q3 4 5 0", "none", p.ink, pen * 0.8) + face
        + path("M-3-58h6l-3 8z", "#E0A23A", p.ink, pen * 0.7) + path("M-8-8l-4 9M-4-5l-1 9M8-8l4 9M4-5l1 9", "none", "#E0A23A", 2 + pen * 0.4)
    )  # fmt: skip
    _box(p, p.w * (0.3 + 0.4 * p.fx), p.h * 0.74, tall, 90, body, 1)


def snake_coil(p: Picture) -> None:
    """A snake in a coil, risen to strike."""
    tall, way, tone = p.h * 0.72 * p.big, p.side(), p.shade("#6F7F3C", "#4E6A5C", 0.2)
    pen = p.pen / (tall / 100)
    loops = (
        "M-46-8C-46-24 46-24 46-8C46 6-46 6-46-8Z",
        "M-34-22C-34-36 36-36 36-22C36-10-34-10-34-22Z",
        "M-24-35C-24-47 26-47 26-35C26-25-24-25-24-35Z",
    )
    neck = "M8-44C30-56-14-70 0-88C8-98 22-94 28-90"
    body = "".join(path(d, tone, p.ink, pen) for d in loops) + path(
        "M-40-8q40 14 80 0M-28-22q30 12 58 0M-18-35q20 8 38 0",
        "none",
        mix(tone, "#F3D98C", 0.6),
        3.4,
        None,
        'stroke-dasharray="6 8"',
    )
    body += (
        path(neck, "none", p.ink, 12 + 2 * pen) + path(neck, "none", tone, 12)
        + path("M20-102C34-106 50-98 54-88C44-82 30-82 20-84Z", tone, p.ink, pen)
        + path("M54-88l9 3 5-3M63-85l4 5", "none", "#B8321F", 1 + pen * 0.6) + path(dot_d(37, -95, 2.4), EYE)
    )  # fmt: skip
    _box(p, p.w * (0.3 + 0.4 * p.fx), p.h * 0.95, tall, 106, body, way)


def bear_rears(p: Picture) -> None:
    """A bear on its hind legs."""
    tall, way, tone = p.h * 0.82 * p.big, p.side(), p.shade("#7A5236", "#4E4260", 0.15)
    pen = p.pen / (tall / 120)
    shape = (
        "M-30 0L-34-24C-46-44-44-74-26-90C-22-98-18-104-12-108L-14-118-4-114C6-118 16-116 22-108C32-106 40-102 42-96C40-90 32-88 24-90"
        "C24-84 26-78 30-74L54-84 62-92 68-86 66-78 58-72 32-58C34-50 34-40 30-30L34-8 40-4 38 0H18L14-26C6-28-4-28-8-26L-6-4 0 0Z"
    )
    body = (
        path("M14-66L40-60 54-64 60-58 54-50 34-46 14-50Z", mix(tone, p.ink, 0.2), p.ink, pen) + path(shape, tone, p.ink, pen)
        + path("M-24-76q6 8 4 16M-12-82q6 8 4 16M-26-54q6 8 4 16M-12-56q6 8 4 16M2-60q6 8 4 16M-16-34q6 6 4 12", "none", p.ink, pen * 0.65)
        + path("M64-90l5-2M67-84l6 0M66-78l5 3", "none", "#FFF7E0", 1.4 + pen * 0.6) + path("M36-98q6 0 7 4q-4 3-8 0z", p.ink)
        + path(dot_d(16, -106, 2.2), EYE)
    )  # fmt: skip
    _box(p, p.w * (0.34 + 0.3 * p.fx), p.h * 0.96, tall, 120, body, way)


def stags_leap(p: Picture) -> None:
    """Deer in full flight, one behind the other."""
    for away, down, size in ((-0.55, 0.8, 0.34), (0.02, 0.86, 0.44), (0.66, 0.93, 0.54)):
        tall, tone = p.h * size * p.big, p.shade("#A0693C", "#6A5066", 0.2)
        pen = p.pen / (tall / 90)
        shape = (
            "M-58-36C-50-50-30-56-8-54C6-56 16-64 24-78C22-82 20-84 20-88C24-88 28-88 30-86C36-88 44-84 50-78C50-74 46-72 42-72C38-68 36-60 32-52"
            "C30-46 26-42 22-40L44-30 62-32 62-26 44-22 16-34C0-30-18-30-30-34L-52-20-74-18-76-24-60-28Z"
        )
        body = (
            path("M26-86C20-96 10-98 6-108M26-86C28-98 24-104 28-114M28-87C38-92 42-100 50-104", "none", p.ink, 3 + 2 * pen)
            + path("M26-86C20-96 10-98 6-108M26-86C28-98 24-104 28-114M28-87C38-92 42-100 50-104", "none", mix(tone, "#F3E0B8", 0.45), 2.6)
            + path(shape, tone, p.ink, pen) + path("M-44-44q6 5 6 11M-28-48q6 5 6 11M-10-48q6 5 6 11", "none", p.ink, pen * 0.65) + path(dot_d(37, -80, 2), EYE)
        )  # fmt: skip
        _box(p, p.w * p.fx + away * p.h, p.h * down, tall, 100, body, 1)


def lizard_climbs(p: Picture) -> None:
    """A lizard up a leaning stone."""
    x, k, way = p.w * p.fx, p.h / 180, p.side()
    stone = p.shade("#A89A86", "#5C5A72", 0.1)
    p.shape(
        line_d(
            [
                (x - 62 * k, p.h + 4),
                (x - 30 * k, p.h * 0.3),
                (x + 6 * k, p.h * 0.16),
                (x + 30 * k, p.h * 0.34),
                (x + 66 * k, p.h + 4),
            ]
        ),
        stone,
    )
    p.hatch(
        [
            arc_d(x - 30 * k, p.h * 0.5, 18 * k, 4),
            arc_d(x + 6 * k, p.h * 0.64, 20 * k, 4),
            arc_d(x - 40 * k, p.h * 0.8, 22 * k, 4),
            arc_d(x + 10 * k, p.h * 0.3, 12 * k, 3),
        ]
    )
    at = len(p.parts)
    lizard(p, 0, 0, p.h * 0.3 * p.big, p.shade("#7C8A3E", "#8A4A3A", 0.2), way)
    body = "".join(p.parts[at:])
    del p.parts[at:]
    p.add(f'<g transform="translate({num(x)} {num(p.h * 0.62)}) rotate({-64 * way})">{body}</g>')


def crocodile_gapes(p: Picture) -> None:
    """Open jaws that rise from below, wider than what stands before them."""
    x, base, k = p.w * p.fx, p.h + 4, p.h * 0.0062 * p.big
    tone = p.shade("#6E7D48", "#3F5A52", 0.12)
    for way in (-1, 1):
        jaw = [
            (x + way * 18 * k, base),
            (x + way * 30 * k, base - 60 * k),
            (x + way * 54 * k, base - 118 * k),
            (x + way * 74 * k, base - 122 * k),
            (x + way * 92 * k, base - 70 * k),
            (x + way * 96 * k, base),
        ]
        p.shape(smooth_d([*jaw]) + "Z", tone)
        for n in range(6):
            t = 0.1 + 0.15 * n
            ax, ay = x + way * (20 + 34 * t) * k, base - (16 + 100 * t) * k
            p.shape(line_d([(ax, ay + 8 * k), (ax - way * 15 * k, ay - 2 * k), (ax + way * 3 * k, ay - 6 * k)]), "#FFF7E0", 0.8)
        p.hatch(arc_d(x + way * (52 + 8 * (n % 3)) * k, base - (20 + 18 * n) * k, way * 12 * k, 4) for n in range(5))
        p.circle(x + way * 80 * k, base - 104 * k, 6 * k, EYE, 0.9)
        p.circle(x + way * 80 * k, base - 104 * k, 2.4 * k, p.ink)
    p.shape(
        f"M{num(x - 18 * k)} {num(base)}Q{num(x)} {num(base - 34 * k)} {num(x + 18 * k)} {num(base)}Z",
        p.shade("#B8523F", "#7A3A3A"),
    )


def herd(p: Picture) -> None:
    """Boars and deer driven along together."""
    tone = _coat(p)
    for away, down, size, kind in (
        (-0.7, 0.84, 0.3, stag),
        (0.1, 0.86, 0.26, boar),
        (0.75, 0.84, 0.32, stag),
        (-0.3, 0.95, 0.3, boar),
    ):
        kind(p, p.w * p.fx + away * p.h, p.h * down, p.h * size * p.big, mix(tone, p.ink, p.between(0, 0.2)), 1)


def _one(kind: Beast, size: float) -> Form:
    def form(p: Picture) -> None:
        kind(p, p.w * p.fx, p.h * 0.95, p.h * size * p.big, _coat(p), p.side())

    return form


MOVING: dict[str, Form] = {
    "cat-leaps": cat_leap, "wolves-run": wolf_run, "eagle-glides": eagle_glide, "owl-flies": owl_fly,
    "snake-coils": snake_coil, "bear-rears": bear_rears, "stags-leap": stags_leap, "lizard-climbs": lizard_climbs,
    "jaws": crocodile_gapes, "herd": herd, "cat": _one(cat, 0.42), "heron": _one(heron, 0.64), "turtle": _one(turtle, 0.4),
    "fish": _one(fish, 0.5),
}  # fmt: skip
