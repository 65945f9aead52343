### What the bot weighs, as its advice names it: a figure follows each.

weigh-anima-unit = Кожне число каже, наскільки цей пункт кращий, у бонусах: карта в руці важить один.
weigh-anima-won = перемога
weigh-anima-missions = виконані місії
weigh-anima-mission-steps = кроки місій
weigh-anima-cards = карти в руці
weigh-anima-strength = сила
weigh-anima-speed = швидкість
weigh-anima-people = персонажі групи
weigh-anima-rest = відпочинок
weigh-anima-lost-turn = втрачені ходи
weigh-anima-organisation = організація
weigh-anima-rivals = суперники
weigh-anima-promise = що обіцяє локація
weigh-anima-danger = небезпека
weigh-anima-new-area = нова локація
weigh-anima-knowledge = знання про зустріч
weigh-anima-welcome = завжди корисний ефект
weigh-anima-battle-won = битва
weigh-anima-trade = торгівля
weigh-anima-time = час
weigh-anima-die = кидок кубика
weigh-anima-chance = імовірність успіху
weigh-anima-mission-area = локація місії
weigh-anima-skills = вміння
weigh-anima-ability = власна здібність
