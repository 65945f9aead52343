# Lines of the log. $who is a player's name; results have no subject.
log-phase = <b>{ $phase }</b>
log-turn = <b>Turn { $n }</b>
log-growth = { $who } grows: option { $n }
log-growth-row = { $who } grows: { $what }
log-energy = { $who } gains { energy-n }
log-paid = { $who } pays { energy-n }
log-card-played = { $who } plays { $card }
log-card-gained = { $who } gains { $card }
log-card-drawn = { $who } draws { NP("card", $n) }: { $cards }
log-card-drawn-hidden = { $who } draws { NP("card", $n) }
log-card-forgotten = { $who } forgets { $card }
log-card-given = { $who } gives { $card } to { $other }
log-cards-reclaimed = { $who } reclaims { NP("card", $n) }
log-cards-reclaimed-none = { $who } has no cards to reclaim
log-reshuffled = { $deck }: discards shuffled into a new deck
log-power-used = { $who } uses { $power } on { $target }
log-innate-level = { $title }: level { $n }
log-threshold = { $title }: threshold reached
log-presence-added = { $who } adds a presence in { $land }
log-presence-moved = { $who } moves a presence, { $from } → { $to }
log-presence-destroyed = Presence destroyed in { $land } ({ $who })
log-fear = +{ fear-n }
log-fear-earned = { NP("fear-card", $n, case: "nom") } earned
log-terror =
    Terror level { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
log-fear-card =
    Fear card { $card }, level { $level ->
        [1] I
        [2] II
       *[other] III
    }
log-fear-revealed = { $who } turns up the fear card { $card }
log-invader-card = Invader card: { $card }
log-ravage = Ravage in { $land }: { damage-n }
log-ravage-defended = Ravage in { $land }: { damage-n } ({ $defend } defended)
log-build = Build: +{ NP($what, 1) } in { $land }
log-explore = Explore: +{ NP($what, 1) } in { $land }
log-skipped = { $land }: { $action } skipped
log-stage-ii = Stage II: a new town in { $land }
log-added = +{ NP($what, $n) } in { $land }
log-moved = { NP($what, 1, case: "one") } { $from } → { $to }
log-damaged = { damage-n } to { NP($what, 1) } in { $land }
log-destroyed = Destroyed: { NP($what, $n) } in { $land }
log-drowned = { $land }: { NP($what, $n) } drowned
log-dreamt = { $land }: { NP($what, $n) } destroyed, but only in a dream
log-removed = Removed: { NP($what, $n) } from { $land }
log-replaced = { $land }: { NP($what, $n) } → { NP($into, $n) }
log-blight = Blight in { $land }
log-cascade = Blight spreads { $from } → { $to }
log-blight-card = <b>The island is blighted:</b> { $card }
log-escalation = { $adversary }: escalation in { $land }
log-blight-removed = Blight removed from { $land }
log-defend = { $land }: { defend-n }
log-healed = All damage is healed
log-elements = { $who }: +{ $n } { $element }
log-element = { $style ->
        [icons] <{ $id }>
       *[words] { $name }
    }
log-lasting = { $what } (this turn)
lasting-range-bonus = { $who }: +{ $n } range
lasting-damage-bonus = { $who }: +{ $n } damage, once
lasting-make-fast = { $who }: a slow power may be fast
lasting-more-plays = { $who }: { NP("card-play", $n) } more
lasting-make-any-fast = { $who }: slow powers may be fast
lasting-ward = { $who }: Defend { $n } where their presence is
lasting-allow-repeat = { $who }: may repeat { NP("power-card", $n) }
lasting-free-repeat = { $who }: may repeat { NP("power-card", $n) } for nothing
lasting-keep-card = { $who }: may keep a played card
lasting-dahan-health = { $who }: dahan health +{ $n }
lasting-block-blight = { $who }: no blight can be added
lasting-protect-dahan = { $who }: dahan cannot be harmed
lasting-spare-dahan = { $who }: a ravage does not hurt the dahan
lasting-dahan-strike-together = { $who }: dahan strike at the same time as the invaders
lasting-fear-defends = { $who }: fear of powers defends it
lasting-share-presence = { $who }: presence shared for range
lasting-retaliate = { $who }: losses will be avenged
lasting-extra-fear = { $who }: more fear for what is destroyed
lasting-skip = { $who }: an action will be skipped
log-advance = Invader cards advance
log-result = <b>{ $result }</b>

# How a game ends.
result-win = Victory: { $reason }
result-win-sacrifice = Victory with sacrifice: { $reason }
result-loss = Defeat: { $reason }
result-join = { $a }, but { $b }
ending-fear-victory = fear has driven the invaders away
ending-no-invaders = no invaders are left
ending-no-towns-cities = no towns or cities are left
ending-no-cities = no cities are left
ending-blight = the blight pool is empty
ending-capital = too many towns and cities stand in one land
ending-no-presence = a spirit has no presence left ({ $who })
ending-time = time has run out
ending-where = { $reason } ({ $where })
ending-piece = { NP($what, $n) }
