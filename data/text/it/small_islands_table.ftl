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
mode-solo-hint = Un giocatore contro Alexis, che posa tessere, sbarca e costruisce secondo le sue carte.
mode-normal = Normale
mode-normal-hint = Ogni obiettivo è una sola carta: una missione e la sua ricompensa.
mode-advanced = Avanzata
mode-advanced-hint = Missioni e ricompense sono carte separate: le abbini tu a ogni round.
option-first = Primo giocatore
option-first-hint = Posa le tessere iniziali e comincia il primo round.
choice-first-random = chiunque
option-alexis = Alexis
option-alexis-hint = Il mattino è la sua carta più facile, la notte la più difficile.
choice-alexis-morning = Mattino
choice-alexis-afternoon = Pomeriggio
choice-alexis-night = Notte
option-objectives = Obiettivi
option-objectives-hint = Una carta sola, oppure missioni e ricompense separate.
choice-objectives-normal = normali
choice-objectives-advanced = avanzati
option-columns = Tavolo, colonne
option-columns-hint = Nulla può superare il bordo del tavolo.
option-rows = Tavolo, righe
option-rows-hint = Nulla può superare il bordo del tavolo.
option-bonus-tokens = Segnalini bonus
option-bonus-tokens-hint = Fiore, frutto, foglia e un jolly, oppure quattro jolly.
choice-bonus-tokens-mixed = misti
choice-bonus-tokens-jokers = jolly
option-bonus-on-bare-land = Segnalini su terra nuda
option-bonus-on-bare-land-hint = Un segnalino bonus può aggiungere una risorsa invece di cambiarne una.
option-starts-count = Le tessere iniziali contano
option-starts-count-hint = Le tessere iniziali contano per la grandezza di un’isola.
option-equal-zero = Niente è uguale a niente
option-equal-zero-hint = Anche le risorse che un’isola non ha valgono come uguali.
option-small-island-points = Ricompensa per due tessere
option-small-island-points-hint = Punti della ricompensa per grandezza per le isole di due tessere.
setup-control-human = Una persona a questo schermo.
setup-control-bot-random = Gioca qualsiasi mossa permessa.
setup-control-bot-greedy = Guarda avanti di un turno.
setup-control-bot-search = Prima di ogni mossa pensa a molte partite.
ui-bot-random-level = Tranquillo
ui-bot-greedy-level = Sveglio
ui-bot-search-level = Acuto
ui-bot-search = Bot che pensa a molte partite
ui-bot-search-short = Pensatore
