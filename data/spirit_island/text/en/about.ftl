### What the things on the table are and do: tips, and the larger panel of the right button.

# Pieces
about-invader = Health { $health }. Deals { $n } damage when its land is ravaged.
about-dahan = Health { $health }. After a ravage each one left strikes back for { $n } damage.
about-hurt = It has taken { $n } damage; { $left } more destroys it. Damage heals when time passes.
about-piece-fear = Destroying it brings { $n } fear.
about-blight = Blight added to a land destroys one presence of each spirit there. Where blight lies already, it spreads to an adjacent land as well.
about-presence = Powers reach out from presence. A spirit without any on the island loses the game for all.
about-sacred = A sacred site: two or more presence of one spirit. Some powers reach out only from there.
about-not-sacred = One more here makes it a sacred site.
about-threat = Damage that the land and the dahan will take, as things stand.
about-defend = Takes so much off the damage of the next ravage here, until the turn ends.

# A land
about-here = What stands here
about-place = The land
about-next-to = Adjacent lands: { $lands }
about-coast = Coastal: explorers land here from the sea.
about-in-ravage = in the next ravage: { $what }
about-build = next build: one { $what }
about-build-skipped = next build: skipped
about-ravage-skipped = next ravage: skipped
about-explore = next explore: an explorer comes
about-explore-maybe = next explore: an explorer comes with { $n } of { $of } cards that may turn up

# Effects in a land until the turn ends
about-by = { $what } ({ $source })
about-block-blight = no blight can be added this turn
about-protect-dahan = dahan take no damage and cannot be destroyed this turn
about-spare-dahan = a ravage does no damage to dahan this turn
about-dahan-strike-together = in a ravage dahan strike at the same time as the invaders this turn
about-fear-defends = each fear that powers generate here this turn defends by 1
about-dahan-health = dahan have { $n } more health this turn
about-retaliate = what is destroyed here this turn is avenged
about-skip-ravage = the ravage here is skipped
about-skip-build = the build here is skipped
about-skip-explore = the explore here is skipped
about-may-skip-ravage = the ravage here may be skipped
about-may-skip-build = the build here may be skipped
about-may-skip-explore = the explore here may be skipped

# Effects on a spirit until the turn ends
about-lasting = Until the turn ends
about-range-bonus = powers have +{ $n } range
about-damage-bonus = one power may deal { $n } more damage
about-ward = Defend { $n } in each land with this presence
about-make-fast = { $n ->
        [one] 1 slow power may be used as fast
       *[other] { $n } slow powers may be used as fast
    }
about-more-plays = card plays this turn: +{ $n }
about-make-any-fast = { $n ->
        [one] 1 slow power may be used as fast
       *[other] { $n } slow powers may be used as fast
    }
about-allow-repeat = { $n ->
        [one] 1 power card may be repeated for its cost
       *[other] { $n } power cards may be repeated for their cost
    }
about-free-repeat = { $n ->
        [one] 1 power card may be repeated for nothing
       *[other] { $n } power cards may be repeated for nothing
    }
about-keep-card = { $n ->
        [one] 1 played card may be taken back to hand
       *[other] { $n } played cards may be taken back to hand
    }
about-share-presence = ranges may be measured from the other spirit’s presence

# Invader cards, fear, blight
about-lands = { $n ->
        [0] Its lands: none
        [one] Its land: { $lands }
       *[other] Its { $n } lands: { $lands }
    }
about-face-down = { $n ->
        [one] Face down: a card of stage { $level }, the last one of the deck.
       *[other] Face down: a card of stage { $level }, the first of { $n } left in the deck.
    }
about-no-card = No card lies here now.
about-fear = Each fear that is generated adds a marker. A full pool earns a fear card, which takes effect in the next fear phase, and the pool begins anew.
about-fear-waiting = Fear cards waiting for the fear phase: { $n }
about-next-level = { $n ->
        [one] { $n } more fear card brings terror level { $level }:
       *[other] { $n } more fear cards bring terror level { $level }:
    }
about-blight-pool = Blight for the island is taken from here. Blight that is removed comes back.

# A spirit
about-energy = Pays for power cards; what is not spent is kept. The energy track gives { $n } each turn.
about-plays = { $n ->
        [one] The card-play track lets { $n } power card be played each turn; what is not used is lost.
       *[other] The card-play track lets { $n } power cards be played each turn; what is not used is lost.
    }
about-destroyed-title = Presence destroyed: { $n }
about-destroyed = Blight and some effects destroy presence. It does not come back to the tracks.
about-presence-lost = A spirit without presence on the island loses the game for all.
about-elements = Cards in play and open circles of the tracks give them for the turn; they are never spent.
about-innate = Used without a card and at no cost, once a turn, when the elements are there.
about-innate-needs = { $name }: { $what } more for level { $level }
about-innate-full = { $name }: all levels reached
about-open = { $n } of { $of } circles open
about-track-energy = Energy each turn now: { $n }
about-track-plays = Card plays each turn now: { $n }
about-track = Presence placed from a track uncovers its next circle.
about-drowned = Each time { $n ->
        [one] 1 health
       *[other] { $n } health
    } of invaders has drowned, as printed on the pieces, the spirit gains 1 energy at once. Dahan give nothing.
about-chosen = For each open circle of any element one is chosen while fast or slow powers are used; it counts until the turn ends.
about-fear-revealed = Turned up already: { $cards }. They stay in their places.
about-ocean-in-play = In play: for powers and for blight this is a coastal wetland. Invaders and dahan moved here drown.
about-ocean-not-in-play = Not in play: the spirit of the oceans has no presence on this board.
about-ocean = Fear cards, invaders and the growth of other spirits do not count the ocean as a land.
