### The chapters of the tutorial. A card is two or three short sentences.

lesson-rice-paddy-field = Your field and its water
lesson-rice-paddy-field-about = Paddies, walls and gates, the reservoir, and what makes rice grow
lesson-rice-paddy-field-welcome =
    This is your field on the hillside. You grow rice here for seven rounds. Whoever has the most rice wins.
lesson-rice-paddy-field-paddy =
    Land that is closed on every side is a paddy. You have two: one of one hex, one of two. All other land is open field; nothing is planted there.
lesson-rice-paddy-field-gate =
    Paddies form a chain. Water enters the first one, runs through a gate into the next and at the end out into the open field. It never flows back.
lesson-rice-paddy-field-rice =
    Rice is planted in both paddies. It grows only in a flooded paddy: one with a disc of water on every hex. The first is flooded, the second is dry.
lesson-rice-paddy-field-reservoir =
    Two discs wait in your reservoir. Each round, when it is time to flood, they run down into the chain.
lesson-rice-paddy-field-rock =
    Here lies a rock. A paddy with a rock cannot be planted and lets no water through. Oxen carry rocks away.
lesson-rice-paddy-field-keep =
    First you are asked whether to drain. Your rice needs all its water: let none go.
lesson-rice-paddy-field-grown =
    Now your reservoir runs out into the chain. Watch the second paddy.
lesson-rice-paddy-field-well =
    Well done. The first paddy was full, so both discs ran on into the second and flooded it. The rice in both is grown now.
lesson-rice-paddy-field-less =
    The second paddy did not get enough water, so its rice is not grown. With too few discs for all of its hexes a paddy stays dry.
lesson-rice-paddy-field-next =
    Grown rice is harvested in a later round, and then the paddy must be dry. So you need water at one time and none at another: that is what this game is about.

lesson-rice-paddy-spirits = Draft, rain and spirits
lesson-rice-paddy-spirits-about = Choosing spirits, who gets the rain, and when spirits act
lesson-rice-paddy-spirits-draft =
    Before round 1 you draft spirits: you keep one and the others go away. Alone you see four, then three, then two. In company the rest goes to your neighbour.
lesson-rice-paddy-spirits-first =
    Keep the Dew Catcher, number 5. Low numbers come first when the rain is shared out.
lesson-rice-paddy-spirits-second =
    Now keep the Full Granary, number 19. It brings 5 rice each round.
lesson-rice-paddy-spirits-third =
    Last, keep the Ox Caller, number 15. You now have one spirit for each of the rounds 1, 2 and 3.
lesson-rice-paddy-spirits-rain =
    Round 1 begins with a rain card: 6 discs lie on it now. This one brings neither weeds nor pests; many do.
lesson-rice-paddy-spirits-numbers =
    All six discs go to one player, the first. First is whoever has the lowest number. Your rival is the spirit farm; it turns up its number when you have chosen.
lesson-rice-paddy-spirits-play =
    Get the rain: play a spirit with a low number. The Dew Catcher is the safest.
lesson-rice-paddy-spirits-first-player =
    The numbers are compared, and the first player takes the water.
lesson-rice-paddy-spirits-took =
    The spirit farm has turned up 8.5. You are lower, so you are first, and the rain is in your reservoir.
lesson-rice-paddy-spirits-missed =
    The spirit farm has turned up 8.5. You are higher, so it is first and takes the rain. You get what it lets go and what it has no room for.
lesson-rice-paddy-spirits-active =
    Then spirits act. The Dew Catcher takes a disc from the supply, the Full Granary gives rice, the Ox Caller livestock. If a card asks nothing, it acts by itself.
lesson-rice-paddy-spirits-lasting =
    Spirits stay in front of you, and most act in every round. But the highest of them counts: after 19 you will hardly be first again. Strong spirits are thirsty.

lesson-rice-paddy-work = Workers, care and harvest
lesson-rice-paddy-work-about = Sending laborers and livestock, weeds, pests, ducks, and a harvest
lesson-rice-paddy-work-look =
    In your second paddy stands grown rice, and the paddy is dry: it can be harvested. But a weed grows there. In the third a pest eats planted rice.
lesson-rice-paddy-work-workers =
    You have 10 laborers and one livestock, which works as an ox or as a duck. You say now what they will do this round; who finds nothing to do is lost for it.
lesson-rice-paddy-work-need =
    A harvest takes 2 laborers for each hex. A weed takes as many as its paddy has hexes. A pest takes a duck.
lesson-rice-paddy-work-harvest =
    So send 4 laborers to the harvest and 2 to the weed, and your livestock as a duck. Nobody plants or builds this round. First the harvest: 4.
lesson-rice-paddy-work-plant =
    Planting: nobody. No paddy will be flooded and empty this round.
lesson-rice-paddy-work-weed =
    The weed: 2 laborers.
lesson-rice-paddy-work-build =
    Building: nobody.
lesson-rice-paddy-work-ox =
    An ox could build, too. Yours has something better to do: none.
lesson-rice-paddy-work-duck =
    Ducks: 1. It removes the pest in the third paddy.
lesson-rice-paddy-work-water =
    The first paddy keeps its water, for its rice has to grow. Let none go.
lesson-rice-paddy-work-reaped =
    Weeds and ducks come first, then the harvest.
lesson-rice-paddy-work-clean =
    Well done: 12 rice. With the weed it would have been 6. The harvest table pays clean paddies best, and large ones more than small ones.
lesson-rice-paddy-work-spoiled =
    That was not the best harvest. A clean paddy of two hexes pays 12 rice, with a weed 6, and grown rice that is left standing rots. Start the chapter again if you like.
lesson-rice-paddy-work-fertile =
    A duck among rice that is not grown fertilizes it, too: at the harvest the paddy counts as one hex larger. The other rice has to be flooded before it grows.

lesson-rice-paddy-hands = Too few hands
lesson-rice-paddy-hands-about = A rain with weeds, and choosing when workers do not suffice for all
lesson-rice-paddy-hands-rain =
    This rain card brings 3 discs and a weed. You may choose which of your paddies gets it.
lesson-rice-paddy-hands-where =
    The rice in the first two paddies is grown and must be harvested now. The third has time. Put the weed there.
lesson-rice-paddy-hands-few =
    The Dew Catcher has brought you the rain. Now you have 3 laborers and one livestock, and there is more to do than they can manage.
lesson-rice-paddy-hands-harvest =
    Send 2 laborers to harvest, enough for one of the two hexes. The third is to plant, the livestock to go as a duck. First the harvest: 2.
lesson-rice-paddy-hands-plant =
    Planting: 1. What is harvested now will be flooded afterwards.
lesson-rice-paddy-hands-ox =
    Oxen for building: none.
lesson-rice-paddy-hands-duck =
    Ducks: 1. Pests eat in both paddies.
lesson-rice-paddy-hands-keep =
    The water of the third paddy stays, for its rice has to grow. Let none go.
lesson-rice-paddy-hands-pest =
    One duck and two paddies with pests: you are asked where it works. Choose the first paddy.
lesson-rice-paddy-hands-reap =
    Your laborers can harvest one of the two. Which one will you take? Look for the clean one.
lesson-rice-paddy-hands-well =
    Well done: the clean paddy paid 5 rice, with its pest it would have been 3. If you can do only one thing, do the whole of it in one place.
lesson-rice-paddy-hands-less =
    A clean paddy of one hex pays 5 rice, with a pest 3. It pays best when the duck and the laborers work in the same paddy.
lesson-rice-paddy-hands-seed =
    Both empty paddies are flooded now, and one laborer can plant one of them. Choose.
lesson-rice-paddy-hands-rot =
    The grown rice that nobody harvested has rotted. Think of it when you plant: each hex will want two laborers later on.

lesson-rice-paddy-water = Drain and flood
lesson-rice-paddy-water-about = Making one paddy dry without losing the water of another
lesson-rice-paddy-water-look =
    The rice in your first paddy is grown, but it stands in water. Only dry paddies can be harvested. Two laborers are ready for it, and one to plant.
lesson-rice-paddy-water-rule =
    Draining: water runs downstream only. You say for each paddy how many discs stay. What has no room further down leaves your field.
lesson-rice-paddy-water-drain =
    Let all water of the first paddy go: 0 discs stay. In the second both are to stay.
lesson-rice-paddy-water-stay =
    The second is full and shall grow its rice. Keep its 2 discs; the other one passes over it.
lesson-rice-paddy-water-reaped =
    Harvest, flood, growth, planting: watch the rest of the farm actions.
lesson-rice-paddy-water-kept =
    Now the flood. Will the second paddy have its water?
lesson-rice-paddy-water-well =
    Well done: the first paddy was harvested for 5 rice, flooded again and planted again, all in one round.
lesson-rice-paddy-water-less =
    The first paddy could not be harvested, because it was not dry. Its grown rice has rotted and paid nothing. With 0 discs it would have been 5 rice.
lesson-rice-paddy-water-grew =
    The second kept its two discs, and its rice is grown.
lesson-rice-paddy-water-thirsty =
    The rice in the second paddy is not grown: it was not flooded. Water that you let go is missing below.
lesson-rice-paddy-water-neighbour =
    Water that leaves your field goes to the next player’s reservoir and may flood their field this very round. Only from the last player does it go back to the supply.
lesson-rice-paddy-water-flood =
    Nobody can refuse to flood. The whole reservoir runs out, paddy by paddy. A paddy that cannot be filled stays dry and lets its water run on.
lesson-rice-paddy-water-rot =
    After the harvest all grown rice that still stands rots and pays nothing. So look ahead: what is grown now must be dry next round.

lesson-rice-paddy-build = Building a paddy
lesson-rice-paddy-build-about = Naming land, walls and gates, a rock, and the first planting
lesson-rice-paddy-build-open =
    One hex of rice feeds nobody. You want more paddies. The next one begins in the open field beside your last.
lesson-rice-paddy-build-price =
    Each wall or gate takes 3 laborers or one ox. You have sent 9 laborers to build: 3 sections. The ox is to remove a rock, one laborer to plant.
lesson-rice-paddy-build-why =
    Why not down here? Point at this hex and press { $why }: “Why not?”. The program always gives the reason.
lesson-rice-paddy-build-site =
    Choose where the new paddy begins. Take A2, right of your paddy: with the fence above, three sections close it.
lesson-rice-paddy-build-size =
    You could add more hexes, but then three sections are not enough this round. Leave it at one hex.
lesson-rice-paddy-build-rock =
    The walls stand. But a rock lies in the new paddy. Have the ox remove that one.
lesson-rice-paddy-build-keep =
    Let no water go: your first paddy is to keep its disc.
lesson-rice-paddy-build-planted =
    Now the reservoir floods the chain, and then the new paddy is planted.
lesson-rice-paddy-build-well =
    Well done: built, cleared, flooded and planted in one round. Next round this rice can grow.
lesson-rice-paddy-build-less =
    The new paddy could not be planted. It must be closed, without a rock, and flooded. Start the chapter again if you like.
lesson-rice-paddy-build-plan =
    Walls that do not close a paddy yet stay where they are. So a large one may take several rounds. Once closed, a paddy keeps its hexes for the whole game.

lesson-rice-paddy-market = Achievements and market
lesson-rice-paddy-market-about = Claiming a tile, hiring, buying, and the tax
lesson-rice-paddy-market-tiles =
    These tiles are achievements. Some ask how your farm is now, others what you did this round. The number below is the rice they bring.
lesson-rice-paddy-market-claim =
    You have two paddies, so this tile can be claimed. Take it: one tile each round.
lesson-rice-paddy-market-gone =
    It is gone for everybody else, and no new one comes. In company the order of play decides who claims first.
lesson-rice-paddy-market-market =
    Now your own market. The cheapest space is always bought first, so each worker costs a little more than the one before.
lesson-rice-paddy-market-ox =
    Buy livestock for 4 rice: an ox saves three laborers, a duck keeps pests away.
lesson-rice-paddy-market-tax =
    Hire a laborer as well. It costs 2 rice, and as your second item in this round 1 rice of tax.
lesson-rice-paddy-market-taxed =
    Two items in one round: that is taxed.
lesson-rice-paddy-market-enough =
    A third item would add 2 more tax, a fourth 3. That is enough: end your purchases.
lesson-rice-paddy-market-later =
    They all work from the next round on. Buy early what is to pay off: in rounds 6 and 7 there is no market, and rice that you spend does not count at the end.

lesson-rice-paddy-last = The last two rounds
lesson-rice-paddy-last-about = Growth twice in round 6, the last harvest, and the end
lesson-rice-paddy-last-six =
    Round 6. Rice grows twice now: once before planting and once after it. Two laborers are ready to plant, and two discs wait in the reservoir.
lesson-rice-paddy-last-keep =
    Let no water go. Both paddies are to be flooded.
lesson-rice-paddy-last-twice =
    What was planted a moment ago is grown already. There is no market this round.
lesson-rice-paddy-last-seven =
    Round 7: no rain and no spirit. All water has left the fields, so every paddy is dry. Only weeding, ducks and harvest are left.
lesson-rice-paddy-last-harvest =
    Your last task: harvest all three hexes. That takes 6 laborers. The grey values of the harvest table count now, and they are higher.
lesson-rice-paddy-last-end =
    The last harvest, then the count.
lesson-rice-paddy-last-won =
    8 and 18 rice: you end with 96. Alone, 90 rice are the first rating, and that is a win. In company the most rice wins.
lesson-rice-paddy-last-lost =
    The game has ended below 90 rice. With all three hexes harvested it would have been 96. Start the chapter again if you like.

lesson-rice-paddy-alone = A round of your own
lesson-rice-paddy-alone-about = The first round of a real game against the spirit farm; you decide
lesson-rice-paddy-alone-begin =
    A real game, played alone. The spirit farm is your rival for the water: it turns up a card each round. Decide everything yourself; these cards only remind you.
lesson-rice-paddy-alone-draft =
    Draft three spirits. One with a low number brings you the rain, one that acts each round brings something every time.
lesson-rice-paddy-alone-spirit =
    Play a spirit, and answer what the cards ask. The earlier one with “each round” is played, the more often it acts.
lesson-rice-paddy-alone-allocate =
    Send your workers. 6 laborers put up two walls: one hex more. Keep laborers to plant what will be flooded. No rice is grown yet.
lesson-rice-paddy-alone-farm =
    Farm actions. Build, and drain only what you want dry. This round your rice should stay in water to grow.
lesson-rice-paddy-alone-market =
    Claim a tile if you can, and buy if you have rice. Then the next round begins.
lesson-rice-paddy-alone-tips =
    Your next rounds: make dry what is grown, harvest, flood, plant. If your paddies ripen in different rounds, the same laborers serve them all.
lesson-rice-paddy-alone-free =
    That was a whole round. Play on here as long as you like, or begin a game of your own from the first screen. Good harvest!
