classic-between = entre { $left } et { $right }
classic-before = avant { $right }
classic-after = après { $left }
classic-between-ask = entre { $left } et { $right } ?
classic-before-ask = avant { $right } ?
classic-after-ask = après { $left } ?
classic-gap = Intervalle { $n } sur { $all }, { $where }
classic-right-title = C’est juste !
classic-missed-by = { $n ->
    [one] Raté d’un an
   *[other] Raté de { $years } ans
}
classic-left = { $n ->
    [0] Ta main est vide.
    [one] Plus qu’une carte.
   *[other] Encore { $n } cartes.
}
classic-to-box = Elle va dans la boîte, et tu pioches une nouvelle carte.
classic-to-box-only = Elle va dans la boîte.
classic-drew = Tu pioches « { $title } ».
classic-note-placed = juste : « { $title } »
classic-note-missed = raté : « { $title } »
classic-told-right = { $name } a bien placé « { $title } » ({ $year }).
classic-told-right-you = Tu as bien placé « { $title } » ({ $year }).
classic-told-missed = { $n ->
    [one] { $name } a raté « { $title } » ({ $year }) d’un an.
   *[other] { $name } a raté « { $title } » ({ $year }) de { $years } ans.
}
classic-told-missed-you = { $n ->
    [one] Tu as raté « { $title } » ({ $year }) d’un an.
   *[other] Tu as raté « { $title } » ({ $year }) de { $years } ans.
}
classic-told-left = { $n ->
    [0] Il ne lui reste aucune carte.
    [one] Il lui reste une carte.
   *[other] Il lui reste { $n } cartes.
}
classic-others = C’est à { $name } de jouer
classic-plan = Regarde tes cartes en attendant.
classic-play-off = Départage avec { $names } : vous piochez chacun une nouvelle carte.
classic-play-off-others = Départage : { $names } piochent chacun une nouvelle carte.
classic-out = Tu n’es plus en jeu : il te restait des cartes. { $names } continuent avec une nouvelle carte chacun.
classic-over = La partie est finie
classic-choose-card = Choisis une carte
classic-choose-card-long = Choisis une carte de ta main, puis un intervalle de la frise.
classic-choose-gap = Choisis un intervalle
classic-choose-gap-long = Choisis un intervalle de la frise.
classic-place = Poser ici
