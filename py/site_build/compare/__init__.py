"""The engine beside other programs that play Skat: do they agree, and who is faster? Nothing here is in the wheel."""

from __future__ import annotations

from pathlib import Path

from site_build.failure import BuildError


def compare(root: Path, *, program: str, deals: int, games: int, seed: int) -> None:
    """Set the engine beside OpenSpiel, XSkat or both; print what was compared. `blunders` sets its computer players
    beside XSkat's instead.

    Raises BuildError if they differ or a program is missing; what can be compared is compared all the same.
    """
    failed = []
    if program in ("all", "openspiel"):
        from site_build.compare.guests import guests, start

        python, _ = guests(root)
        if start(python, root, "spiel", str(deals), str(seed)):
            failed.append("The comparison with OpenSpiel failed; what it printed says where.")
    if program in ("all", "xskat"):
        from site_build.compare.xskat import compare_with_xskat, find_xskat

        try:
            tally = compare_with_xskat(find_xskat(), games=games, seed=seed)
        except BuildError as error:
            failed.append(str(error))
        else:
            print("\n".join(tally.lines()), flush=True)
            if tally.differences:
                failed.append("The engine and XSkat differ; what was printed says where.")
    if program == "blunders":
        from site_build.compare.blunders import print_blunders
        from site_build.compare.xskat import find_xskat

        print_blunders(find_xskat(), games=games, seed=seed)
    if failed:
        raise BuildError(" ".join(failed))
