mine = Mijn sets
mine-intro = Maak zelf kaarten, speel ermee met vrienden via een link en druk ze af. Alleen jij ziet een set, tot je hem deelt.
mine-new = Nieuwe set
mine-new-name = Nieuwe set
mine-unnamed = Naamloze set
mine-empty = Met een kaart beginnen
mine-paste = Tabel plakken
mine-file = Bestand openen
mine-copy = Set kopiëren
mine-limits = Je hebt ruimte voor { $decks } sets van elk hooguit { $cards } kaarten.
mine-none = Je hebt nog geen set gemaakt. Plak een lijst met gebeurtenissen, of begin met één kaart.
mine-changed = { $when } gewijzigd
mine-play = Spelen
mine-delete = Set verwijderen
mine-delete-which = ‘{ $name }’ verwijderen
mine-delete-title = ‘{ $name }’ verwijderen?
mine-delete-what = { $n ->
    [0] De set verdwijnt
    [one] De kaart verdwijnt
   *[other] De { $n } kaarten verdwijnen
} voorgoed en links ernaar werken dan niet meer. Spellen die al bezig zijn, kunnen nog worden uitgespeeld.
mine-keep = Behouden
mine-save-first = Eerst als bestand opslaan
files-making = Het bestand met { $n ->
    [one] één kaart
   *[other] { $n } kaarten
} wordt gemaakt; bij veel kaarten kan dat een minuut duren.
files-fetching = Het bestand wordt gedownload…
play-deck-name = Met ‘{ $name }’ spelen
play-few = { $hand ->
    [0] Voor twee spelers moeten minstens drie kaarten af zijn; tot die tijd kun je in je eentje spelen.
    [one] Jullie kunnen met z’n tweeën spelen, met elk één kaart in de hand. Voor de gebruikelijke { $usual } moeten { $needed } kaarten af zijn.
   *[other] Jullie kunnen met z’n tweeën spelen, met elk { $hand } kaarten in de hand. Voor de gebruikelijke { $usual } moeten { $needed } kaarten af zijn.
}
play-by-oneself = Alleen spelen
share-title = Deze set delen
share-together = Samen spelen
share-together-how = Open een tafel met deze set en stuur je vrienden de link die je daar vindt.
share-play = Link om te spelen
share-play-how = Wie deze link heeft, kan met deze set aan eigen tafels spelen, maar kan hem niet doorbladeren of wijzigen.
share-play-make = Maak een link om te spelen
share-copy = Link om te kopiëren
share-copy-how = Wie deze link heeft, krijgt een eigen kopie. Jouw set blijft zoals hij is.
share-copy-make = Maak een link om te kopiëren
share-copy-link = Kopiëren
share-withdraw = Intrekken
link-gone = Deze link is er niet meer
link-play = Iemand heeft deze kaarten gemaakt en laat je ermee spelen, aan een eigen tafel. Wil je bij iemand aan tafel, vraag dan om de link naar die tafel.
link-copy = Iemand heeft deze kaarten gemaakt. Maak je eigen kopie en pas die aan zoals je wilt.
link-take = Naar mijn sets kopiëren

## The editor

edit-gone = Deze set is er niet meer
edit-name = Naam van de set
edit-kept = Op dit apparaat bewaard
edit-saving = Opslaan…
edit-saved = Opgeslagen
edit-saved-at = Opgeslagen om { $time }
edit-private = privé
edit-shared = gedeeld via link
edit-undo = Ongedaan maken
edit-undone = Ongedaan gemaakt
edit-files = Afdrukken en bewaren
edit-share = Delen
edit-play = Met deze set spelen
edit-cards = Kaarten
edit-find = Kaart zoeken
edit-order = Volgorde
order-mine = Mijn volgorde
order-year = Op jaar
order-title = Op titel
order-lacking = Onvoltooide eerst
edit-new = Nieuwe kaart
edit-left = { $n ->
    [one] Eén rij te verbeteren
   *[other] { $n } rijen te verbeteren
}
edit-next = Volgende kaart
edit-back = Vorige kaart
edit-all = Alle kaarten
edit-up = Omhoog
edit-down = Omlaag
edit-place = Kaart { $n } van { $all }
edit-untitled = Nog zonder titel
edit-card = De kaart
edit-delete = Kaart verwijderen
edit-deleted = Kaart verwijderd. Met ‘Ongedaan maken’ haal je hem terug.
edit-title = Titel
edit-in = { $what }, { $spoken }
edit-letters = { $n } van { $most } tekens
edit-year = Jaar
edit-era = Voor of na Christus
edit-bc = v.Chr.
edit-ad = n.Chr.
edit-circa = ongeveer
read-as = gelezen als { $year }
edit-theme = Thema
theme-new = Nieuw thema
theme-change = ‘{ $name }’ wijzigen
theme-name = Naam
theme-name-in = Naam, { $spoken }
theme-colour = Kleur
theme-delete = Thema verwijderen
theme-done = Klaar
palette-invention = Oranje met tandwielen
palette-discovery = Blauwgroen met kompas
palette-event = Rood met boekrol
palette-monument = Zandkleurig met tempel
palette-art = Paars met palet
palette-music = Blauw met muzieksleutel
palette-sport = Groen met beker
palette-transport = Grijs met rails
palette-economy = Bruin met munten
edit-note = Toelichting
edit-note-hint = te zien zodra de kaart is omgedraaid
edit-source = Bron
edit-address = Webadres
edit-optional = niet verplicht
edit-icon = Symbool voor Twist
edit-languages = Talen
edit-language = Taal
edit-add-language = Taal toevoegen
edit-hand = In de hand
edit-line = In de tijdlijn
clash = Dit is op twee apparaten gewijzigd. Welke versie wil je behouden?
clash-here = Op dit apparaat
clash-row = Op twee apparaten gewijzigd
clash-there = Op je andere apparaat
clash-keep = Deze behouden

## A table

paste-title = Tabel plakken
paste-how = Kopieer rijen uit een spreadsheet, een document of een webpagina en plak ze hier: één gebeurtenis per rij, met het jaartal erbij.
paste-here = De tabel
paste-example = De eerste tram rijdt · 1882 · Vervoer
paste-template = Sjabloon (XLSX)
paste-read = Tabel lezen
paste-sending = Het bestand wordt verstuurd…
paste-reading = De tabel wordt ingelezen…
paste-drop = Je kunt ook een bestand naar deze pagina slepen: XLSX, ODS, CSV of JSON.
paste-to-deck = Terug naar de set
paste-check = Controleer je tabel
paste-rows = { $n ->
    [one] Eén rij
   *[other] { $n } rijen
} ingelezen. Klopt er een kolom niet, pas die dan aan; druk op een cel om die te wijzigen.
paste-all-good = { $n ->
    [one] De rij is goed.
   *[other] Alle { $n } rijen zijn goed.
}
paste-again = Opnieuw plakken
paste-sheet = Blad
paste-language = Taal van de kaarten
paste-language-unsure = Welke taal is dit?
paste-has-heading = De eerste rij is een kop
paste-table = Je tabel
paste-heading = Jouw kop: ‘{ $text }’
paste-column = Wat er in kolom { $n } staat
column-none = Weglaten
column-title = Titel
column-year = Jaar
column-theme = Thema
column-note = Toelichting
column-source = Bron
column-source-url = Webadres
column-era = Voor of na Christus
column-circa = Jaar bij benadering
column-picture = Afbeelding
column-fame = Bekendheid
column-front = Twist: symbool voorkant
column-back = Twist: symbool achterkant
column-alt = Beschrijving van de afbeelding
column-id = ID
column-art = Tekening
column-subject = Wikidata-ID
column-checked = Gecontroleerd
column-photo = Foto
column-credit = Maker van de foto
column-palette = Kleurenpalet
column-badge = Embleem
column-licence = Licentie
column-deck = Set
paste-filter = Alleen tonen
paste-good = goed
paste-wrong = te verbeteren
paste-look = even bekijken
paste-said = { $good } goed, { $wrong } te verbeteren
paste-next = Volgend probleem
paste-problem = Een probleem
paste-row = Rij { $row }
paste-change = Wijzigen
paste-name = Naam van de set
paste-wait = Rijen die nog niet goed zijn, blijven op dit apparaat bewaard; je kunt er later mee verder.
paste-most = Een set mag hooguit { $most } kaarten hebben. De andere rijen blijven op dit apparaat bewaard.
paste-no-good = Er is nog geen rij goed. Verbeter er een, of kies wat er in elke kolom staat.
paste-left-out = { $n ->
    [one] Eén foto kon niet worden overgenomen en ontbreekt op de kaart.
   *[other] { $n } foto’s konden niet worden overgenomen en ontbreken op hun kaart.
}
paste-go = Verder met { $n ->
    [one] één kaart
   *[other] { $n } kaarten
}
fix-to = ‘{ $text }’
fix-drop = Rij { $row } weglaten
fix-keep-both = Beide behouden
fix-keep-row = Alleen rij { $row } behouden
fix-fine = Zo laten

## What is wrong

trouble-year-missing = Nog geen jaartal
trouble-year-unread = Schrijf een jaartal, zoals 1492, 44 v.Chr. of ca. 800
trouble-year-zero = Het jaar 0 bestaat niet
trouble-year-far = Verder weg dan 100 miljoen jaar kan niet
trouble-year-short = Schrijf alle cijfers van het jaartal
trouble-year-span = Eén jaartal graag, niet { $first } tot { $last }
trouble-title-missing = Nog geen titel
trouble-long = Te lang: { $got } tekens, hooguit { $most }
trouble-spaces = Er staan spaties aan het begin of het eind
trouble-names-year = De titel verraadt het jaartal
trouble-names-century = De titel verraadt de eeuw
trouble-twice = Dezelfde kaart als rij { $row }
trouble-alike = Lijkt erg op rij { $row }
trouble-alike-title = Lijkt erg op ‘{ $title }’
trouble-again = Deze kaart zit al in de set
trouble-there = Deze kaart zit al in je set
trouble-same-year = { $count } kaarten komen uit { $year }; die zijn makkelijk naast elkaar te leggen
trouble-few = { $cards ->
    [one] Eén kaart is
   *[other] { $cards } kaarten zijn
} { $players ->
    [0] te weinig voor twee spelers met een volle hand
   *[other] genoeg voor { $players } spelers
}; met meer kaarten kunnen er meer meedoen
trouble-picture = Deze afbeelding kan niet worden getekend en wordt weggelaten
trouble-photo = Deze foto staat niet in het bestand en ook niet bij je eigen foto’s; hij wordt weggelaten
trouble-photo-alt = Nog geen beschrijving van de afbeelding
trouble-alt-names-year = De beschrijving verraadt het jaartal
trouble-columns = Kies wat er in elke kolom staat. Ontbreekt nog: { $missing }
trouble-no-rows = Er staan geen rijen onder de kop
trouble-cell = Dit is niet te lezen
trouble-fame = Een getal van 0 tot 1
trouble-icons = Kies twee verschillende symbolen uit: { $icons }
trouble-id-twice = Dit id komt twee keer voor

## Pictures

edit-picture = Afbeelding
picture-suggested = Suggesties
picture-compose = Samenstellen
picture-own = Eigen foto
picture-suggestion = Afbeelding { $n }
picture-type-first = Typ een titel, dan verschijnen hier passende afbeeldingen.
picture-drop = Liever een eigen foto? Sleep of plak hem op deze pagina.
picture-photo-where = Liever een eigen foto? Maak of kies er een onder ‘Eigen foto’.
picture-alt = Beschrijf de afbeelding
picture-credit = Maker van de foto
picture-scene = Decor
picture-find = Pictogram zoeken
picture-glyphs = Pictogrammen
picture-keys = Sleep een pictogram of gebruik de toetsen: de pijltjes verplaatsen het, + en − maken het groter en kleiner, R draait het, F spiegelt het en Delete verwijdert het.
picture-none = Kies hooguit drie pictogrammen voor ‘{ $title }’.
picture-figure = Pictogram { $n }: { $name }
picture-remove = Pictogram { $n } verwijderen
picture-smaller = Kleiner
picture-larger = Groter
picture-turn = Draaien
picture-flip = Spiegelen
picture-choose = Foto kiezen
picture-take = Foto maken
picture-take-off = Van de kaart halen
picture-photo-how = Gebruik foto’s die van jou zijn of die je vrij mag gebruiken, en foto’s van mensen alleen met hun toestemming.
picture-unread = Deze afbeelding is niet te lezen. Kies een JPEG, PNG of WebP.
picture-cut = Het deel dat de kaart toont
picture-cut-how = Sleep de afbeelding of verplaats die met de pijltjestoetsen; met + en − zoom je in en uit.
picture-zoom = Zoom
picture-sending = De afbeelding wordt verstuurd…
picture-reading = De afbeelding wordt ingelezen…
picture-cancel = Annuleren
picture-use = Deze afbeelding gebruiken
edit-deal = Elke kaart twee symbolen geven
