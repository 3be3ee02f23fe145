bots-against = Contre des robots
bots-together = En équipe avec des robots
bots-who = Qui joue ?
bots-team = Qui est dans ton équipe ?
bots-how-many = Combien de robots ?
bots-how-long = Quelle durée ?
bots-short = Courte
bots-normal = Normale
bots-long = Longue
bots-minutes = { $n } min
bots-surprise = Robot surprise
bots-surprise-level = Tous niveaux, tous thèmes
bots-surprise-about = Quelqu’un qui passait par là.
bots-somebody = une surprise
bots-swap-title = Qui remplace { $name } ?
bots-pick = Quel robot ?
bots-most = { $n ->
    [1] Un au maximum.
    [5] Cinq au maximum.
   *[other] { $n } au maximum.
}
bots-least = { $n ->
    [1] Un au minimum.
    [2] Deux au minimum.
   *[other] { $n } au minimum.
}
bots-sum = Toi contre { $names }
bots-sum-together = Toi avec { $names }
bots-sum-length = { $sentence }, { $length }.
bots-sum-hand = avec { $n ->
    [3] trois
    [4] quatre
    [6] six
   *[other] { $n }
} cartes chacun
bots-sum-rounds = en { $n ->
    [1] une manche
    [2] deux manches
    [4] quatre manches
   *[other] { $n } manches
}
bots-sum-cards = avec { $n } cartes
bots-play = Jouer
bots-own-decks = Quels paquets ?
bots-own-decks-hint = N’en choisis aucun pour les cartes habituelles, ou plusieurs pour les mélanger.
