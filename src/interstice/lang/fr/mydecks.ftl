mine = Mes paquets
mine-intro = Crée tes propres cartes, imprime-les et joue entre amis grâce à un lien. Personne d’autre ne voit tes paquets tant que tu ne les partages pas.
mine-new = Nouveau paquet
mine-new-name = Nouveau paquet
mine-unnamed = Paquet sans nom
mine-empty = Commencer par une carte
mine-paste = Coller un tableau
mine-file = Ouvrir un fichier
mine-copy = Copier un paquet
mine-limits = Tu peux garder jusqu’à { $decks } paquets de { $cards } cartes au plus.
mine-none = Tu n’as pas encore de paquet. Colle une liste d’événements ou commence par une carte.
mine-changed = modifié { $when }
mine-play = Jouer
mine-delete = Supprimer le paquet
mine-delete-which = Supprimer « { $name } »
mine-delete-title = Supprimer « { $name } » ?
mine-delete-what = { $n ->
    [0] Le paquet disparaîtra
    [one] Sa carte disparaîtra
   *[other] Ses { $n } cartes disparaîtront
} pour de bon, et ses liens ne fonctionneront plus. Les parties en cours iront jusqu’au bout.
mine-keep = Le garder
mine-save-first = L’enregistrer d’abord dans un fichier
files-making = Préparation du fichier avec { $n ->
    [one] une carte
   *[other] { $n } cartes
}… Pour un grand paquet, cela peut prendre une minute.
files-fetching = Téléchargement…
play-deck-name = Jouer avec « { $name } »
play-few = { $hand ->
    [0] À deux, il faut au moins trois cartes terminées ; en attendant, tu peux jouer en solo.
    [one] À deux, vous pouvez jouer avec une carte en main chacun. Pour en avoir { $usual } comme d’habitude, il faut { $needed } cartes terminées.
   *[other] À deux, vous pouvez jouer avec { $hand } cartes en main chacun. Pour en avoir { $usual } comme d’habitude, il faut { $needed } cartes terminées.
}
play-by-oneself = En solo
share-title = Partager ce paquet
share-together = Jouer ensemble
share-together-how = Ouvre une table avec ce paquet, puis envoie à tes amis le lien que tu y trouves.
share-play = Lien pour jouer
share-play-how = Les personnes qui ont ce lien peuvent jouer avec ce paquet à leurs propres tables, mais ni le parcourir ni le modifier.
share-play-make = Créer un lien pour jouer
share-copy = Lien pour copier
share-copy-how = Les personnes qui ont ce lien reçoivent leur propre copie. Ton paquet reste tel quel.
share-copy-make = Créer un lien pour copier
share-copy-link = Copier
share-withdraw = Retirer
link-gone = Ce lien n’existe plus
link-play = Quelqu’un a créé ces cartes et te laisse jouer avec, à ta propre table. Pour rejoindre la table de quelqu’un, demande-lui le lien de cette table.
link-copy = Quelqu’un a créé ces cartes. Prends-en une copie, et modifie-la comme tu veux.
link-take = Copier dans mes paquets

## The editor

edit-gone = Ce paquet n’existe plus
edit-name = Nom du paquet
edit-kept = Gardé sur cet appareil
edit-saving = Enregistrement…
edit-saved = Enregistré
edit-saved-at = Enregistré à { $time }
edit-private = privé
edit-shared = partagé par lien
edit-undo = Annuler
edit-undone = Annulé
edit-files = Imprimer et enregistrer
edit-share = Partager
edit-play = Jouer avec ce paquet
edit-cards = Cartes
edit-find = Chercher une carte
edit-order = Ordre
order-mine = Mon ordre
order-year = Par année
order-title = Par titre
order-lacking = Inachevées d’abord
edit-new = Nouvelle carte
edit-left = { $n ->
    [one] Une ligne à corriger
   *[other] { $n } lignes à corriger
}
edit-next = Carte suivante
edit-back = Carte précédente
edit-all = Toutes les cartes
edit-up = Monter
edit-down = Descendre
edit-place = Carte { $n } sur { $all }
edit-untitled = Pas encore de titre
edit-card = La carte
edit-delete = Supprimer la carte
edit-deleted = Carte supprimée. « Annuler » la fait revenir.
edit-title = Titre
edit-in = { $what }, { $spoken }
edit-letters = { $n ->
    [one] { $n } caractère sur { $most }
   *[other] { $n } caractères sur { $most }
}
edit-year = Année
edit-era = Avant ou après Jésus-Christ
edit-bc = av. J.-C.
edit-ad = apr. J.-C.
edit-circa = environ
read-as = lu comme { $year }
edit-theme = Thème
theme-new = Nouveau thème
theme-change = Modifier « { $name } »
theme-name = Nom
theme-name-in = Nom, { $spoken }
theme-colour = Couleur
theme-delete = Supprimer le thème
theme-done = Terminé
palette-invention = Orange avec engrenages
palette-discovery = Bleu canard avec boussole
palette-event = Rouge avec parchemin
palette-monument = Sable avec temple
palette-art = Violet avec palette
palette-music = Bleu avec clé de sol
palette-sport = Vert avec coupe
palette-transport = Gris avec rails
palette-economy = Brun avec pièces
edit-note = Note
edit-note-hint = visible une fois la carte retournée
edit-source = Source
edit-address = Adresse web
edit-optional = facultatif
edit-icon = Symbole pour Twist
edit-languages = Langues
edit-language = Langue
edit-add-language = Ajouter une langue
edit-hand = En main
edit-line = Sur la frise
clash = Modifié sur deux appareils. Quelle version veux-tu garder ?
clash-here = Sur cet appareil
clash-row = Modifié sur deux appareils
clash-there = Sur ton autre appareil
clash-keep = Garder cette version

## A table

paste-title = Coller un tableau
paste-how = Copie des lignes d’un tableur, d’un document ou d’une page web et colle-les ici : un événement par ligne, avec son année.
paste-here = Le tableau
paste-example = Le premier tramway circule · 1882 · Transports
paste-template = Modèle (XLSX)
paste-read = Lire le tableau
paste-sending = Envoi du fichier…
paste-reading = Lecture du tableau…
paste-drop = Tu peux aussi déposer un fichier n’importe où sur cette page : XLSX, ODS, CSV ou JSON.
paste-to-deck = Retour au paquet
paste-check = Vérifie ton tableau
paste-rows = { $n ->
    [one] Une ligne lue
   *[other] { $n } lignes lues
}. Si une colonne est mal reconnue, change-la ; appuie sur une cellule pour la modifier.
paste-all-good = { $n ->
    [0] Pas encore de lignes.
    [one] La ligne est correcte.
   *[other] Les { $n } lignes sont correctes.
}
paste-again = Coller à nouveau
paste-sheet = Feuille
paste-language = Langue des cartes
paste-language-unsure = De quelle langue s’agit-il ?
paste-has-heading = La première ligne est un en-tête
paste-table = Ton tableau
paste-heading = Ton en-tête : « { $text } »
paste-column = Contenu de la colonne { $n }
column-none = Ignorer
column-title = Titre
column-year = Année
column-theme = Thème
column-note = Note
column-source = Source
column-source-url = Adresse web
column-era = Avant ou après J.-C.
column-circa = Environ
column-picture = Image
column-fame = Notoriété
column-front = Twist : symbole du recto
column-back = Twist : symbole du verso
column-alt = Description de l’image
column-id = Identifiant
column-art = Dessin
column-subject = Identifiant Wikidata
column-checked = Vérifié
column-photo = Photo
column-credit = Crédit
column-palette = Palette de couleurs
column-badge = Insigne
column-licence = Licence
column-deck = Paquet
paste-filter = Afficher seulement
paste-good = OK
paste-wrong = à corriger
paste-look = à vérifier
paste-said = { $good } OK, { $wrong } à corriger
paste-next = Problème suivant
paste-problem = Un problème
paste-row = Ligne { $row }
paste-change = Modifier
paste-name = Nom du paquet
paste-wait = Les lignes à corriger sont gardées sur cet appareil ; tu pourras y revenir.
paste-most = Un paquet peut contenir { $most } cartes au plus. Les autres lignes sont gardées sur cet appareil.
paste-no-good = Aucune ligne n’est correcte pour l’instant. Corriges-en une ou indique ce que contient chaque colonne.
paste-left-out = { $n ->
    [one] Une photo n’a pas pu être importée ; sa carte n’en a donc pas.
   *[other] { $n } photos n’ont pas pu être importées ; leurs cartes n’en ont donc pas.
}
paste-go = { $n ->
    [0] Continuer
    [one] Continuer avec une carte
   *[other] Continuer avec { $n } cartes
}
fix-to = « { $text } »
fix-drop = Ignorer la ligne { $row }
fix-keep-both = Garder les deux
fix-keep-row = Garder seulement la ligne { $row }
fix-fine = C’est bon

## What is wrong

trouble-year-missing = Pas encore d’année
trouble-year-unread = Écris une année, par exemple 1492, 44 av. J.-C. ou vers 800
trouble-year-zero = L’an 0 n’a pas existé
trouble-year-far = Au plus 100 millions d’années avant ou après aujourd’hui
trouble-year-short = Écris l’année avec tous ses chiffres
trouble-year-span = Une seule année, pas une période ({ $first } à { $last })
trouble-title-missing = Pas encore de titre
trouble-long = Trop long : { $got } caractères, { $most } au plus
trouble-spaces = Il y a des espaces au début ou à la fin
trouble-names-year = Le titre révèle l’année
trouble-names-century = Le titre révèle le siècle
trouble-twice = Même carte qu’à la ligne { $row }
trouble-alike = Ressemble beaucoup à la ligne { $row }
trouble-alike-title = Ressemble beaucoup à « { $title } »
trouble-again = Cette carte est déjà dans le paquet
trouble-there = Cette carte est déjà dans ton paquet
trouble-same-year = { $count } cartes datent de { $year } ; elles sont faciles à placer les unes à côté des autres
trouble-few = { $players ->
    [0] Il n’y a pas encore assez de cartes pour jouer à deux avec une main complète
   *[other] { $cards } cartes suffisent pour { $players } joueurs ; avec plus de cartes, vous pourrez être plus nombreux
}
trouble-picture = Impossible de dessiner cette image ; elle est ignorée
trouble-photo = Cette photo n’est ni dans le fichier ni parmi les tiennes ; elle est ignorée
trouble-photo-alt = Pas encore de description de l’image
trouble-alt-names-year = La description révèle l’année
trouble-columns = Indique ce que contient chaque colonne. Il manque : { $missing }
trouble-no-rows = Il n’y a pas de ligne sous l’en-tête
trouble-cell = Ceci est illisible
trouble-fame = Un nombre de 0 à 1
trouble-icons = Deux symboles différents parmi : { $icons }
trouble-id-twice = Cet identifiant est en double

## Pictures

edit-picture = Image
picture-suggested = Suggestions
picture-compose = Composer
picture-own = Ta photo
picture-suggestion = Image { $n }
picture-type-first = Écris un titre, et des images assorties apparaîtront ici.
picture-drop = Pour utiliser ta propre photo, dépose-la ou colle-la n’importe où sur cette page.
picture-photo-where = Pour utiliser ta propre photo, prends-en ou choisis-en une sous « Ta photo ».
picture-alt = Décris l’image
picture-credit = Crédit
picture-scene = Décor
picture-find = Chercher un dessin
picture-glyphs = Dessins
picture-keys = Fais glisser un dessin ou utilise les touches : flèches pour déplacer, + et − pour la taille, R pour faire pivoter, F pour inverser, Suppr pour enlever.
picture-none = Choisis jusqu’à trois dessins pour « { $title } ».
picture-figure = Dessin { $n } : { $name }
picture-remove = Enlever le dessin { $n }
picture-smaller = Plus petit
picture-larger = Plus grand
picture-turn = Faire pivoter
picture-flip = Inverser
picture-choose = Choisir une photo
picture-take = Prendre une photo
picture-take-off = L’enlever de la carte
picture-photo-how = Utilise tes propres photos ou des photos libres de droits, et ne montre des personnes qu’avec leur accord.
picture-unread = Cette image est illisible. Choisis un fichier JPEG, PNG ou WebP.
picture-cut = La partie que montre la carte
picture-cut-how = Fais glisser l’image ou déplace-la avec les flèches ; + et − pour zoomer.
picture-zoom = Zoom
picture-sending = Envoi de l’image…
picture-reading = Lecture de l’image…
picture-cancel = Annuler
picture-use = Utiliser cette image
edit-deal = Donner deux symboles à chaque carte
