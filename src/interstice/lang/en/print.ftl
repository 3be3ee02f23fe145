## Sheets of cards

print-side-front = front
print-side-date = date side
print-page = page { $page } of { $pages }
print-how = Print at actual size (100%), double-sided, flipped on the long edge

## Whose work it is

print-cards = { $cards } cards. Titles and years: { $licence }.
print-cards-plain = { $cards ->
    [one] One card.
   *[other] { $cards } cards.
}
print-photos = The photographs are by:
print-pictures = The pictures are redrawn from icons in these sets:
print-letters = The typefaces are Alegreya and Cinzel, under the SIL Open Font License 1.1:
print-others = and others
print-made = Made with Interstice, an open card game.

## Racks, wheel, board and markers of the Swiss game

print-rack-how = Cut out both strips and glue them together. The cards lie along the top edge, with the marker on a gap.
print-glue = glue
print-wheel-how = Glue the disc, arrow and markers to cardboard and cut them out. Fix the arrow with a split pin, or leave it out and spin a paper clip around the tip of a pencil.
print-piece-earlier = earlier
print-piece-right = right
print-piece-later = later
print-piece-question = question
print-piece-two = two tries
print-piece-star = star
print-piece-grump = grump

## Icon cards and score sheet of Twist

print-highest = 61 or more
print-row-game = Date
print-row-bottom = Bottom row
print-row-upper = Slots
print-row-discards = Discards
print-row-pile = Pile
print-row-before = In front of players
print-row-total = Total
