# What is asked. $who is a player's name, $land a land's letter and number, $source what asks, $n what is left.
prompt-growth-choose = { $who }, choose how to grow
prompt-growth-order = { $who }, choose which part of growth comes next
prompt-presence-from = { $who }, choose where to take the presence from
prompt-presence-from-detail = { $n ->
        [-1] from a track, or moved on the island
       *[other] range { $n } · from a track, or moved on the island
    }
prompt-presence-from-island = { $n ->
        [-1] moved on the island
       *[other] range { $n } · moved on the island
    }
prompt-presence-from-set-up = one from a track comes into { $land }
prompt-presence-to = { $who }, choose a land for the presence
prompt-presence-to-detail = { $n ->
        [-1] any ocean
       *[other] range { $n }
    }
prompt-card-deck = { $who }, choose a deck to gain a power card from
prompt-card-keep = { $who }, choose the card to keep
prompt-card-forget = { $who }, choose a power card to forget
prompt-card-forget-detail = the price of a major power · from hand, play or discard
prompt-play = { $who }, play power cards
prompt-play-detail = { NP("card-play", $n, case: "nom") } and { $m } energy left
prompt-powers-fast = { $who }, use a fast power
prompt-powers-slow = { $who }, use a slow power
prompt-powers-fast-none = { $who }, no fast power can be used
prompt-powers-slow-none = { $who }, no slow power can be used
prompt-powers-detail = { $n ->
        [0] end the phase
        [one] { $n } power can be used; end the phase when you are done
       *[other] { $n } powers can be used; end the phase when you are done
    }
prompt-powers-hastened = no more than { $n } slow
prompt-target-land = { $who }, choose a land for { $source }
prompt-target-land-detail = range { $n }
prompt-target-seat = { $who }, choose a spirit for { $source }
prompt-may-instead = { $who }, choose which effect to use
prompt-choose-one = { $who }, choose one of these
prompt-damage = { $who }, deal damage in { $land }
prompt-damage-detail = { $n } damage left
prompt-damage-different = { $who }, damage a different invader in { $land }
prompt-push-to = { $who }, push { NP($what, 1) } out of { $land }
prompt-gather-from = { $who }, gather { NP($what, 1) } into { $land }
prompt-destroy = { $who }, destroy { NP($what, 1) } in { $land }
prompt-drown = { $who }, drown { NP($what, 1) } in { $land }
prompt-remove = { $who }, remove { NP($what, 1) } from { $land }
prompt-remove-health = { $who }, choose an invader to remove from { $land }
prompt-remove-health-detail = { $n } health left
prompt-replace = { $who }, replace { NP($what, 1) } in { $land }
prompt-downgrade = { $who }, downgrade { NP($what, 1) } in { $land }
prompt-move-land = { $who }, choose the land to move pieces to
prompt-move-to = { $who }, move { NP($what, 1) } to { $land }
prompt-choose-land = { $who }, choose a land for { $source }
prompt-in-land = { $who }, choose a land for { $source }
prompt-each-player = { $who }, choose a land for { $source }
prompt-one-land = { $who }, choose a land for { $source }
prompt-pay = { $who }, pay { $n } energy for this effect?
prompt-element = { $who }, choose an element to gain
prompt-powers-any = the element of a starred circle can be chosen
prompt-skip = { $who }, skip the { $action } in { $land }?
prompt-skip-price = destroys { $n } of your presence there
prompt-bonus = { $who }, deal { $n } more damage in { $land }?
prompt-repeat = { $who }, repeat { $source }?
prompt-blight-cascade = { $who }, choose where the blight in { $land } spreads
prompt-presence-lost = { $who }, choose which presence is destroyed
prompt-presence-destroy = { $who }, choose which of your presence is destroyed
prompt-ravage-order = { $who }, choose the land that is ravaged next
prompt-ravage-strike = { $who }, choose whom the dahan strike in { $land }
prompt-ravage-strike-detail = { $n } damage left
prompt-stage-ii = { $who }, choose a land for a new town on board { $board }
prompt-escalation = { $who }, escalation: choose a land on board { $board }
prompt-mining-rush = { $who }, choose a land for a new town beside { $land }
prompt-keep-card = { $who }, choose a played card to take back to hand
prompt-give-card = { $who }, choose a card to give to { $other }
prompt-follow = { $who }, follow the dahan out of { $land }?
prompt-setup-land = { $who }, choose a coastal land for your presence
prompt-drown-save = { $who }, choose a coast for the dahan that drowns in { $land }
prompt-fear-reveal = { $who }, choose a fear card to turn up
prompt-dream-push = { $who }, choose where those go who dreamt their end in { $land }
prompt-play-now = { $who }, play the gained card now for { $n } energy?
prompt-origin-presence = { $who }, choose the presence that moves
prompt-together = All players act, in any order
prompt-other = { $who }, choose
prompt-nobody = Nobody has to decide now
prompt-wait = Waiting for { $who }

# The line below the question: its parts are joined one after the other.
prompt-join = { $a } · { $b }
prompt-left = { $n } left
prompt-lands = { $n ->
        [one] { $n } legal land
       *[other] { $n } legal lands
    }
prompt-lands-far = { $n } of them for { $price } energy
prompt-must = must be done
prompt-may-decline = may be declined
prompt-with-others = others act at the same time

# What asks.

# The name of a power, a rule or a card; Ukrainian asks for a case: gen after «для».
source-card = { $name }
source-innate = { $name }
source-fear = { $name }
source-blight-card = { $name }
source-adversary = { $name }
source-rule = { $name }
source-growth = growth
source-invader = invader card { $name }
source-some = this effect
skip-what-ravage = ravage
skip-what-build = build
skip-what-explore = explore

# Buttons: at most 18 signs, but for names and effects.
opt-land = { $land }
opt-land-terrain = { $land } · { $terrain }
opt-piece = { $kind } { $land }
opt-piece-hurt = { $kind } { $land } (−{ $n })
opt-move = { $kind } { $from }→{ $to }
opt-move-hurt = { $kind } −{ $n } { $from }→{ $to }
opt-presence-short = presence
opt-track-energy = energy track
opt-track-plays = card-play track
opt-destroyed = destroyed presence
opt-fear-earned = Earned card { $n }
opt-fear-deck = Card { $n } of the deck
opt-deck-minor = minor power
opt-deck-major = major power
opt-gain-minor = gain a minor power
opt-gain-major = gain a major power
opt-yes = Yes
opt-no = No
opt-yes-skip = Skip it
opt-no-skip = Let it happen
opt-yes-pay = Pay
opt-no-pay = Do not pay
opt-done = Done
opt-decline = Decline
opt-done-play = Done playing
opt-done-powers-fast = End fast powers
opt-done-powers-slow = End slow powers
opt-innate-levels = { $name }, only to level { $n }
opt-no-threshold = { $name } (without its threshold)
opt-growth = growth, row { $n }

# What an undo takes back, as it stands after “Undo:”.
undo-play = play { $what }
undo-powers = use { $what }
undo-land = choose { $what }
undo-track-energy = presence from the energy track
undo-track-plays = presence from the card-play track
undo-growth = growth, row { $n }{ $of ->
        [0] {""}
       *[other] {" "}of { $of }
    }
undo-done-play = end of card plays
undo-done-powers = end of the phase
undo-done-powers-fast = end of fast powers
undo-done-powers-slow = end of slow powers
undo-done-gather = no more gathering
undo-done-push = no more pushing
undo-done-follow = presence stays
undo-done-skip = no skipping
undo-done-pay = not paying
undo-done-bonus = no further damage
undo-done-damage = no further damage
undo-done-repeat = no repeating
undo-done-play-now = not playing it now
undo-done-keep-card = no card taken back
undo-done-reclaim-one = no card reclaimed
undo-done-give-card = no card given
undo-done-drown-save = dahan not saved
undo-done-source = nothing chosen for { $source }
undo-done = declining
undo-choice = choice for { $source }
undo-push = push { $what }
undo-gather = gather { $what }
undo-damage = damage { $what }
undo-ravage-strike = damage { $what }
undo-card-keep = gain { $what }
undo-card-forget = forget { $what }
undo-card-deck = draw: { $what }
undo-keep-card = take back { $what }
undo-reclaim-one = reclaim { $what }
undo-give-card = give { $what }
undo-element = gain { $what }
undo-destroy = destroy { $what }
undo-drown = drown { $what }
undo-remove = remove { $what }
undo-remove-health = remove { $what }
undo-downgrade = downgrade { $what }
undo-replace = replace { $what }
undo-move-to = move { $what }
undo-follow = move { $what }
undo-presence-destroy = destroy { $what }
undo-other = { $what }

# Phases: a name for the ribbon and what happens in it.
phase-growth = Growth, cards
phase-growth-hint = Each spirit grows, gains energy and plays power cards.
phase-fast = Fast powers
phase-fast-hint = Spirits use fast powers, in any order.
phase-blighted-island = Blighted island
phase-blighted-island-hint = The invader phase begins: before fear, the blighted side of the blight card takes effect.
phase-fear = Fear
phase-fear-hint = Earned fear cards take effect, each at the present terror level.
phase-ravage = Ravage
phase-ravage-hint = Invaders in the lands of the ravage card damage the land and the dahan; surviving dahan strike back.
phase-build = Build
phase-build-hint = Each land of the build card that has invaders gets a city if towns outnumber cities there, otherwise a town.
phase-explore = Explore
phase-explore-hint = A new invader card is revealed; explorers come to its lands that lie on the coast or at or next to a town or city.
phase-advance = Advance
phase-advance-hint = Invader cards slide on: explore to build, build to ravage, ravage to the discards.
phase-slow = Slow powers
phase-slow-hint = Spirits use slow powers, in any order.
phase-time-passes = Time passes
phase-time-passes-hint = Played cards are discarded, damage heals, elements and effects of this turn end.
phase-setup = Set-up
phase-setup-hint = The island is prepared: spirits, invaders, dahan, decks.
