### Saved games, finished games, statistics, the end of a game.

## Saved games

saves-continue = Continue
saves-result = See the result
saves-result-hint = This game is over: its table opens with the result.
saves-rename = Rename
saves-copy = Copy
saves-delete = Delete
saves-undo = Put it back
saves-undo-what = “{ $name }” was deleted. It can be put back until you leave this screen.
saves-empty = There are no saved games yet. Every table is saved by itself after each decision and then shows here.
saves-new = New game
saves-name = Name of this table
saves-name-hint = Enter keeps the name, Esc leaves it as it was
saves-keep-name = Keep name
saves-copy-name = { $name } (copy)
saves-copied = Copied. The copy goes on by itself.
saves-restored = Put back.
saves-open-file = Open a file
saves-shared = Shared game
saves-path = Path of a save
saves-path-hint = Type or paste the path of a save, then Enter
saves-path-empty = Write the path of a save first.
saves-in-use = This table is open right now. Leave it for the first screen; then it can be deleted.
saves-open-now = Open now
saves-previous = Open earlier state
saves-broken = Cannot be opened
saves-picture = Picture of the table
saves-bot = { $name }, bot
saves-saved = Saved { $when }
saves-played = Played for { $time }
saves-seed-typed = A player typed the seed
saves-date = { $day } { $month } { $year }, { $time }
saves-month-1 = January
saves-month-2 = February
saves-month-3 = March
saves-month-4 = April
saves-month-5 = May
saves-month-6 = June
saves-month-7 = July
saves-month-8 = August
saves-month-9 = September
saves-month-10 = October
saves-month-11 = November
saves-month-12 = December

## Time

saves-minutes = { $n } min
saves-hours = { $h } h { $n } min

## Finished games that cannot be kept

history-newer = The list of finished games was written by a newer version of Tidetable; it is left as it is.
history-disk = The list of finished games cannot be read or written.
history-aside = The list of finished games was damaged. It was set aside as “{ $file }”, and a new one was begun.

## Statistics

ui-scene-statistics = Statistics
menu-statistics = Statistics
menu-statistics-hint = Finished games in figures
stats-filter = Game
stats-all = All games
stats-totals = In figures
stats-games = Games finished
stats-won = Won
stats-rate = Win rate
stats-rate-value = { $rate }% ({ $low }–{ $high }%)
stats-streak = Present streak
stats-best = Longest run of wins
stats-time = Time at the table
stats-mean = Per game
stats-mean-turns = Turns per game
stats-chart = Chart
stats-by-players = Players
stats-by-company = Played with
stats-by-name = Names
stats-alone = Alone
stats-together = Together
stats-with = With bots: { $level }
stats-against = Against bots: { $level }
stats-level-mixed = several levels
stats-outcome-won-by = { $who } won
stats-outcome-none = Nobody won
stats-note-name = Rivals at one screen: somebody always wins there, so it is counted for each name and not as your win.
stats-over-time = Over time
stats-turns = Turns
stats-of = { $won } of { $of }
stats-note = The line on each bar shows how certain the rate is: more games make it shorter.
stats-note-time = Share of games won, counted after each game.
stats-note-turns = How many turns each game took.
stats-rate-curve = Won
stats-turns-curve = Turns
stats-recent = Latest games
stats-empty = No game has been finished yet. Every game that ends is counted here: results, spirits, time.
stats-rewound = { $n ->
        [one] rewound { $n } time
       *[other] rewound { $n } times
    }
stats-outcome-win = Victory
stats-outcome-loss = Defeat
stats-wins = { $n ->
    [one] { $n } win
   *[other] { $n } wins
 }
stats-losses = { $n ->
    [one] { $n } defeat
   *[other] { $n } defeats
 }
stats-players-n = { $n ->
    [one] { $n } player
   *[other] { $n } players
 }
stats-turns-n = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
 }

## Key moments

moment-look = Look at this moment. { $when }: { $what }
moment-look-short = look
moment-last = Last decision, { $who }: { $what }

## A look at an earlier moment

ui-scene-look = A look back
look-title = A look back: turn { $turn }
look-at = Looking back at turn { $turn }, { $phase }
look-next = { $who } chose: { $what }
look-end = The end of the game
look-back = Back to the result
look-before = Decision before
look-after = Decision after
look-no-more = There is nothing further that way.
look-only = This is a look back: nothing can be changed here.

## A table of another version. $why: what is different.

opened-position = { $why ->
    [cards] The cards have changed since this table was saved.
    [rules] The rules have changed since this table was saved.
   *[choices] The choices of this table no longer lead here.
} It goes on from where it stood; undo ends here.
opened-options = { $n ->
    [one] An option of this table is gone and is played at its default: { $names }.
   *[other] { $n } options of this table are gone and are played at their defaults: { $names }.
}
opened-checkpoint = The effect that was under way has changed. The table goes on from the start of this phase.
opened-checkpoint-question = Go on from the start of the phase?
opened-checkpoint-text = This table was saved in the middle of an effect that has changed since. It can go on from the start of that phase, in turn { $turn }; what was done in the phase is lost, and undo ends there. The file stays as it is until you say yes.
opened-checkpoint-go = Go on from there
opened-checkpoint-keep = Leave it
opened-record = { $why ->
    [newer] This table was saved by a newer version of Tidetable, which can play it on.
    [cards] This table was played with cards that there are no more, so it cannot go on here.
    [game] This version of Tidetable does not have the game of this table.
    [packs] It cannot go on without them.
   *[rules] This table was played by other rules, so it cannot go on here.
} Nothing is lost: the file stays as it is.
record-title = What is kept of this table
record-choices = { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}, the last ones:
record-choices-hidden = { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}
record-export = Export
record-exported = Copied to { $path }
saves-look = Look at it
