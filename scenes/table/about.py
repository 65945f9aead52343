"""What a thing on the table is and what it does: words that are made when somebody asks, never beforehand."""

from __future__ import annotations

from typing import NamedTuple

ITSELF = "row"  # what a row tells of which the game explains nothing more: its name and its value, which a rail may leave out


class About(NamedTuple):
    """`lines` stand in the tip below the title, all plain words; `more`: paragraphs for the larger panel besides (style as in
    `ScrollText`, rich text); `card`: the key of a card that is shown large instead; `sheet`: so much stands in the tip that the
    larger panel is worth opening for that alone."""

    title: str
    lines: tuple[str, ...] = ()
    more: tuple[tuple[str, str], ...] = ()
    card: str = ""
    sheet: bool = False

    def words(self) -> str:
        """The tip."""
        return "\n".join(line[:1].upper() + line[1:] for line in (self.title, *self.lines) if line)
