"""Things that are found, never listed: a module of a package that has the attribute is one."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any


def found(package: ModuleType, attribute: str) -> dict[str, Any]:
    """By module name, in order of the alphabet, what each module of a package calls `attribute`."""
    names = sorted(module.name for module in iter_modules(package.__path__))
    modules = {name: import_module(f"{package.__name__}.{name}") for name in names}
    return {name: vars(module)[attribute] for name, module in modules.items() if attribute in vars(module)}
