end-of = { $right } van { $all } goed
end-forfeit = Alle anderen zijn weggegaan.
end-chips = { $n ->
    [one] { $n } fiche
   *[other] { $n } fiches
}, { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
}
end-ratings = goed beoordeeld
end-swiss-round = Ronde { $n }
end-total = totaal
end-racks = Alle rekjes
end-notes = { $n ->
    [one] De kaart van dit spel, met toelichting en bron
   *[other] De { $n } kaarten van dit spel, met toelichting en bron
}
end-log = Spel als bestand opslaan
end-copy = Tekst kopiëren
end-text = Als tekst
end-picture = Afbeelding opslaan
end-picture-shows = Wat goed en fout was, als afbeelding zonder jaartallen
