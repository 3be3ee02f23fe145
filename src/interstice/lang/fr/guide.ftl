guide = Guide
guide-skip = Passer le guide
guide-play = Jouer pour de vrai

guide-intro = Une première partie guidée : cartes, hasard et robots sont préparés, et elle ne compte dans aucune statistique.
guide-end = C’était ta partie guidée. Tu en sais assez pour une vraie partie, avec un vrai hasard.

guide-classic-card = Voici tes cartes. Leur date est au dos. Choisis-en une que tu sais situer.
guide-classic-gap = Choisis maintenant sa place dans la frise : à gauche plus tôt, à droite plus tard.
guide-classic-place = C’est là qu’elle ira si tu appuies ici. Ensuite, la carte est retournée.
guide-classic-right = Juste ! La carte reste dans la frise, et tu en as une de moins.
guide-classic-wrong = Pas là. La carte va dans la boîte, et tu en pioches une autre. Cela arrive à tout le monde.
guide-classic-bot-wrong = { $name } n’a pas trouvé la bonne place : la carte va dans la boîte, et { $name } en pioche une autre.
guide-classic-bot-right = { $name } a vu juste et a une carte de moins.
guide-classic-round = Tout le monde a joué : la première manche est finie. Si, à la fin d’une manche, une seule personne n’a plus de cartes, elle gagne.
guide-classic-more = À toi de nouveau. À chaque carte, les intervalles se resserrent. Laquelle des tiennes est encore facile ?
guide-classic-last = Ta dernière carte ! Si elle est bien placée, tu n’en as plus, mais les autres finissent la manche.
guide-classic-empty = Tu n’as plus de cartes. Les autres jouent encore dans cette manche ; si aucun n’y épuise les siennes, tu gagnes.

guide-swiss-spin = Chaque tour commence par la roue. Fais-la tourner !
guide-swiss-mark = { $name } lit une carte à voix haute. Choisis son intervalle sur ta réglette, puis valide.
guide-swiss-right = Juste ! La carte est à toi, et tu reçois deux jetons. Les jetons sont des points.
guide-swiss-wrong = Faux : la personne suivante peut tenter sa chance avec la carte.
guide-swiss-bot-steal = Carte volée : quelqu’un s’est trompé, { $name } a trouvé et reçoit la carte avec un jeton.
guide-swiss-star = Une étoile : { $name } reçoit la carte tout de suite, sans jetons.
guide-swiss-grump = Le grincheux : ton tour est fini. Si tu as plus de trois cartes, tu en perds une.
guide-swiss-steal = { $name } n’a pas trouvé : à toi de voler la carte ! Tu n’as rien à perdre.
guide-swiss-stolen = Volée ! La carte est à toi, avec un jeton.
guide-swiss-missed = Personne n’a trouvé : la carte revient à { $name }, qui l’a lue. Cela ne t’a rien coûté.
guide-swiss-duel = { $name } a quatre cartes : tu peux en gagner une en duel. Paie deux jetons et fais plus au dé. Ou tourne simplement la roue.
guide-swiss-won = Tu as fait plus au dé : { $name } doit te donner une carte. Ensuite, tu tournes la roue.
guide-swiss-lost = Tu n’as pas fait plus au dé : les deux jetons sont perdus. Maintenant, tourne la roue.
guide-swiss-tries = Deux essais : si le premier intervalle est faux, tu peux en choisir un autre.
guide-swiss-remove = Tu as plus de trois cartes : le grincheux en prend une. Choisis laquelle.
guide-swiss-give = Tu as perdu le duel. Choisis une carte à donner.
guide-swiss-last = La pioche est vide : tourne la roue, et cette courte manche se termine.
guide-swiss-scored = La pioche était vide : la plus longue réglette gagne ; dans une vraie partie, c’est la première à compter huit cartes. Les jetons de la réglette gagnante comptent double.

guide-super-chips = Dans la Superversion, tout le monde commence avec cinq jetons, pour parier.
guide-super-rated = { $name } a jugé ton choix avant que la carte soit retournée. Un bon jugement rapporte des jetons, un mauvais peut en coûter un.
guide-super-rate = L’intervalle choisi par { $name } est-il juste, ou la carte va-t-elle avant ou après ? « Juste » peut rapporter un jeton, « avant » ou « après » deux.
guide-super-rating-won = { $n ->
    [one] Tu as bien jugé : un jeton pour toi.
   *[other] Tu as bien jugé : { $n } jetons pour toi.
}
guide-super-rating-lost = Tu as mal jugé. Cela te coûte un jeton.
guide-super-stake = Sur ta quatrième carte, tu peux miser jusqu’à trois jetons. Si c’est juste, tu en gagnes autant ; sinon, tu les perds, et la carte aussi.
guide-super-stake-won = Ta mise te revient, avec autant de jetons en plus, et deux pour la carte.
guide-super-stake-lost = Ta mise est perdue, et la carte va sous la pioche.

guide-twist-card = À Twist, vous jouez tous dans la même équipe. Voici tes cartes : choisis-en une.
guide-twist-turn = Retourne-la : sa date seule décide où elle va.
guide-twist-row = Avant ou après toute la rangée : la rangée s’allonge, et c’est deux points.
guide-twist-slot = Entre deux années : la carte va dans la case au-dessus. C’est un point, et la case est prise.
guide-twist-sideways = Sa case est prise : la carte est en travers. On ne peut plus que la défausser.
guide-twist-danger = Si tu ne places aucune carte à ce tour, la partie est finie. Choisis bien.
guide-twist-stop = Une carte est placée. Arrête-toi là, ou risques-en une deuxième : des points en plus, ou une carte en travers.
guide-twist-closed = La carte jouée par { $name } est allée dans la case entre deux années, désormais fermée.
guide-twist-bot-sideways = La carte suivante jouée par { $name } allait dans la même case : elle est donc en travers, et on ne peut plus que la défausser.
guide-twist-discard = Au lieu de jouer, tu peux défausser une carte au symbole éclairé : cela coûte un point, mais elle ne trouverait peut-être aucune place. Choisis-en une.
guide-twist-discard-now = Défausse-la ici si tu t’en méfies. Ou joue-la.
guide-twist-icon = Du côté de la date, la carte montre un autre symbole. C’est lui qui compte maintenant.
guide-twist-chain = { $name } avait une carte avec ce symbole, et son dos montre le suivant : les défausses forment ainsi une chaîne.
guide-twist-free = À toi. Joue une ou deux cartes, ou défausses-en une. Plus la rangée est longue, mieux c’est.
guide-twist-scored = La partie est finie. Chaque carte de la rangée compte deux points, chaque carte dans une case un ; toute autre en coûte un.
