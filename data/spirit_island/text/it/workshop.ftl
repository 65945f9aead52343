### L’officina: i tipi di cose, e come si scrivono.

workshop-spirit-island-about = Un pacchetto aggiunge carte ai mazzi, carte paura, spiriti e mappe. Gli elementi sono sun, moon, fire, air, water, earth, plant e animal; i terreni jungle, mountain, sands e wetland.
workshop-spirit-island-minor = Potere minore
workshop-spirit-island-minor-help = cost, speed (fast o slow), elements, che cosa prende a bersaglio, da dove e fino a dove, e i suoi effetti in ordine. thresholds sono altri effetti in cambio di elementi.
workshop-spirit-island-major = Potere maggiore
workshop-spirit-island-major-help = Scritto come un potere minore, con deck: major; di solito con una soglia.
workshop-spirit-island-unique = Potere unico
workshop-spirit-island-unique-help = Scritto come un potere minore, con deck: unique e lo spirito a cui appartiene.
workshop-spirit-island-spirit = Spirito
workshop-spirit-island-spirit-help = setup è dove comincia la sua presenza, growth le sue opzioni di crescita, tracks che cosa mostrano i cerchi, innates i poteri innati, uniques le quattro carte con cui comincia. plays-spirit- con il suo id è come si gioca, in una frase.
workshop-spirit-island-fear = Carta paura
workshop-spirit-island-fear-help = Che cosa succede al livello di terrore 1, 2 e 3.
workshop-spirit-island-invader = Carta invasore
workshop-spirit-island-invader-help = stage da 1 a 3 e i suoi terreni. Altre carte partecipano solo dove il numero in gioco di uno stadio è maggiore.
workshop-spirit-island-board = Mappa
workshop-spirit-island-board-help = I suoi territori per numero con terreno, se sono costieri, le pedine alla preparazione e che cosa hanno accanto. layouts dice per quanti è; una mappa dello stesso nome (.tmx) la disegna.
workshop-spirit-island-blight-card = Carta degrado
workshop-spirit-island-blight-card-help = Quanto degrado ha per ogni giocatore, e che cosa succede quando si gira. Del set base.
workshop-spirit-island-adversary = Avversario
workshop-spirit-island-adversary-help = La sua escalation e che cosa porta ogni livello. Del set base.
