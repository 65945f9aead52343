### Challenges: their titles and tasks.

challenge-anima-three-cards-two-hands = Three cards, two hands
challenge-anima-three-cards-two-hands-text = A glass serpent. Two of your three cards can be played: win the battle.
challenge-anima-bribe-or-fight = Bribe or fight
challenge-anima-bribe-or-fight-text = Explore the tower and get past everything that waits there.
challenge-anima-running-ground = Ground that runs away
challenge-anima-running-ground-text = The ground tears open: a speed test of 12. Stay in the desert with your whole group.
