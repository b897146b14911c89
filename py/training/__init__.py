"""How the hand model of Skat is made: hands somebody would play, labels by the open-hand search, weights, and how they
fare at a table; and how players are used to play. The hand model is started by `python build.py train`, the habits,
which need XSkat, by `python -m training.habits`. Nothing of it is in the wheel."""
