name-anima-bridge-keeper = Bridge Keeper
name-anima-salt-stairs = Salt Stairs
name-anima-salt-crab = Salt Crab
name-anima-dry-well = Dry Well
name-anima-old-map = Old Map
