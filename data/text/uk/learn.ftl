### Навчання за розділами та перший запуск програми.

## Список розділів

ui-scene-learn = Навчання
learn-title = Навчання: { $game }
learn-sub = Короткі розділи за справжнім столом. Можна робити все, що дозволяють правила.
learn-minutes = { $n } хв
learn-state-new = не розпочато
learn-state-begun = триває
learn-state-done = пройдено
learn-begin = Почати
learn-resume = Продовжити
learn-repeat = Ще раз
learn-restart = Спочатку
learn-restart-hint = Забути, що зіграно в цьому розділі
learn-chapter = Розділ { $n }: { $title }
learn-rules = Усі правила
learn-rules-hint = Сторінка на кожну тему
learn-play = Зіграти гру
learn-done-of = Пройдено розділів: { $done } з { $n }

## Урок за столом

lesson-scene = Урок: { $title }
lesson-step = { $n } з { $of }
lesson-next = Далі
lesson-back = Назад
lesson-show = Показати
lesson-show-hint = Переводить фокус на те, про що мова
lesson-rule = Правило
lesson-rule-hint = Відкриває сторінку правил про це
lesson-leave = Вийти
lesson-leave-hint = До списку розділів; урок збережено
lesson-other = Так теж можна. Ви вибрали: { $what }. В уроці малося на увазі: { $meant }.
lesson-other-short = Так теж можна: { $what }.
lesson-later = Спершу дайте відповідь на запитання внизу, яку хочете. Потім урок піде далі.
lesson-gone = Цього вибору вже немає. Виберіть, що хочете.
lesson-sheet-ready = Усе розставлено як треба. Підтвердьте кнопкою внизу.
lesson-earlier = Цей крок уроку вже позаду.
lesson-end = Розділ пройдено
lesson-end-text = Ви пройшли «{ $title }». Розділ лишається у списку, його можна зіграти знову будь-коли.
lesson-end-last = Ви пройшли останній розділ. Ви знаєте все, що треба для власної гри.
lesson-end-aside = Ваша гра пішла своїм шляхом, тож деякі кроки розділу пропущено. Почніть його знову або грайте далі вільно.
lesson-end-over = Гра закінчилася раніше за розділ. Нічого страшного: почніть знову або огляньте стіл.
lesson-next-chapter = Наступний розділ
lesson-chapters = Розділи
lesson-freely = Грати вільно
lesson-freely-hint = Урок закінчується, стіл лишається
lesson-free-now = Урок закінчено. Стіл ваш; він не зберігається.
lesson-again = Почати знову
lesson-kept = Урок зберігається після кожного кроку.
lesson-you = Гравець
lesson-rival = { $n ->
        [0] Суперник
       *[other] Суперник { $n }
    }

## Перший запуск

ui-scene-firstrun = Вітаємо
first-title = Вітаємо в Tidetable
first-text = П’ять налаштувань, і можна грати. Усе це можна змінити пізніше в налаштуваннях.
first-lang = Мова
first-scale = Розмір тексту
first-sample = Ось такого розміру слова на картах і кнопках.
first-palette = Кольори
first-sound = Звук
first-sound-on = Увімкнено
first-sound-soft = Тихо
first-sound-off = Вимкнено
first-speech = Читання вголос
first-speech-screen = Лише екран
first-speech-voice = Екран і голос
first-speech-none = Програму читання не під’єднано. Клавіатурою можна дістатися всього: Tab, стрілки, Enter; F1 показує всі клавіші.
first-speech-found = Програма читання є. З вибором «Екран і голос» усе оголошене буде сказано вголос.
first-go = До ігор
first-skip = Пропустити
first-skip-hint = Залишити те, що вибрано зараз

## Підказки в перших іграх

hint-name = Підказка
hint-name-hint = Коротко про правило, якого стосується запитання
hint-title = Підказка
hint-off = Без підказок
hint-again = Залишити підказки
hint-off-hint = Їх можна знову увімкнути в налаштуваннях
hint-off-said = Підказок більше не буде. Їх можна знову увімкнути в налаштуваннях.
set-hints = Підказки
set-hints-effect = Після двадцяти секунд тиші стіл показує правило, якого стосується запитання.
