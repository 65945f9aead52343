"""What each game puts on the table: its map, panels, cards, motions. `game.games` names the modules; nothing else does."""
