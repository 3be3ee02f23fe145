question = Che cosa viene prima?
promise = Metti in ordine i momenti della storia, senza vedere le date.
play-now = Gioca ora
play-how = contro tre bot, senza registrarti
play-friends = Gioca con gli amici
code = Codice della stanza
code-short = CODICE
join = Entra
games = Giochi
game-classic = Classico
game-classic-about = Gioca tutta la tua mano in un’unica linea del tempo.
game-swiss = Svizzera
game-swiss-about = Gira la ruota, rispondi e riempi per primo il tuo leggio di otto carte.
game-superversion = Superversione
game-superversion-about = La Svizzera con le puntate: scommetti su di te e giudica gli altri.
game-twist = Twist
game-twist-about = Tutti contro il tempo: due file, trentasei carte, una squadra.
game-size = { $people } · { $minutes } min
preset-events = Classico: avvenimenti
preset-inventions = Classico: invenzioni
preset-themes = Classico: sei temi
preset-swiss = Svizzera
preset-swiss-no-spinner = Svizzera senza la ruota
preset-superversion = Superversione
preset-twist = Twist
preset-twist-competitive = Twist, ognuno per sé

menu = Menu
close = Chiudi
language = Lingua
theme = Luce
theme-switch = Passa dal chiaro allo scuro
theme-system = Come il sistema
theme-light = Giorno
theme-dark = Sera
contrast = Contrasto
contrast-more = Alto
motion = Movimento
motion-less = Meno
card-size = Carte
card-size-normal = Normali
card-size-large = Grandi
sound = Suoni
letter-keys = Tasti di una lettera
on = Sì
off = No
hints = Consigli della prima partita
hints-again = Mostrali ancora
load-anew = Ricarica la pagina
broken = Qualcosa si è rotto
broken-kept = Qualcosa si è rotto in questa pagina. La tua partita è al sicuro sul server: ricarica la pagina e continua.
no-server = Il server non risponde
no-server-wait = Continuo a provare. Se eri già in una stanza, la tua partita è al sicuro. Controlla la connessione.
keys = Tasti
keys-card = carta
keys-gap = spazio
keys-place = metti
keys-back = riprendi
leave-game = Lascia la partita
leave-sure = Lasciare la partita? Gli altri continuano senza di te.
to-start = Torna all’inizio
trouble = Non ha funzionato. Riprova.
too-late = Qualcuno è stato più veloce. Guarda di nuovo.
joining = Entro nella stanza…
no-room = Non si entra
refused-missing = Nessuna stanza ha questo codice. Controllalo o chiedi un nuovo link.
refused-denied = Questa stanza è chiusa per te.
refused-bad = Questa pagina e il server non si capiscono. Ricarica la pagina.
connection-lost = Connessione persa, la tua partita è al sicuro.
no-connection = Nessuna connessione
no-connection-how = Al momento il server non è raggiungibile. Appena torna, puoi riprendere a giocare; le tue partite restano salvate.
copied = Copiato

you = Tu
guest = Ospite
bot = Bot
name = Nome
age = Età
years-old = { $n ->
    [one] { $n } anno
   *[other] { $n } anni
}
cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
round = Turno { $n }
pips = { $played } su { $all } hanno giocato in questo turno
your-turn = Tocca a te
on-turn = Gioca
seat-you-now = Tocca a te
seat-now = sta giocando
seat-next = il prossimo
seat-waits = aspetta
seat-bot = bot
seat-away = non c’è
seat-out = fuori gioco
seat-free = Posto libero
watching-you = Stai guardando
watching = { $n ->
    [one] Una persona guarda
   *[other] { $n } persone guardano
}
hand = La tua mano
pile = Mazzo { $n }
box = Scatola { $n }
the-box = SCATOLA
take-back = Riprendi
go-on = Avanti

how-it-went = Com’è andata
rematch = Rivincita
host-rematch = Chi ha aperto la stanza può far partire la rivincita.
share = Condividi
end-line = Tutta la linea
end-you = Hai vinto
end-you-shared = Avete vinto insieme
end-wins = { $n ->
    [one] Vince { $name }
   *[other] Vincono { $name }
}
end-nobody = Non vince nessuno
end-together = Bravi tutti
end-lost = Ha vinto il tempo
end-score = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
end-round = al turno { $n }
end-right = giuste
end-run = serie migliore
end-off = scarto medio, in anni
end-surprise = La carta più sorprendente
end-surprise-early = { $n ->
    [one] { $name }: messa un anno troppo presto.
   *[other] { $name }: messa { $years } anni troppo presto.
}
end-surprise-late = { $n ->
    [one] { $name }: messa un anno troppo tardi.
   *[other] { $name }: messa { $years } anni troppo tardi.
}

zone-line = Linea
zone-row = Fila in basso
zone-slots = Fila in alto
zone-racks = Leggii
zone-discards = Scarti
zone-hands = Mani
zone-read = Carta letta
move-place = Metti una carta
move-challenge = Sfida
move-give = Dai una carta
move-spin = Gira la ruota
move-read = Leggi la prossima carta
move-mark = Segna uno spazio
move-rate = Giudica
move-pass = Passa
move-remove = Togli una carta
move-play = Gioca una carta
move-discard = Scarta una carta
move-stop = Finisci il turno
field-card = Carta
field-gap = Spazio
field-seat = Giocatore
field-stake = Puntata
field-verdict = Giudizio

year-before = { $year } a.C.
year-about = ca. { $year }
year-thousands = { "." }
