### Тексти карт: складаються з дій, умов, часу розігрування, нагод і кроків.

anima-n-advantages = { $n ->
        [one] { $n } бонус
        [few] { $n } бонуси
       *[other] { $n } бонусів
    }
anima-n-characters = { $n ->
        [one] { $n } персонажа
        [few] { $n } персонажів
       *[other] { $n } персонажів
    }
anima-signed = { $sign ->
        [minus] −{ $n }
       *[plus] +{ $n }
    }
anima-skill = { $skill ->
        [ki] кі
        [magic] магія
       *[trickery] хитрість
    }
anima-creature = { $creature ->
        [beast] звір
        [human] людина
        [darkness] темрява
        [spirit] дух
        [construct] голем
       *[outsider] чужинець
    }
anima-until = { $until ->
        [battle] { $what } в цій битві.
        [turn] { $what } до кінця ходу.
        [next] { $what } до кінця наступного ходу.
       *[always] { $what }.
    }

## Що роблять ефекти

anima-op-strength = { $of ->
        [enemy] Ворог: { anima-signed } до сили
        [self] Її сила: { anima-signed }
       *[group] { anima-signed } до сили
    }
anima-op-strength-per = { $of ->
        [enemy] Ворог: { anima-signed } до сили за кожну карту вашої групи понад дві
        [self] Її сила: { anima-signed } за кожну карту вашої групи понад дві
       *[group] { anima-signed } до сили за кожну карту вашої групи понад дві
    }
anima-op-speed = { anima-signed } до швидкості
anima-op-draw = { $more ->
        [yes] Візьміть ще { anima-n-advantages }.
       *[no] Візьміть { anima-n-advantages }.
    }
anima-op-draw-keep = Перегляньте { $n ->
        [one] { $n } наступний бонус
        [few] { $n } наступні бонуси
       *[other] { $n } наступних бонусів
    }, залиште собі { $keep }, решту скиньте.
anima-op-draw-area = Перегляньте { $n ->
        [one] { $n } наступну локацію
        [few] { $n } наступні локації
       *[other] { $n } наступних локацій
    } з колоди, покладіть у гру { $keep }, решту — під колоду.
anima-op-take-from-discard = Візьміть зі скиду { anima-n-advantages } на свій вибір.
anima-op-discard = { $n ->
        [0] Скиньте всю руку.
       *[other] { $choice ->
            [random] Скиньте { $n ->
                [one] { $n } випадковий бонус.
                [few] { $n } випадкові бонуси.
               *[other] { $n } випадкових бонусів.
            }
           *[owner] Скиньте { anima-n-advantages }.
        }
    }
anima-op-steal = { $choice ->
        [victim] { $from ->
            [area] Гравець у вашій локації віддає вам { anima-n-advantages } на свій вибір.
           *[any] Інший гравець віддає вам { anima-n-advantages } на свій вибір.
        }
       *[random] { $from ->
            [area] Викрадіть { $n ->
                [one] { $n } випадковий бонус
                [few] { $n } випадкові бонуси
               *[other] { $n } випадкових бонусів
            } у гравця у вашій локації.
           *[any] Викрадіть { $n ->
                [one] { $n } випадковий бонус
                [few] { $n } випадкові бонуси
               *[other] { $n } випадкових бонусів
            } в іншого гравця.
        }
    }
anima-op-steal-character = { $choice ->
        [victim] { $from ->
            [area] Група у вашій локації віддає вам { anima-n-characters } на вибір її гравця.
           *[any] Інша група віддає вам { anima-n-characters } на вибір її гравця.
        }
       *[random] { $from ->
            [area] Викрадіть { $n ->
                [one] { $n } випадкового персонажа
               *[other] { $n } випадкових персонажів
            } у групи у вашій локації.
           *[any] Викрадіть { $n ->
                [one] { $n } випадкового персонажа
               *[other] { $n } випадкових персонажів
            } в іншої групи.
        }
    }
anima-op-recruit = Найміть { anima-n-characters }, якщо в групі є місце.
anima-op-kill = { $n ->
        [one] Гине { $n } ваш персонаж, ви вибираєте який.
        [few] Гинуть { $n } ваші персонажі, ви вибираєте які.
       *[other] Гине { $n } ваших персонажів, ви вибираєте які.
    }
anima-op-prevent-death = { $n ->
        [0] У цій битві ніхто з вашої групи не гине.
        [one] { $n } персонаж, що мав загинути в цій битві, лишається живий.
        [few] { $n } персонажі, що мали загинути в цій битві, лишаються живі.
       *[other] { $n } персонажів, що мали загинути в цій битві, лишаються живі.
    }
anima-op-death-margin = Персонаж гине, якщо битву програно на { $n } або більше.
anima-op-face-down = Переверніть долілиць { $of ->
        [any] { $n ->
            [one] { $n } персонажа будь-якої групи
           *[other] { $n } персонажів будь-яких груп
        }
       *[own] { $n ->
            [one] { $n } свого персонажа
           *[other] { $n } своїх персонажів
        }
    } { $until ->
        [later] до відновлення після наступного.
       *[next] до наступного відновлення.
    }
anima-op-immune = Цього персонажа не можна перевернути долілиць.
anima-op-untap = { $n ->
        [0] { $of ->
            [other] Відновіть усіх інших персонажів своєї групи.
           *[own] Відновіть усіх персонажів своєї групи.
        }
       *[other] { $of ->
            [other] { $n ->
                [one] Відновіть { $n } іншого персонажа своєї групи.
               *[other] Відновіть { $n } інших персонажів своєї групи.
            }
           *[own] Відновіть { anima-n-characters } своєї групи.
        }
    }
anima-op-end-turn = { $whose ->
        [that] Та група не прибуває або полишає локацію і втрачає хід.
       *[own] Ваша група не прибуває або полишає локацію, а ви втрачаєте хід.
    }
anima-op-lose-next-turn = Ви втрачаєте наступний хід.
anima-op-rest-bonus = Наступного ходу ваша група вважається відпочилою: +{ $strength } до сили, +{ $speed } до швидкості.
anima-op-speed-test = { $by ->
        [that] Та група проходить перевірку швидкості: { $n }.
       *[own] Перевірка швидкості: { $n }.
    }
anima-op-pass = Успіх: { $then }
anima-op-fail = Невдача: { $then }
anima-op-fight = Битва проти сили { $n } ({ anima-creature }).
anima-op-fight-plain = Битва проти сили { $n }.
anima-op-reroll = Перекиньте свій кубик; діє новий кидок.
anima-op-cancel-battle = Битва не відбувається, ніхто не програє.
anima-op-cancel-won = Битва не відбувається, ніхто не програє. Проти почвари вона вважається виграною.
anima-op-cancel-event = Подія не діє.
anima-op-cancel-skill-card = Карта вміння не діє.
anima-op-win-battle = Битву виграно.
anima-op-leave-battle = Битва закінчується, ніхто не програє.
anima-op-redirect = Ви вибираєте іншу активну локацію, куди піде група.
anima-op-move = Перемістіться на будь-яку активну локацію{ $level ->
        [yes] { " " }незалежно від її рівня
       *[no] { "" }
    }{ $encounter ->
        [yes] . Її попередньої зустрічі ви оминаєте, вона лишається там.
       *[no] .
    }
anima-op-peek = Таємно перегляньте попередню зустріч однієї локації.
anima-op-replace = Замініть її новою картою долілиць.
anima-op-search = Знайдіть у колоді будь-яку локацію: у гру йде саме вона.
anima-op-forbid-skill-card = { $skill ->
        [ki] Карти кі грати не можна.
        [magic] Карти магії грати не можна.
        [trickery] Карти хитрості грати не можна.
       *[any] Карти вмінь грати не можна.
    }
anima-op-forbid-trade = Торгувати не можна.
anima-op-forbid-rest = Відпочивати не можна.
anima-op-forbid-rest-bonus = Перевага відпочинку тут не діє.
anima-op-area-level = Рівень вашої локації для зустрічей: { anima-signed }, але щонайменше { $least }
anima-op-extra-encounters = { $n ->
        [one] Приходить ще { $n } зустріч, якщо випав не особливий випадок.
        [few] Приходять ще { $n } зустрічі, якщо випав не особливий випадок.
       *[other] Приходить ще { $n } зустрічей, якщо випав не особливий випадок.
    }
anima-op-treat-exploration-as = Кидок вважається за «нічого».
anima-op-may = За бажання: { $then }
anima-op-may-cost = За бажання сплатіть це: { $cost } За це: { $then }
anima-op-choose-one = Виберіть одне: { $options }
anima-or-branch = { $first } Або: { $next }

## Умови

anima-if = { $if }: { $then }
anima-if-and = { $first }, { $next }
anima-if-or = { $first } або { $next }
anima-if-enemy = { $what ->
        [monster] Проти почвар
       *[group] Проти груп
    }
anima-if-enemy-kind = { $what ->
        [beast] Проти звірів
        [human] Проти людей
        [darkness] Проти темряви
        [spirit] Проти духів
        [construct] Проти големів
       *[outsider] Проти чужинців
    }
anima-if-area-level = У локаціях рівня { $n }
anima-if-group-size-at-most = { $n ->
        [one] Якщо у вашій групі не більше ніж { $n } карта
        [few] Якщо у вашій групі не більше ніж { $n } карти
       *[other] Якщо у вашій групі не більше ніж { $n } карт
    }
anima-if-group-size-at-least = { $n ->
        [one] Якщо у вашій групі щонайменше { $n } карта
        [few] Якщо у вашій групі щонайменше { $n } карти
       *[other] Якщо у вашій групі щонайменше { $n } карт
    }
anima-if-own-hand-at-most = { $n ->
        [0] Якщо в руці немає бонусів
        [one] Якщо в руці не більше ніж { $n } бонус
        [few] Якщо в руці не більше ніж { $n } бонуси
       *[other] Якщо в руці не більше ніж { $n } бонусів
    }
anima-if-attacked = { $what ->
        [yes] Якщо нападає інша група
       *[no] Якщо інша група не нападає
    }
anima-if-forced = { $what ->
        [yes] У вимушеному бою
       *[no] У бою, що не є вимушеним
    }
anima-if-victim-characters-at-least = { $n ->
        [one] Якщо в тій групі щонайменше { $n } персонаж
        [few] Якщо в тій групі щонайменше { $n } персонажі
       *[other] Якщо в тій групі щонайменше { $n } персонажів
    }
anima-if-bonus-taken = Коли ви берете нагороду «бонус»
anima-if-lost-to-monster = Коли ви програєте почварі

## Коли грають карти

anima-window = { $window ->
        [reset] Відновлення
        [movement] Пересування
        [interaction] Взаємодія
        [exploration] Дослідження
        [battle] Битва
        [any-phase] Будь-яка ваша фаза
       *[interrupt] Відповідь
    }
anima-when-travel = { $whose ->
        [own] ви оголошуєте, куди вирушаєте
        [other] інший гравець оголошує, куди вирушає
       *[any] хтось оголошує, куди вирушає
    }
anima-when-explore-new = { $whose ->
        [own] ви досліджуєте нову локацію з колоди
        [other] інший гравець досліджує нову локацію з колоди
       *[any] хтось досліджує нову локацію з колоди
    }
    .more = { $whose ->
            [own] досліджуєте нову локацію з колоди
           *[other] досліджує нову локацію з колоди
        }
anima-when-rest = { $whose ->
        [own] ви відпочиваєте
        [other] інший гравець відпочиває
       *[any] хтось відпочиває
    }
    .more = { $whose ->
            [own] відпочиваєте
           *[other] відпочиває
        }
anima-when-event = { $whose ->
        [own] ви натрапляєте на подію
        [other] інший гравець натрапляє на подію
       *[any] хтось натрапляє на подію
    }
    .more = { $whose ->
            [own] натрапляєте на подію
           *[other] натрапляє на подію
        }
anima-when-battle = { $whose ->
        [own] починається ваша битва
        [other] починається чужа битва
       *[any] починається будь-яка битва
    }
anima-when-exploration = { $whose ->
        [own] ви починаєте досліджувати
        [other] інший гравець починає досліджувати
       *[any] хтось починає досліджувати
    }
    .more = { $whose ->
            [own] починаєте досліджувати
           *[other] починає досліджувати
        }
anima-when-test = { $whose ->
        [own] ви проходите перевірку швидкості
        [other] інший гравець проходить перевірку швидкості
       *[any] хтось проходить перевірку швидкості
    }
    .more = { $whose ->
            [own] проходите перевірку швидкості
           *[other] проходить перевірку швидкості
        }
anima-when-roll = { $of ->
        [exploration] { $whose ->
            [own] ви кинули кубик дослідження
            [other] інший гравець кинув кубик дослідження
           *[any] хтось кинув кубик дослідження
        }
        [battle] { $whose ->
            [own] ви кинули кубик у битві
            [other] інший гравець кинув кубик у битві
           *[any] хтось кинув кубик у битві
        }
        [test] { $whose ->
            [own] ви кинули кубик перевірки
            [other] інший гравець кинув кубик перевірки
           *[any] хтось кинув кубик перевірки
        }
       *[all] { $whose ->
            [own] ви кинули кубик для дослідження, битви чи перевірки
            [other] інший гравець кинув кубик для дослідження, битви чи перевірки
           *[any] хтось кинув кубик для дослідження, битви чи перевірки
        }
    }
anima-when-skill-card = { $whose ->
        [own] ви граєте карту вміння
        [other] інший гравець грає карту вміння
       *[any] хтось грає карту вміння
    }
    .more = { $whose ->
            [own] граєте карту вміння
           *[other] грає карту вміння
        }
anima-when-death = { $whose ->
        [own] у битві має загинути ваш персонаж
        [other] у битві має загинути чужий персонаж
       *[any] у битві має загинути персонаж
    }
anima-when = Відповідь, коли { $when }
anima-when-or = { $first }, або { $next }

## Рядки карти

anima-card-nothing = Без здібності.
anima-card-always = Завжди
anima-card-tap = Виснажити · { $when }
anima-card-ability = <b>{ $head }.</b> { $text }
anima-card-line = { $first } · { $next }
anima-card-strength = сила { $n }
anima-card-speed = швидкість { $n }
anima-card-gender = { $gender ->
        [female] жінка
       *[male] чоловік
    }
anima-card-level = рівень { $n }
anima-card-trade = торгівля
anima-card-area = локація
anima-card-monster = почвара
anima-card-event = подія
anima-card-skill = { $skill ->
        [ki] карта вміння, кі
        [magic] карта вміння, магія
       *[trickery] карта вміння, хитрість
    }
anima-card-plot = карта сюжету
anima-card-organisation = організація
anima-card-main = основна місія
anima-card-final = кінцева місія
anima-card-hidden = відкривається лише виконаною
anima-card-copies = { $n ->
        [one] { $n } примірник
        [few] { $n } примірники
       *[other] { $n } примірників
    }
anima-card-before-battle = Перед битвою
anima-card-battle = У битві
anima-card-group-wins = Якщо ви виграєте
anima-card-group-loses = Якщо ви програєте
anima-card-here = Тут
anima-card-gives = Членам
anima-card-obliges = Обов’язок
anima-card-war = Вороги: { $what }.
anima-card-table = Кубик
anima-card-rewards = Нагороди
anima-card-reward = Нагорода
anima-card-crisis = Криза після ходу { $n }
anima-card-placed = Одразу в грі: { $what }.
anima-card-win = Хто перший її виконає, той виграє гру.
anima-result = { $from ->
        [one] <b>{ $first }</b>: { $what }
       *[more] <b>{ $first }–{ $last }</b>: { $what }
    }
anima-result-encounters = { $n ->
        [0] нічого
        [one] { $n } зустріч
        [few] { $n } зустрічі
       *[other] { $n } зустрічей
    }
anima-reward-bonus = бонус: візьміть { anima-n-advantages }
anima-reward-recruit = наймання: { $n ->
        [one] { $n } персонаж
        [few] { $n } персонажі
       *[other] { $n } персонажів
    }
anima-reward-mission = місія
anima-reward-ex = EX: { $what }
anima-gain-strength = +{ $n } до сили
anima-gain-speed = +{ $n } до швидкості
anima-gain-draw = візьміть { anima-n-advantages }

## Кроки місій

anima-or = { $first } або { $next }
anima-and = { $first } і { $next }
anima-comma = { $first }, { $next }
anima-step = <b>{ $at }.</b> { $areas }: { $what }
anima-step-other = <b>{ $at }.</b> { $areas }, але не там, де попередній крок: { $what }
anima-step-visit = дослідіть успішно.
anima-step-speed-test = пройдіть перевірку швидкості: { $n }.
anima-step-fight = виграйте битву: { $what }.
anima-step-pay = скиньте { anima-n-advantages }.
anima-step-have = майте щонайменше { $n ->
        [one] { $n } персонажа горілиць
       *[other] { $n } персонажів горілиць
    }.
anima-step-have-skills = майте щонайменше { $n ->
        [one] { $n } персонажа горілиць
       *[other] { $n } персонажів горілиць
    }, серед їхніх умінь: { $what }.
anima-step-encounters = пройдіть { $n ->
        [one] { $n } зустріч
        [few] { $n } зустрічі
       *[other] { $n } зустрічей
    }, як у локації рівня { $level }.
anima-step-resist = протримайтеся { $n ->
        [one] { $n } хід
        [few] { $n } ходи
       *[other] { $n } ходів
    } проти: { $what }.
anima-enemy = сила { $n } ({ anima-creature })
anima-enemy-plain = сила { $n }
