"""Counting the points: every part by itself, the order, what is not known, and who has won."""

from __future__ import annotations

from typing import Any

import pytest
from games.penumbra.support.play import Play, play
from games.penumbra.support.rounds import table, under_way
from hypothesis import given
from hypothesis import strategies as st

from tutor.games.penumbra.components.component_set import box, register
from tutor.games.penumbra.scoring import final_points
from tutor.games.penumbra.state.table import Score, Table
from tutor.games.penumbra.state.wizard import Card, Mark, Passed, Reserved, Stock, Wizard

TRAINING = box("training")
CONTRACTS = TRAINING.deck("contract")
SYMBOLS = ("monsters", "magical-beasts", "wild-lands", "mystic", "wizards", "society")


def default(ruling: str) -> str:
    """The default reading of a ruling."""
    defaults = {
        "pen.ruling.reserved-symbols": "no",
        "pen.ruling.six-same-symbols": "cap",
        "pen.ruling.tie": "shared",
        "pen.ruling.automa-talent-card": "no",
    }
    return defaults[ruling]


def counted(wizard: Wizard, *others: Wizard, rulings: tuple[tuple[str, str], ...] = (), **parts: Any) -> Play:
    """The whole count at the end of a game."""
    parts.setdefault("box", "training")
    return play(
        under_way(table(wizard, *(others or (Wizard("boris"),)), **parts), "score", rulings=rulings)
    ).on()


def points(game: Play, part: str, seat: str = "anna") -> int:
    """The points of one part."""
    return dict(next(score for score in game.table.scores if score.seat == seat).parts)[part]


def rule_of(game: Play, part: str) -> str:
    """The rule under which a part was counted for Anna."""
    (event,) = (e for e in game.events_of("points") if e.fact("part") == part and e.fact("seat") == "anna")
    return event.rule


# Each part.


def test_pen_score_arcana() -> None:
    game = counted(Wizard("anna", stock=Stock(arcana=4, jewel=3)))
    assert points(game, "arcana") == 4 and rule_of(game, "arcana") == "pen.score.arcana"


def test_pen_score_trials() -> None:
    passed = (Passed("aranea", "dark"), Passed("basilisk", "light"))
    printed = sum(TRAINING.trial(one.id).points or 0 for one in passed)
    game = counted(Wizard("anna", trials=passed))
    assert points(game, "trials") == printed > 0 and rule_of(game, "trials") == "pen.score.trials"


def test_pen_threat_mortal_points__at_the_end() -> None:
    game = counted(Wizard("anna", mortal_wounds=2))
    assert points(game, "mortal") == -6 and rule_of(game, "mortal") == "pen.threat.mortal.points"


def test_pen_score_contracts() -> None:
    done = CONTRACTS[:3]
    game = counted(Wizard("anna", contracts=done))
    assert points(game, "contracts") == sum(TRAINING.contract(one).points or 0 for one in done) > 0
    assert rule_of(game, "contracts") == "pen.score.contracts"


def test_pen_resv_contract_penalty() -> None:
    kept = tuple(Reserved(one, "contract") for one in CONTRACTS[:2])
    game = counted(Wizard("anna", reserved=kept))
    assert points(game, "contracts") == -6
    assert game.rules("points-reserved") == ["pen.resv.contract.penalty"]


def test_pen_resv_trial_no_penalty() -> None:
    game = counted(Wizard("anna", reserved=(Reserved("basilisk", "trial"),)))
    assert game.table.scores[0].total == 0
    assert game.rules("reserved-trial-free") == ["pen.resv.trial.no-penalty"]


def test_pen_score_board() -> None:
    marks = (Mark("discipline-1", "ruby"), Mark("discipline-2", "ruby", points=2, condition="wounded"))
    game = counted(Wizard("anna", marks=(*marks, Mark("spark-1", "spark", points=1))))
    assert points(game, "board") == 3 and rule_of(game, "board") == "pen.score.board"


@pytest.mark.parametrize(
    ("goal", "expected"),
    [("wisdom", 5), ("heroism", 4), ("mastery", 5), ("training-good-service", 3)],
)
def test_pen_score_goals(goal: str, expected: int) -> None:
    marks = tuple(Mark(f"discipline-{n}", "ruby" if n < 5 else "jasper") for n in range(1, 8))
    anna = Wizard(
        "anna",
        marks=marks,
        stock=Stock(arcana=5),
        contracts=CONTRACTS[:3],
        trials=(Passed("aranea", "dark"), Passed("wild-wood", "dark")),
    )
    game = counted(anna, goals=(goal,))
    assert points(game, "goals") == expected and rule_of(game, "goals") == "pen.score.goals"
    assert next(event.fact("points") for event in game.events_of("points-goal")) == expected


def test_pen_score_goals__every_goal_in_play() -> None:
    game = counted(Wizard("anna", stock=Stock(arcana=2)), goals=("wisdom", "heroism"))
    assert points(game, "goals") == 2 and len(game.events_of("points-goal")) == 4


# Experience.


def with_symbols(rulings: tuple[tuple[str, str], ...] = (), **counts: int) -> Play:
    """The count for a wizard whose one contract has that many symbols, and nothing else."""
    symbols = [name.replace("_", "-") for name, n in counts.items() for _ in range(n)]
    facts = f"{{experience: [{', '.join(symbols)}], points: none, side: light, light: 0}}"
    own = register(f"game: penumbra\ncomponents:\n- {{id: treasury, facts: {facts}}}\n", "symbols.yaml")
    return counted(Wizard("anna", contracts=("treasury",)), box=own, rulings=rulings)


def test_pen_score_experience_both__worked_example() -> None:
    """pen.ex.score.experience."""
    game = with_symbols(monsters=1, magical_beasts=4, wild_lands=1, mystic=1, wizards=3, society=1)
    assert points(game, "experience") == 21
    assert game.one("points-six").fact("points") == 7
    same = {event.fact("symbol"): event.fact("points") for event in game.events_of("points-symbol")}
    assert same == dict(zip(SYMBOLS, (1, 6, 1, 1, 4, 1), strict=True))
    assert game.rules("symbols-twice") == ["pen.score.experience.both"]


def test_pen_score_experience_six() -> None:
    game = with_symbols(monsters=2, magical_beasts=2, wild_lands=2, mystic=2, wizards=2, society=2)
    assert game.one("points-six").rule == "pen.score.experience.six"
    assert points(game, "experience") == 14 + 6 * 2


def test_pen_score_experience_six__five_kinds_are_no_set() -> None:
    game = with_symbols(monsters=2, magical_beasts=2, wild_lands=2, mystic=2, wizards=2)
    assert not game.events_of("points-six") and not game.events_of("symbols-twice")


@pytest.mark.parametrize(("n", "expected"), [(1, 1), (2, 2), (3, 4), (4, 6), (5, 9)])
def test_pen_score_experience_same(n: int, expected: int) -> None:
    game = with_symbols(mystic=n)
    assert points(game, "experience") == expected
    assert game.rules("points-symbol") == ["pen.score.experience.same"]


@pytest.mark.parametrize(("reading", "expected"), [("cap", 9), ("restart", 11)])
def test_pen_score_experience_same__more_than_five(reading: str, expected: int) -> None:
    game = with_symbols((("pen.ruling.six-same-symbols", reading),), mystic=7)
    assert points(game, "experience") == expected


def test_pen_score_experience_kinds() -> None:
    assert final_points.SYMBOLS == SYMBOLS
    game = counted(Wizard("anna", trials=(Passed("aranea", "dark"),)))
    assert rule_of(game, "experience") == "pen.score.experience.kinds"
    assert points(game, "experience") > 0


def test_pen_score_experience_kinds__tomes_count_and_reserved_cards_do_not() -> None:
    tome = next(id for id in TRAINING.deck("artifact") if TRAINING.card(id).kind == "tome")
    with_tome = Wizard("anna", cards=(Card(tome, "experience"),))
    assert points(counted(with_tome), "experience") == 1
    kept = Wizard("anna", reserved=(Reserved("aranea", "trial"), Reserved(CONTRACTS[0], "contract")))
    assert points(counted(kept), "experience") == 0
    counts = counted(kept, rulings=(("pen.ruling.reserved-symbols", "yes"),))
    symbols = (
        *(TRAINING.trial("aranea").experience or ()),
        *(TRAINING.contract(CONTRACTS[0]).experience or ()),
    )
    assert sum(int(str(event.fact("n"))) for event in counts.events_of("points-symbol")) == len(symbols) > 0


# Light and Dark.


def test_pen_light_symbols__worked_example() -> None:
    """pen.ex.light.example."""
    trials = (Passed("gold-eater", "dark"), Passed("aranea", "light"), Passed("mist-of-oblivion", "light"))
    anna = Wizard("anna", trials=trials, contracts=("scarlet-pact", "lost-cottage", "blazehorn"))
    found = final_points.symbols(table(anna, box="book"), anna)
    assert (found.light, found.dark) == (4, 2)


@pytest.mark.parametrize(("path", "light", "dark"), [("light", 2, 0), ("dark", 0, 2)])
def test_pen_light_symbols__a_basilisk_gives_two(path: str, light: int, dark: int) -> None:
    """pen.ex.light.basilisk."""
    anna = Wizard("anna", trials=(Passed("basilisk", path),))  # type: ignore[arg-type]
    found = final_points.symbols(table(anna, box="book"), anna)
    assert (found.light, found.dark, found.unknown) == (light, dark, ())


def test_pen_light_symbols__counted_at_the_end() -> None:
    game = counted(Wizard("anna", trials=(Passed("basilisk", "dark"),)), box="book")
    event = game.events_of("symbols-counted")[0]
    assert (event.rule, event.fact("light"), event.fact("dark")) == ("pen.light.symbols", 0, 2)


@pytest.mark.parametrize(("light", "dark", "expected"), [(4, 2, 2), (3, 7, 4), (2, 2, 0)])
def test_pen_score_fate(light: int, dark: int, expected: int) -> None:
    """pen.ex.score.fate, its two cases, and a draw."""
    assert final_points.Symbols(light, dark).points == expected


def test_pen_score_fate__both_kinds_are_set_off() -> None:
    passed = (Passed("basilisk", "dark"), Passed("aranea", "light"))
    game = counted(Wizard("anna", trials=passed))
    light = TRAINING.trial("aranea").light.light or 0
    dark = TRAINING.trial("basilisk").dark.dark or 0
    assert points(game, "fate") == abs(light - dark) and rule_of(game, "fate") == "pen.score.fate"


# What is not known.


def test_pen_score_trials__unknown_points_are_named_and_not_guessed() -> None:
    anna = Wizard("anna", trials=(Passed("aranea", "dark"),), contracts=("treasury",))
    game = counted(anna, box="book", goals=())
    assert points(game, "trials") == 0 and points(game, "contracts") == 0
    assert set(game.table.scores[0].unknown) >= {"aranea", "treasury"}
    named = [event.fact("cards") for event in game.events_of("points-unknown")]
    assert ("aranea",) in named and ("treasury",) in named
    assert game.events_of("points-total")[0].fact("unknown") == len(game.table.scores[0].unknown)


def test_pen_score_board__unknown_points_of_a_slot_are_named() -> None:
    game = counted(Wizard("anna", marks=(Mark("discipline-3", "ruby"),)), box="book")
    assert game.table.scores[0].unknown == ("discipline-3",)


# The whole.


def test_pen_score_order() -> None:
    order = ["arcana", "trials", "mortal", "experience", "contracts", "board", "goals", "fate"]
    game = counted(Wizard("anna"))
    assert [event.fact("part") for event in game.events_of("points")] == order * 2
    assert set(game.rules("points-total")) == {"pen.score.order"}
    assert [name for name, _ in game.table.scores[0].parts] == order


def test_pen_gen_points_at_end() -> None:
    game = counted(Wizard("anna", stock=Stock(arcana=3)))
    resolved = [event for event in game.events_of("resolved") if event.fact("program") == "score"]
    assert [event.rule for event in resolved] == ["pen.gen.points-at-end"]
    assert [score.total for score in game.table.scores] == [3, 0]


def test_pen_gen_goal() -> None:
    game = counted(Wizard("anna", stock=Stock(arcana=3)), Wizard("boris", stock=Stock(arcana=5)))
    assert game.one("won").rule == "pen.gen.goal" and game.table.winners == ("boris",)


def test_pen_gen_goal__points_below_zero_can_win() -> None:
    game = counted(Wizard("anna", mortal_wounds=1), Wizard("boris", mortal_wounds=2))
    assert game.table.winners == ("anna",) and game.one("won").fact("points") == -3


@pytest.mark.parametrize(
    ("reading", "winners"), [("shared", ("anna", "boris")), ("arcana", ("anna",)), ("mortal", ("boris",))]
)
def test_pen_gen_goal__a_tie(reading: str, winners: tuple[str, ...]) -> None:
    wizards = (Wizard("anna", stock=Stock(arcana=4), mortal_wounds=1), Wizard("boris", stock=Stock(arcana=1)))
    game = counted(*wizards, rulings=(("pen.ruling.tie", reading),))
    assert game.table.winners == winners


def test_pen_solo_cards__the_automa_scores_its_cards() -> None:
    cards = (Card("druid", "talent"), Card("scarlet-downpour"), Card("scarlet-downpour"))
    automa = Wizard("automa", automa="automa-ruby", cards=cards)
    game = counted(Wizard("anna", cards=(Card("healing"),)), automa)
    assert points(game, "cards", "automa") == 2 and "cards" not in dict(game.table.scores[0].parts)
    assert "pen.solo.cards" in game.rules("points")
    both = counted(Wizard("anna"), automa, rulings=(("pen.ruling.automa-talent-card", "yes"),))
    assert points(both, "cards", "automa") == 3
    unknown = counted(Wizard("anna"), automa, box="book")
    assert points(unknown, "cards", "automa") == 0
    assert "scarlet-downpour" in unknown.table.scores[1].unknown


@given(st.lists(st.integers(0, 8), min_size=6, max_size=6))
def test_pen_score_experience_both__every_symbol_counts_in_both_ways(counts: list[int]) -> None:
    found = final_points.Experience(tuple(counts))
    assert found.six == 7 * min(counts)
    assert found.same(False) == tuple((0, 1, 2, 4, 6, 9)[min(n, 5)] for n in counts)
    assert all(more >= less for more, less in zip(found.same(True), found.same(False), strict=True))


@given(st.integers(0, 12), st.integers(0, 4), st.integers(0, 3))
def test_pen_score_order__the_total_is_the_sum_of_the_parts(arcana: int, wounds: int, reserved: int) -> None:
    kept = tuple(Reserved(one, "contract") for one in CONTRACTS[:reserved])
    anna = Wizard("anna", stock=Stock(arcana=arcana), mortal_wounds=wounds, reserved=kept)
    on: Table = table(anna, box="training")
    score: Score = final_points.score(on, anna, default)
    assert score.total == arcana - 3 * wounds - 3 * reserved
