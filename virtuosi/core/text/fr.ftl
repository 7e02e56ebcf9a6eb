# Les mots de la maison, pour tous les jeux
seat-called = Joueur { $number }
level-novice = Novice
level-scholar = Érudit
level-master = Maître
nature-decides = le hasard décide

error-seats = Ce jeu ne se joue pas à { $seats }.
error-option = Ce jeu n’a pas d’option « { $option } ».
error-option-value = « { $value } » n’est pas une valeur de l’option « { $option } ».
error-option-seats = L’option « { $option } » n’est pas proposée à { $seats } { $seats ->
    [one] joueur
   *[other] joueurs
}.
