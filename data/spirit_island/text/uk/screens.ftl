### What the screens round the table say of this game: set-up, statistics, result, packs.

packs-kind-card-minor = { $n ->
    [one] { $n } мала сила
    [few] { $n } малі сили
   *[many] { $n } малих сил
}
packs-kind-card-major = { $n ->
    [one] { $n } велика сила
    [few] { $n } великі сили
   *[many] { $n } великих сил
}
packs-kind-card-unique = { $n ->
    [one] { $n } унікальна сила
    [few] { $n } унікальні сили
   *[many] { $n } унікальних сил
}
packs-kind-spirit = { $n ->
    [one] { $n } дух
    [few] { $n } духи
   *[many] { $n } духів
}
packs-kind-fear = { $n ->
    [one] { $n } карта страху
    [few] { $n } карти страху
   *[many] { $n } карт страху
}
packs-kind-invader = { $n ->
    [one] { $n } карта загарбників
    [few] { $n } карти загарбників
   *[many] { $n } карт загарбників
}
packs-kind-board = { $n ->
    [one] { $n } поле
    [few] { $n } поля
   *[many] { $n } полів
}

## Журнал

log-group-invaders = Загарбники

## The end of a game

score-page-totals = Підсумки
score-page-sources = За джерелом
score-page-powers = Сили
score-col-used = застосовано
score-col-fear = страх
score-col-hits = прибрано
score-powers-used = Застосовано сил
score-powers-fear = Страх від власних сил
score-powers-hits = Прибрано загарбників
score-no-powers = Жодної сили не застосовано.
score-by-fear = Страх
score-by-fear-powers = від сил
score-by-fear-destroyed = від знищених поселень і міст
score-by-fear-fear-cards = від карт страху
score-by-fear-other = від іншого
score-by-blight = Скверна
score-by-blight-ravage = від спустошень
score-by-blight-cascade = від поширення
score-by-blight-other = від іншого
score-by-placed = Прибулі загарбники
score-by-placed-explore = від дослідження
score-by-placed-build = від будівництва
score-by-placed-added = від іншого
score-by-gone = Зниклі загарбники
score-by-gone-by-powers = знищені силами
score-by-gone-by-dahan = знищені даханами
score-by-gone-by-fear = знищені страхом
score-by-gone-by-other = знищені інакше
score-by-gone-removed = прибрані
score-graph-island = Острів
score-graph-invaders = Фігурки
score-graph-fear = Страх
score-graph-presence = Присутність
score-curve-explorers = Дослідники
score-curve-towns = Поселення
score-curve-cities = Міста
score-curve-dahan = Дахани
score-curve-fear = Усього страху
score-curve-fear-cards = Карти страху
score-why-blight =
    Жетони скверни: від спустошень { $ravage }, від поширення { $cascade }{ $other ->
        [0] .
       *[other] , від іншого { $other }.
    }
score-why-won = Викликано страху: { $fear }; загарбників зникло з острова: { $gone }.
score-why-lost = Жетонів скверни на острові: { $blight }; дисків присутності знищено: { $presence }.

## Key moments

moment-end-inner-land = На внутрішній території постає поселення чи місто ({ $where }).
moment-end-capital = На одній території стоїть забагато поселень і міст ({ $where }).
moment-end-few-dahan = Після цього даханів лишилося замало.
moment-end-no-presence = { $who }: утрачено останній диск присутності, у { $land }.
moment-end-blight = Останній жетон скверни із запасу приходить у { $land }.
moment-terror = Рівень жаху зростає до { $level }.
moment-fear = Найбільше страху за хід: { $n }.
moment-fallen = Найбільше поселень і міст, знищених за хід: { $n }.
moment-dahan = Найбільше даханів, утрачених за хід: { $n }.
moment-build = Хід із найбільшим будівництвом: { $n }.
moment-cascade = { $n ->
    [one] Скверна поширюється { $n } раз за хід.
    [few] Скверна поширюється { $n } рази за хід.
   *[other] Скверна поширюється { $n } разів за хід.
 }
moment-presence = { $n ->
        [one] { $who }: за хід утрачено { $n } диск присутності.
        [few] { $who }: за хід утрачено { $n } диски присутності.
       *[many] { $who }: за хід утрачено { $n } дисків присутності.
    }

## Чотири гри

ui-game-spirit-island = Острів духів
ui-blurb-spirit-island = Разом виженіть загарбників зі свого острова: «Обрії» або повна коробка.

## Усюди

ui-strength-offense = Напад
ui-strength-control = Контроль
ui-strength-fear = Страх
ui-strength-defense = Захист
ui-strength-utility = Підмога

## Нова гра

setup-spirit = Дух гравця { $n }
setup-gallery = Духи
setup-choose-spirit = { $who }: виберіть духа
setup-boards = Початкові поля
setup-boards-hint = Диски показують, де починають духи.
setup-board = Початкове поле
setup-board-name = Поле { $board }
setup-board-hint = Якщо це поле вже чиєсь, ви поміняєтеся.
setup-complexity = Складність: { $level }
option-stage-ii-actions = Дії етапу II
option-stage-ii-actions-hint = Карти загарбників етапу II з прапорцем додають власну дію, коли їх досліджують.
setup-facts = { $seats ->
    [one] { $seats } дух на { $boards } полі. Усі гравці разом перемагають або програють.
    [few] { $seats } духи на { $boards } полях. Усі гравці разом перемагають або програють.
   *[other] { $seats } духів на { $boards } полях. Усі гравці разом перемагають або програють.
 }

## Кінець гри

score-headline-win = Перемога
score-terror = Рівень жаху / карти страху
score-blight = Скверна на острові / у запасі
score-invaders = Дослідники / поселення / міста
score-dahan = Дахани на острові
score-presence = Присутність на острові
score-destroyed = Знищена присутність
score-cards = Карти сили
score-energy = Залишок енергії
score-why-win = Чому це перемога
score-why-win-sacrifice = Чому це перемога
score-why-loss = Чому це поразка
score-curve-buildings = Поселення, міста
score-curve-blight = Скверна
score-curve-presence = Присутність

## Помилки. $kind — назва помилки для повідомлення.

setup-win-rate-spirit = Сам і без супротивника бот виграв цим духом ігор: { $wins } із { $games } (майже напевно від { $low } до { $high } %).
setup-win-rate = З діями етапу II бот виграв { $n ->
    [1] цим духом самотужки
   *[other] кількома духами разом
 } ігор: { $wins } із { $games } (майже напевно від { $low } до { $high } %).

## Фінал

end-title-won = Острів вільний
end-title-lost = Острів утрачено
# Чому це поразка, там, куди дивляться насамперед. $name — супротивник чи сценарій, $where — що де стоїть.
end-lost-blight = Скверна заполонила острів: її запас вичерпано.
end-lost-time = Час вичерпано: не лишилося карти загарбників, щоб дослідити острів.
end-lost-no-presence = { $who }: на острові не лишилося жодного диска присутності.
end-lost-capital = Переміг супротивник ({ $name }): на одній території { $n } або більше поселень і міст ({ $where }).
end-lost-inner-land = Сценарій програно ({ $name }): на внутрішній території стоїть поселення чи місто ({ $where }).
end-lost-few-dahan = Сценарій програно ({ $name }): даханів лишилося замало, { $n } із щонайменше { $least }.
end-lost-insurrection = Сценарій програно ({ $name }): територій, де даханів переважають, — { $n }, а для перемоги { $most ->
    [0] не має бути жодної
   *[other] має бути щонайбільше { $most }
 }.
end-fear = Страх
end-fear-cards = { $n ->
    [one] здобуто { $n } карту страху
    [few] здобуто { $n } карти страху
   *[other] здобуто { $n } карт страху
 }
end-buildings = Поселень і міст зникло
end-explorers = Дослідників зникло
end-left = { $n ->
    [0] не лишилося жодного
   *[other] лишилося { $n }
 }
end-dahan = Дахани
end-dahan-note = живуть на острові
end-blight = Скверна
end-pool = { $n ->
    [0] запас порожній
   *[other] у запасі ще { $n }
 }
end-score = Рахунок
end-score-of = { $n ->
    [one] { $n } бал
    [few] { $n } бали
   *[other] { $n } балів
 }
end-score-victory = { $n ->
    [0] перемога { $points }
   *[other] перемога, 10 + 5 × складність { $n }: { $points }
 }
end-score-defeat = { $n ->
    [0] поразка { $points }
   *[other] поразка, 2 × складність { $n }: { $points }
 }
end-score-deck = { $n ->
    [one] ще { $n } карта загарбників: { $points }
    [few] ще { $n } карти загарбників: { $points }
   *[other] ще { $n } карт загарбників: { $points }
 }
end-score-used = { $n ->
    [one] відкрито { $n } карту загарбників: { $points }
    [few] відкрито { $n } карти загарбників: { $points }
   *[other] відкрито { $n } карт загарбників: { $points }
 }
end-score-dahan = { $n ->
    [one] { $n } дахан: { $points }
    [few] { $n } дахани: { $points }
   *[other] { $n } даханів: { $points }
 }
end-score-blight = { $n ->
    [one] { $n } жетон скверни: { $points }
    [few] { $n } жетони скверни: { $points }
   *[other] { $n } жетонів скверни: { $points }
 }
end-needs-1 = { $n ->
    [one] загарбника
    [few] загарбників
   *[many] загарбників
 }
end-needs-2 = { $n ->
    [one] поселення чи місто
    [few] поселення чи міста
   *[many] поселень чи міст
 }
end-needs-3 = { $n ->
    [one] місто
    [few] міста
   *[many] міст
 }
end-had-won = { $n ->
    [one] Якби прийшов ще { $n } жетон скверни, острів було б утрачено: більше в запасі не лишалося.
    [few] Якби прийшли ще { $n } жетони скверни, острів було б утрачено: більше в запасі не лишалося.
   *[other] Якби прийшло ще { $n } жетонів скверни, острів було б утрачено: більше в запасі не лишалося.
 }
end-had-time = { $n ->
    [one] Якби загарбники втрималися, час вичерпався б після ще { $n } карти загарбників.
   *[other] Якби загарбники втрималися, час вичерпався б після ще { $n } карт загарбників.
 }
end-had-blight = З одним жетоном скверни менше запасу поки що вистачило б. Найгіршим був хід { $turn }: { $n }.
end-most-blight = Найбільше скверни прийшло за хід { $turn }: { $n }.
end-had-inner-land = Якби у { $lands } не стояло ні поселення, ні міста, острів ще не було б утрачено.
end-had-capital = Якби у { $lands } стояло менше ніж { $n } поселень і міст, острів ще не було б утрачено.
end-had-dahan = { $n ->
    [one] Якби вцілів ще { $n } дахан, острів ще не було б утрачено.
    [few] Якби вціліли ще { $n } дахани, острів ще не було б утрачено.
   *[other] Якби вціліло ще { $n } даханів, острів ще не було б утрачено.
 }
end-had-outnumbered = Якби територій, де даханів переважають, було на { $n } менше, острів був би вільний.
end-had-presence = { $who }: дисків присутності за гру знищено { $n }, найгіршим був хід { $turn }: { $most }.
end-had-presence-once = { $who }: дисків присутності за гру знищено { $n }, усе за хід { $turn }.
end-had-cleared = Якби прогнати ще { $n } { $what }, острів був би вільний: на рівні жаху { $level } більшого не треба.
