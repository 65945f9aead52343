### Suggerimenti delle prime partite: che cosa guardare prima di rispondere.

isle-hint-setup-start = Un lato con terraferma su due angoli si unisce più facilmente; un angolo solo lascia posto a un’altra isola. Tutti costruirete su ciò che piazzi ora.
isle-hint-setup-cell = Terraferma contro terraferma fa subito un’isola più grande. Lascia coste aperte: ciò che il mare chiude non cresce più.
isle-hint-cards-best = Ora renderebbe di più { $card }: { $pays }.
isle-hint-cards-none = Ancora nessuna isola ne soddisfa una.
isle-hint-cards = Indica una carta per vedere punteggiate le sue isole. Chiediti che cosa possono cambiare poche tessere, e che cosa costruiranno per te i rivali.
isle-hint-prepare-current-mission = Una missione soddisfatta da molte isole va bene con una ricompensa fissa; una soddisfatta da un’isola grande, con una ricompensa per ciò che contiene.
isle-hint-prepare-current-reward = Scegli la ricompensa secondo le isole che soddisfano la missione: fissa se sono molte, per simboli o dimensione se una è grande.
isle-hint-prepare-next = Tieni un obiettivo a cui puoi lavorare già ora. Ciò che torna indietro può arrivare più tardi a un rivale.
isle-hint-prepare-next-mission = Tieni una missione a cui puoi lavorare già ora. Ciò che torna indietro può arrivare più tardi a un rivale.
isle-hint-prepare-next-reward = Tieni una ricompensa adatta alla missione tenuta: si giocano insieme.
isle-hint-lack = { $isle } è la più vicina alla tua missione; le serve ancora: { $what }.
isle-hint-shown-display = { $n ->
        [one] La tessera scoperta { $tiles } ne mostra.
       *[other] Le tessere scoperte { $tiles } ne mostrano.
    }
isle-hint-none-display = Né le tessere scoperte né la tua mano ne mostrano: cerca che cosa servirà dopo.
isle-hint-shown-hand = { $n ->
        [one] La tessera { $tiles } della mano ne mostra.
       *[other] Le tessere { $tiles } della mano ne mostrano.
    }
isle-hint-none-hand = Nessuna tessera della mano ne mostra: piazzane una che serva dopo o chiuda una costa.
isle-hint-met = { $isle } porterebbe ora { $pays }: ingrandiscila, o prepara una seconda isola.
isle-hint-take = Ciò che lasci scoperto può prenderlo il giocatore seguente.
isle-hint-keep = Le due che tieni restano segrete, e puoi farci conto.
isle-hint-place-cell = Indicando un posto vedi l’isola prima e dopo. Unendo due isole si somma ciò che contengono, e i numeri uguali possono saltare; il mare aperto impedisce agli altri di far crescere la tua.
isle-hint-by-token = Può bastare un segnalino bonus.
isle-hint-token = Un segnalino vale su qualsiasi tessera, anche contro un rivale. Più tardi è più sicuro: ciò che cambi ora possono cambiarlo altri.
isle-hint-landing = Per come stanno le cose: { $now }.
isle-hint-landing-wait = Chi sbarca ha la ricompensa per primo e ferma la crescita per tutti. Aspetta solo per guadagnare molto di più: il prossimo può sbarcare prima di te.
isle-hint-ports = { $n ->
        [0] Ancora nessun posto ha porti intorno.
        [one] Il posto migliore ha { $n } porto intorno.
       *[other] Il posto migliore ha { $n } porti intorno.
    }
isle-hint-ship = Intorno alla propria nave si possono ancora aggiungere porti; una grigia non vale per nessuno.
isle-hint-houses = { $n ->
        [one] Ti resta { $n } capanna per il resto della partita.
       *[other] Ti restano { $n } capanne per il resto della partita.
    }
isle-hint-build = Una capanna non costruita ora può rendere di più dopo, quando l’isola è cresciuta, o non trovare più un posto libero.
isle-hint-reward-symbol = Rende di più la risorsa che su quest’isola ha più simboli; il resto non conta.
isle-hint-reward-discovery = Tieni il più alto: lo conosci solo tu, e conta alla fine.
isle-hint-stuck-discard = Dai via quella che serve meno alle tue isole. Va sotto la riserva e difficilmente tornerà.
