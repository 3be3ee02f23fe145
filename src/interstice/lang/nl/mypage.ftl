# My page

me-private = Alleen jij ziet deze pagina.
me-offline = Voor je pagina is een verbinding nodig. Er is niets verloren; probeer het later nog eens.
me-games-count = { $n ->
    [one] spel
   *[other] spellen
}
me-cards-count = { $n ->
    [one] kaart gelegd
   *[other] kaarten gelegd
}
me-right-count = goed
me-percent = { $n }%
me-games = Jouw spellen
me-all = Alle { $n }
me-older = Oudere spellen
me-replay = Terugkijken
me-replay-gone = Terugkijken kan niet meer
me-alone = alleen
me-with = met { $names }
me-with-people = { $n ->
    [one] met één ander
   *[other] met { $n } anderen
}
me-against-bots = { $n ->
    [one] met één bot
   *[other] met { $n } bots
}
me-left = Verlaten
me-won = Gewonnen
me-score = { $n ->
    [one] { $score } goed
   *[other] { $score } goed
}
me-place = { $n }e van { $of }
me-know = Wat je weet
me-few = { $n ->
    [one] Eén kaart gelegd; na 20 zie je wat je het best kent.
   *[other] { $n } kaarten gelegd; na 20 zie je wat je het best kent.
}
me-more = Meer: bekendheid, openingen, kaartsets
me-by-era = Score per tijdperk
me-by-theme = Score per thema
me-by-deck = Score per kaartset
me-by-fame = Score per bekendheid
me-by-width = Score per breedte van de opening
me-class-era = Tijdperk
me-class-theme = Thema
me-class-deck = Kaartset
me-class-fame = Bekendheid
me-class-width = Opening
me-average = Stippellijn: je gemiddelde, { $n }%
me-of = { $right } van { $tries }
me-table = Tabel
me-table-of = Tabel: { $plot }
me-placed = Gelegd
me-right = Goed
me-rate = Score
me-era-0 = Vóór 500 n.Chr.
me-era-1 = 500–1499
me-era-2 = 1500–1799
me-era-3 = 1800–1899
me-era-4 = 1900–1949
me-era-5 = Sinds 1950
me-fame-0 = Nauwelijks bekend
me-fame-1 = Weinig bekend
me-fame-2 = Bekend
me-fame-3 = Zeer bekend
me-width-0 = Tot 10 jaar
me-width-1 = 11–50 jaar
me-width-2 = 51–200 jaar
me-width-3 = Meer dan 200 jaar
me-width-open = Aan een uiteinde
me-far = Hoe ver ernaast
me-far-how = Als je fout zit: de middelste afwijking per twee weken, in jaren
me-years = { $n ->
    [one] één jaar
   *[other] { $years } jaar
}
me-now = laatst
me-since = Vanaf
me-middle = Middelste afwijking, in jaren
me-misses = Fouten
me-point = Vanaf { $day }: { $years }
me-far-plot = { $n ->
    [one] Grafiek van één periode van twee weken: { $years }.
   *[other] Grafiek van { $n } perioden van twee weken; de laatste: { $years }. Met de pijltjestoetsen loop je erlangs.
}
me-most-missed = Kaarten die je het vaakst fout hebt
me-again = Mijn fouten opnieuw spelen
me-no-misses = Nog geen kaart twee keer fout.
me-missed = { $missed } van de { $tries } keer fout
me-missed-by = { $n ->
    [one] { $missed } van de { $tries } keer fout, ongeveer één jaar ernaast
   *[other] { $missed } van de { $tries } keer fout, ongeveer { $years } jaar ernaast
}
me-solo = Beste soloscores
me-solo-how = Drie levens, alle kaarten, geen klok
me-twist = Rang in Twist
me-rank-of = Rang { $rank } van { $ranks }
me-twist-best = { $n ->
    [one] Na één spel: rang { $rank } van { $ranks }.
   *[other] Je beste van { $n } spellen: rang { $rank } van { $ranks }.
}
me-twist-next = { $n ->
    [one] Nog één punt tot ‘{ $rank }’.
   *[other] Nog { $n } punten tot ‘{ $rank }’.
}
me-none = Nog niets te zien
me-none-how = Na je eerste spel vind je het hier, en later ook wat je het best kent.
me-days-count = { $n ->
    [one] dag op rij
   *[other] dagen op rij
}
me-daily-best = record { $n }
me-daily-average = gemiddeld { $average } van de 10
me-calendar = Kalender

# Zichtbaar voor anderen

me-shown = Anderen kunnen deze pagina zien.
me-shown-change = Wijzigen
me-show = Wie je pagina ziet
me-show-it = Aan anderen tonen
me-show-switch = Mijn pagina aan anderen tonen
me-show-how = Wie het adres heeft, ziet je naam en je statistieken. Zet je dit uit, dan werkt het adres nooit meer.
me-show-more = Ook te zien
me-show-games = mijn spellen
me-show-misses = de kaarten die ik het vaakst fout heb
me-show-address = Het adres van je pagina
me-show-copy = Kopiëren
them-nameless = Iemand
them-none = Hier is niets te zien
them-none-why = Op dit adres is geen pagina, of de pagina wordt niet meer getoond.
them-games = Spellen
them-know = Wat deze speler weet
them-few = { $n ->
    [one] Eén kaart gelegd; na 20 is er meer te zien.
   *[other] { $n } kaarten gelegd; na 20 is er meer te zien.
}
them-average = Stippellijn: het gemiddelde, { $n }%
them-far-how = Als het fout gaat: de middelste afwijking per twee weken, in jaren
them-most-missed = Kaarten die het vaakst fout gaan
them-twist-best = { $n ->
    [one] Na één spel: rang { $rank } van { $ranks }.
   *[other] Het beste van { $n } spellen: rang { $rank } van { $ranks }.
}
