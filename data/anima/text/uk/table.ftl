### Написи на столі «Аніма: Тінь Омеги», крім карт.

anima-table-level = рівень { $n }
anima-table-trade = торгівля
anima-table-barter = Обмін
anima-table-gives = { $who } дає
anima-table-gives-nothing = поки нічого
anima-table-hidden-encounter = зустріч долілиць
anima-table-nowhere = у жодній локації
anima-table-turn-lost = хід втрачено
anima-table-rests = відпочиває
anima-table-rested = відпочивши
anima-table-rested-short = відпочивши
anima-table-tapped = виснажений
anima-table-down = долілиць
anima-table-strength = Сила
anima-table-speed = Швидкість
anima-table-cards = Карти
anima-table-place = місце { $n }
anima-table-of = з { $n }
anima-table-figures-head = Сила, швидкість, карти
anima-table-figures = сила { $strength }, швидкість { $speed }
anima-table-speed-of = швидкість { $n }
anima-table-members = Персонажі
anima-table-group = Ваша група
anima-table-group-of = Група: { $who }
anima-table-group-size = { $n } з { $most }
anima-table-missions = Місії
anima-table-missions-done = { $n ->
        [one] місія
        [few] місії
       *[other] місій
    }
anima-table-missions-short = { $n ->
        [one] місія
        [few] місії
       *[other] місій
    }
anima-table-missions-of = { $n ->
        [one] { $n } виконана місія
        [few] { $n } виконані місії
       *[other] { $n } виконаних місій
    }
anima-table-hidden-missions = таємних: { $n }
anima-table-mission-done = виконано
anima-table-mission-open = відкрита
anima-table-mission-secret = таємна
anima-table-step-done = виконано:
anima-table-organisation = Організація
anima-table-no-organisation = Немає. Приєднуються у фазі відновлення.
anima-table-order = Порядок ходу
anima-table-by-speed = за швидкістю
anima-table-rival-missions = місії: виконаних { $done }, відкритих { $open }, таємних { $hidden }
anima-table-known-cards = ви знаєте: { $cards }
anima-table-hand-of = { $n ->
        [0] немає бонусів
        [one] { $n } бонус
        [few] { $n } бонуси
       *[other] { $n } бонусів
    }
anima-table-rival-hint = Відкриває весь планшет
anima-table-final = Кінцева місія
anima-table-final-hidden = Її відкривають, коли виконано першу основну місію.
anima-table-final-missing = Вам ще бракує основної місії.
anima-table-final-ready = Ви можете її спробувати.
anima-table-last-turn = кінець після ходу { $n }
anima-table-turn-of = Хід { $n } з { $of }
anima-table-decks = Колоди
anima-table-pile = колода · скид
anima-table-deck-area = Локації
anima-table-deck-encounter = Зустрічі
anima-table-deck-character = Персонажі
anima-table-deck-advantage = Бонуси
anima-table-deck-and-pile = у колоді { $deck }, у скиді { $pile }
anima-table-pile-area = Скид локацій
anima-table-pile-encounter = Скид зустрічей
anima-table-pile-character = Скид персонажів
anima-table-pile-advantage = Скид бонусів
anima-table-copies = таких { $n }
anima-table-reward-bonus = бонус { $n }
anima-table-reward-recruit = найняти
anima-table-reward-mission = місія
anima-table-reward-ex = EX
anima-table-characters = { $n ->
        [one] { $n } персонаж
        [few] { $n } персонажі
       *[other] { $n } персонажів
    }
anima-table-part-rest = відпочинок
anima-table-part-effect = дії карт
anima-table-part-monster = почвара
anima-table-battle = Битва
anima-table-battle-in = Битва: { $area }
anima-table-attacks = { $who } нападає: { $other }
anima-table-fights = { $who } проти: { $other }
anima-table-chance-of = { $who } виграє, до кубиків, із шансом:
anima-table-tie-now = Нічия: обоє кидають знову.
anima-table-ahead = За цими кубиками { $who } виграє на { $n }.
anima-table-if-lost = Хто програє, лишається без нагороди, залишає локацію і втрачає хід. На { $n } і більше: гине персонаж.
anima-table-if-lost-rival = Хто програє, віддає випадковий бонус, залишає локацію і втрачає хід. На { $n } і більше: гине персонаж.
anima-table-die = кубик { $n }
anima-table-is-here = Тут: { $who }
anima-table-chance-arrive = Шанс пройти повз те, що тут лежить: { $n } %
anima-table-chance-reward = Шанс отримати нагороду за дослідження: { $n } %
anima-table-hand-limit = Щонайбільше { $n } у руці.
anima-table-wins = Перемога: { $who }
anima-table-battles-won = Виграні битви
anima-table-battles-lost = Програні битви
anima-table-deaths = Загиблі персонажі
anima-table-played = Зіграні карти
anima-table-rewards = Нагороди
anima-table-course = Перебіг гри
anima-table-reply-of = { $trigger }: { $what }
anima-table-reply-travel = { $who } вирушає
anima-table-reply-explore-new = { $who } досліджує нову локацію
anima-table-reply-rest = { $who } відпочиває
anima-table-reply-event = { $who } зустрічає подію
anima-table-reply-battle = { $who } вступає в битву
anima-table-reply-exploration = { $who } досліджує локацію
anima-table-reply-test = { $who } проходить перевірку швидкості
anima-table-reply-roll = { $who } кидає кубик
anima-table-reply-skill-card = { $who } грає карту вміння
anima-table-reply-death = Має загинути персонаж, { $who }
anima-table-percent = { $n } %
anima-table-odds = Шанси вашої групи
anima-table-odds-arrive = прибуде
anima-table-odds-reward = нагорода
anima-table-odds-lost = хід втрачено
anima-table-odds-win = виграє
anima-table-odds-do = крок виконано
anima-table-odds-none = Ще немає локацій у грі.
anima-table-odds-more = і ще { $n }
anima-table-odds-step = наступний крок: { $n } %
anima-table-replies = Відповіді
anima-table-replies-ask = питати завжди
anima-table-replies-no-rests = не про відпочинок
anima-table-replies-target = лише коли ціль — я
anima-table-replies-hint = На цей хід: дотик вибирає, про що вас питати

# Gallery of the set-up
anima-gallery-name = Персонажі
anima-gallery-title = Персонажі «Аніми»
