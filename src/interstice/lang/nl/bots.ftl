bots-against = Tegen bots
bots-together = Samen met bots
bots-who = Wie doet er mee?
bots-team = Wie zit er in je team?
bots-how-many = Hoeveel bots?
bots-how-long = Hoe lang mag het duren?
bots-short = Kort
bots-normal = Normaal
bots-long = Lang
bots-minutes = { $n } min
bots-surprise = Verrassingsbot
bots-surprise-level = Willekeurig niveau, willekeurig thema
bots-surprise-about = Wie er toevallig langskomt.
bots-somebody = een verrassing
bots-swap-title = Wie vervangt { $name }?
bots-pick = Welke bot?
bots-most = { $n ->
    [1] Hoogstens één.
    [5] Hoogstens vijf.
   *[other] Hoogstens { $n }.
}
bots-least = { $n ->
    [1] Minstens één.
    [2] Minstens twee.
   *[other] Minstens { $n }.
}
bots-sum = Jij tegen { $names }
bots-sum-together = Jij samen met { $names }
bots-sum-length = { $sentence }, { $length }.
bots-sum-hand = met elk { $n ->
    [3] drie
    [4] vier
    [6] zes
   *[other] { $n }
} kaarten
bots-sum-rounds = in { $n ->
    [1] één ronde
    [2] twee rondes
    [4] vier rondes
   *[other] { $n } rondes
}
bots-sum-cards = met { $n } kaarten
bots-play = Spelen
bots-own-decks = Welke sets?
bots-own-decks-hint = Kies je er geen, dan speel je met de gewone kaarten; meerdere worden door elkaar geschud.
