phrase-hello = Hallo!
phrase-luck = Viel Glück!
phrase-nice = Gut gespielt!
phrase-close = Ganz knapp!
phrase-surprise = Das wusste ich nicht!
phrase-unsure = Keine Ahnung …
phrase-moment = Einen Moment, bitte.
phrase-turn = Du bist dran!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-again = Noch ein Spiel?
phrase-bye = Tschüss!
phrases = Sätze
phrases-why = In diesem Raum wählst du aus fertigen Sätzen. Alle lesen sie in ihrer eigenen Sprache.

about-block = Blockieren
about-block-means = Du siehst keine Nachrichten und Reaktionen dieser Person mehr und wirst nicht mehr mit ihr an einen Tisch gesetzt.
about-blocked = Du hast { $name } blockiert. Im Menü kannst du das rückgängig machen.
about-unblock = Nicht mehr blockieren
about-mute = Für alle stummschalten
about-unmute = Stummschaltung aufheben
about-hand-over = Leitung übergeben
about-handed-over = { $name } leitet jetzt den Raum.
about-which = Welche Nachricht?
about-which-none = Keine bestimmte

blocked-none = Du hast niemanden blockiert.
blocked-undo = { $name } nicht mehr blockieren

setup-chat = Chat
chat-auto = Freier Text, außer mit Kindern
chat-free = Freier Text
chat-phrases = Nur fertige Sätze
setup-chat-hint = Mit fertigen Sätzen kann niemand selbst etwas tippen; alle lesen sie in ihrer eigenen Sprache. Das ist die Voreinstellung, solange jemand unter 12 mitspielt, und in Räumen, die alle finden können, für alle, die nur zuschauen.
