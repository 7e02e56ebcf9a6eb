# Les mots dont seul le dessin a besoin
board-push-1 = poussez égal
board-push-2 = ou inférieur
board-further = plus loin
board-nudge = dé ±1
board-research-note = ! percée, I et II avancées
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
board-gear-disc = encore couvert d’un disque
board-gear-open = ouvert, un engrenage peut y être construit
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
board-area = { $area }, pour les dés de sa couleur : { $how }
board-passed = { $city } : les voyageurs ne font qu’y passer
board-fare = { $way } : { $n } :coin: par tronçon
board-program = { $text } : un programme à { $n } :points:, si les trois dés de sa ligne le respectent
board-slot = { $line } : emplacement de programme libre, qui rapporte { $reward }
board-column = Colonne { $area }, { $n ->
    [0] sans attribution pour l’instant
   *[other] { $names }
} : chacune rapporte 1 :research: quand on prend un dé de sa couleur
board-filed = { $name }, une attribution : a rapporté { $effect }
board-goes-to = se range dans la colonne : { $columns }
board-goes-anywhere = se range dans la colonne de votre choix
board-discard-first = pour la prendre, il faut défausser { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
board-space = Case de l’atelier : un dé poussé hors d’ici rapporte { $reward }
board-die-ring = { $die } à l’atelier : avance et pousse un dé égal ou inférieur
board-die-pushed = { $die }, poussé : il va dans le stockage
board-nudge-how = dé ±1 : un dé de l’atelier, en plus ou en moins, contre du charbon, une fois par tour
board-stored = { $die } en stockage : placé dans la machine, il donne l’action de sa couleur
board-storage-free = stockage libre : le prochain dé pris vient ici
board-level-how = Niveau { $level } : une conférence y coûte { $cost } :innovation:
board-prize-how = Niveau { $level } : { $n } :points: à qui y a le plus de conférences
board-gear = { $gear } : le construire coûte { $cost }
board-item-book = Un livre : il paie une publication
board-item-addition = Un engrenage Addition pour la réserve : { $n ->
    [one] { $n } restant
   *[other] { $n } restants
}
board-room = salon { $n } : un disque y coûte { $coins } :coin: ou { $innovation } :innovation:
board-science = { $science } : les disques de ce salon gagnent des jetons qui paient les partenaires de cette science
board-deck = pioche : { $n ->
    [0] vide, la défausse sera mélangée dès qu’il faudra piocher
    [one] { $n } carte à piocher
   *[other] { $n } cartes à piocher
}
board-discards = défausse : { $n ->
    [0] aucune carte
   *[other] { $names }
}
board-innovation = Innovation { $n } : paie les conférences et les salons
board-books = Livres { $n } : chacun paie une publication
board-enlarge-how = agrandir : montrer cette zone en entier
