hint-classic-card = Voici ta main. Choisis la carte dont tu devines le mieux l’époque.
hint-classic-gap = Choisis ensuite un espace dans la frise : à gauche c’est avant, à droite après. Personne ne voit la date avant que la carte soit posée.
hint-classic-miss = Une carte mal placée va dans la boîte, et qui l’a posée en pioche une autre. Une carte juste reste : une carte de moins en main.
hint-classic-round = Une manche est finie quand tout le monde a joué. Qui est alors seul sans cartes gagne.
hint-classic-last = Quelqu’un n’a plus qu’une carte. Si elle est juste, la partie peut finir avec cette manche.
hint-classic-playoff = Plusieurs n’avaient plus de cartes : on départage avec une nouvelle carte chacun, les autres sont éliminés.
hint-classic-icons = Ce sont les cartes de Twist, mais ici chacun joue pour soi : les symboles ne comptent pas.

hint-swiss-spin = Tourne la roue. Question : un essai. Deux essais : comme son nom l’indique. Étoile : une carte en cadeau. Grincheux : tu passes ton tour et, avec plus de trois cartes, tu en perds une.
hint-swiss-read = Fais lire une carte et dis où elle se place parmi les tiennes.
hint-swiss-rack = Ta réglette est ta propre frise. Choisis la place de la carte. Si c’est juste, elle est à toi, avec deux jetons. Qui a huit cartes en premier gagne la manche.
hint-swiss-tries = Deux essais : si la première place est fausse, tu peux en choisir une autre.
hint-swiss-steal = Les autres se sont trompés, à toi d’essayer : si c’est juste, la carte vient sur ta réglette, avec un jeton. Tu n’as rien à perdre.
hint-swiss-duel = Tu as deux jetons : avant de jouer, tu peux payer un duel. Si ton dé est plus haut, l’autre te donne une carte.
hint-swiss-give = Un duel est perdu. Tu choisis la carte que tu donnes ; son absence peut même t’aider.
hint-swiss-grump = Le grincheux te prend une carte. Cède celle qui te gêne, par exemple une de deux années proches.
hint-swiss-chips = Les jetons sont des points : on les compte à la fin de la manche, ceux du vainqueur comptent double.
hint-swiss-super = Dans la superversion, tout le monde commence avec cinq jetons pour parier. Ce qui reste à la fin compte.
hint-swiss-stake = Pour ta quatrième carte, tu peux miser jusqu’à trois jetons. Juste : ils te reviennent doublés. Faux : la mise et la carte sont perdues.
hint-swiss-rate = Quelqu’un a choisi une place. Est-elle juste, ou la carte va-t-elle avant ou après ? Dire « juste » gagne ou coûte un jeton, un doute fondé en gagne deux.

hint-twist-play = Choisis une carte et retourne-la : sa date seule décide de sa place. La question est de savoir s’il y a encore de la place.
hint-twist-slots = Hors de la rangée, une carte l’allonge : deux points. Entre deux années il y a une place : un point. Ce qui tombe encore entre ces deux années ne va nulle part.
hint-twist-wide = Attention aux grands intervalles : une seule carte y ferme toutes les années. Quand deux années sont éloignées, réfléchis bien.
hint-twist-icons = Au lieu de jouer, tu peux défausser une carte dont le symbole est celui du dessus de la défausse. Cela coûte un point et montre un nouveau symbole.
hint-twist-sideways = Une carte de travers ne va plus nulle part. On peut seulement la défausser quand son symbole apparaît.
hint-twist-stop = Une carte est placée. Tu peux t’arrêter ou en retourner une deuxième : plus de points, mais ce qui ne va pas reste de travers.
hint-twist-advice = Vous jouez ensemble : parlez dans la discussion, et touche la carte de quelqu’un pour la montrer. Qui joue décide.
