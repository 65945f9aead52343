### The figures of the rules pages: a caption each (figure-<id>), and the words in the pictures.

figure-tokens = { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[many] { $n } жетонів
 }
figure-alexis = { $name }: { $n } за кожну хатину
figure-isle-now = на цей раунд
figure-isle-next = на наступний
figure-isle-back = повертається закритим
figure-isle-yes = підходить
figure-isle-side = не збігається сторона
figure-isle-corner = не збігається кут
figure-isle-any = будь-який ресурс
figure-archipelago = Невеликий архіпелаг: два острови, на кожному по хатині, і корабель на півдні.
figure-isle-phases = Раунд. Коли всі чотири кораблі на столі, він стає останнім.
figure-isle-own = ваш корабель
figure-isle-other = корабель іншого гравця
figure-isle-grey = сірі кораблі
figure-isle-ships = Чотири кораблі у грі вдвох: власні та сірі. Кожна висадка виводить один на стіл.
figure-isle-discovery-card = Нагорода, що дає взяти жетони відкриття.
figure-isle-objectives = Три завдання в руці. Верхня або ліва половина — місія, друга — нагорода.
figure-isle-display = Відкриті тайли: візьміть один із трьох.
figure-isle-laid = Викладено тайл: острів виріс до трьох тайлів.
figure-isle-fits = Один тайл трьома способами. Хрестик позначає, де суходіл зустрівся б із морем.
figure-isle-sizes = Острови та їхні розміри в тайлах. Там, де суходіл торкається лише кутом, два острови лишаються двома.
figure-isle-symbols = Символи на тайлах.
figure-isle-token = Викладено тайл; потім жетон перетворює лотос на листок.
figure-isle-four-tokens = Бік ресурсу чотирьох жетонів; на звороті кожного — порт.
figure-isle-landed = Стос навігації порожній: висадка зі свого корабля, на якому лише море.
figure-isle-objective = Завдання з місією та нагородою.
figure-isle-house = На острові більше лотосів, ніж плодів: на вільному місці будують хатину, вона приносить 4 бали.
figure-isle-values = Жетони відкриття: бали і кількість жетонів.
figure-isle-ports = Три порти на восьми місцях навколо корабля: 3 бали наприкінці.
figure-isle-alexis = Скільки має Алексіс наприкінці — за його картою.
