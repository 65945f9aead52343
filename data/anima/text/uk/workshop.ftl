### Майстерня: види речей і як їх пишуть.

workshop-anima-about = Пакунок додає карти всіх видів. Уміння — ki, magic, trickery. Усі id гри — один список: у двох карт однакового немає.
workshop-anima-character = Персонаж
workshop-anima-character-help = strength, speed, gender, skills і special або null. passive діє завжди, для tap персонажа виснажують.
workshop-anima-area = Локація
workshop-anima-area-help = level від 1 до 3, trade, таблиця кубика від 1 до 6, три нагороди.
workshop-anima-encounter = Зустріч
workshop-anima-encounter-help = Почвара має level, strength і creature, подія — effects.
workshop-anima-advantage = Бонус
workshop-anima-advantage-help = family skill (з умінням skill) або plot, window, коли її грають, effects. copies — скільки їх є.
workshop-anima-main = Основна місія
workshop-anima-main-help = Її кроки й нагорода.
workshop-anima-final = Кінцева місія
workshop-anima-final-help = Те, що приносить перемогу.
