guide = Anleitung
guide-skip = Anleitung überspringen
guide-play = Ein echtes Spiel beginnen

guide-intro = Ein erstes Spiel mit Anleitung: Karten, Zufall und Bots sind vorgegeben, und es zählt in keiner Statistik.
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

guide-swiss-spin = Jeder Zug beginnt mit der Scheibe. Dreh sie!
guide-swiss-mark = { $name } liest eine Karte vor. Wähle die passende Lücke auf deiner Leiste und bestätige.
guide-swiss-right = Richtig! Die Karte gehört dir, und du bekommst zwei Chips. Chips sind Punkte.
guide-swiss-wrong = Falsch, also darf es die nächste Person mit der Karte versuchen.
guide-swiss-bot-steal = Geschnappt: Jemand lag falsch, { $name } lag richtig und bekommt die Karte mit einem Chip.
guide-swiss-star = Ein Stern: { $name } bekommt die Karte sofort, ohne Chips.
guide-swiss-grump = Das Muffelchen: Dein Zug ist vorbei. Hast du mehr als drei Karten, verlierst du eine.
guide-swiss-steal = { $name } lag falsch: Jetzt kannst du dir die Karte schnappen! Du hast nichts zu verlieren.
guide-swiss-stolen = Geschnappt! Die Karte gehört dir, und ein Chip dazu.
guide-swiss-missed = Niemand lag richtig, also bekommt { $name } die Karte fürs Vorlesen. Gekostet hat es dich nichts.
guide-swiss-duel = { $name } hat vier Karten, also darfst du ein Duell um eine davon beginnen: Zahl zwei Chips und würfle höher. Oder dreh einfach.
guide-swiss-won = Du hast höher gewürfelt: { $name } muss dir eine Karte geben. Danach drehst du die Scheibe.
guide-swiss-lost = Du hast nicht höher gewürfelt: Die zwei Chips sind weg. Dreh jetzt die Scheibe.
guide-swiss-tries = Zwei Versuche: Ist die erste Lücke falsch, darfst du eine andere wählen.
guide-swiss-remove = Du hast mehr als drei Karten, also nimmt dir das Muffelchen eine weg. Wähle, welche.
guide-swiss-give = Du hast das Duell verloren. Wähle eine Karte, die du abgibst.
guide-swiss-last = Der Stapel ist leer: Wenn du drehst, endet diese kurze Runde.
guide-swiss-scored = Der Stapel war leer, also gewinnt die längste Leiste; in einem echten Spiel gewinnt die erste mit acht Karten. Wer gewinnt, zählt seine Chips doppelt.

guide-super-chips = In der Superversion beginnen alle mit fünf Chips, um damit zu wetten.
guide-super-rated = { $name } hat deine Wahl bewertet, bevor die Karte umgedreht wurde. Wer richtig bewertet, gewinnt Chips; wer falsch bewertet, kann einen verlieren.
guide-super-rate = Stimmt die Wahl von { $name }, oder war es früher oder später? „Richtig“ kann einen Chip bringen, „früher“ oder „später“ zwei.
guide-super-rating-won = { $n ->
    [one] Deine Bewertung war richtig: ein Chip für dich.
   *[other] Deine Bewertung war richtig: { $n } Chips für dich.
}
guide-super-rating-lost = Deine Bewertung war falsch. Das kostet dich einen Chip.
guide-super-stake = Auf deine vierte Karte darfst du bis zu drei Chips setzen. Liegst du richtig, gewinnst du noch einmal so viele; sonst sind sie weg, und die Karte auch.
guide-super-stake-won = Du bekommst deinen Einsatz zurück, dazu noch einmal so viele Chips und zwei für die Karte.
guide-super-stake-lost = Dein Einsatz ist verloren, und die Karte kommt unter den Stapel.

guide-twist-card = Bei Twist spielt ihr alle als ein Team. Das sind deine Karten: Wähle eine.
guide-twist-turn = Dreh sie um: Allein ihr Jahr entscheidet, wohin sie kommt.
guide-twist-row = Früher oder später als die ganze Reihe: Die Reihe wächst, das gibt zwei Punkte.
guide-twist-slot = Zwischen zwei Jahren: Die Karte kommt in die Lücke darüber. Das gibt einen Punkt, und die Lücke ist besetzt.
guide-twist-sideways = Ihre Lücke ist besetzt, also liegt die Karte quer. Sie kann nur noch abgelegt werden.
guide-twist-danger = Wenn du in diesem Zug keine Karte unterbringst, ist das Spiel vorbei. Wähle gut.
guide-twist-stop = Eine Karte liegt. Hör hier auf oder riskiere eine zweite: mehr Punkte oder eine Karte, die quer liegt.
guide-twist-closed = Die Karte von { $name } kam in die Lücke zwischen zwei Jahren; die Lücke ist jetzt besetzt.
guide-twist-bot-sideways = Die nächste Karte von { $name } gehörte auch dorthin, also liegt sie quer: Sie kann nur noch abgelegt werden.
guide-twist-discard = Statt zu spielen, darfst du eine Karte mit dem leuchtenden Symbol ablegen: Das kostet einen Punkt, aber vielleicht passt sie ja nirgends. Wähle eine.
guide-twist-discard-now = Leg sie hier ab, wenn du ihr nicht traust. Oder spiel sie.
guide-twist-icon = Auf der Jahresseite hat die Karte ein anderes Symbol. Dieses gilt ab jetzt.
guide-twist-chain = { $name } hatte eine Karte mit diesem Symbol, und ihre Rückseite zeigt das nächste: So bilden die abgelegten Karten eine Kette.
guide-twist-free = Du bist dran. Spiel eine oder zwei Karten, oder leg eine ab. Je länger die Reihe, desto besser.
guide-twist-scored = Das Spiel ist vorbei. Jede Karte in der Reihe zählt zwei Punkte, jede in einer Lücke darüber einen; jede andere kostet einen.
