### Che cosa sono e che cosa fanno le cose sul tavolo: suggerimenti, e il foglio del tasto destro.

# Pedine
about-invader = Salute { $health }. { $n ->
        [one] Infligge { $n } danno quando il suo territorio viene devastato.
       *[other] Infligge { $n } danni quando il suo territorio viene devastato.
    }
about-dahan = Salute { $health }. { $n ->
        [one] Dopo una devastazione ogni dahan superstite infligge { $n } danno.
       *[other] Dopo una devastazione ogni dahan superstite infligge { $n } danni.
    }
about-hurt = { $n ->
        [one] Ha subito { $n } danno
       *[other] Ha subito { $n } danni
    }; ancora { $left } e viene distrutta. I danni guariscono quando il tempo passa.
about-piece-fear = Distruggerla genera paura: { $n }.
about-blight = Il degrado aggiunto a un territorio vi distrugge una presenza di ogni spirito. Dove c’è già degrado, si propaga anche a un territorio adiacente.
about-presence = I poteri partono dalla presenza. Se uno spirito resta senza presenza sull’isola, perdono tutti.
about-sacred = Luogo sacro: due o più presenze di uno spirito. Alcuni poteri partono solo da lì.
about-not-sacred = Con un’altra presenza qui diventa un luogo sacro.
about-threat = Danni che il territorio e i dahan subiranno, per come stanno le cose.
about-defend = Toglie altrettanti danni alla prossima devastazione qui, fino alla fine del turno.

# Un territorio
about-here = Che cosa c’è qui
about-place = Il territorio
about-next-to = Territori adiacenti: { $lands }
about-coast = Costiero: qui gli esploratori sbarcano dal mare.
about-in-ravage = nella prossima devastazione: { $what }
about-build = prossima costruzione: { $what }
about-build-skipped = prossima costruzione: saltata
about-ravage-skipped = prossima devastazione: saltata
about-explore = prossima esplorazione: arriva un esploratore
about-explore-maybe = { $n ->
        [one] prossima esplorazione: un esploratore arriva con { $n } carta possibile su { $of }
       *[other] prossima esplorazione: un esploratore arriva con { $n } carte possibili su { $of }
    }

# Effetti su un territorio fino alla fine del turno
about-by = { $what } ({ $source })
about-block-blight = in questo turno qui non si può aggiungere degrado
about-protect-dahan = in questo turno i dahan non subiscono danni e non possono essere distrutti
about-spare-dahan = in questo turno la devastazione non infligge danni ai dahan
about-dahan-strike-together = in questo turno, in una devastazione, i dahan colpiscono insieme agli invasori
about-fear-defends = in questo turno ogni Paura generata qui dai poteri difende di 1
about-dahan-health = salute dei dahan in questo turno: +{ $n }
about-retaliate = ciò che viene distrutto qui in questo turno sarà vendicato
about-skip-ravage = qui la devastazione viene saltata
about-skip-build = qui la costruzione viene saltata
about-skip-explore = qui l’esplorazione viene saltata
about-may-skip-ravage = qui la devastazione può essere saltata
about-may-skip-build = qui la costruzione può essere saltata
about-may-skip-explore = qui l’esplorazione può essere saltata

# Effetti su uno spirito fino alla fine del turno
about-lasting = Fino alla fine del turno
about-range-bonus = i poteri hanno +{ $n } al raggio
about-damage-bonus = un potere può infliggere { $n ->
        [one] 1 danno
       *[other] { $n } danni
    } in più
about-ward = Difesa { $n } in ogni territorio con questa presenza
about-make-fast = { $n ->
        [one] 1 potere lento si può usare come veloce
       *[other] { $n } poteri lenti si possono usare come veloci
    }
about-more-plays = giocate in questo turno: +{ $n }
about-make-any-fast = { $n ->
        [one] 1 potere lento si può usare come veloce
       *[other] { $n } poteri lenti si possono usare come veloci
    }
about-allow-repeat = { $n ->
        [one] 1 carta potere si può ripetere pagandone il costo
       *[other] { $n } carte potere si possono ripetere pagandone il costo
    }
about-free-repeat = { $n ->
        [one] 1 carta potere si può ripetere gratis
       *[other] { $n } carte potere si possono ripetere gratis
    }
about-keep-card = { $n ->
        [one] 1 carta giocata può tornare in mano
       *[other] { $n } carte giocate possono tornare in mano
    }
about-share-presence = il raggio si può misurare dalla presenza dell’altro spirito

# Carte invasore, paura, degrado
about-lands = { $n ->
        [0] I suoi territori: nessuno
        [one] Il suo territorio: { $lands }
       *[other] I suoi { $n } territori: { $lands }
    }
about-face-down = { $n ->
        [one] Coperta: una carta di stadio { $level }, l’ultima del mazzo.
       *[other] Coperta: una carta di stadio { $level }, la prima di { $n } rimaste nel mazzo.
    }
about-no-card = Ora qui non c’è nessuna carta.
about-fear = Ogni paura generata aggiunge un segnalino. La riserva piena fa guadagnare una carta paura, che agisce nella prossima fase della paura; poi la riserva ricomincia.
about-fear-waiting = Carte paura in attesa della fase della paura: { $n }
about-next-level = { $n ->
        [one] Ancora { $n } carta paura per il livello di terrore { $level }:
       *[other] Ancora { $n } carte paura per il livello di terrore { $level }:
    }
about-blight-pool = Il degrado per l’isola viene preso da qui. Quello rimosso vi ritorna.

# Uno spirito
about-energy = Paga le carte potere; quella non spesa resta. Il tracciato energia ne dà { $n } a turno.
about-plays = { $n ->
        [one] Il tracciato giocate permette { $n } carta potere a turno; le giocate non usate vanno perse.
       *[other] Il tracciato giocate permette { $n } carte potere a turno; le giocate non usate vanno perse.
    }
about-destroyed-title = Presenze distrutte: { $n }
about-destroyed = Il degrado e alcuni effetti distruggono la presenza. Non torna sui tracciati.
about-presence-lost = Se uno spirito resta senza presenza sull’isola, perdono tutti.
about-elements = Le carte in gioco e i cerchi aperti dei tracciati li danno per tutto il turno; non si spendono mai.
about-innate = Si usa senza carta e senza costo, una volta a turno, quando ci sono gli elementi.
about-innate-needs = { $name }: ancora { $what } per il livello { $level }
about-innate-full = { $name }: tutti i livelli raggiunti
about-open = { $n ->
        [one] { $n } cerchio aperto su { $of }
       *[other] { $n } cerchi aperti su { $of }
    }
about-track-energy = Energia a turno adesso: { $n }
about-track-plays = Giocate a turno adesso: { $n }
about-track = La presenza piazzata da un tracciato scopre il suo cerchio successivo.
about-drowned = Per ogni { $n ->
        [one] punto salute stampato
       *[other] { $n } punti salute stampati
    } degli invasori annegati lo spirito ottiene subito 1 Energia. I dahan non danno nulla.
about-chosen = Per ogni cerchio aperto con un elemento a scelta se ne sceglie uno mentre si usano i poteri veloci o lenti; vale fino alla fine del turno.
about-fear-revealed = Già scoperte: { $cards }. Restano al loro posto.
about-ocean-in-play = In gioco: per i poteri e per il degrado è una palude costiera. Gli invasori e i dahan che vi si spostano annegano.
about-ocean-not-in-play = Non in gioco: lo spirito degli oceani non ha presenze su questa mappa.
about-ocean = Le carte paura, gli invasori e la crescita degli altri spiriti non contano l’oceano come territorio.
