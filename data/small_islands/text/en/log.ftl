# Lines of the log of Small Islands. $who is a player's name.
isle-log-phase = <b>{ $phase }</b>
isle-log-round = <b>Round { $n }</b>
isle-log-first = { $who } begins
isle-log-taken = { $who } takes from the display: { $what }
isle-log-placed = { $who } lays a tile ({ $cell }): { $what }
isle-log-joined = { $gone } and { $isle } are one island now: { $isle }
isle-log-token = { $who } puts a <{ $shows }> token ({ $cell })
isle-log-token-port = { $who } adds a <port> ({ $cell })
isle-log-landed = { $who } lands with their own ship ({ $cell })
isle-log-landed-grey = { $who } lands with a grey ship ({ $cell })
isle-log-refilled = Display: { $what }
isle-log-drew-cards = { $who } draws { $cards }
isle-log-drew-hidden = { $who } draws { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
isle-log-chosen = { $who } has chosen
isle-log-chose-current = { $who } chooses for this round: { $card }
isle-log-chose-next = { $who } keeps for the next round: { $card }
isle-log-rests = { $who } builds nothing: no island suits his card
isle-log-revealed = { $who } reveals { $cards }
isle-log-unmet = { $why ->
    [houses] { $who } has no house left to build: turn skipped
   *[mission] { $who } builds nothing: no island meets it ({ $cards })
 }
isle-log-built = { $who } builds a <house> on { $isle }
isle-log-scored-reward = { $who }: +{ $points } ({ $isle })
isle-log-scored-discovery = { $who }: +{ $points } from discovery tokens
isle-log-scored-ports = { $who }: +{ $points } for ports around the ship
isle-log-scored-alexis = { $who }: { $points } by his card
isle-log-scored-other = { $who }: +{ $points }
isle-log-discovery-drawn = { $who } draws { $tokens }
isle-log-discovery-kept = { $who } keeps { $tokens }
isle-log-looked = { $who } sees { $values }
isle-log-kept = { $who } keeps the { $value }
isle-log-restocked = { $who } takes { $n ->
        [one] { $n } house
       *[other] { $n } houses
    } from the reserve
isle-log-expedition = { $who } turns up: { $what }
isle-log-alexis-explores = He cannot land and explores instead
isle-log-stuck = { $who } puts a tile under the reserve: nothing fits
isle-log-stuck-hand = { $who } shows a hand that fits nowhere
isle-log-exhausted = { $who } finds no tile and cannot land: the last rewards follow
isle-log-blocked = No ship can be placed
isle-log-ended = <b>{ $reason }</b>
isle-ending-ships = all four ships are on the table
isle-ending-reserve = fewer than six tiles were left for a new round
isle-ending-display = no tile could be taken and no ship placed
isle-ending-points = most points
isle-ending-houses = equal points, more houses
isle-ending-ports = equal points and houses, more ports around the ship
isle-ending-last-placed = all equal, the last to place a tile or ship
isle-ending-alexis-win = more points than Alexis
isle-ending-alexis-loss = Alexis has at least as many points
isle-result-win = { $who } wins: { $reason }
isle-result-shared = { $who } win together: { $reason }
isle-result-solo-win = Victory: { $reason }
isle-result-solo-loss = Defeat: { $reason }
isle-result-join = { $a }; { $b }
log-group-tiles = Tiles
log-group-points = Points
isles-stage-points = +{ $n }
isles-recap = Round { $n }: all rewards are in
isles-recap-first = <b>{ $who } begins round { $n }</b>
isles-recap-ships = { $n ->
    [one] { $n } ship is left
   *[other] { $n } ships are left
 }
isles-recap-order = { $n ->
    [1] first to score
    [2] second to score
    [3] third to score
   *[4] fourth to score
 }
isles-recap-landed = landed
isles-recap-there = { $isle } meets it too: a house of the same colour stands there
isles-recap-full = { $isle } meets it too: no free site
isles-recap-declined = { $isle } meets it too: left for later
isles-recap-none = No island meets it
isles-recap-no-house = No house left
isles-recap-none-built = Nothing built
isles-recap-kept = Kept for the next round: { $card }
isles-recap-discovery = { $n ->
    [one] { $n } discovery token
   *[other] { $n } discovery tokens
 }
