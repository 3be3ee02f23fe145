page-places = Autres pages
page-decks = Paquets
page-rules = Règles
page-watch = Regarder
page-replay = Rejouer
lost-title = Cette page n’existe pas
lost-why = Il n’y a rien à cette adresse. Une lettre s’est peut-être perdue en route.
