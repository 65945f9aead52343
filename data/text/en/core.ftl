### Words of the program's own files: languages, saves, packs.


## Why a save cannot be used. $file is its name.

save-problem-missing = There is no save “{ $file }”.
save-problem-not-a-save = “{ $file }” is not a Tidetable save.
save-problem-cut-short = “{ $file }” is incomplete: its end is missing.
save-problem-changed = “{ $file }” is damaged and cannot be trusted.
save-problem-newer = “{ $file }” was saved by a newer version of Tidetable.
save-problem-older = “{ $file }” was saved by a version too old to be read.
save-problem-rules = “{ $file }” was made with other rules or cards, and they lead elsewhere now.
save-problem-other-game = “{ $file }” belongs to another game.
save-problem-too-big = “{ $file }” is too large to be a save.
save-problem-busy = This table is already open in another window of Tidetable.
save-problem-disk = “{ $file }” cannot be read or written.
save-previous-offered = An earlier state of this table is intact and can be opened.
