### Випробування: назви й завдання.

challenge-rice-paddy-nine-laborers = Дев’ять селян
challenge-rice-paddy-nine-laborers-text = Ваш дозрілий рис стоїть у воді. Здобудьте 21 рису до ринку.
challenge-rice-paddy-keep-or-let-go = Тримати чи відпустити
challenge-rice-paddy-keep-or-let-go-text = Зберіть врожай з першої ділянки на 12 рису, і нехай рис другої дозріє цього раунду.
challenge-rice-paddy-one-duck = Одна тварина, дев’ять селян
challenge-rice-paddy-one-duck-text = Дві ділянки готові: на одній шкідники, на другій бур’ян. Здобудьте щонайменше 15 рису до ринку.
