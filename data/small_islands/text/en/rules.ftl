# The rules reference of Small Islands. Paragraphs are separated by an empty line.
rule-isle-goal-title = What it is about
rule-isle-goal =
    Together you lay tiles and an archipelago grows. Each of you has secret objectives: build houses <house> on the islands that meet them and earn points.

    After at most four rounds the player with most points wins.
rule-isle-round-title = A round
rule-isle-round =
    <b>1 Preparation</b>: six tiles become the navigation stack; everybody chooses objectives in secret.

    <b>2 Exploration</b>: in turn, players lay a tile or, once the navigation stack is empty, land with a ship. A landing ends the exploration.

    <b>3 Reward</b>: beginning with the player who has landed, each reveals the objective, builds houses and earns points.

    The player after the one who has landed begins the next round.
rule-isle-preparation-title = Preparation
rule-isle-preparation =
    You hold the objective kept from the round before, in the first round one dealt to you, and draw two. Choose one for this round and one to keep for the next; the third goes back unseen.

    <b>Advanced game</b>: missions and rewards are two decks. Draw two of each, and choose one mission and one reward for now, one of each for later.

    If fewer than six tiles are left in the reserve, the game is over at once.
rule-isle-turn-title = Exploring
rule-isle-turn =
    1. Take one of the three tiles of the display into your hand.

    2. Lay one of your three tiles.

    3. If you like, use one bonus token.

    4. The display is refilled from the navigation stack; when that is empty, from the reserve.

    If none of your tiles fits anywhere, put one of them under the reserve.
rule-isle-placing-title = Laying tiles
rule-isle-placing =
    You may turn a tile as you like. It must lie side by side with a tile or a ship on the table.

    Land must meet land and sea must meet sea, on every side and at every corner, also where tiles touch by a corner alone.

    Nothing may lie beyond the edge of the table.
rule-isle-islands-title = Islands
rule-isle-islands =
    An island is land joined across the sides of tiles. A corner alone joins nothing.

    Its size is the number of tiles it lies on. Ships are no part of islands.

    Symbols: the resources <flower>, <fruit> and <leaf>, and <temple> and <port>. They belong to the island they are printed on.
rule-isle-tokens-title = Bonus tokens
rule-isle-tokens =
    You have four for the whole game and may use one in each turn in which you lay a tile, on any tile of the table.

    <b>Resource side</b>: it covers a <flower>, <fruit> or <leaf> with another of the three, also one on another token. The covered symbol counts no more. One of your tokens may show any resource.

    <b>Port side</b>: it adds a <port> on a coast. A tile holds at most two ports, printed ones included.
rule-isle-landing-title = Landing
rule-isle-landing =
    When the navigation stack is empty you may land in place of laying a tile: take your own ship <ship>, or a grey one while there are any, and lay it like a tile. Ships are all sea.

    Landing ends the exploration at once. Nobody has to land: exploring goes on with tiles of the reserve.

    Your own ship earns points at the end for the ports around it; a grey ship earns nothing for anybody.
rule-isle-reward-title = Houses and rewards
rule-isle-reward =
    In your turn of the reward phase you may build houses <house> from your hand, each on another island. The island must meet your mission, lie on two tiles or more, have a free house site <site> and no house of yours. Other colours may stand there.

    For each of these houses your reward is paid. Then your hand is filled up to four houses from your reserve of four.

    It does not matter whether an island is closed.
rule-isle-discovery-title = Discovery tokens
rule-isle-discovery =
    Some rewards let you draw discovery tokens <discovery>: one for each <temple> of the island. Keep one of them, face down; the others go back.

    They are worth the points on them at the end of the game.
rule-isle-end-title = End of the game
rule-isle-end =
    The game ends when a reward phase is over and all four ships are on the table; when fewer than six tiles are left for a new round; or when a player finds the display empty and no ship can be laid: then one last reward phase follows, beginning with that player.

    Final points: points earned, your discovery tokens, and 1 for each <port> on the eight tiles around your own ship.

    Equal points: more houses built, then more ports around the own ship, then who laid a tile or ship last.
rule-isle-solo-title = Alone against Alexis
rule-isle-solo =
    You begin. After each of your turns Alexis turns up a card of his expedition stack and explores or lands. He has no objectives, tiles or bonus tokens; eight houses are at his hand.

    In the reward phase he builds one house by the rule on his card.

    At the end his points are those on his card and some for each house. You must have more than he has.
