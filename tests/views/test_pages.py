"""What holds for everything that is drawn, on many positions and in both languages."""

from __future__ import annotations

import re
from functools import cache

import pytest
from support.langs import walked_in
from support.trace import play, starts
from support.views import Page, begun, drawn, page, regions, run, sixes, styled

from tutor.engine.codec import encode
from tutor.engine.history import History
from tutor.games.penumbra import GAME
from tutor.games.penumbra.state.table import Table
from tutor.rules.words import LANGS, Lang

HOSTILE = '<img src=x onerror="alert(1)">\'&'
UNSTYLED = {"cell", "rt-s", "rt-s--next", "rt-s--wait", "rt-time__at"}
UNSTYLED |= {"is-charged", "st-many--0", "st-many--dice", "st-many--marks"}
SMALLEST = 13


@cache
def games() -> tuple[History[Table], ...]:
    """Random games from training positions, and a scripted one."""
    return (*(play(GAME, state, seed) for seed, state in enumerate(starts()[:8])), run(sixes()))


def positions() -> list[tuple[int, int]]:
    """Every game at several of its nodes."""
    return [(at, node) for at, game in enumerate(games()) for node in range(0, len(game.nodes), 7)]


@pytest.mark.parametrize("lang", walked_in("ru"))
def test_pages_are_well_formed_and_every_control_has_a_name(lang: Lang) -> None:
    wrong = []
    for at, node in positions():
        game = games()[at]
        game.jump(node)
        found = Page(page(game, lang)).wrong
        wrong += [f"game {at}, node {node}: {said}" for said in found]
    assert wrong == []


def test_russian_pages_hold_no_english_but_ids() -> None:
    english = set()
    for at, node in positions():
        game = games()[at]
        game.jump(node)
        for text in Page(page(game, "ru")).words():
            english |= set(re.findall(r"[A-Za-z]\w*", text))
    # X is what the rulebook itself calls a number left open.
    assert english <= {"X"}


def test_english_pages_hold_no_russian_but_headings_of_the_book() -> None:
    for at, node in positions():
        game = games()[at]
        game.jump(node)
        assert [text for text in Page(page(game, "en")).words() if re.search("[А-Яа-я]", text)] == []


@pytest.mark.parametrize("lang", LANGS)
def test_what_somebody_typed_is_never_markup(lang: Lang) -> None:
    game = begun("card-silverweed", "pass", seat=HOSTILE)
    html = page(run(game), lang)
    found = Page(html)
    assert found.wrong == []
    assert "img" not in {name for name, _ in found.elements}
    assert not [key for _, about in found.elements for key in about if key.startswith("on")]
    assert any("onerror" in text.lower() for text, _ in found.texts)


@pytest.mark.parametrize("lang", LANGS)
def test_drawing_changes_nothing_and_gives_the_same_again(lang: Lang) -> None:
    game = sixes()
    states = [encode(node.state) for node in game.nodes]
    first = regions(game, lang)
    assert regions(game, lang) == first
    again = regions(sixes(), lang)
    assert again == first
    assert [encode(node.state) for node in game.nodes] == states and game.cursor == len(states) - 1


def test_every_region_says_where_it_begins_and_keeps_its_height() -> None:
    for name, html in regions(sixes(), "en").items():
        if name in ("top", "choose", "stage", "bar"):
            continue
        outer = Page(html).elements[0][1]
        assert "rt-region" in outer["class"] and "rt-hold" in outer["class"], name
        assert outer["aria-labelledby"].startswith("h-"), name


def test_what_is_asked_stands_in_a_part_of_its_own_and_takes_the_focus() -> None:
    (_, outer), (name, head), *_ = Page(regions(sixes(), "en")["choose"]).elements
    assert outer["data-part"] == "ask" and name == "h2"
    assert head["id"] == "h-choose" and head["tabindex"] == "-1" and "data-focus" in head


def test_every_class_is_in_the_style_sheet() -> None:
    used = set(Page(page(sixes(), "en")).classes())
    assert used - styled() - UNSTYLED == set()


def test_no_letter_in_a_picture_is_small() -> None:
    sizes = [
        float(about["font-size"]) for _, about in Page(page(sixes(), "ru")).elements if "font-size" in about
    ]
    assert sizes and min(sizes) >= SMALLEST
    texts = [about for name, about in Page(drawn(sixes(), "ru")).elements if name == "text"]
    assert texts and all("font-size" in about or "class" in about for about in texts)
