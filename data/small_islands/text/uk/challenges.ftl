### Випробування: назви й завдання.

challenge-small-islands-land-or-wait = Висадитися чи чекати?
challenge-small-islands-land-or-wait-text = Раунд майже скінчився. Здобудьте щонайменше 7 балів за своє завдання в нагороді цього раунду.
challenge-small-islands-one-bridge = Три тайли, один острів
challenge-small-islands-one-bridge-text = Потрібні храм і два лотоси. Здобудьте щонайменше 11 балів у нагороді цього раунду.
challenge-small-islands-the-other-side = Інший бік
challenge-small-islands-the-other-side-text = На вашому острові немає порту, але є бонусні жетони. Здобудьте щонайменше 10 балів у нагороді цього раунду.
