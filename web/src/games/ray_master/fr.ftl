# Les mots dont seul le dessin a besoin
board-position = position
board-move = Déplacer
board-height = Hauteur
board-mode = Mode
board-swap = Échanger
board-heat = Chauffer
board-cool = Refroidir
board-fire = Tirer
board-note-move = 1 ou 2 positions
board-note-height = autre niveau
board-note-mode = { $mode ->
    [shrink] vers l’agrandisse­ment
   *[enlarge] vers le rétrécisse­ment
}
board-note-swap = deux de ses dés
board-note-heat = +{ $each } chacun
board-note-cool = −{ $each } chacun
board-note-fire = { $mode ->
    [shrink] pour rétrécir : { $shrink }
   *[enlarge] pour agrandir : { $enlarge }
}
board-done = fait
board-by-student = par l’étudiant
board-by-idle = l’étudiant n’a rien trouvé à faire
board-student-waits = étudiant prêt
board-no-change = aucun chiffre ne change
board-student = Étudiant
board-played = Joué
board-waiting = En attente
board-card-move = Déplacer de { $n }
board-card-height = Autre hauteur
board-card-mode = Changer le mode
board-card-swap = Échanger deux dés
board-card-heat = { $n ->
    [one] Chauffer
   *[other] Chauffer deux fois
}
board-card-cool = { $n ->
    [one] Refroidir
   *[other] Refroidir deux fois
}
board-card-fire = Tirer
board-scientists = Scientifiques
board-this-turn = { $n } par tour
board-held = pour l’étudiant
board-extra = supplémentaire
board-yours = à vous
board-reserve = Réserve
board-reserve-why = ce que deviennent les dés
board-sheet = Feuille de score
board-weights = petit ×3, moyen ×2, grand ×1
board-mode-shrink = rétrécir
board-mode-enlarge = agrandir
board-why-ray = Le rayon : il touche le premier dé de sa ligne qui atteint sa hauteur
board-why-position = Position { $position } : d’ici, le rayon tire le long de la ligne { $position }
board-why-shrink = Rétrécissement : le dé touché prend la taille inférieure et sa valeur baisse, moins si le rayon est complètement froid
board-why-enlarge = Agrandissement : le dé touché prend la taille supérieure et sa valeur augmente, davantage si le rayon est complètement froid
board-why-temperature = Température { $n } / { $most } : chaque tir chauffe le rayon. À { $most }, il ne peut plus tirer ; à 0, il est complètement froid, et le dé touché garde une valeur plus haute
board-why-energy = Énergie { $n } / { $most } : chaque tir qui touche en consomme ; à 0, la partie est finie
