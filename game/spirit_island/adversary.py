"""Who invades, once it is read: what an adversary does and what each of its levels brings."""

from __future__ import annotations

from typing import NamedTuple


class AdversaryLevel(NamedTuple):
    fear_deck: tuple[int, ...]
    invader_deck: tuple[int, ...]  # stages, the top card first; () as the level before has it
    setup: tuple[tuple[int, str, int], ...]  # (land of each board, what, how many)
    blight_moves: tuple[tuple[int, int], ...]  # (land, where its blight goes) on each board
    damage: dict[str, int]  # of pieces, where it is other
    health: dict[str, int]
    mining: int  # damage to a land from which on a ravage adds a further blight; 0 without
    royal_backing: int  # towns on each board, by an invader card that is discarded
    rush: int  # towns beside a land to which a ravage adds blight
    neighbours: int  # towns and cities beside a land without invaders with which it is built in as well
    immigration: str  # "once" until a card of stage II comes, "always", "twice" without fear; "" as the level before has it
    fear_pool: int  # fear for each player more


class Adversary(NamedTuple):
    id: str
    difficulty: tuple[int, ...]  # by level
    escalation: str  # its program
    explored: bool  # whether that happens in each land after its explorer has come
    levels: tuple[AdversaryLevel, ...]  # from level 1 on
    capital: int  # towns and cities in one land with which the game is lost; 0 without
