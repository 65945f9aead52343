### What the screens round the table say of this game: set-up, statistics, result, packs.

packs-kind-card-minor = { $n ->
    [one] { $n } minor power
   *[other] { $n } minor powers
}
packs-kind-card-major = { $n ->
    [one] { $n } major power
   *[other] { $n } major powers
}
packs-kind-card-unique = { $n ->
    [one] { $n } unique power
   *[other] { $n } unique powers
}
packs-kind-spirit = { $n ->
    [one] { $n } spirit
   *[other] { $n } spirits
}
packs-kind-fear = { $n ->
    [one] { $n } fear card
   *[other] { $n } fear cards
}
packs-kind-invader = { $n ->
    [one] { $n } invader card
   *[other] { $n } invader cards
}
packs-kind-board = { $n ->
    [one] { $n } board
   *[other] { $n } boards
}

## Log

log-group-invaders = Invaders

## The end of a game

score-page-totals = Totals
score-page-sources = By source
score-page-powers = Powers
score-col-used = used
score-col-fear = fear
score-col-hits = removed
score-powers-used = Powers used
score-powers-fear = Fear from own powers
score-powers-hits = Invaders removed by them
score-no-powers = No power was used.
score-by-fear = Fear
score-by-fear-powers = from powers
score-by-fear-destroyed = from destroyed towns and cities
score-by-fear-fear-cards = from fear cards
score-by-fear-other = from other things
score-by-blight = Blight
score-by-blight-ravage = by ravage
score-by-blight-cascade = by spreading
score-by-blight-other = by other things
score-by-placed = Invaders that came
score-by-placed-explore = by explore
score-by-placed-build = by build
score-by-placed-added = by other things
score-by-gone = Invaders that went
score-by-gone-by-powers = destroyed by powers
score-by-gone-by-dahan = destroyed by the dahan
score-by-gone-by-fear = destroyed by fear
score-by-gone-by-other = destroyed otherwise
score-by-gone-removed = removed
score-graph-island = Island
score-graph-invaders = Pieces
score-graph-fear = Fear
score-graph-presence = Presence
score-curve-explorers = Explorers
score-curve-towns = Towns
score-curve-cities = Cities
score-curve-dahan = Dahan
score-curve-fear = Fear in all
score-curve-fear-cards = Fear cards
score-why-blight =
    Blight: { $ravage } by ravage, { $cascade } by spreading{ $other ->
        [0] .
       *[other] , { $other } by other things.
    }
score-why-won = { $fear } fear was spread, and { $gone } invaders left the island.
score-why-lost = On the island: { $blight } blight; presence destroyed: { $presence }.

## Key moments

moment-end-inner-land = A town or city comes to an inner land ({ $where }).
moment-end-capital = One land holds too many towns and cities ({ $where }).
moment-end-few-dahan = With this too few dahan are left.
moment-end-no-presence = { $who } loses the last presence, in { $land }.
moment-end-blight = The last blight of the pool comes to { $land }.
moment-terror = The terror level rises to { $level }.
moment-fear = The most fear in one turn: { $n }.
moment-fallen = The most towns and cities destroyed in one turn: { $n }.
moment-dahan = The most dahan lost in one turn: { $n }.
moment-build = The most building in one turn: { $n } pieces.
moment-cascade = { $n ->
    [one] Blight spreads { $n } time in one turn.
   *[other] Blight spreads { $n } times in one turn.
 }
moment-presence = { $who } loses { $n } presence in one turn.

## The four games

ui-game-spirit-island = Spirit Island
ui-blurb-spirit-island = Co-operative. Spirits drive the invaders off their island: Horizons, or the full box.

## Everywhere

ui-strength-offense = Offence
ui-strength-control = Control
ui-strength-fear = Fear
ui-strength-defense = Defence
ui-strength-utility = Utility

## New game

setup-spirit = Spirit of player { $n }
setup-gallery = Spirits
setup-choose-spirit = { $who }, choose your spirit
setup-boards = Starting boards
setup-boards-hint = Discs show where the spirits begin.
setup-board = Starting board
setup-board-name = Board { $board }
setup-board-hint = If somebody has this board, the two of you swap.
setup-complexity = Complexity: { $level }
option-stage-ii-actions = Stage II actions
option-stage-ii-actions-hint = Stage II invader cards with a flag add their own action when they are explored.
setup-facts = { $seats ->
    [one] { $seats } spirit on { $boards } board. All players win or lose together.
   *[other] { $seats } spirits on { $boards } boards. All players win or lose together.
 }

## End of the game

score-headline-win = Victory
score-terror = Terror level / fear cards
score-blight = Blight on the island / in the pool
score-invaders = Explorers / towns / cities left
score-dahan = Dahan left
score-presence = Presence on the island
score-destroyed = Presence destroyed
score-cards = Power cards
score-energy = Energy left
score-why-win = Why it was won
score-why-win-sacrifice = Why it was won
score-why-loss = Why it was lost
score-curve-buildings = Towns, cities
score-curve-blight = Blight
score-curve-presence = Presence

## Errors. $kind is the name of the error for a report.

setup-win-rate-spirit = Alone and without an adversary, the bot won { $wins } of { $games } games with this spirit (almost surely between { $low } and { $high }%).
setup-win-rate = With stage II actions the bot won { $wins } of { $games } games { $n ->
    [one] with this spirit alone
   *[other] with { $n } spirits
 } (almost surely between { $low } and { $high }%).

## The ending

end-title-won = The island is free
end-title-lost = The island is lost
# Why it was lost, where one looks first. $name: the adversary or the scenario, $where: what stands where.
end-lost-blight = Blight has overrun the island: none is left in the pool.
end-lost-time = Time has run out: no invader card was left to explore with.
end-lost-no-presence = { $n ->
    [one] { $who } has no presence left on the island.
   *[other] { $who } have no presence left on the island.
 }
end-lost-capital = The adversary has won ({ $name }): { $n } or more towns and cities stand in one land ({ $where }).
end-lost-inner-land = The scenario is lost ({ $name }): a town or city stands in an inner land ({ $where }).
end-lost-few-dahan = The scenario is lost ({ $name }): too few dahan are left, { $n } of at least { $least }.
end-lost-insurrection = The scenario is lost ({ $name }): the dahan are still outnumbered in { $n ->
    [one] { $n } land
   *[other] { $n } lands
 }, a win allows { $most ->
    [0] none
   *[other] { $most } at the most
 }.
end-fear = Fear
end-fear-cards = { $n ->
    [one] { $n } fear card earned
   *[other] { $n } fear cards earned
 }
end-buildings = Towns, cities gone
end-explorers = Explorers gone
end-left = { $n ->
    [0] none left
   *[other] { $n } left
 }
end-dahan = Dahan
end-dahan-note = living here
end-blight = Blight
end-pool = { $n ->
    [0] none left in the pool
   *[other] { $n } left in the pool
 }
end-score = Score
end-score-of = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
end-score-victory = { $n ->
    [0] victory { $points }
   *[other] victory, 10 + 5 × difficulty { $n }: { $points }
 }
end-score-defeat = { $n ->
    [0] defeat { $points }
   *[other] defeat, 2 × difficulty { $n }: { $points }
 }
end-score-deck = { $n ->
    [one] { $n } invader card left: { $points }
   *[other] { $n } invader cards left: { $points }
 }
end-score-used = { $n ->
    [one] { $n } invader card turned up: { $points }
   *[other] { $n } invader cards turned up: { $points }
 }
end-score-dahan = { $n } dahan: { $points }
end-score-blight = { $n } blight: { $points }
end-needs-1 = { $n ->
    [one] invader
   *[other] invaders
 }
end-needs-2 = { $n ->
    [one] town or city
   *[other] towns or cities
 }
end-needs-3 = { $n ->
    [one] city
   *[other] cities
 }
end-had-won = { $n ->
    [one] Had one more blight come, the island would have been lost: the pool held no other.
   *[other] Had { $n } more blight come, the island would have been lost: the pool held no more.
 }
end-had-time = { $n ->
    [one] Had the invaders held out, time would have run out after one more invader card.
   *[other] Had the invaders held out, time would have run out after { $n } more invader cards.
 }
end-had-blight = Had one blight less come, the pool would have held for now. The most came in turn { $turn }: { $n }.
end-most-blight = The most blight came in turn { $turn }: { $n }.
end-had-inner-land = Had no town or city stood in { $lands }, the island would not have been lost yet.
end-had-capital = Had fewer than { $n } towns and cities stood in { $lands }, the island would not have been lost yet.
end-had-dahan = Had { $n } more dahan lived, the island would not have been lost yet.
end-had-outnumbered = { $n ->
    [one] Had the dahan been outnumbered in one land less, the island would be free.
   *[other] Had the dahan been outnumbered in { $n } lands less, the island would be free.
 }
end-had-presence = { $who }: { $n } presence destroyed in this game, the most in turn { $turn }: { $most }.
end-had-presence-once = { $who }: { $n } presence destroyed in this game, all of it in turn { $turn }.
end-had-cleared = Had { $n } more { $what } been driven out, the island would be free: terror level { $level } asks for no more.
