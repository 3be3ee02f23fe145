## Sheets of cards

print-side-front = recto
print-side-date = côté date
print-page = page { $page } sur { $pages }
print-how = Imprimer en taille réelle (100 %), recto verso, retournement sur le bord long

## Whose work it is

print-cards = { $cards } cartes. Titres et années : { $licence }.
print-cards-plain = { $cards ->
    [one] Une carte.
   *[other] { $cards } cartes.
}
print-photos = Les photos sont de :
print-pictures = Les images sont redessinées à partir d’icônes de ces collections :
print-letters = Les polices sont Alegreya et Cinzel, sous licence SIL Open Font License 1.1 :
print-others = et d’autres
print-made = Fait avec Interstice, un jeu de cartes libre.

## Racks, wheel, board and markers of the Swiss game

print-rack-how = Découper les deux bandes et les coller ensemble. Les cartes se posent le long du bord supérieur, le pion sur un intervalle.
print-glue = coller
print-wheel-how = Coller le disque, la flèche et les pions sur du carton et les découper. Fixer la flèche avec une attache parisienne, ou s’en passer et faire tourner un trombone autour d’une pointe de crayon.
print-piece-earlier = avant
print-piece-right = juste
print-piece-later = après
print-piece-question = question
print-piece-two = deux essais
print-piece-star = étoile
print-piece-grump = grincheux

## Icon cards and score sheet of Twist

print-highest = 61 ou plus
print-row-game = Date
print-row-bottom = Rangée du bas
print-row-upper = Cases
print-row-discards = Défausse
print-row-pile = Pioche
print-row-before = Devant les joueurs
print-row-total = Total
