## Sheets of cards

print-side-front = voorkant
print-side-date = achterkant
print-page = pagina { $page } van { $pages }
print-how = Op ware grootte (100%) afdrukken, dubbelzijdig, omslaan langs de lange zijde

## Whose work it is

print-cards = { $cards } kaarten. Titels en jaartallen: { $licence }.
print-cards-plain = { $cards ->
    [one] Eén kaart.
   *[other] { $cards } kaarten.
}
print-photos = De foto’s zijn van:
print-pictures = De plaatjes zijn opnieuw getekend naar pictogrammen uit deze verzamelingen:
print-letters = De lettertypen zijn Alegreya en Cinzel, onder de SIL Open Font License 1.1:
print-others = en anderen
print-made = Gemaakt met Interstice, een open kaartspel.

## Racks, wheel, board and markers of the Swiss game

print-rack-how = Knip beide stroken uit en plak ze aan elkaar. De kaarten liggen langs de bovenrand, de pion op een opening.
print-glue = lijm
print-wheel-how = Plak rad, pijl en pionnen op karton en knip ze uit. Bevestig de pijl met een splitpen, of draai in plaats daarvan een paperclip rond de punt van een potlood.
print-piece-earlier = eerder
print-piece-right = goed
print-piece-later = later
print-piece-question = vraag
print-piece-two = twee pogingen
print-piece-star = ster
print-piece-grump = brompot

## Icon cards and score sheet of Twist

print-highest = 61 of meer
print-row-game = Datum
print-row-bottom = Onderste rij
print-row-upper = Vakken
print-row-discards = Aflegstapel
print-row-pile = Stapel
print-row-before = Bij de spelers
print-row-total = Totaal
