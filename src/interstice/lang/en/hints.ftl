hint-classic-card = These cards are your hand. Choose one that you think you can place.
hint-classic-gap = Then choose a gap in the timeline: left is earlier, right is later. Nobody sees the date until the card is placed.
hint-classic-miss = A card in the wrong place goes in the box, and whoever placed it draws a new one. A card in the right place stays: one fewer in hand.
hint-classic-round = A round is over when everyone has had a turn. If exactly one player then has no cards, they win.
hint-classic-last = Someone has only one card left. If they place it correctly, the game may end with this round.
hint-classic-playoff = Several players have no cards left, so there is a play-off: they draw one new card each, and everyone else is out.
hint-classic-icons = These cards have icons for Twist. Here it’s everyone for themselves, and the icons mean nothing.

hint-solo-gap = Choose a gap in the timeline for this card: left is earlier, right is later. You’ll see the date once it’s placed.
hint-solo-miss = A wrong card costs a life and goes where it belongs. When your last life is gone, the game ends.

hint-swiss-spin = Spin the wheel. Question: you get one try. Two tries: you may be wrong once. Star: a free card. Grump: you miss your turn, and if you have more than three cards, you lose one.
hint-swiss-read = Have a card read out, then say where it belongs on your rack.
hint-swiss-rack = Your rack is your own timeline. Choose the place where the card belongs. If you’re right, it’s yours, with two chips. The first to eight cards wins the round.
hint-swiss-tries = Two tries: if your first answer is wrong, you may choose another place.
hint-swiss-steal = Nobody has got it right yet, so now you may try: if you’re right, the card goes on your rack and you get a chip. You have nothing to lose.
hint-swiss-duel = You have two chips: at the start of your turn you can spend them on a duel with another player. If you roll higher, they give you a card.
hint-swiss-give = You’ve lost the duel. You choose which card to give; the gap it leaves may even help you.
hint-swiss-grump = The grump takes one of your cards. Give up one that makes your rack harder to fill, such as one of two cards only a few years apart.
hint-swiss-chips = Chips are points: they’re counted when the round is over, and the winner’s are worth double.
hint-swiss-super = In Superversion, everyone starts each round with five chips to bet with. Whatever is left when the round ends counts.
hint-swiss-stake = You may stake up to three chips on your fourth card. If you’re right, you get double back. If you’re wrong, you lose them and the card.
hint-swiss-rate = Someone has chosen a place. Is it right, or does the card belong earlier or later? “Right” wins or costs one chip. A correct “earlier” or “later” wins two, the wrong direction wins nothing, and doubting a right answer costs one.

hint-twist-play = Choose a card and turn it over: its date alone decides where it goes. The only question is whether there is still room for it.
hint-twist-slots = A card earlier or later than the whole row makes it longer: two points. Between two neighbours there is one slot: one point. Once it’s filled, any other card that falls between them fits nowhere.
hint-twist-wide = Beware of wide gaps: a single card blocks every year in between. Where two years are far apart, think twice.
hint-twist-icons = Instead of playing, you may discard a card whose icon matches the one on top of the discards. It costs a point and brings up a new icon.
hint-twist-sideways = A sideways card no longer fits anywhere. It can only be discarded, when its icon comes up.
hint-twist-stop = You’ve placed a card. You may stop, or turn over a second: it can bring more points, but if it doesn’t fit, it ends up sideways.
hint-twist-advice = You’re playing together: talk in the chat, and press someone else’s card to point at it. Whoever’s turn it is decides.
