"""Failures as one sentence: what is wrong and what to do about it. Never a traceback for what a person can mend."""

from __future__ import annotations

import errno
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path


class BuildError(Exception):
    """Carries the one sentence that the person at the terminal reads."""


NETWORK = "check the network connection (and a proxy, if there is one), then run the command again"


def run(
    command: Sequence[str | Path],
    *,
    doing: str,
    advice: str,
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
    timeout: float | None = None,
) -> str:
    """Run a command quietly and return what it printed.

    Raises BuildError, made of `doing`, the last telling line of the output and `advice`, if it cannot run or fails.
    """
    try:
        done = subprocess.run(
            [str(part) for part in command],
            cwd=cwd,
            env=None if env is None else dict(env),
            capture_output=True,
            text=True,
            encoding="utf-8",
            errors="replace",
            timeout=timeout,
        )
    except subprocess.TimeoutExpired:
        raise BuildError(f"{doing} took more than {timeout:.0f} seconds; {advice}.") from None
    except OSError as error:
        raise BuildError(f"{doing} failed ({error.strerror}: {command[0]}); {advice}.") from None
    if done.returncode:
        raise CommandError(f"{doing} failed ({telling_line(done.stdout, done.stderr)}); {advice}.", done)
    return done.stdout


class CommandError(BuildError):
    """A command ran and failed; `output` is all it printed, for a caller that knows a better sentence."""

    def __init__(self, sentence: str, done: subprocess.CompletedProcess[str]) -> None:
        super().__init__(sentence)
        self.output = done.stdout + done.stderr


def telling_line(stdout: str, stderr: str) -> str:
    """The line of a failed command's output that most likely says why, cut to a readable length."""
    lines = [line.strip() for line in (stderr.strip() or stdout.strip()).splitlines() if line.strip()]
    marked = [line for line in lines if "error" in line.lower()]
    line = (marked or lines or ["it printed nothing"])[-1]
    return line if len(line) <= 200 else line[:197] + "..."


def sentence_of(error: OSError) -> str:
    """An error of the operating system in words that say what to do."""
    place = f" at {error.filename}" if error.filename else ""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return f"The disk is full{place}; free about 1 GB, then run the command again."
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return f"Writing or reading is not allowed{place}; make the folder yours, then run the command again."
    return f"The system reported: {error.strerror or error}{place}; mend that, then run the command again."
