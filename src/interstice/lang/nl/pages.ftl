lost-title = Die pagina bestaat niet
lost-why = Op dit adres ligt niets. Misschien is er onderweg een letter zoekgeraakt.
