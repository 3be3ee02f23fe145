## The table

twist-mates = Les autres
twist-mate = { $name }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
twist-state-left = n’est plus là
twist-state-turn = joue
twist-state-next = joue ensuite
twist-hand = Tes cartes
twist-row = Rangée du bas
twist-slots = Rangée du haut
twist-rows = La rangée, avec { $row ->
    [one] { $row } carte
   *[other] { $row } places
} et { $slots ->
    [one] { $slots } case occupée
   *[other] { $slots } cases occupées
}
twist-free = Case libre entre { $from } et { $to }
twist-stack = { $cards } cartes de la même année
twist-discards = Défausse { $cards }
twist-pile = Pioche { $cards }
twist-sideways = { $year }, la case est prise
twist-matches = peut être défaussée

## What is asked

twist-acts = Ce que tu peux faire
twist-choose = Choisis une carte
twist-play = La jouer
twist-discard = La défausser
twist-stop = Finir le tour
twist-point = La montrer aux autres
twist-wait = C’est à { $name } de jouer. Parlez et montrez des cartes du doigt autant que vous voulez.
twist-over = La partie est finie.
twist-over-none = Aucune carte n’allait.
twist-you-choose = Joue une ou deux cartes, ou défausses-en une.
twist-you-act = Joue-la, ou défausse-la si son symbole convient.
twist-risk-next = Pas là. Si aucune de tes cartes ne va, la partie est finie.
twist-risk-last = Pas là. Si ta dernière carte ne va pas non plus, la partie est finie.
twist-risk-play = Joue une carte. Si aucune ne va, la partie est finie.
twist-risk-only = Tu ne peux jouer qu’une carte. Si elle ne va pas, la partie est finie.
twist-risk-or-discard = Joue une carte ou défausses-en une. Si tu joues et qu’aucune ne va, la partie est finie.
twist-you-second = Posée. Joue une deuxième carte, ou finis le tour.
twist-you-stop = Posée. Tu ne peux plus rien jouer.
twist-you-only-discard = Tu ne peux jouer aucune de tes cartes. Défausses-en une.
twist-no-discard-icon = Cette carte ne peut pas être défaussée : son symbole ne correspond pas.
twist-no-discard-played = Tu as déjà joué une carte à ce tour : tu ne peux plus en défausser.

## The score

twist-score = Score
twist-standing = { $points ->
    [one] point pour l’instant
   *[other] points pour l’instant
}
twist-final = { $points ->
    [one] point
   *[other] points
}
twist-away = { $points ->
    [one] Encore { $points } point pour « { $rank } »
   *[other] Encore { $points } points pour « { $rank } »
}
twist-in-row = Rangée du bas { $cards }
twist-in-slots = Rangée du haut { $cards }
twist-not-placed = Non posées { $cards }
twist-below = moins de 0
twist-more = { $points } ou plus

## The ranks, from the lowest

twist-rank-1 = Équipe hors du temps
twist-rank-2 = Petits nouveaux
twist-rank-3 = Joyeux débrouillards
twist-rank-4 = Fins limiers
twist-rank-5 = Vieux briscards
twist-rank-6 = Club d’experts
twist-rank-7 = Esprits brillants
twist-rank-8 = Voyageurs du temps

## The icons

twist-icon-anchor = ancre
twist-icon-crown = couronne
twist-icon-flame = flamme
twist-icon-key = clé
twist-icon-quill = plume
twist-icon-wheel = barre à roue

## What happened, to be read out

twist-turned-left = La toute première de la rangée
twist-turned-right = La toute dernière de la rangée
twist-turned-row = Même année qu’une carte de la rangée
twist-turned-slot = Elle entre dans une case
twist-turned-taken = La case est prise
twist-turned-discarded = Défaussée
twist-told-begun = La partie commence. { $name } joue en premier.
twist-told-begun-you = La partie commence. Tu joues en premier.
twist-told-turn = C’est à { $name } de jouer.
twist-told-turn-you = C’est à toi de jouer.
twist-told-left = { $name } joue « { $title } », { $year } : au tout début de la rangée.
twist-told-left-you = Tu joues « { $title } », { $year } : au tout début de la rangée.
twist-told-right = { $name } joue « { $title } », { $year } : à la toute fin de la rangée.
twist-told-right-you = Tu joues « { $title } », { $year } : à la toute fin de la rangée.
twist-told-row = { $name } joue « { $title } », { $year } : sur une carte de la même année.
twist-told-row-you = Tu joues « { $title } », { $year } : sur une carte de la même année.
twist-told-slot = { $name } joue « { $title } », { $year } : dans une case.
twist-told-slot-you = Tu joues « { $title } », { $year } : dans une case.
twist-told-sideways = { $name } joue « { $title } », { $year } : la case est prise, la carte est mise en travers.
twist-told-sideways-you = Tu joues « { $title } », { $year } : la case est prise, la carte est mise en travers.
twist-told-discarded = { $name } défausse « { $title } », { $year }. Nouveau symbole : { $icon }.
twist-told-discarded-you = Tu défausses « { $title } », { $year }. Nouveau symbole : { $icon }.
twist-told-drew = { $name } pioche « { $title } ».
twist-told-drew-you = Tu pioches « { $title } ».
twist-told-gone = { $name } a quitté la partie.
twist-told-ended = La partie se termine avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Advice from a bot

twist-ask = Demander conseil à { $name }
twist-advice-only-choice = Rien d’autre ne vaut le coup.
twist-advice-likeliest-to-fit = Essaie « { $card } » : c’est la carte qui a le plus de chances de trouver sa place.
twist-advice-same-year = Joue « { $card } » : il y a sans doute déjà une carte de la même année.
twist-advice-safe-at-the-end = Joue « { $card } » : la pioche est vide et elle ne gêne personne.
twist-advice-slot-is-needed = Garde « { $other } » : { $player } a sans doute besoin de la même case pour « { $rival } ». Joue « { $card } ».
twist-advice-opens-wide-gap = Garde « { $other } » : elle creuserait sans doute un grand écart. Joue « { $card } ».
twist-advice-extends-the-row = Joue « { $card } » : elle allonge sans doute la rangée et ne gêne personne.
twist-advice-fills-a-slot = Joue « { $card } » : sa case est sans doute libre et personne d’autre n’en a besoin.
twist-advice-least-harm = Joue « { $card } » : c’est sans doute la carte qui gêne le moins.
twist-advice-discard-keeps-the-chain = Défausse « { $card } » : ensuite, { $you ->
    [yes] tu pourras
   *[other] { $player } pourra
} défausser « { $other } ».
twist-advice-discard-the-hopeless = Défausse « { $card } » : elle ne trouvera sans doute aucune place.
twist-advice-discard-to-wait = Défausse « { $card } » : jouer une carte gênerait sans doute davantage.
twist-advice-stop-now = Arrête-toi là : « { $other } » ferait sans doute plus de mal que de bien.
twist-advice-stop-hopeless = Arrête-toi là : tes autres cartes ne trouveront sans doute aucune place.
