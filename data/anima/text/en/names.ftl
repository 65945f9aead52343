### Names of all cards.

## Characters

name-anima-paladin = Paladin
name-anima-thief = Thief
name-anima-wizard = Wizard
name-anima-warrior-mentalist = Warrior Mentalist
name-anima-drifting-sellsword = Drifting Sellsword
name-anima-gate-warden = Gate Warden
name-anima-lantern-scout = Lantern Scout
name-anima-ash-duelist = Ash Duelist
name-anima-moth-alchemist = Moth Alchemist
name-anima-riverside-monk = Riverside Monk
name-anima-storm-herald = Storm Herald
name-anima-masked-envoy = Masked Envoy
name-anima-clockwork-squire = Clockwork Squire
name-anima-twin-blade-courier = Twin-Blade Courier
name-anima-iron-penitent = Iron Penitent
name-anima-grave-cartographer = Grave Cartographer
name-anima-sable-witch = Sable Witch
name-anima-hill-trapper = Hill Trapper
name-anima-sun-archer = Sun Archer
name-anima-wandering-tutor = Wandering Tutor

## Areas

name-anima-village-of-cornes = Village of Cornes
name-anima-tower-at-the-end = Tower at the End
name-anima-crossroads-market = Crossroads Market
name-anima-heather-moor = Heather Moor
name-anima-millpond-ferry = Millpond Ferry
name-anima-quarry-camp = Quarry Camp
name-anima-fogbound-forest = Fogbound Forest
name-anima-sunken-archive = Sunken Archive
name-anima-red-canyon = Red Canyon
name-anima-harbor-of-chains = Harbor of Chains
name-anima-cliff-monastery = Cliff Monastery
name-anima-glass-desert = Glass Desert
name-anima-drowned-capital = Drowned Capital
name-anima-dragonbone-pass = Dragonbone Pass

## Encounters

name-anima-gutter-rats = Gutter Rats
name-anima-road-robbers = Road Robbers
name-anima-lantern-wisp = Lantern Wisp
name-anima-bog-lurker = Bog Lurker
name-anima-restless-bones = Restless Bones
name-anima-levy-guards = Levy Guards
name-anima-starved-hounds = Starved Hounds
name-anima-marsh-hag = Marsh Hag
name-anima-cave-brute = Cave Brute
name-anima-night-choir = Night Choir
name-anima-hired-company = Hired Company
name-anima-glass-serpent = Glass Serpent
name-anima-stray-golem = Stray Golem
name-anima-bone-regent = Bone Regent
name-anima-elder-wyvern = Elder Wyvern
name-anima-fallen-champion = Fallen Champion
name-anima-trench-leviathan = Trench Leviathan
name-anima-void-spawn = Void Spawn
name-anima-inn = Inn
name-anima-merchant-caravan = Merchant Caravan
name-anima-bad-weather = Bad Weather
name-anima-toll-bridge = Toll Bridge
name-anima-kind-pilgrim = Kind Pilgrim
name-anima-landslide = Landslide
name-anima-pit-traps = Pit Traps
name-anima-hidden-cache = Hidden Cache
name-anima-torn-ground = Torn Ground
name-anima-whispering-idol = Whispering Idol

## Advantages

name-anima-focused-strike = Focused Strike
name-anima-iron-body = Iron Body
name-anima-second-wind = Second Wind
name-anima-swift-step = Swift Step
name-anima-counterstance = Counterstance
name-anima-sleep = Sleep
name-anima-cinder-bolt = Cinder Bolt
name-anima-ward-circle = Ward Circle
name-anima-far-sight = Far Sight
name-anima-unmaking-word = Unmaking Word
name-anima-pickpocket = Pickpocket
name-anima-smoke-escape = Smoke Escape
name-anima-poisoned-blade = Poisoned Blade
name-anima-false-trail = False Trail
name-anima-forged-papers = Forged Papers
name-anima-wrong-way = Wrong Way
name-anima-zeppelin-travel = Zeppelin Travel
name-anima-betrayal = Betrayal
name-anima-reinforcements = Reinforcements
name-anima-tavern-rumours = Tavern Rumours
name-anima-supply-cache = Supply Cache
name-anima-heavy-rain = Heavy Rain
name-anima-old-debt = Old Debt
name-anima-lucky-coin = Lucky Coin
name-anima-calm-skies = Calm Skies
name-anima-stirred-nest = Stirred Nest
name-anima-safe-camp = Safe Camp
name-anima-lantern-order = Lantern Order
name-anima-hollow-court = Hollow Court
name-anima-ledger-house = Ledger House
name-anima-free-knives = Free Knives

## Missions

name-anima-missing-courier = The Missing Courier
name-anima-wolf-winter = Wolf Winter
name-anima-sealed-folio = The Sealed Folio
name-anima-canyon-bounty = Canyon Bounty
name-anima-night-vigil = Night Vigil
name-anima-tribute = The Tribute
name-anima-ring-of-trust = Ring of Trust
name-anima-chain-breakers = Chain Breakers
name-anima-ashfall-watch = Ashfall Watch
name-anima-mirror-caravan = The Mirror Caravan
name-anima-last-chain = The Last Chain
name-anima-hold-the-gate = Hold the Gate
name-anima-scatter-the-shards = Scatter the Shards
