"""Questions in words: each leads to the move that is meant, and says how it was understood."""

from __future__ import annotations

import pytest
from support.garbled_questions import garbled, is_meant, said
from support.interpreters import at_beginning, interpreter

from tutor.analysis.queries.interpretation import Interpretation, Interpreter
from tutor.analysis.queries.move_index import MoveIndex
from tutor.analysis.queries.spelling import Vocabulary, tokens
from tutor.engine.history import History
from tutor.rules.words import LANGS, Lang
from tutor.scenario.games import game_named, playable, scenario_folder
from tutor.scenario.load import load_scenario
from tutor.trace.words import speaker
from tutor.views.analysis.interpretations import question_text

QUESTIONS = 200
"""So many questions of each game are asked in the long test."""

RIGHT = 0.95
"""So many of them lead to the move that is meant."""


def share_right(game: str, count: int) -> float:
    """How many questions lead to the right move; each that does not says what was understood."""
    right = 0
    for question in garbled(game, count):
        answer = Interpreter(MoveIndex(game, question.moves)).understand(question.text)
        naming = {one.start for one in tokens(question.text) if one.names}
        places = {place for start, end in answer.spans for place in range(start, end)}
        unknown = [question.text.index(word) for word in answer.unknown]
        assert naming <= places | set(unknown), "a word is neither understood nor reported"
        best = answer.best
        if best is None:
            assert answer.nearest
        elif best.moves and is_meant(game, question, best.moves[0]):
            right += 1
        elif best.words:
            # The answer says which kind it took, and asks which move is meant.
            assert best.words == question.text and (len(best.moves) > 1 or answer.unknown)
        else:
            text = question_text(best, speaker(game, question.lang)).lower()
            assert not best.moves or said(game, best.moves[0], question.lang).split()[-1].lower() in text
    return right / count


@pytest.mark.parametrize("game", playable())
def test_a_question_said_badly_leads_to_its_move(game: str) -> None:
    assert share_right(game, 12) >= 11 / 12


@pytest.mark.long(reason="200 questions about random positions of each game")
@pytest.mark.parametrize("game", playable())
def test_nearly_all_questions_said_badly_lead_to_their_moves(game: str) -> None:
    assert share_right(game, QUESTIONS) >= RIGHT


@pytest.mark.parametrize(
    ("said", "kind", "option"),
    [
        ("May Graminia attack Riccart?", "may", "attack.riccart"),
        ("why can't Graminia attack Riccart", "may", "attack.riccart"),
        ("What can happen if Graminia attacks Riccart?", "outcomes", "attack.riccart"),
        ("how likely is it that Graminia attacks Riccart", "outcomes", "attack.riccart"),
        ("Who may answer when Graminia attacks Riccart?", "answers", "attack.riccart"),
        ("Graminia attacks Riccart under other readings", "readings", "attack.riccart"),
        ("Может ли Граминья атаковать Риккарта?", "may", "attack.riccart"),
        ("что будет, если Граминья атакует Риккарта", "outcomes", "attack.riccart"),
        ("Кто может ответить, когда Граминья атакует Риккарта?", "answers", "attack.riccart"),
        ("Граминья атакует Риккарта в других трактовках", "readings", "attack.riccart"),
    ],
)
def test_the_kind_of_a_question_is_understood_in_both_languages(said: str, kind: str, option: str) -> None:
    best = interpreter("blackrose").understand(said).best
    assert best is not None
    assert (best.kind, best.moves[0].seat, best.moves[0].option.key) == (kind, "graminia", option)


@pytest.mark.parametrize(
    "said",
    ["Which comes first, Graminia attacks Riccart or Riccart attacks Graminia?",
     "Граминья атакует Риккарта или Риккарт атакует Граминью: что раньше?"],
)  # fmt: skip
def test_two_things_whose_order_is_asked_are_both_understood(said: str) -> None:
    best = interpreter("blackrose").understand(said).best
    assert best is not None and best.kind == "order"
    assert [move.option.key for move in best.moves] == ["attack.riccart", "attack.graminia"]


@pytest.mark.parametrize(
    ("said", "kind", "seat"),
    [
        ("What may Graminia do?", "may", "graminia"),
        ("may Graminia act?", "may", "graminia"),
        ("может ли Граминья что-нибудь сделать", "may", "graminia"),
        ("What can happen?", "outcomes", ""),
        ("кто может ответить", "answers", ""),
        ("Какие трактовки важны?", "readings", ""),
    ],
)
def test_a_question_may_be_about_a_seat_or_about_everything(said: str, kind: str, seat: str) -> None:
    best = interpreter("blackrose").understand(said).best
    assert best == Interpretation(kind, seat=seat)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("said", "move", "left_out"),
    [
        ("grim torment at Doria", "graminia/target/doria", ()),
        ("Граминья, мрачное мучение в Дорию", "graminia/target/doria", ()),
        ("Graminia's target: Doria", "graminia/target/doria", ()),
        ("Graminia casts grim torment", "graminia/action/cast-I", ()),
        ("may Graminia cast grim torment at Doria", "graminia/action/cast-I", ("Doria",)),
    ],
)
def test_an_answer_is_called_by_the_effect_that_asks_for_it(
    said: str, move: str, left_out: tuple[str, ...]
) -> None:
    """Graminia's Grim Torment is being cast, and asks for its target."""
    scenario = load_scenario(scenario_folder() / "blackrose" / "01-how-far.yaml")
    game = game_named(scenario.game)
    history = History.replay(game, scenario.start, ())
    answer = Interpreter.of(game, history.node.state).understand(said)
    assert [one.key for one in answer.interpretations[0].moves] == [move]
    assert answer.unknown == left_out
    if move != "graminia/action/cast-I" or left_out:
        assert "graminia/target/doria" in {one.key for each in answer.interpretations for one in each.moves}


@pytest.mark.parametrize("text", ["zzz qqq", "жжж ыыы", "zzz attack qqq www"])
def test_where_nothing_fits_the_nearest_moves_are_offered(text: str) -> None:
    answer = interpreter("blackrose").understand(text)
    assert answer.best is None and answer.nearest
    assert set(answer.unknown) >= {word for word in text.split() if word != "attack"}


def test_what_could_be_asked_as_well_stands_behind_the_likeliest() -> None:
    answer = interpreter("blackrose").understand("attack")
    assert {move.option.key for one in answer.interpretations for move in one.moves} >= {
        "attack.riccart",
        "attack.graminia",
    }


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", playable())
def test_a_question_in_full_is_understood_as_itself(game: str, lang: Lang) -> None:
    asks, says, tried = interpreter(game), speaker(game, lang), 0
    for move in [one for one in asks.index.moves if one.listed][::5]:
        if not says.option(move.option).strip() or says.option(move.option).isdecimal():
            continue
        for kind in ("may", "outcomes", "answers", "readings"):
            text = question_text(Interpretation(kind, (move,)), says)
            best = asks.understand(text).best
            assert best is not None and best.moves, text
            assert question_text(best, says) == text
            tried += 1
    assert tried > 8


@pytest.mark.parametrize("game", playable())
def test_a_question_is_completed_while_its_last_word_is_typed(game: str) -> None:
    asks, says, hits, tried = interpreter(game), speaker(game, "en"), 0, 0
    asks.complete("a")
    for move in [one for one in asks.index.moves if one.listed][::7]:
        text = said(game, move, "en")
        if len(text) < 12:
            continue
        tried += 1
        wanted = question_text(Interpretation("may", (move,)), says)
        hits += wanted in {question_text(one, says) for one in asks.complete(text[:-2])}
    assert tried and hits >= 0.85 * tried


def test_a_number_keeps_its_sign() -> None:
    assert [one.term for one in tokens("place (0, −2), gold-2")] == ["place", "0", "-2", "gold", "2"]


def test_a_word_that_is_still_typed_is_each_that_begins_with_it() -> None:
    words = Vocabulary({"attack": "attack", "attach": "attach", "bind": "bind"})
    assert set(words.completed("att", "att")) == {"attack", "attach"}
    assert not words.near("att", "att")


def test_a_word_of_other_moves_that_the_likeliest_lacks_is_not_taken_for_understood() -> None:
    answer = interpreter("blackrose").understand("Graminia attacks Riccart explore")
    best = answer.best
    assert best is not None and best.moves[0].option.key == "attack.riccart"
    assert answer.unknown == ("explore",)
    assert all("explore" not in answer.text[start:end] for start, end in answer.spans)


@pytest.mark.parametrize(
    ("game", "said", "key"),
    [
        ("resarcana", "may Anna place the Fire Dragon?", "anna/action/place.fire-dragon"),
        ("resarcana", "может ли Анна сбросить Огненного дракона?", "anna/action/discard.fire-dragon"),
        ("resarcana", "may Boris place the Fire Dragon?", "boris/action/place.fire-dragon"),
        ("resarcana", "place the Fire Dragon", "boris/action/place.fire-dragon"),
        ("seasons", "may Boris summon the Amulet of Water?", "boris/turn/summon-amulet-of-water"),
        ("seasons", "summon the Amulet of Water", "anna/turn/summon-amulet-of-water"),
    ],
)
def test_the_seat_that_is_named_is_asked_about_though_another_holds_the_card(
    game: str, said: str, key: str
) -> None:
    best = interpreter(game).understand(said).best
    assert best is not None and best.moves[0].key == key


def test_a_seat_beside_a_word_without_meaning_is_asked_for_what_it_may_do() -> None:
    answer = interpreter("blackrose").understand("qwrtz graminia")
    assert answer.best == Interpretation("may", seat="graminia") and answer.unknown == ("qwrtz",)


@pytest.mark.parametrize(
    ("game", "said", "of"),
    [
        ("penumbra", "may Anna cast a card", ("anna", "use-card")),
        ("penumbra", "может ли Анна применить карту", ("anna", "use-card")),
        ("resarcana", "can Anna play a card", ("anna", "place")),
        ("resarcana", "can Anna claim a monument", ("anna", "claim", "claim-top")),
        ("resarcana", "может ли Анна занять место силы", ("anna", "claim")),
        ("seasons", "может ли Анна призвать карту", ("anna", "summon")),
        ("seasons", "Анна применяет карту", ("anna", "summon")),
        ("seasons", "may Boris crystallise", ("boris", "crystallise", "crystallise-several")),
        ("blackrose", "может ли Граминья двигаться", ("graminia", "step-move")),
    ],
)
def test_where_the_object_is_not_named_every_move_of_that_kind_is_meant(
    game: str, said: str, of: tuple[str, ...]
) -> None:
    asks = interpreter(game)
    best = asks.understand(said).best
    assert best is not None and best.words == said and best.kind == "may"
    assert {one.seat for one in best.moves} | {one.option.kind for one in best.moves} == set(of)
    assert len(best.moves) > 1
    assert asks.named(best.key) == best


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("penumbra", "may Anna use a card"),
        ("penumbra", "может ли Анна применить карту"),
        ("resarcana", "can Anna play a card"),
        ("seasons", "may Boris crystallise"),
        ("seasons", "может ли Анна призвать карту"),
        ("blackrose", "may Graminia move"),
    ],
)
def test_an_open_question_is_understood_as_itself_as_it_is_shown(game: str, said: str) -> None:
    asks = interpreter(game)
    best = asks.understand(said).best
    assert best is not None and best.words
    for lang in LANGS:
        shown = question_text(best, speaker(game, lang))
        again = asks.understand(shown).best
        assert (
            again is not None and again.words == shown and question_text(again, speaker(game, lang)) == shown
        )
        assert {one.key for one in again.moves} >= {one.key for one in best.moves}
        assert asks.named(again.key) == again


def test_a_verb_is_not_taken_for_a_part_of_a_name() -> None:
    """Nothing is listed that Anna could summon; a bonus is called Summoning power."""
    asks = at_beginning("seasons", "crystallising")
    best = asks.understand("may Anna summon a card").best
    assert best is not None and {one.option.kind for one in best.moves} == {"summon"}
    for text in ("may Anna use the bonus summoning", "Anna uses summoning power"):
        best = asks.understand(text).best
        assert best is not None and [one.option.key for one in best.moves] == ["bonus-summoning"], text
    answer = asks.understand("Анна применяет карту")
    assert answer.best is not None and answer.best.moves[0].option.key == "bonus-draw"
    assert answer.unknown == ("карту",), "what is only a part of the name is not understood"


@pytest.mark.parametrize(("id", "kind"), [("movement-and-its-price", "cast"), ("trap-in-a-room", "reveal")])
@pytest.mark.parametrize("said", ["Граминья применяет карту", "may Graminia play a card"])
def test_to_play_a_card_is_to_cast_it_or_to_reveal_the_one_that_is_asked_about(
    id: str, kind: str, said: str
) -> None:
    best = at_beginning("blackrose", id).understand(said).best
    assert best is not None and best.moves[0].option.kind == kind


@pytest.mark.parametrize(
    ("said", "word"), [("can Anna threaten", "threaten"), ("может ли Анна угрожать", "угрожать")]
)
def test_a_word_made_of_another_one_is_not_that_one_misspelt(said: str, word: str) -> None:
    answer = interpreter("penumbra").understand(said)
    assert answer.best == Interpretation("may", seat="anna") and answer.unknown == (word,)


@pytest.mark.parametrize("said", ["может ли Граминья выбрать Дорию", "may Graminia choose Doria"])
def test_to_choose_is_to_answer_what_is_asked(said: str) -> None:
    scenario = load_scenario(scenario_folder() / "blackrose" / "01-how-far.yaml")
    history = History.replay(game_named(scenario.game), scenario.start, ())
    best = Interpreter.of(history.game, history.node.state).understand(said).best
    assert best is not None
    assert [one.key for one in best.moves] == ["graminia/target/doria"]


@pytest.mark.parametrize(
    ("game", "said", "kind"),
    [
        ("blackrose", "Граминья бьёт Риккарта", "step-attack"),
        ("blackrose", "can Graminia hit Riccart", "step-attack"),
        ("blackrose", "пойти в Кузницу", "step-move"),
        ("blackrose", "Граминья закончила ход", "end-activation"),
        ("resarcana", "повернуть Атанор", "use"),
        ("resarcana", "can I turn the Athanor", "use"),
        ("penumbra", "ранить метку", "wound-mark"),
        ("penumbra", "can Anna wound a mark", "wound-mark"),
        ("penumbra", "исцелить раненую метку", "use-fruit"),
        ("penumbra", "поставить кубик в Пивоварню", "place-section"),
        ("penumbra", "put a die into the Brewery", "place-section"),
        ("penumbra", "может ли Анна использовать Серебрянку", "use-card"),
        ("blackrose", "Граминья пойдёт в Зеркальный зал", "step-move"),
        ("seasons", "кто может ответить, если Анна призовёт карту", "summon"),
        ("seasons", "может ли Анна использовать бонус", "bonus"),
        ("resarcana", "Анна возьмёт монумент", "claim"),
    ],
)
def test_what_players_call_a_move_is_that_move(game: str, said: str, kind: str) -> None:
    best = interpreter(game).understand(said).best
    assert best is not None and best.moves[0].option.kind == kind
