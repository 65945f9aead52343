"""The operations of this game: those of all modules of its rules in one table, with the shared combinators."""

from __future__ import annotations

from game.core.engine.agenda import Ops
from game.core.engine.combinators import installed
from game.small_islands import final, phases, reward, solo, tokens
from game.small_islands.state import State

ops: Ops[State] = installed(phases.ops, tokens.ops, reward.ops, solo.ops, final.ops)
