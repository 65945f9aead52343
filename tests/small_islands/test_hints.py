"""Hints of the first games: every question has one that says more than the question, true in its position, telling no secret."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest

from game import games
from game.core import paths
from game.core.engine import combinators
from game.core.engine.decision import Setup
from game.core.engine.rng import Rng
from game.core.play.session import Session
from game.core.words.messages import Words
from game.small_islands import islands, tokens
from game.small_islands.words import hints

LANGUAGES = ("en", "it", "uk")
RULES = games.rules("small-islands")
MOST = 330  # letters on a card


def positions(mode: str, seeds: int, every: int = 1):
    """(session, part of the decision) of random games, with the seat that is asked."""
    seats = tuple({} for _ in range(1 if mode == "solo" else 3))
    for seed in range(1, seeds + 1):
        session, rng, n = Session(RULES, Setup("small-islands", seats=seats, seed=seed, mode=mode)), Rng(seed), 0
        while (decision := session.decision) is not None:
            for part in decision.parts or (decision,):
                n += 1
                if n % every == 0:
                    yield session, part, part.seats[0]
            options = decision.options or tuple(option for part in decision.parts for option in part.options)
            pick = options[rng.below(len(options))]
            session.choose(pick.seat, pick.key)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["normal", "advanced", "solo"])
def test_every_question_has_a_hint_that_says_more_than_it(mode: str, language: str) -> None:
    texts, seen = games.texts("small-islands", Words(language)), set()
    for session, part, seat in positions(mode, 2, 5):
        view = session.view(seat)
        said, asked = texts.hint(view, part, seat), texts.prompt(view, part, {}, seat)
        assert 40 < len(said) <= MOST and "‹" not in said and "{" not in said, (part.kind, said)
        assert said not in asked and len(said) > len(asked[0]) and said[-1] == "."
        seen.add(part.kind)
    assert not texts.words.problems and len(seen) > 8


def test_no_kind_of_question_is_left_out_and_no_words_are_left_over() -> None:
    own = [kind for kind in RULES.ops.asks if kind not in combinators.installed().asks]
    made = {"turn.choose", "place.tile", "place.token", "prepare.current", "land.cell", "reward.island"}
    words = Words("en")
    assert all(kind in made or words.has(f"isle-hint-{kind.replace('.', '-')}") for kind in own)
    named = set(re.findall(r"isle-hint-[a-z-]+", Path(hints.__file__).read_text(encoding="utf-8")))
    named |= {f"isle-hint-{name}-{where}" for name in ("shown", "none") for where in ("display", "hand")}
    named |= {f"isle-hint-{kind.replace('.', '-')}" for kind in own} | {"isle-hint-cards"}
    for language in LANGUAGES:
        file = paths.data_dir() / "small_islands" / "text" / language / "hints.ftl"
        found = set(re.findall(r"^(isle-hint[\w-]*) =", file.read_text(encoding="utf-8"), re.M))
        assert found <= named and words.problems == []


def tokened(view, seat: str, key: str):
    """The position after a bonus token, by the rules."""
    after, use = view.clone(), tokens.read_token(key)
    assert use is not None
    islands.add_token(after, use.cell, tokens.spot_of(after, use), seat, use.shows)
    return after


def test_what_a_hint_says_is_so() -> None:
    """What the nearest island lacks would do, the tiles named show it, landing and ports are as foretold."""
    texts, told = games.texts("small-islands", Words("en")), defaultdict(int)
    for session, part, seat in positions("normal", 4):
        view, facts = session.view(seat), RULES.facts
        said = texts.hint(view, part, seat)
        near = hints.nearest(view, seat)
        if match := re.search(r"(Island \w+) is nearest to your mission: it needs (.+?)\.", said):
            assert near is not None and match[1] == texts.isle(facts.island_number(view, near.island))
            mission = RULES.box.pair(view.current[seat])[0]
            grown = near.island._replace(**{s: near.island.count(s) + n for s, n in near.lacks.items()})
            assert not mission.met(view, near.island) and mission.met(view, grown)
            told["lacks"] += 1
        if match := re.search(r"Tiles? ([\d, and]+) of the (display|your hand|hand)", said):
            tiles = view.display if match[2] == "display" else view.hand[seat]
            for n in map(int, re.findall(r"\d+", match[1])):
                assert {spot.symbol for spot in RULES.box.faces[tiles[n - 1]].spots} & {*near.lacks}
                told["tiles"] += 1
        if "A bonus token can bring" in said:
            keys = [key for key in facts.token_keys(view, seat) if tokens.read_token(key).cell in near.island.cells]
            done = [one.after for key in keys for one in facts.growth(view, tokened(view, seat, key))]
            assert any(RULES.box.pair(view.current[seat])[0].met(view, island) for island in done)
            told["tokens"] += 1
        if part.kind == "turn.choose" and any(key.startswith("ship:") for key in part.keys(seat)):
            landing = facts.landing(view, seat)
            assert (f"{landing.points} point" in said) == bool(landing.islands and (landing.points or not landing.kept))
            told["landing"] += 1
        if part.kind == "land.cell" and (match := re.search(r"has (\d+) port", said)):
            keys = [tuple(map(int, re.findall(r"-?\d+", key)[:2])) for key in part.keys(seat)]
            assert int(match[1]) == max(facts.ports_around(view, cell) for cell in keys)
            told["ports"] += 1
        if part.kind == "prepare.current" and (match := re.search(r"by (.+): (\d+) point", said)):
            worth = {}
            for card in view.held[seat]:
                found = [facts.promise_by(view, seat, one, (card,)) for one in facts.islands(view)]
                worth[texts.card(card).title] = sum(p.worth.points for p in found if p.met and p.why is None)
            assert worth[match[1]] == max(worth.values()) == int(match[2])
            told["cards"] += 1
    assert {*told} == {"lacks", "tiles", "tokens", "landing", "ports", "cards"} and min(told.values()) > 2, dict(told)


def test_a_hint_is_the_same_whatever_is_hidden_from_the_seat() -> None:
    texts, compared = games.texts("small-islands", Words("en")), 0
    for session, part, seat in positions("normal", 2, 9):
        view = session.view(seat)
        said = texts.hint(view, part, seat)
        for seed in (1, 2):
            other = RULES.view(RULES.sample(view, seat, Rng(seed)), seat)
            assert texts.hint(other, part, seat) == said
            compared += 1
    assert compared > 30
