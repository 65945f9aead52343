"""The buttons of the top bar and the prompt bar, and the lists of options."""

from __future__ import annotations

import pygame

from game.core.engine.key import Key
from scenes.table import beside, choices, option_list
from scenes.table.asks import Asks
from scenes.table.companion import Companion
from scenes.table.dialogs import Dialogs
from scenes.table.drawers import Drawers
from scenes.table.game_screen import Table
from scenes.table.handling import BarButton
from scenes.table.looking import Looking
from scenes.table.panel import fit_line
from scenes.table.prompt import PromptButton
from scenes.table.staging import Staging
from scenes.table.window import Window
from scenes.widgets.controls import Button

OFFERED_AFTER = 2  # turns, before what ends empty phases is offered


class Controls:
    """Makes the widgets of the present question."""

    def __init__(
        self,
        model: Table,
        window: Window,
        dialogs: Dialogs,
        drawers: Drawers,
        asks: Asks,
        staging: Staging,
        looking: Looking,
        companion: Companion,
    ) -> None:
        self.model = model
        self.window = window
        self.dialogs = dialogs
        self.drawers = drawers
        self.asks = asks
        self.staging = staging
        self.looking = looking
        self.companion = companion
        self.in_bar: list[str] = []  # options that stand in the prompt bar

    def make(self) -> None:
        """Buttons of the top bar and prompt bar, and the lists of options."""
        self.window.widgets = []
        self.model.shields, self.model.headed, self.in_bar = [], None, []
        self._top_buttons()
        if self.model.staged is not None:
            self.model.buttons_left = self.staging.add_buttons()
            return
        if not self.companion.prompt_buttons():
            self._prompt_buttons()
        self._options()
        self.companion.widgets_made()

    def _options(self) -> None:
        if self.model.centre.hidden or self.model.looking:
            return
        self.model.shields += self.asks.add_sheet()
        first = 1
        if self.model.carded:
            ratio = self.model.screen.traits.strip
            cards = self.model.screen.cards
            below = any(cards.is_own(Key.of(key)) for key in self.model.shapes if key not in self.model.carded)
            n = len(self.model.carded)
            title = self.model.t("table-or-below", n=n) if below else self.model.wording.plain(self.model.prompt.main)
            add = choices.add_strip(self.model, self.model.carded, first, ratio) if ratio else None
            box = add or choices.add_cards(self.model, self.model.carded, True, title, first)
            self.model.headed = None if add else box
            first += len(self.model.carded)
            self.model.shields += [box] if box else []
        if self.model.listed and not self.in_bar:
            self.model.shields.append(option_list.add_list(self.model, self.model.listed, first))
        if asking := self.model.screen.cards.in_question():
            self.model.shields.append(beside.add_asking(self.model, asking))

    def _top_buttons(self) -> None:
        g, k = self.model.grid, self.model.kit
        self.window.add(
            Button(
                "menu",
                g.menu,
                self.model.t("ui-scene-pause"),
                label="",
                icon="menu",
                style="dark",
                zone="top",
                act=self.dialogs.show_menu,
                hint="Esc",
                shortcut="",
            )
        )
        side, cap_of = g.tools.h, self.model.host.bindings.cap
        right = g.tools.right
        for key, icon, name, act, cap in (
            ("settings", "gear", self.model.t("ui-settings"), self.dialogs.show_settings, ""),
            ("rules", "book", self.model.t("ui-rules"), self.dialogs.show_rules, self.model.host.bindings.cap("rules")),
            (
                "forecast",
                "eye",
                self.model.t("table-forecast-button"),
                self.drawers.show_forecast,
                self.model.host.bindings.cap("forecast"),
            ),
            ("advice", "advice", self.model.t("advice-button"), self.dialogs.advising.ask, cap_of("advice")),
        ):
            if key == "forecast" and not self.model.screen.traits.forecast:
                continue
            if key == "advice" and not self.dialogs.advising.offered:
                continue
            wide = side + k.px(4)
            label = ""
            if key == "forecast" and g.tall or key == "advice" and g.right_full:
                label = name
                wide = Button.wanted(k, label, icon, cap, 17)
            self.window.add(
                Button(
                    key,
                    pygame.Rect(right - wide, g.tools.y, wide, side),
                    name,
                    label=label,
                    icon=icon,
                    style="dark",
                    zone="top",
                    act=act,
                    size=17,
                    shortcut=cap,
                    hint=self.model.t("advice-button-hint") if key == "advice" else "",
                )
            )
            right -= wide + k.px(8)

    def offers_end(self) -> bool:
        """Whether the player is asked now if empty phases shall always end by themselves: once, from the third turn on."""
        model, settings = self.model, self.model.host.settings
        empty = len(model.options) == 1 and model.screen.phase_end().ends
        new = settings.empty_phases != "always" and not settings.end_offered
        return empty and model.view.turn > OFFERED_AFTER and new and not model.session.ends_empty

    def _prompt_buttons(self) -> None:
        g, k, cap = self.model.grid, self.model.kit, self.model.host.bindings.cap
        size = 17.0 if g.tall else 16.0
        caps = g.tall and g.prompt.w >= k.px(1000)
        made: list[BarButton] = []
        can, end, t, acts = "done" in self.model.options, self.model.screen.phase_end(), self.model.t, self.model.acts
        ends = self.model.asked is not None and end.ends
        if self.model.session.result is not None:
            if not self.dialogs.end_in:
                sign = "loss" if self.model.session.result.outcome == "loss" else "trophy"
                made.append(BarButton("result", t("table-show-result"), sign, "", self.dialogs.show_result, style="brass"))
        elif ends or (not can and end.shown):
            label = self.model.shape_name("done") if can and ends else t("table-end-phase")
            why = "" if can else t("table-end-not-now")
            pressed = cap("end-phase") if can and (caps or not (g.tall or g.small)) else ""
            style = "brass" if can and not end.left else "paper"
            made.append(BarButton("done" if can else "end", label, "", pressed, acts.decline, why, style))
        elif can:
            label, pressed = self.model.shape_name("done"), cap("decline") if caps else ""
            made.append(BarButton("done", label, "skip", pressed, acts.decline, hint=t("table-skip-hint")))
        if can and self.offers_end():
            made.append(BarButton("end-empty", t("table-end-empty"), "check", "", acts.end_empty, hint=t("table-end-empty-hint")))
        if self.model.face_down:
            hint = t("table-own-hand-hint", who=self.model.names[self.model.seat])
            made.append(BarButton("own-hand", t("table-own-hand"), "card", cap("hand") if caps else "", acts.own_hand, hint=hint))
        info = self.model.session.undo_info(self.model.seat) if not self.model.face_down else None
        if info is not None:
            label = t("table-undo-what", what=self.model.wording.undo(info.entry))
            why = self.model.wording.reason(info.barred) if info.barred is not None else ""
            icon, hint = ("dice", t("table-undo-revealed")) if info.fence else ("undo", "")
            if g.small:  # a picture; what it takes back is in its tip
                label, hint = "", "\n".join(t for t in (label, hint) if t)
            made.append(BarButton("undo", label, icon, cap("undo") if caps else "", acts.undo, why, hint=hint))
        if not self.model.face_down and self.model.session.may_redo(self.model.seat):
            made.append(BarButton("redo", "", "redo", "", acts.redo, hint=cap("redo")))
        made += [BarButton(key, label, icon, "", self.asks.unfold, style="brass") for key, label, icon in self.asks.buttons()]
        if self.model.looking or self.model.carded and not choices.in_strip(self.model):
            word, style = ("table-look-back", "brass") if self.model.looking else ("table-look", "paper")
            hint = "" if caps else cap("look")
            pressed = cap("look") if caps else ""
            made.append(BarButton("look", t(word), "eye", pressed, self.looking.toggle, style=style, hint=hint))
        own = self.model.screen.handling.buttons()
        made += own  # to the left, so that no other moves under the pointer when these come and go
        widest, air = k.px(330), k.px(9)
        right, high = g.prompt.right - k.px(12 if g.tall else 8), k.px(44 if g.tall else 40)
        sentence = fit_line(k, self.model.prompt.main, 10_000, 20 if g.tall else 17, "serif-semi").used
        detail = fit_line(k, self.model.prompt.detail, 10_000, 15 if g.tall else 14, "sans").used
        free = g.prompt.w - max(sentence, detail) - k.px(100 if g.tall else 92)

        def wanted(label: str, icon: str, key_cap: str, why: str) -> int:
            return Button.wanted(k, label, icon, key_cap if not why else "", size) + (k.px(size + 9) if why else 0)

        if self.model.listed and (picks := option_list.for_bar(self.model)):
            taken = option_list.bar_width(self.model, picks, size)
            signs = [k.px(48) if one.key in ("undo", "redo") else wanted(one.label, one.icon, "", one.why) for one in made]
            if taken + sum(signs) + air * len(signs) <= g.prompt.w - sentence - k.px(100):
                self.in_bar, free = picks, free - taken
        for button in own:
            free -= min(wanted(button.label, button.icon, button.cap, button.why), widest) + air
        undo = Button.wanted(k, t("table-undo-short"), "undo", "", size)  # the least it takes in words
        least = [undo if one.key == "undo" else min(wanted(one.label, one.icon, one.cap, one.why), widest) for one in made]
        tight = free + max(0, detail - sentence) < sum(least) + air * len(made)  # the question itself would be cut
        for n, (key, label, icon, key_cap, act, why, style, hint) in enumerate(made):
            later = sum(least[n + 1 :]) + air * len(least[n + 1 :])  # what the buttons beside it need
            spoken = label or t(f"table-{key}" if key == "redo" else "table-undo-short")
            if tight:
                key_cap = ""
                if key == "undo" and label:
                    label, hint = "", "\n".join(t for t in (label, hint) if t)
            wide = wanted(label, icon, key_cap, why)
            if tight and key == "end-empty":
                wide = PromptButton.two_lines(k, label, icon, wide) or wide
            if label and key == "undo" and wide > (most := max(k.px(150), min(free - later, widest))):
                bare = Button.wanted(k, label, icon, "", size)
                wide = bare if bare <= most else PromptButton.two_lines(k, label, icon, most)
                if not wide:
                    label, hint = self.model.t("table-undo-short"), "\n".join(t for t in (label, hint) if t)
                    wide = Button.wanted(k, label, icon, "", size)
            if g.small and icon and label and wide > free and key not in ("done", "end"):  # the question goes before
                label, hint = "", "\n".join((label, hint)) if hint else label
            most = max(widest, wide if k.scale < 1 else 0)  # small letters stay at 14 px, and low buttons have one line
            wide = min(wide, most) if label else k.px(48)
            free -= wide + air
            rect = pygame.Rect(right - wide, g.prompt.centery - high // 2, wide, high)
            self.window.add(
                PromptButton(
                    key,
                    rect,
                    spoken,
                    label=label,
                    icon=icon,
                    style=style,
                    size=size,
                    zone="buttons",
                    act=act,
                    enabled=not why,
                    why=why,
                    hint=hint,
                    shortcut=key_cap,
                )
            )
            right -= wide + air
        if self.in_bar:
            right = option_list.add_to_bar(self.model, self.in_bar, right, high, size)
        self.model.buttons_left = self.asks.add_amounts(right, high, size)
