"""Edith, level 10."""

from interstice.bots.character import Character, Words

CHARACTER = Character(
    id="edith",
    name="Edith",
    level=10,
    animal="elephant",
    colour=1,
    pace=1.1,
    loves=("events", "politics"),
    dislikes=("entertainment", "leisure"),
    words={
        "en": Words(
            theme="Events",
            about="Never forgets a date. Good luck.",
            hello="Professor Edith. Retired, not rusty.",
            bye="You’ll remember this one. I certainly will.",
        ),
        "de": Words(
            theme="Ereignisse",
            about="Vergisst nie ein Datum. Viel Glück.",
            hello="Professorin Edith. Im Ruhestand, nicht eingerostet.",
            bye="Das wirst du dir merken. Ich bestimmt.",
        ),
        "fr": Words(
            theme="Événements",
            about="N’oublie jamais une date. Bonne chance.",
            hello="Professeure Edith. À la retraite, pas rouillée.",
            bye="Tu t’en souviendras. Moi, en tout cas, oui.",
        ),
        "it": Words(
            theme="Avvenimenti",
            about="Non dimentica mai una data. Buona fortuna.",
            hello="Professoressa Edith. In pensione, non arrugginita.",
            bye="Te la ricorderai. Io sicuramente.",
        ),
        "nl": Words(
            theme="Gebeurtenissen",
            about="Vergeet nooit een datum. Succes.",
            hello="Professor Edith. Met pensioen, maar niet ingeroest.",
            bye="Dit vergeet je niet. Ik in elk geval niet.",
        ),
    },
)
