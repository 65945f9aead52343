# Why something is not legal.
reason-no-such-land = Su quest’isola non c’è un territorio così.
reason-no-such-card = Non c’è un potere così.
reason-no-such-thing = Non c’è una scelta così.
reason-must = Non si può rifiutare.

# What has to be answered before.
reason-first = { $asked ->
        [growth] Prima scegli come crescere.
        [growth-order] Prima scegli la prossima parte della crescita.
        [source] Prima scegli da dove viene la presenza: un tracciato o un territorio con la tua presenza.
        [presence] Prima scegli un territorio per la presenza.
        [deck] Prima scegli il mazzo da cui ottenere un potere.
        [keep] Prima scegli la carta da tenere.
        [forget] Prima scegli un potere da dimenticare.
        [keep-played] Prima scegli una carta giocata da riprendere, o rinuncia.
        [give] Prima scegli una carta da dare, o rinuncia.
        [play] Prima gioca carte dalla mano, o finisci di giocare.
        [powers] Prima scegli un potere da usare.
        [target] Prima scegli un territorio per il potere.
        [spirit] Prima scegli uno spirito per il potere.
        [spirit-pays] Prima scegli quale spirito paga.
        [effect] Prima scegli uno degli effetti.
        [damage] Prima scegli una pedina che subisce il danno.
        [push] Prima scegli una pedina da spingere.
        [gather] Prima scegli una pedina da radunare.
        [move] Prima scegli una pedina da spostare.
        [piece] Prima scegli una delle pedine.
        [land] Prima scegli un territorio per questo effetto.
        [setup] Prima scegli una costa per lo spirito degli oceani.
        [save] Prima scegli dove va il dahan, o lascialo annegare.
        [fear-card] Prima scegli una carta paura da scoprire.
        [cascade] Prima scegli dove si propaga il degrado.
        [stage-ii] Prima scegli un territorio per il nuovo villaggio.
        [ravage] Prima scegli il prossimo territorio devastato.
        [pay] Prima decidi se pagare per l’effetto.
        [skip] Prima decidi se saltare l’azione.
        [bonus] Prima decidi se usare il danno in più.
        [element] Prima scegli un elemento da ottenere.
       *[other] Prima c’è un’altra scelta da fare.
    }
reason-target-later = Ora le carte si pagano soltanto; i bersagli si scelgono quando si usa il potere.
reason-track-later = Un disco lascia il tracciato solo quando si aggiunge presenza.

# Lands.
reason-too-far = Raggio { $range }, ma questo territorio è a distanza { $distance }.
reason-too-far-from-site = Raggio { $range }, ma il tuo luogo sacro più vicino è a distanza { $distance }.
reason-no-origin = Non hai presenza da cui usarlo.
reason-no-sacred-site = Non hai un luogo sacro da cui usarlo.
reason-no-origin-in = Non hai presenza da cui usarlo in: { $wanted }.
reason-no-site-in = Non hai un luogo sacro da cui usarlo in: { $wanted }.
reason-wrong-terrain = Serve: { $wanted }; qui c’è { $terrain }.
reason-not-on-card = La carta invasore mostra: { $wanted }; qui c’è { $terrain }.
reason-not-on-coast = La carta invasore mostra i territori costieri; questo non ha costa.
reason-needs = Serve un territorio { NP($what, 1, case: "with") }.
reason-needs-none = Serve un territorio { NP($what, 1, case: "no") }.
reason-needs-count = Serve { $count }; qui: { $n }.
reason-needs-land = Serve { $condition }.
reason-needs-spirit = Serve un territorio con presenza di { $spirit }.
reason-not-coastal = Serve un territorio costiero.
reason-ocean-not-in-play = Questo oceano non è in gioco: lo è con una presenza dello spirito degli oceani sulla sua mappa.
reason-ocean-no-land = Un oceano è un territorio solo per i poteri e per il degrado.
reason-not-ocean = Serve un oceano.
reason-never-inland = La presenza di questo spirito non può andare nell’entroterra.
reason-not-inland = Serve un territorio interno.
reason-not-adjacent = Serve un territorio adiacente a { $land }.
reason-not-near = Serve { $land } o un territorio adiacente.
reason-only-land = Si può scegliere solo { $land }.
reason-other-board = Serve un territorio della mappa { $board }.
reason-taken = Un altro giocatore ha già scelto questo territorio.
reason-already-ravaged = Questo territorio è già stato devastato.
reason-no-effect = In questo territorio l’effetto non farebbe nulla.
reason-condition = Il territorio non soddisfa la condizione.

# Cards and powers.
reason-cost = Costa { $cost }, hai { $energy } Energia.
reason-no-plays = Non restano giocate in questo turno.
reason-wrong-speed = { $speed ->
        [fast] È un potere veloce; si usa nella fase dei poteri veloci.
       *[slow] È un potere lento; si usa nella fase dei poteri lenti.
    }
reason-no-power = { $speed ->
        [fast] Nessun potere veloce è utilizzabile: termina la fase.
       *[slow] Nessun potere lento è utilizzabile: termina la fase.
    }
reason-already-used = Già usato in questo turno.
reason-threshold = Elementi mancanti: { $elements }.
reason-threshold-part = { $n } { $element }
reason-levels = { $n ->
        [one] I tuoi elementi raggiungono { $n } livello; si usa solo per intero.
       *[other] I tuoi elementi raggiungono { $n } livelli; se ne possono scegliere meno, non di più.
    }
reason-no-threshold = Nessuna soglia è raggiunta: non c’è niente da tralasciare.
reason-no-target = Non c’è un bersaglio valido.
reason-no-target-near = Nessun bersaglio valido. Il più vicino, { $land }: { $why }
reason-another-spirit = Serve un altro spirito.
reason-not-in-hand = { $where ->
        [play] Questa carta è già in gioco.
        [discard] Questa carta è nei tuoi scarti; prima va recuperata.
       *[other] Questa carta non è nella tua mano.
    }
reason-not-in-play = { $where ->
        [hand] Questa carta è ancora in mano, non in gioco.
        [discard] Questa carta è nei tuoi scarti, non in gioco.
       *[other] Questa carta non è in gioco.
    }
reason-not-held = Questa carta non è tua.
reason-not-your-card = Questa carta appartiene a { $spirit }.
reason-not-your-power = Questo potere appartiene a { $spirit }.
reason-not-drawn = Questa carta non è fra quelle scoperte.
reason-deck-empty = In questo mazzo non restano carte.

# Pieces, presence, choices.
reason-no-such-piece = Qui non c’è questa pedina.
reason-wrong-piece = Scegli tra: { NP($what, 2, case: "bare") }.
reason-other-land = Scegli una pedina in { $lands }.
reason-moves-out = Le pedine escono da { $land }.
reason-moves-in = Le pedine entrano in { $land }.
reason-not-its-origin = La presenza deve venire da { $lands }, da dove si è misurato il raggio.
reason-spread = Prima ogni pedina va in un territorio diverso.
reason-already-hit = Questa pedina ha già subito il danno.
reason-already-moved = Questa pedina conta già come spostata.
reason-too-much-health = Ha salute { $n }; ne resta { $left } da rimuovere.
reason-no-own-presence = Qui non hai presenza.
reason-no-discs = Su questo tracciato non restano dischi.
reason-act-done = Questa parte della crescita è già fatta.
reason-branch-nothing = Ora non farebbe nulla.
reason-element-taken = Questo elemento è già stato scelto.
reason-element-not-had = Lo spirito non ha questo elemento.

reason-undo-fence = È stato rivelato qualcosa di nuovo; per annullare serve conferma.
reason-undo-rival = Nel frattempo ha deciso un altro giocatore.
