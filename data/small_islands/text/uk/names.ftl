# Small Islands: назви, символи, карти. Бали — це бали престижу.
icon-flower = лотос
icon-fruit = плід
icon-leaf = листок
icon-temple = храм
icon-port = порт
icon-house = хатина
icon-site = символ хатини
icon-ship = корабель
icon-ship-grey = сірий корабель
icon-tile = тайл
icon-discovery = жетон відкриття
icon-any = будь-який ресурс

# Стільки-то символів: «2 лотоси».
isle-count-flower = { $n ->
        [one] { $n } лотос
        [few] { $n } лотоси
        [many] { $n } лотосів
       *[other] { $n } лотоса
    }
isle-count-fruit = { $n ->
        [one] { $n } плід
        [few] { $n } плоди
        [many] { $n } плодів
       *[other] { $n } плоду
    }
isle-count-leaf = { $n ->
        [one] { $n } листок
        [few] { $n } листки
        [many] { $n } листків
       *[other] { $n } листка
    }
isle-count-temple = { $n ->
        [one] { $n } храм
        [few] { $n } храми
        [many] { $n } храмів
       *[other] { $n } храму
    }
isle-count-port = { $n ->
        [one] { $n } порт
        [few] { $n } порти
        [many] { $n } портів
       *[other] { $n } порту
    }
isle-count-site = { $n ->
        [one] { $n } символ хатини
        [few] { $n } символи хатини
        [many] { $n } символів хатини
       *[other] { $n } символу хатини
    }
isle-count-house = { $n ->
        [one] { $n } хатина
        [few] { $n } хатини
        [many] { $n } хатин
       *[other] { $n } хатини
    }
isle-count-tile = { $n ->
        [one] { $n } тайл
        [few] { $n } тайли
        [many] { $n } тайлів
       *[other] { $n } тайла
    }
isle-count-token = { $n ->
        [one] { $n } бонусний жетон
        [few] { $n } бонусні жетони
        [many] { $n } бонусних жетонів
       *[other] { $n } бонусного жетона
    }
isle-count-discovery = { $n ->
        [one] { $n } жетон відкриття
        [few] { $n } жетони відкриття
        [many] { $n } жетонів відкриття
       *[other] { $n } жетона відкриття
    }
isle-count-point = { $n ->
        [one] { $n } бал
        [few] { $n } бали
        [many] { $n } балів
       *[other] { $n } бала
    }
isle-count-island = { $n ->
        [one] { $n } острів
        [few] { $n } острови
        [many] { $n } островів
       *[other] { $n } острова
    }
# Усі символи: «більше лотосів, ніж плодів».
isle-many-flower = лотосів
isle-many-fruit = плодів
isle-many-leaf = листків
isle-many-temple = храмів
isle-many-port = портів
isle-than-flower = лотосів
isle-than-fruit = плодів
isle-than-leaf = листків
isle-than-temple = храмів
isle-than-port = портів
# Один: «1 бал за лотос».
isle-per-flower = лотос
isle-per-fruit = плід
isle-per-leaf = листок
isle-per-temple = храм
isle-per-port = порт
isle-and = { $a } і { $b }
isle-or = { $a } або { $b }
isle-comma = { $a }, { $b }

isle-mission-more-than = { $style ->
        [icons] більше <{ $more }>, ніж <{ $than }>
       *[words] більше { $more-many }, ніж { $than-many }
    }
isle-mission-part = { $style ->
        [icons] { $n } <{ $symbol }>
       *[words] { $counted }
    }
isle-mission-has-at-least = { $style ->
        [icons] { $parts }
       *[words] не менше ніж { $parts }
    }
isle-mission-equal-any-pair = два ресурси порівну
isle-mission-equal-with-other = { $style ->
        [icons] <{ $resource }> стільки ж, скільки іншого ресурсу
       *[words] стільки ж { $resource-many }, скільки іншого ресурсу
    }
isle-reward-plus = { $style ->
        [icons] { $value } + { $plus }
       *[words] { $value } і ще { $plus }
    }
isle-reward-part = { $style ->
        [icons] { $n } за <{ $symbol }>
       *[words] { $n ->
            [one] { $n } бал
            [few] { $n } бали
            [many] { $n } балів
           *[other] { $n } бала
        } за { $symbol-one }
    }
isle-reward-parts = { $style ->
        [icons] { $n } за <{ $a }> і <{ $b }>
       *[words] { $n ->
            [one] { $n } бал
            [few] { $n } бали
            [many] { $n } балів
           *[other] { $n } бала
        } за { $a-one } і за { $b-one }
    }
isle-reward-lowest-resource = { $style ->
        [icons] { $n } за кожен символ найменшого ресурсу
       *[words] { $n ->
            [one] { $n } бал
            [few] { $n } бали
            [many] { $n } балів
           *[other] { $n } бала
        } за кожен символ найменшого ресурсу
    }
isle-reward-chosen-resource = { $style ->
        [icons] { $n } за кожен символ ресурсу на вибір
       *[words] { $n ->
            [one] { $n } бал
            [few] { $n } бали
            [many] { $n } балів
           *[other] { $n } бала
        } за кожен символ ресурсу на вибір
    }
isle-reward-flat = { $n ->
        [one] { $n } бал
        [few] { $n } бали
        [many] { $n } балів
       *[other] { $n } бала
    }
isle-reward-by-size = бали за розмір: { $steps }
isle-reward-step = { $tiles ->
        [one] від { $tiles } тайла { $n }
        [few] від { $tiles } тайлів { $n }
        [many] від { $tiles } тайлів { $n }
       *[other] від { $tiles } тайла { $n }
    }
isle-reward-size-tiles = тайли
isle-reward-size-points = бали
isle-reward-discovery = { $style ->
        [icons] візьміть 1 <discovery> за <{ $symbol }>, залиште { $keep }
       *[words] візьміть 1 жетон відкриття за { $symbol-one }, залиште { $keep }
    }
isle-mission-head = Місія
isle-reward-head = Нагорода
isle-mission-long = Будуйте на островах, де { $mission }.
isle-reward-long = За кожен із них: { $reward }.
isle-footer-objective = завдання
isle-footer-mission = місія
isle-footer-reward = нагорода

name-objective-o01 = Квіткове узбережжя
name-objective-o02 = Драконів сад
name-objective-o03 = Зелена тінь
name-objective-o04 = Святилище лотоса
name-objective-o05 = Дари врожаю
name-objective-o06 = Тихий гай
name-objective-o07 = Гавань гірлянд
name-objective-o08 = Пасат
name-objective-o09 = Причал прочан
name-objective-o10 = Рівні припливи
name-objective-o11 = Широкий обрій
name-objective-o12 = Парні таємниці
name-mission-m01 = Лотосова бухта
name-mission-m02 = Садова бухта
name-mission-m03 = Листяна бухта
name-mission-m04 = Храм квітів
name-mission-m05 = Храм плодів
name-mission-m06 = Храм листя
name-mission-m07 = Квіткова пристань
name-mission-m08 = Плодова пристань
name-mission-m09 = Листяна пристань
name-mission-m10 = Рівновага квітів
name-mission-m11 = Рівновага плодів
name-mission-m12 = Рівновага листя
name-reward-r01 = Збір квітів
name-reward-r02 = Збір плодів
name-reward-r03 = Збір листя
name-reward-r04 = Квіткове підношення
name-reward-r05 = Плодове підношення
name-reward-r06 = Листяне підношення
name-reward-r07 = Портове мито
name-reward-r08 = Скромна частка
name-reward-r09 = Дар моря
name-reward-r10 = Широкі береги
name-reward-r11 = Відкриття
name-reward-r12 = Вільний вибір
name-alexis = Алексіс
name-alexis-morning = Ранок
name-alexis-afternoon = День
name-alexis-night = Ніч
alexis-stars = { $n ->
        [1] легко
        [2] середньо
       *[3] важко
    }
alexis-hint = карт «Дослідження»: { $explore }, карт «Висадка»: { $land }; наприкінці { $base ->
        [one] { $base } бал
        [few] { $base } бали
       *[many] { $base } балів
    } і ще { $each } за кожну хатину
alexis-house-temple = Будує там, де є храми: спершу де їх найбільше.
alexis-house-largest = Будує на найбільших островах.
alexis-house-richest = Будує там, де найбільше лотосів, плодів і листків.
name-expedition-explore = Дослідження
name-expedition-land = Висадка
expedition-extend-largest = Збільшує найбільший острів без своєї хатини.
expedition-extend-smallest = Збільшує найменший острів із двох чи більше тайлів без своєї хатини.
expedition-close = Замикає узбережжя.
expedition-block-human = Збільшує острів із вашою хатиною.
expedition-near-ship = Кладе тайл біля сірого корабля, серед портів.
expedition-most-ports-around = Висаджується там, де найбільше портів.
expedition-fewest-ports-around = Висаджується подалі від портів.
expedition-next-to-largest-island = Висаджується біля найбільшого острова.
expedition-next-to-human-house = Висаджується біля вашої хатини.
expedition-slot = Серед відкритих тайлів: { $n }-й.
isle-tile-sea = відкрите море
isle-tile-bare = порожній суходіл
isle-tile-corners = { $what }; суходіл: { $corners }
isle-corner-nw = північний захід
isle-corner-ne = північний схід
isle-corner-se = південний схід
isle-corner-sw = південний захід
isle-side-n = північ
isle-side-e = схід
isle-side-s = південь
isle-side-w = захід
isle-cell-middle = середина
isle-cell-e = { $n } на схід
isle-cell-w = { $n } на захід
isle-cell-s = { $n } на південь
isle-cell-n = { $n } на північ
isle-turned = { $n ->
        [0] без оберту
        [1] чверть оберту
        [2] пів оберту
       *[3] три чверті оберту
    }
isle-name = Острів { $letter }
isle-letters = А Б В Г Д Е Ж И К Л М Н П Р С Т У Ф Х Ц Ш Ю Я
isle-ship-grey = сірий корабель
isle-area = { $cell }, суходіл: { $corner }
