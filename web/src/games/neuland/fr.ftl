board-north = N
board-one-hex = 1 hex.
board-surveyed = levée pour { $n ->
    [2] deux
    [3] trois
   *[other] quatre
} colons
board-build = Bâtir
board-hex = { $land } : de la place pour trois bâtiments
board-hex-start = { $land } : un départ, pour les deux premiers bâtiments d’un joueur
board-free-slot = emplacement libre
board-at = { $tile }, { $hex }
board-about = { $tile }, { $hex } : { $recipe }
board-stands = { $good } { $mine ->
    [yes] à vous
   *[no] de { $owner }
} : marqueur { $lying ->
    [yes] couché, perdu à la fin du tour
   *[no] debout
}
board-arms = { $mine ->
    [yes] { $n ->
        [one] votre blason
       *[other] vos blasons
    }
   *[no] { $n ->
        [one] blason
       *[other] blasons
    } de { $owner }
}
board-waits = son tour dans la catégorie n’est pas venu
board-store = Nourriture et disques
board-forage = Chercher de la nourriture : des actions remplacent celle de la carte
board-discs-left = { $good } (reste { $n }) : disques en réserve
board-tiles-left = { $n ->
    [one] { $n } restante
   *[other] { $n } restantes
}
board-points-short = { $n } pt
board-material = à vous : { $good }, { $at }
board-material-none = il vous manque : { $good }
board-makers-how = choisissez un produit
board-makers-shown = en pointillé sur la carte
board-maker-open = libre
board-maker-free = libre, sans rien fournir
board-maker-near = libre, { $good } { $n ->
    [0] sur place
    [1] à 1 hex.
   *[other] à { $n } hex.
}
board-maker-lacks = libre, il vous manque : { $good }
board-maker-taken = occupé : { $mine ->
    [yes] { $good }, à vous
   *[no] { $good } de { $owner }
}
board-maker-build = à bâtir avec { $good }
board-maker-none = Personne n’en fabrique, et rien qui en fabrique ne reste à bâtir.
board-taken = occupé
board-plan-it = Planifier
board-plan-to = le plus court vers
board-plan-goal = choisissez un but
board-plan-choose = choisir…
board-plan-goods = Produits
board-plan-progress = Progrès
board-plan-how = Choisissez un produit ou un progrès : le plus court chemin de ce tour est calculé et tracé sur la carte.
board-plan-asking = Calcul en cours…
board-plan-none = Hors d’atteinte pendant ce tour.
board-plan-unsure = Tous les chemins n’ont pu être examinés.
board-plan-waits = Le plan se fait quand c’est à vous de produire, de bâtir ou de finir votre tour.
board-plan-lost = Le serveur ne répond pas. Choisissez de nouveau le but.
board-plan-play = Tout jouer
board-plan-spoils = Perdu sans servir :
board-used = { $used } { $used ->
    [one] action
   *[other] actions
} sur { $limit }
board-stop-now = { $mine ->
    [yes] Si vous vous arrêtez là : case { $space }
   *[no] Si { $who } s’arrête là : case { $space }
}
board-then = Le tour finirait ensuite sur la case { $space }
board-next = Ensuite : { $who }
board-next-you = { $again ->
    [yes] Ensuite : encore vous
   *[no] Ensuite : vous
}
board-space = Case { $space }
board-cycle = marqueur de cycle
board-ends-here = le tour finirait ici
board-left = { $n ->
    [one] { $n } blason à poser
   *[other] { $n } blasons à poser
}
board-in-reserve = { $n ->
    [one] { $n } marqueur en réserve
   *[other] { $n } marqueurs en réserve
}
board-maker-says = { $good } : montre qui en produit
board-category = { $category } : ses étapes se franchissent dans cet ordre
board-lying = produits qui se perdent à la fin du tour
board-peg = { $good }, { $hex } : { $lying ->
    [yes] se perd à la fin du tour
   *[no] tient jusqu’à la fin du tour suivant
}
board-arms-of = { $points ->
    [one] { $points } blason posé
   *[other] { $points } blasons posés
} sur { $all }
board-maker-forage = libre, avec de la nourriture trouvée
board-progress = Progrès
board-progress-how = points, matières, lieu ou joueur
board-why-time = La piste du temps : chaque action prend une case, et le plus en retard joue ensuite
