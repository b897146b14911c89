"""Runs under CPython or inside Pyodide: how long a level of each game takes for a decision.

`argument` is how many deals of each game are played, and the number of the level, -1 for the strongest. Prints, as
JSON, the seconds of each decision by game and stage; a move without a choice is none. Both play the same deals.
"""

import json
import sys
import time

import vorhand
from vorhand.chance import mix
from vorhand.match import Match

clock = time.perf_counter
# `argument` is set by whatever runs the script.
deals, level = map(int, str(globals()["argument"]).split())
found: dict[str, dict[str, list[float]]] = {}
for name in vorhand.game_names():
    game = vorhand.game(name)
    player = list(game.bots.values())[level]
    seconds = found.setdefault(name, {})
    match = Match.new(game, seed=1)
    for deal in range(deals):
        ply = 0
        while (seat := match.state.turn) is not None:
            # A player of its own for each decision, as on the page.
            bot, seed = player(), mix(2, deal, seat, ply)
            view = match.state.view(seat)
            began = clock()
            move = bot.choose(view, seed=seed)
            took = clock() - began
            if len(view.legal_moves) > 1:
                seconds.setdefault(match.state.phase, []).append(round(took, 6))
            match = match.play(move)
            ply += 1
        match = Match.new(game, seed=mix(1, deal)) if match.over else match.next_deal()
print(json.dumps({"python": sys.version.split()[0], "seconds": found}))
