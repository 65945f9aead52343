name-card-whispering-reeds = Шепіт очерету
