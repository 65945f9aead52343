### Card texts, made from effects, and goals of tiles.

rice-n-weeds = { $n ->
        [one] { $n } weed
       *[other] { $n } weeds
    }
rice-n-pests = { $n ->
        [one] { $n } pest
       *[other] { $n } pests
    }
rice-where = { $rice ->
        [planted] with planted rice
        [grown] with grown rice
        [both] with rice
       *[any] whatever grows there
    }
rice-op-add-weed = { $to ->
        [own] Each player adds { rice-n-weeds } to { $pick ->
            [largest] their largest paddy
           *[owner] one of their paddies
        } { rice-where }.
        [each] Each paddy { rice-where } gets { rice-n-weeds }.
        [others] Add { rice-n-weeds } to a paddy { rice-where } of each other player.
       *[same] Add { rice-n-weeds } to the same paddy.
    }
rice-op-add-pest = { $to ->
        [own] Each player adds { rice-n-pests } to { $pick ->
            [largest] their largest paddy
           *[owner] one of their paddies
        } { rice-where }.
        [each] Each paddy { rice-where } gets { rice-n-pests }.
        [others] Add { rice-n-pests } to a paddy { rice-where } of each other player.
       *[same] Add { rice-n-pests } to the same paddy.
    }
rice-op-peek = Look at the next rain card.
rice-op-claim-first = You claim an achievement before everybody else.
rice-op-build-section = { $n ->
        [one] Build { $n } wall or gate free this round.
       *[other] Build { $n } walls or gates free this round.
    }
rice-op-take-water = { $n ->
        [one] Take { $n } disc from the supply into your reservoir.
       *[other] Take { $n } discs from the supply into your reservoir.
    }
rice-op-place-magic-water = { $n ->
        [one] Place { $n } disc of magic water on a hex of yours without a rock.
       *[other] Place { $n } discs of magic water on hexes of yours without a rock.
    }
rice-op-harvest-mod = { $n ->
        [one] Your harvests count { $n } pest fewer in each paddy.
       *[other] Your harvests count { $n } pests fewer in each paddy.
    }
rice-op-on-rot = Rice of yours that rots still pays by row { $n } of the harvest table.
rice-op-allow = { $action ->
        [remove-weed] { $who ->
            [ox] Your oxen may remove weeds, one each.
           *[other] You may remove weeds in paddies that are not dry.
        }
        [remove-pest-fertilize] Your ducks may work in paddies that are not dry.
        [harvest] { $n ->
        [one] You may harvest { $n } paddy a round that is not dry.
       *[other] You may harvest { $n } paddies a round that are not dry.
    }
        [plant] You may plant dry paddies.
       *[growth] Your planted rice grows in dry paddies too.
    }
rice-op-tax-step = { $n ->
        [one] Your tax is { $n } step lower.
       *[other] Your tax is { $n } steps lower.
    }
rice-op-add-paddy = Add a planted and flooded paddy of one hex beside your last paddy; its walls are free.
rice-op-steal-rice = { $from ->
        [own] You lose { $n } rice.
       *[others] Take { $n } rice from each other player.
    }
rice-op-take-from-market = { $what ->
        [both] Take a laborer or livestock from your market free.
        [laborer] Take a laborer from your market free.
       *[livestock] Take livestock from your market free.
    }
rice-op-choose-one = You may remove a rock, or plant a flooded paddy free.
rice-op-treat-as-fertilized = { $n ->
        [one] { $n } paddy you harvest counts as fertilized, each round.
       *[other] { $n } paddies you harvest count as fertilized, each round.
    }
rice-op-gain-rice = Gain { $n } rice.
rice-op-ignore-infestation = { $n ->
        [one] Weeds and pests do not count in { $n } paddy you harvest, each round.
       *[other] Weeds and pests do not count in { $n } paddies you harvest, each round.
    }
rice-op-reserve-tiles = { $n ->
        [one] Set { $n } unused tile aside for yourself.
       *[other] Set { $n } unused tiles aside for yourself.
    }
rice-op-extra-claim = { $n ->
        [one] Each round you may claim { $n } more tile, of those.
       *[other] Each round you may claim { $n } more tiles, of those.
    }
rice-op-return-to-market = Each other player gives a laborer back to the market, if there is a space.
rice-op-cost = { $action ->
        [plant] { $n ->
        [one] Planting takes { $n } laborer for a hex.
       *[other] Planting takes { $n } laborers for a hex.
    }
       *[harvest] { $n ->
        [one] Your harvest takes { $n } laborer for a hex.
       *[other] Your harvest takes { $n } laborers for a hex.
    }
    }
rice-op-immune = No new weeds come to your paddies.
rice-op-grow = Planted rice grows in your flooded paddies.
rice-op-flooded-need = { $n ->
        [one] Your paddies are flooded with { $n } disc fewer, but at least one.
       *[other] Your paddies are flooded with { $n } discs fewer, but at least one.
    }
rice-op-paddy-capacity = Your paddies hold up to { $n } times as many discs.
rice-op-on-harvest = { $n } rice more for each paddy you harvest.
rice-op-resolve-again = All your other active spirits act once more.
rice-op-end-gain = At the end: { $n } rice for each of your laborers.
rice-op-harvest-value = In round { $n } your harvests pay twice the black values.
rice-op-bonus-walls = { $n ->
        [one] { $n } free wall or gate.
       *[other] { $n } free walls or gates.
    }
rice-op-discard-tile = { $pick ->
        [highest-reward] The tile with the highest reward leaves the display.
       *[lowest-reward] The tile with the lowest reward leaves the display.
    }
rice-card-nothing = No effect.
rice-card-timing = { $timing ->
        [active] Each round
        [once] Once
       *[passive] Always
    }
rice-card-level = The spirit farm keeps up to { $n } of its water.
rice-count = { $sign ->
        [least] { $n } or more
        [most] { $n } or fewer
       *[exact] exactly { $n }
    }
rice-goal-laborers = laborers: { rice-count }
rice-goal-livestock = livestock: { rice-count }
rice-goal-rocks-left = rocks left: { rice-count }
rice-goal-rocks-removed = rocks removed this round: { rice-count }
rice-goal-paddies = paddies: { rice-count }
rice-goal-largest-paddy = hexes of the largest paddy: { rice-count }
rice-goal-paddy-hexes = hexes in paddies: { rice-count }
rice-goal-flooded-hexes = flooded hexes: { rice-count }
rice-goal-paddies-harvested = paddies harvested this round: { rice-count }
rice-goal-hexes-harvested = hexes harvested this round: { rice-count }
rice-goal-rice-from-one-harvest = rice from one harvest: { rice-count }
rice-goal-rice-hexes = hexes with rice: { rice-count }
rice-goal-fertilized-paddies = fertilized paddies: { rice-count }
rice-goal-weeds-removed = weeds removed this round: { rice-count }
rice-goal-pests-removed = pests removed this round: { rice-count }
rice-goal-infestations = weeds and pests: { rice-count }
