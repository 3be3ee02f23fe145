# My page

me-private = Questa pagina la vedi solo tu.
me-offline = La tua pagina ha bisogno di una connessione. Non è andato perso nulla; riprova più tardi.
me-games-count = { $n ->
    [one] partita
   *[other] partite
}
me-cards-count = { $n ->
    [one] carta giocata
   *[other] carte giocate
}
me-right-count = giuste
me-percent = { $n }%
me-games = Le tue partite
me-all = Tutte ({ $n })
me-older = Partite precedenti
me-replay = Rivedi
me-replay-gone = Questa partita non si può più rivedere
me-alone = in solitario
me-with = con { $names }
me-with-people = { $n ->
    [one] con un’altra persona
   *[other] con altre { $n } persone
}
me-against-bots = { $n ->
    [one] con un bot
   *[other] con { $n } bot
}
me-left = Abbandonata
me-won = Vinta
me-score = { $n ->
    [one] { $score } giusta
   *[other] { $score } giuste
}
me-place = { $n }º su { $of }
me-know = Che cosa sai
me-few = { $n ->
    [one] Una carta giocata; dopo 20 vedrai che cosa conosci meglio.
   *[other] { $n } carte giocate; dopo 20 vedrai che cosa conosci meglio.
}
me-more = Altro: notorietà, spazi, mazzi
me-by-era = Risultati per epoca
me-by-theme = Risultati per tema
me-by-deck = Risultati per mazzo
me-by-fame = Risultati per notorietà
me-by-width = Risultati per ampiezza dello spazio
me-class-era = Epoca
me-class-theme = Tema
me-class-deck = Mazzo
me-class-fame = Notorietà
me-class-width = Spazio
me-average = Linea tratteggiata: la tua media, { $n }%
me-of = { $right } su { $tries }
me-table = Tabella
me-table-of = Tabella: { $plot }
me-placed = Giocate
me-right = Giuste
me-rate = % giuste
me-era-0 = Prima del 500 d.C.
me-era-1 = 500–1499
me-era-2 = 1500–1799
me-era-3 = 1800–1899
me-era-4 = 1900–1949
me-era-5 = Dal 1950
me-fame-0 = Quasi sconosciute
me-fame-1 = Poco note
me-fame-2 = Note
me-fame-3 = Molto note
me-width-0 = Fino a 10 anni
me-width-1 = 11–50 anni
me-width-2 = 51–200 anni
me-width-3 = Oltre 200 anni
me-width-open = A un’estremità
me-far = Di quanto si sbaglia
me-far-how = Quando sbagli: l’errore mediano, in anni, per periodi di due settimane
me-years = { $n ->
    [one] un anno
   *[other] { $years } anni
}
me-now = ultimamente
me-since = Dal
me-middle = Errore mediano, in anni
me-misses = Errori
me-point = Dal { $day }: { $years }
me-far-plot = { $n ->
    [one] Grafico di due settimane: { $years }.
   *[other] Grafico di { $n } periodi di due settimane; l’ultimo: { $years }. Si scorre con i tasti freccia.
}
me-most-missed = Le carte che sbagli di più
me-again = Rigioca le carte sbagliate
me-no-misses = Finora nessuna carta sbagliata due volte.
me-missed = Sbagliata { $missed } volte su { $tries }
me-missed-by = { $n ->
    [one] Sbagliata { $missed } volte su { $tries }, di circa un anno
   *[other] Sbagliata { $missed } volte su { $tries }, di circa { $years } anni
}
me-solo = I tuoi record in solitario
me-solo-how = Tre vite, tutte le carte, senza tempo limite
me-twist = Grado a Twist
me-rank-of = Grado { $rank } di { $ranks }
me-twist-best = { $n ->
    [one] Dopo una partita: grado { $rank } di { $ranks }.
   *[other] La tua migliore su { $n } partite: grado { $rank } di { $ranks }.
}
me-twist-next = { $n ->
    [one] Poi: { $rank }; manca un punto.
   *[other] Poi: { $rank }; mancano { $n } punti.
}
me-none = Ancora niente da vedere
me-none-how = Dopo la prima partita la troverai qui; più avanti vedrai anche che cosa conosci meglio.
me-days-count = { $n ->
    [one] giorno di fila
   *[other] giorni di fila
}
me-daily-best = record { $n }
me-daily-average = media { $average } su 10
me-calendar = Calendario

# Visibile agli altri

me-shown = Anche altri possono vedere questa pagina.
me-shown-change = Modifica
me-show = Chi vede la tua pagina
me-show-it = Mostrala ad altri
me-show-switch = Mostra la mia pagina ad altri
me-show-how = Chi ha l’indirizzo vede il tuo nome e i tuoi risultati. Se disattivi l’opzione, l’indirizzo non funzionerà mai più.
me-show-more = Si vedono anche
me-show-games = le mie partite
me-show-misses = le carte che sbaglio di più
me-show-address = L’indirizzo della tua pagina
me-show-copy = Copia
them-nameless = Senza nome
them-none = Qui non c’è niente da vedere
them-none-why = A questo indirizzo non c’è nessuna pagina, o non è più visibile.
them-games = Partite
them-know = Che cosa sa
them-few = { $n ->
    [one] Una carta giocata; dopo 20 si vedrà di più.
   *[other] { $n } carte giocate; dopo 20 si vedrà di più.
}
them-average = Linea tratteggiata: la media, { $n }%
them-far-how = Quando sbaglia: l’errore mediano, in anni, per periodi di due settimane
them-most-missed = Le carte che sbaglia di più
them-twist-best = { $n ->
    [one] Dopo una partita: grado { $rank } di { $ranks }.
   *[other] La migliore su { $n } partite: grado { $rank } di { $ranks }.
}
