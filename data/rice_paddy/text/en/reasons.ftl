### Why something is not legal. $n and $what are its figure or thing.

rice-reason-no-such-thing = There is no such thing here.
rice-reason-nothing-there = There is nothing there that this could be done with.
rice-reason-must = This has to be answered first.
rice-reason-first = Another question comes first.
rice-reason-by-steps = Workers go there by { $n }.
rice-reason-upstream = Water flows downstream only: at most { $n } can lie there.
rice-reason-over-capacity = The paddy holds at most { $n }.
rice-reason-last-round = In round { $n } this is not done any more.
rice-reason-paddy-size = A paddy has at most { $n } hexes.
rice-reason-not-adjacent = { $what } does not touch the land, or the last paddy.
rice-reason-in-paddy = { $what } is part of a paddy already.
rice-reason-no-outlet = With { $what } the water could not leave the land.
rice-reason-five-paddies = There are at most { $n } paddies.
rice-reason-rock = A rock lies in the way: { $what }.
rice-reason-too-few-workers = There are too few workers for it: { $n }.
rice-reason-not-dry = Paddy { $what } is not dry.
rice-reason-not-flooded = Paddy { $what } is not flooded.
rice-reason-not-grown = In paddy { $what } no rice is grown.
rice-reason-not-empty = There is something already: { $what }.
rice-reason-goal-not-met = This achievement is not met: { $what }.
rice-reason-too-little-rice = It costs { $n } rice with its tax.
rice-reason-market-empty = The market has none left.

## What a bot says of an odd answer.

rice-reason-lets-rot = lets { $n ->
    [one] { $n } hex of grown rice rot
   *[other] { $n } hexes of grown rice rot
 }
rice-reason-buys-nothing = buys nothing, though there is rice for it: { $n }
rice-reason-gives-water = lets all the water go to the next player: { $n ->
    [one] { $n } disc
   *[other] { $n } discs
 }
