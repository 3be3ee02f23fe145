daily-title = La frise du jour
daily-earlier = Jours précédents
daily-score = { $right } sur { $all }
daily-of = sur
daily-better = Mieux que { $n } personnes sur 10
daily-all = Tout est juste !
daily-first = { $n ->
    [one] Personne n’a joué avant toi aujourd’hui
   *[other] Tu es parmi les { $n } premiers aujourd’hui
}
daily-late = Pour le plaisir : la partie s’est terminée trop tard pour compter.
daily-for-fun = Jouée plus tard, pour le plaisir. Sans série ni comparaison.
daily-counts-for = Compte pour { $day }
daily-everybody = Ce qu’ont fait les autres
daily-players = { $n ->
    [one] { $n } personne jusqu’ici · justes sur dix
   *[other] { $n } personnes jusqu’ici · justes sur dix
}
daily-right = Justes
daily-people = Personnes
daily-you = toi
daily-hardest = La carte la plus dure
daily-hardest-one-in = { $n ->
    [1] Tout le monde l’a bien placée.
   *[other] Seulement 1 sur { $n } l’a bien placée.
}
daily-hardest-tenths = { $n } sur 10 l’ont bien placée.
daily-hardest-nobody = Personne ne l’a encore bien placée.
daily-hardest-you = Toi, oui.
daily-hardest-not = Toi, non.
daily-hardest-missed = { $n ->
    [one] Tu t’es trompé de { $years } an.
   *[other] Tu t’es trompé de { $years } ans.
}
daily-best = Ton record : { $n }. Un jour de repos par semaine est permis.
daily-day-played = joué
daily-day-off = jour de repos
daily-day-missed = pas joué
daily-day-open = aujourd’hui, encore à jouer
daily-day-to-come = à venir
daily-day-none = pas de frise
daily-day-fun = à jouer pour le plaisir
daily-more = En savoir plus sur cette frise
daily-facts = La frise, avec faits et sources
daily-replay = Revoir la partie
daily-play-again = Jouer pour le plaisir
daily-next = Prochaine frise dans { $time }
daily-share = Partager mon résultat
daily-withdrawn = « { $title } » a été retirée de cette frise : { $why } Elle ne compte pour personne, et aucune série n’est perdue.
daily-mark-right = juste
daily-mark-wrong = faux
daily-mark-out = retirée
daily-not-yet = Pas encore
daily-not-yet-why = Tu verras cette frise quand tu l’auras jouée, ou une heure après la fin de son jour.
daily-month-before = Mois précédent
daily-month-after = Mois suivant
daily-calendar-about = Le nombre dit combien tu en as placé de justes le jour même. Les autres jours se jouent pour le plaisir.
