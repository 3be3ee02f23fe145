question = Wat was er eerst?
promise = Zet momenten uit de geschiedenis op volgorde, zonder de jaartallen te zien.
play-now = Nu spelen
play-how = { $n ->
    [1] tegen één bot, zonder aanmelden
    [2] tegen twee bots, zonder aanmelden
    [3] tegen drie bots, zonder aanmelden
    [4] tegen vier bots, zonder aanmelden
   *[other] tegen vijf bots, zonder aanmelden
}
play-friends = Met vrienden spelen
resume = Verder spelen
resume-more = Nog { $n }
code = Kamercode
code-short = CODE
join = Meedoen
games = Spellen
game-solo = Solo
game-solo-about = Eén tijdlijn, drie levens. Hoe ver kom jij?
game-classic = Klassiek
game-classic-about = Speel je hand leeg op één gezamenlijke tijdlijn.
game-swiss = Zwitsers
game-swiss-about = Draai, antwoord en vul als eerste je rekje met acht kaarten.
game-swiss-no-spinner-about = Antwoord en vul als eerste je rekje met acht kaarten.
game-superversion = Superversie
game-superversion-about = Zwitsers met inzet: wed op jezelf en beoordeel de anderen.
game-twist = Twist
game-twist-about = Samen tegen de tijd: twee rijen, één team.
game-players = Spelers
game-size = { $people } · { $minutes } min
best-score = record { $n }
preset-solo = Solo
preset-events = Klassiek: gebeurtenissen
preset-inventions = Klassiek: uitvindingen
preset-themes = Klassiek: zes thema’s
preset-swiss = Zwitsers
preset-swiss-no-spinner = Zwitsers zonder rad
preset-superversion = Superversie
preset-twist = Twist
preset-twist-competitive = Twist, ieder voor zich

today-line = De lijn van vandaag
today-about = Tien kaarten, voor iedereen dezelfde. Eén poging.
today-play = Speel de lijn
today-begun = { $n } van de 10 gelegd
today-continue = Verder
today-done = { $right } van de { $all } goed
today-see = Zo ging het
today-streak = { $n ->
    [one] Reeks van één dag
   *[other] { $n } dagen op rij
}
today-streak-none = Begin een reeks
today-streak-risk = { $n ->
    [one] Red vandaag je reeks
   *[other] Red je reeks van { $n } dagen
}
today-left = nog { $time }
today-until = tot { $time } uur
today-offline = Je bent offline. Voor de lijn van vandaag is een verbinding nodig.
today-new = Er is een nieuwe lijn van de dag.
time-hours = { $h } u { $m } min
time-minutes = { $m } min
time-seconds = { $m } min { $s } s

menu = Menu
close = Sluiten
labelled = { $label }: { $value }
language = Taal
theme = Weergave
theme-switch = Wisselen tussen licht en donker
theme-system = Automatisch
theme-light = Licht
theme-dark = Donker
contrast = Contrast
contrast-more = Hoog
motion = Beweging
motion-less = Minder
pace = Tempo
pace-slow = Langzaam
pace-normal = Normaal
pace-quick = Snel
pace-none = Zonder pauzes
card-size = Kaartgrootte
card-size-normal = Normaal
card-size-large = Groot
sound = Geluid
letter-keys = Sneltoetsen met één letter
show-name = Mijn naam aan iedereen tonen
on = Aan
off = Uit
hints = Tips bij het eerste spel
hints-again = Opnieuw tonen
reload = Pagina opnieuw laden
broken = Er ging iets mis
broken-kept = Er ging iets mis op deze pagina. Je spel staat veilig op de server: laad de pagina opnieuw en speel verder.
outdated = Deze pagina is onvolledig
outdated-kept = Een deel kon niet worden geladen: er is een nieuwere versie of je bent offline. Je spel staat veilig op de server: laad de pagina opnieuw en speel verder.
no-server = De server reageert niet
no-server-wait = We blijven het proberen. Zat je al in een kamer, dan blijft je spel bewaard. Controleer je verbinding.
keys = Toetsen
keys-card = kaart
keys-gap = opening
keys-place = leggen
keys-back = terugleggen
leave-game = Spel verlaten
leave-sure = Het spel verlaten? De anderen spelen zonder jou verder.
leave-sure-alone = Het spel verlaten? Dan eindigt het hier, met de score die je nu hebt.
to-start = Naar de startpagina
trouble = Dat is niet gelukt. Probeer het nog eens.
too-late = Iemand was sneller. Kijk nog eens.
joining = Je komt de kamer binnen…
no-room = Je kunt deze kamer niet in
refused-missing = Er is geen kamer met deze code. Controleer hem of vraag om een nieuwe link.
refused-denied = De spelleider heeft je uit deze kamer verwijderd.
refused-bad = Deze pagina en de server begrijpen elkaar niet. Laad de pagina opnieuw.
connection-lost = Verbinding verbroken. Je spel blijft bewaard.
no-connection = Geen verbinding
no-connection-how = De server is nu niet te bereiken. Zodra dat weer lukt, kun je verder; je spellen blijven bewaard.
copied = Gekopieerd

you = Jij
guest = Gast
guest-number = Gast { $n }
a-player = Iemand
player-number = Speler { $n }
bot = Bot
name = Naam
cards = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}
round = Ronde { $n }
pips = Deze ronde gespeeld: { $played } van de { $all }
your-turn = Jouw beurt
on-turn = Aan de beurt
seat-you-now = Jij bent aan de beurt
seat-now = is aan de beurt
seat-next = hierna
seat-waits = wacht
seat-bot = bot
seat-away = afwezig
seat-out = af
seat-free = Vrije plaats
watching-you = Je kijkt mee
watching = { $n ->
    [one] Eén persoon kijkt mee
   *[other] { $n } mensen kijken mee
}
hand = Je hand
pile = Stapel { $n }
box = Doos { $n }
the-box = DE DOOS
take-back = Terugleggen
go-on = Verder

how-it-went = Zo ging het
rematch = Revanche
play-again = Nog een keer
host-rematch = De spelleider kan een revanche starten.
share = Delen
end-line = De hele tijdlijn
end-you = Jij wint
end-you-shared = Jullie winnen samen
end-wins = { $n ->
    [one] { $name } wint
   *[other] { $name } winnen
}
end-nobody = Niemand wint
end-score = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
end-round = in ronde { $n }
end-right = goed
end-run = beste reeks
end-off = jaar ernaast, gemiddeld

zone-line = Tijdlijn
zone-row = Onderste rij
zone-slots = Bovenste rij
zone-racks = Rekjes
zone-discards = Aflegstapel
zone-hands = Handen
zone-read = Wordt voorgelezen
move-place = Een kaart leggen
move-challenge = Uitdagen
move-give = Een kaart geven
move-spin = Aan het rad draaien
move-read = De volgende kaart voorlezen
move-mark = Een opening markeren
move-rate = Beoordelen
move-pass = Passen
move-remove = Een kaart inleveren
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
a-card = een kaart
report-deck = Set melden

# What the server refuses, where people may run into it
sorry-daily-over = Die dag is voorbij. Vanaf een uur na afloop kun je de lijn voor je plezier spelen.
sorry-daily-secret = Je ziet deze lijn zodra je hem gespeeld hebt, of een uur nadat de dag voorbij is.
sorry-daily-none = Op die dag was er geen lijn.
sorry-daily-later = Die dag is nog niet begonnen.
sorry-daily-once = De lijn van de dag kun je in deze kamer maar één keer spelen.
sorry-seat-taken = Daar zit al iemand; kies een vrije plaats.
sorry-name = Een naam moet 1 tot { $most } tekens lang zijn.
sorry-not-yours = Die plaats is van iemand anders.
sorry-line = Een bericht moet 1 tot { $most } tekens lang zijn.
sorry-host-stays = De spelleider kan niet worden verwijderd.
sorry-host-only = Dat kan alleen de spelleider.
sorry-too-fast = Dat ging te snel. Wacht even en probeer het nog eens.
sorry-away = De server kan nu niets opslaan. Probeer het nog eens.
sorry-room-full = Deze kamer is vol.
sorry-version = Deze pagina is verouderd. Laad hem opnieuw.
sorry-command-used = Dat is niet aangekomen. Probeer het nog eens.
sorry-unreadable = Het laatste spel in deze kamer kan niet meer worden geopend. Jullie kunnen een nieuw spel beginnen.
sorry-room-unreadable = Deze kamer kan niet meer worden geopend. Jullie kunnen een nieuw spel beginnen.
sorry-no-game = In deze kamer is nog geen spel begonnen.
sorry-twist-deck = Twist heeft kaarten met symbolen nodig: kies de kaartset Twist, of voeg symbolen toe aan je eigen kaarten.
sorry-no-room = Er is geen kamer met de code { $code }; controleer de code.
sorry-pairing = Deze code is onbekend, al gebruikt of te oud; vraag een nieuwe aan.
sorry-game-on = In deze kamer wordt nog gespeeld; dat spel moet eerst afgelopen zijn.
sorry-clock = Zet de klok op 5 tot 86.400 seconden.
sorry-era = Het eerste jaar mag niet na het laatste komen.
sorry-fame = Bij deze set staat niet hoe bekend de kaarten zijn; kies ze allemaal.
sorry-players = Deze opties zijn voor { $least } tot { $most } spelers; nu zijn er { $got }.
sorry-cards = Met { $players } aan tafel zijn er minstens { $needed } kaarten nodig; { $hand ->
    [0] deze selectie heeft er { $got }.
   *[other] deze selectie heeft er { $got }. Met ‘Kaarten in de hand’ op { $hand } is het genoeg.
}
sorry-no-deck = Deze set bestaat niet meer of is niet van jou.
sorry-no-link = Deze link werkt niet meer; vraag om een nieuwe.
sorry-few-misses = Je hebt minstens twee kaarten nodig die je twee keer fout had.
sorry-no-page = Op dit adres is geen pagina, of de pagina wordt niet meer getoond.
sorry-no-cards = Deze set heeft nog geen kaarten die af zijn.
sorry-private = Alleen wie heeft meegespeeld, kan dit spel bekijken.
sorry-report-year = Vul een bestaand jaar in; het jaar 0 bestaat niet.
sorry-report-same = Dat jaar staat al op de kaart. Vul een ander jaar in of laat het leeg.
sorry-report-why = Een uitleg telt hooguit { $most } tekens.
sorry-report-empty = Vul het juiste jaar in of schrijf wat er niet klopt.
sorry-banned = Een moderator heeft je op deze server geblokkeerd.
sorry-barred = Nieuwe gasten van jouw netwerk kunnen vandaag niet meedoen. Probeer het morgen weer.
sorry-room-shut = Een moderator heeft deze kamer gesloten.
sorry-muted = De spelleider heeft je in deze kamer gedempt.
sorry-muted-everywhere = Een moderator heeft je voorlopig gedempt.
sorry-phrases-only = In deze kamer kun je alleen de vaste zinnen gebruiken.
sorry-not-here = Deze persoon heeft de kamer verlaten.
sorry-inbox-forged = Deze link hoort niet bij deze server. Vraag de beheerder om een link.
sorry-inbox-used = Deze link is al gebruikt. Vraag de beheerder om een nieuwe.
sorry-inbox-expired = Deze link is verlopen. Vraag de beheerder om een nieuwe.
sorry-inbox-closed = Open de link die je van de beheerder hebt gekregen.
sorry-inbox-changed = Iemand anders was sneller. Kijk nog eens.
sorry-inbox-not-hidden = Deze berichten zijn niet meer verborgen: ze zijn al teruggezet of voorgoed gewist.
sorry-inbox-why = Geef een reden van hooguit 300 tekens.
sorry-advice-game = Bots geven alleen bij Twist advies.
sorry-advice-over = Dit spel is afgelopen, dus er is geen advies meer.
sorry-advice-bot = Deze speler kan geen advies geven; vraag een andere bot.
privacy = Privacy
sorry-erased = Alles over jou wordt nu verwijderd. Laad de pagina opnieuw om vanaf nul te beginnen.
sorry-no-device = Dat apparaat is niet meer aan jou gekoppeld.
