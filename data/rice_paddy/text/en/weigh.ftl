### What the bot weighs, as its advice names it: a figure follows each.

weigh-rice-paddy-unit = Each figure says how much better that stands, in rice as the bot counts it.
weigh-rice-paddy-rice = rice brought in
weigh-rice-paddy-growing = rice on the paddies
weigh-rice-paddy-laborers = laborers
weigh-rice-paddy-livestock = livestock
weigh-rice-paddy-next-land = the next paddy
weigh-rice-paddy-spirits-played = spirits in play
weigh-rice-paddy-spirits-in-hand = spirits in hand
weigh-rice-paddy-tiles = achievements within reach
weigh-rice-paddy-rivals = the rivals’ farms
weigh-rice-paddy-usual = the usual course
weigh-rice-paddy-spirit = what the spirit promises
