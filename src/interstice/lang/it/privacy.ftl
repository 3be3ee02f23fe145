privacy-title = Che cosa viene conservato su di te
privacy-1 = Giochi senza account: nessuno chiede un indirizzo e-mail, un numero di telefono, il tuo vero nome o la tua età; le stanze e le partite conservano solo due cose: se hai spuntato o no «meno di 12 anni», e chi, secondo il tavolo, ha meno o più anni.
privacy-2 = Il tuo browser inventa un segreto e lo conserva; il server ne salva solo un’impronta, dalla quale ti riconosce, e chi gioca non riceve cookie.
privacy-3 = Restano salvati finché non li elimini: il nome, l’animale, il colore e la lingua che scegli, i risultati delle tue partite, i mazzi e le immagini che crei, i dispositivi che abbini (con il browser e il giorno dell’ultimo uso) e l’elenco delle persone che blocchi.
privacy-4 = Le partite, con le mosse e i nomi dei giocatori, sono conservate { $days ->
    [0] finché chi gestisce questo server non le elimina
    [one] per un giorno dopo l’ultima mossa
   *[other] per { $days } giorni dopo l’ultima mossa
  }.
privacy-5 = Le stanze, con ciò che vi si dice, sono conservate { $days ->
    [0] finché chi gestisce questo server non le elimina
    [one] per un giorno dopo l’ultimo uso
   *[other] per { $days } giorni dopo l’ultimo uso
  }.
privacy-6 = Le tue segnalazioni e quelle su di te (anche quelle del server, quando una partita gli sembra troppo bella per essere vera), i messaggi che vi sono citati e i provvedimenti che ne seguono sono conservati { $days ->
    [0] finché chi gestisce questo server non li elimina
    [one] per un giorno
   *[other] per { $days } giorni
  }, e li leggono solo chi gestisce il server e le persone che ha incaricato, ma il tuo file dice che cosa è stato segnalato su di te e che cosa ne è seguito, senza dire da chi; un ban è conservato finché dura, anche quando il resto è già eliminato, come codice irriconoscibile che non nomina nessuno.
privacy-7 = Il tuo nome lo vede chi siede al tuo tavolo e, in una stanza che non compare nella pagina «Guarda», chiunque vi entri; tutti gli altri vedono «Giocatore 2», a meno che tu non scelga di mostrare il nome; ciò che dici può leggerlo chiunque sia nella stanza, anche solo per guardare.
privacy-8 = Nulla viene ceduto a nessuno: non ci sono pubblicità né tracciamento, e le pagine non caricano nulla da altri server.
privacy-9 = Il tuo indirizzo di rete non viene salvato; contro gli abusi il server ne tiene una forma resa irriconoscibile, per circa un giorno.
privacy-10 = Nel menu, sotto «Tu», puoi salvare in un file ed eliminare per sempre tutto ciò che ti riguarda, e chi gestisce questo server può farlo per te; le copie di sicurezza precedenti lo contengono finché non vengono sostituite.
