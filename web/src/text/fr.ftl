# Les mots de la page ; ce qui se passe dans un jeu, le jeu le dit.
house-home-title = Virtuosi : cinq jeux de science
house-motto = Cinq jeux de science, entre amis ou contre des robots qui ne trichent pas. Sans inscription.
house-unofficial = Une maison non officielle : règles, textes et dessins sont les nôtres ; les noms des jeux appartiennent à leurs propriétaires.
house-plate = Planche { $number }
house-minutes = { $minutes } min
house-play = Jouer
house-play-game = Jouer à { $title }
house-opening = On dresse la table…
house-options = Options
house-learn = Apprendre en jouant
house-rules-short = Règles
house-coming = En préparation
house-coming-long = Ce jeu est encore en construction. Les autres vous attendent.
house-open-failed = La table n’a pas pu être ouverte. Rien n’est perdu : réessayez dans un instant.

house-tables = Vos tables
house-tables-kept = conservées sur cet appareil
house-tables-none = Aucune pour l’instant. Cliquez sur Jouer : une table est prête en une seconde.
house-tables-all = Tout afficher ({ $count })
house-table-unknown = Injoignable pour l’instant
house-table-over = Terminée · { $score }
house-table-waiting = { $stage } · à { $name } de jouer
house-table-sit = Reprendre
house-table-look = Regarder
house-table-result = Résultat
house-table-forget = Retirer de cette liste

house-mine = Ma page
house-mine-none = Aucune pour l’instant.
house-mine-key = vers la prochaine qui vous attend :
house-mine-waits = À vous de jouer (dernier coup { $since })
house-mine-other = Au tour de { $name } (dernier coup { $since })
house-mine-over = Terminée { $since }
house-just-now = à l’instant
house-in-a-moment = dans un instant
house-mine-leaves = sera rangée { $when }, à moins que quelqu’un ne joue
house-mine-again = les mêmes personnes rejouent
house-mine-ends = le temps expire { $when }
house-mine-mute = Aucun avis de cette table
house-next-table = Prochaine table qui m’attend
house-next-table-of = Prochaine table qui m’attend : { $title }

house-tell = Me prévenir quand c’est à moi
house-tell-why = Un message par tour, aucun tant que vous regardez la table, avec un lien qui y mène tout droit.
house-tell-push = Prévenir ce navigateur
house-tell-push-denied = Le navigateur ne permet pas à cette page de vous prévenir. Ses réglages pour cette page peuvent le changer.
house-tell-mail = Adresse électronique
house-tell-webhook = Adresse d’un webhook (https://…)
house-tell-form = Format du webhook
house-tell-add = Ajouter
house-tell-here = Ce navigateur
house-tell-kind-push = Un autre navigateur
house-tell-kind-mail = Courriel
house-tell-kind-webhook = Webhook
house-tell-on = actif
house-tell-try = Essayer
house-tell-tried = Envoyé
house-tell-drop = Retirer
house-tell-code = Code reçu par courriel
house-tell-confirm = Confirmer
house-tell-quiet = Silence de
house-tell-from = Début des heures de silence
house-tell-until = à
house-tell-to = Fin des heures de silence
house-tell-keep = Enregistrer
house-tell-zone = À l’heure de { $zone }. Les avis retenus arrivent ensuite, si c’est toujours à vous.

house-devices = Mes appareils
house-devices-here = Cet appareil
house-devices-seen = Vu pour la dernière fois { $when }
house-devices-added = ajouté le { $day }
house-devices-shut = Exclure
house-devices-sure = Oui, il perd ses places

house-privacy = Vie privée
house-privacy-who = Qui vous êtes
house-privacy-who-what = Votre navigateur invente une clé au hasard ; la maison n’en garde que l’empreinte, avec le jour de son arrivée et de sa dernière visite. Il n’y a ni compte, ni mot de passe, ni adresse, sauf celle que vous donnez pour recevoir des avis.
house-privacy-tables = Ce que vous jouez
house-privacy-tables-what = Pour chaque table, la maison garde le jeu, ses options, tous les coups avec leur heure, qui est venu, parti ou a prêté sa place, ce qui s’y dit, les noms aux places, et ce qu’on a décidé d’avance jusqu’à ce que ce soit joué. Qui a le lien d’une table peut la regarder, sauf si elle est fermée aux spectateurs ; personne ne voit la main d’une autre place.
house-privacy-notices = Comment on vous prévient
house-privacy-notices-what = Si vous voulez un avis quand vient votre tour : l’adresse du service de notification de votre navigateur, votre adresse électronique ou votre webhook, votre langue, votre fuseau horaire et vos heures de silence. Un avis nomme le jeu et mène à la table ; le service qui vous l’apporte apprend cela.
house-privacy-browser = Dans votre navigateur
house-privacy-browser-what = Votre clé, votre liste de tables et de petits choix comme la langue ou le mode nuit. Aucun cookie n’est posé.
house-privacy-not = Ce qui n’est pas gardé
house-privacy-not-what = Rien de vous n’est compté, mesuré ni, hormis les avis que vous avez demandés, envoyé à quiconque. Les adresses des visiteurs restent une minute en mémoire, pour parer aux afflux de requêtes ; l’hôte peut tenir un journal des visites.
house-privacy-long = Combien de temps
house-privacy-finished = { $days ->
    [0] Les parties finies sont gardées pour toujours.
   *[other] Une partie finie est gardée { $days } jours après son dernier coup.
  }
house-privacy-abandoned = { $days ->
    [0] Les parties inachevées sont gardées pour toujours.
   *[other] Une partie où personne ne joue est rangée après { $days } jours ; tous ceux qui y jouent sont prévenus une semaine avant. Un visiteur qui n’a de place nulle part est oublié après le même temps.
  }
house-privacy-rest = Les codes de courriel et d’appareil sont gardés quelques minutes, les avis une semaine. Les sauvegardes faites par l’hôte peuvent être gardées plus longtemps.
house-privacy-forget = Oubliez-moi
house-privacy-forget-what = Cela efface vos appareils, vos noms aux tables, ce que vous y avez dit, vos avis et leurs réglages. Là où d’autres jouent encore, un robot prend votre place ; les tables où personne d’autre n’est assis sont effacées. Les coups joués aux autres tables restent, sans votre nom.
house-privacy-sure = C’est irréversible : vous perdez toutes vos places, sur tous vos appareils.
house-privacy-yes = Oui, oubliez-moi
house-privacy-forgotten = La maison ne sait plus rien de vous.

house-banned-title = La porte est fermée
house-banned = L’hôte de cette maison vous en a fermé la porte.

house-join = Rejoindre un ami
house-join-link = Collez le lien reçu, ou un code
house-join-go = Rejoindre
house-join-why = Avec le lien, on s’assoit en invité : ni compte ni mot de passe à inventer.
house-join-wrong = Ce n’est pas le lien d’une table : il aurait la forme …/table/… et finirait par le secret d’une place.

house-who = Qui joue
house-how-many = Nombre de joueurs
house-solo = En solitaire
house-count = { $count } joueurs
house-bots = Robots
house-seat-held = Qui occupe la place { $number }
house-sitter-me = Moi
house-sitter-here = Une personne devant cet écran
house-sitter-friend = Un ami, par un lien
house-sitter-novice = Robot : Novice
house-sitter-scholar = Robot : Érudit
house-sitter-master = Robot : Maître
house-sitter-grand = Robot : Grand maître
house-sitter-visitor = Robot : { $bot }
house-about-novice = pour une première partie
house-about-scholar = bat un débutant
house-about-master = 8 secondes par tour au plus
house-about-grand = le plus fort, jusqu’à 20 s par tour
house-about-visitor = vient d’un autre paquet
house-about-friend = vous lui envoyez un lien
house-friend-help = Le lien vous attend à la table : bouton « Places et liens ».
house-here-help = Un rideau tombe chaque fois que l’écran change de mains : personne ne voit la main de l’autre.
house-name = Nom
house-terms = Qui peut s’asseoir, pendule
house-terms-who = Places gardées pour d’autres
house-terms-who-help = Qui a le lien peut toujours s’asseoir.
house-terms-link = Seulement avec le lien
house-terms-anyone = Toute la maison : la table est annoncée dans le salon
house-terms-fill = Des robots aux places restées vides
house-terms-fill-value = { $n ->
    [0] jamais
    [60] au bout d’une heure
   *[other] au bout de { $n } minutes
}
house-terms-closed = Fermée aux spectateurs
house-terms-closed-help = Seuls ceux qui sont à la table la voient.
house-terms-friendly = Amicale : on reprend ses coups sans demander
house-terms-friendly-help = Sinon, les autres sont consultés dès que quelque chose a été révélé ou que quelqu’un d’autre a joué.
house-terms-clock = Temps de réflexion
house-terms-clock-help = Aucun temps ne court tant qu’une place est vide, qu’un robot joue ou que la maison est fermée.
house-terms-clock-none = Sans pendule
house-terms-clock-live = En direct : des secondes par tour et une réserve
house-terms-clock-days = En différé : des jours par tour
house-terms-turn = Un tour
house-terms-turn-value = { $n ->
    [30] 30 secondes
    [60] une minute
    [120] 2 minutes
   *[300] 5 minutes
}
house-terms-reserve = Réserve de chacun
house-terms-reserve-value = { $n ->
    [0] aucune
    [60] une heure
   *[other] { $n } minutes
}
house-terms-days = Un tour
house-terms-days-value = { $n ->
    [1] un jour
    [7] une semaine
   *[other] { $n } jours
}
house-terms-weekends = Sans les week-ends
house-terms-weekends-help = Les samedis et dimanches ne comptent pas.
house-terms-after = Quand le temps est écoulé
house-terms-after-help = Si personne d’autre n’attend, il ne se passe rien.
house-terms-after-bot = Un robot joue jusqu’au retour de la personne
house-terms-after-resign = La place abandonne : un robot la tient jusqu’à la fin
house-lobby = Le salon
house-lobby-open = Places libres
house-lobby-live = À regarder
house-lobby-finished = Jouées jusqu’au bout
house-lobby-sit = S’asseoir
house-lobby-watch = Regarder
house-lobby-look = Revoir
house-lobby-somebody = quelqu’un
house-lobby-free = libre
house-lobby-gone = Quelqu’un a été plus rapide. Voici ce qui est libre.
house-lobby-clock-live = { $turn } s par tour, { $reserve ->
    [0] sans réserve
   *[other] { $reserve } min de réserve
}
house-lobby-clock-days = { $turn ->
    [1] un jour par tour
   *[other] { $turn } jours par tour
}
house-guided = Partie guidée
house-guided-help = Des conseils à chaque décision, dans une vraie partie. Vous pouvez les masquer à tout moment.
house-pack = Matériel
house-pack-help = Les données des cartes, des tuiles et des plateaux avec lesquelles on joue.
house-pack-shipped = Celui de la maison
house-pack-owned = { $name } : { $values ->
    [one] { $values } valeur diffère
   *[other] { $values } valeurs diffèrent
  }
house-provenance = À propos du matériel : { $found } données sont imprimées ou publiques, { $inferred } s’en déduisent, { $reconstructed } sont reconstituées d’après les règles. Qui possède la boîte peut saisir celles qui sont imprimées.

house-tools = Outils
house-language = Langue
house-night = Nuit
house-sound-on = Mettre le son
house-sound-off = Couper le son
house-day = Jour
house-last-turns = Derniers tours
house-rulebook = Règles
house-rulebooks = Livrets de règles
house-invite = Places et liens
house-keys = Raccourcis clavier
house-close = Fermer
house-home = Accueil
house-retry = Réessayer
house-loading = On dresse la table…

house-you = vous
house-bot = robot
house-seat-free = pas encore là
house-at-table = { $name } est à la table
house-not-at-table = { $name } n’est pas à la table en ce moment
house-spectators = { $count ->
    [1] un spectateur
   *[other] { $count } spectateurs
}
house-players = Joueurs
house-about-table = À propos de la table
house-bot-how = { $name }, { $level } : comment ce robot réfléchit
house-bot-level = { $name } ({ $level })
house-bot-promise = Un tour lui prend { $seconds } s au plus.
house-bot-not-yet = Il n’a pas encore eu à chercher de coup.
house-bot-pace = Il explore { $iterations } suites par seconde, { $rules ->
    [compiled] avec des règles compilées.
   *[interpreted] avec des règles interprétées, plus lentes tant qu’elles ne sont pas compilées.
  }
house-bots-waiting = { $count ->
    [1] Un robot de la maison attend qu’un autre ait fini de réfléchir.
   *[other] { $count } robots de la maison attendent que d’autres aient fini de réfléchir.
  }
house-thinking-short = réfléchit
house-points-open = { $name } : { $points } { $points ->
    [one] point
   *[other] points
}, voir le détail
house-points-open-now = { $name } : { $points } { $points ->
    [one] point
   *[other] points
}, { $projected } si la partie s’arrêtait maintenant ; voir le détail
house-points-now = { $points } si on s’arrêtait là
house-log = Journal
house-log-earlier = Afficher ce qui précède
house-own = Vos affaires
house-bar = Votre coup
house-bar-watched = Ce qui est demandé
house-choices = Choix
house-no-board = Ce plateau est encore sur la table à dessin. Tous les coups sont dans la liste ci-dessous.

house-your-turn = À vous :
house-your-turn-short = À vous de jouer
house-thinking = { $seconds ->
    [0] { $name } réfléchit
   *[other] { $name } réfléchit depuis { $seconds } s
}
house-thinking-queue = { $count ->
    [1] { $name } attend qu’un autre robot ait fini de réfléchir
   *[other] { $name } attend que { $count } autres robots aient fini de réfléchir
}
house-playing = { $name } joue
house-waiting = On attend { $name }
house-waiting-friend = { $name } n’est pas encore là. Cliquez sur « Places et liens » et envoyez le lien.
house-follow-next = { $count ->
    [one] Coup suivant
   *[other] Coup suivant ({ $count })
}
house-follow-skip = Au présent
house-follow-press = Un clic ou une touche ramène au présent.
house-speed = Les autres : { $speed }
house-speed-step = coup par coup
house-speed-normal = à leur rythme
house-speed-fast = d’un trait
house-speed-why = Comment les coups des autres sont montrés : coup par coup, à leur rythme, ou d’un trait
house-watching = Vous regardez la partie.
house-nature = Le hasard décide
house-over = La partie est terminée.
house-over-short = Terminée
house-final-open = Voir la feuille finale
house-all = Tout ({ $count })
house-all-title = { $count ->
    [1] Un seul choix
   *[other] Les { $count } choix
}
house-filter = Chercher
house-not-now = Pas maintenant
house-ways = { $count } façons
house-takeback = Demander à reprendre
house-takeback-why = Quelque chose a été révélé, ou le tour est passé : les autres sont consultés. Ce qui a été vu reste connu.
house-ahead = Décider d’avance
house-ahead-laid = { $count ->
    [1] Décidé d’avance : un coup
   *[other] Décidés d’avance : { $count } coups
}
house-ahead-why = Répondez dès maintenant à ce qui vous sera demandé à votre tour. Ce sera joué aussitôt, même en votre absence ; personne d’autre ne le sait, et si l’on vous demande autre chose, rien n’est joué.
house-ahead-first = Ce qui vous sera demandé ensuite
house-ahead-then = Ce qui vous sera demandé après cela
house-ahead-none = Ce qui vous sera demandé dépend de ce que font les autres. Rien ne peut se décider d’avance pour l’instant.
house-ahead-no-more = La suite dépend de ce que font les autres.
house-ahead-back = Reprendre le dernier
house-ahead-forget = Ne rien décider d’avance
house-ahead-dropped = On vous demande autre chose que ce à quoi vous aviez répondu d’avance : rien n’en a été joué.
house-ahead-failed = La maison n’a pas répondu. Ce que vous aviez décidé reste tel quel.
house-absent = Pas là ? Continuer avec un robot
house-asking-takeback = { $who } demande à reprendre son dernier coup.
house-asking-replace = { $who } demande si un robot peut jouer pour { $name } jusqu’à son retour.
house-asking-replace-you = { $who } pense que vous n’êtes pas là et demande si un robot peut jouer pour vous.
house-asking-dismiss = { $who } demande que { $name } perde sa place pour de bon. Un robot la garderait, ou l’hôte la donnerait à quelqu’un d’autre.
house-asking-dismiss-you = { $who } pense que vous ne reviendrez pas et demande que vous perdiez votre place pour de bon.
house-asking-end = { $who } propose d’arrêter la partie ici. Personne n’aurait gagné.
house-asking-own = Vous avez demandé. Réponse attendue de { $names }.
house-agree = D’accord
house-decline = Non
house-here = Je suis là
house-withdraw = Retirer
house-end = Arrêter la partie ici
house-end-sure = Les autres sont consultés. Si tous sont d’accord, la partie s’arrête telle quelle, sans vainqueur.
house-end-sure-alone = La partie s’arrête telle quelle, sans vainqueur.
house-abandoned = La partie a été arrêtée
house-abandoned-why = Elle a été arrêtée avant son terme : personne n’a gagné.
house-door = Cette table est fermée aux spectateurs
house-door-why = Seuls ceux qui y sont assis la voient. Si vous avez un lien vers une place, utilisez-le.
house-door-sit = Une place vous est réservée. Sous quel nom vous asseyez-vous ?
house-undo = Annuler

# Les conseils
house-hint = Indice
house-hints = Coups à considérer
house-hint-asking = Réflexion en cours, d’après ce que vous pouvez savoir…
house-hint-win = victoire : { $percent } %
house-hint-points = { $points ->
    [one] { $points } point en vue
   *[other] { $points } points en vue
}
house-hint-tried = { $count ->
    [0] seul coup possible
    [1] 1 essai
   *[other] { $count } essais
}
house-hint-line = Toute la suite
house-hint-then = Ensuite : { $moves }
house-hint-becomes = { $thing } :
house-hint-expected = attendu, sans certitude
house-hint-quiet = Prépare la suite.
house-hint-failed = Aucun indice n’est venu ; demandez encore.
house-coach = Des indices pour tous
house-coach-help = Qui doit jouer peut demander les meilleurs coups. Chacun voit que les indices sont permis.
house-coached = indices permis
house-key-hint = Un indice : les meilleurs coups, et pourquoi

# Une partie finie, revue
house-analysis = Où faire mieux ?
house-analysis-title = Ce qui aurait été mieux
house-analysis-progress = Étude de la partie : { $done } { $done ->
    [one] tour
   *[other] tours
} sur { $total }
house-analysis-waiting = L’étude de la partie commencera dès qu’un robot sera libre.
house-analysis-failed = L’étude de la partie n’a pas pu être menée à son terme.
house-analysis-retry = Réessayer
house-analysis-win = Chances de gagner
house-analysis-points = Points en vue
house-analysis-costly = { $name } : les tours les plus coûteux
house-analysis-clean = Aucun tour coûteux n’a été trouvé.
house-analysis-made = Joué : { $move }
house-analysis-best = Mieux : { $move }
house-analysis-lost = { $percent } % de chances de gagner
house-analysis-lost-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
house-analysis-go = Voir le coup { $at }
house-analysis-how = Chaque tour est jugé d’après ce que le joueur pouvait savoir alors : tel qu’il a été joué et tel qu’il aurait pu l’être, l’un et l’autre sur de nombreuses suites possibles.
house-analysis-good = Rien de mieux n’a été trouvé.

# Reprendre une partie finie à un moment donné
house-play-on = Reprendre d’ici
house-play-on-title = Reprendre au coup { $at }
house-play-on-seat = Votre place
house-play-on-level = Les robots
house-play-on-help = Une nouvelle table commence là où en était la partie, avec tout ce qui était caché tel quel, et un hasard nouveau.
house-began = à partir du coup { $at }
house-began-why = Cette partie reprend au coup { $at } d’une autre. Elle ne compte que pour l’exercice.
house-do = Jouer ce coup
house-ask = Il reste quelque chose à faire ici. Y renoncer ?
house-ask-leave = Oui, y renoncer
house-ask-never = Oui, et ne plus demander
house-ask-back = Non, continuer
house-ask-setting = Demander avant de renoncer à quelque chose
house-gain-setting = Éclairer davantage ce qui rapporte que ce qui est seulement permis
house-swift-setting = Terminer mon tour pour moi quand il ne reste rien d’autre ; il ne peut alors plus être annulé
house-rule = Règle { $rule }

house-talk = Conversation
house-talk-new = { $count ->
    [1] Conversation : une nouvelle ligne
   *[other] Conversation : { $count } nouvelles lignes
}
house-talk-off = Couper
house-talk-on = Rétablir
house-talk-is-off = La conversation de cette table est coupée sur cet appareil. Rien n’est affiché ni compté.
house-talk-hushed = L’hôte demande à ceux qui regardent de ne pas parler avant la fin de la partie.
house-hush = Ceux qui regardent peuvent parler
house-hush-why = Ceux qui jouent ne les entendent pas avant la fin de la partie, et vous non plus tant que vous jouez.
house-talk-seats = Tous ceux qui jouent l’entendent ; ceux qui regardent, une fois la partie finie.
house-talk-spectators = Entre ceux qui regardent : les joueurs l’entendront une fois la partie finie.
house-talk-none = Personne n’a encore rien dit.
house-talk-say = Dites quelque chose
house-talk-hint = Dites quelque chose ; @ désigne un objet
house-talk-send = Envoyer
house-talk-things = Objets sur la table
house-talk-lost = Le serveur ne répond pas. Votre ligne attend ici ; la renvoyer est sans risque.
house-talk-spectator = Un spectateur
house-talk-more = Plus sur la ligne de { $name }
house-talk-mute = Ne plus afficher { $name }
house-talk-muted = { $count ->
    [1] Une ligne n’est pas affichée.
   *[other] { $count } lignes ne sont pas affichées.
}
house-talk-unmute = Tout afficher
house-talk-remove = Retirer la ligne
house-talk-removed = Une ligne a été retirée.
house-talk-silence = Faire taire { $name } à cette table
house-talk-speak = Rendre la parole à { $name }
house-talk-point = Désigner ceci
house-talk-open = Conversation
house-talk-open-help = On se parle à la table, et ceux qui regardent se parlent entre eux.
house-sign-give = Faire un signe au sujet de ce coup
house-sign-applause = Bravo
house-sign-heart = J’adore
house-sign-smile = Un sourire
house-sign-surprise = Quelle surprise
house-sign-puzzled = Perplexe

house-past = Retour en arrière :
house-past-at = coup { $at } sur { $last }
house-past-stood = Coup { $at } sur { $last } : { $points }
house-past-keys = Les flèches avancent et reculent ; Échap revient au présent
house-past-start = Au début de la partie
house-past-unit = Avancer par
house-unit-move = Coup
house-unit-turn = Tour
house-unit-round = Manche
house-back-move = Un coup en arrière
house-back-turn = Un tour en arrière
house-back-round = Une manche en arrière
house-forward-move = Un coup en avant
house-forward-turn = Un tour en avant
house-forward-round = Une manche en avant
house-past-rate = Vitesse de la relecture
house-rate-slow = Lente
house-rate-normal = Posée
house-rate-fast = Vive
house-past-link = Copier un lien vers ce moment
house-past-link-bar = L’adresse de cette page est le lien.
house-replay = Revoir
house-pause = Pause
house-present = Présent

house-sheet = Feuille de score
house-sheet-now = Comme si la partie s’arrêtait maintenant, d’après ce que tout le monde voit.
house-total = Total
house-earned = Points acquis
house-later = Si la partie s’arrêtait maintenant
house-total-now = Total si on s’arrêtait là
house-rank = { $rank ->
    [1] 1re place
   *[other] { $rank }e place
}
house-you-won = Vous avez gagné
house-won = { $name } l’emporte
house-solo-over = Partie jouée jusqu’au bout
house-solo-lost = Ce sera pour une autre fois
house-shared = Victoire partagée : { $names }
house-again = Rejouer
house-rematch-come = Les rejoindre
house-rematch-asked = On rejoue avec les mêmes personnes : votre place est gardée à la nouvelle table.
house-rematch-seen = Les mêmes personnes rejouent à une nouvelle table.
house-rematch-watch = Aller les voir
house-rematch-not = Pas maintenant, merci
house-moment = Vers ce moment
house-moment-why = Qui l’ouvre voit la partie comme elle est maintenant, avec les yeux d’un spectateur.
house-finished = Parties terminées
house-finished-sum = { $played ->
    [1] une partie
   *[other] { $played } parties
}, { $won ->
    [0] aucune gagnée
    [1] une gagnée
   *[other] { $won } gagnées
}
house-finished-you = Vous, { $points } { $points ->
    [one] point
   *[other] points
}
house-finished-seat = { $name }, { $points } { $points ->
    [one] point
   *[other] points
}
house-step-through = Revoir la partie pas à pas
house-graph = Les points au fil de la partie
house-share = Lien vers la partie
house-record = Enregistrer la partie
house-fair = Un hasard honnête
house-fair-why = Avant le premier coup, la maison a tiré un nombre secret qui décide de chaque dé et de chaque carte, et en a montré cette empreinte. À la fin, ce nombre figure dans la partie enregistrée : avec « virtuosi verify », chacun peut tout relancer et voir que rien n’a été changé.

house-curtain = À { $name } de jouer
house-curtain-why = Passez l’écran à { $name }. Jusque-là, la table reste couverte.
house-curtain-lift = C’est moi, { $name }
house-curtain-open = Ne plus tirer le rideau à cette table
house-sit-title = Une place vous attend
house-sit-why = Sous quel nom vous asseyez-vous ?
house-sit = S’asseoir
house-sit-failed = La place n’a pas pu être prise. Réessayez dans un instant.
house-sit-watch = Seulement regarder
# le nom des places, comme le disent les jeux, pour les pages sans jeu
seat-called = Joueur { $number }
level-novice = Novice
level-scholar = Érudit
level-master = Maître
level-grand = Grand maître
house-seat-away = { $you ->
    [yes] un robot ({ $level }) joue à votre place
   *[no] un robot ({ $level }) joue à sa place
}
house-seat-resigned = temps écoulé, un robot ({ $level }) continue
house-left = Temps restant pour { $name } :
house-left-days = { $days } j { $hours } h
house-left-hours = { $hours } h { $minutes } min
house-left-minutes = { $time }
house-seat-empty = libre
house-seat-host = hôte
house-seat-lend = Laisser un robot jouer pour moi
house-seat-bot = Y faire jouer un robot
house-seat-back = Rejouer moi-même
house-seat-leave = Quitter la table
house-seat-leave-sure = La place devient libre, et seul l’hôte peut vous réinviter.
house-seat-dismiss = Retirer la place pour de bon
house-seat-dismiss-sure = Si tous les autres sont d’accord, { $name } ne pourra plus revenir : un robot garde la place, ou l’hôte la donne à quelqu’un d’autre.
house-seat-free-it = Libérer la place
house-seat-free-sure = { $name } perd sa place, et vous obtenez un nouveau lien à transmettre. Chacun le lira dans le journal.
house-seat-link = Nouveau lien
house-seat-not = Annuler
house-seat-failed = Cela n’a pas pu être fait. Réessayez dans un instant.
house-device = Faire entrer un autre de mes appareils
house-device-code = Sur l’autre appareil, saisissez ce code sur la page d’accueil :
house-device-why = Il sert une seule fois, pendant dix minutes. Qui s’en sert tient toutes vos places : il n’est que pour vous.
house-device-title = Un autre de vos appareils
house-device-sure = Cet appareil tiendra désormais les mêmes places que celui qui montre le code, et celui-là les places prises ici. Ne continuez que si les deux sont à vous.
house-device-enter = Les deux sont à moi
house-device-wrong = Ce code n’ouvre rien : il a déjà servi, il a expiré ou il est mal recopié.
house-notice-unseated = Cette place n’est plus la vôtre : vous regardez maintenant la partie.
house-crowded = Trop de fenêtres regardent cette table depuis le même endroit. Fermez-en quelques-unes ; celle-ci reviendra d’elle-même.

house-invite-seat = s’assoit avec ce lien
house-invite-watch = Pour regarder seulement
house-invite-safe = Un lien assoit une seule personne : la première qui s’en sert. Nul autre ne voit sa main, pas même l’hôte.
house-copy = Copier
house-copied = Copié

house-taken-title = Cette place est prise
house-taken = { $name } a déjà pris cette place avec ce lien.
house-taken-watch = Regarder la partie
house-taken-device = Si c’est vous : sur l’appareil où vous avez pris place, ouvrez « Places et liens » et faites entrer celui-ci.
house-beside-title = Vous êtes déjà à cette table
house-beside = Ce lien est celui d’une autre place : envoyez-le à un ami, ou jouez les deux places devant cet écran.
house-beside-sit = Jouer les deux ici
house-beside-not = Le laisser à mon ami
house-locked-title = Ce lien n’ouvre aucune place
house-locked = La table existe, mais ce lien n’est celui d’aucune de ses places, ou il a été remplacé. Redemandez un lien, ou regardez la partie.
house-locked-watch = Regarder la partie
house-invite-local = Ces liens ne fonctionnent que sur cette machine. Pour ouvrir la maison aux autres, lancez-la avec « virtuosi serve --host 0.0.0.0 --port { $port } » et revenez ici par l’adresse de cette machine dans votre réseau.
house-own-watched = Les affaires d’un joueur

house-notice-stale = La partie a avancé entre-temps. Voici où elle en est ; choisissez à nouveau.
house-notice-lost = Le serveur ne répond pas. Votre coup n’est peut-être pas arrivé ; vous pouvez réessayer sans risque.
house-offline = Connexion perdue. La partie est en sûreté sur le serveur ; nouvel essai en cours…
house-error-unknown = Le serveur a répondu par une erreur qu’il n’explique pas. La partie n’a pas changé.
house-missing-title = Cette table n’existe pas
house-missing = Le lien est incomplet, ou la table a été rangée, longtemps après son dernier coup.
house-failed-title = La maison ne répond pas
house-failed = Le serveur est injoignable. Vos parties y sont en sûreté.
house-lost-title = Il n’y a rien ici
house-lost = Aucune page à cette adresse.

house-rules-find = Chercher dans les règles
house-rules-none = Aucune règle n’en parle.
house-rules-failed = Le livret de règles n’a pas pu être chargé.
house-rules-page = Pleine page
house-guide-skip = Masquer les conseils

house-zoom-in = Plus près
house-zoom-out = Plus loin
house-zoom-whole = Tout montrer
house-tabs = Feuilles
house-tab-table = Table
house-tab-own = Mon jeu
house-tab-own-watched = Affaires
house-tab-asked = , un choix vous y attend
house-tab-rules = Règles

house-keycap-enter = Entrée
house-keycap-escape = Échap
house-keycap-shift = Maj
house-key-digit = Désigner un choix
house-key-arrows = Choix suivant, ou objet éclairé suivant
house-key-ask = D’un objet à l’autre, pour lire ce que c’est
house-key-tab = D’un objet à l’autre
house-key-enter = Jouer ce qui est désigné
house-key-end = Terminer le tour, ou lire pourquoi c’est exclu
house-key-talk = Ouvrir ou fermer la conversation
house-key-point = Désigner cet objet dans la conversation
house-key-leave = Fermer, ou abandonner un choix à moitié fait
house-key-all = Tous les choix, et pourquoi les autres sont exclus

# Les icônes dans les phrases, pour qui les entend ; $n est le nombre qui précède.
spoken-coin = { $n ->
    [one] pièce
   *[other] pièces
}
spoken-coins = pièces
spoken-points = { $n ->
    [one] point
   *[other] points
}
spoken-prestige = prestige
spoken-influence = influence
spoken-rest = repos
spoken-research = recherche
spoken-experiment = expérience
spoken-publish = publication
spoken-government = gouvernement
spoken-religion = religion
spoken-enterprise = entreprise
spoken-science = science
spoken-food = nourriture
spoken-wool = laine
spoken-wood = bois
spoken-stone = pierre
spoken-coal = charbon
spoken-iron-ore = minerai de fer
spoken-silver-ore = minerai d’argent
spoken-iron = fer
spoken-silver = argent
spoken-paper = papier
spoken-cloth = drap
spoken-weapons = armes
spoken-tools = outils
spoken-potion = { $n ->
    [one] potion
   *[other] potions
}
spoken-cube = { $n ->
    [one] cube
   *[other] cubes
}
spoken-student = { $n ->
    [one] étudiant
   *[other] étudiants
}
spoken-scientist = { $n ->
    [one] scientifique
   *[other] scientifiques
}
spoken-master = { $n ->
    [one] maître
   *[other] maîtres
}
spoken-university = { $n ->
    [one] université
   *[other] universités
}
spoken-ancient-land = { $n ->
    [one] contrée antique
   *[other] contrées antiques
}
spoken-city = ville
spoken-village = village
spoken-objective = { $n ->
    [one] objectif
   *[other] objectifs
}
spoken-bonus = { $n ->
    [one] jeton bonus
   *[other] jetons bonus
}
spoken-income = revenu
spoken-medicine = médecine
spoken-lightning = effet immédiat
spoken-apple = premier joueur
spoken-card = { $n ->
    [one] carte
   *[other] cartes
}
spoken-book = { $n ->
    [one] ouvrage
   *[other] ouvrages
}
spoken-book-orange = { $n ->
    [one] ouvrage orange
   *[other] ouvrages orange
}
spoken-book-green = { $n ->
    [one] ouvrage vert
   *[other] ouvrages verts
}
spoken-book-blue = { $n ->
    [one] ouvrage bleu
   *[other] ouvrages bleus
}
spoken-book-any = { $n ->
    [one] ouvrage au choix
   *[other] ouvrages au choix
}
spoken-work = Travaux
spoken-technology = Technologies
spoken-travel = Voyages
spoken-lessons = Leçons
spoken-study = Études
spoken-joker = joker
spoken-innovation = { $n ->
    [one] grande découverte
   *[other] grandes découvertes
}
spoken-energy = énergie
spoken-temperature = { $n ->
    [one] degré
   *[other] degrés
}
spoken-arrow = donne
spoken-replay = de nouveau
spoken-check = complète
spoken-unlocked = sans condition
