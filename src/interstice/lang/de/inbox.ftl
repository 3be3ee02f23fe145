inbox = Posteingang
inbox-for = Angemeldet als { $name } bis { $until }
inbox-leave = Abmelden
inbox-left = Du bist abgemeldet. Der Link gilt nicht mehr.
inbox-open = Offen ({ $n })
inbox-settled = Erledigt ({ $n })
inbox-none-open = Nichts zu tun. Alle Meldungen sind erledigt.
inbox-none-settled = Noch ist keine Meldung erledigt.
inbox-reports = Meldungen
inbox-choose = Wähle eine Meldung.
inbox-back = Alle Meldungen
inbox-person = Person
inbox-card = Karte
inbox-deck = Kartensatz
inbox-server = vom Server gemeldet
inbox-quick = In { $n ->
    [one] einem Spiel
   *[other] { $n } Spielen
} lag jede Karte innerhalb von zwei Sekunden richtig.
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
inbox-hidden = ausgeblendet
inbox-erased = gelöscht
inbox-pick = Die Nachricht „{ $text }“ auswählen
inbox-year-is = Jahr auf der Karte: { $year }
inbox-year-proposed = Vorschlag: { $year }
inbox-year-accepted = Angenommen: { $year }
inbox-gone = Diese Karte ist nicht mehr im Kartensatz.
inbox-version = Version
inbox-read-in = Gelesen auf
inbox-why = Grund
inbox-why-hint = Er wird zusammen mit der Maßnahme gespeichert.
inbox-dismiss = Verwerfen
inbox-hide = { $n ->
    [0] Nachrichten
    [one] Eine Nachricht
   *[other] { $n } Nachrichten
} ausblenden
inbox-hide-hint = Wähle oben Nachrichten aus. Sie lassen sich 30 Tage lang wiederherstellen, dann werden sie gelöscht.
inbox-mute = Stummschalten
inbox-close = Raum schließen
inbox-ban = Sperren
inbox-accept = Korrektur annehmen
inbox-who = Wen?
inbox-how-long = Wie lange?
inbox-here = In diesem Raum
inbox-hours = Überall, { $n ->
    [one] eine Stunde
    [24] einen Tag
    [168] eine Woche
   *[other] { $n } Stunden
} lang
inbox-days = { $n ->
    [one] Einen Tag
   *[other] { $n } Tage
}
inbox-for-good = Für immer
inbox-newcomers = Außerdem einen Tag lang keine neuen Gäste aus diesem Netz zulassen
inbox-newcomers-hint = Vorsicht: Eine ganze Schule, Bibliothek oder Familie kann sich ein Netz teilen. Dort könnte bis morgen niemand Neues mitspielen.
inbox-right-year = Das richtige Jahr
inbox-bc-hint = Jahre v. Chr. mit Minuszeichen.
inbox-do = Was du tun kannst
inbox-done = Erledigt.
inbox-acts = Was unternommen wurde
inbox-undo = Rückgängig
inbox-undone = rückgängig gemacht
inbox-act-dismiss = hat die Meldung verworfen
inbox-act-hide = hat Nachrichten ausgeblendet
inbox-act-restore = hat Nachrichten wiederhergestellt
inbox-act-mute = hat jemanden stummgeschaltet
inbox-act-unmute = hat eine Stummschaltung aufgehoben
inbox-act-close = hat den Raum geschlossen
inbox-act-reopen = hat das wieder geöffnet
inbox-act-ban = hat jemanden gesperrt
inbox-act-unban = hat die Sperre aufgehoben
inbox-act-accept = hat die Korrektur angenommen
inbox-act-reject = hat die Korrektur zurückgenommen
