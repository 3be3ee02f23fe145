## Sheets of cards

print-side-front = Vorderseite
print-side-date = Datumsseite
print-page = Seite { $page } von { $pages }
print-how = In Originalgröße (100 %) drucken, beidseitig, über die lange Kante gewendet

## Whose work it is

print-cards = { $cards } Karten. Titel und Jahre: { $licence }.
print-cards-plain = { $cards ->
    [one] Eine Karte.
   *[other] { $cards } Karten.
}
print-photos = Die Fotos sind von:
print-pictures = Die Bilder sind nach Symbolen aus diesen Sammlungen neu gezeichnet:
print-letters = Die Schriften sind Alegreya und Cinzel, unter der SIL Open Font License 1.1:
print-others = und andere
print-made = Gemacht mit Interstice, einem offenen Kartenspiel.

## Racks, wheel, board and markers of the Swiss game

print-rack-how = Beide Streifen ausschneiden und zusammenkleben. Die Karten liegen an der oberen Kante, der Marker auf einer Lücke.
print-glue = kleben
print-wheel-how = Scheibe, Pfeil und Marker auf Karton kleben und ausschneiden. Den Pfeil mit einer Musterklammer befestigen oder stattdessen eine Büroklammer um eine Bleistiftspitze drehen.
print-piece-earlier = früher
print-piece-right = richtig
print-piece-later = später
print-piece-question = Frage
print-piece-two = zwei Versuche
print-piece-star = Stern
print-piece-grump = Muffelchen

## Icon cards and score sheet of Twist

print-highest = 61 oder mehr
print-row-game = Datum
print-row-bottom = Untere Reihe
print-row-upper = Lücken
print-row-discards = Ablage
print-row-pile = Stapel
print-row-before = Noch vor euch
print-row-total = Summe
