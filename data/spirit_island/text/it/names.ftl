### Spirit Island: names of what is in the box. Names stand in the nominative only and are never declined.

## Power cards

name-card-call-of-the-dahan-ways = Richiamo delle usanze dahan
name-card-call-to-bloodshed = Chiamata al sangue
name-card-call-to-isolation = Chiamata all’isolamento
name-card-call-to-migrate = Chiamata alla migrazione
name-card-call-to-tend = Chiamata alla cura
name-card-dark-and-tangled-woods = Boschi bui e intricati
name-card-delusions-of-danger = Illusioni di pericolo
name-card-devouring-ants = Formiche divoratrici
name-card-drift-down-into-slumber = Scivolare nel torpore
name-card-drought = Siccità
name-card-elemental-boon = Dono degli elementi
name-card-encompassing-ward = Protezione avvolgente
name-card-enticing-splendor = Splendore seducente
name-card-entrancing-apparitions = Apparizioni ammalianti
name-card-gift-of-constancy = Dono della costanza
name-card-gift-of-living-energy = Dono di energia vivente
name-card-gift-of-power = Dono del potere
name-card-gnawing-rootbiters = Rosicchiatori di radici
name-card-land-of-haunts-and-embers = Landa di spettri e braci
name-card-lure-of-the-unknown = Il fascino dell’ignoto
name-card-natures-resilience = Resilienza della natura
name-card-pull-beneath-the-hungry-earth = Trascinare sotto la terra affamata
name-card-purifying-flame = Fiamma purificatrice
name-card-quicken-the-earths-struggles = Ridestare le lotte della terra
name-card-rain-of-blood = Pioggia di sangue
name-card-reaching-grasp = Presa che si allunga
name-card-rouse-the-trees-and-stones = Destare alberi e pietre
name-card-sap-the-strength-of-multitudes = Fiaccare la forza delle folle
name-card-savage-mawbeasts = Bestie dalle fauci feroci
name-card-shadows-of-the-burning-forest = Ombre della foresta in fiamme
name-card-song-of-sanctity = Canto di sacralità
name-card-steam-vents = Getti di vapore
name-card-uncanny-melting = Scioglimento innaturale
name-card-veil-the-nights-hunt = Velare la caccia notturna
name-card-visions-of-fiery-doom = Visioni di rovina infuocata
name-card-voracious-growth = Crescita vorace
name-card-accelerated-rot = Putrefazione accelerata
name-card-blazing-renewal = Rinascita fiammeggiante
name-card-cleansing-floods = Inondazioni purificatrici
name-card-dissolve-the-bonds-of-kinship = Sciogliere i legami di sangue
name-card-entwined-power = Potere intrecciato
name-card-indomitable-claim = Rivendicazione indomita
name-card-infinite-vitality = Vitalità infinita
name-card-mists-of-oblivion = Nebbie dell’oblio
name-card-paralyzing-fright = Spavento paralizzante
name-card-pillar-of-living-flame = Colonna di fiamma viva
name-card-poisoned-land = Terra avvelenata
name-card-powerstorm = Tempesta di potere
name-card-talons-of-lightning = Artigli di fulmine
name-card-terrifying-nightmares = Incubi terrificanti
name-card-the-jungle-hungers = La giungla ha fame
name-card-the-land-thrashes-in-furious-pain = La terra si dibatte furente di dolore
name-card-the-trees-and-stones-speak-of-war = Alberi e pietre parlano di guerra
name-card-tsunami = Tsunami
name-card-vengeance-of-the-dead = Vendetta dei morti
name-card-vigor-of-the-breaking-dawn = Vigore dell’alba che spunta
name-card-winds-of-rust-and-atrophy = Venti di ruggine e atrofia
name-card-wrap-in-wings-of-sunlight = Avvolgere in ali di luce solare
name-card-ferocious-rampage = Impeto feroce
name-card-gift-of-furious-might = Dono di forza furiosa
name-card-herd-towards-the-lurking-maw = Condurre alle fauci in agguato
name-card-mark-territory-with-scars-and-teeth = Segnare i confini con sfregi e denti
name-card-boon-of-watchful-guarding = Dono della guardia vigile
name-card-eerie-noises-and-moving-trees = Rumori sinistri e alberi in moto
name-card-mysterious-abductions = Rapimenti misteriosi
name-card-whispered-guidance-through-the-night = Sussurri di guida nella notte
name-card-exaltation-of-tangled-growth = Esaltazione di viluppi rigogliosi
name-card-foul-vapors-and-fetid-muck = Vapori immondi e melma fetida
name-card-intractable-thickets-and-thorns = Macchie e rovi impenetrabili
name-card-open-shifting-waterways = Aprire canali mutevoli
name-card-call-on-herders-for-aid = Chiedere aiuto ai pastori
name-card-gift-of-searing-heat = Dono del calore ardente
name-card-stinging-sandstorm = Tempesta di sabbia pungente
name-card-sweltering-exhaustion = Spossatezza torrida
name-card-gift-of-the-sunlit-air = Dono dell’aria assolata
name-card-gift-of-wind-sped-steps = Dono dei passi portati dal vento
name-card-scatter-to-the-winds = Disperdere ai quattro venti
name-card-tempest-of-leaves-and-branches = Bufera di foglie e rami
name-card-harbingers-of-the-lightning = Araldi del fulmine
name-card-lightnings-boon = Dono del fulmine
name-card-raging-storm = Tempesta furiosa
name-card-shatter-homesteads = Frantumare le fattorie
name-card-boon-of-vigor = Dono di vigore
name-card-flash-floods = Piene improvvise
name-card-rivers-bounty = Generosità del fiume
name-card-wash-away = Spazzare via
name-card-concealing-shadows = Ombre che celano
name-card-crops-wither-and-fade = I raccolti avvizziscono
name-card-favors-called-due = Favori da ricambiare
name-card-mantle-of-dread = Manto di terrore
name-card-a-year-of-perfect-stillness = Un anno di quiete perfetta
name-card-draw-of-the-fruitful-earth = Richiamo della terra fertile
name-card-guard-the-healing-land = Proteggere la terra che guarisce
name-card-rituals-of-destruction = Rituali di distruzione
name-card-manifestation-of-power-and-glory = Manifestazione di potenza e gloria
name-card-sudden-ambush = Imboscata improvvisa
name-card-voice-of-thunder = Voce del tuono
name-card-words-of-warning = Parole di avvertimento
name-card-fields-choked-with-growth = Campi soffocati dalla vegetazione
name-card-gift-of-proliferation = Dono della proliferazione
name-card-overgrow-in-a-night = Ricoprire in una notte
name-card-stem-the-flow-of-fresh-water = Arrestare il flusso d’acqua dolce
name-card-call-of-the-deeps = Il richiamo degli abissi
name-card-grasping-tide = Marea che ghermisce
name-card-swallow-the-land-dwellers = Inghiottire chi abita la terra
name-card-tidal-boon = Il dono della marea
name-card-call-on-midnights-dream = Invocare il sogno di mezzanotte
name-card-dread-apparitions = Apparizioni spaventose
name-card-dreams-of-the-dahan = Sogni dei dahan
name-card-predatory-nightmares = Incubi predatori

## Spirits

name-spirit-devouring-teeth-lurk-underfoot = Zanne voraci in agguato sotto i piedi
name-spirit-eyes-watch-from-the-trees = Occhi che osservano dagli alberi
name-spirit-fathomless-mud-of-the-swamp = Fango senza fondo della palude
name-spirit-rising-heat-of-stone-and-sand = Calore che sale da pietra e sabbia
name-spirit-sun-bright-whirlwind = Turbine splendente di sole
name-spirit-lightnings-swift-strike = Colpo rapido del fulmine
name-spirit-river-surges-in-sunlight = Il fiume impetuoso nella luce del sole
name-spirit-shadows-flicker-like-flame = Ombre che guizzano come fiamme
name-spirit-vital-strength-of-the-earth = Forza vitale della terra
name-spirit-thunderspeaker = Parlatuono
name-spirit-a-spread-of-rampant-green = Un dilagare di verde rigoglioso
name-spirit-oceans-hungry-grasp = La stretta famelica dell’oceano
name-spirit-bringer-of-dreams-and-nightmares = Portatore di sogni e incubi

# Come gioca uno spirito, per la preparazione: una o due frasi brevi su una riga.
plays-spirit-devouring-teeth-lurk-underfoot = Colpisce duro nei suoi territori e accanto: ogni potere che fa danni ne fa 1 in più. Difende poco.
plays-spirit-eyes-watch-from-the-trees = Protegge i territori e sparge paura. Dove difende può arrivare un dahan a contrattaccare. Attacca poco.
plays-spirit-fathomless-mud-of-the-swamp = Ostacola chi costruisce: nei suoi luoghi sacri arrivano solo esploratori. Un po’ di tutto, ma lento.
plays-spirit-rising-heat-of-stone-and-sand = Brucia gli invasori dove si insedia: nei suoi luoghi sacri villaggi e città hanno 1 salute in meno.
plays-spirit-sun-bright-whirlwind = Spinge esploratori, villaggi e dahan da un territorio all’altro e aiuta altri spiriti. Difende poco.
plays-spirit-lightnings-swift-strike = Distrugge in fretta: i poteri lenti possono colpire prima degli invasori. Non difende nulla.
plays-spirit-river-surges-in-sunlight = Spazza esploratori e villaggi dalle paludi e dona energia agli altri. Difende poco.
plays-spirit-shadows-flicker-like-flame = Semina paura e colpisce nel buio; con energia raggiunge ogni territorio con dahan.
plays-spirit-vital-strength-of-the-earth = Lenta e robusta: i suoi luoghi sacri si difendono da sé e i poteri si ripetono. Agisce tardi.
plays-spirit-thunderspeaker = Guida i dahan in battaglia e va con loro. Dove muoiono dahan, la sua presenza è in pericolo.
plays-spirit-a-spread-of-rampant-green = Si espande a ogni turno e soffoca devastazioni e costruzioni al prezzo della presenza.
plays-spirit-oceans-hungry-grasp = Annega chi viene sulla costa e se ne nutre. Non va mai nell’entroterra.
plays-spirit-bringer-of-dreams-and-nightmares = Vince solo con la paura: i suoi poteri non distruggono nulla, lo fanno soltanto sognare.

## Special rules of spirits

name-rule-territorial-aggression = Aggressività territoriale
name-rule-dahan-trust-the-watchers = I dahan si fidano di chi veglia
name-rule-offer-no-firm-foundations = Nessun appoggio sicuro
name-rule-blistering-heat = Calore rovente
name-rule-a-stiff-wind-at-their-backs = Un vento teso alle spalle
name-rule-swiftness-of-lightning = Rapidità del fulmine
name-rule-rivers-domain = Dominio del fiume
name-rule-shadows-of-the-dahan = Ombre dei dahan
name-rule-earths-vitality = Vitalità della terra
name-rule-ally-of-the-dahan = Alleato dei dahan
name-rule-sworn-to-victory = Votato alla vittoria
name-rule-choke-the-land-with-green = Soffocare la terra di verde
name-rule-steady-regeneration = Rigenerazione costante
name-rule-ocean-in-play = L’oceano in gioco
name-rule-drowning = Annegamento
name-rule-to-dream-a-thousand-deaths = Sognare mille morti

## Innate powers

name-innate-death-approaches-from-beneath-the-surface = La morte giunge dal sottosuolo
name-innate-mischief-and-sabotage = Dispetti e sabotaggi
name-innate-spreading-and-dreadful-mire = Orrido pantano che dilaga
name-innate-scorch-with-waves-of-heat = Bruciare con ondate di calore
name-innate-violent-windstorms = Violente tempeste di vento
name-innate-thundering-destruction = Distruzione tonante
name-innate-massive-flooding = Grande inondazione
name-innate-darkness-swallows-the-unwary = L’oscurità inghiotte gli incauti
name-innate-gift-of-strength = Dono di forza
name-innate-gather-the-warriors = Radunare i guerrieri
name-innate-lead-the-furious-assault = Guidare l’assalto furioso
name-innate-creepers-tear-into-mortar = I rampicanti squarciano la malta
name-innate-all-enveloping-green = Verde che tutto avvolge
name-innate-pound-ships-to-splinters = Ridurre le navi in schegge
name-innate-ocean-breaks-the-shore = L’oceano infrange la riva
name-innate-spirits-may-yet-dream = Anche gli spiriti possono sognare
name-innate-night-terrors = Terrori notturni

## Fear cards

name-fear-avoid-the-dahan = Evitare i dahan
name-fear-belief-takes-root = La fede mette radici
name-fear-dahan-enheartened = Dahan rincuorati
name-fear-dahan-on-their-guard = Dahan in guardia
name-fear-dahan-raid = Incursione dei dahan
name-fear-emigration-accelerates = L’emigrazione accelera
name-fear-fear-of-the-unseen = Paura dell’invisibile
name-fear-isolation = Isolamento
name-fear-overseas-trade-seem-safer = Il commercio oltremare pare più sicuro
name-fear-retreat = Ritirata!
name-fear-scapegoats = Capri espiatori
name-fear-seek-safety = Cercare riparo
name-fear-tall-tales-of-savagery = Storie gonfiate di barbarie
name-fear-trade-suffers = Il commercio ne risente
name-fear-wary-of-the-interior = Diffidenza per l’entroterra
## Carte degrado

name-blight-card-downward-spiral = Spirale discendente
name-blight-card-memory-fades-to-dust = La memoria svanisce in polvere
## Avversari

name-adversary-brandenburg-prussia = Il Regno di Brandeburgo-Prussia
name-adversary-england = Il Regno d’Inghilterra
name-adversary-sweden = Il Regno di Svezia
name-scenario-blitz = Guerra lampo
name-scenario-guard-the-isles-heart = Difendi il cuore dell’isola
name-scenario-rituals-of-terror = Rituali del terrore
name-scenario-dahan-insurrection = L’insurrezione dei dahan

## Invader cards; the number is the stage where a name stands twice

name-invader-i-jungle = Giungla I
name-invader-i-mountain = Montagna I
name-invader-i-sands = Sabbia I
name-invader-i-wetland = Palude I
name-invader-ii-jungle = Giungla II
name-invader-ii-mountain = Montagna II
name-invader-ii-sands = Sabbia II
name-invader-ii-wetland = Palude II
name-invader-ii-coastal = Costa
name-invader-iii-jungle-mountain = Giungla e montagna
name-invader-iii-jungle-sands = Giungla e sabbia
name-invader-iii-jungle-wetland = Giungla e palude
name-invader-iii-mountain-sands = Montagna e sabbia
name-invader-iii-mountain-wetland = Montagna e palude
name-invader-iii-sands-wetland = Sabbia e palude
name-invader-stage-ii-action = Espansione

## Lands

name-terrain-jungle = Giungla
name-terrain-mountain = Montagna
name-terrain-sands = Sabbia
name-terrain-wetland = Palude
name-terrain-ocean = Oceano

## Decks

name-deck-minor = Poteri minori
name-deck-major = Poteri maggiori
name-deck-unique = Poteri unici

## Sets and layouts

name-set-horizons = Horizons of Spirit Island
name-set-base = Spirit Island
name-layout-one-board-g = Una mappa: G
name-layout-one-board-h = Una mappa: H
name-layout-two-boards = Due mappe: G, H
name-layout-three-boards = Tre mappe: G, H, B

## Island boards

name-board-a = Mappa A
name-board-b = Mappa B
name-board-c = Mappa C
name-board-d = Mappa D
name-board-g = Mappa G
name-board-h = Mappa H

# A chart of the statistics, by what a seat's set-up says.
stats-by-spirit = Spiriti
