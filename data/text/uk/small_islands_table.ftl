### Small Islands на екрані: приготування, панелі, стіл.

## Приготування

setup-page-game = Гра
setup-page-details = Подробиці
setup-mode = Режим
setup-mode-seats = { $high ->
        [1] для одного гравця
       *[other] для { $low }–{ $high } гравців
    }
mode-solo = Наодинці
mode-solo-hint = Один гравець проти Алексіса, який за своїми картами кладе плитки, висаджується та будує.
mode-normal = Звичайний
mode-normal-hint = Кожна ціль — одна карта: завдання та його нагорода.
mode-advanced = Розширений
mode-advanced-hint = Завдання й нагороди — окремі карти; щораунду ви поєднуєте їх самі.
option-first = Перший гравець
option-first-hint = Викладає стартові плитки й починає перший раунд.
choice-first-random = будь-хто
option-alexis = Алексіс
option-alexis-hint = Ранок — його найлегша карта, ніч — найважча.
choice-alexis-morning = Ранок
choice-alexis-afternoon = День
choice-alexis-night = Ніч
option-objectives = Цілі
option-objectives-hint = Одна карта або окремі завдання й нагороди.
choice-objectives-normal = звичайні
choice-objectives-advanced = розширені
option-columns = Стіл, стовпці
option-columns-hint = Ніщо не може лежати за краєм столу.
option-rows = Стіл, рядки
option-rows-hint = Ніщо не може лежати за краєм столу.
option-bonus-tokens = Бонусні жетони
option-bonus-tokens-hint = Квітка, плід, листок і джокер або чотири джокери.
choice-bonus-tokens-mixed = різні
choice-bonus-tokens-jokers = джокери
option-bonus-on-bare-land = Жетони на голій землі
option-bonus-on-bare-land-hint = Бонусний жетон може додати ресурс, а не лише змінити.
option-starts-count = Стартові плитки рахуються
option-starts-count-hint = Стартові плитки враховуються в розмірі острова.
option-equal-zero = Нічого дорівнює нічому
option-equal-zero-hint = Ресурси, яких на острові немає, теж вважаються рівними.
option-small-island-points = Нагорода за дві плитки
option-small-island-points-hint = Очки нагороди за розмір для островів із двох плиток.
setup-control-human = Людина біля цього екрана.
setup-control-bot-random = Робить будь-який дозволений хід.
setup-control-bot-greedy = Дивиться на хід уперед.
setup-control-bot-search = Перед кожним ходом обмірковує багато партій.
ui-bot-random-level = Лагідний
ui-bot-greedy-level = Кмітливий
ui-bot-search-level = Проникливий
ui-bot-search = Бот, що обмірковує багато партій
ui-bot-search-short = Мислитель
