### What the bot weighs, as its advice names it: a figure follows each.

weigh-rice-paddy-unit = Кожне число каже, наскільки цей пункт кращий, у рисі, як його рахує бот.
weigh-rice-paddy-rice = зібраний рис
weigh-rice-paddy-growing = рис на ділянках
weigh-rice-paddy-laborers = селяни
weigh-rice-paddy-livestock = худоба
weigh-rice-paddy-next-land = наступна ділянка
weigh-rice-paddy-spirits-played = духи в грі
weigh-rice-paddy-spirits-in-hand = духи в руці
weigh-rice-paddy-tiles = близькі досягнення
weigh-rice-paddy-rivals = господарства суперників
weigh-rice-paddy-usual = звичний перебіг
weigh-rice-paddy-spirit = що обіцяє дух
