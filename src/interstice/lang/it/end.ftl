end-of = { $right } su { $all } al posto giusto
end-forfeit = Tutti gli altri hanno lasciato la partita.
end-chips = { $n ->
    [one] { $n } gettone
   *[other] { $n } gettoni
}, { $rounds ->
    [one] una manche
   *[other] { $rounds } manche
}
end-ratings = giudizi giusti
end-swiss-round = Manche { $n }
end-total = totale
end-racks = Tutti i leggii
end-notes = { $n ->
    [one] La carta di questa partita, con nota e fonte
   *[other] Le { $n } carte di questa partita, con note e fonti
}
end-log = Salva la partita in un file
end-copy = Copia il testo
end-text = Come testo
end-picture = Salva l’immagine
end-picture-shows = Un’immagine con le risposte giuste e sbagliate, senza date
end-best = Momento migliore
end-best-none = Stavolta nessuna carta era al posto giusto.
end-best-placed = «{ $title }», al posto giusto.
end-best-between = «{ $title }», al posto giusto tra il { $left } e il { $right }.
end-best-before = «{ $title }», al posto giusto prima del { $right }.
end-best-after = «{ $title }», al posto giusto dopo il { $left }.
end-worst = Momento peggiore
end-worst-none = Nemmeno un errore.
end-worst-early = «{ $title }», { $n ->
    [one] un anno troppo presto
   *[other] { $years } anni troppo presto
}.
end-worst-late = «{ $title }», { $n ->
    [one] un anno troppo tardi
   *[other] { $years } anni troppo tardi
}.

twist-end-lowest = { $points ->
    [one] Il grado più basso, a un punto dal successivo.
   *[other] Il grado più basso, a { $points } punti dal successivo.
}
twist-end-short = { $points ->
    [one] A un punto dal grado successivo.
   *[other] A { $points } punti dal grado successivo.
}
twist-end-well = { $points ->
    [one] Ben giocato! A un punto dal grado successivo.
   *[other] Ben giocato! A { $points } punti dal grado successivo.
}
twist-end-top = Ben giocato! Un grado più alto non c’è.
twist-end-rank = Grado { $rank } di { $ranks }
twist-end-next = Poi: { $rank }, da { $points }
twist-end-rest = non posate
twist-end-pile = { $cards } nel mazzo
twist-end-hands = { $cards } in mano
twist-end-discards = { $cards } scartate
twist-end-misfits = L’ultimo turno: per queste non c’era posto
twist-end-last = l’ultimo turno
twist-end-best = { $you ->
    [yes] Hai posato
   *[other] { $name } ha posato
} { $cards ->
    [one] una carta: { $years }.
   *[other] { $cards } carte in un turno: { $years }.
}
twist-end-blocked = { $n ->
    [one] Ha preso il posto che serviva alla carta del { $years }.
   *[other] Ha preso il posto che serviva a queste carte: { $years }.
}
twist-end-in-the-way = { $n ->
    [one] una carta bloccata
   *[other] { $n } carte bloccate
}
twist-why = Perché è finita
twist-why-none = { $you ->
    [yes] Hai provato
   *[other] { $name } ha provato
} { $cards ->
    [one] una carta, e non andava bene.
   *[other] { $cards } carte, e nessuna andava bene.
} Un turno in cui non si posa nulla chiude la partita.
twist-why-stuck = { $you ->
    [yes] Non potevi
   *[other] { $name } non poteva
} né giocare né scartare una carta. Così finisce la partita.
twist-why-all = Non restavano più carte.
twist-why-over = Qualcuno ha lasciato il tavolo.
twist-saved = Che cosa l’avrebbe salvata
twist-saved-discard = Scartare prima «{ $title }»: il suo simbolo ({ $icon }) era quello degli scarti. Non sarebbe costato nulla.
twist-saved-left = { $cards ->
    [one] Una carta doveva ancora arrivare.
   *[other] { $cards } carte dovevano ancora arrivare.
}
