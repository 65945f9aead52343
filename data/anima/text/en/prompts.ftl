### Questions and their answers. $who is a player’s name, $source the card that asks.

anima-prompt-setup-character = { $who }, choose the character to keep
anima-prompt-setup-advantage = { $who }, choose the advantage to give back
anima-prompt-reset-act = { $who }, discard, dismiss or use cards
anima-prompt-claim-character = { $who }, recruit a dismissed character?
anima-prompt-claim-advantage = { $who }, take a discarded advantage?
anima-prompt-movement-choose = { $who }, where does your group go?
anima-prompt-explore-pick = { $who }, choose the area that is placed
anima-prompt-area-remove = { $who }, too many areas: choose one to remove
anima-prompt-area-protect = { $who }, discard an advantage to protect { $area }?
anima-prompt-interaction-act = { $who }, trade, attack or use cards
anima-prompt-trade-offer = { $who }, what do you give { $other }?
anima-prompt-trade-answer = { $who }, what do you give { $other } for it?
anima-prompt-trade-confirm = { $who }, do you accept the trade?
anima-prompt-exploration-choose = { $who }, explore?
anima-prompt-reward-choose = { $who }, choose your reward
anima-prompt-battle-cards = { $who }, cards for this battle?
anima-prompt-death-choose = { $who }, choose who dies
anima-prompt-discard-choose = { $who }, choose what to discard
    .detail = { $source }
anima-prompt-give-choose = { $who }, choose what you give
    .detail = { $source }
anima-prompt-take-choose = { $who }, choose an advantage from the pile
    .detail = { $source }
anima-prompt-keep-choose = { $who }, choose what you keep
    .detail = { $source }
anima-prompt-face-down-choose = { $who }, choose who lies face down
    .detail = { $source }
anima-prompt-may = { $who }, do you want this?
    .detail = { $source }
anima-prompt-choose-one = { $who }, choose one
    .detail = { $source }
anima-prompt-tap-choose = { $who }, who taps for it?
    .detail = { $source }
anima-prompt-target-character = { $who }, choose a character
    .detail = { $source }
anima-prompt-target-seat = { $who }, choose a player
    .detail = { $source }
anima-prompt-target-area = { $who }, choose an area
    .detail = { $source }
anima-prompt-reply-travel = { $who }, reply to the journey?
anima-prompt-reply-explore-new = { $who }, reply to the new area?
anima-prompt-reply-rest = { $who }, reply to the rest?
anima-prompt-reply-event = { $who }, reply to the event?
anima-prompt-reply-battle = { $who }, reply to the battle?
anima-prompt-reply-exploration = { $who }, reply to the exploration?
anima-prompt-reply-test = { $who }, reply to the speed test?
anima-prompt-reply-roll = { $who }, reply to the die of the { $of ->
        [battle] battle
        [test] speed test
       *[exploration] exploration
    }?
anima-prompt-reply-skill-card = { $who }, reply to the skill card?
anima-prompt-reply-death = { $who }, prevent the death?
anima-reply-of = { $actor }
anima-reply-about = { $actor } · { $about }
anima-reply-with = { $of } · possible: { $what }
anima-opt-area = { $what }
anima-opt-area-movement-choose = To { $what }
anima-opt-area-area-remove = Remove { $what }
anima-opt-explore = { $what ->
        [deck] { $n ->
            [0] A new area from the deck
           *[other] A new area of level { $n } from the deck
        }
       *[pile] From the pile: { $what }
    }
anima-opt-explore-exploration-choose = Explore here
anima-opt-rest = Rest
anima-opt-card = { $what }
anima-opt-card-reset-act = Play { $what }
anima-opt-card-interaction-act = Play { $what }
anima-opt-ability = { $what }: ability
anima-opt-character = { $what }
anima-opt-seat = { $what }
anima-opt-discard = Discard { $what }
anima-opt-dismiss = Dismiss { $what }
anima-opt-leave = Leave { $what }
anima-opt-claim = Take { $what }
anima-opt-return = Give back { $what }
anima-opt-attack = Attack { $what }
anima-opt-trade = Trade with { $what }
anima-opt-give = Give { $what }
anima-opt-mission = Mission: { $what }
anima-opt-reward = { $what ->
        [bonus] Bonus
        [recruit] Recruit
       *[ex] EX
    }
anima-opt-branch = { $what }
anima-opt-yes = Yes
anima-opt-no = No
anima-opt-no-trade-answer = Decline
anima-opt-done = Done
anima-opt-done-claim-character = Recruit nobody
anima-opt-done-claim-advantage = Take nothing
anima-opt-done-area-protect = Do not protect
anima-opt-done-reset-act = End of the reset
anima-opt-done-interaction-act = End of the interaction
anima-opt-done-trade-offer = Offer complete
anima-opt-done-trade-answer = Answer complete
anima-opt-done-exploration-choose = Do not explore
anima-opt-done-reward-choose = No reward
anima-opt-done-battle-cards = No more cards
anima-opt-done-may = Decline
anima-opt-done-reply = No reply
anima-end-win = { $how ->
        [crisis] { $who } stands the crisis and wins.
       *[final] { $who } completes the final mission and wins.
    }
anima-end-loss = { $how ->
        [crisis] Nobody stands the crisis: Omega breaks free.
       *[turn-limit] Time is up: Omega breaks free, nobody wins.
    }
