lost-title = Diese Seite gibt es nicht
lost-why = Unter dieser Adresse gibt es nichts. Vielleicht ging unterwegs ein Buchstabe verloren.

## Decks

decks-intro = Sieh dir die Karten an, lern sie in zeitlicher Reihenfolge, druck sie aus, lade sie herunter oder mach eigene.
decks-all = Alle Kartensätze
decks-size = { $n } Karten · { $languages ->
    [one] { $languages } Sprache
   *[other] { $languages } Sprachen
}
deck-play = Mit diesen Karten spielen
deck-search = In den Titeln suchen
deck-theme = Thema
deck-themes = Alle Themen
deck-era = Epoche
deck-eras = Alle Epochen
deck-era-first = Vor Christus
deck-era-last = Seit { $year }
deck-view = Ansicht
deck-cards = Karten
deck-line = Zeitlinie
deck-how = Rate das Jahr, dann dreh die Karte um.
deck-none = Keine Karte passt dazu. Fass die Suche etwas weiter.
deck-hard = Wie schwer die Karten sind
deck-hard-how = Nach den Spielen auf diesem Server; wie breit die Lücken waren, ist eingerechnet. { $n } Karten wurden oft genug gelegt.
deck-hardest = Am schwersten
deck-easiest = Am leichtesten
deck-placed = bei { $right } von { $tries } Versuchen richtig
deck-files = Drucken und herunterladen
deck-files-how = Das PDF hat neun Karten pro Blatt, fertig zum Ausschneiden. Druck es mit 100 %, beidseitig, über die lange Kante gewendet.
deck-extras-how = Was sonst dazugehört, etwa Leisten, Drehscheibe, Einsätze und Chips, ist für Schweiz und Twist. Klassisch braucht nur die Karten.
deck-print = PDF, { $paper }
deck-extras = Was sonst dazugehört (PDF)
deck-licence = Alle dürfen die Karten und Bilder frei verwenden: { $licence }.
decks-mine = Meine Kartensätze
deck-copy = Zu meinen Kartensätzen kopieren
deck-copy-how = Wähle die Karten, die du haben möchtest. Wählst du keine, wird der ganze Kartensatz kopiert.
deck-copy-shown = { $n ->
    [one] Die gezeigte
   *[other] Alle { $n } gezeigten
} wählen
deck-copy-stop = Abbrechen
deck-copy-go = { $n ->
    [one] Eine Karte
   *[other] { $n } Karten
} kopieren

## Watch

watch-title = Wer spielt gerade?
watch-intro = Diese Tische sind gerade offen. Schau zu oder setz dich, wo ein Platz frei ist.
watch-none = Alles ruhig
watch-none-how = Gerade spielt niemand öffentlich. Fang an, dann finden dich die anderen hier.
watch-match = Mit jemandem spielen
watch-match-how = Wir suchen einen Tisch, an dem jemand wartet, oder eröffnen dir einen, den andere finden können.
watch-match-go = Tisch suchen
watch-game = Spiel
watch-look = Zuschauen
watch-playing = Läuft gerade
watch-free = { $n ->
    [0] Kein freier Platz
    [one] Ein freier Platz
   *[other] { $n } freie Plätze
}

## Replay

replay = Nachspielen
replay-none = Nichts zum Nachspielen
replay-missing = Unter dieser Adresse gibt es kein Spiel. Vielleicht wurde es gelöscht, oder es fehlt ein Buchstabe.
replay-not-over = Dieses Spiel läuft noch. Komm wieder, wenn es zu Ende ist.
replay-private = Gespielt wurde mit selbst gemachten Karten. Deshalb können nur die Mitspielenden dieses Spiel nachspielen.
replay-watch = Sehen, wer gerade spielt
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-step = Schritt
replay-turn = Zug
replay-turn-back = Voriger Zug
replay-turn-on = Nächster Zug
replay-round = Runde
replay-round-back = Vorige Runde
replay-round-on = Nächste Runde
replay-mistake = Fehler
replay-mistake-own = Deine Fehler
replay-mistake-back = Voriger Fehler
replay-mistake-on = Nächster Fehler
replay-moves = Zug für Zug
replay-cards = Die Karten dieses Spiels
replay-begins = Das Spiel beginnt.
replay-goes-on = Das Spiel geht weiter.
replay-left = { $name } ist gegangen.
luck = Ging es mit rechten Dingen zu?
luck-guided = Das war ein Spiel mit Anleitung: Sein Glück stand vorher fest.
luck-held = Ja: Der Startwert entstand aus einem Geheimnis, das der Server vor dem Spiel festgelegt hatte, und aus je einer Zahl von allen am Tisch.
luck-broken = Nein: Der Startwert ist nicht der, den der Server vor dem Spiel versprochen hatte.
luck-unchecked = Dieser Browser prüft so etwas nur über https. Du kannst es selbst nachprüfen:
luck-promise = Vor dem Spiel versprochen
luck-seed = Der Startwert des Spiels
luck-whole = Um das ganze Spiel aus dem Startwert nachzuspielen, lade das Protokoll herunter und gib ein:
luck-log = Protokoll herunterladen
