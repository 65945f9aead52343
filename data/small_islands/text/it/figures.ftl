### The figures of the rules pages: a caption each (figure-<id>), and the words in the pictures.

figure-tokens = { $n ->
    [one] { $n } segnalino
   *[other] { $n } segnalini
 }
figure-alexis = { $name }: { $n } per ogni capanna
figure-isle-now = per questo round
figure-isle-next = tenuto per il prossimo
figure-isle-back = torna coperto nel mazzo
figure-isle-yes = va bene
figure-isle-side = un lato non combacia
figure-isle-corner = un angolo non combacia
figure-isle-any = la risorsa che vuoi
figure-archipelago = Un piccolo arcipelago: due isole con una capanna ciascuna, una nave a sud.
figure-isle-phases = Un round. Quando tutte e quattro le navi sono sul tavolo, è l’ultimo.
figure-isle-own = la tua nave
figure-isle-other = la nave dell’altro giocatore
figure-isle-grey = navi grigie
figure-isle-ships = Le quattro navi in una partita a due: le proprie e quelle grigie. Ogni sbarco ne porta una sul tavolo.
figure-isle-discovery-card = Una ricompensa che fa pescare segnalini scoperta.
figure-isle-objectives = Tre obiettivi in mano. La metà in alto o a sinistra è la missione, l’altra la ricompensa.
figure-isle-display = Le tessere scoperte: prendine una su tre.
figure-isle-laid = Si piazza una tessera: l’isola cresce fino a tre tessere.
figure-isle-fits = Una tessera provata in tre modi. Una croce segna dove la terraferma incontrerebbe il mare.
figure-isle-sizes = Le isole e la loro dimensione in tessere. Dove la terraferma si tocca solo con un angolo, due isole restano due.
figure-isle-symbols = I simboli sulle tessere.
figure-isle-token = Si piazza una tessera; poi un segnalino cambia il fiore in foglia.
figure-isle-four-tokens = I lati risorsa dei quattro segnalini; sul retro di ognuno c’è un porto.
figure-isle-landed = La pila di navigazione è vuota: si sbarca con la propria nave, che è tutta mare.
figure-isle-objective = Un obiettivo con la sua missione e la sua ricompensa.
figure-isle-house = L’isola ha più fiori che frutti: si costruisce una capanna sul simbolo libero, che rende 4 punti.
figure-isle-values = I segnalini scoperta: i punti, e quanti ce ne sono.
figure-isle-ports = Tre porti sugli otto posti intorno alla nave: 3 punti alla fine.
figure-isle-alexis = Quanto ha Alexis alla fine, secondo la sua carta.
