hint-classic-card = Dit zijn jouw kaarten. Kies de kaart waarvan je de tijd het best kunt raden.
hint-classic-gap = Kies dan een opening in de lijn: links is eerder, rechts later. Niemand ziet de datum voordat de kaart ligt.
hint-classic-miss = Een verkeerd gelegde kaart gaat in de doos, en wie haar legde trekt een nieuwe. Een goede blijft liggen: een kaart minder in de hand.
hint-classic-round = Een ronde is voorbij als iedereen aan de beurt is geweest. Wie dan als enige geen kaarten meer heeft, wint.
hint-classic-last = Iemand heeft nog maar één kaart. Ligt die goed, dan kan het spel met deze ronde eindigen.
hint-classic-playoff = Meerdere spelers hadden geen kaarten meer: ze beslissen het met elk één nieuwe kaart, de anderen liggen eruit.
hint-classic-icons = Dit zijn de kaarten van Twist, maar hier speelt ieder voor zich: de tekens tellen niet mee.

hint-swiss-spin = Draai aan het rad. Vraag: één poging. Twee pogingen: wat het zegt. Ster: een kaart cadeau. Mopperaar: je slaat over, en met meer dan drie kaarten verlies je er een.
hint-swiss-read = Laat een kaart voorlezen en zeg waar ze tussen de jouwe hoort.
hint-swiss-rack = Jouw rekje is je eigen tijdlijn. Kies de plek waar de kaart hoort. Goed: ze is van jou, met twee fiches. Wie het eerst acht kaarten heeft, wint de ronde.
hint-swiss-tries = Twee pogingen: is de eerste plek fout, dan mag je een andere kiezen.
hint-swiss-steal = De anderen zaten fout, dus jij mag: heb je gelijk, dan komt de kaart op jouw rekje, met één fiche. Je hebt niets te verliezen.
hint-swiss-duel = Je hebt twee fiches: aan het begin van je beurt mag je er een duel mee betalen. Gooi je hoger, dan krijg je een kaart.
hint-swiss-give = Een duel is verloren. Jij kiest welke kaart je geeft; zonder die kaart gaat het misschien zelfs makkelijker.
hint-swiss-grump = De mopperaar neemt een kaart van je af. Geef er een die het je lastig maakt, zoals een van twee jaren dicht bij elkaar.
hint-swiss-chips = Fiches zijn punten: ze worden aan het eind van de ronde geteld, die van de winnaar dubbel.
hint-swiss-super = In de superversie begint iedereen met vijf fiches om mee te wedden. Wat er aan het eind over is, telt.
hint-swiss-stake = Op je vierde kaart mag je tot drie fiches inzetten. Goed: je krijgt ze dubbel terug. Fout: de inzet en de kaart zijn weg.
hint-swiss-rate = Iemand heeft een plek gekozen. Klopt die, of hoort de kaart eerder of later? ‘Goed’ levert of kost één fiche; een twijfel levert er twee op of kost er één.

hint-twist-play = Kies een kaart en draai haar om: alleen de datum bepaalt waar ze komt. De vraag is of daar nog plaats is.
hint-twist-slots = Buiten de rij maakt een kaart haar langer: twee punten. Tussen twee jaren is één plek: één punt. Wat nog meer tussen dezelfde jaren valt, past nergens.
hint-twist-wide = Pas op voor wijde openingen: één kaart sluit er alle jaren af. Waar twee jaren ver uit elkaar liggen, denk je twee keer na.
hint-twist-icons = In plaats van te spelen mag je afleggen: een kaart met het teken dat boven op de aflegstapel ligt. Dat kost een punt en toont een nieuw teken.
hint-twist-sideways = Een dwarse kaart past nergens meer. Ze kan alleen worden afgelegd als haar teken boven ligt.
hint-twist-stop = Eén kaart ligt. Je mag stoppen of een tweede omdraaien: meer punten, maar wat niet past ligt dwars.
hint-twist-advice = Jullie spelen samen: praat in de chat, en druk op een kaart van iemand anders om ernaar te wijzen. Wie aan zet is, beslist.
