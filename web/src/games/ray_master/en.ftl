# Words only the drawing needs
board-position = position
board-move = Move
board-height = Height
board-mode = Mode
board-swap = Swap
board-heat = Heat
board-cool = Cool
board-fire = Fire
board-note-move = 1 or 2 positions
board-note-height = to another level
board-note-mode = { $mode ->
    [shrink] to enlarge
   *[enlarge] to shrink
}
board-note-swap = two of one’s dice
board-note-heat = { $each } up for each
board-note-cool = { $each } down for each
board-note-fire = { $mode ->
    [shrink] to shrink: { $shrink }
   *[enlarge] to enlarge: { $enlarge }
}
board-done = done
board-by-student = by the student
board-by-idle = the student found nothing to do
board-student-waits = student ready
board-no-change = no number changes
board-student = Student
board-played = Played
board-waiting = Waiting
board-card-move = Move by { $n }
board-card-height = Any other height
board-card-mode = Change the mode
board-card-swap = Swap two dice
board-card-heat = { $n ->
    [one] Heat
   *[other] Heat twice
}
board-card-cool = { $n ->
    [one] Cool
   *[other] Cool twice
}
board-card-fire = Fire
board-scientists = Scientists
board-this-turn = { $n } a turn
board-held = for the student
board-extra = extra
board-yours = yours
board-reserve = Reserve
board-reserve-why = what dice turn into
board-sheet = Score sheet
board-weights = small ×3, medium ×2, large ×1
board-mode-shrink = shrink
board-mode-enlarge = enlarge
board-why-ray = The ray: it hits the first die in its lane that reaches its height
board-why-position = Position { $position }: from here the ray fires along lane { $position }
board-why-shrink = Shrink: a die that is hit becomes one size smaller and its value falls, less so if the ray is fully cold
board-why-enlarge = Enlarge: a die that is hit becomes one size larger and its value rises, more so if the ray is fully cold
board-why-temperature = Temperature { $n } / { $most }: every shot heats the ray. At { $most } it cannot fire; at 0 it is fully cold, and a die that is hit keeps a higher value
board-why-energy = Energy { $n } / { $most }: every hit uses some up; at 0 the match is over
