board-north = N
board-one-hex = 1 hex
board-surveyed = surveyed for { $n ->
    [2] two
    [3] three
   *[other] four
} settlers
board-build = Build
board-hex = { $land }: room for three buildings
board-hex-start = { $land }: a start, for the first two buildings of a player
board-free-slot = free slot
board-at = { $tile }, { $hex }
board-about = { $tile }, { $hex }: { $recipe }
board-stands = { $mine ->
    [yes] your { $good }
   *[no] { $good } of { $owner }
}: { $lying ->
    [yes] lying, spoils this turn
   *[no] standing
}
board-arms = { $mine ->
    [yes] your { $n ->
        [one] coat of arms
       *[other] coats of arms
    }
   *[no] { $n ->
        [one] coat of arms
       *[other] coats of arms
    } of { $owner }
}
board-waits = its turn in the category has not come
board-store = Forage and discs
board-forage = Forage for food: actions are spent instead of a food from the map
board-discs-left = { $good } ({ $n } left): discs in the supply
board-tiles-left = { $n } left
board-points-short = { $n } pt
board-material = your { $good }: { $at }
board-material-none = you have no { $good }
board-makers-how = choose a good
board-makers-shown = dashed on the map
board-maker-open = free
board-maker-free = free, needs nothing
board-maker-near = free, { $n ->
    [0] on the hex of your { $good }
    [one] 1 hex from your { $good }
   *[other] { $n } hexes from your { $good }
}
board-maker-lacks = free, but you have no { $good }
board-maker-taken = taken: { $mine ->
    [yes] your { $good }
   *[no] { $good } of { $owner }
}
board-maker-build = can be built with { $good }
board-maker-none = Nobody makes it, and nothing that makes it is left to build.
board-taken = taken
board-plan-it = Plan it
board-plan-to = cheapest way to
board-plan-goal = choose a goal
board-plan-choose = choose…
board-plan-goods = Goods
board-plan-progress = Progress
board-plan-how = Choose a good or a progress tile: the cheapest way there this turn is worked out and drawn on the map.
board-plan-asking = Working it out…
board-plan-none = It cannot be reached in this turn.
board-plan-unsure = Not every way could be looked at.
board-plan-waits = The plan is made when you are to produce, build or end your turn.
board-plan-lost = The server does not answer. Choose the goal again.
board-plan-play = Play all
board-plan-spoils = Spoils unused:
board-used = { $used } of { $limit } actions used
board-stop-now = { $mine ->
    [yes] If you stop now: space { $space }
   *[no] If { $who } stops now: space { $space }
}
board-then = Then the turn would end on space { $space }
board-next = Next: { $who }
board-next-you = { $again ->
    [yes] Next: you again
   *[no] Next: you
}
board-space = Space { $space }
board-cycle = cycle marker
board-ends-here = the turn would end here
board-left = { $n ->
    [one] 1 coat of arms to place
   *[other] { $n } coats of arms to place
}
board-in-reserve = { $n ->
    [one] { $n } marker in reserve
   *[other] { $n } markers in reserve
}
board-maker-says = { $good }: shows who makes it
board-category = { $category }: its steps are made in this order
board-lying = goods that spoil at the end of the turn
board-peg = { $good }, { $hex }: { $lying ->
    [yes] spoils at the end of the turn
   *[no] keeps until the end of the next turn
}
board-arms-of = { $points } of { $all } coats of arms placed
board-maker-forage = free, with foraged food
board-progress = Progress
board-progress-how = points, inputs, where or by whom
board-why-time = The time track: every action takes a space, and whoever stands furthest back plays next
