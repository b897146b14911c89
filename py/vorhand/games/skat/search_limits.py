"""What bounds the searches with open hands: nodes, and memory."""

from __future__ import annotations

from typing import Final

NO_LIMIT: Final = 1 << 60
"""More nodes than any search expands."""
TABLE: Final = 60_000
"""So many positions a search remembers for each leader; a full deal needs some thousand."""


class OutOfNodesError(Exception):
    """The search may expand no more nodes; what it found so far is kept."""
