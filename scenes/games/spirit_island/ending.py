"""How a game of Spirit Island ends on the screen: the island laid down as it is, its figures, the score of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.spirit_island.terms import BUILDINGS, INVADERS
from scenes.scoring import moments
from scenes.scoring.finale import LOSS, Finale, Tally

if TYPE_CHECKING:
    from scenes.scoring.summary import EndedGame

NEEDS = {1: INVADERS, 2: BUILDINGS, 3: ("city",)}  # terror level -> what must be gone for a victory


def finale(ended: EndedGame, fear: int) -> Finale:
    """Fear, those who left, who lives there, and the score."""
    s, t, mood = ended.state, ended.t, ended.mood()
    here = {kind: pieces(s, kind) for kind in (*INVADERS, "dahan", "blight")}
    gone = {kind: _gone(ended, (kind,)) for kind in INVADERS}
    buildings = sum(here[kind] for kind in BUILDINGS)
    score = ended.session.rules.facts.score(s)
    total = sum(part.points for part in score)
    tallies = (
        Tally("fear", t("end-fear"), fear, t("end-fear-cards", n=s.fear_taken)),
        Tally("city", t("end-buildings"), sum(gone[kind] for kind in BUILDINGS), t("end-left", n=buildings), alone=buildings),
        Tally("explorer", t("end-explorers"), gone["explorer"], t("end-left", n=here["explorer"]), alone=here["explorer"]),
        Tally("dahan", t("end-dahan"), here["dahan"], t("end-dahan-note")),
        Tally("blight", t("end-blight"), here["blight"], t("end-pool", n=s.blight_pool)),
        ended.turn_tally(),
        Tally("", t("end-score"), total, total=True),
    )
    parts = [t("end-score-of", n=total), *(t(f"end-score-{p.what}", n=p.n, points=_signed(p.points)) for p in score)]
    title = t("end-title-lost" if mood == LOSS else "end-title-won")
    return Finale(mood, title, "", "plant", tallies, tuple(parts), _had(ended, here, mood))


def pieces(s: Any, *kinds: str) -> int:
    """How many of these stand on the island."""
    return sum(sum(counts) for (_, what), counts in s.pieces.items() if what in kinds)


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else str(points).replace("-", "−")


def _gone(ended: EndedGame, kinds: tuple[str, ...]) -> int:
    return sum(int(event.fields["n"]) for event in ended.told("destroyed", "removed") if event.fields["what"] in kinds)


def _had(ended: EndedGame, here: dict[str, int], mood: str) -> str:
    """What would have led elsewhere then: only what follows from the rules and the last position alone."""
    s, t = ended.state, ended.t
    reasons = (ended.session.result.reason if ended.session.result else "").split()
    if mood != LOSS:
        deck = len(s.invader_deck)
        close = s.blight_pool <= 2 * len(s.seats) or not deck
        return t("end-had-won", n=s.blight_pool) if close and s.blight_pool else t("end-had-time", n=deck) if deck else ""
    if "no-presence" in reasons:
        return t("end-had-presence", who=ended.names.get(reasons[-1], reasons[-1]))
    if "time" in reasons:
        left: Any = sum(here[kind] for kind in NEEDS.get(s.terror, ()))
        return t("end-had-cleared", n=left, level=s.terror, what=t(f"end-needs-{min(3, s.terror)}", n=left))
    most = moments.peak(moments.by_turn(ended.events, lambda event: int(event.kind == "blight")))
    if most is None:
        return ""
    return t("end-had-blight" if s.lost != "blight" else "end-most-blight", turn=most.turn, n=most.size)
