# Domande di Small Islands. $who è il nome di un giocatore, $n un numero.
isle-prompt-setup-start = { $who }, scegli una tessera partenza
isle-prompt-setup-cell = { $who }, piazza la tessera partenza
isle-prompt-prepare-current = { $who }, scegli l’obiettivo di questo round
isle-prompt-prepare-current-mission = { $who }, scegli la missione di questo round
isle-prompt-prepare-current-reward = { $who }, scegli la ricompensa di questo round
isle-prompt-prepare-next = { $who }, scegli l’obiettivo per il prossimo round
isle-prompt-prepare-next-mission = { $who }, scegli la missione per il prossimo round
isle-prompt-prepare-next-reward = { $who }, scegli la ricompensa per il prossimo round
isle-prompt-turn-choose = { $who }, prendi una tessera
isle-prompt-turn-choose-land = { $who }, prendi una tessera o sbarca
isle-prompt-turn-choose-ship = { $who }, sbarca con una nave
isle-prompt-place-tile = { $who }, scegli quale tessera piazzare
isle-prompt-place-cell = { $who }, piazza la tessera
isle-prompt-place-token = { $who }, usi un segnalino bonus?
isle-prompt-token-flower = { $who }, scegli il frutto o la foglia che diventa un fiore
isle-prompt-token-fruit = { $who }, scegli il fiore o la foglia che diventa un frutto
isle-prompt-token-leaf = { $who }, scegli il fiore o il frutto che diventa una foglia
isle-prompt-token-flower-bare = { $who }, scegli dove va il fiore
isle-prompt-token-fruit-bare = { $who }, scegli dove va il frutto
isle-prompt-token-leaf-bare = { $who }, scegli dove va la foglia
isle-prompt-token-port = { $who }, scegli una costa per il porto
isle-prompt-land-cell = { $who }, piazza la nave
isle-prompt-reward-island = { $who }, costruisci una capanna su un’isola?
isle-prompt-reward-symbol = { $who }, scegli la risorsa che ti dà punti
isle-prompt-reward-discovery = { $who }, scegli il segnalino scoperta da tenere
isle-prompt-stuck-discard = { $who }, nessuna tua tessera si può piazzare: mettine una sotto la riserva
isle-prompt-other = { $who }, scegli
isle-detail-places = { $n ->
        [one] { $n } posto possibile
       *[other] { $n } posti possibili
    }
isle-detail-islands = { $n ->
        [one] { $n } isola soddisfa la missione
       *[other] { $n } isole soddisfano la missione
    }
isle-detail-houses = { $n ->
        [one] { $n } capanna in mano
       *[other] { $n } capanne in mano
    }
isle-detail-navigation = { $n ->
        [0] la pila di navigazione è vuota
        [one] { $n } tessera nella pila di navigazione
       *[other] { $n } tessere nella pila di navigazione
    }
isle-detail-landing = sbarcando ora: { $islands }, { $pays }, per primo
isle-detail-landing-none = sbarcando ora: nessuna isola soddisfa la missione
isle-detail-starts = { $n ->
        [one] l’ultima
       *[other] { $n } tessere da piazzare
    } · scegli il lato
isle-detail-turn = ruotala perché combaci
isle-detail-tokens = { $n ->
        [one] { $n } segnalino bonus rimasto
       *[other] { $n } segnalini bonus rimasti
    }
isle-detail-spends = costa <{ $token }>
isle-detail-token-back = Esc lo rimette a posto
isle-detail-secret = gli altri non lo vedono
isle-detail-last-round = non segue un altro round: questa carta non conterà
isle-opt-cell = { $cell } · { $turned }
isle-opt-ship-own = Sbarca con la tua nave
isle-opt-ship-grey = Sbarca con una nave grigia
isle-opt-display = { $n }: { $what }
isle-opt-from-hand = tessera { $n } della mano
isle-opt-from-display = tessera scoperta { $n }
isle-opt-token = { $shows } su { $covers } ({ $cell })
isle-opt-token-bare = { $shows } su terraferma ({ $cell })
isle-opt-token-port = porto ({ $cell })
isle-opt-token-turned = { $what }, si spende: { $token }
isle-opt-island = un’isola
isle-opt-discovery = Tieni il { $n }
isle-opt-done = Fatto
isle-opt-done-place-token = Termina il turno
isle-opt-done-reward-island = Basta capanne
isle-tile-hidden = tessera coperta
isle-undo-take = { $what } presa
isle-undo-choose = scelta di { $what }
isle-undo-start = scelta della tessera
isle-undo-keep = segnalino da { $n } tenuto
isle-undo-place = tessera piazzata
isle-undo-ship = sbarco
isle-undo-token = { $what }
isle-undo-build = capanna costruita
isle-undo-objective = scelta di un obiettivo
isle-undo-done = rinuncia
isle-undo-done-place-token = nessun segnalino bonus
isle-undo-done-reward-island = nessun’altra capanna
phase-preparation = Preparazione
phase-preparation-hint = Sei tessere formano la pila di navigazione; ognuno sceglie un obiettivo per questo round e uno per il prossimo.
phase-exploration = Esplorazione
phase-exploration-hint = A turno ognuno prende e piazza una tessera, oppure sbarca con una nave.
phase-take = Prendi una tessera
phase-take-hint = Una delle tre tessere scoperte va in mano; si può sbarcare quando la pila di navigazione è vuota.
phase-place = Piazza una tessera
phase-place-hint = Una delle tre tessere in mano viene piazzata; lati e angoli devono combaciare.
phase-token = Segnalino bonus
phase-token-hint = Un segnalino bonus può cambiare una risorsa o aggiungere un porto.
phase-refill = Rifornimento
phase-refill-hint = Le tessere scoperte si riforniscono dalla pila di navigazione, poi dalla riserva.
phase-reward = Ricompense
phase-reward-hint = Da chi è sbarcato, ognuno costruisce capanne dove la missione è soddisfatta e guadagna punti.
phase-end = Fine
phase-end-hint = Si aggiungono i segnalini scoperta e i porti intorno alle proprie navi.
