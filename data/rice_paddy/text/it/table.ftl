### Il tavolo delle risaie.

rice-table-round = Round { $n } di { $of }
rice-table-spirit-farm-short = spirito
rice-table-spirit-farm = Fattoria dello spirito
rice-table-spirit-farm-has = { $water ->
        [one] { $water } disco nella sua risaia
       *[other] { $water } dischi nella sua risaia
    }, { $n } nel bacino
rice-table-farm-has = bacino { $n }, { $paddies ->
        [one] { $paddies } risaia
       *[other] { $paddies } risaie
    }
rice-table-paddy = Risaia { $n }
rice-table-hex-name = Esagono { $hex }
rice-table-rock-name = Roccia { $hex }
rice-table-field = campo aperto
rice-table-rock = una roccia
rice-table-magic = acqua magica
rice-table-planned = previsto per la prossima risaia
rice-table-water = acqua { $n } di { $of }
rice-table-rice-none = senza riso
rice-table-rice-planted = piantato
rice-table-rice-grown = maturo
rice-table-weeds = { $n ->
        [one] { $n } erbaccia
       *[other] { $n } erbacce
    }
rice-table-pests = { $n ->
        [one] { $n } insetto
       *[other] { $n } insetti
    }
rice-table-fertilized = concimata
rice-table-rice = riso
rice-table-figures = Chi lavora
rice-table-laborers = Contadini
rice-table-livestock = Animali
rice-table-sections = Sezioni
rice-table-walls-free = { $n } gratis
rice-table-paddies = Risaie
rice-table-buy-laborer = Contadino
rice-table-buy-livestock = Animale
rice-table-price = { $tax ->
        [0] { $n } riso
       *[other] { $n } riso + { $tax } di tassa
    } · { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
 }
rice-table-sold-out = esauriti
rice-table-tax-now = tassa { $n }
rice-table-in-order = in quest’ordine
rice-table-act-build = Muri
rice-table-act-rock = Rocce
rice-table-act-drain = Scolo
rice-table-act-weed = Erbacce
rice-table-act-pest = Insetti
rice-table-act-harvest = Raccolto
rice-table-act-flood = Allagamento
rice-table-act-growth = Maturazione
rice-table-act-plant = Semina
rice-table-oxen = Buoi
rice-table-ducks = Anatre
rice-table-tax = Tassa per acquisti
rice-table-taxes = per 1, 2, 3 … acquisti: { $taxes }
rice-table-harvest-table = Raccolto
rice-table-grey = ultimo round
rice-table-comes = { $n ->
    [one] con l’allagamento ne arriva { $n }
   *[other] con l’allagamento ne arrivano { $n }
 }
rice-table-grows = maturano: risaie { $paddies }
rice-table-can-build = sezioni a disposizione: { $n }
rice-table-job-laborers-build = Costruzione
rice-table-job-laborers-weed = Erbacce
rice-table-job-laborers-harvest = Raccolto
rice-table-job-laborers-plant = Semina
rice-table-job-oxen-build = Buoi ai muri
rice-table-job-oxen-rock = Buoi alle rocce
rice-table-job-oxen-weed = Buoi alle erbacce
rice-table-job-ducks = Anatre
rice-table-in-front = Spiriti davanti
rice-table-in-force = attivo
rice-table-before-you = Davanti a te
rice-table-used = usato
rice-table-acts-now = agisce
rice-table-spirits-of = Spiriti di { $who }
rice-table-own-tiles = Obiettivi ottenuti
rice-table-cards-left = { $n ->
        [one] ancora { $n } carta
       *[other] ancora { $n } carte
    }
rice-table-discs = { $n ->
        [one] { $n } disco
       *[other] { $n } dischi
    }
rice-table-rival-has = posto { $place }, contadini { $laborers }, animali { $livestock }, risaie { $paddies }, bacino { $water }, spiriti in mano { $cards }
rice-table-rival-hint = apre il pannello di questo giocatore
rice-table-pays = { $n } riso
rice-table-met = raggiunto ora
rice-table-taken = preso da { $who }
rice-table-sure-ops = { $sure ->
        [known] effetto: originale
        [likely] effetto: ipotesi
       *[proposed] effetto: nostro
    }
rice-table-sure-timing = { $sure ->
        [known] quando: originale
        [likely] quando: ipotesi
       *[proposed] quando: nostro
    }
rice-table-total = Riso
rice-table-source-harvest = Raccolti
rice-table-source-rot = Riso marcito
rice-table-source-tiles = Obiettivi
rice-table-source-spirits = Spiriti
rice-table-source-setup = Preparazione
rice-table-source-end = Alla fine
rice-table-paid = Speso e tolto
rice-table-rice-page = Riso
rice-table-allocation = Manda a lavorare
rice-table-send = Mandali
rice-left = non mandati: { $who }
rice-left-none = tutti mandati
rice-left-laborers = { $n ->
        [one] { $n } contadino
       *[other] { $n } contadini
    }
rice-left-livestock = { $n ->
        [one] { $n } animale
       *[other] { $n } animali
    }
rice-table-idle = { $job }: { $n ->
        [one] { $n } non trova niente da fare.
       *[other] { $n } non trovano niente da fare.
    }
rice-table-rots = { $n ->
        [one] { $n } esagono di riso maturo marcirebbe.
       *[other] { $n } esagoni di riso maturo marcirebbero.
    }
rice-table-all-busy = Chi viene mandato trova lavoro; non marcisce riso maturo.
rice-table-wins = { $n ->
        [one] Vince { $who }
       *[other] Vincono { $who }
    }

## Round dove altri giochi contano turni

counted-ui-turn-rice-paddy = { $turn ->
        [0] Preparazione
       *[other] Round { $turn }
    }
counted-score-played-rice-paddy = { $turns ->
    [one] { $turns } round
   *[other] { $turns } round
 }
counted-travel-title-rice-paddy = Uno sguardo indietro: round { $turn }
counted-travel-banner-rice-paddy = Sguardo indietro al round { $turn }: Esc per tornare
counted-travel-rewind-question-rice-paddy = Tornare al round { $turn }?
counted-travel-lost-turns-rice-paddy = La partita passa dal round { $here } al round { $there }.
counted-replay-title-rice-paddy = Replay: round { $turn }
counted-replay-banner-rice-paddy = Replay · round { $turn }, { $phase }
counted-replay-course-value-rice-paddy = { $n } di { $of }, round { $turn }
counted-review-where-rice-paddy = { $turn ->
        [0] Prima del primo round, { $who }: { $what }
       *[other] Round { $turn }, { $who }: { $what }
    }
counted-review-banner-played-rice-paddy = { $turn ->
        [0] Com’è andata
       *[other] Com’è andata, round { $turn }
    }
counted-review-banner-line-rice-paddy = { $turn ->
        [0] La via del bot
       *[other] La via del bot, round { $turn }
    }
counted-look-title-rice-paddy = Uno sguardo indietro: round { $turn }
counted-look-at-rice-paddy = Sguardo al round { $turn }, { $phase }
