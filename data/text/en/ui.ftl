### Words of the screens: first screen, set-up, overlays, end of the game, settings.

## The four games

ui-in-the-making = In the making
ui-players = { $n } players
ui-minutes = { $n } min
ui-weight = Weight { $n } of 5

## Everywhere

ui-close = Close
ui-close-hint = Close this and go back
ui-cancel = Cancel
ui-back = Back
ui-copy = Copy
ui-copied = Copied
ui-opening = Laying the table …
ui-on = on
ui-off = off
ui-cannot = not possible now
ui-chosen = chosen
ui-not-chosen = not chosen
ui-previous = previous
ui-next = next
ui-human = Human
ui-bot = Bot
ui-bot-random = Bot that plays at random
ui-bot-random-short = Random
ui-bot-greedy = Bot that looks one decision ahead
ui-bot-greedy-short = Bot
ui-language = Language
ui-settings = Settings
ui-text-view = Text view
text-now-on = Text view. Up and Down go from line to line.
text-now-off = Picture
text-keys = ↑ ↓ line by line · Enter uses the line · { $view } picture · { $again } say again · { $all } read all
ui-rules = Rules
ui-first-screen = First screen
ui-turn = { $turn ->
        [0] Set-up
       *[other] Turn { $turn }
    }
ui-turn-phase = { $turn ->
        [0] Set-up, { $phase }
       *[other] Turn { $turn }, { $phase }
    }
ui-stage-phase = { $stage }, { $phase }
ui-finished = finished
ui-today = today { $time }
ui-yesterday = yesterday { $time }
ui-date = { $day }/{ $month }/{ $year } { $time }
ui-scale-now = Text size { $percent }%
ui-scale-largest = This window has room for { $percent }% here; a larger window has room for more
ui-scale-smallest = { $percent }% is the smallest text size
ui-shot-saved = Screenshot saved: { $path }
ui-shot-failed = The screenshot cannot be written.
ui-colour-blue = blue, wave
ui-colour-vermilion = vermilion, flame
ui-colour-green = green, leaf
ui-colour-rose = rose, stone
ui-colour-violet = violet, star
ui-level-low = low
ui-level-moderate = moderate
ui-level-high = high

## Names of the screens, as a reader says them

ui-scene-gallery = Gallery
ui-scene-setup = New game
ui-scene-scoring = End of the game
ui-scene-ending = The ending
ui-scene-table = Table
ui-scene-pause = Menu
ui-scene-rules = Rules
ui-scene-log = Log
ui-scene-zoom = Card
ui-scene-load = Saved games
ui-scene-settings = Settings
ui-scene-keys = Keys
ui-scene-error = Something went wrong
ui-scene-confirm = Please confirm

## What a thing is, as a reader says it

ui-role-button = button
ui-role-text = text
ui-role-heading = heading
ui-role-image = picture
ui-role-status = status
ui-role-row = row
ui-role-radio = choice
ui-role-switch = switch
ui-role-textfield = text field
ui-role-list = list
ui-role-option = entry
ui-role-line = line
ui-role-document = page
ui-role-picker = selector
ui-role-card = card
ui-role-tile = tile
ui-role-land = land
ui-role-place = place
ui-role-piece = piece
ui-role-choice = choice
ui-role-link = link

## First screen

menu-subtitle = four board games on one table
menu-play = Play
menu-learn = Learn
menu-learn-part = Learn { $done } / { $of }
menu-play-game = Play { $game }
menu-learn-game = Learn { $game }
menu-play-hint = Choose players and options, then start
menu-learn-hint = The rules, a page per topic
menu-new = New game
menu-choose-game = Choose a game
menu-continue = Continue
menu-continue-game = Continue: { $game }
menu-no-table = No game under way
menu-no-table-hint = Tables save themselves.
menu-saves = Saved games
menu-saves-hint = Open or delete a saved table
menu-quit = Quit
menu-version = Version { $v }
menu-hint-keys = keys
menu-hint-full = full screen
menu-hint-scale = larger text
menu-hint-text = text view

## New game

setup-title = New game: { $game }
setup-add = Add a player
setup-add-first = Add the player before this one first.
setup-remove = Remove player { $n }
setup-remove-hint = Take this player out
setup-player-n = Player { $n }
setup-bot-n = Bot { $n }
setup-name = Name of player { $n }
setup-colour = Colour of player { $n }
setup-colour-hint = Colour and sign: { $colour }. Click for the next one.
setup-who = Who plays seat { $n }
setup-players = Players
setup-options = Options
setup-changed = changed
setup-seed = Seed
setup-seed-hint = The same seed with the same choices gives the same game.
setup-seed-none = 0
setup-seed-secret = drawn in secret
setup-seed-secret-hint = Hidden until the end. A seed that is typed is marked: whoever types it can know what it deals.
setup-random = Another seed
setup-random-secret = Draw the seed in secret
setup-copy = Copy the seed
setup-last-table-hint = The players, bots, mode and options of the table you started last
setup-gallery-hint = A gallery of all there is
setup-surprise-hint = Spirits and boards by lot; players and options stay
setup-last-none = No table has been started in this game yet.
setup-last-done = As last time.
setup-start = Start
gallery-of = { $who } has it
gallery-favourite = favourite
gallery-hard-1 = easy
gallery-hard-2 = fair
gallery-hard-3 = hard
gallery-hard-4 = very hard
gallery-rate = Alone, the bot won { $won } of { $games } games
gallery-win-with = Win with it: { $level }
gallery-favourite-hint = Marked ones carry a star
gallery-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
gallery-card-hint = A click shows it large
gallery-taken = { $who } has this one
gallery-marked = { $name }: a favourite
gallery-unmarked = { $name }: no longer a favourite
gallery-seat = Choice of player { $n }
gallery-seat-hint = A click lets this player choose

## Menu of a table

again-question = Another game at this table?
again-text = The same players, bots and options get a new deal. This game stays in the list of saved games.
again-text-unkept = The same players, bots and options get a new deal. This game is not kept.
pause-resume = Back to the table
pause-note = The table is saved after every decision.

## Rules

ui-rules-of = Rules: { $game }
ui-topics = Topics
ui-rules-missing = The pages of this game are still being written.
ui-rules-also = Read on:

## Log

log-filter = Show
log-filter-all = All
log-filter-mine = Mine
log-empty = Nothing has happened yet. Every decision and what follows from it will stand here.

## Card

zoom-previous = Previous card
zoom-next = Next card

## End of the game

score-figures = Figures
score-moments = Key moments
score-headline-loss = Defeat
score-played = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
 }
score-seats = { $n ->
    [one] solo
   *[other] { $n } players
 }
score-not-rewound = Nothing that was revealed was taken back.
score-rewound = { $n ->
        [one] Once something revealed was taken back.
       *[other] { $n } times something revealed was taken back.
    }
score-turns = Turns
score-graph = Over the turns
score-axis-end = end
score-again = Play again
score-climb = One step harder
score-climb-to = Next step: { $step }
score-climb-hint = The same players and boards, one step harder.
score-same = Same seed again
score-look = Look at the table
score-copy = Copy summary
score-seed = Seed { $seed }
score-seed-typed = Seed { $seed }, typed by a player
score-replay = Watch the replay
score-details = Figures and graphs
score-back = Back to the ending
score-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
 }
score-series-two = series: { $one } { $first } : { $second } { $two }
score-series-many = series: { $wins }
score-series-game = series: won { $won } : { $lost } lost
score-series = wins so far: { $wins }

## Settings

set-scale = Text size, %
set-speed = Pace
set-speed-instant = Instant
set-speed-fast = Fast
set-speed-normal = Normal
set-speed-step = Step by step
set-full = Full screen
set-full-effect = Fill the whole screen. F11 does the same.
set-motion = Less movement
set-motion-effect = Nothing pulses or flies; things fade in and out quickly.
set-empty = Empty phases
set-empty-wait = Wait
set-empty-open = End where nothing is secret
set-empty-always = Always end
set-ask-end = Ask before a phase ends
set-ask-end-effect = Only where something can still be done in it.
set-auto-equal = Answer what makes no difference
set-auto-equal-effect = Where every answer comes to the same, such as the order of two ravages, one is given for you. Undo goes back past it.

## Keys

ui-key-next = next, with Shift the one before
ui-key-arrows = move in that direction, with Ctrl to the edge
ui-key-zone = next part of the screen
ui-key-enter = use what is in focus
ui-key-esc = close what is on top, or go back
ui-key-keys = this list
ui-key-full = full screen
ui-key-shot = screenshot
ui-key-scale = larger or smaller text, Ctrl 0 = normal

## Errors.

ui-error-sentence = A fault in the program stopped this screen. It is no fault of yours.
ui-error-safe = Your game is safe: it was saved after the last decision. Go to the first screen and continue it from there. With the details below the fault can be found and mended.
ui-error-details = Details
