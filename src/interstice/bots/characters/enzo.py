"""Enzo, level 4."""

from interstice.bots.character import Character, Words

CHARACTER = Character(
    id="enzo",
    name="Enzo",
    level=4,
    animal="wolf",
    colour=8,
    pace=0.7,
    loves=("transport",),
    dislikes=("arts", "music"),
    words={
        "en": Words(
            theme="Transport",
            about="Anything with wheels, and never a timetable.",
            hello="Mind the gap. All of them.",
            bye="End of the line. All change!",
        ),
        "de": Words(
            theme="Verkehr",
            about="Alles, was Räder hat, nur keinen Fahrplan.",
            hello="Vorsicht, Lücke! Eigentlich alle.",
            bye="Endstation. Alle aussteigen!",
        ),
        "fr": Words(
            theme="Transports",
            about="Tout ce qui roule, sans jamais regarder l’horaire.",
            hello="Attention à l’intervalle. À tous.",
            bye="Terminus, tout le monde descend !",
        ),
        "it": Words(
            theme="Trasporti",
            about="Tutto ciò che ha ruote, ma mai un orario.",
            hello="Attenti al varco. A tutti.",
            bye="Capolinea, si scende!",
        ),
        "nl": Words(
            theme="Vervoer",
            about="Alles met wielen, nooit een dienstregeling.",
            hello="Let op het gat. Op alle gaten.",
            bye="Eindpunt. Iedereen uitstappen!",
        ),
    },
)
