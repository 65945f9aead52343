### What the things on the table are and count for: tips, and the right button.

isles-goal-lacks = still needed: { $what }
isles-about-met = { $n ->
        [one] met, { $n } point
       *[other] met, { $n } points
    }
isles-about-met-open = met, draw discovery tokens
isles-about-but = met, but no house: { $why }
isles-about-resource = A natural resource. Objectives count it; a bonus token may change it.
isles-about-temple = Objectives count temples. No bonus token changes one.
isles-about-port = { $n ->
        [one] Objectives count ports. At the end each port around a player’s own ship is worth { $n } point.
       *[other] Objectives count ports. At the end each port around a player’s own ship is worth { $n } points.
    }
isles-about-site = A house site, still free: a house may be built here in the reward phase.
isles-about-house = Each player may have one house on an island. It stays to the end.
isles-about-token = Shown by a bonus token: { $who }
isles-about-hand = Houses to build with in the reward phase, one an island. The hand is filled up from the reserve afterwards.
isles-about-reserve = After each reward phase the hand is filled up from here. When both are empty, no more houses are built.
isles-about-tokens = One may be used in each exploring turn, after the tile is laid.
isles-about-ship = { $n ->
        [one] Landing puts it on the chart, once in the game. At the end each port around it is worth { $n } point.
       *[other] Landing puts it on the chart, once in the game. At the end each port around it is worth { $n } points.
    }
isles-about-points = Prestige points so far. Discovery tokens and ports around the own ship are added at the end.
isles-about-discovery = Kept face down; they are worth { $low } to { $high } points each and count at the end.
isles-about-navigation = The display is refilled from the navigation stack. When it is empty, a player may land instead of exploring.
isles-about-reserve-tiles = { $n ->
        [one] { $n } tile is left in the reserve; a click shows which may still come.
       *[other] { $n } tiles are left in the reserve; a click shows which may still come.
    }
isles-about-ships = Who lands takes the own ship or a grey one; the round’s exploration is over then. Once all are on the chart, the last reward phase follows.
isles-about-landing = Landing now: { $islands } for your objective, { $points }.
isles-about-landing-none = Landing now: no island would pay for your objective.
isles-about-lander = Who lands builds and is paid first.
isles-landing = Landing now
isles-landing-islands = Islands for your objective
isles-landing-points = Points for them
isles-landing-kept = Discovery tokens kept
isles-landing-grey = { $n ->
        [one] one grey
       *[other] { $n } grey
    }
isles-landing-ships = { $n ->
        [one] { $n } ship is left then: { $who }
       *[other] { $n } ships are left then: { $who }
    }
isles-landing-last = No ship is left then: the game ends with these rewards.
isles-needs = needs { $what }
