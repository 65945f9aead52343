name-card-whispering-reeds = Canne sussurranti
