rules-intro = Neuf façons de poser la même question : avant ou après ?
rules-need = Ce qu’il faut
rules-turn = Un tour de jeu
rules-end = La fin de la partie
rules-cases = Cas particuliers
rules-who = Pour qui ?
rules-play = Y jouer maintenant
rules-all = Tous les jeux

## What each game is, in a sentence, and whom it suits

rules-solo-what = En solitaire contre le temps : une frise, trois vies, et une nouvelle carte à chaque tour.
rules-solo-who = Pour une personne qui a dix minutes devant elle, et pour qui veut battre son propre record. En s’entraînant avec des vies illimitées, on peut apprendre tout un paquet.
rules-inventions-what = Chacun a des inventions en main et les pose, une à une, sur une même frise du temps qui s’allonge carte après carte.
rules-inventions-who = Pour deux à huit personnes qui n’ont jamais joué, et pour tous ceux qui se demandent laquelle est la plus ancienne, la fourchette ou la roue. Les règles s’expliquent en une minute, une partie dure un quart d’heure, et les enfants suivent dès huit ans environ.
rules-events-what = Quatre événements en main, une frise du temps sur la table : si, à la fin d’une manche, tu es la seule personne à avoir bien posé les quatre, tu gagnes.
rules-events-who = Le jeu le plus rapide, et le meilleur pour commencer. Il se joue à deux comme à huit, pendant une pause-café ou en classe, et à tous les âges à partir de huit ans environ.
rules-themes-what = Inventions, découvertes, événements, monuments, livres et musique se retrouvent sur une seule frise du temps.
rules-themes-who = Pour deux à huit personnes qui savent un peu de tout. Les thèmes s’entraident : si tu confonds les rois, tu connais peut-être les chansons de leur temps.
rules-twist-competitive-what = Les cartes de Twist, mais chacun pour soi : quatre en main, une frise du temps ; si, à la fin d’une manche, tu es la seule personne sans cartes, tu gagnes.
rules-twist-competitive-who = Pour deux à huit personnes qui connaissent le jeu coopératif et qui, pour une fois, préfèrent gagner seules.
rules-swiss-what = Une roue, une question et une réglette à soi pour huit cartes : l’histoire suisse en une soirée de jeu.
rules-swiss-who = Pour deux à six personnes dès dix ans environ, qui ont une quarantaine de minutes devant elles. Pas besoin d’être suisse, mais tu en sauras plus sur la Suisse après qu’avant.
rules-swiss-no-spinner-what = Le jeu suisse sans la roue : chaque tour est une question, et le savoir compte plus que la chance.
rules-swiss-no-spinner-who = Pour deux à six personnes qui aiment mieux réfléchir que s’en remettre à la roue. C’est le plus calme des jeux suisses, et le plus équitable.
rules-superversion-what = Le jeu suisse avec des mises : parie sur ta propre réponse et juge celles des autres.
rules-superversion-who = Pour trois à six personnes qui connaissent le jeu suisse et aiment démasquer un bluff. Personne n’est simple spectateur.
rules-twist-what = Vous jouez tous ensemble contre le temps : deux rangées, trente-six cartes et un seul score pour toute l’équipe.
rules-twist-who = Pour une à six personnes qui aiment penser à voix haute. Celles qui en savent plus aident les autres ; on peut aussi y jouer en solitaire, comme à une réussite d’une vingtaine de minutes.

## Classic

rules-classic-cards = Un paquet de cartes. Le recto montre un titre et une image ; l’année est de l’autre côté, et personne n’a le droit de la regarder.
rules-classic-hand-by-players = À deux ou trois, chacun reçoit six cartes ; à quatre ou cinq, cinq cartes ; à six ou plus, quatre cartes.
rules-classic-hand-four = Chacun reçoit quatre cartes, quel que soit le nombre de joueurs.
rules-classic-set-up = Tes cartes sont devant toi, l’année cachée, à la vue de tous. On retourne une carte de plus : elle commence la frise du temps ; le reste forme la pioche. La personne la plus jeune commence, et l’on continue dans le sens des aiguilles d’une montre.
rules-classic-place = Choisis une de tes cartes et pose-la sur la frise : avant la première, après la dernière, ou dans un intervalle entre deux. Il faut choisir une place ; on ne passe pas son tour.
rules-classic-right = On la retourne. Si elle est bien placée, elle reste là, année visible, et tu as une carte de moins.
rules-classic-wrong = Sinon, elle va dans la boîte, et tu pioches une nouvelle carte. Dans les deux cas, ton tour est fini.
rules-classic-tighter = Chaque carte juste coupe un intervalle en deux : la frise devient de plus en plus serrée. Pose tôt tes cartes difficiles, tant que les intervalles sont larges.
rules-classic-end = Une manche est finie quand toutes les personnes encore en jeu ont joué une fois ; alors seulement, on regarde les mains. Si une seule personne a vidé la sienne, elle gagne. Si personne ne l’a fait, on joue une autre manche.
rules-classic-tie = Si plusieurs mains sont vides à la fois, les autres joueurs sont éliminés. Chacun de ceux qui restent pioche une carte, et l’on continue selon les mêmes règles, manche après manche, jusqu’à ce que quelqu’un soit seul à avoir vidé sa main.
rules-classic-pile = Quand la pioche est vide, on mélange les cartes de la boîte pour en former une nouvelle.
rules-classic-share = S’il n’y a plus de cartes pour départager les ex æquo, ils partagent la victoire.
rules-classic-leave = Quelqu’un s’en va ? Un robot ou une autre personne peut prendre sa place. Sinon, ses cartes vont dans la boîte ; s’il ne reste qu’une personne, elle gagne.
rules-classic-icons = Les symboles des cartes ne jouent aucun rôle dans ce jeu.
rules-equal = Deux cartes de la même année peuvent se suivre dans n’importe quel ordre.

## Solo

rules-solo-cards = Un paquet de cartes, ou plusieurs mélangés, et trois vies.
rules-solo-set-up = On retourne une carte : elle commence la frise du temps. Le reste forme la pioche, et tu vois le recto de la carte du dessus.
rules-solo-place = Place la carte du dessus de la pioche dans la frise : avant la première, après la dernière ou dans un intervalle entre deux. Puis on la retourne.
rules-solo-right = Si elle est bien placée, elle reste et rapporte un point.
rules-solo-wrong = Sinon, elle va à sa place, et tu perds une vie. Dans les deux cas, la frise s’allonge et les intervalles se resserrent.
rules-solo-fold = Quand la frise s’allonge, les cartes se chevauchent et s’écartent là où tu pointes : chaque intervalle reste à portée de main.
rules-solo-end = La partie se termine quand tu perds ta dernière vie ou que la pioche est vide.
rules-solo-score = Ton score est le nombre de cartes bien placées. Le temps ne compte pas : à score égal, égalité.
rules-solo-clock = Si tu joues avec un chrono, une carte qui n’est pas placée à temps compte comme ratée.
rules-solo-options = Tu peux jouer avec une à cinq vies ou des vies illimitées, avec vingt cartes, cinquante ou toutes, et te limiter aux cartes connues ou difficiles.
rules-solo-leave = Tu peux t’absenter et reprendre plus tard ; personne ne joue à ta place.

## Swiss

rules-swiss-cards = Trois cent vingt cartes sur la Suisse, de l’histoire et de la politique au sport et au divertissement ; une réglette à huit places par personne, quatre-vingts jetons à la banque et un dé.
rules-swiss-wheel = Et une roue à huit secteurs : quatre « question », deux « deux essais », une étoile, un grincheux.
rules-swiss-set-up = Chacun commence avec une seule carte sur sa réglette, année visible. Chaque réglette est une frise du temps à elle seule, et la première à compter huit cartes gagne la manche. La personne la plus jeune commence, et l’on continue dans le sens des aiguilles d’une montre.
rules-swiss-spin = Fais tourner la roue. C’est elle qui décide de ton tour.
rules-swiss-no-wheel = Il n’y a pas de roue : chaque tour est une question.
rules-swiss-question = Question : la personne à ta droite lit la carte suivante, sans l’année. Marque sur ta réglette l’intervalle où elle va. Si tu as raison, la carte et deux jetons sont à toi. Si tu te trompes, la personne suivante essaie sur sa propre réglette, pour la carte et un jeton, et ainsi de suite autour de la table. Si personne ne trouve, la carte va, sans jeton, à la personne qui l’a lue.
rules-swiss-two-tries = Deux essais : une question où tu peux te tromper une fois. Tu reçois deux jetons, même si c’est le second essai qui est juste.
rules-swiss-star = Étoile : la carte suivante est à toi tout de suite, sans question et sans jeton.
rules-swiss-grump = Grincheux : tu passes ton tour et, si tu as plus de trois cartes, tu dois en retirer une pour le reste de la manche.
rules-swiss-duel = Duel : au début de ton tour, tu peux défier une fois quelqu’un qui a plus de trois cartes. Cela coûte deux jetons. Vous lancez le dé tous les deux ; si tu fais plus, l’autre te donne une carte de son choix, et elle va à sa place sur ta réglette. Avec sept cartes, tu ne peux défier personne : la huitième se mérite.
rules-swiss-next = Peu importe qui a reçu la carte : c’est ensuite à la personne à ta gauche de jouer.
rules-swiss-end = La manche se termine dès que quelqu’un a huit cartes. Chacun compte ses jetons, et ceux de la réglette gagnante comptent double.
rules-swiss-total = Puis on redistribue tout. Après quatre manches, le total le plus élevé gagne ; à égalité, on partage la victoire.
rules-swiss-kids = Les enfants de moins de douze ans ont toujours deux essais, même sur les cartes des autres.
rules-swiss-bank = La banque n’a que quatre-vingts jetons, et ne paie que ce qu’elle a.
rules-swiss-empty = Si la pioche s’épuise, la réglette la plus longue gagne la manche ; à longueur égale, celle qui a le plus de jetons ; si là encore il y a égalité, la victoire est partagée.
rules-swiss-leave = Quelqu’un s’en va ? Un robot ou une autre personne peut prendre sa place. Sinon, ses cartes quittent le jeu et ses jetons vont à la banque ; s’il ne reste qu’une personne, elle gagne.

## Superversion

rules-superversion-chips = À chaque manche, chacun commence avec cinq jetons.
rules-superversion-stake = Mise : à ton tour, si tu as trois cartes, tu peux parier d’un à trois jetons au moment où tu marques un premier intervalle pour la quatrième. Si tu as raison, la mise te revient doublée, en plus de la carte et de ses jetons. Si tu te trompes, elle est perdue, la carte va sous la pioche, et personne n’a droit à un autre essai, pas même toi.
rules-superversion-rate = Jugement : avant qu’une première réponse soit vérifiée, les autres, sauf la personne qui lit, peuvent dire en secret ce qu’ils en pensent : est-ce juste, ou la carte va-t-elle avant ou après ? Il faut avoir un jeton pour juger.
rules-superversion-right = Si tu as dit « juste », tu gagnes un jeton si c’était vrai, et tu en perds un sinon.
rules-superversion-doubt = Si tu as dit « avant » ou « après », tu gagnes deux jetons si la carte va bien de ce côté, tu en perds un si la réponse était juste malgré tout, et sinon tu ne gagnes ni ne perds rien.
rules-superversion-order = On règle les jugements quand la place de la carte est connue, pour que personne n’en tire un indice avant son essai. On paie d’abord les jugements, puis la mise, puis les jetons de la carte.

## Twist

rules-twist-cards = Trente-six cartes, tirées du paquet. Chacune porte un symbole au recto et un autre du côté de la date.
rules-twist-set-up = Chacun prend quatre cartes et les pose recto visible. On en retourne une de plus : elle commence la rangée du bas ; une autre, retournée aussi, commence la défausse. Le reste forme la pioche, recto visible. La personne la plus âgée commence, et l’on continue dans le sens des aiguilles d’une montre.
rules-twist-choice = Soit tu joues une ou deux cartes, soit tu en défausses une. Jamais les deux.
rules-twist-play = Jouer : retourne une carte. Son année seule décide où elle va. Si c’est la plus ancienne de toutes, elle va à l’extrémité gauche de la rangée du bas ; si c’est la plus récente, à l’extrémité droite. Si elle tombe entre deux voisines de la rangée du bas, elle va dans la case au-dessus d’elles. Si une carte de la même année est déjà posée, la tienne va dessus.
rules-twist-misfit = Il n’y a de place que pour une carte par case. Si la case est prise, ta carte ne peut plus être posée : retourne-la et mets-la en travers devant toi. Si tu n’as encore rien posé pendant ce tour, tu dois alors en essayer une autre.
rules-twist-second = Quand tu en as posé une, tu peux t’arrêter ou en essayer une deuxième. Si elle trouve sa place elle aussi, ton tour est fini ; sinon, tu peux t’arrêter ou en essayer une autre.
rules-twist-discard = Défausser : pose sur la défausse une carte dont le recto montre le même symbole que celui du dessus, et retourne-la. C’est désormais le symbole de son côté date qui compte. C’est aussi le moyen de te débarrasser des cartes en travers.
rules-twist-draw = À la fin de ton tour, pioche pour avoir de nouveau quatre cartes ; les cartes en travers comptent.
rules-twist-talk = Parlez autant que vous voulez. Tout le monde peut donner des conseils et montrer des cartes du doigt ; la personne dont c’est le tour décide.
rules-twist-end = La partie se termine quand toutes les cartes sont posées ou défaussées, quand quelqu’un ne peut ni jouer ni défausser, ou quand quelqu’un a choisi de jouer et n’a pu poser aucune carte.
rules-twist-score = Chaque carte de la rangée du bas vaut deux points, chaque carte dans une case, un point. Toute carte dans la défausse, dans la pioche ou encore devant quelqu’un en coûte un.
rules-twist-ranks = Votre total vous donne l’un des huit rangs. Au-delà de soixante points, vous voilà voyageurs du temps.
rules-twist-empty = Quand la pioche est vide, on continue avec ce qu’on a ; si tu n’as plus de cartes, on saute ton tour.
rules-twist-leave = Quelqu’un s’en va ? Un robot ou une autre personne peut prendre sa place. Sinon, ses cartes restent là, et chacune coûte un point.
