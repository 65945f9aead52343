### Learning a game in chapters, and the first start of the program.

## The list of chapters

ui-scene-learn = Learn
learn-title = Learn { $game }
learn-sub = Short chapters on the real table. You may do anything the rules allow.
learn-minutes = { $n } min
learn-state-new = not begun
learn-state-begun = going on
learn-state-done = done
learn-begin = Begin
learn-resume = Go on
learn-repeat = Again
learn-restart = From the start
learn-restart-hint = Forget what was played of this chapter
learn-chapter = Chapter { $n }: { $title }
learn-rules = All rules
learn-rules-hint = A page per topic
learn-play = Play a game
learn-done-of = { $done } of { $n } chapters done

## A lesson on the table

lesson-scene = Lesson: { $title }
lesson-step = { $n } of { $of }
lesson-next = Next
lesson-back = Back
lesson-show = Show me
lesson-show-hint = Puts the focus on what is meant
lesson-rule = Rule
lesson-rule-hint = Opens the page of the rules about this
lesson-leave = Leave
lesson-leave-hint = Back to the chapters; the lesson is kept
lesson-other = That works too. You chose: { $what }. The lesson meant: { $meant }.
lesson-other-short = That works too: { $what }.
lesson-later = First answer what is asked below, as you like. Then the lesson goes on.
lesson-gone = That choice is not on offer any more. Choose what you like.
lesson-sheet-ready = Everything is set as meant. Send it off with the button below.
lesson-earlier = This card is behind you.
lesson-end = Chapter done
lesson-end-text = You have finished “{ $title }”. It stays in the list, to be played again at any time.
lesson-end-last = You have finished the last chapter. You know all you need for a game of your own.
lesson-end-aside = Your game took its own way, so some cards of this chapter were passed over. Start it again, or go on freely.
lesson-end-over = The game is over before the chapter was. That is no harm: start it again, or look at the table.
lesson-next-chapter = Next chapter
lesson-chapters = Chapters
lesson-freely = Go on freely
lesson-freely-hint = The lesson ends, the table stays
lesson-free-now = The lesson is over. The table is yours; it is not kept.
lesson-again = Start again
lesson-kept = This lesson is kept after every step.
lesson-you = Player
lesson-rival = { $n ->
        [0] Rival
       *[other] Rival { $n }
    }

## The first start

ui-scene-firstrun = Welcome
first-title = Welcome to Tidetable
first-text = Five choices, then you can play. All of them can be changed later in the settings.
first-lang = Language
first-scale = Text size
first-sample = Words on cards and buttons are this large.
first-palette = Colours
first-sound = Sound
first-sound-on = On
first-sound-soft = Quiet
first-sound-off = Off
first-speech = Reading aloud
first-speech-screen = Screen only
first-speech-voice = Screen and voice
first-speech-none = No speech program is connected. The keyboard reaches everything: Tab, arrows, Enter; F1 shows all keys.
first-speech-found = A speech program is there. With “Screen and voice” everything announced is spoken.
first-go = To the games
first-skip = Skip
first-skip-hint = Keep what is chosen now

## Hints in the first games

hint-name = Hint
hint-name-hint = The rule about what is asked, in short
hint-title = Hint
hint-off = No more hints
hint-again = Keep hints
hint-off-hint = They can be switched on again in the settings
hint-off-said = No more hints. They can be switched on again in the settings.
set-hints = Hints
set-hints-effect = After twenty quiet seconds the table shows the rule about what is asked.
