"""What all games share: state, agenda, session, data, words, saves. Imports no game."""
