classic-between = tra il { $left } e il { $right }
classic-before = prima del { $right }
classic-after = dopo il { $left }
classic-between-ask = tra il { $left } e il { $right }?
classic-before-ask = prima del { $right }?
classic-after-ask = dopo il { $left }?
classic-gap = Spazio { $n } di { $all }, { $where }
classic-right-title = Giusto!
classic-missed-by = { $n ->
    [one] Sbagliato di un anno
   *[other] Sbagliato di { $years } anni
}
classic-left = { $n ->
    [0] La tua mano è vuota.
    [one] Ancora una carta.
   *[other] Ancora { $n } carte.
}
classic-to-box = Va nella scatola, e tu peschi una carta nuova.
classic-to-box-only = Va nella scatola.
classic-drew = Peschi «{ $title }».
classic-note-placed = giusto: «{ $title }»
classic-note-missed = sbagliato: «{ $title }»
classic-told-right = { $name } ha posato «{ $title }» ({ $year }) al posto giusto.
classic-told-right-you = Hai posato «{ $title }» ({ $year }) al posto giusto.
classic-told-missed = { $n ->
    [one] { $name } ha sbagliato «{ $title }» ({ $year }) di un anno.
   *[other] { $name } ha sbagliato «{ $title }» ({ $year }) di { $years } anni.
}
classic-told-missed-you = { $n ->
    [one] Hai sbagliato «{ $title }» ({ $year }) di un anno.
   *[other] Hai sbagliato «{ $title }» ({ $year }) di { $years } anni.
}
classic-told-left = { $n ->
    [0] Non ha più carte.
    [one] Ha ancora una carta.
   *[other] Ha ancora { $n } carte.
}
classic-others = Tocca a { $name }
classic-plan = Intanto guarda le tue carte.
classic-play-off = Spareggio con { $names }: pescate una nuova carta a testa.
classic-play-off-others = Spareggio: { $names } pescano una nuova carta a testa.
classic-out = Sei fuori: ti restavano delle carte. { $names } vanno avanti con una nuova carta a testa.
classic-over = La partita è finita
classic-choose-card = Scegli una carta
classic-choose-card-long = Scegli una carta dalla tua mano, poi uno spazio nella linea del tempo.
classic-choose-gap = Scegli uno spazio
classic-choose-gap-long = Scegli uno spazio nella linea del tempo.
classic-place = Posala qui
