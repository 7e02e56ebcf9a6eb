# Les mots dont seul le dessin a besoin

## L’atlas
board-north = N
board-sea-north = Mare Germanicum
board-sea-south = Mare Mediterraneum
board-sea-west = Oceanus
board-sea-east = Pontus
board-europe = Europa
board-europe-for = à l’usage des savants voyageurs
board-master = Maître
board-rank = { $n ->
    [one] { $rank } à partir de { $n } point
   *[other] { $rank } à partir de { $n } points
}
board-road = Route : { $a } – { $b }
board-branch = Branche : { $a } – { $b }
board-toll = { $n ->
    [0] sans péage
    [one] péage : { $n } pièce
   *[other] péage : { $n } pièces
}
board-cubes-of = cubes : { $who }
board-scientist-of = Scientifique de { $who } : { $place }
board-students-of = étudiants : { $who }
board-markers-of = marqueurs : { $who }

## La planche des pistes
board-technology-how = vers l’avant seulement
board-work-how = une pièce par case
board-stock = Tuiles en réserve
board-left = { $what } : reste { $n }
board-market = Cartes proposées
board-market-how = Leçons : une carte, jusqu’à la valeur de l’action
board-deck = Pioche de { $level } : reste { $left }
board-turn-up = 1 :coin: :arrow: 2 :card:
board-discoveries = Grandes découvertes
board-costs = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
board-income-of = revenu : { $what }
board-leaf-atlas = Atlas
board-leaf-tree = Pistes
board-leaf-market = Cartes
board-leaf-desk = Bureau
board-leaf-asked = , un choix s’offre

## Le bureau
board-study = Plateau Études
board-whose = À qui est le plateau
board-look-at = Voir le plateau : { $who }
board-cubes-left = Cubes restants
board-students-left = Étudiants en réserve
board-filled = une tuile l’occupe
board-pane = vitre, où s’arrêtent les séries
board-met = rien ne manque
board-potions-instead = { $n ->
    [one] ou { $n } potion à la place
   *[other] ou { $n } potions à la place
}
board-run = { $n ->
    [one] complet : { $n } point par manche
   *[other] complet : { $n } points par manche
}
board-shelf-needs = cette étagère demande Études { $n }
board-piles = Piles de tuiles Étagère
board-pile = { $n ->
    [0] pile vide, son bonus est pris
    [one] reste { $n } tuile, puis { $bonus }
   *[other] restent { $n } tuiles, puis { $bonus }
}
board-tokens = Jetons pris
board-no-tokens = aucun jeton
board-slots = Emplacements de revenu
board-slot-free = emplacement de revenu libre : une tuile y rapporte à chaque entretien
board-upkeep = au prochain entretien
board-income-0 = +2
board-income-1 = +2
board-income-2 = +1
board-income-8 = :medicine: 1
board-income-9 = :medicine: 3
board-desk = Bureau
board-symbols = Symboles visibles
board-symbol = { $n ->
    [one] { $action } : { $n } symbole visible
   *[other] { $action } : { $n } symboles visibles
}
board-printed = l’un d’eux est imprimé sur le bureau
board-part-card = carte
board-part-desk = bureau
board-part-tucked = dessous
board-part-drawers = tiroirs
board-part-printed = imprimé
board-part-joker = joker
board-part-boost = augm.
board-card-first = première carte
board-card-second = deuxième carte
board-card-third = troisième carte
board-card-fourth = quatrième carte
board-card-fifth = cinquième carte
board-drawer-free = tiroir libre : pour une tuile Développement
board-special = action spéciale sous le bureau : { $effect }
board-special-short = Spéciale
board-worth = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-hand = Main
board-hand-how = { $n ->
    [0] plus de carte
    [one] { $n } carte, pour votre prochain tour
   *[other] { $n } cartes, pour vos prochains tours
}
board-hand-open = { $n ->
    [0] plus de carte
    [one] { $n } carte, visible de tous
   *[other] { $n } cartes, visibles de tous
}
board-draft = Maîtres
board-draft-how = gardez-en un
board-joker = +1 au choix
board-quick = Rapides :
board-effect = Effet
board-effect-says = Effet de la carte : { $effect }
board-price-boost = 2 :coin:
board-price-potion = 3 :coin:
board-price-student = 5 :coin:
board-quick-boost = augmenter
board-quick-potion = potion
board-quick-student = étudiant
board-why-boost = Action rapide, une fois par tour : augmenter l’action de 1 pour 2 :coin:
board-why-potion = Action rapide : acheter une potion pour 3 :coin:
board-why-student = Action rapide : engager un étudiant pour 5 :coin:
board-masters = Maîtres
board-masters-hidden = { $n } en main
board-points = points
board-goals = Objectifs et leur valeur actuelle
board-worth-now = valeur actuelle
board-occupied = occupé
board-first = Premier joueur de la manche

## Les effets en icônes
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
board-atom-action-split = { $action }{ $n }, divisible
board-atom-action-ignoring = { $action }{ $n }:unlocked:
board-atom-action-no-coins = { $action }{ $n }, sans :coin:
board-atom-action-no-tolls = { $action }{ $n }, sans péage
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
action-technology = Techno­logies
card-l1-12 = La classe de l’apo­thi­caire
card-l1-15 = Le carnet de notes
card-l2-06 = Le bocal de phlogis­tique
card-l2-10 = L’ency­clo­pé­diste
card-l2-12 = La démons­tration publique
card-l2-13 = Le biblio­thé­caire
card-l3-04 = L’obser­vatoire
card-l3-07 = Le tour du monde
card-l3-11 = La récapi­tu­lation
card-x1-01 = Le construc­teur de moulins
card-x2-01 = Les carnets du mécanicien
specialization-any-dev = Spécialisation (dévelop­pement au choix)
specialization-technology = Spécialisation (Techno­logies)
invention-univ = La corres­pondance savante

## À quoi servent les choses
board-why-coins = Pièces : pour les péages, les actions rapides et les échanges
board-why-potions = Potions : chacune remplace un ouvrage manquant
board-why-books = { $books } : pour les cases de la bibliothèque et les objectifs
board-why-cubes = Cubes restants : on en pose un là où s’achève un voyage
board-why-students = Étudiants en réserve : une fois engagés, ils partent de la racine de l’arbre
board-why-upkeep = Revenus : ce que rapporte le prochain entretien
board-token = à prendre en passant
board-token-taken = { $token } : a rapporté quand il a été pris
board-slot-full = { $what } : rapporte à chaque entretien
board-drawer-full = { $what } : un symbole de plus pour son action
board-column-free = colonne { $n } : libre pour une carte, une par tour
board-card-plain = sans effet spécial
board-card-joker = ajoute 1, seulement au tour où on le joue
board-place-start = tous les scientifiques commencent la partie ici
board-place-village = une étape, sans cube
board-place-city = un cube posé ici donne son bonus
board-place-university = un cube posé ici vaut visite, pour sa case de la bibliothèque
board-place-ancient-land = un cube posé ici vaut visite, pour sa case de la bibliothèque
board-place-master = un cube posé ici fait jouer un maître de la main
board-place-objective = un cube posé ici fait compter l’objectif
board-work-start = tous les marqueurs partent d’ici
board-root = les étudiants partent d’ici
board-step = une case sans bonus
