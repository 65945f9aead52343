"""Pictures of cards as values: characters, places, creatures, advantages, missions, backs, dice, banners; the sheet of the table.

Each is frozen and hashable; `surface(size)` gives its picture at exactly that size, kept and shared: do not draw on it. What a
picture shows is in its fields and, for single cards, in `art/anima/looks.yaml`.
"""

from __future__ import annotations

from scenes.games.anima.art.backs import Back as Back
from scenes.games.anima.art.creatures import CreaturePicture as CreaturePicture
from scenes.games.anima.art.dice import Die as Die
from scenes.games.anima.art.missions import MissionPicture as MissionPicture
from scenes.games.anima.art.motifs import Motif as Motif
from scenes.games.anima.art.night import Banner as Banner
from scenes.games.anima.art.night import Token as Token
from scenes.games.anima.art.night import night as night
from scenes.games.anima.art.places import PlacePicture as PlacePicture
from scenes.games.anima.art.portraits import Portrait as Portrait
