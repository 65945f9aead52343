"""The screens: everything that draws or takes input. Knows no rule of any game."""

VERSION = "0.1.0"  # as in pyproject.toml
