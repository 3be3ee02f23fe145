guide = Anleitung
guide-skip = Anleitung überspringen
guide-play = Ein echtes Spiel beginnen

guide-intro = Das ist ein erstes Spiel mit Anleitung. Karten, Zufall und die Züge der Bots sind festgelegt, und das Spiel zählt in keiner Statistik.
guide-end = Das war dein Spiel mit Anleitung. Jetzt weißt du genug für ein echtes, mit echtem Zufall.

guide-classic-card = Das sind deine Karten. Ihre Jahre stehen auf der Rückseite. Wähle eine, die du einordnen kannst.
guide-classic-gap = Wähle jetzt ihre Lücke in der Zeitlinie: links früher, rechts später.
guide-classic-place = Dorthin kommt sie, wenn du hier drückst. Dann wird die Karte umgedreht.
guide-classic-right = Richtig! Die Karte bleibt in der Zeitlinie, und du hast eine weniger.
guide-classic-wrong = Dort nicht. Die Karte kommt in die Schachtel, und du ziehst eine neue. Das passiert allen.
guide-classic-bot-wrong = { $name } lag falsch: Die Karte kommt in die Schachtel, und { $name } zieht eine neue.
guide-classic-bot-right = { $name } lag richtig und hat eine Karte weniger.
guide-classic-round = Alle waren einmal dran, die erste Runde ist vorbei. Wer am Ende einer Runde als Einziger keine Karten mehr hat, gewinnt.
guide-classic-more = Du bist wieder dran. Mit jeder Karte werden die Lücken enger. Welche von deinen ist noch leicht?
guide-classic-last = Deine letzte Karte! Liegt sie richtig, hast du keine mehr; die anderen spielen die Runde aber noch zu Ende.
guide-classic-empty = Du hast keine Karten mehr. Die anderen sind in dieser Runde noch dran; wird dabei niemand fertig, gewinnst du.

guide-swiss-spin = Jeder Zug beginnt am Rad. Dreh es!
guide-swiss-mark = { $name } liest eine Karte vor. Wo gehört sie auf deiner Leiste hin? Wähle eine Lücke und bestätige.
guide-swiss-right = Richtig! Die Karte gehört dir, und du bekommst zwei Chips. Chips sind Punkte.
guide-swiss-wrong = Falsch, also darf es die nächste Person mit der Karte versuchen.
guide-swiss-bot-steal = Geschnappt: Jemand lag falsch, also hat es { $name } mit derselben Karte versucht, lag richtig und bekommt sie mit einem Chip.
guide-swiss-star = Ein Stern! Die Karte gehört dir sofort, ohne Frage und ohne Chips.
guide-swiss-grump = Das Muffelchen: Dein Zug ist vorbei. Hast du mehr als drei Karten, verlierst du eine.
guide-swiss-steal = { $name } lag falsch: Jetzt kannst du dir die Karte schnappen. Wo gehört sie auf deiner Leiste hin? Du hast nichts zu verlieren.
guide-swiss-stolen = Geschnappt! Die Karte liegt auf deiner Leiste, und du bekommst einen Chip.
guide-swiss-missed = Niemand lag richtig, also bekommt { $name } die Karte fürs Vorlesen. Gekostet hat es dich nichts.
guide-swiss-duel = { $name } hat vier Karten, also darfst du ein Duell beginnen. Es kostet zwei Chips; würfelst du höher, gibt dir { $name } eine Karte. Drück hier, oder dreh einfach.
guide-swiss-won = Du hast höher gewürfelt, also muss { $name } dir eine Karte geben. Dann geht dein Zug weiter wie sonst.
guide-swiss-lost = Du hast nicht höher gewürfelt: Die zwei Chips sind weg. Jetzt geht dein Zug weiter wie sonst.
guide-swiss-tries = Zwei Versuche: Ist die erste Lücke falsch, darfst du eine andere wählen.
guide-swiss-remove = Du hast mehr als drei Karten, also nimmt dir das Muffelchen eine weg. Wähle, welche.
guide-swiss-give = Du hast das Duell verloren. Wähle eine Karte, die du abgibst.
guide-swiss-last = Der Stapel ist leer, denn dieses Spiel ist kurz. Dreh noch einmal: Die Runde endet, und die längste Leiste gewinnt. In einem echten Spiel gewinnt, wer zuerst acht Karten hat.
guide-swiss-scored = Die Runde ist vorbei. Alle zählen ihre Chips; wer gewonnen hat, zählt sie doppelt.

guide-super-chips = In der Superversion beginnen alle mit fünf Chips, um damit zu wetten.
guide-super-rated = Bevor die Karte umgedreht wurde, hat { $name } deine Wahl bewertet. Wer gut bewertet, gewinnt Chips; wer schlecht bewertet, verliert einen.
guide-super-rate = { $name } hat eine Lücke gewählt. Stimmt sie, oder war es früher oder später? „Richtig“ kann einen Chip bringen, „früher“ oder „später“ zwei.
guide-super-rating-won = { $n ->
    [one] Deine Bewertung war richtig: ein Chip für dich.
   *[other] Deine Bewertung war richtig: { $n } Chips für dich.
}
guide-super-rating-lost = Deine Bewertung war falsch. Das kostet dich einen Chip.
guide-super-stake = Das wird deine vierte Karte, also darfst du bis zu drei Chips darauf setzen. Liegst du richtig, gewinnst du noch einmal so viele. Liegst du falsch, sind sie weg, und die Karte auch.
guide-super-stake-won = Dein Einsatz kam zurück, mit noch einmal so vielen Chips, und dazu zwei für die Karte.
guide-super-stake-lost = Dein Einsatz ist verloren, und die Karte kommt unter den Stapel.
guide-super-bot-stake = { $name } hat Chips gesetzt und lag falsch: Sie sind verloren, und die Karte kommt unter den Stapel.

guide-twist-card = Bei Twist spielt ihr alle als ein Team. Das sind deine Karten: Wähle eine.
guide-twist-turn = Dreh sie um: Allein ihr Jahr entscheidet, wohin sie kommt.
guide-twist-row = Früher oder später als die ganze Reihe: Die Reihe wächst, das gibt zwei Punkte.
guide-twist-slot = Zwischen zwei Jahren: Die Karte kommt in die Lücke darüber. Das gibt einen Punkt, und die Lücke ist besetzt.
guide-twist-sideways = Ihre Lücke ist besetzt, also liegt die Karte quer. Sie kann nur noch abgelegt werden.
guide-twist-danger = Wenn du in diesem Zug keine Karte unterbringst, ist das Spiel vorbei. Wähle gut.
guide-twist-stop = Eine Karte liegt. Du darfst hier aufhören oder eine zweite wählen: mehr Punkte, oder eine Karte, die quer liegt.
guide-twist-closed = Die Karte von { $name } kam in eine Lücke, die jetzt geschlossen ist: Keine andere Karte zwischen diesen beiden Jahren passt mehr.
guide-twist-bot-sideways = { $name } hat noch eine Karte versucht, aber ihre Lücke ist besetzt. Sie liegt quer und kann nur noch abgelegt werden.
guide-twist-discard = Statt zu spielen, darfst du eine Karte mit diesem Symbol ablegen; solche Karten leuchten. Das kostet einen Punkt, aber du wirst eine Karte los, die vielleicht nicht passt. Wähle eine.
guide-twist-discard-now = Leg sie hier ab, wenn du ihr nicht traust. Oder spiel sie.
guide-twist-icon = Auf der Jahresseite hat die Karte ein anderes Symbol. Dieses gilt ab jetzt.
guide-twist-chain = { $name } hatte eine Karte mit diesem Symbol, und ihre Rückseite zeigt das nächste. So bilden die abgelegten Karten eine Kette.
guide-twist-free = Du bist dran. Spiel eine oder zwei Karten, oder leg eine ab. Je länger die Reihe, desto besser.
guide-twist-scored = Das Spiel ist vorbei. Jede Karte in der Reihe zählt zwei Punkte, jede in einer Lücke darüber einen, und jede andere kostet einen.
