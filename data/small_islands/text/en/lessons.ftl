### The chapters of the tutorial. A card is two or three short sentences.

lesson-small-islands-tiles = Tiles and islands
lesson-small-islands-tiles-about = A turn: take a tile, lay it, and an island grows
lesson-small-islands-tiles-welcome =
    This is the sea chart. Together you lay tiles on it, and islands grow. Houses on them bring points; after at most four rounds most points win.
lesson-small-islands-tiles-island =
    Land that is joined across the sides of tiles is one island. This one lies on four tiles, so its size is 4. What is drawn on its land belongs to it; the pale houses are sites where houses may be built.
lesson-small-islands-tiles-objective =
    Your secret objective: the mission at the left wants more flowers than fruits on an island. The reward at the right pays a house there: 1 point for each flower, and 2 more.
lesson-small-islands-tiles-lacks =
    This island has two flowers and two fruits: it still needs one flower. Pointing at an island says so, and the list of the islands does ({ $forecast }).
lesson-small-islands-tiles-turn =
    A turn goes from left to right: take a tile of the display, place one of your three, perhaps use a bonus token. Then the display is refilled.
lesson-small-islands-tiles-take =
    Take the tile in the middle, with two flowers and a house site.
lesson-small-islands-tiles-lay =
    It lies in your hand now. Choose it to be placed; the other two stay with you.
lesson-small-islands-tiles-fits =
    Numbers mark the places where it fits. Land must meet land and sea must meet sea, on every side and at every corner. It turns by itself; R turns it further where several ways fit.
lesson-small-islands-tiles-cell =
    Lay it at the west of the island, so that its land joins. Pointing at a place shows what the island would have.
lesson-small-islands-tiles-grown =
    Well done: four flowers against two fruits. The coast is dotted now and a slip says +6: so much a house would pay you. Only you see that.
lesson-small-islands-tiles-elsewhere =
    The tile lies elsewhere, and the island has no more flowers than before. Its line in the list still says what it needs.
lesson-small-islands-tiles-end =
    A bonus token could be used now. You have four for the whole game: keep them and end the turn.
lesson-small-islands-tiles-refilled =
    A tile of the navigation stack fills the empty place of the display.
lesson-small-islands-tiles-rival =
    Now it is your rival’s turn, and so on in turn. Rivals may enlarge your island too, or join it to another: islands belong to nobody.

lesson-small-islands-objectives = Objectives
lesson-small-islands-objectives-about = Choosing what pays now and what to keep
lesson-small-islands-objectives-cards =
    Each round begins with the preparation. You hold three objectives: one kept from before and two just drawn. Choose one for this round and one for the next; the third goes back.
lesson-small-islands-objectives-halves =
    At the left of a card is its mission: what an island must have. At the right its reward: what each house there pays, once for each island.
lesson-small-islands-objectives-point =
    Point at a card: the islands that meet it now are dotted, with what they would pay. One of the three pays most.
lesson-small-islands-objectives-now =
    The middle one fits the island in the east: two temples, two fruits and 2 more are 6 points. Choose it for this round.
lesson-small-islands-objectives-later =
    Keep “Flower Coast” for the next round. No island meets it yet, but the one in the west needs only one flower: you can work towards it.
lesson-small-islands-objectives-ready =
    Both lie on your panel now; what you keep you will see again in three cards next round.
lesson-small-islands-objectives-well =
    Well chosen: the island is dotted, and you can spend the round on making it worth more.
lesson-small-islands-objectives-less =
    Another one would have paid 6 at once. Yours may still do well: the list says what each island needs.
lesson-small-islands-objectives-secret =
    Your rival has chosen too. Nobody sees the other’s objectives until the rewards. In the last round none is kept.

lesson-small-islands-tokens = Bonus tokens
lesson-small-islands-tokens-about = Changing a resource, adding a port
lesson-small-islands-tokens-look =
    Your objective: an island with a temple and two flowers. It pays 1 for each temple and flower, and 2 more.
lesson-small-islands-tokens-lacks =
    This island has three temples, but only one flower. It needs one more, and none of your tiles has any. A bonus token will help.
lesson-small-islands-tokens-lay =
    First a tile must be laid, whatever you want to do. Choose the open sea.
lesson-small-islands-tokens-cell =
    Lay it anywhere: open sea closes a coast.
lesson-small-islands-tokens-four =
    Now you may use one token. On the resource side it covers a flower, a fruit or a leaf by another of the three; what is covered counts no more. The star may become any of them.
lesson-small-islands-tokens-flower =
    Take the flower and lay it on the fruit in the west of the island.
lesson-small-islands-tokens-covered =
    The token goes on the tile.
lesson-small-islands-tokens-well =
    Well done: two flowers and three temples, 7 points. The fruit below counts for nobody any more, which may hurt a rival as well.
lesson-small-islands-tokens-less =
    The island still has one flower, so it pays nothing yet. You may use one token in each turn in which you lay a tile.
lesson-small-islands-tokens-port =
    On the back of every token is a port. Turned over it adds a port to a coast: some objectives want ports, and at the end each port around your own ship is a point. R changes which token is spent for it.

lesson-small-islands-landing = Landing and points
lesson-small-islands-landing-about = When to land, where the ship goes, and the first houses
lesson-small-islands-landing-empty =
    The navigation stack is empty. From now on whoever is in turn may land in place of laying a tile. That ends the exploration for all.
lesson-small-islands-landing-forecast =
    Is it worth it? Press { $forecast } to see what every island would pay now.
lesson-small-islands-landing-sheet =
    A line for each island: size, symbols, free sites, and what it pays for your two objectives, or what it lacks. The one in the west pays 5, the one in the east 3. Close it with Esc.
lesson-small-islands-landing-risk =
    You could explore on and make them worth more. But your rival may land in the next turn, would score first, and could take the last free site.
lesson-small-islands-landing-ship =
    Land now, with your own ship. There are grey ships too, but they score for nobody.
lesson-small-islands-landing-place =
    A ship lies like a tile of open sea. At the end of the game each port on the eight tiles around it is a point. Between the islands it has two.
lesson-small-islands-landing-first =
    You are first to score, and your objective is revealed. Build a house on the island in the west: 3 fruits and 2 are 5.
lesson-small-islands-landing-second =
    And one on the island in the east. Each house must stand on another island.
lesson-small-islands-landing-paid =
    Each house is paid.
lesson-small-islands-landing-well =
    8 points, as the forecast said. Your hand is filled up to four houses again; you have eight for the whole game.
lesson-small-islands-landing-less =
    Both islands would have paid 8 points together. Houses need not be built, but what is not built now may be taken by others.
lesson-small-islands-landing-next =
    Then the others score in turn. The player after the one who landed begins the next round.

lesson-small-islands-houses = Houses and discoveries
lesson-small-islands-houses-about = Where a house may stand, and tokens that count at the end
lesson-small-islands-houses-revealed =
    The exploration is over and your objective lies open: two resources in equal number. Its reward: draw a discovery token for each temple and keep one.
lesson-small-islands-houses-rules =
    A house needs more than a met mission: an island of two tiles at least, a free site, and no house of your colour on it. Other colours may stand there.
lesson-small-islands-houses-own =
    This island meets it, but a house of yours stands there from an earlier round. So it is not lit.
lesson-small-islands-houses-why =
    What about this one? Point at it and press { $why } to ask why not.
lesson-small-islands-houses-build =
    It lies on one tile only. Build on the large island in the north-west: it has two flowers and two fruits.
lesson-small-islands-houses-temples =
    It has two temples, so two tokens are drawn. Keep the more valuable one; the other goes back.
lesson-small-islands-houses-kept =
    The token goes to you.
lesson-small-islands-houses-well =
    It lies face down beside your points. Only you know that it is worth 6, and it counts at the end of the game.
lesson-small-islands-houses-less =
    With a house on the large island you would have kept a token worth 6. It counts at the end of the game, and only its owner knows it.

lesson-small-islands-last = The last ship
lesson-small-islands-last-about = How the game ends, and the ports around your ship
lesson-small-islands-last-four =
    Three of the four ships lie on the chart. When the last one lands, one more reward phase follows and the game is over. It is yours.
lesson-small-islands-last-behind =
    Your rival leads by 27 to 18, with one port at the ship. Two islands pay you 8. That is 26: the ports have to do the rest.
lesson-small-islands-last-ports =
    Earlier in the game you added a port to this coast. Now it counts for the ship that lies beside it.
lesson-small-islands-last-ship =
    Land with your own ship: the forecast says what follows.
lesson-small-islands-last-place =
    Find the place with three ports around it: pointing at a place counts them.
lesson-small-islands-last-first =
    Now build: first on the island in the west.
lesson-small-islands-last-second =
    Then on the one in the east. Every point is needed.
lesson-small-islands-last-harbour =
    Then the last rewards are paid, and the ports are counted.
lesson-small-islands-last-won =
    29 to 28: you have won. Points of rewards, discovery tokens and ports around the own ship are all that counts. With equal points more houses win.
lesson-small-islands-last-lost =
    With three ports around your ship and both houses it would have been 29 to 28. Play the chapter again to see it.

lesson-small-islands-round = A whole round
lesson-small-islands-round-about = From the starting tiles to the rewards, against a calm rival
lesson-small-islands-round-begin =
    Now a round from its beginning. Three of the four starting tiles lie; your rival plays calmly and does not land.
lesson-small-islands-round-start =
    Choose a side of the last starting tile.
lesson-small-islands-round-corner =
    Lay it where you like. The first island begins with it.
lesson-small-islands-round-objectives =
    Choose two objectives: one for this round, one for the next. Nothing pays yet, so ask what could grow.
lesson-small-islands-round-plan =
    Three turns of yours will empty the navigation stack together with your rival’s. What must an island have by then?
lesson-small-islands-round-explore =
    Take and lay tiles as you like, and use a token when it helps. The list says what each island needs.
lesson-small-islands-round-land =
    The stack is empty. Below the question stands what landing would bring. Land if it is enough; if not, explore on.
lesson-small-islands-round-place =
    Choose a place for the ship. Ports around it are points at the end, and more may still come there.
lesson-small-islands-round-longer =
    You explore on. Land in a later turn, when an island is worth it: each turn lays one more tile.
lesson-small-islands-round-build =
    After the landing the rewards come. Build on an island that is lit, if there is one.
lesson-small-islands-round-paid =
    What you build is paid when you are done.
lesson-small-islands-round-well =
    Your first points. In a game the same follows up to three times more, on a chart that grows.
lesson-small-islands-round-none =
    No points this time: no island met your mission when the exploration ended. Choose missions that the chart already leans to.
lesson-small-islands-round-free =
    That is the whole game. Go on here, or begin a table of your own: with the first bot, “Gentle”, it stays calm.

lesson-small-islands-pairs = Advanced: pairs
lesson-small-islands-pairs-about = Missions and rewards apart, put together by you
lesson-small-islands-pairs-apart =
    In the advanced mode missions and rewards are cards of their own. You hold three of each and put a pair together for this round and one for the next.
lesson-small-islands-pairs-tray =
    All lie on one tray. Below you read what each pair would pay now, before anything is fixed.
lesson-small-islands-pairs-mission =
    For now: the mission with a port and two fruits. Both islands meet it.
lesson-small-islands-pairs-reward =
    With it the reward of 6 points for each island: flat rewards are best where many islands are met.
lesson-small-islands-pairs-later =
    For later: more leaves than flowers.
lesson-small-islands-pairs-leaves =
    And the reward for leaves, which suits it. Then confirm.
lesson-small-islands-pairs-ready =
    Both pairs lie on your panel.
lesson-small-islands-pairs-well =
    Two islands at 6 points each: 12 if you landed now. What you did not choose went back; the decks are shuffled again after the rewards.
lesson-small-islands-pairs-less =
    The port and two fruits with 6 points for each island would pay 12 now. Yours may grow into as much.

lesson-small-islands-choice = Advanced: equal numbers
lesson-small-islands-choice-about = Missions of equal numbers, rewards of your choice
lesson-small-islands-choice-revealed =
    Your pair is revealed. The mission, which only the advanced mode has: as many fruits as of one of the other two resources.
lesson-small-islands-choice-equal =
    Here are two fruits and two flowers: met. None and none would not do; at least one of each must be there.
lesson-small-islands-choice-build =
    Build a house there.
lesson-small-islands-choice-symbol =
    The reward: 1 point for each of a resource that you choose, and 2 more. Leaves are the most: take them.
lesson-small-islands-choice-paid =
    The island is paid.
lesson-small-islands-choice-well =
    5 leaves and 2 are 7 points. The mission counts one thing and the reward another: that is what pairs are made of.
lesson-small-islands-choice-less =
    With the leaves the island would have paid 7. Count all three before you choose.

lesson-small-islands-alexis = Alone: Alexis
lesson-small-islands-alexis-about = The rival of a game alone: his card, his stack, his houses
lesson-small-islands-alexis-rival =
    Alone you play against Alexis. He has no objectives, no tiles and no tokens: after each of your turns he turns up a card and does what it says.
lesson-small-islands-alexis-card =
    His card says how he scores: 40 points and 1 for each house. In a reward phase he builds one, where most temples are. You need more points than he has.
lesson-small-islands-alexis-hurry =
    One tile is left in the navigation stack. After your turn it is empty: then he lands as soon as a landing card comes up.
lesson-small-islands-alexis-take =
    Your objective wants a temple and two leaves. Take the tile with two leaves.
lesson-small-islands-alexis-lay =
    Choose it to be placed.
lesson-small-islands-alexis-cell =
    Lay it at the west of the island.
lesson-small-islands-alexis-done =
    The island pays 7 now. Keep your tokens and end the turn.
lesson-small-islands-alexis-turned =
    Alexis turns up a card.
lesson-small-islands-alexis-deck =
    He explored: a tile of the display, laid to make the largest island larger. Each of his cards is known; what is turned up and how many are left is shown when you open his panel.
lesson-small-islands-alexis-land =
    Landing is possible, and he has landing cards. Land now: who lands scores first.
lesson-small-islands-alexis-place =
    Choose a place for the ship.
lesson-small-islands-alexis-build =
    Build on your island before he does.
lesson-small-islands-alexis-his =
    Then he builds, by the rule on his card.
lesson-small-islands-alexis-well =
    Well done: you were first to build, and his house brings him 1. Three ships are left to make up for his 40.
lesson-small-islands-alexis-less =
    No house of yours this time. Against Alexis every round counts: his 40 points are there from the start.

lesson-small-islands-alone = Alone: a whole round
lesson-small-islands-alone-about = A first round against Alexis, played as you like
lesson-small-islands-alone-begin =
    Now the first round of a game alone. Alexis plays his morning card, the easiest one.
lesson-small-islands-alone-start =
    Choose a side of the last starting tile.
lesson-small-islands-alone-corner =
    Lay it where you like.
lesson-small-islands-alone-objectives =
    Choose an objective for this round and one for the next.
lesson-small-islands-alone-explore =
    Explore. He takes from the display too, and often makes the largest island larger: let him work for you.
lesson-small-islands-alone-land =
    The stack is empty. Land, or explore on and risk that his next card is a landing.
lesson-small-islands-alone-place =
    Choose a place for the ship.
lesson-small-islands-alone-longer =
    You explore on. Two of his ten cards are landings.
lesson-small-islands-alone-build =
    In the reward phase build on an island that is lit, if there is one.
lesson-small-islands-alone-paid =
    What you build is paid when you are done.
lesson-small-islands-alone-well =
    Points in the first round: a good beginning against his 40.
lesson-small-islands-alone-none =
    No points in this round. Next time choose a mission that two turns can meet.
lesson-small-islands-alone-tips =
    You need 41 points and more: about two islands a round, and three ports around your ship.
lesson-small-islands-alone-free =
    Go on here to the end, or begin a game alone from the first screen.
