### Il regolamento di Anima: Shadow of Omega. I capoversi sono separati da una riga vuota. Tutte le cifre vengono dai dati.

rule-anima-goal-title = Di che cosa si tratta
rule-anima-goal =
    Ogni giocatore guida un gruppo di personaggi per una terra oscura. Si viaggia, si esplora, si combatte e si trovano nuovi compagni.

    Ognuno ha missioni principali segrete. Quando la prima è compiuta, si scopre per tutti una <b>missione finale</b>.

    Può tentarla chi ha compiuto una propria missione principale. Vince chi la compie per primo. Dopo { $limit } turni senza vincitore Omega si libera e nessuno vince.
rule-anima-cards-title = Le carte
rule-anima-cards =
    I <b>personaggi</b> formano i gruppi: { $characters } carte. Le <b>aree</b> sono i luoghi dove si va: { $areas }. Gli <b>incontri</b>, { $encounters }, sono mostri ed eventi.

    I <b>vantaggi</b>, { $advantages }, sono le carte in mano. Le <b>missioni</b>: { $main } principali e { $finals } finali.

    Le carte usate, i personaggi morti e gli incontri risolti vanno negli scarti del loro tipo. Un mazzo vuoto si rifà con i suoi scarti, tranne quello delle aree.
rule-anima-group-title = Gruppo, forza, velocità
rule-anima-group =
    Personaggi in un gruppo: da 1 a { $group }. La sua <b>forza</b> è quella dei personaggi insieme a ciò che si aggiunge; lo stesso vale per la <b>velocità</b>.

    La forza decide le battaglie. La velocità decide chi gioca per primo e le prove di velocità.

    Le icone ki, magia e inganno dicono per quali carte abilità un personaggio può esaurirsi.
rule-anima-tapped-title = Esausto e coperto
rule-anima-tapped =
    Un personaggio <b>esausto</b> ha già fatto la sua parte: niente carte abilità, niente capacità che esauriscono. La sua forza e la sua velocità contano ancora. Si riattiva all’inizio del turno successivo.

    Un personaggio <b>coperto</b> non può fare niente, e non contano la sua forza, la sua velocità, le sue icone e la sua capacità. Si scopre all’inizio del turno successivo, se non è detto altro. Conta però per la grandezza del gruppo, e può morire.
rule-anima-setup-title = Preparazione
rule-anima-setup =
    Ognuno riceve in segreto { $missions ->
        [one] { $missions } missione principale
       *[other] { $missions } missioni principali
    }; le altre escono dal gioco senza essere viste. Personaggi: { $characters_deal } distribuiti, { $characters_keep } da tenere. Vantaggi: { $advantages_deal } distribuiti, { $advantages_keep } da tenere.

    Entrano in gioco tante aree quanti sono i giocatori, ognuna con un incontro coperto. I gruppi cominciano fuori da ogni area.
rule-anima-turn-title = Un turno
rule-anima-turn =
    All’inizio tutti i personaggi si riattivano e si scoprono, e si stabilisce l’ordine: prima la velocità più alta, a parità si tira. L’ordine vale per tutto il turno.

    Poi ogni fase è giocata da tutti, prima che cominci la successiva: <b>ripristino</b>, <b>movimento</b>, <b>interazione</b>, <b>esplorazione</b>.
rule-anima-reset-title = Ripristino e prese
rule-anima-reset =
    Nel tuo ripristino puoi scartare vantaggi, congedare personaggi, aderire a un’organizzazione o lasciarla, e usare carte e capacità di questa fase. Solo qui puoi scartare di tua volontà. L’ultimo personaggio resta.

    Dopo tutti i ripristini: se un solo giocatore ha meno personaggi di tutti gli altri, può reclutarne uno congedato in questo turno. Se un solo giocatore ha meno vantaggi di tutti gli altri, può prenderne uno scartato in questo turno da un altro.
rule-anima-movement-title = Movimento: viaggiare o riposare
rule-anima-movement =
    Si fa una cosa sola: viaggiare verso un’area attiva qualsiasi, esplorarne una nuova o riposare. Anche restare dove si è conta come viaggio.

    Se nell’area c’è un incontro preliminare, prima si affronta quello; solo dopo si arriva.

    <b>Riposo</b>: il gruppo lascia la sua area e in questo turno non fa più niente. Nel prossimo turno ha forza +{ $rest_strength } e velocità +{ $rest_speed }.
rule-anima-new-area-title = Una nuova area
rule-anima-new-area =
    In un turno un solo giocatore può esplorare una nuova area: la prima del mazzo, o una qualsiasi degli scarti delle aree. Entra in gioco per tutti.

    Aree attive per ogni giocatore: al massimo { $active }. Se sono di più, chi esplora ne toglie una: non dove sta un gruppo, non dove un incontro è ancora coperto, non quella nuova. Ogni altro giocatore può proteggere un’area scartando un vantaggio.

    Poi si pesca un incontro, scoperto, e il gruppo lo affronta.
rule-anima-encounters-title = Incontri
rule-anima-encounters =
    Un <b>mostro</b> si combatte. Un <b>evento</b> ha il suo effetto e si scarta.

    Un incontro di livello più alto dell’area non avviene: si scarta.

    Un mostro che è incontro preliminare di un’area resta lì, scoperto, finché qualcuno non lo batte. Chi perde contro di lui non arriva e perde il turno.
rule-anima-trade-title = Scambi
rule-anima-trade =
    Due gruppi in aree con l’icona degli scambi possono scambiare, nella stessa area o in due diverse: vantaggi e personaggi, quanti vogliono, anche in regalo.

    Tu fai un’offerta, l’altro risponde, tu accetti o no. Un’offerta per giocatore in un turno. Alla fine entrambi hanno da 1 a { $group } personaggi e al massimo { $hand } vantaggi.
rule-anima-attack-title = Attacchi tra gruppi
rule-anima-attack =
    Puoi attaccare un gruppo nella tua area se la differenza di grandezza non supera { $difference }. Gli stessi due gruppi si affrontano al massimo una volta per turno.

    Chi perde dà al vincitore { $spoils ->
        [one] { $spoils } vantaggio
       *[other] { $spoils } vantaggi
    } a caso, lascia l’area e perde il turno.

    I gruppi di organizzazioni in guerra devono affrontarsi se sono nella stessa area, qualunque sia la loro grandezza, prima di ogni altra cosa in questa fase.
rule-anima-exploration-title = Esplorazione
rule-anima-exploration =
    Chi è in un’area può esplorarla, una volta per turno: si tira un dado sulla sua tabella. <b>Niente</b>: subito una ricompensa. <b>Incontri</b>: se ne pescano tanti, uno dopo l’altro, e ognuno va superato. <b>Speciale</b>: come dice l’area.

    Un incontro oltre il livello dell’area è un <b>falso allarme</b>: la ricompensa arriva subito.

    Chi perde una battaglia non ha ricompensa, lascia l’area e perde il turno. I mostri incontrati qui non restano.
rule-anima-rewards-title = Ricompense
rule-anima-rewards =
    Dopo un’esplorazione riuscita si sceglie una delle tre ricompense dell’area.

    <b>Bonus</b>: pesca tanti vantaggi quanto il livello dell’area. <b>Reclutamento</b>: si unisce un personaggio del mazzo; non nella stessa area per due turni di seguito. <b>Missione</b>: un passo di una missione che chiede quest’area. <b>EX</b>: come è scritto.

    Una mano piena non pesca, un gruppo pieno non recluta.
rule-anima-battle-title = Battaglie
rule-anima-battle =
    Prima vengono le risposte alla battaglia, poi le due parti giocano a turno carte battaglia, finché entrambe ne hanno abbastanza. Poi ogni parte tira un dado e aggiunge la sua forza.

    Vince il totale più alto. Un pareggio contro un mostro è del gruppo; a parità tra gruppi si tira di nuovo.

    Chi perde per { $margin } o più perde un personaggio a sua scelta.
rule-anima-chances-title = Le probabilità di una battaglia
rule-anima-chances =
    Contro un mostro forte quanto il gruppo, il gruppo vince 21 volte su 36. Ogni punto di forza conta molto: con 3 in più vince 33 volte, con 3 in meno 6 volte.

    Prove di velocità: un dado e la velocità del gruppo; basta raggiungere la difficoltà.
rule-anima-advantages-title = Vantaggi
rule-anima-advantages =
    Vantaggi in mano: al massimo { $hand }. Ognuno dice quando si può giocare.

    <b>Carte abilità</b> di ki, magia o inganno: si esaurisce un tuo personaggio non esausto che ha l’icona. Le <b>carte trama</b> non hanno bisogno di nessuno.

    Una carta che non cambierebbe niente non si può giocare.
rule-anima-organisations-title = Organizzazioni
rule-anima-organisations =
    Un’organizzazione sta scoperta accanto al suo gruppo. Aiuta e impone doveri. Un gruppo è al massimo in una; per cambiare, lascia la prima in una fase di ripristino.

    Chi perde tutti i personaggi perde anche l’organizzazione.
rule-anima-replies-title = Risposte
rule-anima-replies =
    Alcune carte e capacità rispondono a ciò che qualcuno fa: un viaggio, una nuova area, un riposo, un evento, una battaglia, un’esplorazione, una prova di velocità, un dado, una carta abilità, una morte.

    Prima può rispondere chi agisce, in battaglia poi l’altra parte, poi gli altri nell’ordine di gioco. Una risposta ha effetto subito; le risposte a essa vengono prima. Alla stessa cosa ognuno risponde una volta.

    Non si mostra a nessuno chi ha ricevuto la domanda e non ha risposto.
rule-anima-missions-title = Missioni
rule-anima-missions =
    Una missione ha dei passi, in quest’ordine. Un passo si compie in una delle aree che nomina, come ricompensa missione di un’esplorazione. Un passo di una missione per turno.

    Quando cominci una missione, la scopri, se la carta non dice altro. Quando è compiuta, la sua ricompensa vale per il resto della partita.

    Ciò che è compiuto resta compiuto, anche dopo una sconfitta.
rule-anima-resistance-title = Resistere
rule-anima-resistance =
    Alcuni passi chiedono di resistere più turni in un’area. Si comincia nella fase di esplorazione al posto di esplorare. In ognuno di questi turni arriva un nemico della carta.

    Chi perde contro di lui o contro un gruppo, si sposta, esplora o riposa ricomincia da capo. Nel frattempo gli altri possono attaccare.
rule-anima-final-title = La missione finale
rule-anima-final =
    Quando la prima missione principale è compiuta, il suo giocatore pesca una missione finale, scoperta per tutti. Le aree che le servono entrano in gioco, non si possono togliere e non contano per il limite.

    Può cominciarla ogni giocatore che ha compiuto una missione principale; i passi valgono solo per chi li compie.
rule-anima-lost-title = Turni persi, gruppi perduti
rule-anima-lost =
    Un turno perso: il gruppo lascia la sua area o non arriva, e in questo turno non fa più niente. Neppure risposte, neppure protezioni. Nessuno può attaccarlo.

    Quando tutti i personaggi sono perduti, se ne pesca subito uno nuovo. Il nuovo gruppo non è in nessuna area e il suo turno è finito. Mano e missioni restano.
rule-anima-options-title = Opzioni
rule-anima-options =
    <b>Albero delle aree</b>: tre mazzi di aree per livello. Dal tuo posto raggiungi aree al massimo di un livello più alto; chi va a un altro livello pesca un incontro. Un turno perso riporta all’inizio.

    <b>Partita lunga</b>: entrambe le missioni principali prima di quella finale. <b>Crisi</b>: alcuni turni dopo che la missione finale è stata scoperta, chi ha compiuto una missione principale ha un ultimo tentativo.

    <b>Limite di turni</b>, <b>falso allarme</b> e <b>risposte</b> si scelgono nella preparazione.
rule-anima-solo-title = In solitario: corsa contro il sigillo
rule-anima-solo =
    Un solo gruppo, aree come per { $solo_players } giocatori. Niente prese, scambi, attacchi; le carte che hanno bisogno di un rivale restano nella scatola. Rubare a un giocatore vuol dire pescare altrettanto.

    La missione finale va compiuta entro la fine del turno { $normal } (facile: { $easy }, difficile: { $hard }).
rule-anima-known-title = Che cosa è noto e che cosa è nostro
rule-anima-known =
    Del gioco stampato sono note le regole e poche carte: la Paladina, Strada sbagliata, l’effetto di Sonno, i nomi di alcune altre. Tutte le altre carte e cifre sono una nostra proposta, equilibrata con partite giocate.

    Sono nostri anche il solitario, il limite di turni e ciò che le regole stampate lasciano aperto.
