solo-card = The card to place
solo-standing = Your game so far
solo-next = Next card
solo-points = { $n ->
    [one] right
   *[other] right
}
solo-right = { $n ->
    [one] One card right so far.
   *[other] { $n } cards right so far.
}
solo-lives = { $n ->
    [0] No lives left.
    [one] One life left.
   *[other] { $n } lives left.
}
solo-missed = { $n } wrong
solo-put-right = It goes where it belongs.
solo-show-me = Show me
solo-given-up = Not placed
solo-worst = “{ $title }”, which wasn’t placed.
solo-told-given-up = { $name } gave up on “{ $title }” ({ $year }).
solo-told-ended = { $n ->
    [one] The game ends with one card right.
   *[other] The game ends with { $n } cards right.
}
solo-score = { $n } right
solo-over-lives = { $n ->
    [one] Out of one card, with no lives left.
   *[other] Out of { $n } cards, with no lives left.
}
solo-over-pile = { $n ->
    [one] Out of one card, and the pile is empty.
   *[other] Out of { $n } cards, and the pile is empty.
}
solo-over-left = { $n ->
    [0] You left before the first card.
    [one] Out of one card; then you left.
   *[other] Out of { $n } cards; then you left.
}
solo-best = Your best is { $n }.
solo-new-best = A new best! It was { $n } before.
