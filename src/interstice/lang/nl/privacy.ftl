privacy-title = Wat er over je wordt bewaard
privacy-1 = Je speelt zonder account: niemand vraagt naar je e-mailadres, je telefoonnummer, je echte naam of je leeftijd; kamers en spellen bewaren alleen of je ‘onder de 12’ hebt aangevinkt, en wie aan tafel als jongste of oudste is aangewezen.
privacy-2 = Je browser bedenkt een geheim en bewaart het; de server slaat er alleen een hash van op, waaraan hij je herkent, en spelers krijgen geen cookies.
privacy-3 = Deze dingen blijven bewaard tot je ze verwijdert: de naam, het dier, de kleur en de taal die je kiest, hoe je het in je spellen hebt gedaan, de sets en afbeeldingen die je maakt, de apparaten die je koppelt (met hun browser en de dag waarop je ze het laatst hebt gebruikt) en de lijst van mensen die je blokkeert.
privacy-4 = Spellen, met hun zetten en de namen van de spelers, worden bewaard { $days ->
    [0] tot de beheerder van deze server ze verwijdert
    [one] tot één dag na de laatste zet
   *[other] tot { $days } dagen na de laatste zet
  }.
privacy-5 = Kamers, met wat er gezegd wordt, worden bewaard { $days ->
    [0] tot de beheerder van deze server ze verwijdert
    [one] tot ze één dag niet zijn gebruikt
   *[other] tot ze { $days } dagen niet zijn gebruikt
  }.
privacy-6 = Meldingen van jou of over jou, ook die van de server over spellen die te goed zijn om waar te zijn, de berichten die erin worden aangehaald en wat ermee is gedaan, worden { $days ->
    [0] bewaard tot de beheerder van deze server ze verwijdert
    [one] één dag bewaard
   *[other] { $days } dagen bewaard
  }; alleen de beheerder en de mensen die de beheerder aanwijst, kunnen ze lezen; in je eigen bestand staat wel wat er over jou is gemeld en wat ermee is gedaan, maar niet door wie; een blokkade blijft ook daarna bewaard zolang ze duurt, als onherkenbaar gemaakte code zonder naam.
privacy-7 = Iedereen die bij je aan tafel zit, ziet je naam, net als iedereen die binnenkomt in een kamer die niet op de pagina ‘Kijken’ staat; alle anderen zien ‘Speler 2’, tenzij je ervoor kiest je naam te laten zien; wat je zegt, kan iedereen in de kamer lezen, ook wie alleen kijkt.
privacy-8 = Er wordt niets aan anderen doorgegeven: er is geen reclame en geen tracking, en de pagina’s laden niets van andere servers.
privacy-9 = Je netwerkadres wordt niet bewaard; tegen misbruik houdt de server er een onherkenbaar gemaakte vorm van bij, ongeveer een dag lang.
privacy-10 = In het menu kun je onder ‘Jij’ alles over jezelf als bestand opslaan en voorgoed verwijderen, en de beheerder van deze server kan dat voor je doen; oudere back-ups bevatten het tot ze worden vervangen.
