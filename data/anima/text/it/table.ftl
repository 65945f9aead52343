### Ciò che si legge sul tavolo di Anima: Shadow of Omega oltre alle carte.

anima-table-level = livello { $n }
anima-table-trade = scambi
anima-table-barter = Scambio
anima-table-gives = { $who } dà
anima-table-gives-nothing = ancora niente
anima-table-hidden-encounter = un incontro coperto
anima-table-nowhere = in nessuna area
anima-table-turn-lost = turno perso
anima-table-rests = riposa
anima-table-rested = riposato
anima-table-rested-short = riposato
anima-table-tapped = esausto
anima-table-down = coperto
anima-table-strength = Forza
anima-table-speed = Velocità
anima-table-cards = Carte
anima-table-place = { $n }º posto
anima-table-of = di { $n }
anima-table-figures-head = Forza, velocità, carte
anima-table-figures = forza { $strength }, velocità { $speed }
anima-table-speed-of = velocità { $n }
anima-table-members = Personaggi
anima-table-group = Il tuo gruppo
anima-table-group-of = Gruppo: { $who }
anima-table-group-size = { $n } di al più { $most }
anima-table-missions = Missioni
anima-table-missions-done = { $n ->
        [one] missione
       *[other] missioni
    }
anima-table-missions-short = { $n ->
        [one] fatta
       *[other] fatte
    }
anima-table-missions-of = { $n ->
        [one] { $n } missione compiuta
       *[other] { $n } missioni compiute
    }
anima-table-hidden-missions = { $n ->
    [one] { $n } segreta
   *[other] { $n } segrete
 }
anima-table-mission-done = compiuta
anima-table-mission-open = scoperta
anima-table-mission-secret = segreta
anima-table-step-done = fatto:
anima-table-organisation = Organizzazione
anima-table-no-organisation = Nessuna. Si aderisce nella fase di ripristino.
anima-table-order = Ordine di gioco
anima-table-by-speed = per velocità
anima-table-rival-missions = missioni: compiute { $done }, scoperte { $open }, segrete { $hidden }
anima-table-known-cards = sai di: { $cards }
anima-table-hand-of = { $n ->
        [0] nessun vantaggio
        [one] { $n } vantaggio
       *[other] { $n } vantaggi
    }
anima-table-rival-hint = Apre il pannello intero
anima-table-final = Missione finale
anima-table-final-hidden = Si scopre quando è compiuta la prima missione principale.
anima-table-final-missing = Ti manca ancora una missione principale.
anima-table-final-ready = Puoi tentarla.
anima-table-last-turn = finisce dopo il turno { $n }
anima-table-turn-of = Turno { $n } di { $of }
anima-table-decks = Mazzi
anima-table-pile = mazzo · scarti
anima-table-deck-area = Aree
anima-table-deck-encounter = Incontri
anima-table-deck-character = Personaggi
anima-table-deck-advantage = Vantaggi
anima-table-deck-and-pile = { $deck } nel mazzo, { $pile } negli scarti
anima-table-pile-area = Scarti delle aree
anima-table-pile-encounter = Scarti degli incontri
anima-table-pile-character = Scarti dei personaggi
anima-table-pile-advantage = Scarti dei vantaggi
anima-table-copies = { $n } uguali
anima-table-reward-bonus = bonus { $n }
anima-table-reward-recruit = recluta
anima-table-reward-mission = missione
anima-table-reward-ex = EX
anima-table-characters = { $n ->
        [one] { $n } personaggio
       *[other] { $n } personaggi
    }
anima-table-part-rest = riposo
anima-table-part-effect = effetti
anima-table-part-monster = mostro
anima-table-battle = Battaglia
anima-table-battle-in = Battaglia: { $area }
anima-table-attacks = { $who } attacca { $other }
anima-table-fights = { $who } contro { $other }
anima-table-chance-of = { $who } vince, prima dei dadi, con:
anima-table-tie-now = Pareggio: si ritirano i dadi.
anima-table-ahead = Coi dadi così { $who } vince di { $n }.
anima-table-if-lost = Chi perde non ha ricompensa, lascia l’area e perde il turno. Persa di { $n } o più: un personaggio muore.
anima-table-if-lost-rival = Chi perde dà un vantaggio a caso, lascia l’area e perde il turno. Persa di { $n } o più: un personaggio muore.
anima-table-die = dado { $n }
anima-table-is-here = Qui: { $who }
anima-table-chance-arrive = Probabilità di superare ciò che c’è qui: { $n }%
anima-table-chance-reward = Probabilità di una ricompensa esplorando: { $n }%
anima-table-hand-limit = Al più { $n } in mano.
anima-table-wins = Vince { $who }
anima-table-battles-won = Battaglie vinte
anima-table-battles-lost = Battaglie perse
anima-table-deaths = Personaggi morti
anima-table-played = Carte giocate
anima-table-rewards = Ricompense
anima-table-course = L’andamento
anima-table-reply-of = { $trigger }: { $what }
anima-table-reply-travel = { $who } parte verso
anima-table-reply-explore-new = { $who } esplora una nuova area
anima-table-reply-rest = { $who } riposa
anima-table-reply-event = { $who } incontra un evento
anima-table-reply-battle = { $who } entra in battaglia
anima-table-reply-exploration = { $who } esplora
anima-table-reply-test = { $who } affronta una prova di velocità
anima-table-reply-roll = { $who } ha tirato
anima-table-reply-skill-card = { $who } gioca una carta abilità
anima-table-reply-death = Sta per morire un personaggio di { $who }
anima-table-percent = { $n }%
anima-table-odds = Le possibilità del tuo gruppo
anima-table-odds-arrive = arriva
anima-table-odds-reward = ricompensa
anima-table-odds-lost = turno perso
anima-table-odds-win = vince
anima-table-odds-do = passo compiuto
anima-table-odds-none = Nessuna area è ancora in gioco.
anima-table-odds-more = e ancora { $n }
anima-table-odds-step = prossimo passo: { $n }%
anima-table-replies = Risposte
anima-table-replies-ask = chiedimi sempre
anima-table-replies-no-rests = mai per i riposi
anima-table-replies-target = solo se tocca a me
anima-table-replies-hint = Per questo turno: un tocco sceglie che cosa ti si chiede

# Gallery of the set-up
anima-gallery-name = Personaggi
anima-gallery-title = I personaggi di Anima
