### L’officina: pacchetti mentre si scrivono.

ui-scene-workshop = Officina
ui-scene-workshop-help = Come si fa un pacchetto
menu-workshop = Officina
menu-workshop-hint = Crea carte, tessere e spiriti tuoi e vedili mentre scrivi
workshop-title = Officina: { $name }
workshop-own = I tuoi pacchetti
workshop-where = Stanno in { $folder }
workshop-none = Non ce ne sono ancora. Comincia da un esempio a destra: è un piccolo pacchetto che funziona, e tu lo cambi.
workshop-new = Un nuovo pacchetto
workshop-new-text = Un esempio viene copiato nella tua cartella. Cambia i suoi file con un editor di testo: questa pagina mostra subito che cosa ne viene.
workshop-begin = Comincia
workshop-begin-game = Comincia un pacchetto per { $game }
workshop-shipped = Che cosa c’è
workshop-shipped-game = Che cosa c’è in { $game }, da guardare e copiare
workshop-begun = Il pacchetto sta in { $folder }
workshop-not-written = Il pacchetto non si può scrivere: { $why }
workshop-help = Come?
workshop-looking = Il pacchetto viene esaminato …
workshop-things = Che cosa c’è nel pacchetto
workshop-files = Altri file
workshop-whole = Il pacchetto intero
workshop-empty = In questo pacchetto non c’è ancora niente. La pagina «Come?» dice quali file può avere.
workshop-file-only = Questo file non ha un’immagine. Ciò che non va sta accanto alle sue righe.
workshop-not-whole = Ancora nessuna immagine: così com’è scritto il gioco non lo accetta. Ciò che non va sta accanto alle sue righe.
workshop-no-picture = Non si può disegnare ({ $why })
workshop-picture = { $name }, come apparirà
workshop-line = Riga { $n }
workshop-complaints = { $n ->
    [one] { $n } rilievo
   *[other] { $n } rilievi
 }
workshop-remarks = { $n ->
    [one] { $n } nota
   *[other] { $n } note
 }
workshop-refused = { $n ->
    [one] { $n } rilievo: così com’è il pacchetto verrebbe escluso.
   *[other] { $n } rilievi: così com’è il pacchetto verrebbe escluso.
 }
workshop-light = { $n ->
    [one] Il pacchetto si può giocare. { $n } cosa potrebbe andare meglio.
   *[other] Il pacchetto si può giocare. { $n } cose potrebbero andare meglio.
 }
workshop-well = Va tutto bene: il pacchetto si può attivare.
workshop-shipped-status = Ciò che porta il gioco stesso. Copia le righe di ciò che somiglia al tuo.
workshop-try = Prova
workshop-try-why = Si può provare solo ciò che il gioco accetta
workshop-tried = Sta in cima al suo mazzo, o è stato scelto per questo tavolo. Il menu riporta all’officina.
workshop-return = Torna all’officina
workshop-copy = Copia le righe
workshop-copy-why = Prima scegli una cosa
workshop-copied = { $n ->
    [one] { $n } riga copiata
   *[other] { $n } righe copiate
 }
workshop-switch = Attiva
data-problem-no-name = manca il nome { $message } ({ $langs })
data-problem-no-name-light = manca il nome { $message } ({ $langs }): si mostra l’inglese
data-problem-no-such-file = il gioco non legge file con questo nome{ $tail }

## La pagina «Come?»

workshop-help-title = Come si fa un pacchetto
workshop-help-steps = Passo per passo
workshop-help-kind = { $named ->
    [yes] { $kind }: una voce dell’elenco «{ $list }»; il suo nome è il messaggio «{ $name }-» con il suo id
   *[no] { $kind }: una voce dell’elenco «{ $list }»; non ha nome
 }
workshop-step-what = Che cos’è un pacchetto
workshop-step-what-text = Una cartella con pochi file di testo. Aggiunge cose a un gioco: carte, tessere, spiriti, personaggi. Dentro non c’è alcun programma, e il gioco controlla ogni parola. Ti serve un editor di testo e nient’altro.
workshop-step-begin = Comincia da un esempio
workshop-step-begin-text = Nell’officina premi «Comincia» accanto al gioco. Un piccolo pacchetto che funziona viene copiato in { $folder }. Apri quella cartella nel tuo gestore di file e i suoi file nel tuo editor.
workshop-step-manifest = pack.yaml dice che pacchetto è
workshop-step-manifest-text = «id» è la sua parola, in lettere minuscole, cifre e trattini: scegline una diversa da quella dell’esempio. «name» è ciò che i giocatori leggono. «version» sta fra virgolette. «game» e «set» restano come sono.
workshop-step-files = Un file per ogni tipo di cosa
workshop-step-files-text = Le pagine dei giochi, qui sopra, dicono quali file ci sono e ne mostrano uno di ciascuno. Un file che non ti serve si può eliminare. Ogni voce ha un «id» che nient’altro ha. Due spazi più a destra vogliono dire: appartiene alla riga sopra. Una riga che comincia con # è solo per te.
workshop-step-names = Nomi in tre lingue
workshop-step-names-text = Stanno in text/en/names.ftl, text/it/names.ftl e text/uk/names.ftl, una riga ciascuno: il messaggio, un segno di uguale, il nome. Serve solo l’inglese; dove manca un’altra lingua si mostra l’inglese. Che cosa fa una carta lo dice il gioco da sé.
workshop-step-look = Guarda mentre scrivi
workshop-step-look-text = Apri il pacchetto nell’officina e salva il tuo file: l’immagine si rifà entro un secondo. Il selettore in alto la mostra nelle altre lingue. Per le parole che gli effetti possono avere guarda «Che cosa c’è»: ogni cosa del gioco con le sue righe, e «Copia le righe» le porta con sé.
workshop-step-wrong = Ciò che non va sta accanto alla sua riga
workshop-step-wrong-text = Ogni rilievo è una frase, spesso con ciò che probabilmente intendevi. Correggi, salva, e sparisce. Intanto ciò che va bene si vede. Finché ci sono rilievi il pacchetto non si può attivare.
workshop-step-try = Prova
workshop-step-try-text = «Prova» apre un tavolo in cui la cosa sta in cima al suo mazzo, o è ciò che è stato scelto nella preparazione. Il menu di quel tavolo riporta qui.
workshop-step-share = Attivalo, e dallo ad altri
workshop-step-share-text = In Impostazioni, Pacchetti, ogni pacchetto ha un interruttore; vale dal prossimo tavolo. Per darlo a qualcuno, dagli la cartella: va nella sua { $folder }. Le partite salvate dicono quali pacchetti servono.
workshop-help-names = I nomi di tutto ciò che sta sopra, e le altre parole: gli stessi messaggi in text/it e text/uk, in quelle lingue. Se ne manca uno, l’officina lo dice con il messaggio per intero.
workshop-help-challenges = Compiti brevi su una posizione propria. Le parole di una posizione sono quelle del file del gioco con questo nome; una soluzione giocata deve riuscire, e un errore no. Titolo e compito sono i messaggi «challenge-», il gioco e l’id, e lo stesso con «-text».
