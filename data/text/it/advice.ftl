### Advice of the strongest bot, and the analysis after the game.

ui-scene-advice = Consiglio
ui-scene-review = Analisi
advice-button = Consiglio
advice-button-hint = Che cosa farebbe il bot più forte al tuo posto, e perché
advice-thinking = Il bot sta pensando alla tua domanda …
advice-progress = Esaminato
advice-share = { $n }%
advice-stop = Ferma
advice-best = Il bot sceglierebbe: { $what }
advice-only = Non c’è altro da scegliere.
advice-for = A favore: { $terms }.
advice-none-for = Nessuna cifra da sola è a favore: nel complesso è andata meglio.
advice-against = A favore della seconda scelta: { $terms }.
advice-other = Seconda scelta: { $what }
advice-even = Per quanto ne sa il bot, equivale a: { $what }
advice-chances = Probabilità di vincere, secondo il bot: { $mine }% contro { $theirs }%.
advice-plus = { $what } +{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-show = Mostra sul tavolo
advice-shown = Il bot sceglierebbe: { $what }
advice-failed = Il bot non ha potuto rispondere: { $why }
advice-not-asked = Ora non ti viene chiesto nulla.
advice-agree-title = Tutti possono chiedere consiglio?
advice-agree-text = A questo schermo più persone giocano l’una contro l’altra. Il bot consiglia solo se siete tutti d’accordo. Viene chiesto una volta sola: la risposta resta con questo tavolo.
advice-agree-yes = Tutti d’accordo
advice-agree-no = Nessun consiglio
advice-refused = Questo tavolo si gioca senza consigli: così avete scelto.
score-review = Analisi
review-title = Analisi: dove il bot avrebbe fatto altro
review-progress = Decisioni esaminate
review-of = { $done } di { $of }
review-stopped = Fermata dopo { $done } di { $of } decisioni.
review-done = Tutte le { $of } decisioni sono state esaminate; prima le più importanti.
review-none = Il bot non avrebbe deciso diversamente nulla di importante.
review-where = { $turn ->
        [0] Prima del primo turno, { $who }: { $what }
       *[other] Turno { $turn }, { $who }: { $what }
    }
review-instead = Il bot: { $what }
review-played = Com’è andata
review-played-hint = Il tavolo a questa decisione, e come è proseguita la partita
review-line = La via del bot
review-line-hint = Lo stesso tavolo, e come il bot avrebbe proseguito fino al turno seguente
review-back = Torna all’analisi
review-banner-played = { $turn ->
        [0] Com’è andata
       *[other] Com’è andata, turno { $turn }
    }
review-banner-line = { $turn ->
        [0] La via del bot
       *[other] La via del bot, turno { $turn }
    }
review-swap-played = Vedi com’è andata
review-swap-line = Vedi la via del bot
