### Small Islands on the screen: set-up, panels, board.

## Set-up

setup-page-game = The game
setup-page-details = Details
setup-mode = Mode
setup-mode-seats = { $high ->
        [1] for one player
       *[other] for { $low } to { $high } players
    }
mode-solo = Alone
mode-solo-hint = One player against Alexis, who lays tiles, lands and builds by his cards.
mode-normal = Normal
mode-normal-hint = Every objective is one card: a mission and its reward.
mode-advanced = Advanced
mode-advanced-hint = Missions and rewards are cards of their own; you pair them each round.
option-first = First player
option-first-hint = Lays the starting tiles and begins the first round.
choice-first-random = Anyone
option-alexis = Alexis
option-alexis-hint = Morning is his easiest card, night his hardest.
choice-alexis-morning = Morning
choice-alexis-afternoon = Afternoon
choice-alexis-night = Night
option-objectives = Objectives
option-objectives-hint = One card each, or missions and rewards apart.
choice-objectives-normal = Normal
choice-objectives-advanced = Advanced
option-columns = Table, columns
option-columns-hint = Nothing may lie beyond the edge of the table.
option-rows = Table, rows
option-rows-hint = Nothing may lie beyond the edge of the table.
option-bonus-tokens = Bonus tokens
option-bonus-tokens-hint = Flower, fruit, leaf and a joker, or four jokers.
choice-bonus-tokens-mixed = Mixed
choice-bonus-tokens-jokers = Jokers
option-bonus-on-bare-land = Tokens on bare land
option-bonus-on-bare-land-hint = A bonus token may add a resource instead of changing one.
option-starts-count = Starting tiles count
option-starts-count-hint = Starting tiles count for the size of an island.
option-equal-zero = Zero equals zero
option-equal-zero-hint = Resources an island has none of count as equal, too.
option-small-island-points = Size reward for two tiles
option-small-island-points-hint = Points of the reward by size for islands of two tiles.
setup-control-human = A person at this screen.
setup-control-bot-random = Plays anything that is allowed.
setup-control-bot-greedy = Looks one turn ahead.
setup-control-bot-search = Thinks through many games before each move.
ui-bot-random-level = Gentle
ui-bot-greedy-level = Keen
ui-bot-search-level = Sharp
ui-bot-search = Bot that thinks through many games
ui-bot-search-short = Thinker

## Table

# The table
isles-round = Round { $n } of { $of }
isles-setup = Starting tiles
isles-setup-short = Start
# How far a saved game is; $round is the position’s own figure.
ui-stage-small-islands = Round { $round } of 4
ui-stage-small-islands-setup = Starting tiles
isles-alone = alone against Alexis
isles-advanced = advanced
isles-points = { $n ->
        [one] point
       *[other] points
    }
isles-discovery-kept = <discovery> <b>{ $values }</b> at the end
isles-discovery-hidden = <discovery> { $n }, hidden

# Own panel
isles-goal-now = Objective of this round
isles-goal-next = Kept for round { $round }
isles-goal-kept = Kept
isles-goal-short = Objective now
isles-goal-next-short = Next objective
isles-goal-none = Not chosen yet
isles-goal-none-next = No objective kept
isles-goal-hidden = hidden
isles-met = { $n ->
        [one] { $n } island
       *[other] { $n } islands
    }
isles-houses = Houses
isles-built = { $n } built
isles-in-hand = In hand
isles-reserve = Reserve
isles-houses-of = houses of { $who }
isles-tokens = Bonus tokens
isles-tokens-note = one each turn
isles-token-help =
    Resource side: changes a resource.
    Port side: <port> a port on a coast.
isles-token-flower = Bonus token: flower
isles-token-fruit = Bonus token: fruit
isles-token-leaf = Bonus token: leaf
isles-token-port = Bonus token: port
isles-token-spends = Spends: { $token }
isles-token-spends-hint = Which of your tokens is turned over for the port. The one your objectives need least, unless you choose another.
isles-ship = Your ship
isles-ship-of = Ship
isles-ship-wait = { $n ->
        [one] Still in port. Landing is possible when the navigation stack is empty: <b>{ $n } tile to go</b>.
       *[other] Still in port. Landing is possible when the navigation stack is empty: <b>{ $n } tiles to go</b>.
    }
isles-ship-home = Still in port.
isles-ship-may = Still in port. <b>Landing is possible now.</b>
isles-ship-out = { $n ->
        [one] On the chart, with <b>{ $n } port</b> around it: a point at the end.
       *[other] On the chart, with <b>{ $n } ports</b> around it: as many points at the end.
    }
isles-ship-free = free
isles-ship-sailed = landed
isles-ship-ports = <port> { $n }

# Right side
isles-navigation = Navigation
isles-navigation-note = 6 tiles a round
isles-stack-later = The tiles come once the starting tiles lie.
isles-stack-left = left in the stack
isles-stack-short = in the stack
isles-reserve-left = <b>{ $n }</b> in the reserve
isles-reserve-short = { $n } in reserve
isles-land-later = then anyone may land
isles-may-land = <b>landing is possible</b>
isles-unseen = Tiles still to come
isles-unseen-stacks = In the stacks, in no order.
isles-unseen-hands = In the stacks, and { $n } in other hands.
isles-unseen-symbols = What is on them
isles-ships = Ships
isles-ships-note = all four out: last reward
isles-rival-figures = <tile> { $tiles }  <any> { $tokens }
isles-rail-figures = <tile> { $tiles } <any> { $tokens }
isles-rival-ship = <ship> { $ship }
isles-rival-has = houses: { $hand } in hand, { $reserve } in reserve; tiles: { $tiles }; bonus tokens: { $tokens }; ship: { $ship }
isles-rival-discovery = { $figures }  <discovery> { $n }
isles-alexis-left = { $n ->
    [one] { $n } card left in the stack
   *[other] { $n } cards left in the stack
 }
isles-alexis-seen = { $n ->
    [one] { $n } card turned up
   *[other] { $n } cards turned up
 }
isles-alexis-turned = Turned up by Alexis
isles-alexis-card = His card
isles-alexis-deck = Expedition stack
isles-alexis-builds = His houses
isles-alexis-counts = Stack and points
isles-alexis-last = Last turned up: { $card }
isles-alexis-hint = how he plays, in the rules
isles-alexis-has = { $houses ->
        [one] { $houses } house left
       *[other] { $houses } houses left
    }
isles-rival-hint = look at this player’s panel
isles-revealed = used: { $cards }
isles-revealed-round = { $round }. { $card }
isles-cards-of = { $who }: objectives so far
isles-on-chart = On the chart

# Tiles
isles-display = Display
isles-display-note = refilled at the end of a turn
isles-display-take = take one
isles-hand = Your hand
isles-hand-note = only you see it
isles-hand-place = place one, keep two
isles-hand-stuck = none fits: give one away
isles-starts = Starting tiles
isles-starts-note = four tiles, either side up
isles-slot-taken = taken this turn
isles-slot-empty = empty

# Previews
isles-row-tiles = tiles
isles-row-sites = free house sites
isles-row-flower = flowers
isles-row-fruit = fruits
isles-row-leaf = leaves
isles-row-temple = temples
isles-row-port = ports
isles-new-island = New island
isles-joined = { $n } islands join
isles-more-islands = and { $n } more
isles-goal-met = { $points ->
        [one] <check> mission met: <b>{ $points } point</b>
       *[other] <check> mission met: <b>{ $points } points</b>
    }
isles-goal-met-open = <check> mission met: draw discovery tokens
isles-tray-title = Mission and reward: one of each now, one for the next round
isles-tray-now = Now
isles-tray-next = Next round
isles-tray-confirm = Choose
isles-tray-none = { $slot }: no island meets it yet
isles-tray-pays =
    { $n ->
        [one] { $n } island meets it
       *[other] { $n } islands meet it
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
isles-tray-draws =
    { $n ->
        [one] { $n } island meets it
       *[other] { $n } islands meet it
    }, discovery tokens kept: { $points }
isles-goal-nowhere = No island meets it yet.
isles-goal-more = { $n ->
        [one] One more island meets it.
       *[other] { $n } more islands meet it.
    }
isles-goal-not-met = the mission is not met
isles-goal-own = Mission met; your house stands here.
isles-goal-but = Mission met, but no house can be built.
isles-land-here = Land here
isles-ports-around = ports around
isles-ship-scores = a point for each at the end of the game
isles-ship-grey-scores = a grey ship scores for nobody

# Forecast
isles-forecast = What the islands would pay now
isles-no-island = There is no island yet.
isles-open = tokens

# Scoring
isles-score-winner = { $n ->
        [one] { $who } wins
       *[other] { $who } win
    }
isles-score-points = Points
isles-score-total = Points in all
isles-score-round = Rewards of round { $n }
isles-score-discovery = Discovery tokens
isles-score-ports = Ports around the ship
isles-score-alexis = Alexis’ card and houses
isles-score-islands = Islands / tiles of the largest
isles-score-islands-n = Islands
isles-score-largest = Tiles of the largest island
isles-score-houses = Houses built
isles-score-tokens-kept = Discovery tokens kept
isles-score-ports-around = Ports around one’s own ship
isles-score-landed = Landings
isles-score-placed = Tiles laid
isles-score-tokens-left = Bonus tokens left
isles-score-earned = points
isles-end-from = { $islands } on islands, { $rest } at the end
isles-end-had = { $n ->
        [one] Had { $who } also built on { $isle } in round { $round }: { $n } more point at that moment.
       *[other] Had { $who } also built on { $isle } in round { $round }: { $n } more points at that moment.
    }
isles-end-short = { $n ->
        [one] With { $n } more point { $who } would have won.
       *[other] With { $n } more points { $who } would have won.
    }
isles-score-lead = { $n ->
        [0] { $first ->
            [one] { $first } point each.
           *[other] { $first } points each.
        }
       *[other] { $first } points against { $second }.
    }
isles-moment-landed = { $who } lands and ends the exploration
isles-moment-stuck = { $who } holds no tile that fits
isles-moment-reward = { $who }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for one island
isles-moment-island = { $n ->
        [one] An island of { $n } tile
       *[other] An island of { $n } tiles
    }

## The four games

ui-game-small-islands = Small Islands
ui-blurb-small-islands = Grow an archipelago, then build houses where your objectives are met.

# Gallery of the set-up
isles-gallery-name = Alexis
isles-gallery-title = Against which Alexis?
