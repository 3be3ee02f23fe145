skip = Aller à la table
round-of = Manche { $n } sur { $all }
play-off = Départage à { $n }
pips-turn = C’est à { $name } de jouer
seat-stood-in = pas là, un robot joue
stood-in = Un robot a joué à ta place pendant ton absence.

help = Aide et touches
help-rules = Lire les règles
help-press = Garde le doigt sur une carte, ou fais un clic droit, pour l’agrandir. Les cartes retournées racontent aussi leur histoire.
pace-skip = Passer
keys-gap-or-card = intervalle ou carte
keys-confirm = valider
keys-play = jouer la carte
keys-discard = défausser la carte
keys-stop = finir le tour
keys-enlarge = agrandir une carte, puis parcourir avec ← →
keys-skip = passer à la suite
keys-chat = discussion
keys-help = cette liste
leave-stay = Rester
leave-go = Quitter

chat = Discussion
chat-unread = Discussion, { $n ->
    [one] { $n } nouveau message
   *[other] { $n } nouveaux messages
}
chat-lines = Messages
chat-none = Pas encore de messages.
chat-people = Les autres
chat-say = Dis quelque chose
chat-send = Envoyer
chat-heard = { $name } dit : { $text }
chat-report = Signaler
chat-report-why = Que s’est-il passé ? La personne qui gère ce serveur le lira.
chat-reported = C’est signalé. Merci.
chat-send-away = Exclure
chat-send-away-means = Une personne exclue ne peut plus revenir dans ce salon.
chat-sent-away = { $name } ne fait plus partie du salon.
reactions = Réactions
reaction-clap = Bravo
reaction-laugh = Ha ha
reaction-wow = Waouh !
reaction-think = Hum…
reaction-oops = Oups
reaction-heart = J’adore
reaction-sent = Envoyé : { $reaction }

clock-left = { $n ->
    [one] encore { $n } seconde
   *[other] encore { $n } secondes
}
clock-for-this = restantes
clock-out = Temps écoulé : un robot prend le relais.

reveal-stamp-right = Juste
reveal-stamp-wrong = Raté
reveal-right = À la bonne place
reveal-same-year = Même année que « { $title } » : les deux côtés sont justes
reveal-early = { $n ->
    [one] Un an trop tôt
   *[other] { $years } ans trop tôt
}
reveal-late = { $n ->
    [one] Un an trop tard
   *[other] { $years } ans trop tard
}
reveal-years = { $n ->
    [one] un an
   *[other] { $years } ans
}
reveal-gap = ton intervalle
reveal-gap-wide = { $n ->
    [one] ton intervalle, un an
   *[other] ton intervalle, { $years } ans
}
reveal-gap-of = intervalle de { $name }
reveal-scale-between = Posée entre { $left } et { $right }. La bonne année est { $year }.
reveal-scale-before = Posée avant { $right }. La bonne année est { $year }.
reveal-scale-after = Posée après { $left }. La bonne année est { $year }.
reveal-source = Source : { $title }
reveal-report = Date fausse ?
report-intro = Dis-nous ce qui ne va pas, et nous vérifierons. Le résultat de cette partie ne change pas.
report-year = Quelle est la bonne année ?
report-bc = av. J.-C.
report-why = Pourquoi ? Une source nous aide beaucoup.
report-send = Envoyer
report-thanks = Merci. Nous allons vérifier.
report-deck-why = Qu’est-ce qui ne va pas ? La personne qui gère ce serveur le lira.
report-deck-which = Quel paquet ?

enlarge-undated = La date reste cachée tant que la carte n’est pas retournée.
enlarge-credit = Photo : { $who }
enlarge-before = Carte précédente
enlarge-next = Carte suivante
enlarge-point = La montrer aux autres

pass-to = Passe l’appareil à { $name }
pass-now = Maintenant : { $name }
pass-ready = C’est moi, { $name }
big-screen = Grand écran
big-join = Rejoins-nous
big-qr = Code QR avec l’adresse de ce salon
hints-read = Compris
hints-none = Ne plus montrer de conseils
end-replay = Revoir la partie
end-deck = Vers mon paquet
