"""`tutor rules`: search the index of rules, or print a rule, ruling or component with all about it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Any

import typer

from tutor.app.library import entries, lesson
from tutor.cli.output import WRONG_INPUT, JsonOption, LangOption, Language, one_of, print_json, screen
from tutor.coverage import read_record
from tutor.rules.catalogue import PREFIXES, Catalogue, game_of, is_rule, load
from tutor.rules.graph import Governed, RuleGraph
from tutor.rules.rulings import Ruling
from tutor.rules.search import Hit, counted
from tutor.rules.search_index import printed_text
from tutor.rules.words import Lang
from tutor.scenario.citing import place_citing, rule_graph
from tutor.views.rules.rule_map import name_of
from tutor.views.words import wording

GameOption = Annotated[str | None, typer.Option("--game", help="Only this game.")]
MOST = 20

NAMES = {
    "needs": "link-needs", "part_of": "link-part-of", "corrects": "link-corrects",
    "needed_by": "link-needs-back", "parts": "link-part-of-back", "corrected_by": "link-corrects-back",
}  # fmt: skip
"""The lists of rules that belong to a rule: their names in JSON, and the heads that they have in words."""


def rules(
    query: Annotated[list[str], typer.Argument(metavar="QUERY...", help="Words, a name, or an id.")],
    game: GameOption = None,
    limit: Annotated[int, typer.Option(min=1, help="At most so many are listed.")] = MOST,
    as_json: JsonOption = False,
    language: LangOption = Language.EN,
) -> None:
    """Search rules, cards and rulings in either language; an id prints one of them with all about it.

    Exit code 1 where nothing is found.
    """
    if game is not None and game not in PREFIXES:
        one_of("--game", game, tuple(PREFIXES), language)
    wanted, lang = " ".join(query).strip(), language.lang
    entry = _one(wanted, game, lang)
    if entry is not None:
        if as_json:
            print_json(entry)
        else:
            _print(_lines(entry, lang))
        return
    hits, total = counted(wanted, games=None if game is None else [game], limit=limit)
    if as_json:
        print_json([_plain_hit(hit, lang) for hit in hits])
    else:
        _print(line for hit in hits for line in _hit_lines(hit, lang))
        if total > len(hits):
            _print([wording(lang)("found-of", n=len(hits), total=total)])
    if not hits:
        if not as_json:
            _print([wording(lang)("found-none")])
        raise typer.Exit(WRONG_INPUT)


# ---- one rule, ruling or component, as plain data


def _one(id: str, game: str | None, lang: Lang) -> dict[str, Any] | None:
    """What there is to tell of an id; None where the words are none."""
    if is_rule(id):
        graph = rule_graph(game_of(id))
        return _rule(graph, id, lang) if id in graph.catalogue else _ruling_alone(graph, id, lang)
    for each in [game] if game else PREFIXES:
        if id in {component.id for component in load(each).components}:
            return _component(rule_graph(each), id, lang)
    return None


def _rule(graph: RuleGraph, id: str, lang: Lang) -> dict[str, Any]:
    catalogue, record = graph.catalogue, read_record(graph.catalogue.game)
    rule = catalogue.rule(id)
    whole, wrong = graph.whole(id), graph.corrects(id)
    lists: dict[str, Sequence[str]] = {
        "needs": graph.depends_on(id),
        "part_of": [whole] if whole else [],
        "corrects": [wrong] if wrong else [],
        "needed_by": graph.dependants(id),
        "parts": graph.parts(id),
        "corrected_by": graph.corrected_by(id),
    }
    return {
        "game": catalogue.game,
        "id": id,
        "kind": rule.kind,
        "title": rule.title.of(lang),
        "text": rule.text.of(lang),
        "basis": rule.basis,
        "source": [
            {"book": book.title.of(lang), "section": book.section(cite.section, lang), "page": cite.page}
            for cite in rule.source
            for book in (catalogue.sources[cite.book],)
        ],
        **{name: list(ids) for name, ids in lists.items()},
        "rulings": [_ruling(ruling, catalogue, lang) for ruling in graph.rulings_of(id)],
        "lessons": _lessons(catalogue.game, id, lang),
        "components": _ends(graph.governs(id), catalogue, lang),
        "exempt": rule.exempt.of(lang) if rule.exempt else None,
        "states": [state for state in ("enforced", "asserted", "taught") if id in getattr(record, state)],
    }


def _ruling_alone(graph: RuleGraph, id: str, lang: Lang) -> dict[str, Any]:
    return {"game": graph.catalogue.game} | _ruling(graph.catalogue.ruling(id), graph.catalogue, lang)


def _ruling(ruling: Ruling, catalogue: Catalogue, lang: Lang) -> dict[str, Any]:
    readings = [
        {
            "id": reading.id,
            "text": reading.text.of(lang),
            "taken": reading.id == ruling.default,
            "read_by": [catalogue.readers[name].title.of(lang) for name in reading.source],
        }
        for reading in ruling.readings
    ]
    return {
        "id": ruling.id,
        "type": ruling.type,
        "question": ruling.question.of(lang),
        "readings": readings,
        "reason": ruling.reason.of(lang),
        "affects": list(ruling.affects),
    }


def _component(graph: RuleGraph, id: str, lang: Lang) -> dict[str, Any]:
    catalogue = graph.catalogue
    component = catalogue.component(id)
    return {
        "game": catalogue.game,
        "id": id,
        "kind": catalogue.parts.kinds[component.kind].of(lang),
        "name": component.name.of(lang),
        "text": printed_text(component, lang),
        "rules": _ends(graph.governing(id), catalogue, lang),
    }


def _ends(governed: Iterable[Governed], catalogue: Catalogue, lang: Lang) -> list[dict[str, Any]]:
    return [
        {"id": each.id, "name": name_of(catalogue, each.id, lang), "grounds": list(each.grounds)}
        for each in governed
    ]


def _lessons(game: str, rule: str, lang: Lang) -> list[dict[str, Any]]:
    """The lessons that show a rule, each with the full stop that cites it first."""
    lessons = []
    for entry in entries(game):
        if entry.listing is None or rule not in entry.listing.shows:
            continue
        script = lesson(entry.id).script
        place = None if script is None else place_citing(script, rule)
        step = None if place is None else place.step
        lessons.append({"id": entry.id, "title": entry.listing.title.of(lang), "step": step})
    return lessons


def _plain_hit(hit: Hit, lang: Lang) -> dict[str, Any]:
    plain = {"game": hit.game, "kind": hit.kind, "id": hit.id, "title": hit.title.of(lang)}
    if hit.kind == "component":
        graph = rule_graph(hit.game)
        return plain | {"rules": _ends(graph.governing(hit.id), graph.catalogue, lang)}
    return plain


# ---- the same in words


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        screen().print(line, markup=False)


def _hit_lines(hit: Hit, lang: Lang) -> Iterator[str]:
    yield f"{hit.id}  {hit.title.of(lang)}  [{load(hit.game).title.of(lang)}]"
    if hit.kind == "component":
        for each in rule_graph(hit.game).governing(hit.id):
            yield f"  {each.id}  {name_of(load(hit.game), each.id, lang)}"


def _lines(entry: dict[str, Any], lang: Lang) -> Iterator[str]:
    words, catalogue = wording(lang), load(entry["game"])
    title = entry.get("title") or entry.get("question") or entry["name"]
    yield f"{entry['id']}  {title}  [{catalogue.title.of(lang)}]"
    if entry.get("text"):
        yield entry["text"]
    for cite in entry.get("source", ()):
        place = f"{cite['section']}, {cite['page']}" if cite["page"] else cite["section"]
        yield f"  {cite['book']}: {place}"
    if entry.get("exempt"):
        yield "  " + words("state-exempt", why=entry["exempt"])
    for state in entry.get("states", ()):
        yield "  " + words(f"state-{state}")
    for name, key in NAMES.items():
        yield from _listed(
            words(key), [f"{id}  {name_of(catalogue, id, lang)}" for id in entry.get(name, ())]
        )
    if "readings" in entry:
        yield from _ruling_lines(entry, lang)
        affected = [f"{id}  {name_of(catalogue, id, lang)}" for id in entry["affects"]]
        yield from _listed(words("link-ruled-back"), affected)
    for ruling in entry.get("rulings", ()):
        yield f"{words('link-ruled')}: {ruling['id']}"
        yield f"  {ruling['question']}"
        yield from _ruling_lines(ruling, lang)
    lesson = [f"tutor play scenarios/{at['id']}.yaml: {_step(at, lang)}" for at in entry.get("lessons", ())]
    yield from _listed(words("shown-in"), lesson)
    for key, head in (("components", "link-governs"), ("rules", "link-governs-back")):
        yield from _listed(words(head), [_end(each, lang) for each in entry.get(key, ())])


def _ruling_lines(ruling: dict[str, Any], lang: Lang) -> Iterator[str]:
    words = wording(lang)
    for reading in ruling["readings"]:
        taken = f"{words('reading-taken')} " if reading["taken"] else ""
        read = f" ({words('reading-by', who='; '.join(reading['read_by']))})" if reading["read_by"] else ""
        yield f"  - {reading['id']}: {taken}{reading['text']}{read}"
    yield "  " + words("reading-why", why=ruling["reason"])


def _listed(head: str, items: Sequence[str]) -> Iterator[str]:
    if items:
        yield f"{head}:"
        yield from (f"  {item}" for item in items)


def _step(lesson: dict[str, Any], lang: Lang) -> str:
    step = lesson["step"]
    return lesson["title"] if step is None else f"{lesson['title']}, {wording(lang)('shown-step', n=step)}"


def _end(each: dict[str, Any], lang: Lang) -> str:
    grounds = "; ".join(wording(lang)(f"ground-{ground}") for ground in each["grounds"])
    return f"{each['id']}  {each['name']}: {grounds}"
