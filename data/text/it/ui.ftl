### Parole delle schermate: prima schermata, preparazione, finestre, fine della partita, impostazioni.

## I quattro giochi

ui-in-the-making = In lavorazione
ui-players = { $n } giocatori
ui-minutes = { $n } min
ui-weight = Peso { $n } su 5

## Ovunque

ui-close = Chiudi
ui-close-hint = Chiudi e torna indietro
ui-cancel = Indietro
ui-back = Torna
ui-copy = Copia
ui-copied = Copiato
ui-opening = Preparo il tavolo …
ui-on = sì
ui-off = no
ui-cannot = ora non si può
ui-chosen = scelto
ui-not-chosen = non scelto
ui-previous = precedente
ui-next = successivo
ui-human = Umano
ui-bot = Bot
ui-bot-random = Bot che gioca a caso
ui-bot-random-short = Caso
ui-bot-greedy = Bot che guarda avanti di una decisione
ui-bot-greedy-short = Bot
ui-language = Lingua
ui-settings = Impostazioni
ui-text-view = Vista testuale
text-now-on = Vista testuale. Su e Giù passano da una riga all’altra.
text-now-off = Immagine
text-keys = ↑ ↓ riga per riga · Invio usa la riga · { $view } immagine · { $again } ripeti · { $all } leggi tutto
ui-rules = Regole
ui-first-screen = Prima schermata
ui-turn = { $turn ->
        [0] Preparazione
       *[other] Turno { $turn }
    }
ui-turn-phase = { $turn ->
        [0] Preparazione, { $phase }
       *[other] Turno { $turn }, { $phase }
    }
ui-stage-phase = { $stage }, { $phase }
ui-finished = finita
ui-today = oggi { $time }
ui-yesterday = ieri { $time }
ui-date = { $day }/{ $month }/{ $year } { $time }
ui-scale-now = Dimensione del testo { $percent }%
ui-scale-largest = Qui la finestra ha posto per il { $percent }%; una finestra più grande ne ha di più
ui-scale-smallest = Il { $percent }% è la dimensione minima del testo
ui-shot-saved = Immagine salvata: { $path }
ui-shot-failed = L’immagine non può essere scritta.
ui-colour-blue = blu, onda
ui-colour-vermilion = vermiglio, fiamma
ui-colour-green = verde, foglia
ui-colour-rose = rosa, pietra
ui-colour-violet = viola, stella
ui-level-low = bassa
ui-level-moderate = media
ui-level-high = alta

## Nomi delle schermate, come li dice un lettore

ui-scene-gallery = Galleria
ui-scene-setup = Nuova partita
ui-scene-scoring = Fine della partita
ui-scene-ending = Il finale
ui-scene-table = Tavolo
ui-scene-pause = Menu
ui-scene-rules = Regole
ui-scene-log = Registro
ui-scene-zoom = Carta
ui-scene-load = Partite salvate
ui-scene-settings = Impostazioni
ui-scene-keys = Tasti
ui-scene-error = Qualcosa è andato storto
ui-scene-confirm = Conferma

## Che cos’è una cosa, come lo dice un lettore

ui-role-button = pulsante
ui-role-text = testo
ui-role-heading = titolo
ui-role-image = immagine
ui-role-status = stato
ui-role-row = riga
ui-role-radio = scelta
ui-role-switch = interruttore
ui-role-textfield = campo di testo
ui-role-list = elenco
ui-role-option = voce
ui-role-line = riga
ui-role-document = pagina
ui-role-picker = selettore
ui-role-card = carta
ui-role-tile = tessera
ui-role-land = territorio
ui-role-place = luogo
ui-role-piece = pedina
ui-role-choice = scelta
ui-role-link = collegamento

## Prima schermata

menu-subtitle = quattro giochi da tavolo su un solo tavolo
menu-play = Gioca
menu-learn = Impara
menu-learn-part = Impara { $done } / { $of }
menu-play-game = Gioca a { $game }
menu-learn-game = Impara { $game }
menu-play-hint = Scegli giocatori e opzioni, poi comincia
menu-learn-hint = Le regole, una pagina per argomento
menu-new = Nuova partita
menu-choose-game = Scegli un gioco
menu-continue = Continua
menu-continue-game = Continua: { $game }
menu-no-table = Nessuna partita in corso
menu-no-table-hint = I tavoli si salvano da soli.
menu-saves = Partite salvate
menu-saves-hint = Apri o elimina un tavolo salvato
menu-quit = Esci
menu-version = Versione { $v }
menu-hint-keys = tasti
menu-hint-full = schermo intero
menu-hint-scale = testo più grande
menu-hint-text = vista testuale

## Nuova partita

setup-title = Nuova partita: { $game }
setup-add = Nuovo giocatore
setup-add-first = Prima aggiungi il giocatore precedente.
setup-remove = Togli il giocatore { $n }
setup-remove-hint = Togli questo giocatore
setup-player-n = Giocatore { $n }
setup-bot-n = Bot { $n }
setup-name = Nome del giocatore { $n }
setup-colour = Colore del giocatore { $n }
setup-colour-hint = Colore e segno: { $colour }. Fai clic per il prossimo.
setup-who = Chi gioca al posto { $n }
setup-players = Giocatori
setup-options = Opzioni
setup-changed = modificata
setup-seed = Seme
setup-seed-hint = Lo stesso seme con le stesse scelte dà la stessa partita.
setup-seed-none = 0
setup-seed-secret = estratto in segreto
setup-seed-secret-hint = Segreto fino alla fine. Un seme scritto a mano viene segnalato: chi lo scrive può sapere che cosa dà.
setup-random = Un altro seme
setup-random-secret = Estrai il seme in segreto
setup-copy = Copia il seme
setup-last-table-hint = Giocatori, bot, modalità e opzioni dell’ultimo tavolo che hai iniziato
setup-gallery-hint = Una galleria di tutto quel che c’è
setup-surprise-hint = Spiriti e mappe a sorte; giocatori e opzioni restano
setup-last-none = In questo gioco non è ancora iniziato nessun tavolo.
setup-last-done = Come l’ultima volta.
setup-start = Comincia
gallery-of = di { $who }
gallery-favourite = preferito
gallery-hard-1 = facile
gallery-hard-2 = medio
gallery-hard-3 = difficile
gallery-hard-4 = molto difficile
gallery-rate = Da solo il bot ha vinto { $won } partite su { $games }
gallery-win-with = Per vincere: { $level }
gallery-favourite-hint = I preferiti portano una stella
gallery-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
gallery-card-hint = Un clic la mostra grande
gallery-taken = È già di { $who }
gallery-marked = { $name }: tra i preferiti
gallery-unmarked = { $name }: non più tra i preferiti
gallery-seat = Scelta del giocatore { $n }
gallery-seat-hint = Con un clic sceglie questo giocatore

## Menu di un tavolo

again-question = Un’altra partita a questo tavolo?
again-text = Gli stessi giocatori, bot e opzioni con una nuova distribuzione. Questa partita resta nell’elenco di quelle salvate.
again-text-unkept = Gli stessi giocatori, bot e opzioni con una nuova distribuzione. Questa partita non viene conservata.
pause-resume = Torna al tavolo
pause-note = Il tavolo viene salvato dopo ogni decisione.

## Regole

ui-rules-of = Regole: { $game }
ui-topics = Argomenti
ui-rules-missing = Le pagine di questo gioco sono ancora in lavorazione.
ui-rules-also = Leggi anche:

## Registro

log-filter = Mostra
log-filter-all = Tutto
log-filter-mine = Le mie
log-empty = Non è ancora successo niente. Qui staranno ogni decisione e ciò che ne segue.

## Carta

zoom-previous = Carta precedente
zoom-next = Carta successiva

## Fine della partita

score-figures = Cifre
score-moments = Momenti chiave
score-headline-loss = Sconfitta
score-played = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
 }
score-seats = { $n ->
    [one] in solitario
   *[other] { $n } giocatori
 }
score-not-rewound = Nulla di già rivelato è stato annullato.
score-rewound = { $n ->
        [one] Una volta è stato annullato qualcosa di già rivelato.
       *[other] { $n } volte è stato annullato qualcosa di già rivelato.
    }
score-turns = Turni
score-graph = Turno per turno
score-axis-end = fine
score-again = Gioca ancora
score-climb = Un gradino più difficile
score-climb-to = Prossimo gradino: { $step }
score-climb-hint = Gli stessi giocatori e le stesse mappe, un gradino più difficile.
score-same = Stesso seme
score-look = Guarda il tavolo
score-copy = Copia il riassunto
score-seed = Seme { $seed }
score-seed-typed = Seme { $seed }, scritto da un giocatore
score-replay = Rivedi la partita
score-details = Cifre e grafici
score-back = Torna al finale
score-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minuti
 }
score-series-two = serie: { $one } { $first } : { $second } { $two }
score-series-many = serie: { $wins }
score-series-game = serie: vinte { $won } : { $lost } perse
score-series = vittorie finora: { $wins }

## Impostazioni

set-scale = Dimensione testo, %
set-speed = Ritmo
set-speed-instant = Immediato
set-speed-fast = Veloce
set-speed-normal = Normale
set-speed-step = Passo per passo
set-full = Schermo intero
set-full-effect = Riempi tutto lo schermo. F11 fa lo stesso.
set-motion = Meno movimento
set-motion-effect = Niente pulsa o vola; le cose appaiono e spariscono in fretta.
set-empty = Fasi vuote
set-empty-wait = Attendono
set-empty-open = Finiscono se nulla è segreto
set-empty-always = Finiscono sempre
set-ask-end = Chiedi prima di terminare una fase
set-ask-end-effect = Solo dove si può ancora fare qualcosa.
set-auto-equal = Rispondi dove non fa differenza
set-auto-equal-effect = Dove ogni risposta porta allo stesso risultato, risponde il tavolo.

## Tasti

ui-key-next = successivo, con Maiusc il precedente
ui-key-arrows = vai in quella direzione, con Ctrl fino al bordo
ui-key-zone = parte successiva della schermata
ui-key-enter = usa ciò che ha il focus
ui-key-esc = chiudi ciò che sta sopra, o torna
ui-key-keys = questo elenco
ui-key-full = schermo intero
ui-key-shot = immagine della schermata
ui-key-scale = testo più grande o più piccolo, Ctrl 0 = normale

## Errori.

ui-error-sentence = Un errore del programma ha fermato questa schermata. Non è colpa tua.
ui-error-safe = La tua partita è al sicuro: è stata salvata dopo l’ultima decisione. Vai alla prima schermata e continuala da lì. Con i dettagli qui sotto l’errore si può trovare e correggere.
ui-error-details = Dettagli
