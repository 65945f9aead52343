"""Makes the Tiled tile set of Small Islands from its tiles: `python -m tools.tileset` writes `islands.tsx` and its picture.

To be run after `data/small_islands/tiles.yaml` was changed; `python -m game check` holds the two against each other.
"""

from __future__ import annotations

import os
from pathlib import Path

from game.core.paths import data_dir
from game.small_islands.box import load_box
from game.small_islands.checks import tileset

SIDE = 64  # pixels


def main(folder: Path | None = None) -> None:
    """Writes both files into a pack folder (the shipped one)."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    import pygame

    from scenes.games.small_islands.art.archipelago import picture
    from scenes.games.small_islands.tiles import bare

    where = folder or data_dir() / "small_islands"
    box = load_box([data_dir() / "small_islands", *([where] if folder else [])])
    (where / f"{tileset.NAME}.tsx").write_text(tileset.write(box, SIDE), encoding="utf-8", newline="\n")
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    tiles = tileset.drawn(box)
    columns = tileset.COLUMNS
    sheet = pygame.Surface((columns * SIDE, -(-len(tiles) // columns) * SIDE))
    for number, tile in enumerate(tiles):
        at = (number % columns, number // columns)
        sheet.blit(picture(bare(box, tile), (3 * at[0], 3 * at[1]), SIDE), (at[0] * SIDE, at[1] * SIDE))
    pygame.image.save(sheet, str(where / f"{tileset.NAME}.png"))


if __name__ == "__main__":
    main()
