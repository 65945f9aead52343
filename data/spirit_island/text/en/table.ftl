### The table of this game: panels, prompt bar, hand, previews.

table-boards = { $n ->
         [one] Board { $boards }
        *[other] Boards { $boards }
    }
table-cliff-note = hatched edge: cliff, not coast
table-np = { NP($what, $n, case: "nom") }

## Own panel

table-panel-of = { $spirit } ({ $who })
table-who = { $who } · { $colour }
table-who-you = { $who } · { $colour } · <b>you</b>
table-who-brief-you = { $who } · <b>you</b>
table-energy = Energy
table-plays = Card plays
table-destroyed = Destroyed
table-destroyed-unit = { $n ->
        *[other] presence
    }
table-destroyed-brief = { $n ->
        *[other] presence
    }
table-income = +{ $n } each turn
table-plays-of = of { $n }
table-of = of { $n }
table-elements = Elements this turn
table-element-n = { $n } { $element }
table-growth = Growth
table-growth-note = one row each turn
table-growth-row = Growth option { $n }
table-taken = taken
table-track-energy = Energy track
table-track-plays = Card-play track
# A track as it is to be chosen: what it gives each turn, before and after its next disc.
table-gain-energy = Energy { $now } → { $after }
table-gain-plays = Card plays { $now } → { $after }
table-track-open = { $n } of { $of } open, now { $now }
table-level = { $name }, level { $n }
table-levels = { $n } of { $of } levels reached
table-reached = reached
table-short = { $what } short of level { $n }
table-use-innate = use this innate power
table-innate-used = used

## Right side

table-invaders = Invaders
table-slot-ravage = Ravage
table-slot-build = Build
table-slot-explore = Explore
table-stage = stage { $n }
table-no-card = no card
table-cards-left = { $n } left
table-lands-n = { $n ->
         [one] { $n } land
        *[other] { $n } lands
    }
table-cards-left-short = { $n } left
table-lands-n-short = { $n } l.
table-discard-n = discard { $n }
table-fear = Fear
table-fear-note = { $n } of { $of } to the next card
table-fear-waiting = { $n ->
         [one] <b>{ $n }</b> waits for the fear phase
        *[other] <b>{ $n }</b> wait for the fear phase
    }
table-fear-cards = Fear cards
table-fear-cards-hint = look at the fear cards turned up so far
table-fear-rail =
    { $n ->
         [one] { $n } card waits · { $left } to { $level }
        *[other] { $n } cards wait · { $left } to { $level }
    }
table-terror = Terror level { $level }
table-terror-next = <b>{ $n }</b> to { $level }
table-fear-part = Deck card { $n } · terror { $level }
table-fear-up-deck = face up in the deck
table-fear-up-earned = face up, earned
table-win-1 = Win: no invaders
table-win-2 = Win: no towns, no cities
table-win-3 = Win: no cities
table-win-4 = Won by fear
table-win-short-1 = no invaders
table-win-short-2 = no towns, no cities
table-win-short-3 = no cities
table-win-short-4 = won by fear
table-blight = Blight pool
table-blight-note = { $n } left
table-blight-rail =
    { $n ->
        *[other] left
    }
table-blight-of = of { $of } left
table-blight-loss = Empty pool: the island is lost
table-forecast = Next ravage
table-no-threat = No land is about to be ravaged.
table-decks = Power decks
table-deck-minor = Minor
table-deck-major = Major
table-deck-of = { $deck } power deck
table-pile-of = Discard: { $deck }
table-own-discard = Your discard
table-pile-hint = look at the discard pile
table-used = used
table-tag-again = use again
table-in-hand = in hand
table-acts = { $who } may act
table-acts-short = may act
table-waits = { $who } waits
table-waits-short = waits
table-energy-n = { $n } energy
table-hand-n = { $n } in hand
table-played-n = { $n } in play
table-discarded-n = { $n } discarded
table-partner-hint = act for this player, or look at the panel
table-cards-of = { $who }: { $played } in play, { $hand } in hand

## The map

table-land = { $land }, { $terrain }
table-hurt = { $what } ({ $n } damage)
table-presence-of = presence of { $who }: { $n }
table-defend = Defend { $n }
table-threat = ravage threatens { $n } damage
table-token-skip-ravage = the ravage is skipped here
table-token-skip-build = the build is skipped here
table-token-skip-explore = the explore is skipped here
table-token-skip-all = invaders do nothing here this turn
table-token-safe-dahan = dahan cannot be harmed here
table-token-safe-blight = no blight can be added here
table-empty-land = nothing here

## Prompt bar and buttons

table-any-order = In any order
table-any-order-hint = The lands that are left are ravaged one after the other, by their numbers, until something is to be chosen.
table-in-part = Use in part
table-in-part-hint = For a power whose threshold or higher level you have the elements for, but do not want.
table-end-text-play = { $n ->
         [one] { $n } card can still be played.
        *[other] { $n } cards can still be played.
    }
table-end-text-powers-fast = { $n ->
         [one] { $n } fast power can still be used.
        *[other] { $n } fast powers can still be used.
    }
table-end-text-powers-slow = { $n ->
         [one] { $n } slow power can still be used.
        *[other] { $n } slow powers can still be used.
    }

## Hand

table-card-power = cost { $cost }, { $speed }
table-tag-now = in use now
table-tag-later = later: slow
table-tag-cost = costs { $cost }, you have { $have }

## Cards with one narrow line

table-strip-any = any land
table-strip-coastal = coastal
table-strip-with = with { $what }
table-strip-without = no { $what }

## Previews: before → after

table-ravage-in = Ravage in { $land }
table-preview-in = In { $land }
table-preview-more = { $n ->
         [one] and { $n } more
        *[other] and { $n } more
    }
table-preview-open = Then you choose what follows.
table-preview-nothing = This would change nothing.
table-power-idle = { $what } changed nothing.
table-preview-unknown = Hidden cards come up: the rest is open.
table-pv-damage = Damage
table-pv-blight = Blight
table-pv-presence = Presence lost
table-pv-dahan = Dahan lost
table-pv-strike = Dahan strike
table-pv-fallen = { $rule }: { $n } <presence> within range { $range }
table-pv-cascade = The blight would spread.
table-pv-skipped = This ravage is skipped.
table-cv-kind = { $what } { $where }
table-cv-hurt = damage taken { $where }
table-cv-dreamt = dream their end { $where }
table-cv-drowned = drowned health { $who }
table-cv-presence = presence { $where }
table-cv-defend = Defend { $where }
table-cv-terror = terror level
table-cv-energy = energy { $who }
table-cv-plays-left = card plays { $who }
table-cv-hand = cards in hand { $who }
table-cv-destroyed = presence destroyed { $who }
table-cv-skip-ravage = ravage { $where }
table-cv-skip-build = build { $where }
table-cv-skip-explore = explore { $where }
table-cv-skipped = skipped
table-cv-track-energy = energy each turn { $who }
table-cv-track-plays = card plays each turn { $who }
table-cv-element = { $what } { $who }

## The invader deck

table-invader-deck = Invader deck
table-invader-deck-short = Deck
table-stage-value = seen: { $seen }; { $n } to come
table-tag-now-short = now
table-tag-later-short = later
table-used-short = used
table-tag-again-short = again
table-tag-cost-short = { $n } short

## The coming invader phase (F)

table-coming = The coming invader phase
table-turn-n = turn { $n }
table-build-in = Build in { $land }
table-explore-in = Explore, { $terrain }
table-coming-skipped = skipped
table-coming-before = { $n } before Defend { $defend }
table-coming-spreads = and spreads
table-coming-strike = strike { $n }
table-coming-doubt = not certain: it depends on what players decide on the way
table-coming-cards = { $n } of { $of } cards
table-coming-from = Left of an arrow: the land where an explorer would come. Right of it: the town, city or coast that sends one; any of them is enough.
table-coming-coast = coast
table-coming-coastal = Coastal lands
table-coming-nobody = nobody comes
table-coming-over = Over for this turn.
table-coming-no-build = No land would build.
table-coming-no-deck = No invader card is left to turn up.
table-coming-end = The game would end then: { $reason }.
table-coming-fear = { $n ->
         [one] { $n } fear card is turned up before it and may change this.
        *[other] { $n } fear cards are turned up before it and may change this.
    }
table-coming-action = Expansion: on each board a town is added before the explorers come, so more of them may come.
table-track-next = now { $now }, next { $next }
table-stage-sum = in this invader phase: { $what }
table-own = Only this spirit
table-drowned = Drowned: { $n } of { $of } health for the next energy
table-chosen = Chosen this turn: { $what }
table-unchosen = { $n ->
        [one] An element of your choice is open
       *[other] { $n } elements of your choice are open
    }
