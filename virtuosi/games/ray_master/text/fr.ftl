### Ray Master

## Le jeu

title = Ray Master
subtitle = Un seul rayon, deux laboratoires rivaux
blurb = Deux laboratoires se disputent les commandes d’un rayon capricieux. Rétrécissez vos échantillons sans les gâcher, faites disparaître ceux de votre rival et surveillez la température : chaque tir échauffe la machine, et l’énergie s’épuise pour tous les deux.
period = Un tableau de bord de laboratoire des années 1950

## Options

option-advanced = Mode avancé
option-advanced-help = Trois scientifiques chacun, et il en faut pour que les étudiants travaillent.
option-free_dice = Mise en place alternative des dés
option-free_dice-help = Chacun place ses dés de départ, un par un : trois grands et un moyen qui affiche 6, pour un total de 18.
option-open_hands = Information publique
option-open_hands-help = Trois étudiants chacun au lieu de deux, face visible pour tous.
option-fire_deck = Paquet avec une carte Tirer
option-fire_deck-help = Un autre paquet de douze étudiants, dont l’un tire sans scientifique.

## Couleurs, dés et plateau

colour-blue = bleu
colour-yellow = jaune

size-large = grand
size-medium = moyen
size-small = petit

die = { $size } { $value }

lane = ligne { $lane }
position = position { $position }
place-near = proche
place-far = éloigné
slot = ligne { $lane }, emplacement { $place }
slot-empty = emplacement vide
board = plateau de test
console = tableau de bord
ray = rayon

## Le tableau de bord

height = Hauteur
height-high = haute
height-middle = moyenne
height-low = basse
height-hits-high = ne touche que les grands dés
height-hits-middle = touche les grands dés et les dés moyens
height-hits-low = touche les dés de toutes les tailles

mode = Mode
mode-shrink = rétrécissement
mode-enlarge = agrandissement

temperature = Température
temperature-cold = complètement froid
temperature-maximum = au maximum
energy = Énergie

## Actions

action-move = Déplacer le rayon
action-height = Changer la hauteur
action-mode = Changer le mode
action-swap = Échanger deux dés
action-heat = Chauffer le rayon
action-cool = Refroidir le rayon
action-fire = Tirer

action-effect-move = une position par scientifique, dans une seule direction
action-effect-height = vers l’une des deux autres hauteurs
action-effect-mode = du rétrécissement à l’agrandissement, ou l’inverse
action-effect-swap = deux de ses dés, ou l’un d’eux vers un emplacement libre
action-effect-heat = { $each } de plus par scientifique
action-effect-cool = { $each } de moins par scientifique ; { $top } en tout depuis le maximum
action-effect-fire = scientifiques : { $shrink } pour rétrécir, { $enlarge } pour agrandir

## Scientifiques et étudiants

scientist-free = libre
scientist-busy = au travail

student-hidden = un étudiant caché
hand = main

student-s01 = La manivelle
student-s02 = Le chariot
student-s03 = Le cric
student-s04 = L’escabeau
student-s05 = Le commutateur
student-s06 = La lentille
student-s07 = Le plateau d’échantillons
student-s08 = Les pinces
student-s09 = Le bec de gaz
student-s10 = La chaudière
student-s11 = Le ventilateur
student-s12 = Le pain de glace

student-f01 = La manivelle
student-f02 = Le treuil
student-f03 = Le chariot
student-f04 = Le wagonnet
student-f05 = Le cric
student-f06 = L’escabeau
student-f07 = Le commutateur
student-f08 = La lentille
student-f09 = Le plateau d’échantillons
student-f10 = Le bec de gaz
student-f11 = Le ventilateur
student-f12 = Le bouton rouge

student-effect-move = { $n ->
    [one] Déplacez le rayon d’exactement { $n } position, d’un côté ou de l’autre.
   *[other] Déplacez le rayon d’exactement { $n } positions dans une seule direction.
}
student-effect-height = Placez le rayon à l’une des deux autres hauteurs.
student-effect-mode = Faites passer le rayon du rétrécissement à l’agrandissement, ou l’inverse.
student-effect-swap = Échangez deux de vos dés, ou déplacez-en un vers l’un de vos emplacements libres.
student-effect-heat = Chauffez le rayon de { $by }.
student-effect-cool = Refroidissez le rayon de { $by }, ou de { $top } depuis le maximum.
student-effect-fire = Tirez, quel que soit le mode du rayon.

student-task-move = déplacer de { $n }
student-task-height = hauteur
student-task-mode = mode
student-task-swap = échanger
student-task-heat = chauffer de { $by }
student-task-cool = refroidir de { $by }
student-task-fire = tirer

student-staff = { $n ->
    [one] demande { $n } scientifique
   *[other] demande { $n } scientifiques
}

## Ce qui est demandé

prompt-choose-student = Choisissez l’étudiant de ce tour
prompt-use-scientists = Employez vos scientifiques, ou terminez le tour
prompt-use-scientists-waiting = Faites travailler votre étudiant, et employez vos scientifiques
prompt-use-scientists-over = Il n’y a plus rien à faire : terminez le tour
prompt-obey-card = Effectuez l’action de l’étudiant retourné
prompt-place-die = Placez l’un de vos dés

hint-choose-student = { $free ->
    [one] Ensuite, { $free } scientifique
   *[other] Ensuite, { $free } scientifiques
}
hint-use-scientists = { $free ->
    [0] Plus aucun scientifique
    [one] { $free } scientifique libre
   *[other] { $free } scientifiques libres
}
hint-use-scientists-waiting = { $free ->
    [0] Plus aucun scientifique ; étudiant : { $task }
    [one] { $free } scientifique libre ; étudiant : { $task }
   *[other] { $free } scientifiques libres ; étudiant : { $task }
}
hint-use-scientists-stuck = { $free ->
    [0] Plus aucun scientifique ; votre étudiant n’a rien à faire pour l’instant : { $task }
    [one] { $free } scientifique libre ; votre étudiant n’a rien à faire pour l’instant : { $task }
   *[other] { $free } scientifiques libres ; votre étudiant n’a rien à faire pour l’instant : { $task }
}
hint-obey-card = { $card } : { $task }, sans scientifique
hint-place-die = { $larges ->
    [0] Il reste le dé moyen
    [one] { $sum } à afficher sur { $larges } grand dé
   *[other] { $sum } à afficher sur { $larges } grands dés
}

## Coups

move-place = Ligne { $lane } : { $die }
move-student = { $card } : { $task }
move-ray = Rayon en { $lane }
move-height = Hauteur : { $height }
move-mode = { $mode ->
    [shrink] Mode rétrécisse­ment
   *[enlarge] Mode agrandisse­ment
}
move-swap = Échanger les lignes { $a } et { $b }
move-swap-free = Déplacer le { $die } vers la ligne { $lane }
move-heat = { $n ->
    [0] Chauffer à { $to }
   *[other] Chauffer à { $to } ({ $n } :scientist:)
}
move-cool = { $n ->
    [0] Refroidir à { $to }
   *[other] Refroidir à { $to } ({ $n } :scientist:)
}
move-fire = Tirer
move-fire-hit = Tirer : le { $before } { $colour } devient un { $after }
move-fire-vanish = Tirer : le { $die } { $colour } disparaît
move-fire-unchanged = Tirer : le { $die } { $colour } ne change pas
move-fire-miss = Tirer : aucun dé n’est touché
move-idle = L’étudiant ne trouve rien à faire
move-end = Terminer le tour

## Pourquoi pas

refusal-already-done = « { $action } » : c’est déjà fait, et aucune action ne se répète dans le tour.
refusal-student-does-it = « { $action } » revient à votre étudiant ce tour-ci ; vos scientifiques ne peuvent pas répéter cette action.
refusal-too-far = C’est à { $needed } positions, trop loin pour un seul tour.
refusal-not-the-cards-distance = { $amount ->
    [one] Votre étudiant déplace le rayon d’exactement { $amount } position.
   *[other] Votre étudiant déplace le rayon d’exactement { $amount } positions.
}
refusal-same-height = Le rayon est déjà à cette hauteur.
refusal-nothing-to-swap = Les deux emplacements sont vides.
refusal-hottest = Le rayon est au maximum et ne peut plus être chauffé.
refusal-coldest = Le rayon est déjà complètement froid.
refusal-too-hot-to-fire = Le rayon est au maximum : il faut le refroidir avant de tirer.
refusal-too-few-scientists = { $needed ->
    [one] Il faut { $needed } scientifique ; libres : { $free }.
   *[other] Il faut { $needed } scientifiques ; libres : { $free }.
}
refusal-not-the-cards-number = Votre étudiant travaille avec une force de { $amount }, ni plus ni moins.
refusal-student-waits = Votre étudiant n’a pas encore travaillé : « { $action } » vient avant la fin du tour.
refusal-student-can-work = Votre étudiant a de quoi faire : « { $action } » est possible maintenant.
refusal-one-is-enough = Ici, un seul scientifique suffit.
refusal-cannot-staff = { $needed ->
    [one] Cet étudiant demande { $needed } scientifique, et vous en avez { $free }.
   *[other] Cet étudiant demande { $needed } scientifiques, et vous en avez { $free }.
}
refusal-sum-out-of-reach = Vos grands dés doivent totaliser { $sum } ; avec cette valeur, ils n’y arriveraient plus.
refusal-medium-placed = Votre dé moyen est déjà sur le plateau.
refusal-larges-placed = Vos grands dés sont déjà tous sur le plateau.
refusal-slot-taken = Cet emplacement est déjà occupé.

## Ce qui s’est passé

event-turn = Tour { $turn }
event-first = { $you ->
    [yes] Vous commencez
   *[no] { $who } commence
}
event-rolled = Le dé donne { $face } : le rayon commence en position { $lane }
event-placed = { $you ->
    [yes] Vous placez un { $die } sur la ligne { $lane }
   *[no] { $who } place un { $die } sur la ligne { $lane }
}
event-student = { $you ->
    [yes] Vous jouez « { $card } »
   *[no] { $who } joue « { $card } »
}
event-forced = { $you ->
    [yes] Vous devez obéir à « { $card } »
   *[no] { $who } doit obéir à « { $card } »
}
event-without-effect = « { $card } » ne trouve rien à faire
event-drawn = { $you ->
    [yes] Vous piochez un étudiant
   *[no] { $who } pioche un étudiant
}
event-drawn-card = { $you ->
    [yes] Vous piochez « { $card } »
   *[no] { $who } pioche « { $card } »
}
event-moved = { $you ->
    [yes] Vous déplacez le rayon en position { $lane }
   *[no] { $who } déplace le rayon en position { $lane }
}
event-height = { $you ->
    [yes] Vous réglez la hauteur : { $height }
   *[no] { $who } règle la hauteur : { $height }
}
event-mode = { $you ->
    [yes] Vous changez de mode : { $mode }
   *[no] { $who } change de mode : { $mode }
}
event-swapped = { $you ->
    [yes] Vous échangez les lignes { $a } et { $b }
   *[no] { $who } échange les lignes { $a } et { $b }
}
event-heated = { $you ->
    [yes] Vous chauffez le rayon de { $before } à { $after } :temperature:
   *[no] { $who } chauffe le rayon de { $before } à { $after } :temperature:
}
event-cooled = { $you ->
    [yes] Vous refroidissez le rayon de { $before } à { $after } :temperature:
   *[no] { $who } refroidit le rayon de { $before } à { $after } :temperature:
}
event-hit = { $you ->
    [yes] Vous tirez : le { $before } { $colour } devient un { $after }
   *[no] { $who } tire : le { $before } { $colour } devient un { $after }
}
event-unchanged = { $you ->
    [yes] Vous tirez : le { $die } { $colour } est touché et ne change pas
   *[no] { $who } tire : le { $die } { $colour } est touché et ne change pas
}
event-vanished = { $you ->
    [yes] Vous tirez : le { $die } { $colour } disparaît
   *[no] { $who } tire : le { $die } { $colour } disparaît
}
event-missed = { $you ->
    [yes] Vous tirez le long de la ligne { $lane } et ne touchez rien
   *[no] { $who } tire le long de la ligne { $lane } et ne touche rien
}
event-rested = { $you ->
    [yes] Vous n’avez pas tiré : le rayon est à { $temperature } :temperature:, et le scientifique supplémentaire est à vous
   *[no] { $who } n’a pas tiré : le rayon est à { $temperature } :temperature:, et le scientifique supplémentaire est à ses côtés
}
event-extra-left = { $you ->
    [yes] Vous renvoyez le scientifique supplémentaire
   *[no] { $who } renvoie le scientifique supplémentaire
}
event-new-cycle = Tous les étudiants ont servi : on les mélange pour le cycle { $cycle }
event-exhausted = L’énergie est épuisée :energy:
event-last-cycle = Tous les étudiants ont servi pour la dernière fois

## Nombres

measure-points = Vos points
measure-rival = Les points du rival
measure-die = Ligne { $lane }, { $colour }
measure-free = Scientifiques libres
measure-temperature = Température
measure-energy = Énergie
measure-ray = Position du rayon
measure-aim = Dans la ligne de tir

aim-nothing = aucun dé
die-of-colour = { $die } { $colour }

figure-scientists = Scientifiques par tour
figure-students = Étudiants en main

stage-turn = { $turn ->
    [0] Mise en place
   *[other] Tour { $turn } sur { $turns }
}
stage-cycle = Cycle { $cycle } sur { $cycles }
stage-target = { $target } points pour gagner
stage-pile = { $n } dans la pile

## La fin

sheet-large = Grand dé de la ligne { $lane }
sheet-medium = Dé moyen de la ligne { $lane }
sheet-small = Petit dé de la ligne { $lane }
sheet-foreign = Dés de l’autre couleur sur le plateau
sheet-product = { $value } × { $weight }

ending-energy = L’énergie est épuisée.
ending-students = Tous les étudiants ont servi pour la dernière fois.
ending-won = La récompense est gagnée : il fallait { $target } points.
ending-lost = La récompense va à quelqu’un d’autre : il fallait { $target } points.
tie-small-dice = Égalité de points ; petits dés sur le plateau : bleu { $a }, jaune { $b }.
tie-small-faces = Autant de petits dés ; somme de leurs faces : bleu { $a }, jaune { $b }.
tie-shared = Égalité parfaite : la victoire est partagée.

## La première partie guidée

guide-choose-student = Chaque tour commence par un étudiant, qui rend un service gratuit. Prenez celui dont le travail prépare un bon tir ; l’autre attendra son heure. Un travail impossible maintenant peut devenir possible au cours du tour.
guide-use-scientists = Les petits dés aux fortes valeurs rapportent le plus : réglez le rayon et rétrécissez les vôtres, ou visez l’autre couleur. Avec un rayon complètement froid, le dé ne perd rien de sa valeur ; et si vous ne tirez pas, un scientifique supplémentaire vient vous aider.
guide-obey-card = Même en solitaire, on vous bouscule : avant chaque tour, un étudiant de la pile agit, et vous choisissez seulement comment. Limitez les dégâts !
guide-place-die = Trois grands dés et un dé moyen qui affiche 6 forment vos échantillons ; les grands se partagent le reste du total. Un dé éloigné reste à l’abri derrière un dé plus proche et assez haut : pensez-y pour vos meilleurs.
