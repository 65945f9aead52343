## Boxes

set-spirit-island-horizons = Horizons
set-spirit-island-base = Spirit Island
set-spirit-island-horizons-title = Horizons of Spirit Island
set-spirit-island-base-title = Spirit Island
set-choice = Box

## The set-up of the first box

setup-page-challenge = Challenge
setup-page-spirit = Spirit
setup-adversary = Adversary
setup-level = Level
setup-blight-card = Blight card
setup-scenario = Scenario
option-adversary = Adversary
option-adversary-hint = Who invades. Its escalation always holds, each level adds a rule to those before it.
choice-adversary-none = No adversary
choice-adversary-brandenburg-prussia = Brandenburg-Prussia
choice-adversary-england = England
choice-adversary-sweden = Sweden
setup-level-hint = Of the adversary. 0 is its escalation alone; levels add up.
option-blight-card = Blight card
option-blight-card-hint = It says how much blight the island bears, and what it suffers once it is blighted.
option-blight-card-unseen = Drawn by chance: what its other side says nobody knows before it is turned.
choice-blight-card-any = any one
choice-blight-card-downward-spiral = Downward Spiral
choice-blight-card-memory-fades-to-dust = Memory Fades to Dust
choice-blight-card-none = none
option-power-progression = Powers in a fixed order
option-power-progression-hint = Spirits of low complexity gain their powers in a printed order instead of choosing.
option-horizons-spirits = Spirits of Horizons
option-horizons-spirits-hint = The five spirits of Horizons may come to this island as well.
setup-difficulty = Difficulty { $n }
setup-difficulty-hint = Of the game as it is set up here.
setup-difficulty-rate = { $n ->
    [one] a bot alone won { $wins } of { $games } games
   *[other] { $n } bots won { $wins } of { $games } games
 }
setup-difficulty-rate-short = { $n ->
    [one] a bot alone: { $wins } of { $games }
   *[other] { $n } bots: { $wins } of { $games }
 }
setup-difficulty-seats = not measured for { $n } players
setup-difficulty-each = Measured with one spirit alone, each in turn.
setup-difficulty-calm = Without adversary and scenario { $n ->
    [one] a bot alone won { $wins } of { $games } games with this spirit.
   *[other] { $n } bots won { $wins } of { $games } games.
 }
setup-difficulty-range = Almost surely between { $low } and { $high }%.
setup-difficulty-vague = { $rate }, about { $low }–{ $high }%
setup-difficulty-unknown = not yet measured
setup-draw = Difficulty wished
setup-draw-short = Wished: { $n }
setup-wished-hint = How hard the game is to be that is drawn. It changes nothing of the one set up here.
setup-draw-button = Draw a game
setup-draw-hint = Spirits, boards, adversary, level and scenario by chance, with this difficulty or the nearest there is.
setup-drawn = Difficulty { $n }: { $what }
setup-level-below = Also in force: { $names }.
setup-level-rules = { $name }: { $rules }

## An adversary and its levels

adv-step = { $name } { $level }
adv-title = { $name }, level { $level }
adv-short = { $name } { $level }
adv-difficulty = Difficulty { $n }
adv-difficulty-with = Difficulty { $n }, with the scenario { $total }
adv-next = With the next marked card of stage II: { $name }
adv-next-explored = Marked cards of stage II, in each land explored: { $name }
adv-when = When a marked card of stage II is turned up, before its explorers come
adv-when-explored = In each land to which a marked card of stage II has brought an explorer
adv-coming = If a marked card comes: { $what }
adv-coming-where = here: { $lands }
adv-coming-open = the players choose where, and more explorers may come
adv-escalation = Escalation: { $name }
adv-fear-deck = Fear cards: { $cards }.
adv-invader-deck = Invader deck by stages: { $order }.
adv-setup = Set-up, land { $land } of each board: { $what }.
adv-blight-moves = The blight of land { $land } begins in land { $to }.
adv-health = { $what }: { $n } health.
adv-damage = { $what }: { $n } damage.
adv-mining = A ravage that does { $n } or more damage to the land adds one more blight there. It destroys no presence and does not spread.
adv-rush = When a ravage adds blight, an adjacent land without town and city gets { $n } <town>.
adv-backing = Set-up: the top invader card is discarded; on each board the land of its terrain with the fewest invaders gets { $n } <town>.
adv-neighbours = A build also happens in lands without invaders beside at least { $n } <town>/<city>.
adv-immigration-once = A further build before each ravage, with the card that has just ravaged. It ends when a card of stage II comes there.
adv-immigration-always = The further build before each ravage stays for the whole game.
adv-immigration-twice = The further build happens twice in a turn without a fear card.
adv-fear-pool = { $n } more fear for each player to earn a fear card.
adv-capital = The game is lost with { $n } or more <town>/<city> in one land.
adv-most = Most in one land now: { $n } of { $of }

## The blight card

blight-card-healthy = Healthy island
blight-card-blighted = Blighted island
blight-card-rail-healthy = until it turns
blight-card-rail-healthy-brief = until it turns
blight-card-rail-blighted = until the island is lost
blight-card-rail-blighted-brief = until defeat
blight-card-turns = When the last blight leaves it, the card is turned and takes { $n } blight.
blight-card-turns-unseen = When the last blight leaves it, the card is turned. What its other side says nobody knows before.
blight-card-takes = When it is turned it takes { $n } <blight> for each player.
blight-card-may-be = It is one of these
blight-card-each = At the beginning of each invader phase: { $what }
blight-card-each-short = <b>Each turn</b> · { $what }
blight-card-lost = When the last blight leaves this side, the island is lost.
blight-card-note = { $n } until it turns
blight-card-note-blighted = { $n } until the island is lost
blight-card-left = { $n } left
blight-card-foot = Empty: the card turns, { $n } more blight
blight-card-foot-brief = Empty: it turns, { $n } more
blight-card-foot-unseen = Empty: the card is turned
hint-blight-pool = <blight> comes from the blight pool, which began with { $each } for each player and { $more } more; it has { $left } left. When the last one leaves the pool, the game is lost.
hint-blight-healthy = <blight> comes from the blight card, which has { $left } left. When the last one leaves it, the island is blighted: the card is turned and takes the blight of its other side.
hint-blight-blighted = The island is blighted. <blight> comes from this side of the blight card, which has { $left } left. When the last one leaves it, the game is lost.

## England's place for a card

table-slot-immigration = Immigrate
phase-immigration-hint = A further build before the ravage, in the lands of this card.
about-capital = With { $n } towns and cities in one land the game is lost. Here: { $have }.

## Names of escalations and levels

name-escalation-land-rush = Land Rush
name-escalation-swayed-by-the-invaders = Swayed by the Invaders
name-escalation-building-boom = Building Boom
name-level-fast-start = Fast Start
name-level-surge-of-colonists = Surge of Colonists
name-level-efficient = Efficient
name-level-aggressive-timetable = Aggressive Timetable
name-level-ruthlessly-efficient = Ruthlessly Efficient
name-level-terrifyingly-efficient = Terrifyingly Efficient
name-level-heavy-mining = Heavy Mining
name-level-population-pressure-at-home = Population Pressure at Home
name-level-fine-steel-for-tools-and-guns = Fine Steel for Tools and Guns
name-level-royal-backing = Royal Backing
name-level-mining-rush = Mining Rush
name-level-prospecting-outpost = Prospecting Outpost
name-level-indentured-servants-earn-land = Indentured Servants Earn Land
name-level-criminals-and-malcontents = Criminals and Malcontents
name-level-high-immigration-until-stage-ii = High Immigration, until stage II
name-level-high-immigration = High Immigration
name-level-local-autonomy = Local Autonomy
name-level-independent-resolve = Independent Resolve
