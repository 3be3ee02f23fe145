end-of = { $right } of { $all } right
end-forfeit = Everyone else has left.
end-chips = { $n ->
    [one] { $n } chip
   *[other] { $n } chips
}, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
end-ratings = correct ratings
end-swiss-round = Round { $n }
end-total = total
end-racks = Everyone’s racks
end-notes = { $n ->
    [one] The card from this game, with its note and source
   *[other] The { $n } cards from this game, with notes and sources
}
end-log = Save the game as a file
end-copy = Copy the text
end-text = As text
end-picture = Save the picture
end-picture-shows = What was right and wrong, as a picture without dates
