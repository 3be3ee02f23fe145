bots-against = Contro i bot
bots-together = In squadra con i bot
bots-who = Chi gioca?
bots-team = Chi è nella tua squadra?
bots-how-many = Quanti bot?
bots-how-long = Quanto deve durare la partita?
bots-short = Breve
bots-normal = Normale
bots-long = Lunga
bots-minutes = { $n } min
bots-surprise = Bot a sorpresa
bots-surprise-level = Qualsiasi livello e tema
bots-surprise-about = Chi passa di qui per caso.
bots-somebody = una sorpresa
bots-swap-title = Chi prende il posto di { $name }?
bots-pick = Quale bot?
bots-most = { $n ->
    [1] Al massimo uno.
    [5] Al massimo cinque.
   *[other] Al massimo { $n }.
}
bots-least = { $n ->
    [1] Almeno uno.
    [2] Almeno due.
   *[other] Almeno { $n }.
}
bots-sum = Tu contro { $names }
bots-sum-together = Tu insieme a { $names }
bots-sum-length = { $sentence }, { $length }.
bots-sum-hand = con { $n ->
    [3] tre
    [4] quattro
    [6] sei
   *[other] { $n }
} carte a testa
bots-sum-rounds = in { $n ->
    [1] una manche
    [2] due manche
    [4] quattro manche
   *[other] { $n } manche
}
bots-sum-cards = con { $n } carte
bots-play = Gioca
bots-own-decks = Quali mazzi?
bots-own-decks-hint = Se non ne scegli nessuno, giochi con le carte solite; se ne scegli più d’uno, si mescolano insieme.
