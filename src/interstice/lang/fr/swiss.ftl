## The table

swiss-round = Manche { $round } sur { $rounds }
swiss-bank = Banque
swiss-chips = { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}
swiss-total = Total { $total }
swiss-your-turn = À toi
swiss-your-give = Donne une carte
swiss-your-rate = À toi de juger
swiss-your-mark = À toi d’essayer
swiss-back = Retour
swiss-rack-open = { $name }, { $state }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} sur 8, { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} : { $years } ; voir de près.
swiss-child = Moins de 12 ans : toujours deux essais
swiss-own-rack = Ta réglette, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} sur 8

## What a seat is about

swiss-state-left = n’est plus là
swiss-state-won = { $you ->
    [yes] tu as gagné
   *[other] a gagné
}
swiss-state-over = partie finie
swiss-state-gives = { $you ->
    [yes] tu dois donner une carte
   *[other] doit donner une carte
}
swiss-state-reads = { $you ->
    [yes] tu lis la carte
   *[other] lit la carte
}
swiss-state-rates = { $you ->
    [yes] tu réfléchis
   *[other] réfléchit
}
swiss-state-tries = { $you ->
    [yes] tu essaies
   *[other] essaie
}
swiss-state-failed = essai raté
swiss-state-turn = { $you ->
    [yes] tu joues
   *[other] joue
}
swiss-state-next = { $you ->
    [yes] tu joues ensuite
   *[other] joue ensuite
}
swiss-state-second = { $you ->
    [yes] tu joues dans deux tours
   *[other] joue dans deux tours
}
swiss-state-wait = { $you ->
    [yes] tu attends
   *[other] attend
}

## Gaps

swiss-gap-between = Intervalle { $gap } sur { $gaps }, entre { $from } et { $to }
swiss-gap-before = Intervalle { $gap } sur { $gaps }, avant { $to }
swiss-gap-after = Intervalle { $gap } sur { $gaps }, après { $from }
swiss-done-between = Valider : { $from } – { $to }
swiss-done-before = Valider : avant { $to }
swiss-done-after = Valider : après { $from }
swiss-claims-between = { $name } dit : entre { $from } et { $to }.
swiss-claims-before = { $name } dit : avant { $to }.
swiss-claims-after = { $name } dit : après { $from }.

## The card that is read

swiss-reads = { $name } lit
swiss-reads-you = Tu lis
swiss-face-question = Question
swiss-face-two-tries = Deux essais
swiss-staked = Mise :
swiss-turned-gets = { $name } reçoit la carte.
swiss-turned-rack = Cartes sur la réglette : { $n } sur { $all }.
swiss-turned-stake = Mise de { $stake } récupérée, gain : { $chips }.
swiss-turned-reader = Personne ne savait : elle va à qui l’a lue
swiss-turned-star = Une carte offerte
swiss-outcome-inserted = { $name } reçoit « { $title } ».
swiss-outcome-inserted-you = Tu reçois « { $title } ».
swiss-outcome-given = « { $title } » va à { $name }.
swiss-outcome-given-you = « { $title } » te revient.
swiss-outcome-removed = { $name } retire « { $title } » pour cette manche.
swiss-outcome-removed-you = Tu retires « { $title } » pour cette manche.
swiss-missed = { $n ->
    [one] { $name } : raté d’un an
   *[other] { $name } : raté de { $years } ans
}
swiss-you-spin = C’est à toi. Tourne la roue.
swiss-you-read = C’est à toi. Fais lire une carte.
swiss-you-mark = Marque un intervalle sur ta réglette.
swiss-you-mark-two-unstaked = Marque un intervalle sur ta réglette. Sans mise, tu as deux essais.
swiss-you-mark-two = Marque un intervalle sur ta réglette. Tu as deux essais.
swiss-you-mark-again = Ce n’est pas là. Marque un autre intervalle.
swiss-you-mark-other = À toi d’essayer sur ta réglette.

## What is asked

swiss-ask = Ce que tu peux faire
swiss-turn-title = À toi
swiss-turn-spin = Question, deux essais, étoile ou grincheux : la roue décide.
swiss-turn-read = La personne à ta droite lit la carte suivante.
swiss-spin = Tourner la roue
swiss-read = Faire lire une carte
swiss-turning = La roue tourne
swiss-land = Arrêter la roue
swiss-duel-open = Duel (2 jetons)
swiss-duel-title = Qui vas-tu défier ?
swiss-duel-hint = Un duel coûte 2 jetons. Si tu fais plus au dé, tu reçois une carte.
swiss-duel-choose = Choisir { $name }
swiss-duel-whom = Choisis qui défier
swiss-duel-go = Défier { $name }
swiss-duel-won = { $name } fait plus : { $other } donne une carte.
swiss-duel-won-other-you = { $name } fait plus : tu donnes une carte.
swiss-duel-won-you = Tu fais plus : { $other } donne une carte.
swiss-duel-lost = { $name } ne bat pas { $other } au dé.
swiss-duel-lost-other-you = { $name } ne te bat pas au dé.
swiss-duel-lost-you = Tu ne bats pas { $other } au dé.
swiss-mark-title = Où va cette carte ?
swiss-mark-hint = { $tries ->
    [one] Juste : la carte et 2 jetons.
   *[other] Juste : la carte et 2 jetons. Tu as { $tries } essais.
}
swiss-mark-hint-other = { $tries ->
    [one] Juste : la carte et 1 jeton.
   *[other] Juste : la carte et 1 jeton. Tu as { $tries } essais.
}
swiss-choose-gap = Choisis un intervalle
swiss-choose-card = Choisis une carte
swiss-stake-title = { $chips ->
    [one] Mise (tu as { $chips } jeton)
   *[other] Mise (tu as { $chips } jetons)
}
swiss-stake = { $chips ->
    [0] Sans mise
    [one] Miser { $chips } jeton
   *[other] Miser { $chips } jetons
}
swiss-stake-hint = Juste : 2 jetons, et ta mise doublée. Faux : la mise est perdue.
swiss-stake-hint-double = Juste : 2 jetons, et ta mise triplée. Faux : la mise est perdue.
swiss-give-title = Donner une carte
swiss-give-hint = { $name } a gagné le duel. Choisis la carte que tu donnes.
swiss-give-go = Donner
swiss-remove-title = Le grincheux
swiss-remove-hint = Choisis une de tes cartes à retirer pour cette manche.
swiss-remove-go = Retirer
swiss-rate-title = Est-ce juste ?
swiss-rate-hint = Pose ton pion sur une case du plateau. Personne ne le voit avant que tout le monde ait choisi.
swiss-wait-title = Un instant
swiss-watching = Tu regardes
swiss-over = La partie est finie

swiss-wait-give = { $name } choisit une carte pour { $other }.
swiss-wait-give-you = { $name } choisit une carte pour toi.
swiss-wait-rate = En réflexion : { $names }.
swiss-wait-mark = { $name } cherche le bon intervalle.
swiss-wait-remove = { $name } doit retirer une carte pour cette manche.
swiss-wait-spin = { $name } va tourner la roue.
swiss-wait-read = { $name } va se faire lire une carte.

## The rating board

swiss-board = Qu’en pensent les autres ?
swiss-board-you = Qu’en penses-tu ?
swiss-verdict-earlier = Avant
swiss-verdict-right = Juste
swiss-verdict-later = Après
swiss-pays-right = +1 ou −1
swiss-pays-direction = +2, 0 ou −1
swiss-pays-any = +2 ou −1
swiss-rated = { $name } a choisi
swiss-rated-you = Tu as choisi
swiss-thinks = { $name } réfléchit
swiss-pass = Ne pas juger

## What happened, to be read out

swiss-told-round = La manche { $round } commence. { $name } joue en premier.
swiss-told-round-you = La manche { $round } commence. Tu joues en premier.
swiss-told-turn = C’est à { $name } de jouer.
swiss-told-turn-you = C’est à toi de jouer.
swiss-told-spun-question = { $name } tourne la roue : question.
swiss-told-spun-question-you = Tu tournes la roue : question.
swiss-told-spun-two-tries = { $name } tourne la roue : deux essais.
swiss-told-spun-two-tries-you = Tu tournes la roue : deux essais.
swiss-told-spun-star = { $name } tourne la roue : étoile, une carte en cadeau.
swiss-told-spun-star-you = Tu tournes la roue : étoile, une carte en cadeau.
swiss-told-spun-grump = { $name } tourne la roue : grincheux.
swiss-told-spun-grump-you = Tu tournes la roue : grincheux.
swiss-told-read = { $name } lit : « { $title } ».
swiss-told-read-you = Tu lis : « { $title } ».
swiss-told-reader = C’est maintenant { $name } qui lit.
swiss-told-reader-you = C’est maintenant toi qui lis.
swiss-told-try = { $tries ->
    [one] { $name } peut essayer.
   *[other] { $name } a { $tries } essais.
}
swiss-told-try-you = { $tries ->
    [one] Tu peux essayer.
   *[other] Tu as { $tries } essais.
}
swiss-told-marked-between = { $name } marque l’intervalle entre { $from } et { $to }.
swiss-told-marked-before = { $name } marque l’intervalle avant { $to }.
swiss-told-marked-after = { $name } marque l’intervalle après { $from }.
swiss-told-marked-you-between = Tu marques l’intervalle entre { $from } et { $to }.
swiss-told-marked-you-before = Tu marques l’intervalle avant { $to }.
swiss-told-marked-you-after = Tu marques l’intervalle après { $from }.
swiss-told-staked = { $name } mise { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}.
swiss-told-staked-you = Tu mises { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}.
swiss-told-wrong = { $name } se trompe.
swiss-told-wrong-you = Tu te trompes.
swiss-told-inserted = { $name } reçoit « { $title } », { $year }, et a maintenant { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
swiss-told-inserted-you = Tu reçois « { $title } », { $year }, et tu as maintenant { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
swiss-told-empty = La banque n’a plus de jetons pour payer.
swiss-told-removed = { $name } retire « { $title } » pour cette manche.
swiss-told-removed-you = Tu retires « { $title } » pour cette manche.
swiss-told-buried = La carte va sous la pioche.
swiss-told-challenged = { $name } défie { $other }.
swiss-told-challenged-you = Tu défies { $other }.
swiss-told-challenged-other-you = { $name } te défie.
swiss-told-rolled = { $name } fait { $die }.
swiss-told-rolled-you = Tu fais { $die }.
swiss-told-owed = { $name } doit donner une carte à { $other }.
swiss-told-owed-you = Tu dois donner une carte à { $other }.
swiss-told-owed-other-you = { $name } doit te donner une carte.
swiss-told-gave = { $name } donne « { $title } » à { $other }.
swiss-told-gave-you = Tu donnes « { $title } » à { $other }.
swiss-told-gave-other-you = { $name } te donne « { $title } ».
swiss-told-paid = { $name } reçoit { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}{ $why }.
swiss-told-paid-you = Tu reçois { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}{ $why }.
swiss-told-paid-to-bank = { $name } paie { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}{ $why }.
swiss-told-paid-to-bank-you = Tu paies { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}{ $why }.
swiss-told-for-question = pour une bonne réponse
swiss-told-for-steal = pour la carte volée
swiss-told-for-rating = pour un bon jugement
swiss-told-for-stake = pour la mise
swiss-told-for-bad-rating = pour un mauvais jugement
swiss-told-for-duel = pour le duel
swiss-told-stake-back = { $name } récupère sa mise.
swiss-told-stake-back-you = Tu récupères ta mise.
swiss-told-stake-lost = { $name } perd sa mise.
swiss-told-stake-lost-you = Tu perds ta mise.
swiss-told-rating = Jugement en cours : { $names }.
swiss-told-decided = { $name } a choisi.
swiss-told-decided-you = Tu as choisi.
swiss-told-said-right = { $name } a dit « juste ».
swiss-told-said-right-you = Tu as dit « juste ».
swiss-told-said-earlier = { $name } a dit « avant ».
swiss-told-said-earlier-you = Tu as dit « avant ».
swiss-told-said-later = { $name } a dit « après ».
swiss-told-said-later-you = Tu as dit « après ».
swiss-told-scored = Manche gagnée par { $names }.
swiss-told-scored-you = { $n ->
    [0] Tu gagnes la manche.
   *[other] Tu partages la manche avec { $names }.
}
swiss-told-left = { $name } a quitté la partie.
swiss-told-ended = La partie est finie. Victoire : { $names }.
swiss-told-ended-you = { $n ->
    [0] La partie est finie. Tu as gagné.
   *[other] La partie est finie. Tu as gagné avec { $names }.
}

## La fin d’une manche, et pourquoi les jetons bougent

swiss-round-you = { $rounds ->
    [1] Tu gagnes la manche
   *[other] Tu gagnes la manche { $round }
}
swiss-round-shared-you = { $rounds ->
    [1] Tu partages la manche
   *[other] Tu partages la manche { $round }
} avec { $names }
swiss-round-won = { $n ->
    [one] { $rounds ->
        [1] { $names } gagne la manche
       *[other] { $names } gagne la manche { $round }
    }
   *[other] { $rounds ->
        [1] { $names } se partagent la manche
       *[other] { $names } se partagent la manche { $round }
    }
}
swiss-round-full = { $chips ->
    [one] Huit cartes en premier : { $chips } jeton compte double.
   *[other] Huit cartes en premier : { $chips } jetons comptent double.
}
swiss-round-pile = { $chips ->
    [one] La pioche est vide : la plus longue réglette gagne, et { $chips } jeton compte double.
   *[other] La pioche est vide : la plus longue réglette gagne, et { $chips } jetons comptent double.
}
swiss-round-full-shared = Huit cartes chacun : leurs jetons comptent double.
swiss-round-pile-shared = La pioche est vide : les plus longues réglettes gagnent, et leurs jetons comptent double.
swiss-round-bank = La banque était vide : tout n’a pas pu être payé.
swiss-round-ahead = Tu as { $n } d’avance sur { $name }, et il reste { $left ->
    [one] une manche
   *[other] { $left } manches
}.
swiss-round-behind = Tu as { $n } de retard sur { $name }, et il reste { $left ->
    [one] une manche
   *[other] { $left } manches
}.
swiss-round-level = Tu es à égalité avec { $name }, et il reste { $left ->
    [one] une manche
   *[other] { $left } manches
}.
swiss-round-again = Tout le monde repart avec une carte.
swiss-round-again-chips = Tout le monde repart avec une carte et 5 jetons.
swiss-round-next = Manche suivante
swiss-round-final = Résultat final
swiss-round-ready = { $n ->
    [one] { $n } personne sur { $all } est prête.
   *[other] { $n } personnes sur { $all } sont prêtes.
}
swiss-round-hurry = Ne pas attendre
swiss-round-last = C’était la dernière manche.
swiss-round-standings = Classement
swiss-round-rack = Réglette
swiss-round-this = Cette manche
swiss-round-total = Total
swiss-round-cards = { $cards } cartes sur { $all }
swiss-round-mine = Tes jetons de la manche
swiss-round-theirs = { $name } : jetons de la manche
swiss-account = Jetons de la manche { $round }
swiss-account-open = { $chips ->
    [one] Tu as { $chips } jeton. Voir pourquoi.
   *[other] Tu as { $chips } jetons. Voir pourquoi.
}
swiss-why-start = Départ
swiss-why-question = Questions
swiss-why-steal = Vols
swiss-why-rating = Jugements
swiss-why-stake = Mise
swiss-why-duel = Duels
swiss-why-won = Manche gagnée
swiss-why-none = Aucun jeton n’a encore bougé.
swiss-moved-question = question
swiss-moved-steal = vol
swiss-moved-rating = jugement
swiss-moved-stake = mise
swiss-moved-duel = duel
swiss-rule-start = Tout le monde commence la manche avec 5 jetons
swiss-rule-question = Une bonne réponse à sa propre question : +2
swiss-rule-steal = Une carte que quelqu’un d’autre a ratée : +1
swiss-rule-rating = « Juste » : +1 ou −1 ; « avant » ou « après » : +2 au mieux, −1 si l’intervalle était juste
swiss-rule-stake = { $double ->
    [yes] Juste : tu gagnes deux fois ta mise ; faux : tu la perds
   *[other] Juste : tu gagnes ta mise ; faux : tu la perds
}
swiss-rule-duel = Chaque défi coûte 2, gagné ou perdu
swiss-note-question = { $times ->
    [one] { $times } juste
   *[other] { $times } justes
}
swiss-note-steal = { $times ->
    [one] { $times } carte
   *[other] { $times } cartes
}
swiss-note-rating = { $good } sur { $times } justes
swiss-note-stake = { $good ->
    [0] perdue
   *[other] gagnée
}
swiss-note-duel = { $good } sur { $times } gagnés
swiss-note-empty = { $n } sans gain : banque vide
