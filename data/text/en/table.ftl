### The table: panels, prompt bar, hand, previews.

table-seats = { $n ->
         [one] { $n } player
        *[other] { $n } players
    }
table-phase-past = done
table-phase-current = now
table-phase-coming = to come

## Own panel

table-none = none
table-panel = Panel
table-open-panel = Open the whole panel
table-side = Common
table-open-side = Open the common panel

## Right side

table-forecast-button = Forecast
table-pile-empty = This pile is empty.
table-pile-part = { $pile }: { $first } to { $last } of { $n }
table-pile-newer = Newer cards
table-pile-older = Older cards
table-log-done = { $who }: { $what }
table-log-ended = { $who }: { $what } – nothing else was left
table-ended = Nothing was left to do: { $what }
table-ended-part = { $what } ({ $who })
table-log-hint = open the log
table-no-others = There is no other player.

## The map

table-pieces-hidden = Pieces hidden
table-pieces-shown = Pieces shown
table-aim = { $what }: choose where to ({ $n ->
        [one] { $n } place
       *[other] { $n } places
    })

## Prompt bar and buttons

table-over = The game is over
table-order-marked = choosing anything marked begins the part it belongs to
table-show-result = Show the result
table-own-hand = My hand
table-own-hand-hint = { $who } looks at the hand: the others look away.
table-hand-down = The hand lies face down: “{ $button }” hands over the screen.
table-look = See the board
table-look-back = Back to the choice
table-looking = What you choose from is laid aside.
table-looked = It lies over the board again.
table-look-nothing = Nothing lies over the board.
table-none-there = There is nothing of that kind on the table now.
table-no-seat = { $n ->
        [1] You alone sit at this table.
       *[other] Only { $n } players sit at this table.
    }
table-no-card-there = Point at a card, or bring the focus to one.
table-card-large = The right button or { $key } shows the card large.
table-card-large-none = The right button shows the card large.
table-zoom-most = The board cannot be shown larger.
table-end-phase = End the phase
table-end-not-now = Finish what is being asked first.
table-nothing-to-end = There is nothing to end or decline now.
table-skip-hint = decline this effect, or its rest
table-undo-what = Undo: { $what }
table-undo-short = Undo
table-undo-none = There is nothing to undo.
table-undo-revealed = goes back past something that was revealed
table-undone = Undone: { $what }
table-redo = Redo
table-redo-none = There is nothing to redo.
table-rewind-question = Undo past new information?
table-rewind-text = Since “{ $what }” something was revealed or drawn. The same will come again; the log will say that the game was rewound.
table-rewind-many = Something was revealed or drawn since then. The same will come again; the log will say that the game was rewound.
table-rewind-go = Rewind
table-rewind-keep = Stay here
table-restart-question = Start this phase again?
table-thinking = { $n } s
table-pace-offer = You have played two games. Steps may pass by themselves now: choose “{ $name }” here or in the settings.
table-stage-card = { $action }: { $card }
table-stage-no-land = no land
table-stage-go-on = Go on
table-stage-skip = Skip to my turn
table-stage-card-first = Card
table-stage-step-of = step { $n } of { $of }
table-stage-go-on-hint = Enter ends the movement, Enter again goes on; held down it skips
table-stage-skip-hint = shows no more steps until you are asked
table-recap-hint = Enter ends the counting, Enter again goes on
table-recap-again = Show again
table-recap-points = from { $before } to { $after } ({ $gain })
table-end-question = End the phase with actions left?
table-end-go = End phase
table-end-keep = Keep playing
table-end-never = End phase, do not ask again
table-not-kept = This table is not saved.
table-bot-unknown = This version does not know the bot “{ $bot }”. The strongest one here plays in its place.
table-unsaved = Not saved
table-unsaved-hint = The disk does not take this table. It is tried again every few seconds and with each decision.
table-saved-again = The table is saved again.

## Hand

table-in-play = In play
table-hand = Hand
table-discard-own = personal discard <b>{ $n }</b>
table-or-below = { $n ->
    [one] This card, or one of those below
   *[other] One of these cards, or of those below
}
table-no-cards = No cards in play or in hand.
table-card-value = { $card }, { $where }

## Keys

table-key-cap-carry = Drag
table-key-cap-drag = Right drag
table-key-tab = next thing that may be chosen
table-key-digits = choose the first nine
table-key-backspace = decline or end
table-key-end = end the phase
table-key-undo = undo
table-key-redo = redo
table-key-restart = start the phase again
table-key-space = card large
table-key-cards = previous and next card
table-key-seat = act for another player
table-key-panel = own panel
table-key-others = panels of the others
table-key-forecast = what the next ravage would do
table-key-rules = rules
table-key-log = log
table-key-hide = hide or show the pieces
table-key-wheel = zoom the map (wheel too)
table-key-carry = lay a tile, play a card, move a piece
table-end-empty = Always end empty phases
table-end-empty-hint = When nothing else can be done, the phase ends without a click.
table-end-empty-done = Empty phases end by themselves from now on (Settings, Pace).
table-drag-not-there = It cannot go there.
table-digit-waits = { $n } … Enter, or one more digit
table-key-nothing = This key does nothing now.
table-key-drag = move the zoomed map
table-key-fit = the whole map
table-zoom-whole = The whole board is shown.

# Whose turn it is
table-status-turn = { $colour } · <b>your turn</b>
table-status-acts = { $colour } · <b>acting</b>

# Something held that is laid on the map
table-turn = Turn
table-turn-hint = Turns the tile; the wheel does the same.
table-turn-one = It fits in one way only.
table-turn-one-here = Here it fits in one way only.
table-ways = { $n ->
        [one] { $n } way
       *[other] { $n } ways
    }

## Where there are more than fit

table-more-n = { $n } more

## A sheet filled in at once, and replies of several people

table-sheet-confirm = Confirm
table-sheet-fold = Show the board
table-sheet-chosen = chosen
table-sheet-free = not chosen
table-sheet-fewer = fewer
table-sheet-more = more
table-no-forecast = This game has no forecast.
replies-title = Does anybody reply?
replies-nobody = Nobody
replies-nobody-hint = Passes for all who sit here.
replies-name-hint = { $who } takes the screen and answers.
replies-none = { $who } has nothing to reply with.

## What every game may have to say

seat-name = Player { $n }
reason-not-now = This cannot be chosen now.
reason-game-over = The game is over.
reason-not-your-seat = Another player decides this.
