"""skaty, a Skat in plain Python, driven as its own description shows."""

from __future__ import annotations

import importlib.util
import random
import sys
from collections.abc import Callable
from pathlib import Path


def mend_import() -> None:
    """Load the one module of skaty 0.1.1 that does not import before Python 3.14.

    It names a class in an annotation that it never imports, which is harmless where annotations are read late; here
    they are compiled so.
    """
    name = "skaty.isko.state"
    spec = importlib.util.find_spec(name)
    if sys.version_info >= (3, 14) or spec is None or spec.origin is None:
        return
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    source = Path(spec.origin).read_text(encoding="utf-8")
    # The flags of this file are inherited, and it reads its own annotations late.
    exec(compile(source, spec.origin, "exec"), module.__dict__)


def rival_deals() -> Callable[[], bool]:
    """The whole game as in skaty's description: each action drawn from the valid ones, until the game is over."""
    mend_import()
    from skaty.isko.rules import ISkO
    from skaty.isko.state import ISkOGameState
    from skaty.rules import GamePhases, GameTypes

    rules = ISkO()
    random.seed(1)

    def deal() -> bool:
        game = ISkOGameState.from_random_deal(rules, random.randint(0, 2))
        while game.phase != GamePhases.GAME_OVER:
            game.apply_action(random.choice(list(game.get_valid_actions(game.active_player))))
        played = bool(game.game_type != GameTypes.PASS)
        # It lets the soloist declare with the skat still in hand, and then has nothing to count it by.
        if played and game.skat:
            game.calculate_game_score()
        return played

    return deal
