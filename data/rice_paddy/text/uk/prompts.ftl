### Питання й відповіді. $who — ім’я гравця.

rice-prompt-draft = { $who }: виберіть духа, якого залишите
rice-prompt-spirit = { $who }: виберіть духа, якого зіграєте
rice-prompt-rain-paddy = { $who }: виберіть ділянку, на яку прийдуть { $kind ->
        [weeds] бур’яни
       *[pests] шкідники
    }
rice-prompt-solo-paddy = { $who }: виберіть ділянку, на яку прийдуть { $kind ->
        [weeds] бур’яни
       *[pests] шкідники
    }
rice-prompt-active-paddy = { $who }: виберіть ділянку ({ $at }), на яку прийдуть { $kind ->
        [weeds] бур’яни
       *[pests] шкідники
    }
rice-prompt-active-hex = { $who }: { $does ->
        [magic] виберіть гекс для магічної води
       *[paddy] виберіть гекс нової ділянки
    }
rice-prompt-active-take = { $who }: виберіть, що взяти з ринку
rice-prompt-active-choose = { $who }: прибрати валун чи засадити ділянку?
rice-prompt-allocate-laborers = { $who }: скільки селян на { $job ->
        [harvest] врожай
        [plant] посадку
        [weed] прополювання
        [build] будівництво
        [rock] валуни
       *[other] шкідників і добриво
    }?
rice-prompt-allocate-oxen = { $who }: скільки волів на { $job ->
        [harvest] врожай
        [plant] посадку
        [weed] прополювання
        [build] будівництво
        [rock] валуни
       *[other] шкідників і добриво
    }?
rice-prompt-allocate-ducks = { $who }: скільки качок?
rice-prompt-build-site = { $who }: де почнеться наступна ділянка? Секцій: { $n }
rice-prompt-build-more = { $who }: додати гекс? Потрібно секцій: { $need }, є: { $have }
rice-prompt-rock = { $who }: виберіть валун, який прибрати
rice-prompt-drain = { $who }: скільки лишити на ділянці { $n }?
rice-prompt-weed = { $who }: виберіть ділянку для прополювання
rice-prompt-pest = { $who }: виберіть ділянку для качки
rice-prompt-harvest = { $who }: виберіть ділянку для збору врожаю
rice-prompt-harvest-ignore = { $who }: на якій ділянці бур’яни й шкідники не рахуються?
rice-prompt-harvest-fertile = { $who }: яка ділянка вважається удобреною?
rice-prompt-flood = { $who }: скільки пустити на ділянку { $n }?
rice-prompt-plant = { $who }: виберіть ділянку для посадки
rice-prompt-claim = { $who }: здобути тайл?
rice-prompt-claim-reserved = { $who }: здобути один зі своїх відкладених тайлів?
rice-prompt-market = { $who }: купити? Рис: { $rice }, додатковий податок: { $tax }
rice-opt-spirit = { $n } · { $what }
rice-opt-paddy = Ділянка { $n }
rice-opt-hex = Гекс { $what }
rice-opt-rock = Валун { $what }
rice-opt-take = { $what ->
        [laborer] Селянин
       *[livestock] Худоба
    }
rice-opt-buy = { $what ->
        [laborer] Найняти селянина
       *[livestock] Купити худобу
    }
rice-opt-laborers = { $n }
rice-opt-oxen = { $n }
rice-opt-ducks = { $n }
rice-opt-water = { $n }
rice-undo-allocate = Розподіл
rice-undo-water = Ділянка { $what }: { $n }
rice-opt-keep = Залишити план
rice-opt-done = Готово
rice-opt-done-build-site = Нічого не зводити
rice-opt-done-build-more = Це і є план
rice-opt-done-drain = Більше не випускати
rice-opt-done-claim = Нічого не здобувати
rice-opt-done-claim-reserved = Нічого не здобувати
rice-opt-done-market = Більше не купувати
rice-opt-done-active-hex = Без нової ділянки
rice-opt-done-active-choose = Ні те, ні інше
rice-opt-drain = Випустити всю воду
rice-opt-weed = Ділянка { $what }, селяни
rice-opt-weed-ox = Ділянка { $what }, віл
rice-opt-duck = Ділянка { $n }
rice-opt-harvest = Ділянка { $what }, { $n ->
        [one] { $n } гекс
        [few] { $n } гекси
       *[many] { $n } гексів
    }
rice-opt-plant = Ділянка { $n }
rice-opt-tile = { $what }
rice-opt-paddy-active-paddy = Ділянка { $n } ({ $what })
rice-end-win = { $decided ->
        [rating] { $who } завершує з оцінкою { $rating } із 4.
        [spirit] { $who } перемагає: рису порівну, та дух найвищий.
       *[rice] { $who } має найбільше рису й перемагає.
    }
rice-end-loss = Замало рису: не досягнуто навіть першого порога.
