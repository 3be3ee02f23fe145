skip = Vai al tavolo
round-of = Manche { $n } di { $all }
play-off = Spareggio in { $n }
pips-turn = Tocca a { $name }
seat-stood-in = assente, gioca un bot

help = Aiuto e tasti
help-rules = Leggi le regole
help-press = Tieni premuta una carta, o usa il tasto destro del mouse, per ingrandirla. Le carte girate raccontano anche la loro storia.
pace-skip = Salta
keys-gap-or-card = spazio o carta
keys-confirm = conferma
keys-play = gioca la carta
keys-discard = scarta la carta
keys-stop = finisci il turno
keys-enlarge = ingrandisci una carta, poi sfoglia con ← →
keys-skip = salta avanti
keys-chat = chat
keys-help = questo elenco
leave-stay = Resta
leave-go = Lascia

chat = Chat
chat-unread = Chat, { $n ->
    [one] { $n } nuovo
   *[other] { $n } nuovi
}
chat-lines = Messaggi
chat-none = Ancora nessun messaggio.
chat-people = Gli altri
chat-say = Di’ qualcosa
chat-send = Invia
chat-heard = { $name } dice: { $text }
chat-mute = Silenzia
chat-report = Segnala
chat-report-why = Che cosa è successo? Lo leggerà chi gestisce questo server.
chat-reported = Segnalato. Grazie.
chat-send-away = Escludi
chat-send-away-means = Chi viene escluso non può più rientrare in questa stanza.
chat-sent-away = { $name } non fa più parte della stanza.
reactions = Reazioni
reaction-clap = Applausi
reaction-laugh = Ah ah
reaction-wow = Wow!
reaction-think = Uhm…
reaction-oops = Ops
reaction-heart = Adoro

clock-left = { $n ->
    [one] ancora { $n } secondo
   *[other] ancora { $n } secondi
}
clock-for-this = rimasti
clock-out = Tempo scaduto: risponde un bot.

enlarge-undated = La data resta nascosta finché la carta non si gira.
enlarge-source = Fonte:
enlarge-before = Carta precedente
enlarge-next = Carta seguente
enlarge-point = Indicala

pass-to = Passa il dispositivo a { $name }
pass-now = Adesso: { $name }
pass-ready = Sono { $name }
big-screen = Schermo grande
big-join = Partecipa
big-qr = Codice QR con l’indirizzo di questa stanza
hints-read = Capito
hints-none = Basta consigli
end-replay = Passo passo
