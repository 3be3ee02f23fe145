skip = Naar de tafel
round-of = Ronde { $n } van { $all }
play-off = Beslisronde, nog { $n } over
pips-turn = { $name } is aan de beurt
seat-stood-in = afwezig, bot speelt
stood-in = Toen je weg was, heeft een bot voor je gespeeld.

help = Hulp en toetsen
help-rules = De regels lezen
help-press = Houd een kaart ingedrukt, of gebruik de rechtermuisknop, om hem te vergroten. Kaarten met een zichtbaar jaartal vertellen ook hun verhaal.
pace-skip = Doorspoelen
keys-gap-or-card = opening of kaart
keys-confirm = bevestigen
keys-play = kaart spelen
keys-discard = kaart afleggen
keys-stop = beurt beëindigen
keys-enlarge = kaart vergroten, dan bladeren met ← →
keys-skip = doorspoelen
keys-chat = chat
keys-help = deze lijst
leave-stay = Blijven
leave-go = Weggaan

chat = Chat
chat-unread = Chat, { $n } nieuw
chat-lines = Berichten
chat-none = Nog geen berichten.
chat-people = De anderen
chat-say = Zeg iets
chat-send = Versturen
chat-heard = { $name } zegt: { $text }
chat-report = Melden
chat-report-why = Wat is er gebeurd? Wie deze server beheert, leest het.
chat-reported = Gemeld. Bedankt.
chat-send-away = Verwijderen
chat-send-away-means = Wie je verwijdert, kan niet meer terug in deze kamer.
chat-sent-away = { $name } is verwijderd.
reactions = Reacties
reaction-clap = Bravo
reaction-laugh = Haha
reaction-wow = Wauw!
reaction-think = Hm…
reaction-oops = Oeps
reaction-heart = Prachtig
reaction-sent = Verstuurd: { $reaction }

clock-left = { $n ->
    [one] nog { $n } seconde
   *[other] nog { $n } seconden
}
clock-for-this = over
clock-out = De tijd is om: een bot neemt het over.

reveal-stamp-right = Goed
reveal-stamp-wrong = Mis
reveal-right = Op de juiste plek
reveal-same-year = Zelfde jaar als ‘{ $title }’: beide kanten zijn goed
reveal-early = { $n ->
    [one] Eén jaar te vroeg
   *[other] { $years } jaar te vroeg
}
reveal-late = { $n ->
    [one] Eén jaar te laat
   *[other] { $years } jaar te laat
}
reveal-years = { $n ->
    [one] één jaar
   *[other] { $years } jaar
}
reveal-gap = jouw opening
reveal-gap-wide = { $n ->
    [one] jouw opening, één jaar breed
   *[other] jouw opening, { $years } jaar breed
}
reveal-gap-of = opening van { $name }
reveal-scale-between = Gelegd tussen { $left } en { $right }. Het juiste jaar is { $year }.
reveal-scale-before = Gelegd vóór { $right }. Het juiste jaar is { $year }.
reveal-scale-after = Gelegd na { $left }. Het juiste jaar is { $year }.
reveal-source = Bron: { $title }
reveal-report = Jaartal onjuist?
report-intro = Vertel ons wat er niet klopt, dan kijken we het na. De uitslag van dit spel blijft zoals hij is.
report-year = Welk jaar is juist?
report-bc = v.Chr.
report-why = Waarom? Een bron helpt het meest.
report-send = Versturen
report-thanks = Bedankt. We kijken het na.
report-deck-why = Wat is er mis mee? Wie deze server beheert, leest je melding.
report-deck-which = Welke set?

enlarge-undated = Het jaartal blijft verborgen tot de kaart wordt omgedraaid.
enlarge-credit = Foto: { $who }
enlarge-before = Vorige kaart
enlarge-next = Volgende kaart
enlarge-point = Aanwijzen

pass-to = Geef het apparaat aan { $name }
pass-now = Nu: { $name }
pass-ready = Ik ben { $name }
big-screen = Groot scherm
big-join = Doe mee
big-qr = QR-code met het adres van deze kamer
hints-read = Begrepen
hints-none = Tips uitzetten
end-replay = Partij terugkijken
end-deck = Naar mijn set
