# Perché qualcosa non è possibile in Small Islands.
isle-reason-first = { $asked ->
        [start] Prima scegli una tessera partenza.
        [start-cell] Prima piazza la tessera partenza.
        [take] Prima prendi una tessera scoperta, o una nave.
        [tile] Prima scegli quale tessera piazzare.
        [cell] Prima piazza la tessera.
        [token] Prima usa un segnalino bonus, o rinuncia.
        [ship-cell] Prima piazza la nave.
        [discard] Prima scegli la tessera che va sotto la riserva.
        [island] Prima scegli un’isola per una capanna, o rinuncia.
        [symbol] Prima scegli la risorsa che ti dà punti.
        [discovery] Prima scegli il segnalino scoperta da tenere.
        [current] Prima scegli l’obiettivo di questo round.
        [current-mission] Prima scegli la missione di questo round.
        [current-reward] Prima scegli la ricompensa di questo round.
        [next] Prima scegli l’obiettivo da tenere.
        [next-mission] Prima scegli la missione da tenere.
        [next-reward] Prima scegli la ricompensa da tenere.
       *[other] Prima bisogna rispondere a un’altra domanda.
    }
isle-reason-no-such-thing = In questo gioco non esiste.
isle-reason-off-table = Qui finisce il tavolo: ha { $columns ->
        [one] { $columns } colonna
       *[other] { $columns } colonne
    } e { $rows ->
        [one] { $rows } riga
       *[other] { $rows } righe
    }.
isle-reason-cell-ship = Lì c’è una nave.
isle-reason-cell-taken = Lì c’è già una tessera.
isle-reason-no-neighbour = Nessuna tessera tocca questo posto con un lato.
isle-reason-side-differs = { $where }: questa tessera mostra { $own }, la vicina mostra { $theirs }.
isle-reason-corner-differs = Angolo { $where }: questa tessera mostra { $own }, quella di fronte mostra { $theirs }.
isle-reason-ship-side = { $where }: una nave è tutta mare, la vicina mostra { $theirs }.
isle-reason-ship-corner = Angolo { $where }: una nave è tutta mare, la tessera di fronte mostra { $theirs }.
isle-reason-same-turned = Questa tessera è uguale anche ruotata di meno: usa il giro più piccolo.
isle-reason-tile-fits-nowhere = Questa tessera ora non si può piazzare.
isle-reason-hand-fits-nowhere = Nessuna tessera di questa mano si può piazzare.
isle-reason-start-placed = Questa tessera partenza è già sul tavolo.
isle-reason-middle-first = La prima tessera partenza va al centro del tavolo.
isle-reason-landing-only = Resta solo lo sbarco: non si può prendere una tessera.
isle-reason-empty-place = Il posto { $n } delle tessere scoperte è vuoto.
isle-reason-navigation-not-empty = Per sbarcare la pila di navigazione deve essere vuota; { $n ->
        [one] resta { $n } tessera
       *[other] restano { $n } tessere
    }.
isle-reason-ship-placed = La tua nave è già sul tavolo.
isle-reason-no-grey-ship = Non ci sono più navi grigie.
isle-reason-ship-fits-nowhere = Nessun posto può ora accogliere una nave.
isle-reason-one-a-turn = Hai già preso la tessera di questo turno.
isle-reason-no-token-when-landing = Nessun segnalino bonus nel turno in cui sbarchi.
isle-reason-placed-already = La tessera di questo turno è già piazzata.
isle-reason-no-tile = Lì non c’è nessuna tessera ({ $cell }).
isle-reason-corner-sea = A { $corner } c’è mare.
isle-reason-no-token = Non hai un segnalino che lo mostra: { $symbol }.
isle-reason-no-symbol = Questa tessera non lo mostra: { $symbol }.
isle-reason-never-covered = Si coprono solo fiori, frutti e foglie, mai questo: { $symbol }.
isle-reason-same-resource = Un segnalino copre una delle altre due risorse, non la stessa.
isle-reason-which-area = Su questa tessera ci sono due isole: indica quale.
isle-reason-port-covers-nothing = Un porto si aggiunge su una costa; non copre niente.
isle-reason-no-coast = Un porto ha bisogno di una costa; questa tessera non ne ha.
isle-reason-two-ports = Una tessera ha al massimo { $n ->
        [one] { $n } porto
       *[other] { $n } porti
    }, compresi quelli stampati.
isle-reason-bare-land = Un segnalino risorsa copre un fiore, un frutto o una foglia, mai terraferma spoglia.
isle-reason-bare-taken = Su questa terraferma c’è già un segnalino.
isle-reason-already-current = Questa carta è già scelta per questo round.
isle-reason-no-island = Non c’è nessuna isola.
isle-reason-island-too-small = Un’isola deve occupare almeno { $least ->
        [one] { $least } tessera
       *[other] { $least } tessere
    }; questa ne occupa { $size }.
isle-reason-own-house = Su quest’isola hai già una capanna.
isle-reason-mission-not-met = La tua missione: { $mission }. Qui: { $counts }.
isle-reason-no-house-site = Su quest’isola nessun simbolo capanna è libero.
isle-reason-not-a-resource = Qui danno punti solo fiori, frutti e foglie.
isle-reason-symbol-absent = L’isola non lo mostra: { $symbol }.
isle-reason-not-drawn = Non hai pescato un segnalino di questo valore.
isle-shows-land = terraferma
isle-shows-sea = mare
isle-shows-shore = riva
isle-reason-keeps-house = tiene la capanna per un’isola più grande, anche se { $n ->
    [one] c’era { $n } punto
   *[other] c’erano { $n } punti
 } da prendere
isle-reason-keeps-ship = serba la propria nave per un posto con più porti
