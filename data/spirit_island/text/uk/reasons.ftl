# Why something is not legal.
reason-no-such-land = На цьому острові немає такої території.
reason-no-such-card = Такої сили немає.
reason-no-such-thing = Такого вибору немає.
reason-must = Від цього не можна відмовитися.

# What has to be answered before.
reason-first = { $asked ->
        [growth] Спершу виберіть варіант зростання.
        [growth-order] Спершу виберіть наступну частину зростання.
        [source] Спершу виберіть, звідки взяти присутність: зі шкали чи з території з вашою присутністю.
        [presence] Спершу виберіть територію для присутності.
        [deck] Спершу виберіть колоду, з якої взяти силу.
        [keep] Спершу виберіть карту, яку залишити.
        [forget] Спершу виберіть силу, яку забути.
        [keep-played] Спершу виберіть зіграну карту, яку взяти назад, або відмовтеся.
        [give] Спершу виберіть карту, яку віддати, або відмовтеся.
        [play] Спершу зіграйте карти з руки або завершіть розігрування.
        [powers] Спершу виберіть силу, яку застосувати.
        [target] Спершу виберіть територію для сили.
        [spirit] Спершу виберіть духа для сили.
        [effect] Спершу виберіть один з ефектів.
        [damage] Спершу виберіть фігурку, яка зазнає шкоди.
        [push] Спершу виберіть фігурку, яку виштовхнути.
        [gather] Спершу виберіть фігурку, яку зібрати.
        [move] Спершу виберіть фігурку, яку перемістити.
        [piece] Спершу виберіть одну з фігурок.
        [land] Спершу виберіть територію для цього ефекту.
        [cascade] Спершу виберіть, куди поширюється скверна.
        [stage-ii] Спершу виберіть територію для нового поселення.
        [ravage] Спершу виберіть наступну територію спустошення.
        [pay] Спершу вирішіть, чи платити за ефект.
        [skip] Спершу вирішіть, чи пропустити дію.
        [bonus] Спершу вирішіть, чи додати шкоду.
        [element] Спершу виберіть стихію.
       *[other] Спершу треба відповісти на інше запитання.
    }
reason-target-later = Зараз карти лише оплачують; цілі вибирають, коли застосовують силу.
reason-track-later = Диск покидає шкалу лише тоді, коли додають присутність.

# Lands.
reason-too-far = Дальність { $range }, а до цієї території { $distance }.
reason-too-far-from-site = Дальність { $range }, а до вашого найближчого священного місця { $distance }.
reason-no-origin = Немає присутності, від якої це застосувати.
reason-no-sacred-site = Немає священного місця, від якого це застосувати.
reason-no-origin-in = Немає присутності, від якої це застосувати, на місцевості: { $wanted }.
reason-no-site-in = Немає священного місця, від якого це застосувати, на місцевості: { $wanted }.
reason-wrong-terrain = Потрібно: { $wanted }; тут { $terrain }.
reason-not-on-card = Карта загарбників показує: { $wanted }; тут { $terrain }.
reason-not-on-coast = Карта загарбників показує прибережні території; ця не на узбережжі.
reason-needs = Потрібна територія { NP($what, 1, case: "with") }.
reason-needs-none = Потрібна територія { NP($what, 1, case: "no") }.
reason-needs-count = Потрібно: { $count }; тут: { $n }.
reason-needs-land = Потрібно: { $condition }.
reason-needs-spirit = Потрібна територія з присутністю духа «{ $spirit }».
reason-not-coastal = Потрібна прибережна територія.
reason-not-inland = Потрібна внутрішня територія.
reason-not-adjacent = Потрібна територія, суміжна з { $land }.
reason-not-near = Потрібна { $land } або суміжна з нею територія.
reason-only-land = Можна вибрати лише { $land }.
reason-other-board = Потрібна територія поля { $board }.
reason-taken = Цю територію вже вибрав інший гравець.
reason-already-ravaged = Цю територію вже спустошено.
reason-no-effect = На цій території ефект нічого не зробить.
reason-condition = Територія не відповідає умові.

# Cards and powers.
reason-cost = Коштує { $cost }, у вас { $energy } { $energy ->
        [1] енергія
       *[other] енергії
    }.
reason-no-plays = Цього ходу розіграшів більше немає.
reason-wrong-speed = { $speed ->
        [fast] Це швидка сила; її час — фаза швидких сил.
       *[slow] Це повільна сила; її час — фаза повільних сил.
    }
reason-already-used = Цього ходу вже застосовано.
reason-threshold = Бракує стихій: { $elements }.
reason-threshold-part = { $n } { $element }
reason-levels = { $n ->
        [one] Ваших стихій вистачає на { $n } рівень; менше вибрати не можна.
        [few] Ваших стихій вистачає на { $n } рівні; можна вибрати менше, але не більше.
       *[other] Ваших стихій вистачає на { $n } рівнів; можна вибрати менше, але не більше.
    }
reason-no-threshold = Жодного порога не досягнуто, тож пропускати нічого.
reason-no-target = Немає дозволеної цілі.
reason-no-target-near = Немає дозволеної цілі. Найближча, { $land }: { $why }
reason-another-spirit = Потрібен інший дух.
reason-not-in-hand = { $where ->
        [play] Ця карта вже у грі.
        [discard] Ця карта у вашому скиді; спершу її треба забрати зі скиду.
       *[other] Цієї карти немає у вашій руці.
    }
reason-not-in-play = { $where ->
        [hand] Ця карта ще в руці, її немає у грі.
        [discard] Ця карта у вашому скиді, її немає у грі.
       *[other] Цієї карти немає у грі.
    }
reason-not-held = Цієї карти у вас немає.
reason-not-your-card = Ця карта належить духові «{ $spirit }».
reason-not-your-power = Ця сила належить духові «{ $spirit }».
reason-not-drawn = Цієї карти немає серед відкритих.
reason-deck-empty = У цій колоді не залишилося карт.

# Pieces, presence, choices.
reason-no-such-piece = Тут немає такої фігурки.
reason-wrong-piece = Виберіть серед: { NP($what, 2, case: "than") }.
reason-other-land = Виберіть фігурку на території { $lands }.
reason-moves-out = Фігурки виходять з { $land }.
reason-moves-in = Фігурки йдуть у { $land }.
reason-not-its-origin = Присутність має вийти з { $lands }, звідки міряли дальність.
reason-spread = Спершу кожна фігурка йде на іншу територію.
reason-already-hit = Ця фігурка вже зазнала шкоди.
reason-already-moved = Ця фігурка вже вважається переміщеною.
reason-too-much-health = Здоров’я { $n }, а прибрати можна ще { $left }.
reason-no-own-presence = Тут немає вашої присутності.
reason-no-presence-left = Не залишилося дисків присутності.
reason-no-discs = На цій шкалі не залишилося дисків.
reason-act-done = Цю частину зростання вже зроблено.
reason-branch-nothing = Зараз це нічого не зробить.
reason-element-taken = Цю стихію вже вибрано.

reason-undo-fence = Відкрито нові відомості; скасування треба підтвердити.
reason-undo-rival = Відтоді рішення ухвалив інший гравець.
reason-undo-nothing = Скасовувати нічого.
