# Why something is not legal.
reason-not-now = This cannot be chosen now.
reason-game-over = The game is over.
reason-not-your-seat = Another player decides this.
reason-too-far = Range { $range }, but this land is { $distance } away.
reason-too-far-from-site = Range { $range }, but your nearest sacred site is { $distance } away.
reason-no-origin = You have no presence to use this from.
reason-no-sacred-site = You have no sacred site to use this from.
reason-wrong-terrain = Needs { $wanted }; this is { $terrain }.
reason-needs = Needs a land { NP($what, 1, case: "with") }.
reason-needs-none = Needs a land { NP($what, 1, case: "no") }.
reason-not-coastal = Needs a coastal land.
reason-not-inland = Needs an inland land.
reason-cost = Costs { $cost }, you have { $energy } energy.
reason-no-plays = No card plays are left this turn.
reason-wrong-speed = { $speed ->
        [fast] This is a fast power.
       *[slow] This is a slow power.
    }
reason-already-used = Already used this turn.
reason-threshold = Short of elements: { $elements }.
reason-threshold-part = { $n } { $element }
reason-no-target = There is no legal target.
reason-not-adjacent = Needs a land adjacent to { $land }.
reason-no-such-piece = There is no such piece here.
reason-no-presence-left = No presence is left to take.
reason-taken = Another player has chosen this land.
reason-not-in-hand = This card is not in your hand.
reason-not-in-play = This card is not in play.
reason-condition = The land does not meet the condition.
reason-undo-fence = Something new was revealed; taking it back asks first.
reason-undo-rival = Another player has decided since.
reason-undo-nothing = There is nothing to take back.
