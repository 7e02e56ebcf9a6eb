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
board-gear-disc = disc
board-gear-open = open
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
