page-places = Altre pagine
page-decks = Mazzi
page-rules = Regole
page-watch = Guarda
page-replay = Moviola
lost-title = Questa pagina non esiste
lost-why = A questo indirizzo non c’è niente. Forse una lettera si è persa per strada.
