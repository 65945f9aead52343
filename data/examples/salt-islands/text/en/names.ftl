name-objective-salt-harvest = Salt Harvest
