"""The operations of this game, by name; the modules of the rules register theirs here when they are imported."""

from game.core.engine.agenda import Ops

ops = Ops()
