### Settings, keys and what is said about them.

## The settings file

settings-unreadable = Your settings in { $file } cannot be read, so everything is as on the first start; the file was left alone.
settings-broken = The settings file was damaged, so everything is as on the first start; the old file is kept as { $file }.
settings-wrong = Some settings were not valid and are as on the first start; the old file is kept as { $file }.

## The sheet

set-tabs = Page
set-tab-general = General
set-tab-look = Colours
set-tab-pace = Pace
set-tab-sound = Sound
set-tab-reading = Reading
set-tab-keys = Keys
set-saved = Everything is kept at once.
set-reset = Reset all
set-reset-question = Set everything back to the start?
set-reset-text = All settings and keys become as on the first start. The language and your saved games stay.
set-reset-go = Reset
set-reset-keep = Keep as they are
set-size = Text size
set-scale-hint = Ctrl + and Ctrl − do the same
set-scale-capped = This window has room for { $percent }%.
set-percent = { $n }%

## Colours

set-palette = Palette
set-palette-default = Standard
set-palette-red-green = Red–green safe
set-palette-blue-yellow = Blue–yellow safe
set-palette-contrast = High contrast
set-palette-about-default = Watercolour on warm paper.
set-palette-about-red-green = For deuteranopia and protanopia: nothing differs by red and green alone.
set-palette-about-blue-yellow = For tritanopia: nothing differs by blue and green or yellow and violet alone.
set-palette-about-contrast = White and black grounds, strong colours.
set-letters = Terrain letters
set-letters-effect = The label of each land shows the first letter of its terrain.
set-sample = How it looks

## Pace

set-confirm = Ask before an undo past new information
set-confirm-effect = An undo past drawn cards or rolled dice asks first. Without this, it happens at once.
set-privacy = Cover the table when the window is left
set-privacy-effect = Where players have secrets, nothing is shown again before the player says they are there.

## Sound

set-mute = Silence
set-mute-effect = No sound at all. { $key } does the same at any time.
set-mute-effect-none = No sound at all.
set-mute-now-on = Sound off
set-mute-now-off = Sound on
set-volume = Overall volume
set-effects = Effects
set-music = Music
set-music-on = Music on
set-music-effect = A calm theme for each game. { $key } does the same at any time.
set-music-effect-none = A calm theme for each game.
set-music-now-on = Music on
set-music-now-off = Music off
set-mute-away = Silent in the background
set-mute-away-effect = No sound while another window is in use.
set-text-effect = The screen as lines of text in the place of its picture. { $key } changes between them at any time.
set-text-effect-none = The screen as lines of text in the place of its picture.
set-speech-effect = Each question, each choice and all that happens is spoken.
set-speech-pace = Pace of the voice
set-speech-keys = { $again } says again what was said last, { $all } reads the whole screen. Any key ends what is being read.
set-speech-none = No voice was found on this computer. Switch on its screen reader or install a voice (on Linux: Speech Dispatcher). Started with run.py, the program also needs “run.py speech” once.
set-try = Play a sound
set-no-device = No sound card was found: the game stays silent.

## Keys

set-keys = Actions and their keys
set-key-change = Change key
set-key-reset = Default key
set-key-reset-all = All defaults
set-key-is-default = This key is the default already.
set-key-all-default = All keys are the defaults already.
set-key-ask = { $what }: press the new key. Esc keeps the old one.
set-key-now = { $what }: { $key }
set-key-kept = The key stays as it was.
set-key-none = no key
set-key-mark = changed
set-key-needed = { $key } is the only key for “{ $what }” and stays there.
set-key-unknown = This key cannot be used.
set-key-taken-question = { $key } is in use
set-key-taken-text = It belongs to: { $others }. If “{ $what }” takes it, it is gone there.
set-key-take = Take it
set-key-keep = Leave it there
set-group-all = Everywhere
set-group-menu = First screen
set-group-setup = New game
set-group-load = Saved games
set-group-settings = Settings
set-group-zoom = Large card
set-group-rules = Rules
set-group-table = Table
set-group-log = Log
set-group-look = Looking back and replay

## What a key does

act-next = Next thing
act-previous = Previous thing
act-left = Left
act-right = Right
act-up = Up
act-down = Down
act-activate = Use what is in focus
act-back = Close or go back
act-zone-next = Next part of the screen
act-zone-previous = Previous part of the screen
act-edge-left = To the left edge
act-edge-right = To the right edge
act-edge-up = To the upper edge
act-edge-down = To the lower edge
act-keys = List of keys
act-full = Full screen
act-shot = Screenshot
act-scale-up = Larger text
act-scale-down = Smaller text
act-scale-reset = Normal text size
act-copy = Copy as text
act-music = Music on or off
act-mute = Sound on or off
act-text-view = Text view or picture
act-say-again = Say again
act-read-all = Read the whole screen
act-new = New game
act-open = Saved games
act-start = Start the game
act-last-table = As last time
act-surprise = Surprise me
act-gallery = Gallery
act-favourite = Mark as a favourite
act-delete = Delete the saved game
act-rename = Rename the saved game
act-restore = Put the deleted game back
act-file = Go to the field for a file
act-take-in = Open a shared game
act-tab-next = Next page
act-tab-previous = Previous page
act-card-previous = Previous card
act-card-next = Next card
act-unpin = Close the card
act-page-down = A page down
act-page-up = A page up
act-decline = Decline or skip
act-end-phase = End the phase
act-undo = Undo
act-redo = Redo
act-restart-phase = Start the phase again
act-zoom-card = Large view of the card
act-hand-previous = Previous card in hand
act-hand-next = Next card in hand
act-hand = Go to the hand
act-board = Go to the board
act-panel = Own panel
act-others = Other players
act-side = Common panel
act-log = Log
act-messages = Log since your last decision
act-rules = Turn a held tile; rules for what is in focus
act-why = Why not?
act-forecast = Forecast
act-advice = Advice of the bot
act-hide = Hide the pieces
act-look = See the board (held: as long as the key is down)
act-zoom-in = Board closer
act-zoom-out = Board further
act-fit = Whole board
act-save-copy = Save a copy
act-saves = Saved games
act-quick-save = Quick save
act-quick-load = Quick load
act-search = Search in the log
act-step-before = Decision before
act-step-after = Next decision
act-phase-before = Phase before
act-phase-after = Next phase
act-turn-before = Turn before
act-turn-after = Next turn
act-game-start = Start of the game
act-game-end = End of the game
act-play = Play or pause
act-pace = Speed of the replay
act-target = Target { $n }
act-special = Special answer { $n } (such as a landing)
act-seat = Player { $n }

## Names of keys

key-enter = Enter
key-esc = Esc
key-space = Space
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
key-home = Home
key-end = End
key-pageup = Page Up
key-pagedown = Page Down
key-tab = Tab
key-ctrl = Ctrl
key-alt = Alt
key-shift = Shift
key-pause = Pause

## For readers

ui-role-slider = slider

## What these keys say at the table

table-why-can = This can be chosen now.
table-why-nothing = Point at something or move the focus to it, then ask why.
table-copied = A copy is saved: { $name }.
table-copy-name = Copy, turn { $turn }
table-quick-saved = Quick save: this position is kept until the next one.
table-quick-none = There is no quick save of this table yet.
table-quick-same = The table stands as it was quick saved.
table-quick-question = Go back to the quick save?
table-quick-text = The table goes back to turn { $turn } as it was saved ({ $when }). Save a copy first if you want to keep what was played since.
table-quick-go = Go back
table-quick-keep = Stay here
