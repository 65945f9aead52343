### Names of all cards.

## Characters

name-anima-paladin = Paladina
name-anima-thief = Ladro
name-anima-wizard = Maga
name-anima-warrior-mentalist = Guerriero mentalista
name-anima-drifting-sellsword = Mercenario errante
name-anima-gate-warden = Guardiana della porta
name-anima-lantern-scout = Esploratrice con la lanterna
name-anima-ash-duelist = Duellante di cenere
name-anima-moth-alchemist = Alchimista delle falene
name-anima-riverside-monk = Monaco del fiume
name-anima-storm-herald = Araldo della tempesta
name-anima-masked-envoy = Emissaria mascherata
name-anima-clockwork-squire = Scudiero a orologeria
name-anima-twin-blade-courier = Corriera dalle due lame
name-anima-iron-penitent = Penitente di ferro
name-anima-grave-cartographer = Cartografa delle tombe
name-anima-sable-witch = Strega nera
name-anima-hill-trapper = Cacciatore delle colline
name-anima-sun-archer = Arciera del sole
name-anima-wandering-tutor = Precettore errante

## Areas

name-anima-village-of-cornes = Villaggio di Cornes
name-anima-tower-at-the-end = Torre alla fine
name-anima-crossroads-market = Mercato del crocevia
name-anima-heather-moor = Brughiera d’erica
name-anima-millpond-ferry = Traghetto del mulino
name-anima-quarry-camp = Campo della cava
name-anima-fogbound-forest = Foresta nella nebbia
name-anima-sunken-archive = Archivio sommerso
name-anima-red-canyon = Canyon rosso
name-anima-harbor-of-chains = Porto delle catene
name-anima-cliff-monastery = Monastero sulla rupe
name-anima-glass-desert = Deserto di vetro
name-anima-drowned-capital = Capitale annegata
name-anima-dragonbone-pass = Passo delle ossa di drago

## Encounters

name-anima-gutter-rats = Ratti di fogna
name-anima-road-robbers = Briganti di strada
name-anima-lantern-wisp = Fuoco fatuo
name-anima-bog-lurker = Predatore del pantano
name-anima-restless-bones = Ossa inquiete
name-anima-levy-guards = Guardie del dazio
name-anima-starved-hounds = Segugi affamati
name-anima-marsh-hag = Megera della palude
name-anima-cave-brute = Bruto delle caverne
name-anima-night-choir = Coro notturno
name-anima-hired-company = Compagnia di ventura
name-anima-glass-serpent = Serpente di vetro
name-anima-stray-golem = Golem smarrito
name-anima-bone-regent = Reggente d’ossa
name-anima-elder-wyvern = Viverna antica
name-anima-fallen-champion = Campione caduto
name-anima-trench-leviathan = Leviatano degli abissi
name-anima-void-spawn = Progenie del vuoto
name-anima-inn = Locanda
name-anima-merchant-caravan = Carovana di mercanti
name-anima-bad-weather = Maltempo
name-anima-toll-bridge = Ponte a pedaggio
name-anima-kind-pilgrim = Pellegrino gentile
name-anima-landslide = Frana
name-anima-pit-traps = Trappole a fossa
name-anima-hidden-cache = Nascondiglio
name-anima-torn-ground = Terra squarciata
name-anima-whispering-idol = Idolo che sussurra

## Advantages

name-anima-focused-strike = Colpo mirato
name-anima-iron-body = Corpo di ferro
name-anima-second-wind = Nuovo vigore
name-anima-swift-step = Passo rapido
name-anima-counterstance = Contrattacco
name-anima-sleep = Sonno
name-anima-cinder-bolt = Dardo di brace
name-anima-ward-circle = Cerchio protettivo
name-anima-far-sight = Vista lontana
name-anima-unmaking-word = Parola che disfa
name-anima-pickpocket = Borseggio
name-anima-smoke-escape = Fuga nel fumo
name-anima-poisoned-blade = Lama avvelenata
name-anima-false-trail = Falsa pista
name-anima-forged-papers = Documenti falsi
name-anima-wrong-way = Strada sbagliata
name-anima-zeppelin-travel = Viaggio in zeppelin
name-anima-betrayal = Tradimento
name-anima-reinforcements = Rinforzi
name-anima-tavern-rumours = Voci di taverna
name-anima-supply-cache = Scorta di provviste
name-anima-heavy-rain = Pioggia battente
name-anima-old-debt = Vecchio debito
name-anima-lucky-coin = Moneta fortunata
name-anima-calm-skies = Cielo sereno
name-anima-stirred-nest = Nido disturbato
name-anima-safe-camp = Campo sicuro
name-anima-lantern-order = Ordine della lanterna
name-anima-hollow-court = Corte vuota
name-anima-ledger-house = Casa dei registri
name-anima-free-knives = Coltelli liberi

## Missions

name-anima-missing-courier = Il corriere scomparso
name-anima-wolf-winter = L’inverno dei lupi
name-anima-sealed-folio = Il volume sigillato
name-anima-canyon-bounty = La taglia del canyon
name-anima-night-vigil = Veglia notturna
name-anima-tribute = Il tributo
name-anima-ring-of-trust = La cerchia fidata
name-anima-chain-breakers = Gli spezzacatene
name-anima-ashfall-watch = La guardia sotto la cenere
name-anima-mirror-caravan = La carovana degli specchi
name-anima-last-chain = L’ultima catena
name-anima-hold-the-gate = Difendere la porta
name-anima-scatter-the-shards = Disperdere i frammenti
