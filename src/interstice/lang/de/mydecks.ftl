mine = Meine Kartensätze
mine-intro = Mach eigene Karten, lade per Link Freunde zum Spielen ein und druck die Karten aus. Bis du einen Kartensatz teilst, siehst nur du ihn.
mine-new = Neuer Kartensatz
mine-new-name = Neuer Kartensatz
mine-unnamed = Kartensatz ohne Namen
mine-empty = Mit einer Karte anfangen
mine-paste = Tabelle einfügen
mine-file = Datei öffnen
mine-copy = Kartensatz kopieren
mine-limits = Du hast Platz für { $decks } Kartensätze mit je höchstens { $cards } Karten.
mine-none = Du hast noch keinen Kartensatz. Füg eine Liste von Ereignissen ein oder fang mit einer Karte an.
mine-changed = geändert { $when }
mine-play = Spielen
mine-delete = Kartensatz löschen
mine-delete-which = „{ $name }“ löschen
mine-delete-title = „{ $name }“ löschen?
mine-delete-what = { $n ->
    [0] Der Kartensatz ist dann endgültig weg
    [one] Die Karte ist dann endgültig weg
   *[other] Die { $n } Karten sind dann endgültig weg
}, und Links darauf gelten nicht mehr. Laufende Spiele lassen sich noch zu Ende spielen.
mine-keep = Behalten
mine-save-first = Zuerst als Datei speichern
files-making = Die Datei mit { $n ->
    [one] einer Karte
   *[other] { $n } Karten
} wird erstellt; bei vielen Karten kann das eine Minute dauern.
files-fetching = Die Datei wird heruntergeladen{ "\u00A0" }…
play-deck-name = „{ $name }“ spielen
play-few = { $hand ->
    [0] Zu zweit braucht ihr mindestens drei fertige Karten; bis dahin kannst du allein spielen.
    [one] Zu zweit könnt ihr mit je einer Handkarte spielen. Für die üblichen { $usual } braucht ihr { $needed } fertige Karten.
   *[other] Zu zweit könnt ihr mit je { $hand } Handkarten spielen. Für die üblichen { $usual } braucht ihr { $needed } fertige Karten.
}
play-by-oneself = Allein spielen
share-title = Diesen Kartensatz teilen
share-together = Zusammen spielen
share-together-how = Eröffne einen Tisch mit diesem Kartensatz und schick deinen Freunden den Link, den du dort findest.
share-play = Link zum Spielen
share-play-how = Wer ihn hat, kann mit diesem Kartensatz an eigenen Tischen spielen, ihn aber weder ansehen noch ändern.
share-play-make = Link zum Spielen erstellen
share-copy = Link zum Kopieren
share-copy-how = Wer ihn hat, bekommt eine eigene Kopie. Dein Kartensatz bleibt, wie er ist.
share-copy-make = Link zum Kopieren erstellen
share-copy-link = Kopieren
share-withdraw = Zurückziehen
link-gone = Diesen Link gibt es nicht mehr
link-play = Jemand hat diese Karten gemacht und lässt dich an einem eigenen Tisch damit spielen. Willst du an einem Tisch mitspielen, den es schon gibt, lass dir dessen Link schicken.
link-copy = Jemand hat diese Karten gemacht. Hol dir eine eigene Kopie und ändere sie, wie du willst.
link-take = Zu meinen Kartensätzen kopieren

## The editor

edit-gone = Diesen Kartensatz gibt es nicht mehr
edit-name = Name des Kartensatzes
edit-kept = Auf diesem Gerät gespeichert
edit-saving = Wird gespeichert{ "\u00A0" }…
edit-saved = Gespeichert
edit-saved-at = Gespeichert um { $time } Uhr
edit-private = privat
edit-shared = per Link geteilt
edit-undo = Rückgängig
edit-undone = Rückgängig gemacht
edit-files = Drucken und speichern
edit-share = Teilen
edit-play = Kartensatz spielen
edit-cards = Karten
edit-find = Karte suchen
edit-order = Reihenfolge
order-mine = Meine Reihenfolge
order-year = Nach Jahr
order-title = Nach Titel
order-lacking = Unfertige zuerst
edit-new = Neue Karte
edit-left = { $n ->
    [one] Eine Zeile zu ändern
   *[other] { $n } Zeilen zu ändern
}
edit-next = Nächste Karte
edit-back = Vorige Karte
edit-all = Alle Karten
edit-up = Nach oben
edit-down = Nach unten
edit-place = Karte { $n } von { $all }
edit-untitled = Noch ohne Titel
edit-card = Die Karte
edit-delete = Karte löschen
edit-deleted = Karte gelöscht. Mit „Rückgängig“ holst du sie zurück.
edit-title = Titel
edit-in = { $what }, { $spoken }
edit-letters = { $n } von { $most } Zeichen
edit-year = Jahr
edit-era = Vor oder nach Christus
edit-bc = v. Chr.
edit-ad = n. Chr.
edit-circa = ungefähr
read-as = gelesen als: { $year }
edit-theme = Thema
theme-new = Neues Thema
theme-change = „{ $name }“ ändern
theme-name = Name
theme-name-in = Name, { $spoken }
theme-colour = Farbe
theme-delete = Thema löschen
theme-done = Fertig
palette-invention = Orange mit Zahnrädern
palette-discovery = Petrol mit Kompass
palette-event = Rot mit Schriftrolle
palette-monument = Sand mit Tempel
palette-art = Violett mit Farbpalette
palette-music = Blau mit Notenschlüssel
palette-sport = Grün mit Pokal
palette-transport = Grau mit Schienen
palette-economy = Braun mit Münzen
edit-note = Erklärung
edit-note-hint = erscheint nach dem Umdrehen
edit-source = Quelle
edit-address = Webadresse
edit-optional = optional
edit-icon = Symbol für Twist
edit-languages = Sprachen
edit-language = Sprache
edit-add-language = Sprache hinzufügen
edit-hand = Auf der Hand
edit-line = In der Zeitlinie
clash = Das wurde auf zwei Geräten geändert. Was willst du behalten?
clash-here = Auf diesem Gerät
clash-row = Auf zwei Geräten geändert
clash-there = Auf deinem anderen Gerät
clash-keep = Das behalten

## A table

paste-title = Tabelle einfügen
paste-how = Kopiere Zeilen aus einer Tabelle, einem Dokument oder einer Webseite und füg sie hier ein: pro Zeile ein Ereignis mit seinem Jahr.
paste-here = Die Tabelle
paste-example = Die erste Straßenbahn fährt · 1882 · Verkehr
paste-template = Vorlage (XLSX)
paste-read = Tabelle einlesen
paste-sending = Die Datei wird hochgeladen{ "\u00A0" }…
paste-reading = Die Tabelle wird eingelesen{ "\u00A0" }…
paste-drop = Du kannst auch eine Datei auf diese Seite ziehen: XLSX, ODS, CSV oder JSON.
paste-to-deck = Zurück zum Kartensatz
paste-check = Prüf deine Tabelle
paste-rows = { $n ->
    [one] Eine Zeile
   *[other] { $n } Zeilen
} gelesen. Ordne die Spalten anders zu, wenn eine nicht stimmt; tippe auf eine Zelle, um sie zu bearbeiten.
paste-all-good = { $n ->
    [one] Die Zeile ist in Ordnung.
   *[other] Alle { $n } Zeilen sind in Ordnung.
}
paste-again = Neu einfügen
paste-sheet = Blatt
paste-language = Sprache der Karten
paste-language-unsure = Welche Sprache ist das?
paste-has-heading = Die erste Zeile ist eine Überschrift
paste-table = Deine Tabelle
paste-heading = Deine Überschrift: „{ $text }“
paste-column = Was in Spalte { $n } steht
column-none = Weglassen
column-title = Titel
column-year = Jahr
column-theme = Thema
column-note = Erklärung
column-source = Quelle
column-source-url = Webadresse
column-era = v. oder n. Chr.
column-circa = Nur ungefähr
column-picture = Bild
column-fame = Bekanntheit
column-front = Twist: Symbol vorn
column-back = Twist: Symbol hinten
column-alt = Bildbeschreibung
column-id = ID
column-art = Zeichnung
column-subject = Wikidata-ID
column-checked = Geprüft
column-photo = Foto
column-credit = Bildnachweis
column-palette = Farbpalette
column-badge = Abzeichen
column-licence = Lizenz
column-deck = Kartensatz
paste-filter = Nur zeigen
paste-good = gut
paste-wrong = zu ändern
paste-look = zu prüfen
paste-said = { $good } gut, { $wrong } zu ändern
paste-next = Nächstes Problem
paste-problem = Ein Problem
paste-row = Zeile { $row }
paste-change = Ändern
paste-name = Name des Kartensatzes
paste-wait = Zeilen, die noch nicht stimmen, bleiben auf diesem Gerät; du kannst sie später ändern.
paste-most = Ein Kartensatz kann höchstens { $most } Karten haben. Die übrigen Zeilen bleiben auf diesem Gerät.
paste-no-good = Noch ist keine Zeile in Ordnung. Ändere eine oder ordne die Spalten zu.
paste-left-out = { $n ->
    [one] Ein Foto konnte nicht übernommen werden und fehlt auf seiner Karte.
   *[other] { $n } Fotos konnten nicht übernommen werden und fehlen auf ihren Karten.
}
paste-go = Weiter mit { $n ->
    [one] einer Karte
   *[other] { $n } Karten
}
fix-to = „{ $text }“
fix-drop = Zeile { $row } weglassen
fix-keep-both = Beide behalten
fix-keep-row = Nur Zeile { $row } behalten
fix-fine = Passt so

## What is wrong

trouble-year-missing = Noch kein Jahr
trouble-year-unread = Schreib ein Jahr, zum Beispiel 1492, 44 v. Chr. oder ca. 800
trouble-year-zero = Ein Jahr 0 gab es nicht
trouble-year-far = Weiter als 100 Millionen Jahre geht es nicht
trouble-year-short = Schreib das Jahr mit allen Ziffern
trouble-year-span = Bitte nur ein Jahr, nicht { $first } bis { $last }
trouble-title-missing = Noch kein Titel
trouble-long = Zu lang: { $got } Zeichen, höchstens { $most }
trouble-spaces = Leerzeichen am Anfang oder Ende
trouble-names-year = Der Titel verrät das Jahr
trouble-names-century = Der Titel verrät das Jahrhundert
trouble-twice = Dieselbe Karte wie in Zeile { $row }
trouble-alike = Sehr ähnlich wie Zeile { $row }
trouble-alike-title = Sehr ähnlich wie „{ $title }“
trouble-again = Diese Karte gibt es im Kartensatz schon
trouble-there = Diese Karte gibt es in deinem Kartensatz schon
trouble-same-year = { $count } Karten sind aus dem Jahr { $year }; nebeneinander sind sie leicht zu legen
trouble-few = { $players ->
    [0] Für zwei mit voller Hand reichen die Karten noch nicht
   *[other] { $cards } Karten reichen für { $players } Personen; mit mehr Karten können mehr mitspielen
}
trouble-picture = Dieses Bild lässt sich nicht zeichnen und wird weggelassen
trouble-photo = Dieses Foto gibt es weder in der Datei noch unter deinen Fotos; es wird weggelassen
trouble-photo-alt = Noch keine Bildbeschreibung
trouble-alt-names-year = Die Beschreibung verrät das Jahr
trouble-columns = Sag, was in welcher Spalte steht. Es fehlt noch: { $missing }
trouble-no-rows = Unter der Überschrift stehen keine Zeilen
trouble-cell = Das lässt sich nicht lesen
trouble-fame = Eine Zahl von 0 bis 1
trouble-icons = Zwei verschiedene Symbole aus: { $icons }
trouble-id-twice = Diese Kennung kommt zweimal vor

## Pictures

edit-picture = Bild
picture-suggested = Vorschläge
picture-compose = Gestalten
picture-own = Eigenes
picture-suggestion = Bild { $n }
picture-type-first = Schreib einen Titel, dann erscheinen hier passende Bilder.
picture-drop = Zieh ein eigenes Foto auf diese Seite oder füg es hier ein.
picture-photo-where = Ein eigenes Foto kannst du unter „Eigenes“ aufnehmen oder auswählen.
picture-alt = Bildbeschreibung
picture-credit = Bildnachweis
picture-scene = Szene
picture-find = Motiv suchen
picture-glyphs = Motive
picture-keys = Zieh ein Motiv oder nutze die Tasten: Pfeile verschieben es, + und − ändern die Größe, R dreht, F spiegelt, Entf entfernt es.
picture-none = Wähle bis zu drei Motive für „{ $title }“.
picture-figure = Motiv { $n }: { $name }
picture-remove = Motiv { $n } entfernen
picture-smaller = Kleiner
picture-larger = Größer
picture-turn = Drehen
picture-flip = Spiegeln
picture-choose = Foto wählen
picture-take = Foto aufnehmen
picture-take-off = Von der Karte nehmen
picture-photo-how = Nimm eigene oder frei nutzbare Fotos, und Fotos von Personen nur mit deren Einverständnis.
picture-unread = Dieses Bild lässt sich nicht lesen. Wähle ein Bild als JPEG, PNG oder WebP.
picture-cut = Der Ausschnitt, den die Karte zeigt
picture-cut-how = Zieh das Bild oder verschieb es mit den Pfeiltasten; mit + und − zoomst du.
picture-zoom = Zoom
picture-sending = Das Bild wird hochgeladen{ "\u00A0" }…
picture-reading = Das Bild wird eingelesen{ "\u00A0" }…
picture-cancel = Abbrechen
picture-use = Dieses Bild nehmen
edit-deal = Jeder Karte zwei Symbole geben
