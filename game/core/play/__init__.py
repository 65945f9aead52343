"""A game being played and kept: session, saves, sharing, statistics, cases."""
