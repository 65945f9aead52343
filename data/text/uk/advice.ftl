### Advice of the strongest bot, and the analysis after the game.

ui-scene-advice = Порада
ui-scene-review = Розбір
advice-button = Порада
advice-button-hint = Що зробив би на вашому місці найсильніший бот і чому
advice-thinking = Бот думає над вашим запитанням …
advice-progress = Обмірковано
advice-share = { $n } %
advice-stop = Зупинити
advice-best = Бот вибрав би: { $what }
advice-only = Більше вибирати нема з чого.
advice-for = За це: { $terms }.
advice-none-for = Жодне число окремо не говорить за це: загалом вийшло краще.
advice-against = За другий варіант: { $terms }.
advice-other = Другий варіант: { $what }
advice-even = Наскільки бот може судити, так само добре: { $what }
advice-chances = Імовірність виграти, за підрахунком бота: { $mine } % проти { $theirs } %.
advice-plus = { $what } +{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-show = Показати на столі
advice-shown = Бот вибрав би: { $what }
advice-failed = Бот не зміг відповісти: { $why }
advice-not-asked = Зараз вас ні про що не питають.
advice-agree-title = Чи можна всім питати поради?
advice-agree-text = За цим екраном кілька людей грають одне проти одного. Бот радить лише за згоди всіх. Про це питають один раз: відповідь зберігається з цим столом.
advice-agree-yes = Усі згодні
advice-agree-no = Без порад
advice-refused = За цим столом грають без порад: так ви вирішили.
score-review = Розбір
review-title = Розбір: де бот вчинив би інакше
review-progress = Розглянуті рішення
review-of = { $done } з { $of }
review-stopped = Зупинено після { $done } з { $of } рішень.
review-done = Розглянуто всі рішення ({ $of }); найважливіші — перші.
review-none = Нічого важливого бот не вирішив би інакше.
review-where = { $turn ->
        [0] До першого ходу, { $who }: { $what }
       *[other] Хід { $turn }, { $who }: { $what }
    }
review-instead = Бот: { $what }
review-played = Як зіграно
review-played-hint = Стіл на цьому рішенні та як гра пішла далі
review-line = Шлях бота
review-line-hint = Той самий стіл і як бот продовжив би до наступного ходу
review-back = Назад до розбору
review-banner-played = { $turn ->
        [0] Як було зіграно
       *[other] Як було зіграно, хід { $turn }
    }
review-banner-line = { $turn ->
        [0] Шлях бота
       *[other] Шлях бота, хід { $turn }
    }
review-swap-played = Як було зіграно
review-swap-line = Шлях бота
