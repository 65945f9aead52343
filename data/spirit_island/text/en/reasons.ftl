# Why something is not legal.
reason-no-such-land = There is no such land on this island.
reason-no-such-card = There is no such power.
reason-no-such-thing = There is no such choice.
reason-must = This cannot be declined.

# What has to be answered before.
reason-first = { $asked ->
        [growth] First choose how to grow.
        [growth-order] First choose which part of growth comes next.
        [source] First choose where the presence comes from: a track, or a land with your presence.
        [presence] First choose a land for the presence.
        [deck] First choose a deck to gain a power card from.
        [keep] First choose the card to keep.
        [forget] First choose a power card to forget.
        [keep-played] First choose a played card to take back, or decline.
        [give] First choose a card to give, or decline.
        [play] First play cards from your hand, or end playing.
        [powers] First choose a power to use.
        [target] First choose a land for the power.
        [spirit] First choose a spirit for the power.
        [spirit-pays] First choose which spirit pays.
        [effect] First choose one of the effects.
        [damage] First choose a piece to take the damage.
        [push] First choose a piece to push.
        [gather] First choose a piece to gather.
        [move] First choose a piece to move.
        [piece] First choose one of the pieces.
        [land] First choose a land for this effect.
        [setup] First choose a coast for the spirit of the oceans.
        [save] First choose where the dahan goes, or let it drown.
        [fear-card] First choose a fear card to turn up.
        [cascade] First choose where the blight spreads.
        [stage-ii] First choose a land for the new town.
        [ravage] First choose the land that is ravaged next.
        [pay] First say whether to pay for the effect.
        [skip] First say whether to skip the action.
        [bonus] First say whether to use the damage bonus.
        [element] First choose an element to gain.
       *[other] Another question has to be answered first.
    }
reason-target-later = Cards are only paid for now; targets are chosen when a power is used.
reason-track-later = A disc leaves a track only when presence is added.

# Lands.
reason-too-far = Range { $range }, but this land is { $distance } away.
reason-too-far-from-site = Range { $range }, but your nearest sacred site is { $distance } away.
reason-no-origin = You have no presence to use this from.
reason-no-sacred-site = You have no sacred site to use this from.
reason-no-origin-in = You have no presence to use this from in { $wanted }.
reason-no-site-in = You have no sacred site to use this from in { $wanted }.
reason-wrong-terrain = Needs { $wanted }; this is { $terrain }.
reason-not-on-card = The invader card shows { $wanted }; this is { $terrain }.
reason-not-on-coast = The invader card shows coastal lands; this one has no coast.
reason-needs = Needs a land { NP($what, 1, case: "with") }.
reason-needs-none = Needs a land { NP($what, 1, case: "no") }.
reason-needs-count = Needs { $count }; here: { $n }.
reason-needs-land = Needs { $condition }.
reason-needs-spirit = Needs a land with presence of { $spirit }.
reason-not-coastal = Needs a coastal land.
reason-ocean-not-in-play = This ocean is not in play: it would be with presence of the spirit of the oceans on its board.
reason-ocean-no-land = An ocean is a land only for powers and for blight.
reason-not-ocean = Needs an ocean.
reason-never-inland = The presence of this spirit may not go inland.
reason-not-inland = Needs an inland land.
reason-not-adjacent = Needs a land adjacent to { $land }.
reason-not-near = Needs { $land } or a land adjacent to it.
reason-only-land = Only { $land } can be chosen.
reason-other-board = Needs a land of board { $board }.
reason-taken = Another player has chosen this land.
reason-already-ravaged = This land has been ravaged already.
reason-no-effect = The effect could do nothing in this land.
reason-condition = The land does not meet the condition.

# Cards and powers.
reason-cost = Costs { $cost }, you have { $energy } energy.
reason-no-plays = No card plays are left this turn.
reason-wrong-speed = { $speed ->
        [fast] This is a fast power; it is used in the fast powers phase.
       *[slow] This is a slow power; it is used in the slow powers phase.
    }
reason-no-power = { $speed ->
        [fast] No fast power can be used; end the phase.
       *[slow] No slow power can be used; end the phase.
    }
reason-already-used = Already used this turn.
reason-threshold = Short of elements: { $elements }.
reason-threshold-part = { $n } { $element }
reason-levels = { $n ->
        [one] Your elements reach { $n } level; it can be used as a whole only.
       *[other] Your elements reach { $n } levels; fewer can be chosen, not more.
    }
reason-no-threshold = No threshold is reached, so there is nothing to leave out.
reason-no-target = There is no legal target.
reason-no-target-near = No legal target. The nearest, { $land }: { $why }
reason-another-spirit = Needs another spirit.
reason-not-in-hand = { $where ->
        [play] This card is in play already.
        [discard] This card is in your discards; reclaim it first.
       *[other] This card is not in your hand.
    }
reason-not-in-play = { $where ->
        [hand] This card is still in your hand; it is not in play.
        [discard] This card is in your discards, not in play.
       *[other] This card is not in play.
    }
reason-not-held = You do not have this card.
reason-not-your-card = This card belongs to { $spirit }.
reason-not-your-power = This power belongs to { $spirit }.
reason-not-drawn = This card is not among those turned up.
reason-deck-empty = No cards are left in this deck.

# Pieces, presence, choices.
reason-no-such-piece = There is no such piece here.
reason-wrong-piece = Choose among: { NP($what, 2, case: "bare") }.
reason-other-land = Choose a piece in { $lands }.
reason-moves-out = The pieces move out of { $land }.
reason-moves-in = The pieces move into { $land }.
reason-not-its-origin = The presence must come from { $lands }, where the range was measured.
reason-spread = First each piece goes to a different land.
reason-already-hit = This piece has taken its damage already.
reason-already-moved = This piece counts as moved already.
reason-too-much-health = Its health is { $n }, only { $left } is left to remove.
reason-no-own-presence = You have no presence here.
reason-no-discs = No disc is left on this track.
reason-act-done = This part of growth is done.
reason-branch-nothing = This could do nothing now.
reason-element-taken = This element has been chosen already.
reason-element-not-had = The spirit does not have this element.

reason-undo-fence = Something new was revealed; taking it back asks first.
reason-undo-rival = Another player has decided since.
