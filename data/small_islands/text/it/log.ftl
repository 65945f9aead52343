# Righe del registro di Small Islands. $who è il nome di un giocatore.
isle-log-phase = <b>{ $phase }</b>
isle-log-round = <b>Round { $n }</b>
isle-log-first = Comincia { $who }
isle-log-taken = { $who } prende: { $what }
isle-log-placed = { $who } piazza una tessera ({ $cell }): { $what }
isle-log-joined = { $gone } e { $isle } ora sono un’isola sola: { $isle }
isle-log-token = { $who } mette un segnalino <{ $shows }> ({ $cell })
isle-log-token-port = { $who } aggiunge un <port> ({ $cell })
isle-log-landed = { $who } sbarca con la propria nave ({ $cell })
isle-log-landed-grey = { $who } sbarca con una nave grigia ({ $cell })
isle-log-refilled = Tessere scoperte: { $what }
isle-log-drew-cards = { $who } pesca { $cards }
isle-log-drew-hidden = { $who } pesca { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
isle-log-chosen = { $who } ha scelto
isle-log-chose-current = { $who } sceglie per questo round: { $card }
isle-log-chose-next = { $who } tiene per il prossimo round: { $card }
isle-log-rests = { $who } non costruisce: nessuna isola soddisfa la sua carta
isle-log-revealed = { $who } rivela { $cards }
isle-log-unmet = { $why ->
    [houses] { $who } non ha capanne: turno saltato
   *[mission] { $who } non costruisce: nessuna isola va bene ({ $cards })
 }
isle-log-built = { $who } costruisce una <house>: { $isle }
isle-log-scored-reward = { $who }: +{ $points } ({ $isle })
isle-log-scored-discovery = { $who }: +{ $points } per i segnalini scoperta
isle-log-scored-ports = { $who }: +{ $points } per i porti intorno alla nave
isle-log-scored-alexis = { $who }: { $points } per la sua carta
isle-log-scored-other = { $who }: +{ $points }
isle-log-discovery-drawn = { $who } pesca { $tokens }
isle-log-discovery-kept = { $who } tiene { $tokens }
isle-log-looked = { $who } vede { $values }
isle-log-kept = { $who } tiene il { $value }
isle-log-restocked = { $who } prende { $n ->
        [one] { $n } capanna
       *[other] { $n } capanne
    } dalla riserva
isle-log-expedition = { $who } scopre: { $what }
isle-log-alexis-explores = Non può sbarcare ed esplora
isle-log-stuck = { $who } mette una tessera sotto la riserva: niente si può piazzare
isle-log-stuck-hand = { $who } mostra una mano che non si può piazzare
isle-log-exhausted = { $who } non trova tessere e non può sbarcare: seguono le ultime ricompense
isle-log-blocked = Nessuna nave si può piazzare
isle-log-ended = <b>{ $reason }</b>
isle-ending-ships = tutte e quattro le navi sono sul tavolo
isle-ending-reserve = restavano meno di sei tessere per un nuovo round
isle-ending-display = non si poteva prendere una tessera né piazzare una nave
isle-ending-points = più punti
isle-ending-houses = punti pari, più capanne
isle-ending-ports = punti e capanne pari, più porti intorno alla nave
isle-ending-last-placed = tutto pari, ha piazzato per ultimo una tessera o una nave
isle-ending-alexis-win = più punti di Alexis
isle-ending-alexis-loss = Alexis ha almeno altrettanti punti
isle-result-win = Vince { $who }: { $reason }
isle-result-shared = Vincono insieme { $who }: { $reason }
isle-result-solo-win = Vittoria: { $reason }
isle-result-solo-loss = Sconfitta: { $reason }
isle-result-join = { $a }; { $b }
log-group-tiles = Tessere
log-group-points = Punti
isles-stage-points = +{ $n }
isles-recap = Round { $n }: ricompense concluse
isles-recap-first = <b>{ $who } comincia il round { $n }</b>
isles-recap-ships = { $n ->
    [one] resta { $n } nave
   *[other] restano { $n } navi
 }
isles-recap-order = { $n ->
    [1] ricompense: 1º
    [2] ricompense: 2º
    [3] ricompense: 3º
   *[4] ricompense: 4º
 }
isles-recap-landed = sbarco
isles-recap-there = La soddisfa anche { $isle }: c’è già una capanna dello stesso colore
isles-recap-full = La soddisfa anche { $isle }: nessun posto libero
isles-recap-declined = La soddisfa anche { $isle }: lasciata per dopo
isles-recap-none = Nessuna isola la soddisfa
isles-recap-no-house = Nessuna capanna rimasta
isles-recap-none-built = Niente costruito
isles-recap-kept = Per il prossimo round: { $card }
isles-recap-discovery = { $n ->
    [one] { $n } segnalino scoperta
   *[other] { $n } segnalini scoperta
 }
