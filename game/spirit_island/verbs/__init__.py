"""The verbs of the effect language. Importing this package registers them all with the vocabulary.

A verb either does its work at once or pushes a question onto the agenda; its signature is its schema in YAML.
"""

from game.spirit_island.verbs import cards, change, control, damage, lands, lasting, moves, presence

__all__ = ["cards", "change", "control", "damage", "lands", "lasting", "moves", "presence"]
