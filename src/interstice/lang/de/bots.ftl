bots-against = Gegen Bots
bots-together = Mit Bots im Team
bots-who = Wer spielt mit?
bots-team = Wer ist in deinem Team?
bots-how-many = Wie viele Bots?
bots-how-long = Wie lang soll das Spiel sein?
bots-short = Kurz
bots-normal = Normal
bots-long = Lang
bots-minutes = { $n } Min.
bots-surprise = Überraschungsgast
bots-surprise-level = Jede Stufe, jedes Thema
bots-surprise-about = Wer gerade vorbeikommt.
bots-somebody = eine Überraschung
bots-swap-title = Wer statt { $name }?
bots-pick = Welcher Bot?
bots-most = { $n ->
    [1] Höchstens einer.
    [5] Höchstens fünf.
   *[other] Höchstens { $n }.
}
bots-least = { $n ->
    [1] Mindestens einer.
    [2] Mindestens zwei.
   *[other] Mindestens { $n }.
}
bots-sum = Du gegen { $names }
bots-sum-together = Im Team mit dir: { $names }
bots-sum-length = { $sentence }, { $length }.
bots-sum-hand = mit je { $n ->
    [3] drei
    [4] vier
    [6] sechs
   *[other] { $n }
} Karten
bots-sum-rounds = über { $n ->
    [1] eine Runde
    [2] zwei Runden
    [4] vier Runden
   *[other] { $n } Runden
}
bots-sum-cards = mit { $n } Karten
bots-play = Spielen
bots-own-decks = Welche Kartensätze?
bots-own-decks-hint = Wählst du keinen, spielst du mit den üblichen Karten; mehrere werden zusammengemischt.
