"""Everything that can happen at the fair: the log, the cases, the motion and the sounds read it by these names."""

from game.core.engine.events import declared, event

round_ = event("round", "n", sound="gong", step=True)
phase = event("phase", "phase", log=False, sound="tick")
bought = event("bought", "seat", "card", "n", sound="chime", step=True)
unsold = event("unsold", "card", step=True)
played = event("played", "seat", "card", sound="card")
earned = event("earned", "seat", "n", sound="glow")
aimed = event("aimed", "seat", "card", "at")
answered = event("answered", "seat", "card", "against", sound="shield")
looked = event("looked", "seat", "at")
took = event("took", "seat", "at", sound="page")
saw = event("saw", "seat", "at", "card")
drew = event("drew", "seat", "card", sound="card")
ended = event("ended", "*winners", log=False)

EVENTS = declared(globals())
