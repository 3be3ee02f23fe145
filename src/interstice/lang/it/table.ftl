skip = Vai al tavolo
round-of = Manche { $n } di { $all }
play-off = Spareggio a { $n }
pips-turn = Tocca a { $name }
seat-stood-in = assente, gioca un bot
stood-in = Mentre non c’eri, un bot ha giocato al posto tuo.

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
reaction-sent = Reazione inviata: { $reaction }

clock-left = { $n ->
    [one] ancora { $n } secondo
   *[other] ancora { $n } secondi
}
clock-for-this = rimasti
clock-out = Tempo scaduto: ci pensa un bot.

reveal-stamp-right = Giusto
reveal-stamp-wrong = Sbagliato
reveal-right = Al posto giusto
reveal-same-year = Stesso anno di «{ $title }»: vanno bene tutti e due i lati
reveal-early = { $n ->
    [one] Un anno troppo presto
   *[other] { $years } anni troppo presto
}
reveal-late = { $n ->
    [one] Un anno troppo tardi
   *[other] { $years } anni troppo tardi
}
reveal-years = { $n ->
    [one] un anno
   *[other] { $years } anni
}
reveal-gap = il tuo spazio
reveal-gap-wide = { $n ->
    [one] il tuo spazio, un anno
   *[other] il tuo spazio, { $years } anni
}
reveal-gap-of = spazio di { $name }
reveal-scale-between = Posata tra { $left } e { $right }. L’anno giusto: { $year }.
reveal-scale-before = Posata prima: { $right }. L’anno giusto: { $year }.
reveal-scale-after = Posata dopo: { $left }. L’anno giusto: { $year }.
reveal-source = Fonte: { $title }
reveal-report = Data sbagliata?
report-intro = Dicci che cosa non va e controlleremo. Il risultato di questa partita non cambia.
report-year = Qual è l’anno giusto?
report-bc = a.C.
report-why = Perché? Una fonte è l’aiuto migliore.
report-send = Invia
report-thanks = Grazie. Controlleremo.
report-deck-why = Che cosa non va? Lo leggerà chi gestisce questo server.
report-deck-which = Quale mazzo?

enlarge-undated = La data resta nascosta finché la carta non si gira.
enlarge-credit = Foto: { $who }
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
hints-none = Disattiva i consigli
end-replay = Rivedi la partita
end-deck = Al mio mazzo
