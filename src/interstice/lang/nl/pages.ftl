page-places = Andere pagina’s
page-decks = Kaarten
page-rules = Regels
page-watch = Kijken
page-replay = Terugkijken
lost-title = Die pagina bestaat niet
lost-why = Op dit adres ligt niets. Misschien is er onderweg een letter zoekgeraakt.
