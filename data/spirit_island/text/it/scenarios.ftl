## Scenari

option-scenario = Scenario
option-scenario-hint = Un obiettivo, un pericolo o una regola in più, con o senza avversario. La sua difficoltà si somma.
choice-scenario-none = Nessuno scenario
choice-scenario-blitz = Guerra lampo
choice-scenario-guard-the-isles-heart = Difendi il cuore dell’isola
choice-scenario-rituals-of-terror = Rituali del terrore
choice-scenario-dahan-insurrection = L’insurrezione dei dahan
setup-scenario-rules = { $name }: { $rules }

## Le regole, ricavate dai dati

sc-title = Scenario: { $name }
sc-difficulty = La sua difficoltà: { $n }
sc-fast = Ogni potere è veloce. Uno che lo è comunque costa { $n } Energia in meno; una carta da 0 dà { $n } Energia quando si gioca, un potere innato quando si usa.
sc-explorers = Dopo ogni esplorazione, { $n } <explorer> in più su ogni mappa, in uno dei territori appena esplorati.
sc-blight = Preparazione: sulla carta degrado { $n ->
    [one] c’è { $n } segnalino degrado
   *[other] ci sono { $n } segnalini degrado
 } in più per mappa; altrettanti in meno ne arrivano quando si gira.
sc-ahead = Preparazione: dopo la prima esplorazione gli invasori costruiscono ed esplorano { $n ->
        [one] un’altra volta.
       *[other] altre { $n } volte.
    }
sc-clears = Preparazione: alla fine ogni { $what } lascia l’isola.
sc-draws = Preparazione: ogni spirito prende in mano la prima carta { $decks }.
sc-draws-minor = dei poteri minori
sc-draws-major = dei poteri maggiori
sc-heart-set = Preparazione: nel territorio centrale di ogni mappa arrivano { $what } e { $n } <presence> dello spirito che vi comincia, da un tracciato. Dove non può stare, va nel territorio più vicino della mappa in cui può.
sc-heart-loss = Dopo il turno { $n } la partita è persa appena { $what } sta in un territorio centrale.
sc-ritual-fear = La paura non alza il livello di terrore. Tutte le carte paura sono nel mazzo, e quelle guadagnate attendono un rituale.
sc-ritual-price = Un rituale si tiene nella fase veloce o lenta, in un territorio con <presence> di ogni spirito e { $dahan } <dahan> per giocatore. Insieme gli spiriti pagano { $energy } Energia e vi distruggono { $presence } <presence>.
sc-ritual-brings = Poi il livello di terrore sale, si risolvono tutte le carte paura guadagnate e ogni <dahan> del territorio viene spinto, nel modo più uniforme possibile. Il terzo rituale vince la partita.
sc-marches = Alla fine di un’azione, ogni <dahan> che ha spostato infligge { $n ->
    [one] { $n } danno
   *[other] { $n } danni
 } nel territorio in cui si trova.
sc-response = Alla fine di un’azione, per ogni <{ $lost }> che ha distrutto arriva 1 <{ $comes }> nel territorio con <dahan> più vicino.
sc-fewer-none = Livello di terrore { $level }: si vince quando in nessun territorio <town> e <city> superano i <dahan>.
sc-fewer-players = Livello di terrore { $level } e oltre: si vince quando i territori in cui <town> e <city> superano i <dahan> sono meno dei giocatori.
sc-fewer-some = Livello di terrore { $level }: si vince quando in meno di { $n } territori <town> e <city> superano i <dahan>.
sc-last-strike = Guadagnata l’ultima carta paura, i <dahan> di ogni territorio colpiscono come dopo una devastazione. Poi la partita è vinta o persa.
sc-dahan = La partita è persa con meno di { $n } <dahan> per giocatore.

## Sul tavolo

sc-hearts = Territori centrali: { $lands }
sc-coming-loss = Sconfitta in vista: { $where }
sc-coming-loss-all = Sconfitta in vista: troppo pochi dahan
sc-coming-last-presence = Sconfitta in vista: { $who } perde l’ultima presenza
sc-coming-last-presence-brief = sconfitta
sc-hearts-held = { $n ->
        [0] Con un villaggio o una città lì la partita è persa
        [one] { $n } villaggio o città al centro
       *[other] { $n } villaggi e città al centro
    }
sc-hearts-brief = Al centro: { $n } <town>/<city>
sc-hearts-soon = { $n ->
        [0] Dopo il turno { $turn }, con un villaggio o una città lì la partita è persa
       *[other] { $n } lì: via entro la fine del turno { $turn }, o la partita è persa
    }
sc-rituals = Rituali: { $n } di { $of }
sc-ritual-lands = Possibile in { $lands }
sc-ritual-nowhere = Per ora non è possibile in nessun territorio
sc-outnumbered = { $n ->
        [0] I dahan non sono in minoranza da nessuna parte
        [one] Dahan in minoranza in { $n } territorio
       *[other] Dahan in minoranza in { $n } territori
    }
sc-dahan-left = Dahan: { $n }, sconfitta sotto { $least }
sc-dahan-brief = Dahan { $n }, persa sotto { $least }
sc-powers-fast = Ogni potere è veloce
sc-win-fewer = Vittoria: { $n ->
        [1] nessun dahan in minoranza
        [2] dahan in minoranza al massimo in 1 territorio
       *[other] dahan in minoranza in meno di { $n } territori
    }
sc-win-short-fewer = { $n ->
        [1] mai <dahan> in minoranza
        [2] <dahan> in minoranza: max 1
       *[other] <dahan> in minoranza: meno di { $n }
    }
sc-win-last = Decide l’ultimo assalto
sc-win-short-last = l’ultimo assalto
sc-fear-waiting = { $n ->
        [0] nessuna attende un rituale
        [one] <b>{ $n }</b> attende un rituale
       *[other] <b>{ $n }</b> attendono un rituale
    }
sc-fear-rail = { $n ->
        [0] nessuna in attesa
       *[other] { $n } in attesa
    }
sc-about-heart = Un territorio centrale. Dopo il turno { $n } la partita è persa con un villaggio o una città qui. Qui ora: { $have }.
sc-about-ritual = Qui si può tenere un rituale.
sc-about-outnumbered = Più villaggi e città che dahan: { $have } contro { $dahan }.
table-token-heart = territorio centrale
table-token-ritual = un rituale è possibile
table-token-outnumbered = dahan in minoranza

## Domande, pulsanti

prompt-blitz-explorer = { $who }, scegli dove arriva un altro esploratore sulla mappa { $board }
prompt-ritual-energy = { $who }, scegli chi paga l’Energia per il rituale in { $land }
prompt-ritual-energy-detail = ancora { $n } da pagare
prompt-ritual-presence = { $who }, scegli di chi è la presenza distrutta in { $land }
prompt-ritual-presence-detail = ancora { $n } da distruggere
prompt-military-response = { $who }, scegli dove arriva { NP($what, 1) } in risposta a { $land }
prompt-military-response-detail = i territori con dahan più vicini
prompt-powers-ritual = un rituale è possibile in { $lands }
opt-ritual-in = Rituale in { $land }
source-scenario = «{ $name }»

## Il registro e la fine

log-ritual = { $who } comincia un rituale in { $land }
log-uprising = I dahan insorgono in { $land }: { damage-n }
log-military-response = Risposta militare: +{ NP($what, 1) } in { $land }
log-further = Un altro esploratore: +{ NP("explorer", 1) } in { $land }
ending-inner-land = un villaggio o una città sta in un territorio centrale
ending-few-dahan = restano troppo pochi dahan
ending-insurrection = i dahan sono ormai in minoranza in pochi territori
ending-insurrection-loss = i dahan sono ancora in minoranza in troppi territori

## Perché no

reason-no-ritual = In questa partita non ci sono rituali.
reason-ritual-later = Un rituale si tiene nella fase veloce o lenta.
reason-ritual-presence = Un rituale richiede presenza di ogni spirito in { $land }; { $spirit } non ne ha.
reason-ritual-dahan = Un rituale richiede { $of } dahan in { $land }; lì: { $n }.
reason-ritual-price = In { $land } vanno distrutte { $of } presenze; lì: { $n }.
reason-ritual-energy = Gli spiriti devono pagare insieme { $of } Energia; ne hanno { $n }.
reason-pays-no-energy = { $spirit } non ha Energia.
reason-pays-no-presence = { $spirit } non ha presenza in { $land }.
reason-not-nearest = Serve uno dei territori con dahan più vicini: { $lands }.
reason-not-explored = Serve un territorio appena esplorato su questa mappa: { $lands }.
reason-from-track = Questa presenza viene da un tracciato.
icon-heart = cuore
