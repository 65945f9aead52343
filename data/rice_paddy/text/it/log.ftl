### Righe del registro. $seat è il nome di un giocatore.

rice-log-phase = <b>{ $phase }</b>
rice-log-round = <b>Round { $n }</b>
rice-log-order = Ordine di gioco: { $seats }
rice-log-ended = Vince { $seat }
rice-log-rated = { $seat }: valutazione { $n } su 4
rice-log-final = { $seat } chiude con { $rice } riso
rice-log-set-up = { $seat } ha la carta preparazione { $card }
rice-log-kept = { $seat } tiene { $spirit }
rice-log-passed = { $direction ->
        [right] Il resto passa a destra
       *[left] Il resto passa a sinistra
    }
rice-log-revealed = { $seat } gioca { $spirit }
rice-log-solo-card = La fattoria dello spirito scopre { $card }
rice-log-acts = { $spirit } agisce per { $seat }
rice-log-peeked = La prossima pioggia è { $card }
rice-log-peeks = { $seat } guarda la prossima carta pioggia
rice-log-rain = { $card }: { $n ->
        [one] { $n } disco acqua
       *[other] { $n } dischi acqua
    }
rice-log-drained = { $seat } fa uscire { $n ->
        [one] { $n } disco
       *[other] { $n } dischi
    }
rice-log-flooded = { $seat } ha allagato: { $n ->
        [one] { $n } disco sul campo
       *[other] { $n } dischi sul campo
    }
rice-log-magic = { $seat }: acqua magica su { $hex }
rice-log-closed = { $seat } chiude la risaia { $paddy }: { $n ->
        [one] { $n } esagono
       *[other] { $n } esagoni
    }
rice-log-rock = { $seat } rimuove la roccia su { $hex }
rice-log-infested = { $seat }, risaia { $paddy }: { $what ->
        [weeds] erbacce
       *[pests] insetti
    } +{ $n }
rice-log-weeded = { $seat } toglie un’erbaccia dalla risaia { $paddy }
rice-log-pecked = Un’anatra toglie un insetto: { $seat }, risaia { $paddy }
rice-log-fertilized = { $seat } concima la risaia { $paddy }
rice-log-harvested = { $seat } raccoglie la risaia { $paddy }: { $rice } riso
rice-log-rotted = Il riso marcisce: { $seat }, risaia { $paddy }, { $n ->
        [one] { $n } esagono
       *[other] { $n } esagoni
    }
rice-log-grown = Il riso di { $seat } è maturo nella risaia { $paddy }
rice-log-planted = { $seat } pianta la risaia { $paddy }
rice-log-home = { $seat }: { $n ->
        [one] { $n } lavoratore senza lavoro
       *[other] { $n } lavoratori senza lavoro
    }
rice-log-gained = { $seat }: +{ $rice } riso
rice-log-lost = { $seat }: −{ $rice } riso
rice-log-joined = { $seat } riceve { $what ->
        [laborer] un contadino
       *[livestock] un animale
    }
rice-log-returned = { $seat } rimette un contadino sul mercato
rice-log-walls = { $seat } riceve sezioni gratuite: { $n }
rice-log-reserved = { $seat } mette da parte tessere: { $tiles }
rice-log-claimed = { $seat } ottiene: { $tile } (+{ $rice })
rice-log-discarded = Una tessera esce dal gioco: { $tile }
rice-log-bought = { $seat } { $what ->
        [laborer] assume un contadino
       *[livestock] compra un animale
    } per { $rice } (tassa { $tax })
