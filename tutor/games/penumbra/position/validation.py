"""Everything that is wrong with a written position, with the rule that it breaks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from msgspec import structs

from tutor.engine.game import Flaw
from tutor.framework.bindings import kept_flaws
from tutor.framework.conservation import Flaws, Path, asked_for, names, one_of, seat_flaws
from tutor.framework.position_form import DoSpec
from tutor.framework.under_way import part_flaws
from tutor.games.penumbra.components.component_set import Box
from tutor.games.penumbra.components.faces import CardFace
from tutor.games.penumbra.position.form import (
    CardSpec,
    CommonSpec,
    DieSpec,
    PlacedSpec,
    Position,
    Resolve,
    ThreatSpec,
    WizardSpec,
)
from tutor.games.penumbra.procedures.marks import DISCIPLINE_SLOTS, SPARK_SLOTS
from tutor.games.penumbra.procedures.setup_gaps import fate_gaps, gaps
from tutor.games.penumbra.programs import BOOK
from tutor.games.penumbra.scoring.conservation import all_ids, name_flaws
from tutor.games.penumbra.state.wizard import Colour, Discipline, MarkEffect
from tutor.games.penumbra.verbs.effects import INGREDIENT_LIMIT
from tutor.rules.words import Words

GAME = "penumbra"
COLOURS: tuple[Colour, ...] = get_args(Colour)
DISCIPLINES: tuple[Discipline, ...] = get_args(Discipline)
MARK_EFFECTS: tuple[MarkEffect, ...] = get_args(MarkEffect)
MOST_THREAT_DICE = 20
"""More black dice than any card of the box asks for; a position beyond it is taken for a slip of the pen."""

STARTS = ("automa-turn", "play-turn", "rounds", "score", "turn", "uses")
"""The programs that a position may begin in a list of what is carried out in turn; they ask for nothing."""

HELD: dict[str, tuple[tuple[str, ...], str]] = {
    "contracts": (("contract",), "pen.contract.keep"),
    "trials": (("trial",), "pen.trial.keep"),
    "reserved": (("contract", "trial"), "pen.resv.contract"),
    "offered": (("talent",), "pen.setup.talents.draft"),
}
"""What kinds of cards the lists of a wizard hold, and the rule that says so."""

COMMON: dict[str, tuple[tuple[str, ...], str]] = {
    "contracts": (("contract",), "pen.loc.guild.contract"),
    "trials": (("trial",), "pen.trial.available"),
    "goals": (("goal",), "pen.fate.goal"),
    "prophecies": (("prophecy",), "pen.fate.prophecy"),
}
"""The same of the lists of the common area."""


def flaws_of(position: Position, box: Box) -> Flaws:
    """Every flaw of a position that is to be played with a box."""
    seats = tuple(position.wizards)
    if not 1 <= len(seats) <= 4:
        yield Flaw(("wizards",), str(len(seats)), Words("1 to 4 wizards", "от 1 до 4 волшебников"))
    yield from seat_flaws(("wizards",), seats)
    yield from one_of(("turn", "seat"), position.turn.seat, seats)
    if position.turn.placed:
        yield from one_of(("turn", "placed"), position.turn.placed, COLOURS, "pen.dice.colour")
    yield from name_flaws(position, box)
    values: dict[str, int] = {}
    for n, lying in enumerate(position.common.placed):
        yield from _placed_flaws(("common", "placed", n), lying, box)
    for seat, spec in position.wizards.items():
        at: Path = ("wizards", seat)
        yield from _pool_flaws((*at, "dice"), spec)
        yield from _mark_flaws(at, spec, values)
        yield from _stock_flaws(at, spec)
        yield from _card_flaws(at, spec, box)
        yield from _unknown_flaws(at, spec, HELD, box)
        if spec.kept and spec.kept not in spec.offered:
            dealt = ", ".join(spec.offered) or Words("nothing: none is dealt", "ничего: талантов не сдано")
            yield Flaw((*at, "kept"), spec.kept, dealt, "pen.setup.talents.draft")
        for id in spec.secret:
            if id not in spec.reserved:
                allowed = ", ".join(spec.reserved) or Words(
                    "nothing: none is reserved", "ничего: резерв пуст"
                )
                yield Flaw((*at, "secret"), id, allowed)
    yield from _unknown_flaws(("common",), position.common, COMMON, box)
    for n, card in enumerate(position.assumed):
        yield from one_of(("assumed", n, "card"), card.card, sorted(box.cards))
    if position.resolve is not None:
        yield from _resolve_flaws(position, position.resolve, box)
    yield from _turn_flaws(position)
    for path, named in _named(position):
        yield from one_of(path, named, seats)
    if position.do in ("setup", "fate"):
        yield from _setup_flaws(position, box)
    if not isinstance(position.do, str):
        for n, do in enumerate(position.do):
            yield from _do_flaws(("do", n), do, position, box)
        yield from part_flaws([do.part for do in position.do])


def _unknown_flaws(
    at: Path, spec: WizardSpec | CommonSpec, kinds: dict[str, tuple[tuple[str, ...], str]], box: Box
) -> Flaws:
    """Cards in the lists of a wizard or of the common area that the box does not have, or of another kind."""
    for field, (of, rule) in kinds.items():
        listed = getattr(spec, field)
        if not listed:
            continue
        known = [id for kind in of for id in _cards_of(kind, box)]
        for n, id in enumerate(listed):
            if id not in known:
                here: Path = (*at, field, id if isinstance(listed, dict) else n)
                yield Flaw(here, id, names(id, known), rule)


def _cards_of(kind: str, box: Box) -> tuple[str, ...]:
    """The cards of a kind that can be played with; what stands for cards without a name is none."""
    named = {"talent": box.talents, "goal": box.goals, "prophecy": box.prophecies}
    return named.get(kind) or tuple(component.id for component in box.catalogue.of_kind(kind))


def _named(position: Position) -> Iterator[tuple[Path, str]]:
    """Every seat that is named beside the wizards and the turn, with its place."""
    now = position.now
    threats: list[tuple[Path, ThreatSpec]] = [
        (("now", "threats", n), one) for n, one in enumerate(now.threats)
    ]
    if now.last_threat is not None:
        threats.append((("now", "last_threat"), now.last_threat))
    for at, threat in threats:
        yield (*at, "seat"), threat.seat
        if threat.roller:
            yield (*at, "roller"), threat.roller
    if now.looking is not None:
        yield ("now", "looking", "seat"), now.looking.seat
    if position.end is not None:
        yield ("end", "last"), position.end.last
        if position.end.extra:
            yield ("end", "extra"), position.end.extra
        yield from ((("end", "left"), seat) for seat in position.end.left)
    yield from ((("scores", n, "seat"), one.seat) for n, one in enumerate(position.scores))
    yield from ((("winners",), seat) for seat in position.winners)


def _setup_flaws(position: Position, box: Box) -> Flaws:
    """What keeps the wizards from beginning at an empty table with the cards of the box."""
    for seat, spec in position.wizards.items():
        if spec != WizardSpec(automa=spec.automa):
            actual = Words("something in front of a wizard", "вещи перед волшебником")
            allowed = Words("nothing before the set-up", "до подготовки — ничего")
            yield Flaw(("wizards", seat), actual, allowed, "pen.setup.common-area")
    prepared = position.deck == "prepared"
    if position.do == "fate":
        yield from fate_gaps(box.name, len(position.wizards), prepared)
        return
    people = tuple(seat for seat, spec in position.wizards.items() if not spec.automa)
    automa = "".join(spec.automa for spec in position.wizards.values())
    yield from gaps(people, box.name, automa, prepared)


def _placed_flaws(at: Path, lying: PlacedSpec, box: Box) -> Flaws:
    yield from one_of((*at, "section"), lying.section, box.sections, "pen.loc.areas")
    yield from _die_flaws((*at, "die"), lying.die)


def _pool_flaws(at: Path, spec: WizardSpec) -> Flaws:
    """Dice that there are not, and two of one pool that are called the same."""
    called: set[str] = set()
    for n, value in enumerate(spec.dice):
        die = DieSpec(value) if isinstance(value, str) else value
        yield from _die_flaws((*at, n) if isinstance(value, str) else (*at, n, "die"), die.die)
        id = die.id or f"die-{n + 1}"
        if id in called:
            allowed = Words(
                "a name that no other die of the pool has", "имя, которого нет у других кубиков запаса"
            )
            yield Flaw((*at, n, "id"), id, allowed)
        called.add(id)


def _do_flaws(at: Path, do: DoSpec, position: Position, box: Box) -> Flaws:
    seats = tuple(position.wizards)
    yield from one_of((*at, "who"), do.who, seats)
    if do.at and do.program in BOOK:
        yield from kept_flaws(GAME, at, do, position, seats, ids=all_ids(box), program=BOOK[do.program])
        return
    yield from one_of((*at, "program"), do.program, STARTS)
    if do.program in STARTS:
        yield from asked_for(at, do.given, ())


def _die_flaws(at: Path, text: str) -> Flaws:
    allowed = Words(
        f"a colour ({', '.join(COLOURS)}), a space and a value from 1 to 6",
        f"цвет ({', '.join(COLOURS)}), пробел и значение от 1 до 6",
    )
    colour, _, value = text.partition(" ")
    if colour not in COLOURS or value not in ("1", "2", "3", "4", "5", "6"):
        yield Flaw(at, text, allowed, "pen.dice.pool")


def _mark_flaws(at: Path, spec: WizardSpec, values: dict[str, int]) -> Flaws:
    for slots in (DISCIPLINE_SLOTS, SPARK_SLOTS):
        filled = [slot in spec.marks for slot in slots]
        for n, slot in enumerate(slots):
            if filled[n] and not all(filled[:n]):
                free = slots[filled.index(False)]
                actual = Words(f"a mark in {slot} while {free} is free", f"метка в {slot}, а {free} свободна")
                allowed = Words("slots filled from the left", "ячейки заполняются слева")
                yield Flaw((*at, "marks", slot), actual, allowed, "pen.mark.gain")
    for slot, mark in spec.marks.items():
        here = (*at, "marks", slot)
        if slot not in (*DISCIPLINE_SLOTS, *SPARK_SLOTS):
            allowed_slots = Words(
                "discipline-1 to discipline-8, spark-1 to spark-3",
                "от discipline-1 до discipline-8, от spark-1 до spark-3",
            )
            yield Flaw(here, slot, allowed_slots, "pen.mark.slots")
            continue
        kinds = ("spark",) if slot in SPARK_SLOTS else DISCIPLINES[:-1]
        if mark.mark not in kinds:
            yield Flaw((*here, "mark"), mark.mark, ", ".join(kinds), "pen.mark.slots")
        if mark.wounded and mark.charged:
            actual = Words("a mark both wounded and charged", "метка и ранена, и заряжена")
            allowed = Words("a wounded mark lies low", "раненая метка лежит внизу")
            yield Flaw((*here, "charged"), actual, allowed, "pen.mark.state.wounded")
        if mark.effect not in MARK_EFFECTS:
            yield Flaw((*here, "effect"), mark.effect, ", ".join(MARK_EFFECTS[1:]), "pen.mark.use")
        if mark.threat is not None and values.setdefault(slot, mark.threat) != mark.threat:
            actual = Words(
                f"{mark.threat}, but {values[slot]} on another board",
                f"{mark.threat}, а на другом планшете {values[slot]}",
            )
            allowed = Words("one value for a slot on all boards", "одно значение ячейки на всех планшетах")
            yield Flaw((*here, "threat"), actual, allowed, "pen.threat.mark-value")


def _stock_flaws(at: Path, spec: WizardSpec) -> Flaws:
    for ingredient, n in structs.asdict(spec.stock).items():
        if not 0 <= n <= INGREDIENT_LIMIT:
            allowed = Words(f"0 to {INGREDIENT_LIMIT}", f"от 0 до {INGREDIENT_LIMIT}")
            yield Flaw((*at, "stock", ingredient), str(n), allowed, "pen.ing.limit")


def _card_flaws(at: Path, spec: WizardSpec, box: Box) -> Flaws:
    titles = set[str]()
    for n, card in enumerate(spec.cards):
        here = (*at, "cards", n)
        printed = box.cards.get(card.card)
        if printed is None:
            yield Flaw((*here, "card"), card.card, names(card.card, sorted(box.cards)))
            continue
        if printed.title in titles and not spec.automa:
            actual = Words(f"{card.card} a second time", f"{card.card} второй раз")
            allowed = Words("each name once in a play area", "каждое имя в игровой зоне один раз")
            yield Flaw((*here, "card"), actual, allowed, "pen.card.unique")
        titles.add(printed.title)
        yield from _use_flaws(here, card, printed)


def _use_flaws(here: Path, card: CardSpec, printed: CardFace) -> Flaws:
    known = printed.use
    if not known and not printed.threat and card.use is None and card.zone != "experience":
        actual = Words("no `use`, and the sources give none", "нет `use`, и источники его не называют")
        allowed = Words(
            "turn, discard or condition, as this position assumes",
            "turn, discard или condition, как примет эта позиция",
        )
        yield Flaw((*here, "use"), actual, allowed, "pen.act.requirement")
    elif known and card.use not in (None, known):
        yield Flaw((*here, "use"), str(card.use), known, "pen.act.requirement")
    if card.turned and (card.use or known) == "discard":
        actual = Words("a turned card that is used by discarding", "повернутая карта, которую сбрасывают")
        allowed = Words("turned: false", "turned: false")
        yield Flaw((*here, "turned"), actual, allowed, "pen.act.discard")


def _turn_flaws(position: Position) -> Flaws:
    """A turn whose kind is still to be chosen, and something of it is under way (pen.turn.choice)."""
    now = position.now
    under_way = position.resolve is not None or now.threats or now.trial or now.contract or now.task
    if under_way and not position.turn.kind:
        actual = Words("none has been chosen", "не выбран")
        yield Flaw(("turn", "kind"), actual, "learning, trial, rest", "pen.turn.choice")


def _resolve_flaws(position: Position, resolve: Resolve, box: Box) -> Flaws:
    at: Path = ("resolve",)
    alone = (resolve.contract, resolve.location, resolve.card, resolve.dice)
    named = [source for source in alone if source is not None]
    task = [n for n in (resolve.endure, resolve.counterstrike) if n is not None]
    if len(named) + len(task) + (resolve.trial is not None and not task) != 1:
        count = len(named) + len(task) + (resolve.trial is not None)
        actual = Words(f"{count} sources", f"источников: {count}")
        allowed = Words(
            "one of trial, contract, location, card, dice; endure or counterstrike, of a trial or alone",
            "одно из trial, contract, location, card, dice; endure или counterstrike: при trial или отдельно",
        )
        yield Flaw(at, actual, allowed, "pen.threat.icon")
    for field in ("threat", "endure", "counterstrike", "dice"):
        n = getattr(resolve, field)
        if n is not None and n > MOST_THREAT_DICE:
            allowed = Words(f"0 to {MOST_THREAT_DICE} dice", f"от 0 до {MOST_THREAT_DICE} кубиков")
            yield Flaw((*at, field), str(n), allowed, "pen.threat.icon")
    if resolve.rift and resolve.trial is None:
        actual = Words("Rift without a trial", "«Разлом» без испытания")
        yield Flaw((*at, "rift"), actual, Words("Rift of a trial", "«Разлом» испытания"), "pen.prop.define")
    if resolve.trial is not None:
        yield from _printed_flaws(at, "trial", resolve.trial, resolve, box)
        if position.turn.kind != "trial":
            yield Flaw(("turn", "kind"), position.turn.kind, "trial", "pen.turn.trial.must-attempt")
    if resolve.contract is not None:
        yield from _printed_flaws(at, "contract", resolve.contract, resolve, box)
        if position.turn.kind != "learning":
            yield Flaw(("turn", "kind"), position.turn.kind, "learning", "pen.loc.guild.contract")
    if resolve.location is not None:
        if resolve.location != "ruins":
            yield Flaw((*at, "location"), resolve.location, "ruins", "pen.loc.ruins")
        if position.turn.kind != "learning":
            yield Flaw(("turn", "kind"), position.turn.kind, "learning", "pen.loc.ruins")
    if resolve.card is not None:
        spec = position.wizards.get(position.turn.seat, WizardSpec())
        held = [card.card for card in spec.cards]
        if resolve.card != "ichor" or "ichor" not in held:
            actual = Words(resolve.card, resolve.card)
            allowed = Words("ichor, held by the wizard whose turn it is", "ichor у того, чей сейчас ход")
            yield Flaw((*at, "card"), actual, allowed, "pen.act.threat")


def _printed_flaws(at: Path, kind: str, card: str, resolve: Resolve, box: Box) -> Flaws:
    cards = box.catalogue.of_kind(kind)
    if all(card != component.id for component in cards):
        yield Flaw((*at, kind), card, names(card, (component.id for component in cards)))
        return
    printed = box.trial(card).threat if kind == "trial" else box.contract(card).threat
    if printed is None and resolve.threat is None:
        actual = Words("no threat, and the sources give none", "нет threat, и источники его не называют")
        allowed = Words("a number that this position assumes", "число, которое примет эта позиция")
        yield Flaw((*at, "threat"), actual, allowed, "pen.threat.icon")
    elif printed is not None and resolve.threat not in (None, printed):
        yield Flaw((*at, "threat"), str(resolve.threat), str(printed), "pen.threat.icon")
