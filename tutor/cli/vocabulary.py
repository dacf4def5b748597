"""`tutor vocabulary`: the facts, events and programs of a game, as conditions and lesson files name them."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from tutor.analysis.glossary import SECTIONS, Entry, Section, agrees, domains, entries
from tutor.cli.output import JsonOption, LangOption, Language, one_of, print_json, screen
from tutor.engine.vocabulary import LISTED, Domain
from tutor.rules.words import Lang, Words
from tutor.scenario.games import game_named, playable


def vocabulary(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, for example seasons.")],
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="[WORDS]...", help="Only what has these words, in either language."),
    ] = None,
    only: Annotated[str, typer.Option(help="Only one section: fact, event or program.")] = "",
    as_json: JsonOption = False,
    language: LangOption = Language.EN,
) -> None:
    """List the facts and events that conditions and lessons speak of, and the programs of `do`."""
    if game not in playable():
        one_of("GAME", game, playable(), language)
    if only and only not in SECTIONS:
        one_of("--only", only, SECTIONS, language)
    played = game_named(game)
    listing = [
        one
        for one in entries(played)
        if agrees(one, tuple(words or ())) and (not only or one.section == only)
    ]
    parts = {part for one in listing for part in one.parts}
    named = [one for one in domains(played) if one.id in parts]
    if as_json:
        print_json({"game": game, "entries": listing, "parts": {one.id: _plain(one) for one in named}})
        return
    for section in SECTIONS:
        _tell(section, [one for one in listing if one.section == section], language.lang)
        if section == "fact":
            for line in _legend(named, language.lang):
                screen().print(line, markup=False)
    if not listing:
        screen().print(_NONE.of(language.lang), markup=False)


def _tell(section: Section, entries: list[Entry], lang: Lang) -> None:
    if not entries:
        return
    screen().print(_HEADS[section].of(lang), markup=False)
    for one in entries:
        screen().print(f"  {one.name}: {one.meaning.of(lang)} [{one.type.of(lang)}]", markup=False)
    screen().print("")


def _legend(named: list[Domain], lang: Lang) -> list[str]:
    """What the parts in capitals stand for."""
    lines = []
    for one in named:
        ids = one.examples()
        listed = f": {', '.join(ids[:LISTED])}{', …' if len(ids) > LISTED else ''}" if ids else ""
        lines.append(f"  {one.id.upper()} — {one.title.of(lang)}{listed}")
    return [*lines, ""] if lines else []


def _plain(domain: Domain) -> dict[str, object]:
    return {"title": domain.title, "ids": domain.ids, "numbered": domain.numbered}


_HEADS: Final[dict[Section, Words]] = {
    "fact": Words(
        "Facts, as in `SEAT.fact >= 1`, `SEAT.fact in {a, b}`, `SEAT.list has a`; join by and, or, not.\n"
        "Lists are equal in any order; of a fact that a position does not have no comparison is true.",
        "Факты: `МЕСТО.факт >= 1`, `МЕСТО.факт in {a, b}`, `МЕСТО.список has a`; связки and, or, not.\n"
        "Порядок в списке не важен; о факте, которого в позиции нет, ни одно сравнение не верно.",
    ),
    "event": Words("Events, as in `event KIND`", "События: `event ВИД`"),
    "program": Words(
        "Programs of `do`, with the names that their sentences look up in `with`",
        "Программы для `do` и имена, которые их предложения ищут в `with`",
    ),
}
_NONE: Final = Words("Nothing has all these words.", "Нет ничего со всеми этими словами.")
