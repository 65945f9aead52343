### The rules reference of Spirits of the Rice Paddy. Paragraphs are separated by an empty line. All figures come from the data.

rice-many-laborers = { $n ->
        [one] { $n } laborer
       *[other] { $n } laborers
    }
rice-many-livestock = { $n } livestock
rice-many-oxen = { $n ->
        [one] { $n } ox
       *[other] { $n } oxen
    }
rice-many-hexes = { $n ->
        [one] { $n } hex
       *[other] { $n } hexes
    }
rice-many-rocks = { $n ->
        [one] { $n } rock
       *[other] { $n } rocks
    }
rice-many-cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
rice-many-rounds = { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
rule-rice-goal-title = What it is about
rule-rice-goal =
    You grow rice on terraces. Water falls as rain, runs through your field from paddy to paddy and on to the next player. Rice needs it to be planted and to grow; for care and harvest a paddy must be dry.

    Each round you play a spirit, and it stays in front of you. Spirits help you, and their numbers decide who gets the water first.

    The game has { $rounds }. The most rice wins.
rule-rice-field-title = Field and paddies
rule-rice-field =
    Your field has { $field }. The reservoir lies at its top left, where the water comes in. Left and above, a fence closes the field.

    A <b>paddy</b> is joined land with a wall, a gate or fence on every side: at most { $paddy_most }. All other land is <b>open field</b>.

    Paddies form one chain, { $paddies } at most. Water enters the first, passes through a gate from each to the next, and leaves the last one for the open field.

    A paddy with a rock cannot be planted and lets no water through: those behind it get none.
rule-rice-water-title = Water: flooded, dry
rule-rice-water =
    Each hex of a paddy holds one disc of water. A paddy is <b>flooded</b> with a disc on every hex, <b>dry</b> with none. <b>Partly flooded</b>, it is neither, and nothing can be done in it.

    <b>Dry</b>: weeding, ducks, harvest. <b>Flooded</b>: growth, planting.

    Discs that are not on fields lie in reservoirs, on the rain card or in the supply. Discs in play with 1, 2, 3, 4 players: { $water }.
rule-rice-setup-title = Setup
rule-rice-setup =
    Everybody begins with { $laborers_start } and one paddy of one hex: planted, flooded, closed by two walls and a gate. { $laborers_market } and { $livestock_market } wait on your own market.

    A setup card shows where { $rocks } lie, and gives a reward at once. Rewards come from the cheapest space of the market. Bonus walls are kept: they go up free when you build.

    Achievements lie open for the whole game: { $tiles }, and one more for each player. Rice at the start: { $start_rice }.
rule-rice-draft-title = Draft
rule-rice-draft =
    Before round { $early_round } you are dealt { $deal } of the early deck, before round { $late_round } of the late deck. Keep one and pass the rest; keep one of those that come and pass again; keep one more. The last card is set aside.

    The early draft passes to the left, the late draft to the right.

    The cards kept are your spirits for the rounds that follow, one for each. For round { $last } none is left.
rule-rice-round-title = A round
rule-rice-round =
    <b>1 Rain</b>: a card brings water, and weeds or pests.

    <b>2 Spirits</b>: all play one at once; the order of play follows.

    <b>3 Water</b>: the first player takes it.

    <b>4 Active spirits</b> act, old ones too.

    <b>5 Allocate</b>: laborers and livestock are sent to work.

    <b>6 Farm actions</b>: build, rocks, drain, weeds, ducks, harvest, flood, growth, plant.

    <b>7 Achievements</b>: claim one at most.

    <b>8 Market</b>: hire and buy.
rule-rice-rain-title = Rain
rule-rice-rain =
    A rain card is turned up. As many discs as it shows come to lie on it, or as many as the supply still has.

    Then its instruction is followed: weeds or pests come to paddies. If it leaves a choice, the owner of the field has it. If no weed or pest is left in the box, none comes.

    In round 1 this goes by seats, later by the order of play of the round before.
rule-rice-spirits-title = Spirits and the order of play
rule-rice-spirits =
    All choose a spirit face down and turn it up together. The highest spirit in front of you counts, old ones included: who has the <b>lowest</b> of these is first. The first player takes all the water of the rain card.

    Then spirits act in the order of play, your own by rising number; { $last_spirit } comes last.

    <b>Each round</b>: it acts now and in every later round. <b>Once</b>: only in the round in which it is played. <b>Always</b>: it changes a rule for you. You may decline only where you are asked.
rule-rice-allocate-title = Allocating workers
rule-rice-allocate =
    All send laborers and livestock to actions, openly. Livestock works as oxen or as ducks, as you like each round.

    <b>Build</b>: { $section_laborers } or { $section_oxen } for each wall or gate. <b>Rock</b>: an ox. <b>Weed</b>: a laborer for each hex of its paddy. <b>Pest, fertilizer</b>: a duck. <b>Harvest</b>: { $harvest } for each hex. <b>Plant</b>: { $plant } for each hex.

    You send them to an action, not to a paddy; where they go is asked later, and only if they are too few for all. Who finds nothing to do is lost for this round. Then all come home.
rule-rice-build-title = Walls, gates, rocks
rule-rice-build =
    Name the land of your next paddy: open field beginning beside your last paddy. Walls and gates go up round it, in one round or several; what stands stays. When all stand, it is a paddy and keeps its hexes.

    The land needs a way out for the water: a side to other open field, or to the border on the right or below. You have { $walls } walls and { $gates } gates. Gates place themselves: one to the next paddy, the last one to the open field.

    Free and paid sections (walls and gates) are used before bonus walls. Paid ones left over are lost.

    <b>Rock</b>: one ox removes one rock from any hex.
rule-rice-drain-title = Drain
rule-rice-drain =
    In the order of play each player may let water go. It runs downstream only, and may pass over full paddies. What leaves your field lies in the next player’s reservoir; from the last player it goes to the supply. Your own reservoir stays as it is.

    You say for each paddy how many discs stay. Above a rock, water runs off to the next player.

    <b>Example</b>: paddies of one and two hexes are full. You want to harvest the first. Keep 0 there and 2 in the second: the disc passes over it and leaves your field.
rule-rice-care-title = Weeds, pests, fertilizer
rule-rice-care =
    Only in <b>dry</b> paddies, whatever grows there.

    <b>Weed</b>: removing one takes as many laborers as its paddy has hexes.

    <b>Pest</b>: one duck removes one. If the rice is not grown yet, the duck also fertilizes the paddy, even where there was no pest. A paddy has at most one fertilizer. An empty paddy is not fertilized.

    Fertilizer makes the paddy count one hex more at the harvest, and leaves with the crop.
rule-rice-harvest-title = Harvest
rule-rice-harvest =
    Grown rice in a <b>dry</b> paddy. { $harvest } for each hex. The column is the number of hexes harvested, with fertilizer one more: 1 to { $columns }.

    Rounds before the last:

    <b>Clean</b>: { $black1 }

    <b>1 pest</b>: { $black2 }

    <b>1 weed</b>: { $black3 }

    <b>2 or more weeds and pests</b>: { $black4 }

    Round { $last }: { $grey1 } / { $grey2 } / { $grey3 } / { $grey4 }.
rule-rice-rot-title = Part of a harvest, and rot
rule-rice-rot =
    With too few laborers you harvest part of a paddy; only those hexes count.

    After a whole harvest weeds, pests and fertilizer leave. After part of one, weeds and pests stay.

    Then all grown rice that still stands <b>rots</b>, in dry and in flooded paddies, and pays nothing. Where nothing was harvested, its weeds and pests go with it.
rule-rice-flood-title = Flood
rule-rice-flood =
    In the order of play, and nobody can refuse: your whole reservoir runs into the chain, paddy by paddy. Where discs suffice for every hex, the paddy is flooded. Where they do not, it stays dry, its own discs run on, too, and the next paddy is looked at.

    What is left over lies in the next player’s reservoir, and floods their field this very round. From the last player it goes to the supply. At a rock water runs off.

    <b>Example</b>: 3 discs; dry paddies of one, three and two hexes. The first takes 1. For the second 2 are too few. The third takes 2.
rule-rice-growth-title = Growth and planting
rule-rice-growth =
    <b>Growth</b>: planted rice in flooded paddies is grown.

    <b>Plant</b>: { $plant } for each hex, an empty flooded paddy without a rock, always the whole of it. This comes after growth: rice planted now grows next round at the earliest.

    So a crop takes three rounds: planted, grown, harvested. A paddy that was drained and harvested may be flooded and planted again in the same round.

    In round { $growth } rice grows once more after planting.
rule-rice-magic-title = Magic water
rule-rice-magic =
    Some spirits give magic water. It lies on a hex of yours for the whole game, not on a rock. This hex counts as flooded or as dry, as you like, each time. It needs no disc and is never drained.

    A paddy of nothing but magic water is flooded and dry at once: it may be harvested and planted in the same round.

    A disc that lies there goes to your reservoir.
rule-rice-achievements-title = Achievements
rule-rice-achievements =
    In the order of play each player may claim one open tile whose condition they meet, and gains its rice at once. The tile is gone for the others; no new one comes.

    Some tiles ask about your field and your workers now, others about what you did this round.
rule-rice-market-title = Market and tax
rule-rice-market =
    Rounds 1 to { $market }. You buy from your own market, the cheapest space first. Workers bought are there from the next round on.

    <b>Laborers</b>: { $laborer_prices }

    <b>Livestock</b>: { $livestock_prices }

    <b>Tax</b> in rice for 1, 2, 3 ... items bought in a round: { $tax }

    You must be able to pay it all, tax included.
rule-rice-last-title = The last two rounds
rule-rice-last =
    <b>Round { $growth }</b>: after planting, rice in flooded paddies grows once more. So what is planted now is grown. There is no market.

    <b>Round { $last }</b>: no rain and no spirit; all water leaves fields and reservoirs. Allocate to weeds, ducks and harvest only. The grey values of the harvest table count. Spirits that change rules still do. No achievements, no market.
rule-rice-end-title = The end
rule-rice-end =
    After round { $last } the most rice wins. Spirits that pay at the end pay first.

    Equal rice: the one of them with the highest spirit wins. No two spirits have the same number.
rule-rice-solo-title = Alone: the spirit farm
rule-rice-solo =
    A farm without an owner is your neighbour: one paddy, { $farm }. Each round it turns up one of { $solo_cards }. If the number is below your highest spirit, it is first; else you are. The first takes the rain.

    When it drains, it lets all its water go. When it floods, it keeps as much as its card says, even if partly flooded. What leaves it is yours if it is first, and what leaves you reaches it if you are. Last of all spirits its card acts.

    Draft: of { $solo_deal } dealt you keep one each time. Effects on other players do nothing.

    Rice for ratings 1 to { $ratings }: { $rating }. You win from the first on.
rule-rice-known-title = What is known, what is ours
rule-rice-known =
    Known from the printed game: the phases, farm actions and what they cost, what water does, the draft, the effects of the spirits, the special rounds, the number of pieces. The foot of a spirit’s card says of its effect and of when it acts whether it is printed, our guess or our idea.

    <b>Proposed by us</b>, because no printed figure was found: the harvest table, prices and tax, amounts and instructions of the rain, places of rocks and rewards of setup cards, what achievements ask for and their rice, the deck a spirit is in, the shape of the field, the whole game alone.

    Read by us where the rules are silent: land is planned and walls go up round it, a paddy keeps its hexes, fertilizer leaves with the crop, flooding cannot be refused. Names of cards are our own. Options of a new game change some of this.
