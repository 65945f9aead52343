"""Animals: outlines in a box about 100 units tall, feet on y = 0, looking right."""

from __future__ import annotations

from collections.abc import Callable

from scenes.draw.motifs.picture import Picture, dot_d
from scenes.draw.svg import num, path
from scenes.draw.theme import mix

EYE = "#F9E7A8"


def _place(p: Picture, x: float, y: float, tall: float, box: float, body: Callable[[float], str], way: int) -> None:
    """Draw `body(pen)` with its feet at (x, y), `tall` units high, facing left if `way` is -1."""
    k = tall / box
    p.add(f'<g transform="translate({num(x)} {num(y)}) scale({way * k:.3f} {k:.3f})">{body(p.pen / k)}</g>')


def _eye(x: float, y: float, r: float = 2.2) -> str:
    return path(dot_d(x, y, r), EYE)


def stag(p: Picture, x: float, y: float, tall: float, colour: str, way: int) -> None:
    """A stag with antlers."""
    shape = (
        "M-44 0L-41-30C-48-38-50-48-46-55C-36-62-8-58 12-60C18-66 20-74 24-82C22-85 19-86 18-89C22-90 26-90 29-88"
        "C34-88 40-84 46-80C47-77 45-74 41-74C36-73 34-70 33-62C32-50 28-42 22-38L24-22 20 0H14L14-24 8-36"
        "C-6-33-18-33-27-36L-33-24-34 0H-40L-41-22-42-26Z"
    )
    antlers = "M27-88C22-98 12-100 8-112M27-88C30-100 26-108 30-118M18-99C12-98 8-102 4-100M28-102C34-104 36-110 40-112M29-88C38-96 42-94 50-104"
    marks = "M-38-52q10 6 12 14M-26-54q8 6 9 14M14-58q8 6 8 16M-46-55l-5 8 5 2"

    def body(pen: float) -> str:
        return (
            path(antlers, "none", p.ink, 3 + 2 * pen)
            + path(antlers, "none", mix(colour, "#F3E0B8", 0.45), 2.6)
            + path(shape, colour, p.ink, pen)
            + path(marks, "none", p.ink, pen * 0.6)
            + _eye(33, -81, 1.9)
        )

    _place(p, x, y, tall, 112, body, way)


def boar(p: Picture, x: float, y: float, tall: float, colour: str, way: int) -> None:
    """A boar with tusk and bristles."""
    shape = (
        "M-52-30C-54-46-40-58-20-60C0-66 18-62 28-54L34-62 38-50C46-46 54-36 60-26C60-21 55-19 50-20"
        "C42-14 36-12 30-14L28 0H20L18-14C4-10-14-12-26-14L-30 0H-38L-40-16C-46-20-51-24-52-30Z"
    )
    bristles = "M-26-59l4-8 4 7 5-8 4 7 5-8 4 7 6-8 4 8 5-7 3 7"
    coat = "M-38-44q4 8 2 14M-26-48q4 8 2 14M-12-50q4 8 2 14M2-50q4 8 2 14M14-46q3 7 1 12"

    def body(pen: float) -> str:
        return (
            path("M-52-34q-9 2-10 12", "none", p.ink, 1.6 + pen)
            + path(bristles, colour, p.ink, pen)
            + path(shape, colour, p.ink, pen)
            + path(coat, "none", p.ink, pen * 0.6)
            + path("M47-20q9 1 9-11", "none", p.ink, 3.4 + pen)
            + path("M47-20q9 1 9-11", "none", "#FFF7E0", 3)
            + path("M59-26l2 4", "none", p.ink, pen)
            + _eye(40, -38, 2.5)
        )

    _place(p, x, y, tall, 68, body, way)


def cat(p: Picture, x: float, y: float, tall: float, colour: str, way: int) -> None:
    """A spotted cat on the prowl."""
    shape = (
        "M-58-22C-50-44-30-50-6-46C10-50 22-52 30-56L32-66 39-59 48-60 52-52C56-46 55-40 49-37C42-35 36-34 32-30"
        "L36-4 42 0H30L22-26C8-22-10-22-22-24L-34-14-30-2-24 0H-38L-46-16C-52-12-58-14-58-22Z"
    )
    spots = "".join(
        dot_d(a, b, 2.4)
        for a, b in (
            (-40, -34),
            (-28, -40),
            (-16, -36),
            (-4, -40),
            (8, -38),
            (-34, -26),
            (-10, -30),
            (18, -44),
            (-48, -26),
            (2, -30),
            (24, -36),
        )
    )
    tail = "M-56-24C-74-26-80-44-72-56"

    def body(pen: float) -> str:
        return (
            path(tail, "none", p.ink, 4.5 + 2 * pen)
            + path(tail, "none", colour, 4.5)
            + path(shape, colour, p.ink, pen)
            + path(spots, p.ink)
            + path("M50-44l6-2M50-42l6 1M47-40q3 2 5 0", "none", p.ink, pen * 0.6)
            + _eye(43, -50, 2.5)
        )

    _place(p, x, y, tall, 66, body, way)


def bear(p: Picture, x: float, y: float, tall: float, colour: str, way: int) -> None:
    """A heavy bear."""
    shape = (
        "M-58 0L-57-22C-66-32-66-48-56-58C-44-70-22-72-4-68C8-76 22-78 30-76C31-84 40-85 42-77C52-74 56-66 68-60"
        "C72-56 70-49 63-48C54-47 49-44 45-38C41-28 42-14 45 0H30C31-10 29-20 24-27C12-22-8-22-22-27C-26-18-27-10-26 0H-42"
        "C-43-8-44-14-47-20L-46 0Z"
    )
    fur = "M-48-52q6 8 4 16M-34-58q6 8 4 16M-18-60q6 8 4 16M-2-58q5 8 3 15M14-60q5 8 2 16M-22-27q0-8 4-12M24-27q-1-6 2-10"

    def body(pen: float) -> str:
        return (
            path(shape, colour, p.ink, pen)
            + path(fur, "none", p.ink, pen * 0.65)
            + path("M60-60q8 0 9 6q-5 4-9 0z", p.ink)
            + path("M54-50q5 2 9 0", "none", p.ink, pen * 0.7)
            + _eye(47, -65, 2.4)
        )

    _place(p, x, y, tall, 80, body, way)


def wolf(p: Picture, x: float, y: float, tall: float, colour: str, way: int) -> None:
    """A wolf sitting and howling."""
    shape = (
        "M-36 0C-48-8-48-28-35-40C-22-51-8-56 1-70C4-79 6-86 13-92L9-104 20-98C26-103 34-111 40-118"
        "C44-117 44-113 42-109C39-103 37-98 36-92C34-84 33-78 31-70C29-56 29-40 28-20L32 0H20L17-24C13-16 10-8 12 0Z"
    )
    tail = "M-34-2C-50 0-60-8-66-20C-54-19-47-18-38-13Z"
    fur = "M4-66q5 5 3 12M10-58q5 5 3 12M16-52q4 6 2 13M-24-40q7 4 8 12M-30-28q8 3 9 11M2-18q-8-8-20-8"

    def body(pen: float) -> str:
        return (
            path(tail, colour, p.ink, pen)
            + path(shape, colour, p.ink, pen)
            + path(fur, "none", p.ink, pen * 0.65)
            + path("M22-93l6-3", "none", p.ink, pen)
        )

    _place(p, x, y, tall, 114, body, way)


def heron(p: Picture, x: float, y: float, tall: float, colour: str, way: int) -> None:
    """A wading bird."""
    shape = (
        "M-30-52C-20-66 0-70 14-64C22-70 20-80 14-90C10-98 14-108 24-108C28-108 30-106 31-103L54-98 31-97"
        "C28-94 25-95 24-91C30-82 36-70 27-58C20-48 0-42-14-46L-46-36C-42-44-36-48-30-52Z"
    )
    legs = "M-2-46L-6-20-4 0M8-47L14-24 8 0M-4 0h9M8 0h9"
    pale = mix(colour, "#F6F0E2", 0.75)

    def body(pen: float) -> str:
        return (
            path(legs, "none", p.ink, 1 + pen)
            + path(shape, pale, p.ink, pen)
            + path("M-26-52C-12-58 4-60 14-54M-18-48C-6-54 4-54 10-50", "none", p.ink, pen * 0.7)
            + path("M31-103L54-98 31-98Z", "#E0A23A", p.ink, pen * 0.8)
            + path("M18-107q-8-3-14 2", "none", p.ink, 1 + pen * 0.6)
            + path(dot_d(25, -103, 1.5), p.ink)
        )

    _place(p, x, y, tall, 108, body, way)


def eagle(p: Picture, x: float, y: float, tall: float, colour: str, way: int) -> None:
    """A raptor with spread wings; (x, y) is below its tail."""
    half = "M0-58C-14-76-34-86-58-82C-76-79-92-66-104-46L-91-53-93-40-79-49-80-36-66-46-65-32-52-42-48-29-37-38C-28-36-16-34-9-30L-15-3-6-8 0 2"
    right = half.replace("M0-58", "M0-58")
    feathers = "M-20-66Q-40-74-62-68M-18-58Q-38-64-56-58M-14-50Q-28-54-42-48M-6-24l-3 14M0-24v16"

    def body(pen: float) -> str:
        wing = path(right + "L0-58Z", colour, p.ink, pen) + path(feathers, "none", p.ink, pen * 0.65)
        mirrored = f'<g transform="scale(-1 1)">{wing}</g>'
        head = path("M-9-56C-10-70-4-76 3-75C10-74 14-69 15-64C11-66 9-65 9-58C6-50-6-50-9-56Z", "#F6EFDC", p.ink, pen)
        beak = path("M9-70C15-70 18-66 17-60C14-64 11-64 8-63Z", "#E0A23A", p.ink, pen * 0.8)
        talons = path("M-7-6q-4 6-2 10M-4-6q-1 6 2 10M7-6q4 6 2 10M4-6q1 6-2 10", "none", "#E0A23A", 1 + pen)
        return talons + wing + mirrored + head + beak + path(dot_d(4, -67, 1.7), p.ink)

    _place(p, x, y, tall, 88, body, way)


def owl(p: Picture, x: float, y: float, tall: float, colour: str, way: int) -> None:
    """An owl on a branch."""
    shape = "M0-96C10-96 20-94 26-100C30-88 30-78 28-70C34-52 32-26 14-12H-14C-32-26-34-52-28-70C-30-78-30-88-26-100C-20-94-10-96 0-96Z"
    chest = "M-12-48q4 6 8 0q4 6 8 0q4 6 8 0M-14-38q4 6 9 0q5 6 10 0q5 6 9 0M-10-28q4 6 10 0q6 6 10 0"
    wings = "M-28-66C-22-48-24-30-14-14M28-66C22-48 24-30 14-14"

    def body(pen: float) -> str:
        branch = path("M-90 4C-40-8 30-12 100-20", "none", p.ink, 8 + 2 * pen) + path(
            "M-90 4C-40-8 30-12 100-20", "none", "#6B4A33", 8
        )
        faces = "".join(
            path(dot_d(s * 11, -76, 10.5), mix(colour, "#F6EFDC", 0.7), p.ink, pen)
            + path(dot_d(s * 11, -76, 6), "#F3C64E", p.ink, pen * 0.7)
            + path(dot_d(s * 11, -76, 2.8), p.ink)
            for s in (-1, 1)
        )
        return (
            branch
            + path(shape, colour, p.ink, pen)
            + path("M-16-56C-18-40-14-24-8-14H8C14-24 18-40 16-56C8-62-8-62-16-56Z", mix(colour, "#F6EFDC", 0.5))
            + path(chest + wings, "none", p.ink, pen * 0.7)
            + faces
            + path("M-4-70L4-70 0-60Z", "#E0A23A", p.ink, pen * 0.7)
            + path("M-10-13v8M-5-13v8M5-13v8M10-13v8", "none", "#E0A23A", 2 + pen * 0.4)
        )

    _place(p, x, y, tall, 104, body, way)


def snake(p: Picture, x: float, y: float, tall: float, colour: str, way: int) -> None:
    """A snake in three bends, head raised."""
    spine = "M-96-6C-76-34-56-28-44-14C-32 2-16 0-6-14C4-30 22-32 32-16C42 0 62-2 62-26C62-46 46-52 48-68C49-78 58-82 66-80"

    def body(pen: float) -> str:
        bands = 'stroke-dasharray="7 11"'
        head = path("M56-86C66-92 82-86 88-78C82-70 66-70 58-74Z", colour, p.ink, pen)
        return (
            path(spine, "none", p.ink, 12 + 2 * pen)
            + path(spine, "none", colour, 12)
            + path(spine, "none", mix(colour, "#F3D98C", 0.6), 5, None, bands)
            + path("M88-78l10 2 5-4M98-76l5 4", "none", "#B8321F", 0.8 + pen * 0.5)
            + head
            + _eye(74, -81, 2.2)
        )

    _place(p, x, y, tall, 90, body, way)


def fish(p: Picture, x: float, y: float, tall: float, colour: str, way: int) -> None:
    """A fish leaping out of a splash."""
    shape = "M-46-20C-34-62 4-92 46-84C50-58 26-22-14-16L-36 6-38-14-58-22Z"
    fins = "M-14-62C-16-78-4-88 10-88L8-80M6-22C16-12 28-12 34-20L24-34"
    scales = "M18-76q-8 6-6 16M6-70q-8 6-6 16M-6-62q-8 6-6 16M8-50q-8 6-6 16M-6-44q-8 6-6 14M20-56q-8 6-6 16"
    drops = "".join(
        dot_d(a, b, r) for a, b, r in ((-56, -40, 3), (-66, -20, 4), (-30, 6, 4), (-14, 2, 3), (-48, 10, 3), (4, -2, 2.6))
    )

    def body(pen: float) -> str:
        return (
            path(fins, mix(colour, "#E8A04E", 0.6), p.ink, pen)
            + path(shape, colour, p.ink, pen)
            + path("M44-82C44-64 26-34-10-20C10-38 22-60 44-82Z", mix(colour, "#F6EFDC", 0.65))
            + path(scales, "none", p.ink, pen * 0.65)
            + path(drops, "#E8F2EC", p.ink, pen * 0.7)
            + path(dot_d(34, -76, 3.6), "#F9E7A8", p.ink, pen * 0.7)
            + path(dot_d(34, -76, 1.5), p.ink)
        )

    _place(p, x, y, tall, 96, body, way)


def turtle(p: Picture, x: float, y: float, tall: float, colour: str, way: int) -> None:
    """A turtle with a patterned shell."""
    shell = "M-50-14C-50-46-26-62 0-62C28-62 46-46 48-16Z"
    plates = "M-18-14L-10-44H12L22-14M-10-44L-20-56M12-44L22-56M-44-30L-15-28M46-30L18-28"
    skin = mix(colour, "#8FA05A", 0.5)

    def body(pen: float) -> str:
        limbs = "M-40-14C-48-4-46 0-34 0C-28 0-26-8-26-14ZM22-14C22-4 26 0 36 0C42 0 42-8 40-14ZM-50-16L-64-8-48-10Z"
        head = "M44-24C52-42 74-44 80-32C82-22 70-16 60-18L46-12Z"
        return (
            path(limbs, skin, p.ink, pen)
            + path(head, skin, p.ink, pen)
            + path(shell, colour, p.ink, pen)
            + path(plates, "none", p.ink, pen * 0.75)
            + path("M-52-14H50", "none", p.ink, pen * 1.4)
            + _eye(68, -33, 2.3)
        )

    _place(p, x, y, tall, 64, body, way)


def crocodile(p: Picture, x: float, y: float, tall: float, colour: str, way: int) -> None:
    """A low, long jaw full of teeth."""
    shape = (
        "M-112-4C-92-10-78-26-56-30L-50-37-46-31-38-38-34-32-26-39-21-33-12-40-8-34 0-39 4-34C10-40 18-42 26-40L30-48"
        "C38-50 44-46 45-40C62-40 84-36 104-38C110-36 110-32 106-30L50-22 106-18C108-12 100-10 94-10L40-8L34 0H22L22-8-28-8-32 0H-44L-46-10C-66-8-88-2-112-4Z"
    )
    teeth = "M58-29l3 6 3-6M68-30l3 6 3-6M78-31l3 6 3-6M88-32l3 6 3-6M62-20l3-6 3 6M72-19l3-6 3 6M82-18l3-6 3 6"
    marks = "M-40-24q5 3 3 8M-24-26q5 3 3 8M-8-27q5 3 3 8M8-28q5 3 3 8M-56-20q5 3 2 7M24-22q10 5 22 3"

    def body(pen: float) -> str:
        return (
            path(shape, colour, p.ink, pen)
            + path("M50-22L104-31 104-18Z", "#B8523F")
            + path(teeth, "#FFF7E0", p.ink, pen * 0.5)
            + path(marks, "none", p.ink, pen * 0.7)
            + _eye(37, -42, 2.6)
            + path(dot_d(101, -35, 1.4), p.ink)
        )

    _place(p, x, y, tall, 50, body, way)


def rat(p: Picture, x: float, y: float, tall: float, colour: str, way: int) -> None:
    """A gnawer with a long tail."""
    shape = "M-42 0C-58-20-40-50-10-50C4-50 14-46 22-42L22-54C30-60 38-54 36-44C46-40 56-28 60-20C62-14 54-11 47-11C40-6 34-4 30-6L32 0H18L14-6-14-4-12 0Z"
    tail = "M-44-4C-70 4-84-8-78-22C-74-32-62-30-64-22"

    def body(pen: float) -> str:
        return (
            path(tail, "none", p.ink, 2.6 + 2 * pen)
            + path(tail, "none", "#D09A86", 2.6)
            + path(shape, colour, p.ink, pen)
            + path("M-30-36q4 8 1 14M-16-42q4 8 1 14M-2-42q4 8 1 14M10-38q3 7 1 12", "none", p.ink, pen * 0.65)
            + path("M50-14l3 6 3-6", "#FFF7E0", p.ink, pen * 0.7)
            + path("M48-18l14-4M48-16l14 2", "none", p.ink, pen * 0.5)
            + _eye(42, -30, 2.6)
        )

    _place(p, x, y, tall, 58, body, way)


def ant(p: Picture, x: float, y: float, tall: float, colour: str, way: int) -> None:
    """An ant with open jaws."""
    legs = "M-6-24L-22-34-34 0M0-24L-4-38-8 0M8-26L24-38 34 0M10-26L36-34 52-2M-8-22L-40-26-56 0"

    def body(pen: float) -> str:
        return (
            path(legs, "none", p.ink, 1.6 + pen * 0.8)
            + path("M-62-30C-62-46-40-50-26-38C-16-30-16-24-24-18C-40-8-62-14-62-30Z", colour, p.ink, pen)
            + path("M-20-28C-14-40 6-40 14-30C8-18-12-16-20-28Z", mix(colour, p.ink, 0.2), p.ink, pen)
            + path("M12-32C14-46 34-50 42-40C46-32 38-22 28-22C20-22 14-26 12-32Z", colour, p.ink, pen)
            + path(
                "M40-36L56-40 54-32M40-30L56-24 52-33M34-46L40-62 50-66M30-46L30-60 36-70",
                "none",
                p.ink,
                1.4 + pen * 0.8,
            )
            + path("M-54-34q8-8 18-4M-50-26q10-6 18-2", "none", mix(colour, "#F6EFDC", 0.5), pen)
            + _eye(34, -38, 2.4)
        )

    _place(p, x, y, tall, 66, body, way)


def moth(p: Picture, x: float, y: float, tall: float, colour: str, way: int) -> None:
    """A moth with eyed wings; (x, y) is below it."""
    wing = "M0-58C-20-92-62-96-70-76C-74-60-52-44-30-42C-52-38-56-16-38-8C-22-2-6-24 0-44Z"

    def body(pen: float) -> str:
        pale = mix(colour, "#F6EFDC", 0.55)
        side = (
            path(wing, pale, p.ink, pen)
            + path(dot_d(-46, -70, 8), colour, p.ink, pen * 0.7)
            + path(dot_d(-46, -70, 3.4), p.ink)
            + path("M-8-54Q-30-66-58-60M-8-46Q-28-34-36-18", "none", p.ink, pen * 0.6)
        )
        mirrored = f'<g transform="scale(-1 1)">{side}</g>'
        return (
            side
            + mirrored
            + path("M-5-66C-5-76 5-76 5-66L3-26 0-14-3-26Z", colour, p.ink, pen)
            + path("M-2-72Q-10-88-22-92M2-72Q10-88 22-92", "none", p.ink, 1 + pen * 0.5)
        )

    _place(p, x, y, tall, 92, body, way)


def bat(p: Picture, x: float, y: float, tall: float, colour: str, way: int) -> None:
    """A bat in flight; (x, y) is below it."""
    wing = (
        "M0-30C-10-44-22-48-34-44C-52-62-70-58-84-40C-74-42-68-36-66-28C-58-36-48-32-44-22C-38-30-28-28-24-18C-16-24-8-22 0-14Z"
    )
    ribs = "M-34-44C-44-40-56-36-66-28M-34-44C-38-38-42-30-44-22M-34-44C-30-36-26-28-24-18"

    def body(pen: float) -> str:
        side = path(wing, colour, p.ink, pen) + path(ribs, "none", p.ink, pen * 0.6)
        head = "M-7-36L-8-48-3-43H3L8-48 7-36C9-26 5-16 0-8C-5-16-9-26-7-36Z"
        return (
            side
            + f'<g transform="scale(-1 1)">{side}</g>'
            + path(head, mix(colour, p.ink, 0.25), p.ink, pen)
            + _eye(-3, -37, 1.5)
            + _eye(3, -37, 1.5)
        )

    _place(p, x, y, tall, 62, body, way)


def lizard(p: Picture, x: float, y: float, tall: float, colour: str, way: int) -> None:
    """A lizard with a long tail and a crest."""
    shape = (
        "M-108-2C-84 0-70-8-58-18C-46-30-26-34-4-32C10-32 20-34 30-40C38-50 54-52 66-44C72-40 74-34 68-32"
        "C58-28 46-26 38-20C30-14 22-12 12-12L-24-12C-48-10-72 4-108-2Z"
    )
    limbs = "M20-16L30-6 40 0 46-2M14-14L14-4 6 0 0-2M-28-14L-18-4-8 0-4-3M-36-14L-44-4-54 0-60-3"
    crest = "M-40-29l4-7 5 6 4-8 6 7 4-8 6 7 5-8 6 7 4-8 6 6 4-8 6 5"
    spots = "".join(dot_d(a, b, 2.2) for a, b in ((-40, -22), (-26, -25), (-12, -23), (2, -25), (16, -25), (-56, -14), (30, -28)))

    def body(pen: float) -> str:
        return (
            path(limbs, "none", p.ink, 6 + 2 * pen)
            + path(limbs, "none", colour, 6)
            + path(crest, mix(colour, "#E8A04E", 0.7), p.ink, pen * 0.8)
            + path(shape, colour, p.ink, pen)
            + path(spots, mix(colour, "#F3D98C", 0.7))
            + path("M68-36q-8 4-16 4", "none", p.ink, pen * 0.7)
            + _eye(53, -44, 2.8)
            + path(dot_d(54, -44, 1.2), p.ink)
        )

    _place(p, x, y, tall, 54, body, way)


def bird_d(x: float, y: float, q: float) -> str:
    """Path data of one flying bird, wing span 2 x q."""
    return (
        f"M{num(x - q)} {num(y - q * 0.34)}C{num(x - q * 0.6)} {num(y - q * 0.62)} {num(x - q * 0.2)} {num(y - q * 0.4)} {num(x)} {num(y)}"
        f"C{num(x + q * 0.2)} {num(y - q * 0.42)} {num(x + q * 0.6)} {num(y - q * 0.66)} {num(x + q)} {num(y - q * 0.38)}"
        f"C{num(x + q * 0.6)} {num(y - q * 0.3)} {num(x + q * 0.32)} {num(y - q * 0.06)} {num(x + q * 0.1)} {num(y + q * 0.2)}"
        f"L{num(x + q * 0.02)} {num(y + q * 0.42)}L{num(x - q * 0.1)} {num(y + q * 0.18)}"
        f"C{num(x - q * 0.3)} {num(y - q * 0.06)} {num(x - q * 0.6)} {num(y - q * 0.24)} {num(x - q)} {num(y - q * 0.34)}Z"
    )
