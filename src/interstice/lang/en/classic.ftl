classic-between = between { $left } and { $right }
classic-before = before { $right }
classic-after = after { $left }
classic-between-ask = between { $left } and { $right }?
classic-before-ask = before { $right }?
classic-after-ask = after { $left }?
classic-gap = Gap { $n } of { $all }, { $where }
classic-right-title = Right!
classic-missed-by = { $n ->
    [one] Missed by one year
   *[other] Missed by { $years } years
}
classic-left = { $n ->
    [0] Your hand is empty.
    [one] One card left.
   *[other] { $n } cards left.
}
classic-to-box = It goes in the box, and you draw a new card.
classic-to-box-only = It goes in the box.
classic-drew = You draw “{ $title }”.
classic-note-placed = placed “{ $title }”
classic-note-missed = got “{ $title }” wrong
classic-told-right = { $name } put “{ $title }” ({ $year }) in the right place.
classic-told-right-you = You put “{ $title }” ({ $year }) in the right place.
classic-told-missed = { $n ->
    [one] { $name } was one year out with “{ $title }” ({ $year }).
   *[other] { $name } was { $years } years out with “{ $title }” ({ $year }).
}
classic-told-missed-you = { $n ->
    [one] You were one year out with “{ $title }” ({ $year }).
   *[other] You were { $years } years out with “{ $title }” ({ $year }).
}
classic-told-left = { $n ->
    [0] No cards left.
    [one] One card left.
   *[other] { $n } cards left.
}
classic-others = It’s { $name }’s turn
classic-plan = Look through your cards while you wait.
classic-play-off = Play-off with { $names }: each of you draws one new card.
classic-play-off-others = Play-off: { $names } draw one new card each.
classic-out = You’re out: you had cards left. { $names } play on with one new card each.
classic-over = The game is over
classic-choose-card = Choose a card
classic-choose-card-long = Choose a card from your hand, then a gap in the timeline.
classic-choose-gap = Choose a gap
classic-choose-gap-long = Choose a gap in the timeline.
classic-place = Place it here
