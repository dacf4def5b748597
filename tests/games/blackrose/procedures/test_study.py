"""The study phase: grimoire, library, purge and hand limit; with the worked example of the hand limit."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from games.blackrose.support.play import Play, by_kind
from games.blackrose.support.positions import mage, table
from games.blackrose.support.rounds import AGONY, BOX, begin, event, mages, phase
from msgspec.structs import replace
from support.play import at_random, first

from tutor.engine.history import History
from tutor.engine.question import PASS
from tutor.engine.step import answer
from tutor.games.blackrose import GAME
from tutor.games.blackrose.position.form import DoSpec
from tutor.games.blackrose.scoring.pieces import pieces
from tutor.games.blackrose.state.mage import Jinx
from tutor.games.blackrose.state.visibility import seen
from tutor.trace.hidden import HIDDEN, visible_to

A, N, T, P = "school-agony", "school-nightmare", "school-technomancy", "school-alchemy"
DECKS = {A: AGONY * 2, N: tuple(BOX.deck(N)[:9]), T: tuple(BOX.deck(T)[:9])}
SCHOOLS = [A, N, T]


def study(n: int = 2, **said: Any) -> Play:
    """The study phase of so many mages, each with a grimoire of four spells unless told otherwise."""
    changed: dict[str, Any] = {
        seat: {"grimoire": AGONY, **said.pop(seat, {})} for seat in ("anna", "boris", "vera")[:n]
    }
    return phase("study-phase", mages(n, **changed), **{"decks": DECKS, **said})


def test_brw_study_draw2() -> None:
    game = study().on()
    assert game.of("spells-drawn", "who", "n") == [("anna", 2), ("boris", 2)]
    assert game.rules("spells-drawn") == ["brw.study.draw2"] * 2
    assert [game.table.mage(seat).grimoire.size for seat in ("anna", "boris")] == [2, 2]
    (question, _) = (one for one in game.questions if one.kind == "drawn-cards" and dict(one.facts)["n"] == 2)
    assert question.chance is not None and question.chance.total == 6


def test_brw_study_reshuffle() -> None:
    few = {"grimoire": ("spell-torment",), "memories": ("spell-blight", "spell-curse")}
    game = study(anna=few).on(by_kind(drawn_cards="spell-blight"), until="library-deck")
    assert game.rules("memories-shuffled") == ["brw.study.reshuffle"]
    mage = game.table.mage("anna")
    assert (mage.hand, mage.grimoire.cards, mage.memories) == (
        ("spell-blight", "spell-torment"),
        ("spell-curse",),
        (),
    )


def test_brw_study_reshuffle__nothing_is_left() -> None:
    game = study(anna={"grimoire": ("spell-torment",)}).on(until="library-deck")
    assert game.table.mage("anna").hand == ("spell-torment",)


def test_brw_study_library4() -> None:
    game = study(crown="boris", first="boris").on(until="library-deck")
    assert game.seat == "boris" and list(game.offered) == SCHOOLS
    game.answer(N, N, N, T)
    assert not game.of("library-taken"), "nobody looks before all four are named"
    game.on(until="keep-spell")
    looking = game.table.looking
    assert looking is not None and (looking.seat, len(looking.cards)) == ("boris", 4)
    assert len(game.table.mage("boris").hand) == 2, "they are not in hand"
    had = Counter(game.table.mage("boris").hand)
    game.on(until="purge")
    hand = Counter(game.table.mage("boris").hand)
    assert (hand - had).total() == 2 and hand - had <= Counter(looking.cards)
    returned = Counter((*game.table.pile(N), *game.table.pile(T)))
    assert returned == Counter(looking.cards) - (hand - had), "face up, each to its own school"
    assert all(card in BOX.deck(school) for school in (N, T) for card in game.table.pile(school))
    assert game.rules("spell-returned") == ["brw.study.library4"] * 2
    game.on(until="library-deck")
    assert game.seat == "anna"


def test_brw_study_library4__fewer_cards_than_four() -> None:
    game = study(1 + 1, decks={A: ("spell-torment",)}).on()
    assert game.table.mage("anna").hand.count("spell-torment") >= 1 and not game.questions_of("keep-spell")
    assert game.of("no-deck", "who")[:3] == [("anna",)] * 3
    assert game.table.deck(A).size == 0 and not game.table.pile(A)


def test_brw_study_library4__a_deck_that_is_made_anew() -> None:
    said: dict[str, Any] = {"decks": {A: ("spell-torment",)}, "piles": {A: ("spell-peak-of-agony",) * 3}}
    game = study(**said).on(by_kind(drawn_cards="spell-peak-of-agony"))
    assert game.of("library-taken", "n")[0] == (4,) and game.of("deck-reshuffled", "deck")[0] == (A,)
    other = study(rulings={"brw.ruling.decks.empty": "nothing"}, **said).on()
    assert other.of("library-taken", "n")[0] == (1,)


@pytest.mark.parametrize("reading", ["turn-order", "simultaneous"])
def test_brw_study_library4__one_after_the_other_or_at_once(reading: str) -> None:
    game = study(rulings={"brw.ruling.study.order": reading}).on()
    told = game.kinds("school-named", "library-taken", "spell-kept", "spell-returned")
    order = "".join(kind[-1] for kind in dict.fromkeys(told))
    assert order == "dntd", "named, taken, kept, returned"
    boris = next(
        at for at, one in enumerate(game.events) if one.kind == "school-named" and one.fact("who") == "boris"
    )
    kinds = {one.kind for one in game.events[:boris]}
    assert ("spell-returned" in kinds) == (reading == "turn-order")
    returned = [at for at, one in enumerate(game.events) if one.kind == "spell-returned"]
    kept = [at for at, one in enumerate(game.events) if one.kind == "spell-kept"]
    assert (max(kept) < min(returned)) == (reading == "simultaneous")
    assert [len(game.table.mage(seat).hand) for seat in ("anna", "boris")] == [4, 4]
    assert not game.table.drawn and game.table.looking is None


@pytest.mark.rules("brw.spell.forgotten.source")
def test_brw_study_not_forgotten() -> None:
    game = study(decks={**DECKS, "forgotten": BOX.deck("forgotten")}).on()
    assert {option.key for one in game.questions_of("library-deck") for option in one.options} == set(SCHOOLS)
    reasons = [
        reason.rule for one in game.questions_of("library-deck") for reason in one.reasons("forgotten")
    ]
    assert set(reasons) == {"brw.study.not-forgotten"}
    assert game.table.deck("forgotten").size == 9


# ---- the purge


def test_brw_study_purge() -> None:
    game = study(anna={"hand": ("spell-torment", "spell-blight")}).on(until="purge")
    assert game.seat == "anna" and game.question.secret
    game.answer("spell-torment")
    assert game.table.pile(A) == ("spell-torment",) and game.rules("spell-purged") == ["brw.study.purge"]
    game.on()
    assert [one.seat for one in game.questions_of("purge")].count("anna") == 1, "one and only one"
    assert [one.seat for one in game.questions_of("purge")].count("boris") == 2, "at several moments"


@pytest.mark.parametrize("reading", ["turn-order", "simultaneous"])
def test_brw_study_purge__is_asked_again_only_with_another_hand(reading: str) -> None:
    """Once with what was drawn, once with what was taken from the library, and no more at the end."""
    game = study(rulings={"brw.ruling.study.order": reading}).on()
    assert sorted(one.seat for one in game.questions_of("purge")) == ["anna", "anna", "boris", "boris"]
    assert {(one.seat, len(one.hand)) for one in game.table.declined} == {("anna", 4), ("boris", 4)}


def twice(**anna: Any) -> Play:
    """The moment of the purge comes twice, with nothing in between."""
    purges = (DoSpec("anna", program="purge"), DoSpec("anna", program="purge"))
    on = {"anna": mage("graminia", **anna), "boris": mage("riccart")}
    return Play(table(on, *purges, phase="study"))


def test_brw_study_purge__at_any_moment_once_the_hand_has_changed() -> None:
    assert twice(hand=("spell-torment",)).answer(PASS).over, "nothing has changed"
    waiting = twice(hand=("spell-torment",))
    declined = answer(GAME, waiting.state, PASS).state
    changed = declined.table.changed("anna", hand=("spell-curse", "spell-torment"))
    again = Play(declined.with_table(changed))
    assert again.asked == "purge" and "spell-curse" in again.offered
    assert not seen(declined.table, "boris").declined, "nobody else learns of the hand"
    assert seen(declined.table, "anna").declined[0].hand == ("spell-torment",)


def test_brw_study_purge__asked_again_under_another_hand_limit() -> None:
    declined = answer(GAME, twice(hand=("spell-torment",)).state, PASS).state
    jinxed = declined.table.changed("anna", jinxes=(Jinx("training-jinx-oblivion"),))
    assert Play(declined.with_table(jinxed)).asked == "purge"


def test_brw_study_purge__has_no_school() -> None:
    own = {"hand": ("spell-blight", "spell-torment", BOX.deck("forgotten")[0])}
    game = study(anna=own).on(until="purge")
    assert set(game.all_refused()) == {"spell-blight", BOX.deck("forgotten")[0]}
    assert game.refused("spell-blight") == ["brw.study.purge"] and "spell-torment" in game.offered
    other = study(anna=own, rulings={"brw.ruling.purge.personal": "removed"}).on(until="purge")
    other.answer("spell-blight")
    assert other.table.out == ("spell-blight",) and not other.table.piles


def test_brw_study_purge__before_what_the_phase_begins_with() -> None:
    made = event("event-a", "study", {"do": "gain_power", "n": 1})
    said: dict[str, Any] = {"given": {"phase": "study"}, "phase": "study", "spells": (made,)}
    on = mages(2, anna={"hand": ("spell-torment",)})
    game = phase("phase-start", on, events=("event-a",), **said)
    assert game.asked == "purge" and not game.of("event-applies")
    assert phase("phase-start", on, **said).over


def test_brw_study_purge__is_a_moment_that_may_be_passed_unasked() -> None:
    state = study(anna={"hand": ("spell-torment",)}).state
    assert "purge" in GAME.moments
    game = Play(replace(state, automatic=("purge",)))
    assert not game.on().questions_of("purge")


# ---- the hand limit


@pytest.mark.rules("brw.study.discard-to-memories")
def test_brw_study_hand_limit() -> None:
    game = study(anna={"hand": AGONY * 2}).on(by_kind(discard_spell="hand.spell-torment"))
    assert [one.seat for one in game.questions_of("discard-spell")] == ["anna"] * 4, "12 cards, limit 8"
    mage = game.table.mage("anna")
    assert len(mage.hand) == 8 and len(mage.memories) == 4 and mage.memories[0] == "spell-torment"
    assert set(game.rules("to-memories")) == {"brw.study.discard-to-memories"}
    assert BOX.mage(mage.mage).hand_limit == 8 and len(game.table.mage("boris").hand) == 4


def test_brw_study_hand_limit__that_nobody_knows() -> None:
    on = mages(2, anna={"hand": AGONY * 3, "grimoire": AGONY}, boris={"grimoire": AGONY})
    on["anna"] = on["anna"].__class__(mage="mage-arianna", hand=AGONY * 3, grimoire=AGONY)
    game = phase("study-phase", on, decks=DECKS, box="book").on()
    assert game.of("unknown-limit", "who", "what") == [("anna", "hand-limit")]
    assert len(game.table.mage("anna").hand) == 16


def test_brw_study_hand_kept() -> None:
    game = study(anna={"hand": ("spell-curse",)}).on()
    assert "spell-curse" in game.table.mage("anna").hand and ("anna", 5) in game.of("hand-kept", "who", "n")


def example(*purged: str) -> Play:
    """Baron Doria of the worked example: five spells in hand, and a hand limit of eight."""
    five = ("spell-curse", "spell-brain-worm", "spell-blight", "spell-azoth-bomb", "spell-marbling")
    game = study(anna={"hand": five}).on(
        by_kind(drawn_cards="spell-torment+spell-peak-of-agony"), until="purge"
    )
    assert len(game.table.mage("anna").hand) == 7
    game.on(until="library-deck").answer(N, N, N, T).on(until="keep-spell").on(at_random(1), until="purge")
    assert len(game.table.mage("anna").hand) == 9
    return game.answer(*purged or (PASS,)).on()


def test_worked_example_hand_limit() -> None:
    game = example("spell-curse")
    anna = game.table.mage("anna")
    assert BOX.mage(anna.mage).id == "mage-baron-doria" and len(anna.hand) == 8
    assert anna.memories == () and game.table.pile("school-hexcraft") == ("spell-curse",)
    assert len(game.table.pile(N)) + len(game.table.pile(T)) >= 2


def test_worked_example_hand_limit__without_the_purge() -> None:
    anna = example().table.mage("anna")
    assert len(anna.hand) == 8 and len(anna.memories) == 1


# ---- what others are told


def test_brw_study_library4__nobody_else_sees_the_cards() -> None:
    state = study(decks={N: tuple(BOX.deck(N)[:9]), T: DECKS[T]}).on(until="library-deck").state
    history = History.start(GAME, state)
    nodes = [history.node]
    while sum(one.kind == "spell-kept" for node in nodes for one in node.events) < 2:
        asked = history.node.question
        if asked is None:
            history.step()
        else:
            history.answer(first(asked))
        nodes.append(history.node)
    kept = nodes[-1].state.table.mage("anna").hand
    mine = [card for card in kept if card in BOX.deck(N)]
    assert mine
    for before, node in pairwise(nodes):
        told = visible_to(GAME, node, "boris", before)
        asked = told.question if told.question is not None and told.question.chance is None else None
        written = str((told.key, told.events, asked, told.state.table.looking))
        assert not [card for card in mine if card in written], node.events
        assert told.state.table.mage("anna").hand == (HIDDEN,) * len(node.state.table.mage("anna").hand)


@pytest.mark.parametrize("people", [2, 4])
def test_brw_study_library4__nothing_is_lost(people: int) -> None:
    start = begin(people)
    before = pieces(start.state.table)
    game = Play(start.state).on(at_random(people), until="lay-spell")
    assert pieces(game.state.table) == before
    assert P in {deck.id for deck in game.table.decks}
