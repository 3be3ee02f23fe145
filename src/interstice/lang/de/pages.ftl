lost-title = Diese Seite gibt es nicht
lost-why = Unter dieser Adresse liegt nichts. Vielleicht ging unterwegs ein Buchstabe verloren.

## Decks

decks-intro = Karten durchsehen, der Zeit nach lernen, ausdrucken oder mitnehmen.
decks-all = Alle Kartensätze
decks-size = { $n } Karten · { $languages } Sprachen
deck-play = Mit diesen Karten spielen
deck-search = In den Titeln suchen
deck-theme = Thema
deck-themes = Alle Themen
deck-era = Epoche
deck-eras = Alle Zeiten
deck-era-first = Vor unserer Zeitrechnung
deck-era-last = Seit { $year }
deck-view = Wie die Karten liegen
deck-cards = Karten
deck-line = Zeitlinie
deck-how = Rate das Jahr, dann dreh die Karte um.
deck-none = So eine Karte gibt es nicht. Such mit weniger Vorgaben.
deck-files = Drucken und mitnehmen
deck-files-how = Das PDF wird beidseitig gedruckt, neun Karten auf einem Blatt, fertig zum Ausschneiden.
deck-print = PDF, { $paper }
deck-extras = Tafeln und Chips (PDF)
deck-licence = Karten und Bilder stehen allen frei: { $licence }.

## Watch

watch-title = Wer spielt gerade?
watch-intro = Offene Tische, wie sie kommen und gehen. Schau zu oder setz dich, wo ein Platz frei ist.
watch-none = Alles ruhig
watch-none-how = Gerade spielt niemand öffentlich. Fang an, dann finden dich die anderen hier.
watch-match = Mit jemandem spielen
watch-match-how = Wir suchen einen Tisch, an dem jemand wartet, oder eröffnen dir einen, den andere finden können.
watch-match-go = Tisch suchen
watch-game = Spiel
watch-look = Zuschauen
watch-playing = Wird gerade gespielt
watch-free = { $n ->
    [0] Kein freier Platz
    [one] Ein freier Platz
   *[other] { $n } freie Plätze
}
