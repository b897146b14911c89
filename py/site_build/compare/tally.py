"""What a comparison counted, where the two sides differed, and what it could not compare."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

SHOWN = 5


@dataclass(slots=True)
class Tally:
    """The counts of one comparison; `differences` are sentences, `left_out` the reasons."""

    other: str
    counted: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    differences: list[str] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)

    def agree(self, what: str, ours: object, theirs: object, *, where: str) -> bool:
        """Count one comparison of `what`, and keep the difference if there is one."""
        self.counted[what] += 1
        if ours == theirs:
            return True
        self.differences.append(f"{where}: {what}: Vorhand says {ours}, {self.other} says {theirs}.")
        return False

    def lines(self) -> Iterator[str]:
        """What the person reads."""
        yield f"{self.other}: " + ", ".join(f"{count:,} {what}" for what, count in self.counted.items()) + " compared"
        yield "  of these deals: " + ", ".join(f"{count:,} {kind}" for kind, count in sorted(self.kinds.items()))
        yield from (f"  left out: {reason}" for reason in self.left_out)
        yield f"  differences: {len(self.differences) or 'none'}"
        yield from (f"    {difference}" for difference in self.differences[:SHOWN])
        if len(self.differences) > SHOWN:
            yield f"    and {len(self.differences) - SHOWN} more"
