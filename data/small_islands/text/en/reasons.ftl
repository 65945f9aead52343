# Why something is not legal in Small Islands.
isle-reason-first = { $asked ->
        [start] First choose a starting tile.
        [start-cell] First place the starting tile.
        [take] First take a tile of the display, or a ship.
        [tile] First choose which tile to place.
        [cell] First place the tile.
        [token] First use a bonus token, or decline.
        [ship-cell] First place the ship.
        [discard] First choose the tile that goes under the reserve.
        [island] First choose an island for a house, or decline.
        [symbol] First choose the resource that gives points.
        [discovery] First choose the discovery token to keep.
        [current] First choose the objective of this round.
        [current-mission] First choose the mission of this round.
        [current-reward] First choose the reward of this round.
        [next] First choose the objective to keep.
        [next-mission] First choose the mission to keep.
        [next-reward] First choose the reward to keep.
       *[other] Another question has to be answered first.
    }
isle-reason-no-such-thing = There is no such thing in this game.
isle-reason-off-table = The table ends there: it has { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    } and { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }.
isle-reason-cell-ship = A ship lies there.
isle-reason-cell-taken = A tile lies there already.
isle-reason-no-neighbour = No tile lies side by side with this place.
isle-reason-side-differs = { $where }: this tile shows { $own }, its neighbour shows { $theirs }.
isle-reason-corner-differs = Corner { $where }: this tile shows { $own }, the one across it shows { $theirs }.
isle-reason-ship-side = { $where }: a ship is all sea, its neighbour shows { $theirs }.
isle-reason-ship-corner = Corner { $where }: a ship is all sea, the tile across it shows { $theirs }.
isle-reason-same-turned = This tile looks the same turned less: use the smallest turn.
isle-reason-tile-fits-nowhere = This tile fits nowhere now.
isle-reason-hand-fits-nowhere = No tile of this hand fits anywhere.
isle-reason-start-placed = This starting tile is on the table already.
isle-reason-middle-first = The first starting tile lies in the middle of the table.
isle-reason-landing-only = Only landing is left: no tile can be taken.
isle-reason-empty-place = Place { $n } of the display is empty.
isle-reason-navigation-not-empty = Landing needs an empty navigation stack; { $n ->
        [one] { $n } tile is
       *[other] { $n } tiles are
    } left.
isle-reason-ship-placed = Your ship is on the table already.
isle-reason-no-grey-ship = No grey ship is left.
isle-reason-ship-fits-nowhere = No place can take a ship now.
isle-reason-one-a-turn = You have taken your tile for this turn.
isle-reason-no-token-when-landing = No bonus token in a turn in which you land.
isle-reason-placed-already = The tile of this turn has been placed.
isle-reason-no-tile = No tile lies there ({ $cell }).
isle-reason-corner-sea = There is sea in the { $corner }.
isle-reason-no-token = You have no token that shows this: { $symbol }.
isle-reason-no-symbol = This tile does not show that: { $symbol }.
isle-reason-never-covered = Only flowers, fruits and leaves can be covered, never this: { $symbol }.
isle-reason-same-resource = A token covers one of the other two resources, not the same one.
isle-reason-which-area = Two islands lie on this tile: say which one.
isle-reason-port-covers-nothing = A port is added on a coast; it covers nothing.
isle-reason-no-coast = A port needs a coast; this tile has none.
isle-reason-two-ports = A tile holds at most { $n ->
        [one] { $n } port
       *[other] { $n } ports
    }, printed ones included.
isle-reason-bare-land = A resource token covers a flower, a fruit or a leaf, never bare land.
isle-reason-bare-taken = A token lies on this bare land already.
isle-reason-already-current = This card is chosen for this round already.
isle-reason-no-island = There is no island.
isle-reason-island-too-small = An island must lie on at least { $least ->
        [one] { $least } tile
       *[other] { $least } tiles
    }; this one lies on { $size }.
isle-reason-own-house = You have a house on this island already.
isle-reason-mission-not-met = Your mission: { $mission }. Here: { $counts }.
isle-reason-no-house-site = No house site is free on this island.
isle-reason-not-a-resource = Only flowers, fruits and leaves give points here.
isle-reason-symbol-absent = The island does not show that: { $symbol }.
isle-reason-not-drawn = You have not drawn a token of this value.
isle-shows-land = land
isle-shows-sea = sea
isle-shows-shore = shore
isle-reason-keeps-house = keeps the house for a larger island, though { $n ->
    [one] { $n } point was
   *[other] { $n } points were
 } there to take
isle-reason-keeps-ship = saves the ship for a place with more ports
