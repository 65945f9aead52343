### Card texts, made from effects, conditions, windows, triggers and steps.

anima-n-advantages = { $n ->
        [one] { $n } advantage
       *[other] { $n } advantages
    }
anima-n-characters = { $n ->
        [one] { $n } character
       *[other] { $n } characters
    }
anima-signed = { $sign ->
        [minus] −{ $n }
       *[plus] +{ $n }
    }
anima-skill = { $skill ->
        [ki] ki
        [magic] magic
       *[trickery] trickery
    }
anima-creature = { $creature ->
        [beast] beast
        [human] human
        [darkness] darkness
        [spirit] spirit
        [construct] construct
       *[outsider] outsider
    }
anima-until = { $until ->
        [battle] { $what } in this battle.
        [turn] { $what } until the end of the turn.
        [next] { $what } until the end of the next turn.
       *[always] { $what }.
    }

## What effects do

anima-op-strength = { $of ->
        [enemy] The enemy: { anima-signed } strength
        [self] Its strength: { anima-signed }
       *[group] { anima-signed } strength
    }
anima-op-strength-per = { $of ->
        [enemy] The enemy: { anima-signed } strength for each card of your group above two
        [self] Its strength: { anima-signed } for each card of your group above two
       *[group] { anima-signed } strength for each card of your group above two
    }
anima-op-speed = { anima-signed } speed
anima-op-draw = { $more ->
        [yes] Draw { $n ->
            [one] { $n } advantage more.
           *[other] { $n } advantages more.
        }
       *[no] Draw { anima-n-advantages }.
    }
anima-op-draw-keep = Look at the next { $n ->
        [one] { $n } advantage
       *[other] { $n } advantages
    }, keep { $keep }, discard the rest.
anima-op-draw-area = Look at the next { $n ->
        [one] { $n } area
       *[other] { $n } areas
    } of the deck, place { $keep }, put the rest under the deck.
anima-op-take-from-discard = Take { anima-n-advantages } of your choice from the discard pile.
anima-op-discard = { $n ->
        [0] Discard your whole hand.
       *[other] { $choice ->
            [random] Discard { $n ->
                [one] { $n } random advantage.
               *[other] { $n } random advantages.
            }
           *[owner] Discard { anima-n-advantages }.
        }
    }
anima-op-steal = { $choice ->
        [victim] { $from ->
            [area] A player in your area gives you { anima-n-advantages } of their choice.
           *[any] Another player gives you { anima-n-advantages } of their choice.
        }
       *[random] { $from ->
            [area] Take { $n ->
                [one] { $n } random advantage
               *[other] { $n } random advantages
            } from a player in your area.
           *[any] Take { $n ->
                [one] { $n } random advantage
               *[other] { $n } random advantages
            } from another player.
        }
    }
anima-op-steal-character = { $choice ->
        [victim] { $from ->
            [area] A group in your area gives you { anima-n-characters } of its player’s choice.
           *[any] Another group gives you { anima-n-characters } of its player’s choice.
        }
       *[random] { $from ->
            [area] Take { $n ->
                [one] { $n } random character
               *[other] { $n } random characters
            } from a group in your area.
           *[any] Take { $n ->
                [one] { $n } random character
               *[other] { $n } random characters
            } from another group.
        }
    }
anima-op-recruit = Recruit { anima-n-characters }, if your group has room.
anima-op-kill = { $n ->
        [one] { $n } of your characters dies, you choose which.
       *[other] { $n } of your characters die, you choose which.
    }
anima-op-prevent-death = { $n ->
        [0] No character of your group dies in this battle.
        [one] { $n } character that would die in this battle lives.
       *[other] { $n } characters that would die in this battle live.
    }
anima-op-death-margin = A character dies if the battle is lost by { $n } or more.
anima-op-face-down = { $of ->
        [any] Turn { $n ->
            [one] { $n } character of any group
           *[other] { $n } characters of any groups
        } face down
       *[own] Turn { $n } of your characters face down
    } until { $until ->
        [later] the reset phase after the next.
       *[next] the next reset phase.
    }
anima-op-immune = Cannot be turned face down.
anima-op-untap = { $n ->
        [0] { $of ->
            [other] Untap all other characters of your group.
           *[own] Untap all characters of your group.
        }
       *[other] { $of ->
            [other] { $n ->
                [one] Untap { $n } other character of your group.
               *[other] Untap { $n } other characters of your group.
            }
           *[own] { $n ->
                [one] Untap { $n } character of your group.
               *[other] Untap { $n } characters of your group.
            }
        }
    }
anima-op-end-turn = { $whose ->
        [that] That group does not arrive or leaves its area, and its turn is lost.
       *[own] Your group does not arrive or leaves its area, and your turn is lost.
    }
anima-op-lose-next-turn = Your next turn is lost.
anima-op-rest-bonus = In the next turn your group counts as rested: +{ $strength } strength, +{ $speed } speed.
anima-op-speed-test = { $by ->
        [that] That group takes a speed test of { $n }.
       *[own] Speed test of { $n }.
    }
anima-op-pass = Passed: { $then }
anima-op-fail = Failed: { $then }
anima-op-fight = Fight strength { $n } ({ anima-creature }).
anima-op-fight-plain = Fight strength { $n }.
anima-op-reroll = Roll your die again; the new roll counts.
anima-op-cancel-battle = The battle does not take place, nobody loses.
anima-op-cancel-won = The battle does not take place, nobody loses. Against a monster it counts as won.
anima-op-cancel-event = The event has no effect.
anima-op-cancel-skill-card = The skill card has no effect.
anima-op-win-battle = The battle is won.
anima-op-leave-battle = The battle is over, nobody loses.
anima-op-redirect = You choose another active area as the destination.
anima-op-move = Move to any active area{ $level ->
        [yes] , whatever its level
       *[no] { "" }
    }{ $encounter ->
        [yes] . You do not meet its previous encounter, which stays.
       *[no] .
    }
anima-op-peek = Look in secret at the previous encounter of an area.
anima-op-replace = Replace it by a new card, face down.
anima-op-search = Choose any area of the deck; it is the one that is placed.
anima-op-forbid-skill-card = { $skill ->
        [ki] No ki cards may be played.
        [magic] No magic cards may be played.
        [trickery] No trickery cards may be played.
       *[any] No skill cards may be played.
    }
anima-op-forbid-trade = You may not trade.
anima-op-forbid-rest = You may not rest.
anima-op-forbid-rest-bonus = The bonus of a rest does not count here.
anima-op-area-level = Level of your area for encounters: { anima-signed }, but at least { $least }
anima-op-extra-encounters = { $n ->
        [one] { $n } encounter more comes, unless the result is a special one.
       *[other] { $n } encounters more come, unless the result is a special one.
    }
anima-op-treat-exploration-as = The roll counts as “nothing”.
anima-op-may = You may: { $then }
anima-op-may-cost = You may pay this: { $cost } For it: { $then }
anima-op-choose-one = Choose one: { $options }
anima-or-branch = { $first } Or: { $next }

## Conditions

anima-if = { $if }: { $then }
anima-if-and = { $first }, { $next }
anima-if-or = { $first }, or { $next }
anima-if-enemy = { $what ->
        [monster] Against monsters
       *[group] Against groups
    }
anima-if-enemy-kind = { $what ->
        [beast] Against beasts
        [human] Against humans
        [darkness] Against darkness
        [spirit] Against spirits
        [construct] Against constructs
       *[outsider] Against outsiders
    }
anima-if-area-level = In areas of level { $n }
anima-if-group-size-at-most = { $n ->
        [one] With only { $n } card in your group
       *[other] With at most { $n } cards in your group
    }
anima-if-group-size-at-least = { $n ->
        [one] With at least { $n } card in your group
       *[other] With at least { $n } cards in your group
    }
anima-if-own-hand-at-most = { $n ->
        [0] With no advantage in hand
        [one] With at most { $n } advantage in hand
       *[other] With at most { $n } advantages in hand
    }
anima-if-attacked = { $what ->
        [yes] If the other group attacks
       *[no] If the other group does not attack
    }
anima-if-forced = { $what ->
        [yes] In a forced fight
       *[no] In a fight that is not forced
    }
anima-if-victim-characters-at-least = { $n ->
        [one] If that group has at least { $n } character
       *[other] If that group has at least { $n } characters
    }
anima-if-bonus-taken = When you take the reward bonus
anima-if-lost-to-monster = When you lose to a monster

## When cards are played

anima-window = { $window ->
        [reset] Reset
        [movement] Movement
        [interaction] Interaction
        [exploration] Exploration
        [battle] Battle
        [any-phase] Any phase of yours
       *[interrupt] Reply
    }
anima-when-travel = { $whose ->
        [own] you announce a destination
        [other] another player announces a destination
       *[any] somebody announces a destination
    }
anima-when-explore-new = { $whose ->
        [own] you explore a new area from the deck
        [other] another player explores a new area from the deck
       *[any] somebody explores a new area from the deck
    }
    .more = { $whose ->
            [own] explore a new area from the deck
           *[other] explores a new area from the deck
        }
anima-when-rest = { $whose ->
        [own] you rest
        [other] another player rests
       *[any] somebody rests
    }
    .more = { $whose ->
            [own] rest
           *[other] rests
        }
anima-when-event = { $whose ->
        [own] you meet an event
        [other] another player meets an event
       *[any] somebody meets an event
    }
    .more = { $whose ->
            [own] meet an event
           *[other] meets an event
        }
anima-when-battle = { $whose ->
        [own] a battle of yours begins
        [other] a battle of others begins
       *[any] any battle begins
    }
anima-when-exploration = { $whose ->
        [own] you begin to explore
        [other] another player begins to explore
       *[any] somebody begins to explore
    }
    .more = { $whose ->
            [own] begin to explore
           *[other] begins to explore
        }
anima-when-test = { $whose ->
        [own] you take a speed test
        [other] another player takes a speed test
       *[any] somebody takes a speed test
    }
    .more = { $whose ->
            [own] take a speed test
           *[other] takes a speed test
        }
anima-when-roll = { $of ->
        [exploration] { $whose ->
            [own] you have rolled for an exploration
            [other] another player has rolled for an exploration
           *[any] somebody has rolled for an exploration
        }
        [battle] { $whose ->
            [own] you have rolled in a battle
            [other] another player has rolled in a battle
           *[any] somebody has rolled in a battle
        }
        [test] { $whose ->
            [own] you have rolled for a test
            [other] another player has rolled for a test
           *[any] somebody has rolled for a test
        }
       *[all] { $whose ->
            [own] you have rolled for an exploration, a battle or a test
            [other] another player has rolled for an exploration, a battle or a test
           *[any] somebody has rolled for an exploration, a battle or a test
        }
    }
anima-when-skill-card = { $whose ->
        [own] you play a skill card
        [other] another player plays a skill card
       *[any] somebody plays a skill card
    }
    .more = { $whose ->
            [own] play a skill card
           *[other] plays a skill card
        }
anima-when-death = { $whose ->
        [own] a character of yours would die in battle
        [other] a character of another player would die in battle
       *[any] a character would die in battle
    }
anima-when = Reply when { $when }
anima-when-or = { $first }, or { $next }

## Lines of a card

anima-card-nothing = No ability.
anima-card-always = Always
anima-card-tap = Tap · { $when }
anima-card-ability = <b>{ $head }.</b> { $text }
anima-card-line = { $first } · { $next }
anima-card-strength = strength { $n }
anima-card-speed = speed { $n }
anima-card-gender = { $gender ->
        [female] woman
       *[male] man
    }
anima-card-level = level { $n }
anima-card-trade = trade
anima-card-area = area
anima-card-monster = monster
anima-card-event = event
anima-card-skill = { $skill ->
        [ki] skill card, ki
        [magic] skill card, magic
       *[trickery] skill card, trickery
    }
anima-card-plot = plot card
anima-card-organisation = organisation
anima-card-main = main mission
anima-card-final = final mission
anima-card-hidden = shown only when done
anima-card-copies = { $n ->
        [one] { $n } copy
       *[other] { $n } copies
    }
anima-card-before-battle = Before the battle
anima-card-battle = In the battle
anima-card-group-wins = If you win
anima-card-group-loses = If you lose
anima-card-here = Here
anima-card-gives = Members
anima-card-obliges = Duty
anima-card-war = At war with { $what }.
anima-card-table = Die
anima-card-rewards = Rewards
anima-card-reward = Reward
anima-card-crisis = Crisis after turn { $n }
anima-card-placed = In play at once: { $what }.
anima-card-win = The first player to do it wins the game.
anima-result = { $from ->
        [one] <b>{ $first }</b>: { $what }
       *[more] <b>{ $first }–{ $last }</b>: { $what }
    }
anima-result-encounters = { $n ->
        [0] nothing
        [one] { $n } encounter
       *[other] { $n } encounters
    }
anima-reward-bonus = bonus: draw { anima-n-advantages }
anima-reward-recruit = recruit: { $n ->
        [one] { $n } character
       *[other] { $n } characters
    }
anima-reward-mission = mission
anima-reward-ex = EX: { $what }
anima-gain-strength = +{ $n } strength
anima-gain-speed = +{ $n } speed
anima-gain-draw = draw { anima-n-advantages }

## Steps of missions

anima-or = { $first } or { $next }
anima-and = { $first } and { $next }
anima-comma = { $first }, { $next }
anima-step = <b>{ $at }.</b> { $areas }: { $what }
anima-step-other = <b>{ $at }.</b> { $areas }, another one than before: { $what }
anima-step-visit = explore with success.
anima-step-speed-test = pass a speed test of { $n }.
anima-step-fight = win against { $what }.
anima-step-pay = discard { anima-n-advantages }.
anima-step-have = have at least { $n ->
        [one] { $n } character face up
       *[other] { $n } characters face up
    }.
anima-step-have-skills = have at least { $n ->
        [one] { $n } character face up
       *[other] { $n } characters face up
    }, with { $what } among them.
anima-step-encounters = pass { $n ->
        [one] { $n } encounter
       *[other] { $n } encounters
    }, met as in an area of level { $level }.
anima-step-resist = hold out { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    } against { $what }.
anima-enemy = strength { $n } ({ anima-creature })
anima-enemy-plain = strength { $n }
