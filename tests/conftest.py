"""What all tests share."""

from game.core.engine import preview

preview.strict = True  # a defect in a preview fails the test that pointed at it; a player would only be told nothing
