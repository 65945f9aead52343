### Questions and their answers. $who is a player’s name.

rice-prompt-draft = { $who }, choose the spirit to keep
rice-prompt-spirit = { $who }, choose the spirit to play
rice-prompt-rain-paddy = { $who }, choose the paddy that gets the { $kind ->
        [weeds] weeds
       *[pests] pests
    }
rice-prompt-solo-paddy = { $who }, choose the paddy that gets the { $kind ->
        [weeds] weeds
       *[pests] pests
    }
rice-prompt-active-paddy = { $who }, choose the paddy of { $at } that gets the { $kind ->
        [weeds] weeds
       *[pests] pests
    }
rice-prompt-active-hex = { $who }, { $does ->
        [magic] choose the hex for magic water
       *[paddy] choose the hex of the new paddy
    }
rice-prompt-active-take = { $who }, choose what to take from the market
rice-prompt-active-choose = { $who }, remove a rock or plant a paddy?
rice-prompt-allocate-laborers = { $who }, how many laborers for { $job ->
        [harvest] the harvest
        [plant] planting
        [weed] weeds
        [build] building
        [rock] rocks
       *[other] pests and fertilizer
    }?
rice-prompt-allocate-oxen = { $who }, how many oxen for { $job ->
        [harvest] the harvest
        [plant] planting
        [weed] weeds
        [build] building
        [rock] rocks
       *[other] pests and fertilizer
    }?
rice-prompt-allocate-ducks = { $who }, how many ducks?
rice-prompt-build-site = { $who }, where does the next paddy begin? Sections: { $n }
rice-prompt-build-more = { $who }, add a hex? It needs sections: { $need }, at hand: { $have }
rice-prompt-rock = { $who }, choose the rock to remove
rice-prompt-drain = { $who }, how many discs stay in paddy { $n }?
rice-prompt-weed = { $who }, choose the paddy to weed
rice-prompt-pest = { $who }, choose the paddy for a duck
rice-prompt-harvest = { $who }, choose the paddy to harvest
rice-prompt-harvest-ignore = { $who }, in which paddy do weeds and pests not count?
rice-prompt-harvest-fertile = { $who }, which paddy counts as fertilized?
rice-prompt-flood = { $who }, how many discs go into paddy { $n }?
rice-prompt-plant = { $who }, choose the paddy to plant
rice-prompt-claim = { $who }, claim a tile?
rice-prompt-claim-reserved = { $who }, claim one of your reserved tiles?
rice-prompt-market = { $who }, buy? Rice: { $rice }, added tax: { $tax }
rice-opt-spirit = { $n } · { $what }
rice-opt-paddy = Paddy { $n }
rice-opt-hex = Hex { $what }
rice-opt-rock = Rock { $what }
rice-opt-take = { $what ->
        [laborer] A laborer
       *[livestock] Livestock
    }
rice-opt-buy = { $what ->
        [laborer] Hire a laborer
       *[livestock] Buy livestock
    }
rice-opt-laborers = { $n }
rice-opt-oxen = { $n }
rice-opt-ducks = { $n }
rice-opt-water = { $n }
rice-undo-allocate = The workers
rice-undo-water = Paddy { $what }: { $n }
rice-opt-keep = Keep the plan
rice-opt-done = Done
rice-opt-done-build-site = Build nothing
rice-opt-done-build-more = That is the plan
rice-opt-done-drain = Let nothing more go
rice-opt-done-claim = Claim nothing
rice-opt-done-claim-reserved = Claim nothing
rice-opt-done-market = Buy nothing more
rice-opt-done-active-hex = No new paddy
rice-opt-done-active-choose = Neither
rice-opt-drain = Let all water go
rice-opt-weed = Paddy { $what }, laborers
rice-opt-weed-ox = Paddy { $what }, an ox
rice-opt-duck = Paddy { $n }
rice-opt-harvest = Paddy { $what }, { $n ->
        [one] { $n } hex
       *[other] { $n } hexes
    }
rice-opt-plant = Paddy { $n }
rice-opt-tile = { $what }
rice-opt-paddy-active-paddy = Paddy { $n } of { $what }
rice-end-win = { $decided ->
        [rating] { $who } ends with a rating of { $rating } of 4.
        [spirit] { $who } wins: equal rice, but the highest spirit.
       *[rice] { $who } has the most rice and wins.
    }
rice-end-loss = Too little rice: not even the first threshold is reached.
