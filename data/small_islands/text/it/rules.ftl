# Il regolamento di Small Islands. I paragrafi sono separati da una riga vuota.
rule-isle-goal-title = Di che cosa si tratta
rule-isle-goal =
    Insieme piazzate tessere e l’arcipelago cresce. Ognuno ha obiettivi segreti: costruite capanne <house> sulle isole che li soddisfano e guadagnate punti.

    Dopo al massimo quattro round vince chi ha più punti.
rule-isle-round-title = Un round
rule-isle-round =
    <b>1 Preparazione</b>: sei tessere formano la pila di navigazione; ognuno sceglie in segreto i suoi obiettivi.

    <b>2 Esplorazione</b>: a turno si piazza una tessera oppure, quando la pila di navigazione è vuota, si sbarca con una nave. Lo sbarco termina l’esplorazione.

    <b>3 Ricompensa</b>: a cominciare da chi è sbarcato, ognuno rivela l’obiettivo, costruisce capanne e guadagna punti.

    Il round seguente comincia dal giocatore dopo chi è sbarcato.
rule-isle-preparation-title = Preparazione
rule-isle-preparation =
    Hai l’obiettivo tenuto dal round precedente, nel primo round uno ricevuto all’inizio, e ne peschi due. Scegline uno per questo round e uno da tenere per il prossimo; il terzo torna coperto nel mazzo.

    <b>Modalità avanzata</b>: missioni e ricompense sono due mazzi. Pescane due per tipo e scegli una missione e una ricompensa per adesso, una per tipo per dopo.

    Se nella riserva restano meno di sei tessere, la partita finisce subito.
rule-isle-turn-title = Esplorare
rule-isle-turn =
    1. Prendi in mano una delle tre tessere scoperte.

    2. Piazza una delle tue tre tessere.

    3. Se vuoi, usa un segnalino bonus.

    4. Le tessere scoperte si riforniscono dalla pila di navigazione; quando è vuota, dalla riserva.

    Se nessuna delle tue tessere si può piazzare, mettine una sotto la riserva.
rule-isle-placing-title = Piazzare le tessere
rule-isle-placing =
    Puoi ruotare la tessera come vuoi. Deve toccare con un lato una tessera o una nave sul tavolo.

    Terraferma con terraferma, mare con mare: su ogni lato e a ogni angolo, anche dove le tessere si toccano solo con un angolo.

    Niente può sporgere dal bordo del tavolo.
rule-isle-islands-title = Isole
rule-isle-islands =
    Un’isola è terraferma unita attraverso i lati delle tessere. Un angolo da solo non unisce.

    La sua dimensione è il numero di tessere su cui si trova. Le navi non fanno parte delle isole.

    Simboli: le risorse <flower>, <fruit> e <leaf>, poi <temple> e <port>. Appartengono all’isola su cui sono stampati.
rule-isle-tokens-title = Segnalini bonus
rule-isle-tokens =
    Ne hai quattro per tutta la partita e puoi usarne uno in ogni turno in cui piazzi una tessera, su qualsiasi tessera del tavolo.

    <b>Lato risorsa</b>: copre un <flower>, <fruit> o <leaf> con un’altra delle tre risorse, anche su un altro segnalino. Il simbolo coperto non conta più. Uno dei tuoi segnalini mostra la risorsa che vuoi.

    <b>Lato porto</b>: aggiunge un <port> su una costa. Una tessera ha al massimo due porti, compresi quelli stampati.
rule-isle-landing-title = Sbarcare
rule-isle-landing =
    Quando la pila di navigazione è vuota puoi sbarcare invece di piazzare una tessera: prendi la tua nave <ship>, oppure una grigia finché ce ne sono, e piazzala come una tessera. Le navi sono tutte di mare.

    Lo sbarco termina subito l’esplorazione. Nessuno è obbligato a sbarcare: si continua con le tessere della riserva.

    Alla fine la tua nave rende punti per i porti intorno; una nave grigia non ne rende a nessuno.
rule-isle-reward-title = Capanne e ricompense
rule-isle-reward =
    Nel tuo turno della ricompensa puoi costruire capanne <house> dalla mano, ognuna su un’isola diversa. L’isola deve soddisfare la tua missione, occupare almeno due tessere, avere un simbolo capanna <site> libero e nessuna tua capanna. Altri colori possono esserci.

    Per ognuna di queste capanne ricevi la ricompensa. Poi la tua mano torna a quattro capanne dalla tua riserva di quattro.

    Non importa se l’isola è chiusa.
rule-isle-discovery-title = Segnalini scoperta
rule-isle-discovery =
    Alcune ricompense fanno pescare segnalini scoperta <discovery>: uno per ogni <temple> dell’isola. Tienine uno, coperto; gli altri tornano indietro.

    Valgono i punti indicati alla fine della partita.
rule-isle-end-title = Fine della partita
rule-isle-end =
    La partita finisce quando termina una fase di ricompensa e tutte e quattro le navi sono sul tavolo; quando restano meno di sei tessere per un nuovo round; oppure quando un giocatore non trova tessere scoperte e nessuna nave si può piazzare: allora segue un’ultima fase di ricompensa a cominciare da lui.

    Punti finali: quelli guadagnati, i segnalini scoperta e 1 per ogni <port> sulle otto tessere intorno alla propria nave.

    A parità: più capanne costruite, poi più porti intorno alla propria nave, poi chi ha piazzato per ultimo una tessera o una nave.
rule-isle-solo-title = Da soli contro Alexis
rule-isle-solo =
    Cominci tu. Dopo ogni tuo turno Alexis scopre una carta della sua pila spedizione ed esplora o sbarca. Non ha obiettivi, tessere né segnalini bonus; ha otto capanne a disposizione.

    Nella ricompensa costruisce una capanna secondo la regola della sua carta.

    Alla fine ha i punti della sua carta e alcuni per ogni capanna. Devi averne più di lui.
