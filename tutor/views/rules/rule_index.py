"""The index of rules: the page of one rule, ruling or component, with all that belongs to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from msgspec import Struct

from tutor.rules.catalogue import Catalogue, Rule
from tutor.rules.graph import GROUNDS, Governed, RuleGraph
from tutor.rules.rulings import Ruling
from tutor.rules.search_index import printed_text
from tutor.rules.words import Lang
from tutor.views.lesson.why import rule_badges, rule_place, source, to_rule
from tutor.views.markup import Html, badge, join, sub, tag
from tutor.views.rules.rule_map import SHAPES
from tutor.views.rules.rule_search import component_link
from tutor.views.words import Wording, capital, wording

FIRST: Final = 8
"""So many entries of a list are shown at once; the others are folded away."""


class Showing(Struct, frozen=True):
    """A lesson that shows a rule, with the address of the full stop at which it does."""

    title: str
    href: str
    about: str = ""


def rule_page(
    graph: RuleGraph,
    id: str,
    lang: Lang,
    lessons: Sequence[Showing] = (),
    states: Sequence[str] = (),
    *,
    folded: bool = False,
    question: Showing | None = None,
) -> Html:
    """A rule with its text, source, and everything that belongs to it, `folded` away where room is dear.

    `question` is one that shows it, asked on the workbench. `states` tell how far the tutor covers it:
    "enforced", "asserted", "taught". Raises KeyError for an id
    that is no rule of that game.
    """
    catalogue, words = graph.catalogue, wording(lang)
    rule = catalogue.rule(id)
    wrong, whole = graph.corrects(id), graph.whole(id)
    needs, needing = graph.depends_on(id), graph.dependants(id)
    around = (whole,) if whole and whole not in needs else ()
    parts = tuple(part for part in graph.parts(id) if part not in needing)
    belongs = [
        _linked("link-needs", needs, catalogue, words),
        _linked("link-part-of", around, catalogue, words),
        _linked("link-corrects", (wrong,) if wrong else (), catalogue, words),
        _linked("link-needs-back", needing, catalogue, words),
        _linked("link-part-of-back", parts, catalogue, words),
        _linked("link-corrects-back", graph.corrected_by(id), catalogue, words),
        _rulings(graph.rulings_of(id), id, catalogue, words),
        _shown_in(lessons, words),
        _grounded("link-governs", graph.governs(id), catalogue, words),
    ]
    return _article(
        id,
        f"{catalogue.title.of(lang)} · {words(f'rule-kind-{rule.kind}')}",
        rule.title.of(lang),
        tag("p", rule.text.of(lang), class_="rt-rule__text"),
        tag("p", source(rule, lang), class_="rt-rule__src"),
        _marks(rule, states, words),
        _asked_on_bench(question, words),
        *_around(belongs, words, folded=folded),
    )


def ruling_page(
    graph: RuleGraph,
    id: str,
    lang: Lang,
    lessons: Sequence[Showing] = (),
    *,
    folded: bool = False,
    question: Showing | None = None,
) -> Html:
    """A ruling: the question, its readings, which one is taken and why, and the rules that it is about.

    Raises KeyError for an id that is no ruling of that game.
    """
    catalogue, words = graph.catalogue, wording(lang)
    ruling = catalogue.ruling(id)
    return _article(
        id,
        f"{catalogue.title.of(lang)} · {words('map-ruling')}",
        ruling.question.of(lang),
        _readings(ruling, catalogue, words),
        _asked_on_bench(question, words),
        *_around(
            [
                _linked("link-ruled-back", ruling.affects, catalogue, words),
                _shown_in(lessons, words) if lessons else None,
            ],
            words,
            folded=folded,
        ),
    )


def component_page(graph: RuleGraph, id: str, lang: Lang) -> Html:
    """A component: what it is, what is printed on it, and the rules that govern it.

    Raises KeyError for an id that is no component of that game.
    """
    catalogue, words = graph.catalogue, wording(lang)
    component = catalogue.component(id)
    kind = catalogue.parts.kinds[component.kind].of(lang)
    printed = printed_text(component, lang)
    governing = graph.governing(id)
    return _article(
        id,
        f"{catalogue.title.of(lang)} · {kind}",
        component.name.of(lang),
        tag("p", printed, class_="rt-rule__text") if printed else None,
        _grounded("link-governs-back", governing, catalogue, words),
        None if governing else tag("p", words("link-governs-none"), class_="rt-note"),
    )


def map_head(lang: Lang, *, joined: bool) -> Html:
    """The head of the figure of neighbours, with what its signs mean."""
    words = wording(lang)
    head = tag("h3", words("map-head"), class_="rt-sub")
    if not joined:
        return join(head, tag("p", words("map-alone"), class_="rt-note"))
    drawn = {
        "square": tag("rect", x=4, y=4, width=14, height=14),
        "diamond": tag("path", d="M11 2l9 9-9 9-9-9Z"),
        "circle": tag("circle", cx=11, cy=11, r=8),
    }
    signs = [
        tag("span", tag("svg", drawn[shape], viewBox="0 0 22 22", aria_hidden="true"), words(f"map-{kind}"))
        for kind, shape in SHAPES.items()
    ]
    return join(
        head, tag("p", words("map-note"), class_="rt-note"), tag("p", *signs, class_="rt-key rt-key--map")
    )


def _article(id: str, about: str, title: str, *parts: Html | None) -> Html:
    head = tag("h2", title, id="h-entry", tabindex=-1)
    named = tag("p", tag("span", id, class_="rt-rule__id"), " ", tag("small", about), class_="rt-entry__id")
    return tag("article", named, head, *parts, class_="rt-region rt-entry", aria_labelledby="h-entry")


def _around(parts: Sequence[Html | None], words: Wording, *, folded: bool) -> Sequence[Html | None]:
    """What belongs to an entry, below a head that opens it where it is folded."""
    if not folded or not any(parts):
        return parts
    return [tag("details", tag("summary", words("link-around")), *parts, class_="rt-more")]


def _marks(rule: Rule, states: Sequence[str], words: Wording) -> Html | None:
    """What is to be said of the rule in short: how it is known, and how far the tutor covers it."""
    state_badges = [badge(words(f"state-{state}")) for state in states]
    exempt = rule.exempt
    exemption = (
        tag("p", words("state-exempt", why=exempt.of(words.lang)), class_="rt-note") if exempt else None
    )
    marks = [*rule_badges(rule, words), *state_badges]
    return join(tag("p", *marks, class_="rt-badges") if marks else None, exemption) or None


def _asked_on_bench(question: Showing | None, words: Wording) -> Html | None:
    """The question that shows a rule, as a link that asks it on the workbench."""
    if question is None:
        return None
    link = tag("a", question.title, href=question.href, data_key="rule-question")
    return tag("p", tag("b", words("rule-question")), " ", link, class_="rt-entry__question")


def _linked(key: str, ids: Iterable[str], catalogue: Catalogue, words: Wording) -> Html | None:
    """Rules below a head, with their titles; nothing where there are none."""
    items = [_entry(id, catalogue, words) for id in ids]
    return _listed(sub(words(key)), key, items, words) if items else None


def _entry(id: str, catalogue: Catalogue, words: Wording) -> Html:
    return tag("li", rule_place(id, words.lang))


def _listed(head: Html, key: str, items: Sequence[Html], words: Wording) -> Html:
    """A head and a list, of which only the beginning is unfolded."""
    rest = items[FIRST:]
    first = tag("ul", *items[:FIRST], class_="rt-refs")
    more = None
    if rest:
        summary = tag("summary", words("map-rest", n=len(rest)))
        more = tag(
            "details", summary, tag("ul", *rest, class_="rt-refs"), class_="rt-more", data_key=f"more-{key}"
        )
    return tag("section", head, first, more)


def _rulings(rulings: Sequence[Ruling], rule: str, catalogue: Catalogue, words: Wording) -> Html | None:
    if not rulings:
        return None
    items = []
    for ruling in rulings:
        others = [rule_place(id, words.lang) for id in ruling.affects if id != rule]
        also = tag("p", words("ruling-also"), " ", join(*others, by="; "), class_="rt-rule__src")
        question = to_rule(ruling.id, ruling.question.of(words.lang), words.lang)
        items.append(
            tag(
                "div",
                tag("h4", question, class_="rt-rule__title"),
                _readings(ruling, catalogue, words),
                also if others else None,
                class_="rt-rule",
            )
        )
    return tag("section", sub(words("link-ruled")), *items)


def _readings(ruling: Ruling, catalogue: Catalogue, words: Wording) -> Html:
    """The readings of a ruling with the one taken, why it is, and what is wrong with the books."""
    items = []
    for reading in ruling.readings:
        taken = tag("b", words("reading-taken"), " ") if reading.id == ruling.default else None
        read = [catalogue.readers[name].title.of(words.lang) for name in reading.source]
        by = tag("small", words("reading-by", who="; ".join(read))) if read else None
        items.append(tag("li", taken, capital(reading.text.of(words.lang)), " ", by))
    reason = tag("p", words("reading-why", why=ruling.reason.of(words.lang)), class_="rt-rule__src")
    kind = tag("p", badge(words(f"ruling-{ruling.type}")), class_="rt-badges")
    return join(tag("ul", *items, class_="rt-refs rt-refs--readings"), reason, kind)


def _shown_in(lessons: Sequence[Showing], words: Wording) -> Html:
    items = [
        tag("li", tag("a", lesson.title, href=lesson.href), " ", tag("small", lesson.about))
        for lesson in lessons
    ]
    if not items:
        return tag("section", sub(words("shown-in")), tag("p", words("shown-none"), class_="rt-note"))
    return _listed(sub(words("shown-in"), words("shown-note")), "shown-in", items, words)


def _grounded(key: str, joined: Sequence[Governed], catalogue: Catalogue, words: Wording) -> Html | None:
    """Components of a rule or rules of a component, by what joins them."""
    if not joined:
        return None
    parts = []
    for ground, group in groupby(sorted(joined, key=_best), key=_best):
        items = [_end(each.id, catalogue, words) for each in group]
        name = f"ground-{GROUNDS[ground]}"
        parts.append(_listed(tag("h4", words(name)), name, items, words))
    return tag("section", sub(words(key)), *parts, class_="rt-grounds")


def _best(governed: Governed) -> int:
    return GROUNDS.index(governed.grounds[0])


def _end(id: str, catalogue: Catalogue, words: Wording) -> Html:
    if id in catalogue:
        return _entry(id, catalogue, words)
    component = catalogue.component(id)
    kind = catalogue.parts.kinds[component.kind].of(words.lang)
    link = component_link(catalogue.game, id, component.name.of(words.lang), words.lang)
    return tag("li", link, " ", tag("small", kind))
