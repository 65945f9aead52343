### Слова екранів: перший екран, нова гра, вікна, кінець гри, налаштування.

## Чотири гри

ui-in-the-making = У розробці
ui-players = гравців: { $n }
ui-minutes = { $n } хв
ui-weight = Вага { $n } з 5

## Усюди

ui-close = Закрити
ui-close-hint = Закрити й повернутися
ui-cancel = Назад
ui-back = Повернутися
ui-copy = Копіювати
ui-copied = Скопійовано
ui-opening = Готуємо стіл …
ui-on = увімкнено
ui-off = вимкнено
ui-cannot = зараз неможливо
ui-chosen = вибрано
ui-not-chosen = не вибрано
ui-previous = назад
ui-next = далі
ui-human = Людина
ui-bot = Бот
ui-bot-random = Бот, що грає навмання
ui-bot-random-short = Навмання
ui-bot-greedy = Бот, що дивиться на одне рішення вперед
ui-bot-greedy-short = Бот
ui-language = Мова
ui-settings = Налаштування
ui-text-view = Текстовий режим
text-now-on = Текстовий режим. Стрілки вгору та вниз переходять між рядками.
text-now-off = Зображення
text-keys = ↑ ↓ рядок за рядком · Enter застосовує рядок · { $view } зображення · { $again } ще раз · { $all } прочитати все
ui-rules = Правила
ui-first-screen = Перший екран
ui-turn = { $turn ->
        [0] Підготовка
       *[other] Хід { $turn }
    }
ui-turn-phase = { $turn ->
        [0] Підготовка, { $phase }
       *[other] Хід { $turn }, { $phase }
    }
ui-stage-phase = { $stage }, { $phase }
ui-finished = завершено
ui-today = сьогодні { $time }
ui-yesterday = учора { $time }
ui-date = { $day }.{ $month }.{ $year } { $time }
ui-scale-now = Розмір тексту { $percent } %
ui-scale-largest = У цьому вікні є місце лише для { $percent } %; більше вікно вмістить більший текст
ui-scale-smallest = { $percent } % — найменший розмір тексту
ui-shot-saved = Знімок збережено: { $path }
ui-shot-failed = Знімок не вдається записати.
ui-colour-blue = синій, хвиля
ui-colour-vermilion = червоногарячий, полум’я
ui-colour-green = зелений, листок
ui-colour-rose = рожевий, камінь
ui-colour-violet = фіолетовий, зірка
ui-level-low = низька
ui-level-moderate = середня
ui-level-high = висока

## Назви екранів для читання вголос

ui-scene-gallery = Галерея
ui-scene-setup = Нова гра
ui-scene-scoring = Кінець гри
ui-scene-ending = Фінал
ui-scene-table = Стіл
ui-scene-pause = Меню
ui-scene-rules = Правила
ui-scene-log = Журнал
ui-scene-zoom = Карта
ui-scene-load = Збережені ігри
ui-scene-settings = Налаштування
ui-scene-keys = Клавіші
ui-scene-error = Щось пішло не так
ui-scene-confirm = Підтвердження

## Чим є річ, для читання вголос

ui-role-button = кнопка
ui-role-text = текст
ui-role-heading = заголовок
ui-role-image = зображення
ui-role-status = стан
ui-role-row = рядок
ui-role-radio = вибір
ui-role-switch = перемикач
ui-role-textfield = текстове поле
ui-role-list = список
ui-role-option = запис
ui-role-line = рядок
ui-role-document = сторінка
ui-role-picker = вибір з кількох
ui-role-card = карта
ui-role-tile = тайл
ui-role-land = територія
ui-role-place = місце
ui-role-piece = фігурка
ui-role-choice = вибір
ui-role-link = посилання

## Перший екран

menu-subtitle = чотири настільні гри на одному столі
menu-play = Грати
menu-learn = Навчання
menu-learn-part = Навчання { $done } / { $of }
menu-play-game = Грати: { $game }
menu-learn-game = Навчання: { $game }
menu-play-hint = Вибрати гравців і опції, потім почати
menu-learn-hint = Правила, сторінка на кожну тему
menu-new = Нова гра
menu-choose-game = Виберіть гру
menu-continue = Продовжити
menu-continue-game = Продовжити: { $game }
menu-no-table = Розпочатих ігор немає
menu-no-table-hint = Столи зберігаються самі.
menu-saves = Збережені ігри
menu-saves-hint = Відкрити або видалити збережений стіл
menu-quit = Вийти
menu-version = Версія { $v }
menu-hint-keys = клавіші
menu-hint-full = на весь екран
menu-hint-scale = більший текст
menu-hint-text = текстовий режим

## Нова гра

setup-title = Нова гра: { $game }
setup-add = Додати гравця
setup-add-first = Спершу додайте попереднього гравця.
setup-remove = Прибрати гравця { $n }
setup-remove-hint = Прибрати цього гравця
setup-player-n = Гравець { $n }
setup-bot-n = Бот { $n }
setup-name = Ім’я гравця { $n }
setup-colour = Колір гравця { $n }
setup-colour-hint = Колір і знак: { $colour }. Клацніть, щоб узяти наступний.
setup-who = Хто грає на місці { $n }
setup-players = Гравці
setup-options = Опції
setup-changed = змінено
setup-seed = Зерно
setup-seed-hint = Те саме зерно з тим самим вибором дає ту саму гру.
setup-seed-none = 0
setup-seed-secret = таємне
setup-seed-secret-hint = До кінця його не видно. Вписане буде позначено: з ним можна знати роздачу.
setup-random = Інше зерно
setup-random-secret = Узяти зерно таємно
setup-copy = Копіювати зерно
setup-last-table-hint = Гравці, боти, режим і опції столу, який ви почали останнім
setup-gallery-hint = Галерея всього, що є
setup-surprise-hint = Духи й поля за жеребом; гравці й опції лишаються
setup-last-none = У цій грі ще не починали жодного столу.
setup-last-done = Як минулого разу.
setup-start = Почати
gallery-of = вибір: { $who }
gallery-favourite = улюблене
gallery-hard-1 = легко
gallery-hard-2 = посильно
gallery-hard-3 = важко
gallery-hard-4 = дуже важко
gallery-rate = Сам бот виграв ігор: { $won } із { $games }
gallery-win-with = Перемогти { $level }
gallery-favourite-hint = Улюблені мають зірку
gallery-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[other] { $n } карт
 }
gallery-card-hint = Клацніть, щоб побачити більше
gallery-taken = Це вже вибрано: { $who }
gallery-marked = { $name }: серед улюблених
gallery-unmarked = { $name }: більше не серед улюблених
gallery-seat = Вибір гравця { $n }
gallery-seat-hint = Клацніть, щоб вибирав цей гравець

## Меню столу

again-question = Ще одна гра за цим столом?
again-text = Ті самі гравці, боти й опції, але нова роздача. Ця гра лишиться у списку збережених.
again-text-unkept = Ті самі гравці, боти й опції, але нова роздача. Ця гра не збережеться.
pause-resume = До столу
pause-note = Стіл зберігається після кожного рішення.

## Правила

ui-rules-of = Правила: { $game }
ui-topics = Теми
ui-rules-missing = Сторінки цієї гри ще пишуться.
ui-rules-also = Читайте далі:

## Журнал

log-filter = Показати
log-filter-all = Усе
log-filter-mine = Моє
log-empty = Ще нічого не сталося. Тут стоятиме кожне рішення і те, що з нього випливає.

## Карта

zoom-previous = Попередня карта
zoom-next = Наступна карта

## Кінець гри

score-figures = Показники
score-moments = Ключові моменти
score-headline-loss = Поразка
score-played = { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[other] { $turns } ходів
 }
score-seats = { $n ->
    [1] соло
    [one] { $n } гравець
    [few] { $n } гравці
   *[other] { $n } гравців
 }
score-not-rewound = Нічого вже відкритого не скасовували.
score-rewound = { $n ->
        [one] { $n } раз скасовано вже відкрите.
        [few] { $n } рази скасовано вже відкрите.
       *[many] { $n } разів скасовано вже відкрите.
    }
score-turns = Ходи
score-graph = За ходами
score-axis-end = кінець
score-again = Грати ще раз
score-climb = На сходинку важче
score-climb-to = Наступна сходинка: { $step }
score-climb-hint = Ті самі гравці й поля, на сходинку важче.
score-same = Те саме зерно
score-look = Оглянути стіл
score-copy = Копіювати підсумок
score-seed = Зерно { $seed }
score-seed-typed = Зерно { $seed }, вписане гравцем
score-replay = Переглянути запис
score-details = Показники й графіки
score-back = Назад до фіналу
score-minutes = { $n ->
    [one] { $n } хвилина
    [few] { $n } хвилини
   *[other] { $n } хвилин
 }
score-series-two = серія: { $one } { $first } : { $second } { $two }
score-series-many = серія: { $wins }
score-series-game = серія: виграно { $won } : { $lost } програно
score-series = перемоги досі: { $wins }

## Налаштування

set-scale = Розмір тексту, %
set-speed = Темп
set-speed-instant = Миттєвий
set-speed-fast = Швидкий
set-speed-normal = Звичайний
set-speed-step = Крок за кроком
set-full = На весь екран
set-full-effect = Заповнити весь екран. Те саме робить F11.
set-motion = Менше руху
set-motion-effect = Ніщо не пульсує й не літає; речі швидко з’являються і зникають.
set-empty = Порожні фази
set-empty-wait = Чекають
set-empty-open = Завершуються без таємниць
set-empty-always = Завершуються завжди
set-ask-end = Питати перед кінцем фази
set-ask-end-effect = Лише там, де ще можна щось зробити.
set-auto-equal = Відповідати там, де різниці немає
set-auto-equal-effect = Де кожна відповідь веде до того самого, як-от порядок двох спустошень, відповідає стіл. Крок назад такі відповіді минає.

## Клавіші

ui-key-next = наступне, із Shift попереднє
ui-key-arrows = перейти в той бік, із Ctrl до краю
ui-key-zone = наступна частина екрана
ui-key-enter = застосувати те, що у фокусі
ui-key-esc = закрити верхнє або повернутися
ui-key-keys = цей список
ui-key-full = на весь екран
ui-key-shot = знімок екрана
ui-key-scale = більший або менший текст, Ctrl 0 = звичайний

## Помилки.

ui-error-sentence = Збій програми зупинив цей екран. Це не ваша провина.
ui-error-safe = Ваша гра в безпеці: її збережено після останнього рішення. Перейдіть на перший екран і продовжте її звідти. За подробицями нижче збій можна знайти й виправити.
ui-error-details = Подробиці
