"""Zoë, level 4."""

from interstice.bots.character import Character, Words

CHARACTER = Character(
    id="zoe",
    name="Zoë",
    level=4,
    animal="toucan",
    colour=6,
    pace=0.9,
    loves=("music", "entertainment"),
    dislikes=("machines", "economy"),
    words={
        "en": Words(
            theme="Music",
            about="Hums the answer before she says it.",
            hello="Name that tune. Or that year.",
            bye="That was a catchy one.",
        ),
        "de": Words(
            theme="Musik",
            about="Summt die Antwort, bevor sie sie sagt.",
            hello="Welches Lied ist das? Oder welches Jahr?",
            bye="Das war ein Ohrwurm.",
        ),
        "fr": Words(
            theme="Musique",
            about="Fredonne la réponse avant de la donner.",
            hello="Devine la chanson. Ou l’année.",
            bye="Voilà une partie qui reste en tête.",
        ),
        "it": Words(
            theme="Musica",
            about="Canticchia la risposta prima di darla.",
            hello="Indovina la canzone. O l’anno.",
            bye="Una partita orecchiabile.",
        ),
        "nl": Words(
            theme="Muziek",
            about="Neuriet het antwoord voor ze het geeft.",
            hello="Raad het liedje. Of het jaar.",
            bye="Dat potje blijft hangen.",
        ),
    },
)
