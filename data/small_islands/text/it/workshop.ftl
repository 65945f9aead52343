### L’officina: i tipi di cose, e come si scrivono.

workshop-small-islands-about = Un pacchetto aggiunge tessere e carte. I simboli sono flower, fruit, leaf, temple e port.
workshop-small-islands-tile = Tessera terra
workshop-small-islands-tile-help = corners nell’ordine nord-ovest, nord-est, sud-est, sud-ovest: L è terraferma, S è mare. areas sono le sue aree di terraferma con angoli, simboli e capanne. Un porto vuole una costa.
workshop-small-islands-start = Tessera partenza
workshop-small-islands-start-help = Un lato di una tessera a due facce: due voci con lo stesso tile.
workshop-small-islands-objective = Obiettivo
workshop-small-islands-objective-help = mission è ciò che un’isola deve avere, reward ciò che vi rende una capanna.
workshop-small-islands-mission = Missione
workshop-small-islands-mission-help = Per la modalità avanzata: la sola missione.
workshop-small-islands-reward = Ricompensa
workshop-small-islands-reward-help = Per la modalità avanzata: la sola ricompensa.
workshop-small-islands-alexis = Carta di Alexis
workshop-small-islands-alexis-help = Come Alexis fa punti e costruisce quando si gioca da soli.
workshop-small-islands-expedition = Carta spedizione
workshop-small-islands-expedition-help = Che cosa fa Alexis in un turno: esplora o sbarca, con quale scopo, da quale posto delle tessere scoperte.
