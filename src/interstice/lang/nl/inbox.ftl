inbox = Postvak
inbox-for = Aangemeld als { $name } tot { $until }
inbox-leave = Afmelden
inbox-left = Je bent afgemeld. De link werkt niet meer.
inbox-open = Open ({ $n })
inbox-settled = Afgehandeld ({ $n })
inbox-none-open = Niets te doen. Alle meldingen zijn afgehandeld.
inbox-none-settled = Er is nog geen melding afgehandeld.
inbox-reports = Meldingen
inbox-choose = Kies een melding.
inbox-back = Alle meldingen
inbox-person = Persoon
inbox-card = Kaart
inbox-deck = Kaartset
inbox-server = opgemerkt door de server
inbox-quick = In { $n ->
    [one] één spel
   *[other] { $n } spellen
} was elke kaart binnen twee seconden goed.
inbox-times = Meldingen over deze persoon: { $n }
inbox-is-banned = geblokkeerd
inbox-is-muted = overal gedempt
inbox-room = Kamer { $code }, { $n ->
    [0] leeg
    [one] met één persoon
   *[other] met { $n } personen
}
inbox-is-closed = gesloten
inbox-lines = Wat er is gezegd
inbox-no-lines = Er is niets gezegd.
inbox-hidden = verborgen
inbox-erased = gewist
inbox-pick = Kies het bericht ‘{ $text }’
inbox-year-is = Jaar op de kaart: { $year }
inbox-year-proposed = Voorgesteld: { $year }
inbox-year-accepted = Aanvaard: { $year }
inbox-gone = Deze kaart zit niet meer in de set.
inbox-version = Versie
inbox-read-in = Gelezen in
inbox-why = Reden
inbox-why-hint = Die wordt bewaard bij wat je doet.
inbox-dismiss = Afwijzen
inbox-hide = { $n ->
    [0] Berichten
    [one] Eén bericht
   *[other] { $n } berichten
} verbergen
inbox-hide-hint = Kies hierboven berichten. Je kunt ze 30 dagen lang terugzetten; daarna worden ze gewist.
inbox-mute = Dempen
inbox-close = Kamer sluiten
inbox-ban = Blokkeren
inbox-accept = Correctie aanvaarden
inbox-who = Wie?
inbox-how-long = Hoelang?
inbox-here = In deze kamer
inbox-hours = Overal, { $n ->
    [one] een uur
    [24] een dag
    [168] een week
   *[other] { $n } uur
} lang
inbox-days = { $n ->
    [one] Eén dag
   *[other] { $n } dagen
}
inbox-for-good = Voorgoed
inbox-newcomers = Laat ook een dag lang geen nieuwe gasten van dit netwerk toe
inbox-newcomers-hint = Let op: een school, een bibliotheek of een gezin is één netwerk. Wie daar nieuw is, zou tot morgen niet kunnen meedoen.
inbox-right-year = Het juiste jaar
inbox-bc-hint = Schrijf jaren v.Chr. met een minteken.
inbox-do = Wat je kunt doen
inbox-done = Gedaan.
inbox-acts = Wat er is gedaan
inbox-undo = Ongedaan maken
inbox-undone = ongedaan gemaakt
inbox-act-dismiss = heeft de melding afgewezen
inbox-act-hide = heeft berichten verborgen
inbox-act-restore = heeft berichten teruggezet
inbox-act-mute = heeft iemand gedempt
inbox-act-unmute = heeft iemand weer laten praten
inbox-act-close = heeft de kamer gesloten
inbox-act-reopen = heeft dit heropend
inbox-act-ban = heeft iemand geblokkeerd
inbox-act-unban = heeft de blokkade opgeheven
inbox-act-accept = heeft de correctie aanvaard
inbox-act-reject = heeft de correctie ingetrokken
