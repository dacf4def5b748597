"""What `import tutor` gives to the cells of a notebook: values that draw themselves, and short errors."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import ipywidgets
import networkx as nx
import pytest
from IPython.core.interactiveshell import InteractiveShell

import tutor
from tutor.app.widgets.modules import SERVED
from tutor.notebook.controls import Explorable
from tutor.rules.catalogue import PREFIXES, load
from tutor.rules.words import Lang
from tutor.views.cell_errors import CellError, NoSuchName
from tutor.views.markup import Html, tag
from tutor.views.output import WEIGHT, Displayed

SHOWN: dict[str, Callable[[Lang], Any]] = {
    "position": lambda lang: tutor.position("penumbra/05-plains-of-agony", 0, lang=lang),
    "opening": lambda lang: tutor.opening("seasons", lang=lang),
    "moves": lambda lang: tutor.position("seasons/14-ten-places", 0, lang=lang).moves(),
    "explained": lambda lang: tutor.position("seasons/14-ten-places", 0, lang=lang).explain("pass"),
    "law": lambda lang: tutor.position("penumbra/05-plains-of-agony", 0, lang=lang).outcomes("anna.wounds"),
    "rule": lambda lang: tutor.rule("pen.threat.steps", lang=lang),
    "ruling": lambda lang: tutor.rule("brw.ruling.los.along-edge", lang=lang),
    "card": lambda lang: tutor.card("silverweed", lang=lang),
    "search": lambda lang: tutor.search("метка", lang=lang),
    "odds": lambda lang: tutor.threat_odds([3], [1], threat=3, lang=lang),
    "chains": lambda lang: tutor.chains(tutor.position("penumbra/56-chain-of-four", 2, lang=lang)),
    "launches": lambda lang: tutor.launch_graph(tutor.position("penumbra/56-chain-of-four", 2, lang=lang)),
    "sight": lambda lang: tutor.sight("room-throne", "room-laboratory", lang=lang),
    "interrupts": lambda lang: tutor.interrupts(tutor.position("blackrose/03-any-room", 0, lang=lang)),
    "sweep": lambda lang: tutor.sweep("legal", "seasons/14-ten-places", "seasons/apprentice-2", lang=lang),
    "class": lambda lang: tutor.show_class(seed=7, lang=lang),
}  # fmt: skip


@dataclass(frozen=True)
class Number(Displayed):
    n: int

    def __post_init__(self) -> None:
        if self.n == 5:
            raise ValueError("no five")

    def html(self) -> Html:
        return tag("b", str(self.n))

    def __repr__(self) -> str:
        return f"Number({self.n})"


def test_importing_the_package_loads_nothing_else() -> None:
    code = "import sys, tutor; print(sorted(name for name in sys.modules if name.split('.')[0] in ('tutor',"
    code += " 'msgspec', 'networkx', 'plotly', 'ipywidgets', 'yaml')))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert loaded.stdout.strip() == "['tutor']"


def test_the_package_names_all_that_it_gives() -> None:
    notebook = import_module("tutor.notebook")
    assert set(tutor.__all__) <= set(notebook.__all__) and set(tutor.__all__) <= set(dir(tutor))
    for name in tutor.__all__:
        assert getattr(tutor, name) is getattr(notebook, name)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        tutor.nothing  # noqa: B018 - the access itself fails


@pytest.mark.parametrize("name", sorted({getattr(tutor, name).__module__ for name in tutor.__all__}))
def test_each_module_has_examples_that_run(name: str) -> None:
    tried = doctest.testmod(import_module(name))
    assert not tried.failed
    assert tried.attempted or name == "tutor.notebook.language_setting"


def test_every_function_documents_an_example_but_the_language() -> None:
    without = [name for name in tutor.__all__ if ">>>" not in (getattr(tutor, name).__doc__ or "")]
    assert without == ["set_language"]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("name", SHOWN)
def test_what_is_asked_for_draws_itself(name: str, lang: Lang) -> None:
    shown = SHOWN[name](lang)
    bundle = shown._repr_mimebundle_()
    html = bundle["text/html"]
    assert set(bundle) == {"text/plain", "text/html"} and bundle["text/plain"] == repr(shown)
    assert (
        f'lang="{lang}"' in html
        and "<script" not in html
        and "http" not in re.sub(r'xmlns="[^"]*"', "", html)
    )
    assert set(shown._repr_mimebundle_(include={"text/html"})) == {"text/html"}
    cyrillic = re.search("[а-яё]", re.sub(r"<[^>]*>", "", html.partition("</style>")[2]))
    assert bool(cyrillic) == (lang == "ru") or name in ("search", "rule", "card")


@pytest.mark.parametrize("name", SHOWN)
def test_an_output_carries_the_style_that_it_needs_and_no_more(name: str) -> None:
    html = SHOWN[name]("en")._repr_html_()
    style = re.search(r"<style>(.*?)</style>", html, re.S)
    assert style is not None and style[1].strip().startswith("@scope (.rt-drawn)")
    body = html.replace(style[0], "")
    used = {one for names in re.findall(r'class="([^"]*)"', body) for one in names.split()}
    alone = re.findall(rf"^{re.escape(WEIGHT)}\.([\w-]+) \{{", style[1], re.M)
    assert alone and set(alone) <= used and len(html) < 120_000
    # JupyterLab has rules of its own for lists, tables and heads in outputs.
    selectors = re.findall(r"^(?![@}\s-]).*(?=\{)", style[1], re.M)
    assert len(selectors) > 20 and all(WEIGHT in selector for selector in selectors)


def test_a_served_output_leaves_its_style_to_the_page(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tutor.views.output._ON_PAGE", [False])
    assert "<style>" in tutor.rule("pen.threat.steps")._repr_html_()
    monkeypatch.setenv(SERVED, "/")
    drawn = tutor.rule("pen.threat.steps")._repr_html_()
    assert "<style>" not in drawn and "rt-drawn" in drawn
    monkeypatch.delenv(SERVED)
    assert "<style>" in tutor.rule("pen.threat.steps")._repr_html_()


def test_a_page_says_all_that_an_output_shows_in_words_too() -> None:
    odds = tutor.threat_odds([3], [1], threat=3)
    assert odds["mortal"] == Fraction(2, 27) and "mortal 2/27" in repr(odds)
    rolls = list(odds.rolls())
    assert len(rolls) == 216 and sum(one.mortal for _, one in rolls) == 216 * odds["mortal"]
    assert odds.with_(dice=[3, 1])["wounds"] < odds["wounds"]
    assert odds.to_dict()["wounds"][0] == odds.probability(wounds=0)


def test_graphs_have_the_attributes_that_are_documented() -> None:
    rules = tutor.rule("pen.threat.steps").graph
    assert isinstance(rules, nx.DiGraph)
    assert {kind for _, kind in rules.nodes(data="kind")} <= {"rule", "ruling", "component"}
    assert {link for *_, link in rules.edges(data="link")} <= {
        "needs",
        "part-of",
        "corrects",
        "ruled",
        "governs",
    }
    chains = tutor.chains(tutor.position("penumbra/56-chain-of-four", 2))
    steps = sorted(step for *_, step in chains.graph.edges(data="step"))
    assert steps == [1, 2, 3] and chains.longest == 4 == len(chains[0].links)
    sight = tutor.sight("room-throne", reach=1)
    assert all(sight.sight.sees(one, other) for one, other in sight.graph.edges)
    assert set(sight.visible) <= set(sight.graph) and "room-throne" in sight.graph
    ways = tutor.interrupts(tutor.position("blackrose/03-any-room", 0))
    assert ways.graph.number_of_nodes() > 1 and ways.endings and ways.to_dict()


def test_rows_become_a_frame_where_pandas_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Frame(list[dict[str, Any]]):
        """What stands for pandas, which nothing here needs."""

    monkeypatch.setitem(sys.modules, "pandas", SimpleNamespace(DataFrame=Frame))
    rows = tutor.threat_odds([3], [1], threat=3).to_frame()
    assert isinstance(rows, Frame) and sum(row["rolls"] for row in rows) == 216
    assert {row["id"] for row in tutor.search("silverweed", limit=1).to_frame()} == {"silverweed"}
    assert {row["standing"] for row in tutor.sight("room-throne").to_frame()} >= {"seen", "far"}
    assert len(SHOWN["moves"]("en").to_frame()) == len(SHOWN["moves"]("en"))
    assert {row["value"] for row in SHOWN["law"]("en").to_frame()} == {"0", "1", "2"}
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ImportError):
        tutor.search("silverweed").to_frame()


def test_figures_are_those_of_plotly() -> None:
    for name in ("rule", "law", "odds", "chains", "launches", "sight", "interrupts", "sweep", "class"):
        figure = SHOWN[name]("en").figure()
        assert type(figure).__module__.startswith("plotly") and figure.data


@pytest.mark.parametrize(
    ("cell", "message"),
    [
        ("tutor.rule('pen.thret.steps')", "no rule 'pen.thret.steps'; did you mean 'pen.threat.steps'"),
        ("tutor.rule('щ')", "no rule 'щ'; there are 'pen."),
        ("tutor.card('silverwed')", "did you mean 'silverweed'"),
        ("tutor.card('silverweed', 'chess')", "no game 'chess'; there are"),
        ("tutor.lesson('penumbra/05-plains')", "no lesson 'penumbra/05-plains'; did you mean"),
        ("tutor.lesson('penumbra/05-plains-of-agony', height=90)", "allowed: 420 or more"),
        ("tutor.position('penumbra/05-plain')", "did you mean 'penumbra/05-plains-of-agony'"),
        ("tutor.position('nix.yaml')", "no file 'nix.yaml'"),
        ("tutor.opening('penumbr')", "did you mean 'penumbra'"),
        ("tutor.opening('seasons', 'first-9')", "no opening of seasons 'first-9'"),
        ("tutor.play('seasons', rival='kind')", "no opponents 'kind'"),
        ("tutor.threat_odds([7])", "CellError: dice: found 7 at place 1; allowed: whole numbers from 1 to 6"),
        ("tutor.threat_hand(marks=[0])", "CellError: marks: found 0 at place 1; allowed: whole numbers fr"),
        ("tutor.threat_cloak(threat=99)", "CellError: threat: found 99; allowed: a whole number from 0 to"),
        ("tutor.threat_odds().with_(fingers=2)", "no part of a threat roll 'fingers'"),
        ("tutor.threat_odds(threat=9).rolls().__next__()", "9 dice have 10077696 rolls; allowed: 4 dice"),
        ("tutor.sight('room-thron')", "did you mean 'room-throne'"),
        ("tutor.sight('room-throne').look('room-kitchen')", "no room 'room-kitchen'"),
        ("tutor.sight('room-throne', reach=99)", "allowed: 0 to 20"),
        ("tutor.sight('room-throne', layout='7')", "no layout '7'"),
        ("tutor.chains(tutor.opening('seasons'))", "found a position of seasons; allowed: one of penumbra"),
        ("tutor.chains(3)", "found int; allowed: a position or a stepper of penumbra"),
        ("tutor.interrupts(tutor.position('blackrose/03-any-room', 0), 'vera')", "no seat 'vera'"),
        ("tutor.sweep('plya', 'seasons/apprentice-2')", "no question 'plya'; did you mean 'play'"),
        ("tutor.sweep('play', 'seasons/aprentice-2')", "did you mean 'seasons/apprentice-2'"),
        ("tutor.sweep('play', 'seasons/apprentice-2', seeds='few')", "seeds: found few; allowed: numbers"),
        ("tutor.sweep('legal', 'nix.yaml')", "sources: no file 'nix.yaml'"),
        ("tutor.sweep('legal', 3)", "sources: found int; allowed: a lesson, an opening"),
        ("tutor.sweep('legal', 'seasons/apprentice-2', seeds=1)", "seeds: found 1; allowed: only with after"),
        ("tutor.show_class('x/y.csv')", "no file 'x/y.csv'"),
        ("tutor.show_class(seed=-1)", "seed: found -1; allowed: a whole number from 0"),
        ("tutor.set_language('fr')", "no language 'fr'"),
        ("tutor.position('seasons/14-ten-places', 0).answer('nonsense')", "allowed"),
        ("tutor.position('seasons/14-ten-places', 0).explain('xyzzy')", "no move"),
        ("tutor.position('penumbra/05-plains-of-agony', 0).outcomes('anna.wonds')", "which is no fact"),
    ],
)
def test_a_bad_cell_is_answered_in_a_line(
    cell: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    shell: Any = InteractiveShell.instance()
    shell.colors = "nocolor"
    result = shell.run_cell(f"import tutor\n{cell}")
    assert isinstance(result.error_in_exec, CellError)
    said = capsys.readouterr().out.strip()
    # What is wrong in a condition is pointed at, in two lines more.
    assert (
        message in said and "File" not in said and len(said.splitlines()) == (3 if "outcomes" in cell else 1)
    )


def test_a_fault_of_the_program_keeps_its_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise TypeError("a fault of ours")

    monkeypatch.setattr("tutor.notebook.catalogue.find", broken)
    with pytest.raises(TypeError):
        tutor.search("die")


def test_a_name_that_several_games_have_must_say_which() -> None:
    names = [(game, name.en) for game in PREFIXES for name in load(game).names.values()]
    games: dict[str, set[str]] = {}
    for game, name in names:
        games.setdefault(name.casefold(), set()).add(game)
    shared = next(name for name, having in games.items() if len(having) > 1)
    with pytest.raises(NoSuchName, match="card of one game"):
        tutor.card(shared)


def test_a_language_that_was_set_is_that_of_what_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutor.notebook.language_setting._SET", [])
    assert tutor.rule("pen.threat.steps").lang == "en"
    tutor.set_language("ru")
    assert tutor.rule("pen.threat.steps").lang == "ru" == tutor.opening("seasons").lang
    assert tutor.rule("pen.threat.steps", lang="en").lang == "en"


def test_a_value_is_made_once_for_all_its_pictures() -> None:
    made = list[int]()

    def make(n: int) -> Number:
        made.append(n)
        return Number(n)

    slider = ipywidgets.IntSlider(value=2, min=0, max=5)
    shown = Explorable({"n": slider}, make, Number.html)
    shown.picture(), shown.picture(), repr(shown)
    assert made == [2] and shown.value.n == 2
    slider.value = 3
    assert made == [2, 3] and shown.value.n == 3 and "3" in repr(shown)
    with pytest.raises(CellError, match="no five"):
        shown.set(n=5)
    assert shown.value.n == 3, "what was refused is not remembered"


def test_a_served_cell_gives_no_second_copy_of_its_widget(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = Explorable({"n": ipywidgets.IntSlider(value=2)}, Number, Number.html)
    assert "<b>2</b>" in shown._repr_mimebundle_()["text/html"]
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5")
    assert set(shown._repr_mimebundle_()) == {"text/plain", "application/vnd.jupyter.widget-view+json"}


def test_what_was_warmed_up_is_loaded_and_parsed_once() -> None:
    """In a process of its own, as the one that kernels are forked from."""
    code = """
import sys
import tutor.notebook
import tutor.views.output as output
tutor.notebook.warm_up()
before = set(sys.modules)
for name in tutor.notebook.__all__:
    getattr(tutor.notebook, name)
print(sorted(name for name in set(sys.modules) - before if name.startswith("tutor")))
print(output._rules.cache_info().misses)
output.style_of("<p class='rt-note'></p>")
print(output._rules.cache_info().misses)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded, *parsed = done.stdout.splitlines()
    assert loaded in ("[]", "['tutor.notebook.static_formatter']") and parsed == ["1", "1"]
