### The log, looking back, replays, sharing, handing the screen over, the controller.

## Log

log-search = Search the log
log-search-for = Words to look for
log-share = Share
log-share-hint = Copy this game, or save it as a small file
log-nothing-found = Nothing in the log fits this filter and these words.
log-choose-line = Choose a line to look or go back from there.
log-look-here = Look here
log-rewind-here = Rewind to here
log-revealed-hint = something was revealed or drawn
log-link-land-hint = show this land on the map
log-link-card-hint = show this card large
log-group-cards = Cards
log-rewound = { $n ->
        [one] This game was rewound past new information { $n } time.
       *[other] This game was rewound past new information { $n } times.
    }
log-hidden = a decision of { $who }
log-step = the last step
log-hidden-line = { $who } has decided

## Looking back and rewinding

travel-title = A look back: turn { $turn }
travel-banner = Looking back at turn { $turn }: Esc returns
travel-return = Return
travel-start = the game begins
travel-where = { $n } of { $of } · { $what }
travel-secret = What { $who } sees is a secret while the game goes on.
travel-seat = Seen by { $who }
travel-rewind-question = Rewind to turn { $turn }?
travel-lost = { $n ->
        [one] One decision is taken back: “{ $last }”.
       *[other] { $n } decisions are taken back, from “{ $first }” to “{ $last }”.
    }
travel-lost-turns = The game goes from turn { $here } back to turn { $there }.
travel-lost-fences = { $n ->
        [one] Something was revealed or drawn since then. The same will come again; the log will say that the game was rewound.
       *[other] { $n } times something was revealed or drawn since then. The same will come again; the log will say that the game was rewound.
    }
travel-lost-redo = Redo brings all of it back until you choose something else.

## Replay

replay-title = Replay: turn { $turn }
replay-banner = Replay · turn { $turn }, { $phase }
replay-leave = Leave
replay-play = Play
replay-pause = Pause
replay-playing = Playing
replay-paused = Paused
replay-after = Next decision
replay-before = Decision before
replay-phase-after = Next phase
replay-phase-before = Phase before
replay-turn-after = Next turn
replay-turn-before = Turn before
replay-speed = Speed
replay-speed-n = { $n }×
replay-decimal = .
replay-course = Course of the game
replay-course-value = { $n } of { $of }, turn { $turn }

## Sharing

ui-scene-share = Share this game
ui-scene-import = Open a shared game
share-text = The seed and every choice as a small text. Whoever opens it gets the same game, can watch it and play on from there.
share-copy = Copy game
share-save = Save to a file
share-copied = The game is on the clipboard.
share-saved = Saved: { $path }
share-secret = While the game goes on, its seed would give away what players keep secret.
share-import-text = Give the path of a share file, or take a copied game from the clipboard. It is played again before it opens.
share-path = Path of the file
share-paste = From the clipboard
share-open = Open as a table
share-replay = Watch
share-problem-missing = There is no such file.
share-problem-disk = The file cannot be read or written.
share-problem-too-big = The file is too large for a shared game.
share-problem-not-a-share = This is not a shared game of Tidetable.
share-problem-newer = This game was shared by a newer version of Tidetable.
share-problem-cut-short = The end of the shared game is missing.
share-problem-changed = The shared game was changed: its choices do not lead where they should.
share-problem-other-rules = The shared game was played with another version of the rules and cards.
share-problem-unknown-game = This version of Tidetable does not have that game.
share-problem-packs = This game was played with packs that are missing or different here: { $names }.
share-part-question = Play on where the choices end?
share-part-text = This game was played with another version of the rules and cards. Of its { $of } choices { $made } can be made here, the next cannot. It can become a table of your own at that point.
share-part-go = Open it there

## Handing the screen over

ui-scene-handover = Next player
hand-title = { $who } is next
hand-ask = Only { $who } should look at the screen now.
hand-since = Since your last turn
hand-more = { $n ->
        [one] and { $n } more thing, in the log
       *[other] and { $n } more things, in the log
    }
hand-ready = I am ready
hand-hold = Hold the mouse button for a moment, or press Enter

## Controller and text view

pad-found = Controller: { $name }
pad-gone = The controller was disconnected.
pad-no-why = There is nothing to explain here.
ui-role-phase = phase
