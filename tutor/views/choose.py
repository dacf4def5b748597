"""Choose: what is asked, what may be answered, and what may not, with every reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby

from tutor.engine.question import CHANCE, Option, Question, Refusal, Refused
from tutor.trace.words import Speaker
from tutor.views.folds import FOLDED, Fold, Node, folded, unfolded
from tutor.views.markup import Html, join, region, sub, tag
from tutor.views.why import rule_card
from tutor.views.words import capital, wording

KEYS = 9
"""So many options can be chosen by a digit."""


def choose(
    question: Question | None, speaker: Speaker, opened: str | None = None, before: Html | None = None
) -> Html:
    """The region "Choose": `before` (a prediction, if any), the question, its options, what is refused."""
    words = wording(speaker.lang)
    parts = (asked(question, speaker), options(question, speaker), refused(question, speaker, opened))
    return region("choose", words("head-choose"), None, before, *parts)


def asked(question: Question | None, speaker: Speaker) -> Html:
    """What is asked, in words; that nothing is asked, where that is so. What is new there takes the focus."""
    said = wording(speaker.lang)("nothing-asked") if question is None else speaker.question(question)
    return tag("p", said, class_="rt-asked", tabindex=-1, data_focus=True)


def options(question: Question | None, speaker: Speaker) -> Html:
    """A button for each legal option: first line the move, second what it means.

    Pressing one reports the action `answer` with the key of the option. Many options are folded (`folds`).
    Dice and decks have no buttons: what they give comes from elsewhere.
    """
    if question is None or question.seat == CHANCE:
        return join()
    digits = {option.key: digit for digit, option in enumerate(by_digit(question, speaker), 1)}
    places = {option.key: place for place, option in enumerate(question.options, 1)}

    def button(option: Option) -> Html:
        return _button(option, digits.get(option.key, 0), places[option.key], speaker)

    return _drawn(folded(question, speaker), button)


def by_digit(question: Question, speaker: Speaker) -> tuple[Option, ...]:
    """The options that the digits choose, from 1: the first that are not folded away."""
    return unfolded(folded(question, speaker))[:KEYS]


def refused(question: Question | None, speaker: Speaker, opened: str | None = None) -> Html:
    """What was considered and is not allowed now, each opening to every reason; `opened` stands open.

    The order is by `most_instructive`. Nothing is drawn where nothing was refused.
    """
    if question is None or not question.refused:
        return join()
    words = wording(speaker.lang)
    listed = [
        _refused(item, speaker, item.option.key == opened) for item in most_instructive(question.refused)
    ]
    count = words("refused-count", n=len(listed))
    folded = tag("div", *listed, class_="rt-refusals")
    if len(listed) > FOLDED:
        head = tag("summary", words("refused-head"), tag("small", count))
        return tag("details", head, folded, class_="rt-more rt-group", data_key="refusals")
    return join(sub(words("refused-head"), count), folded)


def most_instructive(refused: Sequence[Refused]) -> tuple[Refused, ...]:
    """Refused options in the order in which a learner gains most from them.

    A rule that stands against more than half of them says something about the moment, not about the move:
    options refused by nothing else come last. Among the others the nearest to legal comes first (fewest
    reasons), then the one against which such a rule stands that bars others too: it teaches about a kind of
    move, not about one piece. Else the order of the question is kept.
    """
    cited = Counter(rule for item in refused for rule in {reason.rule for reason in item.reasons})
    general = {rule for rule, n in cited.items() if n > 1 and 2 * n > len(refused)}

    def rank(item: Refused) -> tuple[bool, int, int]:
        rules = {reason.rule for reason in item.reasons}
        own = rules - general
        return not own, len(item.reasons), -max((cited[rule] for rule in own), default=0)

    return tuple(sorted(refused, key=rank))


def _drawn(nodes: Iterable[Node], button: Callable[[Option], Html]) -> Html:
    """Options side by side as buttons, folds below one another, in their order."""
    runs = groupby(nodes, key=lambda node: isinstance(node, Fold))
    return join(*(part for _, run in runs for part in _run(tuple(run), button)))


def _run(nodes: tuple[Node, ...], button: Callable[[Option], Html]) -> Iterator[Html]:
    folds = [node for node in nodes if isinstance(node, Fold)]
    if not folds:
        yield tag("div", *map(button, unfolded(nodes)), class_="rt-options")
    for fold in folds:
        summary = tag("summary", fold.head, tag("small", str(fold.count)))
        within = _drawn(fold.within, button)
        yield tag("details", summary, within, class_="rt-more rt-group", data_key=fold.key)


def _button(option: Option, digit: int, place: int, speaker: Speaker) -> Html:
    """The button of an option at a place of the question; `digit` chooses it too, unless it is 0."""
    note = speaker.option_note(option)
    return tag(
        "button",
        tag("b", speaker.option(option)),
        tag("span", note) if note else None,
        class_="rt-option" + (f" rt-k{digit}" if digit else ""),
        type="button",
        data_act="answer",
        data_value=option.key,
        data_key=f"option-{place}",
    )


def _refused(item: Refused, speaker: Speaker, is_open: bool) -> Html:
    words = wording(speaker.lang)
    head = tag("summary", tag("span", speaker.option(item.option)), tag("span", words("why-not")))
    body = tag("div", *[against(reason, speaker) for reason in item.reasons], class_="rt-refused__body")
    key = f"refused-{item.option.key}"
    return tag("details", head, body, class_="rt-refused", open=is_open, data_key=key)


def against(reason: Refusal, speaker: Speaker) -> Html:
    """A reason: its rule with text, source and page, what is so here, and what would remove it."""
    words = wording(speaker.lang)
    facts = [tag("dt", words("here")), tag("dd", capital(speaker.refusal(reason)))]
    allowed = speaker.allowed_if(reason)
    if allowed:
        facts += [tag("dt", words("would-be-allowed")), tag("dd", allowed)]
    return tag(
        "div",
        rule_card(reason.rule, speaker.lang),
        tag("dl", *facts, class_="rt-facts"),
        class_="rt-reason",
    )
