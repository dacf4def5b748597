"""Conservation laws of Penumbra: cards and marks as often as there are, closed lists of places, limits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, lru_cache, partial
from typing import Final, TypeAlias, get_args

from tutor.engine.game import Flaw
from tutor.framework.conservation import Flaws, Path, as_many, at_most, each_of, listed, names, once, one_of
from tutor.games.penumbra.actions.uses import Readings
from tutor.games.penumbra.components.component_set import GEMS, Box
from tutor.games.penumbra.components.schema import Approach, Wanted
from tutor.games.penumbra.position.form import CardSpec, Position, TaskSpec, WizardSpec
from tutor.games.penumbra.procedures.marks import DISCIPLINE_SLOTS, SPARK_SLOTS
from tutor.games.penumbra.procedures.threat import PLACED_YELLOW
from tutor.games.penumbra.programs import BOOK
from tutor.games.penumbra.scoring.final_points import ORDER, SYMBOLS
from tutor.games.penumbra.state.table import BESIDE
from tutor.games.penumbra.state.wizard import DISCIPLINE_COLOURS, Ingredient
from tutor.games.penumbra.verbs.effects import RemoveThreat
from tutor.rules.component_sets import AT_ONCE
from tutor.rules.words import Words

FATE: Final = "fate"
PILES: Final = ("pile-2", "pile-3", "pile-4")
"""The piles of which the fate deck is put together, by their difficulty (pen.setup.fate.piles)."""

KINDS: Final = {
    "contract": ("contract",),
    FATE: ("trial", "prophecy", "goal", "event"),
    **dict.fromkeys(PILES, ("trial", "prophecy", "goal", "event")),
}
"""What kinds of cards the decks hold that are no wizard cards."""

DECKS: Final = (*GEMS, "potion", "artifact", *KINDS)
MARKETS: Final = {"brewery": "potion", "shop": "artifact", **{gem: gem for gem in GEMS}}
"""The deck beside which each market lies (pen.setup.markets)."""

PROPERTIES: Final = ("trial-property", "counterstrike")
"""What a trial can have in force (pen.ruling.counterstrike-called-property)."""

OPEN: Final = 2
CLASSES: Final = 4
ROW: Final = 4
"""So many cards lie in a market, classes are open, and contracts lie in the row."""

ZONES: Final = {
    "spell": ("grimoire",),
    "artifact": ("equipment",),
    "ready-made-potion": ("inventory",),
    "pet": ("grimoire", "inventory"),
    "potion": ("grimoire", "inventory"),
    "tome": ("experience",),
}
"""The areas in which cards of a kind lie; of a kind that is not named it is not looked at."""

DEALT: Final = 2
ONE_OF_A_KIND: Final = ("trial", "contract", "goal", "prophecy", "event", "talent")
"""Kinds of which each card has a name of its own, and is there once unless the box says otherwise."""


def name_flaws(position: Position, box: Box) -> Flaws:
    """Every word that means nothing: decks, markets, classes, marks, cards, slots and sections."""
    common = position.common
    yield from each_of(("common", "classes"), common.classes, GEMS, "pen.setup.classes")
    for id, cards in common.markets.items():
        if id not in MARKETS:
            yield Flaw(("common", "markets", id), id, names(id, MARKETS), "pen.setup.markets")
        yield from _card_names(("common", "markets", id), cards, box)
    for id, deck in common.decks.items():
        if id not in DECKS:
            yield Flaw(("common", "decks", id), id, names(id, DECKS))
        yield from _card_names(("common", "decks", id), deck, box)
    for kind in common.marks_left:
        yield from one_of(("common", "marks_left", kind), kind, DISCIPLINE_COLOURS, "pen.comp.marks-limited")
    known = _known(box)
    for name in ("out", "drawn"):
        yield from each_of(("common", name), getattr(common, name), known)
    if position.now.looking is not None:
        yield from each_of(("now", "looking", "cards"), position.now.looking.cards, known)
    if position.now.task is not None:
        yield from _task_flaws(("now", "task"), position.now.task)
    for n, score in enumerate(position.scores):
        for m, (part, _) in enumerate(score.parts):
            yield from one_of(("scores", n, "parts", m), part, (*ORDER, "cards"), "pen.score.order")
        yield from each_of(("scores", n, "unknown"), score.unknown, all_ids(box))
    for n, threat in enumerate(position.now.threats):
        yield from each_of(("now", "threats", n, "removed"), threat.removed, _removers())
    if position.now.last_threat is not None:
        yield from each_of(("now", "last_threat", "removed"), position.now.last_threat.removed, _removers())
    for field, one in (("trial", position.now.trial), ("contract", position.now.contract)):
        if one is not None:
            yield from one_of(("now", field, "card"), one.card, _ids(box, field))
    if position.now.trial is not None:
        properties = _ids(box, *PROPERTIES)
        yield from each_of(("now", "trial", "properties"), position.now.trial.properties, properties)
    if position.end is not None:
        yield from one_of(("end", "prophecy"), position.end.prophecy, box.prophecies, "pen.fate.prophecy")
        fulfilled = position.end.fulfilled
        yield from each_of(("end", "fulfilled"), fulfilled, box.prophecies, "pen.fate.prophecy")
    yield from _turn_names(position, box)
    for n, lying in enumerate(common.placed):
        at: Path = ("common", "placed", n)
        if lying.slot and lying.section in box.sections:
            slots = tuple(place.id for place in box.places(lying.section))
            if slots:
                yield from one_of((*at, "slot"), lying.slot, (*slots, BESIDE), "pen.loc.areas")
        if lying.by:
            yield from one_of((*at, "by"), lying.by, position.wizards)
        if lying.card:
            yield from one_of((*at, "card"), lying.card, tuple(box.cards), "pen.dice.temp.where")
    for seat, spec in position.wizards.items():
        yield from _wizard_names(("wizards", seat), spec, box)


@lru_cache(2 * AT_ONCE)
def _ids(box: Box, *kinds: str) -> tuple[str, ...]:
    return tuple(component.id for kind in kinds for component in box.catalogue.of_kind(kind))


def _task_flaws(at: Path, now: TaskSpec) -> Flaws:
    """Approaches, colours, symbols and ingredients that there are not."""
    task, wanted = now.task, get_args(Wanted)
    yield from one_of((*at, "approach"), now.approach, ("", *get_args(Approach)), "pen.trial.approach")
    yield from each_of((*at, "task", "colours"), task.colours, wanted, "pen.dice.colour")
    yield from one_of((*at, "task", "symbol"), task.symbol, ("", *SYMBOLS))
    for n, part in enumerate(task.pay):
        paid = wanted if part.what == "die" else get_args(Ingredient)
        yield from one_of((*at, "task", "pay", n, "kind"), part.kind, paid)


@cache
def _removers() -> frozenset[str]:
    """What can discard dice of a threat."""
    programs = {one.by for _, _, one in BOOK.sentences if isinstance(one, RemoveThreat)}
    return frozenset(programs | {PLACED_YELLOW})


@lru_cache(AT_ONCE)
def all_ids(box: Box) -> frozenset[str]:
    """The ids of everything in the box."""
    return frozenset(one.id for one in box.catalogue.components)


@lru_cache(AT_ONCE)
def _known(box: Box) -> dict[str, None]:
    """The cards that can lie in a pile, in the order in which they are told."""
    return dict.fromkeys((*box.cards, *_ids(box, *ONE_OF_A_KIND)))


@lru_cache(2 * AT_ONCE)
def _fitting(box: Box, deck: str) -> dict[str, None]:
    """The cards that can lie in a deck; a card of which that is not known can be in any."""
    kinds = KINDS.get(deck)
    return dict.fromkeys(
        _ids(box, *kinds) if kinds else (id for id in box.cards if _may_lie_in(box, id, deck))
    )


Layers: TypeAlias = tuple[str | tuple[str, ...], ...]
"""The cards of a deck or market as they are written."""


def _card_names(at: Path, cards: Layers, box: Box) -> Flaws:
    for where, card in listed(at, cards):
        yield from one_of(where, card, _known(box))


def _deck_flaws(at: Path, deck: str, cards: Layers, box: Box) -> Flaws:
    """Cards of another kind than the deck's."""
    rule = None if deck in KINDS else "pen.setup.markets"
    for where, card in listed(at, cards):
        if card in _known(box):
            yield from one_of(where, card, _fitting(box, deck), rule)


def _may_lie_in(box: Box, id: str, deck: str) -> bool:
    face = box.card(id)
    if id in box.talents:
        return False
    if deck in GEMS:
        others = ("artifact", "tome", "ready-made-potion")
        return face.kind not in others and face.discipline in (None, "", deck)
    kinds = ("ready-made-potion",) if deck == "potion" else ("artifact", "tome")
    return not face.kind or face.kind in kinds


def _turn_names(position: Position, box: Box) -> Flaws:
    turn, at = position.turn, ("turn",)
    if turn.section:
        yield from one_of((*at, "section"), turn.section, box.sections, "pen.loc.areas")
    yield from each_of((*at, "sections"), turn.sections, box.sections, "pen.loc.areas")
    slots = (*DISCIPLINE_SLOTS, *SPARK_SLOTS)
    yield from each_of((*at, "healed"), turn.healed, slots, "pen.mark.slots")
    yield from each_of((*at, "gained"), turn.gained, tuple(box.cards))
    for n, link in enumerate(turn.chain):
        yield from one_of((*at, "chain", n, "card"), link.card, (*box.cards, *slots))


def _wizard_names(at: Path, spec: WizardSpec, box: Box) -> Flaws:
    if spec.automa:
        yield from one_of((*at, "automa"), spec.automa, _ids(box, "automa"), "pen.solo.setup.board")
    elif spec.side:
        allowed = Words("nothing: only the Automa acts for a side", "ничего: сторона есть только у автомы")
        yield Flaw((*at, "side"), spec.side, allowed, "pen.solo.alignment")
    held = tuple(card.card for card in spec.cards)
    for n, card in enumerate(spec.cards):
        if card.discipline:
            yield from one_of((*at, "cards", n, "discipline"), card.discipline, GEMS, "pen.dice.colour")
    for n, die in enumerate(spec.dice):
        if not isinstance(die, str) and die.card:
            yield from one_of((*at, "dice", n, "card"), die.card, held, "pen.dice.temp.where")


def law_flaws(position: Position, box: Box, reading: Readings) -> Flaws:
    """Every conservation law that a position breaks."""
    under_way = not isinstance(position.do, str) and any(do.at for do in position.do)
    yield from as_many(held(position), partial(_copies, box), _counting(box))
    common = position.common
    for id, deck in common.decks.items():
        if id in DECKS:
            yield from _deck_flaws(("common", "decks", id), id, deck, box)
    yield from once(("common", "classes"), common.classes, "pen.setup.classes")
    yield from at_most(("common", "classes"), len(common.classes), CLASSES, "pen.setup.classes")
    yield from at_most(("common", "contracts"), len(common.contracts), ROW, "pen.setup.contracts")
    for id, cards in common.markets.items():
        if id in MARKETS:
            yield from _deck_flaws(("common", "markets", id), MARKETS[id], cards, box)
        yield from at_most(("common", "markets", id), len(cards), OPEN, "pen.setup.markets")
        if id in GEMS and common.classes and id not in common.classes:
            allowed = ", ".join((*common.classes, "brewery", "shop"))
            yield Flaw(("common", "markets", id), id, allowed, "pen.setup.idle-decks")
    yield from _mark_flaws(position, box)
    yield from _slot_flaws(position, box)
    automas = [seat for seat, spec in position.wizards.items() if spec.automa]
    if len(automas) > 1:
        one = Words("one Automa", "одна автома")
        yield Flaw(("wizards", automas[1], "automa"), str(len(automas)), one, "pen.solo.setup.board")
    elif automas:
        yield from _class_flaws(position, position.wizards[automas[0]], box)
    for seat, spec in position.wizards.items():
        yield from _wizard_flaws(("wizards", seat), spec, box)
        if reading("pen.ruling.reserved-trials") == "errata":
            yield from _reserve_flaws(("wizards", seat, "reserved"), spec, box)
    yield from once(("winners",), position.winners)
    yield from _rest_flaws(position, under_way=under_way)


def held(position: Position) -> Iterator[tuple[Path, str]]:
    """Every card that a position names, with its place; what was discarded lies in its deck already."""
    common = position.common
    for name in ("contracts", "trials", "goals", "prophecies", "out"):
        yield from listed(("common", name), getattr(common, name))
    for id, cards in common.markets.items():
        yield from listed(("common", "markets", id), cards)
    for id, deck in common.decks.items():
        yield from listed(("common", "decks", id), deck)
    for seat, spec in position.wizards.items():
        at: Path = ("wizards", seat)
        for n, card in enumerate(spec.cards):
            if card.zone != "discarded":
                yield (*at, "cards", n, "card"), card.card
        yield from listed((*at, "contracts"), spec.contracts)
        yield from (((*at, "trials", id), id) for id in spec.trials)
        yield from listed((*at, "reserved"), spec.reserved)
        yield from listed((*at, "offered"), spec.offered)
    if position.now.looking is not None:
        yield from listed(("now", "looking", "cards"), position.now.looking.cards)


def _copies(box: Box, id: str) -> int | None:
    """How many cards there are of an id; None where the sources do not say."""
    try:
        data = box.catalogue.component(id)
    except KeyError:
        return None
    count: object = data.count["value"] if isinstance(data.count, dict) else data.count
    if isinstance(count, int):
        return count
    return 1 if data.kind in ONE_OF_A_KIND else None


def _counting(box: Box) -> Callable[[str], str | None]:
    rules = {"contract": "pen.setup.contracts", "talent": "pen.setup.talents.draft"}

    def rule(id: str) -> str | None:
        kind = box.catalogue.component(id).kind
        return rules.get(kind, "pen.setup.fate.piles" if kind in KINDS[FATE] else None)

    return rule


def _mark_flaws(position: Position, box: Box) -> Flaws:
    """More marks of a kind than there are, on boards and in the supply (pen.comp.marks-limited)."""
    left, all_marks = position.common.marks_left, dict(zip(DISCIPLINE_COLOURS, box.marks, strict=False))
    used = Counter(mark.mark for spec in position.wizards.values() for mark in spec.marks.values())
    for kind, most in all_marks.items():
        n = used[kind] + left.get(kind, 0)
        if n > most:
            at: Path = ("common", "marks_left", kind) if kind in left else ("wizards",)
            actual = Words(
                f"{left.get(kind, 0)} left and {used[kind]} on boards",
                f"{left.get(kind, 0)} в запасе и {used[kind]} на планшетах",
            )
            allowed = Words(f"at most {most} in all", f"всего не больше {most}")
            yield Flaw(at, actual, allowed, "pen.comp.marks-limited")


def _slot_flaws(position: Position, box: Box) -> Flaws:
    """Two dice in one slot of a location."""
    taken = set[tuple[str, str]]()
    for n, lying in enumerate(position.common.placed):
        places = box.places(lying.section) if lying.section in box.sections else ()
        many = {place.id for place in places if place.many}
        if lying.slot and lying.slot not in (BESIDE, *many):
            if (lying.section, lying.slot) in taken:
                allowed = Words("a slot in which no other die lies", "ячейка, в которой нет другого кубика")
                yield Flaw(("common", "placed", n, "slot"), lying.slot, allowed, "pen.loc.areas")
            taken.add((lying.section, lying.slot))


def _wizard_flaws(at: Path, spec: WizardSpec, box: Box) -> Flaws:
    yield from at_most((*at, "offered"), len(spec.offered), DEALT, "pen.setup.talents.draft")
    talents = [n for n, card in enumerate(spec.cards) if card.card in box.talents]
    if len(talents) > 1:
        allowed = Words("one talent", "один талант")
        yield Flaw((*at, "cards", talents[1]), str(len(talents)), allowed, "pen.setup.talents.draft")
    for n, card in enumerate(spec.cards):
        yield from _zone_flaws((*at, "cards", n, "zone"), card, box)


def _class_flaws(position: Position, spec: WizardSpec, box: Box) -> Flaws:
    """No classes are open though the Automa has to act in one (pen.solo.instructions)."""
    turns = box.automa(spec.automa).turns if spec.automa in _ids(box, "automa") else None
    if position.common.classes or not turns or position.do not in ("turn", "round"):
        return
    acting = turns if position.do == "round" else (turns[spec.turns % len(turns)],)
    mine = position.wizards.get(position.turn.seat, WizardSpec()).automa
    if (position.do == "round" or mine) and any(
        step.do.startswith("class") for turn in acting for step in turn.steps
    ):
        allowed = Words(
            "four classes: the Automa acts in one", "четыре класса: автома действует в одном из них"
        )
        yield Flaw(("common", "classes"), Words("nothing", "ничего"), allowed, "pen.setup.classes")


def _reserve_flaws(at: Path, spec: WizardSpec, box: Box) -> Flaws:
    """A second reserved trial (pen.resv.trial.max-one)."""
    trials = [n for n, id in enumerate(spec.reserved) if id in _ids(box, "trial")]
    for n in trials[1:]:
        actual = Words(f"{spec.reserved[n]}, another trial", f"{spec.reserved[n]}, ещё одно испытание")
        yield Flaw((*at, n), actual, Words("one trial", "одно испытание"), "pen.resv.trial.max-one")


def _zone_flaws(at: Path, card: CardSpec, box: Box) -> Flaws:
    """A card in an area that is not that of its kind."""
    kind = card.kind or box.card(card.card).kind if card.card in box.cards else None
    areas = ZONES.get(kind or "")
    if areas is not None and card.zone not in (*areas, "experience", "discarded"):
        yield Flaw(at, card.zone, ", ".join(areas), f"pen.card.zone.{areas[-1]}")
    elif (card.zone == "talent") != (card.card in box.talents) and card.zone != "discarded":
        own = Words("the area of its kind", "зона карт этого вида")
        allowed = "talent" if card.card in box.talents else own
        yield Flaw(at, card.zone, allowed, "pen.setup.talents.gives")


def _rest_flaws(position: Position, *, under_way: bool) -> Flaws:
    """A wizard who has to rest takes another turn (pen.threat.mortal.effect)."""
    turn = position.turn
    spec = position.wizards.get(turn.seat)
    if spec is None or under_way or turn.mortal or turn.over:
        return
    if spec.must_rest and turn.kind in ("learning", "trial"):
        actual = Words(
            f"{turn.kind}, though {turn.seat} must rest", f"{turn.kind}, хотя {turn.seat} отдыхает"
        )
        yield Flaw(("turn", "kind"), actual, "rest", "pen.threat.mortal.effect")
