### What the bot weighs, as its advice names it: a figure follows each.

weigh-small-islands-unit = Each figure says how much better that stands, in prestige points as the bot counts them.
weigh-small-islands-points = prestige points
weigh-small-islands-discovery = discovery tokens
weigh-small-islands-ship = ports around the ship
weigh-small-islands-ship-to-place = the ship still to be placed
weigh-small-islands-objective = the current objective
weigh-small-islands-next-objective = the next objective
weigh-small-islands-held-objectives = objectives in hand
weigh-small-islands-houses = houses for later
weigh-small-islands-tokens = bonus tokens kept
weigh-small-islands-rivals = what the rivals can expect
