### Рядки журналу. $seat — ім’я гравця.

anima-log-phase = <b>{ $phase }</b>
anima-log-turn = <b>Хід { $n }</b>
anima-log-order = Порядок ходу: { $seats }
anima-log-kept = { $seat } залишає: { $card }
anima-log-played = { $seat } грає: { $card }
anima-log-cancelled = Не діє: { $card }
anima-log-cancelled-battle = Битва не відбувається
anima-log-discarded = { $seat } скидає: { $card }
anima-log-claimed = { $seat } забирає: { $card }
anima-log-joined = { $seat } приєднується до організації: { $card }
anima-log-left = { $seat } виходить з організації: { $card }
anima-log-recruited = { $seat } наймає: { $card }
anima-log-dismissed = { $seat } відпускає: { $card }
anima-log-died = Гине персонаж, { $seat }: { $card }
anima-log-travel = { $seat } вирушає: { $area }
anima-log-redirected = Тепер дорога веде деінде: { $area }
anima-log-arrived = { $seat } прибуває: { $area }
anima-log-rests = { $seat } відпочиває
anima-log-removed = Локацію прибрано: { $area }
anima-log-protected = { $seat } захищає: { $area }
anima-log-turn-lost = { $seat } втрачає хід
anima-log-encounter = { $seat } зустрічає: { $card }
anima-log-false-alarm = Хибна тривога: { $card }
anima-log-explores = { $seat } досліджує: { $area }
anima-log-test = { $seat }: перевірка швидкості, кубик { $die }, разом { $total } із { $difficulty }: { $passed ->
        [yes] успіх
       *[no] невдача
    }
anima-log-attack = { $seat } нападає: { $target }
anima-log-begun = { $seat } починає: { $card }
anima-log-completed = { $seat } виконує: { $card }
anima-log-final = Кінцева місія: { $card }
anima-log-crisis = Криза: { $card }
anima-log-ended = Виграє гру: { $seats }
anima-log-drew = { $seat } бере { $n ->
        [one] { $n } бонус
        [few] { $n } бонуси
       *[other] { $n } бонусів
    }
anima-log-took = { $seat } забирає карту в суперника: { $other }
anima-log-new-area = { $seat } досліджує нову локацію: { $area }
anima-log-looked = { $seat } таємно дивиться: { $area }
anima-log-reward = { $seat } бере нагороду: { $what ->
        [bonus] бонус
        [recruit] наймання
        [mission] місія
       *[ex] EX
    }
anima-log-battle = Битва: { $seat } — { $other }
anima-log-clash = Суми: { $seat } { $total }, { $other } { $against }
anima-log-won = { $seat } виграє битву, суперник: { $other }
anima-log-lost = { $seat } програє битву, суперник: { $other }
anima-log-offered = { $seat } пропонує обмін: { $other }
anima-log-trade = { $done ->
        [yes] { $seat } і { $other } торгують
       *[no] { $seat } і { $other } не домовилися
    }
anima-log-step = { $seat }, { $card }: крок { $n } виконано
anima-enemy-unnamed = ворог із місії
anima-log-ended-nobody = Омега виривається на волю, не перемагає ніхто
