"""Penumbra's table: what lies there, what changed, what may be picked, and nothing that is not known."""

from __future__ import annotations

import re

import pytest
from support.views import ANNA, BORIS, Page, begun, doomed, drawn, run, sixes

from tutor.engine.history import History
from tutor.games.penumbra import GAME
from tutor.games.penumbra.position.form import CardSpec, Position, Resolve, StockSpec, TurnSpec, WizardSpec
from tutor.games.penumbra.position.reading import place
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.views import table
from tutor.rules.words import LANGS, Lang
from tutor.trace.words import speaker
from tutor.views.markup import join
from tutor.views.theme import defs
from tutor.views.words import wording


def labels(history: History[Table], lang: Lang = "en") -> list[str]:
    """What is said of every die and mark that is drawn."""
    return [a["aria-label"] for _, a in Page(drawn(history, lang)).elements if a.get("role") == "img"]


def parts(history: History[Table], class_: str) -> list[str]:
    """The pieces (die, mark, card) in which an element of that class stands."""
    html = drawn(history, "en")
    pieces = re.split(r'(?=<div class="rt-(?:die|mark)\b|<article)', html)
    return [re.sub("<[^>]+>", " ", piece) for piece in pieces if f'class="{class_}"' in piece]


def test_threat_dice_say_where_they_are_in_the_roll() -> None:
    assert labels(sixes())[:7] == ["settled, spark 2 lost", "waits", "now", "waits", "waits",
                                   "removed, Silverweed", "removed, Silverweed"]  # fmt: skip


@pytest.mark.parametrize("lang", LANGS)
def test_without_a_threat_there_is_nothing_about_its_dice(lang: Lang) -> None:
    head = wording(lang, "penumbra")("threat")
    placed = place(Position({"anna": ANNA, "boris": BORIS}, TurnSpec("anna")))
    assert placed.state is not None, placed.flaws
    html = table(placed.state, None, None, speaker("penumbra", lang))
    assert head not in html and head in drawn(sixes(), lang)


def test_before_the_roll_the_dice_show_no_value() -> None:
    html = drawn(run(begun()), "en")
    dice = html[html.index("Threat dice") : html.index("Pool")]
    assert dice.count("prepared") == 2 * 7 and "<circle" not in dice


def test_what_a_die_did_is_said_below_it() -> None:
    found = labels(run(begun("card-silverweed", "pass", "1-1-1-5-4", "1", "1", "1", "5")))
    assert found[:4] == [
        "settled, blue 1 lost",
        "settled, Sapphire mark wounded",
        "settled, hit a wounded mark",
        "settled, missed",
    ]


def test_a_die_is_struck_through_only_in_the_step_that_took_it() -> None:
    history = run(begun("card-silverweed", "pass", "2-2-6-4-5"))
    history.answer("2")
    shown = [labels(history)]
    while "Spark 2, just lost" not in shown[-1]:
        history.step()
        shown.append(labels(history))
    history.step()
    assert not any("Spark 2" in said for said in labels(history))
    history.back()
    assert "Spark 2, just lost" in labels(history)


def test_what_may_be_picked_is_ringed_and_nothing_else() -> None:
    assert [re.findall("Bone 6|Orange 6", piece) for piece in parts(sixes(), "cand")] == [
        ["Bone 6"],
        ["Orange 6"],
    ]
    assert parts(run(begun("pass", "4-4-4-4-4-4-4")), "cand") == []


def test_cards_that_may_answer_are_ringed() -> None:
    history = doomed()
    ringed = [a for a in Page(drawn(history, "en")).all("rt-card") if "is-cand" in a["class"]]
    assert len(ringed) == 1 and "Mortal wound" in drawn(history, "en")


def test_only_what_changed_is_lit() -> None:
    history = run(begun())
    history.answer("card-silverweed")
    while not any(event.kind == "card-turned" for event in history.node.events):
        history.step()
    lit = Page(drawn(history, "en")).all("is-lit")
    assert [a["class"] for a in lit] == ["rt-card rt-card--spent is-lit"] and parts(history, "lit") == []
    history.step()
    assert len(parts(history, "lit")) == 2 and not Page(drawn(history, "en")).all("is-lit")


def test_without_a_position_before_nothing_is_lit() -> None:
    node = sixes().node
    html = table(node.state, None, None, speaker("penumbra", "en"))
    assert "is-lit" not in html and html.count('class="lit"') == 1  # the die that is being handed out


def test_free_slots_are_drawn_only_where_a_board_states_their_value() -> None:
    assert [said for said in labels(sixes()) if said.startswith("free")] == ["free, 4"]
    alone = begun(boris=None)
    assert not [said for said in labels(alone) if said.startswith("free")]
    marks = [said for said in labels(alone) if re.search(r", \d$", said) and "charged" in said]
    assert marks == ["Sapphire, charged, 1", "Jasper, charged, 2", "Ruby, discharged, 6", "Spark, charged, 3"]


def test_badges_stand_only_where_something_was_assumed() -> None:
    assert "Training board" in drawn(sixes(), "en") and "Учебный планшет" in drawn(sixes(), "ru")
    bare = WizardSpec(("bone 6",), cards=(CardSpec("phylactery", "equipment"),))
    html = drawn(begun(anna=bare, boris=WizardSpec()), "en")
    assert "Training board" not in html and "assumed" not in html and "Incomplete in the book" in html
    assert re.findall("Assumed in this lesson: ([^<]*)", drawn(sixes(), "en")) == [
        "cost, when the cost may be paid, requirement, when it may be activated",
        "requirement, when it may be activated",
    ]
    assert drawn(sixes(), "ru").count("Принято этим уроком: требование, когда можно активировать") == 1


def test_ingredients_show_what_they_were() -> None:
    bat = WizardSpec(stock=StockSpec(blood=1), cards=ANNA.cards[2:])
    history = begun("4-4-4-4-4-4-4", anna=bat)
    while not any(event.kind == "gained" for event in history.node.events):
        history.step()
    html = drawn(history, "en")
    lit = re.findall(r'<div class="is-lit">(.*?)</div>', html)
    assert [re.sub("<[^>]+>", " ", said).split() for said in lit] == [["Blood", "8", "was", "1"]]


def test_mortal_wounds_lie_among_the_cards() -> None:
    wounded = WizardSpec(mortal_wounds=2)
    for lang, said in (("en", "2 cards"), ("ru", "2 карты")):
        html = drawn(begun(anna=wounded), lang)  # type: ignore[arg-type]
        assert said in html and "\N{MINUS SIGN}3" in html


def test_the_learners_wizard_comes_first_and_the_others_in_brief() -> None:
    node = sixes().node
    for seat, first, other in (("", "Anna", "Boris"), ("boris", "Boris", "Anna")):
        html = table(node.state, None, None, speaker("penumbra", "en"), seat)
        assert f"{first}&#x27;s board" in html
        assert re.findall(r'<article class="rt-other">.*?<h4>(.*?)</h4>', html) == [other]


def test_a_threat_inside_a_threat_is_named() -> None:
    ichor = (CardSpec("ichor", use="turn", cost="free"),)
    history = run(begun("card-ichor", anna=WizardSpec(("bone 6",), cards=ichor)))
    html = drawn(history, "en")
    assert "another threat waits outside" in html and "cannot be cancelled" in html


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_unknown_is_listed_by_name(lang: Lang) -> None:
    html = drawn(sixes(), lang)
    bat = re.findall("<dd>([^<]*)</dd>", html[html.index("rt-more") :])[2]
    assert (
        bat
        == {
            "en": "Discipline, cost, when the cost may be paid, launches, launched by",
            "ru": "Дисциплина, стоимость, когда можно платить стоимость, что запускает, чем запускается",
        }[lang]
    )


def test_every_source_of_threat_can_be_drawn() -> None:
    turn = TurnSpec("anna", "learning", placed="yellow")
    placed = place(Position({"anna": ANNA, "boris": BORIS}, turn, Resolve(location="ruins")))
    assert placed.state is not None
    history = History.start(GAME, placed.state)
    while not history.at_end:
        run(history)
        question = history.node.question
        if question is not None:
            key = "3" if question.chance is not None else question.options[-1].key
            history.answer(key)
        assert Page(join(defs(), drawn(history, "ru"))).wrong == []
    assert "the last roll" in drawn(history, "en")
