### The rules reference of Anima: Shadow of Omega. Paragraphs are separated by an empty line. All figures come from the data.

rule-anima-goal-title = What it is about
rule-anima-goal =
    Each player leads a group of characters through a dark land. You travel, explore, fight and win new companions.

    Everybody has secret main missions. When the first of them is completed, a <b>final mission</b> is turned up for all.

    Who has completed a main mission of their own may try it. Who completes it first wins. After { $limit } turns without a winner Omega breaks free and nobody wins.
rule-anima-cards-title = The cards
rule-anima-cards =
    <b>Characters</b> make up the groups: { $characters } cards. <b>Areas</b> are where groups go: { $areas }. <b>Encounters</b>, { $encounters }, are monsters and events.

    <b>Advantages</b>, { $advantages }, are the cards of your hand. <b>Missions</b>: { $main } main ones and { $finals } final ones.

    Used cards, dead characters and resolved encounters go to the discard pile of their kind. An empty deck is made anew of its pile, except that of the areas.
rule-anima-group-title = Group, strength, speed
rule-anima-group =
    Characters in a group: from 1 to { $group }. Its <b>strength</b> is that of its characters together with what is added, its <b>speed</b> likewise.

    Strength decides battles. Speed decides who plays first, and speed tests.

    The icons ki, magic and trickery say which skill cards a character can be tapped for.
rule-anima-tapped-title = Tapped and face down
rule-anima-tapped =
    A <b>tapped</b> character has done its special thing: no skill card, no ability that taps. Its strength and speed still count. It untaps at the start of the next turn.

    A character <b>face down</b> can do nothing, and its strength, speed, skills and abilities do not count. It turns up at the start of the next turn, if nothing else is said. It still counts for the size of the group, and it can die.
rule-anima-setup-title = Setup
rule-anima-setup =
    Everybody gets { $missions ->
        [one] { $missions } main mission
       *[other] { $missions } main missions
    }, secret; the others leave the game unseen. Of { $characters_deal } characters you keep { $characters_keep }, of { $advantages_deal } advantages { $advantages_keep }.

    As many areas as players are put into play, each with an encounter face down. Groups begin outside of all areas.
rule-anima-turn-title = A turn
rule-anima-turn =
    At the start all characters untap and turn up, and the order is set: the highest speed first, equal groups roll. It stays for the whole turn.

    Then each phase is played by all, before the next one begins: <b>reset</b>, <b>movement</b>, <b>interaction</b>, <b>exploration</b>.
rule-anima-reset-title = Reset and claims
rule-anima-reset =
    In your reset you may discard advantages, dismiss characters, join an organisation or leave it, and use cards and abilities of this phase. Only here may you discard of your own free will. The last character stays.

    After all resets: who alone has the fewest characters may recruit one that was dismissed this turn. Who alone has the fewest advantages may take one that another player discarded this turn.
rule-anima-movement-title = Movement: travel or rest
rule-anima-movement =
    You do one thing: travel to any active area, explore a new one, or rest. Staying where you are is a journey, too.

    If a previous encounter lies in the area, it is met first; only then do you arrive.

    <b>Rest</b>: the group leaves its area and does nothing more this turn. In the next turn it has strength +{ $rest_strength } and speed +{ $rest_speed }.
rule-anima-new-area-title = A new area
rule-anima-new-area =
    One player in a turn may explore a new area: the top card of the area deck, or any of the area pile. It comes into play for all.

    Active areas for each player: at most { $active }. If there are more, the explorer removes one: not where a group stands, where an encounter still lies face down, nor the new one. Any other player may protect an area by discarding an advantage.

    Then an encounter is drawn, face up, and the group meets it.
rule-anima-encounters-title = Encounters
rule-anima-encounters =
    A <b>monster</b> is fought. An <b>event</b> takes effect and is discarded.

    An encounter of a higher level than the area does not happen: it is discarded.

    A monster that lies in an area as previous encounter stays there, face up, until somebody beats it. Who loses to it does not arrive, and the turn is lost.
rule-anima-trade-title = Trade
rule-anima-trade =
    Two groups in areas with the trade icon may trade, in one area or in two: advantages and characters, as much as both like, gifts as well.

    You make an offer, the other one answers, you accept or not. One offer to each player in a turn. Afterwards both have from 1 to { $group } characters and at most { $hand } advantages.
rule-anima-attack-title = Attacks among groups
rule-anima-attack =
    You may attack a group in your area if the sizes differ by no more than { $difference }. The same two groups fight once in a turn at most.

    The loser gives the winner { $spoils ->
        [one] { $spoils } random advantage
       *[other] { $spoils } random advantages
    }, leaves the area and loses the turn.

    Groups of organisations at war have to fight when they are in the same area, whatever their sizes, before anything else in this phase.
rule-anima-exploration-title = Exploration
rule-anima-exploration =
    Who is in an area may explore it, once in a turn: a die is rolled on the area’s table. <b>Nothing</b>: a reward at once. <b>Encounters</b>: so many are drawn, one after the other, and each has to be passed. <b>Special</b>: as the area says.

    An encounter above the area’s level is a <b>false alarm</b>: the reward comes at once.

    Who loses a battle gets no reward, leaves the area and loses the turn. Monsters met here do not stay.
rule-anima-rewards-title = Rewards
rule-anima-rewards =
    After a successful exploration you choose one of the area’s three rewards.

    <b>Bonus</b>: draw as many advantages as the area’s level. <b>Recruit</b>: a character of the deck joins; not in the same area in two turns running. <b>Mission</b>: a step of a mission that asks for this area. <b>EX</b>: as printed.

    A full hand draws nothing, a full group recruits nobody.
rule-anima-battle-title = Battles
rule-anima-battle =
    First come replies to the battle, then both sides play battle cards by turns, until both have enough. Then each side rolls a die and adds its strength.

    The higher total wins. A tie against a monster is the group’s; a tie of groups is rolled again.

    Who loses by { $margin } or more loses a character, of their own choice.
rule-anima-chances-title = Chances of a battle
rule-anima-chances =
    Against a monster as strong as the group, the group wins 21 of 36 times. Each point of strength counts for much: with 3 more it wins 33 times, with 3 less 6 times.

    Speed tests: a die and the speed of the group; as much as the difficulty is enough.
rule-anima-advantages-title = Advantages
rule-anima-advantages =
    Advantages in hand: at most { $hand }. Each says when it may be played.

    <b>Skill cards</b> of ki, magic or trickery: an untapped character of yours that has the icon is tapped for it. <b>Plot cards</b> need nobody.

    A card that could change nothing cannot be played.
rule-anima-organisations-title = Organisations
rule-anima-organisations =
    An organisation lies open beside its group. It helps, and it binds. A group is in one at most; to change, it leaves the first in a reset phase.

    Who loses all characters loses the organisation as well.
rule-anima-replies-title = Replies
rule-anima-replies =
    Some cards and abilities answer what somebody does: a journey, a new area, a rest, an event, a battle, an exploration, a speed test, a die, a skill card, a death.

    First the acting player may reply, in a battle then the other side, then the others in the order of play. A reply takes effect at once; replies to it come before. Everybody replies once to the same thing.

    Who was asked and did not reply is shown to nobody.
rule-anima-missions-title = Missions
rule-anima-missions =
    A mission has steps, in this order. A step is done in one of the areas it names, as the reward mission of an exploration. One step of a mission in a turn.

    When you begin a mission, it is laid open, unless its card says otherwise. When it is completed, its reward lasts for the rest of the game.

    What has been done stays done, even after a defeat.
rule-anima-resistance-title = Holding out
rule-anima-resistance =
    Some steps ask you to hold out for several turns in one area. You begin in the exploration phase in place of exploring. In each of these turns an enemy of the card comes.

    Who loses to it or to a group, moves on, explores or rests starts over. While it goes on, others may attack.
rule-anima-final-title = The final mission
rule-anima-final =
    When the first main mission is completed, its player draws a final mission, open for all. Areas that it needs come into play, cannot be removed and do not count.

    Each player who has completed a main mission may begin it; everybody’s steps count for themselves.
rule-anima-lost-title = Lost turns, lost groups
rule-anima-lost =
    A lost turn: the group leaves its area or does not arrive, and does nothing more this turn. No reply, no protection either. Nobody can attack it.

    When all characters are lost, a new one is drawn at once. The new group is in no area and its turn is over. Hand and missions stay.
rule-anima-options-title = Options
rule-anima-options =
    <b>Area tree</b>: three area decks by level. From your place you reach areas one level higher at most; going to another level draws an encounter. A lost turn leads back to the start.

    <b>Long game</b>: both main missions before the final one. <b>Crisis</b>: so many turns after the final mission was turned up, everybody who has a main mission completed has one last try.

    <b>Turn limit</b>, <b>false alarm</b> and <b>replies</b> are chosen at the setup.
rule-anima-solo-title = Alone: race against the seal
rule-anima-solo =
    One group, areas as for { $solo_players } players. No claims, no trade, no attacks; cards that need a rival stay in the box. Stealing from a player means drawing as many.

    The final mission has to be completed by the end of turn { $normal } (easy: { $easy }, hard: { $hard }).
rule-anima-known-title = What is known and what is ours
rule-anima-known =
    The rules and a few cards of the printed game are known: the Paladin, Wrong Way, the effect of Sleep, names of some others. All other cards and figures are our proposal, balanced by played games.

    Solo play, the turn limit, and what the printed rules leave open are ours, too.
