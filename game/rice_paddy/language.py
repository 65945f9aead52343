"""The effect language of this game: all its verbs."""

from __future__ import annotations

from game.core.engine.ops import Vocabulary
from game.rice_paddy import passive, verbs
from game.rice_paddy.passive import PASSIVE

VOCABULARY = Vocabulary((), {}, (), verbs.terms, passive.terms)

__all__ = ["PASSIVE", "VOCABULARY"]
