### Imparare un gioco a capitoli, e il primo avvio del programma.

## L’elenco dei capitoli

ui-scene-learn = Impara
learn-title = Impara { $game }
learn-sub = Capitoli brevi sul tavolo vero. Puoi fare tutto ciò che le regole permettono.
learn-minutes = { $n } min
learn-state-new = da iniziare
learn-state-begun = in corso
learn-state-done = fatto
learn-begin = Comincia
learn-resume = Continua
learn-repeat = Di nuovo
learn-restart = Dall’inizio
learn-restart-hint = Dimentica ciò che hai giocato di questo capitolo
learn-chapter = Capitolo { $n }: { $title }
learn-rules = Tutte le regole
learn-rules-hint = Una pagina per argomento
learn-play = Gioca una partita
learn-done-of = { $done } capitoli su { $n }

## Una lezione al tavolo

lesson-scene = Lezione: { $title }
lesson-step = { $n } di { $of }
lesson-next = Avanti
lesson-back = Indietro
lesson-show = Mostra
lesson-show-hint = Porta il focus su ciò di cui si parla
lesson-rule = Regola
lesson-rule-hint = Apre la pagina delle regole su questo punto
lesson-leave = Esci
lesson-leave-hint = Torna ai capitoli; la lezione resta salvata
lesson-other = Va bene anche così. Hai scelto: { $what }. La lezione intendeva: { $meant }.
lesson-other-short = Va bene anche così: { $what }.
lesson-later = Prima rispondi come vuoi alla domanda qui sotto. Poi la lezione continua.
lesson-gone = Questa scelta non c’è più. Scegli quello che vuoi.
lesson-sheet-ready = Tutto è impostato come serve. Confermalo con il pulsante in basso.
lesson-earlier = Questa scheda è già passata.
lesson-end = Capitolo finito
lesson-end-text = Hai finito «{ $title }». Resta nell’elenco: puoi rigiocarlo quando vuoi.
lesson-end-last = Hai finito l’ultimo capitolo. Sai tutto quello che serve per una partita tua.
lesson-end-aside = La tua partita ha preso un’altra strada, e alcune schede sono state saltate. Ricomincia il capitolo o continua liberamente.
lesson-end-over = La partita è finita prima del capitolo. Niente di male: ricomincia, oppure guarda il tavolo.
lesson-next-chapter = Capitolo successivo
lesson-chapters = Capitoli
lesson-freely = Continua liberamente
lesson-freely-hint = La lezione finisce, il tavolo resta
lesson-free-now = La lezione è finita. Il tavolo è tuo; non viene salvato.
lesson-again = Ricomincia
lesson-kept = La lezione viene salvata a ogni passo.
lesson-you = Giocatore
lesson-rival = { $n ->
        [0] Rivale
       *[other] Rivale { $n }
    }

## Il primo avvio

ui-scene-firstrun = Primo avvio
first-title = Ecco Tidetable
first-text = Cinque scelte, poi si gioca. Si possono cambiare tutte più tardi nelle impostazioni.
first-lang = Lingua
first-scale = Dimensione del testo
first-sample = Le parole su carte e pulsanti sono grandi così.
first-palette = Colori
first-sound = Suono
first-sound-on = Acceso
first-sound-soft = Basso
first-sound-off = Spento
first-speech = Lettura ad alta voce
first-speech-screen = Solo schermo
first-speech-voice = Schermo e voce
first-speech-none = Nessun programma vocale è collegato. Con la tastiera si arriva a tutto: Tab, frecce, Invio; F1 mostra tutti i tasti.
first-speech-found = C’è un programma vocale. Con «Schermo e voce» tutto ciò che viene annunciato viene letto.
first-go = Ai giochi
first-skip = Salta
first-skip-hint = Mantieni ciò che è scelto ora

## Suggerimenti nelle prime partite

hint-name = Suggerimento
hint-name-hint = In breve, la regola su ciò che viene chiesto
hint-title = Suggerimento
hint-off = Basta suggerimenti
hint-again = Tieni i suggerimenti
hint-off-hint = Si possono riattivare nelle impostazioni
hint-off-said = Niente più suggerimenti. Si possono riattivare nelle impostazioni.
set-hints = Suggerimenti
set-hints-effect = Dopo venti secondi di pausa il tavolo mostra la regola su ciò che viene chiesto.
