"""Choose: what is asked, what may be answered, and what may not, with every reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import groupby

from tutor.engine.question import CHANCE, Option, Question, Refusal, Refused
from tutor.rules.words import Lang
from tutor.trace.words import Speaker
from tutor.views.folds import Fold, Node, folded, unfolded
from tutor.views.lesson.why import rule_card
from tutor.views.markup import Html, Part, join, tag
from tutor.views.words import capital, wording

KEYS = 9
"""So many options can be chosen by a digit."""

SEARCHED = 8
"""More options than that can be looked through by typing."""

SHORT = 6
"""Answers of so few signs stand side by side."""

Drawn = Callable[[Iterable[Option]], Html]
"""Draws options that stand under one head."""


def ask(*parts: Html | None) -> Html:
    """The question of the moment with all that belongs to it (`data-part="ask"`)."""
    inside = join(*parts)
    if not inside:
        return inside
    return tag("section", inside, class_="rt-choose rt-ask", data_part="ask")


def question_head(question: Question | None, speaker: Speaker) -> Html:
    """What is asked, in words; that nothing is asked, where that is so. What is new there takes the focus."""
    text = wording(speaker.lang)("nothing-asked") if question is None else speaker.question(question)
    return head(text)


def head(text: str) -> Html:
    """The head of a question."""
    return tag("h2", text, class_="rt-asked", id="h-choose", tabindex=-1, data_focus=True)


def about(lang: Lang) -> Html:
    """That only the answers about one piece are shown, with the way back to all of them."""
    words = wording(lang)
    back = tag(
        "button", words("options-all"), type="button", class_="rt-tool", data_act="about", data_value="",
        data_key="about-all",
    )  # fmt: skip
    return tag("p", words("options-about"), " ", back, class_="rt-note")


def options(question: Question | None, speaker: Speaker, only: Collection[str] | None = None) -> Html:
    """A button for each legal option: its number, the move, and below it what it means.

    Pressing one reports the action `answer` with the key of the option. Many options are folded (`folds`) and
    can be looked through by typing. `only` are the keys of those that are shown, if not all. Dice and decks
    have no buttons: what they give comes from elsewhere.
    """
    if question is None or question.seat == CHANCE:
        return join()
    places = {option.key: place for place, option in enumerate(question.options, 1)}
    numbers = {option.key: number for number, option in enumerate(numbered(question, speaker), 1)}

    def run(options: Iterable[Option]) -> Html:
        options = tuple(options)
        made = [_button(one, numbers[one.key], places[one.key], speaker) for one in options]
        short = all(is_short(speaker.option(one)) and not speaker.option_note(one) for one in options)
        return answers(made, short=short)

    if only is not None:
        return run([option for option in numbered(question, speaker) if option.key in only])
    drawn = _drawn(folded(question, speaker), run)
    return join(_filter(len(question.options), speaker), drawn)


def numbered(question: Question, speaker: Speaker) -> tuple[Option, ...]:
    """The options in the order in which they are listed, and numbered from 1."""
    return _flat(folded(question, speaker))


def by_digit(question: Question, speaker: Speaker) -> tuple[Option, ...]:
    """The options that the digits choose, from 1."""
    return numbered(question, speaker)[:KEYS]


def refused(question: Question | None, speaker: Speaker, opened: str | None = None) -> Html:
    """What was considered and is not allowed now, folded, each opening to every reason; `opened` stands open.

    The order is by `most_instructive`. Nothing is drawn where nothing was refused.
    """
    if question is None or not question.refused:
        return join()
    summary = tag("summary", wording(speaker.lang)("refused-why", n=len(question.refused)))
    inside = _refusals(question, speaker, opened)
    return tag("details", summary, inside, class_="rt-nope", data_key="refusals", open=opened is not None)


def barred(question: Question | None, speaker: Speaker) -> Html:
    """The same with a head of its own, for the drawer of rules."""
    if question is None or not question.refused:
        return join()
    title = tag("h3", wording(speaker.lang)("refused-head"))
    return tag("section", title, _refusals(question, speaker), class_="rt-barred")


def _refusals(question: Question, speaker: Speaker, opened: str | None = None) -> Html:
    listed = most_instructive(question.refused)
    parts = [_refused(item, speaker, item.option.key == opened) for item in listed]
    return tag("div", *parts, class_="rt-refusals")


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


def _drawn(nodes: Iterable[Node], options: Drawn, *, first: bool = True) -> Html:
    """Options as buttons, folds below one another, in their order; the first of those stands open."""
    runs = [tuple(run) for _, run in groupby(nodes, key=lambda node: isinstance(node, Fold))]
    return join(
        *(part for at, run in enumerate(runs) for part in _run(run, options, first=first and at == 0))
    )


def _run(nodes: tuple[Node, ...], options: Drawn, *, first: bool) -> Iterator[Html]:
    folds = [node for node in nodes if isinstance(node, Fold)]
    if not folds:
        yield options(unfolded(nodes))
    for at, fold in enumerate(folds):
        summary = tag("summary", fold.head, tag("small", str(fold.count)))
        within = _drawn(fold.within, options, first=first and at == 0)
        opens = first and at == 0
        outer = " rt-group--outer" if any(isinstance(node, Fold) for node in fold.within) else ""
        look = f"rt-more rt-group{outer}"
        yield tag("details", summary, within, class_=look, data_key=fold.key, open=opens)


def _flat(nodes: Iterable[Node]) -> tuple[Option, ...]:
    """All options in the order in which they are drawn."""
    options: list[Option] = []
    for node in nodes:
        options += _flat(node.within) if isinstance(node, Fold) else (node,)
    return tuple(options)


def _filter(count: int, speaker: Speaker) -> Html | None:
    """The field in which one types what is looked for, where there are many options."""
    if count <= SEARCHED:
        return None
    says = wording(speaker.lang)("options-filter", n=count)
    return tag(
        "input", type="search", class_="rt-filter", placeholder=says, aria_label=says, data_filter=True,
        data_key="options-filter", autocomplete="off",
    )  # fmt: skip


def _button(option: Option, number: int, place: int, speaker: Speaker) -> Html:
    """The button of an option with that number, at a place of the question."""
    note = speaker.option_note(option)
    return answer_button(number, speaker.option(option), note, "answer", option.key, f"option-{place}")


def is_short(says: str) -> bool:
    """Whether what an answer says leaves room for others beside it."""
    return len(says) <= SHORT


def answers(buttons: Iterable[Html], *, short: bool, look: str = "", **attributes: str) -> Html:
    """Answers below one another, `short` ones side by side."""
    classes = ["rt-options", *([look] if look else []), *(["rt-options--values"] if short else [])]
    return tag("div", *buttons, class_=" ".join(classes), **attributes)


def answer_button(
    number: int, says: Part, note: Part, act: str, value: str, key: str, pressed: bool | None = None
) -> Html:
    """An answer: its number, what it says, what that means; `pressed` where it has been picked, not given."""
    label = tag("span", tag("b", says), tag("small", note) if note else None)
    return tag(
        "button",
        tag("kbd", str(number)),
        label,
        class_="rt-option",
        type="button",
        data_act=act,
        data_value=value,
        data_key=key,
        aria_pressed=None if pressed is None else "true" if pressed else "false",
    )


def _refused(item: Refused, speaker: Speaker, is_open: bool) -> Html:
    words = wording(speaker.lang)
    head = tag("summary", tag("span", speaker.option(item.option)), tag("span", words("why-not")))
    body = tag("div", *[against(reason, speaker) for reason in item.reasons], class_="rt-refused__body")
    key = f"refused-{item.option.key}"
    return tag("details", head, body, class_="rt-refused", open=is_open, data_key=key)


def against(reason: Refusal, speaker: Speaker, number: Html | None = None, lights: str = "") -> Html:
    """A reason: its rule with text, source and page, what is so here, and what would remove it.

    A `number` stands above it; it `lights` the annotation of the stage with that number.
    """
    words = wording(speaker.lang)
    facts = [tag("dt", words("here")), tag("dd", capital(speaker.refusal(reason)))]
    allowed = speaker.allowed_if(reason)
    if allowed:
        facts += [tag("dt", words("would-be-allowed")), tag("dd", allowed)]
    return tag(
        "div",
        number,
        rule_card(reason.rule, speaker.lang),
        tag("dl", *facts, class_="rt-facts"),
        class_="rt-reason",
        data_lights=lights or None,
    )
