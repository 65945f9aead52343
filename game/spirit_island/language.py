"""The effect language of this game: all its verbs, counters and conditions in one vocabulary."""

from __future__ import annotations

from game.core.engine.ops import Vocabulary
from game.spirit_island import powers
from game.spirit_island import vocabulary as words
from game.spirit_island.verbs import cards, change, control, damage, lands, lasting, moves, presence

MODULES = (words, powers, cards, change, control, damage, lands, lasting, moves, presence)

vocabulary = Vocabulary(words.KINDS, words.GROUPS, words.ELEMENTS, *(module.terms for module in MODULES))
