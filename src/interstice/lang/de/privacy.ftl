privacy-title = Was über dich gespeichert wird
privacy-1 = Du spielst ohne Konto: Niemand fragt nach E-Mail-Adresse, Telefonnummer, deinem richtigen Namen oder deinem Alter; Räume und Spiele halten nur fest, ob du „unter 12“ angekreuzt hast und wen der Tisch als jüngste oder älteste Person genannt hat.
privacy-2 = Dein Browser denkt sich ein Geheimnis aus und behält es; der Server speichert nur einen Hashwert davon, an dem er dich erkennt, und wer spielt, bekommt keine Cookies.
privacy-3 = Gespeichert bleiben, bis du sie löschst: Name, Tier, Farbe und Sprache, die du wählst, deine Ergebnisse in den Spielen, die Kartensätze und Bilder, die du anlegst, die Geräte, die du koppelst (mit Browser und Tag der letzten Nutzung), und die Liste der Personen, die du blockierst.
privacy-4 = Spiele mit ihren Zügen und den Namen der Mitspielenden bleiben { $days ->
    [0] gespeichert, bis der Betreiber dieses Servers sie löscht
    [one] nach dem letzten Zug einen Tag lang gespeichert
   *[other] nach dem letzten Zug { $days } Tage lang gespeichert
  }.
privacy-5 = Räume mit dem, was darin gesagt wird, bleiben { $days ->
    [0] gespeichert, bis der Betreiber dieses Servers sie löscht
    [one] nach der letzten Benutzung einen Tag lang gespeichert
   *[other] nach der letzten Benutzung { $days } Tage lang gespeichert
  }.
privacy-6 = Meldungen von dir oder über dich (auch die des Servers über Spiele, die zu gut sind, um wahr zu sein), die darin zitierten Nachrichten und was daraufhin geschieht, bleiben { $days ->
    [0] gespeichert, bis der Betreiber dieses Servers sie löscht
    [one] einen Tag lang gespeichert
   *[other] { $days } Tage lang gespeichert
  }; nur der Betreiber dieses Servers und die Personen, die er auswählt, können sie lesen, doch in deiner eigenen Datei steht, was über dich gemeldet wurde und was daraufhin geschah, nicht aber, von wem; eine Sperre bleibt auch darüber hinaus gespeichert, solange sie gilt, als unkenntlich gemachter Code ohne Namen.
privacy-7 = Deinen Namen sehen alle, die mit dir am Tisch sitzen, und in Räumen, die nicht unter „Zuschauen“ stehen, alle, die hereinkommen; alle anderen sehen „Spieler 2“, es sei denn, du entscheidest dich, deinen Namen zu zeigen; was du sagst, können alle im Raum lesen, auch wenn sie nur zuschauen.
privacy-8 = Nichts wird weitergegeben: Es gibt keine Werbung und kein Tracking, und die Seiten laden nichts von anderen Servern.
privacy-9 = Deine Netzwerkadresse wird nicht gespeichert; zum Schutz vor Missbrauch behält der Server etwa einen Tag lang eine unkenntlich gemachte Form davon.
privacy-10 = Im Menü kannst du unter „Du“ alles über dich als Datei speichern oder endgültig löschen, und der Betreiber dieses Servers kann beides für dich tun; ältere Sicherungen enthalten es noch, bis sie ersetzt werden.
