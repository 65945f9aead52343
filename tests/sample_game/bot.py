"""How good a position is for a seat, for the bot "greedy"."""

from __future__ import annotations

from typing import Any

from game.core.engine.decision import Option, Reason
from game.core.engine.key import Key
from tests.sample_game.rules import State, kind_of

COIN = 0.6  # a coin is less than a point: only a feast or the end makes it one
CARD = {"goods": 0.0, "feast": 1.5, "look": 0.8, "take": 1.6, "answer": 1.2}  # goods in hand: most of what they pay
SAFE = 0.8  # share of that: a thief may come
SECRET = 0.15  # a card of another's that one knows
RIVAL = 0.3  # how much the others' points count against the own
SPARING = 3  # bids that are worth a thought: no more coins than this


class Evaluation:
    """What `game.ai.greedy` asks for."""

    terms = ("points", "coins", "cards", "secrets", "rivals", "lot", "price")

    def __init__(self, rules: Any) -> None:
        self.rules = rules

    def quiet(self, s: State, seat: str) -> bool:
        """Between two answers of a turn."""
        return not s.agenda or s.agenda[-1].op in ("turn", "together.ask")

    def score(self, s: State, seat: str) -> float:
        """Own points, coins and cards, less what the others have."""
        return sum(self.weigh(s, seat).values())

    def weigh(self, s: State, seat: str) -> dict[str, float]:
        """What the score is made of; each term has the words `weigh-lantern-fair-<term>`."""
        return {
            "points": float(s.points[seat]),
            "coins": COIN * s.coins[seat],
            "cards": sum(CARD[s.box.does(card)] + SAFE * s.box.kinds[kind_of(card)].points for card in s.hand[seat]),
            "secrets": SECRET * len(s.seen[seat]),
            "rivals": -RIVAL * max(self._stock(s, who) for who in s.others(seat)),
        }

    def _stock(self, s: State, seat: str) -> float:
        return s.points[seat] + COIN * s.coins[seat]

    def shortcut(self, s: State, seat: str, options: tuple[Option, ...]) -> Option | None:
        """In previews nobody is taken to hold a guard."""
        return next((option for option in options if option.key == "done"), None)

    def appraise(self, s: State, seat: str, options: tuple[Option, ...], search: Any) -> dict[str, float] | None:
        """A bid pays at the end of all bids: as much as the card is worth, less what the coins are."""
        found = self.weigh_answers(s, seat, options, search)
        return {key: sum(terms.values()) for key, terms in found.items()} if found is not None else None

    def weigh_answers(self, s: State, seat: str, options: tuple[Option, ...], search: Any) -> dict[str, dict[str, float]] | None:
        """What a bid is worth, in parts."""
        if Key.of(options[0].key).kind != "bid":
            return None
        lot = Key.of(options[0].key).first
        worth = CARD[s.box.does(lot)] + SAFE * s.box.kinds[kind_of(lot)].points
        bids = {option.key: int(Key.of(option.key).parts[1]) for option in options}
        chance = {key: min(n, SPARING) / SPARING for key, n in bids.items()}
        return {key: {"lot": chance[key] * worth, "price": -chance[key] * COIN * n} for key, n in bids.items()}

    def remark(self, s: State, seat: str, key: str) -> Reason | None:
        """A bid says itself what it is."""
        return None
