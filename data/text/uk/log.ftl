### Журнал, погляд назад, записи гри, обмін іграми, передача екрана, контролер.

## Журнал

log-search = Пошук у журналі
log-search-for = Слова для пошуку
log-share = Поділитися
log-share-hint = Скопіювати цю гру або зберегти малим файлом
log-nothing-found = У журналі немає нічого, що відповідає цьому фільтру й цим словам.
log-choose-line = Виберіть рядок, щоб подивитися або відмотати туди.
log-look-here = Подивитися
log-rewind-here = Відмотати сюди
log-revealed-hint = щось було відкрито або взято
log-link-land-hint = показати цю територію на мапі
log-link-card-hint = показати цю карту великою
log-group-cards = Карти
log-rewound = { $n ->
        [one] Цю гру відмотували після нових відомостей { $n } раз.
        [few] Цю гру відмотували після нових відомостей { $n } рази.
       *[many] Цю гру відмотували після нових відомостей { $n } разів.
    }
log-hidden = рішення ({ $who })
log-step = останній крок
log-hidden-line = { $who } вирішує

## Погляд назад і повернення

travel-title = Погляд назад: хід { $turn }
travel-banner = Погляд назад на хід { $turn }: Esc повертає
travel-return = До столу
travel-start = гра починається
travel-where = { $n } з { $of } · { $what }
travel-secret = Те, що бачить { $who }, таємне, доки триває гра.
travel-seat = Бачить { $who }
travel-rewind-question = Відмотати до ходу { $turn }?
travel-lost = { $n ->
        [1] Назад піде { $n } рішення: «{ $last }».
        [one] Назад піде { $n } рішення: від «{ $first }» до «{ $last }».
        [few] Назад підуть { $n } рішення: від «{ $first }» до «{ $last }».
       *[many] Назад піде { $n } рішень: від «{ $first }» до «{ $last }».
    }
travel-lost-turns = Гра повернеться з ходу { $here } на хід { $there }.
travel-lost-fences = { $n ->
        [one] Відтоді { $n } раз щось відкривали або брали. Прийде те саме; журнал скаже, що гру відмотано.
        [few] Відтоді { $n } рази щось відкривали або брали. Прийде те саме; журнал скаже, що гру відмотано.
       *[many] Відтоді { $n } разів щось відкривали або брали. Прийде те саме; журнал скаже, що гру відмотано.
    }
travel-lost-redo = «Крок уперед» поверне все, доки ви не виберете інше.

## Запис гри

replay-title = Запис гри: хід { $turn }
replay-banner = Запис гри · хід { $turn }, { $phase }
replay-leave = Вийти
replay-play = Пуск
replay-pause = Пауза
replay-playing = Відтворення
replay-paused = Пауза
replay-after = Наступне рішення
replay-before = Попереднє рішення
replay-phase-after = Наступна фаза
replay-phase-before = Попередня фаза
replay-turn-after = Наступний хід
replay-turn-before = Попередній хід
replay-speed = Швидкість
replay-speed-n = { $n }×
replay-decimal = ,
replay-course = Перебіг гри
replay-course-value = { $n } з { $of }, хід { $turn }

## Обмін іграми

ui-scene-share = Поділитися цією грою
ui-scene-import = Відкрити чужу гру
share-text = Зерно і кожен вибір малим текстом. Хто його відкриє, отримає ту саму гру, зможе її переглянути і грати далі.
share-copy = Копіювати гру
share-save = Зберегти файл
share-copied = Гра в буфері обміну.
share-saved = Збережено: { $path }
share-secret = Доки триває гра, зерно видало б таємниці гравців.
share-import-text = Вкажіть шлях до файлу гри або візьміть скопійовану гру з буфера обміну. Перед відкриттям її буде зіграно знову.
share-path = Шлях до файлу
share-paste = З буфера обміну
share-open = Відкрити столом
share-replay = Дивитися
share-problem-missing = Такого файлу немає.
share-problem-disk = Файл не вдається прочитати або записати.
share-problem-too-big = Файл завеликий для гри.
share-problem-not-a-share = Це не гра з Tidetable.
share-problem-newer = Цією грою поділилася новіша версія Tidetable.
share-problem-cut-short = Кінця гри бракує.
share-problem-changed = Гру змінено: її рішення ведуть не туди, куди мали б.
share-problem-other-rules = Цю гру зіграно з іншою версією правил і карт.
share-problem-unknown-game = Ця версія Tidetable не має такої гри.
share-problem-packs = Цю гру зіграно з пакунками, яких тут немає або які тут інші: { $names }.
share-part-question = Продовжити там, де закінчуються рішення?
share-part-text = { $made ->
        [one] З { $of } рішень цієї гри тут можна зробити { $made } рішення, наступне вже ні: правила й карти були іншої версії. З того місця вона може стати вашим столом.
        [few] З { $of } рішень цієї гри тут можна зробити { $made } рішення, наступне вже ні: правила й карти були іншої версії. З того місця вона може стати вашим столом.
       *[many] З { $of } рішень цієї гри тут можна зробити { $made } рішень, наступне вже ні: правила й карти були іншої версії. З того місця вона може стати вашим столом.
    }
share-part-go = Відкрити там

## Передача екрана

ui-scene-handover = Наступний гравець
hand-title = Далі грає { $who }
hand-ask = Тепер на екран дивиться лише { $who }.
hand-since = Від вашого останнього ходу
hand-more = { $n ->
        [one] і ще { $n } подія в журналі
        [few] і ще { $n } події в журналі
       *[many] і ще { $n } подій у журналі
    }
hand-ready = Я тут
hand-hold = Потримайте кнопку миші або натисніть Enter

## Контролер і текстовий вигляд

pad-found = Контролер: { $name }
pad-gone = Контролер від’єднано.
pad-no-why = Тут нема чого пояснювати.
ui-role-phase = фаза
