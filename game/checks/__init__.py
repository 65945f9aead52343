"""What holds any game to its promises: fuzz, truth, speed. A game brings its own part in its folder `checks`."""
