guide = Uitleg
guide-skip = Uitleg overslaan
guide-play = Een echt spel spelen

guide-intro = Dit is een eerste spel met uitleg. De kaarten, het toeval en de zetten van de bots staan vast, en het spel telt niet mee in de statistieken.
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
guide-swiss-mark = { $name } leest een kaart voor. Waar hoort hij op je rekje? Kies een plek en bevestig.
guide-swiss-right = Goed! De kaart is van jou, en je krijgt twee fiches. Fiches zijn punten.
guide-swiss-wrong = Fout, dus de volgende speler mag de kaart proberen.
guide-swiss-bot-steal = Gestolen: iemand zat fout, dus { $name } probeerde dezelfde kaart, had het goed en krijgt hem met één fiche.
guide-swiss-star = Een ster! De kaart is meteen van jou, zonder vraag en zonder fiches.
guide-swiss-grump = De brompot: je beurt is voorbij. Heb je meer dan drie kaarten, dan raak je er een kwijt.
guide-swiss-steal = { $name } zat fout: nu kun jij de kaart stelen. Waar hoort hij op je rekje? Je hebt niets te verliezen.
guide-swiss-stolen = Gestolen! De kaart staat op je rekje, en je krijgt één fiche.
guide-swiss-missed = Niemand had het goed, dus de kaart gaat naar { $name }, die hem voorlas. Het heeft je niets gekost.
guide-swiss-duel = { $name } heeft vier kaarten, dus je mag een duel beginnen. Het kost twee fiches; gooi je hoger, dan geeft { $name } je een kaart. Druk hier, of draai gewoon.
guide-swiss-won = Je gooide hoger, dus { $name } moet je een kaart geven. Daarna gaat je beurt gewoon verder.
guide-swiss-lost = Je gooide niet hoger: de twee fiches zijn weg. Nu gaat je beurt gewoon verder.
guide-swiss-tries = Twee pogingen: is de eerste plek fout, dan mag je een andere kiezen.
guide-swiss-remove = Je hebt meer dan drie kaarten, dus de brompot pakt er een. Kies welke.
guide-swiss-give = Je hebt het duel verloren. Kies een kaart om weg te geven.
guide-swiss-last = De stapel is op, want dit is een kort spel. Draai nog één keer: de ronde is dan voorbij, en het langste rekje wint. In een echt spel wint wie het eerst acht kaarten heeft.
guide-swiss-scored = De ronde is voorbij. Ieders fiches tellen, en die van de winnaar tellen dubbel.

guide-super-chips = In de Superversie begint iedereen met vijf fiches, om mee te wedden.
guide-super-rated = Voordat de kaart werd omgedraaid, heeft { $name } je keuze beoordeeld. Een goed oordeel levert fiches op, een slecht oordeel kost er een.
guide-super-rate = { $name } heeft een plek gekozen. Klopt die, of hoort de kaart eerder of later? ‘Goed’ kan één fiche opleveren, ‘eerder’ of ‘later’ twee.
guide-super-rating-won = { $n ->
    [one] Je oordeel klopte: één fiche voor jou.
   *[other] Je oordeel klopte: { $n } fiches voor jou.
}
guide-super-rating-lost = Je oordeel klopte niet. Dat kost je een fiche.
guide-super-stake = Dit wordt je vierde kaart, dus je mag er tot drie fiches op inzetten. Heb je het goed, dan win je er nog eens zoveel. Zit je fout, dan ben je ze kwijt, en de kaart ook.
guide-super-stake-won = Je inzet kwam terug met nog eens zoveel fiches, boven op de twee voor de kaart.
guide-super-stake-lost = Je inzet is verloren, en de kaart gaat onder de stapel.
guide-super-bot-stake = { $name } zette fiches in en zat fout: ze zijn verloren, en de kaart gaat onder de stapel.

guide-twist-card = Bij Twist spelen jullie samen als één team. Dit zijn je kaarten: kies er een.
guide-twist-turn = Draai hem om: alleen het jaartal bepaalt waar hij komt.
guide-twist-row = Eerder of later dan de hele rij: de rij wordt langer, en dat is twee punten.
guide-twist-slot = Tussen twee jaartallen: de kaart gaat in het vak erboven. Dat is één punt, en het vak is bezet.
guide-twist-sideways = Zijn vak is bezet, dus de kaart ligt dwars. Je kunt hem alleen nog afleggen.
guide-twist-danger = Als je deze beurt geen kaart kwijt kunt, is het spel voorbij. Kies goed.
guide-twist-stop = Eén kaart ligt. Je mag stoppen, of een tweede kiezen: meer punten, of een kaart die dwars ligt.
guide-twist-closed = De kaart van { $name } ging in een vak, dat nu dicht is: geen andere kaart tussen die twee jaartallen past nog.
guide-twist-bot-sideways = { $name } probeerde nog een kaart, maar het vak is bezet. Hij ligt dwars en kan alleen nog worden afgelegd.
guide-twist-discard = In plaats van te spelen mag je een kaart met dit symbool afleggen; die kaarten lichten op. Het kost een punt, maar je raakt een kaart kwijt die misschien niet past. Kies er een.
guide-twist-discard-now = Leg hem hier af als je hem niet vertrouwt. Of speel hem.
guide-twist-icon = Aan de kant met het jaartal heeft de kaart een ander symbool. Dat telt vanaf nu.
guide-twist-chain = { $name } had een kaart met dat symbool, en de achterkant toont het volgende. Zo vormt de aflegstapel een ketting.
guide-twist-free = Jij bent aan de beurt. Speel een of twee kaarten, of leg er een af. Hoe langer de rij, hoe beter.
guide-twist-scored = Het spel is voorbij. Elke kaart in de rij telt twee punten, elke kaart in een vak één, en elke andere kost er een.
