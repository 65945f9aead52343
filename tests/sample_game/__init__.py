"""The Lantern Fair: a small whole game to read and to copy. It is plugged in by TIDETABLE_GAMES=tests.sample_game:GAMES.

Read it in this order: `rules.py` (what the game is), `events.py` and `words.py` (what is said), `bot.py`, `screen.py` (how it
looks), and the cards and sentences in `data/`.
"""

from pathlib import Path

from game.games import Game, GameModules

HERE = Path(__file__).parent
FAIR = Game(
    "lantern-fair",
    GameModules(
        rules="tests.sample_game.rules:LanternFair",
        texts="tests.sample_game.words:Texts",
        screen="tests.sample_game.screen:Screen",
        cases="tests.sample_game.cases:Cases",
        evaluation="tests.sample_game.bot:Evaluation",
    ),
    data=str(HERE / "data"),
    art=str(HERE / "art"),
)
GAMES = (FAIR,)
