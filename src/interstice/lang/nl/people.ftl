phrase-hello = Hallo!
phrase-luck = Succes!
phrase-nice = Goed gespeeld!
phrase-close = Net niet!
phrase-surprise = Dat wist ik niet!
phrase-unsure = Geen idee…
phrase-moment = Momentje, alsjeblieft.
phrase-turn = Jij bent aan de beurt!
phrase-thanks = Dank je wel!
phrase-sorry = Sorry!
phrase-again = Nog een potje?
phrase-bye = Doei!
phrases = Vaste zinnen
phrases-why = In deze kamer kies je uit vaste zinnen. Iedereen leest ze in de eigen taal.

about-block = Blokkeren
about-block-means = Je ziet geen berichten en reacties van deze persoon meer, en jullie worden niet meer samen aan een tafel gezet.
about-blocked = Je hebt { $name } geblokkeerd. In het menu kun je dat ongedaan maken.
about-unblock = Niet meer blokkeren
about-mute = Voor iedereen dempen
about-unmute = Weer laten praten
about-hand-over = Spelleider maken
about-handed-over = { $name } is nu de spelleider.
about-which = Welk bericht?
about-which-none = Geen bepaald bericht

blocked-none = Je hebt niemand geblokkeerd.
blocked-undo = { $name } niet meer blokkeren

setup-chat = Chat
chat-auto = Vrije tekst, behalve met kinderen
chat-free = Vrije tekst
chat-phrases = Alleen vaste zinnen
setup-chat-hint = Met vaste zinnen kan niemand zelf iets typen; iedereen leest ze in de eigen taal. Dat is de standaard zolang er iemand onder de 12 meespeelt, en voor wie alleen meekijkt in een kamer die iedereen kan vinden.
