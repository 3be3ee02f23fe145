classic-between = between { $left } and { $right }
classic-before = before { $right }
classic-after = after { $left }
classic-between-ask = between { $left } and { $right }?
classic-before-ask = before { $right }?
classic-after-ask = after { $left }?
classic-between-laid = Laid between { $left } and { $right }.
classic-before-laid = Laid before { $right }.
classic-after-laid = Laid after { $left }.
classic-between-right = It lies between { $left } and { $right }.
classic-before-right = It lies before { $right }.
classic-after-right = It lies after { $left }.
classic-gap = Gap { $n } of { $all }, { $where }
classic-right = Right
classic-missed = Missed
classic-right-title = Right!
classic-missed-by = { $n ->
    [one] Missed by one year
   *[other] Missed by { $years } years
}
classic-years = { $n ->
    [one] one year
   *[other] { $years } years
}
classic-belongs-before = It belongs before “{ $title }”.
classic-belongs-after = It belongs after “{ $title }”.
classic-left = { $n ->
    [0] Your hand is empty.
    [one] One card left.
   *[other] { $n } cards left.
}
classic-to-box = Into the box; you draw one card.
classic-note-placed = placed “{ $title }”
classic-note-missed = missed “{ $title }”
classic-told-right = { $name } placed “{ $title }” ({ $year }) rightly.
classic-told-missed = { $n ->
    [one] { $name } missed “{ $title }” ({ $year }) by one year.
   *[other] { $name } missed “{ $title }” ({ $year }) by { $years } years.
}
classic-others = { $name } is on turn
classic-plan = Look at your cards meanwhile.
classic-over = The game is over
classic-choose-card = Choose a card
classic-choose-card-long = Choose a card of your hand, then a gap in the line.
classic-choose-gap = Choose a gap
classic-choose-gap-long = Choose a gap in the line.
classic-place = Place it here
