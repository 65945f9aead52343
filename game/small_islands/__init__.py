"""Small Islands: an archipelago built tile by tile, secret objectives, ships that end each round."""
