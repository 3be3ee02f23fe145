"""What the columns of a table are, by their headings in any of the five languages."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence

from interstice.decks.exchange.columns import NAMES, SPOKEN, is_column, is_written
from interstice.text import LANGUAGES, say

_HEADINGS = {
    "title": {
        "en": "title, event, card, what, what happened, happening, front, question",
        "de": "titel, ereignis, karte, was, was geschah, vorderseite, begebenheit, bezeichnung, frage",
        "fr": "titre, événement, évènement, carte, quoi, fait, intitulé, recto",
        "it": "titolo, evento, carta, cosa, avvenimento, fatto, fronte",
        "nl": "titel, gebeurtenis, kaart, wat, voorkant, feit",
    },
    "year": {
        "en": "year, date, when, yr, time, answer",
        "de": "jahr, jahreszahl, datum, wann, zeit, zeitpunkt, antwort",
        "fr": "année, an, date, quand, annee",
        "it": "anno, data, quando",
        "nl": "jaar, jaartal, datum, wanneer",
    },
    "era": {
        "en": "era, bc/ad, bce/ce",
        "de": "ära, v./n. chr, zeitrechnung",
        "fr": "ère, av./apr. j.-c",
        "it": "era, a.c./d.c",
        "nl": "jaartelling, v./n. chr",
    },
    "circa": {
        "en": "circa, approximate, approx, about, roughly",
        "de": "circa, ca, ungefähr, nur ungefähr, etwa",
        "fr": "circa, environ, approximatif",
        "it": "circa, approssimativo",
        "nl": "circa, ongeveer, jaar bij benadering",
    },
    "theme": {
        "en": "theme, topic, category, subject area, group, tag",
        "de": "thema, kategorie, bereich, gruppe, rubrik, sachgebiet",
        "fr": "thème, theme, sujet, catégorie, rubrique, domaine",
        "it": "tema, categoria, argomento, ambito",
        "nl": "thema, categorie, onderwerp, rubriek",
    },
    "note": {
        "en": "note, notes, fact, explanation, text, description, details, more, comment, info",
        "de": "notiz, anmerkung, bemerkung, erklärung, erläuterung, text, beschreibung, hinweis, kommentar, info",
        "fr": "note, remarque, explication, texte, description, commentaire, détail, info",
        "it": "nota, note, spiegazione, testo, descrizione, commento, dettagli",
        "nl": "noot, toelichting, uitleg, tekst, beschrijving, opmerking",
    },
    "source": {
        "en": "source, sources, reference",
        "de": "quelle, quellen, beleg, nachweis",
        "fr": "source, sources, référence",
        "it": "fonte, fonti, riferimento",
        "nl": "bron, bronnen",
    },
    "source_url": {
        "en": "source_url, source url, link, url, web address",
        "de": "quelle_url, link, url, webadresse, internetadresse",
        "fr": "lien, url, adresse, adresse web",
        "it": "link, url, indirizzo, indirizzo web",
        "nl": "link, url, webadres",
    },
    "picture": {
        "en": "picture, image, art",
        "de": "bild, motiv",
        "fr": "image, illustration",
        "it": "immagine, figura",
        "nl": "afbeelding, plaatje",
    },
    "fame": {
        "en": "fame, how well known, difficulty",
        "de": "bekanntheit",
        "fr": "notoriété",
        "it": "notorietà, fama",
        "nl": "bekendheid",
    },
    "alt": {
        "en": "alt, picture description, alt text",
        "de": "bildbeschreibung, alternativtext",
        "fr": "description de l'image, texte alternatif",
        "it": "descrizione dell'immagine, testo alternativo",
        "nl": "beschrijving van de afbeelding, alternatieve tekst",
    },
    "credit": {
        "en": "credit, photographer, picture credit",
        "de": "bildnachweis, urheber",
        "fr": "crédit, auteur de l'image",
        "it": "crediti, autore dell'immagine",
        "nl": "beeldrecht, maker van de afbeelding, maker van de foto",
    },
}
_LANGUAGES = {
    "en": "en, eng, english, englisch, anglais, inglese, engels",
    "de": "de, deu, ger, german, deutsch, allemand, tedesco, duits",
    "fr": "fr, fra, fre, french, französisch, français, francais, francese, frans",
    "it": "it, ita, italian, italienisch, italien, italiano, italiaans",
    "nl": "nl, nld, dut, dutch, niederländisch, néerlandais, olandese, nederlands",
}
_WHAT = {
    heading.strip(): (
        field,
        tuple(lang for lang, words in spoken.items() if heading.strip() in words.split(", ")),
    )
    for field, spoken in _HEADINGS.items()
    for words in spoken.values()
    for heading in words.split(",")
}
"""By heading: the field, and the languages that use the word."""
_SPEAKS = {name.strip(): language for language, names in _LANGUAGES.items() for name in names.split(",")}
_LONGEST = 100
"""Characters; whatever is longer is no heading."""
_WITH_LANGUAGE = re.compile(r"(?P<what>.+?)[ _:/\-–]*[(\[]?(?P<language>[a-zà-ÿ]+)[)\]]?")


def field_of(heading: str) -> str:
    """The column that a heading means, such as `title:de`, or nothing."""
    if len(heading) > _LONGEST:
        return ""
    words = unicodedata.normalize("NFC", " ".join(heading.lower().split())).strip(" *:.?!#").replace("’", "'")
    if is_column(words):
        return words
    bare = re.sub(r"\s*[(\[][^)\]]*[)\]]", "", words).strip(" *:.?!")
    found = _WITH_LANGUAGE.fullmatch(words)
    if found and found["language"] in _SPEAKS and found["what"].strip() in _WHAT:
        field, language = _WHAT[found["what"].strip()][0], _SPEAKS[found["language"]]
        return f"{field}:{language}" if field in (*SPOKEN, *NAMES) else field
    return _WHAT[bare][0] if bare in _WHAT else ""


def heading_of(column: str, language: str) -> str:
    """What a column is called in one of the five languages, so that `field_of` understands it; for a column that people do not
    write themselves, its own name."""
    what, _, code = column.partition(":")
    if not is_written(column) or (code and code not in LANGUAGES):
        return column
    word = say("mydecks", f"column-{what.replace('_', '-')}", language)
    return f"{word} ({LANGUAGES[code]})" if code else word


def fields_of(headings: Sequence[str]) -> list[str]:
    """The same for all columns; each field is found once, and what remains is ignored."""
    found: list[str] = []
    for heading in headings:
        field = field_of(heading)
        found.append("" if field in found else field)
    return found


def speaks(words: str) -> str:
    """The language that a heading names."""
    return _SPEAKS.get(words.lower().strip(" ()[]"), "")


def language_of_headings(headings: Iterable[str]) -> str:
    """The language that most headings are in; empty if they do not tell."""
    votes = Counter(
        language
        for heading in headings
        for language in _WHAT.get(" ".join(heading.lower().split()).strip(" *:.?!"), ("", ()))[1]
    )
    best = votes.most_common(2)
    if not best or (len(best) == 2 and best[0][1] == best[1][1]):
        return ""
    return best[0][0]
