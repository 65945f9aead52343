"""What holds Spirit Island to its promises: case words, generated positions, changes of its data."""
