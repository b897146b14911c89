"""`PYTHONPATH=py python -m screens`: looks anew for the matches that the screens show, and keeps them."""

from __future__ import annotations

import json

from screens.catalogue import STAGES
from screens.stages import MATCHES, found

if __name__ == "__main__":
    text = json.dumps(found(STAGES), ensure_ascii=False, indent=1)
    MATCHES.write_text(f"{text}\n", encoding="utf-8")
    print(f"{MATCHES.name}: {len(STAGES)} matches")
