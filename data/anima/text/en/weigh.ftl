### What the bot weighs, as its advice names it: a figure follows each.

weigh-anima-unit = Each figure says how much better that stands, in advantages: a card in hand counts as one.
weigh-anima-won = victory
weigh-anima-missions = missions done
weigh-anima-mission-steps = steps of missions
weigh-anima-cards = cards in hand
weigh-anima-strength = strength
weigh-anima-speed = speed
weigh-anima-people = characters of the group
weigh-anima-rest = rest
weigh-anima-lost-turn = lost turns
weigh-anima-organisation = the organisation
weigh-anima-rivals = the rivals
weigh-anima-promise = what the area promises
weigh-anima-danger = danger
weigh-anima-new-area = a new area
weigh-anima-knowledge = knowing the encounter
weigh-anima-welcome = an effect that always helps
weigh-anima-battle-won = the battle
weigh-anima-trade = trade
weigh-anima-time = time
weigh-anima-die = the die roll
weigh-anima-chance = the chance to succeed
weigh-anima-mission-area = an area of a mission
weigh-anima-skills = skills
weigh-anima-ability = its own ability
