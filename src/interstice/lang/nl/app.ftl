question = Wat was er eerst?
promise = Zet de momenten van de geschiedenis op volgorde, zonder de jaartallen te zien.
play-now = Nu spelen
play-how = tegen drie bots, zonder aanmelden
play-friends = Met vrienden spelen
code = Code van de kamer
code-short = CODE
join = Meedoen
games = Spellen
game-classic = Klassiek
game-classic-about = Speel je hele hand uit op één gezamenlijke tijdlijn.
game-swiss = Zwitsers
game-swiss-about = Draai, antwoord en vul als eerste je eigen rek van acht.
game-superversion = Superversie
game-superversion-about = Zwitsers met inzet: wed op jezelf en beoordeel de anderen.
game-twist = Twist
game-twist-about = Samen tegen de tijd: twee rijen, zesendertig kaarten, één team.
game-size = { $people } · { $minutes } min
preset-events = Klassiek: gebeurtenissen
preset-inventions = Klassiek: uitvindingen
preset-themes = Klassiek: zes thema’s
preset-swiss = Zwitsers
preset-swiss-no-spinner = Zwitsers zonder draaischijf
preset-superversion = Superversie
preset-twist = Twist
preset-twist-competitive = Twist, ieder voor zich

menu = Menu
close = Sluiten
language = Taal
theme = Licht
theme-switch = Wisselen tussen licht en donker
theme-system = Zoals het systeem
theme-light = Dag
theme-dark = Avond
contrast = Contrast
contrast-more = Hoog
motion = Beweging
motion-less = Minder
card-size = Kaarten
card-size-normal = Gewoon
card-size-large = Groot
sound = Geluid
letter-keys = Toetsen van één letter
on = Aan
off = Uit
hints = Tips van het eerste spel
hints-again = Opnieuw tonen
load-anew = Pagina opnieuw laden
broken = Er ging iets stuk
broken-kept = Er ging iets stuk op deze pagina. Je spel is veilig op de server: laad de pagina opnieuw en speel verder.
no-server = De server antwoordt niet
no-server-wait = Er wordt steeds opnieuw geprobeerd. Was je al in een kamer, dan blijft je spel bewaard. Controleer je verbinding.
keys = Toetsen
keys-card = kaart
keys-gap = opening
keys-place = leggen
keys-back = terugnemen
leave-game = Spel verlaten
leave-sure = Het spel verlaten? De anderen spelen zonder jou verder.
to-start = Terug naar het begin
trouble = Dat is niet gelukt. Probeer het nog eens.
too-late = Iemand was sneller. Kijk nog eens.
joining = De kamer in …
no-room = Je kunt er niet in
refused-missing = Er is geen kamer met deze code. Controleer hem of vraag om een nieuwe link.
refused-denied = Deze kamer is voor jou gesloten.
refused-bad = Deze pagina en de server begrijpen elkaar niet. Laad de pagina opnieuw.
connection-lost = Verbinding verbroken, je spel blijft bewaard.
no-connection = Geen verbinding
no-connection-how = De server is nu niet te bereiken. Zodra dat weer lukt, speel je verder; je partijen blijven bewaard.
copied = Gekopieerd

you = Jij
guest = Gast
bot = Bot
name = Naam
age = Leeftijd
years-old = { $n } jaar
cards = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}
round = Ronde { $n }
pips = { $played } van de { $all } hebben deze ronde gespeeld
your-turn = Jouw beurt
on-turn = Aan zet
seat-you-now = Jij bent aan zet
seat-now = is aan zet
seat-next = hierna
seat-waits = wacht
seat-bot = bot
seat-away = niet hier
seat-out = af
seat-free = Vrije plaats
watching-you = Je kijkt mee
watching = { $n ->
    [one] Eén persoon kijkt mee
   *[other] { $n } personen kijken mee
}
hand = Je hand
pile = Stapel { $n }
box = Doos { $n }
the-box = DE DOOS
take-back = Terug
go-on = Verder

how-it-went = Zo ging het
rematch = Revanche
host-rematch = Wie de kamer heeft geopend, kan een revanche starten.
share = Delen
end-line = De hele lijn
end-you = Jij wint
end-you-shared = Jullie winnen samen
end-wins = { $n ->
    [one] { $name } wint
   *[other] { $name } winnen
}
end-nobody = Niemand wint
end-together = Goed gedaan, allemaal
end-lost = De tijd heeft gewonnen
end-score = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
end-round = in ronde { $n }
end-right = goed
end-run = beste reeks
end-off = jaren ernaast, gemiddeld
end-surprise = Verrassendste kaart
end-surprise-early = { $n ->
    [one] { $name }: een jaar te vroeg gelegd.
   *[other] { $name }: { $years } jaar te vroeg gelegd.
}
end-surprise-late = { $n ->
    [one] { $name }: een jaar te laat gelegd.
   *[other] { $name }: { $years } jaar te laat gelegd.
}

zone-line = Lijn
zone-row = Onderste rij
zone-slots = Bovenste rij
zone-racks = Rekken
zone-discards = Aflegstapel
zone-hands = Handen
zone-read = Voorgelezen
move-place = Een kaart leggen
move-challenge = Uitdagen
move-give = Een kaart geven
move-spin = Draaien
move-read = De volgende kaart voorlezen
move-mark = Een opening aanwijzen
move-rate = Beoordelen
move-pass = Passen
move-remove = Een kaart weghalen
move-play = Een kaart spelen
move-discard = Een kaart afleggen
move-stop = Beurt beëindigen
field-card = Kaart
field-gap = Opening
field-seat = Speler
field-stake = Inzet
field-verdict = Oordeel

year-before = { $year } v.Chr.
year-about = ca. { $year }
year-thousands = { "." }

# What the server refuses, where people may run into it
sorry-seat-taken = { $name } zit daar al; kies een vrije plaats.
sorry-name = Een naam heeft 1 tot { $most } tekens.
sorry-age = Een leeftijd is een getal van 1 tot 120.
sorry-not-yours = Die plaats is van iemand anders.
sorry-line = Een bericht heeft 1 tot { $most } tekens.
sorry-host-stays = Wie de kamer heeft geopend, kan niet worden weggestuurd.
sorry-host-only = Dat kan alleen wie de kamer heeft geopend.
sorry-too-fast = Te veel tegelijk; wacht even.
sorry-away = De server kan nu niets opslaan; probeer het nog eens.
sorry-no-game = In deze kamer is nog geen spel begonnen.
sorry-twist-deck = Twist heeft kaarten met symbolen nodig: kies de kaarten van Twist.
sorry-no-room = Geen kamer heeft de code { $code }; kijk hem na.
sorry-pairing = Deze code is onbekend, al gebruikt of te oud; maak een nieuwe.
sorry-game-on = In deze kamer wordt gespeeld; dat spel moet eerst uit zijn.
sorry-clock = Een klok heeft 5 tot 86.400 seconden.
sorry-era = Het eerste jaar moet voor het laatste komen.
sorry-players = Met deze opties speel je met { $least } tot { $most } mensen; jullie zijn met { $got }.
sorry-cards = Met { $players } mensen zijn er minstens { $needed } kaarten nodig; deze keuze heeft er { $got }.
