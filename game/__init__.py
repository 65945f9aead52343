"""The rules of Tidetable's games. Nothing below this package knows about screens, sound or pygame."""
