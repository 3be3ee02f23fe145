end-of = { $right } van { $all } goed
end-forfeit = Alle anderen zijn weggegaan.
end-chips = { $n ->
    [one] { $n } fiche
   *[other] { $n } fiches
}, { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
}
end-ratings = juiste oordelen
end-swiss-round = Ronde { $n }
end-total = totaal
end-racks = Alle rekjes
end-notes = { $n ->
    [one] De kaart uit dit spel, met toelichting en bron
   *[other] De { $n } kaarten uit dit spel, met toelichting en bron
}
end-log = Spel als bestand opslaan
end-copy = Tekst kopiëren
end-text = Als tekst
end-picture = Afbeelding opslaan
end-picture-shows = Wat goed en fout was, als afbeelding zonder jaartallen
end-best = Beste moment
end-best-none = Deze keer lag er geen kaart goed.
end-best-placed = ‘{ $title }’ lag goed.
end-best-between = ‘{ $title }’ lag goed tussen { $left } en { $right }.
end-best-before = ‘{ $title }’ lag goed vóór { $right }.
end-best-after = ‘{ $title }’ lag goed na { $left }.
end-worst = Slechtste moment
end-worst-none = Geen enkele fout.
end-worst-early = ‘{ $title }’ lag { $n ->
    [one] één jaar te vroeg
   *[other] { $years } jaar te vroeg
}.
end-worst-late = ‘{ $title }’ lag { $n ->
    [one] één jaar te laat
   *[other] { $years } jaar te laat
}.

twist-end-lowest = { $points ->
    [one] De laagste rang, één punt onder de volgende.
   *[other] De laagste rang, { $points } punten onder de volgende.
}
twist-end-short = { $points ->
    [one] Nog één punt tot de volgende rang.
   *[other] Nog { $points } punten tot de volgende rang.
}
twist-end-well = { $points ->
    [one] Goed gedaan, allemaal! Nog één punt tot de volgende rang.
   *[other] Goed gedaan, allemaal! Nog { $points } punten tot de volgende rang.
}
twist-end-top = Goed gedaan, allemaal! Een hogere rang is er niet.
twist-end-rank = Rang { $rank } van { $ranks }
twist-end-next = Volgende: { $rank }, vanaf { $points }
twist-end-rest = niet gelegd
twist-end-pile = { $cards } op de stapel
twist-end-hands = { $cards } in de hand
twist-end-discards = { $cards } afgelegd
twist-end-misfits = De laatste beurt: geen plaats voor deze
twist-end-last = de laatste beurt
twist-end-best = { $you ->
    [yes] Je legde
   *[other] { $name } legde
} { $cards ->
    [one] één kaart: { $years }.
   *[other] { $cards } kaarten in één beurt: { $years }.
}
twist-end-blocked = { $n ->
    [one] Hij nam de plek in die de kaart van { $years } nodig had.
   *[other] Hij nam de plek in die de kaarten van { $years } nodig hadden.
}
twist-end-in-the-way = { $n ->
    [one] één kaart geblokkeerd
   *[other] { $n } kaarten geblokkeerd
}
twist-why = Waarom het afgelopen is
twist-why-none = { $you ->
    [yes] Je probeerde
   *[other] { $name } probeerde
} { $cards ->
    [one] één kaart, en die paste niet.
   *[other] { $cards } kaarten, en geen ervan paste.
} Een beurt waarin niets wordt gelegd, beëindigt het spel.
twist-why-stuck = { $you ->
    [yes] Je kon
   *[other] { $name } kon
} geen kaart spelen en er ook geen afleggen. Daarmee is het spel afgelopen.
twist-why-all = Er waren geen kaarten meer over.
twist-why-over = Er is iemand van tafel gegaan.
twist-saved = Wat het gered had
twist-saved-discard = Eerst ‘{ $title }’ afleggen: het symbool ({ $icon }) paste bij de aflegstapel. Dat had niets gekost.
twist-saved-left = { $cards ->
    [one] Er kwam nog één kaart.
   *[other] Er kwamen nog { $cards } kaarten.
}
