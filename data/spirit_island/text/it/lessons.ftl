### I capitoli del tutorial. Una scheda ha due o tre frasi brevi. Un’immagine <town> sta sempre accanto alla sua parola,
### perché chi legge ad alta voce salta le immagini.

lesson-spirit-island-island = L’isola e gli invasori
lesson-spirit-island-island-about = Che cosa minaccia l’isola, come prevederlo, come finisce la partita
lesson-spirit-island-island-welcome =
    Questa è la tua isola: otto territori. Tu sei uno spirito che la abita. Gli invasori vogliono stabilirsi qui. Scacciali prima che rovinino la terra.
lesson-spirit-island-island-invaders =
    Qui ci sono invasori: un esploratore <explorer> e un villaggio <town>. I villaggi diventano città <city>. La capanna rotonda è dei dahan <dahan>, il popolo dell’isola. Stanno dalla tua parte.
lesson-spirit-island-island-you =
    Questo disco <presence> è la tua presenza. Da lì agisci. La spirale scura è il degrado <blight>: terra rovinata.
lesson-spirit-island-island-cards =
    Tre carte dicono dove agiscono gli invasori in questo turno. <b>Devastano</b> un tipo di terreno, <b>costruiscono</b> in un altro, poi ne <b>esplorano</b> uno nuovo. A ogni turno le carte salgono di un posto. Così sai un turno in anticipo.
lesson-spirit-island-island-forecast =
    Non serve fare i conti. Apri la previsione: l’occhio, o il tasto { $forecast }.
lesson-spirit-island-island-sheet =
    La previsione dice, territorio per territorio, che cosa faranno gli invasori in questo turno. Un «?» sta per ciò che nessuno può sapere. Chiudila con Esc, o vai avanti.
lesson-spirit-island-island-watch =
    In questo turno il tuo spirito non ha poteri veloci. Termina la fase e guarda agire gli invasori.
lesson-spirit-island-island-ravaged =
    Qui hanno devastato. 3 danni hanno distrutto una capanna. Con 2 o più danni al territorio arriva anche 1 segnalino degrado <blight>. Sempre uno solo, per quanto forte colpiscano.
lesson-spirit-island-island-built =
    Poi hanno costruito. Nei territori della carta dove c’erano invasori è arrivato un villaggio <town>. Senza invasori non si costruisce.
lesson-spirit-island-island-explored =
    Infine hanno esplorato. Si è rivelata una nuova carta, e un esploratore è arrivato in ogni territorio di quel tipo sulla costa o vicino a un villaggio o una città.
lesson-spirit-island-island-moved =
    Ora le carte sono avanzate. Dove hanno esplorato costruiranno il prossimo turno e devasteranno quello dopo.
lesson-spirit-island-island-lose =
    Perdi quando questa riserva di degrado <blight> è vuota, quando uno spirito non ha più presenza, o quando gli invasori finiscono le carte: il tempo è scaduto.
lesson-spirit-island-island-win =
    Vinci liberando l’isola. Più paura <fear> spargi, meno devi togliere: prima tutti gli invasori, poi solo villaggi e città, poi solo le città. Ne parla un altro capitolo.

lesson-spirit-island-growth = Crescita e presenza
lesson-spirit-island-growth-about = Come uno spirito diventa più forte, e dove può agire
lesson-spirit-island-growth-spirit =
    Giochi il Fango senza fondo della palude. Due dischi di presenza <presence> stanno nella palude G2. Ogni turno comincia con la crescita.
lesson-spirit-island-growth-choose =
    Scegli un modo di crescere. Si esegue tutto. Prendi quello che aggiunge due presenze, ognuna fino a 1 territorio di distanza.
lesson-spirit-island-growth-track =
    Un disco nuovo viene da uno dei tuoi due tracciati. Ciò che copriva è tuo da ora in poi. Prendilo dal tracciato giocate: così potrai giocare 2 carte per turno.
lesson-spirit-island-growth-land =
    I territori illuminati si possono scegliere. Metti il disco in G4, accanto alla tua palude. Da lì arrivi più lontano.
lesson-spirit-island-growth-opened =
    Il cerchio successivo del tracciato è scoperto. I tracciati non si richiudono mai, qualunque cosa accada alla tua presenza sull’isola.
lesson-spirit-island-growth-again =
    Ora il secondo disco. Prendi questo dal tracciato energia.
lesson-spirit-island-growth-site =
    Metti anche questo in G4. Due tuoi dischi nello stesso territorio fanno un luogo sacro <sacred-site>.
lesson-spirit-island-growth-sacred =
    Alcuni poteri si usano solo da un luogo sacro <sacred-site>. Vale finché lì restano due tuoi dischi.
lesson-spirit-island-growth-income =
    Dopo la crescita hai ottenuto energia <energy>: il numero più alto scoperto sul suo tracciato. Serve a pagare le carte. Quella che non spendi resta.
lesson-spirit-island-growth-next-time =
    Ora toccherebbe alle carte: è il prossimo capitolo. Ricorda gli altri modi di crescere: una carta nuova, o «recupera» <reclaim>: tutte le carte giocate tornano in mano.

lesson-spirit-island-cards = Carte, elementi, poteri
lesson-spirit-island-cards-about = Energia e giocate, poteri veloci e lenti, poteri innati
lesson-spirit-island-cards-hand =
    Queste sono le tue carte potere. L’anello indica il costo in energia <energy>. L’uccello rosso <fast> vuol dire veloce: si usa prima degli invasori. La tartaruga blu <slow> vuol dire lento: dopo di loro.
lesson-spirit-island-cards-first =
    Hai 3 energia e puoi giocare 2 carte. Gioca Rapimenti misteriosi. Costa 1 ed è veloce.
lesson-spirit-island-cards-second =
    Ora gioca Rumori sinistri e alberi in moto. Costa 2 ed è lenta.
lesson-spirit-island-cards-elements =
    Le carte in gioco danno per questo turno gli elementi sul loro bordo sinistro. Gli elementi non si spendono mai. Se bastano, il tuo potere innato funziona, senza costo e senza carta.
lesson-spirit-island-cards-end =
    Tutto è pagato. Finisci di giocare carte.
lesson-spirit-island-cards-fast =
    Ora i poteri veloci. Giocare una carta la mette solo in gioco; adesso si usa. Usa Rapimenti misteriosi.
lesson-spirit-island-cards-target =
    Scegli un territorio con invasori. Il potere arriva solo nei territori con la tua presenza: raggio 0.
lesson-spirit-island-cards-innate =
    Hai due lune e due piante: bastano per il primo livello del tuo potere innato. Usalo.
lesson-spirit-island-cards-innate-land =
    Parte dal tuo luogo sacro e arriva 1 territorio più in là. Mira al villaggio in G8: 1 paura <fear> e Difesa 2 <defend>.
lesson-spirit-island-cards-dahan =
    Una regola di questo spirito: dopo che ha difeso un territorio, un dahan <dahan> può andarci. Spostane uno, oppure rinuncia.
lesson-spirit-island-cards-go-on =
    Di veloce non resta nulla. Termina la fase. Gli invasori agiscono, poi vengono i poteri lenti.
lesson-spirit-island-cards-slow =
    Gli invasori hanno finito. Ora usa la carta lenta.
lesson-spirit-island-cards-far =
    Questa arriva a 1 territorio da qualsiasi tua presenza. Scegli G8 con il villaggio.
lesson-spirit-island-cards-push =
    Spingere: prendi il villaggio, poi scegli dove va. Va bene ogni territorio vicino, mai l’oceano. Puoi anche fermarti.
lesson-spirit-island-cards-after =
    Alla fine del turno le carte giocate vanno negli scarti. Tornano quando cresci con «recupera» <reclaim>. Sulle carte è tutto.

lesson-spirit-island-ravage = Devastazione e difesa
lesson-spirit-island-ravage-about = Come proteggere un territorio, come rispondono i dahan, che cosa fa il degrado
lesson-spirit-island-ravage-danger =
    In questo turno sarà devastata la sabbia. Gli invasori sono in due di quei territori: G3 e G5.
lesson-spirit-island-ravage-forecast =
    Guarda che cosa accadrebbe: apri la previsione, tasto { $forecast }.
lesson-spirit-island-ravage-count =
    Un esploratore <explorer> infligge 1 danno, un villaggio <town> 2, una città <city> 3. In G5 fanno 5. Chiudi la previsione e facciamo qualcosa.
lesson-spirit-island-ravage-card =
    Macchie e rovi impenetrabili è in gioco. È veloce e dà Difesa 5 <defend>. Usala.
lesson-spirit-island-ravage-shield =
    Quale territorio? In G5 ci sono due capanne di dahan <dahan>. Se sopravvivono, rispondono all’attacco. Scegli G5.
lesson-spirit-island-ravage-end =
    Non puoi salvare tutti e due i territori. È normale. Termina la fase.
lesson-spirit-island-ravage-order =
    Sei tu a scegliere quale territorio viene devastato per primo. Prendi G5.
lesson-spirit-island-ravage-strike =
    La Difesa ha assorbito tutti i 5 danni. Ora rispondono i dahan: 2 danni ciascuno, 4 in tutto. Decidi tu dove va ognuno. Comincia da un villaggio; ha 2 salute.
lesson-spirit-island-ravage-strike-more =
    Finisci chi è già ferito. Alla fine del turno ogni danno guarisce: un colpo a metà non vale nulla.
lesson-spirit-island-ravage-rest =
    Infliggi come vuoi i danni che restano. Poi viene devastato l’altro territorio, e gli invasori costruiscono ed esplorano.
lesson-spirit-island-ravage-blighted =
    G3 non era difeso. Ha ricevuto 1 segnalino degrado <blight>, e la tua presenza <presence> lì è stata distrutta. Quella distrutta non torna da sola.
lesson-spirit-island-ravage-cascade =
    G5 aveva già degrado. Un secondo segnalino si propagherebbe: 1 altro degrado <blight> in un territorio vicino. Proteggi prima i territori degradati.
lesson-spirit-island-ravage-pool =
    Tutto il degrado viene da questa riserva. I poteri che lo rimuovono ce lo rimettono. Non lasciarla mai vuota.

lesson-spirit-island-fear = Paura e vittoria
lesson-spirit-island-fear-about = Carte paura, livelli di terrore, e come si vince
lesson-spirit-island-fear-pool =
    Distruggere villaggi e città, e molti poteri, generano paura <fear>. Ogni 4 guadagni una carta paura. Ora ne manca una.
lesson-spirit-island-fear-waiting =
    Una carta è già in attesa. Si rivela quando comincia il turno degli invasori, prima che devastino.
lesson-spirit-island-fear-go-on =
    Non hai niente di veloce da usare. Termina la fase e guarda che cosa fa la carta.
lesson-spirit-island-fear-turned =
    La carta ha dato Difesa 2 <defend> a ogni territorio con presenza. Così G7 si è salvato: niente degrado. Le carte paura ti aiutano sempre.
lesson-spirit-island-fear-levels =
    Livello I: non deve restare nessun invasore. Livello II: nessun villaggio e nessuna città. Livello III: nessuna città. Livello IV: hai vinto. Ancora una carta e comincia il livello II.
lesson-spirit-island-fear-card =
    Ora vinci. Usa Impeto feroce: 1 paura e 3 danni, e il tuo spirito ne aggiunge 1.
lesson-spirit-island-fear-land =
    Scegli G5. Lì c’è l’ultimo villaggio dell’isola.
lesson-spirit-island-fear-damage =
    La paura ha portato il livello II. Gli esploratori non contano più. Metti il primo danno sul villaggio.
lesson-spirit-island-fear-damage-more =
    Ancora una volta: un villaggio ha 2 salute.
lesson-spirit-island-fear-last =
    Infliggi i danni che restano. Poi si guarda se hai vinto.
lesson-spirit-island-fear-won =
    Al livello di terrore II non resta nessun villaggio e nessuna città: vittoria, anche se ci sono ancora esploratori. In una partita vera pensa presto a quale livello puoi arrivare.

lesson-spirit-island-plan = Pianificare un turno
lesson-spirit-island-plan-about = Costruzione ed esplorazione, la previsione, «Perché no?» e Annulla
lesson-spirit-island-plan-look =
    In questo turno gli invasori costruiranno nella giungla. Costruiscono solo dove c’è almeno uno di loro.
lesson-spirit-island-plan-forecast =
    Prima guarda che cosa arriva: la previsione, tasto { $forecast }.
lesson-spirit-island-plan-sheet =
    La devastazione colpirà la montagna G8. Non ci arrivi. Qualche danno va sopportato. Chiudi la previsione.
lesson-spirit-island-plan-plan =
    Qui però puoi fare qualcosa. Nella giungla G6 c’è un esploratore. Se sparisce prima che costruiscano, qui non si costruisce nulla.
lesson-spirit-island-plan-why =
    E questa carta? Indicala e premi { $why }: «Perché no?». Il programma dà sempre il motivo.
lesson-spirit-island-plan-wrong =
    Costa troppo. Prova prima un’altra cosa: gioca Dono della guardia vigile, che non costa nulla.
lesson-spirit-island-plan-undo =
    È stato un errore: vogliamo un’altra carta. Torna indietro: il pulsante Annulla, o { $undo }. Puoi tornare indietro quanto vuoi.
lesson-spirit-island-plan-right =
    Ora gioca Rapimenti misteriosi: 1 paura, 1 danno, ed è veloce.
lesson-spirit-island-plan-end =
    Finisci di giocare carte.
lesson-spirit-island-plan-use =
    Usa la carta.
lesson-spirit-island-plan-land =
    Indicando un territorio vedi che cosa accadrà lì. Scegli G6: un esploratore ha 1 salute.
lesson-spirit-island-plan-go-on =
    Usa altro se vuoi, poi termina la fase. Guarda che cosa costruiscono.
lesson-spirit-island-plan-built =
    In G6 nessun invasore, quindi nessuna costruzione. Un piccolo gesto al momento giusto ti ha risparmiato un villaggio.
lesson-spirit-island-plan-built-else =
    Dove nella giungla c’era un invasore è nato un villaggio. Togliere in tempo un esploratore lo impedisce.
lesson-spirit-island-plan-explored =
    Hanno esplorato la sabbia. Il prossimo turno vi costruiranno. Una carta esplorata ora è una devastazione fra due turni.
lesson-spirit-island-plan-turns =
    Pianifica quindi da sinistra a destra: che cosa devasta ora, che cosa si costruisce ora, che cosa viene dopo. Meglio proteggere bene pochi territori che tutti un poco.

lesson-spirit-island-turn = Un turno tuo
lesson-spirit-island-turn-about = Tutto il primo turno di una partita vera; decidi tu, la lezione aiuta soltanto
lesson-spirit-island-turn-begin =
    Una partita vera, primo turno. Sei Zanne voraci in agguato sotto i piedi: un cacciatore che infligge molti danni. Decidi tutto tu; queste schede ti fanno solo da promemoria.
lesson-spirit-island-turn-grow =
    Cresci. All’inizio conviene aggiungere presenza <presence>. Il terzo modo dà anche 3 energia.
lesson-spirit-island-turn-presence =
    Piazza ciò che hai ottenuto. Più giocate o più energia? Vicino ai villaggi puoi fare di più.
lesson-spirit-island-turn-play =
    Guarda la carta di costruzione a destra, poi gioca una carta adatta. L’energia non spesa resta. Quando hai finito, conferma.
lesson-spirit-island-turn-fast =
    Poteri veloci. Indica un potere o un territorio per vedere che cosa farà. Se non sai come andare avanti: { $why } dice perché qualcosa non si può scegliere.
lesson-spirit-island-turn-invaders =
    Gli invasori agiscono. Rispondi a ciò che viene chiesto, se c’è qualcosa.
lesson-spirit-island-turn-slow =
    Ora i poteri lenti. Poi il tempo passa: le carte vanno negli scarti, i danni guariscono e comincia un nuovo turno.
lesson-spirit-island-turn-free =
    Questo era un turno intero. Continua qui quanto vuoi, o comincia una partita tua dalla prima schermata. Buona fortuna!
