"""What lies over the map in a step that is shown: the veil, the rings of a run, the card, the figures."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from scenes.table import TableScene
from scenes.table.callout import Callout
from scenes.table.outlines import Outline, legal_outlines
from scenes.table.staging_picture import StagingPicture
from scenes.table.step import Step
from scenes.table.steps import Shown
from tests.scenes.games import session_of
from tests.scenes.staged import Start, island, press, wait


def test_no_place_flashes_while_pieces_move_or_a_step_follows_another(start: Start) -> None:
    """What stands for a part of the board while pieces move lay over the veil, in rectangles; and between two steps there was
    no veil at all for some frames."""
    table = island(start, "normal", moves=2)
    app, model, staging = table.app, table.model, table.staging
    table.actions.choose("done")
    last, seen, veiled, steps = None, 0, 0, 0
    for _ in range(3000):
        wait(app, 0)
        if model.staged is None:
            last = None
            if model.asked is not None and not table.motion.busy:
                table.actions.choose(next(reversed(model.options)))
            continue
        if last is not None and staging._making is not None:
            assert staging.picture is last, "the step before is seen till the next is there"
        if staging.picture is not last:
            if seen > 1000 and steps > 5:
                break
            last, steps = staging.picture, steps + 1
        stage = table.motion.stage
        if last is None or stage is None:
            continue
        veil, inner = last._veil(), model.centre.inner
        for box in stage.boxes.values():
            for x in range(box.x, box.right, 9):
                for y in range(box.y, box.bottom, 9):
                    spot = x + inner.x, y + inner.y
                    if veil.get_rect().collidepoint(x, y) and veil.get_at((x, y)).a and inner.collidepoint(spot):
                        seen += 1
                        veiled += app.screen.get_at(spot) != model.canvas.get_at(spot)
    assert steps > 5 and seen > 1000
    assert seen - veiled < seen / 100, "but for a piece on its way, which may look there as it will when it has come"


def test_a_callout_keeps_off_what_may_be_chosen_and_its_leader_off_names(start: Start) -> None:
    """It lay over a third of the land that was pointed at, and its line across the land's name."""
    table = island(start, "step", moves=1)
    app, model = table.app, table.model
    table.actions.choose("done")
    for _ in range(40):
        if model.asked is not None and model.asked.kind == "ravage.order":
            break
        press(app, pygame.K_RETURN)
        wait(app, 300)
    legal = [key for key in model.options if key.startswith("land:")]
    assert legal and len(legal) == len(model.options)

    def crosses(callout: Callout, lands: list[str]) -> int:
        return sum(Outline(line).cuts(callout.rect) for land in lands for line in model.centre.outlines(land))

    crossed = []
    for key in legal:
        app.step(16, [pygame.event.Event(pygame.MOUSEMOTION, pos=table.item(key).rect.center, rel=(1, 1), buttons=(0, 0, 0))])
        callout = table.hover.callout
        assert callout is not None and callout.rect in table.keep_clear(), "tips keep off it"
        data = callout.data._replace(rows=callout.data.rows * 2)  # as many lines as a power brings
        crossed.append((crosses(Callout(model, data), legal), crosses(Callout(model, data, legal_outlines(model)), legal)))
        _, end = callout.leader()
        if end is not None:
            assert model.centre.ground_at(end) == key and not any(sign.collidepoint(end) for sign in model.centre.signs())
    assert sum(new for _, new in crossed) < sum(old for old, _ in crossed), crossed


def test_what_a_step_shows_is_never_veiled_and_a_rivals_token_is_shown(start: Start) -> None:
    app = start(speed="step", sync=False)
    session = session_of(("human", "bot:random"), 7, 0, "small-islands")
    table: Any = app.push(TableScene(app, session))
    model, laid, tokens = table.model, 0, 0
    for _ in range(6000):
        if session.decision is None or session.state.round > 1:
            break
        if model.staged is None and model.asked is not None and model.options:
            table.actions.choose(next(iter(model.options)))
        app.step(200, [])
        step = model.staged.step if model.staged is not None else None
        for place in (place for place in (step.places if step is not None else ()) if place.startswith("cell:")):
            veil = StagingPicture(model, step, lambda box: None)._veil()
            (left, top), (right, bottom) = min(model.centre.outlines(place)[0]), max(model.centre.outlines(place)[0])
            middle = (left + right) // 2 - model.centre.inner.x, (top + bottom) // 2 - model.centre.inner.y
            assert veil is not None and veil.get_at(middle).a == 0, place
            laid, tokens = laid + 1, tokens + ("<port>" in step.main)
        if model.staged is not None:
            table.staging.go_on()
    assert laid and tokens


@pytest.mark.parametrize("seed", [5, 8])
def test_what_a_step_changes_is_told_beside_its_land(start: Start, seed: int) -> None:
    """Figures of one land lay at the other side of the island, with no line to it."""
    app = start(size=(1920, 1080), speed="step", sync=False)
    session = session_of(2, seed, box="base")
    while session.decision is not None and session.decision.kind != "powers.fast":
        session.choose((option := session.decision.options[-1]).seat, option.key)
    table: Any = app.push(TableScene(app, session))
    told = 0
    for _ in range(2500):
        wait(app, 0)
        staging, model = table.staging, table.model
        if model.staged is None:
            if told > 6:
                break
            if model.options and not table.motion.busy:
                table.actions.choose([*model.options][-1])
        elif not table.motion.busy and staging._making is None:
            callout = staging.picture.callout if staging.picture is not None else None
            if callout is not None and model.centre.anchor(callout.data.place) is not None:
                _, end = callout.leader()
                land = model.centre.leader_end(callout.data.place, callout.rect)
                assert end or callout.rect.inflate(30, 30).collidepoint(land), callout.data.title
                told += 1
            staging.go_on()
    assert told > 6


def test_the_steps_of_a_run_stand_below_the_prompt_in_their_order(start: Start) -> None:
    table = island(start, "step", size=(1920, 1080), moves=1)
    table.actions.choose("done")
    found = set()
    for _ in range(300):
        staged = table.model.staged
        if staged is None:
            if table.model.asked is None:
                break
            table.actions.choose(list(table.model.options)[-1])
        elif staged.step is not None and len(staged.step.places) > 1:
            strip = table.item("steps")
            names = [place.partition(":")[2] for place in staged.step.places]
            assert strip is not None and ", ".join(names) in strip.name
            found.add(staged.step.at)
            while table.staging._making is not None:
                wait(table.app, 0)
            card, figures = table.staging.picture.card, table.staging.picture.callout
            lands = [line for key in staged.step.places for line in table.model.centre.outlines(key)]
            assert card is None or not any(Outline(line).cuts(card) for line in lands), "the card covers no place of the run"
            assert figures is None or not any(Outline(line).cuts(figures.rect) for line in lands)
            if len(found) > 2:
                return
        table.staging.go_on()
        wait(table.app, 50)
    raise AssertionError(found)


@pytest.mark.parametrize("lang", ["en", "uk"])
@pytest.mark.parametrize("count", [3, 8], ids=["whole cards", "two rows"])
def test_the_slips_of_cards_leave_the_row_of_steps_whole(start: Start, lang: str, count: int) -> None:
    """They hung over their cards' upper edge and covered the steps: in Ukrainian at 3840x2160 nearly all of them."""
    app = start((1920, 1080), speed="step", sync=False, lang=lang)
    app.push(table := TableScene(app, session_of(1, 7)))
    own, cards = table.model.screen.cards, tuple(table.model.rules.box.raw["card"])
    own.played, own.hand = lambda: cards[:2], lambda: cards[20 : 18 + count]
    own.tag = lambda key, short=False: (table.t("table-tag-later"), "normal")
    hand: Any = next(part for part in table.model.panels if part.zone == "hand")
    lands = tuple(list(table.model.centre.grounds())[:4])
    shown = Shown((), table.model.session.state, Step("Build", places=lands, at=1, run="build"))
    table.staging.begin([shown], lambda: None)
    for _ in range(200):
        strip = next((widget for widget in table.widgets if widget.key == "steps"), None)
        if strip is not None and not table.motion.busy:
            break
        wait(app, 16)
    assert strip is not None and len(hand.places()) == count
    for place in hand.places():
        canvas = pygame.Surface(app.screen.get_size(), pygame.SRCALPHA)
        hand.slip(canvas, place)
        slip = canvas.get_bounding_rect(min_alpha=128)
        assert slip.w and place.rect.contains(slip) and not slip.colliderect(strip.rect)
        assert not place.rect.colliderect(strip.rect)


def test_what_lies_over_the_map_is_drawn_in_frames_of_its_own(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Veil, card, figures and rings were made and laid over the map in one frame."""
    table = island(start, "step", moves=2)
    drawn: list[str] = []
    veil, rings = StagingPicture._veil_drawn, StagingPicture._rings_drawn
    monkeypatch.setattr(StagingPicture, "_veil_drawn", lambda self, lines: drawn.append("veil") or veil(self, lines))
    monkeypatch.setattr(StagingPicture, "_rings_drawn", lambda self, lines: drawn.append("rings") or rings(self, lines))
    table.actions.choose("done")
    most, kinds = 0, set()
    for _ in range(400):
        before = table.staging.picture
        table.app.step(16, [])
        most, kinds = max(most, len(drawn)), {*kinds, *drawn}
        assert not drawn or table.staging.picture is before, "it is shown when all of it is there"
        drawn.clear()
        if table.model.staged is not None and not table.motion.busy and table.staging._making is None:
            table.staging.go_on()
    assert most == 1 and kinds == {"veil", "rings"}
