"""How the hand model of Skat is made: hands somebody would play, labels by the open-hand search, weights, and how they
fare at a table. Started by `python build.py train`; nothing of it is in the wheel."""
