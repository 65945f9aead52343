### Збережені ігри, завершені ігри, статистика, кінець гри.

## Saved games

saves-continue = Продовжити
saves-result = Переглянути підсумок
saves-result-hint = Цю гру завершено: стіл відкриється з її підсумком.
saves-rename = Перейменувати
saves-copy = Копіювати
saves-delete = Видалити
saves-undo = Скасувати видалення
saves-undo-what = Гру «{ $name }» видалено. Її можна повернути, доки ви не покинете цей екран.
saves-empty = Збережених ігор ще немає. Кожен стіл зберігається сам після кожного рішення, а потім з’являється тут.
saves-new = Нова гра
saves-name = Назва цього столу
saves-name-hint = Enter зберігає назву, Esc лишає попередню
saves-keep-name = Зберегти назву
saves-copy-name = { $name } (копія)
saves-copied = Скопійовано. Копія розвивається окремо.
saves-restored = Повернуто.
saves-open-file = Відкрити файл
saves-shared = Чужа гра
saves-path = Шлях до збереження
saves-path-hint = Введіть або вставте шлях до збереження, потім Enter
saves-path-empty = Спершу напишіть шлях до збереження.
saves-in-use = Цей стіл зараз відкритий. Вийдіть на перший екран, і тоді його можна буде видалити.
saves-open-now = Відкрито зараз
saves-previous = Відкрити попередній стан
saves-broken = Неможливо відкрити
saves-picture = Зображення столу
saves-bot = { $name }, бот
saves-saved = Збережено { $when }
saves-played = Зіграно { $time }
saves-seed-typed = Зерно вписав гравець
saves-date = { $day } { $month } { $year }, { $time }
saves-month-1 = січня
saves-month-2 = лютого
saves-month-3 = березня
saves-month-4 = квітня
saves-month-5 = травня
saves-month-6 = червня
saves-month-7 = липня
saves-month-8 = серпня
saves-month-9 = вересня
saves-month-10 = жовтня
saves-month-11 = листопада
saves-month-12 = грудня

## Time

saves-minutes = { $n } хв
saves-hours = { $h } год { $n } хв

## Finished games that cannot be kept

history-newer = Список завершених ігор записано новішою версією Tidetable; він лишається без змін.
history-disk = Список завершених ігор не вдається прочитати чи записати.
history-aside = Список завершених ігор був пошкоджений. Його відкладено як «{ $file }» і почато новий.

## Statistics

ui-scene-statistics = Статистика
menu-statistics = Статистика
menu-statistics-hint = Завершені ігри в цифрах
stats-filter = Гра
stats-all = Усі ігри
stats-totals = У цифрах
stats-games = Завершено ігор
stats-won = Виграно
stats-rate = Частка перемог
stats-rate-value = { $rate } % ({ $low }–{ $high } %)
stats-streak = Поточна серія
stats-best = Найдовша серія перемог
stats-time = Час за столом
stats-mean = На одну гру
stats-mean-turns = Ходів на гру
stats-chart = Графік
stats-by-players = Гравці
stats-by-company = З ким
stats-by-name = Імена
stats-alone = Соло
stats-together = Разом
stats-with = З ботами: { $level }
stats-against = Проти ботів: { $level }
stats-level-mixed = різні рівні
stats-outcome-won-by = Перемога: { $who }
stats-outcome-none = Ніхто не переміг
stats-note-name = Суперники за одним екраном: там завжди хтось перемагає, тож рахуємо за іменами, а не як вашу перемогу.
stats-over-time = З часом
stats-turns = Ходи
stats-of = { $won } з { $of }
stats-note = Риска на смузі показує, наскільки ця частка певна: що більше ігор, то вона коротша.
stats-note-time = Частка виграних ігор, порахована після кожної гри.
stats-note-turns = Скільки ходів тривала кожна гра.
stats-rate-curve = Виграно
stats-turns-curve = Ходи
stats-recent = Останні ігри
stats-empty = Ще жодної гри не завершено. Кожна закінчена гра рахується тут: результати, духи, час.
stats-rewound = { $n ->
        [one] відмотано { $n } раз
        [few] відмотано { $n } рази
       *[many] відмотано { $n } разів
    }
stats-outcome-win = Перемога
stats-outcome-loss = Поразка
stats-wins = { $n ->
    [one] { $n } перемога
    [few] { $n } перемоги
   *[other] { $n } перемог
 }
stats-losses = { $n ->
    [one] { $n } поразка
    [few] { $n } поразки
   *[other] { $n } поразок
 }
stats-players-n = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
   *[other] { $n } гравців
 }
stats-turns-n = { $n ->
    [one] { $n } хід
    [few] { $n } ходи
   *[other] { $n } ходів
 }

## Key moments

moment-look = Подивитися на цей момент. { $when }: { $what }
moment-look-short = глянути
moment-last = Останнє рішення, { $who }: { $what }

## A look at an earlier moment

ui-scene-look = Погляд назад
look-title = Погляд назад: хід { $turn }
look-at = Погляд на хід { $turn }, { $phase }
look-next = { $who }, вибір: { $what }
look-end = Кінець гри
look-back = Назад до підсумку
look-before = Попереднє рішення
look-after = Наступне рішення
look-no-more = У той бік більше нічого немає.
look-only = Це погляд назад: тут нічого не можна змінити.

## Стіл іншої версії. $why: що саме інше.

opened-position = { $why ->
    [cards] Відколи цей стіл збережено, карти змінилися.
    [rules] Відколи цей стіл збережено, правила змінилися.
   *[choices] Рішення за цим столом більше не ведуть сюди.
} Гра триває з того самого місця; крок назад можливий лише досюди.
opened-options = { $n ->
    [one] { $n } опції цього столу більше немає, діє звичайне значення: { $names }.
    [few] { $n } опцій цього столу більше немає, діють звичайні значення: { $names }.
    [many] { $n } опцій цього столу більше немає, діють звичайні значення: { $names }.
   *[other] { $n } опції цього столу більше немає, діють звичайні значення: { $names }.
}
opened-checkpoint = Ефект, що саме діяв, змінився. Гра триває від початку цієї фази.
opened-checkpoint-question = Продовжити від початку фази?
opened-checkpoint-text = Цей стіл збережено посеред ефекту, який відтоді змінився. Можна продовжити від початку тієї фази, хід { $turn }; зроблене у фазі буде втрачено, і крок назад можливий лише дотуди. Файл лишається як є, доки ви не погодитеся.
opened-checkpoint-go = Продовжити звідти
opened-checkpoint-keep = Не чіпати
opened-record = { $why ->
    [newer] Цей стіл збережено новішою версією Tidetable, вона може його продовжити.
    [cards] За цим столом грали картами, яких більше немає, тож тут його не продовжити.
    [game] У цій версії Tidetable немає гри цього столу.
    [packs] Без них його не продовжити.
   *[rules] За цим столом грали за іншими правилами, тож тут його не продовжити.
} Нічого не втрачено: файл лишається як є.
record-title = Що збереглося від цього столу
record-choices = { $n ->
    [one] { $n } рішення
    [few] { $n } рішення
    [many] { $n } рішень
   *[other] { $n } рішення
}, останні:
record-choices-hidden = { $n ->
    [one] { $n } рішення
    [few] { $n } рішення
    [many] { $n } рішень
   *[other] { $n } рішення
}
record-export = Експортувати
record-exported = Скопійовано: { $path }
saves-look = Подивитися
