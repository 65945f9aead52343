### What the bot weighs, as its advice names it: a figure follows each.

weigh-anima-unit = Ogni cifra dice di quanto quella voce è migliore, in vantaggi: una carta in mano vale uno.
weigh-anima-won = vittoria
weigh-anima-missions = missioni compiute
weigh-anima-mission-steps = passi delle missioni
weigh-anima-cards = carte in mano
weigh-anima-strength = forza
weigh-anima-speed = velocità
weigh-anima-people = personaggi del gruppo
weigh-anima-rest = riposo
weigh-anima-lost-turn = turni persi
weigh-anima-organisation = organizzazione
weigh-anima-rivals = rivali
weigh-anima-promise = promesse dell’area
weigh-anima-danger = pericolo
weigh-anima-new-area = nuova area
weigh-anima-knowledge = incontro conosciuto
weigh-anima-welcome = effetto sempre utile
weigh-anima-battle-won = battaglia
weigh-anima-trade = scambio
weigh-anima-time = tempo
weigh-anima-die = tiro del dado
weigh-anima-chance = probabilità di riuscita
weigh-anima-mission-area = area di una missione
weigh-anima-skills = abilità
weigh-anima-ability = capacità propria
