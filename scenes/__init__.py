"""The screens: everything that draws or takes input. Knows no rule of any game."""
