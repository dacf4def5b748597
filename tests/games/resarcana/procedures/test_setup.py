"""The set-up and its variants (res.setup, res.variant, res.essence)."""

from __future__ import annotations

from collections import Counter
from typing import Self

import pytest
from games.resarcana.support.play import Play, play_out
from msgspec.structs import replace
from support.play import at_random

from tutor.engine.question import CHANCE, Question
from tutor.engine.state import Frame, State
from tutor.engine.step import settle
from tutor.framework.variants import SEATS
from tutor.games.resarcana import GAME
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.procedures.setup import opening
from tutor.games.resarcana.state.table import Mode, Table


class SetUp(Play):
    """A set-up that is played, with every question, the table at that moment, and the answer."""

    def __init__(self, state: State[Table]) -> None:
        self.decisions: list[tuple[Question, Table, str]] = []
        super().__init__(state)

    def answer(self, *answers: str) -> Self:
        """Answers what is asked, one question after the other."""
        for key in answers:
            self.decisions.append((self.question, self.table, key))
            super().answer(key)
        return self

    def decisions_of(self, kind: str) -> list[tuple[Question, Table, str]]:
        """The questions of a kind, each with its table and answer."""
        return [one for one in self.decisions if one[0].kind == kind]


def in_rounds(state: State[Table]) -> bool:
    return any(isinstance(entry, Frame) and entry.program == "rounds" for entry in state.stack)


def begun(n: int, mode: Mode, rulings: dict[str, str]) -> SetUp:
    """A set-up that begins; rulings by the end of their ids."""
    named = tuple((f"res.ruling.{id.replace('_', '-')}", reading) for id, reading in rulings.items())
    return SetUp(replace(opening(SEATS[:n], mode), rulings=named))


def set_up(n: int = 3, mode: Mode = "", seed: int = 1, **rulings: str) -> SetUp:
    """A game that has been set up at random."""
    made, choose = begun(n, mode, rulings), at_random(seed)
    while not (made.over or in_rounds(made.state)):
        made.answer(choose(made.question))
    return made


@pytest.mark.parametrize("n", [2, 3, 4])
def test_res_players_count(n: int) -> None:
    made = set_up(n)
    assert [event.fact("n") for event in made.events_of("players")] == [n] and len(made.table.players) == n
    assert set(made.rules("players")) == {"res.players.count"}


def test_res_goal__is_told_first() -> None:
    made = set_up()
    assert (made.events[0].kind, made.events[0].fact("n"), made.rules("goal")) == ("goal", 10, ["res.goal"])


def test_res_setup_supply() -> None:
    """Eight items lie in the middle; one each is taken."""
    made = set_up(3)
    assert [event.fact("n") for event in made.events_of("supply")] == [8]
    assert set(made.rules("supply")) == {"res.setup.supply"}
    assert len(made.table.items) == 5


def test_res_essence_types() -> None:
    made = set_up()
    assert made.events_of("kinds")[0].fact("kinds") == ("calm", "life", "elan", "death", "gold")
    assert set(made.rules("kinds")) == {"res.essence.types"}


def test_res_essence_unlimited() -> None:
    """A pool may hold more than the thirty tokens of a kind."""
    from games.resarcana.support.positions import do, one, table

    state = table(do("collect"), players={"anna": one("necromancer", pool={"death": 500}), "boris": one()})
    assert play_out(state).fact("anna.death") == 501
    assert set(set_up().rules("unlimited")) == {"res.essence.unlimited"}


def test_res_essence_multiplier() -> None:
    assert set(set_up().rules("multiplier")) == {"res.essence.multiplier"}


def test_res_setup_places() -> None:
    """All five tiles whatever the number of players, each on a random side."""
    for n in (2, 4):
        made = set_up(n)
        assert len(made.decisions_of("side")) == len(made.table.places) == 5
        assert set(made.rules("laid-out")) == {"res.setup.places"}
    sides = {box()[place].side for seed in range(3) for place in set_up(2, seed=seed).table.places}
    assert sides == {"sun", "moon"}


def test_res_setup_places_first_game() -> None:
    made = set_up(2, "first-game")
    assert not made.decisions_of("side") and set(made.rules("laid-out")) == {"res.setup.places.first-game"}
    assert {box()[place].side for place in made.table.places} == {"sun"}


def test_res_setup_monuments() -> None:
    made = set_up()
    assert (len(made.table.monuments), made.table.deck.size) == (2, 8)
    assert set(made.rules("monuments-shown")) == {"res.setup.monuments"}


def test_res_setup_essences() -> None:
    made = set_up()
    given = [event for event in made.events_of("gained") if event.rule == "res.setup.essences"]
    assert [event.fact("who") for event in given] == ["anna", "boris", "vera"]
    assert {event.fact("what") for event in given} == {("calm-1", "life-1", "elan-1", "death-1", "gold-1")}


def test_res_setup_first_player() -> None:
    made = set_up()
    ((question, _, key),) = made.decisions_of("first-player")
    assert [option.key for option in question.options] == ["anna", "boris", "vera"]
    assert made.table.first == key and set(made.rules("first-player")) == {"res.setup.first-player"}


def test_res_setup_deal() -> None:
    """Two mages and eight artifacts each; the others are out of the game."""
    made = set_up(4)
    assert {event.fact("n") for event in made.events_of("mages-dealt")} == {2}
    dealt = [(str(event.fact("who")), event.fact("n")) for event in made.events_of("artifacts-dealt")]
    assert Counter(dealt) == {(seat, 4): 2 for seat in made.table.seats}
    assert set(made.rules("artifacts-dealt")) == {"res.setup.deal"}
    kinds = Counter(box()[id].kind for id in made.table.spare)
    assert kinds == {"mage": 6, "artifact": 8}


def test_res_setup_hand() -> None:
    made = set_up()
    assert all((len(player.hand), player.deck.size) == (3, 5) for player in made.table.players)
    assert set(made.rules("drawn")) == {"res.setup.hand"}


def test_res_setup_mage_choice() -> None:
    """With the hand known one of the two mages is kept, the other goes back."""
    made = set_up()
    for question, table, key in made.decisions_of("mage"):
        player = table.player(question.seat)
        assert len(player.hand) == 3 and len(question.options) == 2 and question.secret
        assert made.table.player(question.seat).has(key)
        assert {option.key for option in question.options} - {key} <= set(made.table.spare)
    assert set(made.rules("mage-chosen")) == {"res.setup.mage-choice"}
    assert set(made.rules("no-artifact")) == {"res.mage.definition"}


def test_res_setup_item_choice() -> None:
    """Counter-clockwise from the right of the first player, who chooses last."""
    made = set_up(4)
    order = made.table.from_first
    assert [event.fact("who") for event in made.events_of("item-taken")] == list(reversed(order))
    assert set(made.rules("item-taken")) == {"res.setup.item-choice"}


def test_res_setup_first_game_sets() -> None:
    """Each player gets a set: its mage, and its three artifacts in hand."""
    made = set_up(3, "first-game")
    sets = {one.mage: one for one in box().sets}
    for event in made.events_of("set-taken"):
        player = made.table.player(str(event.fact("who")))
        chosen = sets[str(event.fact("card"))]
        assert player.hand == chosen.artifacts and player.has(chosen.mage)
    assert set(made.rules("set-taken")) == {"res.setup.first-game.sets"} and not made.decisions_of("mage")


def test_res_setup_first_game_sets__the_lowest() -> None:
    for seed in range(4):
        made = set_up(2, "first-game", seed, first_game_players="lowest")
        assert {event.fact("n") for event in made.events_of("set-taken")} == {1, 2}


def test_res_setup_first_game_random() -> None:
    made = set_up(2, "first-game")
    assert all((len(player.hand), player.deck.size) == (3, 5) for player in made.table.players)
    assert set(made.rules("artifacts-dealt")) == {"res.setup.first-game.random"}


def test_res_setup_first_game_random__all_shuffled() -> None:
    """Under the other reading three of all eight are drawn."""
    made = set_up(2, "first-game", first_game_hand="shuffle")
    assert all((len(player.hand), player.deck.size) == (3, 5) for player in made.table.players)
    assert [event.fact("n") for event in made.events_of("deck-made")] == [8, 8] and len(
        made.events_of("drawn")
    ) == 2


def test_res_artifact_definition() -> None:
    """Artifacts make up the personal deck of eight cards."""
    made = set_up()
    assert set(made.rules("deck-made")) == {"res.artifact.definition"}
    assert {event.fact("n") for event in made.events_of("deck-made")} == {8}
    for player in made.table.players:
        assert {box()[id].kind for id in (*player.hand, *player.deck.cards)} == {"artifact"}


# ---- draft


def offered(question: Question) -> set[str]:
    return {option.key for option in question.options}


def test_res_variant_when() -> None:
    assert set(set_up(2, "draft").rules("variant")) == {"res.variant.when"}
    assert not set_up(2).events_of("variant")


def test_res_variant_draft_replaces() -> None:
    """The draft stands in the place of dealing eight cards; the rest of the set-up is as usual."""
    made = set_up(3, "draft")
    assert {event.fact("n") for event in made.events_of("artifacts-dealt")} == {4}
    assert "res.variant.draft.replaces" in {event.rule for event in made.events}
    assert len(made.decisions_of("mage")) == 3 and len(made.events_of("item-taken")) == 3


def test_res_variant_draft_first_wave() -> None:
    """One of four is kept, three go to the left: the next seat clockwise."""
    made = set_up(3, "draft")
    keeps = [one for one in made.decisions_of("keep") if one[0].rule == "res.variant.draft.first-wave"]
    before = {
        question.seat: ({option.key for option in question.options}, key) for question, _, key in keeps[:3]
    }
    after = {question.seat: offered(question) for question, _, _ in keeps[3:6]}
    for seat in made.table.seats:
        cards, kept = before[seat]
        left = made.table.clockwise(seat)[1]
        assert after[left] == cards - {kept}
    assert made.events_of("handed-on")[0].rule == "res.variant.draft.first-wave"
    assert [event.fact("left") for event in made.events_of("handed-on")] == [True] * 3 + [False] * 3


def test_res_variant_draft_second_wave() -> None:
    """The second four go to the right."""
    made = set_up(3, "draft")
    to_the_right = [event.rule for event in made.events_of("handed-on") if not event.fact("left")]
    assert to_the_right == ["res.variant.draft.second-wave"] * 3
    second = [one for one in made.decisions_of("keep") if len(one[1].player(one[0].seat).kept) >= 4]
    before = {
        question.seat: ({option.key for option in question.options}, key) for question, _, key in second[:3]
    }
    after = {question.seat: offered(question) for question, _, _ in second[3:6]}
    for seat in made.table.seats:
        cards, kept = before[seat]
        assert after[made.table.clockwise(seat)[-1]] == cards - {kept}


def test_res_variant_draft_finish() -> None:
    made = set_up(4, "draft")
    assert all((len(player.hand), player.deck.size) == (3, 5) for player in made.table.players)
    assert set(made.rules("deck-made")) == {"res.variant.draft.finish"}


# ---- duel


def match(seed: int, **rulings: str) -> SetUp:
    """A match that has been played at random to its end."""
    return begun(2, "duel", rulings).on(at_random(seed))


@pytest.fixture(scope="module")
def played() -> tuple[SetUp, ...]:
    """Some matches at random, of two games and of three."""
    found = tuple(match(seed) for seed in range(5))
    assert {one.table.game for one in found} >= {2, 3}
    return found


def test_res_variant_duel_match(played: tuple[SetUp, ...]) -> None:
    """Two wins end the match; the first game is dealt as usual."""
    for one in played:
        assert max(player.wins for player in one.table.players) == 2
        assert set(one.rules("win")) == {"res.variant.duel.match"}
        assert len(one.events_of("match-won")) == 1 and len(one.events_of("win")) == one.table.game
        assert set(one.rules("artifacts-dealt")) == {"res.setup.deal"}


def test_res_variant_duel_second_setup(played: tuple[SetUp, ...]) -> None:
    """The mages stay, sixteen artifacts lie open, and steps one to four are repeated."""
    for one in played:
        assert one.events_of("next-game")[0].rule == "res.variant.duel.second-setup"
        _, table, _ = one.decisions_of("take-open")[0]
        assert len(table.open) == 16 and len(table.places) == 5 and len(table.monuments) == 2
        assert all(player.pool == (1, 1, 1, 1, 1) for player in table.players)
        assert len(one.decisions_of("mage")) == 2
        for player in table.players:
            assert [box()[item.id].kind for item in player.tableau] == ["mage"]


def test_res_variant_duel_first_player(played: tuple[SetUp, ...]) -> None:
    """The loser of a game says who is first in the next."""
    for one in played:
        winners = [str(event.fact("who")) for event in one.events_of("win")]
        asked = [question.seat for question, _, _ in one.decisions_of("first-player")]
        assert all(seat != winner for seat, winner in zip(asked[1:], winners, strict=False))
        assert {event.rule for event in one.events_of("first-player")[1:]} == {
            "res.variant.duel.first-player"
        }


def test_res_variant_duel_draft(played: tuple[SetUp, ...]) -> None:
    """One, then two in turn, the last for the first player: 1, 2, 2, 2, 2, 2, 2, 2, 1 (worked example)."""
    for one in played:
        takers = [str(event.fact("who")) for event in one.events_of("card-taken")]
        sizes: list[int] = []
        for at, taker in enumerate(takers):
            if at and taker == takers[at - 1]:
                sizes[-1] += 1
            else:
                sizes.append(1)
        assert sizes == [1, 2, 2, 2, 2, 2, 2, 2, 1]
        assert (
            set(one.rules("card-taken")) == {"res.variant.duel.draft"}
            and Counter(takers).most_common()[1][1] == 8
        )


def test_res_variant_duel_third(played: tuple[SetUp, ...]) -> None:
    """In a third game everybody keeps the drafted artifacts."""
    third = [one for one in played if one.table.game == 3]
    for one in third:
        assert one.events_of("next-game")[1].rule == "res.variant.duel.third"
        assert len(one.events_of("card-taken")) == 16
        for player in one.table.players:
            mine = [event for event in one.events_of("card-taken") if event.fact("who") == player.seat]
            assert set(player.own) == {event.fact("card") for event in mine}


def test_res_variant_duel_start(played: tuple[SetUp, ...]) -> None:
    """Eight shuffled, three drawn, a magic item taken."""
    for one in played:
        later = [event for event in one.events_of("deck-made") if event.rule == "res.variant.duel.start"]
        assert len(later) == 2 * (one.table.game - 1)
        assert {event.fact("n") for event in later} == {8}
        chosen = [(question, table) for question, table, _ in one.decisions_of("item") if table.game > 1]
        again = [table for question, table in chosen if question.rule == "res.setup.item-choice"]
        assert len(again) == 2 * (one.table.game - 1)
        for table in again:
            assert all((len(each.hand), each.deck.size) == (3, 5) for each in table.players)


def test_res_variant_duel_match__shared_victories() -> None:
    """A shared victory counts for nobody, or for both."""
    from games.resarcana.support.positions import do, lies, one, table

    anna = one("druid", with_={"catacombs-of-the-dead": lies(death=11)})
    boris = one("witch", with_={"dwarven-mines": lies(gold=10)})
    for reading, wins in (("none", 0), ("both", 1)):
        state = table(
            do("check"), players={"anna": anna, "boris": boris}, first="boris", mode="duel",
            rulings={"res.ruling.duel-shared": reading},
        )  # fmt: skip
        story = play_out(state)
        ended = story.state.push("match", "anna", ())
        at = ended.with_top(ended.stack[-1].at((1,)))  # type: ignore[union-attr]
        step = settle(GAME, at, 50)
        assert {player.wins for player in step.state.table.players} == {wins}
        assert step.question is not None and step.state.table.game == 2


def test_res_setup_first_player__of_a_duel_at_random() -> None:
    made = set_up(2, "duel", duel_first_game_who="random")
    ((question, _, key),) = made.decisions_of("draw-first")
    assert question.seat == CHANCE and made.table.first == key and not made.decisions_of("first-player")
