"""Which of our modules go into the packaged program: all that a player needs, and none of the checks.

Of the commands there are `shot` and `autoplay`; the others answer in one sentence.
"""

import re

_FOR_DEVELOPERS = re.compile(
    r"game\.(?:cli|checks|__main__|ai\.arena|ai\.contest|ai\.rates)(?:\.|$)"
    r"|game\.\w+\.checks(?:\.|$)"
    r"|scenes\.checks\.(?!(?:common|shot|autoplay|compare)$)"
)


def is_packed(module: str) -> bool:
    """Whether a module of `game` or `scenes`, by its dotted name, goes along."""
    return not _FOR_DEVELOPERS.match(module)
