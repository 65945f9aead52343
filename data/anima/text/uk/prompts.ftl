### Запитання та відповіді. $who — ім’я гравця, $source — карта, що питає.

anima-prompt-setup-character = { $who }: виберіть персонажа, який лишиться
anima-prompt-setup-advantage = { $who }: виберіть бонус, який повернете
anima-prompt-reset-act = { $who }: скидайте, відпускайте чи грайте карти
anima-prompt-claim-character = { $who }: найняти відпущеного персонажа?
anima-prompt-claim-advantage = { $who }: забрати скинутий бонус?
anima-prompt-movement-choose = { $who }: куди йде ваша група?
anima-prompt-explore-pick = { $who }: виберіть локацію, що йде в гру
anima-prompt-area-remove = { $who }: локацій забагато: виберіть, яку прибрати
anima-prompt-area-protect = { $who }: захистити локацію, скинувши бонус? ({ $area })
anima-prompt-interaction-act = { $who }: торгуйте, нападайте чи грайте карти
anima-prompt-trade-offer = { $who }: що ви пропонуєте на обмін? ({ $other })
anima-prompt-trade-answer = { $who }: що ви даєте за це? ({ $other })
anima-prompt-trade-confirm = { $who }: чи згодні ви на обмін?
anima-prompt-exploration-choose = { $who }: досліджувати?
anima-prompt-reward-choose = { $who }: виберіть нагороду
anima-prompt-battle-cards = { $who }: чи граєте карти в цій битві?
anima-prompt-death-choose = { $who }: виберіть, хто гине
anima-prompt-discard-choose = { $who }: виберіть, що скинути
    .detail = { $source }
anima-prompt-give-choose = { $who }: виберіть, що віддати
    .detail = { $source }
anima-prompt-take-choose = { $who }: виберіть бонус зі скиду
    .detail = { $source }
anima-prompt-keep-choose = { $who }: виберіть, що залишити
    .detail = { $source }
anima-prompt-face-down-choose = { $who }: виберіть, хто ляже долілиць
    .detail = { $source }
anima-prompt-may = { $who }: чи бажаєте цього?
    .detail = { $source }
anima-prompt-choose-one = { $who }: виберіть одне
    .detail = { $source }
anima-prompt-tap-choose = { $who }: хто виснажиться для цього?
    .detail = { $source }
anima-prompt-target-character = { $who }: виберіть персонажа
    .detail = { $source }
anima-prompt-target-seat = { $who }: виберіть гравця
    .detail = { $source }
anima-prompt-target-area = { $who }: виберіть локацію
    .detail = { $source }
anima-prompt-reply-travel = { $who }: відповісти на подорож?
anima-prompt-reply-explore-new = { $who }: відповісти на нову локацію?
anima-prompt-reply-rest = { $who }: відповісти на відпочинок?
anima-prompt-reply-event = { $who }: відповісти на подію?
anima-prompt-reply-battle = { $who }: відповісти на битву?
anima-prompt-reply-exploration = { $who }: відповісти на дослідження?
anima-prompt-reply-test = { $who }: відповісти на перевірку швидкості?
anima-prompt-reply-roll = { $who }: відповісти на кидок { $of ->
        [battle] у битві
        [test] на перевірку
       *[exploration] на дослідження
    }?
anima-prompt-reply-skill-card = { $who }: відповісти на карту вміння?
anima-prompt-reply-death = { $who }: запобігти загибелі?
anima-reply-of = { $actor }
anima-reply-about = { $actor } · { $about }
anima-reply-with = { $of } · можна: { $what }
anima-opt-area = { $what }
anima-opt-area-movement-choose = Куди: { $what }
anima-opt-area-area-remove = Прибрати: { $what }
anima-opt-explore = { $what ->
        [deck] { $n ->
            [0] Нова локація з колоди
           *[other] Нова локація рівня { $n } з колоди
        }
       *[pile] Зі скиду: { $what }
    }
anima-opt-explore-exploration-choose = Дослідити тут
anima-opt-rest = Відпочити
anima-opt-card = { $what }
anima-opt-card-reset-act = Зіграти: { $what }
anima-opt-card-interaction-act = Зіграти: { $what }
anima-opt-ability = { $what }: здібність
anima-opt-character = { $what }
anima-opt-seat = { $what }
anima-opt-discard = Скинути: { $what }
anima-opt-dismiss = Відпустити: { $what }
anima-opt-leave = Вийти: { $what }
anima-opt-claim = Забрати: { $what }
anima-opt-return = Повернути: { $what }
anima-opt-attack = Напасти: { $what }
anima-opt-trade = Торгувати: { $what }
anima-opt-give = Віддати: { $what }
anima-opt-mission = Місія: { $what }
anima-opt-reward = { $what ->
        [bonus] Бонус
        [recruit] Наймання
       *[ex] EX
    }
anima-opt-branch = { $what }
anima-opt-yes = Так
anima-opt-no = Ні
anima-opt-no-trade-answer = Відмовитися
anima-opt-done = Готово
anima-opt-done-claim-character = Нікого не наймати
anima-opt-done-claim-advantage = Нічого не брати
anima-opt-done-area-protect = Не захищати
anima-opt-done-reset-act = Кінець відновлення
anima-opt-done-interaction-act = Кінець взаємодії
anima-opt-done-trade-offer = Пропозиція готова
anima-opt-done-trade-answer = Відповідь готова
anima-opt-done-exploration-choose = Не досліджувати
anima-opt-done-reward-choose = Без нагороди
anima-opt-done-battle-cards = Більше жодної карти
anima-opt-done-may = Відмовитися
anima-opt-done-reply = Без відповіді
anima-end-win = { $how ->
        [crisis] { $who } долає кризу й перемагає.
       *[final] { $who } виконує кінцеву місію й перемагає.
    }
anima-end-loss = { $how ->
        [crisis] Ніхто не здолав кризи: Омега на волі.
       *[turn-limit] Час вичерпано: Омега на волі, не переміг ніхто.
    }
