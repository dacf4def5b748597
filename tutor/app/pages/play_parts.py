"""What can be read and pressed on the page of a whole game, as HTML: set-up, digest, decisions, branches."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from tutor.analysis.opponents import OPPONENTS
from tutor.app.sessions.game import Match
from tutor.app.words import AppWords
from tutor.engine.game import Opening
from tutor.engine.question import CHANCE, Question
from tutor.rules.catalogue import load
from tutor.trace.narrate import ANSWERS
from tutor.trace.words import Speaker
from tutor.views.covers import cover
from tutor.views.lesson import choose
from tutor.views.lesson.why import rule_place
from tutor.views.markup import Html, badge, tag

DIGEST = 10
"""So many lines of the digest are read out at the most."""

FIRST = 3
"""So many ways to begin a game are shown at once."""

LINES = 8
"""So many lines of play are offered at the most."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What the learner wants to play: which opening, against whom, from which seed, asked at every moment.

    `switches` are the optional rules that are wanted, in any opening that has them.
    """

    opening: str
    rival: str
    seed: int
    asks: bool = False
    switches: frozenset[str] = frozenset()

    def switched(self, switch: str) -> Wish:
        """The wish with an optional rule on that was off, or off that was on."""
        return replace(self, switches=self.switches ^ {switch})


def set_up(
    wish: Wish, openings: Sequence[Opening[Any]], go_on_label: str, game: str, words: AppWords
) -> Html:
    """The form in which a game is chosen; `go_on_label` tells which game can be gone on with, if any."""
    lang = words.lang
    notes = dict.fromkeys(opening.note.of(lang) for opening in openings if opening.note is not None)
    games = [(one.id, one.title.of(lang)) for one in openings]
    rivals = [(kind, words(f"rival-{kind}")) for kind in OPPONENTS]
    seed = tag(
        "input", class_="rt-input", id="seed", name="value", type="text", inputmode="numeric",
        value=str(wish.seed), autocomplete="off", data_key="seed",
    )  # fmt: skip
    begin = tag("button", words("play-begin"), type="submit", class_="rt-btn rt-btn--main", data_key="begin")
    go_on = _button("go-on", "", go_on_label, "rt-btn") if go_on_label else None
    form = tag(
        "form",
        tag("h1", words("play-title"), tabindex=-1, data_focus=True),
        tag("p", words("play-intro")),
        tag("p", *[badge(note) for note in notes], class_="rt-badges") if notes else None,
        _picks(
            "opening", words("play-what"), games, wish.opening, words("play-others", n=len(games) - FIRST)
        ),
        _picks("rival", words("play-rivals"), rivals, wish.rival),
        switch_list(next(one for one in openings if one.id == wish.opening), wish.switches, game, words),
        tag("label", words("play-seed"), for_="seed", class_="rt-search__label"),
        seed,
        tag("p", words("play-seed-note"), class_="rt-note"),
        tag("div", _asks(wish.asks, words), class_="rt-set-up__part"),
        tag("div", begin, go_on, class_="rt-row rt-set-up__end"),
        class_="rt-set-up",
        data_act="begin",
    )
    picture = tag("div", cover(game), class_=f"en-cover st-table--{game}", aria_hidden="true")
    return tag("div", form, picture, class_="rt-set-up-page")


def digest(match: Match, words: AppWords, speaker: Speaker) -> Html:
    """What has happened since the learner last decided: what others did, how dice fell, what came of it.

    Lines of inner effects stand further right; many lines are scrolled.
    """
    lines = digest_lines(match, speaker)
    if not lines:
        return Html("")
    depths = sorted({depth for _, depth in lines})
    items = [tag("li", text, style=f"--d:{depths.index(depth)}") for text, depth in lines]
    head = tag("h2", words("play-told"), class_="rt-sub", id="h-told")
    since = match.since()[0]
    listed = tag("ul", *items, tabindex=0, aria_labelledby="h-told", data_key="told", data_of=since)
    return tag("div", head, listed, class_="rt-told")


def digest_lines(match: Match, speaker: Speaker) -> list[tuple[str, int]]:
    """The lines of the digest in order, each with the depth of the effect that tells it.

    Answers are left out, since what came of them is told next, and so are quiet events.
    """
    lines: list[tuple[str, int]] = []
    for number in match.since()[1:]:
        for event in match.view(number).events:
            line = speaker.event(event), event.depth
            if event.kind not in ANSWERS and not speaker.is_quiet(event) and lines[-1:] != [line]:
                lines.append(line)
    return lines


def outer(lines: Sequence[tuple[str, int]]) -> list[tuple[str, int]]:
    """Few enough of the lines to be read at once: those of the outer effects, as deep as there is room."""
    for deepest in sorted({depth for _, depth in lines}, reverse=True):
        top_level = [line for line in lines if line[1] <= deepest]
        if len(top_level) <= DIGEST:
            return top_level
    return list(lines[-DIGEST:])


def tools(match: Match, decisions_open: bool, words: AppWords) -> Html:
    """What can be done besides answering: take back, look closely, list the decisions, begin anew."""
    since = match.since()
    buttons = [
        _button("last-question", "", words("play-undo"), "rt-btn", off=not match.decisions_before),
        _button(
            "jump", str(since[min(1, len(since) - 1)]), words("play-closely"), "rt-btn", off=len(since) < 3
        ),
        _button(
            "decisions",
            "",
            words("play-decisions", n=len(match.decisions())),
            "rt-btn",
            pressed=decisions_open,
        ),
        _asks(match.asks, words) if match.game.moments else None,
        _button("new", "", words("play-new"), "rt-tool"),
    ]
    return tag("div", *buttons, class_="rt-row rt-play-tools")


def passed(match: Match, words: AppWords) -> Html:
    """That moments were passed unasked, with the way back to the last of them."""
    numbers = match.passed() if match.is_asked else ()
    if not numbers:
        return Html("")
    back = _button("jump", str(numbers[-1]), words("play-passed-back"), "rt-btn")
    return tag(
        "div", tag("p", words("play-passed", n=len(numbers)), class_="rt-note"), back, class_="rt-passed"
    )


def options(
    match: Match,
    question: Question | None,
    words: AppWords,
    speaker: Speaker,
    only: Collection[str] | None = None,
) -> Html:
    """The learner's options, those of the keys in `only` if given; who answers a question to others."""
    if question is None:
        says = words("play-over" if match.finished else "options-none")
        return tag("p", says, class_="rt-note", tabindex=-1, data_focus=True)
    if match.may_answer:
        return choose.options(question, speaker, only)
    key = "play-chance" if question.seat == CHANCE else "play-theirs"
    return tag("p", words(key, who=speaker.name(question.seat)), class_="rt-note")


def where(match: Match, words: AppWords) -> str:
    """Which decision of the learner's is shown, and how many full stops behind the one before."""
    state = "on"
    if match.finished:
        state = "end"
    elif match.is_asked:
        state = "asked"
    return words(
        "play-at",
        n=match.decisions_before + match.is_asked,
        step=len(match.since()) - 1,
        state=state,
    )


def decisions(match: Match, words: AppWords, speaker: Speaker) -> Html:
    """The learner's decisions on this line, each the way back to it."""
    line = match.line()
    following = dict(pairwise(line))
    items = []
    for nth, number in enumerate(match.decisions(), 1):
        question, then = match.history.nodes[number].question, following.get(number)
        assert question is not None
        option = None if then is None else question.option(match.history.nodes[then].key or "")
        label = words("play-open") if option is None else speaker.option(option)
        here = number == match.node.number
        back = _button("jump", str(number), f"{nth}. {label}", "rt-tool", pressed=here, key=f"decision-{nth}")
        items.append(tag("li", back))
    return tag("section", tag("h2", words("play-decisions-head")), tag("ol", *items, class_="rt-decisions"))


def lines(match: Match, words: AppWords, speaker: Speaker) -> list[tuple[str, str]]:
    """The last node of every line of play, each with where it leaves the one shown; the latest, if many."""
    leaves = [leaf.number for leaf in match.history.leaves()]
    line = match.line()
    names = []
    for nth, leaf in enumerate(leaves, 1):
        says = words("play-line", n=nth) if leaf == line[-1] else _parting(match, leaf, nth, words, speaker)
        names.append((str(leaf), says))
    return names[-LINES:]


def _parting(match: Match, leaf: int, nth: int, words: AppWords, speaker: Speaker) -> str:
    here, nodes = set(match.line()), match.history.nodes
    parting = next(nodes[number] for number in match.history.line(leaf) if number not in here)
    question = nodes[parting.parent or 0].question
    option = None if question is None else question.option(parting.key or "")
    if option is None:
        return words("play-line", n=nth)
    return words("play-line-other", n=nth, what=speaker.option_inside(option))


def _picks(action: str, head: str, choices: Sequence[tuple[str, str]], chosen: str, others: str = "") -> Html:
    """Choices of which one is made; the first ones are shown, the `others` folded away under these words."""
    picks = []
    for value, text in choices:
        radio = tag(
            "input", type="radio", name=f"rt-{action}", data_act=action, data_value=value,
            data_key=f"{action}-{value}", checked=value == chosen,
        )  # fmt: skip
        picks.append(tag("label", radio, tag("span", text), class_="rt-pick"))
    first_picks, rest = (picks[:FIRST], picks[FIRST:]) if others else (picks, [])
    folded = tag(
        "details",
        tag("summary", others),
        tag("div", *rest, class_="rt-picks"),
        class_="rt-more",
        data_key=f"{action}-others",
        open=chosen in [value for value, _ in choices[FIRST:]],
    )
    first = tag("div", *first_picks, class_="rt-picks")
    return tag("fieldset", tag("legend", head), first, folded if rest else None, class_="rt-set-up__part")


def switch_list(opening: Opening[Any], on: Collection[str], game: str, words: AppWords) -> Html | None:
    """The optional rules of an opening, each with what it says; a press reports `switch`."""
    if not opening.switches:
        return None
    says = {rule.id: rule.text.of(words.lang) for rule in load(game).rules}
    switches = []
    for switch in opening.switches:
        box = tag(
            "input", type="checkbox", data_act="switch", data_value=switch.id, data_key=f"switch-{switch.id}",
            checked=switch.id in on, aria_describedby=f"switch-{switch.id}",
        )  # fmt: skip
        pick = tag("label", box, tag("span", switch.title.of(words.lang)), class_="rt-pick")
        note = tag("p", says[switch.rule], " ", rule_place(switch.rule, words.lang), id=f"switch-{switch.id}")
        switches.append(tag("div", pick, note, class_="rt-switch"))
    return tag(
        "details",
        tag("summary", tag("b", words("play-switches"))),
        *switches,
        class_="rt-fold rt-set-up__part",
        data_key="switches",
        open=any(switch.id in on for switch in opening.switches),
    )


def _asks(asks: bool, words: AppWords) -> Html:
    return _button("asks", "", words("play-asks"), "rt-btn", pressed=asks)


def _button(
    act: str,
    value: str,
    text: str,
    look: str,
    *,
    off: bool = False,
    pressed: bool | None = None,
    key: str = "",
) -> Html:
    return tag(
        "button",
        text,
        type="button",
        class_=look,
        aria_disabled="true" if off else None,
        aria_pressed=None if pressed is None else "true" if pressed else "false",
        data_act=act,
        data_value=value,
        data_key=key or f"{act}-{value}",
    )
