### What is told of a round, and what is coming.

rice-told-recap = Round { $n } is over
rice-told-place = place { $n } in the order of play
rice-told-harvest = Paddy { $n }: { $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    }
rice-told-rotted = { $n ->
        [one] { $n } hex of rice rotted
       *[other] { $n } hexes of rice rotted
    }
rice-told-lost = Taken away
rice-told-water = Water on the field: { $n }, in the reservoir: { $waits }
rice-told-row-1 = clean paddy: first row of the harvest table
rice-told-row-2 = one pest: second row of the harvest table
rice-told-row-3 = one weed: third row of the harvest table
rice-told-row-4 = weeds and pests: last row of the harvest table
rice-told-flows = { $n ->
        [one] { $n } disc flows to { $to }
       *[other] { $n } discs flow to { $to }
    }
rice-told-runs-off = { $n ->
        [one] { $n } disc runs off to the supply
       *[other] { $n } discs run off to the supply
    }
rice-told-hexes = Hexes
rice-told-need = Sections still needed
rice-told-have = Sections at hand
rice-told-floods = Water it takes
rice-told-rocks = Rocks on it
rice-told-closes = It is closed at once and becomes a paddy.
rice-told-bonus-walls = Free sections for later
rice-told-free-sections = Free sections this round
rice-told-paddy-water = Water, paddy { $n }
rice-told-paddy-weeds = Weeds, paddy { $n }
rice-told-paddy-pests = Pests, paddy { $n }
rice-told-paddy-fertilized = Fertilizer, paddy { $n }
rice-told-rocks-left = Rocks on the field
rice-told-to-reservoir = Reservoir: { $who }
rice-told-rice-of = Rice: { $who }
rice-told-weeds-of = Weeds: { $who }
rice-told-pests-of = Pests: { $who }
rice-told-supply = Supply
rice-told-after-flood = Water after the flood
rice-told-rots = Hexes that rot
rice-told-water-here = Water here
rice-told-pays = Harvested now
rice-about-field = Open field: the next paddy can be built on it.
rice-about-magic = Magic water: this hex is flooded without a disc.
rice-about-rock = A rock: water stops here and nothing can be planted until an ox removes it.
rice-about-site = Planned for the next paddy; sections still needed: { $n }
rice-about-crop-none = no rice grows here
rice-about-crop-planted = planted rice: it grows if the paddy is flooded
rice-about-crop-grown = grown rice: harvested when the paddy is dry, else it rots
rice-about-fertilized = fertilized: counts as one hex more
rice-about-deed = for something done in this round
rice-about-state = for what a farm has then
rice-about-have = now: { $n }
rice-about-tax = All the tax for the items bought in one round.
rice-about-laborer = { $n } laborers put up a section, { $harvest } harvest a hex, one plants a hex; a weed takes one for each hex of its paddy.
rice-about-livestock = Livestock works as an ox (a section or a rock) or as a duck (pests, fertilizer).
rice-about-sections = Walls and gates still to be put up, of { $n }.
rice-told-forecast = Flood and harvest
rice-told-head-pays = pays now
rice-told-head-rots = rots
rice-told-no-paddy = There is no paddy yet.
rice-told-row-short = row { $n }
rice-told-open = { $n ->
        [one] It stays open: { $n } section is lacking.
       *[other] It stays open: { $n } sections are lacking.
    }
rice-told-stays = { $n ->
        [one] Paddy { $paddy } keeps { $n } disc
       *[other] Paddy { $paddy } keeps { $n } discs
    }
rice-about-pays = harvested now: { $n } rice
rice-about-flood = { $n ->
        [one] after the flood: { $n } disc
       *[other] after the flood: { $n } discs
    }
rice-about-farm-flood = { $n ->
        [one] after its flood: { $n } disc on it, { $on } go on
       *[other] after its flood: { $n } discs on it, { $on } go on
    }
rice-told-more = { $n ->
        [one] and { $n } line more
       *[other] and { $n } lines more
    }
rice-told-water-on = { $n ->
        [one] { $n } disc on the field
       *[other] { $n } discs on the field
    }
rice-told-passes = { $n ->
        [one] { $n } goes on
       *[other] { $n } go on
    }
rice-about-act-build = { $laborers } laborers or one ox put up a section, a wall or a gate. The land is planned first; once it is closed it is a paddy.
rice-about-act-rock = One ox removes one rock.
rice-about-act-drain = What a paddy does not keep runs on to the next, and from the last one to the next player.
rice-about-act-weed = In a dry paddy; a weed takes as many laborers as the paddy has hexes.
rice-about-act-pest = In a dry paddy; a duck removes a pest, and fertilizes rice that is not grown yet.
rice-about-act-harvest = { $harvest } laborers for each hex of grown rice in a dry paddy. Grown rice that is not harvested rots.
rice-about-act-flood = The reservoir runs into the paddies in their order; what they do not hold goes on to the next player.
rice-about-act-growth = Planted rice grows in flooded paddies.
rice-about-act-plant = A whole flooded paddy at once, { $plant } laborer for each hex.
rice-about-act-harvest-table = Rice for a harvest, by hexes and by what grows or crawls in the paddy; lit: what your paddies would pay now.
rice-about-taxed = From the second item of a round on a tax comes on top.
rice-told-after-flood-of = After the flood: { $who }
rice-told-grows = Paddies that grow
rice-end-rounds = Rounds
rice-end-by-round = Rice by round
rice-end-rice = { $n } rice
rice-end-lead = { $n } rice ahead of { $second }.
rice-end-short = With { $n } more rice { $who } would have won.
rice-end-moment-harvested = { $who } harvests { $n } rice from one paddy
rice-end-moment-claimed = { $who } claims an achievement of { $n } rice
rice-end-moment-rotted = { $who } loses { $n ->
        [one] { $n } hex
       *[other] { $n } hexes
    } of rice to rot
rice-told-price = Price
rice-told-tax = Tax this round
rice-told-next = The next one: { $price }, added tax { $tax }.
rice-told-last = It is the last one on your market.
rice-does-harvest = { $n } of { $of } grown hexes
rice-does-plant = { $n ->
        [one] { $n } hex
       *[other] { $n } hexes
    }; bare now: { $of }
rice-does-weed = { $n } of { $of } weeds
rice-does-build = { $n ->
        [one] { $n } section
       *[other] { $n } sections
    }
rice-does-rock = { $n } of { $of } rocks
rice-does-ducks = { $n } of { $of } pests and fertilizer
rice-told-rank = place { $n }
rice-large-title = Farm: { $who }
rice-large-hint = touch: see it large
