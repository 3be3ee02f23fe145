end-of = { $right } sur { $all } justes
end-forfeit = Tous les autres ont quitté la partie.
end-chips = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}, { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}
end-ratings = jugements justes
end-swiss-round = Manche { $n }
end-total = total
end-racks = Toutes les réglettes
end-notes = { $n ->
    [one] La carte de cette partie, avec note et source
   *[other] Les { $n } cartes de cette partie, avec notes et sources
}
end-log = Enregistrer la partie dans un fichier
end-copy = Copier le texte
end-text = En texte
end-picture = Enregistrer l’image
end-picture-shows = Les réussites et les erreurs en image, sans aucune date
