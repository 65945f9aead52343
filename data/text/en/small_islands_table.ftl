### Small Islands on the screen: set-up, panels, board.

## Set-up

setup-page-game = The game
setup-page-details = Details
setup-mode = Way to play
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
choice-first-random = anyone
option-alexis = Alexis
option-alexis-hint = Morning is his easiest card, night his hardest.
choice-alexis-morning = Morning
choice-alexis-afternoon = Afternoon
choice-alexis-night = Night
option-objectives = Objectives
option-objectives-hint = One card each, or missions and rewards apart.
choice-objectives-normal = normal
choice-objectives-advanced = advanced
option-columns = Table, columns
option-columns-hint = Nothing may lie beyond the edge of the table.
option-rows = Table, rows
option-rows-hint = Nothing may lie beyond the edge of the table.
option-bonus-tokens = Bonus tokens
option-bonus-tokens-hint = Flower, fruit, leaf and a joker, or four jokers.
choice-bonus-tokens-mixed = mixed
choice-bonus-tokens-jokers = jokers
option-bonus-on-bare-land = Tokens on bare land
option-bonus-on-bare-land-hint = A bonus token may add a resource instead of changing one.
option-starts-count = Starting tiles count
option-starts-count-hint = Starting tiles count for the size of an island.
option-equal-zero = None equals none
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
