hint-classic-card = These cards are your hand. Choose the one whose time you can guess best.
hint-classic-gap = Then choose a gap in the line: left is earlier, right is later. Nobody sees the date before the card lies there.
hint-classic-miss = A card in the wrong place goes into the box, and whoever laid it draws a new one. A right one stays: one card fewer in hand.
hint-classic-round = A round is over when everyone has had a turn. Whoever is then alone without cards wins.
hint-classic-last = Somebody has only one card left. If it lies right, the game may end with this round.
hint-classic-playoff = Several had no cards left, so they play it off: one new card each, and the others are out.
hint-classic-icons = These are the cards of Twist, but each plays alone here: the icons mean nothing in this game.

hint-swiss-spin = Spin the wheel. Question: one try. Two tries: as it says. Star: a card as a present. Grump: you sit out, and with more than three cards you lose one.
hint-swiss-read = Have a card read out, and say where it belongs among yours.
hint-swiss-rack = Your rack is a line of time of your own. Choose the place where the card belongs. Right: it is yours, with two chips. Whoever has eight cards first wins the round.
hint-swiss-tries = Two tries: if the first place is wrong, you may choose another one.
hint-swiss-steal = The others were wrong, so you may try: if you are right, the card comes onto your rack, with one chip. There is nothing to lose.
hint-swiss-duel = You have two chips: at the start of your turn you may pay them for a duel. If your die is higher, the other gives you a card.
hint-swiss-give = You have lost the duel. Which card you give is your choice; the gap it leaves may even help you.
hint-swiss-grump = The grump takes one of your cards. Give up one that makes your rack harder, such as two years close together.
hint-swiss-chips = Chips are points: they are counted when the round is over, and the winner’s count double.
hint-swiss-super = In the superversion everyone begins with five chips, to bet with. What is left in the end counts.
hint-swiss-stake = For your fourth card you may stake up to three chips. Right: you get them back twice over. Wrong: they and the card are gone.
hint-swiss-rate = Somebody has chosen a place. Is it right, or does the card belong earlier or later? Saying “right” wins or costs one chip; a doubt wins two or costs one.

hint-twist-play = Choose a card and turn it over: its date alone decides where it goes. The question is only whether there is still room for it.
hint-twist-slots = Earlier or later than the whole row, a card makes it longer: two points. Between two years there is one slot: one point. Whatever else falls between the same two years fits nowhere.
hint-twist-wide = Beware of wide gaps: one card in between closes all the years there. Where two years lie far apart, think twice.
hint-twist-icons = Instead of playing you may discard: a card whose icon is the one on top of the discards. It costs a point and shows a new icon.
hint-twist-sideways = A sideways card fits nowhere any more. It can only be discarded, when its icon comes up.
hint-twist-stop = One card lies. You may stop, or turn over a second one: more points, but what does not fit lies sideways.
hint-twist-advice = You play together: talk in the chat, and press a card of somebody else to point at it. The player on turn decides.
