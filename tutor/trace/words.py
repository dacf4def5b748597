"""What the product says, in English and Russian: every event, question, option and reason in words.

The words stand in Fluent files: a game's own in `words/<topic>.<lang>.ftl`, those of the kernel beside this
module. A message is given the facts of what it tells, ids and numbers, and may call

- `NAME($a, $b, case: "acc")`: the name of the id `a-b` in a case of that language; `a.b` is the part `b` of
  `a` (`name-b-of` with `of`), `a:b:c` has `name-a-parts` with `p1` and `p2`, and `card-2` is a copy of a
  component (`name-copy-n` with `of` and `n`),
- `NAMES($list, of: "die", case: "acc")`: several ids as an enumeration, each with a prefix; one that
  comes several times running is said once with its number,
- `PROGRAM($program)`: the name of an effect.

A game without any words of its own is told by the rules that it cites (`cited`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from tutor.engine.event import Bound, Event, Facts
from tutor.engine.game import Printed
from tutor.engine.question import PASS, Option, Question, Refusal
from tutor.engine.state import State
from tutor.framework.installed import game_named
from tutor.rules.component_names import name_of
from tutor.rules.component_sets import COMES_WITH
from tutor.rules.registry import folder_of
from tutor.rules.words import LANGS, Lang, Words
from tutor.trace import cited
from tutor.trace.lexicon import Argument, Function, Lexicon, ready

KERNEL: Final = Path(__file__).parent

_NUMBERED = re.compile(r"(.+)[- ](\d+)")
_NEGATIVE = re.compile(r"(?<![\w-])-(?=\d)")
ARTICLES: Final = ("a", "the")
"""What English messages ask for as a case of a name."""

MINUS: Final = "\N{MINUS SIGN}"


OPEN: Final = "\N{HORIZONTAL ELLIPSIS}"
"""What stands for a fact that is left open."""


Seats = tuple[tuple[str, str], ...]
"""Players with their names."""


class Speaker:
    """One game in one language, with the names of one set of facts or of all that were read.

    Built by `speaker`; what was said once is remembered. `seats` are the names that an author has given
    players, which are the same in every case.
    """

    def __init__(self, game: str, lang: Lang, box: str = "", seats: Seats = ()) -> None:
        self.game: Final = game
        self.lang: Final = lang
        self.box: Final = box
        self.seats: Final = dict(seats)
        own = sorted((folder_of(game) / "words").glob(f"*.{lang}.ftl"))
        self._wordless: Final = not own
        files = (*own, KERNEL / f"kernel.{lang}.ftl")
        functions: dict[str, Function] = {"NAME": self._name, "NAMES": self._names, "PROGRAM": self.program}
        self.lexicon: Final = Lexicon(lang, files, functions)
        self._format_cached = lru_cache(maxsize=8192)(self._format)

    def __repr__(self) -> str:
        return f"<Speaker {self.game} {self.lang}>"

    def say(self, key: str, /, **facts: Bound) -> str:
        """Any message. Raises KeyError that names the message, or the fact that it needs and lacks."""
        return self._format_cached(key, tuple(ready(facts).items()))

    def has(self, key: str) -> bool:
        """Whether there is a message of that key."""
        return key in self.lexicon

    def event(self, event: Event) -> str:
        """What happened, as a sentence (`event-<kind>`)."""
        if self._lacks(f"event-{event.kind}"):
            return cited.event(event, self.lang, self.value)
        facts: dict[str, Bound] = {"program": event.program}
        return _capital(self._tell(f"event-{event.kind}", facts | dict(event.facts)))

    def happening(self, kind: str) -> str:
        """What events of a kind tell, without a full stop; whatever differs between them is left open.

        A kind that the game has no words for stands as it is.
        """
        return self._left_open(f"event-{kind}").rstrip(".") or kind

    def asking(self, kind: str) -> str:
        """What questions of a kind ask, whatever differs between them left open; or nothing."""
        return self._left_open(f"ask-{kind}")

    def _left_open(self, key: str) -> str:
        """A message with every fact left open; nothing where there is none."""
        if not self.has(key):
            return ""
        facts: dict[str, Bound] = dict.fromkeys(sorted(self.lexicon.asks_for(key)), OPEN)
        return _capital(self._tell(key, facts))

    def is_quiet(self, event: Event) -> bool:
        """Whether the event is only told where nothing else is (the message has the attribute `.quiet`)."""
        return self.lexicon.has_attribute(f"event-{event.kind}", "quiet")

    def question(self, question: Question) -> str:
        """What is asked (`ask-<kind>`): `who` is asked; facts that all options share are given too.

        Where somebody answers for another seat, that is told first.
        """
        if self._lacks(f"ask-{question.kind}"):
            return cited.question(question, self.lang, self.value)
        offered = [set(option.facts) for option in question.options if option.key != PASS]
        facts: dict[str, Bound] = dict(set.intersection(*offered)) if offered else {}
        facts |= dict(question.facts)
        sentence = _capital(self._tell(f"ask-{question.kind}", facts | {"who": question.seat}))
        return (
            self.say("asked-for", seat=question.for_seat, asked=sentence) if question.for_seat else sentence
        )

    def option(self, option: Option) -> str:
        """What the button of an option says (`option-<kind>`)."""
        return _capital(self.option_inside(option))

    def option_inside(self, option: Option) -> str:
        """The words of an option for the middle of a sentence."""
        if self._lacks(f"option-{option.kind}"):
            return cited.option(option, self.value)
        return self._tell(f"option-{option.kind}", _option_facts(option))

    def option_note(self, option: Option) -> str:
        """What stands below an option (`option-<kind>-note`), or nothing."""
        key = f"option-{option.kind}-note"
        return _capital(self._tell(key, _option_facts(option))) if self.has(key) else ""

    def option_open(self, kind: str) -> str:
        """The words of options of a kind, whatever differs between them left open; or nothing."""
        return self._left_open(f"option-{kind}")

    def option_said(self, kind: str) -> str:
        """What players also call options of a kind: the attribute `.said` of its message, or nothing."""
        return self.lexicon.attribute(f"option-{kind}", "said") or ""

    def option_said_of(self, kind: str) -> Mapping[str, str]:
        """What players also call an option of a kind that is about one thing: `.said-<id>`, by the id."""
        return self.lexicon.attributes(f"option-{kind}", "said-")

    def option_group(self, option: Option) -> str:
        """The head above options like this one (`group-<kind>`), or nothing."""
        key = f"group-{option.kind}"
        return _capital(self._tell(key, _option_facts(option))) if self.has(key) else ""

    def sorted_by(self, option: Option) -> tuple[str, ...]:
        """The ids that the game sorts an option of many by, outermost first (`Game.sorts`)."""
        return game_named(self.game).sorts(option)

    def refusal(self, refusal: Refusal) -> str:
        """The facts of one reason (`refusal-<kind>`), for the middle of a sentence."""
        if self._lacks(f"refusal-{refusal.kind}"):
            return cited.refusal(refusal, self.lang, self.value)
        return self._tell(f"refusal-{refusal.kind}", dict(refusal.facts))

    def allowed_if(self, refusal: Refusal) -> str:
        """What would remove the reason (`allowed-<kind>`), for the middle of a sentence; or nothing."""
        key = f"allowed-{refusal.kind}"
        return self._tell(key, dict(refusal.facts)) if self.has(key) else ""

    def refusal_in_short(self, refusal: Refusal) -> str:
        """A reason in two or three words (`short-<kind>`), for the piece that it is about; or nothing."""
        key = f"short-{refusal.kind}"
        return self._tell(key, dict(refusal.facts)) if self.has(key) else ""

    def program(self, program_id: str, bindings: Facts = ()) -> str:
        """The name of an effect: `program-<id>`, else the name of the component it is printed on.

        With what the running effect was given, it is more exact where `program-<id>-of` says so ("Threat 7").
        """
        exact = f"program-{program_id}-of"
        if program_id == OPEN:
            return OPEN
        if bindings and self.has(exact):
            return self._tell(exact, dict(bindings))
        if self.has(f"program-{program_id}"):
            return self.say(f"program-{program_id}")
        if self._wordless:
            return cited.title(game_named(self.game).programs[program_id].rule, self.lang)
        return self.name(game_named(self.game).programs[program_id].component)

    def sentences(self, program_id: str) -> tuple[str, ...]:
        """The wording of every full stop of an effect: `sentence-<program>-<n>`, from 1, else as printed."""
        sentences: list[str] = []
        while self.has(key := f"sentence-{program_id}-{len(sentences) + 1}"):
            sentences.append(self.say(key))
        if self._wordless:
            return cited.sentences(game_named(self.game).programs[program_id], self.lang)
        printed = None if sentences else self.printed(program_id)
        return tuple(sentences) if printed is None else tuple(one.of(self.lang) for one in printed.sentences)

    def printed(self, program_id: str) -> Printed | None:
        """What the game's facts say of the printed text of an effect, if anything."""
        return game_named(self.game).printed(program_id)

    def name(self, id: str) -> str:
        """The name of a seat, slot, colour, discipline, ingredient, card, or numbered piece."""
        return self._name(id)

    def fact(self, name: str) -> str:
        """Words for the name of a fact: `fact-turn-over`, or `fact-seat-wounds` with the seat.

        Where only the first part is known, the rest is given as `id` (`fact-seat-card`, `fact-market`); else
        `id` is none.
        """
        whole = f"fact-{name.replace('.', '-')}"
        if self.has(whole):
            return self.say(whole)
        seat, _, rest = name.partition(".")
        key = f"fact-seat-{rest.replace('.', '-')}"
        if self.has(key):
            return self.say(key, seat=seat, id=None)
        first, _, id = rest.partition(".")
        id = OPEN if id.endswith(OPEN) else id
        if id and self.has(f"fact-seat-{first}"):
            return self.say(f"fact-seat-{first}", seat=seat, id=id)
        if rest and self.has(f"fact-{seat}"):
            return self.say(f"fact-{seat}", id=rest)
        return self.say("fact-seat-piece", seat=seat, id=rest) if rest else _capital(self.name(seat))

    def value(self, value: Bound) -> str:
        """Words for a value: `value-<value>`, numbers as they are, lists item by item, ids by name."""
        if isinstance(value, tuple):
            return ", ".join(self.value(item) for item in value) or self.say("value-none")
        if isinstance(value, bool) or value is None or value == "":
            return self.say(f"value-{ready({'it': value})['it'] or 'none'}")
        if isinstance(value, int):
            return _NEGATIVE.sub(MINUS, str(value))
        if self.has(f"value-{value}"):
            return self.say(f"value-{value}")
        if ", " in value:
            return ", ".join(self.value(item) for item in value.split(", "))
        numbered = _NUMBERED.fullmatch(value)
        if numbered and self.has(f"value-{numbered[1]}-n"):
            return self.say(f"value-{numbered[1]}-n", n=int(numbered[2]))
        # What is no id is told as it was written.
        return value if " " in value else self.name(value)

    def _lacks(self, key: str) -> bool:
        """Whether a game without any words has none for this; whoever has some is to have all."""
        return self._wordless and not self.has(key)

    def _tell(self, key: str, facts: dict[str, Bound]) -> str:
        return self._format_cached(key, tuple(ready(facts).items()))

    def _format(self, key: str, arguments: tuple[tuple[str, Argument], ...]) -> str:
        return _NEGATIVE.sub(MINUS, self.lexicon.format(key, dict(arguments)))

    def _name(self, *parts: object, case: str = "nom") -> str:
        if OPEN in parts:
            return OPEN
        id = "-".join(str(part) for part in parts)
        if id in self.seats:
            return self.seats[id]
        if self.has(f"name-{id}"):
            return self._format_cached(f"name-{id}", (("case", case),))
        numbered = _NUMBERED.fullmatch(id)
        if numbered and self.has(f"name-{numbered[1]}-n"):
            return self._format_cached(f"name-{numbered[1]}-n", (("case", case), ("n", int(numbered[2]))))
        if numbered and self.has("name-copy-n") and name_of(self.game, numbered[1], self.box):
            return self._format_cached("name-copy-n", (("of", numbered[1]), ("n", int(numbered[2]))))
        of, _, part = id.rpartition(".")
        if of and self.has(f"name-{part}-of"):
            return self._format_cached(f"name-{part}-of", (("case", case), ("of", of)))
        first, *more = id.split(":")
        if more and self.has(f"name-{first}-parts"):
            given = ((f"p{n}", int(one) if one.isdecimal() else one) for n, one in enumerate(more, 1))
            return self._format_cached(f"name-{first}-parts", (("case", case), *given))
        named = name_of(self.game, id, self.box)
        return named.of(self.lang) if named else id.replace("-", " ").title()

    def _names(self, ids: str, of: str = "", case: str = "nom") -> str:
        runs = [(id, len(list(run))) for id, run in groupby(filter(None, ids.split(", ")))]
        names = [self._times(n, *([of] if of else []), id, case=case) for id, n in runs]
        if len(names) < 2:
            return names[0] if names else self.say("value-none")
        return self.say("list-and", first=", ".join(names[:-1]), last=names[-1])

    def _times(self, n: int, *parts: str, case: str) -> str:
        """A name in a case; behind a number it has no article."""
        if n == 1:
            return self._name(*parts, case=case)
        return self.say("times", n=n, what=self._name(*parts, case="nom" if case in ARTICLES else case))


def speaker_at(
    game: str, lang: Lang, state: State[Any], names: Mapping[str, Words] = MappingProxyType({})
) -> Speaker:
    """The words of a game in a language, with the names of what a position is played with.

    `names` are those that an author has given the players.
    """
    box = getattr(state.table, "box", "")
    seats = tuple((seat, name.of(lang)) for seat, name in names.items())
    known = box if isinstance(box, str) and box not in COMES_WITH else ""
    return speaker(game, lang, known, seats) if seats else speaker(game, lang, *filter(None, [known]))


@lru_cache(maxsize=64)
def speaker(game: str, lang: Lang, box: str = "", seats: Seats = ()) -> Speaker:
    """The words of a game in a language, with the names of a set of facts or of all that were read.

    `seats` are players with the names that an author has given them. Raises KeyError for an unknown game or
    language.
    """
    if lang not in LANGS:
        raise KeyError(f"no language {lang!r}; there are {', '.join(LANGS)}")
    return Speaker(game, lang, box, seats)


def _option_facts(option: Option) -> dict[str, Bound]:
    facts: dict[str, Bound] = {"key": option.key, "program": option.program}
    return facts | dict(option.facts)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
