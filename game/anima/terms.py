"""Words of the game that data, rules, texts and the screen share, and nothing that decides anything."""

from __future__ import annotations

from typing import Final

SKILLS: Final = ("ki", "magic", "trickery")
CREATURES: Final = ("beast", "human", "darkness", "spirit", "construct", "outsider")
LEVELS: Final = (1, 2, 3)
REWARDS: Final = ("bonus", "recruit", "mission", "ex")
SIDES: Final = 6  # of the die: results of an area's table

# Where a card may be played: the windows of one's own turn and battle; the last answers what somebody does.
PHASES: Final = ("reset", "movement", "interaction", "exploration")
WINDOWS: Final = (*PHASES, "battle", "any_phase", "interrupt")

# What can be answered, in the order of the rules, and whose doing it is.
TRIGGERS: Final = ("travel", "explore_new", "rest", "event", "battle", "exploration", "test", "roll", "skill_card", "death")
DOERS: Final = ("own", "other")
WHOSE: Final = (*DOERS, "any")
ROLLS: Final = ("exploration", "battle", "test")

# When what is printed on a monster counts, and what an organisation answers.
MONSTER_WHEN: Final = ("before_battle", "battle", "group_wins", "group_loses")
MEMBER_WHEN: Final = ("bonus_taken", "lost_to_monster")

STEPS: Final = ("visit", "speed_test", "fight", "pay", "have", "encounters", "resist")
