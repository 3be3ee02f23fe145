rules-intro = Eight ways to ask the same question: what came first?
rules-need = What you need
rules-turn = How a turn goes
rules-end = How it ends
rules-cases = Special cases
rules-who = Who it is for
rules-play = Play this now
rules-all = All the games

## What each game is, in a sentence, and whom it suits

rules-inventions-what = Everyone has a hand of inventions and lays them, one by one, into a single line of time that grows card by card.
rules-inventions-who = For two to eight people who have never played before, and for everyone who wonders which came first, the fork or the wheel. The rules are told in a minute, a game takes a quarter of an hour, and children keep up from about eight.
rules-events-what = Four events in your hand, one line of time on the table: lay all four in their right places, and be the only one who has at the end of a round.
rules-events-who = The quickest game, and the best first one. It suits two to eight people, a coffee break, a classroom, and mixed ages from about eight.
rules-themes-what = Inventions, discoveries, events, monuments, books and music meet in one line of time.
rules-themes-who = For two to eight people who know a little about many things. The themes help one another: somebody who cannot tell kings apart may still know the songs of their time.
rules-twist-competitive-what = The cards of Twist, but each for themselves: four in the hand, one line of time; be the only one without cards at the end of a round.
rules-twist-competitive-who = For two to eight people who know the cooperative game and would rather win alone for once.
rules-swiss-what = A wheel, a question, and a rack of your own for eight cards: Swiss history as an evening of play.
rules-swiss-who = For two to six people with some forty minutes to spend, from about ten years. You need not be Swiss, but you will know more about Switzerland afterwards.
rules-swiss-no-spinner-what = The Swiss game without the wheel: every turn is a question, and knowledge counts for more than luck.
rules-swiss-no-spinner-who = For two to six people who would rather think than spin. It is the calmest of the Swiss games, and the fairest.
rules-superversion-what = The Swiss game with stakes: bet on your own answer, and pass judgement on everybody else’s.
rules-superversion-who = For three to six people who know the Swiss game and like to look their friends in the eye. Nobody is ever only watching.
rules-twist-what = You all play together against time: two rows, thirty-six cards, and one score for the whole team.
rules-twist-who = For one to six people who like to think aloud. Who knows much helps those who know less, and alone it is a fine patience of twenty minutes.

## Classic

rules-classic-cards = A deck of cards. The front shows a title and a picture; the year is on the other side, and nobody may look at it.
rules-classic-hand-by-players = With two or three players everyone gets six cards, with four or five players five, and with six or more four.
rules-classic-hand-four = Everyone gets four cards, however many play.
rules-classic-set-up = Your cards lie in front of you, year down, for all to see. One more card is turned over and begins the line of time; the rest is the pile. The youngest starts, and it goes round clockwise.
rules-classic-place = Choose one of your cards and lay it into the line: before the first card, after the last, or into any gap in between. You have to say where; you cannot pass.
rules-classic-right = Now it is turned over. If it fits, it stays where it is, year up, and you have one card fewer.
rules-classic-wrong = If it does not fit, it goes into the box, and you draw a new card from the pile. Either way, your turn is over.
rules-classic-tighter = Each right card splits a gap in two, so the line gets tighter all the time. Lay your hard cards early, while the gaps are wide.
rules-classic-end = A round is over when everyone still in the game has had one turn; only then do you look at the hands. If exactly one of them is empty, that player has won. If none is, you play another round.
rules-classic-tie = If several are empty at once, the others drop out. Each of those who are left draws one card, and you play on by the same rules, round after round, until exactly one hand is empty at a round’s end.
rules-classic-pile = When the pile is empty, the cards in the box are shuffled and become the new pile.
rules-classic-share = If there is no card left to break a tie with, those who are tied share the win.
rules-classic-leave = Somebody leaves? A bot, or somebody else, can take the seat. If nobody does, their cards go into the box, and whoever is left over in the end wins.
rules-classic-icons = The icons on the cards mean nothing in this game.
rules-equal = Two cards of the same year may lie side by side in either order.

## Swiss

rules-swiss-cards = Three hundred and twenty cards about Switzerland, from history and politics to sport and entertainment; a rack with eight places for everyone, eighty chips in the bank, and a die.
rules-swiss-wheel = And a wheel of eight sectors: four questions, two with two tries, one star, one grump.
rules-swiss-set-up = Everyone begins with a single card on the rack, year up. Each rack is a line of time of its own, and whoever has eight cards on it first wins the round. The youngest starts, and it goes round clockwise.
rules-swiss-spin = Spin the wheel. It decides what your turn will be.
rules-swiss-no-wheel = There is no wheel: every turn is a question.
rules-swiss-question = Question: the neighbour on your right reads out the next card, without its year. Mark the gap on your rack where it belongs. If you are right, the card and two chips are yours. If you are wrong, the next player tries it on their own rack, for the card and one chip, and so on round the table. If nobody finds the place, the reader keeps the card, without a chip.
rules-swiss-two-tries = Two tries: a question at which you may be wrong once. You get two chips even if the second try is the right one.
rules-swiss-star = Star: the next card is yours at once, without a question and without a chip.
rules-swiss-grump = Grump: you miss this turn, and if you have more than three cards, you must give one of them up for this round.
rules-swiss-duel = Duel: at the start of your turn you may once challenge somebody who has more than three cards. It costs two chips. Both of you roll the die; if yours is higher, they give you a card of their choosing, and it goes into its place on your rack. With seven cards you may not challenge anyone: the eighth has to be earned.
rules-swiss-next = Whoever got the card, the neighbour on your left goes next.
rules-swiss-end = The round ends at once when somebody has eight cards. All count their chips, and the winner’s count double.
rules-swiss-total = Then everything is dealt afresh. After four rounds the highest total wins; if totals are equal, they share the win.
rules-swiss-kids = Children under twelve always have two tries, on the others’ cards too.
rules-swiss-bank = The bank has no more than eighty chips, and pays out only what it has.
rules-swiss-empty = If the pile runs out, the longest rack wins the round; if several are equally long, the one with more chips; if these are equal too, all of them have won it.
rules-swiss-leave = Somebody leaves? A bot, or somebody else, can take the seat. If nobody does, their cards leave the game, their chips go to the bank, and whoever is left over in the end wins.

## Superversion

rules-superversion-chips = In every round each of you starts with five chips.
rules-superversion-stake = Stake: when it is your turn, you have three cards and first mark a place for the fourth, you may bet one to three chips on yourself. If you are right, the stake comes back doubled, on top of card and chips. If you are wrong, it is lost, the card goes under the pile, and nobody gets another try, not even you.
rules-superversion-rate = Rating: before a first mark is checked, the others, all but the reader, may secretly say what they think of it: right, or does the card belong earlier, or later? They need a chip to join in.
rules-superversion-right = Whoever said “right” wins a chip if it was, and loses one if not.
rules-superversion-doubt = Whoever said “earlier” or “later” wins two chips if the card does belong there, loses one if the mark was right after all, and otherwise keeps what they have.
rules-superversion-order = Ratings are settled when it is known where the card goes, so that nobody who still has a try learns anything from them. Ratings are paid first, then the stake, then the chips for the card.

## Twist

rules-twist-cards = Thirty-six cards, drawn from the deck. Each has an icon on its front and another on its date side.
rules-twist-set-up = Everyone takes four cards and lays them down front up. One more card is turned over and begins the bottom row; another is turned over and begins the discards. The rest is the pile, front up. The oldest starts, and it goes round clockwise.
rules-twist-choice = Either you play one or two cards, or you discard one. Never both.
rules-twist-play = Play: turn a card over. Its year alone decides where it goes. If it is the earliest of all, it goes to the left end of the bottom row, if it is the latest, to the right end. If it lies between two neighbours of the bottom row, it goes into the slot above them. If its year is there already, it goes on top of that card.
rules-twist-misfit = There is room for only one card in a slot. If it is taken, your card fits nowhere any more: turn it back and lay it sideways in front of you. As long as you have not placed a card in this turn, you must then try another.
rules-twist-second = Once you have placed one, you may stop, or try a second. If that one fits too, your turn is over; if it does not, you may stop or try on.
rules-twist-discard = Discard: lay down a card whose front shows the same icon as the top of the discards, and turn it over. The icon on its date side is the one that counts from now on. This is also the way to get rid of sideways cards.
rules-twist-draw = At the end of your turn draw until you have four cards again; sideways ones count.
rules-twist-talk = Talk as much as you like. Everyone may advise and point; whoever’s turn it is decides.
rules-twist-end = The game ends when every card has been placed or discarded, when somebody can neither play nor discard, or when somebody chose to play and could not place a single card.
rules-twist-score = Each card in the bottom row is worth two points, each in a slot one. Every card among the discards, in the pile or still in front of a player costs one.
rules-twist-ranks = The sum gives you one of eight ranks. More than sixty points make you time travellers.
rules-twist-empty = When the pile is empty, you play on with what you have; whoever has no cards is skipped.
rules-twist-leave = Somebody leaves? A bot, or somebody else, can take the seat. If nobody does, their cards stay where they are, and each of them costs a point.
