"""What holds Small Islands to its promises: case words, generated positions, a second count, changes of its data."""
