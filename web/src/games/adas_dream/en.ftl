# Words only the drawing needs
board-push-1 = push equal
board-push-2 = or lower
board-further = further
board-nudge = die ±1
board-research-note = ! breakthrough, I and II advanced
board-breakthrough = with each breakthrough, { $reward }
board-objective-title = Objective
board-objective = Objective: { $text }. First { $first }, later { $later }
board-advanced = Advanced
board-advanced-on = advanced { $which }
board-advanced-at = { $which } at { $level }
board-advanced-study-1 = another item of a different kind
board-advanced-study-2 = both other items
board-advanced-travel-1 = one small city further, free
board-advanced-travel-2 = up to two hops further, free
board-advanced-meetings-1 = play a hand card free
board-advanced-meetings-2 = play a hand card free, drawing first if you like
board-advanced-institution-1 = also an empty lower space here
board-advanced-institution-2 = also an empty lower space anywhere
board-note = { $title }: { $text }
board-publish = Publish
board-publish-study = stack a disc on one of its colour
board-publish-travel = change the pips of dice
board-publish-meetings = take a multiplication gear
board-publish-institution = swap a die with a workshop die
board-how-study = take a program, then a study item
board-how-travel = pay every segment; a university takes a disc
board-how-meetings = place a disc, gain a partner
board-how-institution = lecture: pay, place a disc, take the reward
board-enlarge = enlarge
board-is-enlarged = enlarged
board-enlarged = { $area }, enlarged
board-level-cost = level, cost
board-row-prize = row prize
board-points = prestige
board-or = or
board-token = worth { $worth } per partner of this science
board-draws = draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
board-programs = Programs
board-programs-how = the rightmost leaves next; { $n } in the pile
board-items = Study items
board-items-how = a book, an addition gear or an assignment; { $n ->
    [one] { $n } assignment in the pile
   *[other] { $n } assignments in the pile
}
board-additions-left = { $n } left
board-any-column = any column
board-discard = discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
board-ways = roads, railways, ferries
board-road = road
board-rail = railway
board-ferry = ferry
board-more-cities = { $n ->
    [one] { $n } more city…
   *[other] { $n } more cities…
}
board-more-on-map = and { $n } more, on the map
board-from = From { $city }, cheapest first
board-fares = Fares
board-needs-die = with a die of { $values }
board-cost-reduce-die = the die drops by 1
board-cost-pay-die-value = as many coins as the die shows
board-die-less = die −1
board-die-pay = die
board-empty = empty
board-gear-disc = still covered by a disc
board-gear-open = open, a gear can be built
board-gear-plus = addition gear
board-gear-minus = subtraction gear
board-gear-times = multiplication gear
board-engine-worth = engine
board-lines-sum = lines
board-programs-sum = programs
board-gaps = { $n ->
    [one] { $n } gap
   *[other] { $n } gaps
}
board-gauges = Steam, innovation, reserve
board-steam = steam level { $level }: a line scores at most { $cap }
board-steam-word = steam
board-to = to { $n }
board-prestige = prestige
board-none = none
board-each-research = each: 1 :research:
board-column-token = token: { $worth } per assignment
board-hand-how = { $n } of { $most }; played in the workshop, or by an effect
board-in-play = in play
board-whose = Whose board
board-engine-of = The engine of { $name }
board-area = { $area }, for dice of its colour: { $how }
board-passed = { $city }: travellers only pass through
board-fare = { $way }: { $n } :coin: for each segment
board-program = { $text }: a program for { $n } :points: once the three dice of its line match it
board-slot = { $line }: an empty program slot that brings { $reward }
board-column = Column of { $area }, { $n ->
    [0] without an assignment so far
   *[other] { $names }
}: each brings 1 :research: when a die of its colour is taken
board-filed = { $name }, an assignment: brought { $effect }
board-goes-to = goes into the column: { $columns }
board-goes-anywhere = goes into any column
board-discard-first = to take it, { $n ->
    [one] { $n } card of the hand is discarded
   *[other] { $n } cards of the hand are discarded
}
board-space = Workshop space: a die pushed out from here brings { $reward }
board-die-ring = { $die } in the workshop: moves on and pushes out an equal or lower die
board-die-pushed = { $die }, pushed out: it goes into storage
board-nudge-how = die ±1: one workshop die, up or down, for coal, once a turn
board-stored = { $die } in storage: placed in the engine, it brings the action of its colour
board-storage-free = free storage: the next die taken lies here
board-level-how = Level { $level }: a lecture here costs { $cost } :innovation:
board-prize-how = Level { $level }: { $n } :points: for the most lectures on it
board-gear = { $gear }: to build it costs { $cost }
board-item-book = A book: it pays for a publication
board-item-addition = An addition gear for the reserve: { $n } left
board-room = room { $n }: a disc here costs { $coins } :coin: or { $innovation } :innovation:
board-science = { $science }: discs in this room win tokens that pay for partners of this science
board-deck = deck: { $n ->
    [0] empty, the discards are shuffled when a card is drawn
    [one] { $n } card to be drawn
   *[other] { $n } cards to be drawn
}
board-discards = discard pile: { $n ->
    [0] no card
   *[other] { $names }
}
board-innovation = Innovation { $n }: pays for lectures and rooms
board-books = Books { $n }: each pays for a publication
board-enlarge-how = enlarge: show this area in full
