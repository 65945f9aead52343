### Рядки журналу. $seat — ім’я гравця.

rice-log-phase = <b>{ $phase }</b>
rice-log-round = <b>Раунд { $n }</b>
rice-log-order = Порядок ходу: { $seats }
rice-log-ended = Перемагає { $seat }
rice-log-rated = { $seat }: оцінка { $n } із 4
rice-log-final = { $seat } завершує з рисом: { $rice }
rice-log-set-up = { $seat }: карта підготовки { $card }
rice-log-kept = { $seat } залишає: { $spirit }
rice-log-passed = { $direction ->
        [right] Решту передають праворуч
       *[left] Решту передають ліворуч
    }
rice-log-revealed = { $seat } грає: { $spirit }
rice-log-solo-card = Господарство духа відкриває: { $card }
rice-log-acts = { $spirit } діє ({ $seat })
rice-log-peeked = Наступний дощ: { $card }
rice-log-peeks = { $seat } переглядає наступну карту дощу
rice-log-rain = { $card }: { $n ->
        [one] { $n } диск води
        [few] { $n } диски води
       *[many] { $n } дисків води
    }
rice-log-drained = { $seat } випускає { $n ->
        [one] { $n } диск
        [few] { $n } диски
       *[many] { $n } дисків
    }
rice-log-flooded = { $seat } затоплює: на полі { $n ->
        [one] { $n } диск
        [few] { $n } диски
       *[many] { $n } дисків
    }
rice-log-magic = { $seat }: магічна вода на { $hex }
rice-log-closed = { $seat } закриває ділянку { $paddy }: { $n ->
        [one] { $n } гекс
        [few] { $n } гекси
       *[many] { $n } гексів
    }
rice-log-rock = { $seat } прибирає валун з { $hex }
rice-log-infested = { $seat }, ділянка { $paddy }: { $what ->
        [weeds] бур’яни
       *[pests] шкідники
    } +{ $n }
rice-log-weeded = { $seat } виполює бур’ян на ділянці { $paddy }
rice-log-pecked = Качка з’їдає шкідника: { $seat }, ділянка { $paddy }
rice-log-fertilized = { $seat } удобрює ділянку { $paddy }
rice-log-harvested = { $seat } збирає врожай з ділянки { $paddy }: рис { $rice }
rice-log-rotted = Рис згнив: { $seat }, ділянка { $paddy }, { $n ->
        [one] { $n } гекс
        [few] { $n } гекси
       *[many] { $n } гексів
    }
rice-log-grown = Рис дозрів: { $seat }, ділянка { $paddy }
rice-log-planted = { $seat } засаджує ділянку { $paddy }
rice-log-home = { $seat }: { $n ->
        [one] { $n } працівник без роботи
        [few] { $n } працівники без роботи
       *[many] { $n } працівників без роботи
    }
rice-log-gained = { $seat }: рис +{ $rice }
rice-log-lost = { $seat }: рис −{ $rice }
rice-log-joined = { $seat } отримує { $what ->
        [laborer] селянина
       *[livestock] худобу
    }
rice-log-returned = { $seat } повертає селянина на ринок
rice-log-walls = { $seat } отримує безкоштовні секції: { $n }
rice-log-reserved = { $seat } відкладає тайли: { $tiles }
rice-log-claimed = { $seat } здобуває: { $tile } (+{ $rice })
rice-log-discarded = Тайл вибуває з гри: { $tile }
rice-log-bought = { $seat } { $what ->
        [laborer] наймає селянина
       *[livestock] купує худобу
    } за { $rice } (податок { $tax })
