"""Positions as they are written: what they mean, every flaw they can have, who sees what, and the facts."""

from __future__ import annotations

from textwrap import dedent
from typing import Any

import msgspec
import pytest
from games.blackrose.support.positions import HALL, THRONE, armed, laid, mage, table
from ruamel.yaml import YAML

from tutor.engine.codec import decode, encode
from tutor.engine.game import Flaw
from tutor.engine.state import Frame
from tutor.engine.step import settle
from tutor.games.blackrose import GAME
from tutor.games.blackrose.cards import programs_of
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.position.form import (
    BoardSpec,
    DoSpec,
    EvocationSpec,
    MageSpec,
    Position,
    QuestSpec,
    RoomSpec,
)
from tutor.games.blackrose.position.reading import BEGINNINGS, place
from tutor.games.blackrose.position.validation_under_way import INSIDE, NEEDS
from tutor.games.blackrose.programs import BOOK
from tutor.games.blackrose.state.lodge.lodge import HALL as HALL_ID
from tutor.games.blackrose.state.mage import Prepared
from tutor.games.blackrose.state.table import Looking
from tutor.trace.words import speaker


def written(text: str) -> Position:
    """A position as an author writes it."""
    return msgspec.convert(YAML(typ="safe").load(dedent(text)), Position)


EXAMPLE = """
    mages:
      riccart:
        mage: mage-riccart
        at: room-throne
        damage: {anna: 4, rose: 2}
        power: 5
        hand: [spell-torment, spell-heart-of-ice]
        grimoire: [spell-torment]
        memories: [spell-blight]
        board:
          quick: {spell: spell-grim-torment}
          II: {spell: spell-torment, side: reverse, state: activated}
        active: [quest-guardian-mage, {quest: quest-warrior-wizard, chips: 1, hidden: false}]
        jinxes: {jinx-slowness: 1}
        trophies: [anna]
      anna: {mage: mage-graminia, cell: cell-b}
    evocations:
      cadaver-1: {owner: anna, at: room-crypt, damage: {riccart: 1}}
      succubus-1: {owner: anna, at: room-crypt}
    rooms:
      room-throne: {at: [1, 0], instability: [anna, riccart]}
      room-crypt: {at: [0, 1], restored: true, used: true}
    decks: {quest-1: [quest-magic-stem], event-1: [[event-awakening], [event-puppeteer, event-dislocation]]}
    events: [event-hidden-resources]
    moon: 1
    crown: anna
    box: training
    do:
      - {who: riccart, cast: quick}
      - {who: anna, room: room-crypt}
      - {who: anna, program: attack}
"""


def test_a_written_position_is_put_on_the_table() -> None:
    placed = place(written(EXAMPLE))
    assert placed.flaws == () and placed.state is not None
    table = placed.state.table
    riccart = table.mage("riccart")
    assert (
        riccart.damage == ("anna",) * 4 + ("rose",) * 2 and riccart.health
        if hasattr(riccart, "health")
        else True
    )
    assert [(one.slot, one.spell, one.side, one.state) for one in riccart.board] == [
        ("quick", "spell-grim-torment", "main", "prepared"),
        ("II", "spell-torment", "reverse", "activated"),
    ]
    assert riccart.grimoire.layers == (("spell-torment",),)
    assert [(one.id, one.chips, one.hidden) for one in riccart.active] == [
        ("quest-guardian-mage", 0, True),
        ("quest-warrior-wizard", 1, False),
    ]
    assert [(one.id, one.slot) for one in table.evocations] == [("cadaver-1", "1"), ("succubus-1", "2")]
    assert table.room("room-throne").instability == ("anna", "riccart")
    assert table.room("room-crypt").restored and table.room("room-crypt").at == (0, 1)
    assert table.deck("event-1").layers == (("event-awakening",), ("event-dislocation", "event-puppeteer"))
    assert table.events == ("event-hidden-resources", "", "") and table.first == table.crown == "anna"
    assert len(table.rooms) == 19 and table.room(HALL_ID).at == (0, 0)
    frames = [(e.program, e.owner) for e in reversed(placed.state.stack) if isinstance(e, Frame)]
    assert frames == [("cast-spell", "riccart"), ("activate-room", "anna"), ("attack", "anna")]


def test_brw_cell_colour__every_mage_has_a_cell_of_his_own() -> None:
    placed = place(written(EXAMPLE))
    assert placed.state is not None
    cells = {mage.seat: mage.cell for mage in placed.state.table.mages}
    assert cells == {"riccart": "cell-a", "anna": "cell-b"}
    assert {cell.id: cell.seat for cell in placed.state.table.cells} == {
        "cell-a": "riccart",
        "cell-b": "anna",
    }


def test_a_position_survives_json() -> None:
    placed = place(written(EXAMPLE))
    assert placed.state is not None
    again = decode(GAME, encode(placed.state))
    assert again == placed.state and hash(again) == hash(placed.state)


def flaws(text: str) -> list[tuple[str, str | None]]:
    """Where a position is wrong, and the rules that it breaks."""
    found: tuple[Flaw, ...] = place(written(text)).flaws
    return [(".".join(map(str, flaw.path)), flaw.rule) for flaw in found]


def test_every_flaw_is_reported_at_once() -> None:
    text = """
        mages:
          riccart: {mage: mage-nobody, at: room-nowhere, hand: [spell-none], damage: {zed: 1}}
          anna: {mage: mage-graminia, board: {I: {spell: spell-brain-worm, side: reverse}}}
        evocations:
          dragon-1: {owner: anna, at: room-crypt}
          cadaver-1: {owner: zed, at: cell}
        rooms: {room-garden: {instability: {anna: 5}}, room-crypt: {restored: true, instability: [anna]}}
        events: [event-none]
        crown: zed
        box: training
        do: [{who: zed, room: room-crypt}, {who: anna, cast: III}, {who: anna, program: no-such}, {who: anna}]
    """
    assert flaws(text) == [
        ("crown", "brw.avatar.no-crown"),
        ("mages.riccart.mage", None),
        ("mages.riccart.at", None),
        ("mages.riccart.hand.0", None),
        ("mages.riccart.damage", "brw.dmg.place"),
        ("mages.anna.board.I.side", "brw.spell.two-effects"),
        ("evocations.dragon-1", "brw.evo.summon"),
        ("evocations.cadaver-1.owner", None),
        ("evocations.cadaver-1.at", "brw.cell.not-lodge"),
        ("events.0", None),
        ("rooms.room-garden.instability", "brw.inst.full"),
        ("rooms.room-crypt.instability", "brw.inst.restored-none"),
        ("do.0.who", None),
        ("do.1.cast", "brw.act.cast"),
        ("do.2.program", None),
        ("do.3", None),
    ]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("mages: {}", [("mages", "brw.setup.players")]),
        (
            "mages: {anna: {mage: mage-graminia}}\nrooms: {room-crypt: {at: [9, 9]}}",
            [("rooms", "brw.setup.lodge")],
        ),
        (
            "mages: {anna: {mage: mage-graminia}}\n"
            "rooms: {room-crypt: {at: [0, 1]}, room-forge: {at: [0, 1]}}",
            [("rooms", "brw.setup.lodge")],
        ),
        (
            "mages: {anna: {mage: mage-graminia, damage: {boris: 26}}, boris: {mage: mage-riccart}}",
            [("mages.anna.damage", "brw.dmg.defeated")],
        ),
        (
            "mages: {anna: {mage: mage-graminia}}\nevocations: "
            + str({f"colossus-{n}": {"owner": "anna", "at": "room-crypt"} for n in range(1, 5)}),
            [("evocations", "brw.evo.no-figure")],
        ),
        ("mages: {anna: {mage: mage-graminia}}\nbox: nothing", [("box", None)]),
        (
            "mages: {anna: {mage: mage-graminia}}\nassume: [{id: mage-graminia, facts: {health: 3}}]",
            [("assume.0.facts.health", None)],
        ),
    ],
)
def test_a_flaw_cites_the_rule_it_breaks(text: str, found: list[tuple[str, str | None]]) -> None:
    assert flaws(text) == found


def secretive() -> Any:
    """Anna and Boris with everything that can be hidden."""
    curse = laid("spell-curse", state="revealed")
    anna = mage(
        "graminia",
        HALL,
        hand=("spell-torment",),
        grimoire=("spell-blight",),
        board={"I": armed("spell-brain-worm"), "II": laid("spell-submission"), "III": curse},
        active=(QuestSpec("quest-magic-stem"), QuestSpec("quest-warrior-wizard", hidden=False)),
    )
    state = table({"anna": anna, "boris": mage("riccart", THRONE, hand=("spell-albify",))})
    return msgspec.structs.replace(state.table, looking=Looking("boris", ("quest-field-test",), "quest-1"))


def test_brw_plan_hidden__what_a_seat_does_not_see() -> None:
    at = secretive()
    hidden = {"spell-torment", "spell-blight", "spell-brain-worm", "spell-submission", "quest-magic-stem"}
    assert GAME.secrets(at, "boris") == hidden
    assert GAME.secrets(at, "anna") == {"spell-albify", "quest-field-test"}
    shown = encode_of(GAME.seen(at, "boris"))
    assert not [card for card in hidden if f'"{card}"' in shown]
    assert '"spell-curse"' in shown and '"quest-warrior-wizard"' in shown, "what is face up is seen"
    back = GAME.seen(at, "boris").mage("anna").slot("I")
    assert back == Prepared("I", "hidden", "main", "activated"), "that it is activated is seen"
    assert GAME.seen(at, "anna").mage("anna") == at.mage("anna")


def encode_of(table: Any) -> str:
    return msgspec.json.encode(table).decode()


def test_a_copy_that_lies_open_is_no_secret() -> None:
    boris = mage("riccart", THRONE, memories=("spell-torment",))
    at = table({"anna": mage("graminia", HALL, hand=("spell-torment",)), "boris": boris}).table
    assert GAME.secrets(at, "boris") == frozenset()


def test_facts_have_words_in_both_languages() -> None:
    placed = place(written(EXAMPLE))
    assert placed.state is not None
    facts = GAME.facts(placed.state)
    assert facts["riccart.damage.anna"] == 4 and facts["room-throne.instability.riccart"] == 1
    assert facts["cadaver-1.at"] == "room-crypt" and facts["riccart.chips"] == 25 - 1 - 1 - 1 - 1
    assert facts["riccart.board.quick"] == "", "what lies face down is not named"
    for language in ("en", "ru"):
        words = speaker("blackrose", language)
        for name in facts:
            assert words.fact(name)
    assert speaker("blackrose", "en").fact("riccart.damage.rose") == "damage on Riccart by the Black Rose"


def test_pieces_tell_of_cards_and_of_supplies() -> None:
    evocations = {"cadaver-1": EvocationSpec("anna", HALL)}
    anna = mage("graminia", HALL, hand=("spell-torment", "spell-torment"))
    state = table({"anna": anna, "boris": mage("riccart")}, evocations=evocations, rooms={HALL: RoomSpec()})
    assert GAME.pieces(state.table) == {"spell-torment": 2}


def test_brw_dmg_defeated__no_mage_has_more_damage_than_health() -> None:
    found = flaws("""
        mages:
          anna: {mage: mage-graminia, damage: {boris: 12}}
          boris: {mage: mage-riccart}
    """)
    assert found == [("mages.anna.damage", "brw.dmg.defeated")]


def test_brw_spell_types__only_traps_and_defences_lie_activated() -> None:
    found = flaws("""
        box: training
        mages:
          anna:
            mage: mage-graminia
            board:
              quick: {spell: spell-grim-torment, state: activated}
              I: {spell: spell-torment, state: activated}
              II: {spell: spell-grim-torment, state: revealed}
          boris: {mage: mage-riccart}
    """)
    assert found == [("mages.anna.board.quick.state", "brw.spell.types")], "the one in slot I is a trap"


TRAINING = box("training")
TEXTS = sorted(one.id.partition("@")[0] for id in TRAINING.ids for one in programs_of(TRAINING, id))


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_of_the_box_can_be_carried_out(text: str) -> None:
    """It is that of the box that is played with, and not the book's."""
    anna = MageSpec(mage="mage-graminia", at=HALL_ID, active=("quest-magic-stem",))
    position = Position(
        mages={"anna": anna, "boris": MageSpec(mage="mage-riccart", at=HALL_ID)},
        do=(DoSpec("anna", program=text),),
        box="training",
    )
    placed = place(position)
    if text.endswith(".activation"):
        assert [flaw.path for flaw in placed.flaws] == [("do", 0, "program")]
        return
    assert placed.state is not None, placed.flaws
    assert [entry.program for entry in placed.state.stack] == [f"{text}@training"]  # type: ignore[union-attr]
    settle(GAME, placed.state)


@pytest.mark.parametrize("program", sorted(BOOK))
def test_a_program_that_a_position_starts_can_be_carried_out(program: str) -> None:
    """Those that need what a position cannot give are refused, and so are those that lack what they need."""
    known = {
        "figure": "cadaver-1", "room": HALL_ID, "deck": "event-1", "phase": "study", "slot": "I",
        "card": "quest-magic-stem",
    }  # fmt: skip
    anna = MageSpec(
        mage="mage-graminia",
        at=HALL_ID,
        board={"I": BoardSpec("spell-torment")},
        active=("quest-magic-stem",),
    )
    needed = NEEDS.get(program)
    position = Position(
        mages={"anna": anna, "boris": MageSpec(mage="mage-riccart", at=HALL_ID)},
        evocations={"cadaver-1": EvocationSpec("anna", HALL_ID)},
        decks={"event-1": ("event-awakening",)},
        do=(DoSpec("anna", program=program, given={} if needed is None else {needed: known[needed]}),),
    )
    placed = place(position)
    if program in INSIDE:
        assert [flaw.path for flaw in placed.flaws] == [("do", 0, "program")]
        return
    if program not in BEGINNINGS:
        assert placed.state is not None, placed.flaws
        settle(GAME, placed.state)
    if needed is not None:
        bare = place(msgspec.structs.replace(position, do=(DoSpec("anna", program=program),)))
        assert [flaw.path for flaw in bare.flaws] == [("do", 0, "with", needed)]
