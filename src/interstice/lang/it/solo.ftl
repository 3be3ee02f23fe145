solo-card = La carta da posare
solo-standing = A che punto sei
solo-next = Prossima carta
solo-points = { $n ->
    [one] giusta
   *[other] giuste
}
solo-right = { $n ->
    [one] Finora una carta giusta.
   *[other] Finora { $n } carte giuste.
}
solo-lives = { $n ->
    [0] Non hai più vite.
    [one] Ti resta una vita.
   *[other] Ti restano { $n } vite.
}
solo-missed = { $n ->
    [one] una sbagliata
   *[other] { $n } sbagliate
}
solo-put-right = Va al suo posto.
solo-show-me = Fammi vedere
solo-given-up = Non posata
solo-worst = «{ $title }», che non è stata posata.
solo-told-given-up = { $name } ha rinunciato a «{ $title }» ({ $year }).
solo-told-ended = { $n ->
    [one] La partita finisce con una carta giusta.
   *[other] La partita finisce con { $n } carte giuste.
}
solo-score = { $n ->
    [one] Una giusta
   *[other] { $n } giuste
}
solo-over-lives = { $n ->
    [one] Su una carta, e non hai più vite.
   *[other] Su { $n } carte, e non hai più vite.
}
solo-over-pile = { $n ->
    [one] Su una carta, e il mazzo è finito.
   *[other] Su { $n } carte, e il mazzo è finito.
}
solo-over-left = { $n ->
    [0] Hai smesso prima della prima carta.
    [one] Su una carta, poi hai smesso.
   *[other] Su { $n } carte, poi hai smesso.
}
solo-best = Il tuo record è { $n }.
solo-new-best = Nuovo record! Prima era { $n }.
