### Il registro, gli sguardi indietro, i replay, la condivisione, il passaggio dello schermo, il controller.

## Diario

log-search = Cerca nel registro
log-search-for = Parole da cercare
log-share = Condividi
log-share-hint = Copia questa partita o salvala in un piccolo file
log-nothing-found = Nel registro niente corrisponde a questo filtro e a queste parole.
log-choose-line = Scegli una riga per guardare o tornare a quel punto.
log-look-here = Guarda qui
log-rewind-here = Riavvolgi qui
log-revealed-hint = qualcosa è stato rivelato o pescato
log-link-land-hint = mostra questo territorio sulla mappa
log-link-card-hint = mostra questa carta in grande
log-group-cards = Carte
log-rewound = { $n ->
        [one] Questa partita è stata riavvolta { $n } volta oltre nuove informazioni.
       *[other] Questa partita è stata riavvolta { $n } volte oltre nuove informazioni.
    }
log-hidden = una decisione di { $who }
log-step = l’ultimo passo
log-hidden-line = { $who } ha deciso

## Guardare indietro e riavvolgere

travel-title = Uno sguardo indietro: turno { $turn }
travel-banner = Sguardo indietro al turno { $turn }: Esc per tornare
travel-return = Torna al tavolo
travel-start = la partita comincia
travel-where = { $n } di { $of } · { $what }
travel-secret = Ciò che vede { $who } è segreto finché la partita continua.
travel-seat = Visto da { $who }
travel-rewind-question = Tornare al turno { $turn }?
travel-lost = { $n ->
        [one] Viene annullata { $n } decisione: «{ $last }».
       *[other] Vengono annullate { $n } decisioni, da «{ $first }» a «{ $last }».
    }
travel-lost-turns = La partita passa dal turno { $here } al turno { $there }.
travel-lost-fences = { $n ->
        [one] Da allora qualcosa è stato rivelato o pescato. Tornerà lo stesso; il registro dirà che la partita è stata riavvolta.
       *[other] Da allora per { $n } volte qualcosa è stato rivelato o pescato. Tornerà lo stesso; il registro dirà che la partita è stata riavvolta.
    }
travel-lost-redo = Rifai mossa riporta tutto, finché non scegli altro.

## Replay

replay-title = Replay: turno { $turn }
replay-banner = Replay · turno { $turn }, { $phase }
replay-leave = Esci
replay-play = Avvia
replay-pause = Pausa
replay-playing = In riproduzione
replay-paused = In pausa
replay-after = Decisione successiva
replay-before = Decisione precedente
replay-phase-after = Fase successiva
replay-phase-before = Fase precedente
replay-turn-after = Turno successivo
replay-turn-before = Turno precedente
replay-speed = Velocità
replay-speed-n = { $n }×
replay-decimal = ,
replay-course = Corso della partita
replay-course-value = { $n } di { $of }, turno { $turn }

## Condividere

ui-scene-share = Condividi questa partita
ui-scene-import = Apri una partita condivisa
share-text = Il seme e ogni scelta in un piccolo testo. Chi lo apre ha la stessa partita, può guardarla e continuare da lì.
share-copy = Copia la partita
share-save = Salva il file
share-copied = La partita è negli appunti.
share-saved = Salvato: { $path }
share-secret = Finché la partita continua, il seme rivelerebbe i segreti dei giocatori.
share-import-text = Indica il percorso di un file condiviso, o prendi una partita copiata dagli appunti. Viene rigiocata prima di aprirsi.
share-path = Percorso del file
share-paste = Dagli appunti
share-open = Apri come tavolo
share-replay = Guarda
share-problem-missing = Il file non esiste.
share-problem-disk = Il file non può essere letto o scritto.
share-problem-too-big = Il file è troppo grande per una partita condivisa.
share-problem-not-a-share = Questa non è una partita condivisa di Tidetable.
share-problem-newer = Questa partita è stata condivisa da una versione più recente di Tidetable.
share-problem-cut-short = Manca la fine della partita condivisa.
share-problem-changed = La partita condivisa è stata modificata: le sue scelte non portano dove dovrebbero.
share-problem-other-rules = La partita condivisa è stata giocata con un’altra versione di regole e carte.
share-problem-unknown-game = Questa versione di Tidetable non ha quel gioco.
share-problem-packs = Questa partita è stata giocata con pacchetti che qui mancano o sono diversi: { $names }.
share-part-question = Continuare da dove finiscono le scelte?
share-part-text = Questa partita è stata giocata con un’altra versione delle regole e delle carte. Delle sue { $of } scelte qui se ne possono fare { $made }, la successiva no. Può diventare un tuo tavolo a quel punto.
share-part-go = Aprila lì

## Passare lo schermo

ui-scene-handover = Prossimo giocatore
hand-title = Tocca a { $who }
hand-ask = Adesso solo { $who } dovrebbe guardare lo schermo.
hand-since = Dal tuo ultimo turno
hand-more = { $n ->
        [one] e ancora { $n } cosa, nel registro
       *[other] e ancora { $n } cose, nel registro
    }
hand-ready = Eccomi
hand-hold = Tieni premuto il pulsante del mouse un momento, o premi Invio

## Controller e vista testuale

pad-found = Controller: { $name }
pad-gone = Il controller è stato scollegato.
pad-no-why = Qui non c’è niente da spiegare.
ui-role-phase = fase
