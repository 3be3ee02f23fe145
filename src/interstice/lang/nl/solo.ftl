solo-card = De kaart die je legt
solo-standing = Je stand
solo-next = Volgende kaart
solo-points = { $n ->
    [one] goed
   *[other] goed
}
solo-right = { $n ->
    [one] Tot nu toe één kaart goed.
   *[other] Tot nu toe { $n } kaarten goed.
}
solo-lives = { $n ->
    [0] Geen levens meer.
    [one] Nog één leven.
   *[other] Nog { $n } levens.
}
solo-missed = { $n } fout
solo-put-right = Hij gaat naar de juiste plek.
solo-show-me = Laat zien
solo-given-up = Niet gelegd
solo-worst = ‘{ $title }’ werd niet gelegd.
solo-told-given-up = { $name } gaf ‘{ $title }’ ({ $year }) op.
solo-told-ended = { $n ->
    [one] Het spel eindigt met één kaart goed.
   *[other] Het spel eindigt met { $n } kaarten goed.
}
solo-score = { $n } goed
solo-over-lives = { $n ->
    [one] Van één kaart, en toen was je laatste leven op.
   *[other] Van de { $n } kaarten, en toen was je laatste leven op.
}
solo-over-pile = { $n ->
    [one] Van één kaart, en de stapel is op.
   *[other] Van de { $n } kaarten, en de stapel is op.
}
solo-over-left = { $n ->
    [0] Je stopte vóór de eerste kaart.
    [one] Van één kaart; daarna stopte je.
   *[other] Van de { $n } kaarten; daarna stopte je.
}
solo-best = Je record is { $n }.
solo-new-best = Een nieuw record! Het vorige was { $n }.
