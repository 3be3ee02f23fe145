question = Was war zuerst?
promise = Bring große Momente der Geschichte in die richtige Reihenfolge, ohne die Jahreszahlen zu sehen.
play-now = Jetzt spielen
play-how = { $n ->
    [1] gegen einen Bot, ohne Anmeldung
    [2] gegen zwei Bots, ohne Anmeldung
    [3] gegen drei Bots, ohne Anmeldung
    [4] gegen vier Bots, ohne Anmeldung
   *[other] gegen fünf Bots, ohne Anmeldung
}
play-friends = Mit Freunden spielen
resume = Spiel fortsetzen
resume-more = { $n ->
    [one] { $n } weiteres Spiel
   *[other] { $n } weitere Spiele
}
code = Raumcode
code-short = CODE
join = Beitreten
games = Spiele
game-solo = Solo
game-solo-about = Eine Zeitlinie, drei Leben. Wie weit kommst du?
game-classic = Klassisch
game-classic-about = Leg alle deine Karten in eine gemeinsame Zeitlinie.
game-swiss = Schweiz
game-swiss-about = Dreh, antworte und füll vor allen anderen deine Leiste mit acht Karten.
game-swiss-no-spinner-about = Antworte und füll vor allen anderen deine Leiste mit acht Karten.
game-superversion = Superversion
game-superversion-about = Schweiz mit Einsatz: Setz auf dich selbst und bewerte die anderen.
game-twist = Twist
game-twist-about = Alle gegen die Zeit: zwei Reihen, ein Team.
game-players = Personen
game-size = { $people } · { $minutes } Min.
best-score = Rekord { $n }
preset-solo = Solo
preset-events = Klassisch: Ereignisse
preset-inventions = Klassisch: Erfindungen
preset-themes = Klassisch: sechs Themen
preset-swiss = Schweiz
preset-swiss-no-spinner = Schweiz ohne Drehscheibe
preset-superversion = Superversion
preset-twist = Twist
preset-twist-competitive = Twist, alle gegen alle

today-line = Die Linie des Tages
today-about = Zehn Karten, für alle dieselben. Ein Versuch.
today-play = Linie spielen
today-begun = { $n } von 10 gelegt
today-continue = Weiter
today-done = { $right } von { $all } richtig
today-see = So lief es
today-streak = { $n ->
    [one] Serie: ein Tag
   *[other] { $n } Tage in Folge
}
today-streak-none = Starte eine Serie
today-streak-risk = { $n ->
    [one] Spiel heute, um deine Serie zu halten
   *[other] Spiel heute, um deine { $n }-Tage-Serie zu halten
}
today-left = noch { $time }
today-until = bis { $time } Uhr
today-offline = Du bist offline. Die Linie des Tages braucht eine Verbindung.
today-new = Eine neue Linie des Tages ist da.
time-hours = { $h } Std. { $m } Min.
time-minutes = { $m } Min.
time-seconds = { $m } Min. { $s } Sek.

menu = Menü
close = Schließen
labelled = { $label }: { $value }
language = Sprache
theme = Darstellung
theme-switch = Zwischen Hell und Dunkel wechseln
theme-system = Automatisch
theme-light = Hell
theme-dark = Dunkel
contrast = Kontrast
contrast-more = Hoch
motion = Bewegung
motion-less = Reduziert
pace = Tempo
pace-slow = Langsam
pace-normal = Normal
pace-quick = Schnell
pace-none = Ohne Pausen
card-size = Kartengröße
card-size-normal = Normal
card-size-large = Groß
sound = Ton
letter-keys = Tastenkürzel mit Buchstaben
show-name = Meinen Namen allen zeigen
on = An
off = Aus
hints = Tipps beim ersten Spiel
hints-again = Wieder zeigen
reload = Seite neu laden
broken = Da ist etwas schiefgegangen
broken-kept = Auf dieser Seite ist etwas schiefgegangen. Dein Spiel ist auf dem Server gespeichert: Lade die Seite neu und spiel weiter.
outdated = Diese Seite ist unvollständig
outdated-kept = Ein Teil davon ließ sich nicht laden: Entweder gibt es eine neuere Version, oder du bist offline. Dein Spiel ist auf dem Server gespeichert: Lade die Seite neu und spiel weiter.
no-server = Der Server antwortet nicht
no-server-wait = Wir versuchen es weiter. Wenn du schon in einem Raum bist, bleibt dein Spiel erhalten. Prüf deine Verbindung.
keys = Tasten
keys-card = Karte
keys-gap = Lücke
keys-place = legen
keys-back = zurücknehmen
leave-game = Spiel verlassen
leave-sure = Spiel verlassen? Die anderen spielen ohne dich weiter.
leave-sure-alone = Spiel verlassen? Dann endet es hier mit deinen bisherigen Punkten.
to-start = Zur Startseite
trouble = Das hat nicht geklappt. Bitte versuch es noch einmal.
too-late = Jemand war schneller. Schau noch einmal hin.
joining = Gleich bist du im Raum …
no-room = Beitritt nicht möglich
refused-missing = Es gibt keinen Raum mit diesem Code. Prüf ihn oder bitte um einen neuen Link.
refused-denied = Du wurdest aus diesem Raum ausgeschlossen.
refused-bad = Diese Seite und der Server verstehen sich nicht. Lade die Seite neu.
connection-lost = Verbindung unterbrochen. Dein Spiel bleibt erhalten.
no-connection = Keine Verbindung
no-connection-how = Der Server ist gerade nicht zu erreichen. Sobald es wieder geht, kannst du weiterspielen; deine Spiele bleiben erhalten.
copied = Kopiert

you = Du
guest = Gast
guest-number = Gast { $n }
a-player = Jemand
player-number = Spieler { $n }
bot = Bot
name = Name
cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
round = Runde { $n }
pips = In dieser Runde schon dran gewesen: { $played } von { $all }
your-turn = Du bist dran
on-turn = Ist dran
seat-you-now = Du bist dran
seat-now = ist dran
seat-next = gleich dran
seat-waits = { $you ->
    [yes] wartest
   *[other] wartet
}
seat-bot = Bot
seat-away = nicht da
seat-out = { $you ->
    [yes] bist raus
   *[other] ist raus
}
seat-free = Freier Platz
watching-you = Du schaust zu
watching = { $n ->
    [one] Eine Person schaut zu
   *[other] { $n } Personen schauen zu
}
hand = Deine Hand
pile = Stapel { $n }
box = Schachtel { $n }
the-box = SCHACHTEL
take-back = Zurücknehmen
go-on = Weiter

how-it-went = So lief es
rematch = Revanche
play-again = Noch einmal
host-rematch = Wer den Raum leitet, kann eine Revanche starten.
share = Teilen
end-line = Die ganze Zeitlinie
end-you = Du gewinnst
end-you-shared = Ihr gewinnt gemeinsam
end-wins = { $n ->
    [one] { $name } gewinnt
   *[other] { $name } gewinnen
}
end-nobody = Niemand gewinnt
end-score = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
end-round = in Runde { $n }
end-right = richtig
end-run = beste Serie
end-off = Ø Jahre daneben

zone-line = Zeitlinie
zone-row = Untere Reihe
zone-slots = Obere Reihe
zone-racks = Leisten
zone-discards = Ablage
zone-hands = Handkarten
zone-read = Wird vorgelesen
move-place = Eine Karte legen
move-challenge = Herausfordern
move-give = Eine Karte abgeben
move-spin = Drehen
move-read = Die nächste Karte vorlesen
move-mark = Eine Lücke markieren
move-rate = Bewerten
move-pass = Passen
move-remove = Eine Karte herausnehmen
move-play = Eine Karte ausspielen
move-discard = Eine Karte ablegen
move-stop = Zug beenden
field-card = Karte
field-gap = Lücke
field-seat = Person
field-stake = Einsatz
field-verdict = Urteil

year-before = { $year } v. Chr.
year-about = um { $year }
year-thousands = { "\u202F" }
a-card = eine Karte
report-deck = Kartensatz melden

# What the server refuses, where people may run into it
sorry-daily-over = Dieser Tag ist vorbei. Ab einer Stunde nach Tagesende kannst du die Linie zum Spaß spielen.
sorry-daily-secret = Diese Linie siehst du, sobald du sie gespielt hast, spätestens eine Stunde nach Tagesende.
sorry-daily-none = An diesem Tag gab es keine Linie.
sorry-daily-later = Dieser Tag hat noch nicht begonnen.
sorry-daily-once = Die Linie des Tages lässt sich in diesem Raum nur einmal spielen.
sorry-seat-taken = Da sitzt schon jemand; nimm einen freien Platz.
sorry-name = Namen müssen 1 bis { $most } Zeichen lang sein.
sorry-not-yours = Dieser Platz gehört jemand anderem.
sorry-line = Nachrichten müssen 1 bis { $most } Zeichen lang sein.
sorry-host-stays = Wer den Raum leitet, kann nicht ausgeschlossen werden.
sorry-host-only = Das kann nur, wer den Raum leitet.
sorry-too-fast = Das ging zu schnell. Warte einen Moment und versuch es noch einmal.
sorry-away = Der Server kann gerade nichts speichern. Versuch es noch einmal.
sorry-room-full = Dieser Raum ist voll.
sorry-version = Diese Seite ist veraltet. Lade sie neu.
sorry-command-used = Das ist nicht angekommen. Versuch es noch einmal.
sorry-unreadable = Das letzte Spiel in diesem Raum lässt sich nicht mehr öffnen. Ihr könnt ein neues beginnen.
sorry-room-unreadable = Dieser Raum lässt sich nicht mehr öffnen. Ihr könnt ein neues Spiel beginnen.
sorry-no-game = In diesem Raum hat noch kein Spiel begonnen.
sorry-twist-deck = Twist braucht Karten mit Symbolen: Wähle den Kartensatz „Twist“ oder gib deinen eigenen Karten beim Bearbeiten Symbole.
sorry-no-room = Es gibt keinen Raum mit dem Code { $code }; prüf ihn noch einmal.
sorry-pairing = Dieser Code ist unbekannt, schon benutzt oder zu alt; lass dir einen neuen geben.
sorry-game-on = In diesem Raum läuft ein Spiel; es muss erst zu Ende sein.
sorry-clock = Stell die Uhr auf 5 bis 86 400 Sekunden.
sorry-era = Das erste Jahr darf nicht nach dem letzten liegen.
sorry-fame = Bei diesem Kartensatz ist nicht vermerkt, wie bekannt die Karten sind; nimm alle.
sorry-players = Mit diesen Optionen können { $least } bis { $most } Leute spielen; ihr seid { $got }.
sorry-cards = Bei { $players } am Tisch braucht ihr mindestens { $needed } Karten; { $hand ->
    [0] diese Auswahl hat { $got }.
   *[other] diese Auswahl hat { $got }. Stellt „Karten auf der Hand“ auf { $hand }, dann reicht sie.
}
sorry-no-deck = Diesen Kartensatz gibt es nicht mehr, oder er gehört dir nicht.
sorry-no-link = Dieser Link gilt nicht mehr; lass dir einen neuen geben.
sorry-few-misses = Dafür brauchst du mindestens zwei Karten, die du zweimal verfehlt hast.
sorry-no-page = Diese Seite gibt es nicht, oder sie wird nicht mehr gezeigt.
sorry-no-cards = Dieser Kartensatz hat noch keine fertigen Karten.
sorry-private = Nur wer mitgespielt hat, kann dieses Spiel ansehen.
sorry-report-year = Gib ein gültiges Jahr an; ein Jahr 0 gab es nicht.
sorry-report-same = Diese Jahreszahl steht schon auf der Karte. Gib eine andere an oder lass sie weg.
sorry-report-why = Begründungen haben höchstens { $most } Zeichen.
sorry-report-empty = Gib das richtige Jahr an oder schreib, was nicht stimmt.
sorry-banned = Die Moderation dieses Servers hat dich gesperrt.
sorry-barred = Neue Gäste aus deinem Netz können heute nicht mitspielen. Versuch es morgen wieder.
sorry-room-shut = Die Moderation hat diesen Raum geschlossen.
sorry-muted = Wer diesen Raum leitet, hat dich hier stummgeschaltet.
sorry-muted-everywhere = Die Moderation hat dich vorläufig stummgeschaltet.
sorry-phrases-only = In diesem Raum gibt es nur die fertigen Sätze.
sorry-not-here = Diese Person hat den Raum verlassen.
sorry-inbox-forged = Dieser Link gehört nicht zu diesem Server. Lass dir vom Betreiber einen neuen geben.
sorry-inbox-used = Dieser Link wurde schon benutzt. Lass dir vom Betreiber einen neuen geben.
sorry-inbox-expired = Dieser Link ist abgelaufen. Lass dir vom Betreiber einen neuen geben.
sorry-inbox-closed = Öffne den Link, den du vom Betreiber bekommen hast.
sorry-inbox-changed = Jemand anders war schneller. Schau noch einmal nach.
sorry-inbox-not-hidden = Diese Nachrichten sind nicht mehr ausgeblendet: Sie wurden schon wiederhergestellt oder endgültig gelöscht.
sorry-inbox-why = Gib einen Grund mit höchstens 300 Zeichen an.
sorry-advice-game = Bots geben nur bei Twist Rat.
sorry-advice-over = Dieses Spiel ist vorbei, da gibt es keinen Rat mehr.
sorry-advice-bot = Auf diesem Platz weiß niemand Rat; frag einen anderen Bot.
privacy = Datenschutz
sorry-erased = Alles über dich wird gerade gelöscht. Lade die Seite neu, um von vorn anzufangen.
sorry-no-device = Dieses Gerät ist nicht mehr mit deinen gekoppelt.
