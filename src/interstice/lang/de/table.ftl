skip = Zum Tisch
round-of = Runde { $n } von { $all }
play-off = Stechen, noch { $n }
pips-turn = { $name } ist dran
seat-stood-in = nicht da, ein Bot spielt
stood-in = Während du weg warst, hat ein Bot für dich gespielt.

help = Hilfe und Tasten
help-rules = Die Regeln lesen
help-press = Halte eine Karte gedrückt oder klick sie mit der rechten Maustaste an, um sie groß zu sehen. Karten, deren Jahr zu sehen ist, erzählen auch ihre Geschichte.
pace-skip = Vorspulen
keys-gap-or-card = Lücke oder Karte
keys-confirm = bestätigen
keys-play = Karte ausspielen
keys-discard = Karte ablegen
keys-stop = Zug beenden
keys-enlarge = Karte vergrößern, mit ← → blättern
keys-skip = vorspulen
keys-chat = Chat
keys-help = diese Liste
leave-stay = Bleiben
leave-go = Verlassen

chat = Chat
chat-unread = Chat, { $n } neu
chat-lines = Nachrichten
chat-none = Noch keine Nachrichten.
chat-people = Die anderen
chat-say = Sag etwas
chat-send = Senden
chat-heard = { $name } sagt: { $text }
chat-report = Melden
chat-report-why = Was ist passiert? Wer diesen Server betreibt, liest es.
chat-reported = Gemeldet. Danke.
chat-send-away = Ausschließen
chat-send-away-means = Wer ausgeschlossen wird, kommt nicht mehr in diesen Raum zurück.
chat-sent-away = { $name } wurde ausgeschlossen.
reactions = Reaktionen
reaction-clap = Bravo
reaction-laugh = Haha
reaction-wow = Wow!
reaction-think = Hm …
reaction-oops = Ups
reaction-heart = Wie schön
reaction-sent = Gesendet: { $reaction }

clock-left = { $n ->
    [one] noch { $n } Sekunde
   *[other] noch { $n } Sekunden
}
clock-for-this = übrig
clock-out = Die Zeit ist um: Ein Bot springt ein.

reveal-stamp-right = Richtig
reveal-stamp-wrong = Daneben
reveal-right = Am richtigen Platz
reveal-same-year = Dasselbe Jahr wie „{ $title }“: Beide Seiten sind richtig
reveal-early = { $n ->
    [one] Ein Jahr zu früh
   *[other] { $years } Jahre zu früh
}
reveal-late = { $n ->
    [one] Ein Jahr zu spät
   *[other] { $years } Jahre zu spät
}
reveal-years = { $n ->
    [one] ein Jahr
   *[other] { $years } Jahre
}
reveal-gap = deine Lücke
reveal-gap-wide = { $n ->
    [one] deine Lücke, ein Jahr breit
   *[other] deine Lücke, { $years } Jahre breit
}
reveal-gap-of = Lücke von { $name }
reveal-scale-between = Zwischen { $left } und { $right } gelegt. Richtig ist { $year }.
reveal-scale-before = Vor { $right } gelegt. Richtig ist { $year }.
reveal-scale-after = Nach { $left } gelegt. Richtig ist { $year }.
reveal-source = Quelle: { $title }
reveal-report = Falsches Datum?
report-intro = Sag uns, was nicht stimmt, und wir prüfen es. Am Ergebnis dieses Spiels ändert sich nichts.
report-year = Welches Jahr ist richtig?
report-bc = v. Chr.
report-why = Warum? Am meisten hilft eine Quelle.
report-send = Senden
report-thanks = Danke. Wir prüfen es.
report-deck-why = Was stimmt damit nicht? Wer diesen Server betreibt, liest deine Meldung.
report-deck-which = Welcher Kartensatz?

enlarge-undated = Die Jahreszahl bleibt verdeckt, bis die Karte umgedreht wird.
enlarge-credit = Foto: { $who }
enlarge-before = Vorige Karte
enlarge-next = Nächste Karte
enlarge-point = Darauf zeigen

pass-to = Gib das Gerät an { $name } weiter
pass-now = Jetzt: { $name }
pass-ready = Ich bin { $name }
big-screen = Großer Bildschirm
big-join = Mitmachen
big-qr = QR-Code mit der Adresse dieses Raums
hints-read = Verstanden
hints-none = Keine Tipps mehr zeigen
end-replay = Wiederholung ansehen
end-deck = Zu meinem Kartensatz
