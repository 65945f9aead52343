### Чому щось не дозволено. $n і $what — число або річ.

rice-reason-no-such-thing = Тут такого немає.
rice-reason-nothing-there = Там немає нічого, з чим це можна зробити.
rice-reason-must = Спочатку треба відповісти.
rice-reason-first = Спочатку інше питання.
rice-reason-by-steps = Працівників туди посилають по { $n }.
rice-reason-upstream = Вода тече лише вниз: там може бути щонайбільше { $n }.
rice-reason-over-capacity = Ділянка вміщує щонайбільше { $n }.
rice-reason-last-round = У раунді { $n } цього вже не роблять.
rice-reason-paddy-size = Ділянка має щонайбільше { $n } гексів.
rice-reason-not-adjacent = { $what } не межує з цією землею чи з останньою ділянкою.
rice-reason-in-paddy = { $what } вже належить до ділянки.
rice-reason-no-outlet = З { $what } вода не мала б виходу з цієї землі.
rice-reason-five-paddies = Ділянок щонайбільше { $n }.
rice-reason-rock = Заважає валун: { $what }.
rice-reason-too-few-workers = Замало працівників: { $n }.
rice-reason-not-dry = Ділянка { $what } не суха.
rice-reason-not-flooded = Ділянка { $what } не затоплена.
rice-reason-not-grown = На ділянці { $what } рис не дозрів.
rice-reason-not-empty = Там уже щось є: { $what }.
rice-reason-goal-not-met = Мету не виконано: { $what }.
rice-reason-too-little-rice = З податком це коштує { $n } рису.
rice-reason-market-empty = На ринку більше немає.

## What a bot says of an odd answer.

rice-reason-lets-rot = дає згнити дозрілому рису: { $n ->
    [one] { $n } гекс
    [few] { $n } гекси
   *[many] { $n } гексів
 }
rice-reason-buys-nothing = нічого не купує, хоча рис на це є: { $n }
rice-reason-gives-water = пускає всю воду до наступного гравця: { $n ->
    [one] { $n } диск
    [few] { $n } диски
   *[many] { $n } дисків
 }
