"""What the bots know of Anima."""
