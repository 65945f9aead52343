### Che cosa sono le cose sul tavolo e che cosa valgono: suggerimenti, e il tasto destro.

isles-goal-lacks = serve ancora: { $what }
isles-about-met = { $n ->
        [one] missione soddisfatta, { $n } punto
       *[other] missione soddisfatta, { $n } punti
    }
isles-about-met-open = missione soddisfatta, pesca segnalini scoperta
isles-about-but = missione soddisfatta, ma niente capanna: { $why }
isles-about-resource = Una risorsa naturale. Gli obiettivi la contano; un segnalino bonus può cambiarla.
isles-about-temple = Gli obiettivi contano i templi. Nessun segnalino bonus può cambiarli.
isles-about-port = { $n ->
        [one] Gli obiettivi contano i porti. Alla fine ogni porto intorno alla propria nave vale { $n } punto.
       *[other] Gli obiettivi contano i porti. Alla fine ogni porto intorno alla propria nave vale { $n } punti.
    }
isles-about-site = Un simbolo capanna ancora libero: qui si può costruire nella fase di ricompensa.
isles-about-house = Ogni giocatore può avere una sola capanna su un’isola. Resta fino alla fine.
isles-about-token = Lo mostra un segnalino bonus: { $who }
isles-about-hand = Capanne da costruire nella fase di ricompensa, una per isola. Poi la mano si completa dalla riserva.
isles-about-reserve = Dopo ogni fase di ricompensa la mano si completa da qui. Quando sono finite, non se ne costruiscono più.
isles-about-tokens = Se ne può usare uno in ogni turno di esplorazione, dopo aver piazzato la tessera.
isles-about-ship = { $n ->
        [one] Sbarcando entra in gioco, una volta sola. Alla fine ogni porto intorno vale { $n } punto.
       *[other] Sbarcando entra in gioco, una volta sola. Alla fine ogni porto intorno vale { $n } punti.
    }
isles-about-points = Punti prestigio finora. Alla fine si aggiungono i segnalini scoperta e i porti intorno alla propria nave.
isles-about-discovery = Si tengono coperti; valgono da { $low } a { $high } punti ciascuno e contano alla fine.
isles-about-navigation = Le tessere scoperte si riforniscono dalla pila di navigazione. Quando è vuota, invece di esplorare si può sbarcare.
isles-about-reserve-tiles = { $n ->
        [one] Nella riserva resta { $n } tessera; un clic mostra quali possono ancora arrivare.
       *[other] Nella riserva restano { $n } tessere; un clic mostra quali possono ancora arrivare.
    }
isles-about-ships = Chi sbarca prende la propria nave o una grigia; l’esplorazione del round finisce. Quando sono tutte in gioco, segue l’ultima fase di ricompensa.
isles-about-landing = Sbarcando ora: { $islands } per il tuo obiettivo, { $points }.
isles-about-landing-none = Sbarcando ora: nessuna isola darebbe punti per il tuo obiettivo.
isles-about-lander = Chi sbarca costruisce e viene ricompensato per primo.
isles-landing = Sbarcare ora
isles-landing-islands = Isole per il tuo obiettivo
isles-landing-points = I loro punti
isles-landing-kept = Segnalini scoperta tenuti
isles-landing-grey = { $n ->
        [one] una grigia
       *[other] { $n } grigie
    }
isles-landing-ships = { $n ->
        [one] Poi resta { $n } nave: { $who }
       *[other] Poi restano { $n } navi: { $who }
    }
isles-landing-last = Poi non resta nessuna nave: la partita finisce con queste ricompense.
isles-needs = ancora { $what }
