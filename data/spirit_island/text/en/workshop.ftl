### The workshop: kinds of things, and how each is written.

workshop-spirit-island-about = A pack adds cards to the decks, fear cards, spirits and boards. Elements are sun, moon, fire, air, water, earth, plant and animal; terrains are jungle, mountain, sands and wetland.
workshop-spirit-island-minor = Minor power
workshop-spirit-island-minor-help = cost, speed (fast or slow), elements, what it targets, from where and how far, and its effects in order. thresholds are further effects for elements.
workshop-spirit-island-major = Major power
workshop-spirit-island-major-help = Written as a minor power, with deck: major; mostly with a threshold.
workshop-spirit-island-unique = Unique power
workshop-spirit-island-unique-help = Written as a minor power, with deck: unique and the spirit it belongs to.
workshop-spirit-island-spirit = Spirit
workshop-spirit-island-spirit-help = setup is where its presence begins, growth its lines of growth, tracks what the circles show, innates its innate powers, uniques the four cards it begins with. plays-spirit- with its id is how it plays, in a sentence.
workshop-spirit-island-fear = Fear card
workshop-spirit-island-fear-help = What happens at terror level 1, 2 and 3.
workshop-spirit-island-invader = Invader card
workshop-spirit-island-invader-help = stage from 1 to 3 and its terrains. Further cards take part only where the number of a stage in play is greater.
workshop-spirit-island-board = Board
workshop-spirit-island-board-help = Its lands by number with terrain, whether they are coastal, the pieces at the set-up and what lies beside them. layouts says for how many it is; a map of the same name (.tmx) draws it.
workshop-spirit-island-blight-card = Blight card
workshop-spirit-island-blight-card-help = How much blight lies on it for each player, and what happens when it is turned. Of the set base.
workshop-spirit-island-adversary = Adversary
workshop-spirit-island-adversary-help = Its escalation and what each level brings. Of the set base.
