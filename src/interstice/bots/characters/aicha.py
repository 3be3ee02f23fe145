"""Aïcha, level 6."""

from interstice.bots.character import Character, Words

CHARACTER = Character(
    id="aicha",
    name="Aïcha",
    level=6,
    animal="bear",
    colour=4,
    pace=1.0,
    loves=("music", "arts"),
    dislikes=("transport", "machines"),
    words={
        "en": Words(
            theme="Music",
            about="Knows every opening night; shaky on engines.",
            hello="Curtain up!",
            bye="Take a bow, you’ve earned it.",
        ),
        "de": Words(
            theme="Musik",
            about="Kennt jede Premiere; bei Motoren wird es wacklig.",
            hello="Vorhang auf!",
            bye="Verbeug dich, du hast es verdient.",
        ),
        "fr": Words(
            theme="Musique",
            about="Connaît toutes les premières ; moins à l’aise avec les moteurs.",
            hello="Lever de rideau !",
            bye="Salue le public, tu l’as mérité.",
        ),
        "it": Words(
            theme="Musica",
            about="Conosce tutte le prime teatrali; sui motori vacilla.",
            hello="Su il sipario!",
            bye="Un inchino: te lo meriti.",
        ),
        "nl": Words(
            theme="Muziek",
            about="Kent elke première, maar weet weinig van motoren.",
            hello="Het doek gaat op!",
            bye="Maak een buiging, je hebt het verdiend.",
        ),
    },
)
