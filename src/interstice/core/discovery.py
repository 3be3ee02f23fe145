"""Discover plug-ins: every module of a package that defines a given attribute."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any


def discover(package: ModuleType, attribute: str) -> dict[str, Any]:
    """The value of `attribute` in each module of a package that defines it, by module name in alphabetical order."""
    names = sorted(module.name for module in iter_modules(package.__path__))
    modules = {name: import_module(f"{package.__name__}.{name}") for name in names}
    return {name: vars(module)[attribute] for name, module in modules.items() if attribute in vars(module)}
