end-of = { $right } sur { $all } justes
end-forfeit = Tous les autres ont quitté la partie.
end-chips = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}, { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}
end-ratings = jugements justes
end-swiss-round = Manche { $n }
end-total = total
end-racks = Toutes les réglettes
end-notes = { $n ->
    [one] La carte de cette partie, avec note et source
   *[other] Les { $n } cartes de cette partie, avec notes et sources
}
end-log = Enregistrer la partie dans un fichier
end-copy = Copier le texte
end-text = En texte
end-picture = Enregistrer l’image
end-picture-shows = Les réussites et les erreurs en image, sans aucune date
end-best = Meilleur moment
end-best-none = Aucune carte bien placée cette fois.
end-best-placed = « { $title } », bien placée.
end-best-between = « { $title } », bien placée entre { $left } et { $right }.
end-best-before = « { $title } », bien placée avant { $right }.
end-best-after = « { $title } », bien placée après { $left }.
end-worst = Pire moment
end-worst-none = Pas une seule erreur.
end-worst-early = « { $title } », { $n ->
    [one] un an trop tôt
   *[other] { $years } ans trop tôt
}.
end-worst-late = « { $title } », { $n ->
    [one] un an trop tard
   *[other] { $years } ans trop tard
}.

twist-end-lowest = { $points ->
    [one] Le rang le plus bas, à un point du suivant.
   *[other] Le rang le plus bas, à { $points } points du suivant.
}
twist-end-short = { $points ->
    [one] À un point du rang suivant.
   *[other] À { $points } points du rang suivant.
}
twist-end-well = { $points ->
    [one] Bravo, tout le monde ! À un point du rang suivant.
   *[other] Bravo, tout le monde ! À { $points } points du rang suivant.
}
twist-end-top = Bravo, tout le monde ! Il n’y a pas de rang plus haut.
twist-end-rank = Rang { $rank } sur { $ranks }
twist-end-next = Ensuite : { $rank }, dès { $points }
twist-end-rest = pas placées
twist-end-pile = { $cards } dans la pioche
twist-end-hands = { $cards } en main
twist-end-discards = { $cards } à la défausse
twist-end-misfits = Dernier tour : plus de place pour elles
twist-end-last = le dernier tour
twist-end-best = { $you ->
    [yes] Tu as placé
   *[other] { $name } a placé
} { $cards ->
    [one] une carte : { $years }.
   *[other] { $cards } cartes en un tour : { $years }.
}
twist-end-blocked = { $n ->
    [one] Elle a pris la case qu’il fallait à la carte de { $years }.
   *[other] Elle a pris la case qu’il fallait aux cartes de { $years }.
}
twist-end-in-the-way = { $n ->
    [one] une carte bloquée
   *[other] { $n } cartes bloquées
}
twist-why = Pourquoi c’est fini
twist-why-none = { $you ->
    [yes] Tu as essayé
   *[other] { $name } a essayé
} { $cards ->
    [one] une carte, et elle n’allait pas.
   *[other] { $cards } cartes, et aucune n’allait.
} Un tour où rien n’est placé met fin à la partie.
twist-why-stuck = { $you ->
    [yes] Tu ne pouvais
   *[other] { $name } ne pouvait
} ni jouer ni défausser de carte. La partie s’arrête là.
twist-why-all = Il ne restait plus de cartes.
twist-why-over = Quelqu’un a quitté la table.
twist-saved = Ce qui l’aurait sauvée
twist-saved-discard = Défausser d’abord « { $title } » : son symbole ({ $icon }) correspondait à la défausse. Cela n’aurait rien coûté.
twist-saved-left = { $cards ->
    [one] Une carte était encore à venir.
   *[other] { $cards } cartes étaient encore à venir.
}
