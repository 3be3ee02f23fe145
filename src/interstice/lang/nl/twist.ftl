## The table

twist-mates = De anderen
twist-mate = { $name }, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
twist-state-left = is weggegaan
twist-state-turn = aan de beurt
twist-state-next = hierna
twist-hand = Jouw kaarten
twist-row = Onderste rij
twist-slots = Bovenste rij
twist-rows = De rij met { $row ->
    [one] { $row } kaart
   *[other] { $row } plaatsen
} en { $slots ->
    [one] { $slots } bezet vak
   *[other] { $slots } bezette vakken
}
twist-free = Vrij vak tussen { $from } en { $to }
twist-stack = { $cards } kaarten uit hetzelfde jaar
twist-discards = Afgelegd { $cards }
twist-pile = Stapel { $cards }
twist-sideways = { $year }, het vak is bezet
twist-matches = mag worden afgelegd

## What is asked

twist-acts = Wat je kunt doen
twist-choose = Kies een kaart
twist-play = Spelen
twist-discard = Afleggen
twist-stop = Beurt beëindigen
twist-point = Aanwijzen
twist-wait = { $name } is aan de beurt. Praat en wijs zoveel je wilt.
twist-over = Het spel is afgelopen.
twist-over-none = Geen enkele kaart paste.
twist-you-choose = Speel een of twee kaarten, of leg er een af.
twist-you-act = Speel hem, of leg hem af als het symbool klopt.
twist-risk-next = Daar niet. Past geen van je kaarten, dan is het spel afgelopen.
twist-risk-last = Daar niet. Past ook je laatste niet, dan is het spel afgelopen.
twist-risk-play = Speel een kaart. Past er geen, dan is het spel afgelopen.
twist-risk-only = Je kunt maar één kaart spelen. Past die niet, dan is het spel afgelopen.
twist-risk-or-discard = Speel een kaart of leg er een af. Speel je en past er geen, dan is het spel afgelopen.
twist-you-second = Gelegd. Speel een tweede kaart, of beëindig de beurt.
twist-you-stop = Gelegd. Er kan niets meer gespeeld worden.
twist-you-only-discard = Je kunt geen kaart spelen. Leg er een af.
twist-no-discard-icon = Deze kaart kun je niet afleggen: het symbool klopt niet.
twist-no-discard-played = Je hebt deze beurt al een kaart gespeeld, dus afleggen kan niet meer.

## The score

twist-score = Score
twist-standing = { $points ->
    [one] punt tot nu toe
   *[other] punten tot nu toe
}
twist-final = { $points ->
    [one] punt
   *[other] punten
}
twist-away = { $points ->
    [one] Nog { $points } punt tot ‘{ $rank }’
   *[other] Nog { $points } punten tot ‘{ $rank }’
}
twist-in-row = Onderste rij { $cards }
twist-in-slots = Bovenste rij { $cards }
twist-not-placed = Niet gelegd { $cards }
twist-below = onder 0
twist-more = vanaf { $points }

## The ranks, from the lowest

twist-rank-1 = Tijdloos team
twist-rank-2 = Nieuwe lichting
twist-rank-3 = Handige bende
twist-rank-4 = Slimme ploeg
twist-rank-5 = Oude rotten
twist-rank-6 = Club van kenners
twist-rank-7 = Knappe koppen
twist-rank-8 = Tijdreizigers

## The icons

twist-icon-anchor = anker
twist-icon-crown = kroon
twist-icon-flame = vlam
twist-icon-key = sleutel
twist-icon-quill = ganzenveer
twist-icon-wheel = stuurrad

## What happened, to be read out

twist-turned-left = De vroegste van de rij
twist-turned-right = De laatste van de rij
twist-turned-row = Zelfde jaar als een kaart in de rij
twist-turned-slot = Past in een vak
twist-turned-taken = Het vak is bezet
twist-turned-discarded = Afgelegd
twist-told-begun = Het spel begint. { $name } start.
twist-told-begun-you = Het spel begint. Jij start.
twist-told-turn = { $name } is aan de beurt.
twist-told-turn-you = Jij bent aan de beurt.
twist-told-left = { $name } speelt ‘{ $title }’, { $year }: de vroegste van de rij.
twist-told-left-you = Jij speelt ‘{ $title }’, { $year }: de vroegste van de rij.
twist-told-right = { $name } speelt ‘{ $title }’, { $year }: de laatste van de rij.
twist-told-right-you = Jij speelt ‘{ $title }’, { $year }: de laatste van de rij.
twist-told-row = { $name } speelt ‘{ $title }’, { $year }: boven op een kaart uit hetzelfde jaar.
twist-told-row-you = Jij speelt ‘{ $title }’, { $year }: boven op een kaart uit hetzelfde jaar.
twist-told-slot = { $name } speelt ‘{ $title }’, { $year }: in een vak.
twist-told-slot-you = Jij speelt ‘{ $title }’, { $year }: in een vak.
twist-told-sideways = { $name } speelt ‘{ $title }’, { $year }: het vak is bezet, de kaart komt dwars te liggen.
twist-told-sideways-you = Jij speelt ‘{ $title }’, { $year }: het vak is bezet, de kaart komt dwars te liggen.
twist-told-discarded = { $name } legt ‘{ $title }’, { $year }, af. Het symbool is nu: { $icon }.
twist-told-discarded-you = Jij legt ‘{ $title }’, { $year }, af. Het symbool is nu: { $icon }.
twist-told-drew = { $name } trekt ‘{ $title }’.
twist-told-drew-you = Jij trekt ‘{ $title }’.
twist-told-gone = { $name } is weggegaan.
twist-told-ended = Het spel eindigt met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.

## Advice from a bot

twist-ask = Vraag het aan { $name }
twist-advice-only-choice = Iets anders proberen heeft geen zin.
twist-advice-likeliest-to-fit = Probeer ‘{ $card }’: die heeft de meeste kans om te passen.
twist-advice-same-year = Speel ‘{ $card }’: er ligt waarschijnlijk al een kaart uit hetzelfde jaar.
twist-advice-safe-at-the-end = Speel ‘{ $card }’: de stapel is leeg en die kaart zit niemand in de weg.
twist-advice-slot-is-needed = Bewaar ‘{ $other }’: die komt in een vak dat { $player } waarschijnlijk nodig heeft voor ‘{ $rival }’. Speel ‘{ $card }’.
twist-advice-opens-wide-gap = Bewaar ‘{ $other }’: die zou waarschijnlijk een ruime opening maken. Speel ‘{ $card }’.
twist-advice-extends-the-row = Speel ‘{ $card }’: die maakt de rij waarschijnlijk langer en zit niemand in de weg.
twist-advice-fills-a-slot = Speel ‘{ $card }’: het vak is waarschijnlijk vrij en niemand anders heeft het nodig.
twist-advice-least-harm = Speel ‘{ $card }’: die doet waarschijnlijk het minste kwaad.
twist-advice-discard-keeps-the-chain = Leg ‘{ $card }’ af: dan { $you ->
    [yes] kun je
   *[other] kan { $player }
} ‘{ $other }’ afleggen.
twist-advice-discard-the-hopeless = Leg ‘{ $card }’ af: die past waarschijnlijk nergens.
twist-advice-discard-to-wait = Leg ‘{ $card }’ af: wat je ook speelt, het zou waarschijnlijk meer kwaad doen.
twist-advice-stop-now = Stop nu: ‘{ $other }’ zou waarschijnlijk meer kwaad dan goed doen.
twist-advice-stop-hopeless = Stop nu: je andere kaarten passen waarschijnlijk nergens.
