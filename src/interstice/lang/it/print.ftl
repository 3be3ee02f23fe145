## Sheets of cards

print-side-front = fronte
print-side-date = lato data
print-page = pagina { $page } di { $pages }
print-how = Stampa a dimensioni reali (100%), fronte-retro, capovolgendo sul lato lungo

## Whose work it is

print-cards = { $cards } carte. Titoli e anni: { $licence }.
print-cards-plain = { $cards ->
    [one] Una carta.
   *[other] { $cards } carte.
}
print-photos = Le foto sono di:
print-pictures = Le immagini sono ridisegnate a partire da icone di queste raccolte:
print-letters = I caratteri sono Alegreya e Cinzel, con licenza SIL Open Font License 1.1:
print-others = e altri
print-made = Fatto con Interstice, un gioco di carte aperto.

## Racks, wheel, board and markers of the Swiss game

print-rack-how = Ritaglia le due strisce e incollale insieme. Le carte stanno lungo il bordo superiore, il segnalino su uno spazio.
print-glue = colla
print-wheel-how = Incolla disco, freccia e segnalini su cartone e ritagliali. Fissa la freccia con un fermacampione, oppure fanne a meno e fai girare una graffetta attorno alla punta di una matita.
print-piece-earlier = prima
print-piece-right = giusto
print-piece-later = dopo
print-piece-question = domanda
print-piece-two = due tentativi
print-piece-star = stella
print-piece-grump = brontolone

## Icon cards and score sheet of Twist

print-highest = 61 o più
print-row-game = Data
print-row-bottom = Fila in basso
print-row-upper = Posti
print-row-discards = Scarti
print-row-pile = Mazzo
print-row-before = Davanti ai giocatori
print-row-total = Totale
