"""Maeve, level 1."""

from interstice.bots.character import Character, Words

CHARACTER = Character(
    id="maeve",
    name="Maeve",
    level=1,
    animal="frog",
    colour=5,
    pace=0.8,
    loves=("arts",),
    dislikes=("machines", "inventions"),
    words={
        "en": Words(
            theme="Arts",
            about="New to history, and cheerful about it.",
            hello="Was there history before my grandma?",
            bye="I got one right! At least one!",
        ),
        "de": Words(
            theme="Kunst",
            about="Neuling in Geschichte, aber bester Laune.",
            hello="Gab es vor meiner Oma schon Geschichte?",
            bye="Eine war richtig! Mindestens eine!",
        ),
        "fr": Words(
            theme="Arts",
            about="Débute en histoire, toujours de bonne humeur.",
            hello="Il y avait de l’histoire avant ma grand-mère ?",
            bye="J’en ai eu une juste ! Au moins une !",
        ),
        "it": Words(
            theme="Arte",
            about="Alle prime armi con la storia, ma sempre di buon umore.",
            hello="C’era già la storia prima di mia nonna?",
            bye="Ne ho azzeccata una! Almeno una!",
        ),
        "nl": Words(
            theme="Kunst",
            about="Nieuw in de geschiedenis, maar blijft er vrolijk onder.",
            hello="Was er al geschiedenis vóór mijn oma?",
            bye="Ik had er één goed! Minstens één!",
        ),
    },
)
