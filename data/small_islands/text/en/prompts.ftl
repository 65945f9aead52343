# Questions of Small Islands. $who is a player's name, $n a number.
isle-prompt-setup-start = { $who }, choose a starting tile
isle-prompt-setup-cell = { $who }, place the starting tile
isle-prompt-prepare-current = { $who }, choose the objective of this round
isle-prompt-prepare-current-mission = { $who }, choose the mission of this round
isle-prompt-prepare-current-reward = { $who }, choose the reward of this round
isle-prompt-prepare-next = { $who }, choose the objective to keep for the next round
isle-prompt-prepare-next-mission = { $who }, choose the mission to keep for the next round
isle-prompt-prepare-next-reward = { $who }, choose the reward to keep for the next round
isle-prompt-turn-choose = { $who }, take a tile
isle-prompt-turn-choose-land = { $who }, take a tile or land
isle-prompt-turn-choose-ship = { $who }, land with a ship
isle-prompt-place-tile = { $who }, choose which tile to place
isle-prompt-place-cell = { $who }, place the tile
isle-prompt-place-token = { $who }, use a bonus token?
isle-prompt-token-flower = { $who }, choose the fruit or leaf that becomes a flower
isle-prompt-token-fruit = { $who }, choose the flower or leaf that becomes a fruit
isle-prompt-token-leaf = { $who }, choose the flower or fruit that becomes a leaf
isle-prompt-token-flower-bare = { $who }, choose where the flower goes
isle-prompt-token-fruit-bare = { $who }, choose where the fruit goes
isle-prompt-token-leaf-bare = { $who }, choose where the leaf goes
isle-prompt-token-port = { $who }, choose a coast for the port
isle-prompt-land-cell = { $who }, place the ship
isle-prompt-reward-island = { $who }, build a house on an island?
isle-prompt-reward-symbol = { $who }, choose the resource that gives points
isle-prompt-reward-discovery = { $who }, choose the discovery token to keep
isle-prompt-stuck-discard = { $who }, none of your tiles fits: put one under the reserve
isle-prompt-other = { $who }, choose
isle-detail-places = { $n ->
        [one] { $n } legal place
       *[other] { $n } legal places
    }
isle-detail-islands = { $n ->
        [one] { $n } island meets the mission
       *[other] { $n } islands meet the mission
    }
isle-detail-houses = { $n ->
        [one] { $n } house in hand
       *[other] { $n } houses in hand
    }
isle-detail-navigation = { $n ->
        [0] the navigation stack is empty
        [one] { $n } tile in the navigation stack
       *[other] { $n } tiles in the navigation stack
    }
isle-detail-landing = landing now: { $islands }, { $pays }, paid first
isle-detail-landing-none = landing now: no island meets the mission
isle-detail-starts = { $n ->
        [one] the last one
       *[other] { $n } tiles to lay
    } · either side up
isle-detail-turn = turn it to fit
isle-detail-tokens = { $n ->
        [one] { $n } bonus token left
       *[other] { $n } bonus tokens left
    }
isle-detail-spends = spends <{ $token }>
isle-detail-token-back = Esc puts it back
isle-detail-secret = the others do not see it
isle-detail-last-round = no round follows, so this card will not count
isle-opt-cell = { $cell } · { $turned }
isle-opt-ship-own = Land with your ship
isle-opt-ship-grey = Land with a grey ship
isle-opt-display = { $n }: { $what }
isle-opt-from-hand = tile { $n } of the hand
isle-opt-from-display = tile { $n } of the display
isle-opt-token = { $shows } on { $covers } ({ $cell })
isle-opt-token-bare = { $shows } on bare land ({ $cell })
isle-opt-token-port = port ({ $cell })
isle-opt-token-turned = { $what }, spends: { $token }
isle-opt-island = an island
isle-opt-discovery = Keep the { $n }
isle-opt-done = Done
isle-opt-done-place-token = End turn
isle-opt-done-reward-island = No more houses
isle-tile-hidden = face-down tile
isle-undo-take = take { $what }
isle-undo-choose = choose { $what }
isle-undo-start = choose a starting tile
isle-undo-keep = keep the { $n }
isle-undo-place = lay the tile
isle-undo-ship = landing
isle-undo-token = { $what }
isle-undo-build = build a house
isle-undo-objective = choice of an objective
isle-undo-done = declining
isle-undo-done-place-token = no bonus token
isle-undo-done-reward-island = no more houses
phase-preparation = Preparation
phase-preparation-hint = Six tiles form the navigation stack; everybody chooses an objective for this round and one for the next.
phase-exploration = Exploration
phase-exploration-hint = In turn, everybody takes and places a tile, or lands with a ship.
phase-take = Take a tile
phase-take-hint = One of the three tiles of the display goes to the hand; landing is possible when the navigation stack is empty.
phase-place = Place a tile
phase-place-hint = One of the three tiles in hand is placed; sides and corners must agree.
phase-token = Bonus token
phase-token-hint = One bonus token may change a resource or add a port.
phase-refill = Refill
phase-refill-hint = The display is refilled from the navigation stack, then from the reserve.
phase-reward = Rewards
phase-reward-hint = From the player who landed, everybody builds houses where the mission is met and earns points.
phase-end = End
phase-end-hint = Discovery tokens and ports around the own ships are added.
