### I capitoli del tutorial. Una scheda è fatta di due o tre frasi brevi.

lesson-anima-road = In viaggio
lesson-anima-road-about = Il tuo gruppo, un viaggio, ciò che aspetta là e la prima esplorazione
lesson-anima-road-welcome =
    Guidi un gruppo per una terra oscura. Vince chi compie per primo la missione finale. Fino ad allora si viaggia, si esplora e si diventa più forti.
lesson-anima-road-group =
    Il tuo gruppo: il Duellante di cenere e il Monaco del fiume, che in un gruppo piccolo ha forza +2. Insieme: forza 7, velocità 6.
lesson-anima-road-worth =
    La forza decide le battaglie. La velocità decide chi gioca per primo, e le prove di velocità.
lesson-anima-road-areas =
    Queste sono le aree attive. In entrambe c’è un incontro preliminare coperto: un mostro o un evento. Chi ci va lo affronta per primo.
lesson-anima-road-travel =
    È la fase di movimento. Si fa una cosa sola: viaggiare, esplorare una nuova area o riposare. Vai alla Brughiera d’erica.
lesson-anima-road-met =
    L’incontro si scopre prima del tuo arrivo.
lesson-anima-road-caravan =
    Una Carovana di mercanti: un evento, e benevolo. Ti ha portato un vantaggio, una carta per la tua mano. Il gruppo è arrivato.
lesson-anima-road-storm =
    Hai scelto un’altra via. Un brutto incontro può costare il turno: allora il gruppo non è in nessuna area e non fa più niente fino al prossimo.
lesson-anima-road-table =
    Ogni area ha una tabella per il dado. Nella Brughiera d’erica 1, 2 e 3 non portano niente; 4, 5 e 6 un incontro. Niente è un bene: la ricompensa arriva subito.
lesson-anima-road-explore =
    La fase di esplorazione. Chi è in un’area può esplorarla, una volta per turno. Esplora.
lesson-anima-road-reward =
    È uscito un 2, nessuno ti sbarra la strada. Scegli la ricompensa: il bonus fa pescare tanti vantaggi quanto il livello dell’area.
lesson-anima-road-well =
    Ben fatto: un viaggio, un’esplorazione, una ricompensa. Così si raccolgono carte e compagni per le missioni.
lesson-anima-road-less =
    In questo turno non hai avuto ricompense, o non ne hai scelta nessuna. Se vuoi, ricomincia il capitolo: la Brughiera d’erica ti aspetta.
lesson-anima-road-phases =
    Questo era un turno: ripristino, movimento, interazione, esplorazione. Tutti giocano una fase prima che cominci la successiva. Comincia il gruppo più veloce.

lesson-anima-battle = Una battaglia
lesson-anima-battle-about = Probabilità, carte battaglia, chi si esaurisce per giocarle, e i dadi
lesson-anima-battle-brute =
    Nella Foresta nella nebbia c’è un Bruto delle caverne scoperto: qualcuno ha già perso contro di lui. La sua forza è 6. Tu hai 5: il Duellante di cenere 3, la Maga 2.
lesson-anima-battle-odds =
    Prima di partire guarda le probabilità. Premi { $forecast }: la previsione calcola con ciò che puoi sapere.
lesson-anima-battle-sheet =
    Ecco che cosa ti aspetta dove il tuo gruppo può andare, senza carte. Nella Foresta nella nebbia il Bruto delle caverne vince più spesso di te. Chiudi con Esc, o vai avanti.
lesson-anima-battle-go =
    Ma hai in mano due carte battaglia. Vai alla Foresta nella nebbia.
lesson-anima-battle-sides =
    Ecco le due parti, e di che cosa è fatta la loro forza. Prima le carte, poi ogni parte tira un dado. Vince il totale più alto; un pareggio contro un mostro è tuo.
lesson-anima-battle-strike =
    Colpo mirato dà 3 di forza in questa battaglia. È una carta ki: si esaurisce qualcuno con l’icona ki. Giocala.
lesson-anima-battle-tapped =
    Chi è esausto in questo turno non fa più niente di speciale: né carte abilità né capacità che esauriscono. Forza e velocità contano ancora. All’inizio del prossimo turno tutti si riattivano.
lesson-anima-battle-bolt =
    Le tue probabilità sono salite. La Maga può ancora esaurirsi: per Dardo di brace, che dà 4 contro i mostri, o per la sua capacità, che dà 2. Gioca la carta.
lesson-anima-battle-won =
    Niente altre carte: ora si tirano i due dadi.
lesson-anima-battle-well =
    Tu hai tirato 2, il Bruto delle caverne 5, eppure hai vinto. Le carte hanno fatto la differenza. Il mostro non c’è più e il gruppo è arrivato.
lesson-anima-battle-less =
    Non l’hai battuto. Chi perde una battaglia non arriva e perde il turno. Con entrambe le carte sarebbe stato 14 contro 11.
lesson-anima-battle-deaths =
    Guarda anche il distacco: chi perde per 5 o più perde un personaggio. Perciò pensaci prima di partire, e gioca le carte prima dei dadi, non dopo.

lesson-anima-defeat = Una sconfitta
lesson-anima-defeat-about = Un evento con una scelta, una battaglia persa, e chi muore
lesson-anima-defeat-go =
    Il tuo gruppo: la Guardiana della porta e il Ladro, forza 4. Vai al Traghetto del mulino, un posto tranquillo di livello I.
lesson-anima-defeat-toll =
    Un Ponte a pedaggio: scarta un vantaggio, oppure non arrivi e perdi il turno. Paga.
lesson-anima-defeat-pay =
    Scegli tu quale. Contrattacco serve solo a chi è attaccato: scartalo.
lesson-anima-defeat-explore =
    Il gruppo è arrivato. Esplora: con 1, 2 o 3 nessuno ti sbarra la strada.
lesson-anima-defeat-save =
    Un 4: Segugi affamati, forza 5. E i dadi sono stati 1 e 6: persa per 6, perciò muore un personaggio. Ma la Guardiana della porta può esaurirsi per impedirlo. Fallo.
lesson-anima-defeat-well =
    Non è morto nessuno. Ma la battaglia resta persa: il tuo gruppo non ha avuto ricompense, ha lasciato l’area e perso il turno.
lesson-anima-defeat-less =
    Un turno perso, e forse un compagno perso. Prima che un personaggio muoia puoi rispondere: la Guardiana della porta si esaurisce per questo.
lesson-anima-defeat-turn =
    Con il turno perso non fai più niente fino al prossimo, neppure risposte. Ma nessuno può attaccarti.
lesson-anima-defeat-all =
    Anche senza nessun personaggio resti in gioco: ne arriva subito uno nuovo. La mano e le missioni restano.

lesson-anima-new-land = Terre nuove
lesson-anima-new-land-about = Esplorare una nuova area, toglierne un’altra, e una prova di velocità
lesson-anima-new-land-choice =
    Hai la missione La taglia del canyon, ma nessuna delle sue aree è in gioco. Allora cerca una nuova area: in un turno può farlo un solo giocatore.
lesson-anima-new-land-explore =
    La prima carta del mazzo delle aree entra in gioco per tutti, e il tuo gruppo ci va. Esplora una nuova area dal mazzo.
lesson-anima-new-land-full =
    Il Canyon rosso, una di quelle che ti servono. Ma con due giocatori le aree attive sono al massimo quattro: una deve andarsene. Non dove sta un gruppo, e non dove un incontro è coperto.
lesson-anima-new-land-remove =
    Il tuo rivale può proteggere un’area scartando un vantaggio. A nessuna delle tue missioni serve il Villaggio di Cornes: toglilo.
lesson-anima-new-land-landslide =
    In una nuova area si pesca subito un incontro scoperto. Una Frana: una prova di velocità di 9. Si tira un dado e si aggiunge la velocità del gruppo, che è 6.
lesson-anima-new-land-step =
    Potrebbe uscire troppo poco. Passo rapido risponde a una prova tua e dà 4 di velocità. Una carta così si gioca come risposta. Giocala.
lesson-anima-new-land-arrived =
    Ora si tira il dado.
lesson-anima-new-land-well =
    Un 2. Con la carta fa 12, senza avrebbe fatto 8 e il turno sarebbe stato perso. Il gruppo è arrivato nel Canyon rosso.
lesson-anima-new-land-less =
    Il gruppo non è arrivato nel Canyon rosso. È uscito un 2; con Passo rapido avrebbe fatto 12 contro 9. Se vuoi, ricomincia il capitolo.
lesson-anima-new-land-levels =
    Il numero su un’area è il suo livello. Le più alte danno di più, e là aspetta di peggio. Un incontro di livello più alto dell’area non avviene mai: si scarta.

lesson-anima-guard = Difesa e riposo
lesson-anima-guard-about = Proteggere un’area, e riposare per il prossimo turno
lesson-anima-guard-threat =
    Il tuo rivale ha esplorato una nuova area e vuole togliere la Brughiera d’erica. Là si può compiere la tua missione L’inverno dei lupi.
lesson-anima-guard-protect =
    Puoi proteggerla: scarta un vantaggio. Contrattacco serve solo a chi è attaccato. Scarta quello.
lesson-anima-guard-saved =
    La Brughiera d’erica resta, e il tuo rivale deve scegliere un’altra area.
lesson-anima-guard-gone =
    La Brughiera d’erica esce dal gioco. Ora è negli scarti delle aree, e da lì la si può esplorare di nuovo.
lesson-anima-guard-again =
    Ora tocca al Mercato del crocevia. Non ti serve: lascialo andare.
lesson-anima-guard-rest =
    Muovi tu. Il tuo gruppo è un solo Duellante di cenere, troppo debole per quasi tutti i mostri. Riposa: in questo turno non fai più niente, ma nel prossimo sei più forte.
lesson-anima-guard-camp =
    Campo sicuro risponde a un tuo riposo: un nuovo vantaggio, e 1 di forza in più fino alla fine del prossimo turno. Giocalo.
lesson-anima-guard-morning =
    Gli altri finiscono il loro turno.
lesson-anima-guard-well =
    Dopo il riposo forza e velocità sono più alte di 2 per tutto questo turno, con Campo sicuro la forza di 3. Anche l’ordine di gioco segue questa velocità.
lesson-anima-guard-less =
    Non hai riposato. Dopo un riposo forza e velocità sarebbero più alte di 2 per tutto questo turno.

lesson-anima-camp = Ripristino e prese
lesson-anima-camp-about = Organizzazioni, carte della fase di ripristino, e ciò che gli altri lasciano
lesson-anima-camp-begin =
    Un turno comincia con il ripristino. Solo qui puoi scartare vantaggi e congedare personaggi di tua volontà, e solo qui si aderisce a un’organizzazione.
lesson-anima-camp-order =
    L’Ordine della lanterna dà 2 di forza contro le tenebre, ma i suoi membri non giocano carte inganno. Tu non ne hai. Aderisci.
lesson-anima-camp-member =
    Sta scoperto accanto al tuo gruppo. Se nella tua area arriva un gruppo della Corte vuota, dovete combattere: le due organizzazioni sono in guerra.
lesson-anima-camp-cache =
    Scorta di provviste è una carta trama: nessuno deve esaurirsi. Giocala e pesca due vantaggi.
lesson-anima-camp-end =
    Colpo mirato conviene tenerlo. Il tuo ripristino è finito.
lesson-anima-camp-claim =
    Il tuo rivale ha congedato il Penitente di ferro. Solo tu hai meno personaggi di tutti, perciò puoi reclutarlo: forza 5!
lesson-anima-camp-take =
    E solo tu hai meno vantaggi di tutti. Perciò puoi prendere Corpo di ferro, che il tuo rivale ha scartato.
lesson-anima-camp-well =
    Ben fatto: un secondo personaggio, e carte per la tua mano. Chi ha meno è aiutato da ciò che gli altri lasciano.
lesson-anima-camp-less =
    Non si è unito nessuno. Chi da solo ha meno personaggi può reclutarne uno congedato in questo turno. Se vuoi, ricomincia il capitolo.
lesson-anima-camp-limits =
    Un gruppo ha al massimo 4 personaggi, una mano al massimo 5 vantaggi. Una mano piena non pesca niente: gioca le carte per tempo.

lesson-anima-finds = Ciò che si trova
lesson-anima-finds-about = Scegliere: un’area, un prezzo, carte degli scarti e del mazzo
lesson-anima-finds-deck =
    Il tuo gruppo è nel Villaggio di Cornes, con la Cartografa delle tombe. Cerca una nuova area: lei può aiutarti.
lesson-anima-finds-explore =
    Esplora una nuova area dal mazzo.
lesson-anima-finds-map =
    Prima che si peschi la carta la Cartografa delle tombe può rispondere: guarda due aree e tu ne scegli una. Esauriscila.
lesson-anima-finds-pick =
    Il Canyon rosso o l’Archivio sommerso. L’altra va sotto il mazzo. Scegli l’archivio.
lesson-anima-finds-guards =
    Lì ci sono le Guardie del dazio, forza 4. Ma si lasciano corrompere: chi scarta un vantaggio ha vinto subito. È un’offerta, puoi rifiutare. Dai loro la Moneta fortunata.
lesson-anima-finds-search =
    La fase di esplorazione. Esplora l’area in cui è il tuo gruppo.
lesson-anima-finds-ex =
    Un 1: non succede niente. Il sole è la ricompensa speciale di quest’area: un vantaggio a tua scelta tra gli scarti.
lesson-anima-finds-take =
    Lì c’è tutto ciò che è stato scartato, anche la tua Moneta fortunata. Prendi Corpo di ferro: il tuo Duellante di cenere conosce il ki.
lesson-anima-finds-morning =
    Il turno seguente. Tieni le tue carte e di’ che hai finito.
lesson-anima-finds-pass =
    Vai al Passo delle ossa di drago, il tesoro più ricco, livello III. Lì non c’è nulla di coperto.
lesson-anima-finds-again =
    Esplora l’area in cui sei adesso. Al Passo delle ossa di drago la strada è libera solo con un 1.
lesson-anima-finds-hoard =
    Di nuovo un 1! La sua ricompensa speciale: guarda quattro vantaggi e tienine due.
lesson-anima-finds-keep =
    Dardo di brace è forte contro i mostri, e la Cartografa delle tombe conosce la magia. Tienilo.
lesson-anima-finds-two =
    Ancora uno. Nuovo vigore fa pescare una carta: tienilo. Gli altri due si scartano.
lesson-anima-finds-well =
    Ben fatto: un’area scelta da te, nessuna battaglia, e tre carte scelte da te. Le ricompense speciali cambiano da un’area all’altra.
lesson-anima-finds-less =
    Questa volta il tesoro non è tuo. Al Passo delle ossa di drago la ricompensa speciale fa tenere due vantaggi su quattro. Se vuoi, ricomincia il capitolo.

lesson-anima-rivals = Rivali
lesson-anima-rivals-about = Uno scambio, e poi un attacco
lesson-anima-rivals-meet =
    Entrambi i gruppi sono nel Porto delle catene, che ha l’icona degli scambi. È la fase di interazione: qui si scambia, e qui si attacca.
lesson-anima-rivals-trade =
    Hai in mano Dardo di brace, ma nel tuo gruppo nessuno sa di magia. Proponi uno scambio al tuo rivale.
lesson-anima-rivals-give =
    Ciò che metti sul tavolo lo vedete entrambi. Da’ Dardo di brace.
lesson-anima-rivals-laid =
    Basta così. Ora l’altro mette qualcosa in cambio, o rifiuta.
lesson-anima-rivals-accept =
    In cambio, Lama avvelenata: 3 di forza in meno per il nemico, e il Cacciatore delle colline sa d’inganno. Accetta.
lesson-anima-rivals-swapped =
    La carta è tua. E ricordi ciò che hai dato: il tavolo ti mostra che il tuo rivale ha Dardo di brace.
lesson-anima-rivals-attack =
    E ora si fa sul serio. Si può attaccare chi è nella stessa area e ha più o meno altrettanti personaggi: la differenza può essere 1. Attacca.
lesson-anima-rivals-cards =
    Tu hai forza 5, il tuo rivale 6. Gioca le tue carte battaglia: Colpo mirato, Lama avvelenata o entrambe.
lesson-anima-rivals-dice =
    Puoi giocare anche l’altra carta, o dire che basta. Anche il tuo rivale potrebbe giocarne ora.
lesson-anima-rivals-won =
    Decidono i dadi.
lesson-anima-rivals-well =
    Tu hai tirato 3, il tuo rivale 4, e hai vinto grazie alle carte. Chi ha perso ti ha dato un vantaggio a caso, lascia l’area e perde il turno.
lesson-anima-rivals-less =
    Non hai battuto il tuo rivale. Forza 5 e un 3 sono troppo poco contro 6 e un 4; ognuna delle tue due carte sarebbe bastata. Se vuoi, ricomincia.
lesson-anima-rivals-war =
    Gli stessi due gruppi si affrontano al massimo una volta per turno. I gruppi di organizzazioni in guerra devono combattere quando si incontrano, anche se non vogliono.

lesson-anima-replies = Risposte
lesson-anima-replies-about = Carte nel turno degli altri, e un secondo tiro del dado
lesson-anima-replies-turn =
    È il turno del tuo rivale, eppure la domanda è per te: l’altro gruppo viaggia verso la Brughiera d’erica, e tu hai una carta che risponde a un viaggio.
lesson-anima-replies-wrong =
    Strada sbagliata manda altrove un gruppo in viaggio. Giocala.
lesson-anima-replies-where =
    Dove? Nella Foresta nella nebbia c’è un Bruto delle caverne di forza 6. Là.
lesson-anima-replies-lost =
    L’altro gruppo arriva in tutt’altro posto.
lesson-anima-replies-brute =
    Battaglia persa, turno perso: il tuo rivale non fa più niente fino al prossimo. Un gruppo così non dà neppure risposte.
lesson-anima-replies-own =
    Ora muovi tu. Vai tu alla Brughiera d’erica.
lesson-anima-replies-explore =
    Esplora. Con 1, 2 o 3 nessuno ti sbarra la strada.
lesson-anima-replies-coin =
    Un 5: un incontro. Ma Moneta fortunata risponde a qualsiasi tuo tiro. Giocala: il dado si tira di nuovo.
lesson-anima-replies-reward =
    Un 2, non succede niente. Scegli la ricompensa.
lesson-anima-replies-well =
    Ben fatto. Due volte hai risposto a ciò che era già in corso. Alla stessa cosa ognuno risponde una volta, e la domanda va prima a chi agisce.
lesson-anima-replies-less =
    Questa volta nessuna ricompensa. Moneta fortunata avrebbe cambiato il 5 in un 2, e nessuno ti avrebbe sbarrato la strada. Se vuoi, ricomincia il capitolo.
lesson-anima-replies-standing =
    La domanda ti arriva solo quando potresti rispondere, e nessuno viene a sapere chi ha passato. Tieni dunque le tue carte segrete per il momento che conta.

lesson-anima-dealings = Affari duri
lesson-anima-dealings-about = Un’offerta per te, una carta con un bersaglio e una battaglia persa
lesson-anima-dealings-offer =
    Tre giocatori. Uno ti offre uno scambio: Passo rapido, che il tuo Duellante di cenere può giocare. I due gruppi sono in aree con l’icona dello scambio.
lesson-anima-dealings-answer =
    Metti sul tavolo ciò che dai in cambio, oppure rifiuti. Dai Cielo sereno.
lesson-anima-dealings-enough =
    Basta così. Ora chi ha cominciato dice sì o no.
lesson-anima-dealings-pocket =
    Tocca a te. Borseggio ruba un vantaggio a caso a chiunque. Giocalo.
lesson-anima-dealings-taps =
    Per una carta abilità si esaurisce un personaggio, e scegli tu quale. L’Alchimista delle falene conosce anche la magia e servirà: esaurisci il Ladro.
lesson-anima-dealings-whom =
    A chi? L’altro gruppo nel Porto delle catene ha più carte di tutti.
lesson-anima-dealings-attack =
    E ora attaccalo. Tu hai forza 6, gli altri 12: ci vuole un trucco.
lesson-anima-dealings-sleep =
    Sonno risponde a una battaglia: rende inattivo un personaggio qualsiasi. Giocalo; si esaurisce l’Alchimista delle falene.
lesson-anima-dealings-sleeper =
    Il Penitente di ferro da solo ha forza 5. Addormentalo: 6 contro 7.
lesson-anima-dealings-dies =
    Hai tirato 1, gli altri 6. Una battaglia persa per 5 o più costa un personaggio, e scegli tu quale. Il Ladro ha la forza minore.
lesson-anima-dealings-well =
    Il piano era buono: con Sonno eravate quasi pari, senza non c’era speranza. I dadi no. Chi vince prende un tuo vantaggio a caso, e tu lasci l’area.
lesson-anima-dealings-less =
    Con Sonno sul Penitente di ferro sarebbe stato 6 contro 7. Se vuoi, ricomincia il capitolo.

lesson-anima-missions = Missioni
lesson-anima-missions-about = Una missione segreta è compiuta, e si scopre quella finale
lesson-anima-missions-secret =
    Hai due missioni principali. Restano segrete finché non le cominci.
lesson-anima-missions-folio =
    Il volume sigillato chiede una prova di velocità di 11, nell’Archivio sommerso o nel Monastero sulla rupe. Sei nell’archivio, e il tuo gruppo ha velocità 8.
lesson-anima-missions-explore =
    Un passo di una missione è una ricompensa. Perciò prima esplora.
lesson-anima-missions-mission =
    Un 1: non succede niente, puoi scegliere subito. Prendi la missione al posto delle carte.
lesson-anima-missions-test =
    La prova: un dado e velocità 8.
lesson-anima-missions-well =
    Un 5 fa 13: la missione è compiuta. Hai 3 di velocità in più per il resto della partita. Ed era la prima di tutte, perciò si scopre la missione finale: L’ultima catena.
lesson-anima-missions-less =
    La missione non è ancora compiuta. Un passo fallito si può ritentare in un altro turno. Se vuoi, ricomincia il capitolo.
lesson-anima-missions-hold =
    Altre missioni hanno più passi, ognuno in un turno suo, o chiedono di resistere in un posto. Di questo parla il prossimo capitolo.

lesson-anima-hold = Resistere
lesson-anima-hold-about = Una missione di due turni, e una carta tenuta per il momento giusto
lesson-anima-hold-wolves =
    L’inverno dei lupi chiede di resistere: due turni nella Brughiera d’erica o nel Campo della cava, ogni volta con i lupi. Il tuo gruppo è nella brughiera.
lesson-anima-hold-begin =
    Si comincia nella fase di esplorazione, al posto di esplorare. Scegli la missione.
lesson-anima-hold-keep =
    I primi lupi hanno forza 5. Tu hai 8, perché contro le bestie l’Araldo della tempesta ha 3 in più. I prossimi sono più forti: tieni la tua carta, non giocarne nessuna.
lesson-anima-hold-held =
    Ora deve seguire il secondo turno. Chi perde, si sposta, esplora o riposa ricomincia da capo. Nel frattempo gli altri possono attaccarti.
lesson-anima-hold-reset =
    Un nuovo turno. Tieni la tua carta e di’ che hai finito.
lesson-anima-hold-stay =
    Resta nella Brughiera d’erica: un viaggio verso la propria area.
lesson-anima-hold-strike =
    La missione va avanti da sé. Questi lupi hanno forza 7; con Colpo mirato hai 11. Giocalo.
lesson-anima-hold-over =
    Si tirano i dadi.
lesson-anima-hold-well =
    Tu hai tirato 1, i lupi 5: 12 pari, e il pareggio è tuo. L’inverno dei lupi è compiuto: 2 di forza in più per il resto della partita.
lesson-anima-hold-less =
    L’inverno dei lupi non è compiuto. Bisogna vincere due turni di seguito nella stessa area; Colpo mirato serviva per il secondo. Se vuoi, ricomincia il capitolo.

lesson-anima-final = La missione finale
lesson-anima-final-about = L’ultima battaglia, con tutto ciò che hai
lesson-anima-final-tower =
    L’ultima catena è scoperta per tutti, ma può tentarla solo chi ha compiuto una missione principale. Tu sì, e sei nella Torre alla fine.
lesson-anima-final-explore =
    Anche la missione finale è una ricompensa di un’esplorazione. Esplora la torre.
lesson-anima-final-keep =
    Un 1: non succede niente, e meglio di così non può andare. Tieni Moneta fortunata: nessuna risposta.
lesson-anima-final-mission =
    Scegli la missione finale come ricompensa.
lesson-anima-final-paladin =
    Un nemico delle tenebre, forza 16. Il tuo gruppo ha 9, ma la Paladina da sola aggiunge 4 contro le tenebre. Guarda come è fatta la somma.
lesson-anima-final-strike =
    13 contro 16. Con Colpo mirato siete pari, e un pareggio sarebbe tuo. Giocalo.
lesson-anima-final-coin =
    Tu hai tirato 2, il nemico 5. Perderesti per 3! Ma puoi tirare di nuovo il tuo dado: con Moneta fortunata o con la capacità dell’Arciera del sole.
lesson-anima-final-end =
    Ora si decide tutto.
lesson-anima-final-won =
    Un 6: 22 contro 21. La missione finale è compiuta, e hai vinto la partita!
lesson-anima-final-lost =
    Questa volta no. Con Colpo mirato e un secondo tiro sarebbe stato 22 contro 21. Se vuoi, ricomincia il capitolo; in una partita si ritenta nel prossimo turno.

lesson-anima-alone = Un turno tutto tuo
lesson-anima-alone-about = Il primo turno di una vera partita in solitario, contro il tempo; decidi tu
lesson-anima-alone-begin =
    Una vera partita in solitario: compi la missione finale prima che il sigillo si spezzi. Decidi tutto tu; queste schede ricordano soltanto.
lesson-anima-alone-setup =
    La preparazione. Di due personaggi ne tieni uno, di quattro vantaggi tre. Guarda le tue missioni: di quali aree hanno bisogno?
lesson-anima-alone-order =
    In gioco ci sono due aree, ognuna con un incontro coperto. Il tuo gruppo è ancora fuori.
lesson-anima-alone-reset =
    Il ripristino: hai in mano carte per questa fase? Allora giocale, e di’ che hai finito.
lesson-anima-alone-movement =
    Dove vai? Per un personaggio solo il livello I è il più sicuro. La previsione mostra la probabilità di arrivare.
lesson-anima-alone-exploration =
    Se il gruppo è arrivato, esplora. Prima i compagni: recluta dovunque un’area lo offra. Ti serviranno per le missioni.
lesson-anima-alone-tips =
    I tuoi prossimi turni: forma un gruppo, tieni le carte battaglia per le battaglie, riposa prima di una difficile e va’ dove portano le missioni.
lesson-anima-alone-free =
    Questo era un turno intero. Continua qui finché vuoi, o comincia una partita tua dalla prima schermata. Buon viaggio!
