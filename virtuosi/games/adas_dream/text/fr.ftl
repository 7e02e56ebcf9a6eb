### Ada’s Dream

## Le jeu

title = Ada’s Dream
subtitle = Construisez la machine analytique
blurb = Poussez des dés autour de l’atelier, placez-les dans votre machine et reliez-les par des engrenages : chaque ligne est un calcul qui rapporte. Parcourez la Grande-Bretagne, rencontrez les grands esprits du temps, donnez des conférences aux sociétés savantes, et gardez assez de vapeur pour faire tourner la machine.
period = Un plan victorien, 1843

## Options

option-variable = Mise en place variable
option-variable-help = Tuiles Université, objectifs et jetons Percée sont tirés au hasard. Pour ceux qui connaissent le jeu.
option-draft = Choix du premier partenaire
option-draft-help = Les premiers partenaires sont dévoilés et choisis dans l’ordre inverse du tour au lieu d’être distribués.
option-own_discs_only = Ses propres disques
option-own_discs_only-help = Dans les universités, seuls vos propres disques posés sur les vôtres rapportent, pas ceux des autres.

## Couleurs, zones, sciences

color-purple = pourpre
color-blue = bleu
color-yellow = jaune
color-green = vert
color-grey = gris
die = { $value } { $color }

area-study = Étude
area-travel = Voyage
area-meetings = Meetings
area-institution = Institution
workshop = Atelier
engine = Machine
storage = stockage
bag = sac
research = Recherche
lines = Lignes
assignments = Attributions
hand = Main
deck = pioche
discard = défausse
reserve = en réserve
britain = Grande-Bretagne

science-mathematics = mathématiques
science-physics = physique
science-astronomy = astronomie
science-engineering = ingénierie
science-sponsor = sponsor

institution-royal_society = Royal Society
institution-royal_institution = Royal Institution
institution-astronomical_society = Société astronomique
institution-civil_engineers = Ingénieurs civils

region-south = le sud
region-central = le centre
region-outer = la région extérieure

## Lieux

line-row1 = rangée 1
line-row2 = rangée 2
line-row3 = rangée 3
line-col1 = colonne 1
line-col2 = colonne 2
line-col3 = colonne 3
line-incomplete = { $line } : pas terminée
line-sum = { $line } : { $sum }
sum = { $sum }
sum-capped = { $sum } ; la vapeur laisse { $points }
cell = rangée { $row }, colonne { $column }
gear-slot = { $line }, engrenage { $place }
in-workshop = à l’atelier
in-storage = au stockage
room = salon { $n }
lecture = { $institution } { $level ->
    [2] II
    [3] III
    [4] IV
    [5] V
   *[6] VI
}
objective-of = l’objectif { $area }
box = la boîte
space = { $reward }
list = { $first } et { $rest }
either = { $first } ou { $rest }

gear-addition = engrenage Addition
gear-subtraction = engrenage Soustraction
gear-multiplication = engrenage Multiplication
gear-cost = { $brass ->
    [one] { $brass } laiton
   *[other] { $brass } laitons
}{ $coal ->
    [0] { "" }
    [one] , { $coal } charbon
   *[other] , { $coal } charbons
}{ $coins ->
    [0] { "" }
    [one] , { $coins } pièce
   *[other] , { $coins } pièces
}{ $innovation ->
    [0] { "" }
    [one] , { $innovation } innovation
   *[other] , { $innovation } innovations
}

partner = { $name } ({ $effect })

## Ce que disent les effets

effect-none = rien
effect-then = { $first }, { $rest }
atom-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
atom-coal = { $n ->
    [one] { $n } charbon
   *[other] { $n } charbons
}
atom-brass = { $n ->
    [one] { $n } laiton
   *[other] { $n } laitons
}
atom-book = { $n ->
    [one] { $n } livre
   *[other] { $n } livres
}
atom-addition-gear = { $n ->
    [one] { $n } engrenage Addition
   *[other] { $n } engrenages Addition
}
atom-steam-free = { $n ->
    [one] vapeur gratuite
   *[other] { $n } vapeurs gratuites
}
atom-innovation = { $n ->
    [one] { $n } innovation
   *[other] { $n } innovations
}
atom-draw = { $n ->
    [one] piochez { $n } carte
   *[other] piochez { $n } cartes
}
atom-research-purple = { $n ->
    [one] { $n } recherche pourpre
   *[other] { $n } recherches pourpres
}
atom-research-blue = { $n ->
    [one] { $n } recherche bleue
   *[other] { $n } recherches bleues
}
atom-research-yellow = { $n ->
    [one] { $n } recherche jaune
   *[other] { $n } recherches jaunes
}
atom-research-green = { $n ->
    [one] { $n } recherche verte
   *[other] { $n } recherches vertes
}
atom-research = { $n ->
    [one] { $n } recherche
   *[other] { $n } recherches
}
atom-workshop-reward = { $n ->
    [1] une récompense d’atelier
   *[other] { $n } récompenses d’atelier différentes
}
atom-breakthrough = { $n ->
    [1] une percée
   *[other] { $n } percées différentes
}
atom-study-item = { $n ->
    [1] un objet d’étude
   *[other] { $n } objets d’étude différents
}
atom-assignment = { $n ->
    [1] une attribution
   *[other] { $n } attributions
}
atom-program = { $n ->
    [1] un programme
   *[other] { $n } programmes
}
atom-multiplication-gear = { $n ->
    [1] un engrenage Multiplication
   *[other] { $n } engrenages Multiplication
}
atom-build-gear = { $n ->
    [1] construisez un engrenage en le payant
   *[other] construisez { $n } engrenages en les payant
}
atom-build-addition-free = { $n ->
    [1] construisez une addition gratuitement
   *[other] construisez { $n } additions gratuitement
}
atom-swap-sub-add = { $n ->
    [1] changez une soustraction en addition
   *[other] changez { $n } soustractions en additions
}
atom-play-partner = { $n ->
    [1] jouez une carte sans coût
   *[other] jouez { $n } cartes sans coût
}
atom-gain-partner = { $n ->
    [1] gagnez un partenaire du marché
   *[other] gagnez { $n } partenaires du marché
}
atom-use-market-partner = { $n ->
    [1] utilisez un partenaire du marché
   *[other] utilisez { $n } partenaires du marché
}
atom-per-hand-card = { $what } par carte en main
atom-travel-small = { $n ->
    [1] allez dans une petite ville, à 1 étape
   *[other] allez dans une petite ville, à { $n } étapes au plus
}
atom-travel-university-disc = { $n ->
    [1] allez à l’université la plus proche avec un disque
   *[other] allez { $n } fois à l’université la plus proche avec un disque
}
atom-disc-stack = { $n ->
    [1] empilez un disque
   *[other] empilez { $n } disques
}
atom-disc-meeting = { $n ->
    [1] un disque dans un salon
   *[other] { $n } disques dans des salons
}
atom-disc-university = { $n ->
    [1] un disque dans une université
   *[other] { $n } disques dans des universités
}
atom-disc-move = { $n ->
    [1] déplacez un disque
   *[other] déplacez { $n } disques
}
atom-disc-remove = { $n ->
    [1] retirez un disque de votre plateau
   *[other] retirez { $n } disques de votre plateau
}
atom-disc-move-university = { $n ->
    [1] déplacez un disque entre universités, avec récompense
   *[other] déplacez { $n } disques entre universités, avec récompense
}
atom-per-disc-iu = { $what } par disque dans les institutions et universités
atom-advanced-l1 = { $n ->
    [1] première action avancée d’une zone au choix
   *[other] { $n } premières actions avancées au choix
}
atom-assignment-token = { $n ->
    [1] un jeton d’attribution
   *[other] { $n } jetons d’attribution
}
atom-science-token = { $n ->
    [1] un jeton de science
   *[other] { $n } jetons de science
}
atom-steam-paid = { $n ->
    [one] vapeur contre son charbon
   *[other] { $n } vapeurs contre leur charbon
}
atom-swap-die = { $n ->
    [1] échangez un dé avec l’atelier
   *[other] échangez { $n } dés avec l’atelier
}
atom-adjust-die = { $n ->
    [1] modifiez un dé de 1
   *[other] modifiez des dés de { $n } au plus
}

criterion-color-1 = tous en { $a }
criterion-color-2 = seulement { $a } et { $b }
criterion-colors = seulement { $colors }
criterion-even = tous pairs
criterion-odd = tous impairs
criterion-values = seulement { $values }
criterion-value-sum = somme { $sum }
criterion-color-same = une seule couleur
criterion-color-all-different = trois couleurs
criterion-value-same = trois valeurs égales
criterion-value-consecutive-any-order = trois valeurs qui se suivent
criterion-value-strictly-ascending = croissant
criterion-value-strictly-descending = décroissant

check-programs-placed = { $n ->
    [one] placer { $n } programme
   *[other] placer { $n } programmes
}
check-assignments-in-column = { $n ->
    [one] { $n } attribution
   *[other] { $n } attributions
} dans la colonne { $color ->
    [bleu] bleue
    [vert] verte
   *[other] { $color }
}
check-assignments-total = { $n ->
    [one] { $n } attribution
   *[other] { $n } attributions
}
check-assignments-in-each-column = { $n ->
    [one] { $n } attribution dans chaque colonne
   *[other] { $n } attributions dans chaque colonne
}
check-addition-gears-built = { $n ->
    [one] construire { $n } engrenage Addition
   *[other] construire { $n } engrenages Addition
}
check-multiplication-gears-built = { $n ->
    [one] construire { $n } engrenage Multiplication
   *[other] construire { $n } engrenages Multiplication
}
check-discs-on-cities = des disques à { $cities }
check-universities-with-disc = { $n ->
    [1] un disque dans une université
   *[other] des disques dans { $n } universités
}
check-universities-in-region = { $n ->
    [1] un disque dans { $region }
   *[other] { $n } disques dans { $region }
}
check-mill-dice-same-value = { $n } dés de même valeur dans la machine
check-mill-has-every-die-color = des dés des cinq couleurs dans la machine
check-rooms-with-disc = { $n ->
    [1] un disque dans un salon
   *[other] des disques dans { $n } salons
}
check-partners-without-science = { $n ->
    [one] { $n } sponsor
   *[other] { $n } sponsors
}
check-partners-of-one-science = { $n ->
    [1] un partenaire d’une science
   *[other] { $n } partenaires d’une même science
}
check-sciences-with-two-or-more-partners = { $n ->
    [1] 2 partenaires d’une même science
   *[other] 2 partenaires dans chacune de { $n } sciences
}
check-partners-not-start = { $n ->
    [one] { $n } partenaire autre que ceux de départ
   *[other] { $n } partenaires autres que ceux de départ
}
check-institutions-with-sole-most-discs = { $n ->
    [1] seul en tête des conférences dans une institution
   *[other] seul en tête des conférences dans { $n } institutions
}
check-institutions-with-disc = { $n ->
    [1] une conférence dans une institution
   *[other] des conférences dans { $n } institutions
}
check-lecture-at-level-at-least = une conférence au niveau { $n } ou plus
check-lecture-levels-with-disc = { $n ->
    [1] une conférence à un niveau
   *[other] des conférences à { $n } niveaux
}
check-steam-level-at-least = vapeur au niveau { $n }

use-study = rendre visite à Ada
use-travel = voyager
use-meetings = se rendre à un Meeting
use-institution = donner une conférence
use-any = une action au choix
use-idle = aucune action n’est possible
publication-study = pour empiler un disque
publication-travel = pour modifier des dés
publication-meetings = pour prendre un engrenage Multiplication
publication-institution = pour échanger un dé
publication-workshop = pour faire monter la vapeur

## Partenaires

partner-s1 = Luigi Menabrea
partner-s2 = Dionysius Lardner
partner-s3 = Francis Baily
partner-s4 = Joseph Clement
partner-s5 = Lady Byron
partner-s6 = William King-Noel
partner-s7 = Woronzow Greig
partner-r01 = Augustus De Morgan
partner-r02 = George Peacock
partner-r03 = Andrew Crosse
partner-r04 = William Sturgeon
partner-r05 = Richard Sheepshanks
partner-r06 = Mary Rosse
partner-r07 = Sarah Guppy
partner-r08 = Charles Godfrey Jarvis
partner-r09 = Richard Taylor
partner-r10 = Sophia De Morgan
partner-t01 = Charles Babbage
partner-t02 = Mary Somerville
partner-t03 = George Boole
partner-t04 = William Rowan Hamilton
partner-t05 = Arthur Cayley
partner-t06 = Florence Nightingale
partner-t07 = Michael Faraday
partner-t08 = James Prescott Joule
partner-t09 = William Thomson
partner-t10 = David Brewster
partner-t11 = George Gabriel Stokes
partner-t12 = Jane Marcet
partner-t13 = Caroline Herschel
partner-t14 = John Herschel
partner-t15 = George Biddell Airy
partner-t16 = William Parsons
partner-t17 = John Couch Adams
partner-t18 = Maria Mitchell
partner-t19 = Bryan Donkin
partner-t20 = Isambard Kingdom Brunel
partner-t21 = Robert Stephenson
partner-t22 = Joseph Whitworth
partner-t23 = James Nasmyth
partner-t24 = William Armstrong
partner-t25 = La reine Victoria
partner-t26 = Le prince Albert
partner-t27 = Charles Dickens
partner-t28 = Angela Burdett-Coutts
partner-t29 = Mary Seacole
partner-t30 = Ira Aldridge

## Attributions

assignment-a01 = Bibliothèque d’Ockham Park
assignment-a02 = Imprimerie
assignment-a03 = Métier Jacquard
assignment-a04 = Perforateurs de cartes
assignment-a05 = Fabricant d’instruments
assignment-a06 = Usine textile
assignment-a07 = Terminus ferroviaire
assignment-a08 = Quais à charbon
assignment-a09 = Compagnie des canaux
assignment-a10 = Arsenal naval
assignment-a11 = Soirée de Dorset Street
assignment-a12 = Théâtre royal
assignment-a13 = Club de gentlemen
assignment-a14 = Bal de l’ambassade
assignment-a15 = Audience royale
assignment-a16 = Amphithéâtre
assignment-a17 = Institut des mécaniciens
assignment-a18 = Observatoire royal
assignment-a19 = Institution polytechnique
assignment-a20 = Bureau des brevets
assignment-a21 = Poste centrale
assignment-a22 = Bureau de l’éditeur
assignment-a23 = Fonderie de laiton
assignment-a24 = Relais de poste
assignment-a25 = Compagnie des paquebots à vapeur
assignment-a26 = Jardins de Kew
assignment-a27 = Banque d’Angleterre
assignment-a28 = Exposition universelle
assignment-a29 = Bourse du charbon
assignment-a30 = Atelier de taille d’engrenages

## Villes

city-london = Londres
city-oxford = Oxford
city-cambridge = Cambridge
city-bristol = Bristol
city-exeter = Exeter
city-lampeter = Lampeter
city-birmingham = Birmingham
city-manchester = Manchester
city-sheffield = Sheffield
city-leeds = Leeds
city-durham = Durham
city-edinburgh = Édimbourg
city-glasgow = Glasgow
city-st_andrews = St Andrews
city-aberdeen = Aberdeen
city-dublin = Dublin
city-brighton = Brighton
city-southampton = Southampton
city-bath = Bath
city-plymouth = Plymouth
city-norwich = Norwich
city-cardiff = Cardiff
city-coventry = Coventry
city-derby = Derby
city-stoke = Stoke
city-liverpool = Liverpool
city-york = York
city-newcastle = Newcastle
city-carlisle = Carlisle
city-dundee = Dundee

## Ce qui est demandé

prompt-take-turn = { $can ->
    [both] Déplacez ou utilisez un dé
    [first] Déplacez un dé
    [second] Utilisez un dé
   *[neither] Aucun dé ne peut rien faire
}
prompt-push-die = Quel dé pousser ?
prompt-nudge-die = Quel dé change de 1 ?
prompt-store-die = Rangez le { $die } au stockage
prompt-play-partner = Jouer un partenaire avec le { $value } ?
prompt-activate-column = Utiliser la colonne { $color ->
    [bleu] bleue
    [vert] verte
   *[other] { $color }
} ?
prompt-place-die = Placez le { $die } dans la machine
prompt-choose-area = Quelle zone pour le dé gris ?
prompt-end-turn = { $can ->
    [both] Publier, construire ou terminer ?
    [first] Publier ou terminer ?
    [second] Construire ou terminer ?
   *[neither] Terminez le tour
}
prompt-choose-publication = Dans quelle zone publier ?
prompt-take-program = Prenez un programme
prompt-place-program = À côté de quelle ligne ?
prompt-take-item = { $n ->
    [1] Prenez un objet d’étude
   *[other] Prenez un objet d’étude, { $n } en tout
}
prompt-choose-column = Sous quelle colonne ?
prompt-travel-to = Vers quelle ville voyager ?
prompt-visit-city = Vers quelle petite ville ?
prompt-visit-university = Quelle université proche ?
prompt-enter-room = Dans quel salon entrer ?
prompt-take-partner = Prenez un partenaire
prompt-remove-partner = Quel partenaire s’en va ?
prompt-use-partner = Quel partenaire du marché utiliser ?
prompt-draw-and-play = Piocher et jouer une carte ?
prompt-give-lecture = Où donner une conférence ?
prompt-visit-hall = Quel espace vous récompense ?
prompt-choose-advanced = Quelle première action avancée ?
prompt-take-disc = Quel disque prenez-vous ?
prompt-lift-disc = Quel disque déplacez-vous ?
prompt-stack-disc = Où empiler un disque ?
prompt-set-disc = Où va le disque ?
prompt-move-disc = Quel disque se déplace ?
prompt-take-gear = Prenez un engrenage Multiplication
prompt-build-gear = Quel engrenage construire ?
prompt-choose-gear-slot = Où va l’engrenage ?
prompt-convert-gear = Quelle soustraction changer ?
prompt-play-free = Jouez une carte sans coût
prompt-discard-cards = { $n ->
    [1] Défaussez une carte
   *[other] Défaussez { $n } cartes
}
prompt-choose-research = Sur quelle piste avancer ?
prompt-choose-reward = { $n ->
    [1] Choisissez une récompense
   *[other] Choisissez { $n } récompenses
}
prompt-choose-breakthrough = { $n ->
    [1] Choisissez une percée
   *[other] Choisissez { $n } percées
}
prompt-choose-token = Quel jeton d’attribution ?
prompt-choose-science = Un jeton de quelle science ?
prompt-spend-innovation = Dépenser de l’innovation ?
prompt-pay-steam = Faire monter la vapeur ?
prompt-adjust-die = { $n ->
    [1] Modifiez un dé de 1
   *[other] Modifiez des dés de { $n } au plus
}
prompt-give-die = Lequel de vos dés donner ?
prompt-fetch-die = Quel dé prendre à sa place ?
prompt-draft-partner = Choisissez votre premier partenaire

hint-take-turn = { $free ->
    [0] Votre stockage est plein
    [one] Stockage : { $free } place libre
   *[other] Stockage : { $free } places libres
}
hint-take-turn-coal = Sans { $coal } charbon pour en modifier un, aucun dé ne peut en pousser un autre
hint-give-lecture = Innovation disponible : { $have }
hint-travel-to = { $have ->
    [one] Vous êtes à { $city } avec { $have } pièce
   *[other] Vous êtes à { $city } avec { $have } pièces
}
hint-enter-room = Vous avez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} et { $innovation ->
    [one] { $innovation } innovation
   *[other] { $innovation } innovations
}
hint-end-turn = { $books ->
    [0] Vous n’avez aucun livre à publier
    [one] Vous avez { $books } livre
   *[other] Vous avez { $books } livres
}
hint-push-die = Par le { $die } ; égal ou inférieur seulement
hint-choose-column = Pour « { $name } »
hint-visit-city = { $n ->
    [1] À 1 étape, sans payer
   *[other] À { $n } étapes au plus, sans payer
}
hint-take-disc = Destination : { $spot }
hint-lift-disc = Votre plateau n’en a plus ; vers : { $spot }
hint-choose-gear-slot = Votre { $gear }
hint-choose-research = { $n ->
    [one] Encore { $n } pas
   *[other] Encore { $n } pas
}
hint-different = Chaque choix doit être différent
hint-spend-innovation = Au sommet, { $n } donnent une récompense d’atelier

queue-refill = remplir l’atelier
queue-then = puis { $what }
queue-keep-die = ranger le dé
queue-offer-partner = un partenaire ?
queue-offer-end = publier ou construire
queue-advanced = action avancée
queue-part-with = un partenaire s’en va
queue-take-partner = prendre un partenaire
queue-offer-items = un objet d’étude
queue-place-program = placer le programme
queue-choose-column = choisir une colonne
queue-choose-reward = { $n ->
    [1] une récompense d’atelier
   *[other] { $n } récompenses d’atelier
}
queue-choose-breakthrough = { $n ->
    [1] une percée
   *[other] { $n } percées
}
queue-spend-innovation = dépenser de l’innovation ?
queue-adjust-die = modifier des dés de { $n } au plus
queue-discard-cards = { $n ->
    [1] défausser une carte
   *[other] défausser { $n } cartes
}
queue-play-free = jouer une carte sans coût
queue-place-disc = un disque pour { $spot }
queue-take-turn = votre tour
queue-draft-partner = un autre choix

## Coups

move-move = Le { $die } pousse { $pushes }
move-move-none = Le { $die }
the-die = le { $die }
pushes = { $dice } ({ $reward })
pushes-further = { $dice } ({ $reward }, coûte { $coal } charbon)
move-push = Le { $die } : { $reward }
move-push-further = Le { $die } : { $reward } (coûte { $coal } charbon)
move-use = Utiliser le { $die } : { $what }
move-nudge = { $coal } charbon : modifier un dé de 1
move-store = Ranger le dé
move-place = Rangée { $row }, colonne { $column }
move-raise = Le { $die } monte à { $value }, { $place }
move-lower = Le { $die } descend à { $value }, { $place }
move-fetch = Le { $die }
move-give = Le { $die }, { $place }
move-play = { $card }
move-play-reduce = { $card }, le dé perd 1
move-play-pay = { $card }, autant de pièces que le dé
move-discard = Défausser { $card }
move-remove = Se séparer de { $card }
move-draft = { $card }
move-partner = { $card }{ $draw ->
    [0] { "" }
    [one] , puis piochez { $draw } carte
   *[other] , puis piochez { $draw } cartes
}
move-use-partner = Utiliser { $card }
move-science = { $science }
move-reward = { $reward }
move-research = { $area }, à { $level }
move-column = La colonne { $color ->
    [bleu] bleue
    [vert] verte
   *[other] { $color }
}
move-breakthrough = { $area } : { $reward }
move-token = Le jeton { $color }, { $worth } par attribution
move-advanced-study = Étude : un objet d’étude
move-advanced-travel = Voyage : une étape vers une petite ville
move-advanced-meetings = Meetings : jouer une carte sans coût
move-advanced-institution = Institution : un espace sous votre conférence
move-area = { $area } : { $what }
move-build = Construire un { $gear } : { $cost }
move-gear = En { $slot } : { $line }
move-take = À construire pour { $cost }
move-convert = Celle de la réserve
move-convert-built = Celle de la { $slot }
move-disc = Celui de la { $slot } : { $line }
move-stack = Sur votre disque : { $spot }
move-set = Vers : { $spot }
move-lift = Depuis : { $spot }
move-publish-study = Publier : empiler un disque
move-publish-travel = Publier : modifier vos dés
move-publish-meetings = Publier : prendre un engrenage Multiplication
move-publish-institution = Publier : échanger un dé avec l’atelier
move-publish-workshop = Publier : faire monter la vapeur{ $coal ->
    [0] { "" }
    [one] { " " }pour { $coal } charbon
   *[other] { " " }pour { $coal } charbons
}
move-publish-any = Publier dans une zone au choix
move-pass = Passer
move-end = Terminer le tour
move-steam = { $coal ->
    [one] Faire monter la vapeur pour { $coal } charbon
   *[other] Faire monter la vapeur pour { $coal } charbons
}
move-spend = Dépenser { $n } innovations pour une récompense d’atelier
move-activate = { $n ->
    [one] { $n } recherche
   *[other] { $n } recherches
}, colonne { $color ->
    [bleu] bleue
    [vert] verte
   *[other] { $color }
}
move-advance = Piocher { $n } cartes, puis en jouer une
move-enough = C’est assez
move-skip = Non, merci
move-program = { $prestige ->
    [one] { $program } : { $prestige } point
   *[other] { $program } : { $prestige } points
}
move-slot = { $line } : { $bonus }
move-book = Un livre
move-addition = Un engrenage Addition
move-assign = { $name } : { $effect }{ $discard ->
    [0] { "" }
    [one] , défaussez { $discard } carte
   *[other] , défaussez { $discard } cartes
}
move-travel = { $city }{ $fare ->
    [0] { "" }
    [one] { " " }pour { $fare } pièce
   *[other] { " " }pour { $fare } pièces
} : { $reward }
move-visit-university = { $city } : un disque
move-coins = Salon { $n }, { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}
move-innovation = Salon { $n }, { $cost ->
    [one] { $cost } innovation
   *[other] { $cost } innovations
}
move-lecture = { $lecture }, { $cost ->
    [one] { $cost } innovation
   *[other] { $cost } innovations
} : { $reward }
move-visit = { $lecture } : { $reward }

## Refus

refusal-storage-full = Votre stockage est plein : utilisez d’abord un dé stocké.
refusal-nothing-to-push = Ce dé ne peut en pousser aucun : là où il peut aller, tous sont plus hauts.
refusal-workshop-begun = Vous avez modifié un dé de l’atelier : c’est un tour d’atelier.
refusal-no-main-action = L’action principale de la zone { $area } n’est pas possible maintenant.
refusal-too-high = Un { $value } est trop haut pour être poussé par un { $mover }.
refusal-needs-coal = { $needed ->
    [one] Il faut { $needed } charbon, vous en avez { $have }.
   *[other] Il faut { $needed } charbons, vous en avez { $have }.
}
refusal-nudged-already = Le charbon a déjà modifié un dé ce tour-ci.
refusal-no-such-face = Un dé va de 1 à 6, ni moins ni plus.
refusal-leaves-no-push = Après cela, il n’y aurait plus de dé à pousser.
refusal-wrong-die = Il faut un dé de { $values } ; le vôtre est un { $value }.
refusal-die-is-one = Le dé est un 1 et ne peut pas baisser.
refusal-needs-coins = { $needed ->
    [one] Il faut { $needed } pièce, vous en avez { $have }.
   *[other] Il faut { $needed } pièces, vous en avez { $have }.
}
refusal-needs-innovation = { $needed ->
    [one] Il faut { $needed } innovation, vous en avez { $have }.
   *[other] Il faut { $needed } innovations, vous en avez { $have }.
}
refusal-own-disc = Vous y avez déjà un disque.
refusal-no-disc = Vous n’avez aucun disque à y apporter.
refusal-room-full = Le salon est plein.
refusal-no-partner = Il n’y a aucun partenaire sous ce salon ni à sa droite.
refusal-occupied = L’espace est pris.
refusal-top-of-track = Vous êtes au sommet de cette piste.
refusal-same-again = Il faut chaque fois un choix différent : celui-ci est déjà fait.
refusal-no-gear-left = Il ne reste plus d’engrenage de cette sorte.
refusal-needs-discards = { $needed ->
    [one] Demande de défausser { $needed } carte, votre main en a { $have }.
   *[other] Demande de défausser { $needed } cartes, votre main en a { $have }.
}
refusal-no-book = Vous n’avez pas de livre à publier.
refusal-steam-top = La vapeur est à son dernier niveau.
refusal-no-open-slot = Aucun emplacement d’engrenage n’est libre : placez d’abord un disque.
refusal-gear-too-dear = Vous ne pouvez pas payer { $cost }.
refusal-needed-by-objective = L’objectif a besoin de ce disque là où il est.
refusal-has-token = Vous avez le jeton de cette couleur.
refusal-nothing-to-publish = Cette publication serait sans effet maintenant.
refusal-nothing-there = Vous n’avez rien à y gagner maintenant.

## Ce qui s’est passé

event-turn = Manche { $round }
event-first = { $you ->
    [yes] Vous jouez
   *[no] { $who } joue
} en premier
event-push = { $you ->
    [yes] Vous poussez
   *[no] { $who } pousse
} le { $die }
event-refill = { $you ->
    [yes] Vous remplissez
   *[no] { $who } remplit
} un espace de l’atelier
event-play = { $you ->
    [yes] Vous jouez
   *[no] { $who } joue
} { $card }
event-gain = { $you ->
    [yes] Vous gagnez
   *[no] { $who } gagne
} : { $what }
event-research = { $you ->
    [yes] Vous avancez
   *[no] { $who } avance
} à { $n } sur la piste { $area }
event-breakthrough = { $you ->
    [yes] Vous faites
   *[no] { $who } fait
} une percée sur la piste { $area }
event-token = { $you ->
    [yes] Vous prenez
   *[no] { $who } prend
} le jeton d’attribution de la piste { $area }, valant { $n }
event-science-token = { $you ->
    [yes] Vous prenez
   *[no] { $who } prend
} un jeton de science : { $science }
event-place = { $you ->
    [yes] Vous placez
   *[no] { $who } place
} le { $die } en { $cell }
event-area = { $you ->
    [yes] Vous choisissez
   *[no] { $who } choisit
} la zone { $area }
event-program = { $you ->
    [yes] Vous prenez
   *[no] { $who } prend
} un programme
event-slot = { $you ->
    [yes] Vous le placez
   *[no] { $who } le place
} en { $line }
event-assignment = { $you ->
    [yes] Vous prenez
   *[no] { $who } prend
} « { $name } », colonne { $color ->
    [bleu] bleue
    [vert] verte
   *[other] { $color }
}
event-discard = { $you ->
    [yes] Vous défaussez
   *[no] { $who } défausse
} { $card }
event-remove = { $card } { $you ->
    [yes] vous quitte
   *[no] quitte { $who }
}
event-travel = { $you ->
    [yes] Vous allez
   *[no] { $who } va
} à { $city }{ $fare ->
    [0] { "" }
    [one] { " " }pour { $fare } pièce
   *[other] { " " }pour { $fare } pièces
}
event-disc = { $you ->
    [yes] Vous posez
   *[no] { $who } pose
} un disque : { $spot }
event-disc-on-top = { $you ->
    [yes] Vous empilez
   *[no] { $who } empile
} un disque : { $spot }
event-lift = { $you ->
    [yes] Vous reprenez
   *[no] { $who } reprend
} un disque : { $spot }
event-build = { $you ->
    [yes] Vous construisez
   *[no] { $who } construit
} un { $gear } : { $slot }
event-gear = { $you ->
    [yes] Vous prenez
   *[no] { $who } prend
} un engrenage Multiplication
event-convert = { $you ->
    [yes] Vous changez
   *[no] { $who } change
} une soustraction en addition
event-lecture = { $you ->
    [yes] Vous donnez
   *[no] { $who } donne
} une conférence ({ $lecture }) pour { $cost ->
    [one] { $cost } innovation
   *[other] { $cost } innovations
}
event-visit = { $you ->
    [yes] Vous prenez
   *[no] { $who } prend
} la récompense : { $lecture }
event-meeting = { $you ->
    [yes] Vous entrez
   *[no] { $who } entre
} au salon { $n } pour { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}
event-meeting-innovation = { $you ->
    [yes] Vous entrez
   *[no] { $who } entre
} au salon { $n } pour { $cost ->
    [one] { $cost } innovation
   *[other] { $cost } innovations
}
event-partner = { $you ->
    [yes] Vous gagnez
   *[no] { $who } gagne
} { $card }
event-use-partner = { $you ->
    [yes] Vous utilisez
   *[no] { $who } utilise
} { $card }
event-publish = { $you ->
    [yes] Vous publiez
   *[no] { $who } publie
} un livre { $where }
event-steam = { $you ->
    [yes] Vous faites monter
   *[no] { $who } fait monter
} la vapeur au niveau { $level }{ $coal ->
    [0] { "" }
    [one] { " " }pour { $coal } charbon
   *[other] { " " }pour { $coal } charbons
}
event-objective = { $you ->
    [yes] Vous validez
   *[no] { $who } valide
} l’objectif { $area } : { $points } points
event-objective-disc = { $you ->
    [yes] Vous posez
   *[no] { $who } pose
} un disque sur l’objectif
event-draw = { $you ->
    [yes] Vous piochez
   *[no] { $who } pioche
} une carte
event-draw-card = { $you ->
    [yes] Vous piochez
   *[no] { $who } pioche
} { $card }
event-reshuffle = { $you ->
    [yes] Vous mélangez
   *[no] { $who } mélange
} la défausse pour former une nouvelle pioche
event-adjust = { $you ->
    [yes] Vous changez
   *[no] { $who } change
} un dé en { $die }, { $place }
event-nudge = { $you ->
    [yes] Vous changez
   *[no] { $who } change
} un dé en { $die }, { $place }
event-swap = { $you ->
    [yes] Vous échangez
   *[no] { $who } échange
} le { $own } contre le { $other }
event-pass = { $you ->
    [yes] Vous passez
   *[no] { $who } passe
}
event-last-round = { $you ->
    [yes] Vous avez rempli votre
   *[no] { $who } a rempli sa
} machine : c’est le dernier tour de chacun
event-over = Les machines sont montées : on compte le prestige
event-activate = { $you ->
    [yes] Vous utilisez
   *[no] { $who } utilise
} { $n ->
    [one] { $n } attribution
   *[other] { $n } attributions
} ({ $area })
event-spend = { $you ->
    [yes] Vous dépensez
   *[no] { $who } dépense
} { $n } innovations pour une récompense d’atelier
event-draft = { $you ->
    [yes] Vous choisissez
   *[no] { $who } choisit
} { $card }
event-new-partner = { $card } arrive aux Meetings
event-program-leaves = Le programme le plus à droite quitte la partie
event-assignment-leaves = « { $name } » quitte la partie sans preneur
event-partner-leaves = { $card } quitte les Meetings pour de bon

## Nombres

measure-points = Points si on s’arrêtait là
measure-lines = Lignes
measure-programs = Programmes
measure-lectures = Conférences
measure-coins = Pièces
measure-coal = Charbon
measure-brass = Laiton
measure-books = Livres
measure-innovation = Innovation
measure-steam = Vapeur
measure-research-purple = Recherche, Étude
measure-research-blue = Recherche, Voyage
measure-research-yellow = Recherche, Meetings
measure-research-green = Recherche, Institution
figure-coins = Pièces
figure-coal = Charbon
figure-brass = Laiton
figure-books = Livres
figure-innovation = Innovation
figure-steam = Maximum par ligne
figure-dice = Dés dans la machine
figure-gears = Engrenages construits
stage-setup = Mise en place
stage-round = Manche { $round } sur environ { $usual }
stage-fullest = Machine la plus pleine : { $dice } sur { $all }{ $alone ->
    [0] { "" }
   *[other] , { $who }
}
stage-last = Dernière manche, machine la plus pleine : { $dice } sur { $all }{ $alone ->
    [0] { "" }
   *[other] , { $who }
}

sheet-objectives = Objectifs
sheet-travel = Universités
sheet-travel-note = { $n ->
    [one] { $n } université
   *[other] { $n } universités
}
sheet-lectures = Conférences
sheet-lectures-note = { $n ->
    [one] { $n } niveau
   *[other] { $n } niveaux
}
sheet-meetings = Jetons de science
sheet-partners = Partenaires
sheet-partners-note = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}{ $hidden ->
    [0] { "" }
   *[other] , dont une encore cachée, non comptée
}
sheet-programs = Programmes
sheet-program = Programme, { $line }
sheet-line = Machine, { $line }
sheet-lines = Lignes terminées
sheet-gears = Emplacements sans engrenage
sheet-gears-note = { $gaps } à { $each } chacun
sheet-innovation = Innovation
sheet-innovation-note = marqueur sur { $n }
sheet-assignments = Jetons d’attribution
sheet-leftovers = Livres et ressources
sheet-leftovers-note = { $books ->
    [one] { $books } livre
   *[other] { $books } livres
}, { $resources ->
    [one] { $resources } ressource
   *[other] { $resources } ressources
} (pièces, charbon, laiton)

ending-machine = Une machine était pleine, et chacun a eu le même nombre de tours.
tie-gears = Égalité de points : le plus grand nombre d’engrenages construits l’emporte, { $n }.
tie-dice = Égalité d’engrenages aussi : la plus grande somme de dés l’emporte, { $n }.
tie-order = Égalité encore : l’ordre du tour décide, à commencer par { $first }.

## La première partie guidée

guide-take-turn = Déplacez un dé de l’atelier : celui qu’il pousse est à vous, avec une récompense. Ou utilisez un dé stocké : il entre dans la machine et agit dans la zone de sa couleur.
guide-push-die = Un dé en pousse un autre qui n’est pas plus haut. Vous gardez le dé poussé : les hauts rapportent dans les calculs, les bas font jouer des partenaires.
guide-place-die = Pensez à la ligne : trois dés et deux engrenages font un calcul de gauche à droite ou de haut en bas.
guide-end-turn = Une fois par tour, vous pouvez construire un engrenage sur un emplacement libre, ou dépenser un livre pour la publication de la zone. Chaque emplacement sans engrenage coûte 2 points à la fin.
guide-play-partner = Le dé pris décide du partenaire que vous pouvez jouer. Un par tour.
guide-take-program = Un programme rapporte à la fin quand les trois dés de sa ligne conviennent. Sa place donne aussi un bonus tout de suite.
guide-take-item = Les livres se publient, les engrenages Addition relient les dés, les attributions donnent de la recherche chaque fois que vous prenez un dé de leur couleur.
guide-travel-to = Chaque tronçon coûte des pièces. Les universités reçoivent un disque, ce qui libère un emplacement d’engrenage sur votre plateau.
guide-enter-room = Plus un salon est à gauche, plus vous avez de choix parmi les partenaires. Avoir le plus de disques dans un salon fait compter double sa science.
guide-give-lecture = Montez niveau par niveau : un disque sur un niveau bas rend les plus hauts moins chers.
guide-take-disc = Chaque disque enlevé libère un emplacement d’engrenage pour de bon. Choisissez-en un dans une ligne que vous voulez terminer.
guide-choose-research = À 3 et à 6, vous débloquez les actions avancées d’une zone ; le ! marque une percée.
guide-store-die = C’est le dernier moment pour modifier le dé avec du charbon.
guide-choose-area = Le dé gris sert toutes les zones. Allez là où un bon espace vous est ouvert : vos pièces, votre innovation et vos disques décident.
guide-nudge-die = Un charbon monte ou baisse un dé de 1, une fois par tour : un dé plus haut en pousse davantage, un dé plus bas se fait pousser plus facilement.
guide-choose-reward = Une récompense d’atelier est l’une des six au centre de l’anneau. Prenez ce que coûtera votre prochaine action.
guide-take-partner = Un partenaire donne son effet chaque fois qu’il est joué, et des points à la fin. Ses dés montrent avec quel dé on peut le jouer.
guide-remove-partner = Un nouveau partenaire en remplace un ancien : laissez partir celui qui donne le moins.
guide-choose-gear-slot = Un engrenage agit sur les dés de ses deux côtés : la multiplication aime les dés hauts, la soustraction les bas. Il ne se déplace jamais.
guide-place-program = Le programme regarde les trois dés de cette ligne. Vous gagnez aussi le bonus imprimé à cette place.
guide-choose-column = Chaque fois que vous rangez un dé de cette couleur, chaque attribution de sa colonne donne 1 recherche.
guide-choose-breakthrough = Les percées sont les ! des pistes : prenez le bonus qui vous sert tout de suite.
guide-discard-cards = Les cartes défaussées reviennent quand la pioche est mélangée de nouveau : défaussez ce qui ne servira pas bientôt.
guide-draft-partner = Votre premier partenaire reviendra souvent en jeu : choisissez un effet dont vous aurez toujours besoin.
guide-build-gear = L’addition est sûre ; la multiplication rapporte avec des dés hauts ; la soustraction coûte peu mais réduit la ligne.
guide-activate-column = Vos attributions de cette couleur agissent maintenant : chacune donne un pas de recherche.
guide-adjust-die = Vos dés peuvent changer où qu’ils soient : réparez la ligne d’un programme, ou montez un dé voisin d’une multiplication.
guide-spend-innovation = Au sommet, l’innovation se perdrait : en dépenser rapporte une récompense et laisse de la place.
guide-pay-steam = Aucune ligne ne rapporte plus que ce que la vapeur permet : montez-la avant de terminer votre meilleure ligne.
guide-convert-gear = Une addition rapporte presque toujours plus qu’une soustraction : changez celle dont la ligne vaut le plus.
guide-visit-hall = Un espace libre sous votre conférence donne aussi sa récompense, sans disque. Prenez la meilleure.
guide-play-free = Cette carte est sans coût : aucun dé n’est nécessaire. Jouez votre meilleur partenaire.
guide-stack-disc = Un disque empilé compte aussi dans les majorités, et permet la première action avancée de sa zone.
guide-visit-city = Vous continuez sans payer et gagnez ce que donne la petite ville.
guide-take-gear = Les engrenages Multiplication n’ont pas le même prix : prenez-en un que vous pourrez payer.
guide-give-die = Le dé donné retourne à l’atelier : donnez celui qui gâche un programme ou une ligne.
guide-fetch-die = Le nouveau dé prend la place de l’ancien : regardez la ligne et son programme.
guide-visit-university = Vous y allez sans payer et posez un disque, ce qui libère un emplacement d’engrenage, mais sans récompense.
