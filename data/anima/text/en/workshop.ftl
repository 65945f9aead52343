### The workshop: kinds of things, and how each is written.

workshop-anima-about = A pack adds cards of every kind. Skills are ki, magic and trickery. All ids of the game are one list: no two cards share one.
workshop-anima-character = Character
workshop-anima-character-help = strength, speed, gender, skills, and a special or null. A passive one always counts, for tap the character is tapped.
workshop-anima-area = Area
workshop-anima-area-help = level from 1 to 3, trade, the table of the die from 1 to 6, three rewards.
workshop-anima-encounter = Encounter
workshop-anima-encounter-help = A monster has level, strength and creature, an event has effects.
workshop-anima-advantage = Advantage
workshop-anima-advantage-help = family skill (with its skill) or plot, the window in which it is played, its effects. copies says how many there are.
workshop-anima-main = Main mission
workshop-anima-main-help = Its steps and its reward.
workshop-anima-final = Final mission
workshop-anima-final-help = What wins the game.
