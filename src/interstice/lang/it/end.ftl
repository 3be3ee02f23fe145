end-of = { $right } su { $all } giuste
end-forfeit = Tutti gli altri se ne sono andati.
end-chips = { $n ->
    [one] { $n } gettone
   *[other] { $n } gettoni
}, { $rounds ->
    [one] una manche
   *[other] { $rounds } manche
}
end-ratings = giudizi giusti
end-total = in tutto
end-racks = Tutti i leggii
end-notes = { $n ->
    [one] La carta di questa partita, con nota e fonte
   *[other] Le { $n } carte di questa partita, con note e fonti
}
end-log = Conserva la partita in un file
end-copy = Copia il testo
end-text = Come testo
end-picture = Salva l’immagine
end-picture-shows = Il disegno di giusto e sbagliato come immagine, senza alcuna data
