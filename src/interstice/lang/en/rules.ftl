rules-intro = Nine ways to ask the same question: what came first?
rules-need = What you need
rules-turn = How a turn works
rules-end = How the game ends
rules-cases = Special cases
rules-who = Who it’s for
rules-play = Play this now
rules-all = All games

## What each game is, in a sentence, and whom it suits

rules-solo-what = On your own against time: one timeline, three lives, and a new card every turn.
rules-solo-who = For one person with ten minutes to spare, and for anyone who wants to beat their own best. In endless practice you can learn a whole deck.
rules-inventions-what = Everyone has a hand of inventions and places them, one at a time, in a single timeline that grows card by card.
rules-inventions-who = For two to eight people who have never played before, and for anyone who wonders which came first, the fork or the wheel. The rules take a minute to explain, a game takes a quarter of an hour, and children can join in from about age eight.
rules-events-what = Four events in your hand, one timeline on the table: be the only player to have placed all four when a round ends, and you win.
rules-events-who = The quickest game, and the best one to start with. It suits two to eight people, a coffee break, a classroom, and mixed ages from about eight.
rules-themes-what = Inventions, discoveries, events, monuments, books and music meet in one timeline.
rules-themes-who = For two to eight people who know a little about many things. The themes help one another: if you can’t tell the kings apart, you may still know the songs of their day.
rules-twist-competitive-what = The Twist cards, but everyone for themselves: four in your hand, one timeline; be the only player without cards when a round ends, and you win.
rules-twist-competitive-who = For two to eight people who know the cooperative game and would like to win on their own for once.
rules-swiss-what = A wheel, a question, and a rack of your own for eight cards: Swiss history for a games night.
rules-swiss-who = For two to six people from about age ten, with forty minutes or so to spare. You don’t have to be Swiss, but you’ll know more about Switzerland afterwards.
rules-swiss-no-spinner-what = The Swiss game without the wheel: every turn is a question, and knowledge counts for more than luck.
rules-swiss-no-spinner-who = For two to six people who would rather think than spin. It’s the calmest of the Swiss games, and the fairest.
rules-superversion-what = The Swiss game with stakes: bet on your own answers, and pass judgement on everyone else’s.
rules-superversion-who = For three to six people who know the Swiss game and like to call a friend’s bluff. Nobody ever just watches.
rules-twist-what = Everyone plays together against time: two rows, thirty-six cards, and one score for the whole team.
rules-twist-who = For one to six people who like to think aloud. Those who know more help those who know less; on your own it makes a fine twenty-minute game of patience.

## Classic

rules-classic-cards = A deck of cards. The front shows a title and a picture; the year is on the other side, where nobody may look.
rules-classic-hand-by-players = With two or three players, everyone gets six cards; with four or five players, five cards; with six or more, four.
rules-classic-hand-four = Everyone gets four cards, however many are playing.
rules-classic-set-up = Your cards lie in front of you, year side down, for all to see. One more card is turned over to start the timeline; the rest form the pile. The youngest starts, and play goes clockwise.
rules-classic-place = Choose one of your cards and place it in the timeline: before the first card, after the last, or in any gap in between. You have to commit yourself; you can’t pass.
rules-classic-right = Now it’s turned over. If it fits, it stays where it is, year side up, and you have one card fewer.
rules-classic-wrong = If it doesn’t fit, it goes in the box, and you draw a new card from the pile. Either way, your turn is over.
rules-classic-tighter = Every card in the right place splits a gap in two, so the timeline keeps getting tighter. Play your hard cards early, while the gaps are wide.
rules-classic-end = A round is over when everyone still in the game has had one turn; only then do you check the hands. If exactly one is empty, that player wins. If none is, you play another round.
rules-classic-tie = If several are empty at once, everyone else drops out. The players who are left draw one card each, and you play on by the same rules, round after round, until exactly one hand is empty at the end of a round.
rules-classic-pile = When the pile is empty, the cards in the box are shuffled and become the new pile.
rules-classic-share = If there are no cards left to break a tie, the tied players share the win.
rules-classic-leave = If someone leaves, a bot or another person can take the seat. If nobody does, their cards go in the box; if only one player is left, that player wins.
rules-classic-icons = The icons on the cards mean nothing in this game.
rules-equal = Two cards from the same year may lie side by side in either order.

## Solo

rules-solo-cards = A deck of cards, or several decks mixed, and three lives.
rules-solo-set-up = One card is turned over to start the timeline. The rest form the pile, and you see the front of its top card.
rules-solo-place = Place the top card of the pile in the timeline: before the first card, after the last, or in any gap in between. Then it’s turned over.
rules-solo-right = If it fits, it stays and scores a point.
rules-solo-wrong = If it doesn’t fit, it goes where it belongs, and you lose a life. Either way the timeline grows, and the gaps get narrower.
rules-solo-fold = When the timeline grows long, its cards overlap and fan out wherever you point, so that every gap stays within reach.
rules-solo-end = The game ends when your last life is gone, or when the pile is empty.
rules-solo-score = Your score is the number of cards you placed correctly. Time doesn’t count: equal scores are equal.
rules-solo-clock = If you play with a clock, a card you don’t place in time counts as wrong.
rules-solo-options = You can play with one to five lives or endless lives, with twenty cards, fifty or all of them, and with well-known or hard cards only.
rules-solo-leave = You can take a break and carry on later; nobody plays in your place.

## Swiss

rules-swiss-cards = Three hundred and twenty cards about Switzerland, from history and politics to sport and entertainment; a rack with eight places for each player, eighty chips in the bank, and a die.
rules-swiss-wheel = And a wheel with eight sectors: four for a question, two for two tries, one star and one grump.
rules-swiss-set-up = Everyone starts with a single card on their rack, year side up. Each rack is its own timeline, and the first player with eight cards wins the round. The youngest starts, and play goes clockwise.
rules-swiss-spin = Spin the wheel. It decides what kind of turn you get.
rules-swiss-no-wheel = There is no wheel: every turn is a question.
rules-swiss-question = Question: the player on your right reads out the next card, without its year. Mark the gap on your rack where it belongs. If you’re right, you get the card and two chips. If you’re wrong, the next player tries it on their own rack, for the card and one chip, and so on round the table. If nobody finds the right place, the reader keeps the card, without a chip.
rules-swiss-two-tries = Two tries: a question you may get wrong once. You still get two chips if the second try is right.
rules-swiss-star = Star: you get the next card straight away, with no question and no chip.
rules-swiss-grump = Grump: you miss this turn, and if you have more than three cards, you must give one up for this round.
rules-swiss-duel = Duel: at the start of your turn, you may challenge one player who has more than three cards. It costs two chips. You both roll the die; if your roll is higher, they give you a card of their choice, and it goes in its place on your rack. With seven cards you may not challenge anyone: the eighth has to be earned.
rules-swiss-next = Whoever got the card, the player on your left goes next.
rules-swiss-end = The round ends as soon as someone has eight cards. Everyone’s chips are counted, and the winner’s are worth double.
rules-swiss-total = Then everything is dealt again. After four rounds the highest total wins; players with equal totals share the win.
rules-swiss-kids = Children under twelve always get two tries, even on other players’ cards.
rules-swiss-bank = The bank has only eighty chips, and pays out only what it has.
rules-swiss-empty = If the pile runs out, the player with the longest rack wins the round. If several racks are equally long, whoever has the most chips wins; if those are equal too, the players share the round.
rules-swiss-leave = If someone leaves, a bot or another person can take the seat. If nobody does, their cards leave the game and their chips go to the bank; if only one player is left, that player wins.

## Superversion

rules-superversion-chips = Everyone starts each round with five chips.
rules-superversion-stake = Stake: on your turn, if you have three cards, you may bet one to three chips when you first mark a place for the fourth. If you’re right, you get twice your stake back, on top of the card and its chips. If you’re wrong, the stake is lost, the card goes to the bottom of the pile, and nobody gets another try, not even you.
rules-superversion-rate = Rating: before a first mark is checked, everyone else except the reader may secretly say what they think: is it right, or does the card belong earlier or later? You need a chip to join in.
rules-superversion-right = If you said “right”, you win a chip if it was, and lose one if it wasn’t.
rules-superversion-doubt = If you said “earlier” or “later”, you win two chips if that’s the right direction and lose one if the mark was right after all; otherwise you neither win nor lose anything.
rules-superversion-order = Ratings are settled once it’s known where the card goes, so nobody who still has a try learns anything from them. Ratings are paid first, then the stake, then the chips for the card.

## Twist

rules-twist-cards = Thirty-six cards drawn from the deck. Each has an icon on its front and another on its date side.
rules-twist-set-up = Everyone takes four cards and puts them front up on the table. One more card is turned over to start the bottom row, and another to start the discards. The rest form the pile, front up. The oldest starts, and play goes clockwise.
rules-twist-choice = Either play one or two cards, or discard one. Never both.
rules-twist-play = Play: turn a card over. Its year alone decides where it goes. If it’s the earliest of all, it goes at the left end of the bottom row; if it’s the latest, at the right end. If it falls between two neighbours in the bottom row, it goes in the slot above them. If a card from the same year is already there, it goes on top.
rules-twist-misfit = A slot has room for only one card. If it’s taken, your card no longer fits anywhere: turn it back over and put it sideways in front of you. If you haven’t placed a card yet this turn, you must then try another.
rules-twist-second = Once you have placed one, you may stop or try a second. If that one fits too, your turn is over; if it doesn’t, you may stop or try another.
rules-twist-discard = Discard: choose a card whose front shows the same icon as the top of the discards, and turn it over onto them. From now on, the icon on its date side is the one that counts. This is also how you get rid of sideways cards.
rules-twist-draw = At the end of your turn, draw until you have four cards again; sideways cards count.
rules-twist-talk = Talk as much as you like. Anyone may advise and point; whoever’s turn it is decides.
rules-twist-end = The game ends when every card has been placed or discarded, when someone can neither play nor discard, or when someone chooses to play and can’t place a single card.
rules-twist-score = Each card in the bottom row is worth two points, each card in a slot one. Each card among the discards, in the pile or still in front of a player costs one.
rules-twist-ranks = Your total gives you one of eight ranks. With more than sixty points you are time travellers.
rules-twist-empty = When the pile is empty, you play on with what you have; anyone without cards is skipped.
rules-twist-leave = If someone leaves, a bot or another person can take the seat. If nobody does, their cards stay where they are, and each one costs a point.
