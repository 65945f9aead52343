### The table of this game: panels, prompt bar, hand, previews.

table-boards = { $n ->
         [one] Mappa { $boards }
        *[other] Mappe { $boards }
    }
table-cliff-note = bordo tratteggiato: scogliera, non costa
table-np = { NP($what, $n, case: "nom") }

## Pannello proprio

table-panel-of = { $spirit } ({ $who })
table-who = { $who } · { $colour }
table-who-you = { $who } · { $colour } · <b>tu</b>
table-who-brief-you = { $who } · <b>tu</b>
table-energy = Energia
table-plays = Giocate
table-destroyed = Distrutte
table-destroyed-unit = { $n ->
        [one] presenza
       *[other] presenze
    }
table-destroyed-brief = { $n ->
        [one] presenza
       *[other] presenze
    }
table-income = +{ $n } a turno
table-plays-of = di { $n }
table-of = di { $n }
table-elements = Elementi di questo turno
table-element-n = { $n } { $element }
table-growth = Crescita
table-growth-note = una riga a turno
table-growth-row = Crescita, opzione { $n }
table-taken = scelta
table-track-energy = Tracciato energia
table-track-plays = Tracciato giocate
# A track as it is to be chosen: what it gives each turn, before and after its next disc.
table-gain-energy = Energia { $now } → { $after }
table-gain-plays = Giocate { $now } → { $after }
table-track-open = { $n } su { $of } scoperti, ora { $now }
table-level = { $name }, livello { $n }
table-levels = { $n } livelli su { $of } raggiunti
table-reached = raggiunto
table-short = al livello { $n } manca: { $what }
table-use-innate = usa questo potere innato
table-innate-used = usato

## Lato destro

table-invaders = Invasori
table-slot-ravage = Devasta
table-slot-build = Costruisce
table-slot-explore = Esplora
table-stage = stadio { $n }
table-no-card = nessuna carta
table-cards-left = { $n ->
        [one] { $n } rimasta
       *[other] { $n } rimaste
    }
table-lands-n = { $n ->
         [one] { $n } territorio
        *[other] { $n } territori
    }
table-cards-left-short = { $n } rim.
table-lands-n-short = { $n } terr.
table-discard-n = scarti { $n }
table-fear = Paura
table-fear-note = { $n } di { $of } alla prossima carta
table-fear-waiting = { $n ->
         [one] <b>{ $n }</b> attende la fase della paura
        *[other] <b>{ $n }</b> in attesa della paura
    }
table-fear-cards = Carte paura
table-fear-cards-hint = guarda le carte paura rivelate
table-fear-rail = { $n } in attesa · { $left } a { $level }
table-terror = Livello di terrore { $level }
table-terror-next = <b>{ $n }</b> a { $level }
table-fear-part = Mazzo, carta { $n } · terrore { $level }
table-fear-up-deck = scoperta nel mazzo
table-fear-up-earned = scoperta, guadagnata
table-win-1 = Vittoria: nessun invasore
table-win-2 = Vittoria: né villaggi né città
table-win-3 = Vittoria: nessuna città
table-win-4 = Vittoria per terrore
table-win-short-1 = nessun invasore
table-win-short-2 = né villaggi né città
table-win-short-3 = nessuna città
table-win-short-4 = vittoria per terrore
table-blight = Riserva di degrado
table-blight-note =
    { $n ->
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
table-no-threat = Nessun territorio sta per essere devastato.
table-decks = Mazzi dei poteri
table-deck-minor = Minori
table-deck-major = Maggiori
table-deck-of = Mazzo dei poteri: { $deck }
table-pile-of = Scarti: { $deck }
table-own-discard = I tuoi scarti
table-pile-hint = guarda gli scarti
table-used = usata
table-tag-again = usa di nuovo
table-in-hand = in mano
table-acts = { $who } può agire
table-acts-short = può agire
table-waits = { $who } attende
table-waits-short = attende
table-energy-n = { $n } energia
table-hand-n = { $n } in mano
table-played-n = { $n } in gioco
table-discarded-n = { $n } negli scarti
table-partner-hint = gioca per questo spirito o guarda il pannello
table-cards-of = { $who }: { $played } in gioco, { $hand } in mano

## La mappa

table-land = { $land }, { $terrain }
table-hurt = { $what } ({ $n ->
         [one] { $n } danno
        *[other] { $n } danni
    })
table-presence-of = presenze di { $who }: { $n }
table-defend = Difesa { $n }
table-threat = minaccia di { $n ->
         [one] { $n } danno
        *[other] { $n } danni
    }
table-token-skip-ravage = la devastazione qui è saltata
table-token-skip-build = la costruzione qui è saltata
table-token-skip-explore = l’esplorazione qui è saltata
table-token-skip-all = gli invasori qui non agiscono in questo turno
table-token-safe-dahan = i dahan qui sono intoccabili
table-token-safe-blight = qui non si può aggiungere degrado
table-empty-land = vuoto

## Barra delle domande e pulsanti

table-any-order = In qualsiasi ordine
table-any-order-hint = I territori che restano vengono devastati uno dopo l’altro, nell’ordine dei numeri, finché non c’è qualcosa da scegliere.
table-in-part = Usa in parte
table-in-part-hint = Per un potere di cui hai gli elementi per la soglia o per un livello più alto, ma non li vuoi usare.
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

## Mano

table-card-power = costo { $cost }, { $speed }
table-tag-now = in uso ora
table-tag-later = dopo: lenta
table-tag-cost = costa { $cost }, hai { $have }

## Anteprime: prima → dopo

table-ravage-in = Devastazione in { $land }
table-preview-in = In { $land }
table-preview-more = { $n ->
        [one] e ancora { $n }
       *[other] e ancora { $n }
    }
table-preview-open = Poi scegli che cosa segue.
table-preview-nothing = Non cambierebbe nulla.
table-power-idle = { $what }: nessun effetto.
table-preview-unknown = Si rivelano carte coperte: il resto è aperto.
table-pv-damage = Danni
table-pv-blight = Degrado
table-pv-presence = Presenze perse
table-pv-dahan = Dahan persi
table-pv-strike = Colpo dei dahan
table-pv-fallen = { $rule }: { $n } <presence> entro raggio { $range }
table-pv-cascade = Il degrado si propagherebbe.
table-pv-skipped = Questa devastazione viene saltata.
table-cv-kind = { $what } { $where }
table-cv-hurt = danni subiti { $where }
table-cv-dreamt = sognano la fine { $where }
table-cv-drowned = salute annegata { $who }
table-cv-presence = presenze { $where }
table-cv-defend = Difesa { $where }
table-cv-terror = livello di terrore
table-cv-energy = energia { $who }
table-cv-plays-left = giocate { $who }
table-cv-hand = carte in mano { $who }
table-cv-destroyed = presenze distrutte { $who }
table-cv-skip-ravage = devastazione { $where }
table-cv-skip-build = costruzione { $where }
table-cv-skip-explore = esplorazione { $where }
table-cv-skipped = saltata
table-cv-track-energy = energia a turno { $who }
table-cv-track-plays = giocate a turno { $who }
table-cv-element = { $what } { $who }

## Cards with one narrow line

table-strip-any = ovunque
table-strip-coastal = costiero
table-strip-with = con { $what }
table-strip-without = senza { $what }

## The invader deck

table-invader-deck = Mazzo invasori
table-invader-deck-short = Mazzo
table-stage-value = uscite: { $seen }; ancora { $n }
table-tag-now-short = ora
table-tag-later-short = poi
table-used-short = usata
table-tag-again-short = di nuovo
table-tag-cost-short = { $n ->
        [one] manca { $n }
       *[other] mancano { $n }
    }

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
table-coming-from = A sinistra della freccia: il territorio dove verrebbe un esploratore. A destra: il villaggio, la città o la costa che lo manda; ne basta uno.
table-coming-coast = costa
table-coming-coastal = Territori costieri
table-coming-nobody = non arriva nessuno
table-coming-over = Finita per questo turno.
table-coming-no-build = In nessun territorio si costruirebbe.
table-coming-no-deck = Non restano carte invasore da rivelare.
table-coming-end = La partita finirebbe lì: { $reason }.
table-coming-fear = { $n ->
         [one] Prima si rivela { $n } carta paura, che può cambiare tutto questo.
        *[other] Prima si rivelano { $n } carte paura, che possono cambiare tutto questo.
    }
table-coming-action = Espansione: su ogni mappa si aggiunge un villaggio prima degli esploratori, quindi possono arrivarne di più.
table-track-next = ora { $now }, poi { $next }
table-stage-sum = in questa fase degli invasori: { $what }
table-own = Solo questo spirito
table-drowned = Annegati: { $n } di { $of } salute per la prossima Energia
table-chosen = A scelta in questo turno: { $what }
table-unchosen = { $n ->
        [one] Un elemento a scelta è libero
       *[other] { $n } elementi a scelta sono liberi
    }
