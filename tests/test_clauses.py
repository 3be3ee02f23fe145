"""Every clause of docs/rules.md is named by a scenario or a test."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

TESTS = Path(__file__).parent
RULES = (TESTS.parent / "docs" / "rules.md").read_text("utf-8")
CLAUSE = r"(?:CO|CL|SW|SV|TW|SO)-\d+"


def clauses() -> set[str]:
    return set(re.findall(rf"^- ({CLAUSE}) ", RULES, re.MULTILINE))


def named_by_scenarios() -> set[str]:
    files = (TESTS / "scenarios").glob("*.toml")
    return {clause for file in files for clause in tomllib.loads(file.read_text("utf-8"))["clauses"]}


def named_by_tests() -> set[str]:
    files = [file for file in TESTS.rglob("test_*.py") if file != Path(__file__)]
    return {clause for file in files for clause in re.findall(CLAUSE, file.read_text("utf-8"))}


def test_there_are_as_many_clauses_as_the_rules_have() -> None:
    assert len(clauses()) == 7 + 12 + 22 + 8 + 17 + 9


def test_every_clause_is_named() -> None:
    assert clauses() - named_by_scenarios() - named_by_tests() == set()


def test_no_scenario_names_a_clause_that_does_not_exist() -> None:
    assert named_by_scenarios() <= clauses()


def test_there_are_enough_scenarios() -> None:
    assert len(list((TESTS / "scenarios").glob("*.toml"))) >= 45
