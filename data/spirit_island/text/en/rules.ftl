# The rules reference. Paragraphs are separated by an empty line.
rule-goal-title = What it is about
rule-goal =
    You are spirits of an island that invaders are settling. All players win or lose together.

    Drive the invaders off before they blight the island. The more fear you spread, the less is needed to win: at terror level I no invader may remain, at level II no <town> and no <city>, at level III no <city>. At level IV you have won.

    The <dahan> live on the island. They fight back when they are attacked, and many powers work with them.
rule-turn-title = A turn
rule-turn =
    Everybody finishes a phase before the next one begins; within a phase you act in any order.

    <b>1 Spirits</b>: growth, energy income, cards are played and paid.

    <b>2 Fast powers</b> <fast> are used.

    <b>3 Invaders</b>: fear cards take effect, then ravage, build, explore; their cards advance.

    <b>4 Slow powers</b> <slow> are used.

    <b>5 Time passes</b>: played cards go to your discards, damage heals, elements and effects of the turn end.
rule-growth-title = Growth
rule-growth =
    Choose exactly one growth option and do all of it, in any order.

    <presence> <b>Add presence</b>: take the leftmost disc of either track, or one you already have on the island, to a land within the range shown of your presence. What the disc covered is yours at once.

    <card> <b>Gain a power card</b>: choose minor or major, look at 4 cards, keep 1. After a major power, forget one of your power cards.

    <reclaim> <b>Reclaim</b>: take all your discards back to hand.
rule-presence-title = Presence and sacred sites
rule-presence =
    A land with your <presence> is one of your lands. Several discs may share a land, also with other spirits.

    A land with two or more of your presence is your <sacred-site> sacred site, as long as they are there.

    Destroyed presence leaves the island and does not return to the tracks. A spirit without presence on the island loses the game for all.
rule-cards-title = Energy and cards
rule-cards =
    Each turn you gain <energy> energy equal to the highest number uncovered on the energy track. What you do not spend you keep.

    You may play as many cards <plays> as the highest number uncovered on the card-play track, and pay their cost at once. Card plays left over are lost.

    A played card is used in the phase of its speed. It need not be used; its elements count anyway.
rule-powers-title = Using powers
rule-powers =
    Each power, card or innate, may be used once a turn: fast ones <fast> before the invaders act, slow ones <slow> after.

    Choose the target first, then carry out the effects from top to bottom. Do as much as you can and leave out what is not possible.

    Everything happens in the target land unless the card says otherwise. “Up to” lets you stop earlier; a plain number must be done as far as possible.

    A repeated power is used again from the beginning, with a new target.
rule-range-title = Range and targets
rule-range =
    <range> Range counts steps from land to adjacent land, beginning at a land with your presence. Range 0 is that land itself.

    Where a power says so, measure from a <sacred-site> sacred site, or from presence in a certain terrain.

    The ocean is no land: nothing goes there and no range is counted through it. Lands on the ocean are coastal, all others inland.
rule-elements-title = Elements and thresholds
rule-elements =
    Cards you have in play and uncovered circles give elements for the whole turn. They are never spent.

    A threshold works when you have at least the elements it shows. Innate powers have levels: all levels reached are done in order, each on the same target; one marked “instead” replaces the level above.

    You may use a power as if you had fewer elements.
rule-circles-title = Circles without a number
rule-circles =
    Some circles of the tracks show no number. They work from the moment they are uncovered; energy and card plays stay at the highest number uncovered.

    <reclaim> <b>Reclaim one</b>: at the end of each growth you may take one card of your discards back to hand. A circle uncovered later than that serves you from the next turn on.

    <b>An element</b> is yours for as long as the circle is uncovered. <b>Any element</b> is one of your choice, named once a turn beside your powers and kept until time passes.

    <b>Powers in a fixed order</b>: with this option of the set-up, spirits of low complexity do not look at four cards. They gain the next card of their printed row; for a major power they still forget one.
rule-pieces-title = Damage, destroy, remove
rule-pieces =
    <explorer> has 1 health and deals 1 damage; <town> 2 and 2; <city> 3 and 3; <dahan> 2 and 2.

    <damage> You split damage as you like among the invaders of the land. A piece with damage equal to its health is destroyed. Damage stays until time passes and moves with the piece.

    Destroying a <town> gives 1 <fear>, a <city> 2 <fear>. Removing, replacing and downgrading give none: a city becomes a town, a town an explorer, an explorer leaves.

    <b>Push</b>: to an adjacent land. <b>Gather</b>: from adjacent lands.
rule-oceans-title = Oceans and drowning
rule-oceans =
    Usually the ocean is no land. Ocean’s Hungry Grasp lives in it and on the coasts, and its presence never goes inland.

    <ocean> Where it has presence anywhere on a board, the ocean of that board is in play: a coastal wetland for all powers, for ranges and for blight. Fear cards, invaders and the growth of others still do not count it.

    <b>Drowning</b>: invaders and dahan that are moved into it are destroyed at once, with the usual <fear>. Each time the drowned invaders have as much printed health as there are players, the spirit gains 1 <energy>. Dahan give nothing.

    A power may save a drowning dahan: it goes to a coast instead.
rule-dreams-title = Dreams
rule-dreams =
    The powers of Bringer of Dreams and Nightmares never truly hurt or destroy anything but its own presence.

    Damage of such a power is dreamt: it adds up and shows while the power runs, and is gone when the power is over.

    What it would destroy dreams its end: a <town> brings 2 <fear> then, a <city> 5, an <explorer> none. Explorers and towns are pushed right after that effect. The same piece cannot be hit again by this power.

    Moving, defending and fear work as usual. Damage that others deal, and the dahan’s, is real.
rule-fear-title = Fear and terror
rule-fear =
    Each <fear> takes a marker out of the fear pool. When the pool is empty you earn the top fear card, the markers return and counting goes on.

    In the fear step the earned cards take effect in order, each at the terror level of that moment, and are discarded.

    Where three cards have left the deck, the terror level rises. With the ninth card the invaders flee: level IV, victory.
rule-ravage-title = Ravage
rule-ravage =
    In each land of the ravage card that has invaders they deal their damage together: <explorer> 1, <town> 2, <city> 3, less <defend> Defend.

    2 or more damage to the land add 1 <blight>.

    The <dahan> there take the same damage: every 2 destroy one.

    Then each surviving dahan deals 2 damage to the invaders, even if all was defended.
rule-blight-title = Blight
rule-blight =
    <blight> comes from the blight pool: 5 for each player and 1 more. When the last one leaves the pool, the game is lost. In a game with a blight card it comes from the card: the next page.

    Where blight is added, each spirit there loses 1 <presence>.

    If the land already had blight, it cascades: add 1 blight to an adjacent land too, by the same rules.

    Blight removed returns to the pool; nothing else happens.
rule-blight-card-title = The blight card
rule-blight-card =
    With a blight card the blight lies on it: 2 <blight> for each player and 1 more. Blight is taken from the card and returns to it.

    When the last one leaves the healthy side, the island is blighted: the card is turned, for the rest of the game, and takes the blight of its other side.

    From then on what stands there happens at the beginning of each invader phase. When this side is empty as well, the game is lost.

    Its place on the table says how much is left and what happens then. Without a card the pool is 5 for each player and 1 more.
rule-build-title = Build
rule-build =
    Each land of the build card that has invaders gets one piece: a <city> if there are more towns than cities, otherwise a <town>.

    A land without invaders gets nothing.
rule-explore-title = Explore
rule-explore =
    The top invader card is revealed. If it is of stage II with its sign, each board first gets a <town> in a land without one.

    Each land of the card gets 1 <explorer> if it is coastal, has a town or city, or is adjacent to one.

    Then the cards advance: what was explored is built next turn and ravaged the turn after. If no card is left to reveal, the game is lost.
rule-adversary-title = Adversaries
rule-adversary =
    An adversary makes the invaders harder. It has its escalation and six levels; each level adds its rule to those before it, and its fear cards and invader deck hold.

    <b>Escalation</b>: when a marked card of stage II is turned up, the adversary acts, before explorers come or, as its card says, in each land that they have come to. Where there is a choice, the player of the board makes it.

    Some bring a way to lose of their own, damage or health of their own, or a further place for an invader card, which builds before the ravage.

    The row of the adversary on the right panel names its escalation; point at it for all the rules that are on. The number beside it is the difficulty.
rule-end-title = Victory and defeat
rule-end =
    <b>Victory</b>: terror level I and no invaders; II and no towns or cities; III and no cities; IV at once.

    <b>Defeat</b>: the blight pool, or the blighted side of the blight card, is empty; a spirit has no presence on the island; an invader card is needed and none is left.

    The end is looked at after each finished action. If both hold, you win with a sacrifice.
rule-scenarios-title = Scenarios
rule-scenarios =
    A scenario of the box Spirit Island changes the set-up, a rule or what the game is won and lost by. It can be played with an adversary or without; its difficulty is added. The row on the right panel says how far it has come; point at it for all its rules.

    <b>Blitz</b>: every power is fast <fast>, fast cards cost 1 less, and the invaders are a set of actions ahead.

    <b>Guard the Isle’s Heart</b>: <heart> marks the inner land of each board. After turn 1 no <town> and no <city> may stand there.

    <b>Rituals of Terror</b>: only rituals raise the terror level. One needs presence of every spirit and 3 <dahan> for each player in a land, and costs 3 <energy> and 3 <presence> there, from whomever. The fear cards earned wait for it.

    <b>Dahan Insurrection</b>: <dahan> strike where an action has moved them. For each <city> destroyed a <town>, for each <town> an <explorer> comes to the nearest dahan. From terror level II on it counts in how many lands towns and cities outnumber them.
rule-icons-title = Pictures
rule-icons =
    These pictures stand for words in texts, on cards and on the table; the text view and the tips always say the words. Nothing is told by colour alone: terrains differ by their marks, elements by their shapes, players by the sign on their discs.
