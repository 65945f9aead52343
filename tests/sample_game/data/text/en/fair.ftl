### The Lantern Fair.

ui-game-lantern-fair = The Lantern Fair
ui-blurb-lantern-fair = Bid for goods, then sell them before a thief finds them.
ui-stage-lantern-fair = Round { $turn } of 4
phase-auction = Auction
phase-auction-hint = All bid at once for three cards; who bids most alone gets the card.
phase-fair = Fair
phase-fair-hint = In turn, everybody plays as many cards as they like.

name-fair-silk = silk
name-fair-tea = tea
name-fair-salt = salt
name-fair-feast = feast
name-fair-lamp = lamp
name-fair-thief = thief
name-fair-guard = guard
fair-text-goods = <b>{ $n }</b> points at once.
fair-text-feast = Spend coins: each is a point.
fair-text-look = Look at a card in another’s hand.
fair-text-take = Take a card from another’s hand.
fair-text-answer = Reply: hold off a lamp, a thief or a guard.
fair-when-answer = any time
fair-when-turn = your turn

fair-prompt-bid = { $who }, how much for the { $card }?
fair-prompt-turn = { $who }, play a card
    .detail = or leave the fair of this round
fair-prompt-feast = { $who }, how many coins for the feast?
fair-prompt-target = { $who }, at whom?
fair-prompt-reach = { $who }, which card of { $at }?
fair-prompt-reply = { $who }, answer with a guard, or pass
    .detail = { $by } plays a { $card } at { $at }
fair-trigger = { $by } plays a { $card } at { $at }
fair-sheet = Your bids
fair-sheet-confirm = Bid
fair-opt-bid = { $what }: { $n }
fair-opt-coins = { $n }
fair-opt-done = Leave the fair
fair-opt-done-reply = Pass
fair-opt-hand = Card { $n }
fair-opt-hand-known = Card { $n }: { $what }

fair-log-round = Round { $n }
fair-log-bought = { $seat } buys { $card } for { $n }
fair-log-unsold = Nobody gets { $card }
fair-log-played = { $seat } plays { $card }
fair-log-earned = { $seat }: +{ $n }
fair-log-aimed = { $seat } plays { $card } at { $at }
fair-log-answered = { $seat } holds off the { $against } with a { $card }
fair-log-looked = { $seat } looks at a card of { $at }
fair-log-took = { $seat } takes a card from { $at }
fair-log-saw = It is { $card }
fair-log-drew = { $seat } draws { $card }
fair-reason-too-few-coins = Only { $n } coins are left.
fair-reason-only-an-answer = A guard only answers another’s card.
fair-reason-no-target = Nobody has a card that it could reach.
fair-end-win = { $n ->
        [one] { $who } has the most points.
       *[other] { $who } have the most points.
    }
fair-winner = { $who } wins

fair-round = Round { $n } of { $of }
fair-coins = Coins
fair-points = Points
fair-known = Known of the hands
fair-known-none = nothing yet
fair-hand-of = { $n } cards, { $known } known
fair-lots = At the auction
fair-stalls = Played
fair-cards-left = { $n } cards left
fair-hidden = a hidden card
fair-cards = Cards
fair-deck = Deck
fair-recap = Round { $n } is over

weigh-lantern-fair-unit = Each figure says how much better that stands, in points.
weigh-lantern-fair-points = points
weigh-lantern-fair-coins = coins
weigh-lantern-fair-cards = cards in hand
weigh-lantern-fair-secrets = cards one knows
weigh-lantern-fair-rivals = what the others have
weigh-lantern-fair-lot = the lot
weigh-lantern-fair-price = the price
