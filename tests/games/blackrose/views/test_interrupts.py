"""Effects inside effects of Black Rose Wars: the running texts, the chain of traps, the timeline as deep."""

from __future__ import annotations

import re
from functools import cache

import networkx as nx
import pytest
from games.blackrose.support.positions import HALL, THRONE, armed, mage, table
from support.views import Page, styled

from tutor.engine.history import History
from tutor.games.blackrose import GAME
from tutor.games.blackrose.position.form import DoSpec, RoomSpec, TurnSpec
from tutor.games.blackrose.state.table import Table
from tutor.rules.words import LANGS, Lang
from tutor.trace.graph import chain as chain_graph
from tutor.trace.tree import Running, trace
from tutor.trace.tree import now as running
from tutor.trace.words import speaker
from tutor.views.lesson.chain import chain as chain_region
from tutor.views.lesson.chain import chain_text
from tutor.views.lesson.icicle import icicle
from tutor.views.lesson.now import now
from tutor.views.lesson.timeline import bars, moments

ARENA = "room-arena"
ANSWERS = ("explore", f"move.{ARENA}", "I", "I", "II", ARENA)
DEEPEST = 18
"""The full stop at which Baleful Curse deals its damage, inside Persecution, Brain Worm and Explore."""


@cache
def told(box: str = "training", answers: tuple[str, ...] = ANSWERS) -> History[Table]:
    """The worked example of the chain of traps, from the activation to the end of Brain Worm."""
    graminia = {"I": armed("spell-brain-worm"), "II": armed("spell-baleful-curse")}
    doria = {"I": armed("spell-persecution")}
    state = table(
        {
            "doria": mage("baron-doria", HALL, board=doria),
            "graminia": mage("graminia", THRONE, board=graminia),
        },
        DoSpec("doria", program="activation"),
        rooms={ARENA: RoomSpec(at=(0, 1)), THRONE: RoomSpec(at=(1, 0))},
        turn=TurnSpec("doria"),
        box=box,
    )
    return History.replay(GAME, state, answers)


def at(step: int, history: History[Table] | None = None) -> tuple[Running, ...]:
    """The running effects at a full stop."""
    history = history or told()
    node = history.nodes[history.line()[step]]
    return running(GAME, node.state, node.question)


def named(entry: Running) -> str:
    return entry.window or entry.program.partition("@")[0]


def drawn(step: int, lang: Lang = "en", history: History[Table] | None = None) -> str:
    return str(now(at(step, history), speaker("blackrose", lang)))


def frames(html: str) -> list[str]:
    """The frames of the region, each as a piece of HTML."""
    return re.split(r'(?=<(?:div|details) class="rt-frame[ "])', html)[1:]


def text(html: str) -> str:
    return re.sub(r"\s+", " ", re.sub("<[^>]+>", " ", html)).strip()


# ---- Now


@pytest.mark.rules("brw.trap.nested", "brw.trap.interrupt.spell", "brw.trap.interrupt.physical")
def test_every_suspended_text_waits_at_the_full_stop_where_it_was_cut_off() -> None:
    stack = at(DEEPEST)
    assert [named(one) for one in stack if "trap" not in one.window] == [
        "activation",
        "explore",
        "spell-brain-worm.main",
        "spell-persecution.main",
        "spell-baleful-curse.main",
    ]
    flags = {named(one): one.flags for one in stack if not one.window}
    assert flags["spell-brain-worm.main"] == ("done", "wait", "next")
    assert flags["spell-persecution.main"] == ("done", "wait")
    assert flags["spell-baleful-curse.main"] == ("done", "now", "next")
    assert [one.depth for one in stack] == list(range(len(stack))), "deeper is lower"


@pytest.mark.parametrize("lang", LANGS)
def test_the_sentences_are_the_printed_ones_in_the_readers_language(lang: Lang) -> None:
    worm, curse = {
        "en": ("2 Deal 2 damage and assign vulnerability. waits here", "2 (now) Deal 2 damage. 3 Assign"),
        "ru": ("2 Нанесите 2 урона и назначьте «Уязвимость». ждёт здесь", "Нанесите 2 урона. 3 Назначьте"),
    }[lang]
    said = text(drawn(DEEPEST, lang))
    assert worm in said and curse in said
    foreign = "[A-Za-z]" if lang == "ru" else "[А-Яа-яЁё]"
    page = Page(drawn(DEEPEST, lang))
    assert page.wrong == [] and [one for one in page.words() if re.search(foreign, one)] == []


def test_a_trap_says_what_sets_it_off_and_training_texts_say_so() -> None:
    (worm,) = [one for one in frames(drawn(10)) if "Brain Worm" in one and "rt-frame__text" in one]
    assert "When another mage enters a yellow or red room" in text(worm)
    assert text(worm).endswith("Training text, not that of the card")
    (curse,) = [one for one in frames(drawn(17)) if "Baleful Curse" in one and "rt-s--now" in one]
    assert "When another mage deals you damage" in text(curse) and "Training" not in text(curse)


def test_a_spell_is_told_as_its_text_once_that_runs_and_as_its_revealing_before() -> None:
    names = [[named(one) for one in at(step)] for step in (7, 8)]
    assert names[0][-1] == "reveal-spell" and names[1][-1] == "spell-brain-worm.main"
    assert "reveal-spell" not in names[1]
    said = text(frames(drawn(7))[-1])
    assert said.startswith("Brain Worm Graminia") and "turned face up" in said


def test_what_is_not_known_of_a_text_is_marked_in_it() -> None:
    html = drawn(9, history=told("book", ("explore", f"move.{ARENA}", "I")))
    (worm,) = [one for one in frames(html) if "rt-s__n" in one and "Target that mage" in one]
    marked = re.findall(r'<i class="rt-unknown">(.*?)</i>', worm)
    assert [one.strip() for one in marked] == ["(not known in full, so nothing is done)"]
    sentence = worm[: worm.index("rt-unknown")].rsplit('rt-s__n">', 1)[1]
    assert sentence.startswith("3<"), "its third sentence has lost a number"


# ---- Chain


def chained(step: int) -> nx.DiGraph:
    return chain_graph(trace(told()), step)


def links(graph: nx.DiGraph, *kinds: str) -> list[tuple[str, str, int]]:
    """The edges of some kinds as (from, to, sentence)."""

    def name(node: int) -> str:
        return str(graph.nodes[node]["program"]).partition("@")[0]

    return [
        (name(one), name(other), edge["sentence"])
        for one, other, edge in graph.edges(data=True)
        if edge["kind"] in kinds
    ]


@pytest.mark.rules("brw.trap.nested", "brw.trap.new-after-resume")
def test_the_chain_tells_who_interrupted_whom_at_which_full_stop_and_where_it_went_on() -> None:
    graph = chained(trace(told()).steps)
    spells = [link for link in links(graph, "reacted") if link[1].startswith("spell-")]
    assert spells == [
        ("explore", "spell-brain-worm.main", 2),
        ("spell-brain-worm.main", "spell-persecution.main", 2),
        ("spell-persecution.main", "spell-baleful-curse.main", 2),
    ]
    burden = ("spell-baleful-curse.main", "jinx-vulnerability.main.when-1", 2)
    assert burden in links(graph, "reacted"), "what a jinx does of itself is told like an answer"
    back = links(graph, "resumed")
    assert ("spell-persecution.main", "spell-brain-worm.main", 3) in back
    programs = [str(about["program"]) for _, about in graph.nodes(data=True)]
    assert "reveal-spell" not in programs, "a spell is one effect"
    owners = [str(about["owner"]) for _, about in graph.nodes(data=True)]
    assert owners[:2] == ["doria"] * 2 and owners.count("graminia") == 2


def test_in_mid_chain_outer_effects_wait_and_will_go_on() -> None:
    graph = chained(17)
    states = {str(about["program"]).partition("@")[0]: about for _, about in graph.nodes(data=True)}
    assert {name: (about["state"], about["sentence"]) for name, about in states.items()} == {
        "activation": ("wait", 2),
        "explore": ("wait", 2),
        "spell-brain-worm.main": ("wait", 2),
        "spell-persecution.main": ("wait", 2),
        "spell-baleful-curse.main": ("now", 1),
    }
    pending = [edge["pending"] for _, _, edge in graph.edges(data=True) if edge["kind"] == "resumed"]
    assert pending == [True] * 4


@pytest.mark.parametrize("lang", LANGS)
def test_the_chain_in_words_and_as_cards(lang: Lang) -> None:
    graph, said = chained(17), speaker("blackrose", lang)
    words = chain_text(graph, said)
    wanted = {
        "en": "4. Persecution: waits at sentence 2. Answers in 3, Brain Worm, to this:",
        "ru": "4. Преследование: ждёт на предложении 2.",
    }[lang]
    assert wanted in words
    page = Page(chain_region(graph, said, range(100)))
    assert page.wrong == [] and set(page.classes()) <= styled()
    names = {
        "en": ["Activation", "Explore", "Brain Worm", "Persecution", "Baleful Curse", "Persecution"],
        "ru": [
            *("Активация", "Исследование", "Мозговой червь", "Преследование", "Гибельное проклятие"),
            "Преследование",
        ],
    }[lang]
    assert [text for text, where in page.texts if "ch-name" in where] == names, (
        "outer ones first, then what goes on"
    )
    foreign = "[A-Za-z]" if lang == "ru" else "[А-Яа-яЁё]"
    assert not re.search(foreign, " ".join(page.words()))


# ---- Time


def test_the_timeline_is_as_deep_as_the_stack() -> None:
    history = told()
    found = trace(history)
    line = history.line()
    said = speaker("blackrose", "en")
    node = line[DEEPEST]
    depths = {bar.name: bar.depth for bar in bars(found, node, said) if bar.name}
    order = ["Activation", "Explore", "Brain Worm", "Persecution", "Baleful Curse"]
    assert [name for name in order if name in depths] == order
    assert [depths[name] for name in order] == sorted(depths[name] for name in order)
    (here,) = [moment for moment in moments(found, node, said) if moment.here]
    assert (here.step, here.sentence) == (DEEPEST, 2) and "damage" in here.text
    page = Page(icicle(found, node, said))
    assert page.wrong == [] and "Baleful" in " ".join(words for words, _ in page.texts)


def test_every_full_stop_has_its_own_column_and_none_is_lost() -> None:
    found = trace(told())
    steps = sorted(stop.step for span in found.spans for stop in span.stops)
    assert steps == list(range(1, len(steps) + 1))
