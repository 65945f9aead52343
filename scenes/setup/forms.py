"""What a game asks before a table is open, besides who plays: rows of a seat, panels at the right.

A game may bring a form of its own (`setup` of its entry in `game.games`); the others have seats, mode and options. The
set-up scene keeps seats, options, mode, seed and start.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

import pygame

from game import games
from scenes.app import game_list
from scenes.draw import theme
from scenes.widgets.controls import Choice, Toggle
from scenes.widgets.panels import Heading, Label, PaperPanel

if TYPE_CHECKING:
    from game.core.engine.rng import Rng
    from scenes.app.scene import Host
    from scenes.setup.gallery import Gallery
    from scenes.widgets.paint import Kit


class SetupPage(Protocol):
    """The set-up scene as the forms see it: what is chosen so far, and where widgets go."""

    app: Host
    scale: float
    area: pygame.Rect
    widgets: list[Any]
    game: game_list.Box
    catalogue: game_list.Catalogue
    options: dict[str, Any]
    seats: list[dict[str, str]]
    mode: str
    shown: int  # the seat in hand
    part: str  # what is seen where text is large: players | options

    @property
    def galleried(self) -> bool:
        """Whether the gallery is on the page."""

    @property
    def most(self) -> int:
        """Seats at the most, with the chosen box."""

    @property
    def kit(self) -> Kit:
        """The drawing kit at the present scale."""

    def setup(self) -> Any:
        """The chosen `Setup`."""

    def usual_name(self, n: int) -> str:
        """What a seat is called that nobody gave a name."""

    @property
    def compact(self) -> bool:
        """Whether the layout has to fold."""

    @property
    def small(self) -> bool:
        """Whether it has to fold further."""

    def t(self, msg: str, /, **args: Any) -> str:
        """A message in the present language."""

    def box(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """Design px to a physical rect."""

    def add(self, widget: Any) -> Any:
        """Put a widget into the scene."""

    def add_control(self, n: int, rect: pygame.Rect) -> Any:
        """The choice of person or bot for a seat."""

    def rebuild(self) -> None:
        """Lay everything out anew."""

    def offered(self) -> list[game_list.Choice]:
        """The options there are for this mode."""

    def put(self, n: int, what: str, value: str) -> None:
        """A choice of a seat."""

    def set_mode(self, mode: str) -> None:
        """The mode."""

    def set_option(self, option: str, value: Any) -> None:
        """An option."""


def form_of(scene: SetupPage) -> Form:
    """The form of the scene's game: its own, or that of seats, mode and options."""
    own = games.find(scene.game.id).part("setup")
    form: Form = (own or RivalForm)(scene)
    return form


class Form:
    """One game's side of the set-up. Sizes are design px."""

    lots = False  # whether seats choose something that can be drawn by lot
    line = 42.0  # the height of an option without its effect; less where all would not fit

    def __init__(self, scene: SetupPage) -> None:
        self.scene = scene

    def t(self, msg: str, /, **args: Any) -> str:
        """A message."""
        return self.scene.t(msg, **args)

    def new_seat(self) -> dict[str, str]:
        """What a new seat chooses, besides name, colour and control."""
        return {}

    def deal(self) -> None:
        """The number of seats changed."""

    def surprise(self, chance: Rng) -> bool:
        """Draw by lot what each seat chooses; False where a seat chooses nothing (`lots`)."""
        return False

    def chosen(self, n: int) -> str:
        """What a seat has chosen, in words; "" where it chooses nothing."""
        return ""

    def rows(self) -> tuple[float, ...]:
        """Heights of the rows of a seat below its name."""
        raise NotImplementedError

    def control_width(self) -> float:
        """Width of the choice of person or bot beside the name; 0 if it has a row of its own."""
        return 0.0

    def seat(self, n: int, left: float, y: float, room: float, gap: float) -> None:
        """The rows of a seat."""

    @property
    def gallery(self) -> Gallery | None:
        """What seats choose from, or what may be looked at; None where there is nothing to show."""
        return None

    def choice(self, n: int) -> str:
        """The exhibit of the gallery that a seat has chosen."""
        return ""

    def beside(self, n: int, x: float, y: float, w: float, h: float) -> float:
        """What else a seat chooses, at the right of its exhibit; the width it takes."""
        return 0.0

    def beneath(self, x: float, y: float, w: float, h: float, pad: float) -> None:
        """What stands below the seats beside a gallery."""

    def panels(self, x: float, y: float, w: float, h: float, pad: float) -> None:
        """The panels above the seed, `h` high together."""

    def draw(self, surface: pygame.Surface) -> None:
        """Pictures over the widgets."""

    def pointed(self, key: str) -> pygame.Rect | None:
        """Where a picture of what is pointed at is drawn over the widgets; None where there is none."""
        return None

    # -- options -------------------------------------------------------------------------------
    def height(self, choice: game_list.Choice, w: float, effect: bool) -> float:
        """What `option` will take."""
        scene = self.scene
        mid = f"option-{choice.id.replace('_', '-')}"
        hint = self.t(f"{mid}-hint")
        if not choice.values:
            return self.line + (scene.kit.wrap(hint, scene.kit.px(w - 84), 16) / scene.scale if effect else 0)
        need = scene.kit.wrap(hint, scene.kit.px(w), 16) / scene.scale + 4 if effect else 0.0
        return self.line + need + (28 if self._below(choice, w) else 0)

    def _below(self, choice: game_list.Choice, w: float) -> bool:
        """Whether the values stand below the name of an option."""
        return self._label_width(choice) + self._values_width(choice) > w

    def _label_width(self, choice: game_list.Choice) -> float:
        name = self.t(f"option-{choice.id.replace('_', '-')}")
        return self.scene.kit.width(name, 18, "sans-semi") / self.scene.scale + 14

    def _values_width(self, choice: game_list.Choice) -> float:
        names = [self.value_name(choice.id, str(v)) for v in choice.values if self.has_seat(v)]
        return sum(self.scene.kit.width(name, 17, "sans-semi") / self.scene.scale + 30 for name in names) + 12

    def option(self, choice: game_list.Choice, x: float, y: float, w: float, effect: bool) -> float:
        """One option, with its effect below if there is room for it; returns its height."""
        scene, now = self.scene, self.scene.options[choice.id]
        mid = f"option-{choice.id.replace('_', '-')}"
        hint = self.t(f"{mid}-hint")
        changed = self.t("setup-changed") if now != choice.default else ""
        if not choice.values:
            tall = self.line + (scene.kit.wrap(hint, scene.kit.px(w - 84), 16) / scene.scale if effect else 0)
            toggle = Toggle(
                choice.id, scene.box(x - 8, y, w + 8, tall), self.t(mid), bool(now), partial(scene.set_option, choice.id),
                effect=hint if effect else "", words=(self.t("ui-on"), self.t("ui-off")), changed=changed, zone="options",
                hint=hint,
            )  # fmt: skip
            scene.add(toggle)
            return tall
        values = {str(v): v for v in choice.values if self.has_seat(v)}
        names = [(v, self.value_name(choice.id, v), self.value_name(choice.id, v)) for v in values]
        wide, label_w, below = self._values_width(choice), self._label_width(choice), self._below(choice, w)
        at = y + (28 if below else 0)
        scene.add(Label("", scene.box(x, y, w if below else label_w, 28 if below else self.line), self.t(mid), size=18,
                        face="sans-semi", zone="options"))  # fmt: skip
        tall, room = self.line - 2, min(wide, w - label_w)
        box = scene.box(x, at, w, tall) if below else scene.box(x + w - room, at + 1, room, tall)
        pick = Choice(
            choice.id, box, self.t(mid), names, str(now), lambda v: scene.set_option(choice.id, values[v]), zone="options",
            words=(self.t("ui-chosen"), self.t("ui-not-chosen")), hint=hint, size=17,
        )  # fmt: skip
        scene.add(pick)
        tall = at - y + self.line
        if effect:
            need = scene.kit.wrap(hint, scene.kit.px(w), 16) / scene.scale
            scene.add(Label("", scene.box(x, y + tall + 2, w, need), hint, size=16, wrap=True, colour=theme.INK_SECOND,
                            zone="options"))  # fmt: skip
            tall += need + 4
        return tall

    def has_seat(self, value: Any) -> bool:
        """Whether a value that names a seat ("p2") names one that is taken."""
        text = str(value)
        return not (text[:1] == "p" and text[1:].isdigit()) or int(text[1:]) < len(self.scene.seats)

    def value_name(self, option: str, value: str) -> str:
        """A value in words, or as it is; a seat by its player's name."""
        if value[:1] == "p" and value[1:].isdigit():
            n = int(value[1:])
            return self.scene.seats[n]["name"].strip() or str(n + 1)
        msg = f"choice-{option}-{value}".replace("_", "-")
        return self.t(msg) if self.scene.app.words.has(msg) else value


class RivalForm(Form):
    """Every seat a person or a bot of one of three levels; mode, opponent of a game alone and options at the right."""

    def rows(self) -> tuple[float, ...]:
        if self.scene.small:
            return ()
        if self.scene.compact:
            roomy = len(self.scene.seats) < 4 or self.scene.most < 5
            return (44.0, 22.0) if roomy else (44.0,)
        return (48.0, 24.0)

    def control_width(self) -> float:
        return 450.0 if self.scene.small else 0.0

    def seat(self, n: int, left: float, y: float, room: float, gap: float) -> None:
        scene = self.scene
        if scene.small:
            return
        tall = self.rows()[0]
        scene.add_control(n, scene.box(left, y, room, tall))
        if len(self.rows()) < 2:
            return
        control = scene.seats[n]["control"]
        note = self.t(f"setup-control-{control.replace(':', '-')}")
        spot = scene.box(left, y + tall + gap, room, self.rows()[1])
        scene.add(Label("", spot, note, size=17, colour=theme.INK_SECOND, zone=f"seat{n + 1}"))

    page = "game"

    def panels(self, x: float, y: float, w: float, h: float, pad: float) -> None:
        """Two pages: how it is played, and what the rules leave open."""
        scene = self.scene
        room = w - 2 * pad
        scene.add(PaperPanel("", scene.box(x, y, w, h)))
        every = scene.offered()
        if not scene.catalogue.modes:  # one page holds it all
            self.page = "details"
            scene.add(Heading("options-head", scene.box(x + pad, y + 12, room, 40), self.t("setup-options"), zone="options"))
        else:
            pages = [(p, self.t(f"setup-page-{p}"), self.t(f"setup-page-{p}")) for p in ("game", "details")]
            tabs = Choice(
                "page", scene.box(x + pad, y + 12, room, 40), self.t("setup-options"), pages, self.page, self._turn_page,
                zone="options", words=(self.t("ui-chosen"), self.t("ui-not-chosen")), size=17,
            )  # fmt: skip
            scene.add(tabs)
        start, end = y + 64.0, y + h - 10
        shown = [c for c in every if bool(c.modes) == (self.page == "game")]
        lines = [(effects, 42.0) for effects in range(len(shown) + 1, -1, -1)]
        for effects, self.line in (*lines, (0, 39.0), (0, 36.0), (0, 33.0)):  # as many explanations as fit, else low rows
            at = start + (self._mode(x + pad, start, room, effects > 0, False) if self.page == "game" else 0.0)
            for n, choice in enumerate(shown):
                at += self.height(choice, room, n < effects - 1) + self._gap()
            if at <= end:
                break
        at = start + (self._mode(x + pad, start, room, effects > 0, True) if self.page == "game" else 0.0)
        for n, choice in enumerate(shown):
            at += self.option(choice, x + pad, at, room, n < effects - 1) + self._gap()

    def _gap(self) -> float:
        return 4.0 if self.scene.compact else 10.0

    def _turn_page(self, page: str) -> None:
        self.page = page
        self.scene.rebuild()

    def _mode_hint(self, mode: str) -> str:
        """What a mode is; some games have words of their own for one that is another thing there."""
        own = f"mode-{self.scene.game.id}-{mode}-hint"
        return self.t(own if self.scene.app.words.has(own) else f"mode-{mode}-hint")

    def _mode(self, x: float, y: float, w: float, effect: bool, add: bool) -> float:
        """The choice of the mode; returns its height."""
        scene = self.scene
        modes = scene.catalogue.modes
        if not modes:
            return 0.0
        hints = {mode: self._mode_hint(mode) for mode, _ in modes}
        hint = hints.get(scene.mode) or self._mode_hint(scene.mode)
        need = scene.kit.wrap(hint, scene.kit.px(w), 16) / scene.scale if effect else 0.0
        if add:
            names = [(m, self.t(f"mode-{m}"), self.t(f"mode-{m}")) for m, _ in modes]
            seats = len(scene.seats)
            off = {m: self.t("setup-mode-seats", low=min(counts), high=max(counts)) for m, counts in modes if seats not in counts}
            pick = Choice(
                "mode", scene.box(x, y, w, 44), self.t("setup-mode"), names, scene.mode, scene.set_mode, zone="options",
                words=(self.t("ui-chosen"), self.t("ui-not-chosen")), hint=hint, hints=hints, why_off=off,
            )  # fmt: skip
            scene.add(pick)
            if effect:
                spot = scene.box(x, y + 50, w, need)
                scene.add(Label("", spot, hint, size=16, wrap=True, colour=theme.INK_SECOND, zone="options"))
        return 54.0 + (need + 8 if effect else 0)
