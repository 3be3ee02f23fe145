"""Bram, level 6."""

from interstice.bots.character import Character, Words

CHARACTER = Character(
    id="bram",
    name="Bram",
    level=6,
    animal="tortoise",
    colour=6,
    pace=1.45,
    loves=("everyday", "leisure"),
    dislikes=("discoveries",),
    words={
        "en": Words(
            theme="Everyday life",
            about="Slow and steady; knows when the fork arrived.",
            hello="Tea first, then the Middle Ages.",
            bye="There. Nobody rushed, nobody got hurt.",
        ),
        "de": Words(
            theme="Alltag",
            about="Langsam, aber sicher; weiß, seit wann es Gabeln gibt.",
            hello="Erst Tee, dann das Mittelalter.",
            bye="So. Niemand hat gehetzt, niemand ist gestolpert.",
        ),
        "fr": Words(
            theme="Vie quotidienne",
            about="Lent mais sûr ; sait quand la fourchette est arrivée.",
            hello="D’abord le thé, ensuite le Moyen Âge.",
            bye="Voilà. Personne ne s’est pressé, personne n’est tombé.",
        ),
        "it": Words(
            theme="Vita quotidiana",
            about="Lento ma sicuro; sa quando arrivò la forchetta.",
            hello="Prima il tè, poi il Medioevo.",
            bye="Ecco. Nessuna fretta, nessun danno.",
        ),
        "nl": Words(
            theme="Dagelijks leven",
            about="Langzaam maar zeker; weet sinds wanneer er vorken zijn.",
            hello="Eerst thee, dan de middeleeuwen.",
            bye="Zo. Niemand heeft zich gehaast, niemand is gevallen.",
        ),
    },
)
