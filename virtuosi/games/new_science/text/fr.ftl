# The game
title = The New Science
subtitle = Rechercher, expérimenter, publier : l’arbre de la connaissance au temps de Galilée et de Newton
blurb = Placez votre énergie, grimpez dans l’arbre de la connaissance et faites imprimer vos découvertes. Chaque publication apporte du prestige, et livre votre savoir à tous.
period = Europe, 1600–1700

# Options
option-scientists = Scientifiques
option-scientists-help = Comment les scientifiques sont attribués.
option-scientists-dealt = Distribués au hasard
option-scientists-chosen = Choisis dans l’ordre des places
option-laboratory = Laboratoire
option-laboratory-help = Ce qui se passe quand une carte KEEP entre dans un laboratoire plein.
option-laboratory-replace = La nouvelle carte remplace l’ancienne
option-laboratory-choose = Le joueur garde l’une ou l’autre
option-publications = Publications comptées
option-publications-help = Ce qui compte pour le bonus du plus grand nombre de publications.
option-publications-markers = Chaque marqueur en zone de publication
option-publications-actions = Seulement ce qu’une action a publié

# Names of things
scientist-kepler = Kepler
scientist-galileo = Galilée
scientist-kircher = Kircher
scientist-leibniz = Leibniz
scientist-newton = Newton
scientist-kepler-full = Johannes Kepler
scientist-galileo-full = Galileo Galilei, dit Galilée
scientist-kircher-full = Athanasius Kircher
scientist-leibniz-full = Gottfried Wilhelm Leibniz
scientist-newton-full = Isaac Newton

discovery-astrology = Astrologie
discovery-heliocentrism = Héliocentrisme
discovery-planetary-motion = Mouvement planétaire
discovery-moons-of-jupiter = Lunes de Jupiter
discovery-speed-of-light = Vitesse de la lumière
discovery-universal-gravitation = Gravitation universelle
discovery-symbolic-algebra = Algèbre symbolique
discovery-logarithms = Logarithmes
discovery-analytic-geometry = Géométrie analytique
discovery-probability-theory = Théorie des probabilités
discovery-infinite-series = Séries infinies
discovery-calculus = Calcul infinitésimal
discovery-laws-of-attraction = Lois de l’attraction
discovery-falling-bodies = Chute des corps
discovery-atmospheric-pressure = Pression atmosphérique
discovery-pendulum-theory = Théorie du pendule
discovery-light-spectrum = Spectre lumineux
discovery-elastic-force = Force élastique
discovery-laws-of-motion = Lois du mouvement
discovery-iatrochemistry = Iatrochimie
discovery-gas = Gaz
discovery-corpuscular-theory = Théorie corpusculaire
discovery-boyles-law = Loi de Boyle
discovery-combustion = Combustion
discovery-anatomy = Anatomie comparée
discovery-blood-circulation = Circulation du sang
discovery-capillaries = Capillaires
discovery-cells = Cellules
discovery-microorganisms = Micro-organismes

card-h1-01 = La Peste
card-h1-02 = Foire du livre de Francfort
card-h1-03 = Guerre de Trente Ans
card-h1-04 = Procès en sorcellerie
card-h1-05 = Tulipomanie
card-h1-06 = Mécénat des Médicis
card-h1-07 = Collège romain
card-h1-08 = Compagnie des Indes orientales
card-h1-09 = Académie des Lyncéens
card-h1-10 = Correspondance de Mersenne
card-h1-11 = Cour de Rodolphe II
card-h1-12 = Théâtre anatomique
card-h1-13 = Observations de Tycho
card-h1-14 = Lunette de Lippershey
card-h1-15 = Bâtons de Napier
card-h1-16 = Assistant fidèle
card-h1-17 = Officine d’apothicaire
card-h1-18 = Presses Elzevier
card-h2-01 = Index des livres interdits
card-h2-02 = Paix de Westphalie
card-h2-03 = Guerre civile anglaise
card-h2-04 = Cafés savants
card-h2-05 = Petit âge glaciaire
card-h2-06 = Robert Hooke
card-h2-07 = Christine de Suède
card-h2-08 = L’Inquisition romaine
card-h2-09 = Hémisphères de Magdebourg
card-h2-10 = Cercle de Hartlib
card-h2-11 = Jean-Baptiste Colbert
card-h2-12 = Carnets dérobés
card-h2-13 = Pompe à vide
card-h2-14 = Horloge à pendule
card-h2-15 = Pascaline
card-h2-16 = Henry Oldenburg
card-h2-17 = Microscope composé
card-h2-18 = Cabinet de curiosités
card-h3-01 = Grand incendie de Londres
card-h3-02 = Philosophical Transactions
card-h3-03 = Révocation de l’édit de Nantes
card-h3-04 = République des Lettres
card-h3-05 = Le Grand Hiver
card-h3-06 = Charte royale
card-h3-07 = Edmond Halley
card-h3-08 = Querelle de priorité
card-h3-09 = Christopher Wren
card-h3-10 = Académie des sciences
card-h3-11 = Glorieuse Révolution
card-h3-12 = Maria Sibylla Merian
card-h3-13 = Télescope à miroir
card-h3-14 = Membre de la Royal Society
card-h3-15 = Riche mécène
card-h3-16 = Année admirable
card-h3-17 = Lentilles de Leeuwenhoek
card-h3-18 = Digesteur de Papin

field-astronomy = Astronomie
field-mathematics = Mathématiques
field-physics = Physique
field-chemistry = Chimie
field-biology = Biologie
track-government = Gouvernement
track-religion = Religion
track-enterprise = Entreprise
track-science = Science
icon-government = :government: Gouvernement
icon-religion = :religion: Religion
icon-enterprise = :enterprise: Entreprise
icon-science = :science: Science
track-rest = Repos
track-prestige = Prestige
action-rest = Repos
action-happening = Événements
action-influence = Influence
action-research = Recherche
action-experiment = Expérience
action-publish = Publication
space-rest = Repos :rest:
space-rest-1 = Repos, emplacement 1
space-rest-2 = Repos, emplacement 2
space-rest-3 = Repos, emplacement 3
space-rest-4 = Repos, emplacement 4
space-rest-5 = Repos, emplacement 5
space-happening-1 = le premier événement
space-happening-2 = le second événement
space-government = Gouvernement :government:
space-religion = Religion :religion:
space-enterprise = Entreprise :enterprise:
space-science = Science :science:
space-research-1 = Recherche, emplacement 1
space-research-2 = Recherche, emplacement 2
space-research-3 = Recherche, emplacement 3
space-research-4 = Recherche, emplacement 4
space-research-5 = Recherche, emplacement 5
space-experiment-1 = Expérience, emplacement 1
space-experiment-2 = Expérience, emplacement 2
space-experiment-3 = Expérience, emplacement 3
space-experiment-4 = Expérience, emplacement 4
space-experiment-5 = Expérience, emplacement 5
space-publish-1 = Publication, emplacement 1
space-publish-2 = Publication, emplacement 2
space-publish-3 = Publication, emplacement 3
space-publish-4 = Publication, emplacement 4
zone-research = recherche
zone-experiment = expérience
zone-publish = publiée
or = { $a } ou { $b }
span = { $low } à { $high }

# What the cards say, clause by clause. `lasts`: all (everybody, this round), round (its player, this round),
# keep (its player, as long as the card is kept), once (its player, when the card is used)
deed-research = recherche
deed-experiment = expérience
deed-publish = publication
deed-research-or-publish = recherche ou publication
scope-any = { "" }
scope-field = { " " }en { $a }
scope-level = { " " }de niveau { $level } ou moins
scope-both = { " " }de niveau { $level } ou moins en { $a }
in-astronomy = astronomie
in-mathematics = mathématiques
in-physics = physique
in-chemistry = chimie
in-biology = biologie
on-chosen-track = sur une piste de votre choix
on-other-track = sur une autre piste
on-same-track = sur la même piste
icon-every-track = :influence: chaque piste
condition-none = { "" }
condition-all = , pour tous
condition-most =
    { $everybody ->
        [yes] , pour qui a alors { $track } { $n } ou moins
       *[no] , tant que vous avez { $track } { $n } ou moins
    }
condition-least =
    { $everybody ->
        [yes] , pour qui a alors { $track } { $n } ou plus
       *[no] , tant que vous avez { $track } { $n } ou plus
    }
clause-points =
    { $lasts ->
        [all] Ce tour-ci, { $delta } pour chaque { $deed }{ $scope }{ $condition }
        [round] Ce tour-ci, { $delta } pour chaque { $deed }{ $scope } que vous faites{ $condition }
        [once] Une fois : { $delta } pour une { $deed }{ $scope }
       *[keep] { $delta } pour chaque { $deed }{ $scope }{ $condition }
    }
clause-requirement =
    { $lasts ->
        [all] Ce tour-ci,
        [round] Ce tour-ci, pour vous,
        [once] Une fois :
       *[keep] Pour vous,
    } { $printed ->
        [0] publier
       *[other] publier ce qui porte { $track } { $printed } ou plus
    } demande { $delta } { $every ->
        [yes] sur chaque piste
       *[no] { $track }
    }{ $condition }
clause-no-rest-gain =
    { $lasts ->
        [all] Ce tour-ci, l’action Repos ne donne pas de :rest: repos
       *[keep] L’action Repos ne vous donne pas de :rest: repos
    } ; l’ordre change quand même
clause-no-rest-spend =
    { $lasts ->
        [all] Ce tour-ci, personne ne peut dépenser de :rest: repos
        [round] Ce tour-ci, vous ne pouvez pas dépenser de :rest: repos
       *[keep] Vous ne pouvez pas dépenser de :rest: repos
    }
clause-close-space = Influence fermée ce tour-ci : { $track }
clause-add-space =
    { $n ->
        [1] Un emplacement de publication
       *[other] { $n } emplacements de publication
    } de plus ce tour-ci
clause-influence-step =
    { $lasts ->
        [all] Ce tour-ci, une action d’influence fait avancer de { $n }
        [round] Ce tour-ci, votre action d’influence fait avancer de { $n }
       *[keep] Votre action d’influence fait avancer de { $n }
    } : { $track }
clause-influence =
    { $who ->
        [you] Vous : { $delta } { $track }
        [everybody] Aussitôt, tous : { $delta } { $track }
        [opponent] Un adversaire de votre choix : { $delta } { $track }
        [opponents] Chaque adversaire : { $delta } { $track }
       *[self] { $delta } { $track }
    }{ $least ->
        [yes] { " " }(dès { $n })
       *[no] { "" }
    }
clause-gain-rest =
    { $who ->
        [you] Vous : +{ $n } :rest: repos
        [everybody] Aussitôt, tous : +{ $n } :rest: repos
        [opponents] Chaque adversaire : +{ $n } :rest: repos
       *[self] +{ $n } :rest: repos
    }
clause-steal-rest = Chaque adversaire qui a du :rest: repos en perd { $n } ; vous gagnez tout ce qui est perdu, jusqu’à 3
clause-gain-prestige = +{ $n } :prestige: prestige
clause-prestige-bonus =
    { $lasts ->
        [all] Ce tour-ci, +{ $n } :prestige: prestige pour chaque publication par une action
        [round] Ce tour-ci, +{ $n } :prestige: prestige pour chacune de vos publications par une action
       *[keep] +{ $n } :prestige: prestige pour chacune de vos publications par une action
    }
clause-place-research =
    Recherche sans points, niveau { $level } ou moins{ $scope }, prérequis connus{ $rival ->
        [yes] , où un adversaire a un marqueur
       *[no] { "" }
    }
clause-move-energy =
    { $n ->
        [1] Déplacez un cube
       *[other] Déplacez jusqu’à { $n } cubes
    } d’un même adversaire (influence, recherche, expérience, publication)
clause-demote-marker = Là où vous et un adversaire avez chacun un marqueur, le sien recule d’un pas
clause-save-keep = Aussitôt, qui a une carte KEEP dépense { $n } :rest: repos ou la perd
clause-reroll = Une fois : relancez le dé d’expérience
clause-ignore-critical = et un 1 n’est plus un échec d’office

# Prompts
prompt-choose-scientist = Choisissez votre scientifique
prompt-deal-scientist = Un scientifique est distribué
prompt-place-energy = Placez un cube d’énergie
hint-place-energy = { $left ->
    [1] Votre dernier cube de ce tour
   *[other] Encore { $left } cubes ce tour-ci
}
prompt-choose-research = Recherche : quelle découverte ?
hint-choose-research = Vous avez { $points } :research: en recherche et { $rest } :rest: repos
prompt-choose-payment = Comment payez-vous ?
hint-choose-payment = { $discovery } : il manque { $missing }
prompt-take-back = Quel marqueur reprenez-vous ?
hint-take-back = Il n’en reste aucun pour « { $discovery } »
prompt-choose-experiment = Expérience : quelle découverte ?
hint-choose-experiment = Vous avez { $points }, le dé et { $rest } :rest: repos
prompt-spend-rest = Combien de repos ?
hint-spend-rest = { $discovery } : il faut { $need }, vous avez { $points } et le dé
prompt-roll-die = On lance le dé pour { $discovery }
prompt-roll-again = Le dé montre { $die } : relancer ?
hint-roll-again = { $discovery } demande { $need } ; votre total est { $total }
prompt-choose-publication = Publication : quelle découverte ?
hint-choose-publication = Vous avez { $points } :publish: en publication et { $rest } :rest: repos
prompt-choose-member = Laquelle devient aussi publique ?
hint-choose-member = Un prérequis de « { $discovery } »
prompt-reveal-card = Un événement est révélé
prompt-choose-track = Sur quelle piste ?
hint-choose-track = { $card }
prompt-choose-opponent = Quel adversaire ?
hint-choose-opponent = { $card }
prompt-place-marker = Quelle découverte rechercher ?
hint-place-marker = { $card }, sans points
prompt-lift-cube = Quel cube déplacez-vous ?
hint-lift-cube =
    { $card } : { $left ->
        [1] encore un cube
       *[other] jusqu’à { $left } cubes
    } d’un même adversaire
prompt-drop-cube = Vers quel emplacement ?
hint-drop-cube = { $card }
prompt-choose-dispute = À propos de quelle découverte ?
hint-choose-dispute = { $card }
prompt-choose-disputed = Quel marqueur recule ?
hint-choose-disputed = { $card } : { $discovery }
prompt-keep-card = Quelle carte gardez-vous ?
hint-keep-card = Votre laboratoire n’en contient qu’une
prompt-save-card = Payer pour garder votre carte ?
hint-save-card = { $n } :rest: repos, ou vous perdez « { $keep } »

# Moves
move-scientist = { $scientist }
move-place = { $space }
move-place-modified = { $space } ({ $modifier })
move-place-card = { $card }
move-research =
    { $discovery }{ $rest ->
        [0] { "" }
       *[other] , { $rest } :rest: repos
    }
move-research-card = { $discovery }, avec « { $card } »{ $rest ->
    [0] { "" }
   *[other] { " " }et { $rest } :rest: repos
}
move-research-free = { $discovery }
move-experiment = { $discovery } : { $low } à { $high } %
move-experiment-sure = { $discovery } : { $low } %
move-rest =
    { $rest ->
        [0] Sans repos
       *[other] { $rest } :rest: repos
    } : { $odds } %
move-marvel =
    { $card }{ $rest ->
        [0] { "" }
       *[other] {" "}et { $rest } :rest: repos
    } : { $odds } %
move-roll = Dé : { $die }
move-again-roll = Relancer : { $odds } %
move-again-stand = Garder le résultat
move-publish =
    { $discovery }, +{ $prestige } :prestige: prestige{ $rest ->
        [0] { "" }
       *[other] , { $rest } :rest: repos
    }
move-publish-card = { $discovery }, +{ $prestige } :prestige: prestige, avec « { $card } »{ $rest ->
    [0] { "" }
   *[other] { " " }et { $rest } :rest: repos
}
move-pay-rest = Dépenser { $rest } :rest: repos
move-pay-card = Défausser « { $card } »{ $rest ->
    [0] { "" }
   *[other] { " " }et dépenser { $rest } :rest: repos
}
move-member = { $discovery }
move-take-back = Reprendre « { $discovery } » ({ $zone })
move-track = { $track }
move-opponent = { $opponent }
move-lift = Cube de { $opponent } : { $space }
move-lift-empty = { $space }
move-drop = Vers { $space }
move-dispute = { $discovery }
move-keep-new = { $card } (la nouvelle)
move-keep-old = { $card } (l’ancienne)
move-save-pay = Dépenser { $rest } :rest: repos et garder « { $card } »
move-save-lose = Perdre « { $card } »
move-reveal = { $card }
move-pass = Passer

# Refusals
refusal-scientist-taken = { $scientist } est déjà pris.
refusal-occupied = Un cube de { $owner } s’y trouve déjà.
refusal-closed = « { $card } » a fermé cet emplacement pour le tour.
refusal-one-rest = Vous vous reposez déjà ce tour-ci.
refusal-effect-card = Une carte EFFECT ne se prend pas.
refusal-published = Cette découverte est déjà publiée.
refusal-own-marker = Votre marqueur y est déjà.
refusal-prerequisites = À connaître d’abord : { $missing }.
refusal-research-points = Il faut { $need } :research: en recherche ; vous avez { $points }, et { $rest } :rest: repos à ajouter.
refusal-no-marker = Tous vos marqueurs sont en jeu, et aucun ne peut être repris sans perdre un prérequis.
refusal-all-published = Tous vos marqueurs sont publiés : aucun ne peut être repris.
refusal-not-researched = Vous n’y avez pas de marqueur de recherche.
refusal-already-known = Votre expérience y a déjà réussi.
refusal-no-experiment = Il faut d’abord y réussir une expérience.
refusal-publish-points = Il faut { $need } :publish: en publication ; vous avez { $points }, et { $rest } :rest: repos à ajouter.
refusal-influence = Publier demande { $need } en { $track } ; vous avez { $have }.
refusal-too-little-rest = Vous n’avez que { $rest } :rest: repos.
refusal-rest-forbidden = « { $card } » : aucun repos ne peut être dépensé ce tour-ci.
refusal-card-level = La carte va jusqu’au niveau { $level }.
refusal-card-field = La carte ne concerne pas ce domaine.
refusal-no-rival = Aucun adversaire n’y a de marqueur.
refusal-no-own-marker = Vous n’y avez pas de marqueur.
refusal-needed = Vous en avez besoin comme prérequis de « { $discovery } ».
refusal-same-track = Il faut une autre piste.
refusal-empty-space = Aucun cube ne s’y trouve.
refusal-own-cube = Ce cube est à vous.
refusal-other-opponent = Les deux cubes doivent appartenir à { $opponent }.
refusal-already-moved = Ce cube a déjà été déplacé.
refusal-same-space = Le cube s’y trouve déjà.

# Log
event-round = Tour { $round } sur { $last }
event-scientist =
    { $you ->
        [yes] Vous êtes
       *[no] { $who } est
    } { $scientist }
event-place =
    { $you ->
        [yes] Vous placez un cube :
       *[no] { $who } place un cube :
    } { $space }
event-place-card = { $you ->
    [yes] Vous placez un cube sur
   *[no] { $who } place un cube sur
} « { $card } »
event-rest =
    { $you ->
        [yes] Vous vous reposez et serez n° { $place }
       *[no] { $who } se repose et sera n° { $place }
    } au prochain tour{ $gain ->
        [0] { "" }
       *[other] , +{ $gain } :rest: repos
    }
event-reveal = Événement révélé : « { $card } »
event-play = { $you ->
    [yes] Vous jouez
   *[no] { $who } joue
} « { $card } »
event-keep = { $you ->
    [yes] Vous placez
   *[no] { $who } place
} « { $card } » au laboratoire
event-leave = « { $card } » quitte { $you ->
    [yes] votre laboratoire
   *[no] le laboratoire de { $who }
}
event-dismiss = { $you ->
    [yes] Vous gardez
   *[no] { $who } garde
} l’ancienne carte ; « { $card } » quitte la partie
event-spent-card = { $you ->
    [yes] Vous utilisez
   *[no] { $who } utilise
} « { $card } »
event-influence = { $you ->
    [yes] Vous montez
   *[no] { $who } monte
} à { $level } en { $track }
event-influence-lost = { $you ->
    [yes] Vous descendez
   *[no] { $who } descend
} à { $level } en { $track }
event-influence-full = { $you ->
    [yes] Vous restez
   *[no] { $who } reste
} à { $level } en { $track }
event-rest-gained =
    { $you ->
        [yes] Vous gagnez
       *[no] { $who } gagne
    } { $n } :rest: repos
event-rest-lost =
    { $you ->
        [yes] Vous perdez
       *[no] { $who } perd
    } { $n } :rest: repos
event-prestige =
    { $you ->
        [yes] Vous gagnez
       *[no] { $who } gagne
    } { $n } :prestige: prestige
event-research = { $you ->
    [yes] Vous recherchez
   *[no] { $who } recherche
} « { $discovery } »{ $rest ->
    [0] { "" }
   *[other] , { $rest } :rest: repos
}
event-take-back = { $you ->
    [yes] Vous reprenez votre
   *[no] { $who } reprend son
} marqueur sur « { $discovery } »
event-try = { $you ->
    [yes] Vous expérimentez
   *[no] { $who } expérimente
} « { $discovery } »{ $rest ->
    [0] { "" }
   *[other] , { $rest } :rest: repos
}
event-roll = Le dé montre { $die } : { $total } en tout, il faut { $need }
event-succeed = Succès : { $you ->
    [yes] vous connaissez
   *[no] { $who } connaît
} « { $discovery } »
event-fail = { $you ->
    [yes] Votre expérience sur « { $discovery } » échoue
   *[no] L’expérience de { $who } sur « { $discovery } » échoue
}
event-critical = Un 1 échoue toujours : l’expérience sur « { $discovery } » a échoué
event-publish = { $you ->
    [yes] Vous publiez
   *[no] { $who } publie
} « { $discovery } » : +{ $prestige } :prestige: prestige
event-public = Publié du même coup : « { $discovery } »
event-return = { $you ->
    [yes] Votre marqueur sur « { $discovery } » vous revient
   *[no] Le marqueur de { $who } sur « { $discovery } » lui revient
}
event-decline =
    { $you ->
        [yes] Vous renoncez
       *[no] { $who } renonce
    } à l’action : { $space }
event-lost = Rien à faire ({ $space }) : { $you ->
    [yes] votre cube revient
   *[no] le cube de { $who } revient
}
event-nothing = « { $card } » ne trouve aucune cible
event-moved =
    { $you ->
        [yes] Votre cube
       *[no] Le cube de { $who }
    } passe de { $from } à { $to }
event-demoted = { $you ->
    [yes] Votre marqueur
   *[no] Le marqueur de { $who }
} sur « { $discovery } » recule d’un pas
event-end-tree = La dernière découverte de niveau 5 est publiée : la partie est finie
event-end-pile = Il ne reste plus d’événement : la partie est finie

# Stage, rows, sheet
stage-round = Tour { $round } sur { $last }
stage-placing = Placement de l’énergie
stage-resolving = Résolution : { $action }
stage-cleanup = Fin de tour
stage-setup = Mise en place
stage-pile = Pile { $n }
stage-last-level = Niveau 5 : { $n } sur { $last } publiées
stage-over = La partie est finie
figure-prestige = Prestige
figure-bonuses = Bonus si la partie s’arrêtait là
figure-rest = Repos
figure-government = Gouvernement
figure-religion = Religion
figure-enterprise = Entreprise
figure-science = Science
figure-publications = Publications
figure-markers = Marqueurs en réserve
figure-chance = Chance de succès
chance = { $n } %
figure-known = Découvertes connues
figure-order = Ordre du prochain tour
order-place = n° { $n }
sheet-prestige = Prestige des publications et des cartes
sheet-publications = Le plus de publications
sheet-track = En tête : { $track }
note-scored = { $n ->
    [one] { $n } publication par une action
   *[other] { $n } publications par des actions
}
note-publications = { $n ->
    [one] { $n } marqueur en zone de publication
   *[other] { $n } marqueurs en zone de publication
}
note-track = à { $n }
note-tied =
    { $a }{ $tied ->
        [yes] , ex æquo
       *[no] { "" }
    }
result-tree = La dernière découverte de niveau 5 est publiée. Le plus grand prestige l’emporte.
result-pile = La pile d’événements est vide. Le plus grand prestige l’emporte.
tie-level-five = Égalité à { $points } :prestige: prestige : le plus grand nombre de découvertes de niveau 5 l’emporte.
tie-shared = Toujours à égalité : la victoire est partagée.
term-energy = Énergie
term-space = Emplacement

# Guided first match
guide-choose-scientist = Chaque scientifique a ses talents. Galilée recherche facilement ; Kircher publie facilement.
guide-place-energy = Vous avez trois cubes par tour. Recherchez une découverte, expérimentez-la, publiez-la : ces trois actions tiennent dans un seul tour, car elles se résolvent dans cet ordre.
guide-choose-research = Choisissez où va votre marqueur. Ce qui est éclairé est à votre portée : vous en connaissez les prérequis et pouvez en payer le prix.
guide-choose-experiment = Seule l’expérience fait d’une recherche une connaissance. Le premier pourcentage est sans repos, le second avec tout votre repos.
guide-spend-rest = Le repos dépensé est perdu même si le dé vous trahit, et un 1 échoue toujours.
guide-choose-publication = Publier rapporte, et donne la connaissance à tous. L’influence est exigée mais ne se dépense pas.
guide-choose-track = L’influence permet de publier, et être en tête d’une piste rapporte 2 de prestige à la fin.
guide-choose-payment = Le repos revient quand vous vous reposez. Une carte défaussée est perdue.
guide-take-back = Vous avez dix marqueurs. Reprenez celui qui vous coûte le moins : ce travail sera perdu.
guide-roll-again = L’assistant vous quitte, quel que soit le second lancer. Le repos dépensé reste dépensé.
guide-choose-member = Publier rend public aussi ce sur quoi on s’appuie. Gardez secret ce qui servirait le plus à vos rivaux.
guide-choose-opponent = Choisissez celui qui vous devance ou s’apprête à publier.
guide-place-marker = Un marqueur gratuit : choisissez ce que vous expérimenterez ensuite.
guide-lift-cube = Ôtez le cube d’un rival de là où il vous gêne.
guide-drop-cube = Mettez-le là où il sert le moins à son propriétaire.
guide-choose-dispute = Choisissez une découverte à laquelle vous travaillez tous les deux et que vous voulez finir avant votre rival.
guide-choose-disputed = Ce rival perd une étape : de l’expérience à la recherche, ou de la recherche à rien.
guide-keep-card = Une carte du laboratoire agit à chaque tour, ou une fois, quand il le faut. Gardez celle qui sert vos plans.
guide-save-card = Le repos se regagne ; la carte le vaut-elle ?
