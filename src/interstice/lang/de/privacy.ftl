privacy-title = Was über dich gespeichert wird
privacy-1 = Du spielst ohne Konto: Niemand fragt nach E-Mail-Adresse, Telefonnummer oder deinem richtigen Namen.
privacy-2 = Dein Browser denkt sich ein Geheimnis aus und behält es; der Server speichert nur eine Prüfsumme davon, an der er dich erkennt, und Cookies gibt es nicht.
privacy-3 = Name, Tier, Farbe und Sprache, die du wählst, und wie deine Spiele ausgegangen sind, bleiben gespeichert, bis du sie löschst.
privacy-4 = Spiele mit ihren Zügen und den Namen der Mitspielenden bleiben gespeichert, { $days ->
    [0] bis der Betreiber dieses Servers sie löscht
    [one] bis einen Tag nach dem letzten Zug
   *[other] bis { $days } Tage nach dem letzten Zug
  }.
privacy-5 = Räume mit dem, was darin gesagt wird, bleiben gespeichert, { $days ->
    [0] bis der Betreiber dieses Servers sie löscht
    [one] bis sie einen Tag lang nicht benutzt wurden
   *[other] bis sie { $days } Tage lang nicht benutzt wurden
  }.
privacy-6 = Was du meldest, bleibt gespeichert, { $days ->
    [0] bis der Betreiber dieses Servers es löscht
    [one] und zwar einen Tag lang
   *[other] und zwar { $days } Tage lang
  }; nur der Betreiber und die von ihm Beauftragten lesen es.
privacy-7 = Wer im selben Raum ist, sieht deinen Namen und was du sagst; alle anderen sehen „Spieler 2“, außer du willst deinen Namen zeigen.
privacy-8 = Nichts wird weitergegeben: Es gibt keine Werbung und kein Tracking, und die Seiten laden nichts von anderen Servern.
privacy-9 = Deine Netzadresse wird nicht gespeichert; zum Schutz vor Missbrauch behält der Server sie höchstens einen Tag lang in verschlüsselter Form.
privacy-10 = Im Menü kannst du unter „Du“ alles über dich als Datei speichern und endgültig löschen, und der Betreiber dieses Servers kann das für dich tun; ältere Sicherungen enthalten es, bis sie ersetzt werden.
