"""The search of the index of rules: its field, what was found, and the sections to browse."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final
from urllib.parse import urlencode

from tutor.rules.catalogue import PREFIXES, load
from tutor.rules.graph import Governed, RuleGraph, section_of
from tutor.rules.search import Hit, Span
from tutor.rules.words import Lang
from tutor.views.covers import cover
from tutor.views.lesson.why import INDEX, rule_place, to_rule
from tutor.views.markup import Html, join, tag
from tutor.views.words import Wording, wording

FIELDS: Final = ("title", "text")

FIRST: Final = 8
"""So many of the rules that govern a component that was found are named."""


def search_box(lang: Lang, label: str, value: str = "", games: Sequence[str] = (), game: str = "") -> Html:
    """The field for searching; it reports the action `search` with what was typed.

    With `games` it has a list of them, too, which reports the action `game`, "" for all.
    """
    words = wording(lang)
    field = tag(
        "input", class_="rt-input", id="q", name="value", type="search", value=value, autocomplete="off",
        data_key="search",
    )  # fmt: skip
    button = tag("button", words("search"), class_="rt-btn", type="submit")
    return tag(
        "form",
        tag("label", label, for_="q", class_="rt-search__label"),
        tag("div", field, button, class_="rt-search"),
        _games(games, game, words) if games else None,
        role="search",
        data_act="search",
    )


def hits(
    results: Sequence[Hit],
    lang: Lang,
    total: int | None = None,
    graphs: Mapping[str, RuleGraph] | None = None,
    at_hand: int | None = None,
) -> Html:
    """What was found, with the words that were searched for marked; `total` where more was found.

    Of these `at_hand` can be listed, all unless given: a press lists them, and what is beyond is told.
    Below a component stand the rules that govern it, by the `graphs` of the games.
    """
    words = wording(lang)
    if not results:
        return tag("p", words("found-none"), class_="rt-note", role="status")
    items = [_hit(hit, words, (graphs or {}).get(hit.game)) for hit in results]
    total = len(results) if total is None else total
    at_hand = total if at_hand is None else at_hand
    if at_hand > len(results):
        label = (
            words("found-all", n=total) if at_hand == total else words("found-first", n=at_hand, total=total)
        )
        more = tag(
            "button", label, class_="rt-tool", type="button", data_act="search-all", data_key="search-all"
        )
        items.append(tag("li", more))
    elif total > len(results):
        items.append(tag("li", words("found-of", n=len(results), total=total), class_="rt-note"))
    return tag("ul", *items, class_="rt-found", aria_label=words("found"))


def sections(games: Sequence[str], lang: Lang) -> Html:
    """The sections of the games by their first rules, to browse the index: a press searches for their ids."""
    words = wording(lang)
    folds = []
    for game in games:
        catalogue = load(game)
        first: dict[str, str] = {}
        counted: dict[str, int] = {}
        for rule in catalogue.rules:
            key = f"{PREFIXES[game]}.{section_of(rule.id)}"
            first.setdefault(key, rule.title.of(lang))
            counted[key] = counted.get(key, 0) + 1
        chips = [
            tag(
                "button", f"{first[key]} … ", tag("small", str(n)), class_="rt-tool", type="button",
                title=key, data_act="search", data_value=f"{key}.", data_key=f"section-{key}",
            )
            for key, n in counted.items()
        ]  # fmt: skip
        summary = tag("summary", words("index-sections", n=len(counted)))
        body = tag("div", *chips, class_="rt-chips")
        sections = tag(
            "details", summary, body, class_="rt-more", data_key=f"of-{game}", open=len(games) == 1
        )
        picture = tag("div", cover(game), class_=f"en-cover st-table--{game}", aria_hidden="true")
        note = tag("p", words("tile-rules-note", n=len(catalogue.rules)))
        head = tag("h3", catalogue.title.of(lang))
        folds.append(
            tag(
                "article", picture, tag("div", head, note, sections, class_="en-game__body"), class_="en-game"
            )
        )
    about = tag("p", words("index-about"), class_="rt-note")
    return tag(
        "div", tag("h2", words("index-browse"), class_="rt-vh"), about, tag("div", *folds, class_="en-games"),
        class_="rt-browse",
    )  # fmt: skip


def component_link(game: str, id: str, name: str, lang: Lang) -> Html:
    """The name of a component as a link to its place in the index; pressing it reports the action `part`."""
    query = urlencode({"game": game, "part": id, "lang": lang})
    return tag("a", name, href=f"{INDEX}?{query}", data_act="part", data_value=f"{game}/{id}")


# ---- parts


def _games(games: Sequence[str], chosen: str, words: Wording) -> Html:
    titles = [("", words("index-all-games")), *((game, load(game).title.of(words.lang)) for game in games)]
    options = [tag("option", title, value=game, selected=game == chosen) for game, title in titles]
    field = tag("select", *options, class_="rt-input", id="of-game", data_act="game", data_key="game")
    label = tag("label", words("index-game"), for_="of-game")
    return tag("div", label, field, class_="rt-field")


def _hit(hit: Hit, words: Wording, graph: RuleGraph | None) -> Html:
    """The title and, where nothing in the title was searched for, the text that was found."""
    catalogue, lang = load(hit.game), words.lang
    game = catalogue.title.of(lang)
    pages = [cite.page for cite in catalogue.rule(hit.id).source if cite.page] if hit.kind == "rule" else []
    where = words("found-page", game=game, page=min(pages)) if pages else game
    spans = {
        field: [span for span in hit.spans if (span.field, span.lang) == (field, lang)] for field in FIELDS
    }
    title = _marked(hit.title.of(lang), spans["title"])
    text = None
    if spans["text"] and not spans["title"]:
        text = tag("small", _marked(hit.text.of(lang), spans["text"]))
    governing = None
    if hit.kind == "component":
        kind = catalogue.parts.kinds[catalogue.component(hit.id).kind].of(lang)
        id = component_link(hit.game, hit.id, title, lang)
        head = join(tag("small", kind), id, text)
        governing = _under(graph.governing(hit.id), words) if graph is not None else None
    else:
        head = join(to_rule(hit.id, title, lang), text)
    return tag("li", tag("span", head, governing), tag("span", where, class_="where"))


def _under(governing: Sequence[Governed], words: Wording) -> Html | None:
    """The rules that govern a component that was found: the first ones, and how many there are besides."""
    if not governing:
        return None
    links = [rule_place(each.id, words.lang) for each in governing[:FIRST]]
    rest = words("map-rest", n=len(governing) - FIRST) if len(governing) > FIRST else None
    head = tag("small", words("link-governs-back"), ":")
    return tag("span", head, " ", join(*links, rest, by=" · "), class_="rt-under")


def _marked(text: str, spans: Sequence[Span]) -> Html:
    """The text with what was searched for marked."""
    parts: list[str | Html] = []
    at = 0
    for span in spans:
        parts += [text[at : span.start], tag("mark", text[span.start : span.end])]
        at = span.end
    return join(*parts, text[at:])
