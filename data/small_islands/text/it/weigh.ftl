### What the bot weighs, as its advice names it: a figure follows each.

weigh-small-islands-unit = Ogni cifra dice di quanto quella voce è migliore, in punti prestigio come li conta il bot.
weigh-small-islands-points = punti prestigio
weigh-small-islands-discovery = segnalini scoperta
weigh-small-islands-ship = porti intorno alla nave
weigh-small-islands-ship-to-place = la nave ancora da piazzare
weigh-small-islands-objective = obiettivo attuale
weigh-small-islands-next-objective = obiettivo successivo
weigh-small-islands-held-objectives = obiettivi in mano
weigh-small-islands-houses = capanne per dopo
weigh-small-islands-tokens = segnalini bonus tenuti
weigh-small-islands-rivals = prospettive dei rivali
