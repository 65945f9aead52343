### I capitoli del tutorial. Una carta sono due o tre frasi brevi.

lesson-small-islands-tiles = Tessere e isole
lesson-small-islands-tiles-about = Un turno: prendi una tessera, piazzala, e un’isola cresce
lesson-small-islands-tiles-welcome =
    Questa è la carta nautica. Insieme ci piazzate tessere, e le isole crescono. Le capanne sulle isole danno punti; dopo al massimo quattro round vince chi ne ha di più.
lesson-small-islands-tiles-island =
    La terraferma unita attraverso i lati delle tessere è un’isola. Questa sta su quattro tessere: la sua dimensione è 4. Ciò che è disegnato sopra le appartiene; le capanne chiare sono posti in cui costruire.
lesson-small-islands-tiles-objective =
    Il tuo obiettivo segreto: la missione, a sinistra, vuole su un’isola più fiori che frutti. La ricompensa, a destra, dice quanto rende lì una capanna: 1 punto per fiore, più 2.
lesson-small-islands-tiles-lacks =
    Quest’isola ha due fiori e due frutti: le serve ancora un fiore. Lo vedi indicando un’isola, o nell’elenco delle isole ({ $forecast }).
lesson-small-islands-tiles-turn =
    Un turno va da sinistra a destra: prendi una delle tessere scoperte, piazza una delle tue tre, usa magari un segnalino bonus. Poi le tessere scoperte si riforniscono.
lesson-small-islands-tiles-take =
    Prendi la tessera al centro, con due fiori e un simbolo capanna.
lesson-small-islands-tiles-lay =
    Ora è nella tua mano. Scegli di piazzare questa; le altre due restano a te.
lesson-small-islands-tiles-fits =
    I numeri segnano dove può stare. La terraferma deve toccare terraferma e il mare mare, su ogni lato e a ogni angolo. Si gira da sé; R la gira ancora dove più versi vanno bene.
lesson-small-islands-tiles-cell =
    Piazzala a ovest dell’isola, così la sua terraferma si unisce. Indicando un posto vedi che cosa avrebbe l’isola.
lesson-small-islands-tiles-grown =
    Ben fatto: quattro fiori contro due frutti. Ora la costa è punteggiata e un cartellino dice +6: tanto ti renderebbe una capanna. Lo vedi solo tu.
lesson-small-islands-tiles-elsewhere =
    La tessera è altrove, e l’isola non ha più fiori di prima. La sua riga nell’elenco dice ancora che cosa le serve.
lesson-small-islands-tiles-end =
    Ora potresti usare un segnalino bonus. Ne hai quattro per tutta la partita: tienili e termina il turno.
lesson-small-islands-tiles-refilled =
    Una tessera della pila di navigazione riempie il posto vuoto tra le tessere scoperte.
lesson-small-islands-tiles-rival =
    Ora tocca al rivale, e così via a turno. Anche i rivali possono ingrandire la tua isola o unirla a un’altra: le isole non sono di nessuno.

lesson-small-islands-objectives = Obiettivi
lesson-small-islands-objectives-about = Scegliere che cosa rende ora e che cosa tenere
lesson-small-islands-objectives-cards =
    Ogni round comincia con la preparazione. Hai tre obiettivi: uno tenuto da prima e due appena pescati. Scegline uno per questo round e uno per il prossimo; il terzo torna indietro.
lesson-small-islands-objectives-halves =
    A sinistra su una carta c’è la missione: che cosa deve avere un’isola. A destra la ricompensa: quanto rende lì una capanna, una volta per isola.
lesson-small-islands-objectives-point =
    Indica una carta: le isole che ora la soddisfano sono punteggiate, con quanto renderebbero. Una delle tre rende di più.
lesson-small-islands-objectives-now =
    Quella al centro va bene per l’isola a est: due templi, due frutti e altri 2 fanno 6 punti. Scegli questa per il round.
lesson-small-islands-objectives-later =
    Tieni «Costa dei fiori» per il prossimo round. Nessuna isola la soddisfa ancora, ma a quella a ovest basta un fiore: puoi prepararla.
lesson-small-islands-objectives-ready =
    Ora sono tutte e due sul tuo pannello; quella che tieni tornerà tra le tre carte del prossimo round.
lesson-small-islands-objectives-well =
    Bella scelta: l’isola è punteggiata, e nel round puoi farla valere di più.
lesson-small-islands-objectives-less =
    Un’altra avrebbe reso subito 6. Anche la tua può andare bene: l’elenco dice che cosa serve a ogni isola.
lesson-small-islands-objectives-secret =
    Anche il rivale ha scelto. Nessuno vede gli obiettivi altrui fino alle ricompense. Nell’ultimo round non se ne tiene nessuno.

lesson-small-islands-tokens = Segnalini bonus
lesson-small-islands-tokens-about = Cambiare una risorsa, aggiungere un porto
lesson-small-islands-tokens-look =
    Il tuo obiettivo: un’isola con un tempio e due fiori. Rende 1 per tempio e per fiore, più 2.
lesson-small-islands-tokens-lacks =
    Quest’isola ha tre templi, ma un solo fiore. Gliene serve un altro, e nessuna delle tue tessere ne ha. Ti aiuterà un segnalino bonus.
lesson-small-islands-tokens-lay =
    Prima va comunque piazzata una tessera. Scegli quella di mare aperto.
lesson-small-islands-tokens-cell =
    Piazzala dove vuoi: il mare aperto chiude una costa.
lesson-small-islands-tokens-four =
    Ora puoi usare un segnalino. Sul lato risorsa copre un fiore, un frutto o una foglia con un’altra delle tre; ciò che è coperto non conta più. La stella può diventare una qualsiasi.
lesson-small-islands-tokens-flower =
    Prendi il fiore e mettilo sul frutto a ovest dell’isola.
lesson-small-islands-tokens-covered =
    Il segnalino va sulla tessera.
lesson-small-islands-tokens-well =
    Ben fatto: due fiori e tre templi, 7 punti. Il frutto sotto non conta più per nessuno, e può dare fastidio anche a un rivale.
lesson-small-islands-tokens-less =
    L’isola ha ancora un solo fiore e per ora non rende nulla. Puoi usare un segnalino in ogni turno in cui piazzi una tessera.
lesson-small-islands-tokens-port =
    Sul retro di ogni segnalino c’è un porto. Girato, lo aggiunge a una costa: alcuni obiettivi vogliono porti, e alla fine ogni porto intorno alla tua nave vale un punto. R cambia quale segnalino si spende.

lesson-small-islands-landing = Lo sbarco e i punti
lesson-small-islands-landing-about = Quando sbarcare, dove va la nave, e le prime capanne
lesson-small-islands-landing-empty =
    La pila di navigazione è vuota. Da ora chi è di turno può sbarcare invece di piazzare una tessera. Così l’esplorazione finisce per tutti.
lesson-small-islands-landing-forecast =
    Conviene? Premi { $forecast } per vedere quanto renderebbe ora ogni isola.
lesson-small-islands-landing-sheet =
    Una riga per isola: dimensione, simboli, posti liberi, e quanto rende per i tuoi due obiettivi o che cosa le manca. Quella a ovest rende 5, quella a est 3. Chiudi con Esc.
lesson-small-islands-landing-risk =
    Potresti esplorare ancora e farle valere di più. Ma il rivale può sbarcare al prossimo turno: avrebbe la ricompensa per primo e potrebbe prendere l’ultimo posto libero.
lesson-small-islands-landing-ship =
    Sbarca ora, con la tua nave. Ci sono anche navi grigie, ma non danno punti a nessuno.
lesson-small-islands-landing-place =
    Una nave sta come una tessera di mare aperto. A fine partita ogni porto sulle otto tessere intorno vale un punto. Tra le isole ne ha due.
lesson-small-islands-landing-first =
    Le ricompense cominciano da te, e il tuo obiettivo si rivela. Costruisci sull’isola a ovest: 3 frutti più 2 fanno 5.
lesson-small-islands-landing-second =
    E una sull’isola a est. Ogni capanna deve stare su un’isola diversa.
lesson-small-islands-landing-paid =
    Ogni capanna viene ricompensata.
lesson-small-islands-landing-well =
    8 punti, come da previsione. La mano torna a quattro capanne; ne hai otto per tutta la partita.
lesson-small-islands-landing-less =
    Le due isole insieme avrebbero reso 8 punti. Costruire non è obbligatorio, ma ciò che lasci possono prenderlo altri.
lesson-small-islands-landing-next =
    Poi tocca agli altri. Comincia il prossimo round chi siede dopo chi è sbarcato.

lesson-small-islands-houses = Capanne e scoperte
lesson-small-islands-houses-about = Dove può stare una capanna, e segnalini che contano alla fine
lesson-small-islands-houses-revealed =
    L’esplorazione è finita e il tuo obiettivo è scoperto: due risorse in ugual numero. Ricompensa: pesca un segnalino scoperta per tempio e tienine uno.
lesson-small-islands-houses-rules =
    A una capanna non basta la missione: serve un’isola di almeno due tessere, un posto libero e nessuna tua capanna. Altri colori possono esserci.
lesson-small-islands-houses-own =
    Quest’isola la soddisfa, ma c’è già una tua capanna di un round passato. Perciò non è accesa.
lesson-small-islands-houses-why =
    E questa? Indicala e premi { $why } per chiedere perché no.
lesson-small-islands-houses-build =
    Sta su una tessera sola. Costruisci sull’isola grande a nord-ovest: ha due fiori e due frutti.
lesson-small-islands-houses-temples =
    Ha due templi, quindi si pescano due segnalini. Tieni quello di maggior valore; l’altro torna indietro.
lesson-small-islands-houses-kept =
    Il segnalino va a te.
lesson-small-islands-houses-well =
    Sta coperto accanto ai tuoi punti. Solo tu sai che vale 6, e conta a fine partita.
lesson-small-islands-houses-less =
    Con una capanna sull’isola grande avresti tenuto un segnalino da 6. Conta a fine partita, e lo conosce solo chi lo tiene.

lesson-small-islands-last = L’ultima nave
lesson-small-islands-last-about = Come finisce la partita, e i porti intorno alla tua nave
lesson-small-islands-last-four =
    Tre delle quattro navi sono in gioco. Quando sbarca l’ultima segue ancora una fase di ricompensa e la partita finisce. È la tua.
lesson-small-islands-last-behind =
    Il rivale conduce 27 a 18, con un porto accanto alla nave. Due isole ti rendono 8. Fa 26: il resto devono farlo i porti.
lesson-small-islands-last-ports =
    Prima, nella partita, hai aggiunto un porto a questa costa. Ora conta per la nave che le sta accanto.
lesson-small-islands-last-ship =
    Sbarca con la tua nave: la previsione dice che cosa segue.
lesson-small-islands-last-place =
    Trova il posto con tre porti intorno: indicando un posto li conti.
lesson-small-islands-last-first =
    Ora costruisci: prima sull’isola a ovest.
lesson-small-islands-last-second =
    Poi su quella a est. Serve ogni punto.
lesson-small-islands-last-harbour =
    Poi si pagano le ultime ricompense e si contano i porti.
lesson-small-islands-last-won =
    29 a 28: hai vinto. Contano i punti delle ricompense, i segnalini scoperta e i porti intorno alla propria nave. A parità vince chi ha più capanne.
lesson-small-islands-last-lost =
    Con tre porti intorno alla nave e le due capanne sarebbe finita 29 a 28. Rigioca il capitolo per vederlo.

lesson-small-islands-round = Un round intero
lesson-small-islands-round-about = Dalle tessere partenza alle ricompense, contro un rivale tranquillo
lesson-small-islands-round-begin =
    Ora un round dall’inizio. Tre delle quattro tessere partenza ci sono già; il rivale gioca con calma e non sbarca.
lesson-small-islands-round-start =
    Scegli un lato dell’ultima tessera partenza.
lesson-small-islands-round-corner =
    Piazzala dove vuoi. Con lei comincia la prima isola.
lesson-small-islands-round-objectives =
    Scegli due obiettivi: uno per questo round, uno per il prossimo. Ancora nulla rende: chiediti che cosa può crescere.
lesson-small-islands-round-plan =
    Tre tuoi turni, con quelli del rivale, svuotano la pila di navigazione. Che cosa deve avere un’isola per allora?
lesson-small-islands-round-explore =
    Prendi e piazza tessere come vuoi, e usa un segnalino se aiuta. L’elenco dice che cosa serve a ogni isola.
lesson-small-islands-round-land =
    La pila è vuota. Sotto la domanda vedi che cosa porterebbe sbarcare. Se basta, sbarca; se no, esplora ancora.
lesson-small-islands-round-place =
    Scegli un posto per la nave. I porti intorno valgono punti alla fine, e lì ne possono ancora arrivare.
lesson-small-islands-round-longer =
    Continui a esplorare. Sbarca in un turno seguente, quando un’isola lo merita: ogni turno aggiunge una tessera.
lesson-small-islands-round-build =
    Dopo lo sbarco vengono le ricompense. Costruisci su un’isola accesa, se c’è.
lesson-small-islands-round-paid =
    Ciò che costruisci viene pagato quando hai finito.
lesson-small-islands-round-well =
    I tuoi primi punti. In una partita segue lo stesso fino ad altre tre volte, su una carta che cresce.
lesson-small-islands-round-none =
    Niente punti stavolta: a fine esplorazione nessuna isola soddisfaceva la missione. Scegli missioni a cui la carta già si avvicina.
lesson-small-islands-round-free =
    È tutta la partita. Continua qui, o comincia un tavolo tuo: con il primo bot, «Tranquillo», resta calma.

lesson-small-islands-pairs = Avanzata: le coppie
lesson-small-islands-pairs-about = Missioni e ricompense separate, da unire tu
lesson-small-islands-pairs-apart =
    Nella modalità avanzata missioni e ricompense sono carte separate. Ne hai tre per tipo e componi una coppia per questo round e una per il prossimo.
lesson-small-islands-pairs-tray =
    Sono tutte su un vassoio. Sotto leggi quanto renderebbe ora ogni coppia, prima di confermare.
lesson-small-islands-pairs-mission =
    Per ora: la missione con un porto e due frutti. La soddisfano tutte e due le isole.
lesson-small-islands-pairs-reward =
    Con essa la ricompensa di 6 punti per isola: le ricompense fisse convengono dove le isole sono tante.
lesson-small-islands-pairs-later =
    Per dopo: più foglie che fiori.
lesson-small-islands-pairs-leaves =
    E la ricompensa per le foglie, che le si addice. Poi conferma.
lesson-small-islands-pairs-ready =
    Le due coppie sono sul tuo pannello.
lesson-small-islands-pairs-well =
    Due isole a 6 punti l’una: 12 se sbarcassi ora. Ciò che non hai scelto è tornato indietro; i mazzi si rimescolano dopo le ricompense.
lesson-small-islands-pairs-less =
    Porto e due frutti con 6 punti per isola renderebbero ora 12. Anche la tua può arrivarci.

lesson-small-islands-choice = Avanzata: numeri uguali
lesson-small-islands-choice-about = Missioni di numeri uguali, ricompense a scelta
lesson-small-islands-choice-revealed =
    La tua coppia è rivelata. La missione, che c’è solo nella modalità avanzata: tanti frutti quanti di una delle altre due risorse.
lesson-small-islands-choice-equal =
    Qui ci sono due frutti e due fiori: soddisfatta. Zero e zero non varrebbe; ce ne vuole almeno uno per tipo.
lesson-small-islands-choice-build =
    Costruisci lì una capanna.
lesson-small-islands-choice-symbol =
    La ricompensa: 1 punto per ciascuna risorsa del tipo che scegli, più 2. Le foglie sono le più numerose: scegli quelle.
lesson-small-islands-choice-paid =
    L’isola viene ricompensata.
lesson-small-islands-choice-well =
    5 foglie più 2 fanno 7 punti. La missione conta una cosa, la ricompensa un’altra: di questo sono fatte le coppie.
lesson-small-islands-choice-less =
    Con le foglie l’isola avrebbe reso 7. Conta tutte e tre prima di scegliere.

lesson-small-islands-alexis = In solitario: Alexis
lesson-small-islands-alexis-about = Il rivale della partita in solitario: la carta, la pila, le capanne
lesson-small-islands-alexis-rival =
    Da solo giochi contro Alexis. Non ha obiettivi, tessere né segnalini: dopo ogni tuo turno scopre una carta e fa ciò che dice.
lesson-small-islands-alexis-card =
    La sua carta dice come fa punti: 40 e 1 per capanna. In una fase di ricompensa ne costruisce una, dove i templi sono di più. Devi avere più punti di lui.
lesson-small-islands-alexis-hurry =
    Nella pila di navigazione resta una tessera. Dopo il tuo turno è vuota: allora lui sbarca appena esce una carta sbarco.
lesson-small-islands-alexis-take =
    Il tuo obiettivo vuole un tempio e due foglie. Prendi la tessera con due foglie.
lesson-small-islands-alexis-lay =
    Scegli di piazzare questa.
lesson-small-islands-alexis-cell =
    Piazzala a ovest dell’isola.
lesson-small-islands-alexis-done =
    Ora l’isola rende 7. Tieni i segnalini e termina il turno.
lesson-small-islands-alexis-turned =
    Alexis scopre una carta.
lesson-small-islands-alexis-deck =
    Ha esplorato: una tessera scoperta, piazzata per ingrandire l’isola più grande. Le sue carte sono note; nel suo pannello vedi le carte scoperte e quante ne restano.
lesson-small-islands-alexis-land =
    Si può sbarcare, e lui ha carte sbarco. Sbarca ora: chi sbarca viene ricompensato per primo.
lesson-small-islands-alexis-place =
    Scegli un posto per la nave.
lesson-small-islands-alexis-build =
    Costruisci sulla tua isola prima di lui.
lesson-small-islands-alexis-his =
    Poi costruisce lui, secondo la sua carta.
lesson-small-islands-alexis-well =
    Ben fatto: hai costruito per primo, e la sua capanna gli porta 1. Restano tre navi per recuperare i suoi 40.
lesson-small-islands-alexis-less =
    Nessuna tua capanna, stavolta. Contro Alexis conta ogni round: i suoi 40 punti ci sono dall’inizio.

lesson-small-islands-alone = In solitario: un round intero
lesson-small-islands-alone-about = Un primo round contro Alexis, giocato come vuoi
lesson-small-islands-alone-begin =
    Ora il primo round di una partita in solitario. Alexis gioca la carta del mattino, la più facile.
lesson-small-islands-alone-start =
    Scegli un lato dell’ultima tessera partenza.
lesson-small-islands-alone-corner =
    Piazzala dove vuoi.
lesson-small-islands-alone-objectives =
    Scegli un obiettivo per questo round e uno per il prossimo.
lesson-small-islands-alone-explore =
    Esplora. Anche lui prende dalle tessere scoperte, e spesso ingrandisce l’isola maggiore: fallo lavorare per te.
lesson-small-islands-alone-land =
    La pila è vuota. Sbarca, o esplora ancora rischiando che la sua prossima carta sia uno sbarco.
lesson-small-islands-alone-place =
    Scegli un posto per la nave.
lesson-small-islands-alone-longer =
    Continui a esplorare. Due delle sue dieci carte sono sbarchi.
lesson-small-islands-alone-build =
    Nella fase di ricompensa costruisci su un’isola accesa, se c’è.
lesson-small-islands-alone-paid =
    Ciò che costruisci viene pagato quando hai finito.
lesson-small-islands-alone-well =
    Punti già nel primo round: un buon inizio contro i suoi 40.
lesson-small-islands-alone-none =
    Niente punti in questo round. La prossima volta scegli una missione che si possa soddisfare in due turni.
lesson-small-islands-alone-tips =
    Ti servono 41 punti o più: circa due isole a round, e tre porti intorno alla nave.
lesson-small-islands-alone-free =
    Continua qui fino alla fine, o comincia una partita in solitario dalla prima schermata.
