## The table

swiss-round = Manche { $round } di { $rounds }
swiss-bank = Banco
swiss-chips = { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
}
swiss-total = Totale { $total }
swiss-your-turn = Tocca a te
swiss-your-give = Dai una carta
swiss-your-rate = Il tuo giudizio
swiss-your-mark = Prova tu
swiss-back = Indietro
swiss-rack-open = { $name }, { $state }, carte: { $cards } su 8, { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
}: { $years }. Guarda da vicino.
swiss-child = Sotto i 12 anni: sempre due tentativi
swiss-own-rack = Il tuo leggio, carte: { $cards } su 8

## What a seat is about

swiss-state-left = ha lasciato la partita
swiss-state-won = { $you ->
    [yes] hai vinto
   *[other] ha vinto
}
swiss-state-over = partita finita
swiss-state-gives = { $you ->
    [yes] devi dare una carta
   *[other] deve dare una carta
}
swiss-state-reads = { $you ->
    [yes] leggi la carta
   *[other] legge la carta
}
swiss-state-rates = { $you ->
    [yes] ci stai pensando
   *[other] ci sta pensando
}
swiss-state-tries = { $you ->
    [yes] ora provi
   *[other] ora prova
}
swiss-state-failed = { $you ->
    [yes] hai sbagliato
   *[other] ha sbagliato
}
swiss-state-turn = di turno
swiss-state-next = prossimo turno
swiss-state-second = { $you ->
    [yes] giochi fra due turni
   *[other] gioca fra due turni
}
swiss-state-wait = in attesa

## Gaps

swiss-gap-between = Spazio { $gap } di { $gaps }, tra il { $from } e il { $to }
swiss-gap-before = Spazio { $gap } di { $gaps }, prima del { $to }
swiss-gap-after = Spazio { $gap } di { $gaps }, dopo il { $from }
swiss-done-between = Conferma: { $from } – { $to }
swiss-done-before = Conferma: prima del { $to }
swiss-done-after = Conferma: dopo il { $from }
swiss-claims-between = { $name } dice: tra il { $from } e il { $to }.
swiss-claims-before = { $name } dice: prima del { $to }.
swiss-claims-after = { $name } dice: dopo il { $from }.

## The card that is read

swiss-reads = { $name } legge
swiss-reads-you = Leggi tu
swiss-face-question = Domanda
swiss-face-two-tries = Due tentativi
swiss-staked = Puntata:
swiss-turned-gets = { $name } riceve la carta.
swiss-turned-rack = Carte sul leggio: { $n } su { $all }.
swiss-turned-stake = Puntata di { $stake } recuperata, vincita: { $chips }.
swiss-turned-reader = Nessuno lo sapeva: va a chi legge
swiss-turned-star = Una carta in regalo
swiss-outcome-inserted = { $name } riceve «{ $title }».
swiss-outcome-inserted-you = Ricevi «{ $title }».
swiss-outcome-given = «{ $title }» va a { $name }.
swiss-outcome-given-you = «{ $title }» va a te.
swiss-outcome-removed = { $name } toglie «{ $title }» dalla manche.
swiss-outcome-removed-you = Togli «{ $title }» dalla manche.
swiss-missed = { $n ->
    [one] { $name }: sbagliato di un anno
   *[other] { $name }: sbagliato di { $years } anni
}
swiss-you-spin = Tocca a te. Gira la ruota.
swiss-you-read = Tocca a te. Fatti leggere una carta.
swiss-you-mark = Segna uno spazio sul tuo leggio.
swiss-you-mark-two-unstaked = Segna uno spazio sul tuo leggio. Senza puntata hai due tentativi.
swiss-you-mark-two = Segna uno spazio sul tuo leggio. Hai due tentativi.
swiss-you-mark-again = Non va lì. Segna un altro spazio.
swiss-you-mark-other = Ora puoi provare sul tuo leggio.

## What is asked

swiss-ask = Che cosa puoi fare
swiss-turn-title = Tocca a te
swiss-turn-spin = Domanda, due tentativi, stella o brontolone: decide la ruota.
swiss-turn-read = Chi siede alla tua destra legge la prossima carta.
swiss-spin = Gira la ruota
swiss-read = Fatti leggere una carta
swiss-turning = La ruota gira
swiss-land = Ferma la ruota
swiss-duel-open = Duello (2 gettoni)
swiss-duel-title = Chi vuoi sfidare?
swiss-duel-hint = Costa 2 gettoni. Se fai un numero più alto, l’altro ti dà una carta.
swiss-duel-choose = Scegli { $name }
swiss-duel-whom = Scegli un giocatore
swiss-duel-go = Sfida { $name }
swiss-duel-won = { $name } fa di più: { $other } dà una carta.
swiss-duel-won-other-you = { $name } fa di più: tu dai una carta.
swiss-duel-won-you = Fai di più: { $other } dà una carta.
swiss-duel-lost = { $name } non supera { $other }.
swiss-duel-lost-other-you = { $name } non ti supera.
swiss-duel-lost-you = Non superi { $other }.
swiss-mark-title = Dove va?
swiss-mark-hint = { $tries ->
    [one] Giusto: la carta e 2 gettoni.
   *[other] Giusto: la carta e 2 gettoni. Hai { $tries } tentativi.
}
swiss-mark-hint-other = { $tries ->
    [one] Giusto: la carta e 1 gettone.
   *[other] Giusto: la carta e 1 gettone. Hai { $tries } tentativi.
}
swiss-choose-gap = Scegli uno spazio
swiss-choose-card = Scegli una carta
swiss-stake-title = Puntata (hai { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
})
swiss-stake = { $chips ->
    [0] Senza puntata
    [one] Punta { $chips } gettone
   *[other] Punta { $chips } gettoni
}
swiss-stake-hint = Giusto: 2 gettoni, e la puntata torna raddoppiata. Sbagliato: la puntata è persa.
swiss-stake-hint-double = Giusto: 2 gettoni, e la puntata torna triplicata. Sbagliato: la puntata è persa.
swiss-give-title = Dai una carta
swiss-give-hint = { $name } ha vinto il duello. Scegli la carta da dare.
swiss-give-go = Dai questa carta
swiss-remove-title = Il brontolone
swiss-remove-hint = Scegli una tua carta da togliere dalla manche.
swiss-remove-go = Togli questa carta
swiss-rate-title = È giusto?
swiss-rate-hint = Metti il segnalino su una casella. Nessuno lo vede finché non hanno deciso tutti.
swiss-wait-title = Un momento
swiss-watching = Stai guardando
swiss-over = La partita è finita

swiss-wait-give = { $name } sceglie una carta per { $other }.
swiss-wait-give-you = { $name } sceglie una carta per te.
swiss-wait-rate = Manca ancora il giudizio di { $names }.
swiss-wait-mark = { $name } cerca lo spazio giusto.
swiss-wait-remove = { $name } deve togliere una carta dalla manche.
swiss-wait-spin = { $name } sta per girare la ruota.
swiss-wait-read = { $name } sta per farsi leggere una carta.

## The rating board

swiss-board = Che cosa ne pensano gli altri?
swiss-board-you = Che cosa ne pensi?
swiss-verdict-earlier = Prima
swiss-verdict-right = Giusto
swiss-verdict-later = Dopo
swiss-pays-right = +1 / −1
swiss-pays-direction = +2 / 0 / −1
swiss-pays-any = +2 / −1
swiss-rated = { $name } ha deciso
swiss-rated-you = Hai deciso
swiss-thinks = { $name } ci sta pensando
swiss-pass = Nessun giudizio

## What happened, to be read out

swiss-told-round = Comincia la manche { $round }. Inizia { $name }.
swiss-told-round-you = Comincia la manche { $round }. Inizi tu.
swiss-told-turn = Tocca a { $name }.
swiss-told-turn-you = Tocca a te.
swiss-told-spun-question = { $name } gira la ruota: domanda.
swiss-told-spun-question-you = Giri la ruota: domanda.
swiss-told-spun-two-tries = { $name } gira la ruota: due tentativi.
swiss-told-spun-two-tries-you = Giri la ruota: due tentativi.
swiss-told-spun-star = { $name } gira la ruota: stella, una carta in regalo.
swiss-told-spun-star-you = Giri la ruota: stella, una carta in regalo.
swiss-told-spun-grump = { $name } gira la ruota: brontolone.
swiss-told-spun-grump-you = Giri la ruota: brontolone.
swiss-told-read = { $name } legge: «{ $title }».
swiss-told-read-you = Leggi tu: «{ $title }».
swiss-told-reader = Ora legge { $name }.
swiss-told-reader-you = Ora leggi tu.
swiss-told-try = { $tries ->
    [one] { $name } può provare.
   *[other] { $name } ha { $tries } tentativi.
}
swiss-told-try-you = { $tries ->
    [one] Puoi provare.
   *[other] Hai { $tries } tentativi.
}
swiss-told-marked-between = { $name } segna lo spazio tra il { $from } e il { $to }.
swiss-told-marked-before = { $name } segna lo spazio prima del { $to }.
swiss-told-marked-after = { $name } segna lo spazio dopo il { $from }.
swiss-told-marked-you-between = Segni lo spazio tra il { $from } e il { $to }.
swiss-told-marked-you-before = Segni lo spazio prima del { $to }.
swiss-told-marked-you-after = Segni lo spazio dopo il { $from }.
swiss-told-staked = { $name } punta { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
}.
swiss-told-staked-you = Hai puntato { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
}.
swiss-told-wrong = { $name }: sbagliato.
swiss-told-wrong-you = Hai sbagliato.
swiss-told-inserted = { $name } riceve «{ $title }», { $year }, e ora ha { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}.
swiss-told-inserted-you = Ricevi «{ $title }», { $year }, e ora hai { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}.
swiss-told-empty = Il banco non ha più gettoni per pagare.
swiss-told-removed = { $name } toglie «{ $title }» dalla manche.
swiss-told-removed-you = Hai tolto «{ $title }» dalla manche.
swiss-told-buried = La carta va sotto il mazzo.
swiss-told-challenged = { $name } sfida { $other }.
swiss-told-challenged-you = Sfidi { $other }.
swiss-told-challenged-other-you = { $name } ti sfida.
swiss-told-rolled = { $name } fa { $die }.
swiss-told-rolled-you = Fai { $die }.
swiss-told-owed = { $name } deve dare una carta a { $other }.
swiss-told-owed-you = Devi dare una carta a { $other }.
swiss-told-owed-other-you = { $name } deve darti una carta.
swiss-told-gave = { $name } dà «{ $title }» a { $other }.
swiss-told-gave-you = Hai dato «{ $title }» a { $other }.
swiss-told-gave-other-you = { $name } ti dà «{ $title }».
swiss-told-paid = { $name } riceve { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
}{ $why }.
swiss-told-paid-you = Ricevi { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
}{ $why }.
swiss-told-paid-to-bank = { $name } paga { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
}{ $why }.
swiss-told-paid-to-bank-you = Paghi { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
}{ $why }.
swiss-told-for-question = per una risposta giusta
swiss-told-for-steal = per la carta rubata
swiss-told-for-rating = per un giudizio giusto
swiss-told-for-stake = per la puntata
swiss-told-for-bad-rating = per un giudizio sbagliato
swiss-told-for-duel = per il duello
swiss-told-stake-back = { $name } recupera la puntata.
swiss-told-stake-back-you = Recuperi la puntata.
swiss-told-stake-lost = { $name } perde la puntata.
swiss-told-stake-lost-you = Perdi la puntata.
swiss-told-rating = Ora il giudizio tocca a { $names }.
swiss-told-decided = { $name } ha deciso.
swiss-told-decided-you = Hai deciso.
swiss-told-said-right = { $name } ha detto «giusto».
swiss-told-said-right-you = Hai detto «giusto».
swiss-told-said-earlier = { $name } ha detto «prima».
swiss-told-said-earlier-you = Hai detto «prima».
swiss-told-said-later = { $name } ha detto «dopo».
swiss-told-said-later-you = Hai detto «dopo».
swiss-told-scored = Manche vinta da { $names }.
swiss-told-scored-you = { $n ->
    [0] Vinci la manche.
   *[other] Vinci la manche insieme a { $names }.
}
swiss-told-left = { $name } ha lasciato la partita.
swiss-told-ended = La partita è finita. Vittoria: { $names }.
swiss-told-ended-you = { $n ->
    [0] La partita è finita. Hai vinto.
   *[other] La partita è finita. Hai vinto insieme a { $names }.
}

## La fine di una manche, e perché i gettoni si muovono

swiss-round-you = { $rounds ->
    [1] Vinci la manche
   *[other] Vinci la manche { $round }
}
swiss-round-shared-you = { $rounds ->
    [1] Vinci la manche
   *[other] Vinci la manche { $round }
} insieme a { $names }
swiss-round-won = { $n ->
    [one] { $rounds ->
        [1] { $names } vince la manche
       *[other] { $names } vince la manche { $round }
    }
   *[other] { $rounds ->
        [1] { $names } si dividono la manche
       *[other] { $names } si dividono la manche { $round }
    }
}
swiss-round-full = { $chips ->
    [one] Otto carte prima degli altri: { $chips } gettone vale doppio.
   *[other] Otto carte prima degli altri: { $chips } gettoni valgono doppio.
}
swiss-round-pile = { $chips ->
    [one] Il mazzo è finito: vince il leggio più lungo, e { $chips } gettone vale doppio.
   *[other] Il mazzo è finito: vince il leggio più lungo, e { $chips } gettoni valgono doppio.
}
swiss-round-full-shared = Otto carte ciascuno: i loro gettoni valgono doppio.
swiss-round-pile-shared = Il mazzo è finito: vincono i leggii più lunghi, e i loro gettoni valgono doppio.
swiss-round-bank = Il banco era vuoto: non tutto è stato pagato.
swiss-round-ahead = Sei avanti di { $n } su { $name } e { $left ->
    [one] manca una manche
   *[other] mancano { $left } manche
}.
swiss-round-behind = Sei dietro di { $n } a { $name } e { $left ->
    [one] manca una manche
   *[other] mancano { $left } manche
}.
swiss-round-level = Sei alla pari con { $name } e { $left ->
    [one] manca una manche
   *[other] mancano { $left } manche
}.
swiss-round-again = Tutti ricominciano con una carta.
swiss-round-again-chips = Tutti ricominciano con una carta e 5 gettoni.
swiss-round-next = Prossima manche
swiss-round-final = Risultato finale
swiss-round-ready = { $n ->
    [one] { $n } persona su { $all } è pronta.
   *[other] { $n } persone su { $all } sono pronte.
}
swiss-round-hurry = Continua subito
swiss-round-last = Era l’ultima manche.
swiss-round-standings = Classifica
swiss-round-rack = Leggio
swiss-round-this = Questa manche
swiss-round-total = Totale
swiss-round-cards = { $cards } carte su { $all }
swiss-round-mine = I tuoi gettoni in questa manche
swiss-round-theirs = { $name }: gettoni in questa manche
swiss-account = Gettoni nella manche { $round }
swiss-account-open = { $chips ->
    [one] Hai { $chips } gettone. Guarda perché.
   *[other] Hai { $chips } gettoni. Guarda perché.
}
swiss-why-start = Inizio
swiss-why-question = Domande
swiss-why-steal = Furti
swiss-why-rating = Giudizi
swiss-why-stake = Puntata
swiss-why-duel = Duelli
swiss-why-won = Manche vinta
swiss-why-none = Finora non si è mosso nessun gettone.
swiss-moved-question = domanda
swiss-moved-steal = furto
swiss-moved-rating = giudizio
swiss-moved-stake = puntata
swiss-moved-duel = duello
swiss-rule-start = Tutti cominciano la manche con 5 gettoni
swiss-rule-question = Risposta giusta alla propria domanda: +2
swiss-rule-steal = Una carta sbagliata da qualcun altro: +1
swiss-rule-rating = «Giusto»: +1 o −1; «prima» o «dopo»: al massimo +2, −1 se lo spazio era giusto
swiss-rule-stake = { $double ->
    [yes] Giusto: vinci il doppio della puntata; sbagliato: la perdi
   *[other] Giusto: vinci la puntata; sbagliato: la perdi
}
swiss-rule-duel = Ogni sfida costa 2, vinta o persa
swiss-note-question = { $times ->
    [one] { $times } giusta
   *[other] { $times } giuste
}
swiss-note-steal = { $times ->
    [one] { $times } carta
   *[other] { $times } carte
}
swiss-note-rating = { $good } su { $times } giusti
swiss-note-stake = { $good ->
    [0] persa
   *[other] vinta
}
swiss-note-duel = { $good } su { $times } vinti
swiss-note-empty = { $n } senza gettoni: banco vuoto
