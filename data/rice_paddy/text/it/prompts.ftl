### Domande e risposte. $who è il nome di un giocatore.

rice-prompt-draft = { $who }, scegli lo spirito da tenere
rice-prompt-spirit = { $who }, scegli lo spirito da giocare
rice-prompt-rain-paddy = { $who }, scegli la risaia che riceve { $kind ->
        [weeds] le erbacce
       *[pests] gli insetti
    }
rice-prompt-solo-paddy = { $who }, scegli la risaia che riceve { $kind ->
        [weeds] le erbacce
       *[pests] gli insetti
    }
rice-prompt-active-paddy = { $who }, scegli la risaia di { $at } che riceve { $kind ->
        [weeds] le erbacce
       *[pests] gli insetti
    }
rice-prompt-active-hex = { $who }, { $does ->
        [magic] scegli l’esagono per l’acqua magica
       *[paddy] scegli l’esagono della nuova risaia
    }
rice-prompt-active-take = { $who }, scegli che cosa prendere dal mercato
rice-prompt-active-choose = { $who }, rimuovi una roccia o pianti una risaia?
rice-prompt-allocate-laborers = { $who }, quanti contadini per { $job ->
        [harvest] il raccolto
        [plant] piantare
        [weed] sarchiare
        [build] costruire
        [rock] le rocce
       *[other] insetti e concime
    }?
rice-prompt-allocate-oxen = { $who }, quanti buoi per { $job ->
        [harvest] il raccolto
        [plant] piantare
        [weed] sarchiare
        [build] costruire
        [rock] le rocce
       *[other] insetti e concime
    }?
rice-prompt-allocate-ducks = { $who }, quante anatre?
rice-prompt-build-site = { $who }, dove comincia la prossima risaia? Sezioni: { $n }
rice-prompt-build-more = { $who }, aggiungi un esagono? Servono sezioni: { $need }, disponibili: { $have }
rice-prompt-rock = { $who }, scegli la roccia da rimuovere
rice-prompt-drain = { $who }, quanti dischi restano nella risaia { $n }?
rice-prompt-weed = { $who }, scegli la risaia da sarchiare
rice-prompt-pest = { $who }, scegli la risaia per un’anatra
rice-prompt-harvest = { $who }, scegli la risaia da raccogliere
rice-prompt-harvest-ignore = { $who }, in quale risaia erbacce e insetti non contano?
rice-prompt-harvest-fertile = { $who }, quale risaia vale come concimata?
rice-prompt-flood = { $who }, quanti dischi vanno nella risaia { $n }?
rice-prompt-plant = { $who }, scegli la risaia da piantare
rice-prompt-claim = { $who }, ottieni una tessera?
rice-prompt-claim-reserved = { $who }, ottieni una delle tue tessere riservate?
rice-prompt-market = { $who }, compri? Riso: { $rice }, tassa in più: { $tax }
rice-opt-spirit = { $n } · { $what }
rice-opt-paddy = Risaia { $n }
rice-opt-hex = Esagono { $what }
rice-opt-rock = Roccia { $what }
rice-opt-take = { $what ->
        [laborer] Un contadino
       *[livestock] Un animale
    }
rice-opt-buy = { $what ->
        [laborer] Assumi un contadino
       *[livestock] Compra un animale
    }
rice-opt-laborers = { $n }
rice-opt-oxen = { $n }
rice-opt-ducks = { $n }
rice-opt-water = { $n }
rice-undo-allocate = I lavoratori
rice-undo-water = Risaia { $what }: { $n }
rice-opt-keep = Tieni il piano
rice-opt-done = Fatto
rice-opt-done-build-site = Non costruire
rice-opt-done-build-more = Il piano è questo
rice-opt-done-drain = Non far uscire altro
rice-opt-done-claim = Non ottenere nulla
rice-opt-done-claim-reserved = Non ottenere nulla
rice-opt-done-market = Non comprare altro
rice-opt-done-active-hex = Nessuna nuova risaia
rice-opt-done-active-choose = Nessuna delle due
rice-opt-drain = Fai uscire tutta l’acqua
rice-opt-weed = Risaia { $what }, contadini
rice-opt-weed-ox = Risaia { $what }, un bue
rice-opt-duck = Risaia { $n }
rice-opt-harvest = Risaia { $what }, { $n ->
        [one] { $n } esagono
       *[other] { $n } esagoni
    }
rice-opt-plant = Risaia { $n }
rice-opt-tile = { $what }
rice-opt-paddy-active-paddy = Risaia { $n } di { $what }
rice-end-win = { $decided ->
        [rating] { $who } chiude con una valutazione di { $rating } su 4.
        [spirit] { $who } vince: riso pari, ma lo spirito più alto.
       *[rice] { $who } ha più riso di tutti e vince.
    }
rice-end-loss = Troppo poco riso: non è raggiunta nemmeno la prima soglia.
