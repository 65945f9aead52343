### Spirit Island: names of what is in the box. Names stand in the nominative only and are never declined.

## Power cards

name-card-call-of-the-dahan-ways = Поклик даханських звичаїв
name-card-call-to-bloodshed = Заклик до кровопролиття
name-card-call-to-isolation = Заклик до відокремлення
name-card-call-to-migrate = Заклик до переселення
name-card-call-to-tend = Заклик до піклування
name-card-dark-and-tangled-woods = Темні й заплутані ліси
name-card-delusions-of-danger = Уявні небезпеки
name-card-devouring-ants = Ненажерливі мурахи
name-card-drift-down-into-slumber = Поринути в дрімоту
name-card-drought = Посуха
name-card-elemental-boon = Дар стихій
name-card-encompassing-ward = Всеохопний оберіг
name-card-enticing-splendor = Звабливий блиск
name-card-entrancing-apparitions = Чарівливі примари
name-card-gift-of-constancy = Дар сталості
name-card-gift-of-living-energy = Дар живої енергії
name-card-gift-of-power = Дар сили
name-card-gnawing-rootbiters = Ненаситні коренегризи
name-card-land-of-haunts-and-embers = Край привидів і жарин
name-card-lure-of-the-unknown = Принада незвіданого
name-card-natures-resilience = Стійкість природи
name-card-pull-beneath-the-hungry-earth = Затягти під голодну землю
name-card-purifying-flame = Очисне полум’я
name-card-quicken-the-earths-struggles = Пришвидшити боріння землі
name-card-rain-of-blood = Кривавий дощ
name-card-reaching-grasp = Далекосяжна хватка
name-card-rouse-the-trees-and-stones = Збудити дерева й камені
name-card-sap-the-strength-of-multitudes = Виснажити силу юрби
name-card-savage-mawbeasts = Люті зубаті звірі
name-card-shadows-of-the-burning-forest = Тіні лісової пожежі
name-card-song-of-sanctity = Пісня святості
name-card-steam-vents = Парові жерла
name-card-uncanny-melting = Моторошне танення
name-card-veil-the-nights-hunt = Приховати нічне полювання
name-card-visions-of-fiery-doom = Видіння вогняної загибелі
name-card-voracious-growth = Невситимі зарості
name-card-accelerated-rot = Прискорене гниття
name-card-blazing-renewal = Вогняне відродження
name-card-cleansing-floods = Очищувальні повені
name-card-dissolve-the-bonds-of-kinship = Розірвати родинні узи
name-card-entwined-power = Переплетена сила
name-card-indomitable-claim = Незламне домагання
name-card-infinite-vitality = Безмежна життєва снага
name-card-mists-of-oblivion = Тумани забуття
name-card-paralyzing-fright = Заціпеніння від переляку
name-card-pillar-of-living-flame = Стовп живого полум’я
name-card-poisoned-land = Отруєна земля
name-card-powerstorm = Буревій сили
name-card-talons-of-lightning = Пазурі блискавки
name-card-terrifying-nightmares = Жаскі кошмари
name-card-the-jungle-hungers = Джунглі зголодніли
name-card-the-land-thrashes-in-furious-pain = Земля корчиться від люті й болю
name-card-the-trees-and-stones-speak-of-war = Дерева й камені говорять про війну
name-card-tsunami = Цунамі
name-card-vengeance-of-the-dead = Помста мертвих
name-card-vigor-of-the-breaking-dawn = Міць нового світанку
name-card-winds-of-rust-and-atrophy = Вітри іржі й занепаду
name-card-wrap-in-wings-of-sunlight = Огорнути сонячними крилами
name-card-ferocious-rampage = Люте шаленство
name-card-gift-of-furious-might = Дар шаленої моці
name-card-herd-towards-the-lurking-maw = Загнати до прихованої пащі
name-card-mark-territory-with-scars-and-teeth = Позначити терени шрамами й зубами
name-card-boon-of-watchful-guarding = Дар пильної варти
name-card-eerie-noises-and-moving-trees = Химерні звуки й рухомі дерева
name-card-mysterious-abductions = Загадкові викрадення
name-card-whispered-guidance-through-the-night = Шепіт, що веде крізь ніч
name-card-exaltation-of-tangled-growth = Звеличення сплетених заростей
name-card-foul-vapors-and-fetid-muck = Гнилі випари й смердюча твань
name-card-intractable-thickets-and-thorns = Непролазні хащі й терни
name-card-open-shifting-waterways = Відкрити мінливі протоки
name-card-call-on-herders-for-aid = Покликати пастухів на поміч
name-card-gift-of-searing-heat = Дар пекучого жару
name-card-stinging-sandstorm = Колюча піщана буря
name-card-sweltering-exhaustion = Спекотна знемога
name-card-gift-of-the-sunlit-air = Дар осяйного повітря
name-card-gift-of-wind-sped-steps = Дар підхоплених вітром кроків
name-card-scatter-to-the-winds = Розвіяти на всі вітри
name-card-tempest-of-leaves-and-branches = Буря листя й гілля
name-card-harbingers-of-the-lightning = Провісники блискавки
name-card-lightnings-boon = Дар блискавки
name-card-raging-storm = Шалена буря
name-card-shatter-homesteads = Трощити оселі
name-card-boon-of-vigor = Дар снаги
name-card-flash-floods = Раптові повені
name-card-rivers-bounty = Щедрість ріки
name-card-wash-away = Змити геть
name-card-concealing-shadows = Тіні, що ховають
name-card-crops-wither-and-fade = Посіви в’януть і гинуть
name-card-favors-called-due = Час віддячити за послуги
name-card-mantle-of-dread = Мантія жаху
name-card-a-year-of-perfect-stillness = Рік цілковитого спокою
name-card-draw-of-the-fruitful-earth = Принада родючої землі
name-card-guard-the-healing-land = Берегти землю, що зцілюється
name-card-rituals-of-destruction = Ритуали руйнування
name-card-manifestation-of-power-and-glory = Вияв могутності та слави
name-card-sudden-ambush = Раптова засідка
name-card-voice-of-thunder = Голос грому
name-card-words-of-warning = Слова перестороги
name-card-fields-choked-with-growth = Поля, задушені порістю
name-card-gift-of-proliferation = Дар розростання
name-card-overgrow-in-a-night = Зарости за одну ніч
name-card-stem-the-flow-of-fresh-water = Спинити плин прісної води
name-card-call-of-the-deeps = Поклик глибин
name-card-grasping-tide = Чіпкий приплив
name-card-swallow-the-land-dwellers = Поглинути мешканців суходолу
name-card-tidal-boon = Дарунок припливу
name-card-call-on-midnights-dream = Закликати опівнічний сон
name-card-dread-apparitions = Моторошні з’яви
name-card-dreams-of-the-dahan = Сни даханів
name-card-predatory-nightmares = Хижі кошмари

## Spirits

name-spirit-devouring-teeth-lurk-underfoot = Жадібні зуби чигають під ногами
name-spirit-eyes-watch-from-the-trees = Очі стежать із дерев
name-spirit-fathomless-mud-of-the-swamp = Бездонна багнюка болота
name-spirit-rising-heat-of-stone-and-sand = Жар, що йде від каменю й піску
name-spirit-sun-bright-whirlwind = Сонцесяйний вихор
name-spirit-lightnings-swift-strike = Стрімкий удар блискавки
name-spirit-river-surges-in-sunlight = Ріка вирує в сонячному світлі
name-spirit-shadows-flicker-like-flame = Тіні мерехтять, мов полум’я
name-spirit-vital-strength-of-the-earth = Життєва сила землі
name-spirit-thunderspeaker = Громовісник
name-spirit-a-spread-of-rampant-green = Нестримний розлив зелені
name-spirit-oceans-hungry-grasp = Голодна хватка океану
name-spirit-bringer-of-dreams-and-nightmares = Той, хто несе сни й кошмари

# Як грає дух, для підготовки: одне або два короткі речення в одному рядку.
plays-spirit-devouring-teeth-lurk-underfoot = Сильно б’є на своїх територіях і поруч: сили, що завдають шкоди, завдають на 1 більше. Захищає мало.
plays-spirit-eyes-watch-from-the-trees = Боронить території й сіє страх. Де захищає, туди може прийти дахан і вдарити у відповідь. Атакує мало.
plays-spirit-fathomless-mud-of-the-swamp = На її священних місцях замість будівель з’являються дослідники. Уміє всього потроху, але повільно.
plays-spirit-rising-heat-of-stone-and-sand = Випалює загарбників там, де осів: на його священних місцях у поселень і міст на 1 здоров’я менше.
plays-spirit-sun-bright-whirlwind = Жене дослідників, поселення й даханів між територіями та допомагає іншим духам. Майже не захищає.
plays-spirit-lightnings-swift-strike = Швидко нищить: повільні сили можуть ударити раніше за загарбників. Майже не захищає.
plays-spirit-river-surges-in-sunlight = Змиває дослідників і поселення з боліт та ділиться енергією. Захищає мало.
plays-spirit-shadows-flicker-like-flame = Сіє страх і б’є з темряви; за енергію сягає будь-якої території з даханами.
plays-spirit-vital-strength-of-the-earth = Повільна й міцна: її священні місця боронять себе самі, а сили повторюються. Діє пізно.
plays-spirit-thunderspeaker = Веде даханів у бій і йде з ними. Де гинуть дахани, його присутність у небезпеці.
plays-spirit-a-spread-of-rampant-green = Розростається щоходу й душить спустошення та будівництво ціною присутності.
plays-spirit-oceans-hungry-grasp = Топить усе, що приходить на берег, і живиться ним. Ніколи не йде вглиб острова.
plays-spirit-bringer-of-dreams-and-nightmares = Перемагає лише страхом: його сили нічого не нищать, а тільки насилають сни про це.

## Special rules of spirits

name-rule-territorial-aggression = Територіальна агресія
name-rule-dahan-trust-the-watchers = Дахани довіряють вартовим
name-rule-offer-no-firm-foundations = Жодної твердої опори
name-rule-blistering-heat = Нестерпна спека
name-rule-a-stiff-wind-at-their-backs = Тугий вітер у спину
name-rule-swiftness-of-lightning = Швидкість блискавки
name-rule-rivers-domain = Володіння ріки
name-rule-shadows-of-the-dahan = Тіні даханів
name-rule-earths-vitality = Живучість землі
name-rule-ally-of-the-dahan = Союзник даханів
name-rule-sworn-to-victory = Заприсягнутий на перемогу
name-rule-choke-the-land-with-green = Задушити землю зеленню
name-rule-steady-regeneration = Неспинне відродження
name-rule-ocean-in-play = Океан у грі
name-rule-drowning = Утоплення
name-rule-to-dream-a-thousand-deaths = Наснити тисячу смертей

## Innate powers

name-innate-death-approaches-from-beneath-the-surface = Смерть надходить з-під землі
name-innate-mischief-and-sabotage = Пустощі й саботаж
name-innate-spreading-and-dreadful-mire = Страхітлива трясовина шириться
name-innate-scorch-with-waves-of-heat = Палити хвилями жару
name-innate-violent-windstorms = Шалені вітровії
name-innate-thundering-destruction = Громова руйнація
name-innate-massive-flooding = Великий потоп
name-innate-darkness-swallows-the-unwary = Темрява поглинає необачних
name-innate-gift-of-strength = Дар моці
name-innate-gather-the-warriors = Зібрати воїнів
name-innate-lead-the-furious-assault = Повести в лютий наступ
name-innate-creepers-tear-into-mortar = Виткі лози рвуть мури
name-innate-all-enveloping-green = Всеосяжна зелень
name-innate-pound-ships-to-splinters = Розтрощити кораблі на друзки
name-innate-ocean-breaks-the-shore = Океан ламає берег
name-innate-spirits-may-yet-dream = Духи ще можуть снити
name-innate-night-terrors = Нічні жахи

## Fear cards

name-fear-avoid-the-dahan = Уникати даханів
name-fear-belief-takes-root = Віра пускає коріння
name-fear-dahan-enheartened = Дахани набираються відваги
name-fear-dahan-on-their-guard = Дахани напоготові
name-fear-dahan-raid = Набіг даханів
name-fear-emigration-accelerates = Еміграція пришвидшується
name-fear-fear-of-the-unseen = Страх перед незримим
name-fear-isolation = Ізоляція
name-fear-overseas-trade-seem-safer = Заморська торгівля здається безпечнішою
name-fear-retreat = Відступаємо!
name-fear-scapegoats = Цапи-відбувайли
name-fear-seek-safety = Шукати безпеки
name-fear-tall-tales-of-savagery = Небилиці про дикунство
name-fear-trade-suffers = Торгівля занепадає
name-fear-wary-of-the-interior = Осторога перед глибиною острова
## Карти скверни

name-blight-card-downward-spiral = Спіраль занепаду
name-blight-card-memory-fades-to-dust = Пам’ять розсипається на порох
## Супротивники

name-adversary-brandenburg-prussia = Королівство Бранденбург-Пруссія
name-adversary-england = Королівство Англія
name-adversary-sweden = Королівство Швеція
name-scenario-blitz = Бліцкриг
name-scenario-guard-the-isles-heart = На варті серця острова
name-scenario-rituals-of-terror = Ритуали жаху
name-scenario-dahan-insurrection = Повстання даханів

## Invader cards; the number is the stage where a name stands twice

name-invader-i-jungle = Джунглі I
name-invader-i-mountain = Гори I
name-invader-i-sands = Піски I
name-invader-i-wetland = Болота I
name-invader-ii-jungle = Джунглі II
name-invader-ii-mountain = Гори II
name-invader-ii-sands = Піски II
name-invader-ii-wetland = Болота II
name-invader-ii-coastal = Узбережжя
name-invader-iii-jungle-mountain = Джунглі й гори
name-invader-iii-jungle-sands = Джунглі й піски
name-invader-iii-jungle-wetland = Джунглі й болота
name-invader-iii-mountain-sands = Гори й піски
name-invader-iii-mountain-wetland = Гори й болота
name-invader-iii-sands-wetland = Піски й болота
name-invader-stage-ii-action = Розростання

## Lands

name-terrain-jungle = Джунглі
name-terrain-mountain = Гори
name-terrain-sands = Піски
name-terrain-wetland = Болота
name-terrain-ocean = Океан

## Decks

name-deck-minor = Малі сили
name-deck-major = Великі сили
name-deck-unique = Унікальні сили

## Sets and layouts

name-set-horizons = Обрії Острова духів
name-set-base = Острів духів
name-layout-one-board-g = Одне поле: G
name-layout-one-board-h = Одне поле: H
name-layout-two-boards = Два поля: G, H
name-layout-three-boards = Три поля: G, H, B

## Island boards

name-board-a = Поле A
name-board-b = Поле B
name-board-c = Поле C
name-board-d = Поле D
name-board-g = Поле G
name-board-h = Поле H

# A chart of the statistics, by what a seat's set-up says.
stats-by-spirit = Духи
