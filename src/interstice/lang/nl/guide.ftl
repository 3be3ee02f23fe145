guide = Uitleg
guide-skip = Uitleg overslaan
guide-play = Een echt spel spelen

guide-intro = Een eerste spel met uitleg: de kaarten, het toeval en de bots zijn vooraf bepaald, en het telt niet mee in de statistieken.
guide-end = Dat was je spel met uitleg. Nu weet je genoeg voor een echt spel, met echt toeval.

guide-classic-card = Dit zijn je kaarten. Hun jaartal staat op de achterkant. Kies er een die je kunt plaatsen.
guide-classic-gap = Kies nu zijn plek in de tijdlijn: eerder links, later rechts.
guide-classic-place = Daar komt hij als je hier drukt. Dan wordt de kaart omgedraaid.
guide-classic-right = Goed! De kaart blijft in de tijdlijn, en je hebt er een minder.
guide-classic-wrong = Daar niet. De kaart gaat in de doos en je pakt een nieuwe. Dat overkomt iedereen.
guide-classic-bot-wrong = { $name } zat fout: de kaart gaat in de doos, en { $name } pakt een nieuwe.
guide-classic-bot-right = { $name } had het goed en heeft een kaart minder.
guide-classic-round = Iedereen is aan de beurt geweest: de eerste ronde is voorbij. Wie aan het eind van een ronde als enige geen kaarten meer heeft, wint.
guide-classic-more = Jij bent weer aan de beurt. Met elke kaart worden de openingen smaller. Welke van je kaarten is nog makkelijk?
guide-classic-last = Je laatste kaart! Ligt hij goed, dan heb je er geen meer, maar de anderen maken de ronde nog af.
guide-classic-empty = Je hebt geen kaarten meer. De anderen krijgen in deze ronde nog hun beurt; raakt niemand zijn kaarten kwijt, dan win jij.

guide-swiss-spin = Elke beurt begint met het rad. Draai eraan!
guide-swiss-mark = { $name } leest een kaart voor. Kies de juiste plek op je rekje en bevestig.
guide-swiss-right = Goed! De kaart is van jou, en je krijgt twee fiches. Fiches zijn punten.
guide-swiss-wrong = Fout, dus de volgende speler mag de kaart proberen.
guide-swiss-bot-steal = Gestolen: iemand zat fout, { $name } had het goed en krijgt de kaart met één fiche.
guide-swiss-star = Een ster: { $name } krijgt de kaart meteen, zonder fiches.
guide-swiss-grump = De brompot: je beurt is voorbij. Heb je meer dan drie kaarten, dan raak je er een kwijt.
guide-swiss-steal = { $name } zat fout: nu kun jij de kaart stelen! Je hebt niets te verliezen.
guide-swiss-stolen = Gestolen! De kaart is van jou, met één fiche erbij.
guide-swiss-missed = Niemand had het goed, dus de kaart gaat naar { $name }, die hem voorlas. Het heeft je niets gekost.
guide-swiss-duel = { $name } heeft vier kaarten, dus je mag om één ervan duelleren: betaal twee fiches en gooi hoger. Of draai gewoon.
guide-swiss-won = Je gooide hoger: { $name } moet jou een kaart geven. Daarna draai je aan het rad.
guide-swiss-lost = Je gooide niet hoger: de twee fiches zijn weg. Draai nu aan het rad.
guide-swiss-tries = Twee pogingen: is de eerste plek fout, dan mag je een andere kiezen.
guide-swiss-remove = Je hebt meer dan drie kaarten, dus de brompot pakt er een. Kies welke.
guide-swiss-give = Je hebt het duel verloren. Kies een kaart om weg te geven.
guide-swiss-last = De stapel is op: als je draait, eindigt deze korte ronde.
guide-swiss-scored = De stapel was op, dus het langste rekje wint; in een echt spel wint het eerste met acht kaarten. De fiches van de winnaar tellen dubbel.

guide-super-chips = In de Superversie begint iedereen met vijf fiches, om mee te wedden.
guide-super-rated = { $name } beoordeelde je keuze voordat de kaart werd omgedraaid. Een juist oordeel levert fiches op, een fout oordeel kan er een kosten.
guide-super-rate = Klopt de keuze van { $name }, of hoort de kaart eerder of later? ‘Goed’ kan één fiche opleveren, ‘eerder’ of ‘later’ twee.
guide-super-rating-won = { $n ->
    [one] Je oordeel klopte: één fiche voor jou.
   *[other] Je oordeel klopte: { $n } fiches voor jou.
}
guide-super-rating-lost = Je oordeel klopte niet. Dat kost je een fiche.
guide-super-stake = Op je vierde kaart mag je hooguit drie fiches inzetten. Heb je het goed, dan win je er nog eens zoveel; zo niet, dan ben je ze kwijt, en de kaart ook.
guide-super-stake-won = Je krijgt je inzet terug, met nog eens zoveel fiches en twee voor de kaart.
guide-super-stake-lost = Je inzet is verloren, en de kaart gaat onder de stapel.

guide-twist-card = Bij Twist spelen jullie samen als één team. Dit zijn je kaarten: kies er een.
guide-twist-turn = Draai hem om: alleen het jaartal bepaalt waar hij komt.
guide-twist-row = Eerder of later dan de hele rij: de rij wordt langer, en dat is twee punten.
guide-twist-slot = Tussen twee jaartallen: de kaart gaat in het vak erboven. Dat is één punt, en het vak is bezet.
guide-twist-sideways = Zijn vak is bezet, dus de kaart ligt dwars. Je kunt hem alleen nog afleggen.
guide-twist-danger = Als je deze beurt geen kaart kwijt kunt, is het spel voorbij. Kies goed.
guide-twist-stop = Je hebt een kaart gelegd. Stop hier, of waag je aan een tweede: meer punten, of een kaart die dwars ligt.
guide-twist-closed = De kaart van { $name } ging in het vak tussen twee jaartallen; dat is nu bezet.
guide-twist-bot-sideways = De volgende kaart van { $name } hoorde daar ook, dus die ligt dwars en kan alleen nog worden afgelegd.
guide-twist-discard = In plaats van te spelen mag je een kaart met het oplichtende symbool afleggen: dat kost een punt, maar misschien past hij nergens. Kies er een.
guide-twist-discard-now = Leg hem hier af als je hem niet vertrouwt. Of speel hem.
guide-twist-icon = Aan de kant met het jaartal heeft de kaart een ander symbool. Dat telt vanaf nu.
guide-twist-chain = { $name } had een kaart met dat symbool, en de achterkant toont het volgende: zo vormt de aflegstapel een ketting.
guide-twist-free = Jij bent aan de beurt. Speel een of twee kaarten, of leg er een af. Hoe langer de rij, hoe beter.
guide-twist-scored = Het spel is voorbij. Elke kaart in de rij telt twee punten, elke kaart in een vak één; elke andere kost er een.
