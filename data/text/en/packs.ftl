### Packs of players in the settings.

set-tab-packs = Packs
packs-where = Packs are folders in { $folder }. They are off until you switch them on, and count from the next table on.
packs-none = There are no packs yet. A pack adds cards, spirits or words of your own; the workshop on the first screen shows how to make one.
packs-title = { $name } { $version }
packs-words-only = words only
packs-refused = Refused: { $why }
packs-left-out = A pack is left out: { $why }
packs-not-kept = The switch cannot be kept: the folder cannot be written.
packs-missing = This table was made with packs that are not there or not switched on: { $names }. Switch them on in the settings, under Packs.
save-problem-packs = “{ $file }” was made with packs that are not there or not switched on.

## What may be wrong with a file of a pack.

data-problem-unknown =
    unknown { $what ->
        [key] key
        [game] game
        [word] word
        [language] language
        [tile] tile
        [land] land
        [effect] effect
       *[other] { $what }
    } “{ $word }”
data-problem-unknown-like =
    unknown { $what ->
        [key] key
        [game] game
        [word] word
        [language] language
        [tile] tile
        [land] land
        [effect] effect
       *[other] { $what }
    } “{ $word }” – did you mean “{ $best }”?
data-problem-unknown-of =
    unknown { $what ->
        [key] key
        [game] game
        [word] word
        [language] language
        [tile] tile
        [land] land
        [effect] effect
       *[other] { $what }
    } “{ $word }” (known: { $known })
data-problem-no-file = there is no such file
data-problem-no-folder = there is no such folder
data-problem-folder = this is a folder, not a file
data-problem-unreadable = the file cannot be read ({ $why })
data-problem-too-long = the file is too long: at most { $most } bytes are read
data-problem-not-utf8 = the file is not UTF-8 text
data-problem-empty = the file is empty
data-problem-not-yaml = this is not valid YAML ({ $why })
data-problem-quote = the key “{ $word }” must be in quotes
data-problem-twice = the key “{ $word }” is written twice
data-problem-taken = the id “{ $word }” is taken by { $other }
data-problem-there = “{ $word }” is there already, in { $other }: only a file with “replace: true” takes its place
data-problem-words-place = words belong in text/ and the folder of a language
data-problem-manifest = a pack has these keys: { $known }
data-problem-missing = “{ $word }” is missing
data-problem-text = this must be text (put it in quotes)
data-problem-no-id = “{ $word }” is no id: small letters, digits and hyphens
data-problem-strange-file = a pack has no such files (known: { $known })
data-problem-too-big = the file is too big for a pack, or the pack as a whole is
data-problem-many-files = the pack has more than { $most } files
data-problem-deep = the pack has folders more than { $most } deep
data-problem-link = a pack has no links
