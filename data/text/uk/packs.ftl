### Пакунки гравців у налаштуваннях.

set-tab-packs = Пакунки
packs-where = Пакунки — це теки в { $folder }. Вони вимкнені, доки їх не ввімкнено, і діють від наступного столу.
packs-none = Пакунків ще немає. Пакунок додає власні карти, духів або слова; майстерня на першому екрані показує, як його зробити.
packs-title = { $name } { $version }
packs-words-only = лише слова
packs-refused = Відхилено: { $why }
packs-left-out = Пакунок пропущено: { $why }
packs-not-kept = Вибір не вдалося зберегти: у теку не можна писати.
packs-missing = Цей стіл створено з пакунками, яких немає або які вимкнено: { $names }. Увімкніть їх у налаштуваннях, на сторінці «Пакунки».
save-problem-packs = «{ $file }» створено з пакунками, яких немає або які вимкнено.

## Що може бути не так із файлом пакунка.

data-problem-unknown =
    { $what ->
        [key] невідомий ключ
        [game] невідома гра
        [word] невідоме слово
        [language] невідома мова
        [tile] невідомий тайл
        [land] невідома територія
        [effect] невідомий ефект
       *[other] невідоме значення ({ $what })
    } «{ $word }»
data-problem-unknown-like =
    { $what ->
        [key] невідомий ключ
        [game] невідома гра
        [word] невідоме слово
        [language] невідома мова
        [tile] невідомий тайл
        [land] невідома територія
        [effect] невідомий ефект
       *[other] невідоме значення ({ $what })
    } «{ $word }»: може, «{ $best }»?
data-problem-unknown-of =
    { $what ->
        [key] невідомий ключ
        [game] невідома гра
        [word] невідоме слово
        [language] невідома мова
        [tile] невідомий тайл
        [land] невідома територія
        [effect] невідомий ефект
       *[other] невідоме значення ({ $what })
    } «{ $word }» (відомі: { $known })
data-problem-no-file = такого файлу немає
data-problem-no-folder = такої теки немає
data-problem-folder = це тека, а не файл
data-problem-unreadable = файл не можна прочитати ({ $why })
data-problem-too-long = файл задовгий: читається щонайбільше { $most } байтів
data-problem-not-utf8 = файл не є текстом UTF-8
data-problem-empty = файл порожній
data-problem-not-yaml = це не правильний YAML ({ $why })
data-problem-quote = ключ «{ $word }» має бути в лапках
data-problem-twice = ключ «{ $word }» записано двічі
data-problem-taken = id «{ $word }» уже зайнято: { $other }
data-problem-there = «{ $word }» уже є у { $other }: замінити це може лише файл із «replace: true»
data-problem-words-place = слова мають бути в text/ у теці мови
data-problem-manifest = пакунок має такі ключі: { $known }
data-problem-missing = бракує «{ $word }»
data-problem-text = це має бути текст (візьміть у лапки)
data-problem-no-id = «{ $word }» — не id: малі літери, цифри й дефіси
data-problem-strange-file = таких файлів у пакунку не буває (відомі: { $known })
data-problem-too-big = файл завеликий для пакунка, або завеликий увесь пакунок
data-problem-many-files = у пакунку понад { $most } файлів
data-problem-deep = теки в пакунку вкладено глибше ніж на { $most }
data-problem-link = у пакунку не буває посилань
