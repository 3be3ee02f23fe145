"""What a scene is, and how to find them all."""

import pkgutil
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module

from interstice.decks.art import scenes
from interstice.decks.art.palettes import Palette
from interstice.decks.art.scenes.whim import Whim

Draw = Callable[[Palette, Whim], str]

_found: dict[str, tuple[Draw, bool]] = {}


def scene(draw: Draw) -> Draw:
    """Mark a function as the scene of its name, under the sky of the palette."""
    _found[draw.__name__] = (draw, False)
    return draw


def dark(draw: Draw) -> Draw:
    """Mark a function as the scene of its name, under a sky of ink."""
    _found[draw.__name__] = (draw, True)
    return draw


@cache
def all_scenes() -> Mapping[str, tuple[Draw, bool]]:
    """Each scene by its name, and whether its sky is dark."""
    for module in pkgutil.iter_modules(scenes.__path__, f"{scenes.__name__}."):
        import_module(module.name)
    return dict(sorted(_found.items()))
