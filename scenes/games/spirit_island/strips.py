"""The short form of range and target for cards with one narrow line: pictures where the full words do not fit."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol


class Speaker(Protocol):
    """Whoever has messages: a table, a page."""

    @property
    def t(self) -> Callable[..., str]: ...


def short_strip(model: Speaker, raw: Mapping[str, Any]) -> str:
    """ "<range> 1 <sacred-site> · with <dahan>" of a power's data; "" where the target is a spirit. With the elements that
    make a slow power fast."""
    if raw.get("targets", "land") == "spirit":
        return ""
    origin = f"<{raw.get('from', 'presence')}>" + "".join(f"<{t}>" for t in raw.get("from_terrain") or ())
    elements = " ".join(f"<b>{n}</b> <{element}>" for element, n in (raw.get("fast_with") or {}).items())
    fast = f" · {elements} → <fast>" if elements else ""
    return f"<range> <b>{raw.get('range', 0)}</b> {origin} · {_target(model, raw.get('target', 'any'))}{fast}"


def _target(model: Speaker, target: Any) -> str:
    if not isinstance(target, Mapping):
        return model.t("table-strip-any")
    parts = []
    if target.get("coastal"):
        parts.append(model.t("table-strip-coastal"))
    if target.get("terrain"):
        parts.append(" / ".join(f"<{t}>" for t in target["terrain"]))
    for word, message in (("has", "table-strip-with"), ("has_not", "table-strip-without")):
        kinds = target.get(word) or ()
        if kinds:
            parts.append(model.t(message, what=" ".join(_kind(k) for k in kinds)))
    return ", ".join(parts) or model.t("table-strip-any")


def _kind(kind: str) -> str:
    """ "invader" has no picture of its own: its three pieces stand for it."""
    return "<explorer>/<town>/<city>" if kind == "invader" else f"<{kind}>"
