"""The operations of this game: those of all modules of its rules in one table, with the shared combinators."""

from __future__ import annotations

from game.core.engine.agenda import Ops
from game.core.engine.combinators import installed
from game.rice_paddy import allocation, farm, harvest, market, phases, verbs, waterways
from game.rice_paddy.state import State

ops: Ops[State] = installed(phases.ops, verbs.ops, allocation.ops, farm.ops, waterways.ops, harvest.ops, market.ops)
