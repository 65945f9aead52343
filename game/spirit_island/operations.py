"""The operations of this game: those of all modules of its rules in one table, with the shared combinators."""

from __future__ import annotations

from game.core.engine.agenda import Ops
from game.core.engine.combinators import installed
from game.spirit_island import dreams, insurrection, invader_phase, phases, powers, rituals, starting
from game.spirit_island.state import State
from game.spirit_island.verbs import cards, change, control, damage, lands, lasting, moves, presence

MODULES = (
    *(phases, powers, invader_phase, starting, dreams, rituals, insurrection),
    *(cards, change, control, damage, lands, lasting, moves, presence),
)

ops: Ops[State] = installed(*(module.ops for module in MODULES))
