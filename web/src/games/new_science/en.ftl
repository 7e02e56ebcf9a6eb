# Words only the drawing needs
board-tree = Tree of knowledge, { $n } discoveries
board-actions = Actions, resolved from top to bottom
board-tab-tree = Tree
board-tab-actions = Actions
board-tracks = Tracks
board-desk = Desk
board-lead = leading one at the end: +{ $n }
board-next = next
board-next-place = { $name }: number { $place } in the next round
board-or = or
board-whole = Whole tree
board-near = Closer
board-close = Put away
board-legend-open = open to you
board-legend-public = public
board-legend-known = you know it
board-legend-bare = not yet
board-legend-vine = another field
board-legend-or = one is enough
board-state-open = open to your research
board-state-far = prerequisites missing
board-state-plain = not published
board-state-research = you are researching it
board-state-experiment = you know it, not published
board-state-publish = published by you
board-state-public = public, published by { $author }
board-public = public
board-now = now, left to right
board-note-rest = next order, +1
board-note-influence = one step up
board-note-research = a marker
board-note-experiment = the die
board-note-publish = prestige
board-pile = pile { $n }, level { $level }
board-pile-empty = pile empty
board-first-cards = from the second round on
board-no-card = no card here
board-free = free
board-space-points = Your points here: { $points }.
board-space-cards = Without { $cards }: { $plain }.
board-space-reaches = In reach: { $names }.
board-space-nothing = Nothing is in reach yet.
board-shut = closed
board-type-effect = Effect
board-type-play = Play
board-type-keep = Keep
board-type-effect-means = for everybody, the whole round
board-type-play-means = at once, for whoever takes it
board-type-keep-means = goes to the laboratory of whoever takes it
board-in-force = in force
board-level = level { $level }
board-markers = { $n ->
    [one] 1 marker left
   *[other] { $n } markers left
}
board-no-scientist = To be chosen
board-short-research = research
board-short-experiment = experiment
board-short-publish = publish
board-rest-of = rest { $n } of { $most }
board-laboratory = Laboratory
board-laboratory-empty = room for one card to keep
board-later = Not yet, first know
board-of = { $n } of { $all }
board-rest-missing = { $rest } :rest: missing
board-odds = { $low } to { $high }%
board-ready = ready
board-none-research = nothing open
board-none-later = nothing waiting
board-none-experiment = research something first
board-none-publish = experiment first
board-have = you: { $n }
board-have-research = you have { $points }{ $rest ->
    [0] { "" }
   *[other] , { $rest } missing
}
board-have-publish = you have { $points }{ $rest ->
    [0] { "" }
   *[other] , { $rest } missing
}
board-have-experiment = you have { $points } and the die
board-no-prerequisite = no prerequisite
board-done-experiment = your experiment succeeded
board-numbers = { $first } for the first to succeed, then { $later }
board-rest-short = { $rest } :rest:
board-your-experiment = Your experiment:
board-experiment-of = { $name } experiments:
board-rest-term = Rest spent :rest:
board-need = { $points } and the die; { $need } needed
board-rest-spent = { $rest ->
    [0] no rest
   *[other] { $rest } rest
}
board-with-card = { $rest ->
    [0] the card
   *[other] card, { $rest } rest
}
board-die = the die
board-success = Success:
board-success-is = it is known, what it opens can be researched, and it may be published for +{ $prestige } :prestige:.
board-failure = Failure:
board-failure-is = the rest is lost, the marker stays.
board-opens = Opens:
board-odds-one = { $low }%
board-publications = Publications
board-name-copernicus = Copernicus
board-name-galileo = Galileo
board-name-paracelsus = Paracelsus
board-why-influence = { $track }: influence, asked for when a discovery is published
board-why-rest = Rest: each adds 1 to a research, an experiment or a publication
board-why-markers = { $n ->
    [one] 1 marker left for the tree of knowledge
   *[other] { $n } markers left for the tree of knowledge
}
board-why-die = the die of the experiment: with the marked faces it succeeds
board-gift = { $deed } { $n }: bonus of this scientist
board-space-rest = A cube here brings 1 rest and an earlier place in the next round.
board-space-influence = A cube here brings a step up on this track.
board-space-research = A cube here brings a marker on a discovery.
board-space-experiment = A cube here brings an experiment on a discovery researched.
board-space-publish = A cube here brings the publication of a discovery known.
board-no-happening = no happening card lies here
board-line-research = { $name }: research it with { $figure }, { $note }
board-line-later = { $name }: first know { $note }
board-line-experiment = { $name }: an experiment of { $figure }, chance { $note }
board-line-publish = { $name }: { $figure } :prestige: when published, { $note }
board-way = { $what }: succeeds with a chance of { $chance }
board-rival = { $name }: a player to choose
board-scientist = { $name }: { $gifts }

# Looking back: the house's words, where French calls a round otherwise
house-unit-turn = Turn
house-unit-round = Round
house-back-turn = One turn back
house-back-round = One round back
house-forward-turn = One turn forward
house-forward-round = One round forward
