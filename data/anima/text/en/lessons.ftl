### The chapters of the tutorial. A card is two or three short sentences.

lesson-anima-road = On the road
lesson-anima-road-about = Your group, a journey, what lies in wait, and the first exploration
lesson-anima-road-welcome =
    You lead a group through a dark land. Whoever completes the final mission first wins. Until then you travel, explore and grow stronger.
lesson-anima-road-group =
    Your group: the Ash Duelist and the Riverside Monk, who gains 2 in a small group. Together: strength 7, speed 6.
lesson-anima-road-worth =
    Strength decides battles. Speed decides who plays first, and speed tests.
lesson-anima-road-areas =
    These are the active areas. In both lies a previous encounter, face down: a monster or an event. Whoever travels there meets it first.
lesson-anima-road-travel =
    It is movement. You do one thing: travel, explore a new area, or rest. Travel to Heather Moor.
lesson-anima-road-met =
    The encounter is turned up before you arrive.
lesson-anima-road-caravan =
    A Merchant Caravan: an event, and a kind one. It has brought you an advantage, a card for your hand. You have arrived.
lesson-anima-road-storm =
    You took another way. A bad encounter can cost the turn: then the group is in no area and does nothing more until the next one.
lesson-anima-road-table =
    Every area has a table for the die. On Heather Moor 1, 2 and 3 bring nothing, 4, 5 and 6 an encounter. Nothing is good: you are rewarded at once.
lesson-anima-road-explore =
    The exploration phase. Who is in an area may explore it, once in a turn. Explore.
lesson-anima-road-reward =
    You rolled a 2, so nobody is in your way. Choose your reward: the bonus draws as many advantages as the area’s level.
lesson-anima-road-well =
    Well done: arrived, explored, rewarded. So you gather cards and companions for your missions.
lesson-anima-road-less =
    You were not rewarded this turn, or chose nothing. Start the chapter again if you like: Heather Moor is waiting.
lesson-anima-road-phases =
    That was a turn: reset, movement, interaction, exploration. Everybody plays a phase before the next begins. The fastest group goes first.

lesson-anima-battle = A battle
lesson-anima-battle-about = Chances, battle cards, who taps for them, and the dice
lesson-anima-battle-brute =
    In Fogbound Forest lies a Cave Brute, face up: somebody has lost to it. Its strength is 6. You have 5, the Ash Duelist 3 and the Wizard 2.
lesson-anima-battle-odds =
    Before you go, look at your chances. Press { $forecast }: the forecast counts what you can know.
lesson-anima-battle-sheet =
    This is what you can expect where your group may go, without any cards. In Fogbound Forest the Cave Brute wins more often than you do. Close it with Esc, or go on.
lesson-anima-battle-go =
    But you hold two battle cards. Travel to Fogbound Forest.
lesson-anima-battle-sides =
    Here are the two sides, and what their strength is made of. First the cards, then each side rolls a die. The higher total wins; a tie against a monster is yours.
lesson-anima-battle-strike =
    Focused Strike gives 3 strength in this battle. It is a ki card: someone with the ki icon taps for it. Play it.
lesson-anima-battle-tapped =
    Who taps does nothing special any more this turn: no skill card, no ability that taps. Strength and speed still count. At the start of the next turn all untap.
lesson-anima-battle-bolt =
    Your chance has risen. The Wizard can still tap: for Cinder Bolt, which gives 4 against monsters. Or for an ability of her own, which gives 2. Play the card.
lesson-anima-battle-won =
    No more cards: now both dice are rolled.
lesson-anima-battle-well =
    You rolled 2, the Cave Brute 5, and yet you have won. The cards made up for it. The monster is gone and you have arrived.
lesson-anima-battle-less =
    You have not beaten it. Who loses a battle does not arrive and loses the turn. With both cards you would have had 14 against 11.
lesson-anima-battle-deaths =
    Look at the margin, too: who loses by 5 or more loses a character. So think before you go, and play your cards before the dice, not after.

lesson-anima-defeat = A defeat
lesson-anima-defeat-about = An event with a choice, a lost battle, and who dies
lesson-anima-defeat-go =
    Your group is the Gate Warden and the Thief, strength 4. Travel to Millpond Ferry, a quiet place of level I.
lesson-anima-defeat-toll =
    A Toll Bridge: discard an advantage, or do not arrive and lose the turn. Pay.
lesson-anima-defeat-pay =
    You choose which one. Counterstance only helps who is attacked: discard it.
lesson-anima-defeat-explore =
    You have arrived. Explore: with 1, 2 or 3 nobody is in your way.
lesson-anima-defeat-save =
    A 4: Starved Hounds, strength 5. And the dice were 1 and 6: lost by 6, so a character dies. But the Gate Warden may tap to prevent it. Do that.
lesson-anima-defeat-well =
    Nobody has died. But the battle stays lost: your group was not rewarded, left the area and lost its turn.
lesson-anima-defeat-less =
    A lost turn, and perhaps a lost companion. Before a character dies you may reply: the Gate Warden taps for that.
lesson-anima-defeat-turn =
    With a lost turn you do nothing more until the next one: no replies either. But nobody can attack you.
lesson-anima-defeat-all =
    Even without a single character you are not out: a new one comes at once. Your hand and your missions stay.

lesson-anima-new-land = New land
lesson-anima-new-land-about = Exploring a new area, removing another one, and a speed test
lesson-anima-new-land-choice =
    You have the mission Canyon Bounty, but neither of its areas is in play. Then look for a new area: one player in a turn may do so.
lesson-anima-new-land-explore =
    The top card of the area deck is placed for all, and your group goes there. Explore a new area from the deck.
lesson-anima-new-land-full =
    The Red Canyon, one of those you need. But with two players only four areas may be active: one has to go. Not where a group stands, and not where an encounter lies face down.
lesson-anima-new-land-remove =
    Your rival may protect an area by discarding an advantage. Neither of your missions needs the Village of Cornes: remove it.
lesson-anima-new-land-landslide =
    In a new area an encounter is drawn at once, face up. A Landslide: a speed test of 9. You roll a die and add the group’s speed, which is 6.
lesson-anima-new-land-step =
    You could roll too little. Swift Step answers your own test and gives 4 speed. Such an answer is called a reply. Play it.
lesson-anima-new-land-arrived =
    Now the die is rolled.
lesson-anima-new-land-well =
    A 2. With the card that makes 12, without it 8, and the turn would have been lost. You have arrived in the Red Canyon.
lesson-anima-new-land-less =
    You have not arrived in the Red Canyon. The roll was a 2; with Swift Step that would have made 12 against 9. Start the chapter again if you like.
lesson-anima-new-land-levels =
    The number on an area is its level. Higher ones give more, and worse things wait there. An encounter of a higher level than the area never happens: it is discarded.

lesson-anima-guard = Guard and rest
lesson-anima-guard-about = Protecting an area from removal, and resting for the next turn
lesson-anima-guard-threat =
    Your rival has explored a new area and wants to remove Heather Moor. Your mission Wolf Winter can be done there.
lesson-anima-guard-protect =
    You may protect it: discard an advantage. Counterstance only helps who is attacked. Discard that one.
lesson-anima-guard-saved =
    Heather Moor stays, and your rival has to choose another area.
lesson-anima-guard-gone =
    Heather Moor leaves play. It lies in the area pile now, and from there it can be explored again.
lesson-anima-guard-again =
    Now it is to be Crossroads Market. You do not need it: let it go.
lesson-anima-guard-rest =
    Your turn to move. Your group is a single Ash Duelist, too weak for most monsters. Rest: you do nothing more this turn, but next turn you are stronger.
lesson-anima-guard-camp =
    Safe Camp answers a rest of your own: a new advantage, and 1 strength more until the end of the next turn. Play it.
lesson-anima-guard-morning =
    The others finish their turn.
lesson-anima-guard-well =
    Rested: strength and speed are 2 higher for the whole of this turn, with Safe Camp strength 3. The order of play is set by this speed, too.
lesson-anima-guard-less =
    You have not rested. After a rest strength and speed would be 2 higher for the whole of this turn.

lesson-anima-camp = Reset and claims
lesson-anima-camp-about = Organisations, cards of the reset phase, and what others leave behind
lesson-anima-camp-begin =
    A turn begins with the reset. Only here you may discard advantages and dismiss characters of your own free will, and only here you join an organisation.
lesson-anima-camp-order =
    The Lantern Order gives 2 strength against darkness, but its members play no trickery cards. You have none. Join it.
lesson-anima-camp-member =
    It lies open with your group. If a group of the Hollow Court is ever in your area, both of you have to fight: these two are at war.
lesson-anima-camp-cache =
    Supply Cache is a plot card: nobody has to tap for it. Play it and draw two advantages.
lesson-anima-camp-end =
    Focused Strike is worth keeping. You are done with your reset.
lesson-anima-camp-claim =
    Your rival has dismissed the Iron Penitent. You alone have the fewest characters, so you may recruit him: strength 5!
lesson-anima-camp-take =
    And you alone have the fewest advantages. So you may take Iron Body, which your rival has discarded.
lesson-anima-camp-well =
    Well done: a second character, and cards for your hand. Whoever has least is helped by what others leave behind.
lesson-anima-camp-less =
    Nobody has joined you. Who alone has the fewest characters may recruit one that was dismissed this turn. Start the chapter again if you like.
lesson-anima-camp-limits =
    A group has at most 4 characters, a hand at most 5 advantages. A full hand draws nothing: play your cards in good time.

lesson-anima-finds = What you find
lesson-anima-finds-about = Choosing: an area, a price, cards of the pile and of the deck
lesson-anima-finds-deck =
    Your group is in the Village of Cornes, with the Grave Cartographer. Look for a new area: she can help with that.
lesson-anima-finds-explore =
    Explore a new area from the deck.
lesson-anima-finds-map =
    Before its card is drawn the Grave Cartographer may answer: she looks at two areas, and you choose one of them. Tap her.
lesson-anima-finds-pick =
    The Red Canyon or the Sunken Archive. The other one goes under the deck. Choose the archive.
lesson-anima-finds-guards =
    Levy Guards lie there, strength 4. But they can be bribed: whoever discards an advantage has won at once. It is an offer, you may decline. Give them Lucky Coin.
lesson-anima-finds-search =
    The exploration phase. Explore the area in which your group is.
lesson-anima-finds-ex =
    A 1: nothing happens. The sun is the special reward of this area: a card of your choice from the pile of advantages.
lesson-anima-finds-take =
    All that was discarded lies there, your Lucky Coin too. Take Iron Body: your Ash Duelist knows ki.
lesson-anima-finds-morning =
    The next turn. Keep your cards and say that you are done.
lesson-anima-finds-pass =
    Travel to Dragonbone Pass, the best hoard of all, level III. Nothing lies there face down.
lesson-anima-finds-again =
    Explore the area in which you are now. In Dragonbone Pass only a 1 leaves the way free.
lesson-anima-finds-hoard =
    A 1 again! Its special reward: look at four advantages and keep two.
lesson-anima-finds-keep =
    Cinder Bolt is strong against monsters, and the Grave Cartographer knows magic. Keep it.
lesson-anima-finds-two =
    One more. Second Wind draws a card; keep it. The other two are discarded.
lesson-anima-finds-well =
    Well done: an area of your choice, no battle, and three cards that you chose yourself. Special rewards differ from area to area.
lesson-anima-finds-less =
    The hoard was not yours this time. Dragonbone Pass lets you keep two of four advantages as its special reward. Start the chapter again if you like.

lesson-anima-rivals = Rivals
lesson-anima-rivals-about = A trade, and then an attack
lesson-anima-rivals-meet =
    Both groups are in the Harbor of Chains, which has the trade icon. This is the interaction phase: here you trade, and here you attack.
lesson-anima-rivals-trade =
    You hold Cinder Bolt, but nobody in your group knows magic. Offer your rival a trade.
lesson-anima-rivals-give =
    What you lay down both of you see. Give Cinder Bolt.
lesson-anima-rivals-laid =
    That is enough. Now the other one lays something against it, or declines.
lesson-anima-rivals-accept =
    Poisoned Blade for it: 3 strength less for the enemy, and the Hill Trapper knows trickery. Accept.
lesson-anima-rivals-swapped =
    The card is yours. You remember what you gave: the table shows you that your rival holds Cinder Bolt.
lesson-anima-rivals-attack =
    And now to business. Who is in the same area and has about as many characters may be attacked: the sizes may differ by 1. Attack.
lesson-anima-rivals-cards =
    You have strength 5, your rival 6. Play your battle cards: Focused Strike, Poisoned Blade, or both.
lesson-anima-rivals-dice =
    You may play the other card as well, or say that it is enough. Your rival could play cards now, too.
lesson-anima-rivals-won =
    The dice decide.
lesson-anima-rivals-well =
    You rolled 3, your rival 4, and you have won with your cards. The loser has given you a random advantage, leaves the area and loses the turn.
lesson-anima-rivals-less =
    You have not beaten your rival. Strength 5 and a 3 are too little against 6 and a 4; each of your two cards would have been enough. Start again if you like.
lesson-anima-rivals-war =
    The same two groups fight once in a turn at most. Groups of organisations at war must fight when they meet, even if they do not want to.

lesson-anima-replies = Replies
lesson-anima-replies-about = Cards on the turn of others, and a second throw of the die
lesson-anima-replies-turn =
    It is your rival’s turn, and yet you are asked: the other group travels to Heather Moor, and you hold a card that answers a journey.
lesson-anima-replies-wrong =
    Wrong Way sends a travelling group somewhere else. Play it.
lesson-anima-replies-where =
    Where to? In Fogbound Forest lies a Cave Brute of strength 6. There.
lesson-anima-replies-lost =
    The other group arrives somewhere quite different.
lesson-anima-replies-brute =
    A lost battle, a lost turn: your rival does nothing more until the next one. Nor does such a group reply.
lesson-anima-replies-own =
    Now you move. Travel to Heather Moor yourself.
lesson-anima-replies-explore =
    Explore. With 1, 2 or 3 nobody is in your way.
lesson-anima-replies-coin =
    A 5: an encounter. But Lucky Coin answers any roll of your own. Play it: the die is rolled again.
lesson-anima-replies-reward =
    A 2, nothing happens. Choose your reward.
lesson-anima-replies-well =
    Well done. Twice you have answered what was already under way. Everybody has one reply to each thing, and the acting player is asked first.
lesson-anima-replies-less =
    No reward this time. Lucky Coin would have turned the 5 into a 2, and nobody would have been in your way. Start the chapter again if you like.
lesson-anima-replies-standing =
    You are asked only when you could reply, and who has passed nobody learns. So keep your secret cards for the moment that matters.

lesson-anima-dealings = Hard dealings
lesson-anima-dealings-about = An offer to you, a card with a target, and a battle that is lost
lesson-anima-dealings-offer =
    Three players. One of them offers you a trade: Swift Step, which your Ash Duelist can play. Both groups stand in areas with the trade icon.
lesson-anima-dealings-answer =
    You lay down what you give for it, or decline. Give Calm Skies.
lesson-anima-dealings-enough =
    That is enough. Now the one who began says yes or no.
lesson-anima-dealings-pocket =
    It is your turn. Pickpocket steals a random advantage from anybody. Play it.
lesson-anima-dealings-taps =
    A skill card is tapped for, and you choose by whom. The Moth Alchemist knows magic too and will be needed: tap the Thief.
lesson-anima-dealings-whom =
    From whom? The other group in the Harbor of Chains has more cards than anybody.
lesson-anima-dealings-attack =
    And now attack it. You have strength 6, the others 12: that needs a trick.
lesson-anima-dealings-sleep =
    Sleep answers a battle: it turns any character face down. Play it; the Moth Alchemist taps for it.
lesson-anima-dealings-sleeper =
    The Iron Penitent alone has strength 5. Put him to sleep: 6 against 7.
lesson-anima-dealings-dies =
    You rolled 1, the others 6. A battle that is lost by 5 or more costs a character, and you choose which. The Thief has the least strength.
lesson-anima-dealings-well =
    Your plan was good: with Sleep it was nearly even, without it hopeless. The dice were not. The winner takes a random advantage of yours, and you leave the area.
lesson-anima-dealings-less =
    Sleep on the Iron Penitent would have made it 6 against 7. Start the chapter again if you like.

lesson-anima-missions = Missions
lesson-anima-missions-about = A secret mission is done, and the final one is turned up
lesson-anima-missions-secret =
    You have two main missions. They are secret until you begin them.
lesson-anima-missions-folio =
    The Sealed Folio asks for a speed test of 11, in the Sunken Archive or in the Cliff Monastery. You are in the archive, and your group has speed 8.
lesson-anima-missions-explore =
    A step of a mission is a reward. So first explore.
lesson-anima-missions-mission =
    A 1: nothing happens, you may choose at once. Take the mission in place of cards.
lesson-anima-missions-test =
    The test: a die and speed 8.
lesson-anima-missions-well =
    A 5 makes 13: the mission is done. You keep 3 speed for the rest of the game. And it was the first of all, so the final mission is turned up: The Last Chain.
lesson-anima-missions-less =
    The mission is not done yet. A step that has failed may be tried again in another turn. Start the chapter again if you like.
lesson-anima-missions-hold =
    Other missions have several steps, each of which is done in a turn of its own, or they ask you to hold out in one place. The next chapter is about that.

lesson-anima-hold = Holding out
lesson-anima-hold-about = A mission of two turns, and a card kept for the right moment
lesson-anima-hold-wolves =
    Wolf Winter asks you to hold out: two turns in Heather Moor or in Quarry Camp, with wolves in each of them. You are in Heather Moor.
lesson-anima-hold-begin =
    It begins in the exploration phase, in place of exploring. Choose the mission.
lesson-anima-hold-keep =
    The first wolves have strength 5. You have 8, for the Storm Herald gains 3 against beasts. The next ones are stronger: keep your card and play none.
lesson-anima-hold-held =
    Now the second turn has to follow. Who loses, moves on, explores or rests starts over. Meanwhile others may attack you.
lesson-anima-hold-reset =
    A new turn. Keep your card and say that you are done.
lesson-anima-hold-stay =
    Stay in Heather Moor: a journey to your own area.
lesson-anima-hold-strike =
    The mission goes on by itself. These wolves have strength 7; with Focused Strike you have 11. Play it.
lesson-anima-hold-over =
    The dice are rolled.
lesson-anima-hold-well =
    You rolled 1, the wolves 5: 12 each, and the tie is yours. Wolf Winter is done, 2 strength for the rest of the game.
lesson-anima-hold-less =
    Wolf Winter is not done. Two turns running have to be won in one area; Focused Strike was for the second. Start the chapter again if you like.

lesson-anima-final = The final mission
lesson-anima-final-about = The last battle, with everything you have
lesson-anima-final-tower =
    The Last Chain is open for all, but only who has completed a main mission may try it. You have, and you stand in the Tower at the End.
lesson-anima-final-explore =
    The final mission, too, is a reward of an exploration. Explore the tower.
lesson-anima-final-keep =
    A 1: nothing happens, and nothing could be better. Keep your Lucky Coin: no reply.
lesson-anima-final-mission =
    Choose the final mission as your reward.
lesson-anima-final-paladin =
    An enemy of darkness, strength 16. Your group has 9, but the Paladin adds 4 against darkness by herself. Look how the sum is made up.
lesson-anima-final-strike =
    13 against 16. Focused Strike makes them equal, and a tie would be yours. Play it.
lesson-anima-final-coin =
    You rolled 2, the enemy 5. You would lose by 3! But you may roll your die again: with Lucky Coin, or with the Sun Archer’s ability.
lesson-anima-final-end =
    Everything is decided now.
lesson-anima-final-won =
    A 6: 22 against 21. The final mission is done, and you have won the game!
lesson-anima-final-lost =
    Not this time. With Focused Strike and a second throw it would have been 22 against 21. Start the chapter again if you like; in a game you try again next turn.

lesson-anima-alone = A turn of your own
lesson-anima-alone-about = The first turn of a real game alone, against time; you decide
lesson-anima-alone-begin =
    A real game, played alone: complete the final mission before the seal breaks. Decide everything yourself; these cards only remind you.
lesson-anima-alone-setup =
    The setup. Of two characters you keep one, of four advantages three. Look at your missions: which areas do they need?
lesson-anima-alone-order =
    Two areas are in play, each with an encounter face down. Your group is still outside.
lesson-anima-alone-reset =
    The reset: are there cards for it in your hand? Then play them, and say that you are done.
lesson-anima-alone-movement =
    Where to? Level I is safest for a single character. The forecast shows your chance of arriving.
lesson-anima-alone-exploration =
    If you have arrived, explore. Companions first: recruit wherever an area offers it. You need them for missions.
lesson-anima-alone-tips =
    Your next turns: gather a group, keep battle cards for battles, rest before a hard one, and go where your missions lead.
lesson-anima-alone-free =
    That was a whole turn. Play on here as long as you like, or begin a game of your own from the first screen. Good luck on the road!
