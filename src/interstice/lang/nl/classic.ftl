classic-between = tussen { $left } en { $right }
classic-before = vóór { $right }
classic-after = na { $left }
classic-between-ask = tussen { $left } en { $right }?
classic-before-ask = vóór { $right }?
classic-after-ask = na { $left }?
classic-gap = Opening { $n } van { $all }, { $where }
classic-right-title = Goed!
classic-missed-by = { $n ->
    [one] Eén jaar ernaast
   *[other] { $years } jaar ernaast
}
classic-left = { $n ->
    [0] Je hand is leeg.
    [one] Nog één kaart.
   *[other] Nog { $n } kaarten.
}
classic-to-box = De kaart gaat in de doos, en je trekt een nieuwe.
classic-to-box-only = De kaart gaat in de doos.
classic-drew = Je trekt ‘{ $title }’.
classic-note-placed = goed: ‘{ $title }’
classic-note-missed = mis: ‘{ $title }’
classic-told-right = { $name } legde ‘{ $title }’ ({ $year }) goed.
classic-told-right-you = Je legde ‘{ $title }’ ({ $year }) goed.
classic-told-missed = { $n ->
    [one] { $name } zat er met ‘{ $title }’ ({ $year }) één jaar naast.
   *[other] { $name } zat er met ‘{ $title }’ ({ $year }) { $years } jaar naast.
}
classic-told-missed-you = { $n ->
    [one] Je zat er met ‘{ $title }’ ({ $year }) één jaar naast.
   *[other] Je zat er met ‘{ $title }’ ({ $year }) { $years } jaar naast.
}
classic-told-left = { $n ->
    [0] Geen kaarten meer.
    [one] Nog één kaart.
   *[other] Nog { $n } kaarten.
}
classic-others = { $name } is aan de beurt
classic-plan = Bekijk intussen je kaarten.
classic-play-off = Beslisronde met { $names }: jullie trekken elk één nieuwe kaart.
classic-play-off-others = Beslisronde: { $names } trekken elk één nieuwe kaart.
classic-out = Je bent af: je had nog kaarten. { $names } spelen door met elk één nieuwe kaart.
classic-over = Het spel is afgelopen
classic-choose-card = Kies een kaart
classic-choose-card-long = Kies een kaart uit je hand en dan een opening in de tijdlijn.
classic-choose-gap = Kies een opening
classic-choose-gap-long = Kies een opening in de tijdlijn.
classic-place = Leg hem hier
