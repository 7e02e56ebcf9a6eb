### Newton

## The game

title = Newton
subtitle = Une vie de savant au temps de Newton
blurb = Six manches au bureau d’un savant. Chaque carte jouée renforce les suivantes du même genre ; parcourez les routes d’Europe, gravissez les branches de la technologie, garnissez votre bibliothèque et gagnez les grands maîtres à votre cause.
period = Un atlas du XVIIIe siècle

## Options

option-draft = Sélection des maîtres
option-draft-help = Choisissez vos quatre maîtres un à un et passez le reste à gauche, au lieu de garder ceux que vous recevez.
option-lectures = Cours magistraux
option-lectures-help = Trente cartes Action de plus : symboles doubles, symboles au choix, et actions spéciales qui attendent sous votre bureau.
option-discoveries = Grandes découvertes
option-discoveries-help = De grandes découvertes à acheter : des ouvrages et un revenu tant qu’elles durent, des points quand vous les publiez.

## Actions, books, colours

action-work = Travaux
action-technology = Technologies
action-travel = Voyages
action-lessons = Leçons
action-study = Études
action-joker = Joker
action-any = Action au choix
book-orange = ouvrage orange
book-green = ouvrage vert
book-blue = ouvrage bleu
book-any = ouvrage au choix
level-1 = niveau I
level-2 = niveau II
level-3 = niveau III

## Places

place-basel = Bâle
place-bologna = Bologne
place-paris = Paris
place-leipzig = Leipzig
place-krakow = Cracovie
place-cambridge = Cambridge
place-salamanca = Salamanque
place-athenai = Athènes
place-carthago = Carthage
place-alexandria = Alexandrie
place-istanbul = Istanbul
place-amsterdam = Amsterdam
place-napoli = Naples
place-lisboa = Lisbonne
place-wien = Vienne
place-stockholm = Stockholm
place-edinburgh = Édimbourg
place-master = Case Maître
place-objective = Case Objectif
place-dijon = Dijon
place-koln = Cologne
place-calais = Calais
place-york = York
place-bordeaux = Bordeaux
place-sevilla = Séville
place-marseille = Marseille
place-milano = Milan
place-roma = Rome
place-hamburg = Hambourg
place-nurnberg = Nuremberg
place-danzig = Dantzig
place-beograd = Belgrade
place-creta = Crète
to-master = la case Maître
to-objective = la case Objectif
to-creta = la Crète
kind-start = départ
kind-village = village
kind-city = ville
kind-university = université
kind-ancient-land = contrée antique
university-1 = Université I
university-2 = Université II
university-3 = Université III
university-4 = Université IV
university-5 = Université V
university-6 = Université VI
ancient-column = Contrée de la colonne
ancient-pyramid = Contrée de la pyramide
ancient-menhir = Contrée du menhir
place-with = { $place } : { $tile }

## Tiles and tokens

city-coins = Ville marchande
city-potions = Ville d’apothicaires
city-student = Ville d’étudiants
city-university = Ville de doyens
city-ancient = Ville d’antiquaires
city-medicine = Ville médicinale
city-discovery = Ville d’inventeurs
bonus-coins-2 = jeton (2 :coin:)
bonus-coins-3 = jeton (3 :coin:)
bonus-vp-2 = jeton (2 :points:)
bonus-vp-3 = jeton (3 :points:)
bonus-potion-1 = jeton (1 :potion:)
bonus-potion-2 = jeton (2 :potion:)
bonus-student = jeton (1 :student:)
specialization-work = Spécialisation (Travaux)
specialization-technology = Spécialisation (Technologies)
specialization-travel = Spécialisation (Voyages)
specialization-lessons = Spécialisation (Leçons)
specialization-study = Spécialisation (Études)
specialization-any-dev = Spécialisation (développement au choix)
specialization-income-vp = Spécialisation (revenu de points)
specialization-income-coins = Spécialisation (revenu de pièces)
specialization-income-potion = Spécialisation (revenu de potions)
specialization-income-any = Spécialisation (revenu au choix)
invention-potion-vp = Le baromètre
invention-potions-vp = L’alambic
invention-student = L’école d’ingénieurs
invention-masters = La galerie des portraits
invention-univ = La correspondance savante
invention-ancient = La pierre déchiffrée
invention-shelf-runs = Le catalogue
invention-study = La lampe de lecture
invention-lessons = La lanterne magique
invention-travel = Le chronomètre
invention-discovery = Le brevet
objective-coins = Objectif (pièces)
objective-potions = Objectif (potions)
objective-bonus = Objectif (jetons Bonus)
objective-univ = Objectif (universités)
objective-ancient = Objectif (contrées antiques)
objective-students = Objectif (étudiants aux extrémités)
objective-masters = Objectif (maîtres)
objective-books = Objectif (lots d’ouvrages)
objective-shelf = Objectif (tuiles Étagère)
objective-cards = Objectif (cartes Action)
objective-discovery = Objectif (grandes découvertes)
objective-says-coins = { $vp } :points: par :coin: restante
objective-says-potions = { $vp } :points: par :potion: restante
objective-says-bonus = { $vp } :points: par :bonus: pris
objective-says-univ = { $vp } :points: par :university: visitée
objective-says-ancient = { $vp } :points: par :ancient-land: visitée
objective-says-students = { $vp } :points: par :student: à une extrémité
objective-says-masters = { $vp } :points: par :master: joué
objective-says-books = { $vp } :points: par lot de trois ouvrages différents
objective-says-shelf = { $vp } :points: par lot de { $each } tuiles Étagère placées
objective-says-cards = { $vp } :points: par lot de { $each } cartes autres que celles de départ
objective-says-discovery = { $vp } :points: par grande découverte
objective-most = { $what }, { $most } au plus
stock-0 = revenu de points
stock-1 = revenu de pièces
stock-2 = revenu de potions
stock-3 = développement (Travaux)
stock-4 = développement (Technologies)
stock-5 = développement (Voyages)
stock-6 = développement (Leçons)
stock-7 = développement (Études)
stock-8 = revenu de médecine
stock-9 = revenu de médecine, retourné

## Study boards

board-a = plateau Études A
board-b = plateau Études B
board-c = plateau Études C
board-d = plateau Études D
shelf = étagère { $n }
desk = bureau
bookshelf = bibliothèque
hand = main
drawer = tiroir
column = colonne { $n }
board-map = carte d’Europe
board-tree = arbre des technologies
board-track = piste Travaux
tree-root = Racine
tree-trunk = Tronc { $n }, pas { $step }
tree-branch = Branche { $n }, pas { $step }
tree-end = Extrémité de la branche { $n }
tree-master = Case Maître
work-space = Case Travaux { $n }

## Masters

master-boyle = Robert Boyle
master-brahe = Tycho Brahe
master-browne = Thomas Browne
master-bruno = Giordano Bruno
master-descartes = René Descartes
master-cavendish = Margaret Cavendish
master-copernicus = Nicolas Copernic
master-cusano = Nicolas de Cues
master-fahrenheit = Daniel Fahrenheit
master-galilei = Galilée
master-gilbert = William Gilbert
master-halley = Edmond Halley
master-huygens = Christiaan Huygens
master-kepler = Johannes Kepler
master-leibniz = Gottfried Leibniz
master-newton = Isaac Newton
master-paracelsus = Paracelse
master-pascal = Blaise Pascal
master-torricelli = Evangelista Torricelli
master-winkelmann = Maria Winkelmann
master-hidden = un maître caché

## Action cards

card-start-work = L’atelier
card-start-technology = L’horlogerie
card-start-travel = La diligence
card-start-lessons = La salle de cours
card-start-study = La chandelle
card-start-joker = L’esprit vif
card-l1-01 = L’arpenteur
card-l1-02 = L’almanach
card-l1-03 = Menus travaux
card-l1-04 = Le train d’engrenages
card-l1-05 = Le pendule
card-l1-06 = Les pièces détachées
card-l1-07 = Le bateau-poste
card-l1-08 = La route des pèlerins
card-l1-09 = La charrette du marchand
card-l1-10 = Des lentilles
card-l1-11 = Des marées
card-l1-12 = La classe de l’apothicaire
card-l1-13 = L’herbier
card-l1-14 = Le copiste
card-l1-15 = Le carnet de notes
card-l2-01 = L’imprimerie
card-l2-02 = La distillerie
card-l2-03 = La commande du mécène
card-l2-04 = La pompe à air
card-l2-05 = Le double prisme
card-l2-06 = Le bocal de phlogistique
card-l2-07 = Le grand tour
card-l2-08 = Le ballon
card-l2-09 = Le comptoir
card-l2-10 = L’encyclopédiste
card-l2-11 = La dispute
card-l2-12 = La démonstration publique
card-l2-13 = Le bibliothécaire
card-l2-14 = Deux lampes
card-l2-15 = L’élixir
card-l3-01 = L’Académie
card-l3-02 = L’atelier doré
card-l3-03 = La charte royale
card-l3-04 = L’observatoire
card-l3-05 = La serre
card-l3-06 = Les assistants
card-l3-07 = Le tour du monde
card-l3-08 = La caravane
card-l3-09 = La carte marine
card-l3-10 = Le polymathe
card-l3-11 = La récapitulation
card-l3-12 = Le traité en trois volumes
card-l3-13 = L’éclair de génie
card-l3-14 = Le cabinet de curiosités
card-l3-15 = La thèse imprimée
card-x1-01 = Le constructeur de moulins
card-x1-02 = Le maître du port
card-x1-03 = Le précepteur
card-x1-04 = L’horloge de marine
card-x1-05 = La salle des modèles
card-x1-06 = Le savant invité
card-x1-07 = L’écrivain public
card-x1-08 = Le rayon ouvert
card-x1-09 = Le jardin des simples
card-x1-10 = Le garçon de courses
card-x2-01 = Les carnets du mécanicien
card-x2-02 = Le journal de voyage
card-x2-03 = Le séminaire
card-x2-04 = La double journée
card-x2-05 = Les machines jumelles
card-x2-06 = Le relais de chevaux
card-x2-07 = Le receveur des rentes
card-x2-08 = Le souvenir
card-x2-09 = Le cercle de lecture
card-x2-10 = L’échange de lettres
card-x3-01 = Les grands travaux
card-x3-02 = Le théâtre mécanique
card-x3-03 = La frégate rapide
card-x3-04 = La leçon magistrale
card-x3-05 = Le discours de clôture
card-x3-06 = La nuit d’étude
card-x3-07 = Le citoyen d’honneur
card-x3-08 = Les récits de voyage
card-x3-09 = L’héritage du maître
card-x3-10 = Le triomphe précoce
card-says = { $action }

## Great discoveries

discovery-gd1 = La gravitation universelle
discovery-gd2 = L’orbite de la comète
discovery-gd3 = La méthode des fluxions
discovery-gd4 = Les lois du mouvement
discovery-gd5 = La composition de la lumière
discovery-gd6 = La figure de la Terre
discovery-gd7 = La pesanteur de l’air
discovery-gd8 = La circulation du sang
lack-objective-not-occupied = { $vp } :points: par :objective: que vous n’occupez pas
lack-student-in-reserve = { $vp } :points: par :student: en réserve
lack-university-not-visited = { $vp } :points: par :university: non visitée
lack-master-not-played = { $vp } :points: par :master: non joué
lack-income-slot-empty = { $vp } :points: par emplacement de :income: vide
lack-cube-not-placed = { $vp } :points: par :cube: non placé
lack-work-special-ahead = { $vp } :points: par case spéciale :work: encore à atteindre
lack-shelf-tile-left = { $vp } :points: par tuile Étagère encore en pile

## Effects

join-and = { $a }, { $b }
join-or = { $a } / { $b }
effect-price = { $price } :arrow: { $gain }
effect-per = { $gain } par { $what }
effect-after = après { $action } { $n }+ : { $gain }
per-master = :master: joué
per-university = :university: visitée
per-ancient = :ancient-land: visitée
per-run = série complète
atom-coin = { $n } :coin:
atom-potion = { $n } :potion:
atom-student = { $n } :student:
atom-vp = { $n } :points:
atom-books = { $books }
icon-book-orange = :book-orange:
icon-book-green = :book-green:
icon-book-blue = :book-blue:
icon-book-any = :book-any:
join-books = { $a }{ $b }
atom-pay-card = 1 :card: de votre main
atom-cube-university = un :cube: sur une :university:
atom-cube-ancient = un :cube: sur une :ancient-land:
atom-cube-place = un :cube: sur une ville, une université ou une contrée antique
atom-medicine = revenu de médecine :medicine:
atom-discovery-half = une grande découverte à moitié prix
atom-discovery-free = une grande découverte gratuite
atom-action = { $action } { $n }
atom-action-split = { $action } { $n }, à répartir
atom-action-ignoring = { $action } { $n }, sans prérequis
atom-action-no-coins = { $action } { $n }, sans pièces
atom-action-no-tolls = { $action } { $n }, sans péages
atom-action-cubes = { $action } { $n }, un :cube: sur chaque lieu
atom-action-then-act = { $action } { $n }, puis l’action de cette carte
atom-remove-shelf-tile = { $n } tuiles Étagère quittent votre réserve
atom-card = une carte visible jusqu’au { $level }
atom-vp-per-book = 1 :points: par { $book }
atom-vp-per-triple = { $n } :points: par lot de trois ouvrages identiques
atom-play-master = jouez un :master:
atom-income-again = une de vos tuiles Revenus paie tout de suite
atom-bonus-again = un de vos jetons agit de nouveau
atom-city-again = une ville avec votre :cube: agit de nouveau
atom-master-again = l’effet immédiat :lightning: d’un maître joué
atom-objective-now = marquez un :objective: que vous occupez
atom-repeat-effect = l’effet immédiat :lightning: d’une autre carte du bureau
atom-teleport = vers un village sans jeton
atom-second-shelf-tile = une deuxième tuile, la valeur répartie
atom-ignore-requirement = l’emplacement ne demande rien
atom-double-bonus = les jetons comptent double
atom-extra-cube = un :cube: de plus en chemin

## What is asked

prompt-play-card = Jouez une carte
prompt-act = Agissez, ou terminez le tour
prompt-act-next = Jouez la carte suivante, ou terminez le tour
prompt-act-over = Terminez le tour
prompt-work = Jusqu’où avancez-vous ?
prompt-technology = Choisissez où va un étudiant
prompt-travel = Choisissez où finit le voyage
prompt-teleport = Choisissez un village
prompt-lessons = Choisissez une carte à prendre
prompt-study = Choisissez un emplacement
prompt-choose-action = Choisissez une action
prompt-place-cube = Où poser votre cube ?
prompt-discard = Quelle carte retirer ?
prompt-again = Que réutilisez-vous ?
prompt-choose-tile = Choisissez une tuile
prompt-replace-tile = Plus de place : échanger une tuile ?
prompt-claim-discovery = Choisissez une grande découverte
prompt-play-master = Jouer un maître ?
prompt-keep-master = Choisissez un maître à garder
prompt-tuck = Quelle carte glisser sous le bureau ?
hint-play-card = Colonne { $column } de votre bureau
hint-value = { $action }, valeur { $value }
hint-act-waiting = { $card } : son action reste à faire
hint-act-done = { $card } : son action est faite
hint-act-empty = Aucune carte en main : pas d’action ce tour-ci
hint-steps = { $left ->
    [one] { $action }, valeur { $value } ; encore { $left } pas
   *[other] { $action }, valeur { $value } ; encore { $left } pas
}
hint-left = { $action }, valeur { $value } ; reste { $left }
hint-tile = Nouvelle tuile : { $tile }
hint-cost = Cela coûte { $n } :coin:
hint-draft = Choix { $pick } sur { $picks } ; le reste passe à gauche
hint-solo-masters = Gardez-en { $picks } en tout
hint-tuck = Seuls ses symboles comptent, pour de bon
hint-tuck-joker = Ses symboles comptent pour de bon ; joker : aucun
hint-tuck-special = Ses symboles comptent pour de bon ; une carte spéciale y donne plutôt son action
hint-discard = Elle quitte la partie pour de bon

## Moves

move-play = { $card } : { $action } { $value }
move-play-joker = { $card } : action au choix
move-act = { $action } { $value }
move-effect = { $effect }
move-end = Terminer le tour
move-stop = S’arrêter ici
move-end-idle = Terminer le tour sans agir
move-skip = { $task ->
    [travel] Rester ici
    [technology] Ne pas bouger
    [play-master] Pas maintenant
    [replace-tile] Garder les miennes
    [choose-action] Aucune action
    [place-cube] Aucun cube
    [study] Aucune tuile
    [lessons] Aucune carte
    [claim-discovery] Aucune
   *[other] Rien
}
move-finish = C’est tout
move-work = { $coins ->
    [one] Case { $n } : { $coins } :coin:
   *[other] Case { $n } : { $coins } :coin:
}
move-work-tile = Case { $n } : { $coins } :coin:, { $tile }
move-collect = Rester : { $coins } :coin:
move-step = { $space }
move-step-tile = { $space } : { $tile }
move-go = { $place }
move-go-toll = { $place }, péage { $toll } :coin:
move-by = Un seul pas : { $place }
move-by-toll = Un seul pas : { $place }, péage { $toll } :coin:
move-drop = Poser un cube ici :cube:
move-take = { $card }
move-shelf = Étagère { $shelf } : { $need }
move-shelf-potions = Étagère { $shelf } : { $need }, pour { $n } :potion:
move-second = Payer { $n } :coin: pour une deuxième tuile
move-ignore = Payer { $n } :coin: pour ignorer ce que demande l’emplace­ment
move-discard = { $card }
move-again = { $what } : { $effect }
move-master = { $master } : { $effect }
move-tile = { $tile }
move-replace = À échanger : { $tile }
move-cube = { $place }
move-claim = { $tile }, { $cost } :coin:
move-tuck = { $card } : { $symbols }
move-reveal = Révéler des cartes de { $level }
move-boost = Augmenter l’action de 1
move-potion = Acheter une potion
move-hire = Engager un étudiant
move-special = Action spéciale : { $effect }
move-buy = Acheter « { $tile } »
move-use = Publier « { $tile } » ({ $points } :points:)
no-symbol = aucun symbole

## Why not

refusal-already-acted = Vous avez déjà fait l’action de la carte de ce tour.
refusal-effect-used = Cet effet a déjà servi.
refusal-too-few-coins = Cela coûte { $cost } :coin:, et vous en avez { $coins }.
refusal-too-few-potions = Cela coûte { $cost } :potion:, et vous en avez { $potions }.
refusal-hand-empty = Vous n’avez aucune carte en main à retirer.
refusal-no-such-book = Aucun de vos ouvrages disponibles n’est de cette couleur.
refusal-no-triple = Vous n’avez pas trois ouvrages identiques disponibles.
refusal-nothing-to-repeat = Aucune autre carte de votre bureau n’a d’effet immédiat utilisable maintenant.
refusal-no-village = Il n’y a aucun village sans jeton où aller.
refusal-no-income-tile = Vous n’avez aucune tuile Revenus qui puisse payer maintenant.
refusal-no-token = Vous n’avez pris aucun jeton Bonus.
refusal-no-city = Aucune ville ne porte l’un de vos cubes.
refusal-no-master = Vous n’avez joué aucun maître à effet immédiat.
refusal-no-objective = Vous n’occupez aucun objectif.
refusal-no-space-left = Votre marqueur est déjà sur la dernière case de la piste Travaux.
refusal-no-cube-here = Ce lieu ne reçoit pas de cube.
refusal-no-student = Aucun de vos étudiants sur l’arbre ne peut avancer.
refusal-no-shelf-tile = Il ne vous reste aucune tuile Étagère.
refusal-no-face-up-card = Il n’y a aucune carte visible à prendre.
refusal-books-missing = { $missing ->
    [one] Il manque { $missing } ouvrage ; vous avez { $potions } :potion: pour le remplacer.
   *[other] Il manque { $missing } ouvrages ; vous avez { $potions } :potion: pour les remplacer.
}
refusal-end-taken = Un de vos étudiants occupe déjà cette extrémité.
refusal-no-steps-left = La valeur { $value } est épuisée ; l’augmenter permettrait un pas de plus.
refusal-too-far = C’est à { $steps } pas ; { $left ->
    [1] il vous en reste 1
   *[other] il vous en reste { $left }
}.
refusal-toll = Le péage est de { $toll } :coin:, et vous en avez { $coins }.
refusal-cube-there = Votre cube s’y trouve déjà.
refusal-no-cube-left = Il ne vous reste aucun cube.
refusal-level-too-high = Une carte de { $level } demande une valeur de { $needed } ; il reste { $value }.
refusal-shelf-too-high = L’étagère { $needed } demande une valeur de { $needed } ; il reste { $value }.
refusal-not-visited = { $home } : pas encore visitée ; il faut { $needed } :potion: à la place, et vous en avez { $potions }.
refusal-one-tile = Cette action ne place qu’une tuile.
refusal-stack-empty = Cette pile est vide.
refusal-deck-empty = Cette pioche est vide.
refusal-already-boosted = Vous avez déjà augmenté une action ce tour-ci.
refusal-nothing-to-boost = Il n’y a plus d’action de carte à augmenter ce tour-ci.
refusal-reserve-empty = Vous n’avez plus d’étudiant en réserve.
refusal-special-used = Cette action spéciale a déjà servi ce tour-ci.
refusal-condition-not-met = Faites d’abord l’action { $action }, de valeur { $needed } ou plus, avec la carte de ce tour.

## What happened

event-round = Manche { $round }
event-first = { $you ->
    [yes] Vous commencez
   *[no] { $who } commence
}
event-board = { $you ->
    [yes] Vous recevez le { $board }
   *[no] { $who } reçoit le { $board }
}
event-dealt = { $you ->
    [yes] Vous recevez { $master }
   *[no] { $who } reçoit { $master }
}
event-kept = { $you ->
    [yes] Vous gardez { $master }
   *[no] { $who } garde { $master }
}
event-played = { $you ->
    [yes] Vous jouez « { $card } » dans la colonne { $column }
   *[no] { $who } joue « { $card } » dans la colonne { $column }
}
event-no-card = { $you ->
    [yes] Vous n’avez aucune carte à jouer
   *[no] { $who } n’a aucune carte à jouer
}
event-acted = { $you ->
    [yes] Vous faites l’action { $action }, valeur { $value }
   *[no] { $who } fait l’action { $action }, valeur { $value }
}
event-worked = { $you ->
    [yes] Vous avancez votre marqueur à la case { $n } de la piste Travaux
   *[no] { $who } avance son marqueur à la case { $n } de la piste Travaux
}
event-stayed = { $you ->
    [yes] Vous touchez votre paie sans avancer
   *[no] { $who } touche sa paie sans avancer
}
event-stepped = { $you ->
    [yes] Vous avancez un étudiant d’un pas
   *[no] { $who } avance un étudiant d’un pas
}
event-went = { $you ->
    [yes] { $toll ->
        [0] Vous voyagez jusqu’à { $place }
       *[other] Vous voyagez jusqu’à { $place }, péage { $toll } :coin:
    }
   *[no] { $toll ->
        [0] { $who } voyage jusqu’à { $place }
       *[other] { $who } voyage jusqu’à { $place }, péage { $toll } :coin:
    }
}
event-cubed = { $you ->
    [yes] Vous placez le cube { $number } : { $place } :cube:
   *[no] { $who } place le cube { $number } : { $place } :cube:
}
event-took = { $you ->
    [yes] Vous prenez « { $card } »
   *[no] { $who } prend « { $card } »
}
event-shelved = { $you ->
    [yes] Vous placez une tuile sur l’étagère { $shelf }
   *[no] { $who } place une tuile sur l’étagère { $shelf }
}
event-run-full = { $you ->
    [yes] Vous complétez une série : { $vp } :points: par manche
   *[no] { $who } complète une série : { $vp } :points: par manche
}
event-gained = { $you ->
    [yes] Vous gagnez { $what }
   *[no] { $who } gagne { $what }
}
event-student = { $you ->
    [yes] { $n ->
        [1] Vous placez un étudiant à la racine de l’arbre :student:
       *[other] Vous placez { $n } étudiants à la racine de l’arbre :student:
    }
   *[no] { $n ->
        [1] { $who } place un étudiant à la racine de l’arbre :student:
       *[other] { $who } place { $n } étudiants à la racine de l’arbre :student:
    }
}
event-idle = { $you ->
    [yes] Vous ne pouvez rien faire de l’action { $action } { $value } maintenant
   *[no] { $who } ne peut rien faire de l’action { $action } { $value } maintenant
}
event-paid = { $you ->
    [yes] Vous payez { $what }
   *[no] { $who } paie { $what }
}
event-token = { $you ->
    [yes] Vous prenez un { $token }
   *[no] { $who } prend un { $token }
}
event-tile = { $you ->
    [yes] Vous obtenez : { $tile }
   *[no] { $who } obtient : { $tile }
}
event-master = { $you ->
    [yes] Vous jouez { $master } :master:
   *[no] { $who } joue { $master } :master:
}
event-master-again = { $you ->
    [yes] Vous faites de nouveau appel à { $master }
   *[no] { $who } fait de nouveau appel à { $master }
}
event-invented = { $you ->
    [yes] Vous atteignez une invention : « { $tile } »
   *[no] { $who } atteint une invention : « { $tile } »
}
event-city = { $you ->
    [yes] Vous recevez le bonus de { $place } : { $tile }
   *[no] { $who } reçoit le bonus de { $place } : { $tile }
}
event-goal = { $you ->
    [yes] Vous occupez : { $tile } :objective:
   *[no] { $who } occupe : { $tile } :objective:
}
event-revealed = { $you ->
    [yes] Vous payez pour révéler des cartes de { $level }
   *[no] { $who } paie pour révéler des cartes de { $level }
}
event-boosted = { $you ->
    [yes] Vous augmentez l’action de 1
   *[no] { $who } augmente l’action de 1
}
event-hired = { $you ->
    [yes] Vous engagez un étudiant :student:
   *[no] { $who } engage un étudiant :student:
}
event-brewed = { $you ->
    [yes] Vous achetez une potion :potion:
   *[no] { $who } achète une potion :potion:
}
event-special = { $you ->
    [yes] Vous utilisez l’action spéciale de « { $card } »
   *[no] { $who } utilise l’action spéciale de « { $card } »
}
event-bought = { $you ->
    [yes] Vous acquérez « { $tile } »
   *[no] { $who } acquiert « { $tile } »
}
event-used = { $you ->
    [yes] Vous publiez « { $tile } » : { $points } :points:
   *[no] { $who } publie « { $tile } » : { $points } :points:
}
event-discarded = { $you ->
    [yes] Vous retirez « { $card } » de la partie
   *[no] { $who } retire « { $card } » de la partie
}
event-removed = { $you ->
    [yes] Vous retirez des tuiles Étagère pour de bon
   *[no] { $who } retire des tuiles Étagère pour de bon
}
event-tucked = { $you ->
    [yes] Vous glissez « { $card } » sous votre bureau
   *[no] { $who } glisse « { $card } » sous son bureau
}
event-income = { $you ->
    [yes] Vous touchez vos revenus
   *[no] { $who } touche ses revenus
}
event-teleported = { $you ->
    [yes] Vous sautez jusqu’à un village : { $place }
   *[no] { $who } saute jusqu’à un village : { $place }
}
event-effect = { $you ->
    [yes] Vous utilisez l’effet de « { $card } »
   *[no] { $who } utilise l’effet de « { $card } »
}
event-turned-up = Carte révélée : « { $card } »
event-pile = { $you ->
    [yes] Vous videz une pile de tuiles Étagère
   *[no] { $who } vide une pile de tuiles Étagère
}
event-scored = { $you ->
    [yes] Vous marquez dès maintenant : { $tile }, { $points } :points:
   *[no] { $who } marque dès maintenant : { $tile }, { $points } :points:
}
event-ended = La dernière manche est terminée
event-passed = { $you ->
    [yes] Le jeton Premier joueur vous revient :apple:
   *[no] Le jeton Premier joueur passe à { $who } :apple:
}

## Numbers

measure-points = Points si on s’arrêtait là
measure-coins = Pièces
measure-potions = Potions
measure-income = Points par entretien
measure-cubes = Cubes sur la carte
measure-students = Étudiants sur l’arbre
measure-marker = Piste Travaux
measure-shelf = Tuiles Étagère placées
measure-value = Valeur de l’action
measure-hand = Cartes en main
measure-masters = Maîtres joués
figure-coins = Pièces
figure-potions = Potions
figure-orange = Ouvrages orange visibles
figure-green = Ouvrages verts visibles
figure-blue = Ouvrages bleus visibles
figure-any = Ouvrages au choix
figure-cubes = Cubes sur la carte
figure-shelf = Tuiles Étagère placées
figure-students = Étudiants sur l’arbre
figure-masters = Maîtres joués
figure-cards = Cartes en main
stage-setup = Mise en place
stage-round = Manche { $round } sur { $rounds }
stage-turn = Tour { $turn } sur { $turns }
stage-upkeep = Entretien
stage-rank = Rang suivant : { $rank }, dès { $points } :points:

## The value of an action

part-card = cette carte
part-desk = bureau
part-tucked = sous le bureau
part-drawers = tiroirs
part-printed = imprimé
part-joker = joker
part-boost = augmentation

## The end

sheet-track = Points gagnés pendant la partie
sheet-from-cubes = Du neuvième au douzième cube
sheet-from-runs = Séries complètes de la bibliothèque
sheet-from-incomes = Tuiles Revenus et Médecine
sheet-from-tokens = Jetons Bonus
sheet-from-cards = Effets des cartes Action
sheet-from-specials = Actions spéciales
sheet-from-masters = Effets des maîtres
sheet-from-cities = Villes
sheet-from-inventions = Tuiles Invention
sheet-from-piles = Piles de tuiles Étagère vidées
sheet-from-objectives = Objectifs marqués avant la fin
sheet-from-discoveries = Revenu des grandes découvertes
sheet-from-publishing = Grandes découvertes publiées
sheet-note-cubes = { $n ->
    [one] { $n } cube placé
   *[other] { $n } cubes placés
}
sheet-note-runs = { $n ->
    [one] { $n } série, { $vp } par entretien
   *[other] { $n } séries, { $vp } par entretien
}
sheet-note-tokens = { $n ->
    [one] { $n } jeton pris
   *[other] { $n } jetons pris
}
sheet-objective = { $tile }
sheet-master = { $master }
sheet-count = { $count } × { $vp }
sheet-count-each = { $count } par lots de { $each } × { $vp }
sheet-most = { $most } au plus
ending-rounds = { $rounds ->
    [1] Une manche a été jouée.
   *[other] { $rounds } manches ont été jouées.
}
tie-shared = Égalité de points : la victoire est partagée.
ending-rank = Votre rang : { $rank }.
rank-illiterate = Illettré
rank-scribe = Scribe
rank-student = Étudiant
rank-scholar = Savant
rank-professor = Professeur
rank-dean = Doyen
rank-luminary = Sommité
rank-master-of-knowledge = Maître des connaissances
rank-genius = Génie
rank-legend = Légende des sciences

## What waits

queue-technology = puis l’étudiant continue
queue-travel = puis le voyage continue
queue-study = puis l’étude continue
queue-lessons = puis les leçons continuent
queue-effect = puis { $effect }
queue-play-master = puis un maître

## The guided first match

guide-play-card = Chaque carte donne une action, d’autant plus forte que ses symboles sont nombreux sur votre bureau, dessous et dans vos tiroirs. Au début, jouez Leçons et Voyages : plus de cartes et de lieux visités ouvrent tout le reste.
guide-act = Faites l’action de votre carte. Les pièces achètent de l’aide à tout moment : 2 augmentent l’action de 1, 3 donnent une potion, 5 engagent un étudiant, 1 révèle deux cartes.
guide-work = Vous gagnez une pièce par case : allez aussi loin que possible, sauf si une case spéciale se trouve juste avant.
guide-technology = Une case spéciale n’agit que si vous vous y arrêtez ; les jetons se prennent au passage. Les extrémités à objectif demandent quatre ouvrages, ou des potions à leur place ; les cases Maître ne demandent rien.
guide-travel = Là où vous vous arrêtez, vous laissez un cube : les villes paient aussitôt, universités et contrées antiques ouvrent des emplacements de votre bibliothèque.
guide-lessons = Une carte glisse sous votre bureau à chaque manche : sans nouvelles cartes, votre main se tarit. Les ouvrages des cartes ouvrent étagères et objectifs.
guide-study = Une rangée ou une colonne complète paie à la fin de chaque manche : le plus tôt est le mieux.
guide-tuck = Cette carte ne reviendra pas en main, mais ses symboles compteront jusqu’à la fin de la partie. Un joker n’y compte pour rien ; une carte spéciale y offre son action spéciale à la place. Choisissez ce que vous voulez voir grandir.
guide-play-master = Un maître donne des points à la fin et une aide maintenant, ou des ouvrages pour toujours. Jouez celui dont l’aide compte le plus à présent.
guide-keep-master = Quatre maîtres seront à vous. Les maîtres à ouvrages aident toute la partie ; les actions fortes servent mieux vers la fin.
guide-choose-action = Choisissez ce qui vous aide le plus : chaque action montre sa valeur. Celle que donne un maître a sa valeur imprimée ; seule l’action d’une carte qui vient d’être prise grandit avec les symboles de votre bureau.
guide-place-cube = Ce cube vaut une visite : une ville paie aussitôt, une université ou une contrée antique ouvre votre bibliothèque.
guide-teleport = Ce saut ne coûte aucun péage. Choisissez le village le plus proche de votre prochaine destination.
guide-discard = La carte retirée ne revient jamais : renoncez à celle dont l’action ne vous sert plus.
guide-again = Ce que vous possédez agit une fois de plus : prenez ce qui rapporte le plus maintenant.
guide-choose-tile = Les développements de vos tiroirs ajoutent un symbole pour toujours ; les revenus paient à la fin de chaque manche.
guide-replace-tile = Vous n’avez que cinq places. N’échangez que pour ce qui rapportera davantage dans les manches qui restent.
guide-claim-discovery = Une grande découverte donne des ouvrages et un revenu tant que vous la gardez, et des points quand vous la publiez.
