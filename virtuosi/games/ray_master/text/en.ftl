### Ray Master

## The game

title = Ray Master
subtitle = One ray, two rival laboratories
blurb = Steer one temperamental ray between two laboratories. Shrink your own samples without spoiling them, blast your rival’s into nothing, and mind the temperature: every shot heats the machine, and the energy runs out for both of you.
period = A laboratory console of the 1950s

## Options

option-advanced = Advanced mode
option-advanced-help = Three scientists each, and students need scientists to do their work.
option-free_dice = Free dice setup
option-free_dice-help = Players place their own starting dice, one at a time: three large and one medium showing 6, 18 in all.
option-open_hands = Open hands
option-open_hands-help = Three students each instead of two, face up for all to see.
option-fire_deck = Deck with a fire card
option-fire_deck-help = Another deck of twelve students, one of whom fires the ray without scientists.

## Colours, dice and board

colour-blue = blue
colour-yellow = yellow

size-large = large
size-medium = medium
size-small = small

die = { $size } { $value }

lane = lane { $lane }
position = position { $position }
place-near = near
place-far = far
slot = lane { $lane }, { $place } slot
slot-empty = empty slot
board = test board
console = console
ray = ray

## The console

height = Height
height-high = high
height-middle = middle
height-low = low
height-hits-high = hits large dice only
height-hits-middle = hits large and medium dice
height-hits-low = hits dice of every size

mode = Mode
mode-shrink = shrink
mode-enlarge = enlarge

temperature = Temperature
temperature-cold = fully cold
temperature-maximum = at maximum
energy = Energy

## Actions

action-move = Move the ray
action-height = Change the height
action-mode = Change the mode
action-swap = Swap dice
action-heat = Heat the ray
action-cool = Cool the ray
action-fire = Fire

action-effect-move = one position for each scientist, all in one direction
action-effect-height = to either other height
action-effect-mode = from shrink to enlarge, or back
action-effect-swap = two dice of one’s own, or one of them to a free slot
action-effect-heat = { $each } up for each scientist
action-effect-cool = { $each } down for each scientist; { $top } in all from the maximum
action-effect-fire = scientists: { $shrink } to shrink, { $enlarge } to enlarge

## Scientists and students

scientist-free = free
scientist-busy = at work

student-hidden = a hidden student
hand = hand

student-s01 = Crank hand
student-s02 = Rail runner
student-s03 = Jack operator
student-s04 = Ladder climber
student-s05 = Switch thrower
student-s06 = Lens turner
student-s07 = Sample porter
student-s08 = Tongs bearer
student-s09 = Burner tender
student-s10 = Furnace stoker
student-s11 = Fan operator
student-s12 = Ice carrier

student-f01 = Crank hand
student-f02 = Winch hand
student-f03 = Rail runner
student-f04 = Trolley pusher
student-f05 = Jack operator
student-f06 = Ladder climber
student-f07 = Switch thrower
student-f08 = Lens turner
student-f09 = Sample porter
student-f10 = Burner tender
student-f11 = Fan operator
student-f12 = Button pusher

student-effect-move = { $n ->
    [one] Move the ray exactly { $n } position, either way.
   *[other] Move the ray exactly { $n } positions in one direction.
}
student-effect-height = Set the ray to either other height.
student-effect-mode = Turn the ray from shrink to enlarge, or back.
student-effect-swap = Swap two of your dice, or move one to a free slot of yours.
student-effect-heat = Heat the ray by { $by }.
student-effect-cool = Cool the ray by { $by }, or by { $top } from the maximum.
student-effect-fire = Fire the ray, whatever its mode.

student-task-move = move { $n }
student-task-height = height
student-task-mode = mode
student-task-swap = swap
student-task-heat = heat { $by }
student-task-cool = cool { $by }
student-task-fire = fire

student-staff = { $n ->
    [one] takes { $n } scientist
   *[other] takes { $n } scientists
}

## What is asked

prompt-choose-student = Choose this turn’s student
prompt-use-scientists = Use your scientists, or end the turn
prompt-use-scientists-waiting = Let your student work, and use your scientists
prompt-use-scientists-over = Nothing is left to do: end the turn
prompt-obey-card = Carry out the action of the student turned over
prompt-place-die = Place one of your dice

hint-choose-student = { $free ->
    [one] Then { $free } scientist
   *[other] Then { $free } scientists
}
hint-use-scientists = { $free ->
    [0] No scientist left
    [one] { $free } scientist free
   *[other] { $free } scientists free
}
hint-use-scientists-waiting = { $free ->
    [0] No scientist left; your student waits: { $task }
    [one] { $free } scientist free; your student waits: { $task }
   *[other] { $free } scientists free; your student waits: { $task }
}
hint-use-scientists-stuck = { $free ->
    [0] No scientist left; your student has nothing to do now: { $task }
    [one] { $free } scientist free; your student has nothing to do now: { $task }
   *[other] { $free } scientists free; your student has nothing to do now: { $task }
}
hint-obey-card = { $card }: { $task }, no scientists needed
hint-place-die = { $larges ->
    [0] The medium die is left
    [one] { $sum } to show on { $larges } large die
   *[other] { $sum } to show on { $larges } large dice
}

## Moves

move-place = Lane { $lane }: { $die }
move-student = { $card }: { $task }
move-ray = Ray to { $lane }
move-height = Height: { $height }
move-mode = { $mode ->
    [shrink] Set to shrink
   *[enlarge] Set to enlarge
}
move-swap = Swap lanes { $a } and { $b }
move-swap-free = Shift { $die } to lane { $lane }
move-heat = { $n ->
    [0] Heat to { $to }
   *[other] Heat to { $to } ({ $n } :scientist:)
}
move-cool = { $n ->
    [0] Cool to { $to }
   *[other] Cool to { $to } ({ $n } :scientist:)
}
move-fire = Fire
move-fire-hit = Fire: { $colour } { $before } becomes { $after }
move-fire-vanish = Fire: { $colour } { $die } vanishes
move-fire-unchanged = Fire: { $colour } { $die } stays as it is
move-fire-miss = Fire: no die is hit
move-idle = The student finds nothing to do
move-end = End turn

## Why not

refusal-already-done = “{ $action }” has been done this turn, and no action is done twice.
refusal-student-does-it = “{ $action }” is your student’s this turn; scientists cannot repeat it.
refusal-too-far = That is { $needed } positions away, too far for one turn.
refusal-not-the-cards-distance = { $amount ->
    [one] Your student moves the ray exactly { $amount } position.
   *[other] Your student moves the ray exactly { $amount } positions.
}
refusal-same-height = The ray is at this height already.
refusal-nothing-to-swap = Both slots are empty.
refusal-hottest = The ray is at its maximum and cannot be heated.
refusal-coldest = The ray is fully cold already.
refusal-too-hot-to-fire = The ray is at its maximum: it must be cooled before it can fire.
refusal-too-few-scientists = { $needed ->
    [one] This takes { $needed } scientist; free: { $free }.
   *[other] This takes { $needed } scientists; free: { $free }.
}
refusal-not-the-cards-number = Your student works at strength { $amount }, neither more nor less.
refusal-student-waits = Your student has not worked yet: “{ $action }” comes before the end of the turn.
refusal-student-can-work = Your student has something to do: “{ $action }” is possible now.
refusal-one-is-enough = One scientist does the same here.
refusal-cannot-staff = { $needed ->
    [one] This student takes { $needed } scientist, and you have { $free }.
   *[other] This student takes { $needed } scientists, and you have { $free }.
}
refusal-sum-out-of-reach = Your large dice must show { $sum } in all; with this face they no longer could.
refusal-medium-placed = Your medium die is on the board already.
refusal-larges-placed = Your large dice are all on the board already.
refusal-slot-taken = There is a die in this slot already.

## What happened

event-turn = Turn { $turn }
event-first = { $you ->
    [yes] You begin
   *[no] { $who } begins
}
event-rolled = The die shows { $face }: the ray starts at position { $lane }
event-placed = { $you ->
    [yes] You place a { $die } in lane { $lane }
   *[no] { $who } places a { $die } in lane { $lane }
}
event-student = { $you ->
    [yes] You play { $card }
   *[no] { $who } plays { $card }
}
event-forced = { $you ->
    [yes] You must obey { $card }
   *[no] { $who } must obey { $card }
}
event-without-effect = { $card } finds nothing to do
event-drawn = { $you ->
    [yes] You draw a student
   *[no] { $who } draws a student
}
event-drawn-card = { $you ->
    [yes] You draw { $card }
   *[no] { $who } draws { $card }
}
event-moved = { $you ->
    [yes] You move the ray to position { $lane }
   *[no] { $who } moves the ray to position { $lane }
}
event-height = { $you ->
    [yes] You set the height to { $height }
   *[no] { $who } sets the height to { $height }
}
event-mode = { $you ->
    [yes] You set the ray to { $mode }
   *[no] { $who } sets the ray to { $mode }
}
event-swapped = { $you ->
    [yes] You swap lanes { $a } and { $b }
   *[no] { $who } swaps lanes { $a } and { $b }
}
event-heated = { $you ->
    [yes] You heat the ray from { $before } to { $after } :temperature:
   *[no] { $who } heats the ray from { $before } to { $after } :temperature:
}
event-cooled = { $you ->
    [yes] You cool the ray from { $before } to { $after } :temperature:
   *[no] { $who } cools the ray from { $before } to { $after } :temperature:
}
event-hit = { $you ->
    [yes] You fire: the { $colour } { $before } becomes a { $after }
   *[no] { $who } fires: the { $colour } { $before } becomes a { $after }
}
event-unchanged = { $you ->
    [yes] You fire: the { $colour } { $die } is hit and stays as it is
   *[no] { $who } fires: the { $colour } { $die } is hit and stays as it is
}
event-vanished = { $you ->
    [yes] You fire: the { $colour } { $die } vanishes
   *[no] { $who } fires: the { $colour } { $die } vanishes
}
event-missed = { $you ->
    [yes] You fire along lane { $lane } and hit nothing
   *[no] { $who } fires along lane { $lane } and hits nothing
}
event-rested = { $you ->
    [yes] You did not fire: the ray rests at { $temperature } :temperature:, and the extra scientist is yours
   *[no] { $who } did not fire: the ray rests at { $temperature } :temperature:, and the extra scientist is theirs
}
event-extra-left = { $you ->
    [yes] You send the extra scientist back
   *[no] { $who } sends the extra scientist back
}
event-new-cycle = All students have worked: they are shuffled for cycle { $cycle }
event-exhausted = The energy is spent :energy:
event-last-cycle = All students have worked for the last time

## Numbers

measure-points = Your points
measure-rival = Your rival’s points
measure-die = Lane { $lane }, { $colour }
measure-free = Free scientists
measure-temperature = Temperature
measure-energy = Energy
measure-ray = Position of the ray
measure-aim = In the line of fire

aim-nothing = no die
die-of-colour = { $colour } { $die }

figure-scientists = Scientists a turn
figure-students = Students in hand

stage-turn = { $turn ->
    [0] Setup
   *[other] Turn { $turn } of { $turns }
}
stage-cycle = Cycle { $cycle } of { $cycles }
stage-target = { $target } points to win
stage-pile = { $n } in the pile

## The end

sheet-large = Large die in lane { $lane }
sheet-medium = Medium die in lane { $lane }
sheet-small = Small die in lane { $lane }
sheet-foreign = Dice of the other colour on the board
sheet-product = { $value } × { $weight }

ending-energy = The energy is spent.
ending-students = All students have worked for the last time.
ending-won = The prize is won: { $target } points were asked for.
ending-lost = The prize goes to somebody else: { $target } points were asked for.
tie-small-dice = Points are equal; small dice on the board: blue { $a }, yellow { $b }.
tie-small-faces = Small dice are equal; sum of their faces: blue { $a }, yellow { $b }.
tie-shared = All of it is equal: the victory is shared.

## The guided first match

guide-choose-student = Each turn begins with a student, who does one thing for free. Pick the one whose work brings a good shot closer; the other keeps for later. Work that is impossible now may become possible in the course of the turn.
guide-use-scientists = Small dice showing high faces score most, so line the ray up and shrink your own, or turn it on the other colour. A shot while the ray is fully cold costs the die nothing of its value; and if you do not fire, an extra scientist comes to help.
guide-obey-card = Alone you still have company: before each turn a student off the pile acts, and you only choose how. Make it do as little harm as you can.
guide-place-die = Three large dice and a medium die showing 6 make up your samples, and the large ones share out the rest of the sum. A die in a far slot is safe behind a tall one in front of it, so mind where you put your best.
