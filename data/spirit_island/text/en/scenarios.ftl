## Scenarios

option-scenario = Scenario
option-scenario-hint = Something to reach, a danger or a rule of its own, beside the adversary or without one. Its difficulty is added.
choice-scenario-none = No scenario
choice-scenario-blitz = Blitz
choice-scenario-guard-the-isles-heart = Guard the Isle’s Heart
choice-scenario-rituals-of-terror = Rituals of Terror
choice-scenario-dahan-insurrection = Dahan Insurrection
setup-scenario-rules = { $name }: { $rules }

## Their rules, made of the data

sc-title = Scenario: { $name }
sc-difficulty = Its difficulty: { $n }
sc-fast = Every power is fast. One that is fast anyway costs { $n } energy less; a card for 0 gives { $n } energy when it is played, an innate power when it is used.
sc-explorers = After each explore, { $n } further <explorer> on each board, in one of the lands just explored there.
sc-blight = Set-up: on the blight card lies { $n } more blight for each board; as much less comes when it is turned.
sc-ahead = Set-up: after the first explore the invaders { $n ->
        [one] build and explore once more.
       *[other] build and explore { $n } more times.
    }
sc-clears = Set-up: at the end every { $what } is taken off the island.
sc-draws = Set-up: each spirit takes the top card of { $decks } into its hand.
sc-draws-minor = the minor powers
sc-draws-major = the major powers
sc-heart-set = Set-up: into the inner land of each board come { $what } and { $n } <presence> of the spirit that starts there, from a track. Where it may not be, it comes to the nearest land of the board where it may.
sc-heart-loss = After turn { $n } the game is lost as soon as { $what } stands in an inner land.
sc-ritual-fear = Fear does not raise the terror level. All fear cards are in the deck, and those earned wait for a ritual.
sc-ritual-price = A ritual is held in the fast or slow phase, in a land with <presence> of every spirit and { $dahan } <dahan> for each player. Together the spirits pay { $energy } energy and destroy { $presence } <presence> there.
sc-ritual-brings = Then the terror level rises, all earned fear cards are resolved, and every <dahan> of the land is pushed, as evenly as possible. The third ritual wins the game.
sc-marches = When an action is over, each <dahan> that it moved deals { $n } damage in the land where it is.
sc-response = When an action is over, for each <{ $lost }> that it destroyed 1 <{ $comes }> comes to the nearest land with <dahan>.
sc-fewer-none = Terror level { $level }: the game is won when in no land <town> and <city> outnumber the <dahan>.
sc-fewer-players = Terror level { $level } and above: the game is won when in fewer lands than there are players <town> and <city> outnumber the <dahan>.
sc-fewer-some = Terror level { $level }: the game is won when in fewer than { $n } lands <town> and <city> outnumber the <dahan>.
sc-last-strike = When the last fear card is earned, the <dahan> of every land strike as after a ravage. Then the game is won or lost.
sc-dahan = The game is lost with fewer than { $n } <dahan> for each player.

## On the table

sc-hearts = Inner lands: { $lands }
sc-coming-loss = Defeat ahead: { $where }
sc-coming-loss-all = Defeat ahead: too few dahan
sc-coming-last-presence = Defeat ahead: { $who } loses the last presence
sc-coming-last-presence-brief = defeat ahead
sc-hearts-held = { $n ->
        [0] A town or city in them loses the game
        [one] { $n } town or city in them
       *[other] { $n } towns and cities in them
    }
sc-hearts-brief = Inner lands: { $n } <town>/<city>
sc-hearts-soon = { $n ->
        [0] After turn { $turn } a town or city in them loses the game
       *[other] { $n } in them: gone by the end of turn { $turn }, or the game is lost
    }
sc-rituals = Rituals: { $n } of { $of }
sc-ritual-lands = Possible in { $lands }
sc-ritual-nowhere = Not possible in any land yet
sc-outnumbered = { $n ->
        [0] Dahan are outnumbered nowhere
        [one] Dahan outnumbered in { $n } land
       *[other] Dahan outnumbered in { $n } lands
    }
sc-dahan-left = Dahan: { $n }, lost below { $least }
sc-dahan-brief = Dahan { $n }, lost below { $least }
sc-powers-fast = Every power is fast
sc-win-fewer = Win: dahan outnumbered in { $n ->
        [1] no land
        [2] at most 1 land
       *[other] fewer than { $n } lands
    }
sc-win-short-fewer = { $n ->
        [1] win: no <dahan> outnumbered
        [2] <dahan> outnumbered: at most 1
       *[other] <dahan> outnumbered: below { $n }
    }
sc-win-last = The last strike decides
sc-win-short-last = the last strike
sc-fear-waiting = { $n ->
        [0] none waits for a ritual
        [one] <b>{ $n }</b> waits for a ritual
       *[other] <b>{ $n }</b> wait for a ritual
    }
sc-fear-rail = { $n ->
        [0] none waiting
       *[other] { $n } waiting
    }
sc-about-heart = An inner land. After turn { $n } the game is lost with a town or city here. Here now: { $have }.
sc-about-ritual = A ritual may be held here.
sc-about-outnumbered = More towns and cities than dahan: { $have } against { $dahan }.
table-token-heart = inner land
table-token-ritual = a ritual is possible
table-token-outnumbered = dahan outnumbered

## Questions, buttons

prompt-blitz-explorer = { $who }, choose a land for a further explorer on board { $board }
prompt-ritual-energy = { $who }, choose who pays energy for the ritual in { $land }
prompt-ritual-energy-detail = { $n } left to pay
prompt-ritual-presence = { $who }, choose whose presence in { $land } is destroyed
prompt-ritual-presence-detail = { $n } left to destroy
prompt-military-response = { $who }, choose where { NP($what, 1) } comes in answer to { $land }
prompt-military-response-detail = the nearest lands with dahan
prompt-powers-ritual = a ritual can be held in { $lands }
opt-ritual-in = Ritual in { $land }
source-scenario = { $name }

## The log and the end

log-ritual = { $who } begins a ritual in { $land }
log-uprising = The dahan rise in { $land }: { damage-n }
log-military-response = Military response: +{ NP($what, 1) } in { $land }
log-further = A further explorer: +{ NP("explorer", 1) } in { $land }
ending-inner-land = a town or city stands in an inner land
ending-few-dahan = too few dahan are left
ending-insurrection = the dahan are outnumbered in few enough lands
ending-insurrection-loss = the dahan are still outnumbered in too many lands

## Why not

reason-no-ritual = There are no rituals in this game.
reason-ritual-later = A ritual is held in the fast or slow phase.
reason-ritual-presence = A ritual needs presence of every spirit in { $land }; { $spirit } has none there.
reason-ritual-dahan = A ritual needs { $of } dahan in { $land }; there: { $n }.
reason-ritual-price = { $of } presence in { $land } must be destroyed; there: { $n }.
reason-ritual-energy = The spirits must pay { $of } energy together; they have { $n }.
reason-pays-no-energy = { $spirit } has no energy.
reason-pays-no-presence = { $spirit } has no presence in { $land }.
reason-not-nearest = Needs one of the nearest lands with dahan: { $lands }.
reason-not-explored = Needs a land just explored on this board: { $lands }.
reason-from-track = This presence comes from a track.
icon-heart = heart
