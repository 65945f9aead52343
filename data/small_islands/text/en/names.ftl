# Small Islands: names, symbols, cards. Points are prestige points.
icon-flower = flower
icon-fruit = fruit
icon-leaf = leaf
icon-temple = temple
icon-port = port
icon-house = house
icon-site = house site
icon-ship = ship
icon-ship-grey = grey ship
icon-tile = tile
icon-discovery = discovery token
icon-any = any resource

# So many of a symbol: “2 flowers”.
isle-count-flower = { $n ->
        [one] { $n } flower
       *[other] { $n } flowers
    }
isle-count-fruit = { $n ->
        [one] { $n } fruit
       *[other] { $n } fruits
    }
isle-count-leaf = { $n ->
        [one] { $n } leaf
       *[other] { $n } leaves
    }
isle-count-temple = { $n ->
        [one] { $n } temple
       *[other] { $n } temples
    }
isle-count-port = { $n ->
        [one] { $n } port
       *[other] { $n } ports
    }
isle-count-site = { $n ->
        [one] { $n } house site
       *[other] { $n } house sites
    }
isle-count-house = { $n ->
        [one] { $n } house
       *[other] { $n } houses
    }
isle-count-tile = { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
isle-count-token = { $n ->
        [one] { $n } bonus token
       *[other] { $n } bonus tokens
    }
isle-count-discovery = { $n ->
        [one] { $n } discovery token
       *[other] { $n } discovery tokens
    }
isle-count-point = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
isle-count-island = { $n ->
        [one] { $n } island
       *[other] { $n } islands
    }
# All of a symbol: “more flowers than fruits”.
isle-many-flower = flowers
isle-many-fruit = fruits
isle-many-leaf = leaves
isle-many-temple = temples
isle-many-port = ports
isle-than-flower = flowers
isle-than-fruit = fruits
isle-than-leaf = leaves
isle-than-temple = temples
isle-than-port = ports
# One of it: “1 point per flower”.
isle-per-flower = flower
isle-per-fruit = fruit
isle-per-leaf = leaf
isle-per-temple = temple
isle-per-port = port
isle-and = { $a } and { $b }
isle-or = { $a } or { $b }
isle-comma = { $a }, { $b }

# Missions. The icons replace the words where there is room for pictures only.
isle-mission-more-than = { $style ->
        [icons] more <{ $more }> than <{ $than }>
       *[words] more { $more-many } than { $than-many }
    }
isle-mission-part = { $style ->
        [icons] { $n } <{ $symbol }>
       *[words] { $counted }
    }
isle-mission-has-at-least = { $style ->
        [icons] { $parts }
       *[words] at least { $parts }
    }
isle-mission-equal-any-pair = two resources in equal number
isle-mission-equal-with-other = { $style ->
        [icons] as many <{ $resource }> as of another resource
       *[words] as many { $resource-many } as of another resource
    }
# Rewards, per island that gets a house.
isle-reward-plus = { $style ->
        [icons] { $value } + { $plus }
       *[words] { $value } and { $plus } more
    }
isle-reward-part = { $style ->
        [icons] { $n } per <{ $symbol }>
       *[words] { $n ->
            [one] { $n } point
           *[other] { $n } points
        } per { $symbol-one }
    }
isle-reward-parts = { $style ->
        [icons] { $n } per <{ $a }> and <{ $b }>
       *[words] { $n ->
            [one] { $n } point
           *[other] { $n } points
        } per { $a-one } and per { $b-one }
    }
isle-reward-lowest-resource = { $style ->
        [icons] { $n } per symbol of the rarest resource
       *[words] { $n ->
            [one] { $n } point
           *[other] { $n } points
        } per symbol of the rarest resource
    }
isle-reward-chosen-resource = { $style ->
        [icons] { $n } for each of one resource you choose
       *[words] { $n ->
            [one] { $n } point
           *[other] { $n } points
        } for each of one resource you choose
    }
isle-reward-flat = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
isle-reward-by-size = points by size: { $steps }
isle-reward-step = from { $tiles } tiles { $n }
isle-reward-size-tiles = tiles
isle-reward-size-points = points
isle-reward-discovery = { $style ->
        [icons] draw 1 <discovery> per <{ $symbol }>, keep { $keep }
       *[words] draw 1 discovery token per { $symbol-one }, keep { $keep }
    }
isle-mission-head = Mission
isle-reward-head = Reward
isle-mission-long = Build on islands with { $mission }.
isle-reward-long = For each of them: { $reward }.
isle-footer-objective = objective
isle-footer-mission = mission
isle-footer-reward = reward

# Objectives of the normal game.
name-objective-o01 = Flower Coast
name-objective-o02 = Dragon Orchard
name-objective-o03 = Green Shade
name-objective-o04 = Lotus Shrine
name-objective-o05 = Harvest Offering
name-objective-o06 = Silent Grove
name-objective-o07 = Garland Harbour
name-objective-o08 = Trade Wind
name-objective-o09 = Pilgrims’ Landing
name-objective-o10 = Even Tides
name-objective-o11 = Wide Horizon
name-objective-o12 = Twin Secrets
# Missions and rewards of the advanced game.
name-mission-m01 = Lotus Bay
name-mission-m02 = Orchard Bay
name-mission-m03 = Leafy Bay
name-mission-m04 = Temple of Flowers
name-mission-m05 = Temple of Fruits
name-mission-m06 = Temple of Leaves
name-mission-m07 = Flower Quay
name-mission-m08 = Fruit Quay
name-mission-m09 = Leaf Quay
name-mission-m10 = Balance of Flowers
name-mission-m11 = Balance of Fruits
name-mission-m12 = Balance of Leaves
name-reward-r01 = Flower Harvest
name-reward-r02 = Fruit Harvest
name-reward-r03 = Leaf Harvest
name-reward-r04 = Flower Offering
name-reward-r05 = Fruit Offering
name-reward-r06 = Leaf Offering
name-reward-r07 = Harbour Dues
name-reward-r08 = Modest Share
name-reward-r09 = Gift of the Sea
name-reward-r10 = Broad Shores
name-reward-r11 = Discovery
name-reward-r12 = Free Choice
# The cards of Alexis, and what the cards of his expedition stack do.
name-alexis = Alexis
name-alexis-morning = Morning
name-alexis-afternoon = Afternoon
name-alexis-night = Night
alexis-stars = { $n ->
        [1] easy
        [2] medium
       *[3] hard
    }
alexis-hint = { $explore } explore cards, { $land } land cards; { $base } points and { $each } per house at the end
alexis-house-temple = He builds where temples are, most temples first.
alexis-house-largest = He builds on the largest islands.
alexis-house-richest = He builds where most flowers, fruits and leaves are.
name-expedition-explore = Explore
name-expedition-land = Land
expedition-extend-largest = He enlarges the largest island that has no house of his.
expedition-extend-smallest = He enlarges the smallest island of two tiles or more that has no house of his.
expedition-close = He closes a coast.
expedition-block-human = He enlarges an island where you have a house.
expedition-near-ship = He places next to a grey ship, among ports.
expedition-most-ports-around = He lands where most ports are.
expedition-fewest-ports-around = He lands far from ports.
expedition-next-to-largest-island = He lands next to the largest island.
expedition-next-to-human-house = He lands next to a house of yours.
expedition-slot = From the display: tile { $n }.
# Tiles for the text view: “tile: flower, port, house site; land north-west, north-east”.
isle-tile-sea = open sea
isle-tile-bare = bare land
isle-tile-corners = { $what }; land: { $corners }
isle-corner-nw = north-west
isle-corner-ne = north-east
isle-corner-se = south-east
isle-corner-sw = south-west
isle-side-n = north
isle-side-e = east
isle-side-s = south
isle-side-w = west
isle-cell-middle = the middle
isle-cell-e = { $n } east
isle-cell-w = { $n } west
isle-cell-s = { $n } south
isle-cell-n = { $n } north
isle-turned = { $n ->
        [0] not turned
        [1] a quarter turn
        [2] half a turn
       *[3] three quarter turns
    }
isle-name = Island { $letter }
isle-letters = A B C D E F G H I J K L M N O P Q R S T U V W X Y Z
isle-ship-grey = grey ship
isle-area = { $cell }, land in the { $corner }
