rules-intro = Nove modi di fare la stessa domanda: che cosa viene prima?
rules-need = Che cosa serve
rules-turn = Come si svolge un turno
rules-end = Come finisce la partita
rules-cases = Casi particolari
rules-who = Per chi è
rules-play = Gioca subito
rules-all = Tutti i giochi

## What each game is, in a sentence, and whom it suits

rules-solo-what = Da soli contro il tempo: una linea del tempo, tre vite e una carta nuova a ogni turno.
rules-solo-who = Per una persona con dieci minuti a disposizione, e per chi vuole battere il proprio record. Con vite infinite puoi imparare un mazzo intero.
rules-inventions-what = Ognuno ha in mano delle invenzioni e le posa, una alla volta, in un’unica linea del tempo che si allunga carta dopo carta.
rules-inventions-who = Per gruppi da due a otto persone che non hanno mai giocato, e per chi si chiede se sia più antica la forchetta o la ruota. Le regole si spiegano in un minuto, una partita dura un quarto d’ora e i bambini stanno al passo dagli otto anni circa.
rules-events-what = Quattro avvenimenti in mano, una linea del tempo sul tavolo: vince chi, alla fine di un giro, è il solo ad averli posati tutti al posto giusto.
rules-events-who = Il gioco più rapido, e il migliore per cominciare. Va bene in due come in otto, per una pausa caffè, per una classe e per età diverse, dagli otto anni circa.
rules-themes-what = Invenzioni, scoperte, avvenimenti, monumenti, libri e musica si incontrano in una sola linea del tempo.
rules-themes-who = Per gruppi da due a otto persone che sanno un po’ di tutto. I temi si aiutano a vicenda: chi confonde i re conosce forse le canzoni del loro tempo.
rules-twist-competitive-what = Le carte di Twist, ma ognuno per sé: quattro in mano, una linea del tempo; vince chi, alla fine di un giro, è il solo senza carte.
rules-twist-competitive-who = Per gruppi da due a otto persone che conoscono il gioco cooperativo e, per una volta, preferiscono vincere da sole.
rules-swiss-what = Una ruota, una domanda e un leggio tutto tuo per otto carte: la storia svizzera in una serata di gioco.
rules-swiss-who = Per gruppi da due a sei persone dai dieci anni circa, con una quarantina di minuti a disposizione. Non serve essere svizzeri, ma alla fine ne saprai di più sulla Svizzera.
rules-swiss-no-spinner-what = Il gioco svizzero senza la ruota: ogni turno è una domanda, e il sapere conta più della fortuna.
rules-swiss-no-spinner-who = Per gruppi da due a sei persone che preferiscono pensare piuttosto che affidarsi a una ruota. È il più tranquillo dei giochi svizzeri, e il più equo.
rules-superversion-what = Il gioco svizzero con le puntate: scommetti sulla tua risposta e giudica quelle degli altri.
rules-superversion-who = Per gruppi da tre a sei persone che conoscono il gioco svizzero e amano smascherare i bluff. Nessuno si limita mai a guardare.
rules-twist-what = Giocate tutti insieme contro il tempo: due file, trentasei carte e un solo punteggio per tutta la squadra.
rules-twist-who = Da soli o in gruppo fino a sei, per chi ama pensare ad alta voce. Chi sa molto aiuta chi sa meno, e senza compagni è un bel solitario di venti minuti.

## Classic

rules-classic-cards = Un mazzo di carte. Sul fronte ci sono un titolo e una figura; l’anno è sull’altro lato, e nessuno può guardarlo.
rules-classic-hand-by-players = In due o tre si ricevono sei carte a testa; in quattro o in cinque, cinque carte; da sei in su, quattro.
rules-classic-hand-four = Ognuno riceve quattro carte, in qualunque numero siate.
rules-classic-set-up = Le tue carte stanno davanti a te, sotto gli occhi di tutti ma con l’anno nascosto. Si gira un’altra carta, che apre la linea del tempo; il resto è il mazzo da cui pescare. Comincia la persona più giovane e si prosegue in senso orario.
rules-classic-place = Scegli una delle tue carte e posala nella linea del tempo: prima della prima, dopo l’ultima o in uno spazio qualsiasi tra le altre. Devi sbilanciarti: passare non si può.
rules-classic-right = Ora si gira la carta. Se il posto è giusto, resta lì con l’anno in vista, e tu hai una carta in meno.
rules-classic-wrong = Se è sbagliato, la carta va nella scatola e tu ne peschi un’altra dal mazzo. In ogni caso il tuo turno è finito.
rules-classic-tighter = Ogni carta giusta divide in due uno spazio, perciò la linea del tempo si fa sempre più stretta. Posa presto le carte difficili, finché gli spazi sono larghi.
rules-classic-end = Un giro è finito quando tutti quelli ancora in gioco hanno avuto un turno; solo allora si guardano le mani. Se una sola è vuota, chi non ha più carte ha vinto. Se non lo è nessuna, si fa un altro giro.
rules-classic-tie = Se più mani sono vuote insieme, gli altri sono eliminati. Ognuno di quelli che restano pesca una carta e si continua con le stesse regole, giro dopo giro, finché alla fine di un giro c’è una sola mano vuota.
rules-classic-pile = Quando il mazzo è vuoto, si mescolano le carte della scatola e si fa un mazzo nuovo.
rules-classic-share = Se non ci sono più carte per lo spareggio, chi è alla pari divide la vittoria.
rules-classic-leave = Qualcuno se ne va? Un bot o un’altra persona può prendere il suo posto. Altrimenti le sue carte vanno nella scatola; se resta una persona sola, vince lei.
rules-classic-icons = I simboli sulle carte in questo gioco non contano.
rules-equal = Due carte dello stesso anno possono stare vicine in un ordine o nell’altro.

## Solo

rules-solo-cards = Un mazzo di carte, o più mazzi mescolati, e tre vite.
rules-solo-set-up = Si gira una carta, che apre la linea del tempo. Il resto è il mazzo da cui pescare, e della carta in cima vedi il fronte.
rules-solo-place = Posa questa carta nella linea del tempo: prima della prima, dopo l’ultima o in uno spazio qualsiasi tra le altre. Poi la si gira.
rules-solo-right = Se è al posto giusto, resta lì e vale un punto.
rules-solo-wrong = Se non lo è, va al suo posto e perdi una vita. In ogni caso la linea del tempo si allunga e gli spazi si restringono.
rules-solo-fold = Quando la linea del tempo diventa lunga, le carte si sovrappongono e si aprono a ventaglio nel punto che indichi: così ogni spazio resta a portata di mano.
rules-solo-end = La partita finisce quando perdi l’ultima vita o quando il mazzo è vuoto.
rules-solo-score = Il punteggio è il numero di carte posate al posto giusto. Il tempo non conta: a parità di punti si è alla pari.
rules-solo-clock = Se giochi con un tempo limite, una carta non posata prima della scadenza vale come sbagliata.
rules-solo-options = Puoi scegliere da una a cinque vite, oppure vite infinite; venti carte, cinquanta o tutte; solo carte note o solo carte difficili.
rules-solo-leave = Puoi fare una pausa e continuare più tardi: nessuno gioca al posto tuo.

## Swiss

rules-swiss-cards = Trecentoventi carte sulla Svizzera, dalla storia e dalla politica allo sport e allo spettacolo; per ognuno un leggio da otto posti, ottanta gettoni nel banco e un dado.
rules-swiss-wheel = E una ruota con otto settori: quattro domande, due con due tentativi, una stella, un brontolone.
rules-swiss-set-up = Ognuno comincia con una sola carta sul leggio, con l’anno in vista. Ogni leggio è una linea del tempo a sé, e chi per primo vi raccoglie otto carte vince la manche. Comincia la persona più giovane e si prosegue in senso orario.
rules-swiss-spin = Gira la ruota. È lei a decidere come sarà il tuo turno.
rules-swiss-no-wheel = La ruota non c’è: ogni turno è una domanda.
rules-swiss-question = Domanda: chi siede alla tua destra legge la carta successiva, senza l’anno. Segna sul tuo leggio lo spazio in cui va. Se è giusto, la carta e due gettoni sono tuoi. Se è sbagliato, il giocatore seguente ci prova sul proprio leggio, per la carta e un gettone, e così via attorno al tavolo. Se nessuno trova il posto, la carta resta a chi l’ha letta, senza gettoni.
rules-swiss-two-tries = Due tentativi: una domanda in cui puoi sbagliare una volta. I gettoni sono due anche se è giusto solo il secondo tentativo.
rules-swiss-star = Stella: la carta successiva è subito tua, senza domanda e senza gettoni.
rules-swiss-grump = Brontolone: salti il turno e, se hai più di tre carte, devi rinunciare a una di esse fino alla fine della manche.
rules-swiss-duel = Duello: all’inizio del tuo turno puoi sfidare una volta qualcuno che ha più di tre carte. Costa due gettoni. Tirate il dado entrambi; se fai di più, l’altro ti dà una carta a sua scelta, che va al suo posto sul tuo leggio. Con sette carte non puoi sfidare nessuno: l’ottava va meritata.
rules-swiss-next = Chiunque abbia avuto la carta, poi tocca a chi siede alla tua sinistra.
rules-swiss-end = La manche finisce subito quando qualcuno ha otto carte. Tutti contano i propri gettoni, e quelli di chi ha vinto valgono doppio.
rules-swiss-total = Poi si ridistribuisce tutto. Dopo quattro manche vince il totale più alto; a parità di punti si divide la vittoria.
rules-swiss-kids = I bambini sotto i dodici anni hanno sempre due tentativi, anche sulle carte degli altri.
rules-swiss-bank = Il banco ha in tutto ottanta gettoni e paga solo quelli che ha.
rules-swiss-empty = Se il mazzo finisce, vince la manche il leggio più lungo; a parità di lunghezza, quello con più gettoni; se anche i gettoni sono gli stessi, la manche è vinta a pari merito.
rules-swiss-leave = Qualcuno se ne va? Un bot o un’altra persona può prendere il suo posto. Altrimenti le sue carte escono dal gioco e i suoi gettoni tornano al banco; se resta una persona sola, vince lei.

## Superversion

rules-superversion-chips = In ogni manche ognuno comincia con cinque gettoni.
rules-superversion-stake = Puntata: nel tuo turno, quando hai tre carte e segni per la prima volta uno spazio per la quarta, puoi scommettere su di te da uno a tre gettoni. Se è giusto, la puntata ti torna raddoppiata, oltre alla carta e ai suoi gettoni. Se è sbagliato, la puntata è persa, la carta va sotto il mazzo e nessuno ha altri tentativi, nemmeno tu.
rules-superversion-rate = Giudizio: prima che si verifichi il primo tentativo di chi è di turno, gli altri, tranne chi legge, possono dire in segreto che cosa ne pensano: è giusto, oppure la carta va prima o dopo? Per partecipare serve un gettone.
rules-superversion-right = Chi ha detto «giusto» vince un gettone se lo era, altrimenti ne perde uno.
rules-superversion-doubt = Chi ha detto «prima» o «dopo» vince due gettoni se la carta va davvero da quella parte, ne perde uno se lo spazio era comunque giusto, e altrimenti non vince né perde niente.
rules-superversion-order = I giudizi si regolano quando si sa dove va la carta, così chi ha ancora un tentativo non ne ricava nulla. Prima i giudizi, poi la puntata, poi i gettoni per la carta.

## Twist

rules-twist-cards = Trentasei carte, prese a caso da un mazzo. Ognuna ha un simbolo sul fronte e un altro sul lato della data.
rules-twist-set-up = Ognuno prende quattro carte e le posa con il fronte in vista. Si gira un’altra carta, che apre la fila in basso, e un’altra ancora, che apre gli scarti. Il resto è il mazzo da cui pescare, con il fronte in vista. Comincia la persona più anziana e si prosegue in senso orario.
rules-twist-choice = O giochi una o due carte, o ne scarti una. Mai tutte e due le cose.
rules-twist-play = Giocare: gira una carta. Solo il suo anno decide dove va. Se è la più antica di tutte, va all’estremità sinistra della fila in basso; se è la più recente, all’estremità destra. Se cade tra due vicine della fila in basso, va nel posto sopra di loro. Se c’è già una carta dello stesso anno, le va sopra.
rules-twist-misfit = In ogni posto sta una carta sola. Se è occupato, la tua carta non trova più posto: rigirala e posala di traverso davanti a te. Finché in questo turno non ne hai posata una, devi provarne un’altra.
rules-twist-second = Quando ne hai posata una, puoi fermarti o provarne una seconda. Se trova posto anche quella, il tuo turno è finito; se no, puoi fermarti o provarne un’altra.
rules-twist-discard = Scartare: scegli una carta che sul fronte ha lo stesso simbolo che si vede in cima agli scarti, e posala lì, girata. Da quel momento conta il simbolo sul suo lato della data. È anche il modo di liberarti delle carte di traverso.
rules-twist-draw = Alla fine del turno pesca fino ad avere di nuovo quattro carte; quelle di traverso contano.
rules-twist-talk = Parlate quanto volete. Tutti possono consigliare e indicare; decide chi è di turno.
rules-twist-end = La partita finisce quando ogni carta è posata o scartata, quando qualcuno non può né giocare né scartare, oppure quando qualcuno ha scelto di giocare e non è riuscito a posare nessuna carta.
rules-twist-score = Ogni carta della fila in basso vale due punti, ogni carta della fila in alto uno. Ogni carta tra gli scarti, nel mazzo o ancora davanti a un giocatore ne costa uno.
rules-twist-ranks = La somma vi dà uno degli otto gradi. Con più di sessanta punti siete viaggiatori nel tempo.
rules-twist-empty = Quando il mazzo è vuoto, si continua con quello che c’è; chi non ha carte salta il turno.
rules-twist-leave = Qualcuno se ne va? Un bot o un’altra persona può prendere il suo posto. Altrimenti le sue carte restano lì, e ognuna costa un punto.
