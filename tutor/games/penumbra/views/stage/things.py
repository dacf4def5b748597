"""Which pieces of the stage an answer is about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from tutor.engine.question import Option

STOCK_OF = {
    "use-crystal": "crystal",
    "use-fruit": "fruit",
    "hurry": "trinket",
    "bind": "blood",
    "refresh-market": "jewel",
}
"""The ingredient with which a use is paid, by the kind of the option."""
COLOURS = ("pick-colour", "counts-as", "roll-for-die")
"""The kinds of options that are colours of dice."""


def things_of(option: Option) -> Iterable[str]:
    """The keys of the pieces that an answer is about, the closest first."""
    return tuple(_things(option))


def _things(option: Option) -> Iterator[str]:
    about = dict(option.facts)
    section, kind = about.get("section"), option.kind
    if "die" in about:
        yield str(about["die"])
    if section:
        yield from _place(option, str(section), about)
    elif "slot" in about and "discipline" in about:
        yield f"mark-{about['slot']}"
    for name in ("card", "talent", "contract", "trial", "goal", "prophecy"):
        if about.get(name):
            yield f"card-{about[name]}"
    if kind in ("next-die", "nudge-threat"):
        yield f"threat-value-{about['value']}"
    if kind == "pick-face":
        yield f"face-{about['value']}"
    if kind in COLOURS:
        yield f"colour-{about['colour']}"
    if kind == "roller":
        yield f"player-{about['seat']}"
    if kind in STOCK_OF:
        yield f"stock-{STOCK_OF[kind]}"
    for name in ("give", "ingredient"):
        if about.get(name) and kind not in STOCK_OF:
            yield f"stock-{about[name]}"
    if about.get("market") and not about.get("card"):
        yield f"market-{about['market']}"
    if about.get("deck"):
        yield f"deck-{about['deck']}"
    if kind == "cancel-property":
        yield f"property-{about['property']}"
    if kind == "turn-kind":
        yield f"turn-{about['turn']}"
    if kind == "trial-path":
        yield f"path-{about['path']}"
    pay = about.get("pay")
    if kind == "task-pay" and isinstance(pay, tuple):
        for part in pay:
            what, _, rest = str(part).partition(":")
            if what == "ingredient":
                yield f"stock-{rest.partition(':')[0]}"


def _place(option: Option, section: str, about: Mapping[str, object]) -> Iterator[str]:
    if "was_colour" in about:
        yield f"placed-{section}-{about['was_colour']}-{about['was']}"
    elif "die" not in about and "colour" in about:
        yield f"placed-{section}-{about['colour']}-{about['value']}"
    yield f"section-{section}"
