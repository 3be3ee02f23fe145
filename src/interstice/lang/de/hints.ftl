hint-classic-card = Das sind deine Karten. Wähle die, die du zeitlich am besten einordnen kannst.
hint-classic-gap = Dann wähle eine Lücke in der Zeitlinie: Links ist früher, rechts später. Niemand sieht die Jahreszahl, bevor die Karte liegt.
hint-classic-miss = Eine falsch gelegte Karte kommt in die Schachtel, und wer sie gelegt hat, zieht eine neue. Eine richtige bleibt liegen: eine Karte weniger auf der Hand.
hint-classic-round = Eine Runde ist vorbei, wenn alle dran waren. Hat dann genau eine Person keine Karten mehr, gewinnt sie.
hint-classic-last = Jemand hat nur noch eine Karte. Liegt sie richtig, kann das Spiel mit dieser Runde enden.
hint-classic-playoff = Mehrere hatten keine Karten mehr, also gibt es ein Stechen: Sie bekommen je eine neue Karte, alle anderen sind raus.
hint-classic-icons = Diese Karten haben Symbole für Twist. Hier spielen alle gegen alle, und die Symbole bedeuten nichts.

hint-solo-gap = Wähle für diese Karte eine Lücke in der Zeitlinie: Links ist früher, rechts später. Die Jahreszahl siehst du erst, wenn die Karte liegt.
hint-solo-miss = Eine falsche Karte kostet ein Leben und kommt dorthin, wo sie hingehört. Ist dein letztes Leben weg, endet das Spiel.

hint-swiss-spin = Dreh die Scheibe. Frage: ein Versuch. Zwei Versuche: Einer darf danebengehen. Stern: eine Karte geschenkt. Muffelchen: Du setzt aus, und mit mehr als drei Karten verlierst du eine.
hint-swiss-read = Lass dir eine Karte vorlesen und sag, an welche Stelle deiner Leiste sie gehört.
hint-swiss-rack = Deine Leiste ist deine eigene Zeitlinie. Wähle die Lücke, in die die Karte gehört. Liegst du richtig, bekommst du sie und zwei Chips dazu. Wer zuerst acht Karten hat, gewinnt die Runde.
hint-swiss-tries = Zwei Versuche: Ist die erste Lücke falsch, darfst du eine andere wählen.
hint-swiss-steal = Bisher lag niemand richtig, also darfst du es versuchen: Liegst du richtig, kommt die Karte auf deine Leiste, und du bekommst einen Chip. Du hast nichts zu verlieren.
hint-swiss-duel = Du hast zwei Chips: Zu Beginn deines Zugs darfst du damit jemanden zum Duell herausfordern. Würfelst du höher, gibt dir dein Gegenüber eine Karte.
hint-swiss-give = Duell verloren. Welche Karte du abgibst, entscheidest du; die Lücke, die sie hinterlässt, kann dir sogar helfen.
hint-swiss-grump = Das Muffelchen nimmt dir eine Karte. Gib eine her, die es dir schwer macht, etwa eine von zweien, deren Jahre nah beieinanderliegen.
hint-swiss-chips = Chips sind Punkte: Sie werden am Ende der Runde gezählt, und wer die Runde gewinnt, zählt sie doppelt.
hint-swiss-super = In der Superversion beginnen alle jede Runde mit fünf Chips zum Setzen. Was am Ende der Runde übrig ist, zählt.
hint-swiss-stake = Auf deine vierte Karte darfst du bis zu drei Chips setzen. Richtig: Du bekommst sie doppelt zurück. Falsch: Sie und die Karte sind weg.
hint-swiss-rate = Jemand hat eine Lücke gewählt. Ist sie richtig, oder liegt die Karte früher oder später? „Richtig“ bringt oder kostet einen Chip. „Früher“ oder „später“ bringt zwei, wenn die Richtung stimmt, nichts, wenn sie nicht stimmt, und kostet einen, wenn die Lücke doch richtig war.

hint-twist-play = Wähle eine Karte und dreh sie um: Allein ihr Jahr entscheidet, wohin sie kommt. Die Frage ist nur, ob dort noch Platz ist.
hint-twist-slots = Eine Karte, die früher oder später ist als die ganze Reihe, verlängert sie: zwei Punkte. Über je zwei Nachbarn liegt eine Lücke: ein Punkt. Jede weitere Karte, die zwischen dieselben zwei Jahre fällt, passt nirgends.
hint-twist-wide = Vorsicht bei großen Abständen: Eine einzige Karte blockiert alle Jahre dazwischen. Wo zwei Jahre weit auseinanderliegen, überleg es dir zweimal.
hint-twist-icons = Statt auszuspielen, darfst du ablegen: eine Karte mit dem Symbol, das oben auf der Ablage liegt. Das kostet einen Punkt und bringt ein neues Symbol nach oben.
hint-twist-sideways = Eine quer liegende Karte passt nirgends mehr. Du kannst sie nur noch ablegen, wenn ihr Symbol oben auf der Ablage liegt.
hint-twist-stop = Eine Karte liegt. Du darfst aufhören oder eine zweite umdrehen: Das kann mehr Punkte bringen, aber was nicht passt, liegt quer.
hint-twist-advice = Ihr spielt zusammen: Redet im Chat und tippt fremde Karten an, um darauf zu zeigen. Wer dran ist, entscheidet.
