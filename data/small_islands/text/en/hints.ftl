### Hints of the first games: what is worth looking at before a question is answered.

isle-hint-setup-start = A side with land on two corners joins more easily; a single corner leaves room for another island. All of you will build on what you lay now.
isle-hint-setup-cell = Land laid against land makes a larger island at once. Keep coasts open: what sea closes grows no more.
isle-hint-cards-best = Most would be paid now by { $card }: { $pays }.
isle-hint-cards-none = No island meets any of them yet.
isle-hint-cards = Point at a card to see its islands dotted. Ask what a few tiles can still change, and what your rivals will build up for you.
isle-hint-prepare-current-mission = A mission that many islands meet goes well with a flat reward, one that a large island meets with a reward for what lies on it.
isle-hint-prepare-current-reward = Choose the reward by the islands that meet the mission: flat for many, by symbols or size for a large one.
isle-hint-prepare-next = Keep one that you can work towards already now. What goes back may come to a rival later.
isle-hint-prepare-next-mission = Keep a mission that you can work towards already now. What goes back may come to a rival later.
isle-hint-prepare-next-reward = Keep a reward that suits the kept mission: the two are played together.
isle-hint-lack = { $isle } is nearest to your mission: it needs { $what }.
isle-hint-shown-display = { $n ->
        [one] Tile { $tiles } of the display shows some of it.
       *[other] Tiles { $tiles } of the display show some of it.
    }
isle-hint-none-display = Neither the display nor your hand shows that: look for what would do later.
isle-hint-shown-hand = { $n ->
        [one] Tile { $tiles } of your hand shows some of it.
       *[other] Tiles { $tiles } of your hand show some of it.
    }
isle-hint-none-hand = No tile of your hand shows that: lay one that helps later, or closes a coast.
isle-hint-met = { $isle } would bring { $pays } now: make it larger, or bring about a second one.
isle-hint-take = What you leave in the display, the next player may take.
isle-hint-keep = The two you keep stay secret, and you can plan with them.
isle-hint-place-cell = Pointing at a place shows the island before and after. Joining two islands adds up what is on them, which can also spoil equal numbers; open sea keeps others from growing yours.
isle-hint-by-token = A bonus token can bring that about.
isle-hint-token = A token works on any tile, also against a rival. Later is safer: what you change now others may still change back.
isle-hint-landing = As things stand: { $now }.
isle-hint-landing-wait = Who lands scores first and ends the growing for all. Wait only for clearly more: the next player may land before you.
isle-hint-ports = { $n ->
        [0] No place has a port around it yet.
        [one] The best place has { $n } port around it.
       *[other] The best place has { $n } ports around it.
    }
isle-hint-ship = Ports may still be added around your own ship; a grey one counts for nobody.
isle-hint-houses = { $n ->
        [one] You have { $n } house left for the rest of the game.
       *[other] You have { $n } houses left for the rest of the game.
    }
isle-hint-build = A house not built on an island now may pay more later, when it has grown, or find no free site any more.
isle-hint-reward-symbol = The one with most symbols on this island pays most; what else lies there is not counted.
isle-hint-reward-discovery = Keep the highest: only you know it, and it counts at the end.
isle-hint-stuck-discard = Give away the one that your islands need least. It goes under the reserve and will hardly come back.
