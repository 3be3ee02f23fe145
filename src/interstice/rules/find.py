"""Rule sets by name: a module of this package that has RULES is one."""

from __future__ import annotations

from functools import cache

import interstice.rules
from interstice.core.found import found
from interstice.core.refused import Refused
from interstice.core.ruleset import Ruleset


@cache
def rulesets() -> dict[str, Ruleset]:
    return found(interstice.rules, "RULES")


def ruleset(name: str) -> Ruleset:
    if name not in rulesets():
        raise Refused(f"no rule set is called {name!r}; expected one of: {', '.join(rulesets())}")
    return rulesets()[name]
