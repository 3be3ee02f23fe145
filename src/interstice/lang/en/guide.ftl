guide = Guide
guide-skip = Skip the guide
guide-play = Play a real game

guide-intro = A guided first game: the cards, the luck and the bots are all set up in advance, and it won’t count towards your statistics.
guide-end = That was your guided game. You now know enough for a real one, with real luck.

guide-classic-card = These are your cards. Their dates are on the back. Choose one you think you can date.
guide-classic-gap = Now choose its place in the timeline: earlier to the left, later to the right.
guide-classic-place = That’s where it goes if you press here. Then the card turns over.
guide-classic-right = Right! The card stays in the timeline, and you have one fewer.
guide-classic-wrong = Not there. The card goes in the box and you draw another. That happens to everyone.
guide-classic-bot-wrong = { $name } was wrong: the card goes in the box, and { $name } draws another.
guide-classic-bot-right = { $name } was right, and has one card fewer.
guide-classic-round = Everyone has had a turn, so the first round is over. If just one player has no cards at the end of a round, that player wins.
guide-classic-more = Your turn again. With every card the gaps get narrower. Which of yours is still easy?
guide-classic-last = Your last card! If it’s right, you have none left, but the others still finish the round.
guide-classic-empty = You have no cards left. The others still get their turns in this round; if neither of them runs out, you win.

guide-swiss-spin = A turn begins with the wheel. Spin it!
guide-swiss-mark = { $name } reads out a card. Choose the right gap for it on your rack, then confirm.
guide-swiss-right = Right! The card is yours, and you get two chips. Chips are points.
guide-swiss-wrong = Wrong, so the next player may try the card.
guide-swiss-bot-steal = A steal: someone else got it wrong, but { $name } got it right and so gets the card, plus one chip.
guide-swiss-star = A star: { $name } gets the card straight away, but no chips.
guide-swiss-grump = The grump: your turn is over. If you have more than three cards, you lose one.
guide-swiss-steal = { $name } was wrong: your chance to steal the card! You have nothing to lose.
guide-swiss-stolen = Stolen! The card is yours, and so is one chip.
guide-swiss-missed = Nobody was right, so the card goes to { $name }, who read it out. It cost you nothing.
guide-swiss-duel = { $name } has four cards, so you may duel for one: pay two chips and roll higher. Or just spin.
guide-swiss-won = You rolled higher: { $name } must give you a card. Then you spin.
guide-swiss-lost = You didn’t roll higher: the two chips are gone. Now spin.
guide-swiss-tries = Two tries: if the first gap is wrong, you may choose another.
guide-swiss-remove = You have more than three cards, so the grump takes one. Choose which.
guide-swiss-give = You lost the duel. Choose a card to give away.
guide-swiss-last = The pile is empty, so your spin ends this short round.
guide-swiss-scored = The pile was empty, so the longest rack wins; in a real game, it’s the first with eight cards. The winner’s chips count double.

guide-super-chips = In Superversion, everyone starts with five chips to bet with.
guide-super-rated = { $name } rated your choice before the card was turned over. A correct rating wins chips; a wrong one may cost a chip.
guide-super-rate = Is { $name }’s gap right, or does the card belong earlier or later? “Right” can win one chip, “earlier” or “later” two.
guide-super-rating-won = { $n ->
    [one] Your rating was right: one chip for you.
   *[other] Your rating was right: { $n } chips for you.
}
guide-super-rating-lost = Your rating was wrong. That cost you a chip.
guide-super-stake = You may stake up to three chips on your fourth card. If you’re right, you win as many again; if not, you lose them, and the card.
guide-super-stake-won = You get your stake back, as many chips again, and two for the card.
guide-super-stake-lost = Your stake is lost, and the card goes under the pile.

guide-twist-card = In Twist you all play as one team. These are your cards: choose one.
guide-twist-turn = Turn it over: its date alone decides where it goes.
guide-twist-row = Earlier or later than the whole row: the row grows, and that’s two points.
guide-twist-slot = Between two years: the card goes in the slot above them. That’s one point, and the slot is taken.
guide-twist-sideways = Its slot is taken, so the card lies sideways. It can only be discarded now.
guide-twist-danger = If you can’t place any card this turn, the game ends. Choose well.
guide-twist-stop = One card is placed. Stop here, or risk a second: more points, or a card that lies sideways.
guide-twist-closed = { $name }’s card went in the slot between two years, which is closed now.
guide-twist-bot-sideways = { $name }’s next card belonged there too, so it lies sideways: it can only be discarded.
guide-twist-discard = Instead of playing, you may discard a card with the lit icon: it costs a point, but perhaps that card wouldn’t have fitted anyway. Choose one.
guide-twist-discard-now = Discard it here if you don’t trust it. Or play it.
guide-twist-icon = On its date side the card has another icon. That icon counts from now on.
guide-twist-chain = { $name } had a card with that icon, and its back shows the next one: that’s how discards form a chain.
guide-twist-free = Your turn. Play one or two cards, or discard one. The longer the row, the better.
guide-twist-scored = The game is over. Each card in the row is worth two points, and each in a slot one; every other card costs one.
