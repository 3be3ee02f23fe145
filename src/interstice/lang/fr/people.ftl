phrase-hello = Bonjour !
phrase-luck = Bonne chance !
phrase-nice = Bien joué !
phrase-close = C’était juste !
phrase-surprise = Je ne savais pas !
phrase-unsure = Aucune idée…
phrase-moment = Un instant, s’il te plaît.
phrase-turn = C’est à toi !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-again = Encore une partie ?
phrase-bye = Au revoir !
phrases = Phrases
phrases-why = Dans ce salon, tu choisis parmi des phrases toutes faites. Chacun les lit dans sa langue.

about-block = Bloquer
about-block-means = Tu ne verras plus ses messages ni ses réactions, et vous ne serez plus réunis à une même table par hasard.
about-blocked = { $name } est désormais bloqué. Tu peux annuler cela dans le menu.
about-unblock = Débloquer
about-mute = Retirer la parole pour tous
about-unmute = Rendre la parole
about-hand-over = Donner le rôle d’hôte
about-handed-over = { $name } a maintenant le rôle d’hôte.
about-which = Quel message ?
about-which-none = Aucun en particulier

blocked-none = Tu n’as bloqué personne.
blocked-undo = Débloquer { $name }

setup-chat = Discussion
chat-auto = Libre, sauf avec des enfants
chat-free = Libre
chat-phrases = Phrases toutes faites
setup-chat-hint = Avec les phrases toutes faites, personne ne peut écrire ; chacun les lit dans sa langue. C’est le cas par défaut tant que quelqu’un de moins de 12 ans joue.
