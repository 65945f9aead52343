### What stands on the table of Anima: Shadow of Omega besides cards.

anima-table-level = level { $n }
anima-table-trade = trade
anima-table-barter = Trade
anima-table-gives = { $who } gives
anima-table-gives-nothing = nothing yet
anima-table-hidden-encounter = an encounter face down
anima-table-nowhere = in no area
anima-table-turn-lost = turn lost
anima-table-rests = rests
anima-table-rested = rested
anima-table-rested-short = rested
anima-table-tapped = tapped
anima-table-down = face down
anima-table-strength = Strength
anima-table-speed = Speed
anima-table-cards = Cards
anima-table-place = place { $n }
anima-table-of = of { $n }
anima-table-figures-head = Strength, speed, cards
anima-table-figures = strength { $strength }, speed { $speed }
anima-table-speed-of = speed { $n }
anima-table-members = Characters
anima-table-group = Your group
anima-table-group-of = Group of { $who }
anima-table-group-size = { $n } of at most { $most }
anima-table-missions = Missions
anima-table-missions-done = { $n ->
        [one] mission
       *[other] missions
    }
anima-table-missions-short = { $n ->
       *[other] done
    }
anima-table-missions-of = { $n ->
        [one] { $n } mission done
       *[other] { $n } missions done
    }
anima-table-hidden-missions = { $n } secret
anima-table-mission-done = done
anima-table-mission-open = open
anima-table-mission-secret = secret
anima-table-step-done = done:
anima-table-organisation = Organisation
anima-table-no-organisation = None. Join one in the reset phase.
anima-table-order = Order of play
anima-table-by-speed = by speed
anima-table-rival-missions = missions: { $done } done, { $open } open, { $hidden } secret
anima-table-known-cards = you know: { $cards }
anima-table-hand-of = { $n ->
        [0] no advantages
        [one] { $n } advantage
       *[other] { $n } advantages
    }
anima-table-rival-hint = Opens the whole panel
anima-table-final = Final mission
anima-table-final-hidden = It is turned up when the first main mission is done.
anima-table-final-missing = You still lack a main mission.
anima-table-final-ready = You may try it.
anima-table-last-turn = ends after turn { $n }
anima-table-turn-of = Turn { $n } of { $of }
anima-table-decks = Decks
anima-table-pile = deck · pile
anima-table-deck-area = Areas
anima-table-deck-encounter = Encounters
anima-table-deck-character = Characters
anima-table-deck-advantage = Advantages
anima-table-deck-and-pile = { $deck } in the deck, { $pile } in the pile
anima-table-pile-area = Area pile
anima-table-pile-encounter = Encounter pile
anima-table-pile-character = Character pile
anima-table-pile-advantage = Advantage pile
anima-table-copies = { $n } of them
anima-table-reward-bonus = bonus { $n }
anima-table-reward-recruit = recruit
anima-table-reward-mission = mission
anima-table-reward-ex = EX
anima-table-characters = { $n ->
        [one] { $n } character
       *[other] { $n } characters
    }
anima-table-part-rest = rest
anima-table-part-effect = effects
anima-table-part-monster = monster
anima-table-battle = Battle
anima-table-battle-in = Battle: { $area }
anima-table-attacks = { $who } attacks { $other }
anima-table-fights = { $who } against { $other }
anima-table-chance-of = { $who } wins, before the dice, with:
anima-table-tie-now = A tie: both roll again.
anima-table-ahead = { $who } wins by { $n } as the dice lie.
anima-table-if-lost = Whoever loses gets no reward, leaves the area and loses the turn. Lost by { $n } or more: a character dies.
anima-table-if-lost-rival = The loser gives a random advantage, leaves the area and loses the turn. Lost by { $n } or more: a character dies.
anima-table-die = die { $n }
anima-table-is-here = { $who } is here
anima-table-chance-arrive = Chance to get past what lies here: { $n }%
anima-table-chance-reward = Chance of a reward when exploring: { $n }%
anima-table-hand-limit = At most { $n } in hand.
anima-table-wins = { $who } wins
anima-table-battles-won = Battles won
anima-table-battles-lost = Battles lost
anima-table-deaths = Characters lost
anima-table-played = Cards played
anima-table-rewards = Rewards
anima-table-course = The course of the game
anima-table-reply-of = { $trigger }: { $what }
anima-table-reply-travel = { $who } sets out
anima-table-reply-explore-new = { $who } explores a new area
anima-table-reply-rest = { $who } rests
anima-table-reply-event = { $who } meets an event
anima-table-reply-battle = { $who } goes into battle
anima-table-reply-exploration = { $who } explores
anima-table-reply-test = { $who } takes a speed test
anima-table-reply-roll = { $who } has rolled
anima-table-reply-skill-card = { $who } plays a skill card
anima-table-reply-death = A character of { $who } is to die
anima-table-percent = { $n }%
anima-table-odds = Chances of your group
anima-table-odds-arrive = arrives
anima-table-odds-reward = reward
anima-table-odds-lost = turn lost
anima-table-odds-win = wins
anima-table-odds-do = step is done
anima-table-odds-none = No areas are in play yet.
anima-table-odds-more = and { $n } more
anima-table-odds-step = next step: { $n }%
anima-table-replies = Replies
anima-table-replies-ask = ask me always
anima-table-replies-no-rests = never for rests
anima-table-replies-target = only when I am the target
anima-table-replies-hint = For this turn: a touch chooses what you are asked about

# Gallery of the set-up
anima-gallery-name = Characters
anima-gallery-title = The characters of Anima
