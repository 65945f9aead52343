# Рядки журналу Small Islands. $who — ім’я гравця.
isle-log-phase = <b>{ $phase }</b>
isle-log-round = <b>Раунд { $n }</b>
isle-log-first = Починає { $who }
isle-log-taken = { $who } бере: { $what }
isle-log-placed = { $who } викладає тайл ({ $cell }): { $what }
isle-log-joined = { $gone } і { $isle } тепер один острів: { $isle }
isle-log-token = { $who } кладе жетон <{ $shows }> ({ $cell })
isle-log-token-port = { $who } додає <port> ({ $cell })
isle-log-landed = { $who } висаджується зі свого корабля ({ $cell })
isle-log-landed-grey = { $who } висаджується із сірого корабля ({ $cell })
isle-log-refilled = Відкриті тайли: { $what }
isle-log-drew-cards = { $who } бере: { $cards }
isle-log-drew-hidden = { $who } бере { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[many] { $n } карт
    }
isle-log-chosen = { $who }: вибір зроблено
isle-log-chose-current = { $who } вибирає на цей раунд: { $card }
isle-log-chose-next = { $who } залишає на наступний раунд: { $card }
isle-log-rests = { $who } нічого не будує: жоден острів не відповідає правилу його карти
isle-log-revealed = { $who } відкриває: { $cards }
isle-log-unmet = { $why ->
    [houses] { $who } не має хатин: хід пропущено
   *[mission] { $who } нічого не будує: жоден острів не підходить ({ $cards })
 }
isle-log-built = { $who } будує <house>: { $isle }
isle-log-scored-reward = { $who }: +{ $points } ({ $isle })
isle-log-scored-discovery = { $who }: +{ $points } за жетони відкриття
isle-log-scored-ports = { $who }: +{ $points } за порти навколо корабля
isle-log-scored-alexis = { $who }: { $points } за своєю картою
isle-log-scored-other = { $who }: +{ $points }
isle-log-discovery-drawn = { $who } бере { $tokens }
isle-log-discovery-kept = { $who } залишає { $tokens }
isle-log-looked = { $who } бачить: { $values }
isle-log-kept = { $who } залишає { $value }
isle-log-restocked = { $who } бере із запасу { $n ->
        [one] { $n } хатину
        [few] { $n } хатини
       *[many] { $n } хатин
    }
isle-log-expedition = { $who } відкриває: { $what }
isle-log-alexis-explores = Висадитися він не може, тож досліджує
isle-log-stuck = { $who } кладе тайл під запас: ніщо не підходить
isle-log-stuck-hand = { $who } показує руку, яка нікуди не підходить
isle-log-exhausted = { $who } не має тайлів і не може висадитися: настають останні нагороди
isle-log-blocked = Жоден корабель не можна викласти
isle-log-ended = <b>{ $reason }</b>
isle-ending-ships = усі чотири кораблі на столі
isle-ending-reserve = на новий раунд лишилося менше шести тайлів
isle-ending-display = не можна було взяти тайл чи викласти корабель
isle-ending-points = найбільше балів
isle-ending-houses = балів порівну, більше хатин
isle-ending-ports = балів і хатин порівну, більше портів навколо корабля
isle-ending-last-placed = усе порівну, виклав тайл або корабель останнім
isle-ending-alexis-win = більше балів, ніж в Алексіса
isle-ending-alexis-loss = в Алексіса щонайменше стільки ж балів
isle-result-win = Перемога: { $who } ({ $reason })
isle-result-shared = Спільна перемога: { $who } ({ $reason })
isle-result-solo-win = Перемога: { $reason }
isle-result-solo-loss = Поразка: { $reason }
isle-result-join = { $a }; { $b }
log-group-tiles = Тайли
log-group-points = Бали
isles-stage-points = +{ $n }
isles-recap = Раунд { $n }: нагороди роздано
isles-recap-first = <b>Раунд { $n } починає { $who }</b>
isles-recap-ships = { $n ->
    [one] лишився { $n } корабель
    [few] лишилися { $n } кораблі
   *[many] лишилося { $n } кораблів
 }
isles-recap-order = нагороди: { $n }-й
isles-recap-landed = висадка
isles-recap-there = { $isle } теж відповідає: там уже є хатина цього кольору
isles-recap-full = { $isle } теж відповідає: немає вільного місця
isles-recap-declined = { $isle } теж відповідає: залишено на потім
isles-recap-none = Жоден острів не відповідає
isles-recap-no-house = Хатин не лишилося
isles-recap-none-built = Нічого не збудовано
isles-recap-kept = На наступний раунд: { $card }
isles-recap-discovery = { $n ->
    [one] { $n } жетон відкриття
    [few] { $n } жетони відкриття
   *[many] { $n } жетонів відкриття
 }
