name-rice-grey-heron = Сіра чапля
name-rice-heron-rain = Чаплин дощ
