### Small Islands sullo schermo: preparazione, pannelli, tavolo.

## Preparazione

setup-page-game = La partita
setup-page-details = Dettagli
setup-mode = Modalità
setup-mode-seats = { $high ->
        [1] per un giocatore
       *[other] da { $low } a { $high } giocatori
    }
mode-solo = In solitario
mode-solo-hint = Un giocatore contro Alexis, che piazza tessere, sbarca e costruisce secondo le sue carte.
mode-normal = Normale
mode-normal-hint = Ogni obiettivo è una sola carta: una missione e la sua ricompensa.
mode-advanced = Avanzata
mode-advanced-hint = Missioni e ricompense sono carte separate: le abbini tu a ogni round.
option-first = Primo giocatore
option-first-hint = Piazza le tessere partenza e comincia il primo round.
choice-first-random = A caso
option-alexis = Alexis
option-alexis-hint = Il mattino è la sua carta più facile, la notte la più difficile.
choice-alexis-morning = Mattino
choice-alexis-afternoon = Pomeriggio
choice-alexis-night = Notte
option-objectives = Obiettivi
option-objectives-hint = Una carta sola, oppure missioni e ricompense separate.
choice-objectives-normal = Normali
choice-objectives-advanced = Avanzati
option-columns = Tavolo, colonne
option-columns-hint = Nulla può superare il bordo del tavolo.
option-rows = Tavolo, righe
option-rows-hint = Nulla può superare il bordo del tavolo.
option-bonus-tokens = Segnalini bonus
option-bonus-tokens-hint = Fiore, frutto, foglia e un jolly, oppure quattro jolly.
choice-bonus-tokens-mixed = Misti
choice-bonus-tokens-jokers = Jolly
option-bonus-on-bare-land = Segnalini su terraferma spoglia
option-bonus-on-bare-land-hint = Un segnalino bonus può aggiungere una risorsa invece di cambiarne una.
option-starts-count = Le tessere partenza contano
option-starts-count-hint = Le tessere partenza contano per la dimensione di un’isola.
option-equal-zero = Zero è uguale a zero
option-equal-zero-hint = Anche le risorse che un’isola non ha valgono come uguali.
option-small-island-points = Ricompensa per due tessere
option-small-island-points-hint = Punti della ricompensa per dimensione per le isole di due tessere.
setup-control-human = Una persona a questo schermo.
setup-control-bot-random = Gioca qualsiasi mossa permessa.
setup-control-bot-greedy = Guarda avanti di un turno.
setup-control-bot-search = Prima di ogni mossa pensa a molte partite.
ui-bot-random-level = Tranquillo
ui-bot-greedy-level = Sveglio
ui-bot-search-level = Acuto
ui-bot-search = Bot che pensa a molte partite
ui-bot-search-short = Pensatore

## Table

# The table
isles-round = Round { $n } di { $of }
isles-setup = Tessere partenza
isles-setup-short = Inizio
# How far a saved game is; $round is the position’s own figure.
ui-stage-small-islands = Round { $round } di 4
ui-stage-small-islands-setup = Tessere partenza
isles-alone = da soli contro Alexis
isles-advanced = avanzata
isles-points = { $n ->
        [one] punto
       *[other] punti
    }
isles-discovery-kept = <discovery> <b>{ $values }</b> alla fine
isles-discovery-hidden = <discovery> { $n ->
        [one] { $n } coperto
       *[other] { $n } coperti
    }

# Own panel
isles-goal-now = Obiettivo di questo round
isles-goal-next = Tenuto per il round { $round }
isles-goal-kept = Tenuto
isles-goal-short = Attuale
isles-goal-next-short = Successivo
isles-goal-none = Non ancora scelto
isles-goal-none-next = Nessuno tenuto
isles-goal-hidden = nascosto
isles-met = { $n ->
        [one] { $n } isola
       *[other] { $n } isole
    }
isles-houses = Capanne
isles-built = { $n ->
        [one] { $n } costruita
       *[other] { $n } costruite
    }
isles-in-hand = In mano
isles-reserve = Riserva
isles-houses-of = capanne di { $who }
isles-tokens = Segnalini bonus
isles-tokens-note = uno per turno
isles-token-help =
    Lato risorsa: cambia una risorsa.
    Lato porto: <port> un porto su una costa.
isles-token-flower = Segnalino bonus: fiore
isles-token-fruit = Segnalino bonus: frutto
isles-token-leaf = Segnalino bonus: foglia
isles-token-port = Segnalino bonus: porto
isles-token-spends = Si spende: { $token }
isles-token-spends-hint = Quale dei tuoi segnalini si gira sul lato porto. Se non ne scegli un altro, quello che serve meno ai tuoi obiettivi.
isles-ship = La tua nave
isles-ship-of = Nave
isles-ship-wait = { $n ->
        [one] Ancora in porto. Si può sbarcare quando la pila di navigazione è vuota: <b>manca { $n } tessera</b>.
       *[other] Ancora in porto. Si può sbarcare quando la pila di navigazione è vuota: <b>mancano { $n } tessere</b>.
    }
isles-ship-home = Ancora in porto.
isles-ship-may = Ancora in porto. <b>Ora si può sbarcare.</b>
isles-ship-out = { $n ->
        [one] Sulla carta, con <b>{ $n } porto</b> intorno: altrettanti punti alla fine.
       *[other] Sulla carta, con <b>{ $n } porti</b> intorno: altrettanti punti alla fine.
    }
isles-ship-free = libera
isles-ship-sailed = sbarcata
isles-ship-ports = <port> { $n }

# Right side
isles-navigation = Navigazione
isles-navigation-note = 6 tessere per round
isles-stack-later = Le tessere arrivano dopo le tessere partenza.
isles-stack-left = nella pila
isles-stack-short = nella pila
isles-reserve-left = <b>{ $n }</b> nella riserva
isles-reserve-short = { $n } in riserva
isles-land-later = poi si può sbarcare
isles-may-land = <b>si può sbarcare</b>
isles-unseen = Tessere ancora da vedere
isles-unseen-stacks = Nelle pile, in nessun ordine.
isles-unseen-hands = Nelle pile, e { $n } in altre mani.
isles-unseen-symbols = Che cosa mostrano
isles-ships = Navi
isles-ships-note = tutte fuori: ultima ricompensa
isles-rival-figures = <tile> { $tiles }  <any> { $tokens }
isles-rail-figures = <tile> { $tiles } <any> { $tokens }
isles-rival-ship = <ship> { $ship }
isles-rival-has = capanne: { $hand } in mano, { $reserve } in riserva; tessere: { $tiles }; segnalini bonus: { $tokens }; nave: { $ship }
isles-rival-discovery = { $figures }  <discovery> { $n }
isles-alexis-left = { $n ->
    [one] { $n } carta nella pila
   *[other] { $n } carte nella pila
 }
isles-alexis-seen = { $n ->
    [one] { $n } carta scoperta
   *[other] { $n } carte scoperte
 }
isles-alexis-turned = Scoperte da Alexis
isles-alexis-card = La sua carta
isles-alexis-deck = Pila spedizione
isles-alexis-builds = Le sue capanne
isles-alexis-counts = Pila e punti
isles-alexis-last = Ultima carta: { $card }
isles-alexis-hint = come gioca, nelle regole
isles-alexis-has = { $houses ->
        [one] { $houses } capanna rimasta
       *[other] { $houses } capanne rimaste
    }
isles-rival-hint = guarda il pannello di questo giocatore
isles-revealed = usati: { $cards }
isles-revealed-round = { $round }. { $card }
isles-cards-of = { $who }: obiettivi usati
isles-on-chart = Sulla carta

# Tiles
isles-display = Tessere scoperte
isles-display-note = si riforniscono a fine turno
isles-display-take = prendine una
isles-hand = La tua mano
isles-hand-note = la vedi solo tu
isles-hand-place = piazzane 1, tieni 2
isles-hand-stuck = nessuna va bene: cedine una
isles-starts = Tessere partenza
isles-starts-note = quattro tessere, di ognuna scegli un lato
isles-slot-taken = presa in questo turno
isles-slot-empty = vuoto

# Previews
isles-row-tiles = tessere
isles-row-sites = simboli capanna liberi
isles-row-flower = fiori
isles-row-fruit = frutti
isles-row-leaf = foglie
isles-row-temple = templi
isles-row-port = porti
isles-new-island = Nuova isola
isles-joined = { $n } isole si uniscono
isles-more-islands = { $n ->
        [one] e ancora { $n }
       *[other] e ancora { $n }
    }
isles-goal-met = { $points ->
        [one] <check> missione soddisfatta: <b>{ $points } punto</b>
       *[other] <check> missione soddisfatta: <b>{ $points } punti</b>
    }
isles-goal-met-open = <check> missione soddisfatta: pesca segnalini scoperta
isles-tray-title = Una missione e una ricompensa per ora, e una coppia per il prossimo round
isles-tray-now = Ora
isles-tray-next = Per dopo
isles-tray-confirm = Scegli
isles-tray-none = { $slot }: per ora nessuna isola la soddisfa
isles-tray-pays =
    { $n ->
        [one] { $n } isola la soddisfa
       *[other] { $n } isole la soddisfano
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
isles-tray-draws =
    { $n ->
        [one] { $n } isola la soddisfa
       *[other] { $n } isole la soddisfano
    }, tieni { $points ->
        [one] { $points } segnalino scoperta
       *[other] { $points } segnalini scoperta
    }
isles-goal-nowhere = Per ora nessuna isola la soddisfa.
isles-goal-more = { $n ->
        [one] Ancora { $n } isola la soddisfa.
       *[other] Ancora { $n } isole la soddisfano.
    }
isles-goal-not-met = missione non soddisfatta
isles-goal-own = Missione soddisfatta; qui c’è già la tua capanna.
isles-goal-but = Missione soddisfatta, ma niente capanna.
isles-land-here = Sbarca qui
isles-ports-around = porti intorno
isles-ship-scores = un punto ciascuno a fine partita
isles-ship-grey-scores = una nave grigia non dà punti a nessuno

# Forecast
isles-forecast = Quanto renderebbero ora le isole
isles-no-island = Non c’è ancora nessuna isola.
isles-open = segnalini

# Scoring
isles-score-winner = { $n ->
        [one] Vince { $who }
       *[other] Vincono { $who }
    }
isles-score-points = Punti
isles-score-total = Punti in tutto
isles-score-round = Ricompense del round { $n }
isles-score-discovery = Segnalini scoperta
isles-score-ports = Porti intorno alla nave
isles-score-alexis = Carta e capanne di Alexis
isles-score-islands = Isole / tessere della maggiore
isles-score-islands-n = Isole
isles-score-largest = Tessere dell’isola maggiore
isles-score-houses = Capanne costruite
isles-score-tokens-kept = Segnalini scoperta tenuti
isles-score-ports-around = Porti intorno alla propria nave
isles-score-landed = Sbarchi
isles-score-placed = Tessere piazzate
isles-score-tokens-left = Segnalini bonus rimasti
isles-score-earned = punti
isles-end-from = { $islands } dalle isole, { $rest } alla fine
isles-end-had = { $n ->
        [one] Se { $who } avesse costruito anche su { $isle } nel round { $round }: { $n } punto in più in quel momento.
       *[other] Se { $who } avesse costruito anche su { $isle } nel round { $round }: { $n } punti in più in quel momento.
    }
isles-end-short = { $n ->
        [one] Con { $n } punto in più avrebbe vinto { $who }.
       *[other] Con { $n } punti in più avrebbe vinto { $who }.
    }
isles-score-lead = { $n ->
        [0] { $first ->
            [one] { $first } punto ciascuno.
           *[other] { $first } punti ciascuno.
        }
       *[other] { $first } a { $second }.
    }
isles-moment-landed = { $who } sbarca e chiude l’esplorazione
isles-moment-stuck = { $who } non ha tessere che combacino
isles-moment-reward = { $who }: { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    } per un’isola
isles-moment-island = { $n ->
        [one] Un’isola di { $n } tessera
       *[other] Un’isola di { $n } tessere
    }

## I quattro giochi

ui-game-small-islands = Small Islands
ui-blurb-small-islands = Fai crescere un arcipelago, poi costruisci capanne dove i tuoi obiettivi sono raggiunti.

# Gallery of the set-up
isles-gallery-name = Alexis
isles-gallery-title = Contro quale Alexis?
