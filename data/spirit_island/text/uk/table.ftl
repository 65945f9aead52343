### The table of this game: panels, prompt bar, hand, previews.

table-boards = { $n ->
         [one] Поле { $boards }
         [few] Поля { $boards }
         [many] Поля { $boards }
        *[other] Поля { $boards }
    }
table-cliff-note = штрихований край: скелі, не узбережжя
table-np = { NP($what, $n, case: "nom") }

## Власна панель

table-panel-of = { $spirit } ({ $who })
table-who = { $who } · { $colour }
table-who-you = { $who } · { $colour } · <b>ви</b>
table-who-brief-you = { $who } · <b>ви</b>
table-energy = Енергія
table-plays = Розіграші
table-destroyed = Знищено
table-destroyed-unit = { $n ->
       *[other] присутності
    }
table-destroyed-brief = { $n ->
        [one] диск
        [few] диски
       *[many] дисків
    }
table-income = +{ $n } щоходу
table-plays-of = з { $n }
table-of = з { $n }
table-elements = Стихії цього ходу
table-element-n = { $element } { $n }
table-growth = Зростання
table-growth-note = один рядок за хід
table-growth-row = Зростання, варіант { $n }
table-taken = вибрано
table-track-energy = Шкала енергії
table-track-plays = Шкала розіграшів
# A track as it is to be chosen: what it gives each turn, before and after its next disc.
table-gain-energy = Енергія { $now } → { $after }
table-gain-plays = Розіграші { $now } → { $after }
table-track-open = відкрито { $n } з { $of }, зараз { $now }
table-level = { $name }, рівень { $n }
table-levels = досягнуто рівнів: { $n } з { $of }
table-reached = досягнуто
table-short = до рівня { $n } бракує: { $what }
table-use-innate = застосувати цю вроджену силу
table-innate-used = застосовано

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
table-cards-left-short = ще { $n }
table-lands-n-short = { $n } тер.
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
table-fear-part = Колода, карта { $n } · жах { $level }
table-fear-up-deck = видна в колоді
table-fear-up-earned = видна, здобута
table-win-1 = Перемога: жодного загарбника
table-win-2 = Перемога: без поселень і міст
table-win-3 = Перемога: без міст
table-win-4 = Перемога жахом
table-win-short-1 = без загарбників
table-win-short-2 = без поселень і міст
table-win-short-3 = без міст
table-win-short-4 = перемога жахом
table-blight = Запас скверни
table-blight-note =
    { $n ->
        [one] лишився { $n }
       *[other] лишилося { $n }
    }
table-blight-rail = { $n ->
        [one] лишився
        [few] лишилися
       *[many] лишилося
    }
table-blight-of = з { $of } лишилося
table-blight-loss = Запас порожній: острів утрачено
table-forecast = Наступне спустошення
table-no-threat = Жодній території не загрожує спустошення.
table-decks = Колоди сил
table-deck-minor = Малі
table-deck-major = Великі
table-deck-of = Колода сил: { $deck }
table-pile-of = Скид: { $deck }
table-own-discard = Ваш скид
table-pile-hint = переглянути скид
table-used = застосовано
table-tag-again = ще раз
table-in-hand = у руці
table-acts = { $who } може діяти
table-acts-short = може діяти
table-waits = { $who } чекає
table-waits-short = чекає
table-energy-n = енергія: { $n }
table-hand-n = у руці: { $n }
table-played-n = у грі: { $n }
table-discarded-n = у скиді: { $n }
table-partner-hint = діяти за цього гравця або переглянути панель
table-cards-of = { $who }: у грі { $played }, у руці { $hand }

## Мапа

table-land = { $land }, { $terrain }
table-hurt = { $what } (шкода { $n })
table-presence-of = присутність, { $who }: { $n }
table-defend = Захист { $n }
table-threat = загроза спустошення: { $n } шкоди
table-token-skip-ravage = спустошення тут пропускають
table-token-skip-build = будівництво тут пропускають
table-token-skip-explore = дослідження тут пропускають
table-token-skip-all = загарбники тут цього ходу нічого не роблять
table-token-safe-dahan = дахани тут невразливі
table-token-safe-blight = скверну сюди додати не можна
table-empty-land = порожньо

## Рядок запитань і кнопки

table-any-order = У будь-якому порядку
table-any-order-hint = Решту територій загарбники спустошують одну за одною, за номерами, доки не треба буде щось вибрати.
table-in-part = Ужити частково
table-in-part-hint = Для сили, на поріг чи вищий рівень якої стихій вистачає, але вони тут небажані.
table-end-text-play = { $n ->
         [one] Ще можна зіграти { $n } карту.
         [few] Ще можна зіграти { $n } карти.
         [many] Ще можна зіграти { $n } карт.
        *[other] Ще можна зіграти { $n } карти.
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

## Рука

table-card-power = вартість { $cost }, { $speed }
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
table-preview-open = Далі ви вибираєте, що буде.
table-preview-nothing = Нічого не зміниться.
table-power-idle = { $what }: без наслідків.
table-preview-unknown = Відкриються сховані карти: решта невідома.
table-pv-damage = Шкода
table-pv-blight = Скверна
table-pv-presence = Втрата присутності
table-pv-dahan = Втрата даханів
table-pv-strike = Удар даханів
table-pv-fallen = { $rule }: { $n } <presence> у межах дальності { $range }
table-pv-cascade = Скверна пошириться.
table-pv-skipped = Це спустошення пропускається.
table-cv-kind = { $what } { $where }
table-cv-hurt = отримана шкода { $where }
table-cv-dreamt = бачать свою смерть уві сні { $where }
table-cv-drowned = утоплене здоров’я { $who }
table-cv-presence = присутність { $where }
table-cv-defend = Захист { $where }
table-cv-terror = рівень жаху
table-cv-energy = енергія { $who }
table-cv-plays-left = розіграші { $who }
table-cv-hand = карти в руці { $who }
table-cv-destroyed = знищена присутність { $who }
table-cv-skip-ravage = спустошення { $where }
table-cv-skip-build = будівництво { $where }
table-cv-skip-explore = дослідження { $where }
table-cv-skipped = пропуск
table-cv-track-energy = енергія щоходу { $who }
table-cv-track-plays = розіграші щоходу { $who }
table-cv-element = { $what } { $who }

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
table-used-short = ужито
table-tag-again-short = ще раз
table-tag-cost-short = бракує { $n }

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
table-coming-from = Ліворуч від стрілки — територія, куди прийшов би дослідник. Праворуч — звідки: поселення, місто чи узбережжя; досить одного.
table-coming-coast = узбережжя
table-coming-coastal = Прибережні території
table-coming-nobody = ніхто не прийде
table-coming-over = Цього ходу вже відбулося.
table-coming-no-build = На жодній території не будуватимуть.
table-coming-no-deck = Карт загарбників більше немає.
table-coming-end = Тоді гра закінчиться: { $reason }.
table-coming-fear = { $n ->
         [one] Перед нею відкривають { $n } карту страху, і вона може це змінити.
         [few] Перед нею відкривають { $n } карти страху, і вони можуть це змінити.
         [many] Перед нею відкривають { $n } карт страху, і вони можуть це змінити.
        *[other] Перед нею відкривають { $n } карти страху, і вони можуть це змінити.
    }
table-coming-action = Розростання: на кожному полі до приходу дослідників додають поселення, тож їх може прийти більше.
table-track-next = зараз { $now }, далі { $next }
table-stage-sum = за цю фазу загарбників: { $what }
table-own = Лише цей дух
table-drowned = Утоплено: { $n } з { $of } здоров’я до наступної енергії
table-chosen = Вибрано на цей хід: { $what }
table-unchosen = { $n ->
        [one] Відкрито { $n } стихію на вибір
        [few] Відкрито { $n } стихії на вибір
       *[other] Відкрито { $n } стихій на вибір
    }
