phrase-hello = Hello!
phrase-luck = Good luck!
phrase-nice = Well played!
phrase-close = So close!
phrase-surprise = I didn’t know that!
phrase-unsure = I have no idea…
phrase-moment = Just a moment, please.
phrase-turn = It’s your turn!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-again = Another game?
phrase-bye = Bye!
phrases = Phrases
phrases-why = In this room you choose from ready-made phrases. Everyone reads them in their own language.

about-block = Block
about-block-means = You won’t see their messages or reactions any more, and you won’t be matched with them.
about-blocked = You’ve blocked { $name }. You can undo this in the menu.
about-unblock = Unblock
about-mute = Mute for everyone
about-unmute = Unmute
about-hand-over = Make host
about-handed-over = { $name } is the host now.
about-which = Which message?
about-which-none = None in particular

blocked-none = You haven’t blocked anyone.
blocked-undo = Unblock { $name }

setup-chat = Chat
chat-auto = Free text, except with children
chat-free = Free text
chat-phrases = Phrases only
setup-chat-hint = With phrases only, nobody can type; everyone reads the phrases in their own language. This is the default while anyone under 12 is playing and, in rooms that anyone can find, for people who are only watching.
