rules-intro = Negen manieren om dezelfde vraag te stellen: wat was er eerst?
rules-need = Wat je nodig hebt
rules-turn = Zo gaat een beurt
rules-end = Zo loopt het af
rules-cases = Bijzondere gevallen
rules-who = Voor wie het is
rules-play = Dit spel nu spelen
rules-all = Alle spellen

## What each game is, in a sentence, and whom it suits

rules-solo-what = In je eentje tegen de tijd: één tijdlijn, drie levens en elke beurt een nieuwe kaart.
rules-solo-who = Voor één persoon die tien minuten de tijd heeft, en voor wie het eigen record wil verbeteren. Met eindeloos veel levens oefen je tot je een hele kaartset kent.
rules-inventions-what = Iedereen heeft uitvindingen in de hand en legt ze een voor een in dezelfde tijdlijn, die met elke kaart langer wordt.
rules-inventions-who = Voor twee tot acht mensen die nog nooit gespeeld hebben, en voor iedereen die zich afvraagt wat er eerst was: de vork of het wiel. De regels leg je in een minuut uit, een spel duurt een kwartier, en kinderen doen mee vanaf een jaar of acht.
rules-events-what = Vier gebeurtenissen in je hand, één tijdlijn op tafel: wie ze aan het eind van een ronde als enige alle vier goed heeft gelegd, wint.
rules-events-who = Het snelste spel, en het beste om mee te beginnen. Voor twee tot acht mensen, bij een kop koffie of in de klas, jong en oud door elkaar, vanaf een jaar of acht.
rules-themes-what = Uitvindingen, ontdekkingen, gebeurtenissen, monumenten, boeken en muziek komen samen in één tijdlijn.
rules-themes-who = Voor twee tot acht mensen die van alles een beetje weten. De thema’s helpen elkaar: wie koningen niet uit elkaar houdt, kent misschien de liedjes van hun tijd.
rules-twist-competitive-what = De kaarten van Twist, maar dan ieder voor zich: vier in de hand, één tijdlijn, en wie aan het eind van een ronde als enige geen kaarten meer heeft, wint.
rules-twist-competitive-who = Voor twee tot acht mensen die het coöperatieve spel kennen en voor één keer liever alleen winnen.
rules-swiss-what = Een rad, een vraag en een eigen rekje voor acht kaarten: Zwitserse geschiedenis voor een spelletjesavond.
rules-swiss-who = Voor twee tot zes mensen vanaf een jaar of tien die een minuut of veertig de tijd hebben. Je hoeft geen Zwitser te zijn, maar na afloop weet je meer van Zwitserland.
rules-swiss-no-spinner-what = Het Zwitserse spel zonder rad: elke beurt is een vraag, en kennis telt zwaarder dan geluk.
rules-swiss-no-spinner-who = Voor twee tot zes mensen die liever nadenken dan draaien. Het is het rustigste van de Zwitserse spellen, en het eerlijkste.
rules-superversion-what = Het Zwitserse spel met inzet: wed op je eigen antwoord en oordeel over dat van de anderen.
rules-superversion-who = Voor drie tot zes mensen die het Zwitserse spel kennen en de bluf van hun vrienden graag doorzien. Niemand hoeft hier ooit alleen maar toe te kijken.
rules-twist-what = Jullie spelen samen tegen de tijd: twee rijen, zesendertig kaarten en één score voor het hele team.
rules-twist-who = Voor één tot zes mensen die graag hardop denken. Wie veel weet, helpt wie minder weet, en in je eentje is het een mooi spelletje patience van twintig minuten.

## Classic

rules-classic-cards = Een kaartset. Op de voorkant van elke kaart staan een titel en een plaatje; het jaartal staat op de andere kant, en daar mag niemand naar kijken.
rules-classic-hand-by-players = Met twee of drie spelers krijgt iedereen zes kaarten, met vier of vijf spelers vijf, en vanaf zes spelers vier.
rules-classic-hand-four = Iedereen krijgt vier kaarten, met hoeveel je ook bent.
rules-classic-set-up = Je kaarten liggen voor je, met het jaartal naar beneden, zodat iedereen ze ziet. Nog één kaart wordt omgedraaid en opent de tijdlijn; de rest is de stapel. De jongste begint; daarna speel je met de klok mee.
rules-classic-place = Kies een van je kaarten en leg hem in de tijdlijn: vóór de eerste kaart, na de laatste of in een opening ertussen. Je moet kiezen; passen kan niet.
rules-classic-right = Dan wordt hij omgedraaid. Klopt de plek, dan blijft hij liggen, met het jaartal naar boven, en heb je een kaart minder.
rules-classic-wrong = Klopt de plek niet, dan gaat hij in de doos en trek je een nieuwe kaart van de stapel. In beide gevallen is je beurt voorbij.
rules-classic-tighter = Elke goed gelegde kaart deelt een opening in tweeën, dus de tijdlijn wordt steeds krapper. Leg je moeilijke kaarten vroeg, zolang de openingen ruim zijn.
rules-classic-end = Een ronde is voorbij als iedereen die nog meedoet één beurt heeft gehad; pas dan kijk je naar de handen. Is er precies één leeg, dan heeft die speler gewonnen. Is er geen leeg, dan volgt er nog een ronde.
rules-classic-tie = Zijn er meerdere tegelijk leeg, dan vallen de anderen af. Wie overblijft, trekt één kaart, en je speelt volgens dezelfde regels verder, ronde na ronde, tot aan het eind van een ronde precies één hand leeg is.
rules-classic-pile = Is de stapel leeg, dan worden de kaarten uit de doos geschud en vormen ze de nieuwe stapel.
rules-classic-share = Is er geen kaart meer om een gelijke stand te beslissen, dan delen de overgebleven spelers de overwinning.
rules-classic-leave = Gaat er iemand weg? Dan kan een bot of iemand anders de plaats overnemen. Doet niemand dat, dan gaan de kaarten in de doos; blijft er maar één speler over, dan wint die.
rules-classic-icons = De symbolen op de kaarten doen er in dit spel niet toe.
rules-equal = Twee kaarten uit hetzelfde jaar mogen in elke volgorde naast elkaar liggen.

## Solo

rules-solo-cards = Een kaartset, of meerdere sets door elkaar, en drie levens.
rules-solo-set-up = Eén kaart wordt omgedraaid en opent de tijdlijn. De rest is de stapel; van de bovenste kaart zie je de voorkant.
rules-solo-place = Leg deze kaart in de tijdlijn: vóór de eerste kaart, na de laatste of in een opening ertussen. Daarna wordt hij omgedraaid.
rules-solo-right = Past hij, dan blijft hij liggen en levert hij een punt op.
rules-solo-wrong = Past hij niet, dan gaat hij naar de juiste plek en verlies je een leven. In beide gevallen groeit de tijdlijn en worden de openingen smaller.
rules-solo-fold = Wordt de tijdlijn lang, dan schuiven de kaarten over elkaar en waaieren ze uit waar je wijst, zodat elke opening bereikbaar blijft.
rules-solo-end = Het spel is afgelopen als je laatste leven of de stapel op is.
rules-solo-score = Je score is het aantal kaarten dat je goed hebt gelegd. Tijd telt niet mee: wie evenveel kaarten goed heeft, staat gelijk.
rules-solo-clock = Speel je met een klok, dan telt een kaart die je niet op tijd legt als fout.
rules-solo-options = Je kunt spelen met één tot vijf levens of eindeloos veel, met twintig, vijftig of alle kaarten, en met alleen bekende of alleen lastige kaarten.
rules-solo-leave = Je kunt pauzeren en later verdergaan; niemand speelt in jouw plaats.

## Swiss

rules-swiss-cards = Driehonderdtwintig kaarten over Zwitserland, van geschiedenis en politiek tot sport en amusement; voor iedereen een rekje met acht plaatsen, tachtig fiches in de bank en een dobbelsteen.
rules-swiss-wheel = En een rad met acht vakken: vier keer een vraag, twee keer twee pogingen, één ster en één brompot.
rules-swiss-set-up = Iedereen begint met één kaart op het rekje, met het jaartal naar boven. Elk rekje is een tijdlijn op zich, en wie er het eerst acht kaarten op heeft, wint de ronde. De jongste begint; daarna speel je met de klok mee.
rules-swiss-spin = Draai aan het rad. Dat bepaalt wat voor beurt het wordt.
rules-swiss-no-wheel = Er is geen rad: elke beurt is een vraag.
rules-swiss-question = Vraag: wie rechts van je zit, leest de volgende kaart voor, zonder het jaartal. Markeer op je rekje de opening waar hij hoort. Heb je het goed, dan krijg je de kaart en twee fiches. Heb je het fout, dan probeert de volgende het op het eigen rekje, voor de kaart en één fiche, en zo de tafel rond. Vindt niemand de plek, dan is de kaart voor de voorlezer, zonder fiche.
rules-swiss-two-tries = Twee pogingen: een vraag waarbij je je één keer mag vergissen. Ook als pas de tweede poging goed is, krijg je twee fiches.
rules-swiss-star = Ster: de volgende kaart is meteen van jou, zonder vraag en zonder fiche.
rules-swiss-grump = Brompot: je slaat deze beurt over, en heb je meer dan drie kaarten, dan moet je er voor deze ronde een inleveren.
rules-swiss-duel = Duel: aan het begin van je beurt mag je één keer iemand uitdagen die meer dan drie kaarten heeft. Dat kost twee fiches. Jullie gooien allebei met de dobbelsteen; gooi je hoger, dan geeft de ander je een kaart naar eigen keuze, en die komt op de juiste plek op jouw rekje. Met zeven kaarten mag je niemand uitdagen: de achtste moet je verdienen.
rules-swiss-next = Wie de kaart ook kreeg, daarna is de speler links van je aan de beurt.
rules-swiss-end = De ronde is afgelopen zodra iemand acht kaarten heeft. Alle fiches worden geteld, en die van de winnaar tellen dubbel.
rules-swiss-total = Dan wordt alles opnieuw uitgedeeld. Na vier rondes wint het hoogste totaal; bij gelijke totalen wordt de overwinning gedeeld.
rules-swiss-kids = Kinderen onder de twaalf hebben altijd twee pogingen, ook bij de kaarten van anderen.
rules-swiss-bank = De bank heeft niet meer dan tachtig fiches en betaalt alleen wat er is.
rules-swiss-empty = Raakt de stapel op, dan wint de speler met de meeste kaarten op het rekje de ronde; hebben meerdere spelers er evenveel, dan beslissen de fiches; zijn ook die gelijk, dan delen ze de ronde.
rules-swiss-leave = Gaat er iemand weg? Dan kan een bot of iemand anders de plaats overnemen. Doet niemand dat, dan gaan de kaarten uit het spel en de fiches naar de bank; blijft er maar één speler over, dan wint die.

## Superversion

rules-superversion-chips = In elke ronde begint iedereen met vijf fiches.
rules-superversion-stake = Inzet: ben je aan de beurt, heb je drie kaarten en markeer je voor het eerst de plek van de vierde, dan mag je een tot drie fiches op jezelf inzetten. Heb je het goed, dan krijg je de inzet dubbel terug, boven op de kaart en de fiches. Heb je het fout, dan ben je de inzet kwijt, gaat de kaart onder de stapel en krijgt niemand nog een poging, ook jij niet.
rules-superversion-rate = Oordeel: voordat een eerste antwoord wordt nagekeken, mogen alle anderen behalve de voorlezer in het geheim zeggen wat ze ervan denken: goed, of hoort de kaart eerder of later? Om mee te doen heb je een fiche nodig.
rules-superversion-right = Wie ‘goed’ zei, wint een fiche als het klopt en verliest er anders een.
rules-superversion-doubt = Wie ‘eerder’ of ‘later’ zei, wint twee fiches als de kaart daar echt hoort, verliest er een als het antwoord toch goed was, en wint of verliest anders niets.
rules-superversion-order = De oordelen worden afgerekend zodra vaststaat waar de kaart komt, zodat niemand die nog een poging heeft er iets uit kan afleiden. Eerst worden de oordelen uitbetaald, dan de inzet, dan de fiches voor de kaart.

## Twist

rules-twist-cards = Zesendertig kaarten, uit de kaartset getrokken. Elke kaart heeft op de voorkant een symbool en op de achterkant, bij het jaartal, een ander.
rules-twist-set-up = Iedereen neemt vier kaarten en legt ze met de voorkant naar boven neer. Nog een kaart wordt omgedraaid en opent de onderste rij; een volgende opent de aflegstapel. De rest is de stapel, met de voorkant naar boven. De oudste begint; daarna speel je met de klok mee.
rules-twist-choice = Je speelt een of twee kaarten, of je legt er een af. Nooit allebei.
rules-twist-play = Spelen: draai een kaart om. Alleen het jaartal bepaalt waar hij komt. Is hij de vroegste van allemaal, dan komt hij helemaal links in de onderste rij; is hij de laatste, dan helemaal rechts. Valt hij tussen twee buren in de onderste rij, dan komt hij in het vak boven die twee. Ligt er al een kaart uit hetzelfde jaar, dan komt hij daarbovenop.
rules-twist-misfit = In een vak is ruimte voor maar één kaart. Is het bezet, dan past jouw kaart nergens meer: draai hem terug en leg hem dwars voor je neer. Heb je deze beurt nog niets gelegd, dan moet je een andere proberen.
rules-twist-second = Heb je er een gelegd, dan mag je stoppen of een tweede proberen. Past die ook, dan is je beurt voorbij; past hij niet, dan mag je stoppen of nog een andere proberen.
rules-twist-discard = Afleggen: neem een kaart die op de voorkant hetzelfde symbool heeft als de bovenste van de aflegstapel, leg hem daarop en draai hem om. Vanaf nu telt het symbool op de achterkant. Zo raak je ook kaarten kwijt die dwars liggen.
rules-twist-draw = Aan het eind van je beurt trek je tot je weer vier kaarten hebt; kaarten die dwars liggen, tellen mee.
rules-twist-talk = Praat zoveel je wilt. Iedereen mag raad geven en wijzen; wie aan de beurt is, beslist.
rules-twist-end = Het spel is afgelopen als elke kaart gelegd of afgelegd is, als iemand niet kan spelen en ook niet kan afleggen, of als iemand ervoor kiest te spelen en geen enkele kaart kan leggen.
rules-twist-score = Elke kaart in de onderste rij is twee punten waard, elke kaart in een vak één. Elke kaart die op de aflegstapel, in de stapel of nog voor een speler ligt, kost een punt.
rules-twist-ranks = Jullie totaal bepaalt welke van de acht rangen jullie halen. Met meer dan zestig punten zijn jullie tijdreizigers.
rules-twist-empty = Is de stapel leeg, dan speel je verder met wat er is; wie geen kaarten heeft, wordt overgeslagen.
rules-twist-leave = Gaat er iemand weg? Dan kan een bot of iemand anders de plaats overnemen. Doet niemand dat, dan blijven de kaarten liggen en kost elke kaart een punt.
