"""Hugo, level 7."""

from interstice.bots.character import Character, Words

CHARACTER = Character(
    id="hugo",
    name="Hugo",
    level=7,
    animal="hedgehog",
    colour=2,
    pace=1.0,
    loves=("inventions", "machines"),
    dislikes=("politics", "music"),
    words={
        "en": Words(
            theme="Inventions",
            about="Happiest among steam engines and light bulbs.",
            hello="Somebody had to invent this game.",
            bye="Back to the workshop.",
        ),
        "de": Words(
            theme="Erfindungen",
            about="Am glücklichsten zwischen Dampfmaschinen und Glühbirnen.",
            hello="Irgendwer musste dieses Spiel ja erfinden.",
            bye="Zurück in die Werkstatt.",
        ),
        "fr": Words(
            theme="Inventions",
            about="Heureux parmi les machines à vapeur et les ampoules.",
            hello="Il fallait bien que quelqu’un invente ce jeu.",
            bye="Retour à l’atelier.",
        ),
        "it": Words(
            theme="Invenzioni",
            about="Felice tra macchine a vapore e lampadine.",
            hello="Qualcuno doveva pur inventarlo, questo gioco.",
            bye="Si torna in officina.",
        ),
        "nl": Words(
            theme="Uitvindingen",
            about="Het gelukkigst tussen stoommachines en gloeilampen.",
            hello="Iemand moest dit spel toch uitvinden.",
            bye="Terug naar de werkplaats.",
        ),
    },
)
