end-of = { $right } su { $all } giuste
end-forfeit = Tutti gli altri hanno lasciato la partita.
end-chips = { $n ->
    [one] { $n } gettone
   *[other] { $n } gettoni
}, { $rounds ->
    [one] una manche
   *[other] { $rounds } manche
}
end-ratings = giudizi giusti
end-swiss-round = Manche { $n }
end-total = totale
end-racks = Tutti i leggii
end-notes = { $n ->
    [one] La carta di questa partita, con nota e fonte
   *[other] Le { $n } carte di questa partita, con note e fonti
}
end-log = Salva la partita in un file
end-copy = Copia il testo
end-text = Come testo
end-picture = Salva l’immagine
end-picture-shows = Ciò che era giusto e sbagliato in un’immagine, senza date
