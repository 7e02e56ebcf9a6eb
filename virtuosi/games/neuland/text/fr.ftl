title = Neuland
subtitle = Un pays neuf, partagé entre rivaux
blurb = De deux à quatre colons mettent un pays en valeur. La nourriture devient bois, le bois papier, le minerai des armes ; les produits se perdent vite, les ateliers sont à tous, et qui agit peu rejoue bientôt. Le premier à poser tous ses blasons sur des œuvres de progrès l’emporte.
period = L’âge des inventions

option-map = Carte
option-map-help = La carte d’une première partie, ou une carte disposée au hasard.
option-map-first = Première partie
option-map-random = Au hasard
option-progress_one_step = Progrès en un temps
option-progress_one_step-help = On bâtit une tuile de progrès et on y livre du même coup (règle 7.5).
option-sum_of_distances = Somme des distances
option-sum_of_distances-help = Deux matières coûtent la somme des deux distances (règle 4.5).
option-discs_stay = Les disques perdus restent
option-discs_stay-help = Un minerai perdu reste sur sa mine. Une telle partie peut se bloquer (règle 5.4).
option-allow_wait = Attente
option-allow_wait-help = Un joueur peut laisser passer des actions (règle 3.8).

# Names of things

good-food = :food: nourriture
good-wool = :wool: laine
good-wood = :wood: bois
good-stone = :stone: pierre
good-coal = :coal: charbon
good-iron-ore = :iron-ore: minerai de fer
good-silver-ore = :silver-ore: minerai d’argent
good-iron = :iron: fer
good-silver = :silver: argent
good-paper = :paper: papier
good-cloth = :cloth: drap
good-coins = :coins: pièces
good-weapons = :weapons: armes
good-tools = :tools: outils
good-ore = :iron-ore: minerai

some-food = :food: de la nourriture
some-wool = :wool: de la laine
some-wood = :wood: du bois
some-stone = :stone: de la pierre
some-coal = :coal: du charbon
some-iron-ore = :iron-ore: du minerai de fer
some-silver-ore = :silver-ore: du minerai d’argent
some-iron = :iron: du fer
some-silver = :silver: de l’argent
some-paper = :paper: du papier
some-cloth = :cloth: du drap
some-coins = :coins: des pièces
some-weapons = :weapons: des armes
some-tools = :tools: des outils
some-ore = :iron-ore: du minerai

the-food = :food: la nourriture
the-wool = :wool: la laine
the-wood = :wood: le bois
the-stone = :stone: la pierre
the-coal = :coal: le charbon
the-iron-ore = :iron-ore: le minerai de fer
the-silver-ore = :silver-ore: le minerai d’argent
the-iron = :iron: le fer
the-silver = :silver: l’argent
the-paper = :paper: le papier
the-cloth = :cloth: le drap
the-coins = :coins: les pièces
the-weapons = :weapons: les armes
the-tools = :tools: les outils
the-ore = :iron-ore: le minerai

building-hunting-lodge = pavillon de chasse
building-sawmill = scierie
building-farm = ferme
building-sheepfold = bergerie
building-windmill = moulin à vent
building-paper-mill = papeterie
building-charcoal-burner = charbonnage
building-quarry = carrière
building-mine = mine
building-smelter = fonderie
building-workshop = atelier
building-smith = forgeron
building-mint = hôtel de monnaie
building-studio = studio
building-academy = académie
building-theatre = théâtre
building-laboratory = laboratoire
building-library = bibliothèque
building-guild = guilde
building-abbey = abbaye
building-church = église
building-cathedral = cathédrale
building-town-hall = mairie
building-court = tribunal
building-senate = sénat
building-barracks = baraque
building-castle = château
building-fortress = forteresse

tile-hunting-lodge = Pavillon de chasse
tile-sawmill = Scierie
tile-farm = Ferme
tile-sheepfold = Bergerie
tile-windmill = Moulin à vent
tile-paper-mill = Papeterie
tile-charcoal-burner = Charbonnage
tile-quarry = Carrière
tile-mine = Mine
tile-smelter = Fonderie
tile-workshop = Atelier
tile-smith = Forgeron
tile-mint = Hôtel de monnaie
tile-studio = Studio
tile-academy = Académie
tile-theatre = Théâtre
tile-laboratory = Laboratoire
tile-library = Bibliothèque
tile-guild = Guilde
tile-abbey = Abbaye
tile-church = Église
tile-cathedral = Cathédrale
tile-town-hall = Mairie
tile-court = Tribunal
tile-senate = Sénat
tile-barracks = Baraque
tile-castle = Château
tile-fortress = Forteresse

category-art = Art et culture
category-science = Science
category-religion = Religion
category-society = Société
category-war = Guerre

## Bâtiments en complément d’objet

built-hunting-lodge = un pavillon de chasse
built-sawmill = une scierie
built-farm = une ferme
built-sheepfold = une bergerie
built-windmill = un moulin à vent
built-paper-mill = une papeterie
built-charcoal-burner = un charbonnage
built-quarry = une carrière
built-mine = une mine
built-smelter = une fonderie
built-workshop = un atelier
built-smith = un forgeron
built-mint = un hôtel de monnaie
built-studio = le studio
built-academy = l’académie
built-theatre = le théâtre
built-laboratory = le laboratoire
built-library = la bibliothèque
built-guild = la guilde
built-abbey = l’abbaye
built-church = l’église
built-cathedral = la cathédrale
built-town-hall = la mairie
built-court = le tribunal
built-senate = le sénat
built-barracks = la baraque
built-castle = le château
built-fortress = la forteresse

terrain-forest = forêt
terrain-field = champ
terrain-mountain = montagne

place-side = { $hex }, { $side }
side-l = à gauche
side-r = à droite
side-b = en bas

terrain-bare = pas encore posé
board-map = Carte
board-wood = Bâti en bois
board-stone = Bâti en pierre
board-time = Temps
board-makers = Qui fabrique
board-plan = Plan
board-markers = Vos marqueurs
board-minerals = Minerais
marker-standing = debout
marker-lying = se perd ce tour-ci
marker-reserve = en réserve

## Ce que l’on peut faire

actions = { $n ->
    [0] gratuit
    [one] 1 action
   *[other] { $n } actions
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
recipe-none = → { $out }
recipe-one = { $in } → { $out }
recipe-two = { $in }, { $second } → { $out }
recipe-progress-one = { $in } → { $points }
recipe-progress-two = { $in }, { $second } → { $points }
out-mineral = son minerai du dessus
out-metal = fer ou argent

move-first = Premier joueur
move-lay = Poser une pièce double
move-single = Poser la pièce simple
move-start = Départ en { $hex }
move-produce = { $tile }, { $hex } : { $recipe }, { $cost }
move-produce-not = { $tile }, { $hex } : { $recipe }
move-build = Bâtir : { $tile }
move-build-category = Bâtir : { $tile } ({ $category } { $step })
move-site = { $hex }, { $terrain } : { $cost }
move-site-not = { $hex }, { $terrain }
move-from = { $sign } { $tile }, { $hex } : { $cost }
move-from-ore = { $tile }, { $hex } ({ $good }) : { $cost }
move-forage = :food: Chercher de la nourriture : { $cost }
move-forage-not = :food: Chercher de la nourriture
move-mineral = { $good } (reste { $left })
move-wait = Laisser passer une action
move-end = Terminer le tour

prompt-lay-map = On dispose la carte
prompt-draw-first = On tire au sort le premier joueur
prompt-choose-start = Choisissez une forêt de départ
prompt-play-turn = { $can ->
    [produce] Produisez, ou terminez le tour
    [build] Bâtissez, ou terminez le tour
    [end] Terminez le tour
   *[both] Produisez ou bâtissez
}
prompt-choose-source = Choisissez { $the }
prompt-choose-site = Choisissez où bâtir
prompt-choose-material = Bâtir : choisissez { $the }
prompt-choose-mineral = { $place ->
    [0] Choisissez le disque du dessus
    [1] Choisissez le deuxième disque
   *[other] Choisissez le troisième disque
}

hint-choose-start = Pavillon et scierie s’y posent, puis vous jouez
hint-play-turn = { $used } { $used ->
    [one] action
   *[other] actions
} sur { $limit }
hint-play-turn-spoils = { $used } { $used ->
    [one] action
   *[other] actions
} sur { $limit } · { $n ->
    [one] { $n } produit se perd
   *[other] { $n } produits se perdent
} ce tour-ci
hint-choose-source = { $tile }, { $hex } · coût total sur chaque source
hint-choose-site = { $tile } · matériau : { $good }
hint-choose-material = { $tile }, { $hex } · coût total sur chaque source
hint-choose-mineral = Mine, { $hex } · { $n ->
    [1] le dernier disque
   *[other] encore { $n } disques, de haut en bas
}

guide-choose-start = Installez-vous près d’un champ et d’une montagne : le bois ne suffira pas. Le pavillon donne de la nourriture, la scierie en fait du bois.
guide-play-turn = La nourriture devient bois, le bois bâtit une carrière, sa pierre bâtit le progrès. Un produit fait ce tour-ci sert encore au suivant. Un tour court vous fait rejouer plus tôt.
guide-choose-source = Du même hexagone ou d’un voisin : une action. Chaque hexagone de plus en coûte une de plus. Employez d’abord ce qui va se perdre.
guide-choose-site = Bâtissez près de ses matières et loin des produits de vos rivaux. Tout le monde peut se servir de ce que vous bâtissez.
guide-choose-material = Le matériau est consommé. Du même hexagone ou d’un voisin, il ne coûte aucune action.
guide-choose-mineral = Seul le disque du dessus peut être extrait. Une fonderie demande du charbon et un minerai ; les charbonnages donnent aussi du charbon.

## Pourquoi pas

refusal-occupied = { $mine ->
    [yes] Votre propre marqueur
   *[no] Un marqueur de { $owner }
} s’y trouve déjà.
refusal-input-missing = Il vous manque sur la carte : { $good }.
refusal-marker-missing = Il ne vous reste aucun marqueur en réserve.
refusal-too-few-actions = Cela coûterait { $cost } ; { $left ->
    [0] il ne vous en reste aucune.
   *[other] il vous en reste { $left }.
}
refusal-no-space-to-end = Cela coûterait { $cost } : au-delà de { $limit } actions en tout, votre tour ne pourrait plus finir sur une case libre.
refusal-closed = Ce progrès est déjà fait.
refusal-lower-first = Il faut d’abord des blasons sur la tuile inférieure ({ $lower }).
refusal-material-missing = Il vous manque le matériau : { $good }.
refusal-no-site = Plus aucun emplacement libre de ce terrain ({ $terrain }).
refusal-no-discs = Il ne reste aucun disque de minerai.
refusal-start-kept = Cette forêt est réservée à un joueur qui ne s’est pas encore installé.
refusal-wrong-terrain = Terrain de cette tuile : { $terrain }.
refusal-wrong-smelter = Aucune fonderie restante ne convient à ce terrain.
refusal-hex-full = Les trois emplacements sont pris.
refusal-disc-gone = La réserve n’en contient plus : { $good }.
refusal-start-taken = Il y a déjà des bâtiments dans cette forêt.
refusal-start-unmarked = Cette forêt n’est pas marquée comme départ.
refusal-one-step-inputs = Vous ne pouvez pas apporter les matières en même temps que le matériau ({ $good }).

## Ce qui s’est passé

event-first = { $you ->
    [yes] Vous jouez
   *[no] { $who } joue
} en premier
event-laid = La carte est en place
event-turn = Tour { $turn }
event-started = { $you ->
    [yes] Vous vous installez
   *[no] { $who } s’installe
} en { $hex }
event-lies = { $you ->
    [yes] Un de vos produits
   *[no] Un produit de { $who }
} se perd à la fin du tour : { $good }, { $hex }
event-made = { $you ->
    [yes] Vous produisez
   *[no] { $who } produit
} { $good } ({ $tile }, { $hex }) : { $cost }
event-made-from = { $you ->
    [yes] Vous produisez
   *[no] { $who } produit
} { $good } avec { $in } ({ $tile }, { $hex }) : { $cost }
event-made-from-two = { $you ->
    [yes] Vous produisez
   *[no] { $who } produit
} { $good } avec { $in } et { $second } ({ $tile }, { $hex }) : { $cost }
event-scored = { $you ->
    [yes] Vous livrez
   *[no] { $who } livre
} { $in } ({ $tile }, { $hex }) : { $points }, { $cost }
event-scored-two = { $you ->
    [yes] Vous livrez
   *[no] { $who } livre
} { $in } et { $second } ({ $tile }, { $hex }) : { $points }, { $cost }
foraged-food = :food: de la nourriture trouvée
event-built = { $you ->
    [yes] Vous bâtissez
   *[no] { $who } bâtit
} { $tile } en { $hex } : { $cost }
event-stacked = Disques de la mine en { $hex }, de haut en bas : { $discs }
discs-one = { $a }
discs-two = { $a }, { $b }
discs-three = { $a }, { $b }, { $c }
event-spoilt = { $you ->
    [yes] Vous perdez
   *[no] { $who } perd
} un produit : { $good }, { $hex }
event-exhausted = La mine en { $hex } est épuisée et retourne sur sa pile
event-ended = { $you ->
    [yes] Vous finissez
   *[no] { $who } finit
} sur la case { $space }
event-ended-further = { $you ->
    [yes] Vous poursuivez
   *[no] { $who } poursuit
} jusqu’à la case libre { $space }
event-waited = { $you ->
    [yes] Vous laissez
   *[no] { $who } laisse
} passer une action
event-won = { $you ->
    [yes] Vous posez votre
   *[no] { $who } pose son
} dernier blason
event-grows-quiet = Aucun blason posé depuis { $turns } tours de chaque joueur : encore { $left ->
    [one] { $left } tour
   *[other] { $left } tours
} chacun sans blason, et la partie s’achève
event-fell-quiet = Aucun blason posé depuis { $turns } tours de chaque joueur : la partie s’achève

## Nombres

stage-turn = { $turn ->
    [0] Mise en place
   *[other] Tour { $turn }
}
stage-actions = { $left ->
    [one] { $left } action restante
   *[other] { $left } actions restantes
}
stage-goal = En tête : { $most } { $most ->
    [one] blason
   *[other] blasons
} sur { $all }
stage-quiet = Aucun blason depuis longtemps : la partie s’achève après encore { $left ->
    [one] { $left } tour
   *[other] { $left } tours
} chacun
figure-arms = Blasons posés, sur ceux qu’il faut pour gagner
figure-reserve = Marqueurs en réserve
figure-goods = Produits sur la carte
figure-space = Case du plateau du temps
measure-points = Blasons posés
measure-actions = Actions restantes
measure-goods = Produits sur la carte
measure-goods-spoil = Produits sur la carte (vont se perdre : { $goods })
list-times = { $n } × { $good }
list-more = { $first }, { $rest }
list-last = { $first } et { $rest }
list-or = { $first } ou { $rest }
measure-space = Le tour finirait sur la case
measure-next = Joue ensuite
measure-turn = Tour suivant : { $who }
sheet-tile = { $tile } ({ $category } { $step })
sheet-surplus = Au-delà du dernier blason
ending-won = { $who } a posé son dernier blason.
ending-quiet = Aucun blason n’a été posé pendant { $turns } tours de chaque joueur.
tie-turns = Égalité de points : qui a joué le moins de tours passe devant.
tie-shared = Égalité de tours aussi : la place est partagée.

## Le planificateur

plan-total = { $cost } · le tour finirait sur la case { $space }
plan-unproved = Tous les chemins n’ont pu être examinés ; il en existe peut-être un plus court
plan-produce = { $tile }, { $hex } : { $recipe }
plan-build = Bâtir { $tile } en { $hex }
