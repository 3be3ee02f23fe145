mine = I miei mazzi
mine-intro = Crea carte tutte tue, giocaci con gli amici tramite un link e stampale. Nessun altro vede un mazzo finché non lo condividi.
mine-new = Nuovo mazzo
mine-new-name = Nuovo mazzo
mine-unnamed = Mazzo senza nome
mine-empty = Comincia da una carta
mine-paste = Incolla una tabella
mine-file = Apri un file
mine-copy = Copia un mazzo
mine-limits = Puoi avere fino a { $decks } mazzi, con al massimo { $cards } carte ciascuno.
mine-none = Non hai ancora creato nessun mazzo. Incolla un elenco di avvenimenti o comincia da una carta.
mine-changed = modificato { $when }
mine-play = Gioca
mine-delete = Elimina il mazzo
mine-delete-which = Elimina «{ $name }»
mine-delete-title = Eliminare «{ $name }»?
mine-delete-what = Il mazzo { $n ->
    [0] sparirà
    [one] e la sua carta spariranno
   *[other] e le sue { $n } carte spariranno
} per sempre, e i suoi link non funzioneranno più. Le partite in corso continueranno fino alla fine.
mine-keep = Tienilo
mine-save-first = Prima salvalo in un file
files-making = Preparazione del file con { $n ->
    [one] una carta
   *[other] { $n } carte
}… Con un mazzo grande può volerci un minuto.
files-fetching = Scaricamento…
play-deck-name = Gioca con «{ $name }»
play-few = { $hand ->
    [0] In due servono almeno tre carte complete; fino ad allora puoi giocare in solitario.
    [one] In due potete giocare con una carta in mano a testa. Per averne { $usual } come al solito servono { $needed } carte complete.
   *[other] In due potete giocare con { $hand } carte in mano a testa. Per averne { $usual } come al solito servono { $needed } carte complete.
}
play-by-oneself = In solitario
share-title = Condividi questo mazzo
share-together = Giocare insieme
share-together-how = Apri un tavolo con questo mazzo e manda agli amici il link che trovi lì.
share-play = Link per giocare
share-play-how = Chi ha il link può giocare con questo mazzo ai propri tavoli, ma non sfogliarlo né modificarlo.
share-play-make = Crea un link per giocare
share-copy = Link per copiare
share-copy-how = Chi ha il link riceve una copia tutta sua. Il tuo mazzo resta com’è.
share-copy-make = Crea un link per copiare
share-copy-link = Copia
share-withdraw = Ritira
link-gone = Questo link non funziona più
link-play = Qualcuno ha creato queste carte e ti lascia giocarci, a un tavolo tutto tuo. Per unirti al tavolo di qualcuno, fatti mandare il link di quel tavolo.
link-copy = Qualcuno ha creato queste carte. Fanne una copia e modificala come vuoi.
link-take = Copia nei miei mazzi

## The editor

edit-gone = Questo mazzo non c’è più
edit-name = Nome del mazzo
edit-kept = Conservato su questo dispositivo
edit-saving = Salvataggio…
edit-saved = Salvato
edit-saved-at = Salvato alle { $time }
edit-private = privato
edit-shared = condiviso tramite link
edit-undo = Annulla
edit-undone = Annullato
edit-files = Stampa e salva
edit-share = Condividi
edit-play = Gioca con questo mazzo
edit-cards = Carte
edit-find = Cerca una carta
edit-order = Ordine
order-mine = Il mio ordine
order-year = Per anno
order-title = Per titolo
order-lacking = Prima le incomplete
edit-new = Nuova carta
edit-left = { $n ->
    [one] Una riga da correggere
   *[other] { $n } righe da correggere
}
edit-next = Prossima carta
edit-back = Carta precedente
edit-all = Tutte le carte
edit-up = Sposta su
edit-down = Sposta giù
edit-place = Carta { $n } di { $all }
edit-untitled = Ancora senza titolo
edit-card = La carta
edit-delete = Elimina la carta
edit-deleted = Carta eliminata. Con «Annulla» la recuperi.
edit-title = Titolo
edit-in = { $what }, { $spoken }
edit-letters = { $n } su { $most } caratteri
edit-year = Anno
edit-era = Avanti o dopo Cristo
edit-bc = a.C.
edit-ad = d.C.
edit-circa = circa
read-as = letto come { $year }
edit-theme = Tema
theme-new = Nuovo tema
theme-change = Modifica «{ $name }»
theme-name = Nome
theme-name-in = Nome, { $spoken }
theme-colour = Colore
theme-delete = Elimina il tema
theme-done = Fatto
palette-invention = Arancione con ingranaggi
palette-discovery = Verde petrolio con bussola
palette-event = Rosso con pergamena
palette-monument = Sabbia con tempio
palette-art = Viola con tavolozza
palette-music = Blu con chiave di violino
palette-sport = Verde con coppa
palette-transport = Grigio con binari
palette-economy = Marrone con monete
edit-note = Nota
edit-note-hint = visibile quando la carta è girata
edit-source = Fonte
edit-address = Indirizzo web
edit-optional = facoltativo
edit-icon = Simbolo per Twist
edit-languages = Lingue
edit-language = Lingua
edit-add-language = Aggiungi una lingua
edit-hand = In mano
edit-line = Nella linea
clash = Questo campo è stato modificato su due dispositivi. Quale versione vuoi tenere?
clash-here = Su questo dispositivo
clash-row = Cambiato su due dispositivi
clash-there = Sull’altro dispositivo
clash-keep = Tieni questa

## A table

paste-title = Incolla una tabella
paste-how = Copia alcune righe da un foglio di calcolo, da un documento o da una pagina web e incollale qui: un avvenimento per riga, con il suo anno.
paste-here = La tabella
paste-example = Entra in servizio il primo tram · 1882 · Trasporti
paste-template = Modello (XLSX)
paste-read = Leggi la tabella
paste-sending = Invio del file…
paste-reading = Lettura della tabella…
paste-drop = Puoi anche trascinare un file in qualsiasi punto della pagina: XLSX, ODS, CSV o JSON.
paste-to-deck = Torna al mazzo
paste-check = Controlla la tabella
paste-rows = { $n ->
    [one] Una riga letta
   *[other] { $n } righe lette
}. Se una colonna è sbagliata, cambiala; premi una cella per modificarla.
paste-all-good = { $n ->
    [one] La riga è a posto.
   *[other] { $n } righe, tutte a posto.
}
paste-again = Incolla di nuovo
paste-sheet = Foglio
paste-language = Lingua delle carte
paste-language-unsure = Che lingua è?
paste-has-heading = La prima riga è un’intestazione
paste-table = La tua tabella
paste-heading = La tua intestazione: «{ $text }»
paste-column = Che cos’è la colonna { $n }
column-none = Non usare
column-title = Titolo
column-year = Anno
column-theme = Tema
column-note = Nota
column-source = Fonte
column-source-url = Indirizzo web
column-era = a.C. o d.C.
column-circa = Circa
column-picture = Immagine
column-fame = Notorietà
column-front = Twist: simbolo sul fronte
column-back = Twist: simbolo sul retro
column-alt = Descrizione dell’immagine
column-id = ID
column-art = Disegno
column-subject = ID Wikidata
column-checked = Verificato
column-photo = Foto
column-credit = Crediti
column-palette = Tavolozza dei colori
column-badge = Emblema
column-licence = Licenza
column-deck = Mazzo
paste-filter = Mostra solo
paste-good = a posto
paste-wrong = da correggere
paste-look = da controllare
paste-said = { $good } a posto, { $wrong } da correggere
paste-next = Prossimo problema
paste-problem = Un problema
paste-row = Riga { $row }
paste-change = Applica
paste-name = Nome del mazzo
paste-wait = Le righe ancora da correggere restano su questo dispositivo: potrai riprenderle.
paste-most = Un mazzo può avere al massimo { $most } carte. Le altre righe restano su questo dispositivo.
paste-no-good = Nessuna riga è ancora a posto. Correggine una o indica che cosa contengono le colonne.
paste-left-out = { $n ->
    [one] Non è stato possibile importare una foto: la sua carta resta senza.
   *[other] Non è stato possibile importare { $n } foto: le loro carte restano senza.
}
paste-go = Continua con { $n ->
    [one] una carta
   *[other] { $n } carte
}
fix-to = «{ $text }»
fix-drop = Togli la riga { $row }
fix-keep-both = Tieni entrambe
fix-keep-row = Tieni solo la riga { $row }
fix-fine = Va bene

## What is wrong

trouble-year-missing = Manca ancora l’anno
trouble-year-unread = Scrivi un anno, per esempio 1492, 44 a.C. o ca. 800
trouble-year-zero = L’anno 0 non esiste
trouble-year-far = A non più di 100 milioni di anni da oggi
trouble-year-short = Scrivi l’anno con tutte le cifre
trouble-year-span = Un anno solo, per favore, non { $first }–{ $last }
trouble-title-missing = Manca ancora il titolo
trouble-long = Troppo lungo: { $got } caratteri su un massimo di { $most }
trouble-spaces = Ci sono spazi all’inizio o alla fine
trouble-names-year = Il titolo svela l’anno
trouble-names-century = Il titolo svela il secolo
trouble-twice = Stessa carta della riga { $row }
trouble-alike = Molto simile alla riga { $row }
trouble-alike-title = Molto simile a «{ $title }»
trouble-again = Questa carta è già nel mazzo
trouble-there = Questa carta è già nel tuo mazzo
trouble-same-year = { $count } carte sono del { $year }: è fin troppo facile posarle una accanto all’altra
trouble-few = Con { $cards ->
    [one] una carta
   *[other] { $cards } carte
} { $players ->
    [0] non si può ancora giocare in due con la mano completa
   *[other] si gioca al massimo in { $players }
}; più carte, più giocatori
trouble-picture = Questa immagine non si può disegnare e non verrà usata
trouble-photo = Questa foto non è nel file né tra le tue, quindi non verrà usata
trouble-photo-alt = Ancora nessuna descrizione dell’immagine
trouble-alt-names-year = La descrizione svela l’anno
trouble-columns = Indica che cosa contiene ogni colonna. Da assegnare: { $missing }
trouble-no-rows = Non ci sono righe sotto l’intestazione
trouble-cell = Non si può leggere
trouble-fame = Un numero da 0 a 1
trouble-icons = Due simboli diversi tra questi: { $icons }
trouble-id-twice = Questo ID compare due volte

## Pictures

edit-picture = Immagine
picture-suggested = Proposte
picture-compose = Componi
picture-own = La tua
picture-suggestion = Immagine { $n }
picture-type-first = Scrivi un titolo: qui compariranno immagini adatte.
picture-drop = Per usare una foto tua, trascinala o incollala in qualsiasi punto della pagina.
picture-photo-where = Per usare una foto tua, scattane o scegline una in «La tua».
picture-alt = Descrivi l’immagine
picture-credit = Crediti
picture-scene = Scena
picture-find = Cerca un simbolo
picture-glyphs = Simboli
picture-keys = Trascina un simbolo o usa i tasti: frecce per spostarlo, + e − per ingrandirlo o ridurlo, R per ruotarlo, F per specchiarlo, Canc per toglierlo.
picture-none = Scegli fino a tre simboli per «{ $title }».
picture-figure = Simbolo { $n }: { $name }
picture-remove = Togli il simbolo { $n }
picture-smaller = Più piccolo
picture-larger = Più grande
picture-turn = Ruota
picture-flip = Specchia
picture-choose = Scegli una foto
picture-take = Scatta una foto
picture-take-off = Toglila dalla carta
picture-photo-how = Usa foto tue o di libero uso; se ci sono persone, solo con il loro consenso.
picture-unread = Questa immagine non si può leggere. Scegline una in JPEG, PNG o WebP.
picture-cut = La parte visibile sulla carta
picture-cut-how = Trascina l’immagine o spostala con i tasti freccia; + e − per lo zoom.
picture-zoom = Zoom
picture-sending = Invio dell’immagine…
picture-reading = Lettura dell’immagine…
picture-cancel = Annulla
picture-use = Usa questa immagine
edit-deal = Assegna due simboli a ogni carta
