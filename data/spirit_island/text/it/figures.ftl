### The figures of the rules pages: a caption each (figure-<id>), and the words in the pictures.

# Le figure del regolamento: una didascalia per ognuna (figure-<id>) e le parole nei disegni.
figure-piece =
    <b>{ $name }</b>
    salute { $health }, danni { $damage }
figure-level-1 = Livello I: nessun invasore
figure-level-2 = Livello II: né villaggi né città
figure-level-3 = Livello III: nessuna città
figure-level-4 = Livello IV: vittoria
figure-phase-invaders = Invasori
figure-three-cards = 3 carte paura
figure-card-cost = Costo in energia; l’anello indica la velocità
figure-card-elements = Elementi che dà finché è in gioco
figure-card-range = Raggio e bersaglio
figure-card-effect = Effetti, dall’alto in basso
figure-card-threshold = Soglia: di più, con questi elementi
figure-fast = Prima degli invasori
figure-slow = Dopo gli invasori
figure-no-blight = La riserva di degrado è vuota
figure-no-presence = Uno spirito non ha più presenza
figure-no-cards = Non ci sono più carte invasore

figure-island = L’isola all’inizio: otto territori, tre dei quali sulla costa.
figure-to-win = Che cosa deve sparire dall’isola per vincere, a ogni livello di terrore.
figure-phases = Le fasi di un turno, in quest’ordine.
figure-invader-row = Le carte invasore avanzano a ogni turno: ciò che è esplorato ora viene costruito il turno dopo e devastato quello seguente.
figure-growth-options = Le tre opzioni di crescita di uno spirito. Di una si esegue tutto.
figure-tracks = Ogni disco che lascia un tracciato scopre un cerchio. L’ultimo scoperto è colorato; i numeri non si sommano.
figure-sacred-site = Presenza in due territori: G5 con due dischi è un luogo sacro, nel suo anello d’oro; G7 no.
figure-card-parts = Le parti di una carta potere.
figure-fast-and-slow = Un uccello rosso è veloce, una tartaruga blu è lenta.
figure-range-one = Raggio 1 dalla presenza in G3: si può scegliere fra questi tre territori. Per mare non si arriva a G1.
figure-element-signs = Gli otto elementi.
figure-innate-levels = Un potere innato con 2 luna, 1 aria e 3 pianta: i livelli verdi sono raggiunti, e quello con «invece» sostituisce quello sopra.
figure-any-circle = Energia 4 ogni turno, gli elementi aria e luna e, con il sesto cerchio, un elemento a scelta.
figure-reclaim-circle = Con il quinto cerchio delle giocate questo spirito gioca 3 carte e ogni turno ne riprende una dagli scarti.
figure-drowning = Un esploratore è spinto dalla costa nell’oceano e annega.
figure-dreamt-town = Due danni in sogno: il villaggio sarebbe distrutto. Dà 2 paura ed è spinto.
figure-blight-card-sides = Dal lato sano a quello degradato, e da lì alla fine.
figure-building-boom = Inghilterra, Boom edilizio: esce una carta segnata e costruisce il territorio con più villaggi e città. Poi arrivano gli esploratori.
figure-pieces = Quanti danni sopporta una pedina e quanti ne infligge.
figure-push = Spingi 2 esploratori: ognuno va in un territorio adiacente a scelta.
figure-fear-card = Una carta paura: conta solo la riga del livello di terrore attuale.
figure-fear-levels = Ogni tre carte uscite dal mazzo il livello di terrore sale; con la nona gli invasori fuggono.
figure-ravage-plain = 3 danni: arriva il degrado, uno dei due dahan cade e l’altro è ferito. Risponde con 2 danni e distrugge il villaggio.
figure-ravage-defended = Lo stesso con Difesa 3: territorio e dahan restano illesi, ed entrambi i dahan rispondono.
figure-cascade = Il degrado arriva dove ce n’è già: si propaga in G7, e lo spirito perde una presenza in G5.
figure-build-where = La carta costruzione mostra la palude: una città dove i villaggi sono più delle città, altrimenti un villaggio.
figure-explore-where = La carta esplorazione mostra la palude: G2 è sulla costa, G4 accanto al villaggio in G5.
figure-victory = Vittoria: nessuno di questi resta sull’isola.
figure-defeat = Sconfitta: ne basta una qualsiasi.
figure-signs = I simboli nei testi e sul tavolo.
figure-terrains = I quattro terreni. Ognuno ha segni propri: il colore non serve.
figure-inner-lands = Dal turno 2 un villaggio nel territorio centrale A7 fa perdere la partita, anche se lo spingi tu.
figure-ritual = Un rituale in A7: si pagano 3 Energia e 3 presenze, il livello di terrore sale, i dahan vengono spinti in modo uniforme.
figure-uprising = Due dahan radunati in A5 infliggono 1 danno ciascuno. Per il villaggio che cade arriva un esploratore dai dahan più vicini.
