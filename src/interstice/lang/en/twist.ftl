## The table

twist-mates = The others
twist-mate = { $name }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
twist-state-left = has left
twist-state-turn = playing now
twist-state-next = next
twist-hand = Your cards
twist-row = Bottom row
twist-slots = Slots
twist-rows = The bottom row with { $row ->
    [one] { $row } place
   *[other] { $row } places
} and { $slots ->
    [one] { $slots } filled slot
   *[other] { $slots } filled slots
}
twist-free = Free slot between { $from } and { $to }
twist-stack = { $cards } cards from the same year
twist-discards = Discards { $cards }
twist-pile = Pile { $cards }
twist-sideways = { $year }, its slot is taken
twist-matches = can be discarded

## What is asked

twist-acts = What you can do
twist-choose = Choose a card
twist-play = Play it
twist-discard = Discard it
twist-stop = End the turn
twist-point = Point at it
twist-wait = It’s { $name }’s turn. Talk and point as much as you like.
twist-over = The game is over.
twist-over-none = No card fitted.
twist-you-choose = Play one or two cards, or discard one.
twist-you-act = Play it, or discard it if its icon matches.
twist-risk-next = Not there. If none of your cards fits, the game ends.
twist-risk-last = Not there. If your last card doesn’t fit either, the game ends.
twist-risk-play = Play a card. If none of yours fits, the game ends.
twist-risk-only = You can only play one card. If it doesn’t fit, the game ends.
twist-risk-or-discard = Play a card or discard one. If you play and none fits, the game ends.
twist-you-second = Placed. Play a second card, or end the turn.
twist-you-stop = Placed. Nothing else can be played.
twist-you-only-discard = You can’t play any of your cards. Discard one.
twist-no-discard-icon = This card can’t be discarded: its icon doesn’t match.
twist-no-discard-played = You’ve already played a card this turn, so you can’t discard.

## The score

twist-score = Score
twist-standing = { $points ->
    [one] point so far
   *[other] points so far
}
twist-final = { $points ->
    [one] point
   *[other] points
}
twist-away = { $points ->
    [one] { $points } more point for “{ $rank }”
   *[other] { $points } more points for “{ $rank }”
}
twist-in-row = Bottom row { $cards }
twist-in-slots = Slots { $cards }
twist-not-placed = Not placed { $cards }
twist-below = below 0
twist-more = { $points }+

## The ranks, from the lowest

twist-rank-1 = Timeless team
twist-rank-2 = Fresh recruits
twist-rank-3 = Capable crew
twist-rank-4 = Sharp squad
twist-rank-5 = Old hands
twist-rank-6 = Expert club
twist-rank-7 = Brilliant minds
twist-rank-8 = Time travellers

## The icons

twist-icon-anchor = anchor
twist-icon-crown = crown
twist-icon-flame = flame
twist-icon-key = key
twist-icon-quill = quill
twist-icon-wheel = ship’s wheel

## What happened, to be read out

twist-turned-left = The earliest in the row
twist-turned-right = The latest in the row
twist-turned-row = Same year as a card in the row
twist-turned-slot = It fits in a slot
twist-turned-taken = The slot is taken
twist-turned-discarded = Discarded
twist-told-begun = The game begins. { $name } starts.
twist-told-begun-you = The game begins. You start.
twist-told-turn = It’s { $name }’s turn.
twist-told-turn-you = It’s your turn.
twist-told-left = { $name } plays “{ $title }”, { $year }: the earliest in the row.
twist-told-left-you = You play “{ $title }”, { $year }: the earliest in the row.
twist-told-right = { $name } plays “{ $title }”, { $year }: the latest in the row.
twist-told-right-you = You play “{ $title }”, { $year }: the latest in the row.
twist-told-row = { $name } plays “{ $title }”, { $year }: on top of a card from the same year.
twist-told-row-you = You play “{ $title }”, { $year }: on top of a card from the same year.
twist-told-slot = { $name } plays “{ $title }”, { $year }: it goes in a slot.
twist-told-slot-you = You play “{ $title }”, { $year }: it goes in a slot.
twist-told-sideways = { $name } plays “{ $title }”, { $year }: the slot is taken, so it goes sideways.
twist-told-sideways-you = You play “{ $title }”, { $year }: the slot is taken, so it goes sideways.
twist-told-discarded = { $name } discards “{ $title }”, { $year }. The icon is now: { $icon }.
twist-told-discarded-you = You discard “{ $title }”, { $year }. The icon is now: { $icon }.
twist-told-drew = { $name } draws “{ $title }”.
twist-told-drew-you = You draw “{ $title }”.
twist-told-gone = { $name } has left.
twist-told-ended = The game ends with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Advice from a bot

twist-ask = Ask { $name }
twist-advice-only-choice = Nothing else is worth trying.
twist-advice-likeliest-to-fit = Try “{ $card }”: it’s the most likely to fit.
twist-advice-same-year = Play “{ $card }”: a card from the same year is probably there already.
twist-advice-safe-at-the-end = Play “{ $card }”: no cards are left to draw, and it gets in nobody’s way.
twist-advice-slot-is-needed = Keep “{ $other }”: { $player } probably needs its slot for “{ $rival }”. Play “{ $card }”.
twist-advice-opens-wide-gap = Keep “{ $other }”: it would probably open a wide gap. Play “{ $card }”.
twist-advice-extends-the-row = Play “{ $card }”: it probably makes the row longer and gets in nobody’s way.
twist-advice-fills-a-slot = Play “{ $card }”: its slot is probably free, and nobody else needs it.
twist-advice-least-harm = Play “{ $card }”: it probably does the least harm.
twist-advice-discard-keeps-the-chain = Discard “{ $card }”: then { $you ->
    [yes] you
   *[other] { $player }
} can discard “{ $other }”.
twist-advice-discard-the-hopeless = Discard “{ $card }”: it probably fits nowhere.
twist-advice-discard-to-wait = Discard “{ $card }”: anything you play would probably do more harm.
twist-advice-stop-now = Stop now: “{ $other }” would probably do more harm than good.
twist-advice-stop-hopeless = Stop now: your other cards probably fit nowhere.
