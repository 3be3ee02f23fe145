lost-title = Pagina niet gevonden
lost-why = Op dit adres is niets te vinden. Misschien is er onderweg een letter zoekgeraakt.

## Decks

decks-intro = Bekijk de kaarten, leer ze in chronologische volgorde, druk ze af, download ze of maak je eigen kaarten.
decks-all = Alle kaartsets
decks-size = { $n } kaarten · { $languages ->
    [one] { $languages } taal
   *[other] { $languages } talen
}
deck-play = Met deze kaarten spelen
deck-search = Zoek in de titels
deck-theme = Thema
deck-themes = Alle thema’s
deck-era = Tijdperk
deck-eras = Alle tijdperken
deck-era-first = Voor Christus
deck-era-last = Sinds { $year }
deck-view = Weergave
deck-cards = Kaarten
deck-line = Tijdlijn
deck-how = Raad het jaartal en draai dan de kaart om.
deck-none = Zo’n kaart is er niet. Zoek wat ruimer.
deck-hard = Hoe moeilijk de kaarten zijn
deck-hard-how = Op basis van spellen op deze server, waarbij de breedte van de opening is meegewogen; { $n } kaarten zijn vaak genoeg gelegd.
deck-hardest = Het moeilijkst
deck-easiest = Het makkelijkst
deck-placed = { $right } van de { $tries } keer goed
deck-files = Afdrukken en downloaden
deck-files-how = De pdf heeft negen kaarten op een vel, klaar om uit te knippen. Druk hem op 100% af, dubbelzijdig, omgeslagen langs de lange zijde.
deck-extras-how = Het overige spelmateriaal, zoals rekjes, rad, inzetten en fiches, is voor de Zwitserse spellen en Twist. Voor Klassiek heb je alleen de kaarten nodig.
deck-print = Pdf, { $paper }
deck-extras = Overig spelmateriaal (pdf)
deck-licence = Iedereen mag de kaarten en plaatjes vrij gebruiken: { $licence }.
decks-mine = Mijn sets
deck-copy = Naar mijn sets kopiëren
deck-copy-how = Druk op de kaarten die je wilt. Kies je er geen, dan wordt de hele set gekopieerd.
deck-copy-shown = Alle { $n ->
    [one] getoonde
   *[other] { $n } getoonde
} kiezen
deck-copy-stop = Annuleren
deck-copy-go = { $n ->
    [one] Eén kaart
   *[other] { $n } kaarten
} kopiëren

## Watch

watch-title = Wie speelt er nu?
watch-intro = Deze tafels zijn nu open. Kijk mee, of ga zitten waar een plaats vrij is.
watch-none = Het is rustig
watch-none-how = Op dit moment speelt niemand aan een open tafel. Begin gerust, dan vinden anderen je hier.
watch-match = Met iemand spelen
watch-match-how = We zoeken een tafel waar iemand wacht, of openen er een die anderen kunnen vinden.
watch-match-go = Zoek een tafel
watch-game = Spel
watch-look = Kijken
watch-playing = Er wordt gespeeld
watch-free = { $n ->
    [0] Geen vrije plaats
    [one] Eén vrije plaats
   *[other] { $n } vrije plaatsen
}

## Replay

replay = Terugkijken
replay-none = Niets om terug te kijken
replay-missing = Op dit adres is geen spel. Misschien is het gewist, of ontbreekt er een letter.
replay-not-over = Dit spel wordt nog gespeeld. Kom terug als het afgelopen is.
replay-private = Dit spel is gespeeld met kaarten die iemand zelf heeft gemaakt. Daarom kunnen alleen de spelers het terugkijken.
replay-watch = Kijk wie er speelt
replay-first = Naar het begin
replay-back = Een stap terug
replay-on = Een stap vooruit
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauze
replay-step = Stap
replay-turn = Beurt
replay-turn-back = Vorige beurt
replay-turn-on = Volgende beurt
replay-round = Ronde
replay-round-back = Vorige ronde
replay-round-on = Volgende ronde
replay-mistake = Fouten
replay-mistake-own = Jouw fouten
replay-mistake-back = Vorige fout
replay-mistake-on = Volgende fout
replay-moves = Zet voor zet
replay-cards = De kaarten uit dit spel
replay-begins = Het spel begint.
replay-goes-on = Het spel gaat verder.
replay-left = { $name } is weggegaan.
luck = Is er eerlijk geschud?
luck-guided = Dit was een spel met uitleg: het geluk stond van tevoren vast.
luck-held = Ja: de startwaarde komt voort uit een geheim dat de server vóór het spel had vastgelegd, plus een getal van elke speler.
luck-broken = Nee: dit is niet de startwaarde die de server vóór het spel had beloofd.
luck-unchecked = Deze browser controleert zoiets alleen via https. Je kunt het zelf doen:
luck-promise = Vóór het spel beloofd
luck-seed = De startwaarde van het spel
luck-whole = Om het hele spel vanaf de startwaarde na te spelen, download je het logboek en typ je:
luck-log = Logboek downloaden
