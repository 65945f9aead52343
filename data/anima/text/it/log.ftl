### Righe del registro. $seat è il nome di un giocatore.

anima-log-phase = <b>{ $phase }</b>
anima-log-turn = <b>Turno { $n }</b>
anima-log-order = Ordine di gioco: { $seats }
anima-log-kept = { $seat } tiene: { $card }
anima-log-played = { $seat } gioca: { $card }
anima-log-cancelled = Senza effetto: { $card }
anima-log-cancelled-battle = La battaglia non ha luogo
anima-log-discarded = { $seat } scarta: { $card }
anima-log-claimed = { $seat } si prende: { $card }
anima-log-joined = { $seat } aderisce a: { $card }
anima-log-left = { $seat } lascia: { $card }
anima-log-recruited = { $seat } recluta: { $card }
anima-log-dismissed = { $seat } congeda: { $card }
anima-log-died = { $seat } perde un personaggio: muore { $card }
anima-log-travel = { $seat } parte verso: { $area }
anima-log-redirected = Ora la strada porta altrove: { $area }
anima-log-arrived = { $seat } arriva: { $area }
anima-log-rests = { $seat } riposa
anima-log-removed = Un’area viene tolta: { $area }
anima-log-protected = { $seat } protegge: { $area }
anima-log-turn-lost = { $seat } perde il turno
anima-log-encounter = { $seat } incontra: { $card }
anima-log-false-alarm = Falso allarme: { $card }
anima-log-explores = { $seat } esplora: { $area }
anima-log-test = { $seat }: prova di velocità, { $die } fa { $total } su { $difficulty }: { $passed ->
        [yes] superata
       *[no] fallita
    }
anima-log-attack = { $seat } attacca { $target }
anima-log-begun = { $seat } comincia: { $card }
anima-log-completed = { $seat } compie: { $card }
anima-log-final = La missione finale: { $card }
anima-log-crisis = Crisi: { $card }
anima-log-ended = Vince la partita: { $seats }
anima-log-drew = { $seat } pesca { $n ->
        [one] { $n } vantaggio
       *[other] { $n } vantaggi
    }
anima-log-took = { $seat } prende una carta a { $other }
anima-log-new-area = { $seat } esplora una nuova area: { $area }
anima-log-looked = { $seat } guarda in segreto: { $area }
anima-log-reward = { $seat } prende la ricompensa: { $what ->
        [bonus] bonus
        [recruit] reclutamento
        [mission] missione
       *[ex] EX
    }
anima-log-battle = Battaglia: { $seat } contro { $other }
anima-log-clash = Totali: { $seat } { $total }, { $other } { $against }
anima-log-won = { $seat } vince contro: { $other }
anima-log-lost = { $seat } perde contro: { $other }
anima-log-offered = { $seat } fa un’offerta a { $other }
anima-log-trade = { $done ->
        [yes] { $seat } e { $other } fanno uno scambio
       *[no] { $seat } e { $other } non fanno lo scambio
    }
anima-log-step = { $seat }, { $card }: passo { $n } compiuto
anima-enemy-unnamed = il nemico della missione
anima-log-ended-nobody = Omega si libera, nessuno vince
