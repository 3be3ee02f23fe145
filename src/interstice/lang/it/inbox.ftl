inbox = Posta in arrivo
inbox-for = { $name }, scadenza: { $until }
inbox-leave = Esci
inbox-left = Hai chiuso la sessione. Il link non funziona più.
inbox-open = Aperte ({ $n })
inbox-settled = Chiuse ({ $n })
inbox-none-open = Nessuna segnalazione in sospeso: sono tutte chiuse.
inbox-none-settled = Ancora nessuna segnalazione chiusa.
inbox-reports = Segnalazioni
inbox-choose = Scegli una segnalazione.
inbox-back = Tutte le segnalazioni
inbox-person = Persona
inbox-card = Carta
inbox-deck = Mazzo
inbox-server = rilevato dal server
inbox-quick = In { $n ->
    [one] una partita
   *[other] { $n } partite
} ogni carta è stata posata al posto giusto entro due secondi.
inbox-times = Segnalazioni su questa persona: { $n }
inbox-is-banned = bandita
inbox-is-muted = parola tolta ovunque
inbox-room = Stanza { $code }, { $n ->
    [0] vuota
    [one] una persona
   *[other] { $n } persone
}
inbox-is-closed = stanza chiusa
inbox-lines = Che cosa è stato detto
inbox-no-lines = Non è stato detto nulla.
inbox-hidden = nascosto
inbox-erased = cancellato
inbox-pick = Scegli il messaggio «{ $text }»
inbox-year-is = Anno sulla carta: { $year }
inbox-year-proposed = Proposto: { $year }
inbox-year-accepted = Accettato: { $year }
inbox-gone = Questa carta non è più nel mazzo.
inbox-version = Versione
inbox-read-in = Letta in
inbox-why = Motivo
inbox-why-hint = Viene conservato insieme a ciò che fai.
inbox-dismiss = Archivia
inbox-hide = Nascondi { $n ->
    [0] messaggi
    [one] un messaggio
   *[other] { $n } messaggi
}
inbox-hide-hint = Scegli i messaggi qui sopra. Per 30 giorni si possono ripristinare, poi vengono cancellati.
inbox-mute = Togli la parola
inbox-close = Chiudi la stanza
inbox-ban = Bandisci
inbox-accept = Accetta la correzione
inbox-who = Chi?
inbox-how-long = Per quanto tempo?
inbox-here = In questa stanza
inbox-hours = Ovunque, per { $n ->
    [one] un’ora
    [24] un giorno
    [168] una settimana
   *[other] { $n } ore
}
inbox-days = { $n ->
    [one] Un giorno
   *[other] { $n } giorni
}
inbox-for-good = Per sempre
inbox-newcomers = Per un giorno non fare entrare nemmeno nuovi ospiti dalla sua rete
inbox-newcomers-hint = Attenzione: una scuola, una biblioteca o una famiglia è un’unica rete. Fino a domani da lì nessun nuovo ospite potrebbe giocare.
inbox-right-year = L’anno giusto
inbox-bc-hint = Usa il segno meno per gli anni a.C.
inbox-do = Che cosa puoi fare
inbox-done = Fatto.
inbox-acts = Che cosa è stato fatto
inbox-undo = Annulla
inbox-undone = annullato
inbox-act-dismiss = ha archiviato la segnalazione
inbox-act-hide = ha nascosto messaggi
inbox-act-restore = ha ripristinato messaggi
inbox-act-mute = ha tolto la parola a qualcuno
inbox-act-unmute = ha ridato la parola a qualcuno
inbox-act-close = ha chiuso la stanza
inbox-act-reopen = l’ha riaperta
inbox-act-ban = ha bandito qualcuno
inbox-act-unban = ha revocato il ban
inbox-act-accept = ha accettato la correzione
inbox-act-reject = ha ritirato la correzione
