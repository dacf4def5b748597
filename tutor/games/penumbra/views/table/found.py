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

        shown = _answer(Told(chains(state), state.table, speaker, words))
    else:
        about = {"type": "button", "class_": "rt-btn", "data_act": FIND, "data_key": FIND}
        shown = tag("button", words("chains-find"), **about)
    return tag("section", shown, class_="rt-chains", aria_label=words("chains-head"))


def _chains(state: State[Table], question: Question) -> bool:
    """Whether the question offers a card to use or to launch, or a chain is under way."""
    offered = any(option.program in ("use-card", "mark-launch") for option in question.options)
    return offered or bool(state.table.turn.chain)


def _answer(told: Told) -> Html:
    parts = [tag("p", line, class_="rt-note") for line in told.summary()]
    for head, listed in told.lists():
        parts += [sub(head), *(_chain(told, chain) for chain in listed)]
    return tag("div", tag("h3", told.words("chains-head"), class_="rt-sub"), *parts, role="status")


def found_chains(found: Chains, table: Table, speaker: Speaker) -> Html:
    """What a search has found."""
    return _answer(Told(found, table, speaker, wording(speaker.lang, speaker.game)))


def lines(found: Chains, table: Table, speaker: Speaker) -> list[str]:
    """The same as lines of text."""
    told = Told(found, table, speaker, wording(speaker.lang, speaker.game))
    text = told.summary()
    for head, listed in told.lists():
        text += ["", head]
        for number, chain in enumerate(listed, 1):
            text += [f"{number}. {' → '.join(told.steps(chain))}", f"   {told.gains(chain)}"]
    return text


class Told:
    """A result with the words it is told in."""

    def __init__(self, found: Chains, table: Table, speaker: Speaker, words: Wording) -> None:
        self.found, self.table, self.speaker, self.words = found, table, speaker, words

    def summary(self) -> list[str]:
        """What was found in sentences, and what was not looked at."""
        words, found, counts = self.words, self.found, self.found.counts
        if not found.longest:
            return [words("chains-none")]
        said = [words("chains-length", n=found.length)]
        if found.certain < found.length:
            percent = words.percent(found.chance)
            said.append(words("chains-chance", certain=found.certain, length=found.length, percent=percent))
        if found.endless:
            said.append(words("chains-endless"))
        elif found.complete:
            said.append(words("chains-proven"))
        else:
            said.append(words("chains-cut", left=counts.left))
        if found.count is not None:
            key = "chains-count" if found.complete else "chains-count-least"
            said.append(words(key, n=found.count))
        said.append(words("chains-searched", positions=counts.positions, uses=counts.uses))
        if counts.asides:
            said.append(words("chains-asides", n=counts.asides))
        return said

    def lists(self) -> list[tuple[str, tuple[Chain, ...]]]:
        """The chains under their heads."""
        if not self.found.longest:
            return []
        rich = [chain for chain in self.found.productive if chain.length > 1]
        heads = [(self.words("chains-longest"), self.found.longest)]
        return [*heads, (self.words("chains-productive"), tuple(rich))] if rich else heads

    def steps(self, chain: Chain) -> list[str]:
        """Each card of a chain, with the icon that joins it to the one before."""
        said = []
        before = ""
        for link in chain.links:
            name = self.speaker.name(link.card)
            joint = joint_words(self.speaker, self.words, link.by, self._icon(before, link))
            said.append(self.words("chains-step", name=name, how=joint) if joint else name)
            before = link.card
        return said

    def _icon(self, before: str, link: Link) -> str:
        return icon(self.table, before, link) if before else ""

    def gains(self, chain: Chain) -> str:
        """What a chain brings and takes, and whether it needs luck."""
        words, gains = self.words, chain.gains
        said = []
        for key, wanted in (("chains-brings", _gained), ("chains-takes", _lost)):
            parts = self._parts(gains, wanted)
            if parts:
                said.append(words(key, what=both(self.speaker, parts)))
        said = said or [words("chains-even")]
        worth = f"{gains.worth:+}".replace("-", MINUS) if gains.worth else "0"
        said.append(words("chains-worth", n=worth))
        if not chain.sure:
            said.append(words("chains-luck"))
        return " ".join(said)

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


def _chain(told: Told, chain: Chain) -> Html:
    steps = [tag("li", step) for step in told.steps(chain)]
    return join(tag("ol", *steps, class_="rt-chain__text"), tag("p", told.gains(chain), class_="rt-note"))
