### Spirit Island: names of what is in the box. Names stand in the nominative only and are never declined.

## Power cards

name-card-call-of-the-dahan-ways = Call of the Dahan Ways
name-card-call-to-bloodshed = Call to Bloodshed
name-card-call-to-isolation = Call to Isolation
name-card-call-to-migrate = Call to Migrate
name-card-call-to-tend = Call to Tend
name-card-dark-and-tangled-woods = Dark and Tangled Woods
name-card-delusions-of-danger = Delusions of Danger
name-card-devouring-ants = Devouring Ants
name-card-drift-down-into-slumber = Drift Down into Slumber
name-card-drought = Drought
name-card-elemental-boon = Elemental Boon
name-card-encompassing-ward = Encompassing Ward
name-card-enticing-splendor = Enticing Splendor
name-card-entrancing-apparitions = Entrancing Apparitions
name-card-gift-of-constancy = Gift of Constancy
name-card-gift-of-living-energy = Gift of Living Energy
name-card-gift-of-power = Gift of Power
name-card-gnawing-rootbiters = Gnawing Rootbiters
name-card-land-of-haunts-and-embers = Land of Haunts and Embers
name-card-lure-of-the-unknown = Lure of the Unknown
name-card-natures-resilience = Nature’s Resilience
name-card-pull-beneath-the-hungry-earth = Pull Beneath the Hungry Earth
name-card-purifying-flame = Purifying Flame
name-card-quicken-the-earths-struggles = Quicken the Earth’s Struggles
name-card-rain-of-blood = Rain of Blood
name-card-reaching-grasp = Reaching Grasp
name-card-rouse-the-trees-and-stones = Rouse the Trees and Stones
name-card-sap-the-strength-of-multitudes = Sap the Strength of Multitudes
name-card-savage-mawbeasts = Savage Mawbeasts
name-card-shadows-of-the-burning-forest = Shadows of the Burning Forest
name-card-song-of-sanctity = Song of Sanctity
name-card-steam-vents = Steam Vents
name-card-uncanny-melting = Uncanny Melting
name-card-veil-the-nights-hunt = Veil the Night’s Hunt
name-card-visions-of-fiery-doom = Visions of Fiery Doom
name-card-voracious-growth = Voracious Growth
name-card-accelerated-rot = Accelerated Rot
name-card-blazing-renewal = Blazing Renewal
name-card-cleansing-floods = Cleansing Floods
name-card-dissolve-the-bonds-of-kinship = Dissolve the Bonds of Kinship
name-card-entwined-power = Entwined Power
name-card-indomitable-claim = Indomitable Claim
name-card-infinite-vitality = Infinite Vitality
name-card-mists-of-oblivion = Mists of Oblivion
name-card-paralyzing-fright = Paralyzing Fright
name-card-pillar-of-living-flame = Pillar of Living Flame
name-card-poisoned-land = Poisoned Land
name-card-powerstorm = Powerstorm
name-card-talons-of-lightning = Talons of Lightning
name-card-terrifying-nightmares = Terrifying Nightmares
name-card-the-jungle-hungers = The Jungle Hungers
name-card-the-land-thrashes-in-furious-pain = The Land Thrashes in Furious Pain
name-card-the-trees-and-stones-speak-of-war = The Trees and Stones Speak of War
name-card-tsunami = Tsunami
name-card-vengeance-of-the-dead = Vengeance of the Dead
name-card-vigor-of-the-breaking-dawn = Vigor of the Breaking Dawn
name-card-winds-of-rust-and-atrophy = Winds of Rust and Atrophy
name-card-wrap-in-wings-of-sunlight = Wrap in Wings of Sunlight
name-card-ferocious-rampage = Ferocious Rampage
name-card-gift-of-furious-might = Gift of Furious Might
name-card-herd-towards-the-lurking-maw = Herd Towards the Lurking Maw
name-card-mark-territory-with-scars-and-teeth = Mark Territory with Scars and Teeth
name-card-boon-of-watchful-guarding = Boon of Watchful Guarding
name-card-eerie-noises-and-moving-trees = Eerie Noises and Moving Trees
name-card-mysterious-abductions = Mysterious Abductions
name-card-whispered-guidance-through-the-night = Whispered Guidance Through the Night
name-card-exaltation-of-tangled-growth = Exaltation of Tangled Growth
name-card-foul-vapors-and-fetid-muck = Foul Vapors and Fetid Muck
name-card-intractable-thickets-and-thorns = Intractable Thickets and Thorns
name-card-open-shifting-waterways = Open Shifting Waterways
name-card-call-on-herders-for-aid = Call on Herders for Aid
name-card-gift-of-searing-heat = Gift of Searing Heat
name-card-stinging-sandstorm = Stinging Sandstorm
name-card-sweltering-exhaustion = Sweltering Exhaustion
name-card-gift-of-the-sunlit-air = Gift of the Sunlit Air
name-card-gift-of-wind-sped-steps = Gift of Wind-Sped Steps
name-card-scatter-to-the-winds = Scatter to the Winds
name-card-tempest-of-leaves-and-branches = Tempest of Leaves and Branches
name-card-harbingers-of-the-lightning = Harbingers of the Lightning
name-card-lightnings-boon = Lightning’s Boon
name-card-raging-storm = Raging Storm
name-card-shatter-homesteads = Shatter Homesteads
name-card-boon-of-vigor = Boon of Vigor
name-card-flash-floods = Flash Floods
name-card-rivers-bounty = River’s Bounty
name-card-wash-away = Wash Away
name-card-concealing-shadows = Concealing Shadows
name-card-crops-wither-and-fade = Crops Wither and Fade
name-card-favors-called-due = Favors Called Due
name-card-mantle-of-dread = Mantle of Dread
name-card-a-year-of-perfect-stillness = A Year of Perfect Stillness
name-card-draw-of-the-fruitful-earth = Draw of the Fruitful Earth
name-card-guard-the-healing-land = Guard the Healing Land
name-card-rituals-of-destruction = Rituals of Destruction
name-card-manifestation-of-power-and-glory = Manifestation of Power and Glory
name-card-sudden-ambush = Sudden Ambush
name-card-voice-of-thunder = Voice of Thunder
name-card-words-of-warning = Words of Warning
name-card-fields-choked-with-growth = Fields Choked with Growth
name-card-gift-of-proliferation = Gift of Proliferation
name-card-overgrow-in-a-night = Overgrow in a Night
name-card-stem-the-flow-of-fresh-water = Stem the Flow of Fresh Water
name-card-call-of-the-deeps = Call of the Deeps
name-card-grasping-tide = Grasping Tide
name-card-swallow-the-land-dwellers = Swallow the Land-Dwellers
name-card-tidal-boon = Tidal Boon
name-card-call-on-midnights-dream = Call on Midnight’s Dream
name-card-dread-apparitions = Dread Apparitions
name-card-dreams-of-the-dahan = Dreams of the Dahan
name-card-predatory-nightmares = Predatory Nightmares

## Spirits

name-spirit-devouring-teeth-lurk-underfoot = Devouring Teeth Lurk Underfoot
name-spirit-eyes-watch-from-the-trees = Eyes Watch From the Trees
name-spirit-fathomless-mud-of-the-swamp = Fathomless Mud of the Swamp
name-spirit-rising-heat-of-stone-and-sand = Rising Heat of Stone and Sand
name-spirit-sun-bright-whirlwind = Sun-Bright Whirlwind
name-spirit-lightnings-swift-strike = Lightning’s Swift Strike
name-spirit-river-surges-in-sunlight = River Surges in Sunlight
name-spirit-shadows-flicker-like-flame = Shadows Flicker Like Flame
name-spirit-vital-strength-of-the-earth = Vital Strength of the Earth
name-spirit-thunderspeaker = Thunderspeaker
name-spirit-a-spread-of-rampant-green = A Spread of Rampant Green
name-spirit-oceans-hungry-grasp = Ocean’s Hungry Grasp
name-spirit-bringer-of-dreams-and-nightmares = Bringer of Dreams and Nightmares

# How a spirit plays, for the set-up: one or two short sentences on one line of it.
plays-spirit-devouring-teeth-lurk-underfoot = Strikes hard in and beside its own lands; every damaging power does 1 more. Defends little.
plays-spirit-eyes-watch-from-the-trees = Guards lands and spreads fear. Where it defends, a dahan may come and strike back. Attacks little.
plays-spirit-fathomless-mud-of-the-swamp = Hinders building: at its sacred sites only explorers are added. A little of everything, mostly slow.
plays-spirit-rising-heat-of-stone-and-sand = Burns the invaders where it settles: at its sacred sites towns and cities have 1 health less.
plays-spirit-sun-bright-whirlwind = Blows explorers, towns and dahan from land to land and helps other spirits. Defends hardly at all.
plays-spirit-lightnings-swift-strike = Destroys fast: slow powers may strike before the invaders do. Holds nothing back, defends nothing.
plays-spirit-river-surges-in-sunlight = Washes explorers and towns away from its wetlands and helps others with energy. Defends little.
plays-spirit-shadows-flicker-like-flame = Spreads fear and strikes in the dark; for energy it reaches any land with dahan.
plays-spirit-vital-strength-of-the-earth = Slow and sturdy: its sacred sites defend themselves, and it repeats powers. Acts late.
plays-spirit-thunderspeaker = Leads the dahan into battle and goes with them. Where dahan die, its presence is in danger.
plays-spirit-a-spread-of-rampant-green = Spreads each turn and chokes ravages and builds at the price of its presence. Attacks little.
plays-spirit-oceans-hungry-grasp = Drowns what comes to the coast and lives on it. Never goes inland.
plays-spirit-bringer-of-dreams-and-nightmares = Wins by fear alone: its powers destroy nothing, they only let it be dreamt.

## Special rules of spirits

name-rule-territorial-aggression = Territorial Aggression
name-rule-dahan-trust-the-watchers = Dahan Trust the Watchers
name-rule-offer-no-firm-foundations = Offer No Firm Foundations
name-rule-blistering-heat = Blistering Heat
name-rule-a-stiff-wind-at-their-backs = A Stiff Wind at Their Backs
name-rule-swiftness-of-lightning = Swiftness of Lightning
name-rule-rivers-domain = River’s Domain
name-rule-shadows-of-the-dahan = Shadows of the Dahan
name-rule-earths-vitality = Earth’s Vitality
name-rule-ally-of-the-dahan = Ally of the Dahan
name-rule-sworn-to-victory = Sworn to Victory
name-rule-choke-the-land-with-green = Choke the Land with Green
name-rule-steady-regeneration = Steady Regeneration
name-rule-ocean-in-play = Ocean in Play
name-rule-drowning = Drowning
name-rule-to-dream-a-thousand-deaths = To Dream a Thousand Deaths

## Innate powers

name-innate-death-approaches-from-beneath-the-surface = Death Approaches from Beneath the Surface
name-innate-mischief-and-sabotage = Mischief and Sabotage
name-innate-spreading-and-dreadful-mire = Spreading and Dreadful Mire
name-innate-scorch-with-waves-of-heat = Scorch with Waves of Heat
name-innate-violent-windstorms = Violent Windstorms
name-innate-thundering-destruction = Thundering Destruction
name-innate-massive-flooding = Massive Flooding
name-innate-darkness-swallows-the-unwary = Darkness Swallows the Unwary
name-innate-gift-of-strength = Gift of Strength
name-innate-gather-the-warriors = Gather the Warriors
name-innate-lead-the-furious-assault = Lead the Furious Assault
name-innate-creepers-tear-into-mortar = Creepers Tear into Mortar
name-innate-all-enveloping-green = All-Enveloping Green
name-innate-pound-ships-to-splinters = Pound Ships to Splinters
name-innate-ocean-breaks-the-shore = Ocean Breaks the Shore
name-innate-spirits-may-yet-dream = Spirits May Yet Dream
name-innate-night-terrors = Night Terrors

## Fear cards

name-fear-avoid-the-dahan = Avoid the Dahan
name-fear-belief-takes-root = Belief Takes Root
name-fear-dahan-enheartened = Dahan Enheartened
name-fear-dahan-on-their-guard = Dahan on their Guard
name-fear-dahan-raid = Dahan Raid
name-fear-emigration-accelerates = Emigration Accelerates
name-fear-fear-of-the-unseen = Fear of the Unseen
name-fear-isolation = Isolation
name-fear-overseas-trade-seem-safer = Overseas Trade Seem Safer
name-fear-retreat = Retreat!
name-fear-scapegoats = Scapegoats
name-fear-seek-safety = Seek Safety
name-fear-tall-tales-of-savagery = Tall Tales of Savagery
name-fear-trade-suffers = Trade Suffers
name-fear-wary-of-the-interior = Wary of the Interior
## Blight cards

name-blight-card-downward-spiral = Downward Spiral
name-blight-card-memory-fades-to-dust = Memory Fades to Dust
## Adversaries

name-adversary-brandenburg-prussia = The Kingdom of Brandenburg-Prussia
name-adversary-england = The Kingdom of England
name-adversary-sweden = The Kingdom of Sweden
name-scenario-blitz = Blitz
name-scenario-guard-the-isles-heart = Guard the Isle’s Heart
name-scenario-rituals-of-terror = Rituals of Terror
name-scenario-dahan-insurrection = Dahan Insurrection

## Invader cards; the number is the stage where a name stands twice

name-invader-i-jungle = Jungle I
name-invader-i-mountain = Mountain I
name-invader-i-sands = Sands I
name-invader-i-wetland = Wetland I
name-invader-ii-jungle = Jungle II
name-invader-ii-mountain = Mountain II
name-invader-ii-sands = Sands II
name-invader-ii-wetland = Wetland II
name-invader-ii-coastal = Coast
name-invader-iii-jungle-mountain = Jungle and Mountain
name-invader-iii-jungle-sands = Jungle and Sands
name-invader-iii-jungle-wetland = Jungle and Wetland
name-invader-iii-mountain-sands = Mountain and Sands
name-invader-iii-mountain-wetland = Mountain and Wetland
name-invader-iii-sands-wetland = Sands and Wetland
name-invader-stage-ii-action = Expansion

## Lands

name-terrain-jungle = Jungle
name-terrain-mountain = Mountain
name-terrain-sands = Sands
name-terrain-wetland = Wetland
name-terrain-ocean = Ocean

## Decks

name-deck-minor = Minor powers
name-deck-major = Major powers
name-deck-unique = Unique powers

## Sets and layouts

name-set-horizons = Horizons of Spirit Island
name-set-base = Spirit Island
name-layout-one-board-g = One board: G
name-layout-one-board-h = One board: H
name-layout-two-boards = Two boards: G, H
name-layout-three-boards = Three boards: G, H, B

## Island boards

name-board-a = Board A
name-board-b = Board B
name-board-c = Board C
name-board-d = Board D
name-board-g = Board G
name-board-h = Board H

# A chart of the statistics, by what a seat's set-up says.
stats-by-spirit = Spirits
