"""Pages of real positions for tests of the views, and a reader that finds what is wrong in their HTML."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser

from tutor.engine.history import History
from tutor.engine.question import Question
from tutor.games.penumbra import GAME
from tutor.games.penumbra.position.form import (
    CardSpec,
    MarkSpec,
    Position,
    Resolve,
    StockSpec,
    TurnSpec,
    WizardSpec,
)
from tutor.games.penumbra.position.reading import place
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.views import stage, table, threat_law
from tutor.rules.words import Lang
from tutor.trace.graph import chain as chain_graph
from tutor.trace.tree import cited, trace
from tutor.trace.tree import now as running
from tutor.trace.words import Speaker, speaker
from tutor.views import shell
from tutor.views.bar import Go, Tab, Track, bar
from tutor.views.lesson import chain, choose, icicle, now, why
from tutor.views.markup import Html, join
from tutor.views.stage import Setting, draw, picks
from tutor.views.theme import css, defs

MARKS = {
    "discipline-1": MarkSpec("sapphire", 1, effect="set"),
    "discipline-2": MarkSpec("jasper", 2),
    "discipline-3": MarkSpec("ruby", 6, charged=False),
    "discipline-4": MarkSpec("emerald", 1, wounded=True),
    "spark-1": MarkSpec("spark", 3),
}
ANNA = WizardSpec(
    ("bone 6", "orange 6", "bone 3", "yellow 3", "blue 1", "spark 2"),
    MARKS,
    StockSpec(blood=3, crystal=2),
    (
        CardSpec("silverweed", use="turn", cost="free"),
        CardSpec("phylactery", "equipment"),
        CardSpec("bat", "inventory", use="condition"),
    ),
)
BORIS = WizardSpec(
    ("red 4",), {f"discipline-{n}": MarkSpec("ruby", value) for n, value in enumerate((1, 2, 6, 1, 4), 1)}
)

VOID = {"br", "img", "input", "meta", "hr", "col"}
NAMED = {"button", "a", "summary", "th", "label", "h1", "h2", "h3", "h4"}
RULE_ID = re.compile(r"\b(?:pen|res|sea|brw)(?:\.[a-z0-9-]+)+")


def begun(
    *answers: str, anna: WizardSpec = ANNA, boris: WizardSpec | None = BORIS, seat: str = "anna"
) -> History[Table]:
    """A trial with threat 7 against Anna, played up to the question behind the given answers."""
    wizards = {seat: anna} | ({} if boris is None else {"boris": boris})
    placed = place(Position(wizards, TurnSpec(seat), Resolve(trial="plains-of-agony")))
    assert placed.state is not None, placed.flaws
    history = History.start(GAME, placed.state)
    for answer in answers:
        run(history)
        history.answer(answer)
    return history


def run(history: History[Table]) -> History[Table]:
    """Goes on to the next question, or to the end."""
    while history.node.question is None and not history.at_end:
        history.step()
    return history


def sixes() -> History[Table]:
    """Two threat dice removed, the first 2 settled, and Anna asked which of her sixes goes."""
    return run(begun("card-silverweed", "pass", "2-2-6-4-5", "2", "6"))


def doomed(*answers: str) -> History[Table]:
    """A mortal wound takes effect, and Anna is asked whether she turns it away."""
    return run(begun("card-silverweed", "pass", "1-1-1-5-4", "1", "1", "1", "4", *answers))


def drawn(history: History[Table], lang: Lang) -> Html:
    """The table at the cursor."""
    node = history.node
    before = None if node.parent is None else history.nodes[node.parent].state
    return table(node.state, before, node.question, speaker("penumbra", lang))


def regions(history: History[Table], lang: Lang) -> dict[str, Html]:
    """Every region of a lesson at the cursor."""
    said, node, told = speaker("penumbra", lang), history.node, trace(history)
    states = [history.nodes[number].state for number in history.line()]
    words = shell.step_bar(lang, "", back=True, forward=False)
    return {
        "top": shell.top([("A", "#"), ("B", "#")] if lang == "en" else [("А", "#"), ("Б", "#")], lang),
        "table": drawn(history, lang),
        "now": now.now(running(GAME, node.state, node.question), said),
        "choose": asking(node.question, said),
        "stage": staged(history, lang),
        "bar": docked(history, lang),
        "why": why.why(cited(node), lang),
        "time": icicle.time(icicle.icicle(told, history.cursor, said), lang, words),
        "odds": threat_law.odds(found_odds(history), lang) if states else Html(),
        "chain": chain.chain(chain_graph(told, history.node.depth), said, told.nodes),
    }


def asking(question: Question | None, said: Speaker) -> Html:
    """What is asked, what may be answered, and what may not, as a page shows it."""
    return choose.ask(
        choose.question_head(question, said), choose.options(question, said), choose.refused(question, said)
    )


def numbers(html: str) -> list[int]:
    """The numbers of the answers, in the order in which they are shown."""
    return [int(number) for number in re.findall(r"<kbd>(\d+)</kbd>", html)]


def docked(history: History[Table], lang: Lang) -> Html:
    """The bar below, with one drawer open."""
    track, tabs = Track(history.node.depth, history.node.depth, ["0"]), [Tab("table"), Tab("why", 2)]
    go = Go(speaker("penumbra", lang).name("boris"), "told")
    return bar(go, track, tabs, "why", lang, where="0", back=True)


def staged(history: History[Table], lang: Lang) -> Html:
    """The stage at the cursor, with the answers by the pieces that they are about."""
    node, said = history.node, speaker("penumbra", lang)
    before = node if node.parent is None else history.nodes[node.parent]
    found = {}
    if node.question is not None and node.question.chance is None:
        found = picks(choose.numbered(node.question, said), stage.things_of)
    return draw(stage.scene(Setting(node.state, before.state, node.question, said, "", "", found)), GAME.id)


def found_odds(history: History[Table]):  # type: ignore[no-untyped-def]
    """The odds of the roll that the line to the cursor is about."""
    from tutor.games.penumbra.analysis.threat_odds import threat_odds

    return threat_odds([history.nodes[number].state for number in history.line()])


def page(history: History[Table], lang: Lang) -> Html:
    """All regions with the signs they use, as one page."""
    return join(defs(), *regions(history, lang).values())


class Page(HTMLParser):
    """Reads HTML and notes what is wrong with it, its texts, classes and elements."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.wrong: list[str] = []
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.texts: list[tuple[str, str]] = []
        self._open: list[tuple[str, dict[str, str], list[str]]] = []
        self.feed(html)
        self.close()
        self.wrong += [f"<{name}> is not closed" for name, _, _ in self._open]
        ids = [about["id"] for _, about in self.elements if "id" in about]
        self.wrong += [f"id {id} a second time" for id in sorted({id for id in ids if ids.count(id) > 1})]
        known = set(ids)
        for name, about in self.elements:
            href = about.get("href", "")
            if name == "use" and href[1:] not in known:
                self.wrong.append(f"{href} is drawn and not there")
            wanted = about.get("aria-labelledby") or (name == "label" and about.get("for")) or ""
            if wanted and wanted not in known:
                self.wrong.append(f"{wanted} is named and not there")

    def handle_starttag(self, name: str, attributes: list[tuple[str, str | None]]) -> None:
        about = {key: value or "" for key, value in attributes}
        if len(about) < len(attributes):
            self.wrong.append(f"<{name}> has an attribute twice")
        self.elements.append((name, about))
        if name not in VOID:
            self._open.append((name, about, []))
        elif name == "input" and "id" not in about and "aria-label" not in about:
            self.wrong.append("<input> without a name")

    def handle_startendtag(self, name: str, attributes: list[tuple[str, str | None]]) -> None:
        self.elements.append((name, {key: value or "" for key, value in attributes}))

    def handle_data(self, data: str) -> None:
        if data.strip():
            where = " ".join(about.get("class", "") for _, about, _ in self._open)
            lang = next((about["lang"] for _, about, _ in reversed(self._open) if "lang" in about), "")
            self.texts.append((data, f"{where} lang-{lang}"))
            for _, _, words in self._open:
                words.append(data)

    def handle_endtag(self, name: str) -> None:
        if not self._open or self._open[-1][0] != name:
            self.wrong.append(f"</{name}> closes {self._open[-1][0] if self._open else 'nothing'}")
            return
        _, about, words = self._open.pop()
        said = "".join(words).strip() or about.get("aria-label", "").strip()
        pressed = name in NAMED or about.get("role") in ("button", "img", "group")
        if pressed and not said and "aria-labelledby" not in about:
            self.wrong.append(f"<{name}> without a name: {about}")

    def classes(self) -> Iterator[str]:
        for _, about in self.elements:
            yield from about.get("class", "").split()

    def all(self, class_: str) -> list[dict[str, str]]:
        """The attributes of the elements of a class."""
        return [about for _, about in self.elements if class_ in about.get("class", "").split()]

    def words(self) -> Iterator[str]:
        """Everything read or read aloud, without rule ids and what is said to be in another language."""
        for text, where in self.texts:
            if "rt-rule__id" not in where and not re.search(r"lang-(en|ru)", where):
                yield text
        for _, about in self.elements:
            for name in ("aria-label", "title"):
                yield RULE_ID.sub("", about.get(name, ""))


HOOKS = frozenset({"rt-table", "rt-chain", "rt-odds-region", "name", "pawn", "room"})
"""Classes by which a part is found, and which look as what is around them does."""


@cache
def styled() -> frozenset[str]:
    """The classes that the style sheet knows, and those that need no style."""
    return frozenset(re.findall(r"\.([a-z][\w-]*)", css())) | HOOKS
