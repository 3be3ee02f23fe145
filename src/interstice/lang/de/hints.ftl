hint-classic-card = Das sind deine Karten. Wähle die, deren Zeit du am besten schätzen kannst.
hint-classic-gap = Dann wähle eine Lücke in der Linie: links ist früher, rechts später. Niemand sieht das Datum, bevor die Karte liegt.
hint-classic-miss = Eine falsch gelegte Karte kommt in die Schachtel, und wer sie gelegt hat, zieht eine neue. Eine richtige bleibt liegen: eine Karte weniger auf der Hand.
hint-classic-round = Eine Runde ist um, wenn alle dran waren. Wer dann als Einziges keine Karten mehr hat, gewinnt.
hint-classic-last = Jemand hat nur noch eine Karte. Liegt sie richtig, kann das Spiel mit dieser Runde enden.
hint-classic-playoff = Mehrere hatten keine Karten mehr, darum kommt das Stechen: je eine neue Karte, die anderen sind draußen.
hint-classic-icons = Das sind die Karten von Twist, aber hier spielt jedes für sich: Die Zeichen bedeuten in diesem Spiel nichts.

hint-swiss-spin = Dreh am Rad. Frage: ein Versuch. Zwei Versuche: wie es heißt. Stern: eine Karte geschenkt. Muffelchen: Du setzt aus, und mit mehr als drei Karten verlierst du eine.
hint-swiss-read = Lass eine Karte vorlesen und sag, wo sie zwischen deine gehört.
hint-swiss-rack = Deine Leiste ist deine eigene Zeitlinie. Wähle den Platz, an den die Karte gehört. Richtig: Sie gehört dir, mit zwei Chips. Wer zuerst acht Karten hat, gewinnt die Runde.
hint-swiss-tries = Zwei Versuche: Ist der erste Platz falsch, darfst du noch einen wählen.
hint-swiss-steal = Die anderen lagen falsch, also darfst du: Liegst du richtig, kommt die Karte auf deine Leiste, mit einem Chip. Zu verlieren gibt es nichts.
hint-swiss-duel = Du hast zwei Chips: Vor deinem Zug darfst du damit ein Duell bezahlen. Würfelst du höher, bekommst du eine Karte.
hint-swiss-give = Ein Duell ist verloren. Welche Karte du abgibst, entscheidest du; ihr Fehlen kann dir sogar helfen.
hint-swiss-grump = Das Muffelchen nimmt dir eine Karte. Gib eine her, die es dir schwer macht, etwa eine von zwei nahen Jahren.
hint-swiss-chips = Chips sind Punkte: Sie werden am Ende der Runde gezählt, beim Gewinner doppelt.
hint-swiss-super = In der Superversion beginnen alle mit fünf Chips zum Wetten. Was am Ende übrig ist, zählt.
hint-swiss-stake = Auf deine vierte Karte darfst du bis zu drei Chips setzen. Richtig: Du bekommst sie doppelt zurück. Falsch: Sie und die Karte sind weg.
hint-swiss-rate = Jemand hat einen Platz gewählt. Stimmt er, oder gehört die Karte früher oder später hin? „Richtig“ bringt oder kostet einen Chip, ein berechtigter Zweifel bringt zwei.

hint-twist-play = Wähle eine Karte und dreh sie um: Ihr Datum allein entscheidet, wohin sie kommt. Die Frage ist nur, ob dort noch Platz ist.
hint-twist-slots = Außerhalb der Reihe macht eine Karte sie länger: zwei Punkte. Zwischen zwei Jahren ist ein Platz: ein Punkt. Was sonst noch zwischen dieselben zwei Jahre fällt, passt nirgends.
hint-twist-wide = Achtung vor weiten Lücken: Eine Karte darin verschließt alle Jahre dort. Wo zwei Jahre weit auseinanderliegen, überleg es dir zweimal.
hint-twist-icons = Statt auszuspielen darfst du ablegen: eine Karte, deren Zeichen oben auf der Ablage liegt. Das kostet einen Punkt und zeigt ein neues Zeichen.
hint-twist-sideways = Eine quer liegende Karte passt nirgends mehr. Sie kann nur abgelegt werden, wenn ihr Zeichen oben liegt.
hint-twist-stop = Eine Karte liegt. Du darfst aufhören oder eine zweite umdrehen: mehr Punkte, aber was nicht passt, liegt quer.
hint-twist-advice = Ihr spielt zusammen: Redet im Chat, und drück auf eine Karte von jemand anderem, um darauf zu zeigen. Wer am Zug ist, entscheidet.
