"""Write the tables in this folder that LibreOffice makes; the others were written by hand.

python tests/decks/tables/make.py
"""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

import openpyxl

FOLDER = Path(__file__).parent
ROME = [
    ["Titel", "Jahr", "Thema"],
    ["Rom wird gegründet", "753 v. Chr.", "Geschichte"],
    ["Cäsar wird ermordet", -44, "Politik"],
    ["Der Vesuv verschüttet Pompeji", 79, "Natur"],
    ["Karl der Große wird zum Kaiser gekrönt", "ca. 800", "Politik"],
]


def convert(source: Path, *kinds: str) -> None:
    for kind in kinds:
        command = ["soffice", "--headless", "--convert-to", kind, "--outdir", str(FOLDER), str(source)]
        subprocess.run(command, check=True, capture_output=True)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        dates = Path(folder) / "dates.csv"
        dates.write_text(
            "Title,Date\nThe Bastille is stormed,1789-07-14\nThe Titanic sinks,1912-04-15\nPeople land on the Moon,1969-07-20\n"
        )
        convert(dates, "ods", "xlsx")
        book = openpyxl.Workbook()
        book.active.title = "Deckblatt"
        sheet = book.create_sheet("Karten")
        for row in ROME:
            sheet.append(row)
        book.save(Path(folder) / "empty-first-sheet.xlsx")
        convert(Path(folder) / "empty-first-sheet.xlsx", "ods")
        book = openpyxl.Workbook()
        sheet = book.active
        sheet.append(["Unsere Geschichte", None, None, None])
        sheet.merge_cells("A1:D1")
        sheet.append([])
        sheet.append(["Titre", None, "Année", "Thème"])
        sheet.merge_cells("A3:B3")
        sheet.append(["Français", "Italien", None, None])
        sheet.append(["La Bastille est prise", "La Bastiglia viene presa", 1789, "politique"])
        sheet.append(["Le métro de Paris ouvre", "Apre la metropolitana di Parigi", 1900, "transports"])
        book.save(Path(folder) / "merged-headings.xlsx")
        convert(Path(folder) / "merged-headings.xlsx", "ods", "xlsx")
        book = openpyxl.Workbook()
        sheet = book.active
        sheet.append(["Nr.", "Titolo", "Anno", "Inizio", "Anni dopo"])
        for at, (title, start, later) in enumerate(
            [
                ("Dante inizia la Commedia", 1300, 8),
                ("Colombo arriva in America", 1490, 2),
                ("Verdi scrive Aida", 1870, 1),
            ],
            2,
        ):
            sheet.append([at - 1, title, f"=D{at}+E{at}", start, later])
        book.save(Path(folder) / "formulas.xlsx")
        convert(Path(folder) / "formulas.xlsx", "xlsx", "ods")
        plain = openpyxl.Workbook()
        for row in ROME:
            plain.active.append(row)
        plain.save(Path(folder) / "rome.xlsx")
        convert(Path(folder) / "rome.xlsx", "ods", "xlsx", "html")


if __name__ == "__main__":
    main()
