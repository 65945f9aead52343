# Lines of the log. $who is a player's name; results have no subject.
log-phase = <b>{ $phase }</b>
log-turn = <b>Turno { $n }</b>
log-growth = { $who } cresce: { $what }
log-energy = { $who } ottiene { energy-n }
log-energy-income = { $who } ottiene { energy-n } (entrata del turno)
log-paid = { $who } paga { energy-n }
log-card-played = { $who } gioca { $card }
log-card-gained = { $who } ottiene { $card }
log-card-drawn = { $who } pesca { NP("card", $n) }: { $cards }
log-card-drawn-hidden = { $who } pesca { NP("card", $n) }
log-card-forgotten = { $who } dimentica { $card }
log-card-given = { $who } dà { $card } a { $other }
log-cards-reclaimed = { $who } recupera { NP("card", $n) }
log-cards-reclaimed-none = { $who } non ha carte da recuperare
log-reshuffled = { $deck }: scarti rimescolati in un nuovo mazzo
log-power-used = { $who } usa { $power } su { $target }
log-innate-level = { $title }: livello { $n }
log-threshold = { $title }: soglia raggiunta
log-presence-added = { $who } aggiunge una presenza in { $land }
log-presence-moved = { $who } sposta una presenza, { $from } → { $to }
log-presence-destroyed = Presenza distrutta in { $land } ({ $who })
log-fear = +{ fear-n }
log-fear-earned = Guadagno: { NP("fear-card", $n) }
log-terror = Livello di terrore { $level }
log-fear-card = Carta paura { $card }, livello { $level }
log-fear-revealed = { $who } scopre la carta paura { $card }
log-invader-card = Carta invasore: { $card }
log-ravage = Devastazione in { $land }: { damage-n }
log-ravage-defended = Devastazione in { $land }: { damage-n } (Difesa { $defend })
log-build = Costruzione: +{ NP($what, 1) } in { $land }
log-explore = Esplorazione: +{ NP($what, 1) } in { $land }
log-skipped = { $land }: saltata { $action }
log-stage-ii = Stadio II: un nuovo villaggio in { $land }
log-added = +{ NP($what, $n) } in { $land }
log-moved = { NP($what, 1, case: "one") } { $from } → { $to }
log-damaged = { damage-n } a { NP($what, 1) } in { $land }
log-destroyed = Distruzione: { NP($what, $n) } in { $land }
log-drowned = { $land }: annegamento, { NP($what, $n) }
log-dreamt = { $land }: distruzione in sogno, { NP($what, $n) }
log-removed = Rimozione: { NP($what, $n) } da { $land }
log-replaced = { $land }: { NP($what, $n) } → { NP($into, $n) }
log-blight = Degrado in { $land }
log-cascade = Il degrado si propaga { $from } → { $to }
log-blight-card = <b>L’isola è degradata:</b> { $card }
log-escalation = { $adversary }: escalation in { $land }
log-blight-removed = Degrado rimosso da { $land }
log-defend = { $land }: { defend-n }
log-healed = Tutti i danni guariscono
log-elements = { $who }: +{ $n } { $element }
log-element = { $style ->
        [icons] <{ $id }>
       *[words] { $name }
    }
log-lasting = { $what } (in questo turno)
lasting-range-bonus = { $who }: +{ $n } al raggio
lasting-damage-bonus = { $who }: +{ $n } { $n ->
        [one] danno
       *[other] danni
    }, una volta
lasting-make-fast = { $who }: un potere lento può essere veloce
lasting-more-plays = { $who }: { NP("card-play", $n) } in più
lasting-make-any-fast = { $who }: i poteri lenti possono essere veloci
lasting-ward = { $who }: Difesa { $n } dove c’è la sua presenza
lasting-allow-repeat = { $who }: può ripetere { NP("power-card", $n) }
lasting-free-repeat = { $who }: può ripetere gratis { NP("power-card", $n) }
lasting-keep-card = { $who }: può tenere una carta giocata
lasting-dahan-health = { $who }: salute dei dahan +{ $n }
lasting-block-blight = { $who }: non si può aggiungere degrado
lasting-protect-dahan = { $who }: i dahan sono intoccabili
lasting-spare-dahan = { $who }: la devastazione non ferisce i dahan
lasting-dahan-strike-together = { $who }: i dahan colpiscono insieme agli invasori
lasting-fear-defends = { $who }: la paura dei poteri la difende
lasting-share-presence = { $who }: presenza condivisa per il raggio
lasting-retaliate = { $who }: le perdite saranno vendicate
lasting-extra-fear = { $who }: più paura per ciò che viene distrutto
lasting-skip = { $who }: un’azione sarà saltata
log-advance = Le carte invasore avanzano
log-result = <b>{ $result }</b>

# How a game ends.
result-win = Vittoria: { $reason }
result-win-sacrifice = Vittoria con sacrificio: { $reason }
result-loss = Sconfitta: { $reason }
result-join = { $a }, ma { $b }
ending-fear-victory = il terrore ha scacciato gli invasori
ending-no-invaders = non restano invasori
ending-no-towns-cities = non restano villaggi né città
ending-no-cities = non restano città
ending-blight = la riserva di degrado è vuota
ending-capital = in un territorio ci sono troppi villaggi e città
ending-no-presence = uno spirito non ha più presenza sull’isola ({ $who })
ending-time = non resta nessuna carta invasore con cui esplorare
ending-where = { $reason } ({ $where })
ending-piece = { NP($what, $n) }
