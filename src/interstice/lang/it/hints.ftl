hint-classic-card = Queste sono le tue carte. Scegli quella che sai datare meglio.
hint-classic-gap = Poi scegli uno spazio nella linea del tempo: a sinistra è prima, a destra è dopo. Nessuno vede la data finché la carta non è posata.
hint-classic-miss = Se il posto è sbagliato, la carta va nella scatola e chi l’ha posata ne pesca un’altra. Se è giusto, resta lì: una carta in meno in mano.
hint-classic-round = Un giro finisce quando tutti hanno giocato. Se a quel punto uno solo è senza carte, ha vinto.
hint-classic-last = Qualcuno ha una carta sola. Se la posa al posto giusto, la partita può finire con questo giro.
hint-classic-playoff = Più d’uno è rimasto senza carte, quindi si va allo spareggio: una carta nuova a testa, e gli altri sono fuori.
hint-classic-icons = Queste carte hanno i simboli di Twist. Qui ognuno gioca per sé e i simboli non contano.

hint-solo-gap = Scegli per questa carta uno spazio nella linea del tempo: a sinistra è prima, a destra è dopo. Vedrai la data quando la carta è posata.
hint-solo-miss = Una carta sbagliata costa una vita e va al suo posto. Persa l’ultima vita, la partita finisce.

hint-swiss-spin = Gira la ruota. Domanda: un tentativo. Due tentativi: puoi sbagliare una volta. Stella: una carta in regalo. Brontolone: salti il turno e, con più di tre carte, ne perdi una.
hint-swiss-read = Fatti leggere una carta e di’ dove va tra le tue.
hint-swiss-rack = Il tuo leggio è una linea del tempo tutta tua. Scegli lo spazio in cui va la carta. Se è quello giusto, la carta è tua, con due gettoni. Chi arriva per primo a otto carte vince la manche.
hint-swiss-tries = Due tentativi: se il primo spazio è sbagliato, puoi sceglierne un altro.
hint-swiss-steal = Finora nessuno ha indovinato, quindi ora puoi provare tu: se è giusto, la carta va sul tuo leggio e ricevi un gettone. Non hai niente da perdere.
hint-swiss-duel = Hai due gettoni: all’inizio del turno puoi spenderli per un duello con un altro giocatore. Se fai un numero più alto, l’altro ti dà una carta.
hint-swiss-give = Hai perso un duello. Scegli tu la carta da dare; lo spazio che lascia può perfino aiutarti.
hint-swiss-grump = Il brontolone ti toglie una carta. Rinuncia a una che ti complica il leggio, per esempio a una di due carte con anni vicini.
hint-swiss-chips = I gettoni sono punti: si contano alla fine della manche, e quelli di chi vince valgono doppio.
hint-swiss-super = Nella Superversione tutti cominciano ogni manche con cinque gettoni per scommettere. Conta quello che resta alla fine della manche.
hint-swiss-stake = Sulla quarta carta puoi puntare fino a tre gettoni. Giusto: ti tornano raddoppiati. Sbagliato: perdi la puntata e la carta.
hint-swiss-rate = Qualcuno ha scelto uno spazio. È giusto, o la carta va prima o dopo? «Giusto» fa vincere o perdere un gettone. «Prima» o «dopo» ne fa vincere due se il verso è giusto, niente se è sbagliato, e ne costa uno se lo spazio era giusto.

hint-twist-play = Scegli una carta e girala: dove va lo decide soltanto la data. Resta da vedere se c’è ancora posto.
hint-twist-slots = Una carta più antica o più recente di tutta la fila la allunga: due punti. Tra due anni c’è un posto solo: un punto. Ogni altra carta che cade tra quei due anni non trova posto.
hint-twist-wide = Attenzione agli spazi larghi: una carta sola blocca tutti gli anni lì in mezzo. Dove due anni sono lontani, pensaci due volte.
hint-twist-icons = Invece di giocare, puoi scartare una carta il cui simbolo è uguale a quello in cima agli scarti. Costa un punto e mostra un simbolo nuovo.
hint-twist-sideways = Una carta di traverso non trova più posto. Si può solo scartare, quando esce il suo simbolo.
hint-twist-stop = Una carta è a posto. Puoi fermarti o girarne una seconda: può portare più punti, ma se non trova posto resta di traverso.
hint-twist-advice = Giocate insieme: parlate in chat e premete la carta di un altro per indicarla. Decide chi è di turno.
