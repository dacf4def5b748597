"""The index of rules, one page for each game, from the catalogue."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from tutor.rules.catalogue import PREFIXES, Catalogue, Rule, load


def pages() -> Iterator[tuple[str, str]]:
    """A page for each game."""
    for game in PREFIXES:
        yield f"rules-{game}.md", _page(load(game))


def _page(catalogue: Catalogue) -> str:
    title = catalogue.title.en
    told = [
        f"# Rules of {title}\n",
        f"{len(catalogue.rules)} rules, each in our own words, with the page on which the book says it. "
        f"`tutor rules ID` prints all that is known about one.\n",
    ]
    for section, rules in groupby(catalogue.rules, lambda one: one.id.split(".")[1]):
        told.append(f"## `{PREFIXES[catalogue.game]}.{section}`\n")
        told += map(_rule, rules)
    told.append("## Rulings\n\nWhere the books disagree or are silent: how they can be read.\n")
    for ruling in catalogue.rulings:
        told.append(f"### {_plain(ruling.question.en)}\n\n`{ruling.id}`\n")
        for reading in ruling.readings:
            default = " (default)" if reading.id == ruling.default else ""
            told.append(f"- `{reading.id}`{default}: {_plain(reading.text.en)}")
        told.append("")
    return "\n".join(told)


def _rule(one: Rule) -> str:
    pages = ", ".join(dict.fromkeys(f"page {cite.page}" for cite in one.source if cite.page))
    rests = " Rests on " + ", ".join(f"{{rule}}`{id}`" for id in one.depends) + "." if one.depends else ""
    said = f"**{_plain(one.title.en)}** ({pages or 'no page'}). {_plain(one.text.en)}{rests}"
    return f":::{{rule}} {one.id}\n{said}\n:::\n"


def _plain(text: str) -> str:
    """A text in which nothing is markup."""
    return "".join(f"\\{sign}" if sign in "*_`[]<>{}#|\\" else sign for sign in " ".join(text.split()))
