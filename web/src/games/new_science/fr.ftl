# Les mots dont seul le dessin a besoin
board-tree = Arbre de la connaissance, { $n } découvertes
board-actions = Actions, résolues de haut en bas
board-tab-tree = Arbre
board-tab-actions = Actions
board-tracks = Pistes
board-desk = Bureau
board-lead = en tête à la fin : +{ $n }
board-next = puis
board-next-place = { $name } : numéro { $place } au prochain tour
board-or = ou
board-whole = Tout l’arbre
board-near = De plus près
board-close = Ranger
board-legend-open = à votre portée
board-legend-public = publique
board-legend-known = connue
board-legend-bare = pas encore
board-legend-vine = autre domaine
board-legend-or = une suffit
board-state-open = ouverte à votre recherche
board-state-far = il manque des prérequis
board-state-plain = non publiée
board-state-research = vous la recherchez
board-state-experiment = connue de vous, non publiée
board-state-publish = publiée par vous
board-state-public = publique, publiée par { $author }
board-public = publique
board-now = en cours
board-note-rest = ordre, +1
board-note-influence = un pas de plus
board-note-research = un marqueur
board-note-experiment = le dé
board-note-publish = prestige
board-pile = pile { $n }, niv. { $level }
board-pile-empty = pile vide
board-first-cards = à partir du deuxième tour
board-no-card = pas de carte ici
board-free = libre
board-space-points = Vos points ici : { $points }.
board-space-cards = Sans { $cards } : { $plain }.
board-space-reaches = À portée : { $names }.
board-space-nothing = Rien n’est encore à portée.
board-shut = fermé
board-type-effect = Effect
board-type-play = Play
board-type-keep = Keep
board-type-effect-means = pour tout le monde, tout le tour
board-type-play-means = aussitôt, pour qui la prend
board-type-keep-means = va au laboratoire de qui la prend
board-in-force = en vigueur
board-level = niveau { $level }
board-markers = { $n ->
    [one] { $n } marqueur
   *[other] { $n } marqueurs
}
board-no-scientist = À choisir
board-short-research = recherche
board-short-experiment = expérience
board-short-publish = publication
board-rest-of = repos { $n } sur { $most }
board-laboratory = Laboratoire
board-laboratory-empty = place pour une carte KEEP
board-later = Pas encore, il faut
board-of = { $n } sur { $all }
board-rest-missing = il manque { $rest } :rest:
board-odds = { $low } à { $high } %
board-ready = prête
board-none-research = rien à portée
board-none-later = rien n’attend
board-none-experiment = recherchez d’abord
board-none-publish = expérimentez d’abord
board-have = vous : { $n }
board-have-research = vous avez { $points }{ $rest ->
    [0] { "" }
   *[other] , il manque { $rest }
}
board-have-publish = vous avez { $points }{ $rest ->
    [0] { "" }
   *[other] , il manque { $rest }
}
board-have-experiment = vous avez { $points } et le dé
board-no-prerequisite = sans prérequis
board-done-experiment = votre expérience a réussi
board-numbers = { $first } au premier succès, puis { $later }
board-rest-short = { $rest } :rest:
board-your-experiment = Votre expérience :
board-experiment-of = Expérience de { $name } :
board-rest-term = Repos dépensé :rest:
board-need = { $points } et le dé ; il faut { $need }
board-rest-spent = { $rest ->
    [0] sans repos
   *[other] { $rest } repos
}
board-with-card = { $rest ->
    [0] la carte
   *[other] carte, { $rest } repos
}
board-die = le dé
board-success = Réussite :
board-success-is = elle est connue, la suite s’ouvre, et elle peut être publiée pour +{ $prestige } :prestige:.
board-failure = Échec :
board-failure-is = le repos est perdu, le marqueur reste.
board-opens = Ouvre :
board-odds-one = { $low } %
board-publications = Publications
board-name-copernicus = Copernic
board-name-galileo = Galilée
board-name-paracelsus = Paracelse
board-why-influence = { $track } : influence, demandée pour publier une découverte
board-why-rest = Repos : chacun ajoute 1 à une recherche, une expérience ou une publication
board-why-markers = { $n ->
    [one] { $n } marqueur encore libre pour l’arbre des connaissances
   *[other] { $n } marqueurs encore libres pour l’arbre des connaissances
}
board-why-die = le dé de l’expérience : les faces marquées la font réussir
board-gift = { $deed } { $n } : bonus de ce scientifique
board-space-rest = Un cube ici donne 1 repos et une meilleure place au prochain tour.
board-space-influence = Un cube ici fait monter d’un pas sur cette piste.
board-space-research = Un cube ici place un marqueur sur une découverte.
board-space-experiment = Un cube ici permet une expérience sur une découverte recherchée.
board-space-publish = Un cube ici permet de publier une découverte connue.
board-no-happening = aucune carte Événement ici
board-line-research = { $name } : { $figure } pour la rechercher, { $note }
board-line-later = { $name } : il faut d’abord connaître { $note }
board-line-experiment = { $name } : expérience à { $figure }, { $note } de chances
board-line-publish = { $name } : { $figure } :prestige: à la publication, { $note }
board-way = { $what } : { $chance } de chances de réussir
board-rival = { $name } : joueur à choisir
board-scientist = { $name } : { $gifts }

# En arrière : une manche s’appelle ici un tour, et un tour est celui d’un joueur
house-unit-turn = Joueur
house-unit-round = Tour
house-back-turn = Au joueur précédent
house-back-round = Un tour en arrière
house-forward-turn = Au joueur suivant
house-forward-round = Un tour en avant
