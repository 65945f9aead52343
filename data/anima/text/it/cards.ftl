### Testi delle carte, composti da effetti, condizioni, finestre, inneschi e passi.

anima-n-advantages = { $n ->
        [one] { $n } vantaggio
       *[other] { $n } vantaggi
    }
anima-n-characters = { $n ->
        [one] { $n } personaggio
       *[other] { $n } personaggi
    }
anima-signed = { $sign ->
        [minus] −{ $n }
       *[plus] +{ $n }
    }
anima-skill = { $skill ->
        [ki] ki
        [magic] magia
       *[trickery] inganno
    }
anima-creature = { $creature ->
        [beast] bestia
        [human] umano
        [darkness] tenebre
        [spirit] spirito
        [construct] costrutto
       *[outsider] esterno
    }
anima-until = { $until ->
        [battle] { $what } in questa battaglia.
        [turn] { $what } fino alla fine del turno.
        [next] { $what } fino alla fine del prossimo turno.
       *[always] { $what }.
    }

## Che cosa fanno gli effetti

anima-op-strength = { $of ->
        [enemy] Il nemico: forza { anima-signed }
        [self] La sua forza: { anima-signed }
       *[group] Forza { anima-signed }
    }
anima-op-strength-per = { $of ->
        [enemy] Il nemico: forza { anima-signed } per ogni carta del tuo gruppo oltre la seconda
        [self] La sua forza: { anima-signed } per ogni carta del tuo gruppo oltre la seconda
       *[group] Forza { anima-signed } per ogni carta del tuo gruppo oltre la seconda
    }
anima-op-speed = Velocità { anima-signed }
anima-op-draw = { $more ->
        [yes] Pesca { $n ->
            [one] { $n } vantaggio in più.
           *[other] { $n } vantaggi in più.
        }
       *[no] Pesca { anima-n-advantages }.
    }
anima-op-draw-keep = Guarda { $n ->
        [one] il prossimo vantaggio, tienine { $keep }, scarta il resto.
       *[other] i prossimi { $n } vantaggi, tienine { $keep }, scarta gli altri.
    }
anima-op-draw-area = Guarda { $n ->
        [one] la prossima area del mazzo, piazzane { $keep }, metti il resto sotto il mazzo.
       *[other] le prossime { $n } aree del mazzo, piazzane { $keep }, metti le altre sotto il mazzo.
    }
anima-op-take-from-discard = Prendi { anima-n-advantages } a tua scelta dagli scarti.
anima-op-discard = { $n ->
        [0] Scarta tutta la mano.
       *[other] { $choice ->
            [random] Scarta { anima-n-advantages } a caso.
           *[owner] Scarta { anima-n-advantages }.
        }
    }
anima-op-steal = { $choice ->
        [victim] { $from ->
            [area] Un giocatore nella tua area ti dà { anima-n-advantages } a sua scelta.
           *[any] Un altro giocatore ti dà { anima-n-advantages } a sua scelta.
        }
       *[random] { $from ->
            [area] Prendi { anima-n-advantages } a caso da un giocatore nella tua area.
           *[any] Prendi { anima-n-advantages } a caso da un altro giocatore.
        }
    }
anima-op-steal-character = { $choice ->
        [victim] { $from ->
            [area] Un gruppo nella tua area ti dà { anima-n-characters } a scelta del suo giocatore.
           *[any] Un altro gruppo ti dà { anima-n-characters } a scelta del suo giocatore.
        }
       *[random] { $from ->
            [area] Prendi { anima-n-characters } a caso da un gruppo nella tua area.
           *[any] Prendi { anima-n-characters } a caso da un altro gruppo.
        }
    }
anima-op-recruit = Recluta { anima-n-characters }, se nel gruppo c’è posto.
anima-op-kill = { $n ->
        [one] Muore { $n } tuo personaggio, scegli tu quale.
       *[other] Muoiono { $n } tuoi personaggi, scegli tu quali.
    }
anima-op-prevent-death = { $n ->
        [0] In questa battaglia nessun personaggio del tuo gruppo muore.
        [one] { $n } personaggio che morirebbe in questa battaglia sopravvive.
       *[other] { $n } personaggi che morirebbero in questa battaglia sopravvivono.
    }
anima-op-death-margin = Un personaggio muore se la battaglia è persa per { $n } o più.
anima-op-face-down = { $of ->
        [any] Copri { $n ->
            [one] { $n } personaggio di un gruppo qualsiasi
           *[other] { $n } personaggi di gruppi qualsiasi
        }
       *[own] Copri { $n ->
            [one] { $n } tuo personaggio
           *[other] { $n } tuoi personaggi
        }
    } fino { $until ->
        [later] al ripristino dopo il prossimo.
       *[next] al prossimo ripristino.
    }
anima-op-immune = Non può essere coperto.
anima-op-untap = { $n ->
        [0] { $of ->
            [other] Riattiva tutti gli altri personaggi del tuo gruppo.
           *[own] Riattiva tutti i personaggi del tuo gruppo.
        }
       *[other] { $of ->
            [other] { $n ->
                [one] Riattiva { $n } altro personaggio del tuo gruppo.
               *[other] Riattiva { $n } altri personaggi del tuo gruppo.
            }
           *[own] Riattiva { anima-n-characters } del tuo gruppo.
        }
    }
anima-op-end-turn = { $whose ->
        [that] Quel gruppo non arriva o lascia la sua area, e perde il turno.
       *[own] Il tuo gruppo non arriva o lascia la sua area, e perdi il turno.
    }
anima-op-lose-next-turn = Perdi il prossimo turno.
anima-op-rest-bonus = Nel prossimo turno il tuo gruppo conta come riposato: forza +{ $strength }, velocità +{ $speed }.
anima-op-speed-test = { $by ->
        [that] Quel gruppo affronta una prova di velocità: { $n }.
       *[own] Prova di velocità: { $n }.
    }
anima-op-pass = Superata: { $then }
anima-op-fail = Fallita: { $then }
anima-op-fight = Affronta forza { $n } ({ anima-creature }).
anima-op-fight-plain = Affronta forza { $n }.
anima-op-reroll = Ritira il tuo dado; vale il nuovo tiro.
anima-op-cancel-battle = La battaglia non ha luogo, nessuno perde.
anima-op-cancel-won = La battaglia non ha luogo, nessuno perde. Contro un mostro vale come vinta.
anima-op-cancel-event = L’evento non ha effetto.
anima-op-cancel-skill-card = La carta abilità non ha effetto.
anima-op-win-battle = La battaglia è vinta.
anima-op-leave-battle = La battaglia finisce, nessuno perde.
anima-op-redirect = Scegli tu un’altra area attiva come destinazione.
anima-op-move = Spostati in un’area attiva qualsiasi{ $level ->
        [yes] , di qualunque livello
       *[no] { "" }
    }{ $encounter ->
        [yes] . Non affronti il suo incontro preliminare, che resta lì.
       *[no] .
    }
anima-op-peek = Guarda in segreto l’incontro preliminare di un’area.
anima-op-replace = Sostituiscilo con una nuova carta coperta.
anima-op-search = Scegli un’area qualsiasi del mazzo: è quella che viene piazzata.
anima-op-forbid-skill-card = { $skill ->
        [ki] Non si possono giocare carte ki.
        [magic] Non si possono giocare carte magia.
        [trickery] Non si possono giocare carte inganno.
       *[any] Non si possono giocare carte abilità.
    }
anima-op-forbid-trade = Non puoi scambiare.
anima-op-forbid-rest = Non puoi riposare.
anima-op-forbid-rest-bonus = Qui il bonus del riposo non conta.
anima-op-area-level = Livello della tua area per gli incontri (almeno { $least }): { anima-signed }
anima-op-extra-encounters = { $n ->
        [one] Arriva { $n } incontro in più, salvo con un risultato speciale.
       *[other] Arrivano { $n } incontri in più, salvo con un risultato speciale.
    }
anima-op-treat-exploration-as = Il tiro vale come «niente».
anima-op-may = Se vuoi: { $then }
anima-op-may-cost = Se vuoi, paga questo: { $cost } In cambio: { $then }
anima-op-choose-one = Scegli: { $options }
anima-or-branch = { $first } Oppure: { $next }

## Condizioni

anima-if = { $if }: { $then }
anima-if-and = { $first }, { $next }
anima-if-or = { $first } o { $next }
anima-if-enemy = { $what ->
        [monster] Contro i mostri
       *[group] Contro i gruppi
    }
anima-if-enemy-kind = { $what ->
        [beast] Contro le bestie
        [human] Contro gli umani
        [darkness] Contro le tenebre
        [spirit] Contro gli spiriti
        [construct] Contro i costrutti
       *[outsider] Contro gli esterni
    }
anima-if-area-level = Nelle aree di livello { $n }
anima-if-group-size-at-most = { $n ->
        [one] Con una sola carta nel gruppo
       *[other] Con al massimo { $n } carte nel gruppo
    }
anima-if-group-size-at-least = { $n ->
        [one] Con almeno { $n } carta nel gruppo
       *[other] Con almeno { $n } carte nel gruppo
    }
anima-if-own-hand-at-most = { $n ->
        [0] Senza vantaggi in mano
        [one] Con al massimo { $n } vantaggio in mano
       *[other] Con al massimo { $n } vantaggi in mano
    }
anima-if-attacked = { $what ->
        [yes] Se l’altro gruppo attacca
       *[no] Se l’altro gruppo non attacca
    }
anima-if-forced = { $what ->
        [yes] In uno scontro obbligato
       *[no] In uno scontro non obbligato
    }
anima-if-victim-characters-at-least = { $n ->
        [one] Se quel gruppo ha almeno { $n } personaggio
       *[other] Se quel gruppo ha almeno { $n } personaggi
    }
anima-if-bonus-taken = Quando prendi la ricompensa bonus
anima-if-lost-to-monster = Quando perdi contro un mostro

## Quando si giocano le carte

anima-window = { $window ->
        [reset] Ripristino
        [movement] Movimento
        [interaction] Interazione
        [exploration] Esplorazione
        [battle] Battaglia
        [any-phase] Una tua fase qualsiasi
       *[interrupt] Risposta
    }
anima-when-travel = { $whose ->
        [own] annunci una destinazione
        [other] un altro giocatore annuncia una destinazione
       *[any] qualcuno annuncia una destinazione
    }
anima-when-explore-new = { $whose ->
        [own] esplori una nuova area dal mazzo
        [other] un altro giocatore esplora una nuova area dal mazzo
       *[any] qualcuno esplora una nuova area dal mazzo
    }
    .more = { $whose ->
            [own] esplori una nuova area dal mazzo
           *[other] esplora una nuova area dal mazzo
        }
anima-when-rest = { $whose ->
        [own] riposi
        [other] un altro giocatore riposa
       *[any] qualcuno riposa
    }
    .more = { $whose ->
            [own] riposi
           *[other] riposa
        }
anima-when-event = { $whose ->
        [own] incontri un evento
        [other] un altro giocatore incontra un evento
       *[any] qualcuno incontra un evento
    }
    .more = { $whose ->
            [own] incontri un evento
           *[other] incontra un evento
        }
anima-when-battle = { $whose ->
        [own] comincia una tua battaglia
        [other] comincia una battaglia altrui
       *[any] comincia una battaglia qualsiasi
    }
anima-when-exploration = { $whose ->
        [own] cominci a esplorare
        [other] un altro giocatore comincia a esplorare
       *[any] qualcuno comincia a esplorare
    }
    .more = { $whose ->
            [own] cominci a esplorare
           *[other] comincia a esplorare
        }
anima-when-test = { $whose ->
        [own] affronti una prova di velocità
        [other] un altro giocatore affronta una prova di velocità
       *[any] qualcuno affronta una prova di velocità
    }
    .more = { $whose ->
            [own] affronti una prova di velocità
           *[other] affronta una prova di velocità
        }
anima-when-roll = { $of ->
        [exploration] { $whose ->
            [own] hai tirato per un’esplorazione
            [other] un altro giocatore ha tirato per un’esplorazione
           *[any] qualcuno ha tirato per un’esplorazione
        }
        [battle] { $whose ->
            [own] hai tirato in battaglia
            [other] un altro giocatore ha tirato in battaglia
           *[any] qualcuno ha tirato in battaglia
        }
        [test] { $whose ->
            [own] hai tirato per una prova
            [other] un altro giocatore ha tirato per una prova
           *[any] qualcuno ha tirato per una prova
        }
       *[all] { $whose ->
            [own] hai tirato per un’esplorazione, una battaglia o una prova
            [other] un altro giocatore ha tirato per un’esplorazione, una battaglia o una prova
           *[any] qualcuno ha tirato per un’esplorazione, una battaglia o una prova
        }
    }
anima-when-skill-card = { $whose ->
        [own] giochi una carta abilità
        [other] un altro giocatore gioca una carta abilità
       *[any] qualcuno gioca una carta abilità
    }
    .more = { $whose ->
            [own] giochi una carta abilità
           *[other] gioca una carta abilità
        }
anima-when-death = { $whose ->
        [own] un tuo personaggio morirebbe in battaglia
        [other] un personaggio altrui morirebbe in battaglia
       *[any] un personaggio morirebbe in battaglia
    }
anima-when = Risposta quando { $when }
anima-when-or = { $first }, oppure { $next }

## Righe di una carta

anima-card-nothing = Nessuna capacità.
anima-card-always = Sempre
anima-card-tap = Esaurisci · { $when }
anima-card-ability = <b>{ $head }.</b> { $text }
anima-card-line = { $first } · { $next }
anima-card-strength = forza { $n }
anima-card-speed = velocità { $n }
anima-card-gender = { $gender ->
        [female] donna
       *[male] uomo
    }
anima-card-level = livello { $n }
anima-card-trade = scambi
anima-card-area = area
anima-card-monster = mostro
anima-card-event = evento
anima-card-skill = { $skill ->
        [ki] carta abilità, ki
        [magic] carta abilità, magia
       *[trickery] carta abilità, inganno
    }
anima-card-plot = carta trama
anima-card-organisation = organizzazione
anima-card-main = missione principale
anima-card-final = missione finale
anima-card-hidden = mostrata solo a missione compiuta
anima-card-copies = { $n ->
        [one] { $n } copia
       *[other] { $n } copie
    }
anima-card-before-battle = Prima della battaglia
anima-card-battle = In battaglia
anima-card-group-wins = Se vinci
anima-card-group-loses = Se perdi
anima-card-here = Qui
anima-card-gives = Membri
anima-card-obliges = Dovere
anima-card-war = In guerra con: { $what }.
anima-card-table = Dado
anima-card-rewards = Ricompense
anima-card-reward = Ricompensa
anima-card-crisis = Crisi dopo il turno { $n }
anima-card-placed = Subito in gioco: { $what }.
anima-card-win = Il primo giocatore che la compie vince la partita.
anima-result = { $from ->
        [one] <b>{ $first }</b>: { $what }
       *[more] <b>{ $first }–{ $last }</b>: { $what }
    }
anima-result-encounters = { $n ->
        [0] niente
        [one] { $n } incontro
       *[other] { $n } incontri
    }
anima-reward-bonus = bonus: pesca { anima-n-advantages }
anima-reward-recruit = reclutamento: { anima-n-characters }
anima-reward-mission = missione
anima-reward-ex = EX: { $what }
anima-gain-strength = forza +{ $n }
anima-gain-speed = velocità +{ $n }
anima-gain-draw = pesca { anima-n-advantages }

## Passi delle missioni

anima-or = { $first } o { $next }
anima-and = { $first } e { $next }
anima-comma = { $first }, { $next }
anima-step = <b>{ $at }.</b> { $areas }: { $what }
anima-step-other = <b>{ $at }.</b> { $areas }, ma non la stessa di prima: { $what }
anima-step-visit = esplora con successo.
anima-step-speed-test = supera una prova di velocità: { $n }.
anima-step-fight = vinci contro { $what }.
anima-step-pay = scarta { anima-n-advantages }.
anima-step-have = abbi almeno { $n ->
        [one] { $n } personaggio scoperto
       *[other] { $n } personaggi scoperti
    }.
anima-step-have-skills = abbi almeno { $n ->
        [one] { $n } personaggio scoperto
       *[other] { $n } personaggi scoperti
    }, e tra loro { $what }.
anima-step-encounters = supera { $n ->
        [one] { $n } incontro
       *[other] { $n } incontri
    } come in un’area di livello { $level }.
anima-step-resist = resisti { $n ->
        [one] { $n } turno
       *[other] { $n } turni
    } contro { $what }.
anima-enemy = forza { $n } ({ anima-creature })
anima-enemy-plain = forza { $n }
