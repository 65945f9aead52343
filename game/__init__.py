"""The rules of Tidetable's games. Nothing below this package knows about screens, sound or pygame."""

from game.core.engine import registry


def _list() -> registry.Registry:
    """The list of games, loaded when a game is first asked for by its id."""
    from game import games

    return games.LIST


registry.use(_list)
