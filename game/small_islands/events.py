"""Everything that can happen in Small Islands."""

from game.core.engine.events import declared, event

phase = event("phase", "phase", sound="tick", step=True)
round_ = event("round", "n", step=True)
turn = event("turn", "seat", "n", log=False, sound="turn", step=True)
ended = event("ended", "reason", step=True)
final = event("final", "seat", "source", "points", sound="gong", step=True)

# objectives and the expedition
prepared = event("prepared", "n", log=False)
drew = event("drew", "seat", "cards", sound="card")  # how many for those who may not see them
chose = event("chose", "seat", "slot", "card")
ready = event("ready", "seat")
revealed = event("revealed", "seat", "cards", sound="page", step=True)
unmet = event("unmet", "seat", "cards", "why")  # builds nothing, because of the "mission" or for want of "houses"
rests = event("rests", "seat", step=True)  # Alexis builds nothing
expedition = event("expedition", "card", sound="page", step=True)
alexis_explores = event("alexis-explores", "why", step=True)

# tiles, tokens, ships, houses
taken = event("taken", "seat", "slot", "tile", sound="page", step=True)
placed = event("placed", "seat", "tile", "column", "row", "turns", sound="settle", step=True)
joined = event("joined", "number", "others", "column", "row")  # islands that a tile joins: the name that stays, those gone
refilled = event("refilled", "slot", "tile", "from_", sound="tap")
token = event("token", "seat", "shows", "column", "row", "spot", sound="tap", step=True)
landed = event("landed", "seat", "owner", "column", "row", sound="water", step=True)
built = event("built", "seat", "column", "row", "island", "number", sound="hammer", step=True)
houses = event("houses", "seat", "n")
first = event("first", "seat", step=True)
stuck = event("stuck", "seat", "tile", sound="shield")
stuck_hand = event("stuck-hand", "seat", "tiles", step=True)
blocked_ship = event("blocked-ship", "seat")
exhausted = event("exhausted", "seat")

# points
scored = event("scored", "seat", "points", "source", "at", "number", sound="glow", step=True)
discovery = event("discovery", "seat", "n", "what", sound="chime")
looked = event("looked", "seat", "values")
kept = event("kept", "seat", "value")

EVENTS = declared(globals())
