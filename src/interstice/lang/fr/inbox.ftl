inbox = Boîte de réception
inbox-for = Session de { $name }, jusqu’au { $until }
inbox-leave = Se déconnecter
inbox-left = Déconnexion effectuée. Le lien ne fonctionne plus.
inbox-open = À traiter ({ $n })
inbox-settled = Traités ({ $n })
inbox-none-open = Rien à faire. Tous les signalements sont traités.
inbox-none-settled = Aucun signalement n’a encore été traité.
inbox-reports = Signalements
inbox-choose = Choisis un signalement.
inbox-back = Tous les signalements
inbox-person = Personne
inbox-card = Carte
inbox-deck = Paquet
inbox-server = signalé par le serveur
inbox-quick = Dans { $n ->
    [one] une partie
   *[other] { $n } parties
}, chaque carte a été bien placée en moins de deux secondes.
inbox-times = Signalements sur cette personne : { $n }
inbox-is-banned = bannie
inbox-is-muted = parole retirée partout
inbox-room = Salon { $code }, { $n ->
    [0] vide
    [one] une personne
   *[other] { $n } personnes
}
inbox-is-closed = fermé
inbox-lines = Ce qui a été dit
inbox-no-lines = Rien n’a été dit.
inbox-hidden = masqué
inbox-erased = effacé
inbox-pick = Choisir le message « { $text } »
inbox-year-is = Année sur la carte : { $year }
inbox-year-proposed = Proposée : { $year }
inbox-year-accepted = Acceptée : { $year }
inbox-gone = Cette carte n’est plus dans son paquet.
inbox-version = Version
inbox-read-in = Langue de lecture
inbox-why = Raison
inbox-why-hint = Elle est conservée avec ta décision.
inbox-dismiss = Classer sans suite
inbox-hide = Masquer { $n ->
    [0] des messages
    [one] un message
   *[other] { $n } messages
}
inbox-hide-hint = Choisis des messages ci-dessus. On peut les rétablir pendant 30 jours ; ensuite ils sont effacés.
inbox-mute = Retirer la parole
inbox-close = Fermer le salon
inbox-ban = Bannir
inbox-accept = Accepter la correction
inbox-who = Qui ?
inbox-how-long = Pour combien de temps ?
inbox-here = Dans ce salon
inbox-hours = Partout, pendant { $n ->
    [24] un jour
    [168] une semaine
    [one] une heure
   *[other] { $n } heures
}
inbox-days = { $n ->
    [one] Un jour
   *[other] { $n } jours
}
inbox-for-good = Pour toujours
inbox-newcomers = Refuser aussi, pendant un jour, les nouveaux invités de son réseau
inbox-newcomers-hint = Attention : toute une école, une bibliothèque ou une famille peut partager un seul réseau. Personne de nouveau ne pourrait y jouer avant demain.
inbox-right-year = La bonne année
inbox-bc-hint = Le signe moins indique les années avant J.-C.
inbox-do = Ce que tu peux faire
inbox-done = C’est fait.
inbox-acts = Ce qui a été fait
inbox-undo = Annuler
inbox-undone = annulé
inbox-act-dismiss = a classé le signalement sans suite
inbox-act-hide = a masqué des messages
inbox-act-restore = a rétabli des messages
inbox-act-mute = a retiré la parole à quelqu’un
inbox-act-unmute = a rendu la parole à quelqu’un
inbox-act-close = a fermé le salon
inbox-act-reopen = l’a rouvert
inbox-act-ban = a banni quelqu’un
inbox-act-unban = a levé le bannissement
inbox-act-accept = a accepté la correction
inbox-act-reject = a retiré la correction
