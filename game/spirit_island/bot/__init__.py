"""What bots know of Spirit Island.

`evaluate` says what a position is worth, `weights` what each thing in it is; `turn_plan` thinks growth and cards through: the
sets of cards that promise most are rehearsed to the end of the turn. How often the bot wins stands in `win_rates.yaml`
(`game.ai.rates`). What was tried on the way, in the first box, a spirit alone, 24 to 64 games each:

- The evaluation took the last blight of a blight card's healthy side for the end of the game, and saw neither what sacred sites
  defend nor an adversary's damage: with that put right 25 % of games were won instead of 8 %.
- Plays counted without the energy for them, cards gained for too little: 38 % without both.
- Turns rehearsed, and the turning of the blight card priced on the way to it: 54 %. More for fear, cities and the end of the
  game: as many wins, a turn sooner. Less fear of next turn's ravage: 62 %, more of it: 38 %.
- No gain, and not kept: more for circles and presence, more for elements that innate powers ask for, fewer cards gained, twice
  as many positions looked at for each power and question.
- Tried together and taken out again: a second look ahead for growth (the next turn played quickly, two invader cards turned up),
  a worth for each card owned and for each piece that stands in the way of a victory, less for blight, more for plays and income.
  Over 74 games of the 13 spirits alone with the same seeds 38 were won instead of 49, most of them lost by blight (River none of
  5 instead of 5), at 3.1 s a game instead of 2.3 s. Fear of each blight keeps the island alive; what it costs in time, as with
  Vital Strength, which reclaims the same two cards that defend and gains none, has to be won otherwise.
- With that evaluation playouts for `search`, eight deals of a turn each for a decision (0.15 s), won 6 of 10; with this one they
  were not tried.
"""
