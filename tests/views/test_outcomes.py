"""What can happen as it is shown: the tree, the laws, and their words, in both languages."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from typing import Any

import pytest
from analysis.test_outcomes_of_games import CASES, Case, case
from support.views import Page
from views.test_figures import colours, sizes

from tutor.analysis.distributions import Best, Law, Mean, Policies, Share
from tutor.analysis.objectives import Fact, Happened, Measure, Where
from tutor.analysis.outcome_paths import visits
from tutor.analysis.outcomes import Count, Outcomes
from tutor.rules.words import LANGS, Lang
from tutor.trace.words import speaker
from tutor.views.analysis import outcome_tree, outcomes
from tutor.views.figure import SMALLEST, figure
from tutor.views.theme import Scheme, palette

SCHEMES: tuple[Scheme, Scheme] = ("light", "dark")
FOREIGN = {"en": re.compile("[А-Яа-яЁё]"), "ru": re.compile("[A-Za-z]")}


def drawn(at: Case, lang: Lang, closed: frozenset[int] | None = None) -> outcome_tree.Tree:
    """The tree with the lines lit that lead to the least value of the first number."""
    found = at.merged
    if closed is None:
        closed = outcome_tree.folded(found.ways)
    lit = outcome_tree.lit(found.ways, [spot.number for spot in found.ways.spots if reaches(at, spot)])
    weighed = found.weighing(dict.fromkeys(at.seats, Best(Happened("nothing")))).valuation
    nodes = outcome_tree.nodes(found.ways, closed)
    return outcome_tree.Tree(found.ways, nodes, speaker(at.game.id, lang), lit, visits(weighed))


def reaches(at: Case, spot: Any) -> bool:
    condition = least(at)
    return spot.kind == "end" and at.merged.value(condition, spot) is True


def least(at: Case) -> Measure:
    if not at.numbers:
        return Happened("nothing")
    name = at.numbers[0]
    ends = [at.merged.facts(spot)[name] for spot in at.merged.ways.spots if spot.kind == "end"]
    return Where(name, "<=", min(ends, key=lambda value: int(str(value))))


def clean(text: str, lang: Lang) -> None:
    assert text and not re.search(r"[{}$]|\?\?\?|  |None", text), text
    assert not FOREIGN[lang].search(re.sub(r"\bI{1,3}\b", "", text)), text


@pytest.mark.parametrize(("game", "name", "step"), CASES)
def test_every_position_is_one_node_and_every_answer_leads_to_it(game: str, name: str, step: int) -> None:
    at = case(game, name, step)
    ways = at.merged.ways
    nodes = outcome_tree.nodes(ways, frozenset())
    assert sorted(node.id for node in nodes) == list(range(len(ways.spots)))
    edges = {(node.parent, way.key, node.id) for node in nodes for way in node.answers}
    again = {(other, node.id) for node in nodes for other in node.others}
    for spot, way in ways.edges():
        assert (spot.number, way.key, way.to) in edges or (spot.number, way.to) in again
    assert all(node.hidden == 0 for node in nodes)


@pytest.mark.parametrize(("game", "name", "step"), CASES)
def test_a_folded_node_counts_what_it_holds_back(game: str, name: str, step: int) -> None:
    ways = case(game, name, step).merged.ways
    closed = outcome_tree.folded(ways, 6)
    nodes = outcome_tree.nodes(ways, closed)
    assert len(nodes) <= max(6, 1) and any(node.hidden for node in nodes)
    shown = {node.id for node in nodes}
    assert max(node.hidden for node in nodes) <= len(ways.spots) - len(shown)
    opened = min(node.id for node in nodes if node.hidden)
    more = outcome_tree.nodes(ways, closed - {opened})
    assert shown < {node.id for node in more}
    assert [node.hidden for node in outcome_tree.nodes(ways, {0})] == [len(ways.spots) - 1]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("game", "name", "step"), CASES)
def test_the_figure_and_its_words_have_the_same_nodes(game: str, name: str, step: int, lang: Lang) -> None:
    tree = drawn(case(game, name, step), lang)
    spec = outcome_tree.figure(tree)
    assert figure(json.loads(json.dumps(spec))).data and min(sizes(spec)) >= SMALLEST
    marks = spec["data"][outcome_tree.NODES]
    assert marks["customdata"] == [node.id for node in tree.nodes]
    assert marks["y"] == sorted(marks["y"])
    assert len(outcome_tree.text(tree)) == len(tree.nodes) == outcome_tree.words(tree).count("<li")
    assert Page(outcome_tree.words(tree)).wrong == []
    for said in (
        *outcome_tree.text(tree),
        *(re.sub("<[^>]+>", " ", each).strip() for each in marks["hovertext"]),
    ):
        clean(said.strip(), lang)
    clean(outcome_tree.alt(tree), lang)
    numbers = spec["data"][-1]["text"]
    assert numbers == [str(node.id + 1) for node in tree.nodes]


def test_lines_that_lead_there_are_thick_and_said_to_be() -> None:
    at = case(*CASES[0])
    tree = drawn(at, "en")
    spec = outcome_tree.figure(tree)
    marker = spec["data"][outcome_tree.NODES]["marker"]
    lit = [node.id in tree.lit for node in tree.nodes]
    assert any(lit) and not all(lit)
    assert [width == 4 for width in marker["line"]["width"]] == lit
    assert ["<b>" in text for text in spec["data"][outcome_tree.NODES]["text"]] == lit
    assert ["leads there" in line for line in outcome_tree.text(tree)] == lit
    assert [trace["line"]["width"] for trace in spec["data"] if trace["mode"] == "lines"] == [1.5, 4, 1.5]


def test_what_was_not_explored_has_a_mark_of_its_own() -> None:
    at = case(*CASES[0])
    found = Outcomes(at.game, at.state)
    found.run(2)
    tree = outcome_tree.Tree(found.ways, outcome_tree.nodes(found.ways, ()), speaker(at.game.id, "en"))
    marks = outcome_tree.figure(tree)["data"][outcome_tree.NODES]["marker"]["symbol"]
    assert marks.count("x-open") == found.count().left > 0
    assert sum("not explored" in line for line in outcome_tree.text(tree)) == found.count().left
    said = " ".join(outcomes.summary(found.count(), found.progress, "effect", speaker(at.game.id, "en")))
    assert "not explored" in said and "Found so far" in said and "nothing else can happen" not in said


# ---- laws

HALF, THIRD = Fraction(1, 2), Fraction(1, 3)
EXACT = Law((Share(0, HALF, HALF), Share(2, HALF, HALF)))
OPEN = Law(
    (Share(0, THIRD, HALF), Share(1, Fraction(0), Fraction(1))), Fraction(1, 7), Fraction(1), False, False
)
CUT = Law((Share(0, HALF, Fraction(1)),), HALF)
WOUNDS = Fact("anna.wounds")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("law", [EXACT, OPEN, CUT])
def test_a_law_is_drawn_listed_and_told(law: Law, lang: Lang, scheme: Scheme) -> None:
    speaks = speaker("penumbra", lang)
    spec = outcomes.law_figure(law, WOUNDS, speaks, scheme)
    assert figure(json.loads(json.dumps(spec))).data and min(sizes(spec)) >= SMALLEST
    assert colours(spec) <= set(palette(scheme).values())
    assert all(spec["layout"][axis]["title"]["text"] for axis in ("xaxis", "yaxis"))
    html = outcomes.law_table(law, WOUNDS, speaks)
    shown = outcomes.rows(law, WOUNDS, speaks)
    assert Page(html).wrong == [] and html.count("<tr") == len(shown) + 1
    solid, hatched = spec["data"][0]["x"], spec["data"][1]["x"]
    for row, sure, more in zip(shown, solid, hatched, strict=True):
        assert round(sure + more, 2) == round(float(row.most) * 100, 2)
        assert row.unknown or round(sure, 2) == round(float(row.least) * 100, 2)
    clean(outcomes.law_text(law, WOUNDS, speaks), lang)


def test_bounds_are_told_as_bounds_and_chances_as_chances() -> None:
    speaks = speaker("penumbra", "en")
    assert "0: 1/2 = 50.0" in outcomes.law_text(EXACT, WOUNDS, speaks)
    told = outcomes.law_text(OPEN, WOUNDS, speaks)
    assert "0: from 1/3" in told and "not certain" in told and "Round in a circle" in told
    assert "Not explored: 1/2" in outcomes.law_text(CUT, WOUNDS, speaks)
    assert outcomes.mean_said(Mean(HALF, HALF), speaks) == "On the average: 1/2."
    assert "no bound" in outcomes.mean_said(Mean(HALF, None), speaks)
    assert "Nobody" in outcomes.mean_said(Mean(None, None), speaks)


@pytest.mark.parametrize("lang", LANGS)
def test_everything_about_a_search_has_words(lang: Lang) -> None:
    at = case(*CASES[0])
    speaks, found = speaker(at.game.id, lang), at.merged
    counts = [found.count(), Count(None, None, 3, 2, 1, 5), Count(1, 21, 1, 21, 21, 21)]
    texts = [
        text
        for count in counts
        for until in ("effect", "turn", "round", "phase", "end")
        for text in outcomes.summary(count, found.progress, until, speaks, merged=until != "end")
    ]
    policies: Policies = {"anna": Best(WOUNDS), "boris": "adversarial", "vera": "cooperative"}
    texts.append(outcomes.policies_said(policies, ("anna", "boris", "vera", "gleb"), speaks))
    texts += [outcomes.measure_said(Where("anna.wounds", ">=", 1), speaks)]
    kind = next(event.kind for _, way in found.ways.edges() for event in way.events)
    said = outcomes.happened_said(Happened(kind), found.ways, speaks)
    texts += [outcomes.measure_said(Happened(kind), speaks, said)]
    assert outcomes.happened_said(Happened("nothing"), found.ways, speaks) == ""
    texts += [outcomes.mean_said(mean, speaks) for mean in (Mean(HALF, THIRD, False), Mean(None, HALF))]
    lines = found.lines_to(least(at), 5, dict.fromkeys(at.seats, "adversarial"))
    texts += outcomes.lines_said(lines, found.ways, speaks)
    texts += outcomes.lines_said((), found.ways, speaks)
    for text in texts:
        clean(text, lang)


@pytest.mark.parametrize(
    ("law", "en", "ru", "look"),
    [
        (
            Law((Share(True, Fraction(1), Fraction(1)),)),
            "Yes, whatever comes.",
            "Да, при любом исходе.",
            "yes",
        ),
        (
            Law((Share(False, Fraction(1), Fraction(1)),)),
            "No, it cannot happen.",
            "Нет, этого не случится.",
            "no",
        ),
        (
            Law((Share(True, Fraction(1, 3), Fraction(1, 3)),)),
            "The chance is 1/3 = 33.3 %.",
            "Вероятность — 1/3 = 33,3 %.",
            "odds",
        ),
        (
            Law((Share(True, Fraction(0), Fraction(1)),), settled=False),
            "It hangs on the answers: from 0 % to 100 %.",
            "Зависит от ответов: от 0 % до 100 %.",
            "odds",
        ),
        (
            Law((Share(True, Fraction(1, 2), Fraction(1)),), unexplored=Fraction(1, 2)),
            "As far as was looked: from 1/2 = 50.0 % to 100 %.",
            "По тому, что рассмотрено: от 1/2 = 50,0 % до 100 %.",
            "odds",
        ),
    ],
)
def test_a_condition_is_answered_in_a_sentence(law: Law, en: str, ru: str, look: str) -> None:
    for lang, says in (("en", en), ("ru", ru)):
        made = outcomes.chance_answer(law, {}, ("anna",), speaker("penumbra", lang)).replace(
            "\N{NO-BREAK SPACE}", " "
        )
        assert f">{says}<" in made and f"rt-answer--{look}" in made


@pytest.mark.parametrize(
    ("policies", "en", "ru"),
    [
        ({"anna": "cooperative", "boris": "cooperative"}, "Yes, it can happen.", "Да, это возможно."),
        ({"anna": "adversarial"}, "Yes, as it is answered here.", "Да, при таких ответах."),
    ],
)
def test_what_hangs_on_how_seats_answer_is_not_told_for_certain(policies: Policies, en: str, ru: str) -> None:
    law = Law((Share(True, Fraction(1), Fraction(1)),))
    for lang, says in (("en", en), ("ru", ru)):
        made = outcomes.chance_answer(law, policies, ("anna", "boris"), speaker("penumbra", lang))
        assert f">{says}<" in made
