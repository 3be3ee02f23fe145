"""Years as people write them."""

from __future__ import annotations

import pytest

from interstice.decks.exchange.years import Year, read_year
from interstice.decks.trouble import Trouble
from interstice.text import LANGUAGES, year_text

EXACT = {
    "1517 AD": 1517,
    "9 n. Chr.": 9,
    "753 v. Chr.": -753,
    "-44": -44,
    "−44": -44,
    "44 BC": -44,
    "44 B.C.": -44,
    "490 BCE": -490,
    "AD 79": 79,
    "A.D. 79": 79,
    "52 av. J.-C.": -52,
    "52 avant Jésus-Christ": -52,
    "52 av. JC": -52,
    "476 apr. J.-C.": 476,
    "44 a.C.": -44,
    "476 d.C.": 476,
    "44 v.Chr.": -44,
    "1789-07-14": 1789,
    "1789-07-14 00:00:00": 1789,
    "14.7.1789": 1789,
    "14. Juli 1789": 1789,
    "July 14, 1789": 1789,
    "14 juillet 1789": 1789,
    "1er mai 1886": 1886,
    "14 luglio 1789": 1789,
    "Juli 1789": 1789,
    "15. März 44 v. Chr.": -44,
    "10.000 v. Chr.": -10000,
    "10,000 BC": -10000,
    "10 000 av. J.-C.": -10000,
    "1890.0": 1890,
    "vóór Christus 44": -44,
    "50 v.C.": -50,
    "7/14/1789": 1789,
    "03/1848": 1848,
    "in 1848": 1848,
    "l'an 800": 800,
    "44 voor Christus": -44,
    "12 ottobre 1492": 1492,
    "1. Aug. 1291": 1291,
    "44 av. Cr.": -44,
    "52 v. u. Z.": -52,
    "753 v Chr": -753,
    "9-Nov-1989": 1989,
    "Nov-1989": 1989,
    "1989-11": 1989,
    "Donnerstag, 9. November 1989": 1989,
    "jeu. 9 novembre 1989": 1989,
    "1492 (12 Oct)": 1492,
    "Sommer 1914": 1914,
    "printemps 1848": 1848,
    "Ende 1950": 1950,
    "early March 1848": 1848,
    "seit 1914": 1914,
    "24 August 79 AD": 79,
    "24 Aug AD 79": 79,
    "August 24, AD 79": 79,
    "44 BC (15 March)": -44,
    "15. März, 44 v. Chr.": -44,
    '"1517."': 1517,
}
ROUGH = {
    "ca. 800": 800,
    "um 1500": 1500,
    "vers 1500": 1500,
    "3rd century BC": -250,
    "circa 1500": 1500,
    "c. 1500": 1500,
    "omstreeks 1500": 1500,
    "rond 1600": 1600,
    "intorno al 1300": 1300,
    "15. Jahrhundert": 1450,
    "XVe siècle": 1450,
    "XV secolo": 1450,
    "sec. XV": 1450,
    "15e eeuw": 1450,
    "5. Jh. v. Chr.": -450,
    "1920s": 1925,
    "1920er Jahre": 1925,
    "années 1920": 1925,
    "anni 1920": 1925,
    "jaren 1920": 1925,
    "66 million years ago": -66000000,
    "vor 66 Mio. Jahren": -66000000,
    "il y a 66 millions d'années": -66000000,
    "66 milioni di anni fa": -66000000,
    "66 miljoen jaar geleden": -66000000,
    "ca. 2500 v. Chr.": -2500,
    "2500 BC (circa)": -2500,
    "1500?": 1500,
    "Anfang 15. Jahrhundert": 1415,
    "late 19th century": 1885,
    "early 3rd century BC": -285,
    "800 (ca.)": 800,
    "2nd millennium BC": -1500,
    "~1200": 1200,
    "± 1200": 1200,
    "c1500": 1500,
    "1517 (?)": 1517,
    "late 1800s": 1885,
    "1. Hälfte 19. Jh.": 1825,
    "66 Ma": -66000000,
}


@pytest.mark.parametrize("text", EXACT)
def test_a_year_is_read(text: str) -> None:
    assert read_year(text) == Year(EXACT[text], False)


@pytest.mark.parametrize("text", ROUGH)
def test_a_rough_year_is_read_as_circa(text: str) -> None:
    assert read_year(text) == Year(ROUGH[text], True)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", "year-missing"),
        ("0", "year-zero"),
        ("AD 0", "year-zero"),
        ("soon", "year-unread"),
        ("50 years ago", "year-unread"),
        ("mai", "year-unread"),
        ("14.7.89", "year-short"),
        ("Nov-89", "year-short"),
        ("9-Nov-89", "year-short"),
        ("19. November", "year-short"),
        ("vor 1500", "year-unread"),
        ("1914-1918", "year-span"),
        ("1914–18", "year-span"),
        ("200000000 BC", "year-far"),
        ("5 billion years ago", "year-far"),
    ],
)
def test_what_is_no_year_says_why(text: str, word: str) -> None:
    trouble = read_year(text)
    assert isinstance(trouble, Trouble)
    assert trouble.word == word


@pytest.mark.parametrize(
    ("span", "ends"),
    [
        ("1914–18", ("1914", "1918")),
        ("von 1914 bis 1918", ("1914", "1918")),
        ("60-50 BC", ("-60", "-50")),
        ("60–50 v. Chr.", ("-60", "-50")),
        ("27 BC – AD 14", ("-27", "14")),
    ],
)
def test_a_span_offers_its_ends(span: str, ends: tuple[str, str]) -> None:
    trouble = read_year(span)
    assert isinstance(trouble, Trouble)
    assert trouble.fixes == ends


def test_a_year_of_two_digits_offers_what_it_may_mean() -> None:
    """Spreadsheets in English make Nov-89 of November 1989."""
    trouble = read_year("Nov-89")
    assert isinstance(trouble, Trouble)
    assert trouble.fixes == ("1989", "89")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("year", [-3_300_000, -40_000, -1, 1, 9, 1989])
def test_the_years_that_the_page_writes_are_read(year: int, language: str) -> None:
    assert read_year(year_text(year, language)) == Year(year)
    assert read_year(year_text(year, language, True)) == Year(year, True)
