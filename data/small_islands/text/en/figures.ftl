### The figures of the rules pages: a caption each (figure-<id>), and the words in the pictures.

figure-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
 }
figure-alexis = { $name }: { $n } for each house
figure-isle-now = for this round
figure-isle-next = kept for the next
figure-isle-back = goes back unseen
figure-isle-yes = fits
figure-isle-side = a side does not agree
figure-isle-corner = a corner does not agree
figure-isle-any = any resource
figure-archipelago = A small archipelago: two islands with a house each, a ship in the south.
figure-isle-phases = A round. It ends the game when all four ships are on the table.
figure-isle-own = your ship
figure-isle-other = another player’s ship
figure-isle-grey = grey ships
figure-isle-ships = Four ships in a game of two: the own ones and grey ones. Each landing brings one to the table.
figure-isle-discovery-card = A reward that draws discovery tokens.
figure-isle-objectives = Three objectives in hand. The upper or left half is the mission, the other one the reward.
figure-isle-display = The display: take one of three.
figure-isle-laid = A tile is laid: the island grows to three tiles.
figure-isle-fits = One tile tried in three ways. A cross marks where land would meet sea.
figure-isle-sizes = Islands and their sizes in tiles. Where land only touches at a corner, two islands stay two.
figure-isle-symbols = Symbols on the tiles.
figure-isle-token = A tile is laid; then a token turns the flower into a leaf.
figure-isle-four-tokens = The resource sides of the four tokens; on the back of each is a port.
figure-isle-landed = The navigation stack is empty: landing with the own ship, which is all sea.
figure-isle-objective = An objective with its mission and its reward.
figure-isle-house = The island has more flowers than fruit: a house is built on the free site and pays 4 points.
figure-isle-values = The discovery tokens: points, and how many there are.
figure-isle-ports = Three ports on the eight places around the ship: 3 points at the end.
figure-isle-alexis = What Alexis has at the end, by his card.
