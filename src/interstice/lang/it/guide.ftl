guide = Guida
guide-skip = Salta la guida
guide-play = Gioca una partita vera

guide-intro = Una prima partita guidata, che non conta in nessuna statistica: carte, fortuna e mosse dei bot sono già decise.
guide-end = Era la tua partita guidata. Ora ne sai abbastanza per una partita vera, con la fortuna vera.

guide-classic-card = Queste sono le tue carte. La data è sul retro. Scegline una che sai collocare.
guide-classic-gap = Ora scegli il suo posto nella linea del tempo: prima a sinistra, dopo a destra.
guide-classic-place = Se premi qui, va lì. Poi la carta si gira.
guide-classic-right = Giusto! La carta resta nella linea, e ne hai una in meno.
guide-classic-wrong = Lì no. La carta va nella scatola e ne peschi un’altra. Capita a tutti.
guide-classic-bot-wrong = { $name } ha sbagliato: la carta va nella scatola, e { $name } ne pesca un’altra.
guide-classic-bot-right = { $name } ha indovinato e ha una carta in meno.
guide-classic-round = Tutti hanno giocato: il primo giro è finito. Se alla fine di un giro uno solo è senza carte, ha vinto.
guide-classic-more = Tocca di nuovo a te. A ogni carta gli spazi si restringono. Quale delle tue è ancora facile?
guide-classic-last = L’ultima carta! Se è giusta non ne hai più, ma gli altri finiscono il giro.
guide-classic-empty = Non hai più carte. Gli altri giocano ancora in questo giro; se nessuno finisce le sue, vinci tu.

guide-swiss-spin = Ogni turno comincia dalla ruota. Girala!
guide-swiss-mark = { $name } legge una carta. Scegli lo spazio giusto sul tuo leggio, poi conferma.
guide-swiss-right = Giusto! La carta è tua, e ricevi due gettoni. I gettoni sono punti.
guide-swiss-wrong = Sbagliato: la carta passa a chi viene dopo.
guide-swiss-bot-steal = Carta rubata: qualcuno ha sbagliato, { $name } ha indovinato e riceve la carta con un gettone.
guide-swiss-star = Una stella: { $name } riceve subito la carta, senza gettoni.
guide-swiss-grump = Il brontolone: il tuo turno è finito. Se hai più di tre carte, ne perdi una.
guide-swiss-steal = { $name } ha sbagliato: puoi rubare la carta! Non hai niente da perdere.
guide-swiss-stolen = Rubata! La carta è tua, con un gettone.
guide-swiss-missed = Nessuno ha indovinato: la carta va a { $name }, che l’ha letta. A te non è costato niente.
guide-swiss-duel = { $name } ha quattro carte: puoi vincerne una in duello. Paga due gettoni e fai un numero più alto. Oppure gira la ruota e basta.
guide-swiss-won = Hai fatto un numero più alto: { $name } deve darti una carta. Poi giri la ruota.
guide-swiss-lost = Non hai fatto un numero più alto: i due gettoni sono persi. Ora gira la ruota.
guide-swiss-tries = Due tentativi: se il primo spazio è sbagliato, puoi sceglierne un altro.
guide-swiss-remove = Hai più di tre carte: il brontolone ne prende una. Scegli quale.
guide-swiss-give = Hai perso il duello. Scegli una carta da dare.
guide-swiss-last = Il mazzo è finito: gira la ruota, e questa breve manche si chiude.
guide-swiss-scored = Il mazzo era finito: vince il leggio più lungo; in una partita vera, chi arriva per primo a otto carte. I gettoni di chi vince valgono doppio.

guide-super-chips = Nella Superversione tutti cominciano con cinque gettoni, per scommettere.
guide-super-rated = { $name } ha giudicato la tua scelta prima che la carta si girasse. Un giudizio giusto fa vincere gettoni, uno sbagliato può costarne uno.
guide-super-rate = Lo spazio scelto da { $name } è giusto, o la carta va prima o dopo? «Giusto» può far vincere un gettone, «prima» o «dopo» due.
guide-super-rating-won = { $n ->
    [one] Hai giudicato bene: un gettone per te.
   *[other] Hai giudicato bene: { $n } gettoni per te.
}
guide-super-rating-lost = Hai giudicato male. Ti costa un gettone.
guide-super-stake = Sulla tua quarta carta puoi puntare fino a tre gettoni. Se è giusto, ne vinci altrettanti; altrimenti li perdi, e anche la carta.
guide-super-stake-won = Recuperi la tua puntata, con altrettanti gettoni in più e due per la carta.
guide-super-stake-lost = La tua puntata è persa, e la carta va sotto il mazzo.

guide-twist-card = A Twist giocate tutti nella stessa squadra. Queste sono le tue carte: scegline una.
guide-twist-turn = Girala: solo la sua data decide dove va.
guide-twist-row = Prima o dopo tutta la fila: la fila si allunga, e sono due punti.
guide-twist-slot = Tra due anni: la carta va nel posto sopra. È un punto, e il posto è preso.
guide-twist-sideways = Il suo posto è preso, quindi la carta sta di traverso. Ormai si può solo scartare.
guide-twist-danger = Se in questo turno non collochi nessuna carta, la partita finisce. Scegli bene.
guide-twist-stop = Una carta è al suo posto. Fermati qui, o rischiane una seconda: più punti, o una carta di traverso.
guide-twist-closed = La carta di { $name } ha occupato il posto tra due anni della fila: ora è chiuso.
guide-twist-bot-sideways = Anche la carta successiva di { $name } andava lì, quindi sta di traverso: si può solo scartare.
guide-twist-discard = Invece di giocare puoi scartare una carta con il simbolo illuminato: costa un punto, ma quella carta forse non troverebbe posto. Scegline una.
guide-twist-discard-now = Scartala qui, se non ti fidi. Oppure giocala.
guide-twist-icon = Sul lato della data la carta ha un altro simbolo. Da ora conta quello.
guide-twist-chain = { $name } aveva una carta con quel simbolo, e il suo retro mostra il successivo: così gli scarti formano una catena.
guide-twist-free = Tocca a te. Gioca una o due carte, o scartane una. Più lunga è la fila, meglio è.
guide-twist-scored = La partita è finita. Ogni carta nella fila vale due punti, ogni carta in un posto sopra uno; ogni altra ne costa uno.
