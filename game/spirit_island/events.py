"""Everything that can happen in Spirit Island."""

from game.core.engine.events import declared, event

turn = event("turn", "n", sound="turn", step=True)
phase = event("phase", "phase", sound="tick", step=True)
result = event("result", "outcome", "reason", "*more", step=True)  # more reasons, a seat after those that name one

# spirits
growth = event("growth", "seat", "group", "spirit", sound="water")
energy = event("energy", "seat", "n", "*why", sound="glow")  # why: "income" for what the track gives each turn
paid = event("paid", "seat", "n")
elements = event("elements", "seat", "element", "n", sound="glow")
presence_added = event("presence-added", "seat", "land", "source", sound="settle")
presence_moved = event("presence-moved", "seat", "from_", "to", sound="tap")
presence_destroyed = event("presence-destroyed", "seat", "land", sound="thud")

# cards and powers
card_played = event("card-played", "seat", "card", sound="card")
card_drawn = event("card-drawn", "seat", "cards", sound="card")
card_gained = event("card-gained", "seat", "card", sound="card")
card_forgotten = event("card-forgotten", "seat", "card", sound="page")
card_given = event("card-given", "seat", "target", "card", sound="card")
cards_reclaimed = event("cards-reclaimed", "seat", "cards", sound="shuffle")
reshuffled = event("reshuffled", "deck", sound="shuffle")
power_used = event("power-used", "seat", "power", "where", sound="water")
innate_level = event("innate-level", "seat", "power", "level", sound="glow")
threshold = event("threshold", "seat", "power", "index", sound="glow")
defend = event("defend", "land", "n", sound="shield")
lasting = event("lasting", "effect", "where", "n")

# pieces
added = event("added", "what", "land", "n", sound="settle")
removed = event("removed", "what", "land", "n", sound="tap")
destroyed = event("destroyed", "what", "land", "n", "*how", sound="thud")  # how: "drowned" for what goes down in the sea
dreamt = event("dreamt", "what", "land", "n", sound="glow")  # destroyed, but only in a dream
drowned = event("drowned", "what", "land", "n", log=False, sound="water")  # that it was destroyed is a line already
damaged = event("damaged", "what", "land", "n", sound="tap")
moved = event("moved", "what", "from_", "to", sound="tap")
replaced = event("replaced", "what", "land", "with_", "n", sound="settle")
healed = event("healed", sound="glow")

# fear
fear = event("fear", "n", sound="chime")
fear_earned = event("fear-earned", "n", sound="chimes")
fear_card = event("fear-card", "card", "level", sound="page", step=True)
fear_revealed = event("fear-revealed", "seat", "card", sound="page", step=True)
terror = event("terror", "level", sound="gong")

# blight
blight = event("blight", "land", sound="rot")
blight_removed = event("blight-removed", "land", sound="glow")
blight_card = event("blight-card", "card", "side", sound="gong", step=True)
cascade = event("cascade", "from_", "land", sound="rots")

# scenarios
ritual = event("ritual", "seat", "land", sound="gong", step=True)
uprising = event("uprising", "land", "n", sound="drums", step=True)
military_response = event("military-response", "land", "what", sound="hammer", step=True)

# invaders
invader_card = event("invader-card", "card", sound="page", step=True)
ravage = event("ravage", "land", "damage", "defend", sound="drums", step=True)
build = event("build", "land", "what", sound="hammer", step=True)
explore = event("explore", "land", sound="steps", step=True)
escalation = event("escalation", "adversary", "land", sound="hammer", step=True)
stage_ii = event("stage-ii", "land", log=False, sound="hammer", step=True)  # the piece it adds is a line of its own
further = event("further", "land", sound="steps", step=True)  # one more explorer, by a scenario
skipped = event("skipped", "land", "action", sound="shield", step=True)
advance = event("advance", step=True)

EVENTS = declared(globals())
