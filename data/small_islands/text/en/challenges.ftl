### Challenges: their titles and tasks.

challenge-small-islands-land-or-wait = Land now or wait?
challenge-small-islands-land-or-wait-text = The round is nearly over. Make at least 7 points with your objective in this round’s reward.
challenge-small-islands-one-bridge = Three tiles, one island
challenge-small-islands-one-bridge-text = A temple and two flowers are asked for. Make at least 11 points in this round’s reward.
challenge-small-islands-the-other-side = The other side
challenge-small-islands-the-other-side-text = Your island has no port, but you have bonus tokens. Make at least 10 points in this round’s reward.
