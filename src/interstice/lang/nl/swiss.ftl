## The table

swiss-round = Ronde { $round } van { $rounds }
swiss-bank = Bank
swiss-chips = { $chips ->
    [one] { $chips } fiche
   *[other] { $chips } fiches
}
swiss-total = Totaal { $total }
swiss-your-turn = Jouw beurt
swiss-your-give = Geef een kaart
swiss-your-rate = Jouw oordeel
swiss-your-mark = Jouw poging
swiss-back = Terug
swiss-rack-open = { $name }, { $state }, { $cards } van 8 kaarten, { $chips ->
    [one] { $chips } fiche
   *[other] { $chips } fiches
}: { $years }. Van dichtbij bekijken.
swiss-child = Onder de 12: altijd twee pogingen
swiss-own-rack = Jouw rekje, { $cards } van 8 kaarten

## What a seat is about

swiss-state-left = is weggegaan
swiss-state-won = { $you ->
    [yes] hebt gewonnen
   *[other] heeft gewonnen
}
swiss-state-over = spel afgelopen
swiss-state-gives = moet een kaart geven
swiss-state-reads = leest de kaart voor
swiss-state-rates = denkt na
swiss-state-tries = probeert het
swiss-state-failed = had het fout
swiss-state-turn = aan de beurt
swiss-state-next = hierna
swiss-state-second = over twee beurten
swiss-state-wait = wacht

## Gaps

swiss-gap-between = Opening { $gap } van { $gaps }, tussen { $from } en { $to }
swiss-gap-before = Opening { $gap } van { $gaps }, vóór { $to }
swiss-gap-after = Opening { $gap } van { $gaps }, na { $from }
swiss-done-between = Bevestig: { $from } – { $to }
swiss-done-before = Bevestig: vóór { $to }
swiss-done-after = Bevestig: na { $from }
swiss-claims-between = { $name } zegt: tussen { $from } en { $to }.
swiss-claims-before = { $name } zegt: vóór { $to }.
swiss-claims-after = { $name } zegt: na { $from }.

## The card that is read

swiss-reads = { $name } leest voor
swiss-reads-you = Jij leest voor
swiss-face-question = Vraag
swiss-face-two-tries = Twee pogingen
swiss-staked = Inzet:
swiss-turned-gets = { $name } krijgt de kaart.
swiss-turned-rack = { $n } van { $all } kaarten op het rekje.
swiss-turned-stake = Inzet van { $stake } terug, winst: { $chips }.
swiss-turned-reader = Niemand wist het: de voorlezer krijgt de kaart
swiss-turned-star = Een kaart cadeau
swiss-outcome-inserted = { $name } krijgt ‘{ $title }’.
swiss-outcome-inserted-you = Jij krijgt ‘{ $title }’.
swiss-outcome-given = ‘{ $title }’ gaat naar { $name }.
swiss-outcome-given-you = ‘{ $title }’ gaat naar jou.
swiss-outcome-removed = { $name } levert ‘{ $title }’ in.
swiss-outcome-removed-you = Jij levert ‘{ $title }’ in.
swiss-missed = { $n ->
    [one] { $name }: één jaar ernaast
   *[other] { $name }: { $years } jaar ernaast
}
swiss-you-spin = Jij bent aan de beurt. Draai aan het rad.
swiss-you-read = Jij bent aan de beurt. Laat een kaart voorlezen.
swiss-you-mark = Markeer een opening op je rekje.
swiss-you-mark-two-unstaked = Markeer een opening op je rekje. Zonder inzet heb je twee pogingen.
swiss-you-mark-two = Markeer een opening op je rekje. Je hebt twee pogingen.
swiss-you-mark-again = Daar hoort hij niet. Markeer een andere opening.
swiss-you-mark-other = Nu mag jij het op je eigen rekje proberen.

## What is asked

swiss-ask = Wat je kunt doen
swiss-turn-title = Jouw beurt
swiss-turn-spin = Vraag, twee pogingen, ster of brompot: het rad beslist.
swiss-turn-read = Wie rechts van je zit, leest de volgende kaart voor.
swiss-spin = Draai aan het rad
swiss-read = Kaart laten voorlezen
swiss-turning = Het rad draait
swiss-land = Rad stoppen
swiss-duel-open = Duel (2 fiches)
swiss-duel-title = Wie daag je uit?
swiss-duel-hint = Dat kost 2 fiches. Gooi je hoger, dan krijg je een kaart.
swiss-duel-choose = Kies { $name }
swiss-duel-whom = Kies een speler
swiss-duel-go = Daag { $name } uit
swiss-duel-won = { $name } gooit hoger: { $other } geeft een kaart.
swiss-duel-won-other-you = { $name } gooit hoger: jij geeft een kaart.
swiss-duel-won-you = Jij gooit hoger: { $other } geeft een kaart.
swiss-duel-lost = { $name } gooit niet hoger dan { $other }.
swiss-duel-lost-other-you = { $name } gooit niet hoger dan jij.
swiss-duel-lost-you = Jij gooit niet hoger dan { $other }.
swiss-mark-title = Waar hoort de kaart?
swiss-mark-hint = { $tries ->
    [one] Goed: de kaart en 2 fiches.
   *[other] Goed: de kaart en 2 fiches. Je hebt { $tries } pogingen.
}
swiss-mark-hint-other = { $tries ->
    [one] Goed: de kaart en 1 fiche.
   *[other] Goed: de kaart en 1 fiche. Je hebt { $tries } pogingen.
}
swiss-choose-gap = Kies een opening
swiss-choose-card = Kies een kaart
swiss-stake-title = { $chips ->
    [one] Inzet (je hebt { $chips } fiche)
   *[other] Inzet (je hebt { $chips } fiches)
}
swiss-stake = { $chips ->
    [0] Geen inzet
    [one] { $chips } fiche inzetten
   *[other] { $chips } fiches inzetten
}
swiss-stake-hint = Goed: 2 fiches en je inzet dubbel terug. Fout: je bent de inzet kwijt.
swiss-stake-hint-double = Goed: 2 fiches en je inzet driedubbel terug. Fout: je bent de inzet kwijt.
swiss-give-title = Geef een kaart
swiss-give-hint = { $name } heeft het duel gewonnen. Kies de kaart die je geeft.
swiss-give-go = Geven
swiss-remove-title = De brompot
swiss-remove-hint = Kies welke kaart je voor deze ronde inlevert.
swiss-remove-go = Kaart inleveren
swiss-rate-title = Klopt het?
swiss-rate-hint = Zet je pion op een vak van het bord. Niemand ziet hem voordat iedereen heeft gekozen.
swiss-wait-title = Even wachten
swiss-watching = Je kijkt mee
swiss-over = Het spel is afgelopen

swiss-wait-give = { $name } kiest een kaart voor { $other }.
swiss-wait-give-you = { $name } kiest een kaart voor jou.
swiss-wait-rate = Nog aan het nadenken: { $names }.
swiss-wait-mark = { $name } zoekt de juiste opening.
swiss-wait-remove = { $name } moet een kaart inleveren.
swiss-wait-spin = { $name } gaat aan het rad draaien.
swiss-wait-read = { $name } krijgt zo meteen een kaart voorgelezen.

## The rating board

swiss-board = Wat denken de anderen?
swiss-board-you = Wat denk jij?
swiss-verdict-earlier = Eerder
swiss-verdict-right = Goed
swiss-verdict-later = Later
swiss-pays-right = +1 of −1
swiss-pays-direction = +2, 0 of −1
swiss-pays-any = +2 of −1
swiss-rated = { $name } heeft gekozen
swiss-rated-you = Jij hebt gekozen
swiss-thinks = { $name } denkt na
swiss-pass = Geen oordeel

## What happened, to be read out

swiss-told-round = Ronde { $round } begint. { $name } start.
swiss-told-round-you = Ronde { $round } begint. Jij start.
swiss-told-turn = { $name } is aan de beurt.
swiss-told-turn-you = Jij bent aan de beurt.
swiss-told-spun-question = { $name } draait: vraag.
swiss-told-spun-question-you = Jij draait: vraag.
swiss-told-spun-two-tries = { $name } draait: twee pogingen.
swiss-told-spun-two-tries-you = Jij draait: twee pogingen.
swiss-told-spun-star = { $name } draait: ster, een kaart cadeau.
swiss-told-spun-star-you = Jij draait: ster, een kaart cadeau.
swiss-told-spun-grump = { $name } draait: brompot.
swiss-told-spun-grump-you = Jij draait: brompot.
swiss-told-read = { $name } leest voor: ‘{ $title }’.
swiss-told-read-you = Jij leest voor: ‘{ $title }’.
swiss-told-reader = Nu leest { $name } voor.
swiss-told-reader-you = Nu lees jij voor.
swiss-told-try = { $tries ->
    [one] { $name } mag het proberen.
   *[other] { $name } heeft { $tries } pogingen.
}
swiss-told-try-you = { $tries ->
    [one] Jij mag het proberen.
   *[other] Je hebt { $tries } pogingen.
}
swiss-told-marked-between = { $name } markeert de opening tussen { $from } en { $to }.
swiss-told-marked-before = { $name } markeert de opening vóór { $to }.
swiss-told-marked-after = { $name } markeert de opening na { $from }.
swiss-told-marked-you-between = Jij markeert de opening tussen { $from } en { $to }.
swiss-told-marked-you-before = Jij markeert de opening vóór { $to }.
swiss-told-marked-you-after = Jij markeert de opening na { $from }.
swiss-told-staked = { $name } zet { $chips ->
    [one] { $chips } fiche
   *[other] { $chips } fiches
} in.
swiss-told-staked-you = Jij zet { $chips ->
    [one] { $chips } fiche
   *[other] { $chips } fiches
} in.
swiss-told-wrong = { $name }: fout.
swiss-told-wrong-you = Je hebt het fout.
swiss-told-inserted = { $name } krijgt ‘{ $title }’, { $year }, en heeft nu { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}.
swiss-told-inserted-you = Jij krijgt ‘{ $title }’, { $year }, en hebt nu { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}.
swiss-told-empty = De bank heeft geen fiches meer om uit te betalen.
swiss-told-removed = { $name } levert ‘{ $title }’ in.
swiss-told-removed-you = Jij levert ‘{ $title }’ in.
swiss-told-buried = De kaart gaat onder de stapel.
swiss-told-challenged = { $name } daagt { $other } uit.
swiss-told-challenged-you = Jij daagt { $other } uit.
swiss-told-challenged-other-you = { $name } daagt je uit.
swiss-told-rolled = { $name } gooit { $die }.
swiss-told-rolled-you = Jij gooit { $die }.
swiss-told-owed = { $name } moet { $other } een kaart geven.
swiss-told-owed-you = Jij moet { $other } een kaart geven.
swiss-told-owed-other-you = { $name } moet jou een kaart geven.
swiss-told-gave = { $name } geeft ‘{ $title }’ aan { $other }.
swiss-told-gave-you = Jij geeft ‘{ $title }’ aan { $other }.
swiss-told-gave-other-you = { $name } geeft je ‘{ $title }’.
swiss-told-paid = { $name } krijgt { $chips ->
    [one] { $chips } fiche
   *[other] { $chips } fiches
}{ $why }.
swiss-told-paid-you = Jij krijgt { $chips ->
    [one] { $chips } fiche
   *[other] { $chips } fiches
}{ $why }.
swiss-told-paid-to-bank = { $name } betaalt { $chips ->
    [one] { $chips } fiche
   *[other] { $chips } fiches
}{ $why }.
swiss-told-paid-to-bank-you = Jij betaalt { $chips ->
    [one] { $chips } fiche
   *[other] { $chips } fiches
}{ $why }.
swiss-told-for-question = voor het goede antwoord
swiss-told-for-steal = voor de gestolen kaart
swiss-told-for-rating = voor het juiste oordeel
swiss-told-for-stake = voor de inzet
swiss-told-for-bad-rating = voor het foute oordeel
swiss-told-for-duel = voor het duel
swiss-told-stake-back = { $name } krijgt de inzet terug.
swiss-told-stake-back-you = Je krijgt je inzet terug.
swiss-told-stake-lost = { $name } verliest de inzet.
swiss-told-stake-lost-you = Je verliest je inzet.
swiss-told-rating = Nu oordelen: { $names }.
swiss-told-decided = { $name } heeft gekozen.
swiss-told-decided-you = Jij hebt gekozen.
swiss-told-said-right = { $name } zei ‘goed’.
swiss-told-said-right-you = Jij zei ‘goed’.
swiss-told-said-earlier = { $name } zei ‘eerder’.
swiss-told-said-earlier-you = Jij zei ‘eerder’.
swiss-told-said-later = { $name } zei ‘later’.
swiss-told-said-later-you = Jij zei ‘later’.
swiss-told-scored = Ronde gewonnen door { $names }.
swiss-told-scored-you = { $n ->
    [0] Jij wint de ronde.
   *[other] Je wint de ronde samen met { $names }.
}
swiss-told-left = { $name } is weggegaan.
swiss-told-ended = Het spel is afgelopen. Gewonnen door { $names }.
swiss-told-ended-you = { $n ->
    [0] Het spel is afgelopen. Jij wint.
   *[other] Het spel is afgelopen. Je wint samen met { $names }.
}

## Het einde van een ronde, en waarom fiches verschuiven

swiss-round-you = Jij wint { $rounds ->
    [1] de ronde
   *[other] ronde { $round }
}
swiss-round-shared-you = Je wint { $rounds ->
    [1] de ronde
   *[other] ronde { $round }
} samen met { $names }
swiss-round-won = { $n ->
    [one] { $rounds ->
        [1] { $names } wint de ronde
       *[other] { $names } wint ronde { $round }
    }
   *[other] { $rounds ->
        [1] { $names } delen de ronde
       *[other] { $names } delen ronde { $round }
    }
}
swiss-round-full = { $chips ->
    [one] Als eerste acht kaarten: { $chips } fiche telt dubbel.
   *[other] Als eerste acht kaarten: { $chips } fiches tellen dubbel.
}
swiss-round-pile = { $chips ->
    [one] De stapel is op: het langste rekje wint, en { $chips } fiche telt dubbel.
   *[other] De stapel is op: het langste rekje wint, en { $chips } fiches tellen dubbel.
}
swiss-round-full-shared = Acht kaarten elk: hun fiches tellen dubbel.
swiss-round-pile-shared = De stapel is op: de langste rekjes winnen, en hun fiches tellen dubbel.
swiss-round-bank = De bank was leeg: niet alles is uitbetaald.
swiss-round-ahead = Je staat { $n } voor op { $name }, met nog { $left ->
    [one] één ronde
   *[other] { $left } rondes
} te gaan.
swiss-round-behind = Je staat { $n } achter op { $name }, met nog { $left ->
    [one] één ronde
   *[other] { $left } rondes
} te gaan.
swiss-round-level = Je staat gelijk met { $name }, met nog { $left ->
    [one] één ronde
   *[other] { $left } rondes
} te gaan.
swiss-round-again = Iedereen begint opnieuw met één kaart.
swiss-round-again-chips = Iedereen begint opnieuw met één kaart en 5 fiches.
swiss-round-next = Volgende ronde
swiss-round-final = Eindstand
swiss-round-ready = { $n ->
    [one] { $n } van de { $all } is klaar.
   *[other] { $n } van de { $all } zijn klaar.
}
swiss-round-hurry = Niet wachten
swiss-round-last = Dat was de laatste ronde.
swiss-round-standings = Stand
swiss-round-rack = Rekje
swiss-round-this = Deze ronde
swiss-round-total = Totaal
swiss-round-cards = { $cards } van { $all } kaarten
swiss-round-mine = Jouw fiches deze ronde
swiss-round-theirs = { $name }: fiches deze ronde
swiss-account = Fiches in ronde { $round }
swiss-account-open = { $chips ->
    [one] Je hebt { $chips } fiche. Bekijk waarom.
   *[other] Je hebt { $chips } fiches. Bekijk waarom.
}
swiss-why-start = Begin
swiss-why-question = Vragen
swiss-why-steal = Gestolen
swiss-why-rating = Oordelen
swiss-why-stake = Inzet
swiss-why-duel = Duels
swiss-why-won = Ronde gewonnen
swiss-why-none = Er is nog geen fiche verschoven.
swiss-moved-question = vraag
swiss-moved-steal = gestolen
swiss-moved-rating = oordeel
swiss-moved-stake = inzet
swiss-moved-duel = duel
swiss-rule-start = Iedereen begint de ronde met 5 fiches
swiss-rule-question = Je eigen vraag goed: +2
swiss-rule-steal = Een kaart die iemand anders fout had: +1
swiss-rule-rating = ‘Goed’: +1 of −1; ‘eerder’ of ‘later’: hooguit +2, maar −1 als de opening goed was
swiss-rule-stake = { $double ->
    [yes] Goed: je wint twee keer je inzet; fout: je bent hem kwijt
   *[other] Goed: je wint je inzet; fout: je bent hem kwijt
}
swiss-rule-duel = Elke uitdaging kost 2, gewonnen of verloren
swiss-note-question = { $times } goed
swiss-note-steal = { $times ->
    [one] { $times } kaart
   *[other] { $times } kaarten
}
swiss-note-rating = { $good } van { $times } goed
swiss-note-stake = { $good ->
    [0] verloren
   *[other] gewonnen
}
swiss-note-duel = { $good } van { $times } gewonnen
swiss-note-empty = { $n } niet uitbetaald: bank leeg
