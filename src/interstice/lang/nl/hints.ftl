hint-classic-card = Dit zijn de kaarten in je hand. Kies er een waarvan je het jaartal goed kunt schatten.
hint-classic-gap = Kies dan een opening in de tijdlijn: links is eerder, rechts later. Niemand ziet het jaartal voordat de kaart ligt.
hint-classic-miss = Een verkeerd gelegde kaart gaat in de doos, en wie hem legde, trekt een nieuwe. Een goede blijft liggen: een kaart minder in de hand.
hint-classic-round = Een ronde is voorbij als iedereen aan de beurt is geweest. Wie dan als enige geen kaarten meer heeft, wint.
hint-classic-last = Iemand heeft nog maar één kaart. Ligt die goed, dan kan het spel met deze ronde eindigen.
hint-classic-playoff = Meerdere spelers hadden geen kaarten meer, dus komt er een beslisronde: zij krijgen elk één nieuwe kaart, de anderen zijn af.
hint-classic-icons = Deze kaarten hebben symbolen voor Twist. Hier speelt ieder voor zich en tellen de symbolen niet mee.

hint-solo-gap = Kies voor deze kaart een opening in de tijdlijn: links is eerder, rechts later. Het jaartal zie je pas als de kaart ligt.
hint-solo-miss = Een verkeerd gelegde kaart kost een leven en gaat naar de juiste plek. Is je laatste leven op, dan is het spel afgelopen.

hint-swiss-spin = Draai aan het rad. Vraag: één poging. Twee pogingen: je mag het één keer mis hebben. Ster: een kaart cadeau. Brompot: je slaat deze beurt over, en met meer dan drie kaarten raak je er een kwijt.
hint-swiss-read = Laat een kaart voorlezen en zeg waar hij op je rekje hoort.
hint-swiss-rack = Je rekje is een tijdlijn van jou alleen. Kies de plek waar de kaart hoort. Goed: hij is van jou, met twee fiches. Wie het eerst acht kaarten heeft, wint de ronde.
hint-swiss-tries = Twee pogingen: is de eerste plek fout, dan mag je een andere kiezen.
hint-swiss-steal = Nog niemand had het goed, dus nu mag jij: heb je het goed, dan komt de kaart op jouw rekje, met één fiche. Je hebt niets te verliezen.
hint-swiss-duel = Je hebt twee fiches: aan het begin van je beurt mag je er een duel mee betalen. Gooi je hoger, dan geeft de ander je een kaart.
hint-swiss-give = Je hebt het duel verloren. Welke kaart je geeft, kies je zelf; de ruimte die vrijkomt, helpt je misschien zelfs.
hint-swiss-grump = De brompot pakt een kaart van je af. Geef er een die je rekje lastig maakt, zoals een van twee kaarten met jaartallen dicht bij elkaar.
hint-swiss-chips = Fiches zijn punten: ze worden aan het eind van de ronde geteld, die van de winnaar dubbel.
hint-swiss-super = In de Superversie begint iedereen elke ronde met vijf fiches om mee te wedden. Wat er aan het eind van de ronde over is, telt.
hint-swiss-stake = Op je vierde kaart mag je hoogstens drie fiches inzetten. Goed: je krijgt ze dubbel terug. Fout: je inzet en de kaart zijn weg.
hint-swiss-rate = Iemand heeft een plek gekozen. Klopt die, of hoort de kaart eerder of later? ‘Goed’ levert één fiche op of kost er een. ‘Eerder’ of ‘later’ levert er twee op als de richting klopt, niets als die niet klopt, en kost er een als de plek toch goed was.

hint-twist-play = Kies een kaart en draai hem om: alleen het jaartal bepaalt waar hij komt. De vraag is of daar nog plaats is.
hint-twist-slots = Is een kaart eerder of later dan de hele rij, dan wordt de rij langer: twee punten. Tussen twee jaartallen is één vak: één punt. Wat nog meer tussen dezelfde jaartallen valt, past nergens.
hint-twist-wide = Pas op voor ruime openingen: één kaart blokkeert alle jaren ertussen. Liggen twee jaartallen ver uit elkaar, denk dan twee keer na.
hint-twist-icons = In plaats van te spelen mag je afleggen: een kaart met het symbool dat boven op de aflegstapel ligt. Dat kost een punt en toont een nieuw symbool.
hint-twist-sideways = Een kaart die dwars ligt, past nergens meer. Je kunt hem alleen nog afleggen, als zijn symbool bovenop ligt.
hint-twist-stop = Je hebt één kaart gelegd. Je mag stoppen of een tweede omdraaien: dat kan meer punten opleveren, maar wat niet past, komt dwars te liggen.
hint-twist-advice = Jullie spelen samen: praat in de chat, en druk op een kaart van iemand anders om die aan te wijzen. Wie aan de beurt is, beslist.
