"""The chain of cards: who launched whom by which icon, what may follow or not, as cards and in words."""

from __future__ import annotations

import re
from functools import cache

import pytest
from games.penumbra.support.chains import CHANT, EITHER, WORKED, spec, spell, wizard
from support.views import Page, styled

from tutor.engine.history import History
from tutor.engine.state import State
from tutor.engine.step import settle
from tutor.games.penumbra import GAME
from tutor.games.penumbra.analysis.launch_graph import card_chain
from tutor.games.penumbra.position.form import CommonSpec, MarkSpec, Position, StockSpec, TurnSpec, WizardSpec
from tutor.games.penumbra.position.reading import place
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.views.table import chain, searches
from tutor.rules.words import LANGS, Lang
from tutor.trace.words import speaker

WOLF = spec("wolf-of-all-colours", "inventory", windows=EITHER, launched_by="none")
TOLD = ("card-staff-of-sounding", "4-2", "launch-chant", "launch-alchemy", "1", "launch-transmutation")


def line(state: State[Table], *answers: str) -> list[State[Table]]:
    """The positions from a state to the first question behind the answers, or to the end."""
    history = History.replay(GAME, state, answers)
    return [history.nodes[number].state for number in history.line()]


@cache
def worked(answers: int) -> list[State[Table]]:
    """The worked chain of the rulebook after so many answers; the wolf is no spell."""
    return line(wizard(*WORKED, WOLF, trinket=1, fruit=1), *TOLD[:answers])


def drawn(states: list[State[Table]], lang: Lang = "en") -> Page:
    region = chain.region_of(states, speaker("penumbra", lang), range(len(states)))
    assert region is not None
    return Page(region)


def said(page: Page) -> str:
    return " ".join(" ".join(page.words()).split())


def looks(page: Page) -> list[str]:
    """How the cards of the line and those that may follow stand."""
    return [about["class"].rpartition("is-")[2] for about in page.all("ch-step")]


@pytest.mark.rules("pen.launch.right", "pen.launch.left")
def test_pen_chain_length__uses_in_order_joined_by_icons() -> None:
    graph = card_chain(worked(5))
    assert graph is not None and graph.graph == {"length": 3}
    uses = [graph.nodes[n] for n in range(3)]
    assert [use["card"] for use in uses] == ["staff-of-sounding", "chant", "alchemy"]
    assert [use["state"] for use in uses] == ["spent", "spent", "now"]
    states = worked(5)
    for use in uses:
        cards = [link.card for link in states[use["step"]].table.turn.chain]
        assert cards[-1] == use["card"] and use["card"] not in [
            link.card for link in states[use["step"] - 1].table.turn.chain
        ]
    joints = [(edge["by"], edge["icon"]) for edge in (graph.edges[0, 1], graph.edges[1, 2])]
    assert joints == [("pen.launch.right", "orange-spell"), ("pen.launch.right", "any-spell")]
    assert graph.edges[2, ("next", "transmutation")] == {"by": "pen.launch.left", "icon": "yellow-spell"}


@pytest.mark.rules("pen.launch.requirement", "pen.act.turned")
def test_pen_chain_define__what_may_follow_and_every_reason_against_the_rest() -> None:
    graph = card_chain(worked(3))
    assert graph is not None
    against = {
        node[1]: [(reason.rule, reason.kind) for reason in about["reasons"]]
        for node, about in graph.nodes(data=True)
        if isinstance(node, tuple)
    }
    assert against == {
        "alchemy": [],
        "transmutation": [],
        "staff-of-sounding": [("pen.chain.define", "icon-unknown"), ("pen.launch.requirement", "turned")],
        "wolf-of-all-colours": [("pen.chain.define", "no-icon")],
    }


def test_pen_chain_define__there_is_none_before_and_after() -> None:
    states = worked(6)
    shown = [card_chain(states[: n + 1]) for n in range(len(states))]
    first = next(n for n, graph in enumerate(shown) if graph is not None)
    lengths = [0 if graph is None else graph.graph["length"] for graph in shown]
    assert lengths[:first] == [0] * first and lengths[-1] == 0
    over = lengths.index(0, first)
    assert lengths[first:over] == sorted(lengths[first:over]) and lengths[over - 1] == 4
    assert states[over].table.turn.chain == ()


def test_pen_chain_define__a_single_use_is_no_chain() -> None:
    states = line(wizard(CHANT, WOLF, crystal=2), "card-chant")
    assert [card_chain(states[: n + 1]) for n in range(len(states))] == [None] * len(states)


def test_pen_chain_define__between_a_launch_and_the_use_the_launched_card_is_next() -> None:
    states = worked(3)
    begun = next(n for n, state in enumerate(states) if len(state.table.turn.chain) == 2)
    graph = card_chain(states[:begun])
    assert graph is not None and [node for node in graph.nodes if node != 0] == [("next", "chant")]
    assert graph.nodes[0]["state"] == "spent" and graph.nodes["next", "chant"]["reasons"] == ()


def test_pen_mark_eff_launch__a_mark_is_the_first_link_under_that_reading() -> None:
    mark = MarkSpec("amber", effect="launch")
    rulings = (("pen.ruling.chain-mark-launch", "yes"),)
    state = wizard(CHANT, spell("alchemy"), marks=(mark,), rulings=rulings)
    graph = card_chain(line(state, "mark-discipline-1"))
    assert graph is not None and graph.edges[0, 1] == {"by": "pen.mark.eff.launch", "icon": ""}
    assert "launched by a mark" in said(drawn(line(state, "mark-discipline-1")))


@pytest.mark.parametrize("lang", LANGS)
def test_pen_prop_vigilance__a_chain_is_one_use(lang: Lang) -> None:
    cards = (spec("chant"), spec("training-dream-net"), spec("training-errand-shade", "inventory"))
    common = CommonSpec(decks={"fate": (("basilisk",),)}, trials=("mist-of-oblivion",))
    anna = WizardSpec(("violet 6",), {}, StockSpec(crystal=2), cards)
    turn = TurnSpec("anna", "trial")
    placed = place(
        Position({"anna": anna, "boris": WizardSpec()}, turn, do="turn", box="training", common=common)
    )
    assert placed.state is not None, placed.flaws
    states = line(placed.state, "card-chant")
    graph = card_chain(states)
    assert graph is not None and graph.graph == {"length": 1, "used": 1, "most": 1}
    assert {"en": "1 of 1", "ru": "1 из 1"}[lang] in said(drawn(states, lang))
    without = said(drawn(worked(3), lang))
    assert {"en": "counts it as one use", "ru": "засчитает её за одно"}[lang] in without


def test_pressing_a_card_leads_back_in_time() -> None:
    states = worked(5)
    graph = card_chain(states)
    assert graph is not None
    page = drawn(states)
    pressed = [about for about in page.all("ch-card") if "data-act" in about]
    assert [about["data-value"] for about in pressed] == [str(graph.nodes[n]["step"]) for n in range(3)]
    assert {about["data-act"] for about in pressed} == {"jump"}


def test_what_may_follow_is_dashed_behind_the_line_and_what_may_not_stands_below() -> None:
    page = drawn(worked(3))
    assert looks(page) == ["spent", "now", "next", "next"]
    assert len([text for text, where in page.texts if "ch-led" in where]) == 3, "each but the first says how"
    barred = [text for text, where in page.texts if "ch-barred" in where]
    assert "Wolf of All Colours" in barred and "Sounding Staff" in barred


@pytest.mark.parametrize("lang", LANGS)
def test_all_reasons_are_told(lang: Lang) -> None:
    speaks = speaker("penumbra", lang)
    graph = card_chain(worked(3))
    assert graph is not None
    page = drawn(worked(3), lang)
    told = [about["title"] for name, about in page.elements if name == "li" and "title" in about]
    for reason in graph.nodes["next", "staff-of-sounding"]["reasons"]:
        words = speaks.refusal(reason)
        assert any(words in title for title in told) and words in said(page)


def test_many_refused_cards_are_counted_and_not_drawn() -> None:
    others = [
        spell(name, launched_by="none") for name in ("mystery", "healing", "corruption", "call", "sacrifice")
    ]
    more = [spell(name) for name in ("vulnerability", "memorarium", "unity-with-nature")]
    turned = [spec(each.card, use="turn", turned=True) for each in (*others, *more)]
    state = wizard(*WORKED, *turned, trinket=1)
    page = drawn(line(state, *TOLD[:3]))
    barred = [about for name, about in page.elements if name == "li" and "title" in about]
    assert looks(page).count("next") == 2 and len(barred) == chain.DRAWN
    assert "and 3 more: see “The chain in words”" in said(page)
    assert sum(" may not: " in text for text, where in page.texts if "rt-chain__text" in where) == 9


@pytest.mark.parametrize("lang", LANGS)
def test_the_words_are_a_page_without_faults(lang: Lang) -> None:
    for answers in (1, 3, 5):
        page = drawn(worked(answers), lang)
        assert page.wrong == [] and set(page.classes()) <= styled()
        assert sum("aria-current" in about for _, about in page.elements) == 2, "once drawn, once told"
    text = said(drawn(worked(5), lang))
    assert {"en": "The chain has 3 links.", "ru": "В цепочке 3 звена."}[lang] in text
    if lang == "ru":
        assert not re.search(r"[A-Za-z]", text)


# ---- what a search has found


def part(states: list[State[Table]], lang: Lang, wanted: bool) -> Page:
    step = settle(GAME, states[-1])
    return Page(searches.part(step.state, step.question, speaker("penumbra", lang), wanted))


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_is_searched_before_it_is_wanted(lang: Lang, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutor.games.penumbra.analysis.chains.chains", lambda state: pytest.fail("searched"))
    page = part(worked(0), lang, False)
    (button,) = page.all("rt-btn")
    assert button["data-act"] == searches.FIND and page.wrong == []


@pytest.mark.parametrize("lang", LANGS)
def test_found_chains_are_told_card_by_card_with_their_icons(lang: Lang) -> None:
    page = part(worked(0), lang, True)
    assert page.wrong == [] and set(page.classes()) <= styled() and not page.all("rt-btn")
    told = " ".join(page.words())
    for words in {
        "en": ("4 links", "none is longer", "icon on the left: yellow spell", "Costs: 1 Fruit and 1 Trinket"),
        "ru": ("4 звена", "длиннее цепочек нет", "значок слева: жёлтое заклинание", "Безделушка"),
    }[lang]:
        assert words in told
    if lang == "ru":
        assert not re.search(r"[A-Za-z]", told)


def test_nothing_is_offered_where_no_chain_can_be() -> None:
    assert searches.part(worked(0)[0], None, speaker("penumbra", "en"), True) == ""
    rest = line(wizard(CHANT, kind="rest"))
    assert searches.part(rest[-1], None, speaker("penumbra", "en"), False) == ""
