### До чого повернутися: гра дня та випробування.

ui-scene-challenges = Сьогодні та випробування
menu-challenges = Сьогодні
menu-challenges-hint = Гра дня з вашим рекордом і випробування на кілька хвилин
daily-title = Гра дня: { $date }
daily-date = { $day } { $month } { $year }
daily-lead = Цього дня вона однакова для всіх, без мережі. Перший раз рахується як перший; зіграйте ще, щоб вийшло краще.
daily-play = Грати
daily-again = Ще раз
daily-play-game = Зіграти гру дня: { $game }
daily-alone = соло
daily-won-turns = { $n ->
    [one] перемога за { $n } хід
    [few] перемога за { $n } ходи
   *[other] перемога за { $n } ходів
 }
daily-lost-turns = { $n ->
    [one] поразка за { $n } хід
    [few] поразка за { $n } ходи
   *[other] поразка за { $n } ходів
 }
daily-won-points = { $n ->
    [one] перемога, { $n } бал
    [few] перемога, { $n } бали
   *[other] перемога, { $n } балів
 }
daily-lost-points = { $n ->
    [one] { $n } бал
    [few] { $n } бали
   *[other] { $n } балів
 }
daily-first = завершено: { $result }
daily-best = уперше: { $first }; найкраще: { $best }
daily-run = { $n ->
    [one] { $n } день поспіль
    [few] { $n } дні поспіль
   *[other] { $n } днів поспіль
 }
daily-none = Сьогодні й учора гру дня не зіграно
daily-longest = Найдовше: { $n }. Зіграно днів: { $days }.
daily-played = зіграно
daily-missed = не зіграно
daily-not-kept = Рекорд дня не вдалося записати.
challenge-list = Випробування: виконано { $done } з { $of }
challenge-minutes = { $n } хв
challenge-tries = { $n ->
    [one] { $n } спроба
    [few] { $n } спроби
   *[other] { $n } спроб
 }
challenge-begin = Почати
challenge-scene = Випробування: { $title }
challenge-task = Завдання
challenge-done = Виконано!
challenge-failed = Цього разу ні.
challenge-short = Вийшло { $n } з { $of }.
challenge-again = Ще раз
challenge-next = Наступне випробування
challenge-leave = Назад до випробувань
stats-days = Ігри дня, днів поспіль
stats-days-value = { $n }, найдовше { $most }
stats-challenges = Виконані випробування
