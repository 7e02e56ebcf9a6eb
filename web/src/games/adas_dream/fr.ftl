# Les mots dont seul le dessin a besoin
board-push-1 = poussez égal
board-push-2 = ou inférieur
board-further = plus loin
board-nudge = dé ±1
board-research-note = ! percée, I et II avancées
board-breakthrough = à chaque percée, { $reward }
board-objective-title = Objectif
board-objective = Objectif : { $text }. Premier { $first }, ensuite { $later }
board-advanced = Action avancée
board-advanced-on = avancée { $which }
board-advanced-at = { $which } à { $level }
board-advanced-study-1 = un autre objet, d’une autre sorte
board-advanced-study-2 = les deux autres objets
board-advanced-travel-1 = une petite ville plus loin, sans frais
board-advanced-travel-2 = jusqu’à deux étapes, sans frais
board-advanced-meetings-1 = jouez une carte sans coût
board-advanced-meetings-2 = jouez une carte sans coût, après avoir pioché si vous voulez
board-advanced-institution-1 = aussi une place libre plus bas, ici
board-advanced-institution-2 = aussi une place libre plus bas, partout
board-note = { $title } : { $text }
board-publish = Publication
board-publish-study = empilez un disque sur un autre de sa couleur
board-publish-travel = modifiez la valeur de dés
board-publish-meetings = prenez un engrenage Multiplication
board-publish-institution = échangez un dé avec l’atelier
board-how-study = un programme, puis un objet d’étude
board-how-travel = payez chaque tronçon ; une université reçoit un disque
board-how-meetings = posez un disque, gagnez un partenaire
board-how-institution = payez, posez un disque, prenez la récompense
board-enlarge = agrandir
board-is-enlarged = en grand
board-enlarged = { $area }, zone agrandie
board-level-cost = niveau, coût
board-row-prize = prix
board-points = prestige
board-or = ou
board-token = vaut { $worth } par partenaire de cette science
board-draws = pioche { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
board-programs = Programmes
board-programs-how = celui de droite part le premier ; { $n } dans la pile
board-items = Objets d’étude
board-items-how = un livre, un engrenage ou une attribution ; { $n } dans la pile
board-additions-left = { $n ->
    [one] { $n } restant
   *[other] { $n } restants
}
board-any-column = toute colonne
board-discard = défaussez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
board-ways = routes, rails, ferries
board-road = route
board-rail = voie ferrée
board-ferry = ferry
board-more-cities = { $n ->
    [one] { $n } autre ville…
   *[other] { $n } autres villes…
}
board-more-on-map = { $n ->
    [one] et { $n } autre, sur la carte
   *[other] et { $n } autres, sur la carte
}
board-from = De { $city }, par prix croissant
board-fares = Tarifs
board-needs-die = avec un dé de { $values }
board-cost-reduce-die = le dé perd 1
board-cost-pay-die-value = autant de pièces que la valeur du dé
board-die-less = dé −1
board-die-pay = dé
board-empty = vide
board-gear-disc = disque
board-gear-open = ouvert
board-gear-plus = engrenage Addition
board-gear-minus = engrenage Soustraction
board-gear-times = engrenage Multiplication
board-engine-worth = machine
board-lines-sum = lignes
board-programs-sum = progr.
board-gaps = { $n ->
    [one] { $n } vide
   *[other] { $n } vides
}
board-gauges = Vapeur, innovation, réserve
board-steam = vapeur { $level } : une ligne rapporte au plus { $cap }
board-steam-word = vapeur
board-to = vers { $n }
board-prestige = prestige
board-none = aucun
board-each-research = chacune : 1 :research:
board-column-token = jeton : { $worth } par attribution
board-hand-how = { $n } sur { $most } ; à l’atelier ou par un effet
board-in-play = en jeu
board-whose = À qui est le plateau
board-engine-of = La machine de { $name }
