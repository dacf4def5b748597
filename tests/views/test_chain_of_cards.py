"""The chain of cards: who launched whom by which icon, what may follow or not, as a figure and in words."""

from __future__ import annotations

import json
import re
from functools import cache

import pytest
from analysis.chain_support import CHANT, EITHER, WORKED, spec, spell, wizard
from views_support import Page, styled

from tutor.engine.history import History
from tutor.engine.state import State
from tutor.engine.step import settle
from tutor.games.penumbra import GAME
from tutor.games.penumbra.drawing import chain, found
from tutor.games.penumbra.links import card_chain
from tutor.games.penumbra.position import CommonSpec, MarkSpec, Position, TurnSpec, WizardSpec
from tutor.games.penumbra.start import place
from tutor.games.penumbra.state import Table
from tutor.games.penumbra.wizard import Stock
from tutor.rules.words import LANGS, Lang
from tutor.trace.words import speaker
from tutor.views.chain import NODES, Picture
from tutor.views.figure import SMALLEST, figure
from tutor.views.theme import Scheme, palette

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


def drawn(states: list[State[Table]], lang: Lang = "en") -> Picture:
    picture = chain.picture(states, speaker("penumbra", lang))
    assert picture is not None
    return picture


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
    assert "launched by a mark" in drawn(line(state, "mark-discipline-1")).alt


@pytest.mark.parametrize("lang", LANGS)
def test_pen_prop_vigilance__a_chain_is_one_use(lang: Lang) -> None:
    cards = (spec("chant"), spec("training-dream-net"), spec("training-errand-shade", "inventory"))
    common = CommonSpec(decks={"fate": (("basilisk",),)}, trials=("mist-of-oblivion",))
    anna = WizardSpec(("violet 6",), {}, Stock(crystal=2), cards)
    turn = TurnSpec("anna", "trial")
    placed = place(
        Position({"anna": anna, "boris": WizardSpec()}, turn, do="turn", box="training", common=common)
    )
    assert placed.state is not None, placed.flaws
    states = line(placed.state, "card-chant")
    graph = card_chain(states)
    assert graph is not None and graph.graph == {"length": 1, "used": 1, "most": 1}
    assert {"en": "1 of 1", "ru": "1 из 1"}[lang] in drawn(states, lang).alt
    without = drawn(worked(3), lang).alt
    assert {"en": "counts it as one use", "ru": "засчитает её за одно"}[lang] in without


def test_the_figure_leads_back_in_time() -> None:
    spec_ = drawn(worked(5)).figure
    nodes = spec_["data"][NODES]
    assert nodes["customdata"] == sorted(nodes["customdata"]) and len(nodes["customdata"]) == 3
    assert len(nodes["x"]) == len(nodes["text"]) == len(nodes["hovertext"]) == 3 + 4
    rows = list(zip(nodes["x"], nodes["y"], strict=True))
    assert [y for _, y in rows] == list(range(7))
    assert {x for x, _ in rows[:3]} == {0.0} and {x for x, _ in rows[3:]} == {chain.NEXT}


def test_what_may_follow_is_dashed_and_what_may_not_is_dotted() -> None:
    spec_ = drawn(worked(3)).figure
    outlines = [shape["line"]["dash"] for shape in spec_["layout"]["shapes"]]
    assert outlines == ["dash", "dash", "dot", "dot"]
    lines = {trace["line"]["dash"]: trace for trace in spec_["data"] if trace["mode"] == "lines"}
    assert list(lines) == ["solid", "dot", "dash"]
    assert [lines[dash]["x"].count(None) for dash in ("solid", "dash", "dot")] == [1, 2, 2]
    colours = spec_["data"][NODES]["marker"]["color"]
    assert colours.count(palette()["now"]) == 1


@pytest.mark.parametrize("lang", LANGS)
def test_hover_gives_all_reasons_in_words(lang: Lang) -> None:
    said = speaker("penumbra", lang)
    graph = card_chain(worked(3))
    assert graph is not None
    picture = drawn(worked(3), lang)
    hover = picture.figure["data"][NODES]["hovertext"]
    for reason in graph.nodes["next", "staff-of-sounding"]["reasons"]:
        words = said.refusal(reason)
        assert words[1:] in hover[-1].replace("<br>", " ") and words in picture.alt and words in picture.html
    assert all(len(part) <= 60 for text in hover for part in text.split("<br>")[1:])


def test_many_refused_cards_are_counted_and_not_drawn() -> None:
    others = [
        spell(name, launched_by="none") for name in ("mystery", "healing", "corruption", "call", "sacrifice")
    ]
    more = [spell(name) for name in ("vulnerability", "memorarium", "unity-with-nature")]
    turned = [spec(each.card, use="turn", turned=True) for each in (*others, *more)]
    state = wizard(*WORKED, *turned, trinket=1)
    spec_ = drawn(line(state, *TOLD[:3])).figure
    assert [shape["line"]["dash"] for shape in spec_["layout"]["shapes"]] == ["dash"] * 2 + [
        "dot"
    ] * chain.DRAWN
    assert spec_["data"][-1]["text"] == ["and 3 more, see “The chain in words”"]
    assert drawn(line(state, *TOLD[:3])).alt.count(" may not: ") == 9


@pytest.mark.parametrize("scheme", ("light", "dark"))
@pytest.mark.parametrize("lang", LANGS)
def test_plotly_accepts_the_figure(lang: Lang, scheme: Scheme) -> None:
    graph = card_chain(worked(5))
    assert graph is not None
    words = chain.wording(lang, "penumbra")
    spec_ = chain.Drawn(graph, speaker("penumbra", lang), words).figure(scheme)
    assert figure(json.loads(json.dumps(spec_))).data
    text = json.dumps(spec_)
    assert set(re.findall(r"#[0-9a-f]{6}", text)) <= set(palette(scheme).values())
    assert min(map(int, re.findall(r'"family": "[^}]*?"size": (\d+)', text))) >= SMALLEST
    assert {trace["type"] for trace in spec_["data"]} == {"scatter"}


@pytest.mark.parametrize("lang", LANGS)
def test_the_words_are_a_page_without_faults(lang: Lang) -> None:
    for answers in (1, 3, 5):
        page = Page(drawn(worked(answers), lang).html)
        assert page.wrong == [] and set(page.classes()) <= styled()
        assert sum("aria-current" in about for _, about in page.elements) == 1
    text = drawn(worked(5), lang).alt
    assert text.startswith({"en": "The chain has 3 links.", "ru": "В цепочке 3 звена."}[lang])
    if lang == "ru":
        assert not re.search(r"[A-Za-z]", text)


# ---- what a search has found


def part(states: list[State[Table]], lang: Lang, wanted: bool) -> Page:
    step = settle(GAME, states[-1])
    return Page(found.part(step.state, step.question, speaker("penumbra", lang), wanted))


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_is_searched_before_it_is_wanted(lang: Lang, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutor.analysis.chains.chains", lambda state: pytest.fail("searched"))
    page = part(worked(0), lang, False)
    (button,) = page.all("rt-btn")
    assert button["data-act"] == found.FIND and page.wrong == []


@pytest.mark.parametrize("lang", LANGS)
def test_found_chains_are_told_card_by_card_with_their_icons(lang: Lang) -> None:
    page = part(worked(0), lang, True)
    assert page.wrong == [] and set(page.classes()) <= styled() and not page.all("rt-btn")
    said = " ".join(page.words())
    for words in {
        "en": ("4 links", "none is longer", "icon on the left: yellow spell", "Costs: 1 Fruit and 1 Trinket"),
        "ru": ("4 звена", "длиннее цепочек нет", "значок слева: жёлтое заклинание", "Безделушка"),
    }[lang]:
        assert words in said
    if lang == "ru":
        assert not re.search(r"[A-Za-z]", said)


def test_nothing_is_offered_where_no_chain_can_be() -> None:
    assert found.part(worked(0)[0], None, speaker("penumbra", "en"), True) == ""
    rest = line(wizard(CHANT, kind="rest"))
    assert found.part(rest[-1], None, speaker("penumbra", "en"), False) == ""
