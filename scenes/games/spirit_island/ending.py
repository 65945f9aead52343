"""How a game of Spirit Island ends on the screen: the island laid down as it is, its figures, the score of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.spirit_island.terms import BUILDINGS, INVADERS
from scenes.games.spirit_island.invaders import ROMAN
from scenes.scoring import moments
from scenes.scoring.finale import LOSS, Finale, Tally
from scenes.scoring.moments import Happening, Moment

if TYPE_CHECKING:
    from scenes.scoring.summary import EndedGame

COMES = ("build", "added", "moved", "replaced", "military-response")  # events by which a piece comes to stand somewhere
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
        Tally("city", t("end-buildings"), sum(gone[kind] for kind in BUILDINGS), t("end-left", n=buildings), keep=True),
        Tally("explorer", t("end-explorers"), gone["explorer"], t("end-left", n=here["explorer"]), keep=True),
        Tally("dahan", t("end-dahan"), here["dahan"], t("end-dahan-note")),
        Tally("blight", t("end-blight"), here["blight"], t("end-pool", n=s.blight_pool)),
        ended.turn_tally(),
        Tally("", t("end-score"), total, total=True),
    )
    parts = [t("end-score-of", n=total), *(t(f"end-score-{p.what}", n=p.n, points=_signed(p.points)) for p in score)]
    title = t("end-title-lost" if mood == LOSS else "end-title-won")
    return Finale(mood, title, _why(ended) if mood == LOSS else "", "plant", tallies, tuple(parts), _had(ended, here, mood))


def _why(ended: EndedGame) -> str:
    """Everything the island was lost for, with the names of spirits, adversary and scenario, which the log does not say."""
    s, t, facts = ended.state, ended.t, ended.session.rules.facts
    lost, found = facts.lost_for(s), facts.progress(s)
    gone = [_spirit(ended, seat) for reason, *seats in lost for seat in seats if reason == "no-presence"]
    about = t(f"choice-scenario-{s.scenario}") if s.scenario else ""
    where = ended.texts.standing(ended.session.result.where) if ended.session.result else ""
    args: dict[str, dict[str, Any]] = {
        "no-presence": {"who": ended.texts.ops.listed(gone, "list-and"), "n": len(gone)},
        "inner-land": {"name": about, "where": where},
    }
    if found is not None:
        args["few-dahan"] = {"name": about, "n": found.dahan[0], "least": found.dahan[1]}
        args["insurrection"] = {"name": about, "n": len(found.outnumbered), "most": found.fewer - 1}
    if s.adversary:
        args["capital"] = {"name": t(f"choice-adversary-{s.adversary}"), "n": facts.capital(s)[1], "where": where}
    return " ".join(t(f"end-lost-{reason}", **args.get(reason, {})) for reason in dict.fromkeys(one[0] for one in lost))


def _spirit(ended: EndedGame, seat: str) -> str:
    """A spirit, and whose it is where several play."""
    s, name = ended.state, ended.t(f"name-spirit-{ended.state.spirits[seat]}")
    return f"{name} ({ended.names.get(seat, seat)})" if len(s.seats) > 1 else name


def pieces(s: Any, *kinds: str) -> int:
    """How many of these stand on the island."""
    return sum(sum(counts) for (_, what), counts in s.pieces.items() if what in kinds)


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else str(points).replace("-", "−")


def _gone(ended: EndedGame, kinds: tuple[str, ...]) -> int:
    return sum(int(event.fields["n"]) for event in ended.told("destroyed", "removed") if event.fields["what"] in kinds)


def _had(ended: EndedGame, here: dict[str, int], mood: str) -> str:
    """What would have led elsewhere then: only what follows from the rules and the last position alone."""
    s, t, facts = ended.state, ended.t, ended.session.rules.facts
    lost = facts.lost_for(s)
    if mood != LOSS:
        deck, turns = len(s.invader_deck), bool(s.blight_card and not s.blighted)  # a card that turns brings more blight
        close = s.blight_pool <= 2 * len(s.seats) or not deck
        if lost:  # won all the same
            return ""
        return t("end-had-won", n=s.blight_pool) if close and not turns else t("end-had-time", n=deck) if deck else ""
    reason, *who = lost[0] if lost else ("",)
    if len(lost) > 1:  # nothing alone would have saved it
        return _had_blight(ended, here, False) if reason == "blight" else ""
    about: dict[str, Callable[..., str]] = {
        "no-presence": _had_presence,
        "time": _had_time,
        "insurrection": _had_time,
        "blight": _had_blight,
    }
    if reason in about:
        return about[reason](ended, here, *who)
    spots = [spot.split("/") for spot in ended.session.result.where] if ended.session.result else []
    lands = ", ".join(dict.fromkeys(land for land, _, _ in spots))
    if reason == "capital":
        return t("end-had-capital", lands=lands, n=facts.capital(s)[1])
    if reason == "few-dahan":
        have, least = facts.progress(s).dahan
        return t("end-had-dahan", n=least - have)
    return t("end-had-inner-land", lands=lands) if reason == "inner-land" else ""


def _had_presence(ended: EndedGame, here: dict[str, int], who: str) -> str:
    """How it came to that: the last presence is only where it ended."""
    finds = moments.by_turn(ended.events, lambda event: int(event.kind == "presence-destroyed" and event.fields["seat"] == who))
    most, n = moments.peak(finds), sum(find.size for find in finds)
    if most is None:
        return ""
    msg = "end-had-presence-once" if most.size == n else "end-had-presence"
    return ended.t(msg, who=_spirit(ended, who), n=n, turn=most.turn, most=most.size)


def _had_time(ended: EndedGame, here: dict[str, int]) -> str:
    """What the terror level still asked for: pieces gone, or in a scenario lands in which the dahan are not outnumbered."""
    s, t = ended.state, ended.t
    found = ended.session.rules.facts.progress(s)
    if found is not None and found.fewer:
        return t("end-had-outnumbered", n=len(found.outnumbered) - found.fewer + 1)
    left: Any = sum(here[kind] for kind in NEEDS.get(s.terror, ()))
    needs = t(f"end-needs-{min(3, s.terror)}", n=left)
    return t("end-had-cleared", n=left, level=ROMAN[min(s.terror, 4)], what=needs) if left else ""


def _had_blight(ended: EndedGame, here: dict[str, int], saved: bool = True) -> str:
    """`saved`: whether the game would go on with less of it."""
    most = moments.peak(moments.by_turn(ended.events, lambda event: int(event.kind == "blight")))
    if most is None:
        return ""
    held = saved and ended.state.lost != "blight"
    return ended.t("end-had-blight" if held else "end-most-blight", turn=most.turn, n=most.size)


def decided(ended: EndedGame) -> list[Moment]:
    """What lost the game, as a moment: that the piece came, that the last blight did, or the last presence went."""
    result, t = ended.session.result, ended.t
    if result is None or result.outcome != "loss":
        return []
    reason, *who = result.reason.split()
    spots = {tuple(spot.split("/")[:2]) for spot in result.where}

    def ends(event: Happening) -> bool:
        kind, told = event.kind, event.fields
        if spots:
            what = told.get("with") if kind == "replaced" else told.get("what")
            return kind in COMES and (told.get("to", told.get("land")), what) in spots
        if reason == "few-dahan":
            return kind in ("destroyed", "removed") and told["what"] == "dahan"
        return kind == {"no-presence": "presence-destroyed", "blight": "blight"}.get(reason) and told.get("seat", "") in (
            "",
            *who,
        )

    last = next((event for event in reversed(ended.events) if ends(event)), None)
    if last is None:
        return []
    where = ended.texts.standing(result.where) if spots else ""
    text = t(f"moment-end-{reason}", land=last.fields.get("land", ""), who=ended.names.get("".join(who), ""), where=where)
    icon = {"no-presence": "presence", "blight": "blight", "few-dahan": "dahan"}.get(reason) or min(spots)[1]
    return [ended.moment(last.turn, "".join(who), text, last.at, icon, 110)]
