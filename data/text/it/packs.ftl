### Pacchetti dei giocatori nelle impostazioni.

set-tab-packs = Pacchetti
packs-where = I pacchetti sono cartelle in { $folder }. Sono disattivati finché non li attivi e valgono dal prossimo tavolo.
packs-none = Non ci sono ancora pacchetti. Un pacchetto aggiunge carte, spiriti o parole tue; l’officina nella prima schermata mostra come farne uno.
packs-title = { $name } { $version }
packs-words-only = solo parole
packs-refused = Rifiutato: { $why }
packs-left-out = Un pacchetto è lasciato fuori: { $why }
packs-not-kept = La scelta non si può conservare: la cartella non è scrivibile.
packs-missing = Questo tavolo è nato con pacchetti che mancano o sono disattivati: { $names }. Attivali nelle impostazioni, alla pagina Pacchetti.
save-problem-packs = «{ $file }» è nata con pacchetti che mancano o sono disattivati.

## Che cosa può essere sbagliato in un file di un pacchetto.

data-problem-unknown =
    { $what ->
        [key] chiave sconosciuta
        [game] gioco sconosciuto
        [word] parola sconosciuta
        [language] lingua sconosciuta
        [tile] tessera sconosciuta
        [land] territorio sconosciuto
        [effect] effetto sconosciuto
       *[other] { $what } sconosciuto:
    } «{ $word }»
data-problem-unknown-like =
    { $what ->
        [key] chiave sconosciuta
        [game] gioco sconosciuto
        [word] parola sconosciuta
        [language] lingua sconosciuta
        [tile] tessera sconosciuta
        [land] territorio sconosciuto
        [effect] effetto sconosciuto
       *[other] { $what } sconosciuto:
    } «{ $word }»: intendevi «{ $best }»?
data-problem-unknown-of =
    { $what ->
        [key] chiave sconosciuta
        [game] gioco sconosciuto
        [word] parola sconosciuta
        [language] lingua sconosciuta
        [tile] tessera sconosciuta
        [land] territorio sconosciuto
        [effect] effetto sconosciuto
       *[other] { $what } sconosciuto:
    } «{ $word }» (ci sono: { $known })
data-problem-no-file = questo file non esiste
data-problem-no-folder = questa cartella non esiste
data-problem-folder = questa è una cartella, non un file
data-problem-unreadable = il file non si può leggere ({ $why })
data-problem-too-long = il file è troppo lungo: si leggono al massimo { $most } byte
data-problem-not-utf8 = il file non è testo UTF-8
data-problem-empty = il file è vuoto
data-problem-not-yaml = questo non è YAML valido ({ $why })
data-problem-quote = la chiave «{ $word }» va scritta tra virgolette
data-problem-twice = la chiave «{ $word }» è scritta due volte
data-problem-taken = l’id «{ $word }» è già di { $other }
data-problem-there = «{ $word }» c’è già, in { $other }: solo un file con «replace: true» ne prende il posto
data-problem-words-place = le parole vanno in text/ e nella cartella di una lingua
data-problem-manifest = un pacchetto ha queste chiavi: { $known }
data-problem-missing = manca «{ $word }»
data-problem-text = questo deve essere testo (mettilo tra virgolette)
data-problem-no-id = «{ $word }» non è un id: lettere minuscole, cifre e trattini
data-problem-strange-file = un pacchetto non ha file di questo tipo (ci sono: { $known })
data-problem-too-big = il file è troppo grande per un pacchetto, o lo è il pacchetto intero
data-problem-many-files = il pacchetto ha più di { $most } file
data-problem-deep = il pacchetto ha cartelle oltre { $most } livelli
data-problem-link = un pacchetto non ha collegamenti
