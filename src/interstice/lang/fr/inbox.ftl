inbox = Boîte de réception
inbox-for = { $name }, jusqu’au { $until }
inbox-leave = Se déconnecter
inbox-left = Déconnexion faite. Le lien ne fonctionne plus.
inbox-open = À traiter ({ $n })
inbox-settled = Réglés ({ $n })
inbox-none-open = Rien à faire. Tous les signalements sont réglés.
inbox-none-settled = Aucun signalement n’est encore réglé.
inbox-reports = Signalements
inbox-choose = Choisis un signalement.
inbox-back = Tous les signalements
inbox-person = Personne
inbox-card = Carte
inbox-deck = Paquet
inbox-server = remarqué par le serveur
inbox-quick = Dans { $n ->
    [one] une partie
   *[other] { $n } parties
}, chaque carte était juste en moins de deux secondes.
inbox-times = Signalements sur cette personne : { $n }
inbox-is-banned = bannie
inbox-is-muted = sans parole partout
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
inbox-read-in = Lue en
inbox-why = Raison
inbox-why-hint = Elle est conservée avec ce que tu fais.
inbox-dismiss = Classer
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
inbox-how-long = Combien de temps ?
inbox-here = Dans ce salon
inbox-hours = Partout, pendant { $n ->
    [one] une heure
   *[other] { $n } heures
}
inbox-days = { $n ->
    [one] Un jour
   *[other] { $n } jours
}
inbox-for-good = Pour toujours
inbox-newcomers = Refuser aussi pendant un jour les nouveaux invités de son réseau
inbox-newcomers-hint = Attention : une école, une bibliothèque ou une famille forme un seul réseau. Personne de nouveau ne pourrait y jouer avant demain.
inbox-right-year = La bonne année
inbox-bc-hint = Avec un signe moins avant notre ère.
inbox-do = Exécuter
inbox-done = C’est fait.
inbox-acts = Ce qui a été fait
inbox-undo = Annuler
inbox-undone = annulé
inbox-act-dismiss = a classé le signalement
inbox-act-hide = a masqué des messages
inbox-act-restore = a rétabli des messages
inbox-act-mute = a retiré la parole à quelqu’un
inbox-act-unmute = a rendu la parole à quelqu’un
inbox-act-close = a fermé le salon
inbox-act-reopen = a annulé cela
inbox-act-ban = a banni quelqu’un
inbox-act-unban = a levé le bannissement
inbox-act-accept = a accepté la correction
inbox-act-reject = a retiré la correction
