# Les mots de la maison, pour tous les jeux
seat-called = Joueur { $number }
level-novice = Novice
level-scholar = Érudit
level-master = Maître
level-grand = Grand maître
nature-decides = le hasard décide

# Ce qui se passe à une table en dehors des coups, dans son journal
note-undone = { $you ->
    [yes] Vous reprenez un coup : « { $what } »
   *[no] { $who } reprend un coup : « { $what } »
}
note-joined = { $you ->
    [yes] Vous prenez place
   *[no] { $who } prend place
}
note-left = La place de { $who } a été laissée libre
note-freed = La place de { $who } est de nouveau libre : l’hôte invite quelqu’un
note-lent = { $you ->
    [yes] Un { $level } joue à votre place
   *[no] Un { $level } joue à la place de { $who }
}
note-back = { $you ->
    [yes] Vous rejouez vous-même
   *[no] { $who } rejoue en personne
}
note-leaving = Personne n’a joué ici depuis longtemps : dans une semaine cette table sera rangée, à moins que quelqu’un ne joue
note-stepped-down = Le robot qui tient la place de { $who } ne trouvait plus ses coups et continue au niveau { $level }
note-timed-out = { $you ->
    [yes] Votre temps est écoulé : un { $level } joue pour vous jusqu’à votre retour
   *[no] Le temps de { $who } est écoulé : un { $level } joue jusqu’à son retour
}
note-time-up = { $you ->
    [yes] Votre temps est écoulé ; personne n’attend, reprenez quand vous voulez
   *[no] Le temps de { $who } est écoulé ; personne n’attend
}
note-resigned = { $who } abandonne, faute de temps : un { $level } tient la place jusqu’à la fin
note-filled = Personne n’est venu pour cette place : un { $level } s’y installe
note-asks-takeback = { $you ->
    [yes] Vous demandez à reprendre votre dernier coup
   *[no] { $who } demande à reprendre son dernier coup
}
note-asks-replace = { $you ->
    [yes] Vous demandez qu’un robot joue pour la personne absente
   *[no] { $who } demande qu’un robot joue pour la personne absente
}
note-asks-dismiss = { $you ->
    [yes] Vous demandez que la personne absente perde sa place pour de bon
   *[no] { $who } demande que la personne absente perde sa place pour de bon
}
note-asks-end = { $you ->
    [yes] Vous proposez d’arrêter la partie ici
   *[no] { $who } propose d’arrêter la partie ici
}
note-declined = { $you ->
    [yes] Vous refusez
   *[no] { $who } refuse
}
note-replaced = { $you ->
    [yes] Vous n’étiez pas là : un { $level } joue pour vous jusqu’à votre retour
   *[no] { $who } n’est pas là : un { $level } joue jusqu’à son retour
}
note-dismissed = { $who } ne revient pas : un { $level } tient la place jusqu’à la fin, à moins que l’hôte ne la donne à quelqu’un d’autre
note-ended = La partie s’arrête ici, sans vainqueur
note-taken-back = { $you ->
    [yes] Vous reprenez un coup, avec tout ce qui a suivi : « { $what } ». Ce qui a été vu reste connu
   *[no] { $who } reprend un coup, avec tout ce qui a suivi : « { $what } ». Ce qui a été vu reste connu
}
note-taken-back-some = { $you ->
    [yes] Vous reprenez votre dernier coup, avec tout ce qui a suivi. Ce qui a été vu reste connu
   *[no] { $who } reprend son dernier coup, avec tout ce qui a suivi. Ce qui a été vu reste connu
}

error-seats = Ce jeu ne se joue pas à { $seats }.
error-option = Ce jeu n’a pas d’option « { $option } ».
error-option-value = « { $value } » n’est pas une valeur de l’option « { $option } ».
error-option-seats = L’option « { $option } » n’est pas proposée à { $seats } { $seats ->
    [one] joueur
   *[other] joueurs
}.

# Ce que dit le serveur quand une demande n’aboutit pas
error-bad-request = La maison n’a pas compris cette demande, et rien n’a changé. Rechargez la page et réessayez.
error-bad-name = Un nom doit contenir au moins une lettre.
error-bad-line = Une ligne doit contenir au moins une lettre ou un signe.
error-unknown-bot = Il n’y a ici aucun robot « { $bot } ».
error-unknown-pack = Aucun matériel « { $pack } » n’est proposé ici pour ce jeu.
error-unknown-game = Il n’y a pas de jeu « { $game } » dans cette maison.
error-unknown-language = La maison ne parle que français et anglais.
error-unknown-table = Cette table n’existe pas. Le lien est peut-être incomplet.
error-unknown-past = La partie ne peut pas être montrée à ce moment-là.
error-wrong-seat = Cette place n’est pas la vôtre.
error-closed-table = Cette table est fermée aux spectateurs.
error-not-listed = Il faut un lien pour s’asseoir à cette table.
error-wrong-invitation = Ce lien n’ouvre aucune place à cette table. Demandez-en un nouveau.
error-wrong-code = Ce code n’ouvre rien : il a déjà servi, il a expiré ou il est mal recopié.
error-not-host = Seul l’hôte de la table peut faire cela.
error-silenced = L’hôte vous a prié de garder le silence à cette table.
error-hushed = L’hôte demande à ceux qui regardent de ne pas parler avant la fin de la partie.
error-no-chat = Cette table a été ouverte sans conversation.
error-seat-taken = Quelqu’un a déjà pris place avec ce lien.
error-seated = Vous êtes déjà à cette table ; ce lien est pour quelqu’un d’autre.
error-no-seat = Quelqu’un a été plus rapide : plus aucune place libre à cette table.
error-asked-already = Une question est déjà posée à la table. Attendez les réponses.
error-asked-lately = { $seconds ->
    [1] La réponse était non. Vous pourrez redemander dans une seconde.
   *[other] La réponse était non. Vous pourrez redemander dans { $seconds } secondes.
}
error-nothing-asked = Cette question ne vous est plus posée.
error-not-absent = La personne dont c’est le tour est là, ou n’est pas partie depuis assez longtemps.
error-away = Un robot joue à votre place. Reprenez-la d’abord.
error-your-turn = C’est maintenant à vous : décidez à la table.
error-not-foreseen = Ce qui vous sera demandé dépend de ce que font les autres : impossible d’en décider d’avance.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-not-found = Il n’y a rien à cette adresse.
error-wrong-method = Cela ne peut pas être demandé ici.
error-stale-move = La partie a avancé entre-temps ; voici où elle en est.
error-key-used = Cette demande a déjà servi à autre chose.
error-undo-impossible = Ce coup ne peut plus être repris.
error-over = La partie est terminée.
error-not-over = Il faut attendre que la partie soit terminée.
error-no-coach = Cette table a été ouverte sans indices : personne n’en reçoit.
error-no-advice = Aucun indice n’a été trouvé cette fois-ci. Rien n’est perdu ; demandez encore.
error-not-settled = Ce coup peut encore être repris ; attendez qu’il soit joué pour de bon.
error-talk-full = On a tant parlé à cette table que rien de plus ne peut être gardé.
error-too-large = Cette demande est trop volumineuse.
error-refused = Ce coup n’est pas possible maintenant.
error-too-many = Trop de tables en peu de temps. Veuillez patienter une minute.
error-too-fast = Cela fait beaucoup en quelques secondes. Soufflez un peu, puis reprenez.
error-too-many-bots = Les robots jouent déjà entre eux à trop de tables. Jouez avec eux, ou revenez plus tard.
error-internal = Un problème est survenu dans la maison. Rien n’est perdu : veuillez réessayer.
error-storage = La maison ne peut rien noter pour le moment, rien n’a donc été changé. Le disque est-il plein ?
error-unknown-line = Cette ligne n’existe pas.
error-unknown-speaker = Personne n’a parlé ici sous ce numéro.
error-bad-address = Aucun avis ne peut partir vers cette adresse.
error-bad-zone = La maison ne connaît pas ce fuseau horaire.
error-banned = L’hôte de cette maison vous en a fermé la porte.
error-unknown-way = Ce moyen de vous prévenir n’existe pas.
error-unknown-device = Cet appareil n’est pas l’un des vôtres.
error-no-mail = Cette maison n’envoie pas de courriel.
error-not-reached = Le message n’est pas arrivé. L’adresse est-elle juste ?
error-too-many-ways = Aucun autre moyen de vous prévenir ne peut être ajouté ; retirez-en un d’abord.
error-mail-asked = Un code vient de partir vers cette adresse. Consultez vos messages, ou patientez quelques minutes.
error-unknown-goal = Ce jeu ne prévoit pas de plan pour cela.
error-wrong-origin = Cette page vient d’ailleurs et ne peut rien changer ici.
error-not-json = Une demande qui change quelque chose doit être en JSON.
error-wrong-host = La maison n’est pas connue sous ce nom ; on le lui indique avec --name.
error-too-slow = La demande a mis trop de temps à arriver.
error-busy = La maison travaille encore à la dernière question de cette table.
error-busy-analysing = La maison étudie d’autres parties en ce moment ; demandez encore dans une minute.
error-crowded = Trop de fenêtres regardent depuis le même endroit ; fermez-en quelques-unes.

# Avis qui rejoignent les gens loin de la page
notice-turn-title = À vous de jouer : { $game }
notice-turn = C’est votre tour à une table de { $game }.
notice-reminder-title = Votre temps s’écoule : { $game }
notice-reminder = Votre temps à une table de { $game } finit bientôt, et c’est toujours votre tour.
notice-leaving-title = Une table va être rangée : { $game }
notice-leaving = Personne n’a joué depuis longtemps à votre table de { $game }. Elle sera rangée dans une semaine ; un seul coup suffit à la garder.
notice-rematch-title = On rejoue ? { $game }
notice-rematch = Quelqu’un avec qui vous avez joué à { $game } rejoue, et votre place est gardée à la nouvelle table. Ce lien vous y mène.
notice-trial-title = Voici comment les avis vous parviendront
notice-trial = Un message de Virtuosi a trouvé le chemin jusqu’à vous.
notice-code-title = Votre code pour Virtuosi
notice-code = Quelqu’un, sans doute vous, veut recevoir un avis à cette adresse quand vient son tour. Le code est { $code }. Si ce n’était pas vous, ne faites rien : aucun autre message ne viendra.
notice-about = Vous avez demandé à Virtuosi de vous prévenir. Pour ne plus recevoir d’avis : { $link }
