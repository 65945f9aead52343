"""Figures of the rules reference: data (`game/core/rulebook.py`) to pictures on plates, drawn as the table draws things."""
