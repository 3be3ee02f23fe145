phrase-hello = Bonjour !
phrase-luck = Bonne chance !
phrase-nice = Bien joué !
phrase-close = C’était presque ça !
phrase-surprise = Je ne savais pas ça !
phrase-unsure = Aucune idée…
phrase-moment = Un instant, s’il te plaît.
phrase-turn = C’est à toi !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-again = Encore une partie ?
phrase-bye = Au revoir !
phrases = Phrases
phrases-why = Dans ce salon, tu choisis parmi des phrases prédéfinies. Chacun les lit dans sa langue.

about-block = Bloquer
about-block-means = Tu ne verras plus ses messages ni ses réactions, et la recherche de table ne vous réunira plus.
about-blocked = Tu as bloqué { $name }. Tu peux annuler cela dans le menu.
about-unblock = Débloquer
about-mute = Retirer la parole
about-unmute = Rendre la parole
about-hand-over = Donner le rôle d’hôte
about-handed-over = { $name } a maintenant le rôle d’hôte.
about-which = Quel message ?
about-which-none = Aucun en particulier

blocked-none = Tu n’as bloqué personne.
blocked-undo = Débloquer { $name }

setup-chat = Discussion
chat-auto = Texte libre, sauf avec des enfants
chat-free = Texte libre
chat-phrases = Phrases prédéfinies
setup-chat-hint = Avec les phrases prédéfinies, personne ne peut écrire ; chacun les lit dans sa langue. C’est le réglage par défaut tant qu’une personne de moins de 12 ans joue et, dans un salon que tout le monde peut trouver, pour les personnes qui ne font que regarder.
