lost-title = Cette page n’existe pas
lost-why = Il n’y a rien à cette adresse. Une lettre s’est peut-être perdue en route.

## Decks

decks-intro = Parcours les cartes, apprends-les dans l’ordre chronologique, imprime-les, télécharge-les ou crée les tiennes.
decks-all = Tous les paquets
decks-size = { $n } cartes · { $languages ->
    [one] { $languages } langue
   *[other] { $languages } langues
}
deck-play = Jouer avec ces cartes
deck-search = Chercher dans les titres
deck-theme = Thème
deck-themes = Tous les thèmes
deck-era = Époque
deck-eras = Toutes les époques
deck-era-first = Avant J.-C.
deck-era-last = Depuis { $year }
deck-view = Disposition
deck-cards = Cartes
deck-line = Frise
deck-how = Devine l’année, puis retourne la carte.
deck-none = Aucune carte ne correspond. Élargis ta recherche.
deck-hard = La difficulté des cartes
deck-hard-how = D’après les parties jouées sur ce serveur, en tenant compte de la largeur de l’intervalle ; { $n } cartes ont été posées assez souvent.
deck-hardest = Les plus difficiles
deck-easiest = Les plus faciles
deck-placed = juste { $right } fois sur { $tries }
deck-files = Imprimer et télécharger
deck-files-how = Le PDF a neuf cartes par feuille, prêtes à découper. Imprime-le à 100 %, recto verso, retourné sur le bord long.
deck-extras-how = Le reste du matériel, comme les réglettes, la roue, les mises et les jetons, sert aux jeux suisses et à Twist. Pour Classique, les cartes suffisent.
deck-print = PDF, { $paper }
deck-extras = Le reste du matériel (PDF)
deck-licence = Cartes et images sont libres d’usage : { $licence }.
decks-mine = Mes paquets
deck-copy = Copier dans mes paquets
deck-copy-how = Appuie sur les cartes que tu veux. Si tu n’en choisis aucune, tout le paquet est copié.
deck-copy-shown = Choisir { $n ->
    [0] les cartes affichées
    [one] la carte affichée
   *[other] les { $n } cartes affichées
}
deck-copy-stop = Annuler
deck-copy-go = Copier { $n ->
    [one] une carte
   *[other] { $n } cartes
}

## Watch

watch-title = Qui joue ?
watch-intro = Les tables ouvertes du moment. Regarde, ou assieds-toi là où une place est libre.
watch-none = Tout est calme
watch-none-how = Personne ne joue en public pour l’instant. Ouvre une table, et d’autres te trouveront ici.
watch-match = Jouer avec quelqu’un
watch-match-how = On te trouve une table où quelqu’un attend, ou on t’en ouvre une que d’autres pourront trouver.
watch-match-go = Trouver une table
watch-game = Jeu
watch-look = Regarder
watch-playing = Partie en cours
watch-free = { $n ->
    [0] Aucune place libre
    [one] Une place libre
   *[other] { $n } places libres
}

## Replay

replay = Revoir la partie
replay-none = Rien à revoir
replay-missing = Aucune partie n’a cette adresse. Elle a peut-être été effacée, ou il manque une lettre.
replay-not-over = Cette partie n’est pas finie. Reviens quand elle le sera.
replay-private = Cette partie s’est jouée avec un paquet personnel : seules les personnes qui y ont participé peuvent la revoir.
replay-watch = Voir qui joue
replay-first = Au début
replay-back = Étape précédente
replay-on = Étape suivante
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-step = Étape
replay-turn = Tour
replay-turn-back = Tour précédent
replay-turn-on = Tour suivant
replay-round = Manche
replay-round-back = Manche précédente
replay-round-on = Manche suivante
replay-mistake = Erreurs
replay-mistake-own = Tes erreurs
replay-mistake-back = Erreur précédente
replay-mistake-on = Erreur suivante
replay-moves = Coup par coup
replay-cards = Les cartes de cette partie
replay-begins = La partie commence.
replay-goes-on = La partie continue.
replay-left = { $name } a quitté la partie.
luck = Le tirage était-il honnête ?
luck-guided = C’était une partie guidée : son hasard était fixé d’avance.
luck-held = Oui : la valeur de départ vient d’un secret que le serveur avait fixé avant la partie, et d’un nombre fourni par chaque joueur.
luck-broken = Non : la valeur de départ n’est pas celle que le serveur avait promise avant la partie.
luck-unchecked = Ce navigateur ne vérifie cela qu’en https. Tu peux le faire toi-même :
luck-promise = Promis avant la partie
luck-seed = La valeur de départ de la partie
luck-whole = Pour rejouer toute la partie à partir de sa valeur de départ, télécharge le journal et tape :
luck-log = Télécharger le journal
