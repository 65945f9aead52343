# The rules reference. Paragraphs are separated by an empty line.
rule-goal-title = Lo scopo
rule-goal =
    Siete gli spiriti di un’isola che gli invasori stanno occupando. Tutti i giocatori vincono o perdono insieme.

    Scacciate gli invasori prima che degradino l’isola. Più paura spargete, meno serve per vincere: al livello di terrore I non deve restare nessun invasore, al livello II nessun <town> e nessuna <city>, al livello III nessuna <city>. Al livello IV avete vinto.

    I <dahan> vivono sull’isola. Quando vengono attaccati rispondono, e molti poteri agiscono insieme a loro.
rule-turn-title = Un turno
rule-turn =
    Tutti finiscono una fase prima che inizi la successiva; in una fase agite in qualsiasi ordine.

    <b>1 Spiriti</b>: crescita, energia, carte giocate e pagate.

    <b>2 Poteri veloci</b> <fast>: si usano.

    <b>3 Invasori</b>: le carte paura hanno effetto, poi devastazione, costruzione, esplorazione; le loro carte avanzano.

    <b>4 Poteri lenti</b> <slow>: si usano.

    <b>5 Il tempo passa</b>: le carte giocate vanno negli scarti, i danni guariscono, elementi ed effetti del turno finiscono.
rule-growth-title = Crescita
rule-growth =
    Scegli una sola opzione di crescita ed esegui tutto ciò che contiene, in qualsiasi ordine.

    <presence> <b>Aggiungi presenza</b>: prendi il disco più a sinistra di un tracciato, o uno già sull’isola, e mettilo in un territorio entro il raggio indicato da una tua presenza. Ciò che il disco copriva è subito tuo.

    <card> <b>Ottieni una carta potere</b>: scegli minore o maggiore, guarda 4 carte, tienine 1. Dopo un potere maggiore dimentica una delle tue carte potere.

    <reclaim> <b>Recupera</b>: riprendi in mano tutti i tuoi scarti.
rule-presence-title = Presenza e luoghi sacri
rule-presence =
    Un territorio con la tua <presence> è uno dei tuoi territori. Più dischi possono stare nello stesso territorio, anche di spiriti diversi.

    Un territorio con due o più tue presenze è un tuo <sacred-site> luogo sacro, finché restano lì.

    La presenza distrutta lascia l’isola e non torna sui tracciati. Se uno spirito non ha più presenza sull’isola, tutti perdono.
rule-cards-title = Energia e carte
rule-cards =
    Ogni turno ottieni <energy> energia pari al numero più alto scoperto sul tracciato energia. Quella che non spendi resta.

    Puoi giocare tante carte <plays> quanto il numero più alto scoperto sul tracciato giocate, pagandone subito il costo. Le giocate non usate si perdono.

    Una carta giocata si usa nella fase della sua velocità. Non è obbligatorio usarla; i suoi elementi contano comunque.
rule-powers-title = Usare i poteri
rule-powers =
    Ogni potere, carta o innato, si usa una volta per turno: i veloci <fast> prima degli invasori, i lenti <slow> dopo.

    Scegli prima il bersaglio, poi esegui gli effetti dall’alto in basso. Fai tutto il possibile e tralascia ciò che non si può fare.

    Tutto accade nel territorio bersaglio, se la carta non dice altro. «Fino a» permette di fermarsi prima; un numero semplice va eseguito il più possibile.

    Un potere ripetuto si usa di nuovo dall’inizio, con un nuovo bersaglio.
rule-range-title = Raggio e bersagli
rule-range =
    <range> Il raggio conta i passi tra territori adiacenti, partendo da un territorio con la tua presenza. Raggio 0 è quel territorio stesso.

    Se il potere lo dice, misura da un <sacred-site> luogo sacro o dalla presenza in un certo terreno.

    L’oceano non è un territorio: niente può andarci e nessun raggio lo attraversa. I territori sull’oceano sono costieri, gli altri interni.
rule-elements-title = Elementi e soglie
rule-elements =
    Le carte in gioco e i cerchi scoperti danno elementi per tutto il turno. Non si spendono mai.

    Una soglia vale quando hai almeno gli elementi indicati. I poteri innati hanno livelli: tutti quelli raggiunti si eseguono in ordine sullo stesso bersaglio; un livello con «invece» sostituisce quello sopra.

    Puoi usare un potere come se avessi meno elementi.
rule-circles-title = Cerchi senza numero
rule-circles =
    Alcuni cerchi dei tracciati non mostrano un numero. Valgono da quando sono scoperti; energia e giocate restano al numero più alto scoperto.

    <reclaim> <b>Recupera una carta</b>: alla fine di ogni crescita puoi riprendere in mano una carta dai tuoi scarti. Un cerchio scoperto più tardi serve dal turno seguente.

    <b>Un elemento</b> è tuo finché il cerchio è scoperto. <b>Un elemento a scelta</b> lo indichi tu, una volta per turno accanto ai tuoi poteri, e resta fino a quando il tempo passa.

    <b>Poteri in ordine fisso</b>: con questa opzione gli spiriti di bassa complessità non guardano quattro carte. Ottengono la prossima carta della loro fila stampata; per un potere maggiore ne dimenticano comunque una.
rule-pieces-title = Danni, distruggere, rimuovere
rule-pieces =
    <explorer> ha 1 salute e infligge 1 danno; <town> 2 e 2; <city> 3 e 3; <dahan> 2 e 2.

    <damage> Ripartisci i danni come vuoi fra gli invasori del territorio. Una pedina con danni pari alla sua salute è distrutta. I danni restano fino a quando il tempo passa e si spostano con la pedina.

    Distruggere <town> dà 1 <fear>, distruggere <city> 2 <fear>. Rimuovere, sostituire e declassare non ne danno: una città diventa villaggio, un villaggio esploratore, un esploratore esce.

    <b>Spingere</b>: in un territorio adiacente. <b>Radunare</b>: da territori adiacenti.
rule-oceans-title = Oceani e annegamento
rule-oceans =
    Di solito l’oceano non è un territorio. La stretta famelica dell’oceano vive in esso e sulle coste, e la sua presenza non va mai nell’entroterra.

    <ocean> Dove ha presenza in un punto qualsiasi di una mappa, l’oceano di quella mappa è in gioco: una palude costiera per tutti i poteri, per il raggio e per il degrado. Le carte paura, gli invasori e la crescita degli altri continuano a non contarlo.

    <b>Annegare</b>: gli invasori e i dahan che vi si spostano sono subito distrutti, con la solita <fear>. Ogni volta che gli invasori annegati raggiungono insieme tanta salute stampata quanti sono i giocatori, lo spirito ottiene 1 <energy>. I dahan non danno niente.

    Un potere può salvare un dahan che annega: va invece su una costa.
rule-dreams-title = Sogni
rule-dreams =
    I poteri del Portatore di sogni e incubi non danneggiano e non distruggono davvero niente, tranne la sua presenza.

    Il danno di un suo potere è sognato: si somma e si vede mentre il potere agisce, e svanisce quando il potere finisce.

    Ciò che distruggerebbe sogna la propria fine: un <town> dà allora 2 <fear>, una <city> 5, un <explorer> nessuna. Esploratori e villaggi sono spinti subito dopo quell’effetto. La stessa pedina non può essere colpita di nuovo da questo potere.

    Spostare, difendere e generare paura funzionano come sempre. Il danno degli altri, e quello dei dahan, è reale.
rule-fear-title = Paura e terrore
rule-fear =
    Ogni <fear> toglie un segnalino dalla riserva di paura. Quando è vuota guadagnate la prima carta paura, i segnalini tornano e il conto continua.

    Nel passo della paura le carte guadagnate hanno effetto in ordine, ognuna al livello di terrore di quel momento, e si scartano.

    Ogni tre carte uscite dal mazzo il livello di terrore sale. Con la nona gli invasori fuggono: livello IV, vittoria.
rule-ravage-title = Devastazione
rule-ravage =
    In ogni territorio della carta con invasori, questi infliggono insieme i loro danni: <explorer> 1, <town> 2, <city> 3, meno la <defend> Difesa.

    2 o più danni al territorio aggiungono 1 <blight>.

    I <dahan> presenti subiscono gli stessi danni: ogni 2 ne distruggono uno.

    Poi ogni dahan superstite infligge 2 danni agli invasori, anche se tutto è stato difeso.
rule-blight-title = Degrado
rule-blight =
    <blight> viene dalla riserva di degrado: 5 per giocatore più 1. Quando l’ultimo lascia la riserva, la partita è persa. In una partita con una carta degrado viene dalla carta: la pagina seguente.

    Dove si aggiunge degrado, ogni spirito presente perde 1 <presence>.

    Se il territorio ne aveva già, si propaga a cascata: aggiungi 1 segnalino anche in un territorio adiacente, con le stesse regole.

    Il degrado rimosso torna nella riserva; non succede altro.
rule-blight-card-title = La carta degrado
rule-blight-card =
    Con una carta degrado il degrado sta su di essa: 2 <blight> per giocatore più 1. Il degrado si prende dalla carta e vi ritorna.

    Quando l’ultimo lascia il lato sano, l’isola è degradata: la carta si gira, per il resto della partita, e riceve il degrado dell’altro lato.

    Da allora ciò che vi è scritto accade all’inizio di ogni fase degli invasori. Quando anche questo lato è vuoto, la partita è persa.

    Il suo posto sul tavolo dice quanto ne resta e che cosa accade poi. Senza carta la riserva è 5 per giocatore più 1.
rule-build-title = Costruzione
rule-build =
    Ogni territorio della carta con invasori riceve una pedina: una <city> se i villaggi sono più delle città, altrimenti un <town>.

    Un territorio senza invasori non riceve niente.
rule-explore-title = Esplorazione
rule-explore =
    Si rivela la prima carta invasore. Se è di stadio II con il suo simbolo, prima ogni mappa riceve un <town> in un territorio che non ne ha.

    Ogni territorio della carta riceve 1 <explorer> se è costiero, ha un villaggio o una città, o ne ha uno adiacente.

    Poi le carte avanzano: ciò che è esplorato viene costruito il turno dopo e devastato quello seguente. Se non c’è più una carta da rivelare, la partita è persa.
rule-adversary-title = Avversari
rule-adversary =
    Un avversario rende più duri gli invasori. Ha la sua escalation e sei livelli; ogni livello aggiunge la sua regola alle precedenti, e valgono le sue carte paura e il suo mazzo invasori.

    <b>Escalation</b>: quando si scopre una carta segnata di stadio II l’avversario agisce, prima che arrivino gli esploratori o, se così dice, in ogni territorio in cui sono arrivati. Dove c’è una scelta decide il giocatore della mappa.

    Alcuni portano un modo proprio di perdere, danni o salute propri, o un altro posto per una carta invasore, che costruisce prima della devastazione.

    La riga dell’avversario nel pannello a destra ne nomina l’escalation; indicala per leggere tutte le regole in vigore. Il numero accanto è la difficoltà.
rule-end-title = Vittoria e sconfitta
rule-end =
    <b>Vittoria</b>: livello di terrore I e nessun invasore; II e nessun villaggio né città; III e nessuna città; IV subito.

    <b>Sconfitta</b>: la riserva di degrado, o il lato degradato della carta degrado, è vuota; uno spirito non ha presenza sull’isola; serve una carta invasore e non ce ne sono più.

    La fine si controlla dopo ogni azione completa. Se valgono entrambe, vincete con un sacrificio.
rule-scenarios-title = Scenari
rule-scenarios =
    Uno scenario della scatola Spirit Island cambia la preparazione, una regola o ciò per cui si vince e si perde. Si gioca con un avversario o senza; la sua difficoltà si somma. La riga nel pannello a destra dice a che punto è; indicala per leggerne tutte le regole.

    <b>Guerra lampo</b>: ogni potere è veloce <fast>, le carte veloci costano 1 in meno, e gli invasori sono avanti di una serie di azioni.

    <b>Difendi il cuore dell’isola</b>: <heart> segna il territorio centrale di ogni mappa. Dopo il turno 1 non vi può stare nessun <town> e nessuna <city>.

    <b>Rituali del terrore</b>: solo i rituali alzano il livello di terrore. Uno richiede presenza di ogni spirito e 3 <dahan> per giocatore in un territorio, e costa 3 <energy> e 3 <presence> lì, di chiunque. Le carte paura guadagnate lo attendono.

    <b>L’insurrezione dei dahan</b>: i <dahan> colpiscono dove un’azione li ha spostati. Per ogni <city> distrutta un <town>, per ogni <town> un <explorer> arriva dai dahan più vicini. Dal livello di terrore II conta in quanti territori villaggi e città li superano.
rule-icons-title = Simboli
rule-icons =
    Questi simboli stanno per parole nei testi, sulle carte e sul tavolo; la vista testuale e i suggerimenti dicono sempre le parole. Niente è affidato al solo colore: i terreni si distinguono per i segni, gli elementi per la forma, i giocatori per il simbolo sui dischi.
