# My page

me-private = Cette page n’est visible que par toi.
me-offline = Il faut une connexion pour afficher ta page. Rien n’est perdu ; réessaie plus tard.
me-games-count = { $n ->
    [one] partie
   *[other] parties
}
me-cards-count = { $n ->
    [one] carte posée
   *[other] cartes posées
}
me-right-count = justes
me-percent = { $n } %
me-games = Tes parties
me-all = Toutes ({ $n })
me-older = Parties plus anciennes
me-replay = Revoir
me-replay-gone = Cette partie n’est plus conservée
me-alone = en solo
me-with = avec { $names }
me-with-people = { $n ->
    [one] avec une autre personne
   *[other] avec { $n } autres personnes
}
me-against-bots = { $n ->
    [one] avec un robot
   *[other] avec { $n } robots
}
me-left = Abandonnée
me-won = Gagnée
me-score = { $n ->
    [one] { $score } juste
   *[other] { $score } justes
}
me-place = { $n ->
    [1] 1re place sur { $of }
   *[other] { $n }e sur { $of }
}
me-know = Ce que tu sais
me-few = { $n ->
    [one] { $n } carte posée ; après 20, tu verras ce que tu connais le mieux.
   *[other] { $n } cartes posées ; après 20, tu verras ce que tu connais le mieux.
}
me-more = Voir aussi : notoriété, intervalles, paquets
me-by-era = Réussite par époque
me-by-theme = Réussite par thème
me-by-deck = Réussite par paquet
me-by-fame = Réussite par notoriété
me-by-width = Réussite par largeur de l’intervalle
me-class-era = Époque
me-class-theme = Thème
me-class-deck = Paquet
me-class-fame = Notoriété
me-class-width = Intervalle
me-average = En pointillé : ta moyenne, { $n } %
me-of = { $right } sur { $tries }
me-table = Tableau
me-table-of = Tableau : { $plot }
me-placed = Posées
me-right = Justes
me-rate = Taux
me-era-0 = Avant l’an 500
me-era-1 = 500–1499
me-era-2 = 1500–1799
me-era-3 = 1800–1899
me-era-4 = 1900–1949
me-era-5 = Depuis 1950
me-fame-0 = Presque inconnues
me-fame-1 = Peu connues
me-fame-2 = Connues
me-fame-3 = Très connues
me-width-0 = Jusqu’à 10 ans
me-width-1 = 11–50 ans
me-width-2 = 51–200 ans
me-width-3 = Plus de 200 ans
me-width-open = À une extrémité
me-far = Écart en cas d’erreur
me-far-how = Quand tu te trompes : l’écart médian par quinzaine, en années
me-years = { $n ->
    [one] { $years } an
   *[other] { $years } ans
}
me-now = dernièrement
me-since = À partir du
me-middle = Écart médian, en années
me-misses = Erreurs
me-point = À partir du { $day } : { $years }
me-far-plot = { $n ->
    [one] Graphique d’une quinzaine : { $years }.
   *[other] Graphique de { $n } quinzaines ; la dernière : { $years }. Parcours-le avec les touches fléchées.
}
me-most-missed = Les cartes que tu rates le plus
me-again = Rejouer les cartes ratées
me-no-misses = Aucune carte ratée deux fois pour l’instant.
me-missed = Ratée { $missed } fois sur { $tries }
me-missed-by = { $n ->
    [one] Ratée { $missed } fois sur { $tries }, d’environ { $years } an
   *[other] Ratée { $missed } fois sur { $tries }, d’environ { $years } ans
}
me-solo = Meilleurs scores en solo
me-solo-how = Trois vies, toutes les cartes, sans chrono
me-twist = Rang à Twist
me-rank-of = Rang { $rank } sur { $ranks }
me-twist-best = { $n ->
    [one] Après une partie : rang { $rank } sur { $ranks }.
   *[other] Ta meilleure partie sur { $n } : rang { $rank } sur { $ranks }.
}
me-twist-next = { $n ->
    [one] Ensuite : { $rank }, à { $n } point.
   *[other] Ensuite : { $rank }, à { $n } points.
}
me-none = Rien à voir pour l’instant
me-none-how = Tes parties apparaîtront ici et, plus tard, ce que tu connais le mieux.
me-days-count = { $n ->
    [one] jour de suite
   *[other] jours de suite
}
me-daily-best = record { $n }
me-daily-average = moyenne { $average } sur 10
me-calendar = Calendrier

# Visible par d’autres

me-shown = D’autres peuvent voir cette page.
me-shown-change = Modifier
me-show = Qui voit ta page
me-show-it = La montrer à d’autres
me-show-switch = Montrer ma page à d’autres
me-show-how = Les personnes qui ont l’adresse voient ton nom et tes statistiques. Si tu désactives cette option, l’adresse ne marchera plus jamais.
me-show-more = On y voit aussi
me-show-games = mes parties
me-show-misses = les cartes que je rate le plus
me-show-address = L’adresse de ta page
me-show-copy = Copier
them-nameless = Quelqu’un
them-none = Rien à voir ici
them-none-why = Il n’y a aucune page à cette adresse, ou elle n’est plus visible.
them-games = Parties
them-know = Son savoir
them-few = { $n ->
    [one] { $n } carte posée ; après 20, il y aura davantage à voir.
   *[other] { $n } cartes posées ; après 20, il y aura davantage à voir.
}
them-average = En pointillé : sa moyenne, { $n } %
them-far-how = En cas d’erreur : l’écart médian par quinzaine, en années
them-most-missed = Les cartes les plus souvent ratées
them-twist-best = { $n ->
    [one] Après une partie : rang { $rank } sur { $ranks }.
   *[other] Sa meilleure partie sur { $n } : rang { $rank } sur { $ranks }.
}
