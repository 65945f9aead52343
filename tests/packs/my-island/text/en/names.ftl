name-card-whispering-reeds = Whispering Reeds
