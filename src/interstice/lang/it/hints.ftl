hint-classic-card = Queste sono le tue carte. Scegli quella di cui indovini meglio l’epoca.
hint-classic-gap = Poi scegli uno spazio nella linea: a sinistra è prima, a destra dopo. Nessuno vede la data finché la carta non è posata.
hint-classic-miss = Una carta sbagliata va nella scatola, e chi l’ha messa ne pesca un’altra. Una giusta resta: una carta in meno in mano.
hint-classic-round = Un turno finisce quando tutti hanno giocato. Chi allora è l’unico senza carte vince.
hint-classic-last = Qualcuno ha una carta sola. Se è giusta, la partita può finire con questo turno.
hint-classic-playoff = In più d’uno erano senza carte: spareggio con una carta nuova a testa, gli altri sono fuori.
hint-classic-icons = Sono le carte di Twist, ma qui ognuno gioca per sé: i simboli non contano.

hint-swiss-spin = Gira la ruota. Domanda: un tentativo. Due tentativi: come dice il nome. Stella: una carta in regalo. Brontolone: salti il turno e, con più di tre carte, ne perdi una.
hint-swiss-read = Fai leggere una carta e di’ dove va tra le tue.
hint-swiss-rack = Il tuo leggio è la tua linea del tempo. Scegli il posto della carta. Se è giusto, è tua, con due gettoni. Chi ha per primo otto carte vince la manche.
hint-swiss-tries = Due tentativi: se il primo posto è sbagliato, puoi sceglierne un altro.
hint-swiss-steal = Gli altri hanno sbagliato, quindi prova tu: se è giusto, la carta viene sul tuo leggio, con un gettone. Non hai niente da perdere.
hint-swiss-duel = Hai due gettoni: prima di giocare puoi pagare un duello. Se il tuo dado è più alto, l’altro ti dà una carta.
hint-swiss-give = Un duello è perso. Scegli tu la carta da dare; la sua assenza può perfino aiutarti.
hint-swiss-grump = Il brontolone ti toglie una carta. Cedi quella che ti rende la vita difficile, per esempio una di due anni vicini.
hint-swiss-chips = I gettoni sono punti: si contano alla fine della manche, quelli di chi vince valgono doppio.
hint-swiss-super = Nella superversione tutti cominciano con cinque gettoni per scommettere. Conta quello che resta alla fine.
hint-swiss-stake = Sulla quarta carta puoi puntare fino a tre gettoni. Giusto: ti tornano raddoppiati. Sbagliato: perdi la puntata e la carta.
hint-swiss-rate = Qualcuno ha scelto un posto. È giusto, o la carta va prima o dopo? Dire «giusto» vale o costa un gettone, un dubbio fondato ne vale due.

hint-twist-play = Scegli una carta e girala: solo la data decide dove va. La domanda è se c’è ancora posto.
hint-twist-slots = Fuori dalla fila una carta la allunga: due punti. Tra due anni c’è un posto: un punto. Quello che cade ancora tra gli stessi due anni non va da nessuna parte.
hint-twist-wide = Attenzione agli intervalli larghi: una carta sola chiude tutti gli anni lì in mezzo. Dove due anni sono lontani, pensaci due volte.
hint-twist-icons = Invece di giocare puoi scartare: una carta con il simbolo in cima agli scarti. Costa un punto e mostra un simbolo nuovo.
hint-twist-sideways = Una carta di traverso non va più da nessuna parte. Si può solo scartare, quando esce il suo simbolo.
hint-twist-stop = Una carta è a posto. Puoi fermarti o girarne una seconda: più punti, ma ciò che non va resta di traverso.
hint-twist-advice = Giocate insieme: parlate nella chat, e premi la carta di un altro per indicarla. Decide chi gioca.
