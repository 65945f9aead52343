### Pacchetti dei giocatori nelle impostazioni.

set-tab-packs = Pacchetti
packs-where = I pacchetti sono cartelle in { $folder }. Sono spenti finché non li accendi e valgono dal prossimo tavolo.
packs-none = Non ci sono ancora pacchetti. Un pacchetto porta carte, spiriti o parole tue; il README mostra come farne uno.
packs-title = { $name } { $version }
packs-words-only = solo parole
packs-refused = Rifiutato: { $why }
packs-left-out = Un pacchetto è lasciato fuori: { $why }
packs-not-kept = La scelta non si può conservare: la cartella non è scrivibile.
packs-missing = Questo tavolo è nato con pacchetti che mancano o sono spenti: { $names }. Accendili nelle impostazioni, alla pagina Pacchetti.
save-problem-packs = “{ $file }” è nato con pacchetti che mancano o sono spenti.
packs-kind-card-minor = { $n ->
    [one] { $n } potere minore
   *[other] { $n } poteri minori
}
packs-kind-card-major = { $n ->
    [one] { $n } potere maggiore
   *[other] { $n } poteri maggiori
}
packs-kind-card-unique = { $n ->
    [one] { $n } potere unico
   *[other] { $n } poteri unici
}
packs-kind-spirit = { $n ->
    [one] { $n } spirito
   *[other] { $n } spiriti
}
packs-kind-fear = { $n ->
    [one] { $n } carta paura
   *[other] { $n } carte paura
}
packs-kind-invader = { $n ->
    [one] { $n } carta invasori
   *[other] { $n } carte invasori
}
packs-kind-board = { $n ->
    [one] { $n } tabellone
   *[other] { $n } tabelloni
}
