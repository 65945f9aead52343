### Che cosa si racconta di un round, e che cosa verrà.

rice-told-recap = Il round { $n } è finito
rice-told-place = posto { $n } nell’ordine di gioco
rice-told-harvest = Risaia { $n }: { $hexes ->
        [one] { $hexes } esagono
       *[other] { $hexes } esagoni
    }
rice-told-rotted = { $n ->
        [one] { $n } esagono di riso marcito
       *[other] { $n } esagoni di riso marciti
    }
rice-told-lost = Portato via
rice-told-water = Acqua sul campo: { $n }, nel bacino: { $waits }
rice-told-row-1 = risaia pulita: prima riga della tabella del raccolto
rice-told-row-2 = un insetto: seconda riga della tabella del raccolto
rice-told-row-3 = un’erbaccia: terza riga della tabella del raccolto
rice-told-row-4 = erbacce e insetti: ultima riga della tabella del raccolto
rice-told-flows = { $n ->
        [one] { $n } disco scorre verso { $to }
       *[other] { $n } dischi scorrono verso { $to }
    }
rice-told-runs-off = { $n ->
        [one] { $n } disco torna alla riserva
       *[other] { $n } dischi tornano alla riserva
    }
rice-told-hexes = Esagoni
rice-told-need = Sezioni che mancano
rice-told-have = Sezioni disponibili
rice-told-floods = Acqua che serve
rice-told-rocks = Rocce sopra
rice-told-closes = Si chiude subito e diventa una risaia.
rice-told-bonus-walls = Sezioni gratuite per dopo
rice-told-free-sections = Sezioni gratuite in questo round
rice-told-paddy-water = Acqua, risaia { $n }
rice-told-paddy-weeds = Erbacce, risaia { $n }
rice-told-paddy-pests = Insetti, risaia { $n }
rice-told-paddy-fertilized = Concime, risaia { $n }
rice-told-rocks-left = Rocce sul campo
rice-told-to-reservoir = Bacino: { $who }
rice-told-rice-of = Riso: { $who }
rice-told-weeds-of = Erbacce: { $who }
rice-told-pests-of = Insetti: { $who }
rice-told-supply = Riserva
rice-told-after-flood = Acqua dopo l’allagamento
rice-told-rots = Esagoni che marciscono
rice-told-water-here = Acqua qui
rice-told-pays = Raccolta ora
rice-about-field = Campo aperto: qui si può costruire la prossima risaia.
rice-about-magic = Acqua magica: questo esagono è allagato senza disco.
rice-about-rock = Una roccia: l’acqua si ferma e non si pianta finché un bue non la rimuove.
rice-about-site = Prevista per la prossima risaia; sezioni che mancano: { $n }
rice-about-crop-none = qui non cresce riso
rice-about-crop-planted = riso piantato: matura se la risaia è allagata
rice-about-crop-grown = riso maturo: si raccoglie quando la risaia è asciutta, altrimenti marcisce
rice-about-fertilized = concimata: vale un esagono in più
rice-about-deed = per qualcosa fatto in questo round
rice-about-state = per ciò che una fattoria ha in quel momento
rice-about-have = ora: { $n }
rice-about-tax = Tassa che si paga in tutto per gli acquisti di un round.
rice-about-laborer = { $n } contadini alzano una sezione, { $harvest } raccolgono un esagono, uno pianta un esagono; un’erbaccia ne vuole uno per ogni esagono della risaia.
rice-about-livestock = Un animale lavora da bue (una sezione o una roccia) o da anatra (insetti, concime).
rice-about-sections = Muri e chiuse ancora da alzare, su { $n }.
rice-told-forecast = Allagamento e raccolto
rice-told-head-pays = rende ora
rice-told-head-rots = marcisce
rice-told-no-paddy = Non c’è ancora nessuna risaia.
rice-told-row-short = riga { $n }
rice-told-open = { $n ->
        [one] Resta aperta: manca { $n } sezione.
       *[other] Resta aperta: mancano { $n } sezioni.
    }
rice-told-stays = { $n ->
        [one] La risaia { $paddy } tiene { $n } disco
       *[other] La risaia { $paddy } tiene { $n } dischi
    }
rice-about-pays = raccolta ora: { $n } riso
rice-about-flood = { $n ->
        [one] dopo l’allagamento: { $n } disco
       *[other] dopo l’allagamento: { $n } dischi
    }
rice-about-farm-flood = { $n ->
        [one] dopo l’allagamento: { $n } disco sui campi, { $on ->
        [one] { $on } prosegue
       *[other] { $on } proseguono
    }
       *[other] dopo l’allagamento: { $n } dischi sui campi, { $on ->
        [one] { $on } prosegue
       *[other] { $on } proseguono
    }
    }
rice-told-more = { $n ->
        [one] e un’altra riga
       *[other] e altre { $n } righe
    }
rice-told-water-on = { $n ->
        [one] { $n } disco sui campi
       *[other] { $n } dischi sui campi
    }
rice-told-passes = { $n ->
        [one] { $n } prosegue
       *[other] { $n } proseguono
    }
rice-about-act-build = { $laborers } contadini o un bue alzano una sezione, muro o chiusa. Prima si sceglie il terreno; quando è chiuso diventa una risaia.
rice-about-act-rock = Un bue rimuove una roccia.
rice-about-act-drain = Ciò che una risaia non trattiene scorre nella successiva, e dall’ultima al giocatore seguente.
rice-about-act-weed = In una risaia asciutta; un’erbaccia vuole tanti contadini quanti sono gli esagoni della risaia.
rice-about-act-pest = In una risaia asciutta; un’anatra toglie un insetto e concima il riso non ancora maturo.
rice-about-act-harvest = { $harvest } contadini per ogni esagono di riso maturo in una risaia asciutta. Il riso maturo che non viene raccolto marcisce.
rice-about-act-flood = Il bacino si versa nelle risaie nel loro ordine; ciò che non contengono prosegue verso il giocatore seguente.
rice-about-act-growth = Il riso piantato matura nelle risaie allagate.
rice-about-act-plant = Un’intera risaia allagata alla volta, { $plant } contadino per esagono.
rice-about-act-harvest-table = Il riso di un raccolto, per esagoni e per erbacce e insetti; in evidenza ciò che le tue risaie darebbero ora.
rice-about-taxed = Dal secondo acquisto di un round si aggiunge una tassa.
rice-told-after-flood-of = Dopo l’allagamento: { $who }
rice-told-grows = Risaie che maturano
rice-end-rounds = Round
rice-end-by-round = Riso per round
rice-end-rice = { $n } riso
rice-end-lead = { $n } riso in più di { $second }.
rice-end-short = Con { $n } riso in più avrebbe vinto { $who }.
rice-end-moment-harvested = { $who }: { $n } riso da una sola risaia
rice-end-moment-claimed = { $who } ottiene un obiettivo da { $n } riso
rice-end-moment-rotted = { $who }: { $n ->
        [one] marcisce { $n } esagono di riso
       *[other] marciscono { $n } esagoni di riso
    }
rice-told-price = Prezzo
rice-told-tax = Tassa di questo round
rice-told-next = Il prossimo: { $price }, tassa in più { $tax }.
rice-told-last = È l’ultimo sul tuo mercato.
rice-does-harvest = { $n } di { $of } esagoni maturi
rice-does-plant = { $n ->
        [one] { $n } esagono
       *[other] { $n } esagoni
    }; vuoti ora: { $of }
rice-does-weed = { $n } di { $of } erbacce
rice-does-build = { $n ->
        [one] { $n } sezione
       *[other] { $n } sezioni
    }
rice-does-rock = { $n } di { $of } rocce
rice-does-ducks = { $n } di { $of } insetti e concime
rice-told-rank = posto { $n }
rice-large-title = Fattoria: { $who }
rice-large-hint = tocca per vederla grande
