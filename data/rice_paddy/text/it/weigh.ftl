### What the bot weighs, as its advice names it: a figure follows each.

weigh-rice-paddy-unit = Ogni cifra dice di quanto quella voce è migliore, in riso come lo conta il bot.
weigh-rice-paddy-rice = riso raccolto
weigh-rice-paddy-growing = riso nelle risaie
weigh-rice-paddy-laborers = contadini
weigh-rice-paddy-livestock = animali
weigh-rice-paddy-next-land = la prossima risaia
weigh-rice-paddy-spirits-played = spiriti in gioco
weigh-rice-paddy-spirits-in-hand = spiriti in mano
weigh-rice-paddy-tiles = obiettivi a portata di mano
weigh-rice-paddy-rivals = fattorie dei rivali
weigh-rice-paddy-usual = corso abituale
weigh-rice-paddy-spirit = promesse dello spirito
