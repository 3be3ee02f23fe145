"""Saga, level 9."""

from interstice.bots.character import Character, Words

CHARACTER = Character(
    id="saga",
    name="Saga",
    level=9,
    animal="raven",
    colour=8,
    pace=0.85,
    loves=("history", "events"),
    dislikes=("leisure", "everyday"),
    words={
        "en": Words(
            theme="Events",
            about="Has seen it all, or so she says.",
            hello="Sit down, it’s a long story.",
            bye="And that is how it ended.",
        ),
        "de": Words(
            theme="Ereignisse",
            about="Hat alles miterlebt, jedenfalls erzählt sie es so.",
            hello="Setzt euch, es ist eine lange Geschichte.",
            bye="Und so ging es aus.",
        ),
        "fr": Words(
            theme="Événements",
            about="A tout vu, du moins c’est ce qu’elle raconte.",
            hello="Asseyez-vous, l’histoire est longue.",
            bye="Et c’est ainsi que l’histoire s’acheva.",
        ),
        "it": Words(
            theme="Avvenimenti",
            about="Ha visto tutto, o almeno così racconta.",
            hello="Sedetevi, è una storia lunga.",
            bye="E così andò a finire.",
        ),
        "nl": Words(
            theme="Gebeurtenissen",
            about="Heeft alles meegemaakt, zegt ze zelf.",
            hello="Ga zitten, het is een lang verhaal.",
            bye="En zo liep het af.",
        ),
    },
)
