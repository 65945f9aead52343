"""The program: window, loop, settings, sound, input, and the tables it opens."""
