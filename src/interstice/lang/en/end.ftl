end-of = { $right } of { $all } right
end-forfeit = All the others have left.
end-chips = { $n ->
    [one] { $n } chip
   *[other] { $n } chips
}, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
end-ratings = ratings right
end-swiss-round = Round { $n }
end-total = in all
end-racks = Everybody’s rack
end-notes = { $n ->
    [one] The card of this game, with note and source
   *[other] The { $n } cards of this game, with notes and sources
}
end-log = Keep the game as a file
end-copy = Copy the text
end-text = As text
end-picture = Save the picture
end-picture-shows = The pattern of right and wrong as a picture, without any date
