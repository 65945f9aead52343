### What to come back to: the deal of the day, and challenges.

ui-scene-challenges = Today and challenges
menu-challenges = Today
menu-challenges-hint = The deal of the day and your record of it, and challenges of a few minutes
daily-title = The deal of the day: { $date }
daily-date = { $month } { $day }, { $year }
daily-lead = The same for everybody on this date, without a network. The first time counts as the first; play it again for a better one.
daily-play = Play
daily-again = Again
daily-play-game = Play today’s deal of { $game }
daily-alone = alone
daily-won-turns = { $n ->
    [one] won in { $n } turn
   *[other] won in { $n } turns
 }
daily-lost-turns = { $n ->
    [one] lost in { $n } turn
   *[other] lost in { $n } turns
 }
daily-won-points = { $n ->
    [one] won with { $n } point
   *[other] won with { $n } points
 }
daily-lost-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
daily-first = finished: { $result }
daily-best = first: { $first }; best: { $best }
daily-run = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
 }
daily-none = No deal played today or yesterday yet
daily-longest = { $days ->
    [one] Longest: { $n }. Played on { $days } day.
   *[other] Longest: { $n }. Played on { $days } days.
 }
daily-played = played
daily-missed = not played
daily-not-kept = The record of the day cannot be written.
challenge-list = Challenges: { $done } of { $of } done
challenge-minutes = { $n } min
challenge-tries = { $n ->
    [one] tried once
   *[other] tried { $n } times
 }
challenge-begin = Begin
challenge-scene = Challenge: { $title }
challenge-task = The task
challenge-done = Done!
challenge-failed = Not this time.
challenge-short = You came to { $n } of { $of }.
challenge-again = Once more
challenge-next = Next challenge
challenge-leave = Back to the challenges
stats-days = Deals of the day, days in a row
stats-days-value = { $n }, longest { $most }
stats-challenges = Challenges done
