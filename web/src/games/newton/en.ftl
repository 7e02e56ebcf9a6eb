# Words only the drawing needs

## The atlas
board-north = N
board-sea-north = Mare Germanicum
board-sea-south = Mare Mediterraneum
board-sea-west = Oceanus
board-sea-east = Pontus
board-europe = Europa
board-europe-for = for the use of travelling scholars
board-master = Master
board-rank = { $rank } from { $n } points
board-road = Road: { $a } – { $b }
board-branch = Branch: { $a } – { $b }
board-toll = { $n ->
    [0] no toll
    [one] toll: { $n } coin
   *[other] toll: { $n } coins
}
board-cubes-of = cubes: { $who }
board-scientist-of = Scientist of { $who }: { $place }
board-students-of = students: { $who }
board-markers-of = markers: { $who }

## The plate of tracks
board-technology-how = forward only; each end once per colour
board-work-how = a coin for each space
board-stock = Tiles in stock
board-left = { $what }: { $n } left
board-market = Cards on offer
board-market-how = Lessons: take a card up to the value of the action
board-deck = Deck of { $level }: { $left } left
board-turn-up = 1 :coin: :arrow: 2 :card:
board-discoveries = Great discoveries
board-costs = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
board-income-of = income: { $what }
board-leaf-atlas = Atlas
board-leaf-tree = Tracks
board-leaf-market = Cards
board-leaf-desk = Desk
board-leaf-asked = , something to choose

## The study
board-study = Study board
board-whose = Whose study
board-look-at = Look at the study of { $who }
board-cubes-left = Cubes left
board-students-left = Students in reserve
board-filled = a tile lies on it
board-pane = window pane, where runs end
board-met = nothing is missing
board-potions-instead = { $n ->
    [one] or { $n } potion instead
   *[other] or { $n } potions instead
}
board-run = { $n ->
    [one] full: { $n } point each round
   *[other] full: { $n } points each round
}
board-shelf-needs = this shelf needs Study { $n }
board-piles = Piles of shelf tiles
board-pile = { $n ->
    [0] empty pile, its bonus is taken
    [one] { $n } tile left, then { $bonus }
   *[other] { $n } tiles left, then { $bonus }
}
board-tokens = Tokens taken
board-no-tokens = no token yet
board-slots = Income slots
board-slot-free = free income slot: a tile here pays at every upkeep
board-upkeep = at the next upkeep
board-income-0 = +2
board-income-1 = +2
board-income-2 = +1
board-income-8 = :medicine: 1
board-income-9 = :medicine: 3
board-desk = Desk
board-symbols = Symbols in sight
board-symbol = { $n ->
    [one] { $action }: { $n } symbol in sight
   *[other] { $action }: { $n } symbols in sight
}
board-printed = one of them is printed on the desk
board-part-card = this card
board-part-desk = desk
board-part-tucked = under it
board-part-drawers = drawers
board-part-printed = printed
board-part-joker = joker
board-part-boost = boost
board-card-first = first card
board-card-second = second card
board-card-third = third card
board-card-fourth = fourth card
board-card-fifth = fifth card
board-drawer-free = free drawer: for a development tile
board-special = special action under the desk: { $effect }
board-special-short = Special
board-worth = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-hand = Hand
board-hand-how = { $n ->
    [0] no card left
    [one] { $n } card, for your next turn
   *[other] { $n } cards, for your next turns
}
board-hand-open = { $n ->
    [0] no card left
    [one] { $n } card, open to all
   *[other] { $n } cards, open to all
}
board-draft = Masters
board-draft-how = choose one to keep
board-joker = +1 as any
board-quick = Quick:
board-effect = Effect
board-effect-says = Effect of the card: { $effect }
board-price-boost = 2 :coin:
board-price-potion = 3 :coin:
board-price-student = 5 :coin:
board-quick-boost = boost
board-quick-potion = potion
board-quick-student = student
board-why-boost = Quick action, once a turn: raise the action by 1 for 2 :coin:
board-why-potion = Quick action: buy a potion for 3 :coin:
board-why-student = Quick action: hire a student for 5 :coin:
board-masters = Masters
board-masters-hidden = { $n } in hand
board-points = points
board-goals = Objectives and what they are worth now
board-worth-now = worth now
board-occupied = occupied
board-first = First player of this round

## Effects in icons
board-action-work = :work:
board-action-technology = :technology:
board-action-travel = :travel:
board-action-lessons = :lessons:
board-action-study = :study:
board-action-joker = :joker:
board-action-any = :joker:
board-book-orange = :book-orange:
board-book-green = :book-green:
board-book-blue = :book-blue:
board-book-any = :book-any:
board-level-1 = I
board-level-2 = II
board-level-3 = III
board-join-and = { $a } { $b }
board-effect-price = { $price }:arrow:{ $gain }
board-effect-per = { $gain } / { $what }
board-effect-after = { $action }{ $n }+ :arrow: { $gain }
board-per-master = :master:
board-per-university = :university:
board-per-ancient = :ancient-land:
board-per-run = :book::check:
board-atom-coin = { $n }:coin:
board-atom-potion = { $n }:potion:
board-atom-student = { $n }:student:
board-atom-vp = { $n }:points:
board-atom-pay-card = :card:
board-atom-cube-university = :cube::university:
board-atom-cube-ancient = :cube::ancient-land:
board-atom-cube-place = :cube:
board-atom-medicine = :medicine:
board-atom-discovery-half = ½ :innovation:
board-atom-discovery-free = :innovation:
board-atom-action = { $action }{ $n }
board-atom-action-split = { $action }{ $n }, split
board-atom-action-ignoring = { $action }{ $n }:unlocked:
board-atom-action-no-coins = { $action }{ $n }, no :coin:
board-atom-action-no-tolls = { $action }{ $n }, no tolls
board-atom-action-cubes = { $action }{ $n } + :cube:
board-atom-action-then-act = { $action }{ $n } :arrow: :card:
board-atom-remove-shelf-tile = −{ $n } :book:
board-atom-card = :card: ≤ { $level }
board-atom-vp-per-book = 1:points: / { $book }
board-atom-vp-per-triple = { $n }:points: / 3:book:
board-atom-play-master = :master:
board-atom-income-again = :replay::income:
board-atom-bonus-again = :replay::bonus:
board-atom-city-again = :replay::city:
board-atom-master-again = :replay::master:
board-atom-objective-now = :objective::points:
board-atom-repeat-effect = :replay::lightning:
board-atom-teleport = :village:
board-atom-second-shelf-tile = +1:book:
board-atom-ignore-requirement = :book::unlocked:
board-atom-double-bonus = 2 × :bonus:
board-atom-extra-cube = +1:cube:
board-objective-most = { $what }
board-lack-objective-not-occupied = { $vp }:points:/:objective:
board-lack-student-in-reserve = { $vp }:points:/:student:
board-lack-university-not-visited = { $vp }:points:/:university:
board-lack-master-not-played = { $vp }:points:/:master:
board-lack-income-slot-empty = { $vp }:points:/:income:
board-lack-cube-not-placed = { $vp }:points:/:cube:
board-lack-work-special-ahead = { $vp }:points:/:work:
board-lack-shelf-tile-left = { $vp }:points:/:book:

## Names with the places where a narrow card may break them
action-technology = Technology
card-l1-12 = The apothe­cary’s class
card-l1-15 = The common­place book
card-l2-06 = The phlogis­ton jar
card-l2-10 = The encyclo­paedist
card-l2-12 = The public demon­stration
card-l2-13 = The librarian
card-l3-04 = The obser­va­tory
card-l3-07 = The circum­navi­gation
card-l3-11 = The recapitu­lation
card-x1-01 = The millwright
card-x2-01 = The instru­ment maker’s notes
specialization-any-dev = Specialization (any develop­ment)
specialization-technology = Specialization (Techno­logy)
invention-univ = The learned corres­pondence

## What things are for
board-why-coins = Coins: for tolls, quick actions and exchanges
board-why-potions = Potions: each stands in for a missing book
board-why-books = { $books }: for spaces of the shelf and for objectives
board-why-cubes = Cubes left: one is put on each place where a journey ends
board-why-students = Students in reserve: hired, they start at the root of the tree
board-why-upkeep = Income: what the next upkeep pays
board-token = whoever comes by takes it
board-token-taken = { $token }: it paid when it was taken
board-slot-full = { $what }: pays at every upkeep
board-drawer-full = { $what }: one more symbol of its action
board-column-free = column { $n }: free for a card, one each turn
board-card-plain = no special effect
board-card-joker = adds 1, only in the turn it is played
board-place-start = every scientist begins the match here
board-place-village = a stop on the way, without a cube
board-place-city = a cube here brings its bonus
board-place-university = a cube here counts as a visit, for its space of the shelf
board-place-ancient-land = a cube here counts as a visit, for its space of the shelf
board-place-master = a cube here plays a master of the hand
board-place-objective = a cube here makes the objective count
board-work-start = every marker begins here
board-root = students begin here
board-step = a step without a bonus
