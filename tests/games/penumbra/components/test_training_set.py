"""The training set: every form of a fact is in it, enough of everything for four, and all of it marked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import get_args

import pytest

from tutor.games.penumbra.components.component_set import GEMS, box
from tutor.games.penumbra.components.costs import Pay
from tutor.games.penumbra.components.effects import Deed
from tutor.games.penumbra.components.faces import (
    AutomaDeed,
    CardFace,
    CardKind,
    ContractFace,
    PathFace,
    Reward,
    TrialFace,
    Use,
)
from tutor.games.penumbra.components.schema import Approach, Icon, Symbol, Window
from tutor.games.penumbra.components.tasks import PropertyForm, Task, TaskKind
from tutor.games.penumbra.components.validation import GOALS, PROPHECIES, form_defects
from tutor.games.penumbra.state.wizard import DISCIPLINE_COLOURS, MarkEffect, RestEffect
from tutor.rules.catalogue import data_file, load
from tutor.rules.compiling import compile_catalogue
from tutor.rules.located import load_located
from tutor.rules.merging import facts_defects, training

PATH: Path = data_file("penumbra", "training.yaml")
BOOK, BOX = box("book"), box("training")
DIFFICULTIES = (1, 2, 3, 4)
TRIALS: list[TrialFace] = [BOX.trial(id) for n in DIFFICULTIES for id in BOX.trials_of(n)]
CONTRACTS: list[ContractFace] = [BOX.contract(id) for id in BOX.deck("contract")]
CARDS: list[CardFace] = [card for card in BOX.cards.values() if card.kind != "talent"]
PATHS: list[PathFace] = [path for trial in TRIALS for path in (trial.dark, trial.light)]
TASKS: list[Task] = [task for path in PATHS for task in path.tasks or ()]
TASKS += [contract.task for contract in CONTRACTS if contract.task]
SHIELDS = [p.task for trial in TRIALS for p in trial.properties or () if p.task]
COSTS = [cost for card in CARDS for cost in card.costs or ()]
PAYS: list[Pay] = [part for cost in COSTS for part in cost]
SLOTS = [BOX.slot(f"discipline-{n}") for n in range(1, 9)] + [BOX.slot(f"spark-{n}") for n in (1, 2, 3)]
SECTIONS = ["brewery", "guild", "bazaar", "shop", "forest", "sanctuary", "ruins"]
SECTIONS += [f"{gem}.{part}" for gem in GEMS for part in ("mark", "card", "die")]
ICONS = [icon for icon in get_args(Icon) if icon != "none"]


def words(literal: object, *without: str) -> list[str]:
    """The words of a closed list."""
    return [word for word in get_args(literal) if word not in ("", *without)]


def test_the_file_has_no_defects() -> None:
    located = load_located(PATH.read_text(encoding="utf-8"), PATH.name)
    assert facts_defects(load("penumbra"), located, "training", form_defects) == ()


def test_the_compiled_file_is_up_to_date() -> None:
    assert (
        compile_catalogue("penumbra", PATH.parents[1])["training.json"]
        == PATH.with_suffix(".json").read_bytes()
    )


def test_every_fact_of_it_is_marked() -> None:
    new = {part.id: part for part in BOX.catalogue.components}
    old = {part.id: part for part in load("penumbra").components}
    assert training("penumbra") is BOX.catalogue
    added = 0
    for id, part in new.items():
        before = old[id].facts if id in old else {}
        assert id in old or id.startswith("training-")
        for name, fact in part.facts.items():
            if fact != before.get(name):
                added += 1
                assert fact.basis == "training", (id, name)
        for name, text in part.text.items():
            if id not in old or text != old[id].text.get(name):
                assert part.text_basis[name] == "training", (id, name)
    assert added > 1000


def test_nothing_known_is_replaced() -> None:
    new = {part.id: part for part in BOX.catalogue.components}
    for part in load("penumbra").components:
        for name, fact in part.facts.items():
            if name not in part.unknowns():
                assert new[part.id].facts[name] == fact


def test_the_book_stays_as_it_is() -> None:
    assert not [id for id in BOOK.cards if id.startswith("training-")]
    assert BOOK.card("alchemy").costs is None and BOX.card("alchemy").costs is not None


@pytest.mark.parametrize("kind", words(TaskKind))
def test_every_kind_of_task(kind: str) -> None:
    assert [task for task in TASKS if task.kind == kind]


@pytest.mark.parametrize("kind", ["sum", "exact"])
@pytest.mark.parametrize("colours", [1, 2])
def test_tasks_of_one_and_of_two_colours(kind: str, colours: int) -> None:
    plain = [task for task in TASKS if task.kind == kind and not {"any", "spark"} & set(task.colours)]
    assert [task for task in plain if len(task.colours) == colours]


@pytest.mark.parametrize("colour", ["any", "spark", *(c for c in DISCIPLINE_COLOURS.values())])
def test_tasks_of_every_colour(colour: str) -> None:
    assert [task for task in TASKS if colour in task.colours]


def test_paths_with_two_tasks() -> None:
    assert [path for path in PATHS if path.tasks and len(path.tasks) == 2]


@pytest.mark.parametrize("reward", Reward.__struct_fields__)
def test_every_kind_of_reward(reward: str) -> None:
    assert [path for path in PATHS if path.reward and getattr(path.reward, reward)]
    assert [each for each in CONTRACTS if each.reward and getattr(each.reward, reward)]


@pytest.mark.parametrize("id", [str(form.__struct_config__.tag) for form in get_args(PropertyForm)])
def test_every_property(id: str) -> None:
    assert [trial for trial in TRIALS if any(p.id == id for p in trial.properties or ())]


@pytest.mark.parametrize("kind", ["sum", "exact"])
def test_shields_of_either_kind(kind: str) -> None:
    assert [task for task in SHIELDS if task.kind == kind]


@pytest.mark.parametrize("approach", words(Approach))
def test_every_approach(approach: str) -> None:
    assert [path for path in PATHS if path.approach == approach]


@pytest.mark.parametrize("symbol", words(Symbol))
def test_every_experience_symbol(symbol: str) -> None:
    assert [trial for trial in TRIALS if symbol in (trial.experience or ())]


FORMS_OF_COST: dict[str, Callable[[], bool]] = {
    "a coloured die": lambda: any(p.kind == "red" and not p.value for p in PAYS),
    "a six": lambda: any(p.value == 6 for p in PAYS),
    "the bone sign": lambda: any(p.kind == "any" for p in PAYS),
    "several dice of the bone sign": lambda: any(p.kind == "any" and p.n > 1 for p in PAYS),
    "a spark": lambda: any(p.what == "die" and p.kind == "spark" for p in PAYS),
    "ingredients": lambda: any(p.what == "ingredient" and p.n > 1 for p in PAYS),
    "two things together": lambda: any(len(cost) > 1 for cost in COSTS),
    "alternatives": lambda: any(len(card.costs or ()) > 1 for card in CARDS),
    "nothing": lambda: any(card.costs == ((),) for card in CARDS),
    "a launch as a variant": lambda: any(card.launched_by and card.costs for card in CARDS),
}


@pytest.mark.parametrize("form", FORMS_OF_COST)
def test_every_form_of_cost(form: str) -> None:
    assert FORMS_OF_COST[form]()


@pytest.mark.parametrize("windows", [("learning",), ("trial",), ("learning", "trial")])
def test_every_window_of_a_cost(windows: tuple[Window, ...]) -> None:
    assert [card for card in CARDS if card.cost_windows == windows]


@pytest.mark.parametrize("windows", [("learning",), ("trial",), ("rest",), ("learning", "trial")])
def test_every_window_of_an_activation(windows: tuple[Window, ...]) -> None:
    assert [card for card in CARDS if card.windows == windows]


@pytest.mark.parametrize("use", words(Use))
def test_every_requirement(use: str) -> None:
    assert [card for card in CARDS if card.use == use]


@pytest.mark.parametrize("uncancellable", [True, False])
def test_threat_as_a_requirement(uncancellable: bool) -> None:
    assert [card for card in CARDS if card.threat and card.uncancellable == uncancellable]


@pytest.mark.parametrize("side", ["launches", "launched_by"])
def test_launch_icons_on_either_side(side: str) -> None:
    shown = {getattr(card, side) for card in CARDS} - {"", None}
    assert len(shown) >= 4 and shown <= set(ICONS)
    assert {icon.rpartition("-")[2] for icon in shown} >= {"spell", "pet"}
    assert any(icon.startswith("any-") for icon in shown)


@pytest.mark.parametrize("slot", ["conductor", "pendant", "mantle", "ring"])
def test_every_equipment_slot(slot: str) -> None:
    assert len([card for card in CARDS if card.kind == "artifact" and card.slot == slot]) >= 2


@pytest.mark.parametrize("kind", words(CardKind))
def test_every_kind_of_card(kind: str) -> None:
    assert len([card for card in BOX.cards.values() if card.kind == kind]) >= 4


def steps() -> Iterator[str]:
    """The deeds of all simple effects."""
    for card in BOX.cards.values():
        yield from (step.do for step in card.effect or ())
    for id in BOX.events:
        event = BOX.event(id)
        yield from (step.do for step in (*(event.all or ()), *(event.you or ())))


@pytest.mark.parametrize("deed", words(Deed))
def test_every_deed_of_simple_effects(deed: str) -> None:
    assert deed in set(steps())


def test_effects_that_count_marks_are_temporary_or_do_nothing() -> None:
    effects = [card.effect for card in CARDS if card.effect is not None]
    assert () in effects
    assert any(step.per for effect in effects for step in effect)
    assert any(step.temporary for effect in effects for step in effect)
    for card in CARDS:
        for step in card.effect or ():
            assert step.per in ("", card.scaling)


def test_no_card_can_be_unturned_for_ever() -> None:
    """Who unturns cards is paid for each time or discarded: else it would unturn itself without end."""
    unturning = [card for card in BOX.cards.values() if "unturn" in {s.do for s in card.effect or ()}]
    assert {card.use for card in unturning} == {"turn", "discard"}
    for card in unturning:
        assert card.use == "discard" or (card.kind == "spell" and card.costs and all(card.costs)), card.id


@pytest.mark.parametrize("deed", words(AutomaDeed))
def test_every_instruction_of_the_automas(deed: str) -> None:
    boards = [BOX.automa(f"automa-{board}") for board in ("emerald", "jasper", "ruby", "amethyst")]
    assert any(step.do == deed for board in boards for turn in board.turns or () for step in turn.steps)
    assert all(board.turns and board.points is not None for board in boards)


@pytest.mark.parametrize("kind", [*PROPHECIES, *GOALS])
def test_every_condition_of_prophecies_and_goals(kind: str) -> None:
    omens = [BOX.omen(id) for id in (*BOX.prophecies, *BOX.goals)]
    held = [omen.test.kind for omen in omens if omen.test]
    assert kind in held


@pytest.mark.parametrize("effect", words(MarkEffect))
def test_every_mark_effect(effect: str) -> None:
    assert [slot for slot in SLOTS if slot.effect == effect]


@pytest.mark.parametrize("effect", words(RestEffect))
def test_every_rest_effect(effect: str) -> None:
    assert [slot for slot in SLOTS if effect in (slot.rest or ())]


def test_slots_of_the_board() -> None:
    assert all(None not in (s.threat, s.effect, s.rest, s.arcana, s.points) for s in SLOTS)
    assert sorted(SLOTS[at].threat or 0 for at in (0, 1, 2, 8)) == [1, 1, 2, 6]
    arcana = [slot.arcana or 0 for slot in SLOTS[:8]]
    assert arcana == sorted(arcana) and arcana[0] == 0 and not any(slot.arcana for slot in SLOTS[8:])
    assert {slot.threat for slot in SLOTS} == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("section", SECTIONS)
def test_every_section_is_open_to_two(section: str) -> None:
    assert [place for place in BOX.places(section) if place.players <= 2]


def test_slots_of_every_condition() -> None:
    places = [place for section in SECTIONS for place in BOX.places(section)]
    assert {place.players for place in places} == {1, 3, 4}
    assert {"", "class", "spark"} < {place.colour for place in places}
    assert any(p.colour not in ("", "class", "spark") and p.value for p in places)
    assert any(place.many for place in places)


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_enough_trials(difficulty: int) -> None:
    assert len(BOX.trials_of(difficulty)) >= 6
    assert all(BOX.trial(id).known for id in BOX.trials_of(difficulty))


def test_all_trials_of_the_book_are_in_it() -> None:
    assert {part.id for part in load("penumbra").of_kind("trial")} <= {trial.id for trial in TRIALS}


def test_enough_contracts() -> None:
    assert all(contract.known for contract in CONTRACTS)
    of = {n: [c for c in CONTRACTS if c.difficulty == n] for n in (1, 2)}
    assert len(of[1]) >= 14 and len(of[2]) >= 6
    for level in of.values():
        assert {contract.side for contract in level} == {"light", "dark"}
        assert {bool(contract.threat) for contract in level} == {True, False}


def test_the_numbers_of_large_cards_are_those_of_the_box() -> None:
    assert (len(TRIALS), len(BOX.events), len(BOX.prophecies), len(BOX.goals)) == (24, 8, 9, 4)
    assert all(BOX.event(id).all is not None for id in BOX.events)
    assert all(BOX.omen(id).test for id in (*BOX.prophecies, *BOX.goals))


def test_talents_start_every_discipline_in_an_order_of_their_own() -> None:
    talents = [BOX.talent(id) for id in BOX.talents]
    assert len(talents) == 12
    assert sorted(talent.mark or "" for talent in talents) == sorted([*GEMS, *GEMS])
    assert sorted(talent.order or 0 for talent in talents) == list(range(1, 13))
    assert len({talent.card for talent in talents}) == 12
    for talent in talents:
        assert talent.card in BOX.deck(talent.mark or "") and talent.ingredients


@pytest.mark.parametrize("gem", GEMS)
def test_discipline_decks(gem: str) -> None:
    deck = [BOX.card(id) for id in BOX.deck(gem)]
    assert len(deck) >= 6
    for card in deck:
        assert card.kind in ("spell", "potion", "pet")
        assert None not in (card.costs, card.cost_windows, card.windows, card.launches, card.launched_by)
        assert card.use


@pytest.mark.parametrize(("deck", "least"), [("potion", 8), ("artifact", 14)])
def test_bought_cards(deck: str, least: int) -> None:
    cards = [BOX.card(id) for id in BOX.deck(deck)]
    assert len(cards) >= least
    assert all(card.price and card.use and card.windows and card.launches is not None for card in cards)
    assert all(card.slot is not None for card in cards if deck == "artifact")


def test_every_card_of_the_book_has_a_deck() -> None:
    dealt = {id for deck in (*GEMS, "potion", "artifact") for id in BOX.deck(deck)}
    assert dealt == {card.id for card in CARDS}


def test_resource_faces_and_marks() -> None:
    assert len(BOX.resource_faces) == 6
    assert {kind for kind, _ in BOX.resource_faces} == {"fruit", "crystal", "jewel"}
    assert sum(BOX.marks) == 60
