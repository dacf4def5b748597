"""What the engine must know of a card before its program runs."""

from __future__ import annotations

from msgspec import Struct


class CardRules(Struct, frozen=True):
    """`counts`: the card discards threat dice. `answers`: it only answers an event. `needs` is what its
    effect exchanges in ingredients, without which nothing would happen.
    """

    counts: bool = False
    answers: bool = False
    needs: tuple[tuple[str, int], ...] = ()


CARD_RULES = {
    "silverweed": CardRules(counts=True),
    "ward-rift": CardRules(counts=True),
    "invisibility": CardRules(counts=True, needs=(("arcana", 1),)),
    "bat": CardRules(answers=True),
    "phylactery": CardRules(answers=True),
    "sniffer": CardRules(answers=True),
    "tawny-owl": CardRules(answers=True),
    "mystery": CardRules(needs=(("jewel", 1),)),
    "alchemy": CardRules(needs=(("fruit", 1),)),
    "sacrifice": CardRules(needs=(("blood", 2),)),
    "staff-of-sounding": CardRules(needs=(("trinket", 1),)),
    "staff-of-pulsing": CardRules(needs=(("trinket", 1),)),
    "staff-of-radiance": CardRules(needs=(("trinket", 1),)),
}
"""Cards of the box of which something has to be known; of all others nothing has."""
