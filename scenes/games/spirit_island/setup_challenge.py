"""How hard a game of the first box is to be: adversary and level, blight card, the difficulty that comes of it and how often the
bot wins then; and a game drawn by a wished difficulty."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

import pygame

from game.core.engine import rng
from game.core.engine.odds import wilson
from scenes.app import game_list
from scenes.draw import theme
from scenes.widgets.base import UiItem
from scenes.widgets.controls import Button, Choice
from scenes.widgets.panels import Label, PaperPanel
from scenes.widgets.picker import Picker

if TYPE_CHECKING:
    from scenes.setup.forms import SetupPage


class ChallengeForm(Protocol):
    """As much of the form as its right side changes and asks for."""

    scene: SetupPage
    page: str
    wished: int
    shows_bars: bool
    line: float

    @property
    def t(self) -> Callable[..., str]: ...

    def spirits(self) -> tuple[game_list.SpiritEntry, ...]: ...
    def about(self, x: float, y: float, w: float, h: float, pad: float) -> None: ...
    def option(self, choice: Any, x: float, y: float, w: float, effect: bool) -> float: ...


PAGES = ("challenge", "spirit")
LINE, GAP, FIGURES, FURTHER = 44.0, 6.0, 30.0, 24.0
SMALL = 13.5  # of the letters in a selector
VAGUE = 25  # percent points: a rate that may be as far off as that is told with its range
Measured = tuple[tuple[str, ...], tuple[str, ...], str]


class Explained(Label):
    """A line whose tip says more than there is room for: pointer and focus stop at it."""

    def items(self) -> list[UiItem]:
        return [replace(item, tells=self.key) for item in super().items()]


class ChallengePanels:
    """The right side of the set-up. Laid out once, by being made; sizes are design px."""

    def __init__(self, form: ChallengeForm, x: float, y: float, w: float, h: float, pad: float) -> None:
        self.form, self.scene, self.t = form, form.scene, form.t
        self.line = LINE  # height of an option
        if self.scene.galleried:  # which tells of the spirits
            form.shows_bars = not self.scene.compact
            self._challenge(x, y, w, h, pad, 10.0)
            return
        page = form.page
        form.shows_bars = page == "spirit"
        tabs = [(one, self.t(f"setup-page-{one}"), self.t(f"setup-page-{one}")) for one in PAGES]
        if page == "spirit":
            form.about(x, y + LINE + 6, w, h - LINE - 6, pad)
        else:
            self._challenge(x, y + LINE + 6, w, h - LINE - 6, pad, 10.0)
        words = (self.t("ui-chosen"), self.t("ui-not-chosen"))
        self.scene.add(Choice("page", self.scene.box(x, y, w, LINE), self.t("setup-options"), tabs, page, self._turn, size=17,
                              words=words, zone="options"))  # fmt: skip

    def _turn(self, page: str) -> None:
        self.form.page = page
        self.scene.rebuild()

    # -- what is chosen ------------------------------------------------------------------------
    def _challenge(self, x: float, y: float, w: float, h: float, pad: float, top: float) -> None:
        scene = self.scene
        scene.add(PaperPanel("", scene.box(x, y, w, h)))
        room, at = w - 2 * pad, y + top
        columns = 2 if scene.small else 1
        rows = -(-len(scene.offered()) // columns)  # each as high as there is room for
        measured = self._measured()
        figures = FIGURES + (FURTHER if measured[1] else 0)
        self.line = max(34.0, min(LINE, (h - top - figures - LINE - 14) / rows - GAP))
        each, offered = (room - 16 * (columns - 1)) / columns, {choice.id: choice for choice in scene.offered()}
        spots = iter([(x + pad + c * (each + 16), at + r * (self.line + GAP)) for r in range(8) for c in range(columns)])
        if "adversary" in offered:
            self._picker("adversary", offered["adversary"], *next(spots), each)
        if "level" in offered and scene.options.get("adversary", "none") != "none":
            self._level(offered["level"], *next(spots), each)
        for option in ("scenario", "blight-card"):
            if option in offered:
                self._picker(option, offered[option], *next(spots), each)
        for choice in offered.values():
            if not choice.values:
                px, py = next(spots)
                self.form.line = self.line
                self.form.option(choice, px, py, each, False)
        px, py = next(spots)
        if columns == 2 and px > x + pad:
            px, py = next(spots)
        py += self._figures(px, py, room, measured)
        foot = y + h - LINE - 8
        self._draw_lots(x + pad, foot, room)
        self._rules(x + pad, py, room, foot - py - 6)

    def _picker(self, option: str, choice: Any, x: float, y: float, w: float) -> None:
        scene, name = self.scene, self.t(f"setup-{option}")
        names = [(str(v), self.t(f"choice-{option}-{v}")) for v in choice.values]
        pick = Picker(
            option, scene.box(x, y, w, self.line), name, names, str(scene.options[option]), partial(scene.set_option, option),
            partial(self._paint, option), zone="options", words=(self.t("ui-previous"), self.t("ui-next")),
            hint=self._hint(option) or self.t(f"option-{option}-hint"),
        )  # fmt: skip
        scene.add(pick)

    def _paint(self, option: str, surface: pygame.Surface, rect: pygame.Rect, value: str) -> None:
        name = self.t(f"choice-{option}-{value}")
        self._say(surface, rect, f"{self.t(f'setup-{option}')}: {name}", name)

    def _say(self, surface: pygame.Surface, rect: pygame.Rect, *said: str) -> None:
        """The first of these that has room, set smaller if need be: what it is about matters more than large letters."""
        k, room = self.scene.kit, rect.w - self.scene.kit.px(10)
        shown = next((one for one in said if k.width(one, SMALL, "sans-semi") <= room), said[-1])
        k.text(surface, shown, rect.center, 17, "sans-semi", theme.INK, "center", room)

    def _level(self, choice: Any, x: float, y: float, w: float) -> None:
        scene = self.scene
        label = self.t("setup-level")
        wide = scene.kit.width(label, 18, "sans-semi") / scene.scale + 12
        scene.add(Label("", scene.box(x, y, wide, self.line), label, size=18, face="sans-semi", zone="options"))
        names = [(str(v), str(v), f"{label} {v}: {self._level_name(int(v))}") for v in choice.values]
        pick = Choice(
            "level", scene.box(x + wide, y, w - wide, self.line), label, names, str(scene.options["level"]),
            partial(scene.set_option, "level"), zone="options", words=(self.t("ui-chosen"), self.t("ui-not-chosen")),
            hint=self.t("setup-level-hint"), size=17, hints={str(v): self._level_tip(int(v)) for v in choice.values},
        )  # fmt: skip
        scene.add(pick)

    def _hint(self, option: str) -> str:
        """What is chosen, in the words of its rules: a scenario; an adversary with all that holds at its level."""
        said = self._adversary() if option == "adversary" else None
        if said is None:
            own = {"scenario": self._scenario_words, "blight-card": self._blight_words}
            return own[option]() if option in own else ""
        plain = game_list.texts_for(self.scene.game.id, self.scene.app.words).plain
        most = int(self.scene.options.get("level", 0))
        lines = [self._level_words(0), plain(said.loss), *(f"{n}. {self._level_words(n)}" for n in range(1, most + 1))]
        return "\n".join(filter(None, lines))

    # -- what comes of it ----------------------------------------------------------------------
    def _adversary(self) -> Any:
        """The chosen adversary in words; None without."""
        chosen = str(self.scene.options.get("adversary", "none"))
        texts: Any = game_list.texts_for(self.scene.game.id, self.scene.app.words)
        return texts.spoken.adversary(chosen) if chosen != "none" else None

    def _level_name(self, level: int) -> str:
        said = self._adversary()
        return "" if said is None else str(said.levels[level - 1][0] if level else said.escalation)

    def _level_words(self, level: int) -> str:
        said = self._adversary()
        if said is None:
            return ""
        title, rules = (said.escalation, (f"{said.when}: {said.effect}",)) if not level else said.levels[level - 1]
        words: str = self.t("setup-level-rules", name=title, rules=" ".join(rules))
        return game_list.texts_for(self.scene.game.id, self.scene.app.words).plain(words)

    def _level_tip(self, level: int) -> str:
        """The rule of a level, then by their names those that hold with it: the tips of their own buttons tell them."""
        said = self._adversary()
        if said is None:
            return ""
        plain, lines = game_list.texts_for(self.scene.game.id, self.scene.app.words).plain, [self._level_words(level)]
        if level:
            names = (f"{n}.\N{NO-BREAK SPACE}{self._level_name(n)}" for n in range(1, level))
            below = (self.t("adv-escalation", name=said.escalation), *names)
            lines.append(self.t("setup-level-below", names="; ".join(below)))
        return "\n".join(filter(None, (*lines, plain(said.loss))))

    def _scenario_words(self) -> str:
        """The chosen scenario and all its rules; "" without one."""
        chosen = str(self.scene.options.get("scenario", "none"))
        if chosen == "none":
            return ""
        texts: Any = game_list.texts_for(self.scene.game.id, self.scene.app.words)
        said = texts.spoken.scenario(chosen)
        words: str = texts.plain(self.t("setup-scenario-rules", name=said.title, rules=" ".join(said.rules)))
        return words

    def _blight_words(self) -> str:
        """What the chosen blight card says; of one that is drawn that nobody knows it; "" without one."""
        chosen = str(self.scene.options.get("blight-card", "none"))
        if chosen in ("none", "any"):
            words = ("option-blight-card-hint", "option-blight-card-unseen") if chosen == "any" else ()
            return " ".join(map(self.t, words))
        texts: Any = game_list.texts_for(self.scene.game.id, self.scene.app.words)
        said = texts.spoken.blight_card(chosen)
        rules = f"{said.takes} {self.t('blight-card-each', what=said.each_turn)}"
        return str(texts.plain(self.t("setup-level-rules", name=said.title, rules=rules)))

    def _figures(self, x: float, y: float, w: float, measured: Measured) -> float:
        """The difficulty, and how often the bot wins at it as `_measured` says it; the height it takes."""
        scene, (said, further, hint) = self.scene, measured
        name = self.t("setup-difficulty", n=self._game().difficulty(scene.options))
        wide = scene.kit.width(name, 18, "serif-semi") / scene.scale + 14
        scene.add(Label("difficulty", scene.box(x, y, wide, 28), name, size=18, face="serif-semi", zone="options",
                        hint=self.t("setup-difficulty-hint")))  # fmt: skip
        look: Any = {"size": 15, "colour": theme.INK_SECOND, "align": "right", "zone": "options", "hint": hint}
        place = scene.box(x + wide, y, w - wide, 28)
        lines = [("difficulty-rate", place, said)]
        lines += [("difficulty-alone", scene.box(x, y + 28, w, FURTHER), further)] if further else []
        for key, box, several in lines:
            line = next((words for words in several if scene.kit.width(words, 15) <= box.w), several[-1])
            scene.add(Explained(key, box, line, **look))
        return FIGURES + (FURTHER if further else 0)

    def _measured(self) -> Measured:
        """How often the bot wins: for so many players, what is known of one alone where that was measured instead (both in long
        and short words, with the range where few games were played), and how sure both are. An adversary or a scenario was tried
        by one spirit, which says little of several.
        """
        scene, rules, given = self.scene, self._game(), self.scene.catalogue.set
        spirits = [seat["spirit"] for seat in scene.seats]
        calm = all(str(scene.options.get(what, "none")) == "none" for what in ("adversary", "scenario"))
        wins, games = rules.win_rate(spirits, given, scene.options)
        if not games:
            return (self.t("setup-difficulty-unknown"),), (), ""
        tried: dict[str, int] = {"n": len(spirits) if calm else 1, "wins": wins, "games": games}
        low, high = (round(100 * share) for share in wilson(wins, games))
        found = tuple(str(self.t(words, **tried)) for words in ("setup-difficulty-rate", "setup-difficulty-rate-short"))
        if high - low >= VAGUE:
            found = (*(self.t("setup-difficulty-vague", rate=rate, low=low, high=high) for rate in found), found[1])
        hint = [self.t("setup-difficulty-range", low=low, high=high)]
        if not calm:
            hint.insert(0, self.t("setup-difficulty-each"))
            wins, games = rules.win_rate(spirits, given)
            hint += [self.t("setup-difficulty-calm", n=len(spirits), wins=wins, games=games)] if games else []
        if calm or len(spirits) == 1:
            return found, (), "\n".join(hint)
        return (self.t("setup-difficulty-seats", n=len(spirits)),), found, "\n".join(hint)

    def _rules(self, x: float, y: float, w: float, h: float) -> None:
        """What the chosen level adds and what the scenario changes, or one of them, where there is room for it."""
        level, scenario = self._level_words(int(self.scene.options.get("level", 0))), self._scenario_words()
        scene = self.scene
        if h < 20:
            return
        for said in dict.fromkeys(("\n".join(filter(None, (level, scenario))), scenario, level)):
            for size in (16.0, 15.0, 14.0):
                if said and scene.kit.wrap(said, scene.kit.px(w), size) / scene.scale <= h:
                    scene.add(Label("level-rules", scene.box(x, y, w, h), said, size=size, wrap=True, colour=theme.INK_SECOND,
                                    zone="options"))  # fmt: skip
                    return

    # -- a game by chance ----------------------------------------------------------------------
    def _draw_lots(self, x: float, y: float, w: float) -> None:
        scene, label = self.scene, self.t("setup-draw-button")
        wide = Button.wanted(scene.kit, label, "dice", size=17) / scene.scale
        steps = sorted({n for n, _ in self._game().set_ups(scene.catalogue.set)})
        if not steps:
            return
        self.form.wished = min(steps, key=lambda n: abs(n - self.form.wished))
        pick = Picker(
            "wished", scene.box(x, y, w - wide - 8, LINE), self.t("setup-draw"), [(str(n), str(n)) for n in steps],
            str(self.form.wished), self._wish, self._paint_wish, zone="draw", words=(self.t("ui-previous"), self.t("ui-next")),
            hint=self.t("setup-wished-hint"),
        )  # fmt: skip
        scene.add(pick)
        scene.add(Button("draw", scene.box(x + w - wide, y, wide, LINE), label, icon="dice", size=17, act=self._draw, zone="draw",
                         hint=self.t("setup-draw-hint")))  # fmt: skip

    def _paint_wish(self, surface: pygame.Surface, rect: pygame.Rect, value: str) -> None:
        """What is wished is named: in one line, else in two."""
        k, said = self.scene.kit, f"{self.t('setup-draw')}: {value}"
        for size in () if k.width(said, SMALL, "sans-semi") <= rect.w - k.px(10) else (15.0, 14.5, 14.0, SMALL):
            block = k.block(said, rect.w - k.px(8), size, "sans-semi", align="centre")
            words = max(k.width(word, size, "sans-semi") for word in said.split())
            if block.lines == 2 and block.height <= rect.h and words <= rect.w - k.px(8):
                block.draw(surface, (rect.x + k.px(4), rect.centery - block.height // 2))
                return
        self._say(surface, rect, said, self.t("setup-draw-short", n=value), value)

    def _game(self) -> Any:
        return game_list.rules_for(self.scene.game.id)

    def _wish(self, value: str) -> None:
        self.form.wished = int(value)
        self.scene.rebuild()

    def _draw(self) -> None:
        """Spirits, boards, adversary, level and scenario by chance, with the wished difficulty."""
        scene, chance = self.scene, rng.Rng(game_list.fresh_seed())
        found = self._game().drawn(scene.catalogue.set, self.form.wished, chance)
        scene.options.update(found, **({"blight-card": "any"} if "blight-card" in scene.options else {}))
        spirits = chance.shuffled(tuple(spirit.id for spirit in self.form.spirits()))
        boards = chance.shuffled(tuple(scene.catalogue.boards[len(scene.seats)]))
        for seat, spirit, board in zip(scene.seats, spirits, boards, strict=False):
            seat.update(spirit=spirit, board=board)
        scene.rebuild()
        step = game_list.texts_for(scene.game.id, scene.app.words).step(scene.options)
        scene.app.say(self.t("setup-drawn", n=self.form.wished, what=step))
