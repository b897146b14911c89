"""What the README shows of executors works as it stands there: on a pool of processes, and on workers of Dask."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
from distributed import Client, LocalCluster

import vorhand
from vorhand.arena import contest, run, watch

README = Path(__file__).resolve().parents[2] / "README.md"
QUICK = {'"master"': '"lowest"', '"club"': '"random"', "rounds=500": "rounds=8"}
"""What is put in the place of the README's figures, so that it does not take minutes."""
ASKED = contest("rams", challenger="lowest", others="random", players=4, rounds=8)


def shown(word: str, instead: Mapping[str, str]) -> str:
    """The one example of the README with this word in it, with something put in the place of something else."""
    blocks = README.read_text(encoding="utf-8").split("```python\n")[1:]
    (example,) = [block.partition("```")[0] for block in blocks if word in block.partition("```")[0]]
    for old, new in {**QUICK, **instead}.items():
        assert old in example
        example = example.replace(old, new)
    return example


def test_a_pool_of_processes(tmp_path: Path) -> None:
    script = tmp_path / "shown.py"
    script.write_text(shown("ProcessPoolExecutor", {}), encoding="utf-8")
    engine = str(Path(vorhand.__file__).parents[1])
    said = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, check=True, env={"PYTHONPATH": engine}
    )
    assert said.stdout.strip() == str(run(ASKED).ahead)


def test_workers_of_dask(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two processes beside this one, reached over a socket; what they play is what is played here."""
    with LocalCluster(
        n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None, local_directory=str(tmp_path)
    ) as cluster:
        exec(shown("dask", {"tcp://scheduler.example:8786": cluster.scheduler_address}), {})
        assert capsys.readouterr().out.strip() == str(run(ASKED).ahead)
        with Client(cluster) as client:
            assert watch(ASKED, executor=client.get_executor()) == watch(ASKED)
            used = client.run(lambda: sys.modules.get("vorhand") is not None)
    assert sorted(used.values()) == [True, True]
