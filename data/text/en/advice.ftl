### Advice of the strongest bot, and the analysis after the game.

ui-scene-advice = Advice
ui-scene-review = Analysis
advice-button = Advice
advice-button-hint = What the strongest bot would do in your place, and why
advice-thinking = The bot is thinking about your question …
advice-progress = Thought through
advice-share = { $n }%
advice-stop = Stop
advice-best = The bot would choose: { $what }
advice-only = There is nothing else to choose.
advice-for = What speaks for it: { $terms }.
advice-none-for = No single figure speaks for it: it did better on the whole.
advice-against = What speaks for the second best: { $terms }.
advice-other = Second best: { $what }
advice-even = As far as the bot can tell, just as good: { $what }
advice-chances = Chance to win, as the bot counts it: { $mine }% against { $theirs }%.
advice-plus = { $what } +{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-show = Show it on the table
advice-shown = The bot would choose: { $what }
advice-failed = The bot could not answer: { $why }
advice-not-asked = You are not asked anything now.
advice-agree-title = May everybody ask for advice?
advice-agree-text = Several people play against each other at this screen. The bot advises only if all of you agree. You are asked once: the answer is kept with this table.
advice-agree-yes = All agree
advice-agree-no = No advice
advice-refused = This table is played without advice: that is what you chose.
score-review = Analysis
review-title = Analysis: where the bot would have done otherwise
review-progress = Decisions looked at
review-of = { $done } of { $of }
review-stopped = Stopped after { $done } of { $of } decisions.
review-done = All { $of } decisions have been looked at; what matters most comes first.
review-none = The bot would have decided nothing otherwise that matters.
review-where = { $turn ->
        [0] Before the first turn, { $who }: { $what }
       *[other] Turn { $turn }, { $who }: { $what }
    }
review-instead = The bot: { $what }
review-played = As played
review-played-hint = The table at this decision, and how the game went on
review-line = The bot’s way
review-line-hint = The same table, and how the bot would have gone on until the next turn
review-back = Back to the analysis
review-banner-played = { $turn ->
        [0] As it was played
       *[other] As it was played, turn { $turn }
    }
review-banner-line = { $turn ->
        [0] The bot’s way
       *[other] The bot’s way, turn { $turn }
    }
review-swap-played = See how it was played
review-swap-line = See the bot’s way
