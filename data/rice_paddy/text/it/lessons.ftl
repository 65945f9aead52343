### I capitoli del tutorial. Una carta sono due o tre frasi brevi.

lesson-rice-paddy-field = Il tuo campo e la sua acqua
lesson-rice-paddy-field-about = Risaie, muri e chiuse, il bacino, e che cosa fa maturare il riso
lesson-rice-paddy-field-welcome =
    Questo è il tuo campo sul pendio. Qui coltivi riso per sette round. Vince chi ha più riso.
lesson-rice-paddy-field-paddy =
    Un terreno chiuso su ogni lato è una risaia. Ne hai due: una di un esagono, una di due. Tutto il resto è campo aperto, e lì non si pianta.
lesson-rice-paddy-field-gate =
    Le risaie formano una catena. L’acqua entra nella prima, passa per una chiusa nella seguente e alla fine esce nel campo aperto. Non torna mai indietro.
lesson-rice-paddy-field-rice =
    In tutte e due è piantato del riso. Matura solo in una risaia allagata, cioè con un disco acqua su ogni esagono. La prima è allagata, la seconda è asciutta.
lesson-rice-paddy-field-reservoir =
    Due dischi aspettano nel tuo bacino. A ogni round, quando è ora di allagare, scendono nella catena.
lesson-rice-paddy-field-rock =
    Qui c’è una roccia. Una risaia con una roccia non si può piantare e non lascia passare l’acqua. Le rocce le portano via i buoi.
lesson-rice-paddy-field-keep =
    Prima ti si chiede se vuoi prosciugare. Il tuo riso ha bisogno di tutta l’acqua: non farne uscire.
lesson-rice-paddy-field-grown =
    Ora il tuo bacino scorre nella catena. Guarda la seconda risaia.
lesson-rice-paddy-field-well =
    Ben fatto. La prima risaia era piena: i due dischi sono passati alla seconda e l’hanno allagata. Ora il riso è maturo in tutte e due.
lesson-rice-paddy-field-less =
    La seconda risaia non ha avuto abbastanza acqua, e il suo riso non è maturato. Se i dischi non bastano per tutti i suoi esagoni, una risaia resta asciutta.
lesson-rice-paddy-field-next =
    Il riso maturo si raccoglie in un round successivo, e allora la risaia dev’essere asciutta. Ora serve l’acqua, ora non ci dev’essere: è questo il cuore del gioco.

lesson-rice-paddy-spirits = Draft, pioggia e spiriti
lesson-rice-paddy-spirits-about = Scegliere gli spiriti, chi riceve la pioggia e quando gli spiriti agiscono
lesson-rice-paddy-spirits-draft =
    Prima del round 1 si fa il draft degli spiriti: ne tieni uno e gli altri se ne vanno. In solitario ne vedi quattro, poi tre, poi due. In compagnia il resto va al vicino.
lesson-rice-paddy-spirits-first =
    Tieni Raccoglirugiada, numero 5. Quando si assegna la pioggia, i numeri bassi vengono prima.
lesson-rice-paddy-spirits-second =
    Ora tieni Granaio pieno, numero 19. Porta 5 riso a ogni round.
lesson-rice-paddy-spirits-third =
    Infine tieni Richiamo dei buoi, numero 15. Ora hai uno spirito per ciascuno dei round 1, 2 e 3.
lesson-rice-paddy-spirits-rain =
    Il round 1 comincia con una carta pioggia: ora ci sono sopra 6 dischi. Questa non porta né erbacce né insetti; molte altre sì.
lesson-rice-paddy-spirits-numbers =
    Tutti e sei i dischi vanno a un solo giocatore, il primo. È primo chi ha il numero più basso. Il tuo rivale è la fattoria dello spirito: scopre il suo numero dopo la tua scelta.
lesson-rice-paddy-spirits-play =
    Prenditi la pioggia: gioca uno spirito dal numero basso. Raccoglirugiada è il più sicuro.
lesson-rice-paddy-spirits-first-player =
    Si confrontano i numeri, e il primo giocatore prende l’acqua.
lesson-rice-paddy-spirits-took =
    La fattoria dello spirito ha scoperto 8,5. Il tuo numero è più basso: sei primo, e la pioggia è nel tuo bacino.
lesson-rice-paddy-spirits-missed =
    La fattoria dello spirito ha scoperto 8,5. Il tuo numero è più alto: prima è lei, e prende la pioggia. A te arriva quella che fa uscire e quella che non trova posto.
lesson-rice-paddy-spirits-active =
    Poi gli spiriti agiscono. Raccoglirugiada prende un disco dalla riserva, Granaio pieno dà riso, Richiamo dei buoi un animale. Se una carta non chiede nulla, agisce da sola.
lesson-rice-paddy-spirits-lasting =
    Gli spiriti restano davanti a te, e quasi tutti agiscono a ogni round. Ma conta il più alto: dopo il 19 sarà difficile essere ancora primo. Gli spiriti forti hanno sete.

lesson-rice-paddy-work = Lavoro, cure e raccolto
lesson-rice-paddy-work-about = Assegnare contadini e animali, erbacce, insetti, anatre, e un raccolto
lesson-rice-paddy-work-look =
    Nella tua seconda risaia il riso è maturo, e la risaia è asciutta: si può raccogliere. Ma c’è un’erbaccia. Nella terza un insetto mangia il riso piantato.
lesson-rice-paddy-work-workers =
    Hai 10 contadini e un animale, che lavora come bue o come anatra. Ora dici che cosa faranno in questo round; chi non trova nulla da fare è perso per questo round.
lesson-rice-paddy-work-need =
    Il raccolto richiede 2 contadini per ogni esagono. Un’erbaccia ne richiede tanti quanti sono gli esagoni della sua risaia. Un insetto richiede un’anatra.
lesson-rice-paddy-work-harvest =
    Assegna dunque 4 contadini al raccolto e 2 all’erbaccia, e manda l’animale come anatra. In questo round nessuno pianta o costruisce. Prima il raccolto: 4.
lesson-rice-paddy-work-plant =
    Piantare: nessuno. In questo round nessuna risaia sarà vuota e allagata.
lesson-rice-paddy-work-weed =
    L’erbaccia: 2 contadini.
lesson-rice-paddy-work-build =
    Costruire: nessuno.
lesson-rice-paddy-work-ox =
    Anche un bue potrebbe costruire. Il tuo animale ha di meglio da fare: nessuno.
lesson-rice-paddy-work-duck =
    Anatre: 1. Toglie l’insetto nella terza risaia.
lesson-rice-paddy-work-water =
    La prima risaia tiene la sua acqua, perché il suo riso deve maturare. Non farne uscire.
lesson-rice-paddy-work-reaped =
    Prima le erbacce e le anatre, poi il raccolto.
lesson-rice-paddy-work-clean =
    Ben fatto: 12 riso. Con l’erbaccia sarebbero stati 6. La tabella del raccolto paga meglio le risaie pulite, e più le grandi che le piccole.
lesson-rice-paddy-work-spoiled =
    Non è stato il raccolto migliore. Una risaia pulita di due esagoni rende 12 riso, con un’erbaccia 6, e il riso maturo che resta marcisce. Se vuoi, ricomincia il capitolo.
lesson-rice-paddy-work-fertile =
    Tra il riso non ancora maturo un’anatra fa anche da concime: al raccolto la risaia conta un esagono in più. Per maturare, quel riso dev’essere prima allagato.

lesson-rice-paddy-hands = Poche braccia
lesson-rice-paddy-hands-about = Una pioggia con erbacce, e scegliere quando il lavoro è più di chi lo fa
lesson-rice-paddy-hands-rain =
    Questa carta pioggia porta 3 dischi e un’erbaccia. Puoi scegliere tu in quale delle tue risaie arriva.
lesson-rice-paddy-hands-where =
    Nelle prime due risaie il riso è maturo e va raccolto adesso. La terza ha tempo. Metti lì l’erbaccia.
lesson-rice-paddy-hands-few =
    Raccoglirugiada ti ha portato la pioggia. Ora hai 3 contadini e un animale, e c’è più lavoro di quanto possano fare.
lesson-rice-paddy-hands-harvest =
    Assegna 2 contadini al raccolto: bastano per uno dei due esagoni. Il terzo pianterà, l’animale andrà come anatra. Prima il raccolto: 2.
lesson-rice-paddy-hands-plant =
    Piantare: 1. Quel che raccogli ora sarà poi allagato.
lesson-rice-paddy-hands-ox =
    Buoi per costruire: nessuno.
lesson-rice-paddy-hands-duck =
    Anatre: 1. Gli insetti mangiano in tutte e due le risaie.
lesson-rice-paddy-hands-keep =
    L’acqua della terza risaia resta, perché il suo riso deve maturare. Non farne uscire.
lesson-rice-paddy-hands-pest =
    Un’anatra e due risaie con insetti: ti si chiede dove lavora. Scegli la prima risaia.
lesson-rice-paddy-hands-reap =
    I contadini possono raccogliere una delle due. Quale? Cerca quella pulita.
lesson-rice-paddy-hands-well =
    Ben fatto: la risaia pulita ha reso 5 riso, con il suo insetto sarebbero stati 3. Se puoi fare una cosa sola, falla per intero in un posto solo.
lesson-rice-paddy-hands-less =
    Una risaia pulita di un esagono rende 5 riso, con un insetto 3. Rende di più se l’anatra e i contadini lavorano nella stessa risaia.
lesson-rice-paddy-hands-seed =
    Ora le due risaie vuote sono allagate, e un contadino può piantarne una. Scegli.
lesson-rice-paddy-hands-rot =
    Il riso maturo che nessuno ha raccolto è marcito. Pensaci quando pianti: più tardi ogni esagono vorrà due contadini.

lesson-rice-paddy-water = Prosciugare e allagare
lesson-rice-paddy-water-about = Asciugare una risaia senza perdere l’acqua di un’altra
lesson-rice-paddy-water-look =
    Nella prima risaia il riso è maturo, ma sta nell’acqua. Si raccolgono solo risaie asciutte. Due contadini sono pronti per il raccolto, uno per piantare.
lesson-rice-paddy-water-rule =
    Prosciugare: l’acqua scorre solo verso valle. Per ogni risaia dici quanti dischi restano. Quelli che più in basso non trovano posto escono dal tuo campo.
lesson-rice-paddy-water-drain =
    Fa’ uscire tutta l’acqua della prima risaia: restano 0 dischi. Nella seconda devono restare tutti e due.
lesson-rice-paddy-water-stay =
    La seconda è piena e deve far maturare il suo riso. Tieni i suoi 2 dischi; l’altro vi passa sopra.
lesson-rice-paddy-water-reaped =
    Raccolto, allagare, maturazione, piantare: guarda il resto delle azioni fattoria.
lesson-rice-paddy-water-kept =
    Ora si allaga. La seconda risaia avrà la sua acqua?
lesson-rice-paddy-water-well =
    Ben fatto: la prima risaia ha dato 5 riso, è stata allagata di nuovo e ripiantata, tutto in un round.
lesson-rice-paddy-water-less =
    La prima risaia non si è potuta raccogliere, perché non era asciutta. Il suo riso maturo è marcito senza rendere nulla. Con 0 dischi sarebbero stati 5 riso.
lesson-rice-paddy-water-grew =
    La seconda ha tenuto i suoi due dischi, e il suo riso è maturo.
lesson-rice-paddy-water-thirsty =
    Nella seconda risaia il riso non è maturato: non era allagata. L’acqua che fai uscire manca più in basso.
lesson-rice-paddy-water-neighbour =
    L’acqua che esce dal tuo campo va nel bacino del giocatore successivo, e può allagare il suo campo in questo stesso round. Solo dall’ultimo giocatore torna nella riserva.
lesson-rice-paddy-water-flood =
    Nessuno può rifiutare di allagare. Tutto il bacino scorre, risaia per risaia. Una risaia che non si può riempire resta asciutta, e la sua acqua prosegue.
lesson-rice-paddy-water-rot =
    Dopo il raccolto tutto il riso maturo rimasto marcisce e non rende nulla. Perciò pensa per tempo: quel che è maturo ora dovrà essere asciutto nel prossimo round.

lesson-rice-paddy-build = Costruire una risaia
lesson-rice-paddy-build-about = Scegliere il terreno, muri e chiuse, una roccia, e la prima semina
lesson-rice-paddy-build-open =
    Un esagono di riso non sfama nessuno. Servono altre risaie. La prossima comincia nel campo aperto accanto all’ultima.
lesson-rice-paddy-build-price =
    Ogni muro o chiusa richiede 3 contadini oppure un bue. Hai assegnato 9 contadini a costruire: 3 sezioni. Il bue deve togliere una roccia, un contadino piantare.
lesson-rice-paddy-build-why =
    Perché non quaggiù? Indica questo esagono e premi { $why }: «Perché no?». Il programma dà sempre il motivo.
lesson-rice-paddy-build-site =
    Scegli dove comincia la nuova risaia. Prendi A2, a destra della tua: con il recinto in alto bastano tre sezioni a chiuderla.
lesson-rice-paddy-build-size =
    Potresti aggiungere altri esagoni, ma allora tre sezioni non bastano per questo round. Fermati a un esagono.
lesson-rice-paddy-build-rock =
    I muri ci sono. Ma nella nuova risaia c’è una roccia. Fa’ rimuovere al bue proprio quella.
lesson-rice-paddy-build-keep =
    Non far uscire acqua: la prima risaia deve tenere il suo disco.
lesson-rice-paddy-build-planted =
    Ora il bacino allaga la catena, e poi si pianta la nuova risaia.
lesson-rice-paddy-build-well =
    Ben fatto: costruita, liberata, allagata e piantata in un solo round. Nel prossimo round questo riso può maturare.
lesson-rice-paddy-build-less =
    La nuova risaia non si è potuta piantare. Dev’essere chiusa, senza rocce e allagata. Se vuoi, ricomincia il capitolo.
lesson-rice-paddy-build-plan =
    I muri che non chiudono ancora una risaia restano dove sono: per una grande ci vogliono anche più round. Una volta chiusa, una risaia conserva i suoi esagoni per tutta la partita.

lesson-rice-paddy-market = Obiettivi e mercato
lesson-rice-paddy-market-about = Ottenere una tessera, assumere, comprare, e la tassa
lesson-rice-paddy-market-tiles =
    Queste tessere sono gli obiettivi. Alcuni chiedono com’è la tua fattoria adesso, altri che cosa hai fatto in questo round. Il numero in basso è il riso che danno.
lesson-rice-paddy-market-claim =
    Hai due risaie, quindi questa tessera si può ottenere. Prendila: una tessera per round.
lesson-rice-paddy-market-gone =
    Per gli altri non c’è più, e non ne arrivano di nuove. In compagnia decide l’ordine di gioco chi sceglie per primo.
lesson-rice-paddy-market-market =
    Ora il tuo mercato. Si compra sempre prima lo spazio più economico, perciò ogni acquisto costa un po’ più del precedente.
lesson-rice-paddy-market-ox =
    Compra un animale per 4 riso: un bue risparmia tre contadini, un’anatra tiene lontani gli insetti.
lesson-rice-paddy-market-tax =
    Assumi anche un contadino. Costa 2 riso e, come secondo acquisto di questo round, 1 riso di tassa.
lesson-rice-paddy-market-taxed =
    Due acquisti in un round: c’è la tassa.
lesson-rice-paddy-market-enough =
    Un terzo acquisto aggiungerebbe 2 di tassa, un quarto 3. Basta così: termina gli acquisti.
lesson-rice-paddy-market-later =
    Tutti lavorano dal prossimo round. Compra presto quel che deve rendere: nei round 6 e 7 non c’è mercato, e il riso speso alla fine non conta.

lesson-rice-paddy-last = Gli ultimi due round
lesson-rice-paddy-last-about = Doppia maturazione nel round 6, l’ultimo raccolto e la fine
lesson-rice-paddy-last-six =
    Round 6. Ora il riso matura due volte: prima della semina e dopo. Due contadini sono pronti a piantare, e due dischi aspettano nel bacino.
lesson-rice-paddy-last-keep =
    Non far uscire acqua. Tutte e due le risaie devono essere allagate.
lesson-rice-paddy-last-twice =
    Quel che è stato appena piantato è già maturo. In questo round non c’è mercato.
lesson-rice-paddy-last-seven =
    Round 7: né pioggia né spirito. Tutta l’acqua ha lasciato i campi, e ogni risaia è asciutta. Restano solo erbacce, anatre e raccolto.
lesson-rice-paddy-last-harvest =
    L’ultimo compito: raccogli tutti e tre gli esagoni. Servono 6 contadini. Ora valgono i valori grigi della tabella del raccolto, che sono più alti.
lesson-rice-paddy-last-end =
    L’ultimo raccolto, poi si conta.
lesson-rice-paddy-last-won =
    8 e 18 riso: finisci con 96. In solitario 90 riso sono la prima valutazione, ed è una vittoria. In compagnia vince chi ha più riso.
lesson-rice-paddy-last-lost =
    La partita è finita sotto i 90 riso. Raccogliendo tutti e tre gli esagoni sarebbero stati 96. Se vuoi, ricomincia il capitolo.

lesson-rice-paddy-alone = Un round tutto tuo
lesson-rice-paddy-alone-about = Il primo round di una vera partita contro la fattoria dello spirito; decidi tu
lesson-rice-paddy-alone-begin =
    Una vera partita, in solitario. La fattoria dello spirito ti contende l’acqua: scopre una carta a ogni round. Decidi tutto tu; queste carte servono solo da promemoria.
lesson-rice-paddy-alone-draft =
    Tieni tre spiriti nel draft. Uno dal numero basso ti porta la pioggia, uno che agisce ogni round porta qualcosa tutte le volte.
lesson-rice-paddy-alone-spirit =
    Gioca uno spirito e rispondi a quel che le carte chiedono. Prima giochi uno spirito «ogni round», più spesso agisce.
lesson-rice-paddy-alone-allocate =
    Assegna il lavoro. 6 contadini alzano due muri: un esagono in più. Tieni dei contadini per piantare quel che sarà allagato. Nessun riso è ancora maturo.
lesson-rice-paddy-alone-farm =
    Azioni fattoria. Costruisci, e prosciuga solo quel che vuoi asciutto. In questo round il tuo riso dovrebbe restare nell’acqua per maturare.
lesson-rice-paddy-alone-market =
    Ottieni una tessera, se puoi, e compra, se hai riso. Poi comincia il round seguente.
lesson-rice-paddy-alone-tips =
    Nei prossimi round: asciuga quel che è maturo, raccogli, allaga, pianta. Se le risaie maturano in round diversi, gli stessi contadini bastano per tutte.
lesson-rice-paddy-alone-free =
    Questo era un round intero. Continua qui finché vuoi, oppure comincia una partita tua dalla prima schermata. Buon raccolto!
