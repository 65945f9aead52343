"""The words of the game: texts of cards made from effects, sentences about positions, pages of the rules."""
