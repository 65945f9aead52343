### What the bot weighs, as its advice names it: a figure follows each.

weigh-small-islands-unit = Кожне число каже, наскільки цей пункт кращий, у балах престижу, як їх рахує бот.
weigh-small-islands-points = бали престижу
weigh-small-islands-discovery = жетони відкриття
weigh-small-islands-ship = порти довкола корабля
weigh-small-islands-ship-to-place = корабель, який ще треба викласти
weigh-small-islands-objective = поточне завдання
weigh-small-islands-next-objective = наступне завдання
weigh-small-islands-held-objectives = завдання в руці
weigh-small-islands-houses = хатини на потім
weigh-small-islands-tokens = збережені бонусні жетони
weigh-small-islands-rivals = перспективи суперників
