question = Che cosa viene prima?
promise = Metti in ordine i momenti della storia, senza vedere le date.
play-now = Gioca ora
play-how = { $n ->
    [1] contro un bot, senza registrarti
    [2] contro due bot, senza registrarti
    [3] contro tre bot, senza registrarti
    [4] contro quattro bot, senza registrarti
   *[other] contro cinque bot, senza registrarti
}
play-friends = Gioca con gli amici
resume = Riprendi la partita
resume-more = { $n ->
    [one] un’altra
   *[other] altre { $n }
}
code = Codice della stanza
code-short = CODICE
join = Entra
games = Giochi
game-solo = Solitario
game-solo-about = Una linea del tempo, tre vite. Fin dove arrivi?
game-classic = Classico
game-classic-about = Posa tutte le tue carte in una linea del tempo comune a tutti.
game-swiss = Svizzera
game-swiss-about = Gira la ruota, rispondi e riempi prima degli altri il tuo leggio da otto carte.
game-swiss-no-spinner-about = Rispondi e riempi prima degli altri il tuo leggio da otto carte.
game-superversion = Superversione
game-superversion-about = Il gioco svizzero con le puntate: scommetti su di te e giudica gli altri.
game-twist = Twist
game-twist-about = Tutti contro il tempo: due file, una squadra.
game-players = Persone
game-size = { $people } · { $minutes } min
best-score = record { $n }
preset-solo = Solitario
preset-events = Classico: avvenimenti
preset-inventions = Classico: invenzioni
preset-themes = Classico: sei temi
preset-swiss = Svizzera
preset-swiss-no-spinner = Svizzera senza la ruota
preset-superversion = Superversione
preset-twist = Twist
preset-twist-competitive = Twist, ognuno per sé

today-line = La linea del giorno
today-about = Dieci carte, uguali per tutti. Un solo tentativo.
today-play = Gioca la linea di oggi
today-begun = { $n ->
    [one] { $n } carta posata su 10
   *[other] { $n } carte posate su 10
}
today-continue = Continua
today-done = { $right ->
    [one] { $right } giusta su { $all }
   *[other] { $right } giuste su { $all }
}
today-see = Guarda com’è andata
today-streak = { $n ->
    [one] Serie di un giorno
   *[other] { $n } giorni di fila
}
today-streak-none = Comincia una serie
today-streak-risk = { $n ->
    [one] Gioca oggi e salva la serie
   *[other] Gioca oggi e salva la serie di { $n } giorni
}
today-left = ancora { $time }
today-until = fino alle ore { $time }
today-offline = Sei offline. Per la linea del giorno serve una connessione.
today-new = C’è una nuova linea del giorno.
time-hours = { $h } h { $m } min
time-minutes = { $m } min
time-seconds = { $m } min { $s } s

menu = Menu
close = Chiudi
labelled = { $label }: { $value }
language = Lingua
theme = Aspetto
theme-switch = Alterna chiaro e scuro
theme-system = Automatico
theme-light = Chiaro
theme-dark = Scuro
contrast = Contrasto
contrast-more = Alto
motion = Movimento
motion-less = Ridotto
pace = Ritmo
pace-slow = Lento
pace-normal = Normale
pace-quick = Veloce
pace-none = Senza pause
card-size = Dimensione delle carte
card-size-normal = Normale
card-size-large = Grande
sound = Suoni
letter-keys = Scorciatoie a una lettera
show-name = Mostra il mio nome a tutti
on = Sì
off = No
hints = Consigli per la prima partita
hints-again = Mostra di nuovo
reload = Ricarica la pagina
broken = Qualcosa è andato storto
broken-kept = In questa pagina qualcosa è andato storto. La tua partita è al sicuro sul server: ricarica la pagina e continua.
outdated = Questa pagina è incompleta
outdated-kept = Non è stato possibile caricarne una parte: c’è una nuova versione oppure manca la connessione. La tua partita è al sicuro sul server: ricarica la pagina e continua.
no-server = Il server non risponde
no-server-wait = Continuiamo a provare. Se sei già in una stanza, la tua partita è al sicuro. Controlla la connessione.
keys = Tasti
keys-card = carta
keys-gap = spazio
keys-place = posa
keys-back = annulla
leave-game = Lascia la partita
leave-sure = Lasciare la partita? Gli altri continuano senza di te.
leave-sure-alone = Lasciare la partita? Finisce qui, con il punteggio che hai.
to-start = Torna alla pagina iniziale
trouble = Non ha funzionato. Riprova.
too-late = Qualcuno ha fatto prima di te. Dai un’altra occhiata.
joining = Ingresso nella stanza…
no-room = Non puoi entrare in questa stanza
refused-missing = Nessuna stanza ha questo codice. Controllalo o chiedi un nuovo link.
refused-denied = Chi gestisce questa stanza ti ha tolto l’accesso.
refused-bad = Questa pagina e il server non si capiscono. Ricarica la pagina.
connection-lost = Connessione persa. La tua partita è al sicuro.
no-connection = Nessuna connessione
no-connection-how = Al momento il server non è raggiungibile. Appena torna, puoi riprendere a giocare; le tue partite restano salvate.
copied = Copiato

you = Tu
guest = Ospite
guest-number = Ospite { $n }
a-player = Qualcuno
player-number = Giocatore { $n }
bot = Bot
name = Nome
cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
round = Giro { $n }
pips = Già giocato in questo giro: { $played } su { $all }
your-turn = Tocca a te
on-turn = Di turno
seat-you-now = Tocca a te
seat-now = sta giocando
seat-next = prossimo turno
seat-waits = in attesa
seat-bot = bot
seat-away = assente
seat-out = fuori
seat-free = Posto libero
watching-you = Stai guardando
watching = { $n ->
    [one] Una persona sta guardando
   *[other] { $n } persone stanno guardando
}
hand = La tua mano
pile = Mazzo { $n }
box = Scatola { $n }
the-box = SCATOLA
take-back = Annulla
go-on = Avanti

how-it-went = Com’è andata
rematch = Rivincita
play-again = Gioca ancora
host-rematch = Chi gestisce la stanza può far partire la rivincita.
share = Condividi
end-line = Tutta la linea del tempo
end-you = Hai vinto
end-you-shared = Avete vinto insieme
end-wins = { $n ->
    [one] Vince { $name }
   *[other] Vincono { $name }
}
end-nobody = Non vince nessuno
end-score = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
end-round = al giro { $n }
end-right = giuste
end-run = serie migliore
end-off = scarto medio, in anni

zone-line = Linea del tempo
zone-row = Fila in basso
zone-slots = Fila in alto
zone-racks = Leggii
zone-discards = Scarti
zone-hands = Mani
zone-read = Carta in lettura
move-place = Posa una carta
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
a-card = una carta
report-deck = Segnala il mazzo

# What the server refuses, where people may run into it
sorry-daily-over = Questo giorno è finito. Un’ora dopo la fine potrai giocarne la linea per divertimento.
sorry-daily-secret = Vedrai questa linea dopo averla giocata, o un’ora dopo la fine del giorno.
sorry-daily-none = Quel giorno non c’era nessuna linea.
sorry-daily-later = Quel giorno non è ancora cominciato.
sorry-daily-once = In questa stanza la linea del giorno si gioca una volta sola.
sorry-seat-taken = Lì c’è già qualcuno; scegli un posto libero.
sorry-name = Il nome deve avere da 1 a { $most } caratteri.
sorry-not-yours = Quel posto è di qualcun altro.
sorry-line = Il messaggio deve avere da 1 a { $most } caratteri.
sorry-host-stays = Non si può escludere chi gestisce la stanza.
sorry-host-only = Può farlo solo chi gestisce la stanza.
sorry-too-fast = Troppo in fretta. Aspetta un momento e riprova.
sorry-away = Al momento il server non riesce a salvare. Riprova.
sorry-room-full = Questa stanza è piena.
sorry-version = Questa pagina non è aggiornata. Ricaricala.
sorry-command-used = L’invio non è riuscito. Riprova.
sorry-unreadable = L’ultima partita di questa stanza non si può più aprire. Potete iniziarne un’altra.
sorry-room-unreadable = Questa stanza non si può più aprire. Puoi iniziare una nuova partita.
sorry-no-game = In questa stanza non è ancora iniziata nessuna partita.
sorry-twist-deck = Twist richiede carte con i simboli: scegli il mazzo Twist, oppure modifica le tue carte e assegna loro dei simboli.
sorry-no-room = Nessuna stanza ha il codice { $code }; controllalo.
sorry-pairing = Questo codice è sconosciuto, già usato o troppo vecchio; creane uno nuovo.
sorry-game-on = In questa stanza c’è una partita in corso; aspetta che finisca.
sorry-clock = Imposta un tempo da 5 a 86.400 secondi.
sorry-era = Il primo anno non può venire dopo l’ultimo.
sorry-fame = Questo mazzo non indica quanto sono note le sue carte; sceglile tutte.
sorry-players = Con queste opzioni giocano da { $least } a { $most } persone; { $got ->
    [one] c’è una persona sola
   *[other] siete in { $got }
}.
sorry-cards = { $players ->
    [one] Da soli
   *[other] In { $players }
} servono almeno { $needed } carte; { $hand ->
    [0] questa selezione ne ha { $got }.
   *[other] questa selezione ne ha { $got }. Bastano se «Carte in mano» è impostato su { $hand }.
}
sorry-no-deck = Questo mazzo non c’è più o non è tuo.
sorry-no-link = Questo link non è più valido; chiedine uno nuovo.
sorry-few-misses = Servono almeno due carte che hai sbagliato due volte.
sorry-no-page = A questo indirizzo non c’è nessuna pagina, o non è più visibile.
sorry-no-cards = Questo mazzo non ha ancora carte complete.
sorry-private = Solo chi ha giocato questa partita può rivederla.
sorry-report-year = Indica un anno vero; l’anno 0 non esiste.
sorry-report-same = È già l’anno indicato sulla carta. Scrivine un altro o lascia vuoto il campo.
sorry-report-why = Le spiegazioni hanno al massimo { $most } caratteri.
sorry-report-empty = Indica l’anno giusto o scrivi che cosa non va.
sorry-banned = La moderazione di questo server ti ha bandito.
sorry-barred = Oggi dalla tua rete non possono entrare nuovi ospiti. Riprova domani.
sorry-room-shut = La moderazione ha chiuso questa stanza.
sorry-muted = Chi gestisce questa stanza ti ha tolto la parola.
sorry-muted-everywhere = Per ora la moderazione ti ha tolto la parola.
sorry-phrases-only = In questa stanza si usano solo le frasi pronte.
sorry-not-here = Questa persona ha lasciato la stanza.
sorry-inbox-forged = Questo link non è di questo server. Chiedine uno a chi lo gestisce.
sorry-inbox-used = Questo link è già stato usato. Chiedine uno nuovo a chi gestisce il server.
sorry-inbox-expired = Questo link è scaduto. Chiedine uno nuovo a chi gestisce il server.
sorry-inbox-closed = Apri il link che hai ricevuto da chi gestisce il server.
sorry-inbox-changed = Qualcun altro ha fatto prima di te. Dai un’altra occhiata.
sorry-inbox-not-hidden = Questi messaggi non sono più nascosti: sono già stati ripristinati, oppure cancellati per sempre.
sorry-inbox-why = Indica un motivo di al massimo 300 caratteri.
sorry-advice-game = I bot danno consigli solo a Twist.
sorry-advice-over = Questa partita è finita: niente più consigli.
sorry-advice-bot = Chi siede qui non può dare consigli; chiedi a un altro bot.
privacy = Privacy
sorry-erased = È in corso l’eliminazione di tutto ciò che ti riguarda. Ricarica la pagina per ricominciare da capo.
sorry-no-device = Quel dispositivo non è più tra i tuoi.
