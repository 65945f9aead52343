"""The position of a Spirit Island game as plain data.

Pieces in a land are counted by the damage they carry: `pieces[("G5", "town")] == (2, 1)` is two whole towns and one
with one
damage. Empty tuples are never stored. Lands are ids such as "G5"; seats "p0", "p1", ...
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.engine.known import HIDDEN, known
from game.core.engine.state import BaseState

Ids = tuple[str, ...]
DRAWN = "blight-card:any"  # the option with which chance chooses the blight card


def stage_back(s: State, card: str) -> str:
    """The back of an invader card shows its stage: "?1"."""
    return f"{HIDDEN}{s.box.invaders[card].stage}"


def revealed(s: State, seat: str, card: str) -> bool:
    """Whether a fear card that lies face down was seen by all."""
    return card in s.fear_revealed


def blighted_side(s: State, seat: str, card: str) -> bool:
    """Whether the other side of the blight card is known: of a card drawn by chance nobody looks at it before it is turned."""
    return s.blighted or DRAWN not in s.options


@dataclass(slots=True)
class State(BaseState):
    """One position. Decks list their top card first."""

    set: str = known("all", default="")
    layout: str = known("all", default="")
    boards: Ids = known("all", default=())
    spirits: dict[str, str] = known("all", default_factory=dict)
    home: dict[str, str] = known("all", default_factory=dict)  # seat -> its starting board
    options: Ids = known("all", default=())
    adversary: str = known("all", default="", since="0.2.0")  # "" where none was chosen
    level: int = known("all", default=0, since="0.2.0")  # of the adversary
    scenario: str = known("all", default="", since="0.2.0")  # "" where none was chosen
    # The island.
    pieces: dict[tuple[str, str], tuple[int, ...]] = known("all", default_factory=dict)
    presence: dict[tuple[str, str], int] = known("all", default_factory=dict)
    blight_pool: int = known("all", default=0)
    blight_card: str = known(blighted_side, default="", since="0.2.0")  # "" where there is none
    blighted: bool = known("all", default=False, since="0.2.0")  # its side
    # Fear.
    terror: int = known("all", default=1)
    fear_pool_size: int = known("all", default=0)
    fear_generated: int = known("all", default=0)
    fear_split: tuple[int, ...] = known("all", default=())
    fear_taken: int = known("all", default=0)
    fear_deck: Ids = known(revealed, default=())
    fear_earned: Ids = known(revealed, default=())
    fear_revealed: Ids = known("all", default=(), since="0.2.0")  # cards that lie face down and were seen
    fear_discard: Ids = known("all", default=())
    # Invaders.
    invader_deck: Ids = known("nobody", default=(), back=stage_back)
    invader_box: Ids = known("nobody", default=())  # one card of each stage, unseen
    explore_slot: Ids = known("all", default=())
    build_slot: Ids = known("all", default=())
    ravage_slot: Ids = known("all", default=())
    immigration: bool = known("all", default=False, since="0.2.0")  # whether there is a place for a further build
    immigration_slot: Ids = known("all", default=(), since="0.2.0")
    fear_resolved: int = known("all", default=0, since="0.2.0")  # fear cards of this turn, where an adversary counts them
    invader_discard: Ids = known("all", default=())
    # Spirits.
    energy: dict[str, int] = known("all", default_factory=dict)
    plays_left: dict[str, int] = known("all", default_factory=dict)
    hand: dict[str, Ids] = known("all", default_factory=dict)
    played: dict[str, Ids] = known("all", default_factory=dict)
    discard: dict[str, Ids] = known("all", default_factory=dict)
    forgotten: Ids = known("all", default=())  # unique powers out of the game
    used: dict[str, Ids] = known("all", default_factory=dict)  # "card:ID" / "innate:ID" used this turn
    hastened: dict[str, int] = known("all", default_factory=dict, since="0.2.0")  # slow powers made fast by the spirit's own rule
    gained: dict[tuple[str, str], int] = known("all", default_factory=dict)  # elements of this turn beside cards and tracks
    tracks: dict[tuple[str, str], int] = known("all", default_factory=dict)  # circles uncovered beyond the first
    destroyed: dict[str, int] = known("all", default_factory=dict)
    chosen: dict[str, Ids] = known("all", default_factory=dict, since="0.2.0")  # elements of this turn for circles of any
    drowned: dict[str, int] = known("all", default_factory=dict, since="0.2.0")  # health of drowned invaders not yet energy
    # Power decks.
    minor_deck: Ids = known("nobody", default=())
    major_deck: Ids = known("nobody", default=())
    minor_discard: Ids = known("all", default=())
    major_discard: Ids = known("all", default=())
    progression: dict[str, Ids] = known("all", default_factory=dict, since="0.2.0")  # powers that spirits will gain, in order
    # What a scenario keeps of the running action until it is over.
    marched: Ids = known("all", default=(), since="0.2.0")  # the lands where dahan are that it has moved, one for each
    razed: Ids = known("all", default=(), since="0.2.0")  # what it has destroyed, "town/A4"
    # The end.
    lost: str = known("all", default="")  # a loss noted at once, carried out after the running action
