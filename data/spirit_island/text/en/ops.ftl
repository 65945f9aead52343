# What cards say. Clauses begin small and end without a full stop; $per, $to, $where, $how may be empty.

# $style is "icons" (card faces) or "words" (speech, text view).
sentence = { $clause }.
then = { $a }, then { $b }
or = { $a }, <b>or</b> { $b }
list-and = { $a } and { $b }
list-or = { $a } or { $b }
list-comma = { $a }, { $b }
list-semicolon = { $a }; { $b }

# Numbers that are counted: 2 fear { per }.
per-kind = { NP($what, 1, case: "per") }
per-adjacent-blight = per { $style ->
        [icons] <blight>
       *[words] blight
    } in adjacent lands
per-presence = per { $style ->
        [icons] <presence>
       *[words] presence
    } there
per-own-sacred-sites-with-invaders = per own { $style ->
        [icons] <sacred-site>
       *[words] sacred site
    } with invaders
per-pushed-here = per invader pushed there
per-own-element = for each { $element } you have
per-two-dahan = for every 2 { $style ->
        [icons] <dahan>
       *[words] dahan
    }
per-three-dahan = for every 3 { $style ->
        [icons] <dahan>
       *[words] dahan
    }
per-cards-of-target = per power card it played this turn
per-dahan-by-own-presence = per { $style ->
        [icons] <dahan> × your <presence>
       *[words] dahan, times your presence
    } there
per-and = { $before } and { $n } { $more }
per-plus = plus { $n } { $more }

# Verbs.
op-fear = { fear-n } { $per }
op-fear-most = { fear-n } { $per } (at most { $max })
op-damage = { damage-n } { $per } { $to } { $where }
op-damage-more = { damage-n } more { $per } { $to } { $where }
op-damage-to = to { NP($what, 1, case: "only") } only
op-damage-each = { damage-n } to { NP($what, 1, case: "dat") }
op-damage-different = { damage-n } to each of up to { $count } invaders
op-damage-different-per = { damage-n } to a different invader { $per }
op-damage-bonus = { $damage } (+{ $n } { $if })
op-damage-adjacent-too = here or in adjacent lands
op-defend = { defend-n } { $per }
op-push = push { NP($what, $n) } { $per } { $how }
op-push-up-to = push up to { NP($what, $n, case: "gen") } { $per } { $how }
op-push-more = push { NP($what, $n) } more { $per } { $how }
op-push-up-to-more = push up to { NP($what, $n, case: "gen") } more { $per } { $how }
op-push-all = push { NP($what, 1, case: "all") } { $how }
op-push-any = push { NP($what, 1, case: "any") } { $how }
op-push-spread = to as many different lands as possible
op-push-into = to { $land }
op-push-carry = (each takes { defend-n } along)
op-gather = gather { NP($what, $n) } { $per }
op-gather-up-to = gather up to { NP($what, $n, case: "gen") } { $per }
op-gather-more = gather { NP($what, $n) } more { $per }
op-gather-up-to-more = gather up to { NP($what, $n, case: "gen") } more { $per }
op-gather-all = gather { NP($what, 1, case: "all") }
op-gather-any = gather { NP($what, 1, case: "any") }
op-push-or-gather = push or gather { NP($what, $n) }
op-destroy = destroy { NP($what, $n) } { $per }
op-destroy-up-to = destroy up to { NP($what, $n, case: "gen") } { $per }
op-destroy-all = destroy { NP($what, 1, case: "all") }
op-drown = drown { NP($what, $n) } { $per }
op-remove = remove { NP($what, $n) } { $per }
op-remove-up-to = remove up to { NP($what, $n, case: "gen") } { $per }
op-remove-all = remove { NP($what, 1, case: "all") }
op-remove-health = remove invaders with up to { $n } total health { $per }
op-remove-or = remove { NP($what, $n) } <b>or</b> { NP($other, $m) }
op-downgrade = downgrade { NP($what, $n) } { $per }
op-downgrade-up-to = downgrade up to { NP($what, $n, case: "gen") } { $per }
op-downgrade-all = downgrade { NP($what, 1, case: "all") }
op-replace = replace { NP($what, $n) } with { NP($into, $m) }
op-replace-more = { NP($what, $n) } with { NP($into, $m) }
op-replace-all = replace { NP($what, 1, case: "all") } with { NP($into, 1, case: "bare") }
op-add = add { NP($what, $n) }
op-add-presence = add { NP($what, 1) } (range { $n }{ $terrain })
op-add-presence-here = add { NP($what, $n) } here
op-add-presence-here-anywhere = add { NP($what, $n) } here, even if it may not be here otherwise
op-add-presence-at-sea = add a { $style ->
        [icons] <presence>
       *[words] presence
    } to any ocean
op-gather-presence-to-sea = gather { $n } of your { $style ->
        [icons] <presence>
       *[words] presence
    } into each ocean
op-push-presence-from-sea = push { $n } of your { $style ->
        [icons] <presence>
       *[words] presence
    } out of each ocean
op-save-dahan = { $do }. You may move each { $style ->
        [icons] <dahan>
       *[words] dahan
    } pushed into an ocean by this to any coastal land, where it does not drown
op-add-presence-target = the spirit adds a { $style ->
        [icons] <presence>
       *[words] presence
    } within range { $n } of its own
op-restore-presence = the spirit adds up to { $n } of its destroyed { $style ->
        [icons] <presence>
       *[words] presence
    } there
op-restore-presence-self = add up to { $n } of your destroyed { $style ->
        [icons] <presence>
       *[words] presence
    } there
op-destroy-presence-self = destroy { $n } of your { $style ->
        [icons] <presence>
       *[words] presence
    }
op-destroy-presence-target = destroy { $n } of its { $style ->
        [icons] <presence>
       *[words] presence
    }
op-forget-card-self = forget { NP("power-card", $n) }
op-forget-card-target = forget { NP("power-card", $n) }
op-move-up-to = move up to { NP($what, $n, case: "gen") } to { $land }
op-move = move { NP($what, $n) } to { $land }
op-move-origin-presence = move { $n } { $style ->
        [icons] <presence>
       *[words] presence
    } here from the origin { $style ->
        [icons] <sacred-site>
       *[words] sacred site
    }
op-skip-all = skip every { $actions } here
op-skip-n = skip the next { $actions } here
op-skip-n-may = you may skip the next { $actions } here
op-skip-all-may = you may skip each { $actions } here
op-skip-in = skip { $actions } in { $land }
op-skip-there = skip { $actions }
op-skip-there-explore = skip explore
op-skip-there-build-city = no { $style ->
        [icons] <city>
       *[words] city
    } is built
op-skip-in-explore = skip { $actions } in { $land }
op-skip-in-build-city = no { $style ->
        [icons] <city>
       *[words] city
    } is built in { $land }
actions-ravage-build-explore = ravage, build and explore
action-ravage = ravage
action-build = build
action-explore = explore
action-build-city = building of a city
op-repeat-any = repeat this power
op-repeat-adjacent = repeat this power in an adjacent land
op-if = { $if }: { $then }
op-if-else = { $if }: { $then }. Otherwise: { $else }
op-may = you may { $do }
op-may-target = if it wishes: { $do }
op-chooser-target = the spirit chooses: { $choice }
op-pay-self = pay { energy-n }: { $then }
op-pay-self-may = you may pay { energy-n }: { $then }
op-pay-it = it pays { energy-n }: { $then }
op-pay-it-may = it may pay { energy-n }: { $then }
op-pay-target = the spirit pays { energy-n }: { $then }
op-pay-target-may = the spirit may pay { energy-n }: { $then }
op-gain-energy-self = gain { energy-n } { $per }
op-gain-energy-it = it gains { energy-n } { $per }
op-gain-energy-again = it gains { energy-n } { $per }
op-gain-energy-more = it gains { energy-n } more { $per }
op-gain-energy-both = you and the spirit each gain { energy-n }
op-gain-energy-target = the spirit gains { energy-n } { $per }
op-gain-energy-each = each spirit gains { energy-n } { $per }
op-gain-card-self = gain { $card }
op-gain-card-it = it gains { $card }
op-gain-card-again = it gains { $card }
op-gain-card-target = the spirit gains { $card }
op-gain-card-each = each spirit gains { $card }
card-choice = a power card
card-minor = a minor power
card-major = a major power
card-not-kept = 1 of the remaining cards
op-give-card = you and the spirit may each give the other 1 card from hand
op-give-card-again = each may give the other 1 card from hand
op-reveal-fear = turn up one face-down fear card; it stays in its place
op-play-gained = you may play the gained card at once, paying its cost
op-gain-elements-self = gain { $n } different elements of your choice
op-gain-elements-target = the spirit gains { $n } different elements of its choice
op-gain-elements-each = each spirit gains { $n } different elements of its choice
op-gain-element-had = the spirit gains 1 element of its choice among those it has
op-copy-elements = you gain the same elements
op-choose-land-presence = choose a land with the spirit’s { $style ->
        [icons] <presence>
       *[words] presence
    }
op-choose-land-own-presence = choose a land with your { $style ->
        [icons] <presence>
       *[words] presence
    }
op-choose-land-range = choose a land within range { $n } of your { $style ->
        [icons] <presence>
       *[words] presence
    }
op-do-in-its-land = { $do } in a land with its { $style ->
        [icons] <presence>
       *[words] presence
    }
op-target-in-own-land = the spirit may choose a land with its { $style ->
        [icons] <presence>
       *[words] presence
    }: { $do }
op-in-each-pushed-to = in each land { NP($what, 1, case: "bare") } were pushed to: { $do }
op-in-each-adjacent = in each adjacent land: { $do }
op-in-each-other-coastal-same-board = in each other coastal land of this board: { $do }
op-in-land = in { $land }: { $do }
op-each-player-may = each player may choose { $land }: { $do }
op-each-player = each player chooses { $land }: { $do }
op-each-player-do = each player: { $do }
op-each-player-do-may = each player, if they wish: { $do }
op-each-board = on each board, choose { $land }: { $do }
op-each-board-with = on each board { NP($what, 1, case: "with") }, choose { $land }: { $do }
op-build-here = the invaders build there
op-each-spirit = each spirit: { $do }
op-reclaim = reclaim all power cards
op-reclaim-one = reclaim 1 power card
op-range-bonus-target = +{ $n } range for the spirit’s powers this turn
op-range-bonus-self = +{ $n } range for your powers this turn
op-damage-bonus-target = one of the spirit’s damaging powers may deal { $n } more { $style ->
        [icons] <damage>
       *[words] damage
    } this turn
op-damage-bonus-self = one of your damaging powers may deal { $n } more { $style ->
        [icons] <damage>
       *[words] damage
    } this turn
op-make-fast-target = the spirit may use 1 slow power that pushes or gathers as { $style ->
        [icons] <fast>
       *[words] a fast one
    } this turn
op-make-fast-self = you may use 1 slow power that pushes or gathers as { $style ->
        [icons] <fast>
       *[words] a fast one
    } this turn
op-more-plays-self = gain { NP("card-play", $n) } this turn
op-more-plays-target = the spirit gains { NP("card-play", $n) } this turn
op-make-any-fast-target = the spirit may use { $n ->
        [one] 1 slow power
       *[other] { $n } slow powers
    } as { $style ->
        [icons] <fast>
       *[words] fast
    } this turn
op-make-any-fast-self = you may use { $n ->
        [one] 1 slow power
       *[other] { $n } slow powers
    } as { $style ->
        [icons] <fast>
       *[words] fast
    } this turn
op-ward-target = { defend-n } in each land with the spirit’s { $style ->
        [icons] <presence>
       *[words] presence
    } (follows it this turn)
op-ward-self = { defend-n } in each land with your { $style ->
        [icons] <presence>
       *[words] presence
    } (follows it this turn)
op-dahan-health = { $style ->
        [icons] <dahan>
       *[words] dahan
    } here have +{ $n } health this turn
op-block-blight = no { $style ->
        [icons] <blight>
       *[words] blight
    } can be added here this turn
op-protect-dahan = { $style ->
        [icons] <dahan>
       *[words] dahan
    } here cannot be damaged or destroyed this turn
op-spare-dahan = ravaging invaders do not damage the { $style ->
        [icons] <dahan>
       *[words] dahan
    } here this turn
op-dahan-strike-together = { $style ->
        [icons] <dahan>
       *[words] dahan
    } here strike at the same time as ravaging invaders this turn
op-fear-defends = { defend-n } here for each { $style ->
        [icons] <fear>
       *[words] fear
    } that powers generate here this turn, but not for destroyed { $style ->
        [icons] <town>
       *[words] towns
    } and { $style ->
        [icons] <city>
       *[words] cities
    }
op-allow-repeat-target = the spirit may repeat { $n ->
        [one] { $n } power card
       *[other] { $n } power cards
    } this turn, paying the cost again
op-allow-repeat-again = it may repeat { $n ->
        [one] { $n } power card
       *[other] { $n } power cards
    } this turn, paying the cost again
op-allow-repeat-more = it may repeat { $n ->
        [one] { $n } more power card
       *[other] { $n } more power cards
    }
op-allow-repeat-self = you may repeat { $n ->
        [one] { $n } power card
       *[other] { $n } power cards
    } this turn, paying the cost again
op-free-repeat-target = the spirit may use { NP("power-card", $n) } of cost up to { $cost } once more for nothing this turn
op-free-repeat-self = you may use { NP("power-card", $n) } of cost up to { $cost } once more for nothing this turn
op-share-presence = this turn you and the spirit may measure range from each other’s { $style ->
        [icons] <presence>
       *[words] presence
    }
op-retaliate = for each { $style ->
        [icons] <town>/<city>/<dahan>
       *[words] town, city or dahan
    } destroyed here this turn: { damage-n }
op-retaliate-adjacent = this { $style ->
        [icons] <damage>
       *[words] damage
    } may also be dealt in adjacent lands
op-keep-card-target = at the end of this turn the spirit may take { $n } of its played cards back to hand
op-keep-card-again = at the end of this turn it may take { $n } of its played cards back to hand
op-keep-card-self = you may take back { $n } of your played cards too
op-extra-fear = +{ fear-n } per { NP($what, 1, case: "one") } this power destroys (at most { $max })
op-fear-per-destroyed = { $do }; { fear-n } for each invader destroyed
op-mutual-damage = { NP($what, 1, case: "bare") } and { NP($other, 1, case: "bare") } deal their damage to each other
op-remove-blight-near = remove { NP($what, $n) } here or in one adjacent land

# Thresholds: how they join the printed effects.
th-more = +{ $clause }
th-may-instead = you may instead { $do }
th-or-instead = or instead: { $do }
th-first = first, { $do }
th-before-push = before the push: { $do }
th-before = before the last effect: { $do }
th-instead = { $do } instead of “{ $old }”
th-range-bonus = +{ $n } range
th-range = range { $n }
level-instead = instead: { $do }
level-may-instead = or instead: { $do }

# Conditions as the head of a sentence.
if-and = { $a } and { $b }
if-terrain = in { $terrain }
if-coastal = in a coastal land
if-inland = in an inland land
if-ocean = in an ocean
if-has = if the land has { $what }
if-has-not = if the land has no { NP($what, 1, case: "than") }
if-min = if the land has { $n }+ { NP($what, 2, case: "than") }
if-max = if the land has at most { NP($what, $n) }
if-eq = if the land has exactly { NP($what, $n) }
if-own-presence = if your { $style ->
        [icons] <presence>
       *[words] presence
    } is here
if-no-own-presence = if your { $style ->
        [icons] <presence>
       *[words] presence
    } is not here
if-presence = if any spirit’s { $style ->
        [icons] <presence>
       *[words] presence
    } is here
if-sacred-site = if a { $style ->
        [icons] <sacred-site>
       *[words] sacred site
    } is here
if-outnumber = if dahan outnumber { NP($what, 1, case: "bare") }
if-most-buildings = if no land of the board has more { $style ->
        [icons] <town>/<city>
       *[words] towns/cities
    }
if-at-least-dahan = if there are at least as many { NP($what, 2, case: "bare") } as dahan
if-more-than-origin = with more { NP($what, 1, case: "than") }
if-next-to-more = if an adjacent land has more { NP($what, 1, case: "than") }
if-another-spirit = if it is another spirit
if-own-sacred-sites = if you have { $n }+ { $style ->
        [icons] <sacred-site>
       *[words] sacred sites
    }
if-presence-was-added = if any was added
if-moved = if at least { $n } moved, in that land
if-pushed-to = if one was pushed to a land { NP($what, 1, case: "with") }
if-forgot-this = if you forgot this card
if-threshold = if the threshold is reached

# Lands described by a condition. $form: strip (the target bar), one, other, each, lands (in each of them), in-one.
land = { $form ->
        [strip] { $any ->
            [yes] any land
           *[no] land
        }
        [one] { $any ->
            [yes] any land
           *[no] a land
        }
        [other] a different land
        [each] each land
        [lands] { $any ->
            [yes] all lands
           *[no] lands
        }
       *[in-one] one land
    } { $q }
land-coastal = { $form ->
        [strip] coastal land
        [one] a coastal land
        [other] a different coastal land
        [each] each coastal land
        [lands] coastal lands
       *[in-one] one coastal land
    } { $q }
land-inland = { $form ->
        [strip] inland land
        [one] an inland land
        [other] a different inland land
        [each] each inland land
        [lands] inland lands
       *[in-one] one inland land
    } { $q }
land-terrain = { $form ->
        [strip] { $terrain }
        [one] a land ({ $terrain })
        [other] a different land ({ $terrain })
        [each] each land ({ $terrain })
        [lands] lands ({ $terrain })
       *[in-one] one land ({ $terrain })
    } { $q }
q-and = { $a }, { $b }
q-with = { NP($what, 1, case: "with") }
q-no = { NP($what, 1, case: "no") }
q-min = with { $n }+ { NP($what, 2, case: "than") }
q-max = with at most { NP($what, $n) }
q-eq = with exactly { NP($what, $n) }
q-coastal = on the coast
q-inland = away from the coast
q-terrain = ({ $terrain })
q-presence = with { $style ->
        [icons] <presence>
       *[words] presence
    }
q-own-presence = with your { $style ->
        [icons] <presence>
       *[words] presence
    }
q-no-own-presence = without your { $style ->
        [icons] <presence>
       *[words] presence
    }
q-sacred-site = with a { $style ->
        [icons] <sacred-site>
       *[words] sacred site
    }
q-outnumber = with more { $style ->
        [icons] <dahan>
       *[words] dahan
    } than { NP($what, 1, case: "than") }
q-most-buildings = with the most { $style ->
        [icons] <town>/<city>
       *[words] towns/cities
    } of the board
q-more-than-origin = with more { NP($what, 1, case: "than") }
q-next-to-more = next to a land with more { NP($what, 1, case: "than") }
terrain-jungle = jungle
terrain-mountain = mountain
terrain-sands = sands
terrain-wetland = wetland

# The face of a card.
strip-range = { $style ->
        [icons] <range> <b>{ $n }</b>
       *[words] range { $n }
    } { $origin }
strip-from-presence = from presence
strip-from-sacred-site = from a sacred site
strip-from-terrain = { $from } in { $terrain }
strip-any-spirit = any spirit
strip-another-spirit = another spirit
strip-fast-with = fast with { $what }
strip-join = { $a } · { $b }
speed-fast = fast
speed-slow = slow
deck-minor = Minor power
deck-major = Major power
deck-unique = Unique power
deck-innate = Innate power
face-fear = Fear card
face-invader = Invader card · stage { $stage }
face-invader-terrains = { $n ->
        [one] { $n } terrain
       *[other] { $n } terrains
    }
face-invader-coastal = coastal lands
face-stage-ii = When revealed: on each board, add { NP($what, 1) } to a land without { NP($what, 2, case: "than") }.
stage-1 = I
stage-2 = II
stage-3 = III
stage-4 = IV

# Spirit panels.
growth-reclaim = <reclaim> all
growth-reclaim-words = reclaim all power cards
growth-reclaim-one = <reclaim> 1
growth-card = <card> +1
growth-card-minor = <card> minor
growth-card-major = <card> major
growth-energy = <energy> +{ $n }
growth-plays = <plays> +{ $n }
growth-presence = <presence> <range> { $n }
growth-presence-terrain = <presence> <range> { $n } { $terrain }
growth-presence-words = add a presence, range { $n } { $terrain }
growth-add-presence-at-sea = <presence> <ocean>
growth-gather-presence-to-sea = <gather> <presence> <ocean>
growth-push-presence-from-sea = <push> <presence> <ocean>
growth-join = { $a }{"\u00A0"}· { $b }
growth-word-reclaim = reclaim
growth-word-gain-energy = energy
growth-word-more-plays = card play
growth-word-gain-power-card = power card
growth-word-add-presence = presence
growth-word-add-presence-at-sea = any ocean
growth-word-gather-presence-to-sea = gather
growth-word-push-presence-from-sea = push
track-number-energy = { $n } energy
track-number-plays = { NP("card-play", $n, case: "nom") }
track-number-label = <b>{ $n }</b>
track-both-label = { $a } { $b }
track-reclaim-one-label = <reclaim>
track-any-label = <any-element>
track-any = one element of your choice each turn
track-reclaim-one = reclaim 1 card
complexity-low = low complexity
complexity-moderate = moderate complexity
complexity-high = high complexity
passive-damage-bonus = each of your powers that deals damage deals { $n } more { $style ->
        [icons] <damage>
       *[words] damage
    } per use
passive-build-adds = a build at your { $style ->
        [icons] <sacred-site>
       *[words] sacred sites
    } adds { NP($what, 1) } instead of a { $style ->
        [icons] <town>
       *[words] town
    } or { $style ->
        [icons] <city>
       *[words] city
    }
passive-invader-health = invaders at your { $style ->
        [icons] <sacred-site>
       *[words] sacred sites
    } have { $n } less health (at least { $minimum })
passive-follows-dahan = after each { $style ->
        [icons] <dahan>
       *[words] dahan
    } that moves out of your land, you may move { $n } of your { $style ->
        [icons] <presence>
       *[words] presence
    } along
passive-falls-with-dahan = for each { $style ->
        [icons] <dahan>
       *[words] dahan
    } that a ravage destroys: destroy 1 of your { $style ->
        [icons] <presence>
       *[words] presence
    } within range { $n }
passive-chokes = you may skip a ravage or build at your { $style ->
        [icons] <sacred-site>
       *[words] sacred site
    } by destroying { $n } of your { $style ->
        [icons] <presence>
       *[words] presence
    } there
passive-regrows = growth may take { $style ->
        [icons] <presence>
       *[words] presence
    } from those destroyed; on a blighted island for { energy-n } each
passive-oceans = your { $style ->
        [icons] <presence>
       *[words] presence
    } may be in oceans, never inland. On boards with your { $style ->
        [icons] <presence>
       *[words] presence
    } the ocean is a coastal wetland for powers and { $style ->
        [icons] <blight>
       *[words] blight
    }, and invaders and { $style ->
        [icons] <dahan>
       *[words] dahan
    } moved into it are destroyed: they drown
passive-drowns = each time the drowned invaders have as much printed health as there are players: gain { energy-n }
passive-dreams = your powers never really damage or destroy anything but your own { $style ->
        [icons] <presence>
       *[words] presence
    }. In place of destroying invaders they bring: { $each }
dream-of = { NP($what, 1, case: "bare") } → { $does }
dream-fear = { fear-n }
dream-push = push
dream-join = { $a }; { $b }
passive-site-defend = { defend-n } in each land with your { $style ->
        [icons] <sacred-site>
       *[words] sacred site
    }
passive-sacred-terrain = in { $terrain } a single { $style ->
        [icons] <presence>
       *[words] presence
    } of yours is a { $style ->
        [icons] <sacred-site>
       *[words] sacred site
    }
passive-fast-per = each turn you may use as many slow powers as fast ones as you have { $element }
passive-far-dahan = for { energy-n } a power of yours may target a land with { $style ->
        [icons] <dahan>
       *[words] dahan
    } out of range
trigger-defended-one-land = after your power adds { $style ->
        [icons] <defend>
       *[words] Defend
    } to one land: { $do } there
trigger-growth-presence-added = after each { $style ->
        [icons] <presence>
       *[words] presence
    } you add in growth: { $do } from its land
