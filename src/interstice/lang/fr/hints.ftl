hint-classic-card = Voici ta main. Choisis la carte dont tu devines le mieux l’époque.
hint-classic-gap = Choisis ensuite un intervalle de la frise : à gauche, c’est avant ; à droite, c’est après. Personne ne voit la date avant que la carte soit posée.
hint-classic-miss = Une carte mal placée va dans la boîte, et il faut en piocher une autre. Une carte bien placée reste : une de moins en main.
hint-classic-round = Une manche est finie quand tout le monde a joué. Si, à ce moment-là, une seule personne n’a plus de cartes, elle gagne.
hint-classic-last = Quelqu’un n’a plus qu’une carte. Si elle est bien placée, la partie peut finir avec cette manche.
hint-classic-playoff = Plusieurs mains sont vides : place au départage, avec une nouvelle carte chacun. Les autres ne sont plus en jeu.
hint-classic-icons = Ces cartes ont des symboles pour Twist. Ici, chacun joue pour soi et les symboles ne comptent pas.

hint-solo-gap = Choisis pour cette carte un intervalle de la frise : à gauche, c’est avant ; à droite, c’est après. Tu verras la date une fois la carte posée.
hint-solo-miss = Une carte mal placée coûte une vie et rejoint sa vraie place. Quand tu perds ta dernière vie, la partie est finie.

hint-swiss-spin = Tourne la roue. Question : un essai. Deux essais : tu as droit à une erreur. Étoile : une carte en cadeau. Grincheux : tu passes ton tour et, avec plus de trois cartes, tu en perds une.
hint-swiss-read = Fais lire une carte et dis où est sa place parmi les tiennes.
hint-swiss-rack = Ta réglette est ta propre frise. Choisis l’intervalle où va la carte. Si c’est juste, elle est à toi, avec deux jetons. La première réglette de huit cartes gagne la manche.
hint-swiss-tries = Deux essais : si tu te trompes la première fois, tu peux choisir un autre intervalle.
hint-swiss-steal = Personne n’a encore trouvé, à toi d’essayer : si c’est juste, la carte vient sur ta réglette, avec un jeton. Tu n’as rien à perdre.
hint-swiss-duel = Tu as deux jetons : au début de ton tour, tu peux les dépenser pour défier quelqu’un en duel. Si tu fais plus au dé, cette personne te donne une carte.
hint-swiss-give = Tu as perdu le duel. C’est toi qui choisis la carte à donner ; le vide qu’elle laisse peut même t’aider.
hint-swiss-grump = Le grincheux te prend une carte. Lâche celle qui te gêne, par exemple l’une de deux cartes aux années trop proches.
hint-swiss-chips = Les jetons sont des points : on les compte à la fin de la manche, et ceux de la réglette gagnante comptent double.
hint-swiss-super = Dans la Superversion, tout le monde commence chaque manche avec cinq jetons pour parier. Ce qui reste à la fin de la manche compte.
hint-swiss-stake = Pour ta quatrième carte, tu peux miser jusqu’à trois jetons. Juste : ils te reviennent doublés. Faux : la mise et la carte sont perdues.
hint-swiss-rate = Quelqu’un a choisi un intervalle. Est-ce juste, ou la carte va-t-elle avant ou après ? « Juste » rapporte ou coûte un jeton. « Avant » ou « après » en rapporte deux dans la bonne direction, rien dans la mauvaise, et en coûte un si la réponse était juste.

hint-twist-play = Choisis une carte et retourne-la : sa date seule décide où elle va. Reste à savoir s’il y a encore de la place pour elle.
hint-twist-slots = Avant ou après toute la rangée, une carte l’allonge : deux points. Entre deux années, il y a une case : un point. Toute autre carte qui tombe entre ces deux années n’a plus de place.
hint-twist-wide = Attention aux grands écarts : une seule carte bloque toutes les années entre les deux. Quand deux années sont éloignées, réfléchis à deux fois.
hint-twist-icons = Au lieu de jouer, tu peux défausser une carte qui porte le même symbole que le dessus de la défausse. Cela coûte un point et fait apparaître un nouveau symbole.
hint-twist-sideways = Une carte en travers n’a plus de place dans les rangées. On ne peut que la défausser, quand son symbole se présente.
hint-twist-stop = Une carte est posée. Tu peux t’arrêter ou en retourner une deuxième : cela peut rapporter plus de points, mais s’il n’y a pas de place pour elle, tu la mets en travers.
hint-twist-advice = Vous jouez ensemble : parlez dans la discussion, et touchez la carte de quelqu’un d’autre pour la montrer du doigt. C’est à la personne qui joue de décider.
