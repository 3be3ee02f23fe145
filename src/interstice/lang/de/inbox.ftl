inbox = Posteingang
inbox-for = { $name }, bis { $until }
inbox-leave = Abmelden
inbox-left = Du bist abgemeldet. Der Link gilt nicht mehr.
inbox-open = Offen ({ $n })
inbox-settled = Erledigt ({ $n })
inbox-none-open = Nichts zu tun. Alle Meldungen sind erledigt.
inbox-none-settled = Noch ist keine Meldung erledigt.
inbox-reports = Meldungen
inbox-choose = Wähl eine Meldung.
inbox-back = Alle Meldungen
inbox-person = Person
inbox-card = Karte
inbox-deck = Stapel
inbox-server = vom Server bemerkt
inbox-quick = In { $n ->
    [one] einem Spiel
   *[other] { $n } Spielen
} war jede Karte in weniger als zwei Sekunden richtig.
inbox-times = Meldungen über diese Person: { $n }
inbox-is-banned = gesperrt
inbox-is-muted = überall stumm
inbox-room = Raum { $code }, { $n ->
    [0] leer
    [one] eine Person darin
   *[other] { $n } Personen darin
}
inbox-is-closed = geschlossen
inbox-lines = Was gesagt wurde
inbox-no-lines = Es wurde nichts gesagt.
inbox-hidden = verborgen
inbox-erased = gelöscht
inbox-pick = Die Nachricht „{ $text }“ auswählen
inbox-year-is = Jahr auf der Karte: { $year }
inbox-year-proposed = Vorschlag: { $year }
inbox-year-accepted = Angenommen: { $year }
inbox-gone = Diese Karte ist nicht mehr im Stapel.
inbox-version = Fassung
inbox-read-in = Gelesen auf
inbox-why = Grund
inbox-why-hint = Er wird mit dem aufbewahrt, was du tust.
inbox-dismiss = Verwerfen
inbox-hide = { $n ->
    [0] Nachrichten
    [one] Eine Nachricht
   *[other] { $n } Nachrichten
} verbergen
inbox-hide-hint = Wähl oben Nachrichten aus. 30 Tage lang lassen sie sich wiederherstellen, dann werden sie gelöscht.
inbox-mute = Stummschalten
inbox-close = Raum schließen
inbox-ban = Sperren
inbox-accept = Korrektur annehmen
inbox-who = Wen?
inbox-how-long = Wie lange?
inbox-here = In diesem Raum
inbox-hours = Überall, { $n ->
    [one] eine Stunde
   *[other] { $n } Stunden
} lang
inbox-days = { $n ->
    [one] Einen Tag
   *[other] { $n } Tage
}
inbox-for-good = Für immer
inbox-newcomers = Auch einen Tag lang keine neuen Gäste aus diesem Netz einlassen
inbox-newcomers-hint = Vorsicht: Eine Schule, eine Bibliothek oder eine Familie ist ein einziges Netz. Dort könnte bis morgen niemand Neues mitspielen.
inbox-right-year = Das richtige Jahr
inbox-bc-hint = Jahre v. Chr. mit Minuszeichen.
inbox-do = Ausführen
inbox-done = Erledigt.
inbox-acts = Was getan wurde
inbox-undo = Rückgängig
inbox-undone = rückgängig gemacht
inbox-act-dismiss = hat die Meldung verworfen
inbox-act-hide = hat Nachrichten verborgen
inbox-act-restore = hat Nachrichten wiederhergestellt
inbox-act-mute = hat jemanden stummgeschaltet
inbox-act-unmute = hat jemanden wieder sprechen lassen
inbox-act-close = hat den Raum geschlossen
inbox-act-reopen = hat das rückgängig gemacht
inbox-act-ban = hat jemanden gesperrt
inbox-act-unban = hat die Sperre aufgehoben
inbox-act-accept = hat die Korrektur angenommen
inbox-act-reject = hat die Korrektur zurückgezogen
