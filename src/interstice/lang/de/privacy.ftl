privacy-title = Was über dich gespeichert wird
privacy-1 = Du spielst ohne Konto: Niemand fragt nach E-Mail-Adresse, Telefonnummer oder deinem richtigen Namen.
privacy-2 = Dein Browser denkt sich ein Geheimnis aus und behält es; der Server speichert nur einen Hashwert davon, an dem er dich erkennt, und wer spielt, bekommt keine Cookies.
privacy-3 = Name, Tier, Farbe und Sprache, die du wählst, deine Ergebnisse in den Spielen, die Kartensätze und Bilder, die du anlegst, die Geräte, die du koppelst, mit Browser und Tag der letzten Nutzung, und wen du blockierst: Das bleibt gespeichert, bis du es löschst.
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
privacy-6 = Was du meldest und was über dich gemeldet wird, auch vom Server, wenn Spiele zu gut sind, um wahr zu sein, und was daraufhin geschieht, bleibt { $days ->
    [0] gespeichert, bis der Betreiber dieses Servers es löscht
    [one] einen Tag lang gespeichert
   *[other] { $days } Tage lang gespeichert
  }; nur der Betreiber dieses Servers und die Personen, die er auswählt, können es lesen, und eine Sperre gilt so lange, wie sie es bestimmen, auch danach noch, als unkenntlicher Code ohne Namen.
privacy-7 = Wer in deinen Raum kommt, auch nur zum Zuschauen, sieht deinen Namen und das, was du sagst, und in einen Raum, der unter „Zuschauen“ steht, können alle kommen; alle anderen sehen „Spieler 2“, es sei denn, du entscheidest dich, deinen Namen zu zeigen.
privacy-8 = Nichts wird weitergegeben: Es gibt keine Werbung und kein Tracking, und die Seiten laden nichts von anderen Servern.
privacy-9 = Deine Netzwerkadresse wird nicht gespeichert; zum Schutz vor Missbrauch behält der Server etwa einen Tag lang eine unkenntlich gemachte Form davon.
privacy-10 = Im Menü kannst du unter „Du“ alles über dich als Datei speichern oder endgültig löschen, und der Betreiber dieses Servers kann beides für dich tun; ältere Sicherungen enthalten es noch, bis sie ersetzt werden.
