### Packs of players in the settings.

set-tab-packs = Packs
packs-where = Packs are folders in { $folder }. They are off until you switch them on, and count from the next table on.
packs-none = There are no packs yet. A pack brings cards, spirits or words of your own; the README shows how to make one.
packs-title = { $name } { $version }
packs-words-only = words only
packs-refused = Refused: { $why }
packs-left-out = A pack is left out: { $why }
packs-not-kept = The switch cannot be kept: the folder cannot be written.
packs-missing = This table was made with packs that are not there or not switched on: { $names }. Switch them on in the settings, under Packs.
save-problem-packs = “{ $file }” was made with packs that are not there or not switched on.
packs-kind-card-minor = { $n ->
    [one] { $n } minor power
   *[other] { $n } minor powers
}
packs-kind-card-major = { $n ->
    [one] { $n } major power
   *[other] { $n } major powers
}
packs-kind-card-unique = { $n ->
    [one] { $n } unique power
   *[other] { $n } unique powers
}
packs-kind-spirit = { $n ->
    [one] { $n } spirit
   *[other] { $n } spirits
}
packs-kind-fear = { $n ->
    [one] { $n } fear card
   *[other] { $n } fear cards
}
packs-kind-invader = { $n ->
    [one] { $n } invader card
   *[other] { $n } invader cards
}
packs-kind-board = { $n ->
    [one] { $n } board
   *[other] { $n } boards
}
