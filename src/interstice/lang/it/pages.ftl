lost-title = Questa pagina non esiste
lost-why = A questo indirizzo non c’è niente. Forse una lettera si è persa per strada.

## Decks

decks-intro = Sfoglia le carte, imparale in ordine di tempo, stampale o portale con te.
decks-all = Tutti i mazzi
decks-size = { $n } carte · { $languages } lingue
deck-play = Gioca con queste carte
deck-search = Cerca nei titoli
deck-theme = Tema
deck-themes = Tutti i temi
deck-era = Epoca
deck-eras = Tutte le epoche
deck-era-first = Prima della nostra era
deck-era-last = Dal { $year }
deck-view = Come stanno le carte
deck-cards = Carte
deck-line = Linea del tempo
deck-how = Indovina l’anno, poi gira la carta.
deck-none = Non c’è nessuna carta così. Prova a chiedere meno.
deck-files = Stampare e portare con sé
deck-files-how = Il PDF si stampa fronte e retro, nove carte per foglio, pronte da ritagliare.
deck-print = PDF, { $paper }
deck-extras = Tabelloni e gettoni (PDF)
deck-licence = Carte e immagini sono libere per tutti: { $licence }.

## Watch

watch-title = Chi sta giocando?
watch-intro = I tavoli aperti, così come vanno e vengono. Guarda, o siediti dove c’è un posto libero.
watch-none = Tutto tranquillo
watch-none-how = In questo momento nessuno gioca in pubblico. Comincia tu, e gli altri ti troveranno qui.
watch-match = Gioca con qualcuno
watch-match-how = Cerchiamo un tavolo dove qualcuno aspetta, o ne apriamo uno che altri possano trovare.
watch-match-go = Trova un tavolo
watch-game = Gioco
watch-look = Guarda
watch-playing = Partita in corso
watch-free = { $n ->
    [0] Nessun posto libero
    [one] Un posto libero
   *[other] { $n } posti liberi
}

## Replay

replay = Rivedi la partita
replay-none = Niente da rivedere
replay-missing = Nessuna partita ha questo indirizzo. Forse è stata cancellata, o manca una lettera.
replay-not-over = Questa partita è ancora in corso. Torna quando sarà finita.
replay-watch = Guarda chi gioca
replay-first = All’inizio
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Pausa
replay-step = Passo
replay-moves = Chi ha fatto che cosa
replay-cards = Le carte di questa partita
replay-begins = La partita comincia.
replay-goes-on = La partita continua.
replay-left = { $name } se n’è andato.
luck = La fortuna è stata onesta?
luck-held = Sì: il seme nasce da ciò che il server aveva promesso prima della partita e da un numero di ciascun giocatore.
luck-broken = No: il seme non è quello promesso.
luck-unchecked = Questo browser fa queste verifiche solo con https. Puoi farlo da te:
luck-promise = Promesso prima della partita
luck-seed = Il seme della partita
luck-whole = Per rigiocare tutta la partita dal suo seme, scarica il registro e scrivi:
luck-log = Scarica il registro
