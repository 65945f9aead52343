### Il tavolo: pannelli, barra delle domande, mano, anteprime.

table-seats = { $n ->
         [one] { $n } giocatore
        *[other] { $n } giocatori
    }
table-phase-past = conclusa
table-phase-current = in corso
table-phase-coming = a venire

## Pannello proprio

table-none = nessuno
table-panel = Pannello
table-open-panel = Apri il pannello intero
table-side = Comune
table-open-side = Apri il pannello comune

## Lato destro

table-forecast-button = Previsione
table-pile-empty = Questa pila è vuota.
table-pile-part = { $pile }: { $first }–{ $last } di { $n }
table-pile-newer = Carte più recenti
table-pile-older = Carte meno recenti
table-log-done = { $who }: { $what }
table-log-ended = { $who }: { $what } – non restava altro
table-ended = Non restava niente da fare: { $what }
table-ended-part = { $what } ({ $who })
table-log-hint = apri il registro
table-no-others = Non ci sono altri giocatori.

## La mappa

table-pieces-hidden = Pedine nascoste
table-pieces-shown = Pedine mostrate
table-aim = { $what }: scegli dove ({ $n ->
        [one] { $n } posto
       *[other] { $n } posti
    })

## Barra delle domande e pulsanti

table-over = La partita è finita
table-order-marked = scegliendo una cosa segnata comincia la parte a cui appartiene
table-show-result = Mostra il risultato
table-own-hand = La mia mano
table-own-hand-hint = { $who } guarda la mano: gli altri si voltano.
table-hand-down = La mano è coperta: «{ $button }» passa lo schermo.
table-look = Guarda il tabellone
table-look-back = Torna alla scelta
table-looking = Ciò tra cui scegliere è messo da parte.
table-looked = È di nuovo sul tabellone.
table-look-nothing = Non c’è niente sopra il tabellone.
table-none-there = Ora sul tavolo non c’è niente del genere.
table-no-seat = { $n ->
        [1] A questo tavolo siedi solo tu.
       *[other] A questo tavolo siedono solo { $n } giocatori.
    }
table-no-card-there = Indica una carta o porta il focus su una.
table-card-large = Il pulsante destro o { $key } mostra la carta in grande.
table-card-large-none = Il pulsante destro mostra la carta in grande.
table-zoom-most = Il tabellone non si può ingrandire oltre.
table-end-phase = Termina la fase
table-end-not-now = Prima rispondi alla domanda in corso.
table-nothing-to-end = Ora non c’è nulla da terminare o rifiutare.
table-skip-hint = rinuncia a questo effetto o al resto
table-undo-what = Annulla: { $what }
table-undo-short = Annulla mossa
table-undo-none = Non c’è nulla da annullare.
table-undo-revealed = torna a prima di una rivelazione
table-undone = Annullato: { $what }
table-redo = Rifai mossa
table-redo-none = Non c’è nulla da rifare.
table-rewind-question = Annullare oltre nuove informazioni?
table-rewind-text = Dopo «{ $what }» qualcosa è stato rivelato o pescato. Verrà di nuovo lo stesso; il registro dirà che la partita è stata riavvolta.
table-rewind-many = Da allora qualcosa è stato rivelato o pescato. Verrà di nuovo lo stesso; il registro dirà che la partita è stata riavvolta.
table-rewind-go = Riavvolgi
table-rewind-keep = Resta qui
table-restart-question = Ricominciare questa fase?
table-thinking = { $n } s
table-pace-offer = Hai giocato due partite. Ora i passi possono scorrere da soli: scegli «{ $name }» qui o nelle impostazioni.
table-stage-card = { $action }: { $card }
table-stage-no-land = nessun territorio
table-stage-go-on = Avanti
table-stage-skip = Salta al mio turno
table-stage-card-first = Carta
table-stage-step-of = passo { $n } di { $of }
table-stage-go-on-hint = Invio conclude il movimento, di nuovo Invio va avanti; tenuto premuto salta
table-stage-skip-hint = non mostra altri passi finché non tocca a te
table-recap-hint = Invio conclude il conteggio, di nuovo Invio va avanti
table-recap-again = Mostra di nuovo
table-recap-points = da { $before } a { $after } ({ $gain })
table-end-question = Terminare la fase con azioni ancora possibili?
table-end-go = Termina la fase
table-end-keep = Continua a giocare
table-end-never = Termina e non chiedere più
table-not-kept = Questo tavolo non viene salvato.
table-bot-unknown = Questa versione non conosce il bot «{ $bot }». Al suo posto gioca il più forte che c’è.
table-unsaved = Non salvato
table-unsaved-hint = Il disco non accetta questo tavolo. Si ritenta ogni pochi secondi e a ogni decisione.
table-saved-again = Il tavolo è di nuovo salvato.

## Mano

table-in-play = In gioco
table-hand = Mano
table-discard-own = scarti personali <b>{ $n }</b>
table-or-below = { $n ->
    [one] Questa carta o una di quelle in basso
   *[other] Una di queste carte o di quelle in basso
}
table-no-cards = Nessuna carta in gioco o in mano.
table-card-value = { $card }, { $where }

## Tasti

table-key-cap-carry = Trascina
table-key-cap-drag = Trascina col destro
table-key-tab = prossima cosa che si può scegliere
table-key-digits = scegli fra le prime nove
table-key-backspace = rinuncia o termina
table-key-end = termina la fase
table-key-undo = annulla mossa
table-key-redo = rifai mossa
table-key-restart = ricomincia la fase
table-key-space = carta ingrandita
table-key-cards = carta precedente e successiva
table-key-seat = gioca per un altro giocatore
table-key-panel = pannello proprio
table-key-others = pannelli degli altri
table-key-forecast = che cosa farebbe la prossima devastazione
table-key-rules = regole
table-key-log = registro
table-key-hide = nascondi o mostra le pedine
table-key-wheel = ingrandisci la mappa (anche con la rotella)
table-key-carry = piazza una tessera, gioca una carta, sposta una pedina
table-end-empty = Termina sempre le fasi vuote
table-end-empty-hint = Quando non resta altro da fare, la fase termina senza un clic.
table-end-empty-done = D’ora in poi le fasi vuote terminano da sé (Impostazioni, Ritmo).
table-drag-not-there = Lì non può andare.
table-digit-waits = { $n } … Invio, o un’altra cifra
table-key-nothing = Questo tasto ora non fa nulla.
table-key-drag = sposta la mappa ingrandita
table-key-fit = tutta la mappa
table-zoom-whole = Il tabellone si vede già tutto.

# Whose turn it is
table-status-turn = { $colour } · <b>tocca a te</b>
table-status-acts = { $colour } · <b>di turno</b>

# Something held that is laid on the map
table-turn = Gira
table-turn-hint = Gira la tessera; lo fa anche la rotella.
table-turn-one = Si adatta in un solo modo.
table-turn-one-here = Qui si adatta in un solo modo.
table-ways = { $n ->
        [one] { $n } modo
       *[other] { $n } modi
    }

## Where there are more than fit

table-more-n = ancora { $n }

## A sheet filled in at once, and replies of several people

table-sheet-confirm = Conferma
table-sheet-fold = Mostra il tabellone
table-sheet-chosen = scelto
table-sheet-free = non scelto
table-sheet-fewer = di meno
table-sheet-more = di più
table-no-forecast = Questo gioco non ha previsioni.
replies-title = Qualcuno risponde?
replies-nobody = Nessuno
replies-nobody-hint = Passa per tutti i presenti.
replies-name-hint = { $who } prende lo schermo e risponde.
replies-none = { $who } non ha nulla con cui rispondere.

## What every game may have to say

seat-name = Giocatore { $n }
reason-not-now = Ora non si può scegliere.
reason-game-over = La partita è finita.
reason-not-your-seat = Decide un altro giocatore.
