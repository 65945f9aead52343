## Scatole

set-spirit-island-horizons = Horizons
set-spirit-island-base = Spirit Island
set-spirit-island-horizons-title = Horizons of Spirit Island
set-spirit-island-base-title = Spirit Island
set-choice = Scatola

## La preparazione della prima scatola

setup-page-challenge = Sfida
setup-page-spirit = Spirito
setup-adversary = Avversario
setup-level = Livello
setup-blight-card = Carta degrado
setup-scenario = Scenario
option-adversary = Avversario
option-adversary-hint = Chi invade. La sua escalation vale sempre, ogni livello aggiunge una regola a quelle precedenti.
choice-adversary-none = Nessun avversario
choice-adversary-brandenburg-prussia = Brandeburgo-Prussia
choice-adversary-england = Inghilterra
choice-adversary-sweden = Svezia
setup-level-hint = Dell’avversario. 0 è la sola escalation; i livelli si sommano.
option-blight-card = Carta degrado
option-blight-card-hint = Dice quanto degrado sopporta l’isola e che cosa subisce una volta degradata.
option-blight-card-unseen = Sorteggiata: che cosa dice l’altro lato, nessuno lo sa prima che si giri.
choice-blight-card-any = una qualsiasi
choice-blight-card-downward-spiral = Spirale discendente
choice-blight-card-memory-fades-to-dust = La memoria svanisce in polvere
choice-blight-card-none = nessuna
option-power-progression = Poteri in ordine fisso
option-power-progression-hint = Gli spiriti di bassa complessità ottengono i poteri in un ordine stampato invece di sceglierli.
option-horizons-spirits = Spiriti di Horizons
option-horizons-spirits-hint = Anche i cinque spiriti di Horizons possono venire su quest’isola.
setup-difficulty = Difficoltà { $n }
setup-difficulty-hint = Della partita come è preparata qui.
setup-difficulty-rate = { $n ->
    [one] da solo un bot ha vinto { $wins } partite su { $games }
   *[other] { $n } bot hanno vinto { $wins } partite su { $games }
 }
setup-difficulty-rate-short = { $n ->
    [one] un bot da solo: { $wins } su { $games }
   *[other] { $n } bot: { $wins } su { $games }
 }
setup-difficulty-seats = non misurata per { $n } giocatori
setup-difficulty-each = Misurata con uno spirito da solo, uno dopo l’altro.
setup-difficulty-calm = Senza avversario e scenario { $n ->
    [one] un bot da solo ha vinto con questo spirito { $wins } partite su { $games }.
   *[other] { $n } bot hanno vinto { $wins } partite su { $games }.
 }
setup-difficulty-range = Quasi di certo fra { $low } e { $high }%.
setup-difficulty-vague = { $rate }, circa { $low }–{ $high }%
setup-difficulty-unknown = non ancora misurata
setup-draw = Difficoltà voluta
setup-draw-short = Voluta: { $n }
setup-wished-hint = Quanto deve essere difficile la partita sorteggiata. Non cambia quella preparata qui.
setup-draw-button = Sorteggia
setup-draw-hint = Spiriti, mappe, avversario, livello e scenario a caso, con questa difficoltà o la più vicina.
setup-drawn = Difficoltà { $n }: { $what }
setup-level-below = Valgono anche: { $names }.
setup-level-rules = { $name }: { $rules }

## Un avversario e i suoi livelli

adv-step = { $name } { $level }
adv-title = { $name }, livello { $level }
adv-short = { $name } { $level }
adv-difficulty = Difficoltà { $n }
adv-difficulty-with = Difficoltà { $n }, con lo scenario { $total }
adv-next = Con la prossima carta segnata di stadio II: { $name }
adv-next-explored = Carte segnate di stadio II, in ogni territorio esplorato: { $name }
adv-when = Quando si scopre una carta segnata di stadio II, prima che arrivino i suoi esploratori
adv-when-explored = In ogni territorio in cui una carta segnata di stadio II ha portato un esploratore
adv-coming = Se esce una carta segnata: { $what }
adv-coming-where = qui: { $lands }
adv-coming-open = i giocatori scelgono dove, e possono arrivare più esploratori
adv-escalation = Escalation: { $name }
adv-fear-deck = Carte paura: { $cards }.
adv-invader-deck = Mazzo invasori per stadi: { $order }.
adv-setup = Preparazione, territorio { $land } di ogni mappa: { $what }.
adv-blight-moves = Il degrado del territorio { $land } comincia nel territorio { $to }.
adv-health = { $what }: { $n } di salute.
adv-damage = { $what }: { $n } di danno.
adv-mining = Una devastazione che infligge al territorio { $n } danni o più vi aggiunge un altro degrado. Non distrugge presenze e non si propaga.
adv-rush = Quando una devastazione aggiunge degrado, un territorio adiacente senza villaggi né città riceve { $n } <town>.
adv-backing = Preparazione: si scarta la prima carta invasore; su ogni mappa il territorio di quel tipo con meno invasori riceve { $n } <town>.
adv-neighbours = Si costruisce anche nei territori senza invasori accanto ad almeno { $n } <town>/<city>.
adv-immigration-once = Un’altra costruzione prima di ogni devastazione, con la carta che ha appena devastato. Finisce quando vi arriva una carta di stadio II.
adv-immigration-always = L’altra costruzione prima di ogni devastazione resta per tutta la partita.
adv-immigration-twice = L’altra costruzione avviene due volte in un turno senza carte paura.
adv-fear-pool = { $n } paura in più per giocatore per guadagnare una carta paura.
adv-capital = La partita è persa con { $n } o più <town>/<city> in un solo territorio.
adv-most = Il massimo in un territorio ora: { $n } su { $of }

## La carta degrado

blight-card-healthy = Isola sana
blight-card-blighted = Isola degradata
blight-card-rail-healthy = prima che si giri
blight-card-rail-healthy-brief = poi si gira
blight-card-rail-blighted = prima della sconfitta
blight-card-rail-blighted-brief = alla fine
blight-card-turns = Quando ne esce l’ultimo degrado, la carta si gira e riceve { $n ->
    [one] { $n } segnalino degrado
   *[other] { $n } segnalini degrado
 }.
blight-card-turns-unseen = Quando ne esce l’ultimo degrado, la carta si gira. Che cosa dice l’altro lato, prima nessuno lo sa.
blight-card-takes = Quando si gira riceve { $n } <blight> per giocatore.
blight-card-may-be = È una di queste
blight-card-each = All’inizio di ogni fase degli invasori: { $what }
blight-card-each-short = <b>Ogni turno</b> · { $what }
blight-card-lost = Quando l’ultimo degrado esce da questo lato, l’isola è perduta.
blight-card-note = { $n } prima che si giri
blight-card-note-blighted = { $n } prima della sconfitta
blight-card-left = ancora { $n }
blight-card-foot = Vuota: la carta si gira, +{ $n } degrado
blight-card-foot-brief = Vuota: si gira, +{ $n }
blight-card-foot-unseen = Vuota: la carta si gira
hint-blight-pool = <blight> viene dalla riserva di degrado, che all’inizio era di { $each } per giocatore più { $more }; { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
 }. Quando l’ultimo lascia la riserva, la partita è persa.
hint-blight-healthy = <blight> viene dalla carta degrado; { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
 }. Quando l’ultimo la lascia, l’isola è degradata: la carta si gira e riceve il degrado dell’altro lato.
hint-blight-blighted = L’isola è degradata. <blight> viene da questo lato della carta degrado; { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
 }. Quando l’ultimo lo lascia, la partita è persa.

## Il posto per una carta dell’Inghilterra

table-slot-immigration = Immigrazione
phase-immigration-hint = Un’altra costruzione prima della devastazione, nei territori di questa carta.
about-capital = Con { $n } villaggi e città in un territorio la partita è persa. Qui: { $have }.

## Nomi di escalation e livelli

name-escalation-land-rush = Corsa alla terra
name-escalation-swayed-by-the-invaders = Conquistati dagli invasori
name-escalation-building-boom = Boom edilizio
name-level-fast-start = Partenza rapida
name-level-surge-of-colonists = Ondata di coloni
name-level-efficient = Efficienza
name-level-aggressive-timetable = Tabella di marcia serrata
name-level-ruthlessly-efficient = Efficienza spietata
name-level-terrifyingly-efficient = Efficienza terrificante
name-level-heavy-mining = Miniere pesanti
name-level-population-pressure-at-home = Sovraffollamento in patria
name-level-fine-steel-for-tools-and-guns = Buon acciaio per attrezzi e fucili
name-level-royal-backing = Sostegno della corona
name-level-mining-rush = Corsa alle miniere
name-level-prospecting-outpost = Avamposto di cercatori
name-level-indentured-servants-earn-land = Terra ai servi a contratto
name-level-criminals-and-malcontents = Criminali e scontenti
name-level-high-immigration-until-stage-ii = Forte immigrazione, fino allo stadio II
name-level-high-immigration = Forte immigrazione
name-level-local-autonomy = Autonomia locale
name-level-independent-resolve = Volontà d’indipendenza
