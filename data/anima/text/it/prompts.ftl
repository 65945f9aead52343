### Le domande e le risposte. $who è il nome di un giocatore, $source la carta che chiede.

anima-prompt-setup-character = { $who }, scegli il personaggio da tenere
anima-prompt-setup-advantage = { $who }, scegli il vantaggio da restituire
anima-prompt-reset-act = { $who }, scarta, congeda o usa carte
anima-prompt-claim-character = { $who }, recluti un personaggio congedato?
anima-prompt-claim-advantage = { $who }, prendi un vantaggio scartato?
anima-prompt-movement-choose = { $who }, dove va il tuo gruppo?
anima-prompt-explore-pick = { $who }, scegli l’area da piazzare
anima-prompt-area-remove = { $who }, troppe aree: scegli quale togliere
anima-prompt-area-protect = { $who }, scarti un vantaggio per proteggere { $area }?
anima-prompt-interaction-act = { $who }, scambia, attacca o usa carte
anima-prompt-trade-offer = { $who }, che cosa dai a { $other }?
anima-prompt-trade-answer = { $who }, che cosa dai in cambio a { $other }?
anima-prompt-trade-confirm = { $who }, accetti lo scambio?
anima-prompt-exploration-choose = { $who }, esplori?
anima-prompt-reward-choose = { $who }, scegli la ricompensa
anima-prompt-battle-cards = { $who }, carte per questa battaglia?
anima-prompt-death-choose = { $who }, scegli chi muore
anima-prompt-discard-choose = { $who }, scegli che cosa scartare
    .detail = { $source }
anima-prompt-give-choose = { $who }, scegli che cosa dare
    .detail = { $source }
anima-prompt-take-choose = { $who }, scegli un vantaggio dagli scarti
    .detail = { $source }
anima-prompt-keep-choose = { $who }, scegli che cosa tenere
    .detail = { $source }
anima-prompt-face-down-choose = { $who }, scegli chi coprire
    .detail = { $source }
anima-prompt-may = { $who }, lo vuoi?
    .detail = { $source }
anima-prompt-choose-one = { $who }, scegli
    .detail = { $source }
anima-prompt-tap-choose = { $who }, chi si esaurisce?
    .detail = { $source }
anima-prompt-target-character = { $who }, scegli un personaggio
    .detail = { $source }
anima-prompt-target-seat = { $who }, scegli un giocatore
    .detail = { $source }
anima-prompt-target-area = { $who }, scegli un’area
    .detail = { $source }
anima-prompt-reply-travel = { $who }, rispondi al viaggio?
anima-prompt-reply-explore-new = { $who }, rispondi alla nuova area?
anima-prompt-reply-rest = { $who }, rispondi al riposo?
anima-prompt-reply-event = { $who }, rispondi all’evento?
anima-prompt-reply-battle = { $who }, rispondi alla battaglia?
anima-prompt-reply-exploration = { $who }, rispondi all’esplorazione?
anima-prompt-reply-test = { $who }, rispondi alla prova di velocità?
anima-prompt-reply-roll = { $who }, rispondi al dado { $of ->
        [battle] della battaglia
        [test] della prova di velocità
       *[exploration] dell’esplorazione
    }?
anima-prompt-reply-skill-card = { $who }, rispondi alla carta abilità?
anima-prompt-reply-death = { $who }, eviti la morte?
anima-reply-of = { $actor }
anima-reply-about = { $actor } · { $about }
anima-reply-with = { $of } · possibile: { $what }
anima-opt-area = { $what }
anima-opt-area-movement-choose = Verso: { $what }
anima-opt-area-area-remove = Togli: { $what }
anima-opt-explore = { $what ->
        [deck] { $n ->
            [0] Una nuova area dal mazzo
           *[other] Una nuova area di livello { $n } dal mazzo
        }
       *[pile] Dagli scarti: { $what }
    }
anima-opt-explore-exploration-choose = Esplora qui
anima-opt-rest = Riposa
anima-opt-card = { $what }
anima-opt-card-reset-act = Gioca: { $what }
anima-opt-card-interaction-act = Gioca: { $what }
anima-opt-ability = { $what }: capacità
anima-opt-character = { $what }
anima-opt-seat = { $what }
anima-opt-discard = Scarta: { $what }
anima-opt-dismiss = Congeda: { $what }
anima-opt-leave = Lascia: { $what }
anima-opt-claim = Prendi: { $what }
anima-opt-return = Restituisci: { $what }
anima-opt-attack = Attacca { $what }
anima-opt-trade = Scambia con { $what }
anima-opt-give = Dai: { $what }
anima-opt-mission = Missione: { $what }
anima-opt-reward = { $what ->
        [bonus] Bonus
        [recruit] Reclutamento
       *[ex] EX
    }
anima-opt-branch = { $what }
anima-opt-yes = Sì
anima-opt-no = No
anima-opt-no-trade-answer = Rifiuta
anima-opt-done = Fatto
anima-opt-done-claim-character = Nessuno
anima-opt-done-claim-advantage = Niente
anima-opt-done-area-protect = Non proteggere
anima-opt-done-reset-act = Fine del ripristino
anima-opt-done-interaction-act = Fine dell’interazione
anima-opt-done-trade-offer = Offerta completa
anima-opt-done-trade-answer = Risposta completa
anima-opt-done-exploration-choose = Non esplorare
anima-opt-done-reward-choose = Nessuna ricompensa
anima-opt-done-battle-cards = Nessun’altra carta
anima-opt-done-may = Rinuncia
anima-opt-done-reply = Nessuna risposta
anima-end-win = { $how ->
        [crisis] { $who } supera la crisi e vince.
       *[final] { $who } compie la missione finale e vince.
    }
anima-end-loss = { $how ->
        [crisis] Nessuno supera la crisi: Omega si libera.
       *[turn-limit] Il tempo è scaduto: Omega si libera, nessuno vince.
    }
