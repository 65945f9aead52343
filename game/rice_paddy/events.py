"""Everything that can happen in Spirits of the Rice Paddy."""

from game.core.engine.events import declared, event

round_ = event("round", "n", sound="turn", step=True)
phase = event("phase", "phase", sound="tick", step=True)
step = event("step", "seat", "step", log=False)
order = event("order", "*seats", step=True)
ended = event("ended", "decided", "seat", sound="gong", step=True)
rated = event("rated", "seat", "n", step=True)
final = event("final", "seat", "rice")

# cards
set_up = event("set-up", "seat", "card", sound="card")
dealt = event("dealt", "seat", "n", log=False, sound="card")
kept = event("kept", "seat", "spirit", sound="card")
passed = event("passed", "direction", sound="page", step=True)
revealed = event("revealed", "seat", "spirit", sound="page", step=True)
solo_card = event("solo-card", "card", sound="page", step=True)
acts = event("acts", "seat", "spirit", step=True)
peeked = event("peeked", "seat", "card")
peeks = event("peeks", "seat")

# water
rain = event("rain", "card", "n", sound="water", step=True)
flows = event(
    "flows", "from_", "to", "n", log=False, sound="water"
)  # from one place to the next: "rain", "supply", seats, "farm"
level = event("level", "seat", "paddy", "n", log=False, sound="water")  # so many discs lie in a paddy now
drained = event("drained", "seat", "n", sound="water", step=True)
flooded = event("flooded", "seat", "n", step=True)
magic = event("magic", "seat", "hex", sound="glow")

# the field
site = event("site", "seat", "*hexes", log=False)
section = event("section", "seat", "edge", log=False, sound="hammer")
closed = event("closed", "seat", "paddy", "n", sound="settle", step=True)
rock = event("rock", "seat", "hex", sound="hammer")
infested = event("infested", "seat", "paddy", "what", "n", sound="tap")
weeded = event("weeded", "seat", "paddy", sound="tap")
pecked = event("pecked", "seat", "paddy", sound="tap")
fertilized = event("fertilized", "seat", "paddy", sound="chime")
harvested = event("harvested", "seat", "paddy", "hexes", "row", "rice", sound="chime", step=True)
rotted = event("rotted", "seat", "paddy", "n")
grown = event("grown", "seat", "paddy", sound="glow")
planted = event("planted", "seat", "paddy", sound="tap")

# people, rice, tiles
allocated = event("allocated", "seat", "job", "n", log=False)
home = event("home", "seat", "n")  # workers who found nothing to do
gained = event("gained", "seat", "rice", "source", sound="chime")
lost = event("lost", "seat", "rice", "source")
joined = event("joined", "seat", "what", "n", sound="tap")
returned = event("returned", "seat", "what", "n")
walls = event("walls", "seat", "n")
reserved = event("reserved", "seat", "*tiles", sound="page", step=True)
claimed = event("claimed", "seat", "tile", "rice", sound="chime", step=True)
discarded = event("discarded", "tile", sound="page")
bought = event("bought", "seat", "what", "rice", "tax", sound="chime")

EVENTS = declared(globals())
