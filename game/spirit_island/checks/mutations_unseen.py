"""Changes of the data that no position can show, for `tools.mutate`: each with its reason, so that it can be doubted."""

from __future__ import annotations

# Reason, item, the mutations as they are printed.
_SAME_ELSE = "elsewhere the number is 0"
_UNSEEABLE: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("the highest open number counts: 1 before it", "spirit:eyes-watch-from-the-trees/tracks.energy", ("energy.1: 1 -> 0",)),
    ("the highest open number counts: 2 before it", "spirit:rising-heat-of-stone-and-sand/tracks.plays", ("plays.2: 2 -> 1",)),
    *(
        (f"the highest open number counts: {n} before it", f"spirit:{spirit}/tracks.{track}", (f"{track}.{at}: {n} -> {n - 1}",))
        for spirit, track, at, n in (
            ("lightnings-swift-strike", "energy", 1, 1),
            ("lightnings-swift-strike", "energy", 3, 2),
            ("lightnings-swift-strike", "energy", 6, 4),
            ("river-surges-in-sunlight", "energy", 2, 2),
            ("river-surges-in-sunlight", "energy", 5, 4),
            ("river-surges-in-sunlight", "plays", 2, 2),
            ("shadows-flicker-like-flame", "plays", 3, 3),
            ("vital-strength-of-the-earth", "plays", 1, 1),
            ("vital-strength-of-the-earth", "plays", 3, 2),
            ("thunderspeaker", "plays", 2, 2),
            ("thunderspeaker", "plays", 5, 3),
            ("a-spread-of-rampant-green", "energy", 4, 2),
            ("a-spread-of-rampant-green", "plays", 1, 1),
            ("a-spread-of-rampant-green", "plays", 3, 2),
            ("oceans-hungry-grasp", "plays", 2, 2),
            ("bringer-of-dreams-and-nightmares", "plays", 1, 2),
            ("bringer-of-dreams-and-nightmares", "plays", 2, 2),
            ("bringer-of-dreams-and-nightmares", "plays", 4, 3),
        )
    ),
    (
        "its presence may be nowhere but at the coast and in oceans, and growth knows no ocean",
        "spirit:oceans-hungry-grasp/growth.2",
        ("2.where: coastal dropped", "2: where dropped"),
    ),
    ("no power costs 7", "innate:gift-of-strength/3", ("effects.0.max_cost: 6 -> 7",)),
    ("this branch is for lands without explorers", "card:song-of-sanctity", ("effects.0.else.0.remove.what: explorer added",)),
    (
        "explorers and towns are all gone by then",
        "card:the-jungle-hungers",
        (
            "effects.1.destroy.what: explorer added",
            "effects.1.destroy.what: town added",
            "thresholds.0.effects.0.destroy.what: explorer added",
            "thresholds.0.effects.0.destroy.what: town added",
        ),
    ),
    (
        "this power pushes dahan only",
        "card:vigor-of-the-breaking-dawn",
        tuple(f"thresholds.0.effects.1.what: {kind} added" for kind in ("explorer", "town", "city")),
    ),
    (
        "the target chooses, and whoever chooses is the self of the branch",
        "card:boon-of-watchful-guarding",
        ("effects.1.choose_one.1.0.pay.who: target -> self",),
    ),
    (
        "the target chooses, and whoever chooses is the self of the branch",
        "card:gift-of-searing-heat",
        (
            "effects.0.choose_one.0.0.who: target -> self",
            "effects.0.choose_one.1.0.pay.who: target -> self",
            "effects.0.choose_one.1.0.then.0.choose_land.presence_of: target -> self",
        ),
    ),
    (
        "the one move is asked for in any case",
        "innate:spreading-and-dreadful-mire/1",
        ("effects.0.move_origin_presence: 1 -> 0",),
    ),
    (
        "pushes end in adjacent lands, and where nothing was pushed the damage is 0",
        "innate:violent-windstorms/3",
        ("effects.0.in_each: pushed-to -> adjacent",),
    ),
    ("a fear card has no target but the spirit itself", "fear:belief-takes-root/2", ("2.1.each_spirit.0.who: self -> target",)),
    (_SAME_ELSE, "fear:dahan-on-their-guard/1", ("1.0.in_each_land: has dropped",)),
    (_SAME_ELSE, "fear:dahan-on-their-guard/3", ("3.0.in_each_land: has dropped",)),
    ("there is one invader only", "fear:isolation/1", ("1.0.each_player.do.0.remove.n: 1 -> 2",)),
    (
        "without town 0 explorers are destroyed, without explorers none",
        "fear:scapegoats/1",
        tuple(f"1.0.in_each_land{change}" for change in (".has: town -> explorer", ".has: explorer added", ": has dropped")),
    ),
    (
        "without town and city 0 explorers are destroyed, without explorers none",
        "fear:scapegoats/2",
        (
            "2.0.in_each_land.has_any: town -> explorer",
            "2.0.in_each_land.has_any: city -> explorer",
            "2.0.in_each_land.has_any: explorer added",
            "2.0.in_each_land.has_any: dahan added",
            "2.0.in_each_land.has_any: blight added",
            "2.0.in_each_land: has_any dropped",
        ),
    ),
    ("the explorers are all gone by then", "fear:scapegoats/3", ("3.0.do.1.destroy.what: explorer added",)),
    (
        "a land is offered only where an explorer can be pushed as the card says",
        "fear:seek-safety/1",
        ("1.0.each_player.choose: has dropped", "1.0.each_player.choose: next_to_more dropped"),
    ),
    (
        "a land is offered only where something can be removed",
        "fear:tall-tales-of-savagery/1",
        ("1.0.each_player.choose.has: explorer added",),
    ),
)
EQUIVALENT: dict[str, dict[str, str]] = {}
for _reason, _item, _changes in _UNSEEABLE:
    EQUIVALENT.setdefault(_item, {}).update(dict.fromkeys(_changes, _reason))
