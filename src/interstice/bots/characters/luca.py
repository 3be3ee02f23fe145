"""Luca, level 8."""

from interstice.bots.character import Character, Words

CHARACTER = Character(
    id="luca",
    name="Luca",
    level=8,
    animal="owl",
    colour=5,
    pace=1.2,
    loves=("discoveries", "science"),
    dislikes=("sports", "sport", "entertainment"),
    words={
        "en": Words(
            theme="Discoveries",
            about="Reads the footnotes, and rarely misses a comet.",
            hello="I have a source for that.",
            bye="See chapter four for details.",
        ),
        "de": Words(
            theme="Entdeckungen",
            about="Liest die Fußnoten und verpasst selten einen Kometen.",
            hello="Dafür habe ich eine Quelle.",
            bye="Näheres in Kapitel vier.",
        ),
        "fr": Words(
            theme="Découvertes",
            about="Lit les notes de bas de page et rate rarement une comète.",
            hello="J’ai une source pour ça.",
            bye="Pour les détails, voir le chapitre quatre.",
        ),
        "it": Words(
            theme="Scoperte",
            about="Legge le note a piè di pagina e raramente si perde una cometa.",
            hello="Su questo ho una fonte.",
            bye="Per i dettagli, vedi il capitolo quattro.",
        ),
        "nl": Words(
            theme="Ontdekkingen",
            about="Leest de voetnoten en mist zelden een komeet.",
            hello="Daar heb ik een bron voor.",
            bye="Zie hoofdstuk vier voor de details.",
        ),
    },
)
