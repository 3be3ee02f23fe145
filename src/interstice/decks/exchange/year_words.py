"""The words around a year, in English, German, French, Italian and Dutch. All patterns expect lower case."""

from __future__ import annotations

import re


def _ends(*words: str, first: str = "") -> re.Pattern[str]:
    """These words at the beginning or at the end; or `first`, at the beginning only."""
    either = "|".join(words)
    opening = f"{either}|{first}" if first else either
    return re.compile(rf"^(?:{opening})(?![a-zà-ÿ])[ .]*|[ .]*(?<![a-zà-ÿ])(?:{either})[ ).]*$")


ROUGHLY = _ends(
    r"~|≈|±|\(?ca\.?|\(?circa(?: il| l')?|zirka|about|around|approx\.?|approximately|roughly",
    r"um(?: das jahr)?|gegen|etwa|ungefähr|rund|vers(?: l'an)?|environ|env\.?|autour de",
    r"verso(?: il| l')?|intorno al(?:l')?|attorno al(?:l')?|omstreeks|rond|ongeveer|plusminus|\(?c\.?a\.",
    first=r"c\.|c ?(?=\d)",
)
BEFORE = _ends(
    r"b\. ?c\. ?e\.?|b\. ?c\.?|bce?|before christ|vor christus|vor chr\.?|v\.? ?chr\.?|v\. ?u\. ?z\.?|vor unserer zeit(?:rechnung)?|v\. ?d\. ?z\.?",
    r"av(?:ant|\.)? ?j\.?-? ?c\.?|av(?:ant|\.)? jésus-christ|avant notre ère|av\. ?n\. ?è\.?",
    r"a\. ?c\.?(?! ?[a-z])|av(?:anti|\.) ?cr(?:isto|\.)|prima di cristo|v[óo]{2}r christus|v\. ?c\.?|v\. ?o\. ?j\.?|v\. ?g\. ?j\.?",
)
SINCE = _ends(
    r"a\. ?d\.?|ad|anno domini|c\. ?e\.?|ce|nach christus|nach chr\.?|n\.? ?chr\.?|n\. ?u\. ?z\.?|u\. ?z\.?",
    r"ap(?:rès|r?\.)? ?j\.?-? ?c\.?|après jésus-christ|de notre ère|d\. ?c\.?|dopo cristo|na christus|n\. ?c\.?|o\. ?j\.?",
)
IN = _ends(
    r"the year|year|das jahr|im jahr|jahr|l'an|an|anno|nell'anno|het jaar|jaar|in",
    r"since|seit|ab|depuis|dès|dal|sinds|vanaf",
)
AGO = _ends(r"years ago|ago|vor|jahren?|il y a|d'années|ans|di anni fa|anni fa|fa|jaar geleden|geleden|years")
_NUMERAL = r"(?P<number>\d{1,2}|[ivx]{1,6})(?:\.|st|nd|rd|th|e|er|ème|ième|°|º|de|ste)?"
_THE = "(?:the |das |le |il |de |im |in |au |nel )?"
CENTURY = re.compile(
    rf"{_THE}{_NUMERAL} ?-?(?:century|cent\.?|c\.|jahrhunderts?|jhdt?s?\.?|jhs?\.?|siècle|s\.|secolo|sec\.?|eeuw)"
)
CENTURY_FIRST = re.compile(rf"{_THE}(?:secolo|sec\.|siècle) {_NUMERAL}")
MILLENNIUM = re.compile(rf"{_THE}{_NUMERAL} ?(?:millennium|jahrtausends?|jt\.?|millénaire|millennio)")
DECADE = re.compile(
    r"(?:the |die |années |les années |anni |gli anni |de jaren |jaren )?(?P<year>\d{3}0)(?:s|'s|er|er jahre|er-jahre)?"
)
PARTS = (
    (
        _ends(
            "(?:first|1st) half(?: of(?: the)?)?",
            r"(?:erste|1\.) hälfte(?: des)?",
            "(?:première|1[èr]?re) moitié(?: du)?",
            "prima metà(?: del)?",
            "(?:eerste|1e) helft(?: van de)?",
        ),
        0.25,
    ),
    (
        _ends(
            "(?:second|2nd) half(?: of(?: the)?)?",
            r"(?:zweite|2\.) hälfte(?: des)?",
            "(?:seconde|deuxième|2e) moitié(?: du)?",
            "seconda metà(?: del)?",
            "(?:tweede|2e) helft(?: van de)?",
        ),
        0.75,
    ),
    (
        _ends(
            "early",
            "anfangs?(?: des)?",
            "frühes",
            "début(?: du)?",
            "inizio(?: del)?",
            "begin(?: van de)?",
            "vroege",
        ),
        0.15,
    ),
    (
        _ends(
            "mid(?:dle of the)?-?", "mitte(?: des)?", "milieu(?: du)?", "metà(?: del)?", "midden(?: van de)?"
        ),
        0.5,
    ),
    (
        _ends(
            "late",
            "(?:the )?end of(?: the)?",
            "ende(?: des)?",
            "spätes",
            "fin(?: du)?",
            "fine(?: del)?",
            "eind(?: van de)?",
            "late",
        ),
        0.85,
    ),
)
_MONTHS = (
    "january|jan|januar|jänner|janvier|janv|gennaio|gen|januari",
    "february|feb|februar|février|févr|fév|febbraio|febr|februari",
    "march|mar|märz|mär|mars|marzo|maart|mrt",
    "april|apr|avril|avr|aprile",
    "may|mai|maggio|mag|mei",
    "june|jun|juni|juin|giugno|giu",
    "july|jul|juli|juillet|juil|luglio|lug",
    "august|aug|août|aout|agosto|ago|augustus",
    "september|sept|sep|septembre|settembre|set",
    "october|oct|oktober|okt|octobre|ottobre|ott",
    "november|nov|novembre",
    "december|dec|dezember|dez|décembre|déc|dicembre|dic",
)
_SEASONS = (
    "spring|frühjahr|frühling|printemps|primavera|voorjaar|lente",
    "summer|sommer|été|estate|zomer",
    "autumn|fall|herbst|automne|autunno|najaar|herfst",
    "winter|hiver|inverno",
)
_WEEKDAYS = (
    "mon(?:day)?|montag|mo|lundi|lun(?:edì)?|maandag|ma",
    "tue(?:s(?:day)?)?|dienstag|di|mardi|mar(?:tedì)?|dinsdag",
    "wed(?:nesday)?|mittwoch|mi|mercredi|mer(?:coledì)?|woensdag|wo",
    "thu(?:rs(?:day)?)?|donnerstag|do|jeudi|jeu|gio(?:vedì)?|donderdag",
    "fri(?:day)?|freitag|fr|vendredi|ven(?:erdì)?|vrijdag|vr",
    "sat(?:urday)?|samstag|sonnabend|sa|samedi|sam|sab(?:ato)?|zaterdag|za",
    "sun(?:day)?|sonntag|so|dimanche|dim|dom(?:enica)?|zondag|zo",
)
MONTHS = re.compile(rf"(?<![a-zà-ÿ])(?:{'|'.join((*_MONTHS, *_SEASONS))})\.?(?![a-zà-ÿ])")
WEEKDAY = re.compile(rf"^(?:{'|'.join(_WEEKDAYS)})\.?,? (?=.*\d)")
TO = r"(?:-|/|to|until|or|and|bis|oder|und|à|au|ou|et|a|al|o|e|tot|t/m|of|en)"
"""Between the ends of a span."""
FROM = r"(?:(?:from|between|von|zwischen|de|entre|dal|da|tra|fra|van|tussen) )?"
