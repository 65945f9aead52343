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
- Lost games read move by move: a bot that feared each blight more than time reclaimed the same two cards that defend every turn,
  gained none and saw the invader cards run out. Less for blight, something for each piece that stands in the way of a victory
  (by the nearest terror level), for a card gained up to the cards of two turns, and more for plays and income: Vital Strength
  won 3 of 5 where it had won none with the same seeds. Over 17 games of the first box with the same seeds: 5, as before; most
  are now lost by blight, fewer by time.
- A second look ahead for growth, as quick as can be, with two invader cards turned up: 3 of 6 with it and without, 23 ms a
  decision instead of 19. The same look for the cards to play costs twice as much again: not measured.
- Blight dearer again by a half: 4 of 8 instead of 3 of 8. Pieces and fear dearer by a half instead: Thunderspeaker lost by
  blight two turns sooner.
- `search` had no playouts. With those of `playout`, eight deals a decision (0.15 s): 3 of 5 with the four weakest spirits; of the
  four games that the first look alone played too, each won 2. Playouts of two turns cost twice as much: not tried.
- All of this is of few games: differences below a third are luck. In `win_rates.yaml` spirits alone are of this bot; several
  seats, adversaries and scenarios were measured with the one before.
"""
