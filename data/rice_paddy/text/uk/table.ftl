### Стіл рисових полів.

rice-table-round = Раунд { $n } з { $of }
rice-table-spirit-farm-short = дух
rice-table-spirit-farm = Господарство духа
rice-table-spirit-farm-has = { $water ->
        [one] { $water } диск на ній
        [few] { $water } диски на ній
       *[other] { $water } дисків на ній
    }, { $n } у водоймі
rice-table-farm-has = водойма { $n }, { $paddies ->
        [one] { $paddies } ділянка
        [few] { $paddies } ділянки
       *[other] { $paddies } ділянок
    }
rice-table-paddy = Ділянка { $n }
rice-table-hex-name = Гекс { $hex }
rice-table-rock-name = Валун { $hex }
rice-table-field = відкрите поле
rice-table-rock = валун
rice-table-magic = магічна вода
rice-table-planned = заплановано для наступної ділянки
rice-table-water = вода { $n } з { $of }
rice-table-rice-none = без рису
rice-table-rice-planted = посаджено
rice-table-rice-grown = дозрів
rice-table-weeds = { $n ->
        [one] { $n } бур’ян
        [few] { $n } бур’яни
       *[other] { $n } бур’янів
    }
rice-table-pests = { $n ->
        [one] { $n } шкідник
        [few] { $n } шкідники
       *[other] { $n } шкідників
    }
rice-table-fertilized = удобрено
rice-table-rice = рис
rice-table-figures = Хто працює
rice-table-laborers = Селяни
rice-table-livestock = Худоба
rice-table-sections = Секції
rice-table-walls-free = { $n } у дар
rice-table-paddies = Ділянки
rice-table-buy-laborer = Селянин
rice-table-buy-livestock = Худоба
rice-table-price = { $tax ->
        [0] рис: { $n }
       *[other] рис: { $n } + податок { $tax }
    } · лишилося { $left }
rice-table-sold-out = розпродано
rice-table-tax-now = податок { $n }
rice-table-in-order = у цьому порядку
rice-table-act-build = Вали
rice-table-act-rock = Валуни
rice-table-act-drain = Осушення
rice-table-act-weed = Бур’яни
rice-table-act-pest = Шкідники
rice-table-act-harvest = Урожай
rice-table-act-flood = Затоплення
rice-table-act-growth = Дозрівання
rice-table-act-plant = Посадка
rice-table-oxen = Воли
rice-table-ducks = Качки
rice-table-tax = Податок за покупки
rice-table-taxes = за 1, 2, 3 … покупки: { $taxes }
rice-table-harvest-table = Урожай
rice-table-grey = останній раунд
rice-table-comes = із затопленням прийде: { $n }
rice-table-grows = дозріють ділянки: { $paddies }
rice-table-can-build = секцій під рукою: { $n }
rice-table-job-laborers-build = Будівництво
rice-table-job-laborers-weed = Бур’яни
rice-table-job-laborers-harvest = Урожай
rice-table-job-laborers-plant = Посадка
rice-table-job-oxen-build = Воли будують
rice-table-job-oxen-rock = Воли й валуни
rice-table-job-oxen-weed = Воли й бур’яни
rice-table-job-ducks = Качки
rice-table-in-front = Духи перед гравцем
rice-table-in-force = діє
rice-table-before-you = Перед вами
rice-table-used = ужито
rice-table-acts-now = зараз
rice-table-spirits-of = Духи: { $who }
rice-table-own-tiles = Здобуті досягнення
rice-table-cards-left = { $n ->
        [one] лишилася { $n } карта
        [few] лишилося { $n } карти
       *[other] лишилося { $n } карт
    }
rice-table-discs = { $n ->
        [one] { $n } диск
        [few] { $n } диски
       *[other] { $n } дисків
    }
rice-table-rival-has = місце { $place }, селяни { $laborers }, худоба { $livestock }, ділянки { $paddies }, водойма { $water }, духи в руці { $cards }
rice-table-rival-hint = відкриває панель цього гравця
rice-table-pays = рис: { $n }
rice-table-met = уже виконано
rice-table-taken = забрано: { $who }
rice-table-sure-ops = { $sure ->
        [known] дія: з оригіналу
        [likely] дія: наш здогад
       *[proposed] дія: наш задум
    }
rice-table-sure-timing = { $sure ->
        [known] коли: з оригіналу
        [likely] коли: наш здогад
       *[proposed] коли: наш задум
    }
rice-table-total = Рис
rice-table-source-harvest = Урожай
rice-table-source-rot = Згнилий рис
rice-table-source-tiles = Досягнення
rice-table-source-spirits = Духи
rice-table-source-setup = Підготовка
rice-table-source-end = Наприкінці
rice-table-paid = Сплачено й забрано
rice-table-rice-page = Рис
rice-table-allocation = Розподіл працівників
rice-table-send = Розіслати
rice-left = без завдання: { $who }
rice-left-none = усі при ділі
rice-left-laborers = { $n ->
        [one] { $n } селянин
        [few] { $n } селянини
       *[many] { $n } селян
    }
rice-left-livestock = { $n ->
        [one] { $n } тварина
        [few] { $n } тварини
       *[many] { $n } тварин
    }
rice-table-idle = { $job }: без роботи { $n }.
rice-table-rots = Згнило б дозрілого рису: { $n ->
        [one] { $n } гекс
        [few] { $n } гекси
       *[other] { $n } гексів
    }.
rice-table-all-busy = Кого послано, тому є робота; дозрілий рис не згниє.
rice-table-wins = Перемога: { $who }

## Раунди там, де інші ігри рахують ходи

counted-ui-turn-rice-paddy = { $turn ->
        [0] Підготовка
       *[other] Раунд { $turn }
    }
counted-score-played-rice-paddy = { $turns ->
    [one] { $turns } раунд
    [few] { $turns } раунди
   *[other] { $turns } раундів
 }
counted-travel-title-rice-paddy = Погляд назад: раунд { $turn }
counted-travel-banner-rice-paddy = Погляд назад на раунд { $turn }: Esc повертає
counted-travel-rewind-question-rice-paddy = Відмотати до раунду { $turn }?
counted-travel-lost-turns-rice-paddy = Гра повернеться з раунду { $here } на раунд { $there }.
counted-replay-title-rice-paddy = Запис гри: раунд { $turn }
counted-replay-banner-rice-paddy = Запис гри · раунд { $turn }, { $phase }
counted-replay-course-value-rice-paddy = { $n } з { $of }, раунд { $turn }
counted-review-where-rice-paddy = { $turn ->
        [0] До першого раунду, { $who }: { $what }
       *[other] Раунд { $turn }, { $who }: { $what }
    }
counted-review-banner-played-rice-paddy = { $turn ->
        [0] Як було зіграно
       *[other] Як було зіграно, раунд { $turn }
    }
counted-review-banner-line-rice-paddy = { $turn ->
        [0] Шлях бота
       *[other] Шлях бота, раунд { $turn }
    }
counted-look-title-rice-paddy = Погляд назад: раунд { $turn }
counted-look-at-rice-paddy = Погляд на раунд { $turn }, { $phase }
