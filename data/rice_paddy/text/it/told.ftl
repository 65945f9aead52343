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
rice-told-water = Acqua sul campo: { $n }, nella riserva: { $waits }
rice-told-row-1 = risaia pulita: prima riga della tabella del raccolto
rice-told-row-2 = un insetto: seconda riga della tabella del raccolto
rice-told-row-3 = un’erbaccia: terza riga della tabella del raccolto
rice-told-row-4 = erbacce e insetti: ultima riga della tabella del raccolto
rice-told-flows = { $n ->
        [one] { $n } disco scorre verso { $to }
       *[other] { $n } dischi scorrono verso { $to }
    }
rice-told-runs-off = { $n ->
        [one] { $n } disco torna alla scorta
       *[other] { $n } dischi tornano alla scorta
    }
