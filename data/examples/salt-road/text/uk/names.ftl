name-anima-bridge-keeper = Охоронниця мосту
name-anima-salt-stairs = Соляні сходи
name-anima-salt-crab = Соляний краб
name-anima-dry-well = Суха криниця
name-anima-old-map = Стара мапа
