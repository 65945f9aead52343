### The chapters of the tutorial. A card is two or three short sentences. A picture <town> always stands beside its word,
### because readers aloud leave pictures out.

lesson-spirit-island-island = The island and the invaders
lesson-spirit-island-island-about = What threatens the island, how to see it coming, how the game ends
lesson-spirit-island-island-welcome =
    This is your island: eight lands. You are a spirit that lives in it. Invaders want to settle here. Drive them off before they ruin the land.
lesson-spirit-island-island-invaders =
    Here stand invaders: an explorer <explorer> and a town <town>. Towns grow into cities <city>. The round hut is the dahan <dahan>, the people of the island. They are on your side.
lesson-spirit-island-island-you =
    This disc <presence> is your presence. You act from where it lies. The dark swirl is blight <blight>: land that was ruined.
lesson-spirit-island-island-cards =
    Three cards say where the invaders act this turn. They <b>ravage</b> in one kind of land, <b>build</b> in another, then <b>explore</b> a new one. Each card moves up one place every turn. So you know one turn ahead.
lesson-spirit-island-island-forecast =
    No need to work it out: open the forecast with the eye, or the key { $forecast }.
lesson-spirit-island-island-sheet =
    The forecast tells land by land what the invaders will do this turn. “?” stands for what nobody can know. Close it with Esc, or go on.
lesson-spirit-island-island-watch =
    Your spirit has no fast power this turn. End the phase and watch the invaders act.
lesson-spirit-island-island-ravaged =
    They ravaged here. 3 damage destroyed a hut. 2 or more damage to the land also add 1 blight <blight>. One swirl each time, however hard they strike.
lesson-spirit-island-island-built =
    Then they built. In the lands of the build card where invaders stood, a town <town> was added. No invaders, no building.
lesson-spirit-island-island-explored =
    Last they explored. A new card was turned up, and an explorer came to each land of that kind on the coast or near a town.
lesson-spirit-island-island-moved =
    Now the cards have moved on. Where they explored, they build next turn and ravage the turn after.
lesson-spirit-island-island-lose =
    You lose when this pool of blight <blight> is empty, when a spirit has no presence left, or when the invaders run out of cards: time is up.
lesson-spirit-island-island-win =
    You win by clearing the island. The more fear <fear> you spread, the less you must clear: first all invaders, later only towns and cities, then only cities. More about that in a later chapter.

lesson-spirit-island-growth = Growth and presence
lesson-spirit-island-growth-about = How a spirit grows stronger, and where it can act
lesson-spirit-island-growth-spirit =
    You play Fathomless Mud of the Swamp. Two discs of presence <presence> lie in the wetland G2. Each turn begins with growth.
lesson-spirit-island-growth-choose =
    Choose one way to grow. You do all of it. Take the one that adds two presence, each up to 1 land away.
lesson-spirit-island-growth-track =
    A new disc comes from one of your two tracks. What it covered is yours from now on. Take it from the card-play track: then you may play 2 cards a turn.
lesson-spirit-island-growth-land =
    Lit lands can be chosen. Put the disc into G4, next to your wetland. From there you reach further.
lesson-spirit-island-growth-opened =
    The next circle of the track is open now. Tracks never close again, whatever happens to your presence on the island.
lesson-spirit-island-growth-again =
    Now the second disc. Take this one from the energy track.
lesson-spirit-island-growth-site =
    Put it into G4, too. Two of your discs in one land make a sacred site <sacred-site>.
lesson-spirit-island-growth-sacred =
    Some powers can only be used from a sacred site <sacred-site>. It lasts as long as two of your discs lie there.
lesson-spirit-island-growth-income =
    After growth you gained energy <energy>: the highest number that is open on its track. It pays for cards. What you do not spend, you keep.
lesson-spirit-island-growth-next-time =
    Next come your cards; that is the next chapter. Remember the other ways to grow: a new card, or “reclaim” <reclaim>: all your played cards come back.

lesson-spirit-island-cards = Cards, elements, powers
lesson-spirit-island-cards-about = Energy and card plays, fast and slow powers, innate powers
lesson-spirit-island-cards-hand =
    These are your power cards. The ring shows the price in energy <energy>. A red bird <fast> means fast: used before the invaders act. A blue turtle <slow> means slow: after them.
lesson-spirit-island-cards-first =
    You have 3 energy and may play 2 cards. Play Mysterious Abductions. It costs 1 and is fast.
lesson-spirit-island-cards-second =
    Now play Eerie Noises and Moving Trees. It costs 2 and is slow.
lesson-spirit-island-cards-elements =
    Cards in play give the elements on their left edge for this turn. Elements are never spent. With enough of them your innate power works, without cost and without a card.
lesson-spirit-island-cards-end =
    All is paid. Finish playing cards.
lesson-spirit-island-cards-fast =
    Fast powers now. Playing a card only puts it on the table; using it comes now. Use Mysterious Abductions.
lesson-spirit-island-cards-target =
    Choose a land with invaders. The power reaches lands with your presence only: range 0.
lesson-spirit-island-cards-innate =
    You hold two moons and two plants: enough for the first level of your innate power. Use it.
lesson-spirit-island-cards-innate-land =
    It starts from your sacred site and reaches 1 land further. Aim at the town in G8: 1 fear <fear> and Defend 2 <defend>.
lesson-spirit-island-cards-dahan =
    A rule of this spirit: after it defended a land, one dahan <dahan> may come there. Move one, or skip it.
lesson-spirit-island-cards-go-on =
    Nothing fast is left. End the phase. The invaders act, then your slow powers come.
lesson-spirit-island-cards-slow =
    The invaders are done. Use your slow card now.
lesson-spirit-island-cards-far =
    This one reaches 1 land from any of your presence. Choose G8 with the town.
lesson-spirit-island-cards-push =
    Push: take the town, then choose where it goes. Any neighbouring land will do, never the ocean. You may also stop.
lesson-spirit-island-cards-after =
    At the end of the turn played cards go to your discard. They come back when you grow with reclaim <reclaim>. That is all there is to cards.

lesson-spirit-island-ravage = Ravage and defend
lesson-spirit-island-ravage-about = How to protect a land, how the dahan strike back, what blight does
lesson-spirit-island-ravage-danger =
    The sands will be ravaged this turn. Invaders stand in two of them: G3 and G5.
lesson-spirit-island-ravage-forecast =
    Have a look at what would happen: open the forecast, key { $forecast }.
lesson-spirit-island-ravage-count =
    An explorer <explorer> deals 1 damage, a town <town> 2, a city <city> 3. In G5 that makes 5. Close the forecast and let us do something about it.
lesson-spirit-island-ravage-card =
    Intractable Thickets and Thorns is in play. It is fast and gives Defend 5 <defend>. Use it.
lesson-spirit-island-ravage-shield =
    Which land? In G5 there are two huts of dahan <dahan>. If they live, they strike back. Choose G5.
lesson-spirit-island-ravage-end =
    You cannot save both lands. That is normal. End the phase.
lesson-spirit-island-ravage-order =
    You choose which land is ravaged first. Take G5.
lesson-spirit-island-ravage-strike =
    Defend took all 5 damage. Now the dahan strike back: 2 damage each, 4 in all. You say where each one goes. Begin with a town; it has 2 health.
lesson-spirit-island-ravage-strike-more =
    Finish what is wounded. At the end of the turn all damage heals, so half a kill is worth nothing.
lesson-spirit-island-ravage-rest =
    Deal the rest of the damage as you like. Then the other land is ravaged, and the invaders build and explore.
lesson-spirit-island-ravage-blighted =
    G3 was not defended. It got 1 blight <blight>, and your presence <presence> there was destroyed. Destroyed presence does not come back by itself.
lesson-spirit-island-ravage-cascade =
    G5 had blight already. A second one there would cascade: 1 more blight <blight> into a land next to it. Guard blighted lands first.
lesson-spirit-island-ravage-pool =
    All blight comes from this pool. Powers that remove blight put it back. Never let it run out.

lesson-spirit-island-fear = Fear and victory
lesson-spirit-island-fear-about = Fear cards, terror levels, and how to win
lesson-spirit-island-fear-pool =
    Destroying towns and cities, and many powers, make fear <fear>. When 4 have gathered, you earn a fear card. One more is needed now.
lesson-spirit-island-fear-waiting =
    One card is already waiting. It is turned up when the invaders' turn begins, before they ravage.
lesson-spirit-island-fear-go-on =
    You have nothing fast to use. End the phase and see what the card does.
lesson-spirit-island-fear-turned =
    The card gave Defend 2 <defend> to each land with presence. That saved G7: no blight. Fear cards always help you.
lesson-spirit-island-fear-levels =
    Level I: no invader may be left. Level II: no town and no city. Level III: no city. Level IV: you have won. One more card and level II begins.
lesson-spirit-island-fear-card =
    Now win. Use Ferocious Rampage: 1 fear and 3 damage, and your spirit adds 1 damage to it.
lesson-spirit-island-fear-land =
    Choose G5. There stands the last town of the island.
lesson-spirit-island-fear-damage =
    The fear has brought level II. Explorers do not matter any more. Put the first damage on the town.
lesson-spirit-island-fear-damage-more =
    Once more: a town has 2 health.
lesson-spirit-island-fear-last =
    Deal the rest of the damage. Then it is looked at whether you have won.
lesson-spirit-island-fear-won =
    No town and no city is left at terror level II: victory, although explorers are still there. In a real game think early about which level you can reach.

lesson-spirit-island-plan = Planning a turn
lesson-spirit-island-plan-about = Build and explore, the forecast, “why not?” and undo
lesson-spirit-island-plan-look =
    The invaders will build in the jungle this turn. They build only where at least one of them stands.
lesson-spirit-island-plan-forecast =
    First look what is coming: the forecast, key { $forecast }.
lesson-spirit-island-plan-sheet =
    The ravage will hit the mountain G8. You cannot reach it. Some harm you must bear. Close the forecast.
lesson-spirit-island-plan-plan =
    But here you can do something. One explorer stands in the jungle G6. If it is gone before they build, nothing is built here.
lesson-spirit-island-plan-why =
    What about this card? Point at it and press { $why }: “Why not?”. The program always gives the reason.
lesson-spirit-island-plan-wrong =
    It is too dear. Try something else first: play Boon of Watchful Guarding, which costs nothing.
lesson-spirit-island-plan-undo =
    It was a mistake; we want another card. Take it back: the Undo button, or { $undo }. Undo goes back as far as you like.
lesson-spirit-island-plan-right =
    Now play Mysterious Abductions: 1 fear, 1 damage, and it is fast.
lesson-spirit-island-plan-end =
    Finish playing cards.
lesson-spirit-island-plan-use =
    Use the card.
lesson-spirit-island-plan-land =
    Pointing at a land shows what will happen there. Choose G6: an explorer has 1 health.
lesson-spirit-island-plan-go-on =
    Use what else you like, then end the phase. Watch what they build.
lesson-spirit-island-plan-built =
    No invader in G6, so nothing was built. One small deed at the right time has saved you a town.
lesson-spirit-island-plan-built-else =
    Where an invader stood in the jungle, a town was built. An explorer that is removed in time prevents it.
lesson-spirit-island-plan-explored =
    They explored sands. Next turn these lands are built on. A card explored now is a ravage in two turns.
lesson-spirit-island-plan-turns =
    So plan from left to right: what ravages now, what is built now, what comes after. Guard a few lands well rather than all of them a little.

lesson-spirit-island-turn = A turn of your own
lesson-spirit-island-turn-about = The whole first turn of a real game; you decide, the lesson only helps
lesson-spirit-island-turn-begin =
    A real game, first turn. You are Devouring Teeth Lurk Underfoot: a hunter that deals much damage. Decide everything yourself; these cards only remind you.
lesson-spirit-island-turn-grow =
    Grow. Early on it pays to add presence <presence>. The third way gives 3 energy as well.
lesson-spirit-island-turn-presence =
    Place what you gained. More card plays or more energy? Near towns you can do more.
lesson-spirit-island-turn-play =
    Look at the build card on the right, then play a card that fits. Unspent energy is kept. When you are done, finish.
lesson-spirit-island-turn-fast =
    Fast powers. Point at a power or a land to see what it will do. If you are stuck: { $why } tells why something cannot be chosen.
lesson-spirit-island-turn-invaders =
    The invaders act. Answer what is asked, if anything.
lesson-spirit-island-turn-slow =
    Slow powers now. Then time passes: cards go to your discard, damage heals, and a new turn begins.
lesson-spirit-island-turn-free =
    That was a whole turn. Play on here as long as you like, or begin a game of your own from the first screen. Good luck!
