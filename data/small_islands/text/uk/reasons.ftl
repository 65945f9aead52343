# Чому щось неможливо у Small Islands.
isle-reason-first = { $asked ->
        [start] Спершу виберіть початковий тайл.
        [start-cell] Спершу викладіть початковий тайл.
        [take] Спершу візьміть відкритий тайл або корабель.
        [tile] Спершу виберіть тайл, щоб викласти.
        [cell] Спершу викладіть тайл.
        [token] Спершу застосуйте бонусний жетон або відмовтеся.
        [ship-cell] Спершу викладіть корабель.
        [discard] Спершу виберіть тайл, що піде під запас.
        [island] Спершу виберіть острів для хатини або відмовтеся.
        [symbol] Спершу виберіть ресурс, за який отримаєте бали.
        [discovery] Спершу виберіть жетон відкриття, який залишите.
        [current] Спершу виберіть завдання цього раунду.
        [current-mission] Спершу виберіть місію цього раунду.
        [current-reward] Спершу виберіть нагороду цього раунду.
        [next] Спершу виберіть завдання на потім.
        [next-mission] Спершу виберіть місію на потім.
        [next-reward] Спершу виберіть нагороду на потім.
       *[other] Спершу треба відповісти на інше запитання.
    }
isle-reason-no-such-thing = У цій грі такого немає.
isle-reason-off-table = Там край столу: { $columns ->
        [one] { $columns } стовпець
        [few] { $columns } стовпці
       *[many] { $columns } стовпців
    } і { $rows ->
        [one] { $rows } рядок
        [few] { $rows } рядки
       *[many] { $rows } рядків
    }.
isle-reason-cell-ship = Там лежить корабель.
isle-reason-cell-taken = Там уже лежить тайл.
isle-reason-no-neighbour = Жоден тайл не прилягає до цього місця стороною.
isle-reason-side-differs = { $where }: на цьому тайлі { $own }, на сусідньому { $theirs }.
isle-reason-corner-differs = Кут ({ $where }): на цьому тайлі { $own }, на тайлі навпроти { $theirs }.
isle-reason-ship-side = { $where }: на кораблі лише море, на сусідньому тайлі { $theirs }.
isle-reason-ship-corner = Кут ({ $where }): на кораблі лише море, на тайлі навпроти { $theirs }.
isle-reason-same-turned = Цей тайл такий самий і за меншого оберту: візьміть найменший.
isle-reason-tile-fits-nowhere = Цей тайл зараз нікуди не підходить.
isle-reason-hand-fits-nowhere = Жоден тайл цієї руки нікуди не підходить.
isle-reason-start-placed = Цей початковий тайл уже на столі.
isle-reason-middle-first = Перший початковий тайл лягає в середину столу.
isle-reason-landing-only = Лишилася тільки висадка: узяти тайл не можна.
isle-reason-empty-place = Місце { $n } серед відкритих тайлів порожнє.
isle-reason-navigation-not-empty = Для висадки стос навігації має бути порожній; { $n ->
        [one] лишився { $n } тайл
        [few] лишилося { $n } тайли
        [many] лишилося { $n } тайлів
       *[other] лишилося { $n } тайла
    }.
isle-reason-ship-placed = Ваш корабель уже на столі.
isle-reason-no-grey-ship = Сірих кораблів більше немає.
isle-reason-ship-fits-nowhere = Жодне місце зараз не прийме корабель.
isle-reason-one-a-turn = Тайл цього ходу вже взято.
isle-reason-no-token-when-landing = У хід висадки бонусний жетон не застосовують.
isle-reason-placed-already = Тайл цього ходу вже викладено.
isle-reason-no-tile = Тайла тут немає ({ $cell }).
isle-reason-corner-sea = Там море: { $corner }.
isle-reason-no-token = У вас немає жетона з таким символом: { $symbol }.
isle-reason-no-symbol = На цьому тайлі такого немає: { $symbol }.
isle-reason-never-covered = Накривати можна лише лотоси, плоди й листки, але не це: { $symbol }.
isle-reason-same-resource = Жетон накриває один із двох інших ресурсів, а не той самий.
isle-reason-which-area = На цьому тайлі два острови: вкажіть, який.
isle-reason-port-covers-nothing = Порт додають на узбережжі; він нічого не накриває.
isle-reason-no-coast = Порту потрібне узбережжя; на цьому тайлі його немає.
isle-reason-two-ports = На тайлі може бути щонайбільше { $n ->
        [one] { $n } порт
        [few] { $n } порти
        [many] { $n } портів
       *[other] { $n } порту
    } разом із надрукованими.
isle-reason-bare-land = Жетон ресурсу накриває лотос, плід або листок, але не порожній суходіл.
isle-reason-bare-taken = На цьому суходолі вже лежить жетон.
isle-reason-already-current = Цю карту вже вибрано на цей раунд.
isle-reason-no-island = Тут немає острова.
isle-reason-island-too-small = Острів має лежати щонайменше на { $least ->
        [one] { $least } тайлі
       *[other] { $least } тайлах
    }, а цей — на { $size }.
isle-reason-own-house = На цьому острові вже є ваша хатина.
isle-reason-mission-not-met = Ваша місія: { $mission }. Тут: { $counts }.
isle-reason-no-house-site = На цьому острові немає вільного символу хатини.
isle-reason-not-a-resource = Тут бали дають лише за лотоси, плоди й листки.
isle-reason-symbol-absent = На острові такого немає: { $symbol }.
isle-reason-not-drawn = Жетона з таким числом ви не взяли.
isle-shows-land = суходіл
isle-shows-sea = море
isle-shows-shore = берег
isle-reason-keeps-house = береже хатину для більшого острова, хоча { $n ->
    [one] можна було взяти { $n } бал
    [few] можна було взяти { $n } бали
   *[many] можна було взяти { $n } балів
 }
isle-reason-keeps-ship = береже свій корабель для місця, де більше портів
