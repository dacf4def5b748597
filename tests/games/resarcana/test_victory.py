"""Passing, rounds and victory (res.pass, res.round, res.win)."""

from __future__ import annotations

from typing import Any

import pytest
from games.resarcana.support.play import play, play_out
from games.resarcana.support.positions import do, lies, one, table, turn
from support.play import keys, reasons

from tutor.engine.state import State
from tutor.games.resarcana import GAME
from tutor.games.resarcana.position.form import PlayerSpec
from tutor.games.resarcana.state.table import Table

CHECK = do("check")


def checking(anna: PlayerSpec, boris: PlayerSpec | None = None, **said: str) -> State[Table]:
    """A check at the end of a round; rulings by the end of their ids."""
    named = {f"res.ruling.{id.replace('_', '-')}": reading for id, reading in said.items()}
    return table(CHECK, players={"anna": anna, "boris": boris or one()}, rulings=named, first="boris")


@pytest.mark.parametrize("reading", ["holder", "pass-side-only"])
def test_res_win_token__scores_for_its_holder_outside_of_an_early_check(reading: str) -> None:
    facts = GAME.facts(checking(one(), token_early=reading))
    assert (facts["anna.points"], facts["boris.points"]) == (0, 1)


# ---- passing


def passing(anna: PlayerSpec, boris: PlayerSpec | None = None, **said: Any) -> State[Table]:
    players = {"anna": anna, "boris": boris or one()}
    return table(do("pass"), players=players, first="boris", **said)


def test_res_pass_steps() -> None:
    """Token, item, card, in this order."""
    story = play_out(passing(one("alchemy", deck=("hawk",))), "anna: research")
    order = [event.kind for event in story.events if event.kind in ("token-taken", "item-taken", "drawn")]
    assert order == ["token-taken", "item-taken", "drawn"]
    assert story.rules("passes") == ["res.pass.steps"]


def test_res_pass_first_token() -> None:
    """The first to pass takes the token from whoever has it; the second does not."""
    story = play_out(passing(one("alchemy")), "anna: research")
    assert story.rules("token-taken") == ["res.pass.first-token"]
    assert (story.fact("first"), story.fact("token-passed")) == ("anna", True)
    story = play_out(passing(one("alchemy"), one(passed=True)), "anna: research")
    assert not story.events_of("token-taken") and story.fact("first") == "boris"


def test_res_pass_next_start() -> None:
    """The holder of the token begins."""
    players = {"anna": one(hand=("prism",)), "boris": one(hand=("crypt",))}
    question = play(table(do("actions"), players=players, first="boris")).question
    assert question.seat == "boris"
    story = play_out(
        table(do("actions"), players=players, first="boris", items=("research", "alchemy")),
        "boris: pass",
        "boris: research",
        "anna: pass",
    )
    assert story.rules("turn")[0] == "res.pass.next-start"


def test_res_pass_item_swap() -> None:
    """Another item must be taken, and the old one goes back upright and empty."""
    anna = one(with_={"alchemy": lies(turned=True, calm=2)})
    story = play_out(passing(anna), "anna: research")
    assert reasons(story.questions[0], "alchemy") == ["res.pass.item-swap"]
    assert story.rules("removed") == ["res.pass.item-swap"]
    back = next(item for item in story.table.items if item.id == "alchemy")
    assert (back.turned, sum(back.on)) == (False, 0)


@pytest.mark.parametrize(("reading", "in_pool", "on_item"), [("taken", 2, 0), ("stay", 0, 2)])
def test_res_pass_item_swap__with_essences(reading: str, in_pool: int, on_item: int) -> None:
    anna = one(with_={"alchemy": lies(turned=True, calm=2)})
    rulings = {"res.ruling.item-essences": reading, "res.ruling.item-straight": "turned"}
    story = play_out(passing(anna, rulings=rulings), "anna: research")
    back = next(item for item in story.table.items if item.id == "alchemy")
    assert (story.fact("anna.calm"), sum(back.on), back.turned) == (in_pool, on_item, True)


def test_res_pass_item_facedown() -> None:
    story = play_out(passing(one("alchemy")), "anna: research")
    assert story.rules("item-down") == ["res.pass.item-facedown"]
    assert story.table.player("anna").component("research").down


def test_res_pass_draw() -> None:
    """One card of the own deck, made out of the discard pile if need be."""
    story = play_out(passing(one("alchemy", discard=("hawk",))), "anna: research")
    assert story.rules("drawn") == ["res.pass.draw"] and story.fact("anna.hand") == 1
    assert story.events_of("shuffled")


# ---- rounds


def whole_round(anna: PlayerSpec, boris: PlayerSpec, **rulings: str) -> State[Table]:
    named = {f"res.ruling.{id.replace('_', '-')}": reading for id, reading in rulings.items()}
    return table(do("round"), players={"anna": anna, "boris": boris}, rulings=named, round=3)


def test_res_round_phases() -> None:
    story = play_out(whole_round(one("alchemy"), one("research")), "anna: protection", "boris: divination")
    order = [event.kind for event in story.events]
    kinds = ["round", "collect-begins", "actions-begin", "check", "flipped"]
    assert [kind for kind in order if kind in kinds] == kinds
    assert story.rules("round") == ["res.round.phases"] and story.fact("round") == 4


def test_res_round_end_straighten() -> None:
    """All that was turned is straightened."""
    anna = one("alchemy", with_={"hawk": lies(turned=True), "crypt": lies(turned=True)})
    story = play_out(whole_round(anna, one("research")), "anna: protection", "boris: divination")
    assert story.of("all-straightened", "cards") == [(("hawk", "crypt"),)]
    assert story.rules("all-straightened") == ["res.round.end-straighten"]


def test_res_round_end_flip() -> None:
    story = play_out(whole_round(one("alchemy"), one("research")), "anna: protection", "boris: divination")
    assert story.rules("flipped") == ["res.round.end-flip"]
    anna = story.table.player("anna")
    assert not (anna.component("protection").down or anna.passed or story.table.token_passed)


def test_res_round_length() -> None:
    """Round after round until somebody wins, however late: this is the eighteenth."""
    anna = one("alchemy", with_={"catacombs-of-the-dead": lies(death=10)})
    state = table(do("rounds"), players={"anna": anna, "boris": one("research")}, round=17)
    story = play_out(state, "anna: done", "anna: pass", "anna: protection", "boris: divination")
    assert story.of("round", "n") == [(18,)] and story.fact("winners") == "anna"
    assert story.rules("resolved")[-1] == "res.round.length"


# ---- points


def test_res_win_check_time() -> None:
    """Ten points end the game once everybody has passed."""
    anna = one(with_={"catacombs-of-the-dead": lies(death=10)})
    story = play_out(checking(anna))
    assert story.rules("check") == ["res.win.check-time"]
    assert (story.fact("ended"), story.fact("winners")) == (True, "anna")


def test_res_win_sources() -> None:
    """Artifact one, monument three, place of power three, token one."""
    state = checking(one("nightingale", "great-pyramid", "coral-castle"), one("hawk"))
    story = play_out(state)
    assert story.of("points", "who", "n") == [("anna", 7), ("boris", 1)]
    assert story.rules("points") == ["res.win.sources"] * 2


def test_res_win_turned_count() -> None:
    anna = one(with_={"great-pyramid": lies(turned=True)})
    story = play_out(checking(anna))
    assert story.of("scores", "card", "n") == [("great-pyramid", 3)]
    assert story.rules("scores") == ["res.win.turned-count"]


def test_res_win_token() -> None:
    story = play_out(checking(one()))
    assert story.rules("token-scores") == ["res.win.token"]
    assert story.of("token-scores", "who", "n") == [("boris", 1)]


def test_res_win_pop_essences() -> None:
    """The Grove scores two and one for each life; calm lying there counts nothing."""
    anna = one(with_={"sacred-grove": lies(life=3, calm=5)})
    story = play_out(checking(anna))
    assert story.of("scores", "n") == [(5,)]
    assert story.rules("scores") == ["res.win.pop-essences"]


@pytest.mark.parametrize(("reading", "points"), [("always", 2), ("only-with-essences", 0)])
def test_res_win_pop_essences__of_an_empty_place(reading: str, points: int) -> None:
    story = play_out(checking(one("sacred-grove"), pop_base_points=reading))
    assert story.fact("anna.points") == points and story.of("points", "n")[0] == (points,)


def test_res_win_bestiary() -> None:
    """A creature one, a dragon two, the Sea Serpent three; its own point is separate (worked example)."""
    story = play_out(checking(one("sorcerers-bestiary", "sea-serpent")))
    assert ("sorcerers-bestiary", 3) in story.of("scores", "card", "n")
    assert "res.win.bestiary" in story.rules("scores")
    story = play_out(checking(one("sorcerers-bestiary", "hawk", "fire-dragon"), one("treant")))
    assert ("sorcerers-bestiary", 3) in story.of("scores", "card", "n")


def test_res_win_winner() -> None:
    """Whoever has most wins, though both have ten or more."""
    anna = one(with_={"catacombs-of-the-dead": lies(death=10)})
    boris = one(with_={"dwarven-mines": lies(gold=10)})
    story = play_out(checking(anna, boris))
    assert story.fact("winners") == "boris" and story.rules("won") == ["res.win.winner"]


def test_res_win_threshold() -> None:
    """Nine are too few."""
    story = play_out(checking(one(with_={"catacombs-of-the-dead": lies(death=9)})))
    assert story.rules("goes-on") == ["res.win.threshold"] and story.fact("ended") is False


def test_res_goal() -> None:
    """A whole game is played until somebody has won."""
    assert GAME.programs["game"].rule == "res.goal"
    story = play_out(checking(one(with_={"catacombs-of-the-dead": lies(death=10)})))
    assert story.of("won", "who", "n") == [("anna", 10)]


def test_res_win_tie_break() -> None:
    """Each gold counts as two."""
    anna = one(pool={"gold": 2}, with_={"catacombs-of-the-dead": lies(death=11)})
    boris = one(pool={"calm": 3}, with_={"dwarven-mines": lies(gold=10)})
    story = play_out(checking(anna, boris))
    assert story.of("tie-counted", "who", "n") == [("anna", 4), ("boris", 3)]
    assert story.rules("tie-counted") == ["res.win.tie-break"] * 2 and story.fact("winners") == "anna"


def test_res_win_tie_shared() -> None:
    anna = one(pool={"calm": 3}, with_={"catacombs-of-the-dead": lies(death=11)})
    boris = one(pool={"calm": 3}, with_={"dwarven-mines": lies(gold=10)})
    story = play_out(checking(anna, boris))
    assert story.rules("shared") == ["res.win.tie-shared"]
    assert story.fact("winners") == "anna, boris"


def test_res_win_tie_pool_only() -> None:
    """The essences on the Catacombs do not break the tie."""
    anna = one(with_={"catacombs-of-the-dead": lies(death=11)})
    boris = one(pool={"calm": 1}, with_={"dwarven-mines": lies(gold=10)})
    story = play_out(checking(anna, boris))
    assert set(story.rules("pool-only")) == {"res.win.tie-pool-only"} and story.fact("winners") == "boris"


# ---- early checks


def early(anna: PlayerSpec, boris: PlayerSpec | None = None, **said: str) -> State[Table]:
    """Anna's turn with the Coral Castle."""
    named = {f"res.ruling.{id.replace('_', '-')}": reading for id, reading in said.items()}
    return table(turn(), players={"anna": anna, "boris": boris or one()}, rulings=named)


def test_res_win_early_check() -> None:
    """In her turn Anna calls the check and wins with ten."""
    anna = one("coral-castle", with_={"catacombs-of-the-dead": lies(death=7)})
    story = play_out(early(anna), "anna: use.coral-castle.1")
    assert story.fact("winners") == "anna" and story.fact("phase") == "actions"
    assert "res.win.early-check" in story.rules("resolved")


def test_res_win_early_check__eleven() -> None:
    anna = one("coral-castle", with_={"catacombs-of-the-dead": lies(death=6)})
    assert play_out(early(anna), "anna: use.coral-castle.1").fact("ended") is True
    story = play_out(early(anna, early_threshold="eleven-early"), "anna: use.coral-castle.1")
    assert story.fact("ended") is False


def test_res_win_early_check_all() -> None:
    """Boris has more points and wins Anna's check."""
    anna = one("coral-castle", with_={"catacombs-of-the-dead": lies(death=7)})
    boris = one(with_={"dwarven-mines": lies(gold=12)})
    story = play_out(early(anna, boris), "anna: use.coral-castle.1")
    assert story.rules("check") == ["res.win.early-check.all"] and story.fact("winners") == "boris"


@pytest.mark.parametrize(("reading", "cut"), [("continue", False), ("end-round", True)])
def test_res_win_early_check_all__in_vain(reading: str, cut: bool) -> None:
    """A check in vain does not end the round, unless the ruling has it so."""
    players = {"anna": one("coral-castle", "alchemy"), "boris": one("research", hand=("prism",))}
    rulings = {"res.ruling.early-fail": reading}
    state = table(do("round"), players=players, rulings=rulings)
    more = () if cut else ("boris: pass", "boris: divination", "anna: protection")
    story = play_out(state, "anna: use.coral-castle.1", *more)
    assert bool(story.events_of("round-cut")) == cut
    assert story.fact("anna.turned.coral-castle") is False


def test_res_win_early_check_action() -> None:
    """Calling the check is the action of the turn."""
    story = play_out(early(one("coral-castle")), "anna: use.coral-castle.1")
    assert story.rules("acts") == ["res.win.early-check.action"]


@pytest.mark.parametrize(("reading", "scored"), [("holder", 1), ("pass-side-only", 0)])
def test_res_win_token__at_an_early_check(reading: str, scored: int) -> None:
    """Anna holds the token, but nobody has passed yet."""
    story = play_out(early(one("coral-castle"), token_early=reading), "anna: use.coral-castle.1")
    assert len(story.events_of("token-scores")) == scored


# ---- the Golden Statue

STATUE = "golden-statue.1"


def test_res_win_statue() -> None:
    """Three gold for three points: seven become ten."""
    anna = one("golden-statue", pool={"gold": 3}, with_={"catacombs-of-the-dead": lies(death=6)})
    story = play_out(checking(anna), f"anna: {STATUE}")
    assert story.rules("more-points") == ["res.win.statue"]
    assert story.fact("winners") == "anna" and story.fact("anna.gold") == 0


def test_res_win_statue__at_an_early_check() -> None:
    """Boris may use it in Anna's check."""
    boris = one("golden-statue", pool={"gold": 3}, with_={"dwarven-mines": lies(gold=6)})
    story = play_out(early(one("coral-castle"), boris), "anna: use.coral-castle.1", f"boris: {STATUE}")
    assert story.fact("winners") == "boris"


def test_res_win_statue__when_it_is_decided() -> None:
    """After the count, or before it under the other reading; the gold is gone before a tie."""
    anna = one("golden-statue", pool={"gold": 3}, with_={"catacombs-of-the-dead": lies(death=7)})
    boris = one(pool={"calm": 1}, with_={"dwarven-mines": lies(gold=10)})
    story = play_out(checking(anna, boris), f"anna: {STATUE}")
    kinds = [event.kind for event in story.events if event.kind in ("check", "more-points")]
    assert kinds == ["check", "more-points"] and story.fact("winners") == "boris"
    story = play_out(checking(anna, boris, statue_when_decided="before-count"), f"anna: {STATUE}")
    kinds = [event.kind for event in story.events if event.kind in ("check", "more-points")]
    assert kinds == ["more-points", "check"]


def test_res_win_statue_temporary() -> None:
    """The points are gone after the check."""
    anna = one("golden-statue", pool={"gold": 3})
    story = play_out(checking(anna), f"anna: {STATUE}")
    assert ("anna", 4) in story.of("points", "who", "n") and story.fact("anna.points") == 1
    assert "res.win.statue.temporary" in story.rules("points")


def test_res_win_statue_turn() -> None:
    """The Statue turns, so it works once; without turning as long as there is gold."""
    anna = one("golden-statue", pool={"gold": 6})
    story = play_out(checking(anna), f"anna: {STATUE}")
    assert story.rules("turned") == ["res.win.statue.turn"] and len(story.events_of("more-points")) == 1
    story = play_out(checking(anna, statue_turn="no-turn"), f"anna: {STATUE}", f"anna: {STATUE}")
    assert len(story.events_of("more-points")) == 2 and not story.events_of("turned")


def test_res_pass_statue_exception() -> None:
    anna = one("golden-statue", pool={"gold": 3}, passed=True)
    story = play_out(checking(anna), f"anna: {STATUE}")
    assert story.rules("passed-may") == ["res.pass.statue-exception"]
    assert keys(story.questions[0]) == [STATUE, "pass"]
