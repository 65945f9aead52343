# Lines of the log. $who is a player's name; results have no subject.
log-phase = <b>{ $phase }</b>
log-turn = <b>Хід { $n }</b>
log-growth = { $who }: варіант зростання { $n }
log-growth-row = { $who }: зростання, { $what }
log-energy = { $who } отримує { energy-n }
log-paid = { $who } платить { energy-n }
log-card-played = { $who } грає { $card }
log-card-gained = { $who } отримує { $card }
log-card-drawn = { $who } бере { NP("card", $n) }: { $cards }
log-card-drawn-hidden = { $who } бере { NP("card", $n) }
log-card-forgotten = { $who } забуває { $card }
log-card-given = { $who } → { $other }: карта { $card }
log-cards-reclaimed = { $who } забирає зі скиду { NP("card", $n) }
log-cards-reclaimed-none = { $who } не має карт у скиді
log-reshuffled = { $deck }: скид перетасовано в нову колоду
log-power-used = { $who } застосовує { $power }: { $target }
log-innate-level = { $title }: рівень { $n }
log-threshold = { $title }: поріг досягнуто
log-presence-added = { $who } додає диск присутності у { $land }
log-presence-moved = { $who } переміщує диск присутності, { $from } → { $to }
log-presence-destroyed = Знищено диск присутності у { $land } ({ $who })
log-fear = +{ fear-n }
log-fear-earned = Здобуто { NP("fear-card", $n) }
log-terror =
    Рівень жаху { $level ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
log-fear-card =
    Карта страху { $card }, рівень { $level ->
        [1] I
        [2] II
       *[other] III
    }
log-fear-revealed = { $who } відкриває карту страху { $card }
log-invader-card = Карта загарбників: { $card }
log-ravage = Спустошення у { $land }: { damage-n }
log-ravage-defended = Спустошення у { $land }: { damage-n } (Захист { $defend })
log-build = Будівництво: +{ NP($what, 1, case: "nom") } у { $land }
log-explore = Дослідження: +{ NP($what, 1, case: "nom") } у { $land }
log-skipped = { $land }: пропущено { $action }
log-stage-ii = Етап II: нове поселення у { $land }
log-added = +{ NP($what, $n, case: "nom") } у { $land }
log-moved = { NP($what, 1, case: "one") } { $from } → { $to }
log-damaged = { NP($what, 1, case: "one") } у { $land }: { damage-n }
log-destroyed = Знищено { NP($what, $n) } у { $land }
log-drowned = { $land }: утоплено { NP($what, $n) }
log-dreamt = { $land }: знищено { NP($what, $n) }, але лише уві сні
log-removed = Прибрано { NP($what, $n) } з { $land }
log-replaced = { $land }: { NP($what, $n, case: "nom") } → { NP($into, $n, case: "nom") }
log-blight = Скверна у { $land }
log-cascade = Скверна поширюється { $from } → { $to }
log-blight-card = <b>Острів осквернено:</b> { $card }
log-escalation = { $adversary }: ескалація у { $land }
log-blight-removed = Скверну прибрано з { $land }
log-defend = { $land }: { defend-n }
log-healed = Усю шкоду загоєно
log-elements = { $who }: { $element } +{ $n }
log-element = { $style ->
        [icons] <{ $id }>
       *[words] { $name }
    }
log-lasting = { $what } (цього ходу)
lasting-range-bonus = { $who }: +{ $n } до дальності
lasting-damage-bonus = { $who }: +{ $n } шкоди один раз
lasting-make-fast = { $who }: повільна сила може стати швидкою
lasting-more-plays = { $who }: ще { NP("card-play", $n) }
lasting-make-any-fast = { $who }: повільні сили можуть стати швидкими
lasting-ward = { $who }: Захист { $n } там, де є присутність
lasting-allow-repeat = { $who }: можна повторити { NP("power-card", $n) }
lasting-free-repeat = { $who }: можна безкоштовно повторити { NP("power-card", $n) }
lasting-keep-card = { $who }: можна залишити зіграну карту
lasting-dahan-health = { $who }: здоров’я даханів +{ $n }
lasting-block-blight = { $who }: скверну додати не можна
lasting-protect-dahan = { $who }: дахани невразливі
lasting-spare-dahan = { $who }: спустошення не шкодить даханам
lasting-dahan-strike-together = { $who }: дахани б’ють разом із загарбниками
lasting-fear-defends = { $who }: страх від сил дає захист
lasting-share-presence = { $who }: спільна присутність для дальності
lasting-retaliate = { $who }: за втрати буде помста
lasting-extra-fear = { $who }: більше страху за знищене
lasting-skip = { $who }: дію буде пропущено
log-advance = Карти загарбників зсуваються
log-result = <b>{ $result }</b>

# How a game ends.
result-win = Перемога: { $reason }
result-win-sacrifice = Перемога ціною жертви: { $reason }
result-loss = Поразка: { $reason }
result-join = { $a }, але { $b }
ending-fear-victory = жах прогнав загарбників
ending-no-invaders = загарбників не залишилося
ending-no-towns-cities = поселень і міст не залишилося
ending-no-cities = міст не залишилося
ending-blight = запас скверни вичерпано
ending-capital = на одній території стоїть забагато поселень і міст
ending-no-presence = дух втратив усю присутність ({ $who })
ending-time = час вичерпано
ending-where = { $reason } ({ $where })
ending-piece = { NP($what, $n, case: "nom") }
