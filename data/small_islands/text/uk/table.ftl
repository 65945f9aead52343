### Small Islands на екрані: приготування, панелі, стіл.

## Приготування

setup-page-game = Гра
setup-page-details = Подробиці
setup-mode = Режим
setup-mode-seats = { $high ->
        [1] для одного гравця
       *[other] для { $low }–{ $high } гравців
    }
mode-solo = Соло
mode-solo-hint = Один гравець проти Алексіса, який за своїми картами викладає тайли, висаджується та будує.
mode-normal = Звичайний
mode-normal-hint = Кожне завдання — одна карта: місія та її нагорода.
mode-advanced = Розширений
mode-advanced-hint = Місії й нагороди — окремі карти; щораунду ви поєднуєте їх самі.
option-first = Перший гравець
option-first-hint = Викладає початкові тайли й починає перший раунд.
choice-first-random = Будь-хто
option-alexis = Алексіс
option-alexis-hint = Ранок — його найлегша карта, ніч — найважча.
choice-alexis-morning = Ранок
choice-alexis-afternoon = День
choice-alexis-night = Ніч
option-objectives = Завдання
option-objectives-hint = Одна карта або окремі місії й нагороди.
choice-objectives-normal = Звичайні
choice-objectives-advanced = Розширені
option-columns = Стіл, стовпці
option-columns-hint = Ніщо не може лежати за краєм столу.
option-rows = Стіл, рядки
option-rows-hint = Ніщо не може лежати за краєм столу.
option-bonus-tokens = Бонусні жетони
option-bonus-tokens-hint = Лотос, плід, листок і джокер або чотири джокери.
choice-bonus-tokens-mixed = Різні
choice-bonus-tokens-jokers = Джокери
option-bonus-on-bare-land = Жетони на порожньому суходолі
option-bonus-on-bare-land-hint = Бонусний жетон може додати ресурс, а не лише змінити.
option-starts-count = Початкові тайли рахуються
option-starts-count-hint = Початкові тайли враховуються в розмірі острова.
option-equal-zero = Нуль дорівнює нулю
option-equal-zero-hint = Ресурси, яких на острові немає, теж вважаються рівними.
option-small-island-points = Нагорода за два тайли
option-small-island-points-hint = Бали нагороди за розмір для островів із двох тайлів.
setup-control-human = Людина біля цього екрана.
setup-control-bot-random = Робить будь-який дозволений хід.
setup-control-bot-greedy = Дивиться на хід уперед.
setup-control-bot-search = Перед кожним ходом обмірковує багато ігор.
ui-bot-random-level = Лагідний
ui-bot-greedy-level = Кмітливий
ui-bot-search-level = Проникливий
ui-bot-search = Бот, що обмірковує багато ігор
ui-bot-search-short = Мислитель

## Table

# The table
isles-round = Раунд { $n } з { $of }
isles-setup = Початкові тайли
isles-setup-short = Початок
# How far a saved game is; $round is the position’s own figure.
ui-stage-small-islands = Раунд { $round } з 4
ui-stage-small-islands-setup = Початкові тайли
isles-alone = наодинці проти Алексіса
isles-advanced = розширений режим
isles-points = { $n ->
        [one] бал
        [few] бали
       *[many] балів
    }
isles-discovery-kept = <discovery> <b>{ $values }</b> наприкінці
isles-discovery-hidden = <discovery> { $n ->
        [one] { $n } закритий
        [few] { $n } закриті
       *[many] { $n } закритих
    }

# Own panel
isles-goal-now = Завдання раунду
isles-goal-next = На раунд { $round }
isles-goal-kept = Відкладено
isles-goal-short = Поточне
isles-goal-next-short = Наступне
isles-goal-none = Ще не вибрано
isles-goal-none-next = Нічого не відкладено
isles-goal-hidden = приховано
isles-met = { $n ->
        [one] { $n } острів
        [few] { $n } острови
       *[many] { $n } островів
    }
isles-houses = Хатини
isles-built = збудовано { $n }
isles-in-hand = У руці
isles-reserve = Запас
isles-houses-of = хатини: { $who }
isles-tokens = Бонусні жетони
isles-tokens-note = один за хід
isles-token-help =
    Бік ресурсу: змінює ресурс.
    Бік порту: <port> порт на узбережжі.
isles-token-flower = Бонусний жетон: лотос
isles-token-fruit = Бонусний жетон: плід
isles-token-leaf = Бонусний жетон: листок
isles-token-port = Бонусний жетон: порт
isles-token-spends = Витрачається: { $token }
isles-token-spends-hint = Який із ваших жетонів перевертається на порт. Якщо не вибрати іншого, це той, що найменше потрібен вашим завданням.
isles-ship = Ваш корабель
isles-ship-of = Корабель
isles-ship-wait = { $n ->
        [one] Ще в порту. Висадка можлива, коли стос навігації порожній: <b>лишився { $n } тайл</b>.
        [few] Ще в порту. Висадка можлива, коли стос навігації порожній: <b>лишилося { $n } тайли</b>.
       *[many] Ще в порту. Висадка можлива, коли стос навігації порожній: <b>лишилося { $n } тайлів</b>.
    }
isles-ship-home = Ще в порту.
isles-ship-may = Ще в порту. <b>Тепер можна висадитися.</b>
isles-ship-out = { $n ->
        [one] На мапі, довкола <b>{ $n } порт</b>: стільки балів наприкінці.
        [few] На мапі, довкола <b>{ $n } порти</b>: стільки балів наприкінці.
       *[many] На мапі, довкола <b>{ $n } портів</b>: стільки балів наприкінці.
    }
isles-ship-free = вільний
isles-ship-sailed = прибув
isles-ship-ports = <port> { $n }

# Right side
isles-navigation = Навігація
isles-navigation-note = 6 тайлів за раунд
isles-stack-later = Тайли з’являться після початкових.
isles-stack-left = у стосі
isles-stack-short = у стосі
isles-reserve-left = <b>{ $n }</b> у запасі
isles-reserve-short = { $n } у запасі
isles-land-later = потім можна висадитися
isles-may-land = <b>можна висадитися</b>
isles-unseen = Тайли, що ще можуть вийти
isles-unseen-stacks = У стосах, без жодного порядку.
isles-unseen-hands = У стосах, і ще { $n } у чужих руках.
isles-unseen-symbols = Що на них
isles-ships = Кораблі
isles-ships-note = усі в морі: остання нагорода
isles-rival-figures = <tile> { $tiles }  <any> { $tokens }
isles-rail-figures = <tile> { $tiles } <any> { $tokens }
isles-rival-ship = <ship> { $ship }
isles-rival-has = хатини: { $hand } у руці, { $reserve } в запасі; тайли: { $tiles }; бонусні жетони: { $tokens }; корабель: { $ship }
isles-rival-discovery = { $figures }  <discovery> { $n }
isles-alexis-left = { $n ->
    [one] у стосі { $n } карта
    [few] у стосі { $n } карти
   *[many] у стосі { $n } карт
 }
isles-alexis-seen = { $n ->
    [one] відкрито { $n } карту
    [few] відкрито { $n } карти
   *[many] відкрито { $n } карт
 }
isles-alexis-turned = Що відкрив Алексіс
isles-alexis-card = Його карта
isles-alexis-deck = Стос експедиції
isles-alexis-builds = Його хатини
isles-alexis-counts = Стос і бали
isles-alexis-last = Остання карта: { $card }
isles-alexis-hint = як він грає, у правилах
isles-alexis-has = лишилося хатин: { $houses }
isles-rival-hint = переглянути панель цього гравця
isles-revealed = зіграно: { $cards }
isles-revealed-round = { $round }. { $card }
isles-cards-of = { $who }: зіграні завдання
isles-on-chart = На мапі

# Tiles
isles-display = Відкриті тайли
isles-display-note = поповнюються в кінці ходу
isles-display-take = візьміть один
isles-hand = Ваша рука
isles-hand-note = її бачите лише ви
isles-hand-place = викладіть один, два залиште
isles-hand-stuck = жоден не підходить: віддайте один
isles-starts = Початкові тайли
isles-starts-note = чотири тайли, будь-який бік
isles-slot-taken = узято цього ходу
isles-slot-empty = порожньо

# Previews
isles-row-tiles = тайли
isles-row-sites = вільні символи хатини
isles-row-flower = лотоси
isles-row-fruit = плоди
isles-row-leaf = листки
isles-row-temple = храми
isles-row-port = порти
isles-new-island = Новий острів
isles-joined = { $n ->
        [one] об’єднується { $n } острів
        [few] об’єднуються { $n } острови
       *[many] об’єднуються { $n } островів
    }
isles-more-islands = і ще { $n }
isles-goal-met = { $points ->
        [one] <check> місію виконано: <b>{ $points } бал</b>
        [few] <check> місію виконано: <b>{ $points } бали</b>
       *[many] <check> місію виконано: <b>{ $points } балів</b>
    }
isles-goal-met-open = <check> місію виконано: візьміть жетони відкриття
isles-tray-title = Місія й нагорода: по одній на цей раунд і на наступний
isles-tray-now = Зараз
isles-tray-next = На потім
isles-tray-confirm = Вибрати
isles-tray-none = { $slot }: поки що жоден острів не підходить
isles-tray-pays =
    { $n ->
        [one] підходить { $n } острів
        [few] підходять { $n } острови
       *[many] підходять { $n } островів
    }, { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }
isles-tray-draws =
    { $n ->
        [one] підходить { $n } острів
        [few] підходять { $n } острови
       *[many] підходять { $n } островів
    }, залишите { $points ->
        [one] { $points } жетон відкриття
        [few] { $points } жетони відкриття
       *[many] { $points } жетонів відкриття
    }
isles-goal-nowhere = Поки що жоден острів не підходить.
isles-goal-more = { $n ->
        [one] Підходить ще { $n } острів.
        [few] Підходять ще { $n } острови.
       *[many] Підходять ще { $n } островів.
    }
isles-goal-not-met = місію не виконано
isles-goal-own = Місію виконано; тут стоїть ваша хатина.
isles-goal-but = Місію виконано, та хатини не збудувати.
isles-land-here = Висадитися тут
isles-ports-around = порти довкола
isles-ship-scores = по балу за кожен наприкінці гри
isles-ship-grey-scores = сірий корабель нікому не дає балів

# Forecast
isles-forecast = Що зараз дали б острови
isles-no-island = Островів ще немає.
isles-open = жетони

# Scoring
isles-score-winner = Перемога: { $who }
isles-score-points = Бали
isles-score-total = Усього балів
isles-score-round = Нагороди раунду { $n }
isles-score-discovery = Жетони відкриття
isles-score-ports = Порти навколо корабля
isles-score-alexis = Карта й хатини Алексіса
isles-score-islands = Острови / тайли найбільшого
isles-score-islands-n = Острови
isles-score-largest = Тайли найбільшого острова
isles-score-houses = Збудовані хатини
isles-score-tokens-kept = Залишені жетони відкриття
isles-score-ports-around = Порти навколо свого корабля
isles-score-landed = Висадки
isles-score-placed = Викладені тайли
isles-score-tokens-left = Бонусних жетонів лишилося
isles-score-earned = бали
isles-end-from = з островів { $islands }, наприкінці { $rest }
isles-end-had = { $n ->
        [one] { $who }, раунд { $round }: ще одна хатина ({ $isle }) дала б тоді { $n } бал.
        [few] { $who }, раунд { $round }: ще одна хатина ({ $isle }) дала б тоді { $n } бали.
       *[many] { $who }, раунд { $round }: ще одна хатина ({ $isle }) дала б тоді { $n } балів.
    }
isles-end-short = { $n ->
        [one] Ще { $n } бал, і переміг би інший гравець: { $who }.
        [few] Ще { $n } бали, і переміг би інший гравець: { $who }.
       *[many] Ще { $n } балів, і переміг би інший гравець: { $who }.
    }
isles-score-lead = { $n ->
        [0] { $first ->
            [one] По { $first } балу.
            [few] По { $first } бали.
           *[many] По { $first } балів.
        }
       *[other] Рахунок: { $first } проти { $second }.
    }
isles-moment-landed = { $who }: висадка, дослідження завершено
isles-moment-stuck = { $who }: жоден тайл не підходить
isles-moment-reward = { $who }: { $n ->
        [one] { $n } бал
        [few] { $n } бали
       *[many] { $n } балів
    } за один острів
isles-moment-island = { $n ->
        [one] Острів із { $n } тайла
        [few] Острів із { $n } тайлів
       *[many] Острів із { $n } тайлів
    }

## Чотири гри

ui-game-small-islands = Малі острови
ui-blurb-small-islands = Виростіть архіпелаг і збудуйте хатини там, де виконано ваші завдання.

# Gallery of the set-up
isles-gallery-name = Алексіс
isles-gallery-title = Проти якого Алексіса?
