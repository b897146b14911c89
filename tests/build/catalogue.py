"""Runs on the built wheel: prints the catalogue of games."""

import json

import vorhand

print(json.dumps(vorhand.catalogue()))
