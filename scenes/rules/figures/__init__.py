"""Figures of the rules reference: data (`game.core.teaching.rulebook`) to pictures on plates, as the table draws things."""
