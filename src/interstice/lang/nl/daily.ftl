daily-title = De lijn van de dag
daily-earlier = Eerdere dagen
daily-score = { $right } van de { $all }
daily-of = van de
daily-better = Beter dan { $n } van de 10 spelers
daily-all = Allemaal goed!
daily-first = { $n ->
    [one] Je bent vandaag de eerste
   *[other] Je hoort vandaag bij de eerste { $n }
}
daily-late = Alleen voor je plezier: je was te laat klaar, dus het telt niet mee.
daily-for-fun = Je kunt deze lijn nog voor je plezier spelen: zonder reeks en zonder vergelijking.
daily-counts-for = Telt voor { $day }
daily-everybody = Zo deed iedereen het
daily-players = { $n ->
    [one] Tot nu toe één speler · aantal goed van de { $all }
   *[other] Tot nu toe { $n } spelers · aantal goed van de { $all }
}
daily-right = Goed
daily-people = Spelers
daily-you = jij
daily-hardest = Moeilijkste kaart
daily-hardest-one-in = { $n ->
    [one] Iedereen legde hem goed.
   *[other] Maar 1 op de { $n } legde hem goed.
}
daily-hardest-tenths = { $n } van de 10 legden hem goed.
daily-hardest-nobody = Nog niemand heeft hem goed gelegd.
daily-hardest-you = Jij had hem goed.
daily-hardest-not = Jij had hem niet goed.
daily-hardest-missed = { $n ->
    [one] Je zat er één jaar naast.
   *[other] Je zat er { $years } jaar naast.
}
daily-best = Je record: { $n }. Eén vrije dag per week mag.
daily-day-played = gespeeld
daily-day-off = vrije dag
daily-day-missed = niet gespeeld
daily-day-open = vandaag, nog open
daily-day-to-come = komt nog
daily-day-none = geen lijn
daily-day-fun = speel hem voor je plezier
daily-more = Meer over deze lijn
daily-facts = De lijn, met toelichting en bronnen
daily-replay = Spel terugkijken
daily-play-again = Speel hem voor je plezier
daily-next = Volgende lijn over { $time }
daily-share = Deel mijn resultaat
daily-withdrawn = ‘{ $title }’ is uit deze lijn gehaald: { $why } De kaart telt voor niemand mee, en niemand verliest er een reeks door.
daily-mark-right = goed
daily-mark-wrong = fout
daily-mark-out = telt niet
daily-not-yet = Nog niet
daily-not-yet-why = Je ziet deze lijn zodra je hem gespeeld hebt, of een uur nadat de dag voorbij is.
daily-month-before = Vorige maand
daily-month-after = Volgende maand
daily-calendar-about = Het getal zegt hoeveel je er op de dag zelf goed had. Alle andere dagen kun je voor je plezier spelen.
