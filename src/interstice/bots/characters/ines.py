"""Ines, level 5."""

from interstice.bots.character import Character, Words

CHARACTER = Character(
    id="ines",
    name="Ines",
    level=5,
    animal="deer",
    colour=7,
    pace=1.35,
    loves=("monuments", "history"),
    dislikes=("sports", "sport"),
    words={
        "en": Words(
            theme="Monuments",
            about="Careful: thinks twice, then once more.",
            hello="No hurry. The pyramids took a while too.",
            bye="Nicely built, everyone.",
        ),
        "de": Words(
            theme="Bauwerke",
            about="Vorsichtig: denkt zweimal nach, dann noch einmal.",
            hello="Nur keine Eile. Die Pyramiden brauchten auch ihre Zeit.",
            bye="Schön gebaut, ihr alle.",
        ),
        "fr": Words(
            theme="Monuments",
            about="Prudente : réfléchit deux fois, puis une troisième.",
            hello="Rien ne presse. Les pyramides non plus ne se sont pas faites en un jour.",
            bye="Belle construction, bravo à tous.",
        ),
        "it": Words(
            theme="Monumenti",
            about="Prudente: ci pensa due volte, poi un’altra ancora.",
            hello="Con calma. Anche per le piramidi c’è voluto tempo.",
            bye="Bella costruzione, bravi tutti.",
        ),
        "nl": Words(
            theme="Monumenten",
            about="Voorzichtig: denkt twee keer na, en dan nog eens.",
            hello="Rustig aan. De piramides kostten ook tijd.",
            bye="Mooi gebouwd, allemaal.",
        ),
    },
)
