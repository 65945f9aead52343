### Partite salvate, partite finite, statistiche, fine della partita.

## Saved games

saves-continue = Continua
saves-result = Vedi il risultato
saves-result-hint = Questa partita è finita: il tavolo si apre con il risultato.
saves-rename = Rinomina
saves-copy = Copia
saves-delete = Elimina
saves-undo = Rimetti a posto
saves-undo-what = «{ $name }» è stata eliminata. Si può rimettere a posto finché non lasci questa schermata.
saves-empty = Non ci sono ancora partite salvate. Ogni tavolo si salva da solo dopo ogni decisione e poi compare qui.
saves-new = Nuova partita
saves-name = Nome di questo tavolo
saves-name-hint = Invio conserva il nome, Esc lo lascia com’era
saves-keep-name = Conserva il nome
saves-copy-name = { $name } (copia)
saves-copied = Copiata. La copia prosegue per conto suo.
saves-restored = Rimessa a posto.
saves-open-file = Apri un file
saves-shared = Partita condivisa
saves-path = Percorso di un salvataggio
saves-path-hint = Scrivi o incolla il percorso di un salvataggio, poi Invio
saves-path-empty = Scrivi prima il percorso di un salvataggio.
saves-in-use = Questo tavolo è aperto in questo momento. Lascialo per la prima schermata; poi si potrà eliminare.
saves-open-now = Aperto ora
saves-previous = Apri lo stato precedente
saves-broken = Non si può aprire
saves-picture = Immagine del tavolo
saves-bot = { $name }, bot
saves-saved = Salvata { $when }
saves-played = Giocata per { $time }
saves-seed-typed = Il seme è stato scritto da un giocatore
saves-date = { $day } { $month } { $year }, { $time }
saves-month-1 = gennaio
saves-month-2 = febbraio
saves-month-3 = marzo
saves-month-4 = aprile
saves-month-5 = maggio
saves-month-6 = giugno
saves-month-7 = luglio
saves-month-8 = agosto
saves-month-9 = settembre
saves-month-10 = ottobre
saves-month-11 = novembre
saves-month-12 = dicembre

## Time

saves-minutes = { $n } min
saves-hours = { $h } h { $n } min

## Finished games that cannot be kept

history-newer = L’elenco delle partite finite è di una versione più recente di Tidetable; resta com’è.
history-disk = L’elenco delle partite finite non si può leggere o scrivere.
history-aside = L’elenco delle partite finite era danneggiato. È stato messo da parte come «{ $file }» e ne è stato iniziato uno nuovo.

## Statistics

ui-scene-statistics = Statistiche
menu-statistics = Statistiche
menu-statistics-hint = Le partite finite in cifre
stats-filter = Gioco
stats-all = Tutti i giochi
stats-totals = In cifre
stats-games = Partite finite
stats-won = Vinte
stats-rate = Percentuale di vittorie
stats-rate-value = { $rate }% ({ $low }–{ $high }%)
stats-streak = Serie in corso
stats-best = Serie di vittorie più lunga
stats-time = Tempo al tavolo
stats-mean = Per partita
stats-mean-turns = Turni per partita
stats-chart = Grafico
stats-by-players = Giocatori
stats-by-company = Con chi
stats-by-name = Nomi
stats-alone = Da soli
stats-together = Insieme
stats-with = Con bot: { $level }
stats-against = Contro bot: { $level }
stats-level-mixed = vari livelli
stats-outcome-won-by = Ha vinto { $who }
stats-outcome-none = Nessun vincitore
stats-note-name = Rivali allo stesso schermo: lì qualcuno vince sempre, perciò si conta per ogni nome e non come vittoria tua.
stats-over-time = Nel tempo
stats-turns = Turni
stats-of = { $won } su { $of }
stats-note = La linea su ogni barra mostra quanto il valore è sicuro: più partite, più è corta.
stats-note-time = Quota di partite vinte, contata dopo ogni partita.
stats-note-turns = Quanti turni è durata ogni partita.
stats-rate-curve = Vinte
stats-turns-curve = Turni
stats-recent = Ultime partite
stats-empty = Nessuna partita è ancora finita. Ogni partita che finisce viene contata qui: risultati, spiriti, tempo.
stats-rewound = { $n ->
        [one] riavvolta { $n } volta
       *[other] riavvolta { $n } volte
    }
stats-outcome-win = Vittoria
stats-outcome-loss = Sconfitta
stats-wins = { $n ->
    [one] { $n } vittoria
   *[other] { $n } vittorie
 }
stats-losses = { $n ->
    [one] { $n } sconfitta
   *[other] { $n } sconfitte
 }
stats-players-n = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
 }
stats-turns-n = { $n ->
    [one] { $n } turno
   *[other] { $n } turni
 }

## Key moments

moment-look = Guarda questo momento. { $when }: { $what }
moment-look-short = guarda
moment-last = Ultima decisione, { $who }: { $what }

## A look at an earlier moment

ui-scene-look = Uno sguardo indietro
look-title = Uno sguardo indietro: turno { $turn }
look-at = Sguardo al turno { $turn }, { $phase }
look-next = { $who } ha scelto: { $what }
look-end = La fine della partita
look-back = Torna al risultato
look-before = Decisione precedente
look-after = Decisione successiva
look-no-more = Non c’è altro in quella direzione.
look-only = È uno sguardo indietro: qui non si può cambiare nulla.

## Un tavolo di un’altra versione. $why: che cosa è diverso.

opened-position = { $why ->
    [cards] Le carte sono cambiate da quando questo tavolo è stato salvato.
    [rules] Le regole sono cambiate da quando questo tavolo è stato salvato.
   *[choices] Le scelte di questo tavolo non portano più qui.
} Si continua da dov’era; i passi indietro si fermano qui.
opened-options = { $n ->
    [one] { $n } opzione di questo tavolo non c’è più e prende il valore predefinito: { $names }.
   *[other] { $n } opzioni di questo tavolo non ci sono più e prendono il valore predefinito: { $names }.
}
opened-checkpoint = L’effetto in corso è cambiato. Il tavolo continua dall’inizio di questa fase.
opened-checkpoint-question = Continuare dall’inizio della fase?
opened-checkpoint-text = Questo tavolo è stato salvato nel mezzo di un effetto che poi è cambiato. Può continuare dall’inizio di quella fase, nel turno { $turn }; quanto fatto nella fase va perso, e i passi indietro si fermano lì. Il file resta com’è finché non dici di sì.
opened-checkpoint-go = Continua da lì
opened-checkpoint-keep = Lascia stare
opened-record = { $why ->
    [newer] Questo tavolo è stato salvato da una versione più recente di Tidetable, che può continuarlo.
    [cards] Questo tavolo è stato giocato con carte che non ci sono più, perciò qui non può continuare.
    [game] Questa versione di Tidetable non ha il gioco di questo tavolo.
    [packs] Senza di essi non può continuare.
   *[rules] Questo tavolo è stato giocato con altre regole, perciò qui non può continuare.
} Nulla è perso: il file resta com’è.
record-title = Che cosa resta di questo tavolo
record-choices = { $n ->
    [one] { $n } scelta
   *[other] { $n } scelte
}, le ultime:
record-choices-hidden = { $n ->
    [one] { $n } scelta
   *[other] { $n } scelte
}
record-export = Esporta
record-exported = Copiato in { $path }
saves-look = Guarda
