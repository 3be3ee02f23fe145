end-of = { $right } of { $all } right
end-forfeit = Everyone else has left.
end-chips = { $n ->
    [one] { $n } chip
   *[other] { $n } chips
} in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
end-ratings = correct ratings
end-swiss-round = Round { $n }
end-total = total
end-racks = Everyone’s racks
end-notes = { $n ->
    [one] The card from this game, with its fact and source
   *[other] The { $n } cards from this game, with facts and sources
}
end-log = Save the game as a file
end-copy = Copy the text
end-text = As text
end-picture = Save the picture
end-picture-shows = What was right and wrong, as a picture without dates
end-best = Best moment
end-best-none = No card in the right place this time.
end-best-placed = “{ $title }”, in the right place.
end-best-between = “{ $title }”, in the right place between { $left } and { $right }.
end-best-before = “{ $title }”, in the right place before { $right }.
end-best-after = “{ $title }”, in the right place after { $left }.
end-worst = Worst moment
end-worst-none = Not a single mistake.
end-worst-early = “{ $title }”, { $n ->
    [one] one year too early
   *[other] { $years } years too early
}.
end-worst-late = “{ $title }”, { $n ->
    [one] one year too late
   *[other] { $years } years too late
}.

twist-end-lowest = { $points ->
    [one] The lowest rank, one point short of the next.
   *[other] The lowest rank, { $points } points short of the next.
}
twist-end-short = { $points ->
    [one] One point short of the next rank.
   *[other] { $points } points short of the next rank.
}
twist-end-well = { $points ->
    [one] Well done, everyone. One point short of the next rank.
   *[other] Well done, everyone. { $points } points short of the next rank.
}
twist-end-top = Well done, everyone. There’s no higher rank.
twist-end-rank = Rank { $rank } of { $ranks }
twist-end-next = Next: { $rank }, from { $points }
twist-end-rest = not placed
twist-end-pile = { $cards } in the pile
twist-end-hands = { $cards } in hands
twist-end-discards = { $cards } discarded
twist-end-misfits = The last turn: no room for these
twist-end-last = the last turn
twist-end-best = { $you ->
    [yes] You placed
   *[other] { $name } placed
} { $cards ->
    [one] one card: { $years }.
   *[other] { $cards } cards in one turn: { $years }.
}
twist-end-blocked = { $n ->
    [one] It took the slot that the card from { $years } needed.
   *[other] It took the slot that the cards from { $years } needed.
}
twist-end-in-the-way = { $n ->
    [one] one card blocked
   *[other] { $n } cards blocked
}
twist-why = Why it ended
twist-why-none = { $you ->
    [yes] You tried
   *[other] { $name } tried
} { $cards ->
    [one] one card, and it didn’t fit.
   *[other] { $cards } cards, and none of them fitted.
} If nothing is placed in a turn, the game ends.
twist-why-stuck = { $you ->
    [yes] You
   *[other] { $name }
} could neither play nor discard a card. That ends the game.
twist-why-all = There were no cards left.
twist-why-over = Someone left the table.
twist-saved = What would have saved it
twist-saved-discard = Discarding “{ $title }” first: its icon ({ $icon }) matched the discard pile. It would have cost nothing.
twist-saved-left = { $cards ->
    [one] One card was still to come.
   *[other] { $cards } cards were still to come.
}
