title = Neuland
subtitle = A new country, shared by rivals
blurb = Two to four settlers open up one country. Food becomes wood, wood becomes paper, ore becomes weapons; goods spoil, workshops are everyone’s, and whoever does little soon moves again. The first to put all coats of arms on works of progress wins.
period = Age of invention

option-map = Map
option-map-help = The map for a first match, or one laid at random.
option-map-first = First match
option-map-random = Random
option-progress_one_step = Progress in one step
option-progress_one_step-help = A progress tile is built and delivered to in the same go (rule 7.5).
option-sum_of_distances = Sum of distances
option-sum_of_distances-help = Two inputs cost the sum of both distances (rule 4.5).
option-discs_stay = Spoilt discs stay
option-discs_stay-help = A mineral that spoils stays on its mine. Such a match can lock up (rule 5.4).
option-allow_wait = Waiting
option-allow_wait-help = A player may let actions pass (rule 3.8).

# Names of things

good-food = :food: food
good-wool = :wool: wool
good-wood = :wood: wood
good-stone = :stone: stone
good-coal = :coal: coal
good-iron-ore = :iron-ore: iron ore
good-silver-ore = :silver-ore: silver ore
good-iron = :iron: iron
good-silver = :silver: silver
good-paper = :paper: paper
good-cloth = :cloth: cloth
good-coins = :coins: coins
good-weapons = :weapons: weapons
good-tools = :tools: tools
good-ore = :iron-ore: ore
some-food = :food: food
some-wool = :wool: wool
some-wood = :wood: wood
some-stone = :stone: stone
some-coal = :coal: coal
some-iron-ore = :iron-ore: iron ore
some-silver-ore = :silver-ore: silver ore
some-iron = :iron: iron
some-silver = :silver: silver
some-paper = :paper: paper
some-cloth = :cloth: cloth
some-coins = :coins: coins
some-weapons = :weapons: weapons
some-tools = :tools: tools
some-ore = :iron-ore: ore

the-food = the :food: food
the-wool = the :wool: wool
the-wood = the :wood: wood
the-stone = the :stone: stone
the-coal = the :coal: coal
the-iron-ore = the :iron-ore: iron ore
the-silver-ore = the :silver-ore: silver ore
the-iron = the :iron: iron
the-silver = the :silver: silver
the-paper = the :paper: paper
the-cloth = the :cloth: cloth
the-coins = the :coins: coins
the-weapons = the :weapons: weapons
the-tools = the :tools: tools
the-ore = the :iron-ore: ore

building-hunting-lodge = hunting lodge
building-sawmill = sawmill
building-farm = farm
building-sheepfold = sheepfold
building-windmill = windmill
building-paper-mill = paper mill
building-charcoal-burner = charcoal burner
building-quarry = quarry
building-mine = mine
building-smelter = smelter
building-workshop = workshop
building-smith = smith
building-mint = mint
building-studio = studio
building-academy = academy
building-theatre = theatre
building-laboratory = laboratory
building-library = library
building-guild = guild
building-abbey = abbey
building-church = church
building-cathedral = cathedral
building-town-hall = town hall
building-court = court
building-senate = senate
building-barracks = barracks
building-castle = castle
building-fortress = fortress

tile-hunting-lodge = Hunting lodge
tile-sawmill = Sawmill
tile-farm = Farm
tile-sheepfold = Sheepfold
tile-windmill = Windmill
tile-paper-mill = Paper mill
tile-charcoal-burner = Charcoal burner
tile-quarry = Quarry
tile-mine = Mine
tile-smelter = Smelter
tile-workshop = Workshop
tile-smith = Smith
tile-mint = Mint
tile-studio = Studio
tile-academy = Academy
tile-theatre = Theatre
tile-laboratory = Laboratory
tile-library = Library
tile-guild = Guild
tile-abbey = Abbey
tile-church = Church
tile-cathedral = Cathedral
tile-town-hall = Town hall
tile-court = Court
tile-senate = Senate
tile-barracks = Barracks
tile-castle = Castle
tile-fortress = Fortress

category-art = Art and culture
category-science = Science
category-religion = Religion
category-society = Society
category-war = War

## Buildings as the object of a sentence

built-hunting-lodge = a hunting lodge
built-sawmill = a sawmill
built-farm = a farm
built-sheepfold = a sheepfold
built-windmill = a windmill
built-paper-mill = a paper mill
built-charcoal-burner = a charcoal burner
built-quarry = a quarry
built-mine = a mine
built-smelter = a smelter
built-workshop = a workshop
built-smith = a smith
built-mint = a mint
built-studio = the studio
built-academy = the academy
built-theatre = the theatre
built-laboratory = the laboratory
built-library = the library
built-guild = the guild
built-abbey = the abbey
built-church = the church
built-cathedral = the cathedral
built-town-hall = the town hall
built-court = the court
built-senate = the senate
built-barracks = the barracks
built-castle = the castle
built-fortress = the fortress

terrain-forest = forest
terrain-field = field
terrain-mountain = mountain

place-side = { $hex }, { $side }
side-l = left
side-r = right
side-b = below

terrain-bare = not laid yet
board-map = Map
board-wood = Built with wood
board-stone = Built with stone
board-time = Time
board-makers = Who makes
board-plan = Plan
board-markers = Your markers
board-minerals = Minerals
marker-standing = standing
marker-lying = spoils this turn
marker-reserve = in reserve

## What can be done

actions = { $n ->
    [0] free
    [one] 1 action
   *[other] { $n } actions
}
points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
recipe-none = → { $out }
recipe-one = { $in } → { $out }
recipe-two = { $in }, { $second } → { $out }
recipe-progress-one = { $in } → { $points }
recipe-progress-two = { $in }, { $second } → { $points }
out-mineral = its top mineral
out-metal = iron or silver

move-first = First player
move-lay = Lay a double piece
move-single = Lay the single piece
move-start = Start at { $hex }
move-produce = { $tile }, { $hex }: { $recipe }, { $cost }
move-produce-not = { $tile }, { $hex }: { $recipe }
move-build = Build: { $tile }
move-build-category = Build: { $tile } ({ $category } { $step })
move-site = { $hex }, { $terrain }: { $cost }
move-site-not = { $hex }, { $terrain }
move-from = { $sign } { $tile }, { $hex }: { $cost }
move-from-ore = { $tile }, { $hex } ({ $good }): { $cost }
move-forage = :food: Forage: { $cost }
move-forage-not = :food: Forage
move-mineral = { $good } ({ $left } left)
move-wait = Let one action pass
move-end = End turn

prompt-lay-map = The map is being laid
prompt-draw-first = The first player is being drawn
prompt-choose-start = Choose a forest to start in
prompt-play-turn = { $can ->
    [produce] Produce, or end the turn
    [build] Build, or end the turn
    [end] End the turn
   *[both] Produce or build
}
prompt-choose-source = Choose { $the } to use
prompt-choose-site = Choose where to build
prompt-choose-material = Choose { $the } to build with
prompt-choose-mineral = { $place ->
    [0] Choose the top disc
    [1] Choose the second disc
   *[other] Choose the third disc
}

hint-choose-start = Lodge and sawmill go there, then you play
hint-play-turn = { $used } of { $limit } actions used
hint-play-turn-spoils = { $used } of { $limit } actions used · { $n ->
    [one] 1 good spoils
   *[other] { $n } goods spoil
} this turn
hint-choose-source = { $tile }, { $hex } · beside each: the whole cost
hint-choose-site = { $tile }, built with { $good }
hint-choose-material = { $tile }, { $hex } · beside each: the whole cost
hint-choose-mineral = Mine, { $hex } · { $n ->
    [one] the last disc
   *[other] { $n } discs to come, from the top down
}

guide-choose-start = Start near field and mountain: wood alone will not do. The lodge makes food, the sawmill turns it into wood.
guide-play-turn = Food becomes wood, wood builds a quarry, its stone builds progress. What you make now still serves in your next turn. A short turn brings you back sooner.
guide-choose-source = From the same hex or a neighbour: one action. Each hex more costs one more. Use up what spoils first.
guide-choose-site = Build close to its inputs and far from your rivals’ goods. Everybody may use what you build.
guide-choose-material = What you build with is used up. From the same hex or a neighbour it costs no action.
guide-choose-mineral = Only the top disc can be dug. A smelter needs coal and an ore; charcoal burners give coal too.

## Why not

refusal-occupied = { $mine ->
    [yes] Your own marker
   *[no] A marker of { $owner }
} stands there.
refusal-input-missing = You have no { $good } on the map.
refusal-marker-missing = You have no marker left in your reserve.
refusal-too-few-actions = It would cost { $cost }; you have { $left ->
    [0] none
   *[other] { $left }
} left.
refusal-no-space-to-end = It would cost { $cost }: beyond { $limit } actions in all, your turn could no longer end on a free space.
refusal-closed = This progress has been made already.
refusal-lower-first = The lower tile ({ $lower }) must carry coats of arms first.
refusal-material-missing = You have no { $good } to build with.
refusal-no-site = No { $terrain } has a free slot.
refusal-no-discs = There are no mineral discs left.
refusal-start-kept = This forest is kept for a player who has not started yet.
refusal-wrong-terrain = This tile goes on a { $terrain }.
refusal-wrong-smelter = No smelter left fits this terrain.
refusal-hex-full = All three slots are taken.
refusal-disc-gone = There is no { $good } left in the supply.
refusal-start-taken = There are buildings on this forest already.
refusal-start-unmarked = This forest is not marked as a start.
refusal-one-step-inputs = You cannot bring its inputs along with the { $good }.

## What happened

event-first = { $you ->
    [yes] You are the first player
   *[no] { $who } is the first player
}
event-laid = The map is laid out
event-turn = Turn { $turn }
event-started = { $you ->
    [yes] You start
   *[no] { $who } starts
} at { $hex }
event-lies = Due to spoil this turn: { $you ->
    [yes] your { $good }
   *[no] { $good } of { $who }
}, { $hex }
event-made = { $you ->
    [yes] You make
   *[no] { $who } makes
} { $good } ({ $tile }, { $hex }): { $cost }
event-made-from = { $you ->
    [yes] You make
   *[no] { $who } makes
} { $good } from { $in } ({ $tile }, { $hex }): { $cost }
event-made-from-two = { $you ->
    [yes] You make
   *[no] { $who } makes
} { $good } from { $in } and { $second } ({ $tile }, { $hex }): { $cost }
event-scored = { $you ->
    [yes] You deliver
   *[no] { $who } delivers
} { $in } ({ $tile }, { $hex }): { $points }, { $cost }
event-scored-two = { $you ->
    [yes] You deliver
   *[no] { $who } delivers
} { $in } and { $second } ({ $tile }, { $hex }): { $points }, { $cost }
foraged-food = :food: foraged food
event-built = { $you ->
    [yes] You build
   *[no] { $who } builds
} { $tile } on { $hex }: { $cost }
event-stacked = Discs of the mine at { $hex }, from the top: { $discs }
discs-one = { $a }
discs-two = { $a }, { $b }
discs-three = { $a }, { $b }, { $c }
event-spoilt = { $you ->
    [yes] You lose
   *[no] { $who } loses
} { $good } at { $hex }: spoilt
event-exhausted = The mine at { $hex } is exhausted and returns to its pile
event-ended = { $you ->
    [yes] You end
   *[no] { $who } ends
} on space { $space }
event-ended-further = { $you ->
    [yes] You go on
   *[no] { $who } goes on
} to the free space { $space }
event-waited = { $you ->
    [yes] You let
   *[no] { $who } lets
} an action pass
event-won = { $you ->
    [yes] You place your
   *[no] { $who } places the
} last coat of arms
event-grows-quiet = Nobody has placed a coat of arms for { $turns } turns each: { $left ->
    [one] one more turn each
   *[other] { $left } more turns each
} without any, and the match ends
event-fell-quiet = Nobody placed a coat of arms for { $turns } turns each: the match ends

## Numbers

stage-turn = { $turn ->
    [0] Setup
   *[other] Turn { $turn }
}
stage-actions = { $left ->
    [one] 1 action left
   *[other] { $left } actions left
}
stage-goal = Leader: { $most } of { $all } coats of arms
stage-quiet = No coats of arms for long: the match ends after { $left ->
    [one] 1 more turn each
   *[other] { $left } more turns each
}
figure-arms = Coats of arms placed, of those that win
figure-reserve = Markers in reserve
figure-goods = Goods on the map
figure-space = Space on the time track
measure-points = Coats of arms placed
measure-actions = Actions left
measure-goods = Goods on the map
measure-goods-spoil = Goods on the map (due to spoil: { $goods })
list-times = { $n } × { $good }
list-more = { $first }, { $rest }
list-last = { $first } and { $rest }
list-or = { $first } or { $rest }
measure-space = The turn would end on space
measure-next = Then to move
measure-turn = Next turn: { $who }
sheet-tile = { $tile } ({ $category } { $step })
sheet-surplus = Beyond the last coat of arms
ending-won = { $who } has placed the last coat of arms.
ending-quiet = Nobody placed a coat of arms for { $turns } turns each.
tie-turns = Points are equal: whoever took fewer turns comes first.
tie-shared = Turns are equal as well: the place is shared.

## The planner

plan-total = { $cost } · the turn would end on space { $space }
plan-unproved = Not every way could be looked at; there may be a cheaper one
plan-produce = { $tile }, { $hex }: { $recipe }
plan-build = Build { $tile } on { $hex }
