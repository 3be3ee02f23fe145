bots-against = Against bots
bots-together = Together with bots
bots-who = Who’s playing?
bots-team = Who’s on your team?
bots-how-many = How many bots?
bots-how-long = How long a game?
bots-short = Short
bots-normal = Normal
bots-long = Long
bots-minutes = { $n } min
bots-surprise = Surprise bot
bots-surprise-level = Any level, any theme
bots-surprise-about = Whoever happens to be passing.
bots-somebody = a surprise bot
bots-swap-title = Who should replace { $name }?
bots-pick = Which bot?
bots-most = { $n ->
    [1] One at most.
    [5] Five at most.
   *[other] { $n } at most.
}
bots-least = { $n ->
    [1] At least one.
    [2] At least two.
   *[other] At least { $n }.
}
bots-sum = You against { $names }
bots-sum-together = You, together with { $names }
bots-sum-length = { $sentence }, { $length }.
bots-sum-hand = with { $n ->
    [3] three
    [4] four
    [6] six
   *[other] { $n }
} cards each
bots-sum-rounds = over { $n ->
    [1] one round
    [2] two rounds
    [4] four rounds
   *[other] { $n } rounds
}
bots-sum-cards = using { $n } cards
bots-play = Play
bots-own-decks = Which decks?
bots-own-decks-hint = Choose none for the usual cards, or several to shuffle them together.
