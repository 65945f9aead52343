### Налаштування, клавіші й повідомлення про них.

## The settings file

settings-unreadable = Налаштування у { $file } не читаються, тож усе як під час першого запуску; файл лишився незмінним.
settings-broken = Файл налаштувань пошкоджено, тож усе як під час першого запуску; старий файл збережено як { $file }.
settings-wrong = Деякі налаштування були хибні й стали початковими; старий файл збережено як { $file }.

## The sheet

set-tabs = Сторінка
set-tab-general = Загальні
set-tab-look = Кольори
set-tab-pace = Темп
set-tab-sound = Звук
set-tab-reading = Читання
set-tab-keys = Клавіші
set-saved = Усе зберігається одразу.
set-reset = Скинути все
set-reset-question = Повернути все до початкового?
set-reset-text = Усі налаштування й клавіші стануть як під час першого запуску. Мова та збережені ігри лишаться.
set-reset-go = Скинути
set-reset-keep = Лишити як є
set-size = Розмір тексту
set-scale-hint = Те саме роблять Ctrl + і Ctrl −
set-scale-capped = У цьому вікні є місце для { $percent } %.
set-percent = { $n } %

## Colours

set-palette = Кольори
set-palette-default = Звичайні
set-palette-red-green = Червоно-зелені
set-palette-blue-yellow = Синьо-жовті
set-palette-contrast = Контрастні
set-palette-about-default = Акварель на теплому папері.
set-palette-about-red-green = Для дейтеранопії та протанопії: ніщо не різниться лише червоним і зеленим.
set-palette-about-blue-yellow = Для тританопії: ніщо не різниться лише синім і зеленим чи жовтим і фіолетовим.
set-palette-about-contrast = Біле й чорне тло, міцні кольори.
set-letters = Літери місцевості
set-letters-effect = Напис кожної території показує першу літеру її місцевості.
set-sample = Як це виглядає

## Pace

set-confirm = Питати перед кроком назад після нових відомостей
set-confirm-effect = Крок назад після взятих карт чи кинутих кубиків спершу питає; інакше стається одразу.
set-privacy = Закривати стіл, коли вікно полишено
set-privacy-effect = Де гравці мають таємниці, нічого не видно, доки гравець не підтвердить, що він тут.

## Sound

set-mute = Тиша
set-mute-effect = Жодного звуку. { $key } робить те саме будь-коли.
set-mute-effect-none = Жодного звуку.
set-mute-now-on = Звук вимкнено
set-mute-now-off = Звук увімкнено
set-volume = Загальна гучність
set-effects = Ефекти
set-music = Музика
set-music-on = Грати музику
set-music-effect = Спокійна тема для кожної гри. { $key } робить те саме будь-коли.
set-music-effect-none = Спокійна тема для кожної гри.
set-music-now-on = Музику ввімкнено
set-music-now-off = Музику вимкнено
set-mute-away = Тиша у фоні
set-mute-away-effect = Жодного звуку, поки користуєтеся іншим вікном.
set-text-effect = Екран рядками тексту замість зображення. { $key } перемикає будь-коли.
set-text-effect-none = Екран рядками тексту замість зображення.
set-speech-effect = Кожне питання, кожен вибір і все, що відбувається, читається вголос.
set-speech-pace = Швидкість голосу
set-speech-keys = { $again } повторює сказане останнім, { $all } читає весь екран. Будь-яка клавіша обриває читання.
set-speech-none = На цьому комп’ютері не знайдено голосу. Увімкніть програму читання з екрана або встановіть голос (у Linux — Speech Dispatcher). Якщо програму запускають через run.py, один раз потрібен ще «run.py speech».
set-try = Зіграти звук
set-no-device = Звукової карти не знайдено: гра лишається німою.

## Keys

set-keys = Дії та їхні клавіші
set-key-change = Змінити клавішу
set-key-reset = Початкова
set-key-reset-all = Усі початкові
set-key-is-default = Ця клавіша вже початкова.
set-key-all-default = Усі клавіші вже початкові.
set-key-ask = { $what }: натисніть нову клавішу. Esc лишає стару.
set-key-now = { $what }: { $key }
set-key-kept = Клавіша лишається як була.
set-key-none = немає клавіші
set-key-mark = змінено
set-key-needed = { $key } — єдина клавіша для «{ $what }» й лишається там.
set-key-unknown = Цю клавішу використати не можна.
set-key-taken-question = { $key } уже зайнята
set-key-taken-text = Вона належить: { $others }. Якщо її візьме «{ $what }», там її не буде.
set-key-take = Узяти
set-key-keep = Лишити там
set-group-all = Усюди
set-group-menu = Перший екран
set-group-setup = Нова гра
set-group-load = Збережені ігри
set-group-settings = Налаштування
set-group-zoom = Велика карта
set-group-rules = Правила
set-group-table = Стіл
set-group-log = Журнал
set-group-look = Погляд назад і запис гри

## What a key does

act-next = Наступний елемент
act-previous = Попередній елемент
act-left = Ліворуч
act-right = Праворуч
act-up = Угору
act-down = Униз
act-activate = Застосувати вибране
act-back = Закрити або назад
act-zone-next = Наступна частина екрана
act-zone-previous = Попередня частина екрана
act-edge-left = До лівого краю
act-edge-right = До правого краю
act-edge-up = До верхнього краю
act-edge-down = До нижнього краю
act-keys = Список клавіш
act-full = На весь екран
act-shot = Знімок екрана
act-scale-up = Більший текст
act-scale-down = Менший текст
act-scale-reset = Звичайний текст
act-copy = Копіювати як текст
act-music = Музику ввімкнути чи вимкнути
act-mute = Звук увімкнути чи вимкнути
act-text-view = Текстовий режим або зображення
act-say-again = Сказати ще раз
act-read-all = Прочитати весь екран
act-new = Нова гра
act-open = Збережені ігри
act-start = Почати гру
act-last-table = Як минулого разу
act-surprise = Здивуйте мене
act-gallery = Галерея
act-favourite = Позначити як улюблене
act-delete = Видалити збережену гру
act-rename = Перейменувати збережену гру
act-restore = Повернути видалену гру
act-file = До поля для файлу
act-take-in = Відкрити чужу гру
act-tab-next = Наступна сторінка
act-tab-previous = Попередня сторінка
act-card-previous = Попередня карта
act-card-next = Наступна карта
act-unpin = Закрити карту
act-page-down = Сторінка вниз
act-page-up = Сторінка вгору
act-decline = Відмовитися або пропустити
act-end-phase = Завершити фазу
act-undo = Крок назад
act-redo = Крок уперед
act-restart-phase = Почати фазу знову
act-zoom-card = Великий вигляд карти
act-hand-previous = Попередня карта в руці
act-hand-next = Наступна карта в руці
act-hand = До руки
act-board = До поля
act-panel = Власна панель
act-others = Інші гравці
act-side = Спільна панель
act-log = Журнал
act-messages = Журнал від вашого останнього рішення
act-rules = Обернути тайл у руці; правила про вибране
act-why = Чому ні?
act-forecast = Прогноз
act-advice = Порада бота
act-hide = Сховати фігурки
act-look = Оглянути поле (доки клавішу натиснуто)
act-zoom-in = Поле ближче
act-zoom-out = Поле далі
act-fit = Усе поле
act-save-copy = Зберегти копію
act-saves = Збережені ігри
act-quick-save = Швидке збереження
act-quick-load = Швидке завантаження
act-search = Пошук у журналі
act-step-before = Попереднє рішення
act-step-after = Наступне рішення
act-phase-before = Попередня фаза
act-phase-after = Наступна фаза
act-turn-before = Попередній хід
act-turn-after = Наступний хід
act-game-start = Початок гри
act-game-end = Кінець гри
act-play = Пуск або пауза
act-pace = Швидкість запису гри
act-target = Ціль { $n }
act-special = Особлива відповідь { $n } (як-от висадка)
act-seat = Гравець { $n }

## Names of keys

key-enter = Enter
key-esc = Esc
key-space = Пробіл
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
key-home = Home
key-end = End
key-pageup = Page Up
key-pagedown = Page Down
key-tab = Tab
key-ctrl = Ctrl
key-alt = Alt
key-shift = Shift
key-pause = Pause

## For readers

ui-role-slider = повзунок

## Що ці клавіші кажуть за столом

table-why-can = Це можна вибрати зараз.
table-why-nothing = Наведіть на щось або виберіть його, тоді питайте чому.
table-copied = Копію збережено: { $name }.
table-copy-name = Копія, хід { $turn }
table-quick-saved = Швидке збереження: цю позицію збережено до наступного.
table-quick-none = Швидкого збереження цього столу ще немає.
table-quick-same = Стіл такий, як у швидкому збереженні.
table-quick-question = Повернутися до швидкого збереження?
table-quick-text = Стіл повернеться до ходу { $turn }, як його збережено ({ $when }). Спершу збережіть копію, якщо хочете залишити зігране відтоді.
table-quick-go = Повернутися
table-quick-keep = Залишитися
