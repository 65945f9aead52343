### Стіл: панелі, рядок запитань, рука, попередній перегляд.

table-seats = { $n ->
         [one] { $n } гравець
         [few] { $n } гравці
         [many] { $n } гравців
        *[other] { $n } гравці
    }
table-boards = { $n ->
         [one] Поле { $boards }
         [few] Поля { $boards }
         [many] Поля { $boards }
        *[other] Поля { $boards }
    }
table-cliff-note = штрихований край: скелі
table-np = { NP($what, $n, case: "nom") }
table-phase-past = минула
table-phase-current = зараз
table-phase-coming = попереду

## Власна панель

table-panel-of = { $spirit } ({ $who })
table-who = { $who } · { $colour }
table-who-you = { $who } · { $colour } · <b>ви</b>
table-who-brief-you = { $who } · <b>ви</b>
table-energy = Енергія
table-plays = Розіграші
table-destroyed = Знищено
table-destroyed-unit = дисків
table-income = +{ $n } щоходу
table-plays-of = з { $n }
table-of = з { $n }
table-elements = Стихії цього ходу
table-element-n = { $n } { $element }
table-none = немає
table-growth = Зростання
table-growth-note = один рядок за хід
table-growth-row = Зростання, варіант { $n }
table-taken = обрано
table-track-energy = Шкала енергії
table-track-plays = Шкала розіграшів
table-track-open = відкрито { $n } з { $of }, зараз { $now }
table-level = { $name }, рівень { $n }
table-levels = досягнуто рівнів: { $n } з { $of }
table-reached = досягнуто
table-short = до рівня { $n } бракує { $what }
table-use-innate = використати цю вроджену силу
table-panel = Панель
table-open-panel = Відкрити всю панель

## Правий бік

table-invaders = Загарбники
table-slot-ravage = Спустошення
table-slot-build = Будівництво
table-slot-explore = Дослідження
table-stage = етап { $n }
table-no-card = немає карти
table-cards-left = лишилося { $n }
table-lands-n = { $n ->
         [one] { $n } територія
         [few] { $n } території
         [many] { $n } територій
        *[other] { $n } території
    }
table-discard-n = скид { $n }
table-fear = Страх
table-fear-note = { $n } з { $of } до наступної карти
table-fear-waiting = { $n ->
         [one] <b>{ $n }</b> чекає фази страху
         [few] <b>{ $n }</b> чекають фази страху
         [many] <b>{ $n }</b> чекають фази страху
        *[other] <b>{ $n }</b> чекають фази страху
    }
table-fear-cards = Карти страху
table-fear-cards-hint = переглянути відкриті карти страху
table-fear-rail = чекають { $n } · { $left } до { $level }
table-terror = Рівень жаху { $level }
table-terror-next = <b>{ $n }</b> до { $level }
table-win-1 = Перемога: жодного загарбника
table-win-2 = Перемога: без поселень і міст
table-win-3 = Перемога: без міст
table-win-4 = Перемога страхом
table-win-short-1 = без загарбників
table-win-short-2 = без поселень і міст
table-win-short-3 = без міст
table-win-short-4 = перемога страхом
table-blight = Запас скверни
table-blight-note = лишилося { $n }
table-blight-rail =
    { $n ->
        *[other] лишилося
    }
table-blight-of = з { $of } лишилося
table-blight-loss = Запас порожній: острів утрачено
table-forecast = Наступне спустошення
table-forecast-button = Прогноз
table-no-threat = Жодній території не загрожує спустошення.
table-decks = Колоди сил
table-deck-minor = Малі
table-deck-major = Великі
table-deck-of = Колода сил: { $deck }
table-pile-of = Скид: { $deck }
table-own-discard = Ваш скид
table-pile-hint = переглянути скид
table-pile-empty = Ця стопка порожня.
table-log-done = { $who }: { $what }
table-log-hint = відкрити журнал
table-used = використано
table-in-hand = у руці
table-acts = { $who } може діяти
table-acts-short = може діяти
table-waits = { $who } поки що завершує
table-waits-short = чекає
table-energy-n = енергія: { $n }
table-hand-n = у руці: { $n }
table-played-n = у грі: { $n }
table-discarded-n = у скиді: { $n }
table-partner-hint = діяти за цього гравця або переглянути панель
table-cards-of = { $who }: у грі { $played }, у руці { $hand }
table-no-others = Інших гравців немає.

## Мапа

table-land = { $land }, { $terrain }
table-hurt = { $what } (шкода { $n })
table-presence-of = присутність, { $who }: { $n }
table-defend = Захист { $n }
table-threat = загроза спустошення: { $n } шкоди
table-empty-land = порожньо
table-pieces-hidden = Фігури приховано
table-pieces-shown = Фігури показано
table-aim = { $what }: оберіть куди, земель: { $n }
table-pointing = вибір: { $land }

## Рядок запитань і кнопки

table-over = Гру завершено
table-show-result = Показати підсумок
table-end-phase = Завершити фазу
table-end-not-now = Спершу дайте відповідь на запитання.
table-nothing-to-end = Зараз нічого завершувати чи відхиляти.
table-skip-hint = відмовитися від ефекту або решти
table-undo-what = Скасувати: { $what }
table-undo-short = Скасувати
table-undo-none = Немає чого скасовувати.
table-undo-fence = повертає до моменту перед відкриттям нового
table-undone = Скасовано: { $what }
table-redo = Повторити
table-redo-none = Немає чого повторювати.
table-rewind-question = Повернутися до моменту перед новою інформацією?
table-rewind-text = Після «{ $what }» щось було відкрито або взято. Випаде те саме; журнал покаже, що гру відмотано.
table-rewind-many = Відтоді щось було відкрито або взято. Випаде те саме; журнал покаже, що гру відмотано.
table-rewind-go = Повернутися
table-rewind-keep = Залишитися
table-restart-question = Почати цю фазу знову?
table-end-question = Завершити, хоча ще є дії?
table-end-text-play = { $n ->
         [one] Ще можна розіграти { $n } карту.
         [few] Ще можна розіграти { $n } карти.
         [many] Ще можна розіграти { $n } карт.
        *[other] Ще можна розіграти { $n } карти.
    }
table-end-text-powers-fast = { $n ->
         [one] Ще можна застосувати { $n } швидку силу.
         [few] Ще можна застосувати { $n } швидкі сили.
         [many] Ще можна застосувати { $n } швидких сил.
        *[other] Ще можна застосувати { $n } швидкі сили.
    }
table-end-text-powers-slow = { $n ->
         [one] Ще можна застосувати { $n } повільну силу.
         [few] Ще можна застосувати { $n } повільні сили.
         [many] Ще можна застосувати { $n } повільних сил.
        *[other] Ще можна застосувати { $n } повільні сили.
    }
table-end-go = Завершити
table-end-keep = Продовжити
table-end-never = Завершити й більше не питати
table-not-kept = Цей стіл не зберігається.
table-bot-unknown = Ця версія не знає бота «{ $bot }». Замість нього грає найсильніший з тих, що є.
table-unsaved = Не збережено
table-unsaved-hint = Диск не приймає цей стіл. Спроба повторюється щокілька секунд і з кожним рішенням.
table-saved-again = Стіл знову збережено.

## Рука

table-in-play = У грі
table-hand = Рука
table-discard-own = власний скид <b>{ $n }</b>
table-no-cards = Немає карт ні в грі, ні в руці.
table-card-power = вартість { $cost }, { $speed }
table-card-value = { $card }, { $where }
table-tag-now = діє зараз
table-tag-later = згодом: повільна
table-tag-cost = коштує { $cost }, маєте { $have }

## Попередній перегляд: до → після

table-ravage-in = Спустошення: { $land }
table-preview-in = Територія { $land }
table-preview-more = { $n ->
         [one] і ще { $n }
         [few] і ще { $n }
         [many] і ще { $n }
        *[other] і ще { $n }
    }
table-preview-open = Далі ви обираєте, що буде.
table-preview-unknown = Відкриються сховані карти: решта невідома.
table-pv-damage = Шкода
table-pv-blight = Скверна
table-pv-presence = Втрата присутності
table-pv-dahan = Втрата даханів
table-pv-strike = Удар даханів
table-pv-cascade = Скверна пошириться.
table-pv-skipped = Це спустошення пропускається.
table-cv-kind = { $what } { $where }
table-cv-hurt = отримана шкода { $where }
table-cv-presence = присутність { $where }
table-cv-defend = Захист { $where }
table-cv-terror = рівень жаху
table-cv-energy = енергія { $who }
table-cv-plays-left = розіграші { $who }
table-cv-hand = карти в руці { $who }
table-cv-destroyed = знищена присутність { $who }
table-cv-track-energy = енергія щоходу { $who }
table-cv-track-plays = розіграші щоходу { $who }
table-cv-element = { $what } { $who }

## Клавіші

table-key-cap-carry = Перетягнути
table-key-cap-drag = Права + рух
table-key-tab = наступне, що можна обрати
table-key-digits = обрати одне з перших дев’яти
table-key-backspace = відмовитися або завершити
table-key-end = завершити фазу
table-key-undo = скасувати
table-key-redo = повторити
table-key-restart = почати фазу знову
table-key-space = збільшити карту
table-key-cards = попередня і наступна карта
table-key-seat = діяти за іншого гравця
table-key-panel = власна панель
table-key-others = панелі інших
table-key-forecast = що зробить наступне спустошення
table-key-rules = правила
table-key-log = журнал
table-key-hide = сховати або показати фігури
table-key-wheel = масштаб мапи (також коліщам)
table-key-carry = викласти тайл, зіграти карту
table-key-drag = рухати збільшену мапу
table-key-fit = уся мапа
table-zoom-whole = Видно вже все поле.

# Whose turn it is
table-status-turn = { $colour } · <b>ваш хід</b>
table-status-acts = { $colour } · <b>ходить</b>

# Something held that is laid on the map
table-turn = Обернути
table-turn-hint = Обертає тайл; те саме робить коліщатко.
table-turn-one = Підходить лише в один спосіб.
table-turn-one-here = Тут він підходить лише в один спосіб.
table-ways = { $n ->
        [one] { $n } спосіб
        [few] { $n } способи
       *[many] { $n } способів
    }

## Cards with one narrow line

table-strip-any = будь-де
table-strip-coastal = прибережна
table-strip-with = з { $what }
table-strip-without = без { $what }

## The invader deck

table-invader-deck = Колода загарбників
table-invader-deck-short = Колода
table-stage-value = відкрито: { $seen }; лишилося { $n }
table-tag-now-short = зараз
table-tag-later-short = згодом
table-tag-cost-short = бракує { $n }
table-more-n = ще { $n }

## Наступна фаза загарбників (F)

table-coming = Наступна фаза загарбників
table-turn-n = хід { $n }
table-build-in = Будівництво: { $land }
table-explore-in = Дослідження, { $terrain }
table-coming-skipped = пропуск
table-coming-before = { $n } до Захисту { $defend }
table-coming-spreads = і поширюється
table-coming-strike = удар { $n }
table-coming-doubt = не напевно: залежить від рішень гравців дорогою
table-coming-cards = карт: { $n } з { $of }
table-coming-coast = узбережжя
table-coming-coastal = Прибережні території
table-coming-nobody = ніхто не прийде
table-coming-over = Цього ходу вже позаду.
table-coming-no-build = Жодна територія не будуватиме.
table-coming-no-deck = Карт загарбників більше немає.
table-coming-end = Тоді гра закінчиться: { $reason }.
table-coming-fear = { $n ->
         [one] Перед нею відкривають { $n } карту страху, і вона може це змінити.
         [few] Перед нею відкривають { $n } карти страху, і вони можуть це змінити.
         [many] Перед нею відкривають { $n } карт страху, і вони можуть це змінити.
        *[other] Перед нею відкривають { $n } карти страху, і вони можуть це змінити.
    }
table-coming-action = Розростання: на кожному полі до приходу дослідників додають поселення, тож їх може прийти більше.

## A sheet filled in at once, and replies of several people

table-sheet-confirm = Підтвердити
table-sheet-chosen = вибрано
table-sheet-free = не вибрано
table-no-forecast = Ця гра не має прогнозу.
replies-title = Хтось відповідає?
replies-nobody = Ніхто
replies-nobody-hint = Пропускає за всіх присутніх.
replies-name-hint = { $who } бере екран і відповідає.
replies-none = { $who } не має чим відповісти.

## What every game may have to say

seat-name = Гравець { $n }
reason-not-now = Зараз цього вибрати не можна.
reason-game-over = Гру завершено.
reason-not-your-seat = Це вирішує інший гравець.
