### Impostazioni, tasti e ciò che se ne dice.

## The settings file

settings-unreadable = Le impostazioni in { $file } non si possono leggere: tutto è come al primo avvio e il file è rimasto com’era.
settings-broken = Il file delle impostazioni era rovinato: tutto è come al primo avvio; il vecchio file è conservato come { $file }.
settings-wrong = Alcune impostazioni non erano valide e sono come al primo avvio; il vecchio file è conservato come { $file }.

## The sheet

set-tabs = Pagina
set-tab-general = Generali
set-tab-look = Colori
set-tab-pace = Ritmo
set-tab-sound = Suoni
set-tab-reading = Lettura
set-tab-keys = Tasti
set-saved = Tutto viene salvato subito.
set-reset = Ripristina tutto
set-reset-question = Riportare tutto all’inizio?
set-reset-text = Tutte le impostazioni e i tasti tornano come al primo avvio. La lingua e le partite salvate restano.
set-reset-go = Ripristina
set-reset-keep = Lascia così
set-size = Dimensione del testo
set-scale-hint = Lo stesso con Ctrl + e Ctrl −
set-scale-capped = In questa finestra c’è posto per il { $percent }%.
set-percent = { $n }%

## Colours

set-palette = Colori
set-palette-default = Normali
set-palette-red-green = Rosso-verde
set-palette-blue-yellow = Blu-giallo
set-palette-contrast = Contrasto
set-palette-about-default = Acquerello su carta calda.
set-palette-about-red-green = Per deuteranopia e protanopia: nulla si distingue solo per rosso e verde.
set-palette-about-blue-yellow = Per tritanopia: nulla si distingue solo per blu e verde o giallo e viola.
set-palette-about-contrast = Fondi bianchi e neri, colori forti.
set-letters = Lettere dei terreni
set-letters-effect = L’etichetta di ogni territorio mostra la prima lettera del suo terreno.
set-sample = Come appare

## Pace

set-confirm = Chiedi prima di annullare oltre nuove informazioni
set-confirm-effect = Altrimenti si annullano subito anche carte e dadi.
set-privacy = Copri il tavolo quando lasci la finestra
set-privacy-effect = Dove i giocatori hanno segreti, non si vede più nulla finché chi gioca non dice di esserci.

## Sound

set-mute = Silenzio
set-mute-effect = Nessun suono. { $key } fa lo stesso in ogni momento.
set-mute-effect-none = Nessun suono.
set-mute-now-on = Suoni spenti
set-mute-now-off = Suoni accesi
set-volume = Volume generale
set-effects = Effetti
set-music = Musica
set-music-on = Musica accesa
set-music-effect = Un tema tranquillo per ogni gioco. { $key } fa lo stesso in ogni momento.
set-music-effect-none = Un tema tranquillo per ogni gioco.
set-music-now-on = Musica accesa
set-music-now-off = Musica spenta
set-mute-away = Silenzio in secondo piano
set-mute-away-effect = Nessun suono mentre si usa un’altra finestra.
set-text-effect = La schermata come righe di testo al posto dell’immagine. { $key } passa dall’una all’altra in ogni momento.
set-text-effect-none = La schermata come righe di testo al posto dell’immagine.
set-speech-effect = Ogni domanda, ogni scelta e tutto ciò che accade viene letto a voce.
set-speech-pace = Velocità della voce
set-speech-keys = { $again } ripete ciò che è stato detto per ultimo, { $all } legge tutta la schermata. Qualsiasi tasto interrompe la lettura.
set-speech-none = Su questo computer non è stata trovata nessuna voce. Attivane il lettore di schermo o installa una voce (su Linux: Speech Dispatcher). Se avvii il programma con run.py, serve anche una volta «run.py speech».
set-try = Fai sentire un suono
set-no-device = Nessuna scheda audio trovata: il gioco resta muto.

## Keys

set-keys = Azioni e tasti
set-key-change = Cambia tasto
set-key-reset = Tasto predefinito
set-key-reset-all = Tutti predefiniti
set-key-is-default = Questo tasto è già quello predefinito.
set-key-all-default = Tutti i tasti sono già quelli predefiniti.
set-key-ask = { $what }: premi il nuovo tasto. Esc lascia quello vecchio.
set-key-now = { $what }: { $key }
set-key-kept = Il tasto resta com’era.
set-key-none = nessun tasto
set-key-mark = cambiato
set-key-needed = { $key } è l’unico tasto per «{ $what }» e resta lì.
set-key-unknown = Questo tasto non si può usare.
set-key-taken-question = { $key } è già in uso
set-key-taken-text = Appartiene a: { $others }. Se «{ $what }» lo prende, lì non vale più.
set-key-take = Prendilo
set-key-keep = Lascialo lì
set-group-all = Ovunque
set-group-menu = Prima schermata
set-group-setup = Nuova partita
set-group-load = Partite salvate
set-group-settings = Impostazioni
set-group-zoom = Carta grande
set-group-rules = Regole
set-group-table = Tavolo
set-group-log = Registro
set-group-look = Sguardo indietro e replay

## What a key does

act-next = Elemento successivo
act-previous = Elemento precedente
act-left = Sinistra
act-right = Destra
act-up = Su
act-down = Giù
act-activate = Usa ciò che ha il focus
act-back = Chiudi o torna indietro
act-zone-next = Parte successiva dello schermo
act-zone-previous = Parte precedente dello schermo
act-edge-left = Al bordo sinistro
act-edge-right = Al bordo destro
act-edge-up = Al bordo superiore
act-edge-down = Al bordo inferiore
act-keys = Elenco dei tasti
act-full = Schermo intero
act-shot = Istantanea dello schermo
act-scale-up = Testo più grande
act-scale-down = Testo più piccolo
act-scale-reset = Testo normale
act-copy = Copia come testo
act-music = Musica sì o no
act-mute = Suoni sì o no
act-text-view = Vista testuale o immagine
act-say-again = Ripeti
act-read-all = Leggi tutta la schermata
act-new = Nuova partita
act-open = Partite salvate
act-start = Inizia la partita
act-last-table = Come l’ultima volta
act-surprise = Fammi una sorpresa
act-gallery = Galleria
act-favourite = Segna tra i preferiti
act-delete = Elimina la partita salvata
act-rename = Rinomina la partita salvata
act-restore = Rimetti la partita eliminata
act-file = Vai al campo per un file
act-take-in = Apri una partita condivisa
act-tab-next = Pagina successiva
act-tab-previous = Pagina precedente
act-card-previous = Carta precedente
act-card-next = Carta successiva
act-unpin = Chiudi la carta
act-page-down = Una pagina giù
act-page-up = Una pagina su
act-decline = Rinuncia o salta
act-end-phase = Termina la fase
act-undo = Annulla mossa
act-redo = Rifai mossa
act-restart-phase = Ricomincia la fase
act-zoom-card = Vista grande della carta
act-hand-previous = Carta precedente in mano
act-hand-next = Carta successiva in mano
act-hand = Vai alla mano
act-board = Vai al tabellone
act-panel = Il proprio pannello
act-others = Altri giocatori
act-side = Pannello comune
act-log = Registro
act-messages = Registro dalla tua ultima scelta
act-rules = Gira la tessera in mano; regole di ciò che è selezionato
act-why = Perché no?
act-forecast = Previsione
act-advice = Consiglio del bot
act-hide = Nascondi le pedine
act-look = Guarda il tabellone (o finché tieni premuto)
act-zoom-in = Tabellone più vicino
act-zoom-out = Tabellone più lontano
act-fit = Tabellone intero
act-save-copy = Salva una copia
act-saves = Partite salvate
act-quick-save = Salvataggio rapido
act-quick-load = Caricamento rapido
act-search = Cerca nel registro
act-step-before = Decisione precedente
act-step-after = Decisione successiva
act-phase-before = Fase precedente
act-phase-after = Fase successiva
act-turn-before = Turno precedente
act-turn-after = Turno successivo
act-game-start = Inizio della partita
act-game-end = Fine della partita
act-play = Avvia o metti in pausa
act-pace = Velocità del replay
act-target = Bersaglio { $n }
act-special = Risposta speciale { $n } (come lo sbarco)
act-seat = Giocatore { $n }

## Names of keys

key-enter = Invio
key-esc = Esc
key-space = Spazio
key-backspace = Backspace
key-delete = Canc
key-insert = Ins
key-home = Inizio
key-end = Fine
key-pageup = Pag su
key-pagedown = Pag giù
key-tab = Tab
key-ctrl = Ctrl
key-alt = Alt
key-shift = Maiusc
key-pause = Pausa

## For readers

ui-role-slider = cursore

## Che cosa dicono questi tasti al tavolo

table-why-can = Si può scegliere adesso.
table-why-nothing = Indica qualcosa o selezionalo, poi chiedi perché.
table-copied = Copia salvata: { $name }.
table-copy-name = Copia, turno { $turn }
table-quick-saved = Salvataggio rapido: questa posizione resta fino al prossimo.
table-quick-none = Di questo tavolo non c’è ancora un salvataggio rapido.
table-quick-same = Il tavolo è come nel salvataggio rapido.
table-quick-question = Tornare al salvataggio rapido?
table-quick-text = Il tavolo torna al turno { $turn } come è stato salvato ({ $when }). Salva prima una copia se vuoi conservare ciò che hai giocato da allora.
table-quick-go = Torna indietro
table-quick-keep = Resta qui
