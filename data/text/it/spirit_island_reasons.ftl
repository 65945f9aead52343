# Why something is not legal.
reason-not-now = Ora non si può scegliere.
reason-game-over = La partita è finita.
reason-not-your-seat = Decide un altro giocatore.
reason-too-far = Raggio { $range }, ma questo territorio è a distanza { $distance }.
reason-too-far-from-site = Raggio { $range }, ma il tuo luogo sacro più vicino è a distanza { $distance }.
reason-no-origin = Non hai presenza da cui usarlo.
reason-no-sacred-site = Non hai un luogo sacro da cui usarlo.
reason-wrong-terrain = Serve: { $wanted }; qui c’è { $terrain }.
reason-needs = Serve un territorio { NP($what, 1, case: "with") }.
reason-needs-none = Serve un territorio { NP($what, 1, case: "no") }.
reason-not-coastal = Serve un territorio costiero.
reason-not-inland = Serve un territorio interno.
reason-cost = Costa { $cost }, hai { $energy } Energia.
reason-no-plays = Non restano giocate in questo turno.
reason-wrong-speed = { $speed ->
        [fast] È un potere veloce.
       *[slow] È un potere lento.
    }
reason-already-used = Già usato in questo turno.
reason-threshold = Elementi mancanti: { $elements }.
reason-threshold-part = { $n } { $element }
reason-no-target = Non c’è un bersaglio valido.
reason-not-adjacent = Serve un territorio adiacente a { $land }.
reason-no-such-piece = Qui non c’è questa pedina.
reason-no-presence-left = Non resta presenza da prendere.
reason-taken = Questo territorio è già di un altro giocatore.
reason-not-in-hand = Questa carta non è nella tua mano.
reason-not-in-play = Questa carta non è in gioco.
reason-condition = Il territorio non soddisfa la condizione.
reason-undo-fence = È stato rivelato qualcosa di nuovo; per annullare serve conferma.
reason-undo-rival = Nel frattempo ha deciso un altro giocatore.
reason-undo-nothing = Non c’è niente da annullare.
