### Le regole di Spiriti della risaia. I paragrafi sono separati da una riga vuota. Tutte le cifre vengono dai dati.

rice-many-laborers = { $n ->
        [one] { $n } contadino
       *[other] { $n } contadini
    }
rice-many-livestock = { $n ->
        [one] { $n } animale
       *[other] { $n } animali
    }
rice-many-oxen = { $n ->
        [one] { $n } bue
       *[other] { $n } buoi
    }
rice-many-hexes = { $n ->
        [one] { $n } esagono
       *[other] { $n } esagoni
    }
rice-many-rocks = { $n ->
        [one] { $n } roccia
       *[other] { $n } rocce
    }
rice-many-cards = { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
rice-many-rounds = { $n ->
        [one] { $n } round
       *[other] { $n } round
    }
rule-rice-goal-title = Di che cosa si tratta
rule-rice-goal =
    Coltivi riso su terrazze. L’acqua cade come pioggia, scorre nel tuo campo di risaia in risaia e prosegue verso il giocatore successivo. Il riso ne ha bisogno per essere piantato e per maturare; per le cure e il raccolto la risaia dev’essere asciutta.

    A ogni round giochi uno spirito, che resta davanti a te. Gli spiriti ti aiutano, e i loro numeri decidono chi riceve l’acqua per primo.

    La partita dura { $rounds }. Vince chi ha più riso.
rule-rice-field-title = Campo e risaie
rule-rice-field =
    Il tuo campo ha { $field }. Il bacino sta in alto a sinistra: da lì entra l’acqua. A sinistra e in alto un recinto chiude il campo.

    Una <b>risaia</b> è un terreno contiguo con un muro, una chiusa o il recinto su ogni lato: al massimo { $paddy_most }. Tutto il resto è <b>campo aperto</b>.

    Le risaie formano una sola catena; sono al massimo { $paddies }. L’acqua entra nella prima, passa da ognuna alla seguente per una chiusa e dall’ultima esce nel campo aperto.

    Una risaia con una roccia non si può piantare e non lascia passare l’acqua: le risaie che seguono non ne ricevono.
rule-rice-water-title = L’acqua: allagata, asciutta
rule-rice-water =
    Ogni esagono di una risaia tiene un disco acqua. Una risaia è <b>allagata</b> se ogni esagono ha un disco, <b>asciutta</b> se non ne ha nessuno. <b>Parzialmente allagata</b> non è né l’una né l’altra, e non vi si può fare nulla.

    <b>Asciutta</b>: sarchiare, anatre, raccolto. <b>Allagata</b>: maturazione, piantare.

    I dischi che non sono sui campi stanno nei bacini, sulla carta pioggia o nella riserva. Dischi in gioco con 1, 2, 3, 4 giocatori: { $water }.
rule-rice-setup-title = Preparazione
rule-rice-setup =
    Ognuno comincia con { $laborers_start } e una risaia di un esagono: piantata, allagata, cinta da due muri e una chiusa. Sul tuo mercato aspettano { $laborers_market } e { $livestock_market }.

    La carta preparazione mostra dove stanno { $rocks } e dà subito una ricompensa. Le ricompense si prendono dallo spazio più economico del mercato. I muri bonus si conservano: li alzi gratis quando costruisci.

    Gli obiettivi restano scoperti per tutta la partita: { $tiles }, più uno per ogni giocatore. Riso all’inizio: { $start_rice }.
rule-rice-draft-title = Draft
rule-rice-draft =
    Prima del round { $early_round } ricevi { $deal } del mazzo iniziale, prima del round { $late_round } del mazzo finale. Tienine una e passa le altre; tienine una di quelle che arrivano e passa ancora; poi tienine un’altra. L’ultima carta si mette da parte.

    Il draft iniziale passa a sinistra, quello finale a destra.

    Le carte tenute sono i tuoi spiriti per i round che seguono, uno per round. Per il round { $last } non ne resta nessuno.
rule-rice-round-title = Un round
rule-rice-round =
    <b>1 Pioggia</b>: una carta porta acqua, ed erbacce o insetti.

    <b>2 Spiriti</b>: tutti ne giocano uno insieme; ne segue l’ordine di gioco.

    <b>3 Acqua</b>: la prende il primo giocatore.

    <b>4 Spiriti attivi</b>: agiscono, anche i vecchi.

    <b>5 Assegnazione</b>: contadini e animali vanno al lavoro.

    <b>6 Azioni fattoria</b>: costruire, rocce, prosciugare, erbacce, anatre, raccolto, allagare, maturazione, piantare.

    <b>7 Obiettivi</b>: ne ottieni al massimo uno.

    <b>8 Mercato</b>: assumi e compra.
rule-rice-rain-title = Pioggia
rule-rice-rain =
    Si scopre una carta pioggia. Vi si mettono tanti dischi quanti ne mostra, o quanti ne ha ancora la riserva.

    Poi si segue la sua istruzione: nelle risaie arrivano erbacce o insetti. Se lascia una scelta, sceglie il proprietario del campo. Se nella scatola non ci sono più erbacce o insetti, non ne arrivano.

    Nel round 1 si va per posto, poi nell’ordine di gioco del round precedente.
rule-rice-spirits-title = Spiriti e ordine di gioco
rule-rice-spirits =
    Tutti scelgono uno spirito coperto e lo scoprono insieme. Conta lo spirito più alto che hai davanti, anche tra i vecchi: chi ha il <b>più basso</b> di questi è primo. Il primo giocatore prende tutta l’acqua della carta pioggia.

    Poi gli spiriti agiscono nell’ordine di gioco, i tuoi per numero crescente; { $last_spirit } viene per ultimo.

    <b>Ogni round</b>: agisce ora e in tutti i round seguenti. <b>Una volta sola</b>: solo nel round in cui è giocato. <b>Sempre</b>: cambia una regola per te. Puoi rinunciare solo dove ti viene chiesto.
rule-rice-allocate-title = Assegnare il lavoro
rule-rice-allocate =
    Tutti assegnano contadini e animali alle azioni, a carte scoperte. Un animale lavora come bue o come anatra, a tua scelta in ogni round.

    <b>Costruire</b>: { $section_laborers } o { $section_oxen } per ogni muro o chiusa. <b>Roccia</b>: un bue. <b>Erbaccia</b>: un contadino per ogni esagono della risaia. <b>Insetto, concime</b>: un’anatra. <b>Raccolto</b>: { $harvest } per ogni esagono. <b>Piantare</b>: { $plant } per ogni esagono.

    Li assegni a un’azione, non a una risaia; dove vanno si chiede più tardi, e solo se sono troppo pochi per tutto. Chi non trova nulla da fare è perso per questo round. Poi tutti tornano a casa.
rule-rice-build-title = Muri, chiuse, rocce
rule-rice-build =
    Indica il terreno della prossima risaia: campo aperto che comincia accanto alla tua ultima risaia. Muri e chiuse vi si alzano intorno, in un round o in più round; quel che c’è resta. Quando ci sono tutti, è una risaia e conserva i suoi esagoni.

    Il terreno ha bisogno di un’uscita per l’acqua: un lato verso altro campo aperto, o verso il bordo a destra o in basso. Hai muri: { $walls }, chiuse: { $gates }. Le chiuse si mettono da sole: una verso la risaia seguente, l’ultima verso il campo aperto.

    Le sezioni (muri e chiuse) gratuite e quelle pagate si usano prima dei muri bonus. Quelle pagate che avanzano sono perse.

    <b>Roccia</b>: un bue rimuove una roccia da un esagono qualsiasi.
rule-rice-drain-title = Prosciugare
rule-rice-drain =
    Nell’ordine di gioco ognuno può far uscire acqua. Scorre solo verso valle, e può passare sopra le risaie piene. Quel che esce dal tuo campo va nel bacino del giocatore successivo; dall’ultimo giocatore va nella riserva. Il tuo bacino resta com’è.

    Per ogni risaia dici quanti dischi restano. Sopra una roccia l’acqua devia verso il giocatore successivo.

    <b>Esempio</b>: due risaie, di uno e di due esagoni, sono piene. Vuoi raccogliere la prima. Lasciane 0 lì e 2 nella seconda: il disco vi passa sopra ed esce dal tuo campo.
rule-rice-care-title = Erbacce, insetti, concime
rule-rice-care =
    Solo nelle risaie <b>asciutte</b>, qualunque cosa vi cresca.

    <b>Erbaccia</b>: per sarchiarne una servono tanti contadini quanti sono gli esagoni della risaia.

    <b>Insetto</b>: un’anatra ne toglie uno. Se il riso non è ancora maturo, l’anatra concima anche la risaia, pure dove non c’era nessun insetto. Una risaia ha al massimo un concime. Una risaia vuota non si concima.

    Il concime fa contare la risaia un esagono in più al raccolto, e se ne va con esso.
rule-rice-harvest-title = Raccolto
rule-rice-harvest =
    Riso maturo in una risaia <b>asciutta</b>. { $harvest } per ogni esagono. La colonna è il numero di esagoni raccolti, con il concime uno in più: da 1 a { $columns }.

    Nei round prima dell’ultimo:

    <b>Pulita</b>: { $black1 }

    <b>1 insetto</b>: { $black2 }

    <b>1 erbaccia</b>: { $black3 }

    <b>2 o più tra erbacce e insetti</b>: { $black4 }

    Round { $last }: { $grey1 } / { $grey2 } / { $grey3 } / { $grey4 }.
rule-rice-rot-title = Raccolto parziale e marciume
rule-rice-rot =
    Con troppo pochi contadini raccogli una parte della risaia; contano solo quegli esagoni.

    Dopo un raccolto intero erbacce, insetti e concime se ne vanno. Dopo un raccolto parziale erbacce e insetti restano.

    Poi tutto il riso maturo rimasto <b>marcisce</b>, nelle risaie asciutte e in quelle allagate, e non vale nulla. Dove non si è raccolto niente, erbacce e insetti se ne vanno con esso.
rule-rice-flood-title = Allagare
rule-rice-flood =
    Nell’ordine di gioco, e nessuno può rifiutare: tutto il tuo bacino scorre nella catena, risaia per risaia. Dove i dischi bastano per ogni esagono, la risaia è allagata. Dove non bastano, resta asciutta, anche i suoi dischi proseguono, e si guarda la risaia seguente.

    Quel che avanza va nel bacino del giocatore successivo, e allaga il suo campo in questo stesso round. Dall’ultimo giocatore va nella riserva. Davanti a una roccia l’acqua devia.

    <b>Esempio</b>: 3 dischi; risaie asciutte di uno, tre e due esagoni. La prima ne prende 1. Per la seconda 2 sono troppo pochi. La terza ne prende 2.
rule-rice-growth-title = Maturare e piantare
rule-rice-growth =
    <b>Maturazione</b>: il riso piantato nelle risaie allagate diventa maturo.

    <b>Piantare</b>: { $plant } per ogni esagono, una risaia vuota e allagata senza rocce, sempre per intero. Viene dopo la maturazione: il riso piantato ora matura al più presto nel prossimo round.

    Così una coltura dura tre round: piantata, matura, raccolta. Una risaia prosciugata e raccolta si può allagare e piantare di nuovo nello stesso round.

    Nel round { $growth } il riso matura ancora una volta dopo la semina.
rule-rice-magic-title = Acqua magica
rule-rice-magic =
    Alcuni spiriti danno acqua magica. Sta su un tuo esagono per tutta la partita, non su una roccia. Quell’esagono vale come allagato o come asciutto, come preferisci, ogni volta. Non ha bisogno di dischi e non si prosciuga mai.

    Una risaia di sola acqua magica è allagata e asciutta insieme: si può raccogliere e piantare nello stesso round.

    Un disco che vi si trova va nel tuo bacino.
rule-rice-achievements-title = Obiettivi
rule-rice-achievements =
    Nell’ordine di gioco ognuno può ottenere una tessera scoperta il cui obiettivo è raggiunto, e riceve subito il suo riso. Per gli altri la tessera non c’è più; non ne arrivano di nuove.

    Alcuni obiettivi guardano il tuo campo, i contadini e gli animali di adesso, altri quel che hai fatto in questo round.
rule-rice-market-title = Mercato e tassa
rule-rice-market =
    Dal round 1 al round { $market }. Compri dal tuo mercato, prima lo spazio più economico. Chi compri lavora dal round seguente.

    <b>Contadini</b>: { $laborer_prices }

    <b>Animali</b>: { $livestock_prices }

    <b>Tassa</b> in riso per 1, 2, 3 … acquisti in un round: { $tax }

    Devi poter pagare tutto, tassa compresa.
rule-rice-last-title = Gli ultimi due round
rule-rice-last =
    <b>Round { $growth }</b>: dopo aver piantato, il riso nelle risaie allagate matura ancora una volta. Quel che pianti ora è dunque maturo. Non c’è mercato.

    <b>Round { $last }</b>: né pioggia né spirito; tutta l’acqua lascia campi e bacini. Si assegna solo a erbacce, anatre e raccolto. Valgono i valori grigi della tabella del raccolto. Gli spiriti che cambiano regole continuano a valere. Niente obiettivi, niente mercato.
rule-rice-end-title = La fine
rule-rice-end =
    Dopo il round { $last } vince chi ha più riso. Prima danno il loro riso gli spiriti che lo danno alla fine.

    A parità di riso vince tra loro chi ha lo spirito più alto. Non ci sono due spiriti con lo stesso numero.
rule-rice-solo-title = In solitario: la fattoria dello spirito
rule-rice-solo =
    Una fattoria senza padrone è il tuo vicino: una risaia, { $farm }. Ogni round scopre una carta del suo mazzo ({ $solo_cards }). Se il numero è più basso del tuo spirito più alto, è prima lei; altrimenti sei primo tu. Il primo prende la pioggia.

    Quando prosciuga, fa uscire tutta la sua acqua. Quando allaga, ne tiene quanta dice la sua carta, anche se resta parzialmente allagata. Quel che ne esce è tuo se è prima lei, e quel che esce da te la raggiunge se sei primo tu. La sua carta agisce dopo tutti gli spiriti.

    Draft: di { $solo_deal } carte ne tieni ogni volta una. Gli effetti sugli altri giocatori non fanno nulla.

    Riso per le valutazioni da 1 a { $ratings }: { $rating }. Vinci a partire dalla prima.
rule-rice-known-title = Che cosa è noto, che cosa è nostro
rule-rice-known =
    Dal gioco stampato sono noti: le fasi, le azioni fattoria e il loro costo, che cosa fa l’acqua, il draft, gli effetti degli spiriti, i round speciali, il numero dei componenti. In fondo alla carta di uno spirito si legge se l’effetto e il momento in cui agisce sono quelli originali, una nostra ipotesi o una nostra idea.

    <b>Proposto da noi</b>, perché non si è trovata nessuna cifra stampata: la tabella del raccolto, prezzi e tassa, quantità e istruzioni della pioggia, posti delle rocce e ricompense delle carte preparazione, mete e riso degli obiettivi, il mazzo di ogni spirito, la forma del campo, tutto il gioco in solitario.

    Letto da noi dove le regole tacciono: il terreno si pianifica e i muri vi si alzano intorno, una risaia conserva i suoi esagoni, il concime se ne va con il raccolto, non si può rifiutare di allagare. I nomi delle carte sono nostri. Le opzioni di una nuova partita cambiano alcune di queste cose.
