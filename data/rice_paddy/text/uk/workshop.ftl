### Майстерня: види речей і як їх пишуть.

workshop-rice-paddy-about = Пакунок додає духів, дощ, карти підготовки, досягнення й карти соло. Рис, селяни й худоба — цілі числа.
workshop-rice-paddy-early = Дух ранньої колоди
workshop-rice-paddy-early-help = number визначає черговість і ні в кого не повторюється. timing — active (щораунду), once або passive (змінює правило). ops — що він робить.
workshop-rice-paddy-late = Дух пізньої колоди
workshop-rice-paddy-late-help = Те саме з deck: late.
workshop-rice-paddy-rain = Карта дощу
workshop-rice-paddy-rain-help = water — скільки дисків випадає, ops — що з ними приходить.
workshop-rice-paddy-setup = Карта підготовки
workshop-rice-paddy-setup-help = Де лежать чотири валуни, і нагорода.
workshop-rice-paddy-achievement = Досягнення
workshop-rice-paddy-achievement-help = goal — що слід налічити, rice — що це дає. kind — state (господарство як є) або deed (зроблено цього раунду).
workshop-rice-paddy-solo = Карта соло
workshop-rice-paddy-solo-help = Що робить господарство духа за раунд, коли грають наодинці.
