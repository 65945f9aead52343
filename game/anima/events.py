"""Everything that can happen in Anima: Shadow of Omega."""

from game.core.engine.events import declared, event

turn = event("turn", "n", sound="turn", step=True)
phase = event("phase", "phase", sound="tick", step=True)
order = event("order", "*seats", step=True)
rolled = event("rolled", "seat", "die", "what", log=False, sound="tap")
ended = event("ended", "*seats", sound="gong", step=True)

# cards
kept = event("kept", "seat", "card", sound="card")
drew = event("drew", "seat", "n", sound="card")
got = event("got", "seat", "card", log=False)  # what came to a hand, for those who may know
played = event("played", "seat", "card", sound="page", step=True)
tapped = event("tapped", "seat", "card", log=False, sound="tap")
cancelled = event("cancelled", "card", sound="page")
discarded = event("discarded", "seat", "card", sound="page")
took = event("took", "seat", "other", sound="card")
claimed = event("claimed", "seat", "card", sound="card")
joined = event("joined", "seat", "card", sound="chime")
left = event("left", "seat", "card", sound="page")

# groups
recruited = event("recruited", "seat", "card", sound="card")
dismissed = event("dismissed", "seat", "card", sound="page")
died = event("died", "seat", "card", sound="gong", step=True)
turned = event("turned", "card", "up", log=False, sound="page")
turn_lost = event("turn-lost", "seat", step=True)
gains = event("gains", "seat", "what", "n", log=False)
rests = event("rests", "seat", sound="chime")

# travel
travel = event("travel", "seat", "area", sound="page", step=True)
redirected = event("redirected", "area", sound="page", step=True)
arrived = event("arrived", "seat", "area", sound="settle")
new_area = event("new-area", "seat", "area", sound="settle", step=True)
removed = event("removed", "area", sound="page")
protected = event("protected", "seat", "area", sound="chime")
looked = event("looked", "seat", "area")

# encounters, tests, battles
explores = event("explores", "seat", "area", step=True)
encounter = event("encounter", "seat", "card", sound="page", step=True)
false_alarm = event("false-alarm", "card", sound="tick")
test = event("test", "seat", "die", "total", "difficulty", "passed", sound="tap", step=True)
attack = event("attack", "seat", "target", sound="gong", step=True)
battle = event("battle", "seat", "other", step=True)
clash = event("clash", "seat", "total", "other", "against", sound="tap", step=True)
won = event("won", "seat", "other", sound="chime")
lost = event("lost", "seat", "other", sound="gong")
battle_over = event("battle-over", log=False, step=True)  # up to here both sides stand on the stage
reward = event("reward", "seat", "what", sound="chime", step=True)

# trade, missions
offered = event("offered", "seat", "other")
trade = event("trade", "seat", "other", "done", sound="chime")
begun = event("begun", "seat", "card", sound="page", step=True)
step = event("step", "seat", "card", "n", sound="chime")
completed = event("completed", "seat", "card", sound="chime", step=True)
final = event("final", "card", sound="gong", step=True)
crisis = event("crisis", "card", sound="gong", step=True)

EVENTS = declared(globals())
