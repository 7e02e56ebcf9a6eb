### Newton

## The game

title = Newton
subtitle = A scholar’s life in the age of Newton
blurb = Six rounds at a scholar’s desk. Each card you play strengthens the next of its kind; travel the roads of Europe, climb the branches of technology, fill your bookshelf and win the great masters to your cause.
period = An atlas of the 18th century

## Options

option-draft = Draft of masters
option-draft-help = Choose your four masters one by one and pass the rest to the left, instead of keeping those you are dealt.
option-lectures = Master Lectures
option-lectures-help = Thirty more action cards: double symbols, split symbols, and special actions that wait under your desk.
option-discoveries = Great Discoveries
option-discoveries-help = Great discoveries to buy: books and income while they last, points once you publish them.

## Actions, books, colours

action-work = Work
action-technology = Technology
action-travel = Travel
action-lessons = Lessons
action-study = Study
action-joker = Joker
action-any = Any action
book-orange = orange book
book-green = green book
book-blue = blue book
book-any = book of any colour
level-1 = level I
level-2 = level II
level-3 = level III

## Places

place-basel = Basel
place-bologna = Bologna
place-paris = Paris
place-leipzig = Leipzig
place-krakow = Kraków
place-cambridge = Cambridge
place-salamanca = Salamanca
place-athenai = Athenai
place-carthago = Carthago
place-alexandria = Alexandria
place-istanbul = Istanbul
place-amsterdam = Amsterdam
place-napoli = Napoli
place-lisboa = Lisboa
place-wien = Wien
place-stockholm = Stockholm
place-edinburgh = Edinburgh
place-master = Master space
place-objective = Objective space
place-dijon = Dijon
place-koln = Köln
place-calais = Calais
place-york = York
place-bordeaux = Bordeaux
place-sevilla = Sevilla
place-marseille = Marseille
place-milano = Milano
place-roma = Roma
place-hamburg = Hamburg
place-nurnberg = Nürnberg
place-danzig = Danzig
place-beograd = Beograd
place-creta = Creta
to-master = the master space
to-objective = the objective space
to-creta = Creta
kind-start = start
kind-village = village
kind-city = city
kind-university = university
kind-ancient-land = ancient land
university-1 = University I
university-2 = University II
university-3 = University III
university-4 = University IV
university-5 = University V
university-6 = University VI
ancient-column = Land of the column
ancient-pyramid = Land of the pyramid
ancient-menhir = Land of the menhir
place-with = { $place }: { $tile }

## Tiles and tokens

city-coins = Trading city
city-potions = City of apothecaries
city-student = City of students
city-university = City of deans
city-ancient = City of antiquaries
city-medicine = Medicine city
city-discovery = City of inventors
bonus-coins-2 = token (2 :coin:)
bonus-coins-3 = token (3 :coin:)
bonus-vp-2 = token (2 :points:)
bonus-vp-3 = token (3 :points:)
bonus-potion-1 = token (1 :potion:)
bonus-potion-2 = token (2 :potion:)
bonus-student = token (1 :student:)
specialization-work = Specialization (Work)
specialization-technology = Specialization (Technology)
specialization-travel = Specialization (Travel)
specialization-lessons = Specialization (Lessons)
specialization-study = Specialization (Study)
specialization-any-dev = Specialization (any development)
specialization-income-vp = Specialization (income of points)
specialization-income-coins = Specialization (income of coins)
specialization-income-potion = Specialization (income of potions)
specialization-income-any = Specialization (any income)
invention-potion-vp = The barometer
invention-potions-vp = The alembic
invention-student = The school of engineers
invention-masters = The portrait gallery
invention-univ = The learned correspondence
invention-ancient = The deciphered stone
invention-shelf-runs = The catalogue
invention-study = The reading lamp
invention-lessons = The magic lantern
invention-travel = The chronometer
invention-discovery = The patent
objective-coins = Objective (coins)
objective-potions = Objective (potions)
objective-bonus = Objective (bonus tokens)
objective-univ = Objective (universities)
objective-ancient = Objective (ancient lands)
objective-students = Objective (students at ends)
objective-masters = Objective (masters)
objective-books = Objective (sets of books)
objective-shelf = Objective (shelf tiles)
objective-cards = Objective (action cards)
objective-discovery = Objective (great discoveries)
objective-says-coins = { $vp } :points: for each :coin: left
objective-says-potions = { $vp } :points: for each :potion: left
objective-says-bonus = { $vp } :points: for each :bonus: taken
objective-says-univ = { $vp } :points: for each :university: visited
objective-says-ancient = { $vp } :points: for each :ancient-land: visited
objective-says-students = { $vp } :points: for each :student: at an end
objective-says-masters = { $vp } :points: for each :master: played
objective-says-books = { $vp } :points: for each set of three different books
objective-says-shelf = { $vp } :points: for every { $each } shelf tiles placed
objective-says-cards = { $vp } :points: for every { $each } cards that are not starting cards
objective-says-discovery = { $vp } :points: for each great discovery
objective-most = { $what }, { $most } at most
stock-0 = income of points
stock-1 = income of coins
stock-2 = income of potions
stock-3 = development (Work)
stock-4 = development (Technology)
stock-5 = development (Travel)
stock-6 = development (Lessons)
stock-7 = development (Study)
stock-8 = medicine income
stock-9 = medicine income, turned

## Study boards

board-a = study board A
board-b = study board B
board-c = study board C
board-d = study board D
shelf = shelf { $n }
desk = desk
bookshelf = bookshelf
hand = hand
drawer = drawer
column = column { $n }
board-map = map of Europe
board-tree = technology tree
board-track = Work track
tree-root = Root
tree-trunk = Trunk { $n }, step { $step }
tree-branch = Branch { $n }, step { $step }
tree-end = End of branch { $n }
tree-master = Master space
work-space = Work space { $n }

## Masters

master-boyle = Robert Boyle
master-brahe = Tycho Brahe
master-browne = Thomas Browne
master-bruno = Giordano Bruno
master-descartes = René Descartes
master-cavendish = Margaret Cavendish
master-copernicus = Nicolaus Copernicus
master-cusano = Nicholas of Cusa
master-fahrenheit = Daniel Fahrenheit
master-galilei = Galileo Galilei
master-gilbert = William Gilbert
master-halley = Edmond Halley
master-huygens = Christiaan Huygens
master-kepler = Johannes Kepler
master-leibniz = Gottfried Leibniz
master-newton = Isaac Newton
master-paracelsus = Paracelsus
master-pascal = Blaise Pascal
master-torricelli = Evangelista Torricelli
master-winkelmann = Maria Winkelmann
master-hidden = a hidden master

## Action cards

card-start-work = The workshop
card-start-technology = Clockwork
card-start-travel = The stage coach
card-start-lessons = The lecture hall
card-start-study = The candle
card-start-joker = Wit
card-l1-01 = The surveyor
card-l1-02 = The almanac
card-l1-03 = Odd jobs
card-l1-04 = The gear train
card-l1-05 = The pendulum
card-l1-06 = Spare parts
card-l1-07 = The mail boat
card-l1-08 = The pilgrim road
card-l1-09 = The merchant’s cart
card-l1-10 = Of lenses
card-l1-11 = Of tides
card-l1-12 = The apothecary’s class
card-l1-13 = The herbarium
card-l1-14 = The copyist
card-l1-15 = The commonplace book
card-l2-01 = The printing house
card-l2-02 = The still
card-l2-03 = The patron’s commission
card-l2-04 = The air pump
card-l2-05 = The double prism
card-l2-06 = The phlogiston jar
card-l2-07 = Grand tour
card-l2-08 = The balloon
card-l2-09 = The trading post
card-l2-10 = The encyclopaedist
card-l2-11 = The debate
card-l2-12 = The public demonstration
card-l2-13 = The librarian
card-l2-14 = Two lamps
card-l2-15 = The elixir
card-l3-01 = The academy
card-l3-02 = The gilded workshop
card-l3-03 = The royal charter
card-l3-04 = The observatory
card-l3-05 = The greenhouse
card-l3-06 = The assistants
card-l3-07 = The circumnavigation
card-l3-08 = The caravan
card-l3-09 = The ocean chart
card-l3-10 = The polymath
card-l3-11 = The recapitulation
card-l3-12 = The treatise in three volumes
card-l3-13 = The flash of insight
card-l3-14 = The cabinet of curiosities
card-l3-15 = The printed thesis
card-x1-01 = The millwright
card-x1-02 = The harbour master
card-x1-03 = The tutor
card-x1-04 = The ship’s clock
card-x1-05 = The model room
card-x1-06 = The visiting scholar
card-x1-07 = The scrivener
card-x1-08 = The open shelf
card-x1-09 = The herb garden
card-x1-10 = The errand boy
card-x2-01 = The instrument maker’s notes
card-x2-02 = The travel journal
card-x2-03 = The seminar
card-x2-04 = The double shift
card-x2-05 = The twin engines
card-x2-06 = The relay of horses
card-x2-07 = The rent collector
card-x2-08 = The keepsake
card-x2-09 = The reading circle
card-x2-10 = The exchange of letters
card-x3-01 = The great works
card-x3-02 = The mechanical theatre
card-x3-03 = The fast frigate
card-x3-04 = The master lecture
card-x3-05 = The closing address
card-x3-06 = The night of study
card-x3-07 = The honorary citizen
card-x3-08 = The traveller’s tales
card-x3-09 = The master’s legacy
card-x3-10 = The early triumph
card-says = { $action }

## Great discoveries

discovery-gd1 = Universal gravitation
discovery-gd2 = The orbit of the comet
discovery-gd3 = The method of fluxions
discovery-gd4 = The laws of motion
discovery-gd5 = The composition of light
discovery-gd6 = The figure of the Earth
discovery-gd7 = The weight of air
discovery-gd8 = The circulation of the blood
lack-objective-not-occupied = { $vp } :points: for each :objective: you do not occupy
lack-student-in-reserve = { $vp } :points: for each :student: in reserve
lack-university-not-visited = { $vp } :points: for each :university: not visited
lack-master-not-played = { $vp } :points: for each :master: not played
lack-income-slot-empty = { $vp } :points: for each empty :income: slot
lack-cube-not-placed = { $vp } :points: for each :cube: not placed
lack-work-special-ahead = { $vp } :points: for each special :work: space ahead
lack-shelf-tile-left = { $vp } :points: for each shelf tile in its pile

## Effects

join-and = { $a }, { $b }
join-or = { $a } / { $b }
effect-price = { $price } :arrow: { $gain }
effect-per = { $gain } for each { $what }
effect-after = after { $action } { $n }+: { $gain }
per-master = :master: played
per-university = :university: visited
per-ancient = :ancient-land: visited
per-run = full run
atom-coin = { $n } :coin:
atom-potion = { $n } :potion:
atom-student = { $n } :student:
atom-vp = { $n } :points:
atom-books = { $books }
icon-book-orange = :book-orange:
icon-book-green = :book-green:
icon-book-blue = :book-blue:
icon-book-any = :book-any:
join-books = { $a }{ $b }
atom-pay-card = 1 :card: of your hand
atom-cube-university = a :cube: on a :university:
atom-cube-ancient = a :cube: on an :ancient-land:
atom-cube-place = a :cube: on a city, university or ancient land
atom-medicine = medicine income :medicine:
atom-discovery-half = a great discovery at half price
atom-discovery-free = a great discovery for free
atom-action = { $action } { $n }
atom-action-split = { $action } { $n }, may be split
atom-action-ignoring = { $action } { $n }, nothing asked for
atom-action-no-coins = { $action } { $n }, without coins
atom-action-no-tolls = { $action } { $n }, without tolls
atom-action-cubes = { $action } { $n }, a :cube: on every place
atom-action-then-act = { $action } { $n }, then the action of that card
atom-remove-shelf-tile = { $n } shelf tiles leave your supply
atom-card = a face-up card up to { $level }
atom-vp-per-book = 1 :points: for each { $book }
atom-vp-per-triple = { $n } :points: for every three equal books
atom-play-master = play a :master:
atom-income-again = an income tile of yours pays now
atom-bonus-again = one of your tokens works again
atom-city-again = a city with your :cube: works again
atom-master-again = the :lightning: of a master you played
atom-objective-now = score an :objective: you occupy
atom-repeat-effect = the :lightning: of another card on your desk
atom-teleport = to a village without a token
atom-second-shelf-tile = a second tile, the value split
atom-ignore-requirement = the space asks for nothing
atom-double-bonus = tokens count twice
atom-extra-cube = one more :cube: on the way

## What is asked

prompt-play-card = Play a card
prompt-act = Act, or end the turn
prompt-act-next = Play the next card, or end the turn
prompt-act-over = End the turn
prompt-work = How far do you move?
prompt-technology = Choose where a student goes
prompt-travel = Choose where the journey ends
prompt-teleport = Choose a village
prompt-lessons = Choose a card to take
prompt-study = Choose a shelf space
prompt-choose-action = Choose an action
prompt-place-cube = Where does your cube go?
prompt-discard = Remove which card?
prompt-again = What works again?
prompt-choose-tile = Choose a tile
prompt-replace-tile = No room: exchange a tile?
prompt-claim-discovery = Choose a great discovery
prompt-play-master = Play a master?
prompt-keep-master = Choose a master to keep
prompt-tuck = Tuck which card?
hint-play-card = Column { $column } of your desk
hint-value = { $action }, value { $value }
hint-act-waiting = { $card }: its action is still to be done
hint-act-done = { $card }: its action is done
hint-act-empty = No card in hand: no action this turn
hint-steps = { $left ->
    [one] { $action }, value { $value }; { $left } step left
   *[other] { $action }, value { $value }; { $left } steps left
}
hint-left = { $action }, value { $value }; { $left } left
hint-tile = New: { $tile }
hint-cost = It costs { $n } :coin:
hint-draft = Pick { $pick } of { $picks }; the rest go to the left
hint-solo-masters = Keep { $picks } in all
hint-tuck = Under the desk its symbols count for good, nothing else
hint-tuck-joker = Under the desk symbols count for good; a joker has none
hint-tuck-special = Under the desk symbols count for good; a special card has its special action there instead
hint-discard = It leaves the match for good

## Moves

move-play = { $card }: { $action } { $value }
move-play-joker = { $card }: any action
move-act = { $action } { $value }
move-effect = { $effect }
move-end = End turn
move-stop = End here
move-end-idle = End turn without acting
move-skip = { $task ->
    [travel] Stay here
    [technology] Stay put
    [play-master] Not now
    [replace-tile] Keep mine
    [choose-action] No action
    [place-cube] No cube
    [study] No tile
    [lessons] No card
    [claim-discovery] None
   *[other] Nothing
}
move-finish = No more
move-work = { $coins ->
    [one] Space { $n }: { $coins } :coin:
   *[other] Space { $n }: { $coins } :coin:
}
move-work-tile = Space { $n }: { $coins } :coin:, { $tile }
move-collect = Stay: { $coins } :coin:
move-step = { $space }
move-step-tile = { $space }: { $tile }
move-go = { $place }
move-go-toll = { $place }, toll { $toll } :coin:
move-by = One step: { $place }
move-by-toll = One step: { $place }, toll { $toll } :coin:
move-drop = Put a cube here :cube:
move-take = { $card }
move-shelf = Shelf { $shelf }: { $need }
move-shelf-potions = Shelf { $shelf }: { $need }, for { $n } :potion:
move-second = Pay { $n } :coin: for a second tile
move-ignore = Pay { $n } :coin: to ignore what the space asks for
move-discard = { $card }
move-again = { $what }: { $effect }
move-master = { $master }: { $effect }
move-tile = { $tile }
move-replace = Give up: { $tile }
move-cube = { $place }
move-claim = { $tile }, { $cost } :coin:
move-tuck = { $card }: { $symbols }
move-reveal = Turn up { $level } cards
move-boost = Raise the action by 1
move-potion = Buy a potion
move-hire = Hire a student
move-special = Special action: { $effect }
move-buy = Buy { $tile }
move-use = Publish { $tile } ({ $points } :points:)
no-symbol = no symbol

## Why not

refusal-already-acted = You have already done the action of this turn’s card.
refusal-effect-used = This effect has been used already.
refusal-too-few-coins = This costs { $cost } :coin:, and you have { $coins }.
refusal-too-few-potions = This costs { $cost } :potion:, and you have { $potions }.
refusal-hand-empty = You have no card in hand to remove.
refusal-no-such-book = None of your books at hand has this colour.
refusal-no-triple = You do not have three equal books at hand.
refusal-nothing-to-repeat = No other card on your desk has an immediate effect you could use now.
refusal-no-village = There is no village without a token to go to.
refusal-no-income-tile = You have no income tile that could pay now.
refusal-no-token = You have taken no bonus token.
refusal-no-city = No city holds a cube of yours.
refusal-no-master = You have played no master with an immediate effect.
refusal-no-objective = You occupy no objective.
refusal-no-space-left = Your marker stands on the last space of the Work track.
refusal-no-cube-here = This place takes no cube.
refusal-no-student = No student of yours on the tree can go on.
refusal-no-shelf-tile = You have no shelf tile left.
refusal-no-face-up-card = There is no face-up card to take.
refusal-books-missing = { $missing ->
    [one] { $missing } book is missing; you have { $potions } :potion: to stand in for it.
   *[other] { $missing } books are missing; you have { $potions } :potion: to stand in for them.
}
refusal-end-taken = One of your students stands on this end already.
refusal-no-steps-left = The value of { $value } is used up; a boost would allow one step more.
refusal-too-far = It is { $steps } steps away; { $left ->
    [one] you have 1 left
   *[other] you have { $left } left
}.
refusal-toll = The toll is { $toll } :coin:, and you have { $coins }.
refusal-cube-there = Your cube lies there already.
refusal-no-cube-left = You have no cube left.
refusal-level-too-high = A card of { $level } needs a value of { $needed }; { $value } is left.
refusal-shelf-too-high = Shelf { $needed } needs a value of { $needed }; { $value } is left.
refusal-not-visited = { $home } has not been visited; it takes { $needed } :potion: instead, and you have { $potions }.
refusal-one-tile = This action places one tile only.
refusal-stack-empty = This stack is empty.
refusal-deck-empty = This deck is empty.
refusal-already-boosted = You have raised an action this turn already.
refusal-nothing-to-boost = There is no action of a card left to raise this turn.
refusal-reserve-empty = You have no student in reserve.
refusal-special-used = This special action has been used this turn.
refusal-condition-not-met = First complete { $action } of { $needed } or more with this turn’s card.

## What happened

event-round = Round { $round }
event-first = { $you ->
    [yes] You begin
   *[no] { $who } begins
}
event-board = { $you ->
    [yes] You get { $board }
   *[no] { $who } gets { $board }
}
event-dealt = { $you ->
    [yes] You are dealt { $master }
   *[no] { $who } is dealt { $master }
}
event-kept = { $you ->
    [yes] You keep { $master }
   *[no] { $who } keeps { $master }
}
event-played = { $you ->
    [yes] You play { $card } in column { $column }
   *[no] { $who } plays { $card } in column { $column }
}
event-no-card = { $you ->
    [yes] You have no card to play
   *[no] { $who } has no card to play
}
event-acted = { $you ->
    [yes] You do the { $action } action, value { $value }
   *[no] { $who } does the { $action } action, value { $value }
}
event-worked = { $you ->
    [yes] You move your marker to space { $n } of the Work track
   *[no] { $who } moves the marker to space { $n } of the Work track
}
event-stayed = { $you ->
    [yes] You collect your pay without moving
   *[no] { $who } collects the pay without moving
}
event-stepped = { $you ->
    [yes] You move a student one step
   *[no] { $who } moves a student one step
}
event-went = { $you ->
    [yes] { $toll ->
        [0] You travel to { $place }
       *[other] You travel to { $place }, toll { $toll } :coin:
    }
   *[no] { $toll ->
        [0] { $who } travels to { $place }
       *[other] { $who } travels to { $place }, toll { $toll } :coin:
    }
}
event-cubed = { $you ->
    [yes] You place cube { $number }: { $place } :cube:
   *[no] { $who } places cube { $number }: { $place } :cube:
}
event-took = { $you ->
    [yes] You take { $card }
   *[no] { $who } takes { $card }
}
event-shelved = { $you ->
    [yes] You place a tile on shelf { $shelf }
   *[no] { $who } places a tile on shelf { $shelf }
}
event-run-full = { $you ->
    [yes] You complete a run: { $vp } :points: each round
   *[no] { $who } completes a run: { $vp } :points: each round
}
event-gained = { $you ->
    [yes] You gain { $what }
   *[no] { $who } gains { $what }
}
event-student = { $you ->
    [yes] { $n ->
        [one] You put a student on the root of the tree :student:
       *[other] You put { $n } students on the root of the tree :student:
    }
   *[no] { $n ->
        [one] { $who } puts a student on the root of the tree :student:
       *[other] { $who } puts { $n } students on the root of the tree :student:
    }
}
event-idle = { $you ->
    [yes] You can do nothing with { $action } { $value } now
   *[no] { $who } can do nothing with { $action } { $value } now
}
event-paid = { $you ->
    [yes] You pay { $what }
   *[no] { $who } pays { $what }
}
event-token = { $you ->
    [yes] You take a { $token }
   *[no] { $who } takes a { $token }
}
event-tile = { $you ->
    [yes] You get: { $tile }
   *[no] { $who } gets: { $tile }
}
event-master = { $you ->
    [yes] You play { $master } :master:
   *[no] { $who } plays { $master } :master:
}
event-master-again = { $you ->
    [yes] You call on { $master } again
   *[no] { $who } calls on { $master } again
}
event-invented = { $you ->
    [yes] You reach an invention: { $tile }
   *[no] { $who } reaches an invention: { $tile }
}
event-city = { $you ->
    [yes] You receive the bonus of { $place }: { $tile }
   *[no] { $who } receives the bonus of { $place }: { $tile }
}
event-goal = { $you ->
    [yes] You occupy: { $tile } :objective:
   *[no] { $who } occupies: { $tile } :objective:
}
event-revealed = { $you ->
    [yes] You pay to turn up cards of { $level }
   *[no] { $who } pays to turn up cards of { $level }
}
event-boosted = { $you ->
    [yes] You raise the action by 1
   *[no] { $who } raises the action by 1
}
event-hired = { $you ->
    [yes] You hire a student :student:
   *[no] { $who } hires a student :student:
}
event-brewed = { $you ->
    [yes] You buy a potion :potion:
   *[no] { $who } buys a potion :potion:
}
event-special = { $you ->
    [yes] You use the special action of { $card }
   *[no] { $who } uses the special action of { $card }
}
event-bought = { $you ->
    [yes] You acquire { $tile }
   *[no] { $who } acquires { $tile }
}
event-used = { $you ->
    [yes] You publish { $tile }: { $points } :points:
   *[no] { $who } publishes { $tile }: { $points } :points:
}
event-discarded = { $you ->
    [yes] You remove { $card } from the match
   *[no] { $who } removes { $card } from the match
}
event-removed = { $you ->
    [yes] You remove shelf tiles for good
   *[no] { $who } removes shelf tiles for good
}
event-tucked = { $you ->
    [yes] You put { $card } under your desk
   *[no] { $who } puts { $card } under the desk
}
event-income = { $you ->
    [yes] You collect your income
   *[no] { $who } collects income
}
event-teleported = { $you ->
    [yes] You go straight to { $place }
   *[no] { $who } goes straight to { $place }
}
event-effect = { $you ->
    [yes] You use the effect of { $card }
   *[no] { $who } uses the effect of { $card }
}
event-turned-up = Turned up: { $card }
event-pile = { $you ->
    [yes] You empty a pile of shelf tiles
   *[no] { $who } empties a pile of shelf tiles
}
event-scored = { $you ->
    [yes] You score { $tile } now: { $points } :points:
   *[no] { $who } scores { $tile } now: { $points } :points:
}
event-ended = The last round is over
event-passed = { $you ->
    [yes] You are first player now :apple:
   *[no] { $who } is first player now :apple:
}

## Numbers

measure-points = Points if it ended now
measure-coins = Coins
measure-potions = Potions
measure-income = Points at each upkeep
measure-cubes = Cubes on the map
measure-students = Students on the tree
measure-marker = Work track
measure-shelf = Shelf tiles placed
measure-value = Value of the action
measure-hand = Cards in hand
measure-masters = Masters played
figure-coins = Coins
figure-potions = Potions
figure-orange = Orange books in sight
figure-green = Green books in sight
figure-blue = Blue books in sight
figure-any = Books of any colour
figure-cubes = Cubes on the map
figure-shelf = Shelf tiles placed
figure-students = Students on the tree
figure-masters = Masters played
figure-cards = Cards in hand
stage-setup = Setup
stage-round = Round { $round } of { $rounds }
stage-turn = Turn { $turn } of { $turns }
stage-upkeep = Upkeep
stage-rank = Next rank: { $rank }, from { $points } :points:

## The value of an action

part-card = this card
part-desk = desk
part-tucked = under the desk
part-drawers = drawers
part-printed = printed
part-joker = joker
part-boost = boost

## The end

sheet-track = Points gained during the match
sheet-from-cubes = Ninth to twelfth cube
sheet-from-runs = Full runs of the bookshelf
sheet-from-incomes = Income tiles and medicine
sheet-from-tokens = Bonus tokens
sheet-from-cards = Effects of action cards
sheet-from-specials = Special actions
sheet-from-masters = Effects of masters
sheet-from-cities = Cities
sheet-from-inventions = Inventions
sheet-from-piles = Piles of shelf tiles emptied
sheet-from-objectives = Objectives scored before the end
sheet-from-discoveries = Income of great discoveries
sheet-from-publishing = Great discoveries published
sheet-note-cubes = { $n ->
    [one] { $n } cube placed
   *[other] { $n } cubes placed
}
sheet-note-runs = { $n ->
    [one] { $n } run, { $vp } at each upkeep
   *[other] { $n } runs, { $vp } at each upkeep
}
sheet-note-tokens = { $n ->
    [one] { $n } token taken
   *[other] { $n } tokens taken
}
sheet-objective = { $tile }
sheet-master = { $master }
sheet-count = { $count } × { $vp }
sheet-count-each = { $count } in groups of { $each } × { $vp }
sheet-most = { $most } at most
ending-rounds = { $rounds ->
    [one] One round has been played.
   *[other] { $rounds } rounds have been played.
}
tie-shared = Points are equal: the victory is shared.
ending-rank = Your rank: { $rank }.
rank-illiterate = Illiterate
rank-scribe = Scribe
rank-student = Student
rank-scholar = Scholar
rank-professor = Professor
rank-dean = Dean
rank-luminary = Luminary
rank-master-of-knowledge = Master of knowledge
rank-genius = Genius
rank-legend = Legend of science

## What waits

queue-technology = then the student moves on
queue-travel = then the journey goes on
queue-study = then the study goes on
queue-lessons = then the lessons go on
queue-effect = then { $effect }
queue-play-master = then a master

## The guided first match

guide-play-card = Each card does one action: the more of its symbols on your desk, under it and in your drawers, the stronger it is. Early on, play Lessons and Travel: more cards and more places visited open up everything else.
guide-act = Do the action of your card. Coins buy help at any moment: 2 raise the action by 1, 3 buy a potion, 5 hire a student, 1 turns up two cards.
guide-work = You gain one coin for each space, so go as far as you can, unless a special space lies just before that.
guide-technology = A special space works only if you stop on it; tokens are taken in passing. Ends with an objective need four books, or potions in their place; master spaces ask for nothing.
guide-travel = Where you stop you leave a cube: cities pay at once, universities and ancient lands open spaces of your bookshelf.
guide-lessons = One card goes under your desk every round, so without new ones your hand runs dry. Books on cards open shelves and objectives.
guide-study = A full row or column pays at the end of every round: the earlier, the better.
guide-tuck = This card will not come back to your hand, but its symbols count for the rest of the match. A joker counts for nothing there; a special card offers its special action instead. Choose what you want to grow.
guide-play-master = A master gives points at the end and help now, or books for good. Play the one whose help counts most at this moment.
guide-keep-master = Four masters will be yours. Masters with books help all match long; strong actions are best late.
guide-choose-action = Choose what helps most now: each action shows its value. What a master gives has its printed value; only the action of a card just taken grows with the symbols of your desk.
guide-place-cube = This cube counts like a visit on foot: a city pays at once, a university or an ancient land opens your bookshelf.
guide-teleport = This jump costs no toll. Choose the village nearest to where you want to travel next.
guide-discard = The removed card never comes back: give up one whose action you no longer need.
guide-again = Something you already own works once more: take what gains most now.
guide-choose-tile = Developments in your drawers add a symbol for good; incomes pay at the end of every round.
guide-replace-tile = Five places are all you have. Exchange only for something that will pay more in the rounds left.
guide-claim-discovery = A great discovery gives books and income while you keep it, and points when you publish it.
