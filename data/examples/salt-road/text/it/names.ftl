name-anima-bridge-keeper = Guardiana del ponte
name-anima-salt-stairs = Scale di sale
name-anima-salt-crab = Granchio di sale
name-anima-dry-well = Pozzo asciutto
name-anima-old-map = Vecchia mappa
