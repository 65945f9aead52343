### Challenges: their titles and tasks.

challenge-rice-paddy-nine-laborers = Nine laborers
challenge-rice-paddy-nine-laborers-text = Your grown rice stands in water. Make 21 rice by the market.
challenge-rice-paddy-keep-or-let-go = Keep or let go
challenge-rice-paddy-keep-or-let-go-text = Harvest the first paddy for 12 rice, and let the rice of the second one grow in this round.
challenge-rice-paddy-one-duck = One animal, nine laborers
challenge-rice-paddy-one-duck-text = Two paddies are ready, one has pests and one has weeds. Make at least 15 rice by the market.
