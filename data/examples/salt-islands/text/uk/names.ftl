name-objective-salt-harvest = Збір солі
