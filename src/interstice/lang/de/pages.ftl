lost-title = Diese Seite gibt es nicht
lost-why = Unter dieser Adresse liegt nichts. Vielleicht ging unterwegs ein Buchstabe verloren.
