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
