### Ada’s Dream

## The game

title = Ada’s Dream
subtitle = Build the analytical engine
blurb = Push dice around the workshop, place them in your engine and join them with gears: every line is a sum that scores. Travel Britain, meet the great minds of the age, lecture at the learned societies, and keep enough steam to let the engine run.
period = A Victorian blueprint, 1843

## Options

option-variable = Variable setup
option-variable-help = University tiles, objectives and breakthrough tokens are drawn at random. For those who know the game.
option-draft = Draft the first partner
option-draft-help = The first partners are turned up and chosen in reverse turn order instead of being dealt.
option-own_discs_only = Own discs only
option-own_discs_only-help = At universities only your own discs above yours pay, not those of others.

## Colours, areas, sciences

color-purple = purple
color-blue = blue
color-yellow = yellow
color-green = green
color-grey = grey
die = { $color } { $value }

area-study = Study
area-travel = Travel
area-meetings = Meetings
area-institution = Institution
workshop = Workshop
engine = Engine
storage = storage
bag = bag
research = Research
lines = Lines
assignments = Assignments
hand = Hand
deck = deck
discard = discard
reserve = in reserve
britain = Britain

science-mathematics = mathematics
science-physics = physics
science-astronomy = astronomy
science-engineering = engineering
science-sponsor = sponsor

institution-royal_society = Royal Society
institution-royal_institution = Royal Institution
institution-astronomical_society = Astronomical Society
institution-civil_engineers = Civil Engineers

region-south = the south
region-central = the centre
region-outer = the outer region

## Places

line-row1 = row 1
line-row2 = row 2
line-row3 = row 3
line-col1 = column 1
line-col2 = column 2
line-col3 = column 3
line-incomplete = { $line }: not complete
line-sum = { $line }: { $sum }
sum = { $sum }
sum-capped = { $sum }; steam leaves { $points }
cell = row { $row }, column { $column }
gear-slot = { $line }, gear { $place }
in-workshop = in the workshop
in-storage = in storage
room = room { $n }
lecture = { $institution } { $level ->
    [2] II
    [3] III
    [4] IV
    [5] V
   *[6] VI
}
objective-of = the { $area } objective
box = the box
space = { $reward }
list = { $first } and { $rest }
either = { $first } or { $rest }

gear-addition = addition gear
gear-subtraction = subtraction gear
gear-multiplication = multiplication gear
gear-cost = { $brass } brass{ $coal ->
    [0] { "" }
   *[other] , { $coal } coal
}{ $coins ->
    [0] { "" }
    [one] , { $coins } coin
   *[other] , { $coins } coins
}{ $innovation ->
    [0] { "" }
   *[other] , { $innovation } innovation
}

partner = { $name } ({ $effect })

## What effects say

effect-none = nothing
effect-then = { $first }, { $rest }
atom-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
atom-coal = { $n } coal
atom-brass = { $n } brass
atom-book = { $n ->
    [one] { $n } book
   *[other] { $n } books
}
atom-addition-gear = { $n ->
    [one] { $n } addition gear
   *[other] { $n } addition gears
}
atom-steam-free = { $n ->
    [one] free steam
   *[other] { $n } free steam
}
atom-innovation = { $n } innovation
atom-draw = { $n ->
    [one] draw { $n } card
   *[other] draw { $n } cards
}
atom-research-purple = { $n } purple research
atom-research-blue = { $n } blue research
atom-research-yellow = { $n } yellow research
atom-research-green = { $n } green research
atom-research = { $n } research
atom-workshop-reward = { $n ->
    [one] a workshop reward
   *[other] { $n } different workshop rewards
}
atom-breakthrough = { $n ->
    [one] a breakthrough
   *[other] { $n } different breakthroughs
}
atom-study-item = { $n ->
    [one] a study item
   *[other] { $n } different study items
}
atom-assignment = { $n ->
    [one] an assignment
   *[other] { $n } assignments
}
atom-program = { $n ->
    [one] a program
   *[other] { $n } programs
}
atom-multiplication-gear = { $n ->
    [one] a multiplication gear
   *[other] { $n } multiplication gears
}
atom-build-gear = { $n ->
    [one] build a gear for its cost
   *[other] build { $n } gears for their cost
}
atom-build-addition-free = { $n ->
    [one] build an addition gear for free
   *[other] build { $n } addition gears for free
}
atom-swap-sub-add = { $n ->
    [one] turn a subtraction into an addition
   *[other] turn { $n } subtractions into additions
}
atom-play-partner = { $n ->
    [one] play a card for free
   *[other] play { $n } cards for free
}
atom-gain-partner = { $n ->
    [one] gain a partner of the market
   *[other] gain { $n } partners of the market
}
atom-use-market-partner = { $n ->
    [one] use a partner of the market
   *[other] use { $n } partners of the market
}
atom-per-hand-card = { $what } for each card in hand
atom-travel-small = { $n ->
    [one] go to a small city, 1 hop
   *[other] go to a small city, up to { $n } hops
}
atom-travel-university-disc = { $n ->
    [one] go to the nearest university with a disc
   *[other] go { $n } times to the nearest university with a disc
}
atom-disc-stack = { $n ->
    [one] stack a disc
   *[other] stack { $n } discs
}
atom-disc-meeting = { $n ->
    [one] a disc into a room
   *[other] { $n } discs into rooms
}
atom-disc-university = { $n ->
    [one] a disc on a university
   *[other] { $n } discs on universities
}
atom-disc-move = { $n ->
    [one] move a disc
   *[other] move { $n } discs
}
atom-disc-remove = { $n ->
    [one] remove a disc from your board
   *[other] remove { $n } discs from your board
}
atom-disc-move-university = { $n ->
    [one] move a disc between universities, with reward
   *[other] move { $n } discs between universities, with reward
}
atom-per-disc-iu = { $what } for each disc in institutions and universities
atom-advanced-l1 = { $n ->
    [one] first advanced action of any area
   *[other] { $n } first advanced actions of any area
}
atom-assignment-token = { $n ->
    [one] an assignment token
   *[other] { $n } assignment tokens
}
atom-science-token = { $n ->
    [one] a science token
   *[other] { $n } science tokens
}
atom-steam-paid = { $n ->
    [one] steam for its coal
   *[other] { $n } steam for its coal
}
atom-swap-die = { $n ->
    [one] swap a die with the workshop
   *[other] swap { $n } dice with the workshop
}
atom-adjust-die = { $n ->
    [one] change a die by 1
   *[other] change dice by up to { $n }
}

criterion-color-1 = all { $a }
criterion-color-2 = only { $a } and { $b }
criterion-colors = only { $colors }
criterion-even = all even
criterion-odd = all odd
criterion-values = only { $values }
criterion-value-sum = sum { $sum }
criterion-color-same = one colour
criterion-color-all-different = three colours
criterion-value-same = three alike
criterion-value-consecutive-any-order = a run in any order
criterion-value-strictly-ascending = ascending
criterion-value-strictly-descending = descending

check-programs-placed = { $n ->
    [one] place { $n } program
   *[other] place { $n } programs
}
check-assignments-in-column = { $n ->
    [one] { $n } assignment in the { $color } column
   *[other] { $n } assignments in the { $color } column
}
check-assignments-total = { $n ->
    [one] { $n } assignment
   *[other] { $n } assignments
}
check-assignments-in-each-column = { $n ->
    [one] { $n } assignment in each column
   *[other] { $n } assignments in each column
}
check-addition-gears-built = { $n ->
    [one] build { $n } addition gear
   *[other] build { $n } addition gears
}
check-multiplication-gears-built = { $n ->
    [one] build { $n } multiplication gear
   *[other] build { $n } multiplication gears
}
check-discs-on-cities = discs on { $cities }
check-universities-with-disc = { $n ->
    [one] a disc on a university
   *[other] discs on { $n } universities
}
check-universities-in-region = { $n ->
    [one] a disc in { $region }
   *[other] { $n } discs in { $region }
}
check-mill-dice-same-value = { $n } dice of one value in the engine
check-mill-has-every-die-color = dice of all five colours in the engine
check-rooms-with-disc = { $n ->
    [one] a disc in a room
   *[other] discs in { $n } rooms
}
check-partners-without-science = { $n ->
    [one] { $n } sponsor
   *[other] { $n } sponsors
}
check-partners-of-one-science = { $n ->
    [one] a partner of a science
   *[other] { $n } partners of one science
}
check-sciences-with-two-or-more-partners = { $n ->
    [one] 2 partners of one science
   *[other] 2 partners each of { $n } sciences
}
check-partners-not-start = { $n ->
    [one] { $n } partner that is not a start partner
   *[other] { $n } partners that are not start partners
}
check-institutions-with-sole-most-discs = { $n ->
    [one] alone the most lectures in an institution
   *[other] alone the most lectures in { $n } institutions
}
check-institutions-with-disc = { $n ->
    [one] a lecture in an institution
   *[other] lectures in { $n } institutions
}
check-lecture-at-level-at-least = a lecture on level { $n } or higher
check-lecture-levels-with-disc = { $n ->
    [one] a lecture on some level
   *[other] lectures on { $n } levels
}
check-steam-level-at-least = steam level { $n }

use-study = visit Ada’s study
use-travel = travel
use-meetings = attend a meeting
use-institution = give a lecture
use-any = any action
use-idle = no action is possible
publication-study = to stack a disc
publication-travel = to change dice
publication-meetings = to take a multiplication gear
publication-institution = to swap a die
publication-workshop = to raise steam

## Partners

partner-s1 = Luigi Menabrea
partner-s2 = Dionysius Lardner
partner-s3 = Francis Baily
partner-s4 = Joseph Clement
partner-s5 = Lady Byron
partner-s6 = William King-Noel
partner-s7 = Woronzow Greig
partner-r01 = Augustus De Morgan
partner-r02 = George Peacock
partner-r03 = Andrew Crosse
partner-r04 = William Sturgeon
partner-r05 = Richard Sheepshanks
partner-r06 = Mary Rosse
partner-r07 = Sarah Guppy
partner-r08 = Charles Godfrey Jarvis
partner-r09 = Richard Taylor
partner-r10 = Sophia De Morgan
partner-t01 = Charles Babbage
partner-t02 = Mary Somerville
partner-t03 = George Boole
partner-t04 = William Rowan Hamilton
partner-t05 = Arthur Cayley
partner-t06 = Florence Nightingale
partner-t07 = Michael Faraday
partner-t08 = James Prescott Joule
partner-t09 = William Thomson
partner-t10 = David Brewster
partner-t11 = George Gabriel Stokes
partner-t12 = Jane Marcet
partner-t13 = Caroline Herschel
partner-t14 = John Herschel
partner-t15 = George Biddell Airy
partner-t16 = William Parsons
partner-t17 = John Couch Adams
partner-t18 = Maria Mitchell
partner-t19 = Bryan Donkin
partner-t20 = Isambard Kingdom Brunel
partner-t21 = Robert Stephenson
partner-t22 = Joseph Whitworth
partner-t23 = James Nasmyth
partner-t24 = William Armstrong
partner-t25 = Queen Victoria
partner-t26 = Prince Albert
partner-t27 = Charles Dickens
partner-t28 = Angela Burdett-Coutts
partner-t29 = Mary Seacole
partner-t30 = Ira Aldridge

## Assignments

assignment-a01 = Ockham Park Library
assignment-a02 = Printing House
assignment-a03 = Jacquard Loom
assignment-a04 = Punch-Card Cutters
assignment-a05 = Instrument Maker
assignment-a06 = Textile Factory
assignment-a07 = Railway Terminus
assignment-a08 = Coal Staithes
assignment-a09 = Canal Company
assignment-a10 = Naval Dockyard
assignment-a11 = Dorset Street Soirée
assignment-a12 = Theatre Royal
assignment-a13 = Gentlemen’s Club
assignment-a14 = Embassy Ball
assignment-a15 = Royal Audience
assignment-a16 = Lecture Theatre
assignment-a17 = Mechanics’ Institute
assignment-a18 = Royal Observatory
assignment-a19 = Polytechnic Institution
assignment-a20 = Patent Office
assignment-a21 = General Post Office
assignment-a22 = Publisher’s Office
assignment-a23 = Brass Foundry
assignment-a24 = Coaching Inn
assignment-a25 = Steam Packet Company
assignment-a26 = Kew Gardens
assignment-a27 = Bank of England
assignment-a28 = Great Exhibition
assignment-a29 = Coal Exchange
assignment-a30 = Gear-Cutting Shop

## Cities

city-london = London
city-oxford = Oxford
city-cambridge = Cambridge
city-bristol = Bristol
city-exeter = Exeter
city-lampeter = Lampeter
city-birmingham = Birmingham
city-manchester = Manchester
city-sheffield = Sheffield
city-leeds = Leeds
city-durham = Durham
city-edinburgh = Edinburgh
city-glasgow = Glasgow
city-st_andrews = St Andrews
city-aberdeen = Aberdeen
city-dublin = Dublin
city-brighton = Brighton
city-southampton = Southampton
city-bath = Bath
city-plymouth = Plymouth
city-norwich = Norwich
city-cardiff = Cardiff
city-coventry = Coventry
city-derby = Derby
city-stoke = Stoke
city-liverpool = Liverpool
city-york = York
city-newcastle = Newcastle
city-carlisle = Carlisle
city-dundee = Dundee

## What is asked

prompt-take-turn = { $can ->
    [both] Move a die, or use one
    [first] Move a die
    [second] Use a die
   *[neither] No die can do anything
}
prompt-push-die = Push out which die?
prompt-nudge-die = Which die changes by 1?
prompt-store-die = Put the { $die } into storage
prompt-play-partner = Play a partner with the { $value }?
prompt-activate-column = Use the { $color } assignments?
prompt-place-die = Place the { $die } in the engine
prompt-choose-area = Which area for the grey die?
prompt-end-turn = { $can ->
    [both] Publish, build, or end
    [first] Publish, or end
    [second] Build, or end
   *[neither] End the turn
}
prompt-choose-publication = Publish in which area?
prompt-take-program = Take a program
prompt-place-program = Place it beside which line?
prompt-take-item = { $n ->
    [one] Take a study item
   *[other] Take a study item, { $n } in all
}
prompt-choose-column = Under which column?
prompt-travel-to = Travel to which city?
prompt-visit-city = On to which small city?
prompt-visit-university = Which nearest university?
prompt-enter-room = Enter which room?
prompt-take-partner = Take a partner
prompt-remove-partner = Which partner leaves?
prompt-use-partner = Use which partner of the market?
prompt-draw-and-play = Draw cards and play one?
prompt-give-lecture = Give a lecture where?
prompt-visit-hall = Which space rewards you?
prompt-choose-advanced = Which first advanced action?
prompt-take-disc = Which disc do you take?
prompt-lift-disc = Which disc do you move?
prompt-stack-disc = Stack a disc where?
prompt-set-disc = Where does the disc go?
prompt-move-disc = Which disc moves?
prompt-take-gear = Take a multiplication gear
prompt-build-gear = Build which gear?
prompt-choose-gear-slot = Where does the gear go?
prompt-convert-gear = Which gear becomes addition?
prompt-play-free = Play a card for free
prompt-discard-cards = { $n ->
    [one] Discard a card
   *[other] Discard { $n } cards
}
prompt-choose-research = Advance on which track?
prompt-choose-reward = { $n ->
    [one] Choose a reward
   *[other] Choose { $n } rewards
}
prompt-choose-breakthrough = { $n ->
    [one] Choose a breakthrough
   *[other] Choose { $n } breakthroughs
}
prompt-choose-token = Which assignment token?
prompt-choose-science = A token of which science?
prompt-spend-innovation = Spend innovation?
prompt-pay-steam = Raise steam for its coal?
prompt-adjust-die = { $n ->
    [one] Change a die by 1
   *[other] Change dice by up to { $n }
}
prompt-give-die = Give which of your dice?
prompt-fetch-die = Fetch which die instead?
prompt-draft-partner = Choose your first partner

hint-take-turn = { $free ->
    [0] Your storage is full
    [one] { $free } storage slot is free
   *[other] { $free } storage slots are free
}
hint-take-turn-coal = No die can push another unless { $coal } coal changes one
hint-give-lecture = You have { $have } innovation
hint-travel-to = { $have ->
    [one] You are in { $city } with { $have } coin
   *[other] You are in { $city } with { $have } coins
}
hint-enter-room = { $coins ->
    [one] You have { $coins } coin and { $innovation } innovation
   *[other] You have { $coins } coins and { $innovation } innovation
}
hint-end-turn = { $books ->
    [0] You have no book to publish
    [one] You have { $books } book
   *[other] You have { $books } books
}
hint-push-die = By the { $die }; equal or lower ones only
hint-choose-column = For { $name }
hint-visit-city = { $n ->
    [one] 1 hop away, free
   *[other] Up to { $n } hops away, free
}
hint-take-disc = It goes to { $spot }
hint-lift-disc = None is left on your board; it goes to { $spot }
hint-choose-gear-slot = Your { $gear }
hint-choose-research = { $n ->
    [one] 1 step left
   *[other] { $n } steps left
}
hint-different = Each must be a different one
hint-spend-innovation = At the top, { $n } buy a workshop reward

queue-refill = refill the workshop
queue-then = then { $what }
queue-keep-die = store the die
queue-offer-partner = maybe a partner
queue-offer-end = publish or build
queue-advanced = advanced action
queue-part-with = a partner leaves
queue-take-partner = take a partner
queue-offer-items = a study item
queue-place-program = place the program
queue-choose-column = choose a column
queue-choose-reward = { $n ->
    [one] a workshop reward
   *[other] { $n } workshop rewards
}
queue-choose-breakthrough = { $n ->
    [one] a breakthrough
   *[other] { $n } breakthroughs
}
queue-spend-innovation = maybe spend innovation
queue-adjust-die = change dice by up to { $n }
queue-discard-cards = { $n ->
    [one] discard a card
   *[other] discard { $n } cards
}
queue-play-free = play a card for free
queue-place-disc = a disc for { $spot }
queue-take-turn = your turn
queue-draft-partner = another draft

## Moves

move-move = The { $die } pushes { $pushes }
move-move-none = The { $die }
the-die = the { $die }
pushes = { $dice } ({ $reward })
pushes-further = { $dice } ({ $reward }, costs { $coal } coal)
move-push = The { $die }: { $reward }
move-push-further = The { $die }: { $reward } (costs { $coal } coal)
move-use = Use the { $die }: { $what }
move-nudge = { $coal } coal: change a workshop die by 1
move-store = Store the die
move-place = Row { $row }, column { $column }
move-raise = The { $die } up to { $value }, { $place }
move-lower = The { $die } down to { $value }, { $place }
move-fetch = The { $die }
move-give = The { $die }, { $place }
move-play = { $card }
move-play-reduce = { $card }, the die drops by 1
move-play-pay = { $card }, coins as the die shows
move-discard = Discard { $card }
move-remove = Part with { $card }
move-draft = { $card }
move-partner = { $card }{ $draw ->
    [0] { "" }
    [one] , then draw { $draw } card
   *[other] , then draw { $draw } cards
}
move-use-partner = Use { $card }
move-science = { $science }
move-reward = { $reward }
move-research = { $area }, to { $level }
move-column = The { $color } column
move-breakthrough = { $area }: { $reward }
move-token = The { $color } token, { $worth } per assignment
move-advanced-study = Study: a study item
move-advanced-travel = Travel: a hop to a small city
move-advanced-meetings = Meetings: play a card for free
move-advanced-institution = Institution: a space below your lecture
move-area = { $area }: { $what }
move-build = Build one { $gear }: { $cost }
move-gear = At { $slot }: { $line }
move-take = Costs { $cost } to build
move-convert = One in reserve
move-convert-built = The one at { $slot }
move-disc = From { $slot }: { $line }
move-stack = On your disc: { $spot }
move-set = To { $spot }
move-lift = From { $spot }
move-publish-study = Publish: stack a disc
move-publish-travel = Publish: change your dice
move-publish-meetings = Publish: take a multiplication gear
move-publish-institution = Publish: swap a die with the workshop
move-publish-workshop = Publish: raise steam{ $coal ->
    [0] { "" }
   *[other] { " " }for { $coal } coal
}
move-publish-any = Publish in any area
move-pass = Pass
move-end = End turn
move-steam = Raise steam for { $coal } coal
move-spend = Spend { $n } innovation on a workshop reward
move-activate = { $n ->
    [one] 1 { $color } research
   *[other] { $n } { $color } research
}
move-advance = Draw { $n } cards, then play one
move-enough = Enough
move-skip = No, thanks
move-program = { $prestige ->
    [one] { $program }: { $prestige } point
   *[other] { $program }: { $prestige } points
}
move-slot = { $line }: { $bonus }
move-book = A book
move-addition = An addition gear
move-assign = { $name }: { $effect }{ $discard ->
    [0] { "" }
    [one] , discard { $discard } card
   *[other] , discard { $discard } cards
}
move-travel = { $city }{ $fare ->
    [0] { "" }
    [one] { " " }for { $fare } coin
   *[other] { " " }for { $fare } coins
}: { $reward }
move-visit-university = { $city }: a disc
move-coins = Room { $n }, { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}
move-innovation = Room { $n }, { $cost } innovation
move-lecture = { $lecture }, { $cost } innovation: { $reward }
move-visit = { $lecture }: { $reward }

## Refusals

refusal-storage-full = Your storage is full: use a stored die first.
refusal-nothing-to-push = This die cannot push any: where it can go, every die is higher.
refusal-workshop-begun = You have changed a workshop die: this is a workshop turn.
refusal-no-main-action = The main action of { $area } is not possible now.
refusal-too-high = A { $value } is too high to be pushed by a { $mover }.
refusal-needs-coal = Needs { $needed } coal, you have { $have }.
refusal-nudged-already = Coal has already changed a die this turn.
refusal-no-such-face = A die shows 1 to 6, no less and no more.
refusal-leaves-no-push = After this there would be no die left to push.
refusal-wrong-die = Needs a die of { $values }; yours is a { $value }.
refusal-die-is-one = The die is a 1 and cannot drop.
refusal-needs-coins = { $needed ->
    [one] Needs { $needed } coin, you have { $have }.
   *[other] Needs { $needed } coins, you have { $have }.
}
refusal-needs-innovation = Needs { $needed } innovation, you have { $have }.
refusal-own-disc = You already have a disc there.
refusal-no-disc = You have no disc to bring there.
refusal-room-full = The room is full.
refusal-no-partner = There is no partner below this room or to its right.
refusal-occupied = The space is taken.
refusal-top-of-track = You are at the top of this track.
refusal-same-again = Each choice must be a different one; you have had this one.
refusal-no-gear-left = There is no such gear left.
refusal-needs-discards = { $needed ->
    [one] Asks you to discard { $needed } card, your hand has { $have }.
   *[other] Asks you to discard { $needed } cards, your hand has { $have }.
}
refusal-no-book = You have no book to publish.
refusal-steam-top = Steam is at its last level.
refusal-no-open-slot = No gear slot is open: place a disc first.
refusal-gear-too-dear = You cannot pay { $cost }.
refusal-needed-by-objective = The objective needs this disc where it is.
refusal-has-token = You have the token of this colour.
refusal-nothing-to-publish = This publication would have no effect now.
refusal-nothing-there = There is nothing for you there now.

## What happened

event-turn = Round { $round }
event-first = { $you ->
    [yes] You are
   *[no] { $who } is
} the first player
event-push = { $you ->
    [yes] You push
   *[no] { $who } pushes
} the { $die }
event-refill = { $you ->
    [yes] You refill
   *[no] { $who } refills
} a workshop space
event-play = { $you ->
    [yes] You play
   *[no] { $who } plays
} { $card }
event-gain = { $you ->
    [yes] You gain
   *[no] { $who } gains
} { $what }
event-research = { $you ->
    [yes] You advance
   *[no] { $who } advances
} on the { $area } track, to { $n }
event-breakthrough = { $you ->
    [yes] You make
   *[no] { $who } makes
} a breakthrough on the { $area } track
event-token = { $you ->
    [yes] You take
   *[no] { $who } takes
} the assignment token of the { $area } track, worth { $n }
event-science-token = { $you ->
    [yes] You take
   *[no] { $who } takes
} a token of { $science }
event-place = { $you ->
    [yes] You place
   *[no] { $who } places
} the { $die } at { $cell }
event-area = { $you ->
    [yes] You choose
   *[no] { $who } chooses
} { $area }
event-program = { $you ->
    [yes] You take
   *[no] { $who } takes
} a program
event-slot = { $you ->
    [yes] You place
   *[no] { $who } places
} it at { $line }
event-assignment = { $you ->
    [yes] You take
   *[no] { $who } takes
} { $name } into the { $color } column
event-discard = { $you ->
    [yes] You discard
   *[no] { $who } discards
} { $card }
event-remove = { $card } leaves { $you ->
    [yes] you
   *[no] { $who }
}
event-travel = { $you ->
    [yes] You travel
   *[no] { $who } travels
} to { $city }{ $fare ->
    [0] { "" }
    [one] { " " }for { $fare } coin
   *[other] { " " }for { $fare } coins
}
event-disc = { $you ->
    [yes] You place
   *[no] { $who } places
} a disc: { $spot }
event-disc-on-top = { $you ->
    [yes] You stack
   *[no] { $who } stacks
} a disc: { $spot }
event-lift = { $you ->
    [yes] You lift
   *[no] { $who } lifts
} a disc from { $spot }
event-build = { $you ->
    [yes] You build
   *[no] { $who } builds
} one { $gear }: { $slot }
event-gear = { $you ->
    [yes] You take
   *[no] { $who } takes
} a multiplication gear
event-convert = { $you ->
    [yes] You turn
   *[no] { $who } turns
} a subtraction gear into an addition gear
event-lecture = { $you ->
    [yes] You lecture
   *[no] { $who } lectures
} at the { $lecture } for { $cost } innovation
event-visit = { $you ->
    [yes] You take
   *[no] { $who } takes
} the reward of { $lecture }
event-meeting = { $you ->
    [yes] You enter
   *[no] { $who } enters
} room { $n } for { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}
event-meeting-innovation = { $you ->
    [yes] You enter
   *[no] { $who } enters
} room { $n } for { $cost } innovation
event-partner = { $you ->
    [yes] You gain
   *[no] { $who } gains
} { $card }
event-use-partner = { $you ->
    [yes] You use
   *[no] { $who } uses
} { $card }
event-publish = { $you ->
    [yes] You publish
   *[no] { $who } publishes
} a book { $where }
event-steam = { $you ->
    [yes] You raise
   *[no] { $who } raises
} steam to level { $level }{ $coal ->
    [0] { "" }
   *[other] { " " }for { $coal } coal
}
event-objective = { $you ->
    [yes] You claim
   *[no] { $who } claims
} the objective of { $area }: { $points } points
event-objective-disc = { $you ->
    [yes] Your
   *[no] { $who }’s
} disc goes to the objective
event-draw = { $you ->
    [yes] You draw
   *[no] { $who } draws
} a card
event-draw-card = { $you ->
    [yes] You draw
   *[no] { $who } draws
} { $card }
event-reshuffle = { $you ->
    [yes] You shuffle
   *[no] { $who } shuffles
} the discard pile into a new deck
event-adjust = { $you ->
    [yes] You change
   *[no] { $who } changes
} a die to { $die }, { $place }
event-nudge = { $you ->
    [yes] You change
   *[no] { $who } changes
} a die to { $die }, { $place }
event-swap = { $you ->
    [yes] You swap
   *[no] { $who } swaps
} the { $own } for the { $other }
event-pass = { $you ->
    [yes] You pass
   *[no] { $who } passes
}
event-last-round = { $you ->
    [yes] Your
   *[no] { $who }’s
} engine is full: this is everybody’s last turn
event-over = The engines stand: prestige is counted
event-activate = { $you ->
    [yes] You use
   *[no] { $who } uses
} { $n ->
    [one] { $n } assignment
   *[other] { $n } assignments
} ({ $area })
event-spend = { $you ->
    [yes] You spend
   *[no] { $who } spends
} { $n } innovation on a workshop reward
event-draft = { $you ->
    [yes] You choose
   *[no] { $who } chooses
} { $card }
event-new-partner = { $card } comes to the meetings
event-program-leaves = The rightmost program leaves the match
event-assignment-leaves = { $name } leaves the match, unclaimed
event-partner-leaves = { $card } leaves the meetings for good

## Numbers

measure-points = Points if it ended now
measure-lines = Lines
measure-programs = Programs
measure-lectures = Lectures
measure-coins = Coins
measure-coal = Coal
measure-brass = Brass
measure-books = Books
measure-innovation = Innovation
measure-steam = Steam
measure-research-purple = Study research
measure-research-blue = Travel research
measure-research-yellow = Meetings research
measure-research-green = Institution research
figure-coins = Coins
figure-coal = Coal
figure-brass = Brass
figure-books = Books
figure-innovation = Innovation
figure-steam = Most a line can score
figure-dice = Dice in the engine
figure-gears = Gears built
stage-setup = Setup
stage-round = Round { $round } of about { $usual }
stage-fullest = Fullest engine { $dice } of { $all }{ $alone ->
    [0] { "" }
   *[other] , { $who }
}
stage-last = Last round, fullest engine { $dice } of { $all }{ $alone ->
    [0] { "" }
   *[other] , { $who }
}

sheet-objectives = Objectives
sheet-travel = Universities
sheet-travel-note = { $n ->
    [one] { $n } university
   *[other] { $n } universities
}
sheet-lectures = Lectures
sheet-lectures-note = { $n ->
    [one] { $n } level
   *[other] { $n } levels
}
sheet-meetings = Science tokens
sheet-partners = Partners
sheet-partners-note = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}{ $hidden ->
    [0] { "" }
   *[other] , one of them still hidden and not counted
}
sheet-programs = Programs
sheet-program = Program, { $line }
sheet-line = Engine, { $line }
sheet-lines = Complete lines
sheet-gears = Slots without a gear
sheet-gears-note = { $gaps } at { $each } each
sheet-innovation = Innovation
sheet-innovation-note = marker on { $n }
sheet-assignments = Assignment tokens
sheet-leftovers = Books and resources
sheet-leftovers-note = { $books ->
    [one] { $books } book
   *[other] { $books } books
}, { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
} (coins, coal, brass)

ending-machine = An engine was full, and everybody has had the same number of turns.
tie-gears = Points are equal: the most gears built decide, { $n }.
tie-dice = Gears are equal as well: the highest sum of dice decides, { $n }.
tie-order = That is equal, too: it goes by turn order, beginning with { $first }.

## The guided first match

guide-take-turn = Move a workshop die: the die it pushes out is yours, with a reward. Or use a stored die: it joins your engine and acts in the area of its colour.
guide-push-die = A die pushes out one that is not higher. You keep the pushed die: high dice score in sums, low dice let you play partners.
guide-place-die = Think of the line: three dice and two gears make a sum from left to right or from top to bottom.
guide-end-turn = Once per turn you may build a gear on an open slot, or spend a book on the publication of the area. Empty gear slots cost 2 points each at the end.
guide-play-partner = The die you took decides which partner you can play. One per turn.
guide-take-program = A program pays at the end when the three dice of its line fit. Its place also gives a bonus now.
guide-take-item = Books can be published, addition gears join dice, assignments give research every time you take a die of their colour.
guide-travel-to = Every segment costs coins. Universities take a disc, which opens a gear slot on your board.
guide-enter-room = Rooms further left let you choose among more partners. Having the most discs in a room makes its science count double.
guide-give-lecture = Climb level by level: a disc on a low level makes the higher ones cheaper.
guide-take-disc = Each disc you take away opens a gear slot for ever. Choose one in a line you want to complete.
guide-choose-research = At 3 and 6 you unlock the advanced actions of an area; the ! marks a breakthrough.
guide-store-die = This is the last moment to change the die with coal.
guide-choose-area = The grey die serves any area. Go where a good space is open to you now: your coins, innovation and discs decide.
guide-nudge-die = One coal makes a die one higher or lower, once a turn: a higher die can push more, a lower one is easier to push out.
guide-choose-reward = A workshop reward is one of the six in the middle of the ring. Take what your next action costs.
guide-take-partner = A partner gives its effect whenever you play it, and points at the end. Its dice show with which die it can be played.
guide-remove-partner = A new partner replaces an old one: let go of the one that gives the least.
guide-choose-gear-slot = A gear works on the dice at its two sides: multiplication wants high dice, subtraction low ones. It can never be moved.
guide-place-program = The program looks at the three dice of this line. You also gain the bonus printed in the place.
guide-choose-column = Each time you take a die of this colour into storage, every assignment in its column gives 1 research.
guide-choose-breakthrough = Breakthroughs are the ! of the tracks: take the bonus you can use at once.
guide-discard-cards = Discarded cards come back when your deck is shuffled anew: throw away what you cannot use soon.
guide-draft-partner = Your first partner comes into play again and again: choose an effect you will always want.
guide-build-gear = Addition is a safe choice; multiplication pays with high dice; subtraction is cheap but makes a line smaller.
guide-activate-column = Your assignments of this colour work now: each gives a step of research.
guide-adjust-die = Your dice may change wherever they lie: mend a program’s line, or raise a die beside a multiplication gear.
guide-spend-innovation = Innovation at its top would be wasted: spending some now brings a reward and leaves room to grow.
guide-pay-steam = No line can score more than your steam allows: raise it before your best line is complete.
guide-convert-gear = An addition nearly always scores more than a subtraction: change the one whose line is worth most.
guide-visit-hall = An empty space below your lecture pays its reward as well, without a disc. Take the best one.
guide-play-free = This card is free: no die is needed. Play your strongest partner.
guide-stack-disc = A stacked disc counts in majorities too, and lets you take the first advanced action of its area.
guide-visit-city = You walk on without paying and gain what the small city gives.
guide-take-gear = Multiplication gears differ in price: take one you will be able to pay for.
guide-give-die = The die you give goes back to the workshop: give one that spoils a program or a line.
guide-fetch-die = The new die takes the old one’s place: look at the line and its program.
guide-visit-university = You go there for free and place a disc, which opens a gear slot, but gain no reward.
