"""Anima: Shadow of Omega: parties that travel, explore and fight, with cards played out of turn, for two to five or alone."""
