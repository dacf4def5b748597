"""The contract of a game: one call plays it at random and reports every property that it breaks.

>>> import random
>>> from tutor.contract import check_game
>>> from tutor.games.penumbra import GAME                          # doctest: +SKIP
>>> check_game(GAME, pick=random.Random(1).randrange)              # doctest: +SKIP
()

| property | what must hold |
| --- | --- |
| fields | what a table is made of never changes: scalars, tuples, frozen sets and frozen structs only |
| K1 | every position survives JSON, equal and with the same hash |
| K2 | the same answers give the same positions and events, from a restored position too |
| K3 | undo, redo, jump and branch give back the kept positions, unchanged |
| K4 | every offered option can be taken; every refused one has reasons and is refused with them |
| K5 | every rule that is cited exists, and so does every program that an option starts |
| K6 | pieces are conserved |
| K7 | random play ends |
| K8 | what a seat sees and is asked holds nothing that is hidden from it |
| K9 | what may be chosen are the candidates against which nothing stands |
"""

from tutor.contract.offers import any_answer, check_offers
from tutor.contract.playing import check_game, fingerprint
from tutor.contract.violation import Violation

__all__ = ["Violation", "any_answer", "check_game", "check_offers", "fingerprint"]
