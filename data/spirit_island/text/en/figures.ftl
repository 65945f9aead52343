### The figures of the rules pages: a caption each (figure-<id>), and the words in the pictures.

# The figures of the rules reference: a caption each (figure-<id>), and the words in the pictures.
figure-piece =
    <b>{ $name }</b>
    health { $health }, damage { $damage }
figure-level-1 = Level I: no invaders
figure-level-2 = Level II: no towns, no cities
figure-level-3 = Level III: no cities
figure-level-4 = Level IV: victory
figure-phase-invaders = Invaders
figure-three-cards = 3 fear cards
figure-card-cost = Cost in energy; the ring shows the speed
figure-card-elements = Elements it gives while in play
figure-card-range = Range and target
figure-card-effect = Effects, from top to bottom
figure-card-threshold = Threshold: more, with these elements
figure-fast = Before the invaders
figure-slow = After the invaders
figure-no-blight = The blight pool is empty
figure-no-presence = A spirit has no presence left
figure-no-cards = No invader card is left

figure-island = The island at the start: eight lands, three of them on the coast.
figure-to-win = What must be gone from the island to win, at each terror level.
figure-phases = The phases of a turn, in this order.
figure-invader-row = Invader cards move on each turn: what is explored now is built on next turn and ravaged the turn after.
figure-growth-options = The three growth options of a spirit. All of one is done.
figure-tracks = Each disc that leaves a track uncovers a circle. The last one uncovered is tinted; numbers are not added up.
figure-sacred-site = Presence in two lands: G5 with two discs is a sacred site, in its gold ring; G7 is not.
figure-card-parts = The parts of a power card.
figure-fast-and-slow = A red bird is fast, a blue turtle is slow.
figure-range-one = Range 1 from the presence in G3: these three lands may be chosen. The sea is no way to G1.
figure-element-signs = The eight elements.
figure-innate-levels = An innate power with 2 moon, 1 air and 3 plant: the green levels are reached, and the one marked “instead” replaces the one above.
figure-any-circle = Energy 4 each turn, the elements air and moon, and with the sixth circle one element of choice.
figure-reclaim-circle = With its fifth circle of card plays this spirit plays 3 cards and takes back one of its discards each turn.
figure-drowning = An explorer is pushed from the coast into the ocean and drowns.
figure-dreamt-town = Two damage in a dream: the town would be destroyed. It brings 2 fear and is pushed.
figure-blight-card-sides = From the healthy side to the blighted one, and from there to the end.
figure-building-boom = England, Building Boom: a marked card is turned up, and the land with the most towns and cities builds. Then the explorers come.
figure-pieces = How much damage a piece takes, and how much it deals.
figure-push = Push 2 explorers: each goes to any adjacent land.
figure-fear-card = A fear card: only the line of the present terror level counts.
figure-fear-levels = Three cards out of the deck raise the terror level; with the ninth the invaders flee.
figure-ravage-plain = 3 damage: blight comes, one of two dahan falls and the other is hurt. It strikes back with 2 and destroys the town.
figure-ravage-defended = The same with Defend 3: nothing happens to land and dahan, and both dahan strike back.
figure-cascade = Blight comes where blight is: it cascades to G7, and the spirit loses one presence in G5.
figure-build-where = The build card shows wetland: a city where there are more towns than cities, else a town.
figure-explore-where = The explore card shows wetland: G2 lies on the coast, G4 beside the town in G5.
figure-victory = Victory: none of these is left on the island.
figure-defeat = Defeat: any one of these is enough.
figure-signs = Pictures in texts and on the table.
figure-terrains = The four terrains. Each has marks of its own, so that colour is not needed.
figure-inner-lands = From turn 2 on a town in the inner land A7 loses the game, even one that you push there.
figure-ritual = A ritual in A7: three energy and three presence are paid, the terror level rises, the dahan leave evenly.
figure-uprising = Two dahan gathered into A5 deal 1 damage each. For the town that falls an explorer comes to the nearest dahan.
