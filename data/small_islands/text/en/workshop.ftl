### The workshop: kinds of things, and how each is written.

workshop-small-islands-about = A pack adds tiles and cards. Symbols are flower, fruit, leaf, temple and port.
workshop-small-islands-tile = Landscape tile
workshop-small-islands-tile-help = corners in the order north-west, north-east, south-east, south-west: L is land, S is sea. areas are its pieces of land with their corners, symbols and houses. A port needs a coast.
workshop-small-islands-start = Starting tile
workshop-small-islands-start-help = One side of a two-sided tile: two entries with the same tile.
workshop-small-islands-objective = Objective
workshop-small-islands-objective-help = mission is what an island must have, reward what a house on it pays.
workshop-small-islands-mission = Mission
workshop-small-islands-mission-help = For the advanced mode: the mission alone.
workshop-small-islands-reward = Reward
workshop-small-islands-reward-help = For the advanced mode: the reward alone.
workshop-small-islands-alexis = Card of Alexis
workshop-small-islands-alexis-help = How Alexis scores and builds when one plays alone.
workshop-small-islands-expedition = Expedition card
workshop-small-islands-expedition-help = What Alexis does in a turn: explore or land, what he looks for, and from which place of the display he takes a tile.
