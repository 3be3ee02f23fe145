solo-card = La carte à placer
solo-standing = Où tu en es
solo-next = Carte suivante
solo-points = { $n ->
    [one] juste
   *[other] justes
}
solo-right = { $n ->
    [one] { $n } carte juste jusqu’ici.
   *[other] { $n } cartes justes jusqu’ici.
}
solo-lives = { $n ->
    [0] Plus aucune vie.
    [1] Plus qu’une vie.
   *[other] Encore { $n } vies.
}
solo-missed = { $n ->
    [one] { $n } ratée
   *[other] { $n } ratées
}
solo-put-right = Elle va à sa place.
solo-show-me = Montre-moi
solo-given-up = Pas placée
solo-worst = « { $title } », qui n’a pas été placée.
solo-told-given-up = { $name } a renoncé à « { $title } » ({ $year }).
solo-told-ended = { $n ->
    [one] La partie se termine avec { $n } carte juste.
   *[other] La partie se termine avec { $n } cartes justes.
}
solo-score = { $n ->
    [one] { $n } juste
   *[other] { $n } justes
}
solo-over-lives = { $n ->
    [one] Sur une seule carte, et plus aucune vie.
   *[other] Sur { $n } cartes, et plus aucune vie.
}
solo-over-pile = { $n ->
    [one] Sur une seule carte, et la pioche est vide.
   *[other] Sur { $n } cartes, et la pioche est vide.
}
solo-over-left = { $n ->
    [0] Tu as arrêté avant la première carte.
    [1] Sur une carte, puis tu as arrêté.
   *[other] Sur { $n } cartes, puis tu as arrêté.
}
solo-best = Ton record est de { $n }.
solo-new-best = Nouveau record ! L’ancien était de { $n }.
