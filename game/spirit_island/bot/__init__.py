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
- Not tried: a rehearsal of the turn after the next growth, and playouts for `search`.
"""
