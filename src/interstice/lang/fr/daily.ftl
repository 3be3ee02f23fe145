daily-title = La frise du jour
daily-earlier = Jours précédents
daily-score = { $right } sur { $all }
daily-of = sur
daily-better = { $n ->
    [one] Mieux que { $n } personne sur 10
   *[other] Mieux que { $n } personnes sur 10
}
daily-all = Tout est juste !
daily-first = { $n ->
    [one] Personne n’a joué avant toi aujourd’hui
   *[other] Tu fais partie des { $n } premières personnes aujourd’hui
}
daily-late = Pour le plaisir : tu as fini trop tard pour que cela compte.
daily-for-fun = Tu peux encore jouer cette frise, pour le plaisir : ni série ni comparaison.
daily-counts-for = Compte pour { $day }
daily-everybody = Les résultats de tous
daily-players = { $n ->
    [one] { $n } personne jusqu’ici · cartes justes sur { $all }
   *[other] { $n } personnes jusqu’ici · cartes justes sur { $all }
}
daily-right = Justes
daily-people = Personnes
daily-you = toi
daily-hardest = La carte la plus difficile
daily-hardest-one-in = { $n ->
    [1] Tout le monde l’a bien placée.
   *[other] Une seule personne sur { $n } l’a bien placée.
}
daily-hardest-tenths = { $n ->
    [one] { $n } personne sur 10 l’a bien placée.
   *[other] { $n } personnes sur 10 l’ont bien placée.
}
daily-hardest-nobody = Personne ne l’a encore bien placée.
daily-hardest-you = Toi, oui.
daily-hardest-not = Toi, non.
daily-hardest-missed = { $n ->
    [one] Tu l’as ratée d’un an.
   *[other] Tu l’as ratée de { $years } ans.
}
daily-best = Ton record : { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}. Tu as droit à un jour de repos par semaine.
daily-day-played = joué
daily-day-off = jour de repos
daily-day-missed = pas joué
daily-day-open = aujourd’hui, encore à jouer
daily-day-to-come = à venir
daily-day-none = pas de frise
daily-day-fun = à jouer pour le plaisir
daily-more = En savoir plus sur cette frise
daily-facts = La frise, avec notes et sources
daily-replay = Revoir la partie
daily-play-again = Jouer pour le plaisir
daily-next = Prochaine frise dans { $time }
daily-share = Partager mon résultat
daily-withdrawn = La carte « { $title } » a été retirée de cette frise : { $why } Elle ne compte pour personne, et aucune série n’est perdue.
daily-mark-right = juste
daily-mark-wrong = ratée
daily-mark-out = retirée
daily-not-yet = Pas encore
daily-not-yet-why = Tu verras cette frise quand tu l’auras jouée, ou une heure après la fin de la journée.
daily-month-before = Mois précédent
daily-month-after = Mois suivant
daily-calendar-about = Le nombre indique combien de cartes tu as bien placées le jour même. Les frises des autres jours se jouent pour le plaisir.
