## The table

swiss-round = Round { $round } of { $rounds }
swiss-bank = Bank
swiss-chips = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}
swiss-total = Total { $total }
swiss-your-turn = Your turn
swiss-your-give = Give a card
swiss-your-rate = Your rating
swiss-your-mark = Your try
swiss-back = Back
swiss-rack-open = { $name }, { $state }, { $cards } of 8 cards, { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}: { $years }. Take a closer look.
swiss-child = Under 12: always two tries
swiss-own-rack = Your rack, { $cards } of 8 cards

## What a seat is about

swiss-state-left = has left
swiss-state-won = { $you ->
    [yes] have won
   *[other] has won
}
swiss-state-over = game over
swiss-state-gives = must give a card
swiss-state-reads = reading the card
swiss-state-rates = thinking
swiss-state-tries = trying now
swiss-state-failed = got it wrong
swiss-state-turn = playing now
swiss-state-next = next
swiss-state-second = next but one
swiss-state-wait = waiting

## Gaps

swiss-gap-between = Gap { $gap } of { $gaps }, between { $from } and { $to }
swiss-gap-before = Gap { $gap } of { $gaps }, before { $to }
swiss-gap-after = Gap { $gap } of { $gaps }, after { $from }
swiss-done-between = Confirm: { $from } – { $to }
swiss-done-before = Confirm: before { $to }
swiss-done-after = Confirm: after { $from }
swiss-claims-between = { $name } says: between { $from } and { $to }.
swiss-claims-before = { $name } says: before { $to }.
swiss-claims-after = { $name } says: after { $from }.

## The card that is read

swiss-reads = { $name } is reading
swiss-reads-you = You’re reading
swiss-face-question = Question
swiss-face-two-tries = Two tries
swiss-staked = Staked:
swiss-turned-gets = { $name } gets the card.
swiss-turned-rack = { $n } of { $all } cards on the rack.
swiss-turned-stake = Stake of { $stake } returned, winnings { $chips }.
swiss-turned-reader = Nobody knew, so the reader gets it
swiss-turned-star = A free card
swiss-outcome-inserted = { $name } gets “{ $title }”.
swiss-outcome-inserted-you = You get “{ $title }”.
swiss-outcome-given = “{ $title }” goes to { $name }.
swiss-outcome-given-you = “{ $title }” goes to you.
swiss-outcome-removed = { $name } takes “{ $title }” out of the round.
swiss-outcome-removed-you = You take “{ $title }” out of the round.
swiss-missed = { $n ->
    [one] { $name }: missed by one year
   *[other] { $name }: missed by { $years } years
}
swiss-you-spin = It’s your turn. Spin the wheel.
swiss-you-read = It’s your turn. Have a card read out.
swiss-you-mark = Mark a gap on your rack.
swiss-you-mark-two-unstaked = Mark a gap on your rack. Without a stake, you get two tries.
swiss-you-mark-two = Mark a gap on your rack. You get two tries.
swiss-you-mark-again = That’s not it. Mark another gap.
swiss-you-mark-other = Now you may try it on your own rack.

## What is asked

swiss-ask = What you can do
swiss-turn-title = Your turn
swiss-turn-spin = Question, two tries, star or grump: the wheel decides.
swiss-turn-read = The player on your right reads out the next card.
swiss-spin = Spin the wheel
swiss-read = Have a card read out
swiss-turning = The wheel is spinning
swiss-land = Stop the wheel
swiss-duel-open = Duel (2 chips)
swiss-duel-title = Who will you challenge?
swiss-duel-hint = It costs 2 chips. If you roll higher, they give you a card.
swiss-duel-choose = Choose { $name }
swiss-duel-whom = Choose a player
swiss-duel-go = Challenge { $name }
swiss-duel-won = { $name } rolled higher: { $other } must give them a card.
swiss-duel-won-other-you = { $name } rolled higher: you must give them a card.
swiss-duel-won-you = You rolled higher: { $other } must give you a card.
swiss-duel-lost = { $name } didn’t roll higher than { $other }.
swiss-duel-lost-other-you = { $name } didn’t roll higher than you.
swiss-duel-lost-you = You didn’t roll higher than { $other }.
swiss-mark-title = Where does it belong?
swiss-mark-hint = { $tries ->
    [one] If you’re right: the card and 2 chips.
   *[other] If you’re right: the card and 2 chips. You have { $tries } tries.
}
swiss-mark-hint-other = { $tries ->
    [one] If you’re right: the card and 1 chip.
   *[other] If you’re right: the card and 1 chip. You have { $tries } tries.
}
swiss-choose-gap = Choose a gap
swiss-choose-card = Choose a card
swiss-stake-title = { $chips ->
    [one] Stake (you have { $chips } chip)
   *[other] Stake (you have { $chips } chips)
}
swiss-stake = { $chips ->
    [0] No stake
    [one] Stake { $chips } chip
   *[other] Stake { $chips } chips
}
swiss-stake-hint = Right: 2 chips, and double your stake back. Wrong: you lose the stake.
swiss-stake-hint-double = Right: 2 chips, and three times your stake back. Wrong: you lose the stake.
swiss-give-title = Give a card
swiss-give-hint = { $name } has won the duel. Choose the card to give them.
swiss-give-go = Give this card
swiss-remove-title = The grump
swiss-remove-hint = Choose one of your cards to take out of the round.
swiss-remove-go = Take this card out
swiss-rate-title = Is it right?
swiss-rate-hint = Put your marker on the board. Nobody sees it until everyone has decided.
swiss-wait-title = Please wait
swiss-watching = You’re watching
swiss-over = The game is over

swiss-wait-give = { $name } is choosing a card for { $other }.
swiss-wait-give-you = { $name } is choosing a card for you.
swiss-wait-rate = Still thinking: { $names }.
swiss-wait-mark = { $name } is looking for the right gap.
swiss-wait-remove = { $name } must take a card out of the round.
swiss-wait-spin = { $name } is about to spin.
swiss-wait-read = { $name } is about to have a card read out.

## The rating board

swiss-board = What do the others think?
swiss-board-you = What do you think?
swiss-verdict-earlier = Earlier
swiss-verdict-right = Right
swiss-verdict-later = Later
swiss-pays-right = +1 or −1
swiss-pays-direction = +2, 0 or −1
swiss-pays-any = +2 or −1
swiss-rated = { $name } has decided
swiss-rated-you = You have decided
swiss-thinks = { $name } is thinking
swiss-pass = Don’t rate it

## What happened, to be read out

swiss-told-round = Round { $round } begins. { $name } starts.
swiss-told-round-you = Round { $round } begins. You start.
swiss-told-turn = It’s { $name }’s turn.
swiss-told-turn-you = It’s your turn.
swiss-told-spun-question = { $name } spins: question.
swiss-told-spun-question-you = You spin: question.
swiss-told-spun-two-tries = { $name } spins: two tries.
swiss-told-spun-two-tries-you = You spin: two tries.
swiss-told-spun-star = { $name } spins: star, a free card.
swiss-told-spun-star-you = You spin: star, a free card.
swiss-told-spun-grump = { $name } spins: grump.
swiss-told-spun-grump-you = You spin: grump.
swiss-told-read = { $name } reads: “{ $title }”.
swiss-told-read-you = You read: “{ $title }”.
swiss-told-reader = { $name } takes over as reader.
swiss-told-reader-you = You take over as reader.
swiss-told-try = { $tries ->
    [one] { $name } may try.
   *[other] { $name } has { $tries } tries.
}
swiss-told-try-you = { $tries ->
    [one] You may try.
   *[other] You have { $tries } tries.
}
swiss-told-marked-between = { $name } marks the gap between { $from } and { $to }.
swiss-told-marked-before = { $name } marks the gap before { $to }.
swiss-told-marked-after = { $name } marks the gap after { $from }.
swiss-told-marked-you-between = You mark the gap between { $from } and { $to }.
swiss-told-marked-you-before = You mark the gap before { $to }.
swiss-told-marked-you-after = You mark the gap after { $from }.
swiss-told-staked = { $name } stakes { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}.
swiss-told-staked-you = You stake { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}.
swiss-told-wrong = { $name } is wrong.
swiss-told-wrong-you = You’re wrong.
swiss-told-inserted = { $name } gets “{ $title }”, { $year }, and now has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
swiss-told-inserted-you = You get “{ $title }”, { $year }, and now have { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
swiss-told-empty = The bank has no chips left to pay out.
swiss-told-removed = { $name } takes “{ $title }” out of the round.
swiss-told-removed-you = You take “{ $title }” out of the round.
swiss-told-buried = The card goes to the bottom of the pile.
swiss-told-challenged = { $name } challenges { $other }.
swiss-told-challenged-you = You challenge { $other }.
swiss-told-challenged-other-you = { $name } challenges you.
swiss-told-rolled = { $name } rolls a { $die }.
swiss-told-rolled-you = You roll a { $die }.
swiss-told-owed = { $name } must give { $other } a card.
swiss-told-owed-you = You must give { $other } a card.
swiss-told-owed-other-you = { $name } must give you a card.
swiss-told-gave = { $name } gives “{ $title }” to { $other }.
swiss-told-gave-you = You give “{ $title }” to { $other }.
swiss-told-gave-other-you = { $name } gives you “{ $title }”.
swiss-told-paid = { $name } gets { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}{ $why }.
swiss-told-paid-you = You get { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}{ $why }.
swiss-told-paid-to-bank = { $name } pays { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}{ $why }.
swiss-told-paid-to-bank-you = You pay { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}{ $why }.
swiss-told-for-question = for the right answer
swiss-told-for-steal = for stealing the card
swiss-told-for-rating = for a correct rating
swiss-told-for-stake = for the stake
swiss-told-for-bad-rating = for a wrong rating
swiss-told-for-duel = for the duel
swiss-told-stake-back = { $name } gets their stake back.
swiss-told-stake-back-you = You get your stake back.
swiss-told-stake-lost = { $name } loses their stake.
swiss-told-stake-lost-you = You lose your stake.
swiss-told-rating = Now rating: { $names }.
swiss-told-decided = { $name } has decided.
swiss-told-decided-you = You have decided.
swiss-told-said-right = { $name } said “right”.
swiss-told-said-right-you = You said “right”.
swiss-told-said-earlier = { $name } said “earlier”.
swiss-told-said-earlier-you = You said “earlier”.
swiss-told-said-later = { $name } said “later”.
swiss-told-said-later-you = You said “later”.
swiss-told-scored = Round won by { $names }.
swiss-told-scored-you = { $n ->
    [0] You win the round.
   *[other] You share the round with { $names }.
}
swiss-told-left = { $name } has left.
swiss-told-ended = The game is over, won by { $names }.
swiss-told-ended-you = { $n ->
    [0] The game is over. You win.
   *[other] The game is over. You win together with { $names }.
}

## The end of a round, and why chips moved

swiss-round-you = You win { $rounds ->
    [1] the round
   *[other] round { $round }
}
swiss-round-shared-you = You share { $rounds ->
    [1] the round
   *[other] round { $round }
} with { $names }
swiss-round-won = { $n ->
    [one] { $rounds ->
        [1] { $names } wins the round
       *[other] { $names } wins round { $round }
    }
   *[other] { $rounds ->
        [1] { $names } share the round
       *[other] { $names } share round { $round }
    }
}
swiss-round-full = { $chips ->
    [one] First to eight cards, so { $chips } chip counts double.
   *[other] First to eight cards, so { $chips } chips count double.
}
swiss-round-pile = { $chips ->
    [one] The pile ran out: the longest rack wins, and { $chips } chip counts double.
   *[other] The pile ran out: the longest rack wins, and { $chips } chips count double.
}
swiss-round-full-shared = Eight cards each, so their chips count double.
swiss-round-pile-shared = The pile ran out: the longest racks win, and their chips count double.
swiss-round-bank = The bank ran out: not everything was paid out.
swiss-round-ahead = You are { $n } ahead of { $name } with { $left ->
    [one] one round
   *[other] { $left } rounds
} to play.
swiss-round-behind = You are { $n } behind { $name } with { $left ->
    [one] one round
   *[other] { $left } rounds
} to play.
swiss-round-level = You and { $name } are level, with { $left ->
    [one] one round
   *[other] { $left } rounds
} to play.
swiss-round-again = Everyone starts again with one card.
swiss-round-again-chips = Everyone starts again with one card and 5 chips.
swiss-round-next = Next round
swiss-round-final = Final result
swiss-round-ready = { $n } of { $all } ready.
swiss-round-hurry = Don’t wait
swiss-round-last = That was the last round.
swiss-round-standings = Standings
swiss-round-rack = Rack
swiss-round-this = This round
swiss-round-total = Total
swiss-round-cards = { $cards } of { $all } cards
swiss-round-mine = Your chips this round
swiss-round-theirs = { $name }: chips this round
swiss-account = Chips in round { $round }
swiss-account-open = { $chips ->
    [one] You have { $chips } chip. See why.
   *[other] You have { $chips } chips. See why.
}
swiss-why-start = Start
swiss-why-question = Questions
swiss-why-steal = Steals
swiss-why-rating = Ratings
swiss-why-stake = Stake
swiss-why-duel = Duels
swiss-why-won = Round won
swiss-why-none = No chips have moved yet.
swiss-moved-question = question
swiss-moved-steal = steal
swiss-moved-rating = rating
swiss-moved-stake = stake
swiss-moved-duel = duel
swiss-rule-start = Everyone starts the round with 5 chips
swiss-rule-question = Your own question, answered correctly: +2
swiss-rule-steal = A card someone else missed: +1
swiss-rule-rating = “Right”: +1 or −1; “earlier” or “later”: +2 at best, −1 if the gap was right
swiss-rule-stake = { $double ->
    [yes] Right: you win twice your stake; wrong: you lose it
   *[other] Right: you win your stake; wrong: you lose it
}
swiss-rule-duel = Every challenge costs 2, won or lost
swiss-note-question = { $times } right
swiss-note-steal = { $times ->
    [one] { $times } card
   *[other] { $times } cards
}
swiss-note-rating = { $good } of { $times } correct
swiss-note-stake = { $good ->
    [0] lost
   *[other] won
}
swiss-note-duel = { $good } of { $times } won
swiss-note-empty = { $n } unpaid: bank empty
