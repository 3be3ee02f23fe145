lost-title = Cette page n’existe pas
lost-why = Il n’y a rien à cette adresse. Une lettre s’est peut-être perdue en route.
