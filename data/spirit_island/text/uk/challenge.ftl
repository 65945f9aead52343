## Коробки

set-spirit-island-horizons = Обрії
set-spirit-island-base = Острів духів
set-spirit-island-horizons-title = Обрії Острова духів
set-spirit-island-base-title = Острів духів
set-choice = Коробка

## Підготовка першої коробки

setup-page-challenge = Виклик
setup-page-spirit = Дух
setup-adversary = Супротивник
setup-level = Рівень
setup-blight-card = Карта скверни
setup-scenario = Сценарій
option-adversary = Супротивник
option-adversary-hint = Хто вторгається. Його ескалація діє завжди, кожен рівень додає правило до попередніх.
choice-adversary-none = Без супротивника
choice-adversary-brandenburg-prussia = Бранденбург-Пруссія
choice-adversary-england = Англія
choice-adversary-sweden = Швеція
setup-level-hint = Рівень супротивника. 0 — лише ескалація; рівні додаються.
option-blight-card = Карта скверни
option-blight-card-hint = Вона каже, скільки скверни витримає острів і що з ним буде, коли він стане оскверненим.
option-blight-card-unseen = Витягнута навмання: що на її іншому боці, не знає ніхто, доки її не перевернуть.
choice-blight-card-any = будь-яка
choice-blight-card-downward-spiral = Спіраль занепаду
choice-blight-card-memory-fades-to-dust = Пам’ять розсипається на порох
choice-blight-card-none = без карти
option-power-progression = Сили в сталому порядку
option-power-progression-hint = Прості духи здобувають сили в надрукованому порядку, а не на вибір.
option-horizons-spirits = Духи з «Обріїв»
option-horizons-spirits-hint = На цей острів можуть прийти й п’ять духів з «Обріїв».
setup-difficulty = Складність { $n }
setup-difficulty-hint = Гри, яку підготовлено тут.
setup-difficulty-rate = { $n ->
    [1] сам бот виграв ігор: { $wins } із { $games }
   *[other] { $n } боти виграли ігор: { $wins } із { $games }
 }
setup-difficulty-rate-short = { $n ->
    [1] сам бот: { $wins } із { $games }
   *[other] { $n } боти: { $wins } із { $games }
 }
setup-difficulty-seats = для { $n } гравців не виміряно
setup-difficulty-each = Виміряно одним духом самотужки, кожним по черзі.
setup-difficulty-calm = Без супротивника і сценарію { $n ->
    [1] сам бот виграв цим духом ігор: { $wins } із { $games }.
   *[other] { $n } боти виграли ігор: { $wins } із { $games }.
 }
setup-difficulty-range = Майже напевно від { $low } до { $high } %.
setup-difficulty-vague = { $rate }, десь { $low }–{ $high } %
setup-difficulty-unknown = ще не виміряно
setup-draw = Бажана складність
setup-draw-short = Бажана: { $n }
setup-wished-hint = Якої складності має бути гра за жеребом. Підготовленої тут гри це не змінює.
setup-draw-button = Жеребкувати
setup-draw-hint = Духи, поля, супротивник, рівень і сценарій навмання, з такою складністю або найближчою до неї.
setup-drawn = Складність { $n }: { $what }
setup-level-below = Діють також: { $names }.
setup-level-rules = { $name }: { $rules }

## Супротивник і його рівні

adv-step = { $name } { $level }
adv-title = { $name }, рівень { $level }
adv-short = { $name } { $level }
adv-difficulty = Складність { $n }
adv-difficulty-with = Складність { $n }, зі сценарієм { $total }
adv-next = З наступною позначеною картою етапу II: { $name }
adv-next-explored = Позначені карти етапу II, на кожній дослідженій території: { $name }
adv-when = Коли відкривають позначену карту етапу II, перш ніж прийдуть її дослідники
adv-when-explored = На кожній території, куди позначена карта етапу II привела дослідника
adv-coming = Якщо випаде позначена карта: { $what }
adv-coming-where = тут: { $lands }
adv-coming-open = де саме, вибирають гравці, і дослідників може прийти більше
adv-escalation = Ескалація: { $name }
adv-fear-deck = Карти страху: { $cards }.
adv-invader-deck = Колода загарбників за етапами: { $order }.
adv-setup = Підготовка, територія { $land } кожного поля: { $what }.
adv-blight-moves = Скверна території { $land } починає на території { $to }.
adv-health = { $what }: { $n } здоров’я.
adv-damage = { $what }: { $n } шкоди.
adv-mining = Спустошення, що завдає території { $n } або більше шкоди, додає там ще один жетон скверни. Він не знищує присутності й не поширюється.
adv-rush = Коли спустошення додає скверну, суміжна територія без поселень і міст отримує { $n } <town>.
adv-backing = Підготовка: верхню карту загарбників скидають; на кожному полі територія цього типу, де найменше загарбників, отримує { $n } <town>.
adv-neighbours = Будують і на територіях без загарбників, поруч із якими щонайменше { $n } <town>/<city>.
adv-immigration-once = Ще одне будівництво перед кожним спустошенням, за картою, яка щойно спустошувала. Закінчується, коли туди приходить карта етапу II.
adv-immigration-always = Додаткове будівництво перед кожним спустошенням лишається на всю гру.
adv-immigration-twice = У хід без карт страху додаткове будівництво відбувається двічі.
adv-fear-pool = Щоб здобути карту страху, треба на { $n } { $n ->
        [1] страх
       *[other] страху
    } більше на гравця.
adv-capital = Гру програно, якщо на одній території { $n } або більше <town>/<city>.
adv-most = Найбільше на одній території зараз: { $n } з { $of }

## Карта скверни

blight-card-healthy = Здоровий острів
blight-card-blighted = Осквернений острів
blight-card-rail-healthy = до перевертання
blight-card-rail-healthy-brief = до зміни
blight-card-rail-blighted = до поразки
blight-card-rail-blighted-brief = до поразки
blight-card-turns = Коли з неї забирають останню скверну, карту перевертають і кладуть на неї { $n } { $n ->
        [one] жетон
        [few] жетони
       *[other] жетонів
    } скверни.
blight-card-turns-unseen = Коли з неї забирають останню скверну, карту перевертають. Що на її іншому боці, доти не знає ніхто.
blight-card-takes = Коли її перевертають, на неї кладуть скверну: по { $n } на гравця.
blight-card-may-be = Це одна з таких
blight-card-each = На початку кожної фази загарбників: { $what }
blight-card-each-short = <b>Щоходу</b> · { $what }
blight-card-lost = Коли з цього боку забирають останню скверну, острів утрачено.
blight-card-note = { $n } до перевертання
blight-card-note-blighted = { $n } до поразки
blight-card-left = ще { $n }
blight-card-foot = Порожньо: карту перевертають, ще { $n } скверни
blight-card-foot-brief = Порожньо: переворот, ще { $n }
blight-card-foot-unseen = Порожньо: карту перевертають
hint-blight-pool = <blight> беруть із запасу скверни: на початку було по { $each } на гравця і ще { $more }, тепер лишилося { $left }. Коли запас залишає останній жетон, гру програно.
hint-blight-healthy = <blight> беруть із карти скверни: лишилося { $left }. Коли її залишає останній жетон, острів осквернено: карту перевертають і кладуть на неї скверну іншого боку.
hint-blight-blighted = Острів осквернено. <blight> беруть із цього боку карти скверни: лишилося { $left }. Коли його залишає останній жетон, гру програно.

## Місце для карти Англії

table-slot-immigration = Імміграція
phase-immigration-hint = Ще одне будівництво перед спустошенням, на територіях цієї карти.
about-capital = Якщо на одній території { $n } поселень і міст, гру програно. Тут: { $have }.

## Назви ескалацій і рівнів

name-escalation-land-rush = Земельна лихоманка
name-escalation-swayed-by-the-invaders = Під впливом загарбників
name-escalation-building-boom = Будівельний бум
name-level-fast-start = Швидкий початок
name-level-surge-of-colonists = Наплив колоністів
name-level-efficient = Ощадність
name-level-aggressive-timetable = Стислі строки
name-level-ruthlessly-efficient = Безжальна ощадність
name-level-terrifyingly-efficient = Страхітлива ощадність
name-level-heavy-mining = Великі копальні
name-level-population-pressure-at-home = Тіснота на батьківщині
name-level-fine-steel-for-tools-and-guns = Добра сталь для знарядь і рушниць
name-level-royal-backing = Підтримка корони
name-level-mining-rush = Гірнича лихоманка
name-level-prospecting-outpost = Застава шукачів руди
name-level-indentured-servants-earn-land = Земля кабальним слугам
name-level-criminals-and-malcontents = Злочинці та невдоволені
name-level-high-immigration-until-stage-ii = Велика імміграція, до етапу II
name-level-high-immigration = Велика імміграція
name-level-local-autonomy = Місцева автономія
name-level-independent-resolve = Воля до незалежності
