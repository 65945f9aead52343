"""When something was, and how long it took, in the reader's words."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.app.scene import Host


def when(app: Host, stamp: float) -> str:
    """ "today 18:42", "yesterday 9:05", or the date in figures."""
    then = time.localtime(stamp)
    day, month = f"{then.tm_mday:02}", f"{then.tm_mon:02}"
    return _lately(app, then) or app.t("ui-date", day=day, month=month, year=str(then.tm_year), time=_clock(then))


def date(app: Host, stamp: float) -> str:
    """ "today 18:42", "yesterday 9:05", or "3 May 2026, 18:42"."""
    then = time.localtime(stamp)
    day, month = str(then.tm_mday), app.t(f"saves-month-{then.tm_mon}")
    return _lately(app, then) or app.t("saves-date", day=day, month=month, year=str(then.tm_year), time=_clock(then))


def _lately(app: Host, then: time.struct_time) -> str:
    """Today or yesterday, by the calendar; "" before that."""
    noon, noon_then = (time.mktime((*day[:3], 12, 0, 0, 0, 0, -1)) for day in (time.localtime(), then))
    message = {0: "ui-today", 1: "ui-yesterday"}.get(round((noon - noon_then) / 86400), "")
    return app.t(message, time=_clock(then)) if message else ""


def _clock(then: time.struct_time) -> str:
    return time.strftime("%H:%M", then)


def duration(app: Host, seconds: float) -> str:
    """ "48 min", "2 h 5 min"."""
    minutes = max(0, round(seconds / 60))
    if minutes < 60:
        return app.t("saves-minutes", n=minutes)
    return app.t("saves-hours", h=minutes // 60, n=minutes % 60)
