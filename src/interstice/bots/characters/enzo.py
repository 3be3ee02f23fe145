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
            about="Anything on wheels, but never a timetable.",
            hello="Mind the gap. All of them.",
            bye="End of the line. All change!",
        ),
        "de": Words(
            theme="Verkehr",
            about="Liebt alles, was Räder hat, nur keine Fahrpläne.",
            hello="Vorsicht an der Bahnsteigkante! Und an jeder Lücke.",
            bye="Endstation. Alle aussteigen!",
        ),
        "fr": Words(
            theme="Transports",
            about="Tout ce qui roule, sans jamais regarder l’horaire.",
            hello="Attention à l’intervalle. À tous les intervalles.",
            bye="Terminus, tout le monde descend !",
        ),
        "it": Words(
            theme="Trasporti",
            about="Tutto ciò che ha le ruote, ma mai un orario.",
            hello="Attenzione allo spazio. A tutti gli spazi.",
            bye="Capolinea, si scende!",
        ),
        "nl": Words(
            theme="Vervoer",
            about="Alles met wielen, nooit een dienstregeling.",
            hello="Let op de openingen. Op allemaal.",
            bye="Eindpunt. Iedereen uitstappen!",
        ),
    },
)
