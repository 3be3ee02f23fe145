daily-title = La linea del giorno
daily-earlier = Giorni passati
daily-score = { $right } su { $all }
daily-of = su
daily-better = { $n ->
    [one] Meglio di { $n } persona su 10
   *[other] Meglio di { $n } persone su 10
}
daily-all = Tutte giuste!
daily-first = { $n ->
    [one] Oggi nessuno ha giocato prima di te
   *[other] Oggi sei tra i primi { $n }
}
daily-late = Solo per divertimento: hai finito troppo tardi perché conti.
daily-for-fun = Puoi ancora giocare questa linea, solo per divertimento: niente serie, niente confronto.
daily-counts-for = Vale per la linea di { $day }
daily-everybody = I risultati di tutti
daily-players = { $n ->
    [one] Finora una persona · carte giuste su { $all }
   *[other] Finora { $n } persone · carte giuste su { $all }
}
daily-right = Giuste
daily-people = Persone
daily-you = tu
daily-hardest = La carta più difficile
daily-hardest-one-in = { $n ->
    [one] L’hanno posata tutti al posto giusto.
   *[other] L’ha posata al posto giusto solo 1 persona su { $n }.
}
daily-hardest-tenths = L’hanno posata al posto giusto { $n } persone su 10.
daily-hardest-nobody = Nessuno l’ha ancora posata al posto giusto.
daily-hardest-you = Tu sì.
daily-hardest-not = Tu no.
daily-hardest-missed = { $n ->
    [one] Tu hai sbagliato di un anno.
   *[other] Tu hai sbagliato di { $years } anni.
}
daily-best = Il tuo record: { $n }. Un giorno libero alla settimana è concesso.
daily-day-played = giocato
daily-day-off = giorno libero
daily-day-missed = non giocato
daily-day-open = oggi, ancora da giocare
daily-day-to-come = deve ancora arrivare
daily-day-none = nessuna linea
daily-day-fun = da giocare per divertimento
daily-more = Altro su questa linea
daily-facts = La linea, con note e fonti
daily-replay = Rivedi la partita
daily-play-again = Gioca per divertimento
daily-next = Prossima linea tra { $time }
daily-share = Condividi il risultato
daily-withdrawn = La carta «{ $title }» è stata tolta da questa linea: { $why } Non conta per nessuno, e nessuna serie va persa.
daily-mark-right = giusta
daily-mark-wrong = sbagliata
daily-mark-out = tolta
daily-not-yet = Non ancora
daily-not-yet-why = Vedrai questa linea dopo averla giocata, o un’ora dopo la fine del suo giorno.
daily-month-before = Mese precedente
daily-month-after = Mese successivo
daily-calendar-about = Il numero indica quante carte hai indovinato il giorno stesso. Tutti gli altri giorni puoi giocarli per divertimento.
