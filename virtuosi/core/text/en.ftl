# Words of the house, for every game
seat-called = Player { $number }
level-novice = Novice
level-scholar = Scholar
level-master = Master
nature-decides = chance decides

error-seats = This game is not played by { $seats } { $seats ->
    [one] person
   *[other] people
}.
error-option = This game has no option “{ $option }”.
error-option-value = “{ $value }” is not a value of the option “{ $option }”.
error-option-seats = The option “{ $option }” is not offered at { $seats } { $seats ->
    [one] seat
   *[other] seats
}.
