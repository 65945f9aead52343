### Lines of the log. $seat is a player’s name.

rice-log-phase = <b>{ $phase }</b>
rice-log-round = <b>Round { $n }</b>
rice-log-order = Order of play: { $seats }
rice-log-ended = { $seat } wins
rice-log-rated = { $seat }: rating { $n } of 4
rice-log-final = { $seat } ends with { $rice } rice
rice-log-set-up = { $seat } has the setup card { $card }
rice-log-kept = { $seat } keeps { $spirit }
rice-log-passed = { $direction ->
        [right] The rest is passed to the right
       *[left] The rest is passed to the left
    }
rice-log-revealed = { $seat } plays { $spirit }
rice-log-solo-card = The spirit farm turns up { $card }
rice-log-acts = { $spirit } acts for { $seat }
rice-log-peeked = The next rain is { $card }
rice-log-peeks = { $seat } looks at the next rain card
rice-log-rain = { $card }: { $n ->
        [one] { $n } disc of water
       *[other] { $n } discs of water
    }
rice-log-drained = { $seat } lets go { $n ->
        [one] { $n } disc
       *[other] { $n } discs
    }
rice-log-flooded = { $seat } has flooded: { $n ->
        [one] { $n } disc on the field
       *[other] { $n } discs on the field
    }
rice-log-magic = { $seat }: magic water on { $hex }
rice-log-closed = { $seat } closes paddy { $paddy }: { $n ->
        [one] { $n } hex
       *[other] { $n } hexes
    }
rice-log-rock = { $seat } removes the rock on { $hex }
rice-log-infested = { $seat }, paddy { $paddy }: { $what ->
        [weeds] weeds
       *[pests] pests
    } +{ $n }
rice-log-weeded = { $seat } removes a weed from paddy { $paddy }
rice-log-pecked = A duck removes a pest: { $seat }, paddy { $paddy }
rice-log-fertilized = { $seat } fertilizes paddy { $paddy }
rice-log-harvested = { $seat } harvests paddy { $paddy }: { $rice } rice
rice-log-rotted = Rice rots: { $seat }, paddy { $paddy }, { $n ->
        [one] { $n } hex
       *[other] { $n } hexes
    }
rice-log-grown = The rice of { $seat } is grown in paddy { $paddy }
rice-log-planted = { $seat } plants paddy { $paddy }
rice-log-home = { $seat }: { $n ->
        [one] { $n } worker found nothing to do
       *[other] { $n } workers found nothing to do
    }
rice-log-gained = { $seat }: +{ $rice } rice
rice-log-lost = { $seat }: −{ $rice } rice
rice-log-joined = { $seat } gets { $what ->
        [laborer] a laborer
       *[livestock] livestock
    }
rice-log-returned = { $seat } gives a laborer back to the market
rice-log-walls = { $seat } gets free sections: { $n }
rice-log-reserved = { $seat } sets tiles aside: { $tiles }
rice-log-claimed = { $seat } claims: { $tile } (+{ $rice })
rice-log-discarded = A tile leaves the game: { $tile }
rice-log-bought = { $seat } { $what ->
        [laborer] hires a laborer
       *[livestock] buys livestock
    } for { $rice } (tax { $tax })
