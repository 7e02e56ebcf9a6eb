# The game
title = The New Science
subtitle = Research, experiment, publish: the tree of knowledge in the age of Galileo and Newton
blurb = Place your energy, climb the tree of knowledge and put your discoveries into print. Every publication brings prestige, and gives what you know to everybody.
period = Europe, 1600–1700

# Options
option-scientists = Scientists
option-scientists-help = How the scientists are handed out.
option-scientists-dealt = Dealt at random
option-scientists-chosen = Chosen in seat order
option-laboratory = Laboratory
option-laboratory-help = What happens when a KEEP card comes to a full laboratory.
option-laboratory-replace = The new card replaces the old one
option-laboratory-choose = The player keeps either
option-publications = Publications counted
option-publications-help = What counts for the bonus for most publications.
option-publications-markers = Every marker in a publish area
option-publications-actions = Only what an action published

# Names of things
scientist-kepler = Kepler
scientist-galileo = Galileo
scientist-kircher = Kircher
scientist-leibniz = Leibniz
scientist-newton = Newton
scientist-kepler-full = Johannes Kepler
scientist-galileo-full = Galileo Galilei
scientist-kircher-full = Athanasius Kircher
scientist-leibniz-full = Gottfried Wilhelm Leibniz
scientist-newton-full = Isaac Newton

discovery-astrology = Astrology
discovery-heliocentrism = Heliocentrism
discovery-planetary-motion = Planetary Motion
discovery-moons-of-jupiter = Moons of Jupiter
discovery-speed-of-light = Speed of Light
discovery-universal-gravitation = Universal Gravitation
discovery-symbolic-algebra = Symbolic Algebra
discovery-logarithms = Logarithms
discovery-analytic-geometry = Analytic Geometry
discovery-probability-theory = Probability Theory
discovery-infinite-series = Infinite Series
discovery-calculus = Calculus
discovery-laws-of-attraction = Laws of Attraction
discovery-falling-bodies = Falling Bodies
discovery-atmospheric-pressure = Atmospheric Pressure
discovery-pendulum-theory = Pendulum Theory
discovery-light-spectrum = Light Spectrum
discovery-elastic-force = Elastic Force
discovery-laws-of-motion = Laws of Motion
discovery-iatrochemistry = Iatrochemistry
discovery-gas = Gas
discovery-corpuscular-theory = Corpuscular Theory
discovery-boyles-law = Boyle’s Law
discovery-combustion = Combustion
discovery-anatomy = Comparative Anatomy
discovery-blood-circulation = Blood Circulation
discovery-capillaries = Capillaries
discovery-cells = Cells
discovery-microorganisms = Microorganisms

card-h1-01 = Bubonic Plague
card-h1-02 = Frankfurt Book Fair
card-h1-03 = Thirty Years’ War
card-h1-04 = Witch Trials
card-h1-05 = Tulip Mania
card-h1-06 = Medici Patronage
card-h1-07 = Collegio Romano
card-h1-08 = Dutch East India Company
card-h1-09 = Accademia dei Lincei
card-h1-10 = Mersenne’s Correspondence
card-h1-11 = Court of Rudolf II
card-h1-12 = Theatrum Anatomicum
card-h1-13 = Tycho’s Observations
card-h1-14 = Lippershey’s Spyglass
card-h1-15 = Napier’s Bones
card-h1-16 = Faithful Assistant
card-h1-17 = Apothecary’s Workshop
card-h1-18 = Elzevir Press
card-h2-01 = Index of Forbidden Books
card-h2-02 = Peace of Westphalia
card-h2-03 = English Civil War
card-h2-04 = Coffee Houses
card-h2-05 = Little Ice Age
card-h2-06 = Robert Hooke
card-h2-07 = Christina of Sweden
card-h2-08 = The Roman Inquisition
card-h2-09 = Magdeburg Hemispheres
card-h2-10 = Hartlib Circle
card-h2-11 = Jean-Baptiste Colbert
card-h2-12 = Stolen Notebooks
card-h2-13 = Vacuum Pump
card-h2-14 = Pendulum Clock
card-h2-15 = Pascaline
card-h2-16 = Henry Oldenburg
card-h2-17 = Compound Microscope
card-h2-18 = Cabinet of Curiosities
card-h3-01 = Great Fire of London
card-h3-02 = Philosophical Transactions
card-h3-03 = Revocation of the Edict of Nantes
card-h3-04 = Republic of Letters
card-h3-05 = The Great Frost
card-h3-06 = Royal Charter
card-h3-07 = Edmond Halley
card-h3-08 = Priority Dispute
card-h3-09 = Christopher Wren
card-h3-10 = Académie des Sciences
card-h3-11 = Glorious Revolution
card-h3-12 = Maria Sibylla Merian
card-h3-13 = Reflecting Telescope
card-h3-14 = Royal Society Fellowship
card-h3-15 = Wealthy Patron
card-h3-16 = Annus Mirabilis
card-h3-17 = Leeuwenhoek’s Lenses
card-h3-18 = Papin’s Steam Digester

field-astronomy = Astronomy
field-mathematics = Mathematics
field-physics = Physics
field-chemistry = Chemistry
field-biology = Biology
track-government = Government
track-religion = Religion
track-enterprise = Enterprise
track-science = Science
icon-government = :government: Government
icon-religion = :religion: Religion
icon-enterprise = :enterprise: Enterprise
icon-science = :science: Science
track-rest = Rest
track-prestige = Prestige
action-rest = Rest
action-happening = Happenings
action-influence = Influence
action-research = Research
action-experiment = Experiment
action-publish = Publish
space-rest = Rest :rest:
space-rest-1 = Rest, space 1
space-rest-2 = Rest, space 2
space-rest-3 = Rest, space 3
space-rest-4 = Rest, space 4
space-rest-5 = Rest, space 5
space-happening-1 = the first happening
space-happening-2 = the second happening
space-government = Government :government:
space-religion = Religion :religion:
space-enterprise = Enterprise :enterprise:
space-science = Science :science:
space-research-1 = Research, space 1
space-research-2 = Research, space 2
space-research-3 = Research, space 3
space-research-4 = Research, space 4
space-research-5 = Research, space 5
space-experiment-1 = Experiment, space 1
space-experiment-2 = Experiment, space 2
space-experiment-3 = Experiment, space 3
space-experiment-4 = Experiment, space 4
space-experiment-5 = Experiment, space 5
space-publish-1 = Publish, space 1
space-publish-2 = Publish, space 2
space-publish-3 = Publish, space 3
space-publish-4 = Publish, space 4
zone-research = research
zone-experiment = experiment
zone-publish = published
or = { $a } or { $b }
span = { $low } to { $high }

# What the cards say, clause by clause. `lasts`: all (everybody, this round), round (its player, this round),
# keep (its player, as long as the card is kept), once (its player, when the card is used)
deed-research = research
deed-experiment = experiment
deed-publish = publication
deed-research-or-publish = research or publication
scope-any = { "" }
scope-field = { " " }in { $a }
scope-level = { " " }of level { $level } or less
scope-both = { " " }of level { $level } or less in { $a }
in-astronomy = astronomy
in-mathematics = mathematics
in-physics = physics
in-chemistry = chemistry
in-biology = biology
on-chosen-track = on a track of your choice
on-other-track = on another track
on-same-track = on the same track
icon-every-track = :influence: every track
condition-none = { "" }
condition-all = , for everybody
condition-most =
    { $everybody ->
        [yes] , for whoever then has { $track } { $n } or less
       *[no] , while you have { $track } { $n } or less
    }
condition-least =
    { $everybody ->
        [yes] , for whoever then has { $track } { $n } or more
       *[no] , while you have { $track } { $n } or more
    }
clause-points =
    { $lasts ->
        [all] This round, { $delta } on each { $deed }{ $scope }{ $condition }
        [round] This round, { $delta } on each { $deed } of yours{ $scope }{ $condition }
        [once] Once: { $delta } on one { $deed }{ $scope }
       *[keep] { $delta } on each { $deed }{ $scope }{ $condition }
    }
clause-requirement =
    { $lasts ->
        [all] This round,
        [round] This round, for you,
        [once] Once:
       *[keep] For you,
    } { $printed ->
        [0] publishing
       *[other] publishing a discovery with { $track } { $printed } or more
    } needs { $delta } { $every ->
        [yes] on every track
       *[no] { $track }
    }{ $condition }
clause-no-rest-gain =
    { $lasts ->
        [all] This round the Rest action gives no :rest: rest
       *[keep] The Rest action gives you no :rest: rest
    }; the order still changes
clause-no-rest-spend =
    { $lasts ->
        [all] This round nobody may spend :rest: rest
        [round] This round you may spend no :rest: rest
       *[keep] You may spend no :rest: rest
    }
clause-close-space = Influence closed this round: { $track }
clause-add-space =
    { $n ->
        [one] One more publish space
       *[other] { $n } more publish spaces
    } this round
clause-influence-step =
    { $lasts ->
        [all] This round an influence action moves { $n }
        [round] This round your influence action moves { $n }
       *[keep] Your influence action moves { $n }
    } { $n ->
        [one] step
       *[other] steps
    }: { $track }
clause-influence =
    { $who ->
        [you] You: { $delta } { $track }
        [everybody] At once, everybody: { $delta } { $track }
        [opponent] An opponent of your choice: { $delta } { $track }
        [opponents] Every opponent: { $delta } { $track }
       *[self] { $delta } { $track }
    }{ $least ->
        [yes] { " " }(from { $n } up)
       *[no] { "" }
    }
clause-gain-rest =
    { $who ->
        [you] You: +{ $n } :rest: rest
        [everybody] At once, everybody: +{ $n } :rest: rest
        [opponents] Every opponent: +{ $n } :rest: rest
       *[self] +{ $n } :rest: rest
    }
clause-steal-rest = Every opponent who has :rest: rest loses { $n }; you gain all that is lost, up to 3
clause-gain-prestige = +{ $n } :prestige: prestige
clause-prestige-bonus =
    { $lasts ->
        [all] This round, +{ $n } :prestige: prestige for each publication by an action
        [round] This round, +{ $n } :prestige: prestige for each of your publications by an action
       *[keep] +{ $n } :prestige: prestige for each of your publications by an action
    }
clause-place-research =
    Research without points, level { $level } or less{ $scope }, prerequisites known{ $rival ->
        [yes] , where an opponent has a marker
       *[no] { "" }
    }
clause-move-energy =
    { $n ->
        [one] Move a cube
       *[other] Move up to { $n } cubes
    } of one opponent (influence, research, experiment, publish)
clause-demote-marker = Where you and an opponent both have a marker, the opponent’s goes back one step
clause-save-keep = At once, whoever has a KEEP card spends { $n } :rest: rest or loses it
clause-reroll = Once: roll the experiment die again
clause-ignore-critical = and a 1 no longer fails by itself

# Prompts
prompt-choose-scientist = Choose your scientist
prompt-deal-scientist = A scientist is dealt
prompt-place-energy = Place an energy cube
hint-place-energy = { $left ->
    [1] Your last cube this round
   *[other] { $left } cubes left this round
}
prompt-choose-research = Research: which discovery?
hint-choose-research = You have { $points } :research: research and { $rest } :rest: rest
prompt-choose-payment = How do you pay?
hint-choose-payment = { $discovery }: { $missing } missing
prompt-take-back = Which marker do you take back?
hint-take-back = None is left for { $discovery }
prompt-choose-experiment = Experiment: which discovery?
hint-choose-experiment = You have { $points }, the die and { $rest } :rest: rest
prompt-spend-rest = How much rest?
hint-spend-rest = { $discovery } needs { $need }; you have { $points } and the die
prompt-roll-die = The die is rolled for { $discovery }
prompt-roll-again = The die shows { $die }: roll again?
hint-roll-again = { $discovery } needs { $need }; your total is { $total }
prompt-choose-publication = Publish: which discovery?
hint-choose-publication = You have { $points } :publish: publishing and { $rest } :rest: rest
prompt-choose-member = Which one becomes public too?
hint-choose-member = A prerequisite of { $discovery }
prompt-reveal-card = A happening is revealed
prompt-choose-track = On which track?
hint-choose-track = { $card }
prompt-choose-opponent = Which opponent?
hint-choose-opponent = { $card }
prompt-place-marker = Research which discovery?
hint-place-marker = { $card }, without points
prompt-lift-cube = Move which cube?
hint-lift-cube =
    { $card }: { $left ->
        [one] one more cube
       *[other] up to { $left } cubes
    } of one opponent
prompt-drop-cube = To which space?
hint-drop-cube = { $card }
prompt-choose-dispute = Dispute which discovery?
hint-choose-dispute = { $card }
prompt-choose-disputed = Whose marker goes back?
hint-choose-disputed = { $card }: { $discovery }
prompt-keep-card = Which card do you keep?
hint-keep-card = Your laboratory holds one
prompt-save-card = Pay to keep your card?
hint-save-card = { $n } :rest: rest, or { $keep } is lost

# Moves
move-scientist = { $scientist }
move-place = { $space }
move-place-modified = { $space } ({ $modifier })
move-place-card = { $card }
move-research =
    { $discovery }{ $rest ->
        [0] { "" }
       *[other] , { $rest } :rest: rest
    }
move-research-card =
    { $discovery }, with { $card }{ $rest ->
        [0] { "" }
       *[other] {" "}and { $rest } :rest: rest
    }
move-research-free = { $discovery }
move-experiment = { $discovery }: { $low } to { $high }%
move-experiment-sure = { $discovery }: { $low }%
move-rest =
    { $rest ->
        [0] No rest
       *[other] Spend { $rest } :rest: rest
    }: { $odds }%
move-marvel =
    { $card }{ $rest ->
        [0] { "" }
       *[other] {" "}and { $rest } :rest: rest
    }: { $odds }%
move-roll = Die: { $die }
move-again-roll = Roll again: { $odds }%
move-again-stand = Let it stand
move-publish =
    { $discovery }, +{ $prestige } :prestige: prestige{ $rest ->
        [0] { "" }
       *[other] , { $rest } :rest: rest
    }
move-publish-card =
    { $discovery }, +{ $prestige } :prestige: prestige, with { $card }{ $rest ->
        [0] { "" }
       *[other] {" "}and { $rest } :rest: rest
    }
move-pay-rest = Spend { $rest } :rest: rest
move-pay-card =
    Discard { $card }{ $rest ->
        [0] { "" }
       *[other] {" "}and spend { $rest } :rest: rest
    }
move-member = { $discovery }
move-take-back = Take back { $discovery } ({ $zone })
move-track = { $track }
move-opponent = { $opponent }
move-lift = { $opponent }’s cube on { $space }
move-lift-empty = { $space }
move-drop = To { $space }
move-dispute = { $discovery }
move-keep-new = { $card } (new)
move-keep-old = { $card } (the old one)
move-save-pay = Spend { $rest } :rest: rest and keep { $card }
move-save-lose = Lose { $card }
move-reveal = { $card }
move-pass = Pass

# Refusals
refusal-scientist-taken = { $scientist } is already taken.
refusal-occupied = { $owner }’s cube is already there.
refusal-closed = { $card } has closed this space for the round.
refusal-one-rest = You already rest this round.
refusal-effect-card = An EFFECT card cannot be taken.
refusal-published = This discovery is already published.
refusal-own-marker = Your marker is already there.
refusal-prerequisites = You must first know { $missing }.
refusal-research-points = Needs { $need } :research: research; you have { $points }, and { $rest } :rest: rest to add.
refusal-no-marker = All your markers are in use, and taking any of them back would cost you a prerequisite.
refusal-all-published = All your markers are published: none can be taken back.
refusal-not-researched = You have no research marker there.
refusal-already-known = Your experiment there has already succeeded.
refusal-no-experiment = You must first succeed in an experiment there.
refusal-publish-points = Needs { $need } :publish: publishing; you have { $points }, and { $rest } :rest: rest to add.
refusal-influence = Publishing needs { $track } { $need }; you have { $have }.
refusal-too-little-rest = You have only { $rest } :rest: rest.
refusal-rest-forbidden = { $card }: no rest may be spent this round.
refusal-card-level = The card goes up to level { $level }.
refusal-card-field = The card does not cover this field.
refusal-no-rival = No opponent has a marker there.
refusal-no-own-marker = You have no marker there.
refusal-needed = You need it as a prerequisite of { $discovery }.
refusal-same-track = It must be another track.
refusal-empty-space = No cube stands there.
refusal-own-cube = That cube is yours.
refusal-other-opponent = Both cubes must belong to { $opponent }.
refusal-already-moved = This cube has already been moved.
refusal-same-space = The cube already stands there.

# Log
event-round = Round { $round } of { $last }
event-scientist =
    { $you ->
        [yes] You are
       *[no] { $who } is
    } { $scientist }
event-place =
    { $you ->
        [yes] You place a cube on
       *[no] { $who } places a cube on
    } { $space }
event-place-card =
    { $you ->
        [yes] You place a cube on
       *[no] { $who } places a cube on
    } { $card }
event-rest = { $you ->
    [yes] You rest and will be
   *[no] { $who } rests and will be
} number { $place } next round{ $gain ->
    [0] { "" }
   *[other] , +{ $gain } :rest: rest
}
event-reveal = Revealed: { $card }
event-play =
    { $you ->
        [yes] You play
       *[no] { $who } plays
    } { $card }
event-keep =
    { $you ->
        [yes] You put
       *[no] { $who } puts
    } { $card } into the laboratory
event-leave =
    { $card } leaves { $you ->
        [yes] your
       *[no] { $who }’s
    } laboratory
event-dismiss =
    { $you ->
        [yes] You keep the card you have
       *[no] { $who } keeps the old card
    }; { $card } leaves the match
event-spent-card =
    { $you ->
        [yes] You use
       *[no] { $who } uses
    } { $card }
event-influence =
    { $you ->
        [yes] You rise
       *[no] { $who } rises
    } to { $track } { $level }
event-influence-lost =
    { $you ->
        [yes] You fall
       *[no] { $who } falls
    } to { $track } { $level }
event-influence-full =
    { $you ->
        [yes] You stay
       *[no] { $who } stays
    } at { $track } { $level }
event-rest-gained =
    { $you ->
        [yes] You gain
       *[no] { $who } gains
    } { $n } :rest: rest
event-rest-lost =
    { $you ->
        [yes] You lose
       *[no] { $who } loses
    } { $n } :rest: rest
event-prestige =
    { $you ->
        [yes] You gain
       *[no] { $who } gains
    } { $n } :prestige: prestige
event-research =
    { $you ->
        [yes] You research
       *[no] { $who } researches
    } { $discovery }{ $rest ->
        [0] { "" }
       *[other] , { $rest } :rest: rest
    }
event-take-back =
    { $you ->
        [yes] You take back your
       *[no] { $who } takes back the
    } marker on { $discovery }
event-try =
    { $you ->
        [yes] You experiment on
       *[no] { $who } experiments on
    } { $discovery }{ $rest ->
        [0] { "" }
       *[other] , { $rest } :rest: rest
    }
event-roll = The die shows { $die }: { $total } in all, { $need } needed
event-succeed =
    Success: { $you ->
        [yes] you know
       *[no] { $who } knows
    } { $discovery }
event-fail =
    { $you ->
        [yes] Your
       *[no] { $who }’s
    } experiment on { $discovery } fails
event-critical = A 1 always fails: the experiment on { $discovery } has failed
event-publish =
    { $you ->
        [yes] You publish
       *[no] { $who } publishes
    } { $discovery }: +{ $prestige } :prestige: prestige
event-public = Made public along with it: { $discovery }
event-return =
    { $you ->
        [yes] Your
       *[no] { $who }’s
    } marker on { $discovery } goes back
event-decline =
    { $you ->
        [yes] You pass on
       *[no] { $who } passes on
    } { $space }
event-lost =
    Nothing to do at { $space }: { $you ->
        [yes] your
       *[no] { $who }’s
    } cube returns
event-nothing = { $card } finds no target
event-moved =
    { $you ->
        [yes] Your
       *[no] { $who }’s
    } cube goes from { $from } to { $to }
event-demoted =
    { $you ->
        [yes] Your
       *[no] { $who }’s
    } marker on { $discovery } goes back one step
event-end-tree = The last discovery of level 5 is published: the match is over
event-end-pile = No happening is left: the match is over

# Stage, rows, sheet
stage-round = Round { $round } of { $last }
stage-placing = Placing energy
stage-resolving = Resolving: { $action }
stage-cleanup = Cleaning up
stage-setup = Setting up
stage-pile = Pile { $n }
stage-last-level = Level 5: { $n } of { $last } published
stage-over = The match is over
figure-prestige = Prestige
figure-bonuses = Bonuses if the match ended now
figure-rest = Rest
figure-government = Government
figure-religion = Religion
figure-enterprise = Enterprise
figure-science = Science
figure-publications = Publications
figure-markers = Markers left
figure-chance = Chance of success
chance = { $n }%
figure-known = Discoveries known
figure-order = Next round’s order
order-place = no. { $n }
sheet-prestige = Prestige from publications and cards
sheet-publications = Most publications
sheet-track = Leads { $track }
note-scored =
    { $n ->
        [one] one publication by an action
       *[other] { $n } publications by actions
    }
note-publications =
    { $n ->
        [one] one marker in a publish area
       *[other] { $n } markers in publish areas
    }
note-track = at { $n }
note-tied =
    { $a }{ $tied ->
        [yes] , tied
       *[no] { "" }
    }
result-tree = The last discovery of level 5 is published. Most prestige wins.
result-pile = The pile of happenings is empty. Most prestige wins.
tie-level-five = Tied at { $points } :prestige: prestige: the most discoveries of level 5 decide.
tie-shared = Still tied: the victory is shared.
term-energy = Energy
term-space = Space

# Guided first match
guide-choose-scientist = Each scientist is good at different things. Galileo finds research easy; Kircher publishes easily.
guide-place-energy = You have three cubes a round. Research a discovery, experiment on it, publish it: all three can happen in one round, for they are resolved in that order.
guide-choose-research = Choose where your marker goes. What is lit you can pay for, and you know its prerequisites.
guide-choose-experiment = Only an experiment turns research into knowledge. The percentages run from no rest to all your rest.
guide-spend-rest = Rest spent is gone even if the die fails you, and a 1 always fails.
guide-choose-publication = Publishing scores, and gives everybody the knowledge. Influence is needed but not spent.
guide-choose-track = Influence opens the way to publishing, and leading a track brings 2 prestige at the end.
guide-choose-payment = Rest comes back when you rest. A card you discard is gone.
guide-take-back = You have ten markers. Take one back where you have the least to lose: that work is undone.
guide-roll-again = The assistant leaves you, whatever the second roll shows. Rest you spent stays spent.
guide-choose-member = What you publish makes public what it rests on, too. Keep secret what your rivals would need most.
guide-choose-opponent = Choose whoever is ahead of you or about to publish.
guide-place-marker = A marker for nothing: choose what you will experiment on next.
guide-lift-cube = Take a rival’s cube from where it would hurt you.
guide-drop-cube = Put it where it does the least for its owner.
guide-choose-dispute = Choose a discovery you both work on and want to finish first.
guide-choose-disputed = This rival loses a step: from experiment to research, or from research to nothing.
guide-keep-card = A card in the laboratory works every round, or once when you need it. Keep the one that helps what you plan.
guide-save-card = Rest can be had again; is the card worth it?
