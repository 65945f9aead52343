"""Maps of a pack's folder against what its boards say: a drawing that tells another island than the rules is a slip."""

from __future__ import annotations

from pathlib import Path

from game.core.content import tmx_guard
from game.core.errors import DataError, unknown
from game.spirit_island.box import Box


def problems(box: Box, folder: Path) -> list[DataError]:
    """An error for each map in the folder that does not draw what the box says."""
    found = []
    for file in sorted(folder.glob("*.tmx")):
        try:
            _check(box, file)
        except DataError as problem:
            found.append(problem)
    return found


def _check(box: Box, file: Path) -> None:
    """A map is named after its layout and draws what the boards say. Raises DataError."""
    geometry = tmx_guard.read(file)
    name = file.stem.replace("_", "-")
    if file in box.board_maps.values():
        board = next(board for board, own in box.board_maps.items() if own == file)
        lands = box.raw["board"][board]["lands"]
        inner = {tuple(sorted((f"{board}{n}", f"{board}{other}"))) for n, land in lands.items() for other in land["adjacent"]}
        tmx_guard.check_lands(geometry, {f"{board}{n}": land["terrain"] for n, land in lands.items()}, inner)
        return
    if name not in box.layouts:
        raise DataError(unknown("layout", name, box.layouts), geometry.file)
    table = box.layouts[name]
    terrains = {land: facts.terrain for land, facts in table.land.items()}
    pairs = {(min(a, b), max(a, b)) for a, others in table.adjacent.items() for b in others}
    tmx_guard.check_lands(geometry, terrains, pairs)
