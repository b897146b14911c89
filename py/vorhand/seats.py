"""Seats 0 to n-1 clockwise round the table, whoever deals."""

from __future__ import annotations

from vorhand.errors import OptionsError


def next_seat(seat: int, players: int) -> int:
    """The seat to the left."""
    return (seat + 1) % players


def clockwise(first: int, players: int) -> tuple[int, ...]:
    """All seats in playing order, beginning with `first`.

    >>> clockwise(2, 4)
    (2, 3, 0, 1)
    """
    return tuple((first + step) % players for step in range(players))


def check_seat(seat: int | None, players: int) -> None:
    """Raises `OptionsError` if there is no such seat at the table; None, a spectator, is one always."""
    if seat is not None and not 0 <= seat < players:
        raise OptionsError(f"no such seat among {players}: {seat}", code="options.seat", params={"value": seat})
