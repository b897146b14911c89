"""Writing deals of Vorhand as records of the International Skat Server.

Whoever sits out at a table of four is left out. A claim is written as the server knows it: the soloist shows his cards
and both defenders give up, or he gives up; a concession in the same way. What he took up and laid away again before he
made up his mind is not written. The server has no contra and no punished revoke, and would end a game with a level
that was missed before its tenth trick; such a game is written as it was played.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from vorhand.cards import format_cards
from vorhand.errors import VorhandError
from vorhand.games.skat.auction import HOLD, PASS
from vorhand.games.skat.iss import PLACE, IssGame
from vorhand.games.skat.iss_moves import SEATS, Act, IssMove
from vorhand.games.skat.iss_settled import in_words_of_iss
from vorhand.games.skat.options import SkatOptions
from vorhand.games.skat.series import SkatSeries
from vorhand.games.skat.state import SkatState
from vorhand.record import DealRecord

_WORDS: Final = {HOLD: Act.HOLD, PASS: Act.PASS}


def export(state: SkatState, *, names: Sequence[str] = ("",) * SEATS, head: Mapping[str, str] | None = None) -> IssGame:
    """The record of a deal that is over. `names` are forehand, middlehand and rearhand; `head` are more properties of
    the record by their keys, such as "SE", "ID" or "DT".

    Raises `VorhandError` for a deal that goes on, that was doubled, or that a revoke ended.
    """
    result, at = state.result, state.table
    if result is None:
        raise VorhandError("only a deal that is over can be written", code="iss.not_over")
    if at.doublings:
        raise VorhandError("the server has no contra", code="iss.doubled", params={"n": len(at.doublings)})
    if at.ending is not None and at.ending.kind == "revoked":
        raise VorhandError("the server has no punished revoke", code="iss.revoked", params={"seat": at.ending.seat})
    players = {f"P{seat}": name for seat, name in zip(range(SEATS), names, strict=True)}
    properties = {"PC": PLACE, **players, **(head or {})}
    written = in_words_of_iss(state, result, resigned=at.ending is not None)
    return IssGame(tuple(properties.items()), tuple(_moves(state)), written)


def export_deal(
    record: DealRecord,
    *,
    options: SkatOptions,
    players: int = SEATS,
    names: Sequence[str] = ("",) * SEATS,
    head: Mapping[str, str] | None = None,
) -> IssGame:
    """The record of a deal as Vorhand notes it, replayed by these rules. Raises as `export` and `SkatState.play` do."""
    pack = format_cards(record.pack)
    state = SkatSeries.begin(options, players=players, dealer=record.dealer).deal(pack=pack)
    for move in record.moves:
        state = state.play(move)
    return export(state, names=names, head=head)


def _moves(state: SkatState) -> Iterator[IssMove]:
    at = state.table
    place = {seat: where for where, seat in enumerate(at.positions)}
    laid = state.laid()
    dealt = [card for seat in at.positions for card in state.dealt[seat]]
    yield IssMove(None, Act.DEAL, cards=(*dealt, *laid["skat"]))
    for seat, word in at.auction.words:
        if isinstance(word, int):
            yield IssMove(place[seat], Act.BID, number=word)
        else:
            yield IssMove(place[seat], _WORDS[word])
    if at.soloist is None:
        return
    soloist = place[at.soloist]
    if at.picked:
        yield IssMove(soloist, Act.TAKE)
        yield IssMove(None, Act.SKAT, cards=laid["skat"])
    yield IssMove(soloist, Act.DECLARE, contract=at.contract, cards=laid.get("discard", ()))
    for trick in (*(taken.trick for taken in at.taken), at.trick):
        for seat, card in zip(trick.seats, trick.cards, strict=True):
            yield IssMove(place[seat], Act.PLAY, cards=(card,))
    if at.ending is None:
        return
    if at.ending.gains != at.soloist:
        yield IssMove(soloist, Act.RESIGN)
        return
    if at.ending.kind == "claimed":
        yield IssMove(soloist, Act.SHOW)
    for seat in at.defenders:
        yield IssMove(place[seat], Act.RESIGN)
