### Стіл: панелі, рядок запитань, рука, попередній перегляд.

table-seats = { $n ->
         [one] { $n } гравець
         [few] { $n } гравці
         [many] { $n } гравців
        *[other] { $n } гравці
    }
table-phase-past = минула
table-phase-current = зараз
table-phase-coming = попереду

## Власна панель

table-none = немає
table-panel = Панель
table-open-panel = Відкрити всю панель
table-side = Спільне
table-open-side = Відкрити спільну панель

## Правий бік

table-forecast-button = Прогноз
table-pile-empty = Ця стопка порожня.
table-pile-part = { $pile }: { $first }–{ $last } з { $n }
table-pile-newer = Новіші карти
table-pile-older = Давніші карти
table-log-done = { $who }: { $what }
table-log-ended = { $who }: { $what } – нічого іншого не лишалося
table-ended = Робити більше не було чого: { $what }
table-ended-part = { $what } ({ $who })
table-log-hint = відкрити журнал
table-no-others = Інших гравців немає.

## Мапа

table-pieces-hidden = Фігурки приховано
table-pieces-shown = Фігурки показано
table-aim = { $what }: виберіть, куди ({ $n ->
        [one] { $n } місце
        [few] { $n } місця
       *[many] { $n } місць
    })

## Рядок запитань і кнопки

table-over = Гру завершено
table-order-marked = вибір будь-чого позначеного починає ту частину, до якої воно належить
table-show-result = Показати підсумок
table-own-hand = Моя рука
table-own-hand-hint = { $who } дивиться в руку: решта відвертається.
table-hand-down = Рука лежить долілиць: «{ $button }» передає екран.
table-look = Оглянути поле
table-look-back = До вибору
table-looking = Те, з чого вибирати, відкладено вбік.
table-looked = Воно знову над полем.
table-look-nothing = Над полем нічого не лежить.
table-none-there = Зараз на столі нічого такого немає.
table-no-seat = { $n ->
        [1] За цим столом лише ви.
       *[other] Гравців за цим столом лише { $n }.
    }
table-no-card-there = Наведіть на карту або перейдіть до неї клавішами.
table-card-large = Права кнопка або { $key } показує карту великою.
table-card-large-none = Права кнопка показує карту великою.
table-zoom-most = Поле більшим уже не показати.
table-end-phase = Завершити фазу
table-end-not-now = Спершу дайте відповідь на запитання.
table-nothing-to-end = Зараз нічого завершувати чи відхиляти.
table-skip-hint = відмовитися від ефекту або решти
table-undo-what = Крок назад: { $what }
table-undo-short = Крок назад
table-undo-none = Кроків назад більше немає.
table-undo-revealed = веде назад за те, що вже відкрито
table-undone = Крок назад: { $what }
table-redo = Крок уперед
table-redo-none = Кроків уперед немає.
table-rewind-question = Крок назад після нових відомостей?
table-rewind-text = Після «{ $what }» щось було відкрито або взято. Випаде те саме; журнал покаже, що гру відмотано.
table-rewind-many = Відтоді щось було відкрито або взято. Випаде те саме; журнал покаже, що гру відмотано.
table-rewind-go = Відмотати
table-rewind-keep = Залишитися
table-restart-question = Почати цю фазу знову?
table-thinking = { $n } с
table-pace-offer = Дві гри зіграно. Тепер кроки можуть іти самі: виберіть «{ $name }» тут або в налаштуваннях.
table-stage-card = { $action }: { $card }
table-stage-no-land = жодної території
table-stage-go-on = Далі
table-stage-skip = До мого ходу
table-stage-card-first = Карта
table-stage-step-of = крок { $n } з { $of }
table-stage-go-on-hint = Enter завершує рух, ще раз Enter веде далі; утримання пропускає
table-stage-skip-hint = більше кроків до вашого рішення не показує
table-recap-hint = Enter завершує підрахунок, ще раз Enter веде далі
table-recap-again = Показати ще раз
table-recap-points = з { $before } до { $after } ({ $gain })
table-end-question = Завершити фазу, хоча ще є дії?
table-end-go = Завершити фазу
table-end-keep = Грати далі
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
table-or-below = { $n ->
    [1] Ця карта або одна з нижніх
   *[other] Одна з цих карт або з нижніх
}
table-no-cards = Немає карт ні в грі, ні в руці.
table-card-value = { $card }, { $where }

## Клавіші

table-key-cap-carry = Перетягнути
table-key-cap-drag = Права + рух
table-key-tab = наступне, що можна вибрати
table-key-digits = вибрати одне з перших дев’яти
table-key-backspace = відмовитися або завершити
table-key-end = завершити фазу
table-key-undo = крок назад
table-key-redo = крок уперед
table-key-restart = почати фазу знову
table-key-space = збільшити карту
table-key-cards = попередня і наступна карта
table-key-seat = діяти за іншого гравця
table-key-panel = власна панель
table-key-others = панелі інших
table-key-forecast = що зробить наступне спустошення
table-key-rules = правила
table-key-log = журнал
table-key-hide = сховати або показати фігурки
table-key-wheel = масштаб мапи (також коліщатко)
table-key-carry = викласти тайл, зіграти карту, перемістити фігурку
table-end-empty = Завжди завершувати порожні фази
table-end-empty-hint = Коли більше нічого зробити не можна, фаза завершується без клацання.
table-end-empty-done = Відтепер порожні фази завершуються самі (Налаштування, Темп).
table-drag-not-there = Туди не можна.
table-digit-waits = { $n } … Enter або ще одна цифра
table-key-nothing = Ця клавіша зараз нічого не робить.
table-key-drag = рухати збільшену мапу
table-key-fit = уся мапа
table-zoom-whole = Уже видно все поле.

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

## Where there are more than fit

table-more-n = ще { $n }

## A sheet filled in at once, and replies of several people

table-sheet-confirm = Підтвердити
table-sheet-fold = Показати поле
table-sheet-chosen = вибрано
table-sheet-free = не вибрано
table-sheet-fewer = менше
table-sheet-more = більше
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
