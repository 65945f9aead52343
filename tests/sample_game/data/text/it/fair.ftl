### The Lantern Fair.

ui-game-lantern-fair = La fiera delle lanterne
ui-blurb-lantern-fair = Fai offerte per le merci, poi vendile prima che un ladro le trovi.
ui-stage-lantern-fair = Round { $turn } di 4
phase-auction = Asta
phase-auction-hint = Tutti fanno insieme un’offerta per tre carte; chi offre di più da solo prende la carta.
phase-fair = Fiera
phase-fair-hint = A turno ciascuno gioca quante carte vuole.

name-fair-silk = seta
name-fair-tea = tè
name-fair-salt = sale
name-fair-feast = festa
name-fair-lamp = lampada
name-fair-thief = ladro
name-fair-guard = guardia
fair-text-goods = Subito <b>{ $n }</b> punti.
fair-text-feast = Spendi monete: ognuna è un punto.
fair-text-look = Guarda una carta nella mano di un altro.
fair-text-take = Prendi una carta dalla mano di un altro.
fair-text-answer = Risposta: ferma una lampada, un ladro o una guardia.
fair-when-answer = sempre
fair-when-turn = nel tuo turno

fair-prompt-bid = { $who }, quanto offri per { $card }?
fair-prompt-turn = { $who }, gioca una carta
    .detail = o lascia la fiera di questo round
fair-prompt-feast = { $who }, quante monete per la festa?
fair-prompt-target = { $who }, contro chi?
fair-prompt-reach = { $who }, quale carta di { $at }?
fair-prompt-reply = { $who }, rispondi con una guardia o passa
    .detail = { $by } gioca { $card } contro { $at }
fair-trigger = { $by } gioca { $card } contro { $at }
fair-sheet = Le tue offerte
fair-sheet-confirm = Offri
fair-opt-bid = { $what }: { $n }
fair-opt-coins = { $n }
fair-opt-done = Lascia la fiera
fair-opt-done-reply = Passa
fair-opt-hand = Carta { $n }
fair-opt-hand-known = Carta { $n }: { $what }

fair-log-round = Round { $n }
fair-log-bought = { $seat } compra { $card } per { $n }
fair-log-unsold = Nessuno prende { $card }
fair-log-played = { $seat } gioca { $card }
fair-log-earned = { $seat }: +{ $n }
fair-log-aimed = { $seat } gioca { $card } contro { $at }
fair-log-answered = { $seat } risponde a { $against } con { $card }
fair-log-looked = { $seat } guarda una carta di { $at }
fair-log-took = { $seat } prende una carta a { $at }
fair-log-saw = È { $card }
fair-log-drew = { $seat } pesca { $card }
fair-reason-too-few-coins = Restano solo { $n } monete.
fair-reason-only-an-answer = Una guardia risponde soltanto alla carta di un altro.
fair-reason-no-target = Nessuno ha una carta da raggiungere.
fair-end-win = { $n ->
        [one] { $who } ha più punti di tutti.
       *[other] { $who } hanno più punti di tutti.
    }
fair-winner = Vince { $who }

fair-round = Round { $n } di { $of }
fair-coins = Monete
fair-points = Punti
fair-known = Carte note
fair-known-none = ancora niente
fair-hand-of = { $n } carte, { $known } note
fair-lots = All’asta
fair-stalls = Giocate
fair-cards-left = restano { $n } carte
fair-hidden = una carta coperta
fair-cards = Carte
fair-deck = Mazzo
fair-recap = Il round { $n } è concluso

weigh-lantern-fair-unit = Ogni cifra dice di quanto quella voce è migliore, in punti.
weigh-lantern-fair-points = punti
weigh-lantern-fair-coins = monete
weigh-lantern-fair-cards = carte in mano
weigh-lantern-fair-secrets = carte conosciute
weigh-lantern-fair-rivals = ciò che hanno gli altri
weigh-lantern-fair-lot = il lotto
weigh-lantern-fair-price = il prezzo
