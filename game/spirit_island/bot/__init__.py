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
- Then one thing at a time, each against the bot before with the same seeds, over all 13 spirits alone: more for plays and income
  40 of 52 instead of 36; a worth for cards owned, and the energy of the others counted when one is chosen 38; both 41, and 72 of
  104 instead of 64 with other seeds; both and still more for plays and income 37 of 52. Invaders that count more where the
  blight left would outlast the invader cards (Vital Strength kept an island with little blight and twenty invaders until time
  ran out): 75 of those 104, 19 won that were lost before, 8 lost that were won. But for the still more, all is kept.
- Not kept: all invaders dearer by a third 71 of those 104; a worth for each piece that stands in the way of a victory, at any
  turn, 22 of 34 instead of 24; a second look ahead for growth (the next turn played quickly, two invader cards turned up) 30 of
  52 instead of 36, at half as much time again.
- Fitted and tried: of 300 games with a share of random growth the chance to win was fitted to what stood as turns began. By that
  fit cards and energy were worth half as much again to four times as much as here, explorers twice; played, more for cards owned
  won 128 of 182 instead of 123 (spirits alone, same seeds), for energy 57 of 78 instead of 54, for explorers 48. Growth judged
  by three deals of the decks 66 of 104 instead of 69, the best of four cards taken in previews no better; of the five weakest
  spirits more fear of ravages 20 of 50 instead of 26, of blight 21, more for plays 16, less for reclaiming 19, three times as
  many positions and ten rehearsals 19. Nothing of it is kept.
- Looking wider: twice as many sets of cards rehearsed, each question of a rehearsal and of a power with three times as many
  positions. Whirlwind, whose pushes have many ways to go, won 27 of 35 instead of 20, the five weakest spirits 31 of 50 instead
  of 21 (same seeds, 21 won that were lost, 4 lost that were won), at 1.7 times the time. One of it alone is worth less:
  rehearsals alone 25 of those 50, questions alone 20 of Whirlwind's 30 instead of 18. Still more rehearsals and positions there
  19 of 41 instead of 17; more positions for the first look at a power (`USE`), too, 27 of those 50: neither is kept.
  On fresh seeds little of it is left: 617 of 871 games of all spirits alone (70.8 %) instead of 832 of 1,196 (69.6 %); against
  adversaries and in scenarios, eight games each, 58 of 200 instead of 36.
- A spirit whose own cards cost much (2.5 on the average instead of 1.5 and less) wants income before plays: by what its cards ask
  for Vital Strength won 14 of 20 instead of 7 (same seeds, 8 won that were lost, 1 lost that was won); no other spirit of the two
  boxes has such cards. Less for cheap cards 5 of River's 20 instead of 9.
- Not the same for all, and not kept: invaders dearer by half 15 of River's 20 instead of 9, but Lightning 13 instead of 14, all
  together +18 and -9 of 80; more for what dahan can strike next turn +14 and -8 of 80; less for a turned blight card 8 of
  Thunderspeaker's 20 instead of 3, River 12 instead of 9, Lightning 12 instead of 14. For Thunderspeaker alone more for elements
  1 of 20, more for income 4, less for reclaiming 3, growth by a fixed order 0.
- The look ahead of growth stopped where an open circle asks which card returns, so that growth without reclaim was worth what it
  was before the ravage: with the card taken in the look ahead, by what it would gain, River won 155 of 200 games instead
  of 98, Thunderspeaker as many as before (43).
- Vital Strength loses by time, with energy it has no cards for. Of 20 games, 10 won as it is: a worth for sites that defend 7,
  less for income beside a full store 6, and beyond what its own cards ask for 5 of 13, major powers drawn in the look ahead
  where there is energy for them 6, tracks compared by the cards that could then be played 10.
- The next turn thought through as well, by the invader cards that lie open and without explorers, in growth alone 15 of 24 games
  of three spirits instead of 16, in growth, presence and cards 14, at twice the time.
- Growth judged by two turns played on in two deals: 9 of Whirlwind's 15 instead of 8, in fifteen times the time. A quick policy
  for playouts at a third of the bot's time won 12 of 36 games of three spirits instead of 26: too weak to judge by.
- Whirlwind on 30 seeds: invaders dearer by half 22 won instead of 21, more for what dahan can strike 22.
- With cards taken back in the look ahead one weight at a time once more, all 13 spirits alone, same seeds, 104 games each: 79 won
  as it is, invaders dearer by half 80, a turned blight card at half its price 80, fear at half as much again 81, more fear of the
  next ravage 69 of 102 instead of 77; twice as much for what dahan can strike 162 of 208 instead of 159, three times 81 of 103
  instead of 78. None of it is more than chance, and none is kept.
- Playouts for `search`, eight deals of a turn each for a decision (0.15 s), won 6 of 10 with an evaluation that has gone since;
  with this one they were not tried. Without playouts a question costs 0.06 to 0.1 s with 4 deals, 0.2 to 0.3 s with 16, and what
  was chosen in the games looked at did not change from 4 to 16. With 8 (0.15 s) `search` won 54 of 78 games alone, six of each of
  the 13 spirits, and 4 of 18 against the three adversaries at level 3, as greedy does.
"""
