### Challenges: their titles and tasks.

challenge-spirit-island-two-shores = Two shores
challenge-spirit-island-two-shores-text = The invaders will ravage G3 and G5. Keep both lands free of blight.
challenge-spirit-island-no-walls = No walls here
challenge-spirit-island-no-walls-text = The invaders will build in the jungle. When they have built, there must be no town and no city in G6 and G7.
challenge-spirit-island-last-town = The last town
challenge-spirit-island-last-town-text = Terror level II: whoever sees no town and no city has won. Destroy the last one before the invaders build.
