## The table

twist-mates = Gli altri
twist-mate = { $name }, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
twist-state-left = ha lasciato la partita
twist-state-turn = di turno
twist-state-next = prossimo turno
twist-hand = Le tue carte
twist-row = Fila in basso
twist-slots = Fila in alto
twist-rows = Fila in basso: { $row ->
    [one] { $row } carta
   *[other] { $row } posti
}; fila in alto: { $slots ->
    [one] { $slots } posto occupato
   *[other] { $slots } posti occupati
}
twist-free = Posto libero tra il { $from } e il { $to }
twist-stack = { $cards } carte dello stesso anno
twist-discards = Scarti { $cards }
twist-pile = Mazzo { $cards }
twist-sideways = { $year }, il posto è occupato
twist-matches = si può scartare

## What is asked

twist-acts = Che cosa puoi fare
twist-choose = Scegli una carta
twist-play = Giocala
twist-discard = Scartala
twist-stop = Finisci il turno
twist-point = Indicala
twist-wait = Tocca a { $name }. Parlate e indicate quanto volete.
twist-over = La partita è finita.
twist-over-none = Nessuna carta andava bene.
twist-you-choose = Gioca una o due carte, oppure scartane una.
twist-you-act = Giocala, oppure scartala se il simbolo corrisponde.
twist-risk-next = Lì no. Se nessuna delle tue carte va bene, la partita finisce.
twist-risk-last = Lì no. Se non va bene neanche l’ultima, la partita finisce.
twist-risk-play = Gioca una carta. Se nessuna va bene, la partita finisce.
twist-risk-only = Puoi giocare una sola carta. Se non va bene, la partita finisce.
twist-risk-or-discard = Gioca una carta o scartane una. Se giochi e nessuna va bene, la partita finisce.
twist-you-second = Posata. Gioca una seconda carta, o finisci il turno.
twist-you-stop = Posata. Non si può giocare altro.
twist-you-only-discard = Non puoi giocare nessuna carta. Scartane una.
twist-no-discard-icon = Questa carta non si può scartare: il suo simbolo non corrisponde.
twist-no-discard-played = Hai già giocato una carta in questo turno: non puoi più scartare.

## The score

twist-score = Punteggio
twist-standing = { $points ->
    [one] punto finora
   *[other] punti finora
}
twist-final = { $points ->
    [one] punto
   *[other] punti
}
twist-away = { $points ->
    [one] Ancora { $points } punto per «{ $rank }»
   *[other] Ancora { $points } punti per «{ $rank }»
}
twist-in-row = Fila in basso { $cards }
twist-in-slots = Fila in alto { $cards }
twist-not-placed = Carte non posate { $cards }
twist-below = meno di 0
twist-more = { $points }+

## The ranks, from the lowest

twist-rank-1 = Squadra senza tempo
twist-rank-2 = Nuove leve
twist-rank-3 = Banda in gamba
twist-rank-4 = Gruppo sveglio
twist-rank-5 = Vecchie volpi
twist-rank-6 = Club di esperti
twist-rank-7 = Menti brillanti
twist-rank-8 = Viaggiatori nel tempo

## The icons

twist-icon-anchor = àncora
twist-icon-crown = corona
twist-icon-flame = fiamma
twist-icon-key = chiave
twist-icon-quill = piuma
twist-icon-wheel = timone

## What happened, to be read out

twist-turned-left = La prima della fila
twist-turned-right = L’ultima della fila
twist-turned-row = Stesso anno di una carta della fila
twist-turned-slot = Trova posto nella fila in alto
twist-turned-taken = Il posto è preso
twist-turned-discarded = Scartata
twist-told-begun = La partita comincia. Inizia { $name }.
twist-told-begun-you = La partita comincia. Inizi tu.
twist-told-turn = Tocca a { $name }.
twist-told-turn-you = Tocca a te.
twist-told-left = { $name } gioca «{ $title }», { $year }: all’inizio della fila.
twist-told-left-you = Giochi «{ $title }», { $year }: all’inizio della fila.
twist-told-right = { $name } gioca «{ $title }», { $year }: alla fine della fila.
twist-told-right-you = Giochi «{ $title }», { $year }: alla fine della fila.
twist-told-row = { $name } gioca «{ $title }», { $year }: sopra una carta dello stesso anno.
twist-told-row-you = Giochi «{ $title }», { $year }: sopra una carta dello stesso anno.
twist-told-slot = { $name } gioca «{ $title }», { $year }: nella fila in alto.
twist-told-slot-you = Giochi «{ $title }», { $year }: nella fila in alto.
twist-told-sideways = { $name } gioca «{ $title }», { $year }: il posto è occupato, la carta va di traverso.
twist-told-sideways-you = Giochi «{ $title }», { $year }: il posto è occupato, la carta va di traverso.
twist-told-discarded = { $name } scarta «{ $title }», { $year }. Ora il simbolo è: { $icon }.
twist-told-discarded-you = Scarti «{ $title }», { $year }. Ora il simbolo è: { $icon }.
twist-told-drew = { $name } pesca «{ $title }».
twist-told-drew-you = Peschi «{ $title }».
twist-told-gone = { $name } ha lasciato la partita.
twist-told-ended = La partita finisce con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.

## Advice from a bot

twist-ask = Chiedi a { $name }
twist-advice-only-choice = Non c’è altro che valga la pena di provare.
twist-advice-likeliest-to-fit = Prova «{ $card }»: è quella che ha più probabilità di trovare posto.
twist-advice-same-year = Gioca «{ $card }»: probabilmente c’è già una carta dello stesso anno.
twist-advice-safe-at-the-end = Gioca «{ $card }»: non ci sono più carte da pescare e non intralcia nessuno.
twist-advice-slot-is-needed = Tieni «{ $other }»: probabilmente il suo posto serve a { $player } per «{ $rival }». Gioca «{ $card }».
twist-advice-opens-wide-gap = Tieni «{ $other }»: probabilmente aprirebbe uno spazio troppo largo. Gioca «{ $card }».
twist-advice-extends-the-row = Gioca «{ $card }»: probabilmente allunga la fila e non intralcia nessuno.
twist-advice-fills-a-slot = Gioca «{ $card }»: il suo posto è probabilmente libero e non serve a nessun altro.
twist-advice-least-harm = Gioca «{ $card }»: è probabilmente quella che fa meno danni.
twist-advice-discard-keeps-the-chain = Scarta «{ $card }»: così { $you ->
    [yes] potrai
   *[other] { $player } potrà
} scartare «{ $other }».
twist-advice-discard-the-hopeless = Scarta «{ $card }»: probabilmente non trova più posto.
twist-advice-discard-to-wait = Scarta «{ $card }»: qualsiasi carta tu giocassi farebbe probabilmente più danni.
twist-advice-stop-now = Fermati qui: «{ $other }» farebbe probabilmente più male che bene.
twist-advice-stop-hopeless = Fermati qui: le altre tue carte probabilmente non trovano più posto.
