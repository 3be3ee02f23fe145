page-places = Andere Seiten
page-decks = Decks
page-rules = Regeln
page-watch = Zuschauen
page-replay = Wiedergabe
lost-title = Diese Seite gibt es nicht
lost-why = Unter dieser Adresse liegt nichts. Vielleicht ging unterwegs ein Buchstabe verloren.
