"""Kinds of questions about a position, and the phrases that show which one a text asks (its intent)."""

from __future__ import annotations

import re
from typing import Final, Literal, NamedTuple, TypeAlias

QuestionKind: TypeAlias = Literal["may", "outcomes", "answers", "order", "readings"]
"""May it be done; what can happen; who may answer; which of two comes first; what other readings change."""

KINDS: Final[tuple[QuestionKind, ...]] = ("order", "answers", "readings", "outcomes", "may")
"""Every kind, in the order in which their phrases are looked for."""

_ENGLISH: Final[dict[QuestionKind, tuple[str, ...]]] = {
    "order": (
        r"(which|what|who) (of \w+ )?(comes|goes|happens|is|resolves|takes effect) (first|before|earlier)",
        r"in (what|which) order( does it happen)?",
        r"comes? (first|before|after)",
        r"is first",
    ),
    "answers": (
        r"(who|what|which \w+) (may|can|could|will) (answer|respond|react|interrupt|counter|stop)( to)?",
        r"can (this|it|that) be (answered|interrupted|stopped)",
        r"who (answers|responds|reacts|interrupts|counters)( to)?",
        r"(may|can|could) \w+ (stop|prevent|interrupt|counter|cancel|react to|respond to)"
        r"(?= (the|this|that|his|her) )",
        r"(any )?(interrupts|responses|reactions)( to)?",
    ),
    "readings": (
        r"(under|in|with|by|on) (the |any |an )?other (readings?|interpretations?|rulings?)",
        r"other (readings?|interpretations?)",
        r"which (other )?readings?( matters?)?",
        r"is (it|this|that) disputed",
    ),
    "outcomes": (
        r"what (all )?(can|could|may|might|will|would)( \w+)? (happen|come|follow|be)( of| if| when| then)?",
        r"what happens",
        r"what are the (chances|odds|outcomes)( of| that)?",
        r"how (likely|probable|often)( is)?",
        r"(the )?(chances?|odds|probability|outcomes?)( of| that)?",
    ),
    "may": (
        r"(is|would) (it|that|this) (be )?(allowed|legal|permitted|possible)( to)?",
        r"(which moves are )?(allowed|permitted|legal)",
        r"why (not|cant|can't|can not|cannot|may not)",
        r"when (may|can|could)",
        r"act|do (anything|something)",
    ),
}
_RUSSIAN: Final[dict[QuestionKind, tuple[str, ...]]] = {
    "order": (
        r"(что|кто|как(ая|ой|ое)) (из \w+ )?((будет|идет|происходит|действует|срабатывает) )?"
        r"(раньше|сначала|прежде|первым|первой)",
        r"в как(ом|ой) (порядке|очередности)( все происходит)?",
        r"раньше ли",
    ),
    "answers": (
        r"(кто|чем|что) (может|сможет|вправе)( \w+)? (ответить|прервать|помешать|вмешаться)( на)?",
        r"(можно|возможно) ли (ответить|помешать|прервать)( на)?",
        r"кто (ответит|отвечает|отреагирует|прервет|помешает)( на)?",
        r"(может|сможет|вправе) ли \w+ (остановить|прервать|отменить|предотвратить|помешать|ответить на)",
    ),
    "readings": (
        r"(в|при|по) (других|другой|иных|иной) (трактовках|трактовке|прочтениях|прочтении|толкованиях)",
        r"други(е|м) (трактовки|прочтения|трактовкам|толкования)",
        r"(какие|важны ли) (трактовки|прочтения)( важны)?",
    ),
    "outcomes": (
        r"что (может|могло бы)( еще)? (случиться|произойти|быть|получиться|выйти)( если| когда| от| из)?",
        r"что (будет|случится|произойдет|выйдет|получится)( если| когда)?",
        r"(как|насколько) (вероят(но|ен|на|ны)|часто)",
        r"как(ов|ова|овы|ие|ая|ой) (шанс|шансы|вероятность|исходы|исход)",
        r"шанс(ы)?|вероятность",
    ),
    "may": (
        r"(какие ходы )?(можно|возможно|разрешены|разрешено|допустимо|позволено)( ли)?",
        r"почему (нельзя|не может|не могу)",
        r"нельзя( ли)?",
        r"когда (можно|может|смогу)",
        r"действовать|(с?делать )?что[ -](то|нибудь|либо)( с?делать)?",
    ),
}
_CUES: Final = tuple(
    (kind, re.compile(rf"(?<!\w)(?:{'|'.join(_ENGLISH[kind] + _RUSSIAN[kind])})(?!\w)")) for kind in KINDS
)


class Cue(NamedTuple):
    """What a text asks, the phrases that show it, and the text with blanks in their place.

    A text without such a phrase asks whether something may be done.
    """

    kind: QuestionKind
    spans: tuple[tuple[int, int], ...]
    rest: str


def cue(text: str) -> Cue:
    """The kind of question that a text asks.

    >>> cue("Who may answer the Ray?").kind, cue("Что будет, если Анна атакует?").kind
    ('answers', 'outcomes')
    """
    plain, rest = text.lower().replace("ё", "е"), text
    kind: QuestionKind | None = None
    spans = []
    for name, pattern in _CUES:
        for match in pattern.finditer(plain):
            if kind in (None, name) or name == "may":
                kind = kind or name
                spans.append(match.span())
                blank = " " * (match.end() - match.start())
                rest = rest[: match.start()] + blank + rest[match.end() :]
                plain = plain[: match.start()] + blank + plain[match.end() :]
    return Cue(kind or "may", tuple(sorted(spans)), rest)


_SEPARATORS: Final = re.compile(
    r"(?<!\w)(?:or|before|after|than|versus|и|или|до|после|чем)(?!\w)|[,;/]", re.I
)


def two_things(text: str) -> tuple[str, ...]:
    """The parts of a text about two things: on either side of "or", "before", "или", and the like."""
    return tuple(part for part in _SEPARATORS.split(text) if part.strip(" ?!.:\N{EM DASH}"))
