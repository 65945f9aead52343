"""The steps of Spirit Island that nobody decides: the invaders' cards and actions, fear cards, the turn."""

from __future__ import annotations

from game.core.engine.decision import Event
from game.core.engine.key import Key
from game.spirit_island.events import EVENTS
from scenes.games.spirit_island import scenario
from scenes.games.spirit_island.invaders import ROMAN
from scenes.games.spirit_island.preview import changed
from scenes.table.changes import Changes
from scenes.table.model import GameModel
from scenes.table.step import CARD_MS, READ_MS, TURN_MS, Step
from scenes.table.steps import Steps, StepTeller

ACTIONS = ("ravage", "build", "explore")


def turn(told: StepTeller) -> Step | None:
    return told.said(Step("", ms=TURN_MS))


def phase(told: StepTeller, phase: str) -> Step | None:
    """The card whose lands are ravaged, or built in, and those lands."""
    cards = {"ravage": told.after.ravage_slot, "build": told.after.build_slot}.get(phase, ())
    if not cards:
        return None
    lands = [land for card in cards for land in told.model.facts.targets(told.after, phase, card)]
    return _card(told, phase, cards[0], tuple(f"land:{land}" for land in lands))._replace(ms=CARD_MS)


def invader_card(told: StepTeller, card: str) -> Step | None:
    """Turned up, and where explorers come; they come after what an adversary asks first."""
    coming = (f"land:{land}" for land in told.model.facts.targets(told.after, "explore", card))
    step = _card(told, "explore", card, _run(told, "explore") or tuple(coming))
    return step if step.places else _summed_up(told, step)


def ravage(told: StepTeller, land: str) -> Step | None:
    return _land(told, "ravage", land)


def build(told: StepTeller, land: str) -> Step | None:
    return _land(told, "build", land)


def explore(told: StepTeller, land: str) -> Step | None:
    """An explorer comes; the last one is told with what the whole invader phase has cost."""
    step = _land(told, "explore", land)
    last = step is not None and step.at == len(step.places) - 1
    return _summed_up(told, step) if step is not None and last else step


def skipped(told: StepTeller, land: str, action: str) -> Step | None:
    return _land(told, action.partition("-")[0], land)


def stage_two(told: StepTeller, land: str) -> Step | None:
    """The town that a card of stage II adds before the explorers come: the card, and why it is added."""
    t, key, rows = told.model.t, f"land:{land}", changed(told.model, told.before, told.after, land)
    figures = Changes(t("table-preview-in", land=land), "", tuple(rows), "", key) if rows else None
    cards = told.after.explore_slot
    card, tag = (f"invader:{cards[-1]}", t("name-invader-stage-ii-action")) if cards else ("", "")
    return Step(t("log-stage-ii", land=land), card=card, tag=tag, places=(key,), at=0, changes=figures)


def escalation(told: StepTeller, adversary: str, land: str) -> Step | None:
    """What an adversary does with a marked card of stage II: the card, whose doing it is, and what changes."""
    t, key, rows = told.model.t, f"land:{land}", changed(told.model, told.before, told.after, land)
    figures = Changes(t("table-preview-in", land=land), "", tuple(rows), "", key) if rows else None
    cards, name = told.after.explore_slot, told.model.wording.texts.adversary(adversary).escalation
    said = t("log-escalation", adversary=t(f"choice-adversary-{adversary}"), land=land)
    card = f"invader:{cards[-1]}" if cards else ""
    return Step(said, card=card, tag=name if card else "", places=(key,), at=0, changes=figures)


def further(told: StepTeller, land: str) -> Step | None:
    """One more explorer, by a scenario: with the card that brought the first ones."""
    return _by_scenario(told, land, told.after.explore_slot)


def military_response(told: StepTeller, land: str) -> Step | None:
    """What comes for a piece that was destroyed."""
    return _by_scenario(told, land)


def uprising(told: StepTeller, land: str) -> Step | None:
    """Dahan that were moved strike; whom, their player says."""
    return _by_scenario(told, land)


def ritual(told: StepTeller, land: str) -> Step | None:
    return _by_scenario(told, land)


def _by_scenario(told: StepTeller, land: str, cards: tuple[str, ...] = ()) -> Step | None:
    """A land in which a scenario does something: what the log says, and what changes there."""
    key, rows = f"land:{land}", changed(told.model, told.before, told.after, land)
    figures = Changes(told.model.t("table-preview-in", land=land), "", tuple(rows), "", key) if rows else None
    name = told.model.t(f"choice-scenario-{told.after.scenario}")
    card = f"invader:{cards[-1]}" if cards else ""
    return told.said(Step("", card=card, tag=name if card else "", places=(key,), at=0, changes=figures))


def blight_card(told: StepTeller, card: str) -> Step | None:
    """The blight card is turned: its other side, and what holds from now on. Where blight came the log and the map say."""
    t, each = told.model.t, told.model.wording.texts.blight_card(card).each_turn
    step = told.said(Step("", card=f"blight-card:{card}", tag=t("blight-card-blighted"), ms=READ_MS))
    return step._replace(detail=t("blight-card-each", what=each)) if step is not None else None


def fear_card(told: StepTeller, card: str) -> Step | None:
    return told.said(Step("", card=f"fear:{card}", ms=READ_MS))


def advance(told: StepTeller) -> Step | None:
    return told.said(Step("", ms=TURN_MS))


def _card(told: StepTeller, action: str, card: str, places: tuple[str, ...]) -> Step:
    """An invader card, what is done with it, and where."""
    t = told.model.t
    main = t("table-stage-card", action=t(f"phase-{action}"), card=t(f"name-invader-{card}"))
    names = " · ".join(Key.of(key).first for key in places) or t("table-stage-no-land")
    return Step(main, names, f"invader:{card}", t(f"phase-{action}"), places, run=action)


def _summed_up(told: StepTeller, step: Step) -> Step:
    """The same with what was lost and won since the invaders began: no click more, as each of it was shown already."""
    since = told.since("phase", "fear") or told.since("phase", "ravage")
    counts = {"fear": 0, "blight": 0, "dahan": 0, "presence": 0}
    for event in since:
        fields = EVENTS.read(event)
        if event.kind == "fear":
            counts["fear"] += fields["n"]
        elif event.kind == "blight":
            counts["blight"] += 1
        elif event.kind == "presence-destroyed":
            counts["presence"] -= 1
        elif event.kind == "destroyed" and fields["what"] == "dahan":
            counts["dahan"] -= fields["n"]
    said = " · ".join(f"<{what}> {n:+d}".replace("-", "−") for what, n in counts.items() if n)
    if not said:
        return step
    return step._replace(detail=" · ".join(filter(None, (step.detail, told.model.t("table-stage-sum", what=said)))))


def _run(told: StepTeller, action: str) -> tuple[str, ...]:
    """The lands in which this action happens, or is skipped, in this go and in their order."""
    found = told.others(action, "skipped")
    events = [event for _, event in found if event.kind == action or event.args[1].startswith(action)]
    return tuple(dict.fromkeys(f"land:{event.args[0]}" for event in events))


def _land(told: StepTeller, action: str, land: str) -> Step | None:
    """One land: what the log says, which card did it, and the figures before and after."""
    slot = getattr(told.before, f"{action}_slot", ()) if action in ACTIONS else ()
    places = _run(told, action) or (f"land:{land}",)
    key = f"land:{land}"
    rows = changed(told.model, told.before, told.after, land)
    figures = Changes(told.model.t("table-preview-in", land=land), "", tuple(rows), "", key) if rows else None
    at = places.index(key) if key in places else 0
    card = f"invader:{slot[-1]}" if slot else ""
    return told.said(Step("", card=card, tag=told.model.t(f"phase-{action}"), places=places, at=at, changes=figures, run=action))


def idle_power(model: GameModel, used: Event) -> str:
    """A power was used: whether that was where it does nothing."""
    log = model.session.log
    at = next((n for n in range(len(log) - 1, -1, -1) if used in log[n].events), -1)
    if at < 0:
        return ""
    entry = log[at]
    after = entry.events[entry.events.index(used) + 1 :]
    if any(event.kind != "innate-level" for event in after):  # the log tells what it did
        return ""
    if not model.facts.was_idle(model.rules, model.session.state_before(at), entry.seat, entry.key):
        return ""
    return model.t("table-power-idle", what=model.wording.texts.name(*str(used.args[1]).split(":")))


def terror_risen(model: GameModel, risen: Event) -> str:
    """Outside the fear phase, which shows it: what wins the game now."""
    level = int(risen.args[0])
    return f"{model.t('table-terror', level=ROMAN[level])}: {scenario.goal(model, level)[0]}" if level in (2, 3) else ""


STEPS = Steps(
    EVENTS,
    {
        "turn": turn,
        "phase": phase,
        "invader-card": invader_card,
        "ravage": ravage,
        "build": build,
        "explore": explore,
        "skipped": skipped,
        "stage-ii": stage_two,
        "escalation": escalation,
        "further": further,
        "military-response": military_response,
        "uprising": uprising,
        "ritual": ritual,
        "blight-card": blight_card,
        "fear-card": fear_card,
        "fear-revealed": fear_card,
        "advance": advance,
    },
    notices={"power-used": idle_power, "terror": terror_risen},
)
