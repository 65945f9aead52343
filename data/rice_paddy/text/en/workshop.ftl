### The workshop: kinds of things, and how each is written.

workshop-rice-paddy-about = A pack adds spirits, rain, set-up cards, tiles and solo cards. What is counted in rice, laborers and livestock are whole numbers.
workshop-rice-paddy-early = Spirit of the early deck
workshop-rice-paddy-early-help = number sets the order of play and is nobody else’s. timing is active (every round), once, or passive (a rule is another one). ops is what it does.
workshop-rice-paddy-late = Spirit of the late deck
workshop-rice-paddy-late-help = The same with deck: late.
workshop-rice-paddy-rain = Rain card
workshop-rice-paddy-rain-help = water is how many discs fall, ops what comes with them.
workshop-rice-paddy-setup = Set-up card
workshop-rice-paddy-setup-help = Where four rocks lie, and a reward.
workshop-rice-paddy-achievement = Achievement
workshop-rice-paddy-achievement-help = What must be counted and at least how many, and the rice that it pays. kind is state (the farm as it is) or deed (done this round).
workshop-rice-paddy-solo = Solo card
workshop-rice-paddy-solo-help = What the spirit farm does in a round when one plays alone.
