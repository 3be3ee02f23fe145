lost-title = Pagina non trovata
lost-why = A questo indirizzo non c’è niente. Forse una lettera si è persa per strada.

## Decks

decks-intro = Sfoglia le carte, imparale in ordine cronologico, stampale, scaricale o crea le tue.
decks-all = Tutti i mazzi
decks-size = { $n } carte · { $languages ->
    [one] { $languages } lingua
   *[other] { $languages } lingue
}
deck-play = Gioca con queste carte
deck-search = Cerca nei titoli
deck-theme = Tema
deck-themes = Tutti i temi
deck-era = Epoca
deck-eras = Tutte le epoche
deck-era-first = Avanti Cristo
deck-era-last = Dal { $year }
deck-view = Visualizzazione
deck-cards = Carte
deck-line = Linea del tempo
deck-how = Indovina l’anno, poi gira la carta.
deck-none = Nessuna carta corrisponde. Allarga un po’ la ricerca.
deck-hard = Quanto sono difficili le carte
deck-hard-how = In base alle partite giocate su questo server, tenendo conto dell’ampiezza dello spazio; { $n } carte sono state giocate abbastanza spesso.
deck-hardest = Le più difficili
deck-easiest = Le più facili
deck-placed = { $right ->
    [one] giusta { $right } volta su { $tries }
   *[other] giusta { $right } volte su { $tries }
}
deck-files = Stampa e scarica
deck-files-how = Il PDF ha nove carte per foglio, pronte da ritagliare. Stampalo al 100%, fronte-retro, capovolgendo sul lato lungo.
deck-extras-how = Il resto del materiale, come leggii, ruota, puntate e gettoni, serve ai giochi svizzeri e a Twist. Per il Classico bastano le carte.
deck-print = PDF, { $paper }
deck-extras = Il resto del materiale (PDF)
deck-licence = Chiunque può usare liberamente carte e immagini: { $licence }.
decks-mine = I miei mazzi
deck-copy = Copia nei miei mazzi
deck-copy-how = Premi le carte che vuoi. Se non ne scegli nessuna, si copia tutto il mazzo.
deck-copy-shown = Scegli { $n ->
    [one] quella mostrata
   *[other] le { $n } mostrate
}
deck-copy-stop = Annulla
deck-copy-go = Copia { $n ->
    [one] una carta
   *[other] { $n } carte
}

## Watch

watch-title = Chi sta giocando?
watch-intro = I tavoli aperti in questo momento. Guarda, o siediti dove c’è un posto libero.
watch-none = Tutto tranquillo
watch-none-how = In questo momento nessuno gioca in pubblico. Comincia tu, e gli altri ti troveranno qui.
watch-match = Gioca con qualcuno
watch-match-how = Cerchiamo un tavolo dove qualcuno aspetta, o ne apriamo uno che gli altri possano trovare.
watch-match-go = Trova un tavolo
watch-game = Gioco
watch-look = Guarda
watch-playing = In corso
watch-free = { $n ->
    [0] Nessun posto libero
    [one] Un posto libero
   *[other] { $n } posti liberi
}

## Replay

replay = Rivedi la partita
replay-none = Niente da rivedere
replay-missing = A questo indirizzo non c’è nessuna partita. Forse è stata cancellata, o manca una lettera.
replay-not-over = Questa partita è ancora in corso. Torna quando sarà finita.
replay-private = Questa partita si è giocata con un mazzo personale: può rivederla solo chi ha partecipato.
replay-watch = Guarda chi gioca
replay-first = All’inizio
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Pausa
replay-step = Passo
replay-turn = Turno
replay-turn-back = Turno precedente
replay-turn-on = Turno successivo
replay-round = Giro
replay-round-back = Giro precedente
replay-round-on = Giro successivo
replay-mistake = Errori
replay-mistake-own = I tuoi errori
replay-mistake-back = Errore precedente
replay-mistake-on = Errore successivo
replay-moves = Mossa per mossa
replay-cards = Le carte di questa partita
replay-begins = La partita comincia.
replay-goes-on = La partita continua.
replay-left = { $name } ha lasciato la partita.
luck = Il sorteggio è stato regolare?
luck-guided = Era una partita guidata: la fortuna era decisa in anticipo.
luck-held = Sì: il numero di partenza nasce da un segreto che il server aveva fissato prima della partita e da un numero di ogni giocatore.
luck-broken = No: il numero di partenza non è quello che il server aveva promesso prima della partita.
luck-unchecked = Questo browser può verificarlo solo con https. Puoi controllare da te:
luck-promise = Promesso prima della partita
luck-seed = Il numero di partenza
luck-whole = Per ricostruire tutta la partita dal suo numero di partenza, scarica il registro ed esegui:
luck-log = Scarica il registro
