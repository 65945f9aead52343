### Що кажуть про раунд і що буде далі.

rice-told-recap = Раунд { $n } завершено
rice-told-place = місце { $n } у порядку ходу
rice-told-harvest = Ділянка { $n }: { $hexes ->
        [one] { $hexes } гекс
        [few] { $hexes } гекси
       *[many] { $hexes } гексів
    }
rice-told-rotted = Згнило рису: { $n ->
        [one] { $n } гекс
        [few] { $n } гекси
       *[many] { $n } гексів
    }
rice-told-lost = Забрано
rice-told-water = Вода на полі: { $n }, у водоймі: { $waits }
rice-told-row-1 = чиста ділянка: перший рядок таблиці врожаю
rice-told-row-2 = один шкідник: другий рядок таблиці врожаю
rice-told-row-3 = один бур’ян: третій рядок таблиці врожаю
rice-told-row-4 = бур’яни й шкідники: останній рядок таблиці врожаю
rice-told-flows = { $n ->
        [one] { $n } диск тече далі: { $to }
        [few] { $n } диски течуть далі: { $to }
       *[many] { $n } дисків тече далі: { $to }
    }
rice-told-runs-off = { $n ->
        [one] { $n } диск повертається до запасу
        [few] { $n } диски повертаються до запасу
       *[many] { $n } дисків повертається до запасу
    }
rice-told-hexes = Гексів
rice-told-need = Ще потрібно секцій
rice-told-have = Секцій є
rice-told-floods = Потрібно води
rice-told-rocks = Валунів на ній
rice-told-closes = Закриється одразу й стане ділянкою.
rice-told-bonus-walls = Безкоштовні секції на потім
rice-told-free-sections = Безкоштовні секції цього раунду
rice-told-paddy-water = Вода, ділянка { $n }
rice-told-paddy-weeds = Бур’яни, ділянка { $n }
rice-told-paddy-pests = Шкідники, ділянка { $n }
rice-told-paddy-fertilized = Добриво, ділянка { $n }
rice-told-rocks-left = Валуни на полі
rice-told-to-reservoir = Водойма: { $who }
rice-told-rice-of = Рис: { $who }
rice-told-weeds-of = Бур’яни: { $who }
rice-told-pests-of = Шкідники: { $who }
rice-told-supply = Запас
rice-told-after-flood = Вода після затоплення
rice-told-rots = Гексів згниє
rice-told-water-here = Вода тут
rice-told-pays = Врожай зараз
rice-about-field = Відкрите поле: на ньому можна звести наступну ділянку.
rice-about-magic = Магічна вода: цей гекс затоплений без диска.
rice-about-rock = Валун: вода далі не йде й садити не можна, доки віл його не прибере.
rice-about-site = Заплановано для наступної ділянки; ще потрібно секцій: { $n }
rice-about-crop-none = рису тут немає
rice-about-crop-planted = посаджений рис: дозріє, якщо ділянка затоплена
rice-about-crop-grown = дозрілий рис: збирають, коли ділянка суха, інакше він згниє
rice-about-fertilized = удобрено: рахується на один гекс більше
rice-about-deed = за те, що зроблено цього раунду
rice-about-state = за те, що господарство тоді має
rice-about-have = зараз: { $n }
rice-about-tax = Увесь податок за покупки одного раунду.
rice-about-laborer = { $n } селянини зводять секцію, { $harvest } збирають гекс, один садить гекс; на бур’ян треба стільки, скільки гексів у ділянці.
rice-about-livestock = Худоба працює як віл (секція чи валун) або як качка (шкідники, добриво).
rice-about-sections = Вали й шлюзи, які ще можна звести, з { $n }.
rice-told-forecast = Затоплення і врожай
rice-told-head-pays = дає зараз
rice-told-head-rots = згниє
rice-told-no-paddy = Ще немає жодної ділянки.
rice-told-row-short = рядок { $n }
rice-told-open = { $n ->
        [one] Лишиться незакритою: бракує { $n } секції.
        [few] Лишиться незакритою: бракує { $n } секцій.
       *[many] Лишиться незакритою: бракує { $n } секцій.
    }
rice-told-stays = { $n ->
        [one] Ділянка { $paddy } зберігає { $n } диск
        [few] Ділянка { $paddy } зберігає { $n } диски
       *[many] Ділянка { $paddy } зберігає { $n } дисків
    }
rice-about-pays = врожай зараз: рис { $n }
rice-about-flood = { $n ->
        [one] після затоплення: { $n } диск
        [few] після затоплення: { $n } диски
       *[many] після затоплення: { $n } дисків
    }
rice-about-farm-flood = { $n ->
        [one] після затоплення: { $n } диск на полі, далі { $on }
        [few] після затоплення: { $n } диски на полі, далі { $on }
       *[many] після затоплення: { $n } дисків на полі, далі { $on }
    }
rice-told-more = { $n ->
        [one] і ще { $n } рядок
        [few] і ще { $n } рядки
       *[many] і ще { $n } рядків
    }
rice-told-water-on = { $n ->
        [one] { $n } диск на полі
        [few] { $n } диски на полі
       *[many] { $n } дисків на полі
    }
rice-told-passes = далі { $n }
rice-about-act-build = { $laborers } селянини або один віл зводять секцію, вал чи шлюз. Спершу планують землю; закрита, вона стає ділянкою.
rice-about-act-rock = Один віл прибирає один валун.
rice-about-act-drain = Чого ділянка не тримає, тече до наступної, а з останньої — до наступного гравця.
rice-about-act-weed = На сухій ділянці; на один бур’ян треба стільки селян, скільки гексів у ділянці.
rice-about-act-pest = На сухій ділянці; качка прибирає шкідника й удобрює ще не дозрілий рис.
rice-about-act-harvest = На сухій ділянці; селян на кожен гекс дозрілого рису: { $harvest }. Дозрілий рис, якого не зібрано, гниє.
rice-about-act-flood = Водойма розливається по ділянках за їхнім порядком; чого вони не вміщають, тече до наступного гравця.
rice-about-act-growth = Посаджений рис дозріває на затоплених ділянках.
rice-about-act-plant = Уся затоплена ділянка зразу, селян на кожен гекс: { $plant }.
rice-about-act-harvest-table = Рис за врожай: за гексами, бур’янами й шкідниками; виділено, що дали б ваші ділянки зараз.
rice-about-taxed = Від другої покупки за раунд додається податок.
rice-told-after-flood-of = Після затоплення: { $who }
rice-told-grows = Дозріють ділянки
rice-end-rounds = Раунди
rice-end-by-round = Рис за раундами
rice-end-rice = { $n } рису
rice-end-lead = На { $n } рису більше, ніж має { $second }.
rice-end-short = Якби рису було на { $n } більше, переміг би інший гравець: { $who }.
rice-end-moment-harvested = { $who }: врожай однієї ділянки — { $n } рису
rice-end-moment-claimed = { $who }: досягнення на { $n } рису
rice-end-moment-rotted = { $who }: згнило { $n ->
        [one] { $n } гекс рису
        [few] { $n } гекси рису
       *[many] { $n } гексів рису
    }
rice-told-price = Ціна
rice-told-tax = Податок за раунд
rice-told-next = Далі: ціна { $price }, ще податку { $tax }.
rice-told-last = На вашому ринку більше немає.
rice-does-harvest = дозрілих гексів: { $n } з { $of }
rice-does-plant = { $n ->
        [one] { $n } гекс
        [few] { $n } гекси
       *[many] { $n } гексів
    }; порожніх зараз: { $of }
rice-does-weed = бур’янів: { $n } з { $of }
rice-does-build = { $n ->
        [one] { $n } секція
        [few] { $n } секції
       *[many] { $n } секцій
    }
rice-does-rock = валунів: { $n } з { $of }
rice-does-ducks = шкідники й добриво: { $n } з { $of }
rice-told-rank = місце { $n }
rice-large-title = Господарство: { $who }
rice-large-hint = торкніться, щоб побачити великим
