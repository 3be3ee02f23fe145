phrase-hello = Ciao!
phrase-luck = Buona fortuna!
phrase-nice = Ben giocato!
phrase-close = C’eri quasi!
phrase-surprise = Non lo sapevo!
phrase-unsure = Non ne ho idea…
phrase-moment = Un momento, per favore.
phrase-turn = Tocca a te!
phrase-thanks = Grazie!
phrase-sorry = Scusa!
phrase-again = Un’altra partita?
phrase-bye = A presto!
phrases = Frasi
phrases-why = In questa stanza scegli tra frasi pronte. Ognuno le legge nella propria lingua.

about-block = Blocca
about-block-means = Non vedrai più i suoi messaggi né le sue reazioni, e non capiterete più allo stesso tavolo.
about-blocked = Hai bloccato { $name }. Puoi annullare dal menu.
about-unblock = Sblocca
about-mute = Togli la parola nella stanza
about-unmute = Ridai la parola
about-hand-over = Affida la stanza
about-handed-over = Ora è { $name } a gestire la stanza.
about-which = Quale messaggio?
about-which-none = Nessuno in particolare

blocked-none = Non hai bloccato nessuno.
blocked-undo = Sblocca { $name }

setup-chat = Chat
chat-auto = Testo libero, tranne con bambini
chat-free = Testo libero
chat-phrases = Solo frasi pronte
setup-chat-hint = Con le frasi pronte nessuno può scrivere; ognuno le legge nella propria lingua. È l’impostazione predefinita finché gioca qualcuno con meno di 12 anni e, in una stanza che tutti possono trovare, per chi guarda soltanto.
