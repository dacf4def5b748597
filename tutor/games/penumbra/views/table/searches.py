"""The chains that a search found, in words: the longest, the most productive, and what was searched."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.games.penumbra.analysis.launch_graph import icon
from tutor.games.penumbra.state.table import Link, Table
from tutor.games.penumbra.views.table.chain import joint_words
from tutor.games.penumbra.views.table.phrases import both
from tutor.trace.words import MINUS, Speaker
from tutor.views.markup import Html, join, sub, tag
from tutor.views.words import Wording, wording

if TYPE_CHECKING:
    from tutor.games.penumbra.analysis.chains import Chain, Chains, Gains

FIND = "chains"
"""What pressing the button reports."""


def part(state: State[Table], question: Question | None, speaker: Speaker, wanted: bool) -> Html:
    """The button that has the chains from a position searched for; if `wanted`, what was found instead.

    Nothing where no chain can begin or go on, and nothing is searched before it is wanted.
    """
    words = wording(speaker.lang, speaker.game)
    if question is None or not _chains(state, question):
        return join()
    if wanted:
        # The search is loaded when it is first asked for: a page can be read without it.
        from tutor.games.penumbra.analysis.chains import chains

        panel = _answer(ChainsReport(chains(state), state.table, speaker, words))
    else:
        about = {"type": "button", "class_": "rt-btn", "data_act": FIND, "data_key": FIND}
        panel = tag("button", words("chains-find"), **about)
    return tag("section", panel, class_="rt-chains", aria_label=words("chains-head"))


def _chains(state: State[Table], question: Question) -> bool:
    """Whether the question offers a card to use or to launch, or a chain is under way."""
    offered = any(option.program in ("use-card", "mark-launch") for option in question.options)
    return offered or bool(state.table.turn.chain)


def _answer(report: ChainsReport) -> Html:
    parts = [tag("p", line, class_="rt-note") for line in report.summary()]
    for head, listed in report.lists():
        parts += [sub(head), *(_chain(report, chain) for chain in listed)]
    return tag("div", tag("h3", report.words("chains-head"), class_="rt-sub"), *parts, role="status")


def found_chains(chains: Chains, table: Table, speaker: Speaker) -> Html:
    """What a search has found."""
    return _answer(ChainsReport(chains, table, speaker, wording(speaker.lang, speaker.game)))


def lines(chains: Chains, table: Table, speaker: Speaker) -> list[str]:
    """The same as lines of text."""
    report = ChainsReport(chains, table, speaker, wording(speaker.lang, speaker.game))
    text = report.summary()
    for head, listed in report.lists():
        text += ["", head]
        for number, chain in enumerate(listed, 1):
            text += [f"{number}. {' → '.join(report.steps(chain))}", f"   {report.gains(chain)}"]
    return text


class ChainsReport:
    """A result with the words it is told in."""

    def __init__(self, chains: Chains, table: Table, speaker: Speaker, words: Wording) -> None:
        self.chains, self.table, self.speaker, self.words = chains, table, speaker, words

    def summary(self) -> list[str]:
        """What was found in sentences, and what was not looked at."""
        words, chains, counts = self.words, self.chains, self.chains.counts
        if not chains.longest:
            return [words("chains-none")]
        sentences = [words("chains-length", n=chains.length)]
        if chains.certain < chains.length:
            percent = words.percent(chains.chance)
            sentences.append(
                words("chains-chance", certain=chains.certain, length=chains.length, percent=percent)
            )
        if chains.endless:
            sentences.append(words("chains-endless"))
        elif chains.complete:
            sentences.append(words("chains-proven"))
        else:
            sentences.append(words("chains-cut", left=counts.left))
        if chains.count is not None:
            key = "chains-count" if chains.complete else "chains-count-least"
            sentences.append(words(key, n=chains.count))
        sentences.append(words("chains-searched", positions=counts.positions, uses=counts.uses))
        if counts.asides:
            sentences.append(words("chains-asides", n=counts.asides))
        return sentences

    def lists(self) -> list[tuple[str, tuple[Chain, ...]]]:
        """The chains under their heads."""
        if not self.chains.longest:
            return []
        rich = [chain for chain in self.chains.productive if chain.length > 1]
        heads = [(self.words("chains-longest"), self.chains.longest)]
        return [*heads, (self.words("chains-productive"), tuple(rich))] if rich else heads

    def steps(self, chain: Chain) -> list[str]:
        """Each card of a chain, with the icon that joins it to the one before."""
        steps = []
        before = ""
        for link in chain.links:
            name = self.speaker.name(link.card)
            joint = joint_words(self.speaker, self.words, link.by, self._icon(before, link))
            steps.append(self.words("chains-step", name=name, how=joint) if joint else name)
            before = link.card
        return steps

    def _icon(self, before: str, link: Link) -> str:
        return icon(self.table, before, link) if before else ""

    def gains(self, chain: Chain) -> str:
        """What a chain brings and takes, and whether it needs luck."""
        words, gains = self.words, chain.gains
        sentences = []
        for key, wanted in (("chains-brings", _gained), ("chains-takes", _lost)):
            parts = self._parts(gains, wanted)
            if parts:
                sentences.append(words(key, what=both(self.speaker, parts)))
        sentences = sentences or [words("chains-even")]
        total = f"{gains.total:+}".replace("-", MINUS) if gains.total else "0"
        sentences.append(words("chains-worth", n=total))
        if not chain.sure:
            sentences.append(words("chains-luck"))
        return " ".join(sentences)

    def _parts(self, gains: Gains, wanted: Callable[[int], bool]) -> list[str]:
        parts = [self.speaker.name(f"{kind}-{abs(n)}") for kind, n in gains.ingredients if wanted(n)]
        parts += [self.speaker.name(f"dice-{colour}-{abs(n)}") for colour, n in gains.dice if wanted(n)]
        if gains.points and wanted(gains.points):
            parts.append(self.words("chains-points", n=abs(gains.points)))
        return parts


def _gained(n: int) -> bool:
    return n > 0


def _lost(n: int) -> bool:
    return n < 0


def _chain(report: ChainsReport, chain: Chain) -> Html:
    steps = [tag("li", step) for step in report.steps(chain)]
    return join(tag("ol", *steps, class_="rt-chain__text"), tag("p", report.gains(chain), class_="rt-note"))
