### The Lantern Fair.

ui-game-lantern-fair = Ярмарок ліхтарів
ui-blurb-lantern-fair = Торгуйтеся за товар і продайте його, поки не знайшов злодій.
ui-stage-lantern-fair = Раунд { $turn } з 4
phase-auction = Торги
phase-auction-hint = Усі разом пропонують ціну за три карти; карту бере той, хто сам дав найбільше.
phase-fair = Ярмарок
phase-fair-hint = По черзі кожен грає скільки завгодно карт.

name-fair-silk = шовк
name-fair-tea = чай
name-fair-salt = сіль
name-fair-feast = гостина
name-fair-lamp = лампа
name-fair-thief = злодій
name-fair-guard = сторож
fair-text-goods = Одразу <b>{ $n }</b> очок.
fair-text-feast = Витратьте монети: кожна — очко.
fair-text-look = Погляньте на карту в чужій руці.
fair-text-take = Візьміть карту з чужої руки.
fair-text-answer = Відповідь: зупиняє лампу, злодія чи сторожа.
fair-when-answer = будь-коли
fair-when-turn = у свій хід

fair-prompt-bid = { $who }, скільки за карту «{ $card }»?
fair-prompt-turn = { $who }, зіграйте карту
    .detail = або залиште ярмарок цього раунду
fair-prompt-feast = { $who }, скільки монет на гостину?
fair-prompt-target = { $who }, проти кого?
fair-prompt-reach = { $who }, яку карту гравця { $at }?
fair-prompt-reply = { $who }, відповісти сторожем чи пропустити?
    .detail = { $by } грає «{ $card }» проти { $at }
fair-trigger = { $by } грає «{ $card }» проти { $at }
fair-sheet = Ваші ціни
fair-sheet-confirm = Запропонувати
fair-opt-bid = { $what }: { $n }
fair-opt-coins = { $n }
fair-opt-done = Залишити ярмарок
fair-opt-done-reply = Пропустити
fair-opt-hand = Карта { $n }
fair-opt-hand-known = Карта { $n }: { $what }

fair-log-round = Раунд { $n }
fair-log-bought = { $seat } купує «{ $card }» за { $n }
fair-log-unsold = Ніхто не бере «{ $card }»
fair-log-played = { $seat } грає «{ $card }»
fair-log-earned = { $seat }: +{ $n }
fair-log-aimed = { $seat } грає «{ $card }» проти { $at }
fair-log-answered = { $seat } відповідає на «{ $against }» картою «{ $card }»
fair-log-looked = { $seat } дивиться карту гравця { $at }
fair-log-took = { $seat } бере карту гравця { $at }
fair-log-saw = Це «{ $card }»
fair-log-drew = { $seat } тягне «{ $card }»
fair-reason-too-few-coins = Лишилося монет: { $n }.
fair-reason-only-an-answer = Сторож лише відповідає на чужу карту.
fair-reason-no-target = Ні в кого немає карти, яку можна дістати.
fair-end-win = { $n ->
        [one] Найбільше очок: { $who }.
       *[other] Найбільше очок: { $who }.
    }
fair-winner = Перемога: { $who }

fair-round = Раунд { $n } з { $of }
fair-coins = Монети
fair-points = Очки
fair-known = Відоме про руки
fair-known-none = поки нічого
fair-hand-of = карт: { $n }, відомо: { $known }
fair-lots = На торгах
fair-stalls = Зіграні
fair-cards-left = лишилося карт: { $n }
fair-hidden = прихована карта
fair-cards = Карти
fair-deck = Колода
fair-recap = Раунд { $n } завершено

weigh-lantern-fair-unit = Кожне число каже, наскільки цей пункт кращий, у балах.
weigh-lantern-fair-points = бали
weigh-lantern-fair-coins = монети
weigh-lantern-fair-cards = карти в руці
weigh-lantern-fair-secrets = відомі карти
weigh-lantern-fair-rivals = що мають інші
weigh-lantern-fair-lot = лот
weigh-lantern-fair-price = ціна
