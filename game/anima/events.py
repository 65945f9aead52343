"""Everything that can happen in Anima: Shadow of Omega. Who was asked for a reply and passed is no event."""

from game.core.engine.events import declared, event

turn = event("turn", "n", sound="turn", step=True)
phase = event("phase", "phase", sound="tick", step=True)
order = event("order", "*seats", step=True)
ended = event("ended", "how", "seat", sound="gong", step=True)

# cards
kept = event("kept", "seat", "card", sound="card")
drawn = event("drawn", "seat", "n", sound="card")
played = event("played", "seat", "card", sound="card", step=True)
used = event("used", "seat", "card", sound="card", step=True)  # an ability
tapped = event("tapped", "seat", "card", log=False, sound="tap")
cancelled = event("cancelled", "card", sound="tap", step=True)
discarded = event("discarded", "seat", "card", sound="card")
taken = event("taken", "seat", "card", sound="card")  # out of the pile
stolen = event("stolen", "seat", "target", "n", sound="card", step=True)
claimed = event("claimed", "seat", "card", sound="card")
traded = event("traded", "seat", "target", sound="card", step=True)
joined = event("joined", "seat", "card", sound="chime", step=True)
left = event("left", "seat", "card", sound="tap")

# characters
recruited = event("recruited", "seat", "card", sound="chime", step=True)
dismissed = event("dismissed", "seat", "card", sound="tap")
face_down = event("face-down", "seat", "card", sound="page", step=True)
turned_up = event("turned-up", "seat", "card", log=False, sound="page")
saved = event("saved", "seat", sound="chime", step=True)
died = event("died", "seat", "card", sound="gong", step=True)

# ways and areas
travel = event("travel", "seat", "area", sound="page", step=True)
redirected = event("redirected", "area", step=True)
arrived = event("arrived", "seat", "area", sound="tap", step=True)
rests = event("rests", "seat", step=True)
placed = event("placed", "area", sound="card", step=True)
removed = event("removed", "area", sound="card", step=True)
protected = event("protected", "seat", "area", step=True)
peeked = event("peeked", "seat", "area")
turn_lost = event("turn-lost", "seat", sound="gong", step=True)

# what is met
encounter = event("encounter", "seat", "card", sound="page", step=True)
false_alarm = event("false-alarm", "card", step=True)
explores = event("explores", "seat", "area", step=True)
explored = event("explored", "seat", "die", "n", sound="shuffle", step=True)  # n: encounters to come, -1 for something special
test = event("test", "seat", "die", "total", "difficulty", "passed", sound="shuffle", step=True)
reward = event("reward", "seat", "reward", sound="chime", step=True)

# battles
attack = event("attack", "seat", "target", sound="gong", step=True)
battle = event("battle", "seat", "enemy", "own", "other", log=False, step=True)  # the strengths of both sides before the dice
rolled = event("rolled", "seat", "die", "total", sound="shuffle", step=True)
rerolled = event("rerolled", "seat", "die", sound="shuffle")
won = event("won", "seat", "enemy", "margin", sound="chime", step=True)
beaten = event("beaten", "seat", "enemy", "margin", sound="gong", step=True)
undecided = event("undecided", "seat", "enemy")

# missions
begun = event("begun", "seat", "card", sound="page", step=True)
step_done = event("step-done", "seat", "card", "n", sound="chime", step=True)
completed = event("completed", "seat", "card", sound="chime", step=True)
final = event("final", "card", sound="gong", step=True)
crisis = event("crisis", "card", sound="gong", step=True)

EVENTS = declared(globals())
