"""A farm as it is drawn: the values it is drawn from, and its sprites in the order in which they lie.

Everything is plain: hexes and edges by name (`hexes`), amounts, ids of icons. The large picture (a hex of about 90 design
pixels) is a pile of sprites, so that one paddy is painted anew by itself; `small_farm` draws the same values in few strokes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from scenes.draw.discs import MARKS
from scenes.draw.theme import LEGAL, POINTED
from scenes.games.rice_paddy.art import hexes
from scenes.games.rice_paddy.art.hexes import Grid

TOKENS = ("weed", "pest", "fertilizer")
TONES = {"legal": LEGAL, "pointed": POINTED, "chosen": MARKS["chosen"]}
LEAST_TAG = 0.92  # tags are at least so large, for words that can be read
Disc = tuple[float, float, float]


@dataclass(frozen=True)
class Paddy:
    """One paddy of the chain: its hexes, the discs of water in it, its rice ("", "planted", "grown"), what stands in it."""

    hexes: tuple[str, ...]
    water: int = 0
    rice: str = ""
    weeds: int = 0
    pests: int = 0
    fertilized: bool = False

    def tokens(self) -> tuple[tuple[str, int], ...]:
        """What stands in it, with how many, as it is shown."""
        counts = zip(TOKENS, (self.weeds, self.pests, int(self.fertilized)), strict=True)
        return tuple((kind, count) for kind, count in counts if count)


@dataclass(frozen=True)
class Farm:
    """`sections`: edges with a wall or a gate; `gates`: those of them where the gates stand, one a paddy, in the order of
    the chain; `running`: gates that water runs through now (that of the inlet is always up). `planned`: hexes of the land
    that is to be closed next. `fresh`: sections built just now. `workers`: (icon, hex) of who is at work."""

    paddies: tuple[Paddy, ...] = ()
    sections: frozenset[str] = frozenset()
    gates: tuple[str, ...] = ()
    rocks: frozenset[str] = frozenset()
    magic: frozenset[str] = frozenset()
    planned: frozenset[str] = frozenset()
    running: frozenset[str] = frozenset()
    fresh: frozenset[str] = frozenset()
    workers: tuple[tuple[str, str], ...] = ()

    @cached_property
    def held(self) -> dict[str, int]:
        """Hex -> which paddy it is in."""
        return {name: number for number, paddy in enumerate(self.paddies) for name in paddy.hexes}

    @cached_property
    def field(self) -> tuple[str, ...]:
        """The hexes of open field."""
        return tuple(name for name in hexes.HEXES if name not in self.held)

    def room(self, number: int) -> int:
        """How many discs a paddy takes: one a hex without magic water."""
        return sum(name not in self.magic for name in self.paddies[number].hexes)

    def floor(self, number: int) -> str:
        """How a paddy lies there: "flooded", "partly" or "dry". One with magic water alone is flooded."""
        paddy = self.paddies[number]
        if paddy.water >= self.room(number):
            return "flooded"
        return "partly" if paddy.water else "dry"

    def pools(self, number: int) -> tuple[str, ...]:
        """The hexes that have a pool where the water does not fill the paddy."""
        paddy = self.paddies[number]
        if self.floor(number) != "partly":
            return ()
        return tuple(name for name in reversed(paddy.hexes) if name not in self.magic)[: paddy.water]

    def to_come(self) -> tuple[str, ...]:
        """The edges of the planned land on which nothing stands yet."""
        stands = {*hexes.FENCES, *self.sections}
        return tuple(named for named in hexes.around(self.planned) if named not in stands) if self.planned else ()

    def edge(self, named: str) -> str:
        """What stands on an edge: "inlet", "fence", "gate", "wall" or nothing."""
        if named == hexes.INLET:
            return "inlet"
        if named in hexes.FENCES:
            return "fence"
        if named in self.gates:
            return "gate"
        return "wall" if named in self.sections else ""


@dataclass(frozen=True)
class Tag:
    """The number of a paddy with its discs: `text` is "2/3", or what there is and will be ("2 → 0"). `tone`: "" (cannot be
    chosen), "legal", "pointed", "chosen"."""

    paddy: int
    text: str
    tone: str = ""


@dataclass(frozen=True)
class Outlined:
    """Hexes with a line around them, "legal", "pointed" or "chosen"."""

    hexes: frozenset[str]
    tone: str


@dataclass(frozen=True)
class Marks:
    """What lies over a farm: outlines, hexes under a veil, tags, and the way that water would take (`hexes.run`)."""

    outlines: tuple[Outlined, ...] = ()
    veiled: frozenset[str] = frozenset()
    tags: tuple[Tag, ...] = ()
    flow: tuple[tuple[float, float], ...] = ()


NO_MARKS = Marks()


def token_spots(grid: Grid, paddy: Paddy) -> Iterator[tuple[str, int, float, float]]:
    """Where the tokens of a paddy stand: kind, how many, x, y. One in a hex stands right of its middle; where all hexes have
    one, the next stand left of it."""
    count = len(paddy.hexes)
    for number, (kind, many) in enumerate(paddy.tokens()):
        x, y = grid.centre(paddy.hexes[-1 - number % count])
        dx, dy = ((0.27, 0.14), (-0.33, 0.2), (0.02, 0.56))[number // count]
        yield kind, many, x + grid.radius * dx, y + grid.radius * dy


def tag_hex(grid: Grid, farm: Farm, number: int) -> str:
    """The hex at whose top the number of a paddy stands: its uppermost, of those the left one."""
    return min(farm.paddies[number].hexes, key=lambda name: (round(grid.centre(name)[1]), grid.centre(name)[0]))


def tag_place(grid: Grid, farm: Farm, number: int) -> tuple[float, float]:
    """The middle of the tag of a paddy: below the middle of the hex where a gate stands at its top."""
    name = tag_hex(grid, farm, number)
    x, y = grid.centre(name)
    gated = any(hexes.edge(name, step) in farm.gates for step in ("nw", "ne"))
    return x, y + grid.radius * (0.47 if gated else -0.56)


def worker_place(grid: Grid, farm: Farm, number: int) -> tuple[float, float]:
    """Where somebody at work stands: low in a hex, several side by side."""
    _, name = farm.workers[number]
    before = sum(hex_ == name for _, hex_ in farm.workers[:number])
    x, y = grid.centre(name)
    return x + grid.radius * (-0.4 + 0.4 * (before % 3)), y + grid.radius * (0.38 - 0.4 * (before // 3))


def keep_clear(grid: Grid, farm: Farm, marks: Marks, number: int) -> dict[str, tuple[Disc, ...]]:
    """Hex of a paddy -> discs that its rice and ripples stay off: tokens, tags, workers, magic water."""
    k, paddy = grid.radius / 92.0, farm.paddies[number]
    found: list[Disc] = [(x, y - 4 * k, 21 * k) for _, _, x, y in token_spots(grid, paddy)]
    if any(tag.paddy == number for tag in marks.tags):
        x, y = tag_place(grid, farm, number)
        z = max(k, LEAST_TAG)
        found += [(x + dx * z, y + 5 * k, 17 * z) for dx in (-36, -18, 0, 18, 36)]
    for n, (_, name) in enumerate(farm.workers):
        if name in paddy.hexes:
            x, y = worker_place(grid, farm, n)
            found.append((x, y, 17 * k))
    found += [(*grid.centre(name), 40 * k) for name in paddy.hexes if name in farm.magic]
    return {name: tuple(disc for disc in found if _reaches(grid, name, disc)) for name in paddy.hexes}


def _reaches(grid: Grid, name: str, disc: Disc) -> bool:
    x, y = grid.centre(name)
    return (x - disc[0]) ** 2 + (y - disc[1]) ** 2 < (grid.radius + disc[2]) ** 2


def all_discs(found: dict[str, tuple[Disc, ...]], names: Sequence[str]) -> tuple[Disc, ...]:
    """The discs of some hexes, each once."""
    return tuple(dict.fromkeys(disc for name in names for disc in found[name]))
