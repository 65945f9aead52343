"""What everything on this game's table is and does, from the rules' own figures: made when somebody asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.core.engine.key import Key
from game.spirit_island.terms import FROM_LARGEST
from scenes.games.spirit_island import scenario
from scenes.games.spirit_island.invaders import ROMAN
from scenes.games.spirit_island.preview import fallen
from scenes.table.about import About

if TYPE_CHECKING:
    from scenes.table.model import GameModel

SLOTS = ("immigration", "ravage", "build", "explore")


class Abouts:
    """Names of things: `land:G5`, `piece:G5/town~1` (also `presence`, `presence-p1`, `blight`, `threat`, `defend`),
    `slot-ravage`, and those that rows give: `energy:p0`, `fear`, `innate:ID` of a seat ..."""

    def __init__(self, model: GameModel) -> None:
        self.model = model
        self._phase: tuple[object, Any] = (None, None)

    def about(self, key: Key) -> About | None:
        if key.kind in ("piece", "move"):
            return self._piece(key.first, *_kind(key))
        if key.kind == "land":
            return self._land(key.rest)
        if key.kind.startswith("slot-"):
            return self._slot(key.kind.removeprefix("slot-"))
        made: dict[str, Callable[[str], About | None]] = {
            "spirit": self._spirit, "energy": self._energy, "plays": self._plays, "destroyed": self._destroyed,
            "elements": self._elements, "fear-pool": self._fear, "blight-pool": self._blight, "level": self._level,
            "circles": self._track, "innate-of": self._innate, "adversary": self._adversary,
            "scenario": lambda _: scenario.about(self.model), "ritual": lambda land: scenario.ritual(self.model, land),
            "lasting": self._lasting, "ravage-in": self._ravage_in, "drowned": self._drowned, "chosen": self._chosen,
        }  # fmt: skip
        return made[key.kind](key.rest) if key.kind in made else None

    # -- pieces --------------------------------------------------------------------------------
    def _piece(self, land: str, kind: str, damage: int) -> About | None:
        model, t = self.model, self.model.t
        if kind.startswith("presence"):
            return self._presence(land, kind.partition("-")[2] or model.seat)
        if kind == "blight":
            n = sum(model.view.pieces.get((land, kind), ()))
            return About(t("table-np", what=kind, n=n), (t("about-blight"),))
        if kind == "threat":
            return self._ravage_in(land)
        if kind == "token":
            names = [t(f"table-token-{what}") for what in model.facts.tokens(model.view, land)]
            return About(model.joined(names), (*scenario.of_land(model, land), *self._effects(land)))
        if kind == "defend":
            return About(t("table-defend", n=model.facts.defend(model.view, land)), (t("about-defend"),))
        have = model.view.pieces.get((land, kind), ())
        if damage >= len(have) or not have[damage]:
            return None
        made = model.facts.piece(model.view, land, kind)
        lines = [t("about-dahan" if kind == "dahan" else "about-invader", health=made.health, n=made.damage)]
        if damage:
            lines.append(t("about-hurt", n=damage, left=made.health - damage))
        if made.fear:
            lines.append(t("about-piece-fear", n=made.fear))
        return About(t("table-np", what=kind, n=have[damage]), (*lines, *self._effects(land, kind)))

    def _presence(self, land: str, seat: str) -> About:
        model, t = self.model, self.model.t
        n = model.view.presence.get((land, seat), 0)
        lines = [t("table-panel-of", spirit=t(f"name-spirit-{model.view.spirits[seat]}"), who=model.names[seat])]
        lines.append(t("about-sacred") if model.facts.sacred(n) else t("about-not-sacred"))
        return About(t("table-np", what="presence", n=n), (*lines, t("about-presence")))

    def _effects(self, land: str, kind: str = "") -> list[str]:
        """What holds in a land until the turn ends; of a kind of piece what concerns it."""
        model, out = self.model, []
        for one in model.facts.effects(model.view, land):
            if (not kind or kind in one.kind) and (said := lasting_said(model, one)):
                out.append(said)
        return out

    # -- lands ---------------------------------------------------------------------------------
    def _land(self, land: str) -> About:
        """A land: what stands there, what the invaders will do; large also each piece with its figures."""
        model, t, board, view = self.model, self.model.t, self.model.centre, self.model.view
        coming = [*self._coming(land), *filter(None, [board.loss_in(land)])]
        effects = self._effects(land)
        have, limit = model.facts.capital(view, land)
        if limit and have >= limit - 3:
            effects.append(t("about-capital", n=limit, have=have))
        effects += scenario.of_land(model, land)
        more: list[tuple[str, str]] = []
        pieces = [Key.of(f"piece:{land}/{kind}" + (f"~{damage}" if damage else ""))
                  for kind in (*FROM_LARGEST, "dahan", "blight")
                  for damage, n in enumerate(view.pieces.get((land, kind), ())) if n]  # fmt: skip
        pieces += [Key.of(f"piece:{land}/presence-{seat}") for seat in view.seats if view.presence.get((land, seat))]
        if pieces:
            more.append(("h", t("about-here")))
        for key in pieces:
            if (said := self.about(key)) is not None:
                lines = [line if line.endswith(".") else f"{line}." for line in said.lines]
                more.append(("p", f"<b>{said.title}</b> · {' '.join(lines)}"))
        more += [("h", t("about-place")), ("p", t("about-next-to", lands=model.joined(model.facts.neighbours(view, land))))]
        if model.facts.is_ocean(land):
            state = t("about-ocean-in-play" if model.facts.in_play(view, land) else "about-ocean-not-in-play")
            return About(board.land_name(land), (board.land_value(land), state, *effects), (*more, ("p", t("about-ocean"))))
        if model.facts.coastal(view, land):
            more.append(("p", t("about-coast")))
        return About(board.land_name(land), (board.land_value(land), *coming, *effects), tuple(more))

    def _invader_phase(self) -> Any:
        """The coming invader phase, worked out once for a position."""
        model = self.model
        if self._phase[0] is not model.view:
            over = model.session.result is not None
            self._phase = model.view, None if over else model.facts.invader_phase(model.view)
        return self._phase[1]

    def _coming(self, land: str) -> list[str]:
        """What the invaders will do in a land next, as far as it can be known."""
        t, phase = self.model.t, self._invader_phase()
        if phase is None:
            return []
        out = list(filter(None, (self._ravage(one, False) for one in phase.ravage if one.land == land)))
        for one in phase.build:
            if one.land == land:
                said = t("about-build", what=t(f"icon-{one.kind}")) if one.kind else t("about-build-skipped")
                out.append(said if one.sure and not one.may_skip else f"{said} ({t('table-coming-doubt')})")
        cards = [card for card in phase.explore if any(one.land == land and not one.skipped for one in card.lands)]
        if cards:
            known = len(phase.explore) == 1
            out.append(t("about-explore") if known else t("about-explore-maybe", n=len(cards), of=len(phase.explore)))
        return out

    def _ravage(self, found: Any, damage: bool = True) -> str:
        """A coming ravage in a sentence, with its damage or only what comes of it."""
        model, t = self.model, self.model.t
        if found.skipped:
            return str(t("about-ravage-skipped"))
        said = [t("table-threat", n=found.damage)] if damage else []
        if found.defend:
            said.append(t("table-coming-before", n=found.strength, defend=found.defend))
        if found.blight:
            said.append(f"{t('table-pv-blight')}: +{found.blight}")
        said += [f"{t('table-pv-presence')}: {model.names[seat]} {n}" for seat, n in found.presence_lost]
        said += [model.wording.plain(words) for words in fallen(model, found)]
        if found.dahan_lost:
            said.append(f"{t('table-pv-dahan')}: {found.dahan_lost}")
        if found.strike:
            said.append(f"{t('table-pv-strike')}: {found.strike}")
        what = model.joined(said)
        return what if damage or not what else t("about-in-ravage", what=what)

    def _ravage_in(self, land: str) -> About:
        found = self.model.centre.threats.get(land)
        lines = (self._ravage(found),) if found is not None else ()
        return About(self.model.t("table-ravage-in", land=land), (*lines, self.model.t("about-threat")))

    # -- what all share ------------------------------------------------------------------------
    def _slot(self, slot: str) -> About | None:
        """A place for invader cards: what they do when, and in which lands now; the card itself large."""
        model, t, view = self.model, self.model.t, self.model.view
        if slot not in SLOTS:
            return None
        cards = getattr(view, f"{slot}_slot")
        title, lines = t(f"table-slot-{slot}"), [model.wording.phase_hint(slot)]
        if cards:
            title = f"{title}: {model.joined(model.wording.texts.invader(card).title for card in cards)}"
            lands = [land for card in cards for land in model.facts.card_lands(view, card)]
            lines.append(t("about-lands", n=len(lands), lands=model.joined(lands)))
        elif slot == "explore" and view.invader_deck:
            stage = view.invader_deck[0].lstrip("?")
            level = ROMAN[int(stage)] if stage.isdigit() else "?"
            lines.append(t("about-face-down", level=level, n=len(view.invader_deck)))
        else:
            lines.append(t("about-no-card"))
        shown = f"invader:{cards[-1]}" if cards and cards[-1] in model.rules.box.invaders else ""
        return About(title, tuple(lines), card=shown)

    def _fear(self, _: str = "") -> About:
        model, t, view = self.model, self.model.t, self.model.view
        size, have = view.fear_pool_size, view.fear_generated
        lines = [t("about-fear-waiting", n=len(view.fear_earned))] if view.fear_earned else []
        if seen := [model.t(f"name-fear-{card}") for card in view.fear_revealed]:
            lines.append(t("about-fear-revealed", cards=model.joined(seen)))
        level = self._level()
        lines.append(f"{level.title}: {level.lines[0]}")
        title = f"{t('table-fear')}: {t('table-fear-note', n=have, of=size)}"
        return About(title, (*lines, *level.lines[1:]), (("p", t("about-fear")),))

    def _level(self, _: str = "") -> About:
        model, t, view = self.model, self.model.t, self.model.view
        level, (left, _deck) = min(view.terror, 4), model.facts.fear_left(view)
        lines = [scenario.goal(model, level)[0]]
        if left and level < 4:
            lines.append(f"{t('about-next-level', n=left, level=ROMAN[level + 1])} {scenario.goal(model, level + 1)[0]}")
        return About(t("table-terror", level=ROMAN[level]), tuple(lines))

    def _adversary(self, _: str = "") -> About | None:
        """Who invades: the escalation, then every rule that is on at this level, as at the set-up."""
        model, t, view = self.model, self.model.t, self.model.view
        if not view.adversary:
            return None
        said = model.wording.texts.adversary(view.adversary)
        lines = [f"{t('adv-escalation', name=said.escalation)}. {said.when}: {said.effect}"]
        if said.loss:
            most, limit = model.facts.capital(view)
            lines.append(f"{said.loss} {t('adv-most', n=most, of=limit)}.")
        for n, level in enumerate(said.levels[: view.level], 1):
            lines.append(f"{n}. {t('setup-level-rules', name=level.title, rules=' '.join(level.rules))}")
        title = t("adv-title", name=said.title, level=view.level)
        return About(f"{title} · {scenario.difficulty(model)}", tuple(lines), sheet=True)

    def _blight(self, _: str = "") -> About:
        if self.model.view.blight_card:
            return self._blight_card()
        t, have = self.model.t, self.model.view.blight_pool
        left = f"{have} {t('table-blight-rail', n=have)}"
        return About(f"{t('table-blight')}: {left}", (t("about-blight-pool"), t("table-blight-loss")))

    def _blight_card(self) -> About:
        """Its side, what the last blight does, and what the blighted side says; where nobody has seen that, what it may say."""
        model, t, view = self.model, self.model.t, self.model.view
        have, texts, unseen = view.blight_pool, model.wording.texts, model.facts.unseen_blight_cards(view)
        state = t("blight-card-blighted" if view.blighted else "blight-card-healthy")
        left = f"{state}, {have} {t('table-blight-rail', n=have)}"
        if unseen:
            may_be = map(texts.blight_card, unseen)
            more = [("p", f"<b>{one.title}</b> · {one.takes} {t('blight-card-each', what=one.each_turn)}") for one in may_be]
            more.insert(0, ("h", t("blight-card-may-be")))
            last = t("blight-card-turns-unseen")
            return About(f"{t('setup-blight-card')}: {left}", (last, t("about-blight-pool")), tuple(more))
        said = texts.blight_card(view.blight_card)
        last = t("blight-card-lost") if view.blighted else t("blight-card-turns", n=model.facts.after_turning(view))
        lines = last, t("blight-card-each", what=said.each_turn), t("about-blight-pool")
        return About(f"{said.title}: {left}", lines, card=f"blight-card:{view.blight_card}")

    # -- a spirit ------------------------------------------------------------------------------
    def _spirit(self, seat: str) -> About:
        model, t = self.model, self.model.t
        spirit = model.view.spirits[seat]
        rules = [("p", f"<b>{title}</b> · {told}") for title, told in model.wording.texts.spirit(spirit).special_rules]
        name = t("table-panel-of", spirit=t(f"name-spirit-{spirit}"), who=model.names[seat])
        plays = f"plays-spirit-{spirit}"  # a spirit of a pack may go without
        return About(name, (t(plays),) if model.host.words.has(plays) else (), tuple(rules))

    def _energy(self, seat: str) -> About:
        model, t = self.model, self.model.t
        income = model.facts.circle(model.view, seat, "energy")
        return About(f"{t('table-energy')}: {model.view.energy[seat]}", (t("about-energy", n=income),))

    def _plays(self, seat: str) -> About:
        model, t = self.model, self.model.t
        plays = model.facts.circle(model.view, seat, "plays")
        title = f"{t('table-plays')}: {model.view.plays_left[seat]} {t('table-plays-of', n=plays)}"
        return About(title, (t("about-plays", n=plays),))

    def _destroyed(self, seat: str) -> About:
        t, gone = self.model.t, self.model.view.destroyed[seat]
        return About(t("about-destroyed-title", n=gone), (t("about-destroyed"), t("about-presence-lost")))

    def _elements(self, seat: str) -> About:
        """Those there are, and for which innate power how many more are needed."""
        model, t = self.model, self.model.t
        have = model.facts.elements(model.view, seat)
        said = [t("table-element-n", n=n, element=t(f"icon-{element}")) for element, n in have.items() if n]
        title = f"{t('table-elements')}: {model.joined(said) or t('table-none')}"
        powers = model.rules.box.spirits[model.view.spirits[seat]].innates
        return About(title, (t("about-elements"), *(self._needs(seat, n) for n in range(len(powers)))))

    def _needs(self, seat: str, n: int) -> str:
        """What an innate power still lacks."""
        model, t = self.model, self.model.t
        spirit = model.view.spirits[seat]
        power, said = model.rules.box.spirits[spirit].innates[n], model.wording.texts.spirit(spirit).innates[n]
        reached = model.facts.reached(model.view, seat, f"innate:{power}")
        if all(reached):
            return str(t("about-innate-full", name=said.title))
        at = reached.index(False)
        short = model.facts.missing(model.view, seat, dict(said.levels[at][0]))
        what = model.joined(t("table-element-n", n=many, element=t(f"icon-{element}")) for element, many in short.items())
        return str(t("about-innate-needs", name=said.title, level=at + 1, what=what))

    def _lasting(self, seat: str) -> About:
        """What a seat's spirit has until the turn ends."""
        model = self.model
        said = (lasting_said(model, one) for one in model.facts.spirit_effects(model.view, seat))
        return About(model.t("about-lasting"), tuple(line for line in said if line))

    def _drowned(self, seat: str) -> About:
        """What has drowned for a spirit, and when it is energy."""
        have, need = self.model.facts.drowned(self.model.view, seat) or (0, 0)
        t = self.model.t
        return About(t("table-drowned", n=have, of=need), (t("about-drowned", n=need),))

    def _chosen(self, seat: str) -> About:
        """The elements chosen this turn for circles of any."""
        model, t = self.model, self.model.t
        chosen, waiting = model.facts.chosen(model.view, seat)
        names = model.joined([t(f"icon-{element}") for element in chosen])
        return About(t("table-chosen", what=names) if chosen else t("table-unchosen", n=waiting), (t("about-chosen"),))

    def _innate(self, which: str) -> About:
        """ "p0/1": the second innate power of a seat, also as a figure on the rail."""
        model, t = self.model, self.model.t
        seat, _, number = which.partition("/")
        spirit = model.view.spirits[seat]
        at = int(number)
        power, said = model.rules.box.spirits[spirit].innates[at], model.wording.spoken.spirit(spirit).innates[at]
        reached = model.facts.reached(model.view, seat, f"innate:{power}")
        lines = (t("table-levels", n=sum(reached), of=len(reached)), self._needs(seat, at), t("about-innate"))
        levels = []
        for (need, told), there in zip(said.levels, reached, strict=True):
            what = model.joined(t("table-element-n", n=c, element=t(f"icon-{e}")) for e, c in need.items())
            mark = "<check> " if there else ""
            levels.append(("p", f"{mark}<b>{what}</b> · {model.wording.plain(told)}"))
        return About(said.title, lines if not all(reached) else (lines[0], lines[2]), tuple(levels))

    def _track(self, which: str) -> About:
        """ "p0/energy": how far a presence track is open, and what comes next."""
        model, t = self.model, self.model.t
        seat, _, track = which.partition("/")
        opened, total = model.facts.discs(model.view, seat, track)
        lines = [t(f"about-track-{track}", n=model.facts.circle(model.view, seat, track)), t("about-track")]
        title = f"{t(f'table-track-{track}')}: {t('about-open', n=opened, of=total)}"
        return About(title, tuple(lines))


def _kind(key: Key) -> tuple[str, int]:
    """Kind of the piece and the damage on it."""
    return key.parts[1] if len(key.parts) > 1 else "", int(key.suffix or 0)


def lasting_said(model: Any, one: Any) -> str:
    """An effect that lasts until the turn ends (`facts.Lasting`), and the power it comes from; "" where nothing is said of it."""
    msg = f"about-{one.kind.replace('_', '-')}"
    if not model.host.words.has(msg):
        return ""
    source, said = f"name-{one.source.replace(':', '-')}", str(model.t(msg, n=one.n))
    return str(model.t("about-by", what=said, source=model.t(source))) if model.host.words.has(source) else said
