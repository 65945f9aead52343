name-objective-salt-harvest = Raccolto del sale
