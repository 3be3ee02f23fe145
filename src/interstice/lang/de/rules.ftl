rules-intro = Neun Arten, dieselbe Frage zu stellen: Was war zuerst?
rules-need = Was ihr braucht
rules-turn = So läuft ein Zug
rules-end = So endet das Spiel
rules-cases = Sonderfälle
rules-who = Für wen?
rules-play = Jetzt spielen
rules-all = Alle Spiele

## What each game is, in a sentence, and whom it suits

rules-solo-what = Allein gegen die Zeit: eine Zeitlinie, drei Leben und in jedem Zug eine neue Karte.
rules-solo-who = Für eine Person mit zehn Minuten Zeit und für alle, die sich selbst übertreffen wollen. Beim endlosen Üben kannst du einen ganzen Kartensatz lernen.
rules-inventions-what = Alle haben Erfindungen auf der Hand und legen sie Karte um Karte in eine gemeinsame Zeitlinie, die dabei immer länger wird.
rules-inventions-who = Für zwei bis acht Leute, die das Spiel noch nie gespielt haben, und für alle, die sich fragen, was älter ist: die Gabel oder das Rad. Die Regeln sind in einer Minute erklärt, ein Spiel dauert eine Viertelstunde, und Kinder spielen ab etwa acht Jahren mit.
rules-events-what = Vier Ereignisse auf der Hand, eine Zeitlinie auf dem Tisch: Wer am Ende einer Runde als einzige Person alle vier richtig gelegt hat, gewinnt.
rules-events-who = Das schnellste Spiel und das beste für den Anfang. Es passt zu zweit wie zu acht, in die Kaffeepause, ins Klassenzimmer und in jede altersgemischte Runde ab etwa acht Jahren.
rules-themes-what = Erfindungen, Entdeckungen, Ereignisse, Bauwerke, Bücher und Musik treffen sich in einer einzigen Zeitlinie.
rules-themes-who = Für zwei bis acht Leute, die von vielem ein wenig wissen. Die Themen helfen einander: Wer Könige nicht auseinanderhält, kennt vielleicht die Lieder ihrer Zeit.
rules-twist-competitive-what = Die Karten von Twist, aber alle gegen alle: vier auf der Hand, eine Zeitlinie, und wer am Ende einer Runde als einzige Person keine Karten mehr hat, gewinnt.
rules-twist-competitive-who = Für zwei bis acht Leute, die das kooperative Spiel kennen und zur Abwechslung lieber allein gewinnen.
rules-swiss-what = Eine Drehscheibe, eine Frage und eine eigene Leiste für acht Karten: Schweizer Geschichte für einen Spieleabend.
rules-swiss-who = Für zwei bis sechs Leute ab etwa zehn Jahren, die rund vierzig Minuten Zeit haben. Aus der Schweiz muss niemand sein, aber nachher wisst ihr mehr über sie.
rules-swiss-no-spinner-what = Das Schweizer Spiel ohne Drehscheibe: Jeder Zug ist eine Frage, und Wissen zählt mehr als Glück.
rules-swiss-no-spinner-who = Für zwei bis sechs Leute, die lieber nachdenken als drehen. Das ruhigste der Schweizer Spiele, und das gerechteste.
rules-superversion-what = Das Schweizer Spiel mit Einsatz: Setz auf deine eigene Antwort und bewerte die der anderen.
rules-superversion-who = Für drei bis sechs Leute, die das Schweizer Spiel kennen und gern einen Bluff durchschauen. Nur zuschauen muss hier niemand.
rules-twist-what = Ihr spielt alle zusammen gegen die Zeit: zwei Reihen, sechsunddreißig Karten und ein Ergebnis für das ganze Team.
rules-twist-who = Für eine bis sechs Personen, die gern laut denken. Wer viel weiß, hilft denen, die weniger wissen, und allein ist es eine schöne Patience von zwanzig Minuten.

## Classic

rules-classic-cards = Ein Kartensatz. Vorn sind Titel und Bild; das Jahr steht auf der anderen Seite, und niemand darf dort nachsehen.
rules-classic-hand-by-players = Zu zweit oder zu dritt bekommen alle je sechs Karten, zu viert oder zu fünft je fünf, ab sechs Leuten je vier.
rules-classic-hand-four = Alle bekommen je vier Karten, egal wie viele mitspielen.
rules-classic-set-up = Deine Karten liegen vor dir, für alle sichtbar, das Jahr nach unten. Eine weitere Karte wird umgedreht und eröffnet die Zeitlinie; der Rest bildet den Stapel. Die jüngste Person beginnt, und es geht im Uhrzeigersinn weiter.
rules-classic-place = Wähle eine deiner Karten und leg sie in die Zeitlinie: vor die erste Karte, hinter die letzte oder in eine Lücke dazwischen. Festlegen musst du dich; passen geht nicht.
rules-classic-right = Jetzt wird sie umgedreht. Stimmt der Platz, bleibt sie liegen, das Jahr nach oben, und du hast eine Karte weniger.
rules-classic-wrong = Stimmt er nicht, kommt sie in die Schachtel, und du ziehst eine neue vom Stapel. So oder so ist dein Zug vorbei.
rules-classic-tighter = Jede richtige Karte teilt eine Lücke in zwei, die Zeitlinie wird also immer enger. Leg die schwierigen Karten früh, solange die Lücken weit sind.
rules-classic-end = Eine Runde ist vorbei, wenn alle, die noch dabei sind, einmal dran waren; erst dann wird nachgesehen, wer keine Karten mehr hat. Ist es genau eine Person, hat sie gewonnen. Ist es niemand, folgt noch eine Runde.
rules-classic-tie = Haben mehrere zugleich keine Karten mehr, scheiden die anderen aus, und es kommt zum Stechen: Alle, die noch dabei sind, ziehen je eine Karte, und es geht nach denselben Regeln weiter, Runde um Runde, bis am Ende einer Runde genau eine Person keine Karten mehr hat.
rules-classic-pile = Ist der Stapel leer, werden die Karten aus der Schachtel gemischt und bilden den neuen Stapel.
rules-classic-share = Reichen die Karten für ein Stechen nicht mehr, teilen sich die Beteiligten den Sieg.
rules-classic-leave = Jemand geht? Ein Bot oder jemand anderes kann den Platz übernehmen. Sonst kommen die Karten in die Schachtel; bleibt nur noch eine Person übrig, gewinnt sie.
rules-classic-icons = Die Symbole auf den Karten bedeuten in diesem Spiel nichts.
rules-equal = Zwei Karten aus demselben Jahr dürfen in beliebiger Reihenfolge nebeneinanderliegen.

## Solo

rules-solo-cards = Ein Kartensatz, oder mehrere gemischt, und drei Leben.
rules-solo-set-up = Eine Karte wird umgedreht und eröffnet die Zeitlinie. Der Rest bildet den Stapel; von der obersten Karte siehst du die Vorderseite.
rules-solo-place = Leg die oberste Karte des Stapels in die Zeitlinie: vor die erste Karte, hinter die letzte oder in eine Lücke dazwischen. Dann wird sie umgedreht.
rules-solo-right = Passt sie, bleibt sie liegen und bringt einen Punkt.
rules-solo-wrong = Passt sie nicht, kommt sie dorthin, wo sie hingehört, und du verlierst ein Leben. So oder so wächst die Zeitlinie, und die Lücken werden enger.
rules-solo-fold = Wird die Zeitlinie lang, überlappen sich die Karten und fächern sich dort auf, wohin du zeigst; so bleibt jede Lücke erreichbar.
rules-solo-end = Das Spiel endet, wenn dein letztes Leben weg oder der Stapel leer ist.
rules-solo-score = Es zählt, wie viele Karten du richtig gelegt hast. Die Zeit zählt nicht: Gleich viele sind gleich gut.
rules-solo-clock = Spielst du mit Uhr, gilt eine Karte als falsch, die du nicht rechtzeitig legst.
rules-solo-options = Du kannst mit einem bis fünf Leben oder endlos spielen, mit zwanzig, fünfzig oder allen Karten und auf Wunsch nur mit bekannten oder nur mit schweren.
rules-solo-leave = Du kannst eine Pause machen und später weiterspielen; niemand spielt für dich.

## Swiss

rules-swiss-cards = Dreihundertzwanzig Karten über die Schweiz, von Geschichte und Politik bis Sport und Unterhaltung; für jede Person eine Leiste mit acht Plätzen, achtzig Chips in der Bank und ein Würfel.
rules-swiss-wheel = Dazu eine Drehscheibe mit acht Feldern: viermal Frage, zweimal zwei Versuche, ein Stern, ein Muffelchen.
rules-swiss-set-up = Alle beginnen mit einer einzigen Karte auf der Leiste, das Jahr nach oben. Jede Leiste ist eine eigene Zeitlinie, und wer zuerst acht Karten darauf hat, gewinnt die Runde. Die jüngste Person beginnt, und es geht im Uhrzeigersinn weiter.
rules-swiss-spin = Dreh die Scheibe. Sie bestimmt, was für ein Zug es wird.
rules-swiss-no-wheel = Es gibt keine Drehscheibe: Jeder Zug ist eine Frage.
rules-swiss-question = Frage: Wer rechts von dir sitzt, liest die nächste Karte vor, ohne das Jahr. Markiere die Lücke auf deiner Leiste, in die sie gehört. Liegst du richtig, bekommst du die Karte und zwei Chips. Liegst du falsch, versucht es die nächste Person auf der eigenen Leiste, für die Karte und einen Chip, und so weiter, reihum. Liegen alle falsch, geht die Karte an die Person, die vorgelesen hat, ohne Chip.
rules-swiss-two-tries = Zwei Versuche: eine Frage, bei der du dich einmal irren darfst. Zwei Chips gibt es auch, wenn erst der zweite Versuch stimmt.
rules-swiss-star = Stern: Die nächste Karte gehört sofort dir, ohne Frage und ohne Chip.
rules-swiss-grump = Muffelchen: Du setzt diesen Zug aus, und wenn du mehr als drei Karten hast, musst du eine davon für diese Runde hergeben.
rules-swiss-duel = Duell: Zu Beginn deines Zugs darfst du einmal jemanden mit mehr als drei Karten herausfordern. Das kostet zwei Chips. Ihr würfelt beide; ist dein Wurf höher, bekommst du eine Karte, die dein Gegenüber aussucht, und sie kommt an ihren Platz auf deiner Leiste. Mit sieben Karten darfst du niemanden herausfordern: Die achte will verdient sein.
rules-swiss-next = Wer auch immer die Karte bekommen hat: Als Nächstes ist dran, wer links von dir sitzt.
rules-swiss-end = Die Runde endet, sobald jemand acht Karten hat. Alle zählen ihre Chips; wer die Runde gewonnen hat, zählt sie doppelt.
rules-swiss-total = Dann wird alles neu verteilt. Nach vier Runden gewinnt die höchste Summe; bei Gleichstand wird der Sieg geteilt.
rules-swiss-kids = Kinder unter zwölf haben immer zwei Versuche, auch bei den Karten der anderen.
rules-swiss-bank = Mehr als achtzig Chips hat die Bank nicht; sie zahlt nur, was sie hat.
rules-swiss-empty = Geht der Stapel zu Ende, gewinnt die längste Leiste die Runde; sind mehrere gleich lang, die mit den meisten Chips; herrscht auch da Gleichstand, gewinnen sie gemeinsam.
rules-swiss-leave = Jemand geht? Ein Bot oder jemand anderes kann den Platz übernehmen. Sonst scheiden die Karten aus, und die Chips gehen an die Bank; bleibt nur noch eine Person übrig, gewinnt sie.

## Superversion

rules-superversion-chips = In jeder Runde beginnen alle mit fünf Chips.
rules-superversion-stake = Einsatz: Hast du drei Karten, darfst du in deinem Zug beim ersten Versuch für die vierte ein bis drei Chips auf dich setzen. Liegst du richtig, kommt der Einsatz verdoppelt zurück, zusätzlich zu Karte und Chips. Liegst du falsch, ist er weg, die Karte kommt unter den Stapel, und es gibt keinen weiteren Versuch, auch nicht für die anderen.
rules-superversion-rate = Bewertung: Bevor der erste Versuch in einem Zug geprüft wird, dürfen alle anderen außer der Person, die vorliest, verdeckt angeben, was sie davon halten: Ist er richtig, oder liegt die Karte früher oder später? Mitmachen darf, wer mindestens einen Chip hat.
rules-superversion-right = Wer „richtig“ gesagt hat, gewinnt einen Chip, wenn es stimmt, und verliert sonst einen.
rules-superversion-doubt = Wer „früher“ oder „später“ gesagt hat, gewinnt zwei Chips, wenn die Karte wirklich dorthin gehört, verliert einen, wenn der Versuch doch richtig war, und gewinnt oder verliert sonst nichts.
rules-superversion-order = Die Bewertungen werden aufgedeckt, sobald feststeht, wohin die Karte kommt; so verraten sie nichts, solange noch jemand einen Versuch hat. Abgerechnet werden zuerst die Bewertungen, dann der Einsatz, dann die Chips für die Karte.

## Twist

rules-twist-cards = Sechsunddreißig Karten, aus dem Kartensatz gezogen. Jede hat vorn ein Symbol und auf der Datumsseite ein anderes.
rules-twist-set-up = Alle nehmen je vier Karten und legen sie mit der Vorderseite nach oben vor sich hin. Eine weitere Karte wird umgedreht und eröffnet die untere Reihe, noch eine die Ablage. Der Rest bildet den Stapel, mit der Vorderseite nach oben. Die älteste Person beginnt, und es geht im Uhrzeigersinn weiter.
rules-twist-choice = Entweder spielst du eine oder zwei Karten aus, oder du legst eine ab. Nie beides.
rules-twist-play = Ausspielen: Dreh eine Karte um. Allein ihr Jahr entscheidet, wohin sie kommt. Ist es das früheste von allen, kommt sie ans linke Ende der unteren Reihe, ist es das späteste, ans rechte. Liegt es zwischen zwei Nachbarn der unteren Reihe, kommt sie in die Lücke über den beiden. Liegt schon eine Karte aus demselben Jahr da, kommt sie obendrauf.
rules-twist-misfit = In einer Lücke ist nur für eine Karte Platz. Ist sie besetzt, passt deine Karte nirgends mehr: Dreh sie zurück und leg sie quer vor dich hin. Solange du in diesem Zug noch keine gelegt hast, musst du dann eine andere versuchen.
rules-twist-second = Hast du eine gelegt, darfst du aufhören oder eine zweite versuchen. Passt auch die, ist dein Zug zu Ende; passt sie nicht, darfst du aufhören oder eine weitere versuchen.
rules-twist-discard = Ablegen: Nimm eine Karte, die vorn dasselbe Symbol zeigt wie die oberste der Ablage, dreh sie um und leg sie darauf. Ab jetzt zählt das Symbol auf ihrer Datumsseite. So wirst du auch quer liegende Karten los.
rules-twist-draw = Am Ende deines Zugs ziehst du, bis du wieder vier Karten hast; quer liegende zählen mit.
rules-twist-talk = Redet, so viel ihr wollt. Alle dürfen Rat geben und auf Karten zeigen; wer dran ist, entscheidet.
rules-twist-end = Das Spiel endet, wenn alle Karten gelegt oder abgelegt sind, wenn jemand weder ausspielen noch ablegen kann oder wenn jemand ausspielen wollte und keine einzige Karte legen konnte.
rules-twist-score = Jede Karte in der unteren Reihe bringt zwei Punkte, jede in einer Lücke einen. Jede Karte in der Ablage, im Stapel oder noch vor euch kostet einen.
rules-twist-ranks = Die Summe ergibt einen von acht Rängen. Mehr als sechzig Punkte machen euch zu Zeitreisenden.
rules-twist-empty = Ist der Stapel leer, spielt ihr mit dem weiter, was ihr habt; wer keine Karten hat, wird übersprungen.
rules-twist-leave = Jemand geht? Ein Bot oder jemand anderes kann den Platz übernehmen. Sonst bleiben die Karten liegen, und jede kostet einen Punkt.
