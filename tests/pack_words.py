"""What suits and court cards are called in a French pack, and in a German one no more."""

from __future__ import annotations

import re
from typing import Final

from screens.sentences import bundle

FRENCH: Final = {
    "de": re.compile(r"\b(Kreuz|Pik|Herz|Karo|Damen?|Buben?|Schwarz und Rot)\b"),
    "en": re.compile(r"\b(clubs|spades|diamonds|queens?|jacks?|black and red)\b", re.IGNORECASE),
    "ru": re.compile(
        r"\b(треф\w*|пик(и|ам|ами|ах|ов\w*)?|червы|червам|червов\w*|валет\w*|чёрные и красные|дам(а|ы|е|у|ой)?)\b",
        re.IGNORECASE,
    ),
}
"""Words by which nothing can be meant but a French suit or court card. English calls hearts hearts in both packs;
Russian has one word for bells and diamonds, and for hearts two that share most of their forms."""
GERMAN: Final = {
    "de": re.compile(r"\b(Eichel|Grün|Rot|Schellen|Obern?|Untern?)\b"),
    "en": re.compile(r"\b(acorns|leaves|bells|Obers?|Unters?)\b", re.IGNORECASE),
    "ru": re.compile(
        r"\b(жёлуди|желудей|желудям|листья|листьев|листьям|черви|червям|верхник\w*|нижник\w*)\b", re.IGNORECASE
    ),
}
"""Words of the German pack, each said of it alone."""


def german(language: str, id: str, **arguments: object) -> str:
    """The text of a message with a German pack on the table. Fails if an argument is missing."""
    message = bundle(language, "german").get_message(id)
    assert message.value is not None, id
    written, errors = bundle(language, "german").format_pattern(message.value, arguments)
    assert not errors, (id, language, errors)
    return str(written)
