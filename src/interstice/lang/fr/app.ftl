question = Avant ou après ?
promise = Remets des moments de l’histoire dans l’ordre, sans voir les dates.
play-now = Jouer
play-how = { $n ->
    [1] contre un robot, sans inscription
    [2] contre deux robots, sans inscription
    [3] contre trois robots, sans inscription
    [4] contre quatre robots, sans inscription
   *[other] contre cinq robots, sans inscription
}
play-friends = Jouer entre amis
resume = Reprendre la partie
resume-more = { $n ->
    [one] { $n } autre
   *[other] { $n } autres
}
code = Code du salon
code-short = CODE
join = Rejoindre
games = Jeux
game-solo = Solo
game-solo-about = Une frise, trois vies. Jusqu’où iras-tu ?
game-classic = Classique
game-classic-about = Pose toutes tes cartes sur une frise commune.
game-swiss = Suisse
game-swiss-about = Tourne la roue, réponds, et remplis ta réglette de huit cartes avant les autres.
game-swiss-no-spinner-about = Réponds, et remplis ta réglette de huit cartes avant les autres.
game-superversion = Superversion
game-superversion-about = Le jeu suisse avec des mises : parie sur toi et juge les autres.
game-twist = Twist
game-twist-about = Tous contre le temps : deux rangées, une équipe.
game-players = Personnes
game-size = { $people } · { $minutes } min
best-score = record { $n }
preset-solo = Solo
preset-events = Classique : événements
preset-inventions = Classique : inventions
preset-themes = Classique : six thèmes
preset-swiss = Suisse
preset-swiss-no-spinner = Suisse sans la roue
preset-superversion = Superversion
preset-twist = Twist
preset-twist-competitive = Twist, chacun pour soi

today-line = La frise du jour
today-about = Dix cartes, les mêmes pour tous. Un seul essai.
today-play = Jouer la frise du jour
today-begun = { $n ->
    [one] { $n } carte placée sur 10
   *[other] { $n } cartes placées sur 10
}
today-continue = Continuer
today-done = { $right ->
    [one] { $right } juste sur { $all }
   *[other] { $right } justes sur { $all }
}
today-see = Voir le résultat
today-streak = { $n ->
    [0] Pas de série en cours
    [one] Série d’un jour
   *[other] { $n } jours de suite
}
today-streak-none = Commence une série
today-streak-risk = { $n ->
    [one] Joue aujourd’hui pour garder ta série
   *[other] Joue aujourd’hui pour garder ta série de { $n } jours
}
today-left = encore { $time }
today-until = jusqu’à { $time }
today-offline = Tu es hors ligne. Il faut une connexion pour la frise du jour.
today-new = Une nouvelle frise du jour est là.
time-hours = { $h } h { $m } min
time-minutes = { $m } min
time-seconds = { $m } min { $s } s

menu = Menu
close = Fermer
labelled = { $label } : { $value }
language = Langue
theme = Apparence
theme-switch = Basculer entre clair et sombre
theme-system = Automatique
theme-light = Clair
theme-dark = Sombre
contrast = Contraste
contrast-more = Élevé
motion = Animations
motion-less = Réduites
pace = Rythme
pace-slow = Lent
pace-normal = Normal
pace-quick = Rapide
pace-none = Sans pause
card-size = Taille des cartes
card-size-normal = Normale
card-size-large = Grande
sound = Son
letter-keys = Raccourcis à une lettre
show-name = Montrer mon nom à tout le monde
on = Oui
off = Non
hints = Conseils de la première partie
hints-again = Les revoir
reload = Recharger la page
broken = Un problème est survenu
broken-kept = Un problème est survenu sur cette page. Ta partie est conservée sur le serveur : recharge la page et continue.
outdated = Cette page est incomplète
outdated-kept = Il manque un élément : soit il y a une nouvelle version, soit la connexion est coupée. Ta partie est conservée sur le serveur : recharge la page et continue.
no-server = Le serveur ne répond pas
no-server-wait = On essaie toujours de se connecter. Si tu étais déjà dans un salon, ta partie est conservée. Vérifie ta connexion.
keys = Touches
keys-card = carte
keys-gap = intervalle
keys-place = poser
keys-back = annuler
leave-game = Quitter la partie
leave-sure = Quitter la partie ? Les autres continuent sans toi.
leave-sure-alone = Quitter la partie ? Elle s’arrête ici, avec ton score actuel.
to-start = Retour à l’accueil
trouble = Ça n’a pas marché. Réessaie.
too-late = Quelqu’un a été plus rapide. Regarde ce qui a changé.
joining = On entre dans le salon…
no-room = Impossible d’entrer dans ce salon
refused-missing = Aucun salon n’a ce code. Vérifie-le ou demande un nouveau lien.
refused-denied = L’hôte t’a retiré l’accès à ce salon.
refused-bad = Cette page et le serveur ne se comprennent pas. Recharge la page.
connection-lost = Connexion perdue. Ta partie est conservée.
no-connection = Pas de connexion
no-connection-how = Le serveur est injoignable pour le moment. Dès qu’il répond, tu peux reprendre ; tes parties sont conservées.
copied = Copié

you = Toi
guest = Invité
guest-number = Invité { $n }
a-player = Quelqu’un
player-number = Joueur { $n }
bot = Robot
name = Nom
cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
round = Manche { $n }
pips = Tours joués dans cette manche : { $played } sur { $all }
your-turn = À toi
on-turn = C’est son tour
seat-you-now = C’est ton tour
seat-now = joue
seat-next = ensuite
seat-waits = { $you ->
    [yes] tu attends
   *[other] attend
}
seat-bot = robot
seat-away = pas là
seat-out = { $you ->
    [yes] tu n’es plus en jeu
   *[other] n’est plus en jeu
}
seat-free = Libre
watching-you = Tu regardes
watching = { $n ->
    [one] Une personne regarde
   *[other] { $n } personnes regardent
}
hand = Ta main
pile = Pioche { $n }
box = Boîte { $n }
the-box = LA BOÎTE
take-back = Remettre en main
go-on = Continuer

how-it-went = Le bilan
rematch = Revanche
play-again = Rejouer
host-rematch = L’hôte peut lancer la revanche.
share = Partager
end-line = Toute la frise
end-you = Tu as gagné
end-you-shared = Vous avez gagné ensemble
end-wins = { $n ->
    [one] { $name } a gagné
   *[other] { $name } ont gagné
}
end-nobody = Personne n’a gagné
end-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
end-round = à la manche { $n }
end-right = justes
end-run = meilleure série
end-off = écart moyen, en années

zone-line = Frise
zone-row = Rangée du bas
zone-slots = Rangée du haut
zone-racks = Réglettes
zone-discards = Défausse
zone-hands = Mains
zone-read = Carte lue
move-place = Poser une carte
move-challenge = Défier
move-give = Donner une carte
move-spin = Tourner la roue
move-read = Lire la carte suivante
move-mark = Marquer un intervalle
move-rate = Juger
move-pass = Passer
move-remove = Retirer une carte
move-play = Jouer une carte
move-discard = Défausser une carte
move-stop = Finir le tour
field-card = Carte
field-gap = Intervalle
field-seat = Joueur
field-stake = Mise
field-verdict = Verdict

year-before = { $year } av. J.-C.
year-about = vers { $year }
year-thousands = { "\u202F" }
a-card = une carte
report-deck = Signaler le paquet

# What the server refuses, where people may run into it
sorry-daily-over = Cette journée est terminée. Une heure après sa fin, tu pourras en jouer la frise pour le plaisir.
sorry-daily-secret = Tu verras cette frise quand tu l’auras jouée, ou une heure après la fin de la journée.
sorry-daily-none = Il n’y avait pas de frise ce jour-là.
sorry-daily-later = Cette journée n’a pas encore commencé.
sorry-daily-once = La frise du jour ne se joue qu’une seule fois par salon.
sorry-seat-taken = Quelqu’un est déjà à cette place ; choisis une place libre.
sorry-name = Un nom doit compter de 1 à { $most } caractères.
sorry-not-yours = Cette place est à quelqu’un d’autre.
sorry-line = Un message doit compter de 1 à { $most } caractères.
sorry-host-stays = On ne peut pas exclure l’hôte.
sorry-host-only = Seul l’hôte peut faire cela.
sorry-too-fast = C’était trop rapide. Attends un instant et réessaie.
sorry-away = Le serveur ne peut rien enregistrer pour l’instant. Réessaie.
sorry-room-full = Ce salon est complet.
sorry-version = Cette page n’est plus à jour. Recharge-la.
sorry-command-used = Ça n’est pas passé. Réessaie.
sorry-unreadable = Impossible de rouvrir la dernière partie de ce salon. Vous pouvez en commencer une autre.
sorry-room-unreadable = Impossible de rouvrir ce salon. Tu peux commencer une nouvelle partie.
sorry-no-game = Aucune partie n’a commencé dans ce salon.
sorry-twist-deck = Twist demande des cartes à symboles : choisis le paquet Twist, ou modifie tes propres cartes pour leur donner des symboles.
sorry-no-room = Aucun salon n’a le code { $code } ; vérifie-le.
sorry-pairing = Ce code est inconnu, déjà utilisé ou expiré ; demandes-en un nouveau.
sorry-game-on = Une partie est en cours dans ce salon ; il faut d’abord la finir.
sorry-clock = Règle le chrono entre 5 et 86 400 secondes.
sorry-era = La première année ne peut pas venir après la dernière.
sorry-fame = Ces cartes n’ont pas d’indication de notoriété ; prenez-les toutes.
sorry-players = Ces options sont prévues pour { $least } à { $most } joueurs ; { $got ->
    [one] il n’y en a qu’un
   *[other] vous êtes { $got }
}.
sorry-cards = À { $players }, il faut au moins { $needed } cartes ; { $hand ->
    [0] cette sélection en a { $got }.
   *[other] cette sélection en a { $got }. Elle suffit si « Cartes en main » est réglé sur { $hand }.
}
sorry-no-deck = Ce paquet n’existe plus, ou il n’est pas à toi.
sorry-no-link = Ce lien n’est plus valable ; demandes-en un nouveau.
sorry-few-misses = Il faut au moins deux cartes que tu as ratées deux fois.
sorry-no-page = Il n’y a aucune page à cette adresse, ou elle n’est plus visible.
sorry-no-cards = Ce paquet n’a pas encore de carte terminée.
sorry-private = Seules les personnes qui ont joué cette partie peuvent la revoir.
sorry-report-year = Indique une vraie année ; l’an 0 n’existe pas.
sorry-report-same = C’est l’année qui figure déjà sur la carte. Indique-en une autre, ou laisse le champ vide.
sorry-report-why = Les explications comptent au plus { $most } caractères.
sorry-report-empty = Indique la bonne année ou dis ce qui ne va pas.
sorry-banned = La modération t’interdit l’accès à ce serveur.
sorry-barred = Aucun nouvel invité de ton réseau ne peut jouer aujourd’hui. Réessaie demain.
sorry-room-shut = La modération a fermé ce salon.
sorry-muted = L’hôte t’a retiré la parole dans ce salon.
sorry-muted-everywhere = La modération t’a retiré la parole pour le moment.
sorry-phrases-only = Dans ce salon, on ne peut utiliser que les phrases prédéfinies.
sorry-not-here = Cette personne a quitté le salon.
sorry-inbox-forged = Ce lien ne vient pas de ce serveur. Demande-en un à la personne qui le gère.
sorry-inbox-used = Ce lien a déjà servi. Demandes-en un nouveau à la personne qui gère le serveur.
sorry-inbox-expired = Ce lien a expiré. Demandes-en un nouveau à la personne qui gère le serveur.
sorry-inbox-closed = Ouvre le lien que tu as reçu de la personne qui gère le serveur.
sorry-inbox-changed = Quelqu’un d’autre a été plus rapide. Regarde à nouveau.
sorry-inbox-not-hidden = Ces messages ne sont plus masqués : ils ont déjà été rétablis, ou effacés pour de bon.
sorry-inbox-why = Donne une raison, en 300 caractères au plus.
sorry-advice-game = Les robots ne donnent des conseils qu’à Twist.
sorry-advice-over = Cette partie est finie : plus de conseils.
sorry-advice-bot = Ce joueur ne peut pas donner de conseil ; demande à un autre robot.
privacy = Confidentialité
sorry-erased = Tout ce qui te concerne est en cours de suppression. Recharge la page pour repartir de zéro.
sorry-no-device = Cet appareil n’est plus l’un des tiens.
