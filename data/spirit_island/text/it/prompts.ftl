# What is asked. $who is a player's name, $land a land's letter and number, $source what asks, $n what is left.
prompt-growth-choose = { $who }, scegli come crescere
prompt-growth-order = { $who }, scegli quale parte della crescita viene ora
prompt-presence-from = { $who }, scegli da dove prendere la presenza
prompt-presence-from-detail = { $n ->
        [-1] da un tracciato, o spostata sull’isola
       *[other] raggio { $n } · da un tracciato, o spostata sull’isola
    }
prompt-presence-from-island = { $n ->
        [-1] spostata sull’isola
       *[other] raggio { $n } · spostata sull’isola
    }
prompt-presence-from-set-up = una, da un tracciato, va in { $land }
prompt-presence-to = { $who }, scegli un territorio per la presenza
prompt-presence-to-detail = { $n ->
        [-1] un oceano qualsiasi
       *[other] raggio { $n }
    }
prompt-card-deck = { $who }, scegli da quale mazzo ottenere una carta potere
prompt-card-keep = { $who }, scegli la carta da tenere
prompt-card-forget = { $who }, scegli una carta potere da dimenticare
prompt-card-forget-detail = il prezzo di un potere maggiore · dalla mano, dal gioco o dagli scarti
prompt-play = { $who }, gioca carte potere
prompt-play-detail = { $n ->
        [one] resta { $n } giocata
       *[other] restano { $n } giocate
    } e { $m } Energia
prompt-powers-fast = { $who }, usa un potere veloce
prompt-powers-slow = { $who }, usa un potere lento
prompt-powers-fast-none = { $who }, nessun potere veloce utilizzabile
prompt-powers-slow-none = { $who }, nessun potere lento utilizzabile
prompt-powers-detail = { $n ->
        [0] termina la fase
        [one] { $n } potere si può usare; termina la fase quando hai finito
       *[other] { $n } poteri si possono usare; termina la fase quando hai finito
    }
prompt-powers-hastened = al massimo { $n ->
        [one] { $n } lento
       *[other] { $n } lenti
    }
prompt-target-land = { $who }, scegli un territorio per { $source }
prompt-target-land-detail = raggio { $n }
prompt-target-seat = { $who }, scegli uno spirito per { $source }
prompt-may-instead = { $who }, scegli quale effetto usare
prompt-choose-one = { $who }, scegli una possibilità
prompt-damage = { $who }, infliggi danni in { $land }
prompt-damage-detail = { $n ->
        [one] resta { $n } danno
       *[other] restano { $n } danni
    }
prompt-damage-different = { $who }, infliggi danni a un invasore diverso in { $land }
prompt-push-to = { $who }, spingi { NP($what, 1) } fuori da { $land }
prompt-gather-from = { $who }, raduna { NP($what, 1) } in { $land }
prompt-destroy = { $who }, distruggi { NP($what, 1) } in { $land }
prompt-drown = { $who }, annega { NP($what, 1) } in { $land }
prompt-remove = { $who }, rimuovi { NP($what, 1) } da { $land }
prompt-remove-health = { $who }, scegli un invasore da rimuovere da { $land }
prompt-remove-health-detail = { $n ->
        [one] resta { $n } punto salute
       *[other] restano { $n } punti salute
    }
prompt-replace = { $who }, sostituisci { NP($what, 1) } in { $land }
prompt-downgrade = { $who }, declassa { NP($what, 1) } in { $land }
prompt-move-land = { $who }, scegli il territorio in cui spostare le pedine
prompt-move-to = { $who }, sposta { NP($what, 1) } in { $land }
prompt-choose-land = { $who }, scegli un territorio per { $source }
prompt-in-land = { $who }, scegli un territorio per { $source }
prompt-each-player = { $who }, scegli un territorio per { $source }
prompt-one-land = { $who }, scegli un territorio per { $source }
prompt-pay = { $who }, paghi { $n } Energia per questo effetto?
prompt-element = { $who }, scegli un elemento da ottenere
prompt-powers-any = puoi scegliere l’elemento di un cerchio con la stella
prompt-skip = { $who }, salti { $action } in { $land }?
prompt-skip-price = distrugge { $n } tua presenza lì
prompt-bonus = { $who }, infliggi { $n ->
        [one] { $n } danno
       *[other] { $n } danni
    } in più in { $land }?
prompt-repeat = { $who }, ripeti { $source }?
prompt-blight-cascade = { $who }, scegli dove si propaga il degrado di { $land }
prompt-presence-lost = { $who }, scegli quale presenza viene distrutta
prompt-presence-destroy = { $who }, scegli quale tua presenza viene distrutta
prompt-ravage-order = { $who }, scegli il prossimo territorio da devastare
prompt-ravage-strike = { $who }, scegli chi colpiscono i dahan in { $land }
prompt-ravage-strike-detail = { $n ->
        [one] resta { $n } danno
       *[other] restano { $n } danni
    }
prompt-stage-ii = { $who }, scegli dove nasce un villaggio sulla mappa { $board }
prompt-escalation = { $who }, escalation: scegli un territorio sulla mappa { $board }
prompt-mining-rush = { $who }, scegli dove nasce un villaggio accanto a { $land }
prompt-keep-card = { $who }, scegli una carta giocata da riprendere in mano
prompt-give-card = { $who }, scegli una carta da dare a { $other }
prompt-follow = { $who }, segui i dahan fuori da { $land }?
prompt-setup-land = { $who }, scegli un territorio costiero per la tua presenza
prompt-drown-save = { $who }, scegli una costa per il dahan che annega in { $land }
prompt-fear-reveal = { $who }, scegli una carta paura da scoprire
prompt-dream-push = { $who }, scegli dove va chi ha sognato la sua fine in { $land }
prompt-play-now = { $who }, giochi ora la carta ottenuta per { $n } Energia?
prompt-origin-presence = { $who }, scegli la presenza che si sposta
prompt-together = Tutti i giocatori agiscono, in qualsiasi ordine
prompt-other = { $who }, scegli
prompt-nobody = Ora non c’è niente da decidere
prompt-wait = In attesa di { $who }

# The line below the question: its parts are joined one after the other.
prompt-join = { $a } · { $b }
prompt-left = { $n ->
        [one] ne resta { $n }
       *[other] ne restano { $n }
    }
prompt-lands = { $n ->
        [one] { $n } territorio valido
       *[other] { $n } territori validi
    }
prompt-lands-far = { $n } di questi per { $price } energia
prompt-must = obbligatorio
prompt-may-decline = puoi rinunciare
prompt-with-others = agiscono anche gli altri

# What asks.

# The name of a power, a rule or a card; Ukrainian asks for a case: gen after «для».
source-card = «{ $name }»
source-innate = «{ $name }»
source-fear = «{ $name }»
source-blight-card = «{ $name }»
source-adversary = «{ $name }»
source-rule = «{ $name }»
source-growth = crescita
source-invader = carta invasore «{ $name }»
source-some = questo effetto
skip-what-ravage = la devastazione
skip-what-build = la costruzione
skip-what-explore = l’esplorazione

# Buttons: at most 18 signs, but for names and effects.
opt-land = { $land }
opt-land-terrain = { $land } · { $terrain }
opt-piece = { $kind } { $land }
opt-piece-hurt = { $kind } { $land } (−{ $n })
opt-move = { $kind } { $from }→{ $to }
opt-move-hurt = { $kind } −{ $n } { $from }→{ $to }
opt-presence-short = presenza
opt-track-energy = tracciato energia
opt-track-plays = tracciato giocate
opt-destroyed = presenza distrutta
opt-fear-earned = Guadagnata n. { $n }
opt-fear-deck = Mazzo, carta { $n }
opt-deck-minor = potere minore
opt-deck-major = potere maggiore
opt-gain-minor = prendi un minore
opt-gain-major = prendi un maggiore
opt-yes = Sì
opt-no = No
opt-yes-skip = Salta
opt-no-skip = Lascia fare
opt-yes-pay = Paga
opt-no-pay = Non pagare
opt-done = Fatto
opt-decline = Rinuncia
opt-done-play = Fine giocate
opt-done-powers-fast = Termina la fase
opt-done-powers-slow = Termina la fase
opt-innate-levels = { $name }, solo fino al livello { $n }
opt-no-threshold = { $name } (senza soglia)
opt-growth = crescita, riga { $n }

# What an undo takes back, as it stands after “Undo:”.
undo-play = carta giocata «{ $what }»
undo-powers = potere «{ $what }»
undo-land = scelta di { $what }
undo-track-energy = presenza dal tracciato energia
undo-track-plays = presenza dal tracciato giocate
undo-growth = crescita, riga { $n }{ $of ->
        [0] {""}
       *[other] {" "}di { $of }
    }
undo-done-play = fine delle giocate
undo-done-powers = fine della fase
undo-done-powers-fast = fine dei poteri veloci
undo-done-powers-slow = fine dei poteri lenti
undo-done-gather = nessun’altra radunata
undo-done-push = nessun’altra spinta
undo-done-follow = la presenza resta
undo-done-skip = nessuna azione saltata
undo-done-pay = nessun pagamento
undo-done-bonus = nessun altro danno
undo-done-damage = nessun altro danno
undo-done-repeat = nessuna ripetizione
undo-done-play-now = carta non giocata ora
undo-done-keep-card = nessuna carta ripresa
undo-done-reclaim-one = nessuna carta recuperata
undo-done-give-card = nessuna carta data
undo-done-drown-save = dahan non salvato
undo-done-source = niente di scelto per { $source }
undo-done = rinuncia
undo-choice = scelta per { $source }
undo-push = { $what } (spinta)
undo-gather = { $what } (radunata)
undo-damage = { $what } (danno)
undo-ravage-strike = { $what } (danno)
undo-card-keep = carta ottenuta «{ $what }»
undo-card-forget = carta dimenticata «{ $what }»
undo-card-deck = pesca: { $what }
undo-keep-card = carta ripresa «{ $what }»
undo-reclaim-one = carta recuperata «{ $what }»
undo-give-card = carta data «{ $what }»
undo-element = elemento { $what }
undo-destroy = { $what } (distruzione)
undo-drown = { $what } (annegamento)
undo-remove = { $what } (rimozione)
undo-remove-health = { $what } (rimozione)
undo-downgrade = { $what } (declassamento)
undo-replace = { $what } (sostituzione)
undo-move-to = { $what } (spostamento)
undo-follow = { $what } (spostamento)
undo-presence-destroy = { $what } (distruzione)
undo-other = { $what }

# Phases: a name for the ribbon and what happens in it.
phase-growth = Crescita, carte
phase-growth-hint = Ogni spirito cresce, ottiene energia e gioca carte potere.
phase-fast = Poteri veloci
phase-fast-hint = Gli spiriti usano i poteri veloci, in qualsiasi ordine.
phase-blighted-island = Isola degradata
phase-blighted-island-hint = Comincia la fase degli invasori: prima della paura ha effetto il lato degradato della carta degrado.
phase-fear = Paura
phase-fear-hint = Le carte paura guadagnate hanno effetto, ognuna al livello di terrore attuale.
phase-ravage = Devastazione
phase-ravage-hint = Gli invasori nei territori della carta infliggono danni al territorio e ai dahan; i dahan superstiti contrattaccano.
phase-build = Costruzione
phase-build-hint = Ogni territorio della carta con invasori riceve una città se i villaggi superano le città, altrimenti un villaggio.
phase-explore = Esplorazione
phase-explore-hint = Si rivela una nuova carta invasore; gli esploratori arrivano nei suoi territori costieri, con villaggi o città, o adiacenti a essi.
phase-advance = Avanzamento
phase-advance-hint = Le carte invasore avanzano: da esplorazione a costruzione, da costruzione a devastazione, da devastazione agli scarti.
phase-slow = Poteri lenti
phase-slow-hint = Gli spiriti usano i poteri lenti, in qualsiasi ordine.
phase-time-passes = Il tempo passa
phase-time-passes-hint = Le carte giocate si scartano, i danni guariscono, elementi ed effetti del turno finiscono.
phase-setup = Preparazione
phase-setup-hint = L’isola viene preparata: spiriti, invasori, dahan, mazzi.
