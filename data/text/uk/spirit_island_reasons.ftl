# Why something is not legal.
reason-not-now = Зараз цього вибрати не можна.
reason-game-over = Гру завершено.
reason-not-your-seat = Це вирішує інший гравець.
reason-too-far = Дальність { $range }, а до цієї території { $distance }.
reason-too-far-from-site = Дальність { $range }, а до вашого найближчого священного місця { $distance }.
reason-no-origin = Немає присутності, від якої це застосувати.
reason-no-sacred-site = Немає священного місця, від якого це застосувати.
reason-wrong-terrain = Потрібно: { $wanted }; тут { $terrain }.
reason-needs = Потрібна територія { NP($what, 1, case: "with") }.
reason-needs-none = Потрібна територія { NP($what, 1, case: "no") }.
reason-not-coastal = Потрібна прибережна територія.
reason-not-inland = Потрібна внутрішня територія.
reason-cost = Коштує { $cost }, у вас { $energy } { $energy ->
        [1] енергія
       *[other] енергії
    }.
reason-no-plays = Цього ходу розіграшів більше немає.
reason-wrong-speed = { $speed ->
        [fast] Це швидка сила.
       *[slow] Це повільна сила.
    }
reason-already-used = Цього ходу вже застосовано.
reason-threshold = Бракує стихій: { $elements }.
reason-threshold-part = { $n } { $element }
reason-no-target = Немає дозволеної цілі.
reason-not-adjacent = Потрібна територія, суміжна з { $land }.
reason-no-such-piece = Тут немає такої фігурки.
reason-no-presence-left = Не залишилося дисків присутності.
reason-taken = Цю територію вже вибрав інший гравець.
reason-not-in-hand = Цієї карти немає у вашій руці.
reason-not-in-play = Цієї карти немає у грі.
reason-condition = Територія не відповідає умові.
reason-undo-fence = Відкрито нові відомості; скасування треба підтвердити.
reason-undo-rival = Відтоді рішення ухвалив інший гравець.
reason-undo-nothing = Скасовувати нічого.
