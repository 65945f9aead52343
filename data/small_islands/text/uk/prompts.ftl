# Запитання Small Islands. $who — ім’я гравця, $n — число.
isle-prompt-setup-start = { $who }: виберіть початковий тайл
isle-prompt-setup-cell = { $who }: викладіть початковий тайл
isle-prompt-prepare-current = { $who }: виберіть завдання цього раунду
isle-prompt-prepare-current-mission = { $who }: виберіть місію цього раунду
isle-prompt-prepare-current-reward = { $who }: виберіть нагороду цього раунду
isle-prompt-prepare-next = { $who }: виберіть завдання на наступний раунд
isle-prompt-prepare-next-mission = { $who }: виберіть місію на наступний раунд
isle-prompt-prepare-next-reward = { $who }: виберіть нагороду на наступний раунд
isle-prompt-turn-choose = { $who }: візьміть тайл
isle-prompt-turn-choose-land = { $who }: візьміть тайл або висадіться
isle-prompt-turn-choose-ship = { $who }: висадіться з корабля
isle-prompt-place-tile = { $who }: виберіть тайл, щоб викласти
isle-prompt-place-cell = { $who }: викладіть тайл
isle-prompt-place-token = { $who }: застосувати бонусний жетон?
isle-prompt-token-flower = { $who }: виберіть плід або листок, що стане лотосом
isle-prompt-token-fruit = { $who }: виберіть лотос або листок, що стане плодом
isle-prompt-token-leaf = { $who }: виберіть лотос або плід, що стане листком
isle-prompt-token-flower-bare = { $who }: виберіть місце для лотоса
isle-prompt-token-fruit-bare = { $who }: виберіть місце для плоду
isle-prompt-token-leaf-bare = { $who }: виберіть місце для листка
isle-prompt-token-port = { $who }: виберіть узбережжя для порту
isle-prompt-land-cell = { $who }: викладіть корабель
isle-prompt-reward-island = { $who }: збудувати хатину на острові?
isle-prompt-reward-symbol = { $who }: виберіть ресурс, за який отримаєте бали
isle-prompt-reward-discovery = { $who }: виберіть жетон відкриття, який залишите
isle-prompt-stuck-discard = { $who }: жоден ваш тайл не підходить: покладіть один під запас
isle-prompt-other = { $who }: виберіть
isle-detail-places = { $n ->
        [one] { $n } можливе місце
        [few] { $n } можливі місця
        [many] { $n } можливих місць
       *[other] { $n } можливого місця
    }
isle-detail-islands = { $n ->
        [one] { $n } острів відповідає місії
        [few] { $n } острови відповідають місії
        [many] { $n } островів відповідають місії
       *[other] { $n } острова відповідають місії
    }
isle-detail-houses = { $n ->
        [one] { $n } хатина в руці
        [few] { $n } хатини в руці
        [many] { $n } хатин у руці
       *[other] { $n } хатини в руці
    }
isle-detail-navigation = { $n ->
        [0] стос навігації порожній
        [one] { $n } тайл у стосі навігації
        [few] { $n } тайли у стосі навігації
        [many] { $n } тайлів у стосі навігації
       *[other] { $n } тайла у стосі навігації
    }
isle-detail-landing = висадка зараз: { $islands }, { $pays }, нагорода першою
isle-detail-landing-none = висадка зараз: жоден острів не виконує місії
isle-detail-starts = { $n ->
        [one] лишився { $n } тайл
        [few] лишилося { $n } тайли
        [many] лишилося { $n } тайлів
       *[other] лишилося { $n } тайла
    } · будь-який бік
isle-detail-turn = оберніть його, щоб підійшов
isle-detail-tokens = { $n ->
        [one] залишився { $n } бонусний жетон
        [few] залишилося { $n } бонусні жетони
        [many] залишилося { $n } бонусних жетонів
       *[other] залишилося { $n } бонусного жетона
    }
isle-detail-spends = витрачає <{ $token }>
isle-detail-token-back = Esc повертає його
isle-detail-secret = інші цього не бачать
isle-detail-last-round = наступного раунду не буде, ця карта не зарахується
isle-opt-cell = { $cell } · { $turned }
isle-opt-ship-own = Висадитися своїм кораблем
isle-opt-ship-grey = Висадитися сірим кораблем
isle-opt-display = { $n }: { $what }
isle-opt-from-hand = тайл { $n } з руки
isle-opt-from-display = відкритий тайл { $n }
isle-opt-token = { $shows } на символ «{ $covers }» ({ $cell })
isle-opt-token-bare = { $shows } на суходіл ({ $cell })
isle-opt-token-port = порт ({ $cell })
isle-opt-token-turned = { $what }, витрачається: { $token }
isle-opt-island = острів
isle-opt-discovery = Залишити { $n }
isle-opt-done = Готово
isle-opt-done-place-token = Завершити хід
isle-opt-done-reward-island = Досить хатин
isle-tile-hidden = закритий тайл
isle-undo-take = узято { $what }
isle-undo-choose = вибрано { $what }
isle-undo-start = вибрано початковий тайл
isle-undo-keep = залишено жетон на { $n ->
        [one] { $n } бал
        [few] { $n } бали
       *[many] { $n } балів
    }
isle-undo-place = викладено тайл
isle-undo-ship = висадка
isle-undo-token = { $what }
isle-undo-build = збудовано хатину
isle-undo-objective = вибір завдання
isle-undo-done = відмова
isle-undo-done-place-token = без бонусного жетона
isle-undo-done-reward-island = без нових хатин
phase-preparation = Підготовка
phase-preparation-hint = Шість тайлів утворюють стос навігації; кожен вибирає завдання на цей раунд і на наступний.
phase-exploration = Дослідження
phase-exploration-hint = По черзі кожен бере й викладає тайл або висаджується з корабля.
phase-take = Узяти тайл
phase-take-hint = Один із трьох відкритих тайлів іде в руку; висадитися можна, коли стос навігації порожній.
phase-place = Викласти тайл
phase-place-hint = Один із трьох тайлів у руці викладається; сторони й кути мають збігатися.
phase-token = Бонусний жетон
phase-token-hint = Один бонусний жетон може змінити ресурс або додати порт.
phase-refill = Поповнення
phase-refill-hint = Відкриті тайли поповнюються зі стосу навігації, потім із запасу.
phase-reward = Нагороди
phase-reward-hint = Починаючи з того, хто висадився, кожен будує хатини там, де виконано місію, й отримує бали.
phase-end = Кінець
phase-end-hint = Додаються жетони відкриття й порти навколо своїх кораблів.
