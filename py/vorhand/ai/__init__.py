"""How computer players think: sampling what they cannot see, and searching it. No game is named here."""
