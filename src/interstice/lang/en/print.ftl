## Sheets of cards

print-side-front = front
print-side-date = date side
print-page = page { $page } of { $pages }
print-how = Print at actual size (100 %), on both sides, flipped on the long edge

## Whose work it is

print-cards = { $cards } cards. Titles and years: { $licence }.
print-pictures = The pictures are cut anew from glyphs of these sets:
print-letters = The letters are Alegreya and Cinzel, under the SIL Open Font License 1.1:
print-others = and others
print-made = Made with Interstice, an open card game.

## Racks, wheel, board and markers of the Swiss game

print-rack-how = Cut out both strips and glue them together. The cards lie along the upper edge, the marker on a gap.
print-glue = glue
print-wheel-how = Glue disc, arrow and markers on cardboard and cut them out. Fix the arrow with a split pin, or do without it and spin a paper clip around the tip of a pencil.
print-piece-earlier = earlier
print-piece-right = right
print-piece-later = later
print-piece-question = question
print-piece-two = two tries
print-piece-star = star
print-piece-grump = grump

## Icon cards and score sheet of Twist

print-highest = 61 and more
print-row-game = Date
print-row-bottom = Bottom row
print-row-upper = Upper row
print-row-discards = Discards
print-row-pile = Draw pile
print-row-before = Before players
print-row-total = Total
