lost-title = Questa pagina non esiste
lost-why = A questo indirizzo non c’è niente. Forse una lettera si è persa per strada.
