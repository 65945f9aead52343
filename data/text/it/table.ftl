### Il tavolo: pannelli, barra delle domande, mano, anteprime.

table-seats = { $n ->
         [one] { $n } giocatore
        *[other] { $n } giocatori
    }
table-boards = { $n ->
         [one] Plancia { $boards }
        *[other] Plance { $boards }
    }
table-cliff-note = bordo tratteggiato: scogliera
table-np = { NP($what, $n, case: "nom") }
table-phase-past = conclusa
table-phase-current = in corso
table-phase-coming = a venire

## Pannello proprio

table-panel-of = { $spirit } ({ $who })
table-who = { $who } · { $colour }
table-who-you = { $who } · { $colour } · <b>tu</b>
table-who-brief-you = { $who } · <b>tu</b>
table-energy = Energia
table-plays = Giocate
table-destroyed = Distrutte
table-destroyed-unit = presenze
table-income = +{ $n } a turno
table-plays-of = di { $n }
table-of = di { $n }
table-elements = Elementi di questo turno
table-element-n = { $n } { $element }
table-none = nessuno
table-growth = Crescita
table-growth-note = una riga a turno
table-growth-row = Crescita, opzione { $n }
table-taken = scelta
table-track-energy = Tracciato energia
table-track-plays = Tracciato giocate
table-track-open = { $n } su { $of } scoperti, ora { $now }
table-level = { $name }, livello { $n }
table-levels = { $n } livelli su { $of } raggiunti
table-reached = raggiunto
table-short = mancano { $what } al livello { $n }
table-use-innate = usa questo potere innato
table-panel = Pannello
table-open-panel = Apri il pannello intero

## Lato destro

table-invaders = Invasori
table-slot-ravage = Devasta
table-slot-build = Costruisce
table-slot-explore = Esplora
table-stage = stadio { $n }
table-no-card = nessuna carta
table-cards-left = { $n } rimaste
table-lands-n = { $n ->
         [one] { $n } territorio
        *[other] { $n } territori
    }
table-discard-n = scarti { $n }
table-fear = Paura
table-fear-note = { $n } di { $of } alla prossima carta
table-fear-waiting = { $n ->
         [one] <b>{ $n }</b> attende la fase paura
        *[other] <b>{ $n }</b> attendono la fase paura
    }
table-fear-cards = Carte paura
table-fear-cards-hint = guarda le carte paura rivelate
table-fear-rail = { $n } in attesa · { $left } a { $level }
table-terror = Livello di terrore { $level }
table-terror-next = <b>{ $n }</b> a { $level }
table-win-1 = Vittoria: nessun invasore
table-win-2 = Vittoria: né villaggi né città
table-win-3 = Vittoria: nessuna città
table-win-4 = Vinto con la paura
table-win-short-1 = nessun invasore
table-win-short-2 = né villaggi né città
table-win-short-3 = nessuna città
table-win-short-4 = vinto con la paura
table-blight = Riserva degrado
table-blight-note = { $n ->
         [one] { $n } rimasto
        *[other] { $n } rimasti
    }
table-blight-rail = { $n ->
         [one] rimasto
        *[other] rimasti
    }
table-blight-of = su { $of } totali
table-blight-loss = Riserva vuota: isola perduta
table-forecast = Prossima devastazione
table-forecast-button = Previsione
table-no-threat = Nessun territorio sta per essere devastato.
table-decks = Mazzi dei poteri
table-deck-minor = Minori
table-deck-major = Maggiori
table-deck-of = Mazzo dei poteri: { $deck }
table-pile-of = Scarti: { $deck }
table-own-discard = I tuoi scarti
table-pile-hint = guarda gli scarti
table-pile-empty = Questa pila è vuota.
table-log-done = { $who }: { $what }
table-log-hint = apri il registro
table-used = usata
table-in-hand = in mano
table-acts = { $who } può agire
table-acts-short = può agire
table-waits = { $who } ha finito per ora
table-waits-short = ha finito
table-energy-n = { $n } energia
table-hand-n = { $n } in mano
table-played-n = { $n } in gioco
table-discarded-n = { $n } negli scarti
table-partner-hint = gioca per questo spirito o guarda il pannello
table-cards-of = { $who }: { $played } in gioco, { $hand } in mano
table-no-others = Non ci sono altri giocatori.

## La mappa

table-land = { $land }, { $terrain }
table-hurt = { $what } ({ $n } danni)
table-presence-of = presenze di { $who }: { $n }
table-defend = Difesa { $n }
table-threat = minaccia di { $n } danni
table-empty-land = vuoto
table-pieces-hidden = Pezzi nascosti
table-pieces-shown = Pezzi mostrati
table-aim = { $what }: scegli dove, { $n } territori
table-pointing = indichi { $land }

## Barra delle domande e pulsanti

table-over = La partita è finita
table-show-result = Mostra il risultato
table-end-phase = Termina la fase
table-end-not-now = Prima rispondi alla domanda in corso.
table-nothing-to-end = Ora non c’è nulla da terminare o rifiutare.
table-skip-hint = rinuncia a questo effetto o al resto
table-undo-what = Annulla: { $what }
table-undo-short = Annulla
table-undo-none = Non c’è nulla da annullare.
table-undo-fence = torna a prima di una rivelazione
table-undone = Annullato: { $what }
table-redo = Ripeti
table-redo-none = Non c’è nulla da ripetere.
table-rewind-question = Tornare a prima delle nuove informazioni?
table-rewind-text = Dopo «{ $what }» qualcosa è stato rivelato o pescato. Verrà di nuovo lo stesso; il registro dirà che la partita è stata riavvolta.
table-rewind-many = Da allora qualcosa è stato rivelato o pescato. Verrà di nuovo lo stesso; il registro dirà che la partita è stata riavvolta.
table-rewind-go = Torna indietro
table-rewind-keep = Resta qui
table-restart-question = Ricominciare questa fase?
table-end-question = Terminare con azioni ancora possibili?
table-end-text-play = { $n ->
         [one] Puoi ancora giocare { $n } carta.
        *[other] Puoi ancora giocare { $n } carte.
    }
table-end-text-powers-fast = { $n ->
         [one] Puoi ancora usare { $n } potere veloce.
        *[other] Puoi ancora usare { $n } poteri veloci.
    }
table-end-text-powers-slow = { $n ->
         [one] Puoi ancora usare { $n } potere lento.
        *[other] Puoi ancora usare { $n } poteri lenti.
    }
table-end-go = Termina
table-end-keep = Continua
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
table-no-cards = Nessuna carta in gioco o in mano.
table-card-power = costo { $cost }, { $speed }
table-card-value = { $card }, { $where }
table-tag-now = in uso ora
table-tag-later = dopo: lenta
table-tag-cost = costa { $cost }, hai { $have }

## Anteprime: prima → dopo

table-ravage-in = Devastazione in { $land }
table-preview-in = In { $land }
table-preview-more = { $n ->
         [one] e { $n } altro
        *[other] e altri { $n }
    }
table-preview-open = Poi scegli che cosa segue.
table-preview-unknown = Si rivelano carte coperte: il resto è aperto.
table-pv-damage = Danni
table-pv-blight = Degrado
table-pv-presence = Presenze perse
table-pv-dahan = Dahan persi
table-pv-strike = Colpo dei dahan
table-pv-cascade = Il degrado si propagherebbe.
table-pv-skipped = Questa devastazione viene saltata.
table-cv-kind = { $what } { $where }
table-cv-hurt = danni subiti { $where }
table-cv-presence = presenza { $where }
table-cv-defend = Difesa { $where }
table-cv-terror = livello di terrore
table-cv-energy = energia { $who }
table-cv-plays-left = giocate { $who }
table-cv-hand = carte in mano { $who }
table-cv-destroyed = presenze distrutte { $who }
table-cv-track-energy = energia a turno { $who }
table-cv-track-plays = giocate a turno { $who }
table-cv-element = { $what } { $who }

## Tasti

table-key-cap-carry = Trascina
table-key-cap-drag = Trascina destro
table-key-tab = prossima cosa che si può scegliere
table-key-digits = scegli fra le prime nove
table-key-backspace = rinuncia o termina
table-key-end = termina la fase
table-key-undo = annulla
table-key-redo = ripeti
table-key-restart = ricomincia la fase
table-key-space = carta ingrandita
table-key-cards = carta precedente e successiva
table-key-seat = gioca per un altro giocatore
table-key-panel = pannello proprio
table-key-others = pannelli degli altri
table-key-forecast = che cosa farebbe la prossima devastazione
table-key-rules = regole
table-key-log = registro
table-key-hide = nascondi o mostra i pezzi
table-key-wheel = ingrandisci la mappa (anche con la rotella)
table-key-carry = posa una tessera, gioca una carta
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

## Cards with one narrow line

table-strip-any = ovunque
table-strip-coastal = territorio costiero
table-strip-with = con { $what }
table-strip-without = senza { $what }

## The invader deck

table-invader-deck = Mazzo invasori
table-invader-deck-short = Mazzo
table-stage-value = uscite: { $seen }; ancora { $n }
table-tag-now-short = ora
table-tag-later-short = poi
table-tag-cost-short = mancano { $n }
table-more-n = altre { $n }

## La fase degli invasori in arrivo (F)

table-coming = La fase degli invasori in arrivo
table-turn-n = turno { $n }
table-build-in = Costruzione in { $land }
table-explore-in = Esplorazione, { $terrain }
table-coming-skipped = saltata
table-coming-before = { $n } prima di Difesa { $defend }
table-coming-spreads = e si propaga
table-coming-strike = colpo { $n }
table-coming-doubt = non è certo: dipende da ciò che i giocatori decidono nel frattempo
table-coming-cards = { $n ->
         [one] { $n } carta su { $of }
        *[other] { $n } carte su { $of }
    }
table-coming-coast = costa
table-coming-coastal = Territori costieri
table-coming-nobody = non arriva nessuno
table-coming-over = Finita per questo turno.
table-coming-no-build = Nessun territorio costruirebbe.
table-coming-no-deck = Non restano carte degli invasori da rivelare.
table-coming-end = La partita finirebbe lì: { $reason }.
table-coming-fear = { $n ->
         [one] Prima si rivela { $n } carta paura, che può cambiare tutto questo.
        *[other] Prima si rivelano { $n } carte paura, che possono cambiare tutto questo.
    }
table-coming-action = Espansione: su ogni mappa si aggiunge un villaggio prima degli esploratori, quindi possono arrivarne di più.

## A sheet filled in at once, and replies of several people

table-sheet-confirm = Conferma
table-sheet-chosen = scelto
table-sheet-free = non scelto
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
