"""One lesson as lines of text: what a learner types goes in, what they read comes out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tutor.engine.chance import Dice
from tutor.engine.history import History
from tutor.engine.question import Option, Question
from tutor.rules.catalogue import load
from tutor.rules.words import Lang, Words
from tutor.scenario import Prediction, Script, due
from tutor.scenario.assessed_rules import place_of, rules_asked
from tutor.scenario.goal import same
from tutor.scenario.hints import hint_at
from tutor.trace.narrate import narrate_at
from tutor.trace.words import speaker_at
from tutor.views.folds import Fold, Node, folded
from tutor.views.lesson.why import rule_title
from tutor.views.words import wording

HELP: Final = Words(
    "a number answers, ?n says why, b goes back, h hints step by step, q leaves",
    "число — ответ, ?n — почему нельзя, b — назад, h — подсказка по шагам, q — выход",
)
CHANCE_HELP: Final = Words(
    "Enter rolls as the lesson tells it, r at random, or type the values",
    "Enter — как в уроке, r — случайно, или впишите значения",
)
PREDICT: Final = Words("Predict (Enter skips, h hints)", "Предскажите (Enter — пропустить, h — подсказка)")
NOT_UNDERSTOOD: Final = Words("Not understood", "Непонятно")
REFUSED: Final = Words("Refused", "Нельзя")
WHY: Final = Words("why", "почему")
ALLOWED: Final = Words("allowed", "можно")
RIGHT: Final = Words("Your prediction was right", "Вы угадали")
WRONG: Final = Words("It came out otherwise", "Вышло иначе")
END: Final = Words("The end. b goes back, q leaves", "Конец. b — назад, q — выход")
OFF: Final = Words("You have left the lesson's line.", "Вы сошли с пути урока.")
FOLD: Final = Words("+n shows them, b closes", "+n — показать, b — закрыть")
NO_HINT: Final = Words("There is no hint here", "Подсказки здесь нет")
HINT: Final = Words("Hint", "Подсказка")


LISTED: Final = 40
"""More options than that are listed under heads, one of which is opened at a time."""


def labelled(question: Question) -> dict[str, Option]:
    """The options by what is typed for them: their numbers in the list, or keys where some key is a number.

    Otherwise a typed number could mean a place in the list or a value that is offered.
    """
    options = question.options
    if any(option.key.isdecimal() for option in options):
        return {option.key: option for option in options}
    return {str(number): option for number, option in enumerate(options, 1)}


def _folds(nodes: tuple[Node, ...]) -> list[Fold]:
    return [node for node in nodes if isinstance(node, Fold)]


class Stepping:
    """A learner's way through a scenario. `over` once they have left."""

    def __init__(self, script: Script, lang: Lang, pick: Callable[[int], int]) -> None:
        self.script: Final = script
        self.lang: Final[Lang] = lang
        self.pick: Final = pick
        self.speaker: Final = speaker_at(script.scenario.game, lang, script.start, script.scenario.names)
        self.history: Final = History.start(script.game, script.start)
        self.over = False
        self.narration: tuple[Words, ...] = ()
        self.pending: list[tuple[int, Prediction]] = []
        self.guessed: list[tuple[int, Prediction, object]] = []
        self.seen: set[tuple[int, int]] = set()
        self.opened: tuple[Fold, ...] = ()
        self.hinted: dict[tuple[str, ...], int] = {}

    def begin(self) -> list[str]:
        """The title, and everything up to the first question."""
        scenario = self.script.scenario
        lines = [scenario.title.of(self.lang), scenario.summary.of(self.lang), ""]
        return [*lines, *self._arrive(), *self._go()]

    def take(self, line: str) -> list[str]:
        """What a typed line leads to."""
        word = line.strip()
        if word == "q":
            self.over = True
            return []
        if word == "b":
            return self._close() if self.opened else self._back()
        if self.pending:
            return self._guess_hint() if word == "h" else self._guess(word)
        question = self.history.node.question
        if question is None:
            return [END.of(self.lang)]
        if word == "h":
            return self._hint(question)
        if word.startswith("?"):
            return self._why(question, word[1:].strip())
        if word.startswith("+") and word not in (option.key for option in question.options):
            return self._open(question, word[1:].strip())
        key = self._key(question, word)
        if key is None:
            return [NOT_UNDERSTOOD.of(self.lang), *self._waiting()]
        self.history.answer(key)
        self.opened = ()
        return [*self._arrive(), *self._go()]

    # ---- moving

    def _go(self) -> list[str]:
        """Runs on to the next prediction, question or end."""
        lines: list[str] = []
        while not self.pending and self.history.node.question is None and not self.history.at_end:
            self.history.step()
            lines += self._arrive()
        return [*lines, *self._waiting()]

    def _arrive(self) -> list[str]:
        """What is read at the cursor: what happened, what came of predictions, what the lesson says."""
        lines = []
        if any(not self.speaker.is_quiet(event) for event in self.history.node.events):
            lines = [f"- {line.text}" for line in narrate_at(self.speaker, self.history).lines]
        for at, prediction, guess in list(self.guessed):
            if due(prediction, at, self.history, over=self.script.is_over(self.history)):
                lines.append(self._verdict(prediction, guess))
                self.guessed.remove((at, prediction, guess))
        moment = self.script.here(self.history)
        if not moment.on_line and self.narration:
            lines.append(OFF.of(self.lang))
        elif moment.say != self.narration:
            lines += ["", *(words.of(self.lang) for words in moment.say)]
        self.narration = moment.say
        answered = len(self.history.answers())
        for nth, prediction in enumerate(moment.predictions):
            if (answered, nth) not in self.seen:
                self.seen.add((answered, nth))
                self.pending.append((answered, prediction))
        return lines

    def _back(self) -> list[str]:
        """Back to the question before."""
        self.pending = []
        while self.history.node.parent is not None:
            self.history.back()
            if self.history.node.question is not None:
                break
        self.narration = self.script.here(self.history).say
        return [*(words.of(self.lang) for words in self.narration), *self._go()]

    # ---- predictions

    def _guess(self, word: str) -> list[str]:
        at, prediction = self.pending[0]
        if word:
            if not word.isdecimal() or not 1 <= int(word) <= len(prediction.choices):
                return [NOT_UNDERSTOOD.of(self.lang), *self._waiting()]
            self.guessed.append((at, prediction, prediction.choices[int(word) - 1]))
        self.pending.pop(0)
        return self._go()

    def _verdict(self, prediction: Prediction, guess: object) -> str:
        truth = self.script.game.facts(self.history.node.state).get(prediction.fact)
        sentence = f"{self.speaker.fact(prediction.fact)}: {self.speaker.value(truth)}"
        return f"{(RIGHT if same(guess, truth) else WRONG).of(self.lang)}. {sentence}"

    # ---- questions

    def _waiting(self) -> list[str]:
        """The prediction or the question that waits, or the end."""
        if self.pending:
            _, prediction = self.pending[0]
            choices = [f"  {n}. {self.speaker.value(each)}" for n, each in enumerate(prediction.choices, 1)]
            return ["", f"{PREDICT.of(self.lang)}: {prediction.ask.of(self.lang)}", *choices]
        question = self.history.node.question
        if question is None:
            return ["", END.of(self.lang)]
        lines = ["", self.speaker.question(question)]
        if question.chance is not None:
            return [*lines, f"  ({CHANCE_HELP.of(self.lang)})"]
        lines += self._offered(question)
        for n, refused in enumerate(question.refused, 1):
            option = self.speaker.option(refused.option)
            lines.append(f"  × {REFUSED.of(self.lang)}: {option} (?{n} — {WHY.of(self.lang)})")
        return [*lines, f"  ({HELP.of(self.lang)})"]

    def _offered(self, question: Question) -> list[str]:
        """The options with what is typed for them, and the heads under which there are more."""
        labels = {option.key: label for label, option in labelled(question).items()}
        nodes = self._nodes(question)
        lines = [f"  {fold.head}:" for fold in self.opened[-1:]]
        for node in nodes:
            if isinstance(node, Fold):
                lines.append(f"  +{_folds(nodes).index(node) + 1}. {node.head} ({node.count})")
            else:
                lines.append(f"  {labels[node.key]}. {self.speaker.option(node)}")
        return [*lines, f"  ({FOLD.of(self.lang)})"] if _folds(nodes) or self.opened else lines

    def _nodes(self, question: Question) -> tuple[Node, ...]:
        """What is listed: all options, or of very many those that stand under the head that is open."""
        if len(question.options) <= LISTED:
            return question.options
        return self.opened[-1].within if self.opened else folded(question, self.speaker)

    def _open(self, question: Question, word: str) -> list[str]:
        """What stands under a head."""
        folds = _folds(self._nodes(question))
        if not word.isdecimal() or not 1 <= int(word) <= len(folds):
            return [NOT_UNDERSTOOD.of(self.lang), *self._waiting()]
        self.opened = (*self.opened, folds[int(word) - 1])
        return self._waiting()

    def _close(self) -> list[str]:
        """Back to the heads above."""
        self.opened = self.opened[:-1]
        return self._waiting()

    def _key(self, question: Question, word: str) -> str | None:
        """The answer that a word stands for."""
        chance = question.chance
        if chance is None:
            named = labelled(question).get(word) or question.option(word)
            return None if named is None else named.key
        if word == "r":
            return chance.pick(self.pick(chance.total))
        if not word:
            return self.script.fall(self.history) or chance.pick(self.pick(chance.total))
        key = ("-" if isinstance(chance, Dice) else "+").join(word.replace(",", " ").split())
        return next((each for each in (word, key) if chance.accepts(each)), None)

    def _why(self, question: Question, word: str) -> list[str]:
        """Every reason against a refused option, and what would remove it."""
        if not word.isdecimal() or not 1 <= int(word) <= len(question.refused):
            return [NOT_UNDERSTOOD.of(self.lang), *self._waiting()]
        refused = question.refused[int(word) - 1]
        lines = [self.speaker.option(refused.option)]
        for reason in refused.reasons:
            rule = load(self.script.scenario.game).rule(reason.rule)
            lines.append(f"  {reason.rule} — {rule.title.of(self.lang)}: {self.speaker.refusal(reason)}")
            if remedy := self.speaker.allowed_if(reason):
                lines.append(f"    {ALLOWED.of(self.lang)} {remedy}")
        return lines

    # ---- hints

    def _hint(self, question: Question) -> list[str]:
        """The next step of the hint about what waits: the rules, options to look at, the move."""
        hint, answers = hint_at(self.script, self.history), self.history.answers()
        if hint is None:
            return [NO_HINT.of(self.lang)]
        taken = self.hinted[answers] = min(self.hinted.get(answers, 0) + 1, hint.steps)
        if taken == 1:
            return self._rules(hint.rules, hint.steps)
        words = wording(self.lang)
        if taken == hint.steps:
            says = words("hint-move", move=self._option_text(question, hint.move))
        else:
            first, second = (self._option_text(question, key) for key in hint.options)
            says = words("hint-options", first=first, second=second)
        return [f"{HINT.of(self.lang)} {taken}/{hint.steps}. {says}"]

    def _guess_hint(self) -> list[str]:
        """The rules that the prediction which waits asks about."""
        at, prediction = self.pending[0]
        predictions = self.script.here(self.history).predictions
        place = place_of(at, predictions.index(prediction))
        rules = {one.place: one.rules for one in rules_asked(self.script)}.get(place, ())
        return self._rules(rules, 1) if rules else [NO_HINT.of(self.lang)]

    def _rules(self, rules: tuple[str, ...], steps: int) -> list[str]:
        """The first step of a hint: rules with their texts."""
        catalogue, lines = load(self.script.scenario.game), []
        for id in rules:
            text = catalogue.rule(id).text.of(self.lang) if id in catalogue else ""
            lines.append(f"  {id} — {rule_title(id, self.lang)}. {text}".rstrip())
        return [f"{HINT.of(self.lang)} 1/{steps}. {wording(self.lang)('hint-rules')}", *lines]

    def _option_text(self, question: Question, key: str) -> str:
        option = question.option(key)
        return key if option is None else self.speaker.option(option)
