"""Everything that can happen in Small Islands."""

from game.core.engine.events import declared, event

phase = event("phase", "phase", sound="tick")
round_ = event("round", "n")
turn = event("turn", "seat", "n", log=False, sound="turn")
ended = event("ended", "reason")
final = event("final", "seat", "source", "points", sound="gong")

# objectives and the expedition
prepared = event("prepared", "n", log=False)
drew = event("drew", "seat", "cards", sound="card")  # how many for those who may not see them
chose = event("chose", "seat", "slot", "card")
ready = event("ready", "seat")
revealed = event("revealed", "seat", "cards", sound="page")
expedition = event("expedition", "card", sound="page")
alexis_explores = event("alexis-explores", "why")

# tiles, tokens, ships, houses
taken = event("taken", "seat", "slot", "tile", sound="page")
placed = event("placed", "seat", "tile", "column", "row", "turns", sound="settle")
refilled = event("refilled", "slot", "tile", "from_", sound="tap")
token = event("token", "seat", "shows", "column", "row", "spot", sound="tap")
landed = event("landed", "seat", "owner", "column", "row", sound="water")
built = event("built", "seat", "column", "row", "island", "number", sound="hammer")
houses = event("houses", "seat", "n")
first = event("first", "seat")
stuck = event("stuck", "seat", "tile", sound="shield")
stuck_hand = event("stuck-hand", "seat", "tiles")
blocked_ship = event("blocked-ship", "seat")
exhausted = event("exhausted", "seat")

# points
scored = event("scored", "seat", "points", "source", "at", sound="glow")
discovery = event("discovery", "seat", "n", "what", sound="chime")
looked = event("looked", "seat", "values")
kept = event("kept", "seat", "value")

EVENTS = declared(globals())
