### The table of the rice fields.

rice-table-round = Round { $n } of { $of }
rice-table-spirit-farm-short = spirit
rice-table-spirit-farm = Spirit farm
rice-table-spirit-farm-has = { $water ->
        [one] { $water } disc on it
       *[other] { $water } discs on it
    }, { $n } in its reservoir
rice-table-farm-has = reservoir { $n }, { $paddies ->
        [one] { $paddies } paddy
       *[other] { $paddies } paddies
    }
rice-table-paddy = Paddy { $n }
rice-table-hex-name = Hex { $hex }
rice-table-rock-name = Rock { $hex }
rice-table-field = open field
rice-table-rock = a rock
rice-table-magic = magic water
rice-table-planned = planned for the next paddy
rice-table-water = water { $n } of { $of }
rice-table-rice-none = no rice
rice-table-rice-planted = planted
rice-table-rice-grown = grown
rice-table-weeds = { $n ->
        [one] { $n } weed
       *[other] { $n } weeds
    }
rice-table-pests = { $n ->
        [one] { $n } pest
       *[other] { $n } pests
    }
rice-table-fertilized = fertilized
rice-table-rice = rice
rice-table-figures = Workers
rice-table-laborers = Laborers
rice-table-livestock = Livestock
rice-table-sections = Sections
rice-table-walls-free = { $n } free
rice-table-paddies = Paddies
rice-table-buy-laborer = Laborer
rice-table-buy-livestock = Livestock
rice-table-price = { $tax ->
        [0] { $n } rice
       *[other] { $n } rice + { $tax } tax
    } · { $left } left
rice-table-sold-out = sold out
rice-table-tax-now = tax { $n }
rice-table-in-order = in this order
rice-table-act-build = Walls
rice-table-act-rock = Rocks
rice-table-act-drain = Drain
rice-table-act-weed = Weeds
rice-table-act-pest = Pests
rice-table-act-harvest = Harvest
rice-table-act-flood = Flood
rice-table-act-growth = Growth
rice-table-act-plant = Planting
rice-table-oxen = Oxen
rice-table-ducks = Ducks
rice-table-tax = Tax by items
rice-table-taxes = for 1, 2, 3 … items: { $taxes }
rice-table-harvest-table = Harvest
rice-table-grey = last round
rice-table-comes = { $n } come with the flood
rice-table-grows = grow: paddies { $paddies }
rice-table-can-build = sections at hand: { $n }
rice-table-job-laborers-build = Building
rice-table-job-laborers-weed = Weeds
rice-table-job-laborers-harvest = Harvest
rice-table-job-laborers-plant = Planting
rice-table-job-oxen-build = Oxen building
rice-table-job-oxen-rock = Oxen on rocks
rice-table-job-oxen-weed = Oxen on weeds
rice-table-job-ducks = Ducks
rice-table-in-front = Spirits in front
rice-table-in-force = in force
rice-table-before-you = In front of you
rice-table-used = used
rice-table-acts-now = acts
rice-table-spirits-of = Spirits of { $who }
rice-table-own-tiles = Achievements claimed
rice-table-cards-left = { $n ->
        [one] { $n } card left
       *[other] { $n } cards left
    }
rice-table-discs = { $n ->
        [one] { $n } disc
       *[other] { $n } discs
    }
rice-table-rival-has = place { $place }, laborers { $laborers }, livestock { $livestock }, paddies { $paddies }, reservoir { $water }, spirits in hand { $cards }
rice-table-rival-hint = opens this player’s panel
rice-table-pays = { $n } rice
rice-table-met = met now
rice-table-taken = claimed by { $who }
rice-table-sure-ops = { $sure ->
        [known] effect: as printed
        [likely] effect: our guess
       *[proposed] effect: our idea
    }
rice-table-sure-timing = { $sure ->
        [known] when: as printed
        [likely] when: our guess
       *[proposed] when: our idea
    }
rice-table-total = Rice
rice-table-source-harvest = Harvests
rice-table-source-rot = Rotten rice
rice-table-source-tiles = Achievements
rice-table-source-spirits = Spirits
rice-table-source-setup = Setup
rice-table-source-end = At the end
rice-table-paid = Paid and taken away
rice-table-rice-page = Rice
rice-table-allocation = Send the workers
rice-table-send = Send them out
rice-left = not sent: { $who }
rice-left-none = everybody is sent
rice-left-laborers = { $n ->
        [one] { $n } laborer
       *[other] { $n } laborers
    }
rice-left-livestock = { $n ->
        [one] { $n } animal
       *[other] { $n } animals
    }
rice-table-idle = { $job }: { $n ->
        [one] { $n } finds nothing to do.
       *[other] { $n } find nothing to do.
    }
rice-table-rots = { $n ->
        [one] { $n } hex of grown rice would rot.
       *[other] { $n } hexes of grown rice would rot.
    }
rice-table-all-busy = Everybody sent finds work; no grown rice rots.
rice-table-wins = { $n ->
        [one] { $who } wins
       *[other] { $who } win
    }

## Rounds where other games count turns

counted-ui-turn-rice-paddy = { $turn ->
        [0] Set-up
       *[other] Round { $turn }
    }
counted-score-played-rice-paddy = { $turns ->
    [one] { $turns } round
   *[other] { $turns } rounds
 }
counted-travel-title-rice-paddy = A look back: round { $turn }
counted-travel-banner-rice-paddy = Looking back at round { $turn }: Esc returns
counted-travel-rewind-question-rice-paddy = Rewind to round { $turn }?
counted-travel-lost-turns-rice-paddy = The game goes from round { $here } back to round { $there }.
counted-replay-title-rice-paddy = Replay: round { $turn }
counted-replay-banner-rice-paddy = Replay · round { $turn }, { $phase }
counted-replay-course-value-rice-paddy = { $n } of { $of }, round { $turn }
counted-review-where-rice-paddy = { $turn ->
        [0] Before the first round, { $who }: { $what }
       *[other] Round { $turn }, { $who }: { $what }
    }
counted-review-banner-played-rice-paddy = { $turn ->
        [0] As it was played
       *[other] As it was played, round { $turn }
    }
counted-review-banner-line-rice-paddy = { $turn ->
        [0] The bot’s way
       *[other] The bot’s way, round { $turn }
    }
counted-look-title-rice-paddy = A look back: round { $turn }
counted-look-at-rice-paddy = Looking back at round { $turn }, { $phase }
