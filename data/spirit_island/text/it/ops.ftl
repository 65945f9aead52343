# What cards say. Clauses begin small and end without a full stop; $per, $to, $where, $how may be empty.

# $style is "icons" (card faces) or "words" (speech, text view).
sentence = { $clause }.
then = { $a }, poi { $b }
or = { $a } <b>oppure</b> { $b }
list-and = { $a } e { $b }
list-or = { $a } o { $b }
list-comma = { $a }, { $b }
list-semicolon = { $a }; { $b }

# Numbers that are counted: 2 fear { per }.
per-kind = { NP($what, 1, case: "per") }
per-adjacent-blight = per ogni { $style ->
        [icons] <blight>
       *[words] segnalino degrado
    } nei territori adiacenti
per-presence = per ogni { $style ->
        [icons] <presence>
       *[words] presenza
    } lì
per-own-sacred-sites-with-invaders = per ogni { $style ->
        [icons] <sacred-site>
       *[words] luogo sacro
    } proprio con invasori
per-pushed-here = per ognuno di loro
per-own-element = per ogni tuo elemento { $element }
per-two-dahan = ogni 2 { $style ->
        [icons] <dahan>
       *[words] dahan
    }
per-three-dahan = ogni 3 { $style ->
        [icons] <dahan>
       *[words] dahan
    }
per-cards-of-target = per ogni carta potere che ha giocato in questo turno
per-dahan-by-own-presence = per ogni { $style ->
        [icons] <dahan> × tua <presence>
       *[words] dahan, moltiplicato per la tua presenza
    } lì
per-and = { $before } e { $n } { $more }
per-plus = più { $n } { $more }

# Verbs.
op-fear = { fear-n } { $per }
op-fear-most = { fear-n } { $per } (massimo { $max })
op-damage = { damage-n } { $per } { $to } { $where }
op-damage-more = altri { damage-n } { $per } { $to } { $where }
op-damage-to = solo a { NP($what, 1, case: "only") }
op-damage-each = { damage-n } a { NP($what, 1, case: "dat") }
op-damage-different = { damage-n } ciascuno a un massimo di { $count } invasori
op-damage-different-per = { damage-n } a un invasore diverso { $per }
op-damage-bonus = { $damage } (+{ $n } { $if })
op-damage-adjacent-too = qui o nei territori adiacenti
op-defend = { defend-n } { $per }
op-push = spingi { NP($what, $n) } { $per } { $how }
op-push-up-to = spingi fino a { NP($what, $n, case: "gen") } { $per } { $how }
op-push-more = spingi ancora { NP($what, $n) } { $per } { $how }
op-push-up-to-more = spingi ancora fino a { NP($what, $n, case: "gen") } { $per } { $how }
op-push-all = spingi { NP($what, 1, case: "all") } { $how }
op-push-any = spingi { NP($what, 1, case: "any") } { $how }
op-push-spread = in quanti più territori possibile
op-push-into = in { $land }
op-push-carry = (ognuno porta con sé { defend-n })
op-gather = raduna { NP($what, $n) } { $per }
op-gather-up-to = raduna fino a { NP($what, $n, case: "gen") } { $per }
op-gather-more = raduna ancora { NP($what, $n) } { $per }
op-gather-up-to-more = raduna ancora fino a { NP($what, $n, case: "gen") } { $per }
op-gather-all = raduna { NP($what, 1, case: "all") }
op-gather-any = raduna { NP($what, 1, case: "any") }
op-push-or-gather = spingi o raduna { NP($what, $n) }
op-destroy = distruggi { NP($what, $n) } { $per }
op-destroy-up-to = distruggi fino a { NP($what, $n, case: "gen") } { $per }
op-destroy-all = distruggi { NP($what, 1, case: "all") }
op-drown = annega { NP($what, $n) } { $per }
op-remove = rimuovi { NP($what, $n) } { $per }
op-remove-up-to = rimuovi fino a { NP($what, $n, case: "gen") } { $per }
op-remove-all = rimuovi { NP($what, 1, case: "all") }
op-remove-health = rimuovi invasori per un massimo di { $n } { $n ->
        [one] punto salute
       *[other] punti salute
    } { $per }
op-remove-or = rimuovi { NP($what, $n) } <b>o</b> { NP($other, $m) }
op-downgrade = declassa { NP($what, $n) } { $per }
op-downgrade-up-to = declassa fino a { NP($what, $n, case: "gen") } { $per }
op-downgrade-all = declassa { NP($what, 1, case: "all") }
op-replace = sostituisci { NP($what, $n) } con { NP($into, $m) }
op-replace-more = { NP($what, $n) } con { NP($into, $m) }
op-replace-all = sostituisci { NP($what, 1, case: "all") } con { NP($into, 1, case: "bare") }
op-add = aggiungi { NP($what, $n) }
op-add-presence = aggiungi { NP($what, 1) } (raggio { $n }{ $terrain })
op-add-presence-here = aggiungi qui { NP($what, $n) }
op-add-presence-here-anywhere = aggiungi { NP($what, $n) } qui, anche dove altrimenti non può stare
op-add-presence-at-sea = aggiungi una { $style ->
        [icons] <presence>
       *[words] presenza
    } in un oceano qualsiasi
op-gather-presence-to-sea = raduna { $n } tua { $style ->
        [icons] <presence>
       *[words] presenza
    } in ogni oceano
op-push-presence-from-sea = spingi { $n } tua { $style ->
        [icons] <presence>
       *[words] presenza
    } fuori da ogni oceano
op-save-dahan = { $do }. Ogni { $style ->
        [icons] <dahan>
       *[words] dahan
    } spinto così in un oceano: se vuoi, spostalo in un territorio costiero qualsiasi invece di annegarlo
op-add-presence-target = lo spirito aggiunge 1 { $style ->
        [icons] <presence>
       *[words] presenza
    } entro raggio { $n } dalla propria
op-restore-presence = lo spirito aggiunge lì fino a { $n } { $n ->
        [one] sua { $style ->
        [icons] <presence>
       *[words] presenza
    } distrutta
       *[other] sue { $style ->
        [icons] <presence>
       *[words] presenze
    } distrutte
    }
op-restore-presence-self = aggiungi lì fino a { $n } { $n ->
        [one] tua { $style ->
        [icons] <presence>
       *[words] presenza
    } distrutta
       *[other] tue { $style ->
        [icons] <presence>
       *[words] presenze
    } distrutte
    }
op-destroy-presence-self = distruggi { $n } tua { $style ->
        [icons] <presence>
       *[words] presenza
    }
op-destroy-presence-target = distrugge { $n } sua { $style ->
        [icons] <presence>
       *[words] presenza
    }
op-forget-card-self = dimentica { NP("power-card", $n) }
op-forget-card-target = dimentica { NP("power-card", $n) }
op-move-up-to = sposta fino a { NP($what, $n, case: "gen") } in { $land }
op-move = sposta { NP($what, $n) } in { $land }
op-move-origin-presence = sposta qui { $n } { $style ->
        [icons] <presence>
       *[words] presenza
    } dal { $style ->
        [icons] <sacred-site>
       *[words] luogo sacro
    } di origine
op-skip-all = salta qui ogni { $actions }
op-skip-n = salta qui la prossima { $actions }
op-skip-n-may = se vuoi, salta qui la prossima { $actions }
op-skip-all-may = se vuoi, salta qui ogni { $actions }
op-skip-in = salta la { $actions } in { $land }
op-skip-there = salta la { $actions }
op-skip-there-explore = salta l’esplorazione
op-skip-there-build-city = non si costruiscono { $style ->
        [icons] <city>
       *[words] città
    }
op-skip-in-explore = salta l’{ $actions } in { $land }
op-skip-in-build-city = in { $land } non si costruiscono { $style ->
        [icons] <city>
       *[words] città
    }
actions-ravage-build-explore = devastazione, costruzione ed esplorazione
action-ravage = devastazione
action-build = costruzione
action-explore = esplorazione
action-build-city = costruzione di città
op-repeat-any = ripeti questo potere
op-repeat-adjacent = ripeti questo potere in un territorio adiacente
op-if = { $if }: { $then }
op-if-else = { $if }: { $then }. Altrimenti: { $else }
op-may = se vuoi, { $do }
op-may-target = se vuole: { $do }
op-chooser-target = lo spirito sceglie: { $choice }
op-pay-self = paga { energy-n }: { $then }
op-pay-self-may = se vuoi, paga { energy-n }: { $then }
op-pay-it = paga { energy-n }: { $then }
op-pay-it-may = può pagare { energy-n }: { $then }
op-pay-target = lo spirito paga { energy-n }: { $then }
op-pay-target-may = lo spirito può pagare { energy-n }: { $then }
op-gain-energy-self = ottieni { energy-n } { $per }
op-gain-energy-it = ottiene { energy-n } { $per }
op-gain-energy-again = ottiene { energy-n } { $per }
op-gain-energy-more = ottiene ancora { energy-n } { $per }
op-gain-energy-both = tu e lo spirito ottenete { energy-n } ciascuno
op-gain-energy-target = lo spirito ottiene { energy-n } { $per }
op-gain-energy-each = ogni spirito ottiene { energy-n } { $per }
op-gain-card-self = ottieni { $card }
op-gain-card-it = ottiene { $card }
op-gain-card-again = ottiene { $card }
op-gain-card-target = lo spirito ottiene { $card }
op-gain-card-each = ogni spirito ottiene { $card }
card-choice = una carta potere
card-minor = un potere minore
card-major = un potere maggiore
card-not-kept = 1 delle carte rimaste
op-give-card = tu e lo spirito potete darvi a vicenda 1 carta dalla mano
op-give-card-again = potete darvi a vicenda 1 carta dalla mano
op-reveal-fear = scopri una carta paura coperta; resta al suo posto
op-play-gained = puoi giocare subito la carta ottenuta pagandone il costo
op-gain-elements-self = ottieni { $n } elementi diversi a tua scelta
op-gain-elements-target = lo spirito ottiene { $n } elementi diversi a sua scelta
op-gain-elements-each = ogni spirito ottiene { $n } elementi diversi a sua scelta
op-gain-element-had = lo spirito ottiene 1 elemento a sua scelta tra quelli che ha
op-copy-elements = ottieni gli stessi elementi
op-choose-land-presence = scegli un territorio con { $style ->
        [icons] <presence>
       *[words] presenza
    } dello spirito
op-choose-land-own-presence = scegli un territorio con la tua { $style ->
        [icons] <presence>
       *[words] presenza
    }
op-choose-land-range = scegli un territorio entro raggio { $n } da una tua { $style ->
        [icons] <presence>
       *[words] presenza
    }
op-do-in-its-land = { $do } in un territorio con la sua { $style ->
        [icons] <presence>
       *[words] presenza
    }
op-target-in-own-land = lo spirito può scegliere un territorio con la sua { $style ->
        [icons] <presence>
       *[words] presenza
    }: { $do }
op-in-each-pushed-to = in ogni territorio in cui hai spinto { NP($what, 1, case: "bare") }: { $do }
op-in-each-adjacent = in ogni territorio adiacente: { $do }
op-in-each-other-coastal-same-board = in ogni altro territorio costiero della mappa: { $do }
op-in-land = in { $land }: { $do }
op-each-player-may = ogni giocatore può scegliere { $land }: { $do }
op-each-player = ogni giocatore sceglie { $land }: { $do }
op-each-player-do = ogni giocatore: { $do }
op-each-player-do-may = ogni giocatore, se vuole: { $do }
op-each-board = su ogni mappa scegli { $land }: { $do }
op-each-board-with = su ogni mappa { NP($what, 1, case: "with") } scegli { $land }: { $do }
op-build-here = gli invasori costruiscono lì
op-each-spirit = ogni spirito: { $do }
op-reclaim = recupera tutte le carte potere
op-reclaim-one = recupera 1 carta potere
op-range-bonus-target = +{ $n } al raggio dei poteri dello spirito in questo turno
op-range-bonus-self = +{ $n } al raggio dei tuoi poteri in questo turno
op-damage-bonus-target = in questo turno un potere dello spirito che infligge danni può infliggere { $n } { $style ->
        [icons] <damage>
       *[words] { $n ->
            [one] danno
           *[other] danni
        }
    } in più
op-damage-bonus-self = in questo turno un tuo potere che infligge danni può infliggere { $n } { $style ->
        [icons] <damage>
       *[words] { $n ->
            [one] danno
           *[other] danni
        }
    } in più
op-make-fast-target = in questo turno lo spirito può usare come { $style ->
        [icons] <fast>
       *[words] veloce
    } 1 potere lento che spinge o raduna
op-make-fast-self = in questo turno puoi usare come { $style ->
        [icons] <fast>
       *[words] veloce
    } 1 potere lento che spinge o raduna
op-more-plays-self = ottieni { NP("card-play", $n) } in più in questo turno
op-more-plays-target = lo spirito ottiene { NP("card-play", $n) } in più in questo turno
op-make-any-fast-target = in questo turno lo spirito può usare come { $style ->
        [icons] <fast>
       *[words] { $n ->
            [one] veloce
           *[other] veloci
        }
    } { $n ->
        [one] 1 potere lento
       *[other] { $n } poteri lenti
    }
op-make-any-fast-self = in questo turno puoi usare come { $style ->
        [icons] <fast>
       *[words] { $n ->
            [one] veloce
           *[other] veloci
        }
    } { $n ->
        [one] 1 potere lento
       *[other] { $n } poteri lenti
    }
op-ward-target = { defend-n } in ogni territorio con { $style ->
        [icons] <presence>
       *[words] presenza
    } dello spirito (la segue in questo turno)
op-ward-self = { defend-n } in ogni territorio con la tua { $style ->
        [icons] <presence>
       *[words] presenza
    } (la segue in questo turno)
op-dahan-health = i { $style ->
        [icons] <dahan>
       *[words] dahan
    } qui hanno +{ $n } salute in questo turno
op-block-blight = in questo turno qui non si può aggiungere { $style ->
        [icons] <blight>
       *[words] degrado
    }
op-protect-dahan = in questo turno i { $style ->
        [icons] <dahan>
       *[words] dahan
    } qui non possono subire danni né essere distrutti
op-spare-dahan = in questo turno gli invasori che devastano non infliggono danni ai { $style ->
        [icons] <dahan>
       *[words] dahan
    } qui
op-dahan-strike-together = in questo turno i { $style ->
        [icons] <dahan>
       *[words] dahan
    } qui colpiscono insieme agli invasori che devastano
op-fear-defends = { defend-n } qui per ogni { $style ->
        [icons] <fear>
       *[words] Paura
    } che i poteri generano qui in questo turno, ma non per { $style ->
        [icons] <town>
       *[words] villaggi
    } e { $style ->
        [icons] <city>
       *[words] città
    } distrutti
op-allow-repeat-target = in questo turno lo spirito può ripetere { $n ->
        [one] { $n } carta potere, ripagandone
       *[other] { $n } carte potere, ripagandone
    } il costo
op-allow-repeat-again = in questo turno può ripetere { $n ->
        [one] { $n } carta potere, ripagandone
       *[other] { $n } carte potere, ripagandone
    } il costo
op-allow-repeat-more = può ripetere { $n ->
        [one] { $n } altra carta potere
       *[other] altre { $n } carte potere
    }
op-allow-repeat-self = in questo turno puoi ripetere { $n ->
        [one] { $n } carta potere, ripagandone
       *[other] { $n } carte potere, ripagandone
    } il costo
op-free-repeat-target = in questo turno lo spirito può riusare gratis { NP("power-card", $n) } di costo massimo { $cost }
op-free-repeat-self = in questo turno puoi riusare gratis { NP("power-card", $n) } di costo massimo { $cost }
op-share-presence = in questo turno tu e lo spirito potete misurare il raggio dalla { $style ->
        [icons] <presence>
       *[words] presenza
    } dell’altro
op-retaliate = per ogni { $style ->
        [icons] <town>/<city>/<dahan>
       *[words] villaggio, città o dahan
    } che in questo turno viene distrutto qui: { damage-n }
op-retaliate-adjacent = questi { $style ->
        [icons] <damage>
       *[words] danni
    } possono essere inflitti anche nei territori adiacenti
op-keep-card-target = alla fine del turno lo spirito può riprendere in mano { $n ->
        [one] { $n } carta giocata
       *[other] { $n } carte giocate
    }
op-keep-card-again = alla fine del turno può riprendere in mano { $n ->
        [one] { $n } carta giocata
       *[other] { $n } carte giocate
    }
op-keep-card-self = anche tu puoi riprendere { $n ->
        [one] { $n } carta giocata
       *[other] { $n } carte giocate
    }
op-extra-fear = +{ fear-n } per ogni { NP($what, 1, case: "one") } che questo potere distrugge (massimo { $max })
op-fear-per-destroyed = { $do }; { fear-n } per ogni invasore distrutto
op-mutual-damage = { NP($what, 1, case: "bare") } e { NP($other, 1, case: "bare") } si infliggono danni a vicenda
op-remove-blight-near = rimuovi { NP($what, $n) } da qui o da un territorio adiacente

# Thresholds: how they join the printed effects.
th-more = +{ $clause }
th-may-instead = in alternativa: { $do }
th-or-instead = in alternativa: { $do }
th-first = prima { $do }
th-before-push = prima della spinta: { $do }
th-before = prima dell’ultimo effetto: { $do }
th-instead = { $do } invece di «{ $old }»
th-range-bonus = +{ $n } al raggio
th-range = raggio { $n }
level-instead = invece: { $do }
level-may-instead = in alternativa: { $do }

# Conditions as the head of a sentence.
if-and = { $a } e { $b }
if-terrain = in { $terrain }
if-coastal = in un territorio costiero
if-inland = in un territorio interno
if-ocean = in un oceano
if-has = se contiene { $what }
if-has-not = se non contiene { NP($what, 1, case: "than") }
if-min = se contiene almeno { NP($what, $n) }
if-max = se contiene al massimo { NP($what, $n) }
if-eq = se contiene esattamente { NP($what, $n) }
if-own-presence = se qui c’è la tua { $style ->
        [icons] <presence>
       *[words] presenza
    }
if-no-own-presence = se qui non c’è la tua { $style ->
        [icons] <presence>
       *[words] presenza
    }
if-presence = se qui c’è { $style ->
        [icons] <presence>
       *[words] presenza
    } di uno spirito qualsiasi
if-sacred-site = se qui c’è un { $style ->
        [icons] <sacred-site>
       *[words] luogo sacro
    }
if-outnumber = se ci sono più dahan che { NP($what, 1, case: "bare") }
if-most-buildings = se nessun territorio della mappa ha più { $style ->
        [icons] <town>/<city>
       *[words] villaggi/città
    }
if-at-least-dahan = se ci sono almeno tanti { NP($what, 2, case: "bare") } quanti dahan
if-more-than-origin = con più { NP($what, 1, case: "than") }
if-next-to-more = se un territorio adiacente ha più { NP($what, 1, case: "than") }
if-another-spirit = se è un altro spirito
if-own-sacred-sites = se hai almeno { $n } { $style ->
        [icons] <sacred-site>
       *[words] luoghi sacri
    }
if-presence-was-added = se ne è stata aggiunta almeno una
if-moved = se ne sposti almeno { $n }, in quel territorio
if-pushed-to = se ne hai spinto uno in un territorio { NP($what, 1, case: "with") }
if-forgot-this = se hai dimenticato questa carta
if-threshold = se la soglia è raggiunta

# Lands described by a condition. $form: strip (the target bar), one, other, each, lands (in each of them), in-one.
land = { $form ->
        [strip] { $any ->
            [yes] qualsiasi territorio
           *[no] territorio
        }
        [one] { $any ->
            [yes] un territorio qualsiasi
           *[no] un territorio
        }
        [other] un territorio diverso
        [each] ogni territorio
        [lands] ogni territorio
       *[in-one] un territorio
    } { $q }
land-coastal = { $form ->
        [strip] territorio costiero
        [one] un territorio costiero
        [other] un diverso territorio costiero
        [each] ogni territorio costiero
        [lands] ogni territorio costiero
       *[in-one] un territorio costiero
    } { $q }
land-inland = { $form ->
        [strip] territorio interno
        [one] un territorio interno
        [other] un diverso territorio interno
        [each] ogni territorio interno
        [lands] ogni territorio interno
       *[in-one] un territorio interno
    } { $q }
land-terrain = { $form ->
        [strip] { $terrain }
        [one] un territorio ({ $terrain })
        [other] un territorio diverso ({ $terrain })
        [each] ogni territorio ({ $terrain })
        [lands] ogni territorio ({ $terrain })
       *[in-one] un territorio ({ $terrain })
    } { $q }
q-and = { $a }, { $b }
q-with = { NP($what, 1, case: "with") }
q-no = { NP($what, 1, case: "no") }
q-min = con almeno { NP($what, $n) }
q-max = con al massimo { NP($what, $n) }
q-eq = con esattamente { NP($what, $n) }
q-coastal = sulla costa
q-inland = lontano dalla costa
q-terrain = ({ $terrain })
q-presence = con { $style ->
        [icons] <presence>
       *[words] presenza
    }
q-own-presence = con la tua { $style ->
        [icons] <presence>
       *[words] presenza
    }
q-no-own-presence = senza la tua { $style ->
        [icons] <presence>
       *[words] presenza
    }
q-sacred-site = con un { $style ->
        [icons] <sacred-site>
       *[words] luogo sacro
    }
q-outnumber = con più { $style ->
        [icons] <dahan>
       *[words] dahan
    } che { NP($what, 1, case: "than") }
q-most-buildings = con il maggior numero di { $style ->
        [icons] <town>/<city>
       *[words] villaggi/città
    } della mappa
q-more-than-origin = con più { NP($what, 1, case: "than") }
q-next-to-more = accanto a un territorio con più { NP($what, 1, case: "than") }
terrain-jungle = giungla
terrain-mountain = montagna
terrain-sands = sabbia
terrain-wetland = palude

# The face of a card.
strip-range = { $style ->
        [icons] <range> <b>{ $n }</b>
       *[words] raggio { $n }
    } { $origin }
strip-from-presence = da presenza
strip-from-sacred-site = da luogo sacro
strip-from-terrain = { $from } in { $terrain }
strip-any-spirit = uno spirito qualsiasi
strip-another-spirit = un altro spirito
strip-fast-with = veloce con { $what }
strip-join = { $a } · { $b }
speed-fast = veloce
speed-slow = lento
deck-minor = Potere minore
deck-major = Potere maggiore
deck-unique = Potere unico
deck-innate = Potere innato
face-fear = Carta paura
face-invader = Carta invasore · stadio { $stage }
face-invader-terrains = { $n ->
        [one] { $n } terreno
       *[other] { $n } terreni
    }
face-invader-coastal = territori costieri
face-stage-ii = Quando viene rivelata: su ogni mappa aggiungi { NP($what, 1) } in un territorio senza { NP($what, 2, case: "than") }.
stage-1 = I
stage-2 = II
stage-3 = III
stage-4 = IV

# Spirit panels.
growth-reclaim = <reclaim> tutte
growth-reclaim-words = recupera tutte le carte potere
growth-reclaim-one = <reclaim> 1
growth-card = <card> +1
growth-card-minor = <card> minore
growth-card-major = <card> maggiore
growth-energy = <energy> +{ $n }
growth-plays = <plays> +{ $n }
growth-presence = <presence> <range> { $n }
growth-presence-terrain = <presence> <range> { $n } { $terrain }
growth-presence-words = aggiungi una presenza, raggio { $n } { $terrain }
growth-add-presence-at-sea = <presence> <ocean>
growth-gather-presence-to-sea = <gather> <presence> <ocean>
growth-push-presence-from-sea = <push> <presence> <ocean>
growth-join = { $a }{"\u00A0"}· { $b }
growth-word-reclaim = recupera
growth-word-gain-energy = energia
growth-word-more-plays = giocata
growth-word-gain-power-card = carta potere
growth-word-add-presence = presenza
growth-word-add-presence-at-sea = oceano
growth-word-gather-presence-to-sea = raduna
growth-word-push-presence-from-sea = spingi
track-number-energy = { $n } Energia
track-number-plays = { NP("card-play", $n, case: "nom") }
track-number-label = <b>{ $n }</b>
track-both-label = { $a } { $b }
track-reclaim-one-label = <reclaim>
track-any-label = <any-element>
track-any = un elemento a scelta ogni turno
track-reclaim-one = recupera 1 carta
complexity-low = complessità bassa
complexity-moderate = complessità media
complexity-high = complessità alta
passive-damage-bonus = ogni tuo potere che infligge danni infligge { $n } { $style ->
        [icons] <damage>
       *[words] { $n ->
            [one] danno
           *[other] danni
        }
    } in più a ogni uso
passive-build-adds = una costruzione nei tuoi { $style ->
        [icons] <sacred-site>
       *[words] luoghi sacri
    } aggiunge { NP($what, 1) } invece di { $style ->
        [icons] <town>
       *[words] un villaggio
    } o { $style ->
        [icons] <city>
       *[words] una città
    }
passive-invader-health = gli invasori nei tuoi { $style ->
        [icons] <sacred-site>
       *[words] luoghi sacri
    } hanno { $n } salute in meno (minimo { $minimum })
passive-follows-dahan = dopo ogni { $style ->
        [icons] <dahan>
       *[words] dahan
    } che lascia un tuo territorio, puoi spostare con lui { $n } tua { $style ->
        [icons] <presence>
       *[words] presenza
    }
passive-falls-with-dahan = per ogni { $style ->
        [icons] <dahan>
       *[words] dahan
    } distrutto da una devastazione: distruggi 1 tua { $style ->
        [icons] <presence>
       *[words] presenza
    } entro raggio { $n }
passive-chokes = puoi saltare una devastazione o costruzione in un tuo { $style ->
        [icons] <sacred-site>
       *[words] luogo sacro
    } distruggendo lì { $n } tua { $style ->
        [icons] <presence>
       *[words] presenza
    }
passive-regrows = la crescita può prendere { $style ->
        [icons] <presence>
       *[words] presenze
    } da quelle distrutte; su un’isola degradata per { energy-n } ciascuna
passive-oceans = le tue { $style ->
        [icons] <presence>
       *[words] presenze
    } possono stare negli oceani, mai nell’entroterra. Sulle mappe con una tua { $style ->
        [icons] <presence>
       *[words] presenza
    } l’oceano è una palude costiera per i poteri e il { $style ->
        [icons] <blight>
       *[words] degrado
    }; gli invasori e i { $style ->
        [icons] <dahan>
       *[words] dahan
    } che vi si spostano sono distrutti: annegano
passive-drowns = ogni volta che gli invasori annegati raggiungono insieme tanta salute stampata quanti sono i giocatori: ottieni { energy-n }
passive-dreams = i tuoi poteri non danneggiano né distruggono davvero nulla, se non le tue { $style ->
        [icons] <presence>
       *[words] presenze
    }. Invece di distruggere invasori danno: { $each }
dream-of = { NP($what, 1, case: "bare") } → { $does }
dream-fear = { fear-n }
dream-push = spinta
dream-join = { $a }; { $b }
passive-site-defend = { defend-n } in ogni territorio con un tuo { $style ->
        [icons] <sacred-site>
       *[words] luogo sacro
    }
passive-sacred-terrain = in { $terrain } una sola tua { $style ->
        [icons] <presence>
       *[words] presenza
    } è un { $style ->
        [icons] <sacred-site>
       *[words] luogo sacro
    }
passive-fast-per = ogni turno puoi usare come veloci tanti poteri lenti quanti sono i tuoi elementi: { $element }
passive-far-dahan = per { energy-n } un tuo potere può scegliere un territorio con { $style ->
        [icons] <dahan>
       *[words] dahan
    } fuori raggio
trigger-defended-one-land = dopo che un tuo potere dà { $style ->
        [icons] <defend>
       *[words] Difesa
    } a un solo territorio: { $do } lì
trigger-growth-presence-added = dopo ogni { $style ->
        [icons] <presence>
       *[words] presenza
    } aggiunta nella crescita: { $do } dal suo territorio
