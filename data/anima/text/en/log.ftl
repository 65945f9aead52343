### Lines of the log. $seat is a player’s name.

anima-log-phase = <b>{ $phase }</b>
anima-log-turn = <b>Turn { $n }</b>
anima-log-order = Order of play: { $seats }
anima-log-kept = { $seat } keeps { $card }
anima-log-played = { $seat } plays { $card }
anima-log-cancelled = { $card } has no effect
anima-log-cancelled-battle = The battle does not take place
anima-log-discarded = { $seat } discards { $card }
anima-log-claimed = { $seat } claims { $card }
anima-log-joined = { $seat } joins: { $card }
anima-log-left = { $seat } leaves: { $card }
anima-log-recruited = { $seat } recruits { $card }
anima-log-dismissed = { $seat } dismisses { $card }
anima-log-died = { $card } of { $seat } dies
anima-log-travel = { $seat } sets out: { $area }
anima-log-redirected = The way now leads elsewhere: { $area }
anima-log-arrived = { $seat } arrives: { $area }
anima-log-rests = { $seat } rests
anima-log-removed = An area is removed: { $area }
anima-log-protected = { $seat } protects { $area }
anima-log-turn-lost = { $seat } loses the turn
anima-log-encounter = { $seat } meets { $card }
anima-log-false-alarm = False alarm: { $card }
anima-log-explores = { $seat } explores { $area }
anima-log-test = { $seat }: speed test, { $die } makes { $total } of { $difficulty }: { $passed ->
        [yes] passed
       *[no] failed
    }
anima-log-attack = { $seat } attacks { $target }
anima-log-begun = { $seat } begins { $card }
anima-log-completed = { $seat } completes { $card }
anima-log-final = The final mission: { $card }
anima-log-crisis = Crisis: { $card }
anima-log-ended = { $seats } wins the game
anima-log-drew = { $seat } draws { $n ->
        [one] { $n } advantage
       *[other] { $n } advantages
    }
anima-log-took = { $seat } takes a card from { $other }
anima-log-new-area = { $seat } explores a new area: { $area }
anima-log-looked = { $seat } looks in secret at { $area }
anima-log-reward = { $seat } takes the reward: { $what ->
        [bonus] bonus
        [recruit] recruit
        [mission] mission
       *[ex] EX
    }
anima-log-battle = Battle: { $seat } against { $other }
anima-log-clash = Totals: { $seat } { $total }, { $other } { $against }
anima-log-won = { $seat } wins against { $other }
anima-log-lost = { $seat } loses to { $other }
anima-log-offered = { $seat } makes { $other } an offer
anima-log-trade = { $done ->
        [yes] { $seat } and { $other } trade
       *[no] { $seat } and { $other } do not trade
    }
anima-log-step = { $seat }, { $card }: step { $n } is done
anima-enemy-unnamed = the mission’s enemy
anima-log-ended-nobody = Omega breaks free, nobody wins
