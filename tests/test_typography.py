"""One rule for each language's signs and spaces, in every message and on every card."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, StringLiteral, TextElement

from interstice.decks.load import load_shipped, shipped
from interstice.text import LANG, LANGUAGES

NB, THIN = "\u00a0", "\u202f"
SPACES = f" {NB}{THIN}"

QUOTES = {"en": "“”‘’", "de": "„“‚‘", "de-CH": "«»‹›", "fr": "«»“”", "it": "«»“”", "nl": "‘’“”"}
"""The outer and the inner pair. ’ is everybody's apostrophe."""
THOUSANDS = {"en": ",", "de": THIN, "de-CH": THIN, "fr": THIN, "it": ".", "nl": "."}

ALWAYS = {
    "a straight quotation mark or apostrophe": r"[\"']",
    "three dots for an ellipsis": r"\.\.\.",
    "two spaces, or one at an end": rf"[{SPACES}]{{2}}|^[{SPACES}]|[{SPACES}]$",
    "a space before a comma, a stop or a closing bracket": rf"[{SPACES}][,.)](?![\d.])",
    "a number of five digits without a mark at the thousands": r"\d{5}",
}
CLOSE = {
    "a space before a colon, semicolon, question or exclamation mark": rf"[{SPACES}][:;?!]",
    "a space inside quotation marks": rf"[„«‹][{SPACES}]|[{SPACES}][»›]",
}
GERMAN = {
    "a per cent sign without a no-break space": rf"(?<!{NB})%",
    "an ellipsis without a no-break space after a word": rf"(?<=[^\W\d])…|[ {THIN}]…",
}
TIGHT = {"a space before a per cent sign or an ellipsis": rf"[{SPACES}][%…]"}
RULES = {
    "en": CLOSE | TIGHT,
    "de": CLOSE | GERMAN,
    "de-CH": CLOSE | GERMAN | {"a ß": "ß"},
    "fr": {
        "a semicolon, question or exclamation mark without a thin no-break space": rf"(?<![{THIN}\w])[;?!]|\w[;?!]",
        "a colon or closing guillemet without a no-break space": rf"(?<!{NB})[:»]",
        "an opening guillemet without a no-break space": rf"«(?!{NB})",
        "a per cent sign without a no-break space": rf"(?<!{NB})%",
        "a space before an ellipsis": rf"[{SPACES}]…",
    },
    "it": CLOSE | TIGHT,
    "nl": CLOSE | TIGHT,
}


def wrong(text: str, language: str) -> list[str]:
    """What a text does against the rules of its language."""
    rules = ALWAYS | RULES[language]
    found = [what for what, pattern in rules.items() if re.search(pattern, text)]
    own = QUOTES[language]
    if set(text) & set("“”„‘‚«»‹›") - set(own):
        found.append(f"quotation marks other than {own}")
    for opens, closes in (own[:2], own[2:]):
        opened, closed = text.count(opens), text.count(closes)
        if opened > closed or (opened < closed and closes != "’"):
            found.append(f"{opens}{closes} that do not pair")
    marks = re.findall(r"\d([^\w+–-])(?=\d{3}(?!\d))", text)
    found += [f"{mark!r} at the thousands" for mark in marks if mark != THOUSANDS[language]]
    return found


def spoken(pattern: Pattern) -> Iterator[str]:
    """Each way in which a message may read, with the letter x for what is filled in."""
    texts = [""]
    for element in pattern.elements:
        if isinstance(element, TextElement):
            choices = [element.value]
        elif isinstance(element, Placeable) and isinstance(element.expression, SelectExpression):
            choices = [text for variant in element.expression.variants for text in spoken(variant.value)]
        elif isinstance(element, Placeable) and isinstance(element.expression, StringLiteral):
            choices = [element.expression.parse()["value"]]
        else:
            choices = ["x"]
        texts = [text + choice for text in texts for choice in choices]
    yield from texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_keep_to_the_rules_of_their_language(language: str) -> None:
    problems = [
        f"{entry.id.name}: {problem}: {text!r}"
        for file in sorted((LANG / language).iterdir())
        for entry in FluentParser().parse(file.read_text("utf-8")).body
        if isinstance(entry, Message) and entry.value and entry.id.name != "year-thousands"
        for text in spoken(entry.value)
        for problem in wrong(text, language)
    ]
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", shipped())
def test_cards_keep_to_the_rules_of_their_language(deck: str, language: str) -> None:
    """The German of the Swiss deck is Swiss."""
    spelling = "de-CH" if (deck, language) == ("switzerland", "de") else language
    box = load_shipped(deck)
    texts = [(card.id, words[language]) for card in box.cards for words in (card.title, card.note)]
    texts += [("deck", box.about.name[language])]
    texts += [(theme, about.name[language]) for theme, about in box.about.themes.items()]
    problems = [f"{name}: {problem}: {text!r}" for name, text in texts for problem in wrong(text, spelling)]
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "“Right” wins 10,000 chips, or 100%… “so it’s ‘said’”"),
        ("de", f"Noch 86{THIN}400 Sekunden{NB}… „sagte ‚sie‘“: 3,14… und 100{NB}%"),
        ("de-CH", f"Die «grosse ‹Strasse›» hat 86{THIN}400 Meter"),
        ("fr", f"Vraiment{THIN}? «{NB}Oui{NB}»{NB}: 86{THIN}400 fois{THIN}; 110{NB}%…"),
        ("it", "«Sì»: 86.400 volte, 100%…"),
        ("nl", "‘Goed’: 86.400 keer, 100%… foto’s"),
    ],
)
def test_what_is_right_is_let_through(language: str, text: str) -> None:
    assert wrong(text, language) == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", 'He said "no"'),
        ("en", "It's"),
        ("en", "Wait..."),
        ("en", "Wait …"),
        ("en", "100 %"),
        ("en", "10000 people"),
        ("en", "10.000 people"),
        ("en", "Really ?"),
        ("en", "“Right wins"),
        ("en", "«Right» wins"),
        ("en", "two  spaces"),
        ("de", "86.400 Sekunden"),
        ("de", f"86{NB}400 Sekunden"),
        ("de", "100%"),
        ("de", "Moment…"),
        ("de", "Moment …"),
        ("de", "“falsch”"),
        ("de", "«falsch»"),
        ("de", "„falsch"),
        ("de-CH", "Straße"),
        ("de-CH", "„falsch“"),
        ("fr", "Vraiment ?"),
        ("fr", "Vraiment?"),
        ("fr", f"Vraiment{NB}?"),
        ("fr", "oui ; non"),
        ("fr", "Oui : non"),
        ("fr", f"Oui{THIN}: non"),
        ("fr", "« oui »"),
        ("fr", "«oui»"),
        ("fr", "100 %"),
        ("fr", "86 400"),
        ("it", f"86{NB}400 volte"),
        ("it", "« sì »"),
        ("it", "„sì“"),
        ("nl", "86 400 keer"),
        ("nl", "Hm …"),
        ("nl", "‘goed"),
    ],
)
def test_what_is_wrong_is_found(language: str, text: str) -> None:
    assert wrong(text, language)
