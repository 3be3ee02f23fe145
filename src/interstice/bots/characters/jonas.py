"""Jonas, level 3."""

from interstice.bots.character import Character, Words

CHARACTER = Character(
    id="jonas",
    name="Jonas",
    level=3,
    animal="rabbit",
    colour=3,
    pace=0.55,
    loves=("sports", "sport"),
    dislikes=("arts",),
    words={
        "en": Words(
            theme="Sports",
            about="Quick to place a card, quick to regret it.",
            hello="Ready, steady, go!",
            bye="Best of three?",
        ),
        "de": Words(
            theme="Sport",
            about="Schnell gelegt, schnell bereut.",
            hello="Auf die Plätze, fertig, los!",
            bye="Noch mal? Wer zuerst zwei Siege hat!",
        ),
        "fr": Words(
            theme="Sports",
            about="Vite posé, vite regretté.",
            hello="À vos marques, prêts, partez !",
            bye="On fait la belle ?",
        ),
        "it": Words(
            theme="Sport",
            about="Rapido a posare la carta, rapido a pentirsene.",
            hello="Pronti, partenza, via!",
            bye="Facciamo la rivincita?",
        ),
        "nl": Words(
            theme="Sport",
            about="Snel gelegd, snel spijt.",
            hello="Klaar voor de start? Af!",
            bye="Revanche?",
        ),
    },
)
