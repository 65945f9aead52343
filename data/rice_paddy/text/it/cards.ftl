### Testi delle carte, fatti dagli effetti, e obiettivi delle tessere.

rice-n-weeds = { $n ->
        [one] { $n } erbaccia
       *[other] { $n } erbacce
    }
rice-n-pests = { $n ->
        [one] { $n } insetto
       *[other] { $n } insetti
    }
rice-where = { $rice ->
        [planted] con riso piantato
        [grown] con riso maturo
        [both] con riso
       *[any] (qualunque cosa vi cresca)
    }
rice-op-add-weed = { $to ->
        [own] Ogni giocatore aggiunge { rice-n-weeds } { $pick ->
            [largest] alla sua risaia più grande
           *[owner] a una sua risaia
        } { rice-where }.
        [each] Ogni risaia { rice-where } riceve { rice-n-weeds }.
        [others] Aggiungi { rice-n-weeds } a una risaia { rice-where } di ogni rivale.
       *[same] Aggiungi { rice-n-weeds } alla stessa risaia.
    }
rice-op-add-pest = { $to ->
        [own] Ogni giocatore aggiunge { rice-n-pests } { $pick ->
            [largest] alla sua risaia più grande
           *[owner] a una sua risaia
        } { rice-where }.
        [each] Ogni risaia { rice-where } riceve { rice-n-pests }.
        [others] Aggiungi { rice-n-pests } a una risaia { rice-where } di ogni rivale.
       *[same] Aggiungi { rice-n-pests } alla stessa risaia.
    }
rice-op-peek = Guarda la prossima carta pioggia.
rice-op-claim-first = Ottieni un obiettivo prima di tutti gli altri.
rice-op-build-section = { $n ->
        [one] Costruisci gratis { $n } muro o chiusa in questo round.
       *[other] Costruisci gratis { $n } muri o chiuse in questo round.
    }
rice-op-take-water = { $n ->
        [one] Prendi { $n } disco dalla riserva nel tuo bacino.
       *[other] Prendi { $n } dischi dalla riserva nel tuo bacino.
    }
rice-op-place-magic-water = { $n ->
        [one] Metti { $n } disco di acqua magica su un tuo esagono senza roccia.
       *[other] Metti { $n } dischi di acqua magica su tuoi esagoni senza roccia.
    }
rice-op-harvest-mod = { $n ->
        [one] I tuoi raccolti contano { $n } insetto in meno in ogni risaia.
       *[other] I tuoi raccolti contano { $n } insetti in meno in ogni risaia.
    }
rice-op-on-rot = Il tuo riso che marcisce rende comunque secondo la riga { $n } della tabella del raccolto.
rice-op-allow = { $action ->
        [remove-weed] { $who ->
            [ox] I tuoi buoi possono togliere erbacce, una ciascuno.
           *[other] Puoi togliere erbacce anche in risaie non asciutte.
        }
        [remove-pest-fertilize] Le tue anatre lavorano anche in risaie non asciutte.
        [harvest] { $n ->
        [one] Puoi raccogliere { $n } risaia non asciutta per round.
       *[other] Puoi raccogliere { $n } risaie non asciutte per round.
    }
        [plant] Puoi piantare risaie asciutte.
       *[growth] Il tuo riso piantato matura anche all’asciutto.
    }
rice-op-tax-step = { $n ->
        [one] La tua tassa è più bassa di { $n } gradino.
       *[other] La tua tassa è più bassa di { $n } gradini.
    }
rice-op-add-paddy = Aggiungi accanto alla tua ultima risaia una risaia di un esagono, piantata e allagata; i suoi muri sono gratuiti.
rice-op-steal-rice = { $from ->
        [own] Perdi { $n } riso.
       *[others] Prendi { $n } riso a ogni rivale.
    }
rice-op-take-from-market = { $what ->
        [both] Prendi gratis un contadino o un animale dal tuo mercato.
        [laborer] Prendi gratis un contadino dal tuo mercato.
       *[livestock] Prendi gratis un animale dal tuo mercato.
    }
rice-op-choose-one = Puoi rimuovere una roccia, oppure piantare gratis una risaia allagata.
rice-op-treat-as-fertilized = { $n ->
        [one] A ogni round { $n } risaia che raccogli vale come concimata.
       *[other] A ogni round { $n } risaie che raccogli valgono come concimate.
    }
rice-op-gain-rice = Ottieni { $n } riso.
rice-op-ignore-infestation = { $n ->
        [one] A ogni round erbacce e insetti non contano in { $n } risaia che raccogli.
       *[other] A ogni round erbacce e insetti non contano in { $n } risaie che raccogli.
    }
rice-op-reserve-tiles = { $n ->
        [one] Metti da parte per te { $n } tessera non usata.
       *[other] Metti da parte per te { $n } tessere non usate.
    }
rice-op-extra-claim = { $n ->
        [one] A ogni round puoi ottenere { $n } tessera in più, tra quelle.
       *[other] A ogni round puoi ottenere { $n } tessere in più, tra quelle.
    }
rice-op-return-to-market = Ogni rivale rimette un contadino sul mercato, se c’è spazio.
rice-op-cost = { $action ->
        [plant] { $n ->
        [one] Piantare richiede { $n } contadino per esagono.
       *[other] Piantare richiede { $n } contadini per esagono.
    }
       *[harvest] { $n ->
        [one] Il tuo raccolto richiede { $n } contadino per esagono.
       *[other] Il tuo raccolto richiede { $n } contadini per esagono.
    }
    }
rice-op-immune = Nelle tue risaie non arrivano nuove erbacce.
rice-op-grow = Il riso piantato matura nelle tue risaie allagate.
rice-op-flooded-need = { $n ->
        [one] Le tue risaie sono allagate con { $n } disco in meno, ma almeno uno.
       *[other] Le tue risaie sono allagate con { $n } dischi in meno, ma almeno uno.
    }
rice-op-paddy-capacity = Le tue risaie contengono fino a { $n } volte i dischi normali.
rice-op-on-harvest = { $n } riso in più per ogni risaia che raccogli.
rice-op-resolve-again = Tutti i tuoi altri spiriti attivi agiscono ancora una volta.
rice-op-end-gain = Alla fine: { $n } riso per ogni tuo contadino.
rice-op-harvest-value = Nel round { $n } i tuoi raccolti rendono il doppio dei valori neri.
rice-op-bonus-walls = { $n ->
        [one] { $n } muro o chiusa gratis.
       *[other] { $n } muri o chiuse gratis.
    }
rice-op-discard-tile = { $pick ->
        [highest-reward] La tessera con la ricompensa più alta esce dal gioco.
       *[lowest-reward] La tessera con la ricompensa più bassa esce dal gioco.
    }
rice-card-nothing = Nessun effetto.
rice-card-timing = { $timing ->
        [active] Ogni round
        [once] Una volta sola
       *[passive] Sempre
    }
rice-card-level = La fattoria dello spirito tiene fino a { $n } della sua acqua.
rice-count = { $sign ->
        [least] { $n } o più
        [most] { $n } o meno
       *[exact] esattamente { $n }
    }
rice-goal-laborers = contadini: { rice-count }
rice-goal-livestock = animali: { rice-count }
rice-goal-rocks-left = rocce rimaste: { rice-count }
rice-goal-rocks-removed = rocce rimosse nel round: { rice-count }
rice-goal-paddies = risaie: { rice-count }
rice-goal-largest-paddy = esagoni della risaia più grande: { rice-count }
rice-goal-paddy-hexes = esagoni nelle risaie: { rice-count }
rice-goal-flooded-hexes = esagoni allagati: { rice-count }
rice-goal-paddies-harvested = risaie raccolte nel round: { rice-count }
rice-goal-hexes-harvested = esagoni raccolti nel round: { rice-count }
rice-goal-rice-from-one-harvest = riso da un raccolto: { rice-count }
rice-goal-rice-hexes = esagoni con riso: { rice-count }
rice-goal-fertilized-paddies = risaie concimate: { rice-count }
rice-goal-weeds-removed = erbacce tolte nel round: { rice-count }
rice-goal-pests-removed = insetti tolti nel round: { rice-count }
rice-goal-infestations = erbacce e insetti: { rice-count }
