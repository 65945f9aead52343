### A che cosa tornare: la partita del giorno e le sfide.

ui-scene-challenges = Oggi e sfide
menu-challenges = Oggi
menu-challenges-hint = La partita del giorno con il tuo primato, e sfide di pochi minuti
daily-title = La partita del giorno: { $date }
daily-date = { $day } { $month } { $year }
daily-lead = In questa data è la stessa per tutti, senza rete. La prima volta conta come prima; rigiocala per fare meglio.
daily-play = Gioca
daily-again = Di nuovo
daily-play-game = Gioca la partita di oggi di { $game }
daily-alone = in solitario
daily-won-turns = { $n ->
    [one] vinta in { $n } turno
   *[other] vinta in { $n } turni
 }
daily-lost-turns = { $n ->
    [one] persa in { $n } turno
   *[other] persa in { $n } turni
 }
daily-won-points = { $n ->
    [one] vinta con { $n } punto
   *[other] vinta con { $n } punti
 }
daily-lost-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
 }
daily-first = finita: { $result }
daily-best = la prima: { $first }; la migliore: { $best }
daily-run = { $n ->
    [one] { $n } giorno di fila
   *[other] { $n } giorni di fila
 }
daily-none = Ancora nessuna partita di oggi o di ieri
daily-longest = { $days ->
    [one] Serie più lunga: { $n }. Giocato in { $days } giorno.
   *[other] Serie più lunga: { $n }. Giocato in { $days } giorni.
 }
daily-played = giocato
daily-missed = non giocato
daily-not-kept = Il primato del giorno non si può scrivere.
challenge-list = Sfide: { $done } su { $of } riuscite
challenge-minutes = { $n } min
challenge-tries = { $n ->
    [one] provata una volta
   *[other] provata { $n } volte
 }
challenge-begin = Comincia
challenge-scene = Sfida: { $title }
challenge-task = Il compito
challenge-done = Riuscita!
challenge-failed = Non questa volta.
challenge-short = Risultato: { $n } su { $of }.
challenge-again = Ancora una volta
challenge-next = Prossima sfida
challenge-leave = Torna alle sfide
stats-days = Partite del giorno, giorni di fila
stats-days-value = { $n }, serie più lunga { $most }
stats-challenges = Sfide riuscite
