"""Otto, level 2."""

from interstice.bots.character import Character, Words

CHARACTER = Character(
    id="otto",
    name="Otto",
    level=2,
    animal="penguin",
    colour=1,
    pace=1.1,
    loves=("nature", "discoveries"),
    dislikes=("politics", "events"),
    words={
        "en": Words(
            theme="Nature",
            about="Knows every dinosaur, and hardly any kings.",
            hello="If it had feathers, ask me.",
            bye="Too many people, not enough penguins.",
        ),
        "de": Words(
            theme="Natur",
            about="Kennt jeden Dinosaurier und kaum einen König.",
            hello="Hatte es Federn? Dann frag mich.",
            bye="Zu viele Menschen, zu wenige Pinguine.",
        ),
        "fr": Words(
            theme="Nature",
            about="Connaît tous les dinosaures et presque aucun roi.",
            hello="Si ça avait des plumes, demande-moi.",
            bye="Trop de gens, pas assez de manchots.",
        ),
        "it": Words(
            theme="Natura",
            about="Conosce ogni dinosauro e quasi nessun re.",
            hello="Se aveva le piume, chiedi a me.",
            bye="Troppa gente, pochi pinguini.",
        ),
        "nl": Words(
            theme="Natuur",
            about="Kent elke dinosaurus en bijna geen enkele koning.",
            hello="Had het veren? Vraag het dan aan mij.",
            bye="Te veel mensen, te weinig pinguïns.",
        ),
    },
)
