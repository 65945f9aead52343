"""The machine under all rules: it knows no game."""
