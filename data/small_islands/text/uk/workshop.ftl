### Майстерня: види речей і як їх пишуть.

workshop-small-islands-about = Пакунок додає тайли й карти. Символи — flower, fruit, leaf, temple, port.
workshop-small-islands-tile = Тайл місцевості
workshop-small-islands-tile-help = corners у порядку північний захід, північний схід, південний схід, південний захід: L — суходіл, S — море. areas — шматки суходолу з кутами, символами й хатинами. Порт потребує узбережжя.
workshop-small-islands-start = Початковий тайл
workshop-small-islands-start-help = Один бік двобічного тайла: два записи з тим самим tile.
workshop-small-islands-objective = Завдання
workshop-small-islands-objective-help = mission — що має бути на острові, reward — що дає хатина на ньому.
workshop-small-islands-mission = Місія
workshop-small-islands-mission-help = Для розширеного режиму: лише місія.
workshop-small-islands-reward = Нагорода
workshop-small-islands-reward-help = Для розширеного режиму: лише нагорода.
workshop-small-islands-alexis = Карта Алексіса
workshop-small-islands-alexis-help = Як Алексіс набирає бали й будує, коли грають наодинці.
workshop-small-islands-expedition = Карта експедиції
workshop-small-islands-expedition-help = Що робить Алексіс за хід: explore чи land, з якою метою, з якого місця відкритих тайлів.
