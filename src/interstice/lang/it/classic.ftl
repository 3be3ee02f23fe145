classic-between = tra { $left } e { $right }
classic-before = prima di { $right }
classic-after = dopo { $left }
classic-between-ask = tra { $left } e { $right }?
classic-before-ask = prima di { $right }?
classic-after-ask = dopo { $left }?
classic-between-laid = Messa tra { $left } e { $right }.
classic-before-laid = Messa prima di { $right }.
classic-after-laid = Messa dopo { $left }.
classic-between-right = Sta tra { $left } e { $right }.
classic-before-right = Sta prima di { $right }.
classic-after-right = Sta dopo { $left }.
classic-gap = Spazio { $n } di { $all }, { $where }
classic-right = Giusto
classic-missed = Errore
classic-right-title = Giusto!
classic-missed-by = { $n ->
    [one] Sbagliato di un anno
   *[other] Sbagliato di { $years } anni
}
classic-years = { $n ->
    [one] un anno
   *[other] { $years } anni
}
classic-belongs-before = Va prima di «{ $title }».
classic-belongs-after = Va dopo «{ $title }».
classic-left = { $n ->
    [0] La tua mano è vuota.
    [one] Ancora una carta.
   *[other] Ancora { $n } carte.
}
classic-to-box = Va nella scatola; peschi una carta.
classic-note-placed = giusto: «{ $title }»
classic-note-missed = sbagliato: «{ $title }»
classic-told-right = { $name } ha messo «{ $title }» ({ $year }) al posto giusto.
classic-told-missed = { $n ->
    [one] { $name } ha sbagliato «{ $title }» ({ $year }) di un anno.
   *[other] { $name } ha sbagliato «{ $title }» ({ $year }) di { $years } anni.
}
classic-others = Tocca a { $name }
classic-plan = Intanto guarda le tue carte.
classic-over = La partita è finita
classic-choose-card = Scegli una carta
classic-choose-card-long = Scegli una carta della tua mano, poi uno spazio nella linea.
classic-choose-gap = Scegli uno spazio
classic-choose-gap-long = Scegli uno spazio nella linea.
classic-place = Mettila qui
