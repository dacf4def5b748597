"""Loss of life, reactions and ways out (res.life, res.react)."""

from __future__ import annotations

import pytest
from games.resarcana.support.play import play, play_out
from games.resarcana.support.positions import lies, one, table, turn, use
from support.play import keys, reasons

from tutor.engine.state import State
from tutor.games.resarcana.position.form import PlayerSpec
from tutor.games.resarcana.state.table import Table


def attack(boris: PlayerSpec, *others: PlayerSpec, by: str = "fire-dragon", **rulings: str) -> State[Table]:
    """A dragon of Anna's, or something else of hers, attacks all others."""
    named = {f"res.ruling.{id.replace('_', '-')}": reading for id, reading in rulings.items()}
    players = {"anna": one(by), "boris": boris} | dict(zip(("vera", "gleb"), others, strict=False))
    return table(use(f"{by}.1"), players=players, rulings=named)


def test_res_life_definition() -> None:
    """Both rivals lose two life."""
    story = play_out(attack(one(pool={"life": 3}), one(pool={"life": 2})))
    assert story.of("lost", "who", "what") == [("boris", ("life-2",)), ("vera", ("life-2",))]
    assert story.rules("lost") == ["res.life.definition"] * 2
    assert (story.fact("boris.life"), story.fact("vera.life")) == (1, 0)


def test_res_life_replacement() -> None:
    """For each life that is missing two other essences of choice, gold allowed."""
    story = play_out(attack(one(pool={"gold": 3, "death": 4})), "boris: death-1+gold-3")
    assert story.rules("lost") == ["res.life.replacement"]
    assert (story.fact("boris.gold"), story.fact("boris.death")) == (0, 3)
    assert all(sum(int(part[-1]) for part in key.split("+")) == 4 for key in keys(story.questions[0]))


def test_res_life_life_first() -> None:
    """The one life there is goes first, and only the other is replaced."""
    story = play_out(attack(one(pool={"life": 1, "death": 2, "elan": 1})), "boris: elan-1+death-1")
    assert story.rules("lost") == ["res.life.life-first", "res.life.replacement"]
    assert story.of("lost", "what") == [(("life-1",),), (("elan-1", "death-1"),)]


def test_res_life_shortfall() -> None:
    """Who has too little discards everything and owes nothing more."""
    story = play_out(attack(one(pool={"life": 1, "gold": 1})))
    assert story.rules("owes-nothing") == ["res.life.shortfall"]
    assert story.fact("boris.gold") == 0 and story.fact("boris.life") == 0
    assert not story.questions


def test_res_life_passed_immune() -> None:
    story = play_out(attack(one(pool={"life": 3}, passed=True), one(pool={"life": 2})))
    assert story.rules("immune") == ["res.life.passed-immune"]
    assert (story.fact("boris.life"), story.fact("vera.life")) == (3, 0)


def test_res_life_reaction() -> None:
    """The whole loss is cancelled, and the Dancing Sword gets its death."""
    boris = one("dancing-sword", pool={"life": 2, "elan": 1})
    story = play_out(attack(boris), "boris: dancing-sword.1")
    assert story.rules("avoided") == ["res.life.reaction"]
    assert (story.fact("boris.life"), story.fact("boris.elan")) == (2, 0)
    assert story.fact("boris.on.dancing-sword.death") == 1


def test_res_life_opt_out() -> None:
    """Each dragon names a way out; here one calm."""
    story = play_out(attack(one(pool={"life": 2, "calm": 1})), "boris: way-out")
    assert story.rules("paid") + story.rules("avoided") == ["res.life.opt-out"] * 2
    assert (story.fact("boris.life"), story.fact("boris.calm")) == (2, 0)


def test_res_life_opt_out__missing() -> None:
    boris = one("tree-of-life", pool={"life": 2})
    assert play(attack(boris)).refused("way-out") == ["res.life.opt-out"]


def test_res_life_opt_out__sea_serpent() -> None:
    """An own artifact is destroyed, a turned one too unless the ruling forbids it."""
    boris = one("prism", pool={"life": 2}, with_={"crypt": lies(turned=True)})
    story = play_out(attack(boris, by="sea-serpent"), "boris: way-out", "boris: crypt")
    assert story.fact("boris.discard") == "crypt" and story.fact("boris.life") == 2
    upright = attack(boris, by="sea-serpent", sea_serpent_destroy="upright")
    story = play_out(upright, "boris: way-out")
    assert story.fact("boris.discard") == "prism"
    bare = one("tree-of-life", pool={"life": 1})
    assert "way-out" in keys(play(attack(bare, by="sea-serpent")).question)
    druid = one("healer", pool={"life": 1})
    assert play(attack(druid, by="sea-serpent")).refused("way-out") == ["res.life.opt-out"]


def test_res_life_opt_out__wind_dragon() -> None:
    """A card of the hand is discarded; it gives essences only under the other reading."""
    boris = one(pool={"life": 2}, hand=("crypt",))
    story = play_out(attack(boris, by="wind-dragon"), "boris: way-out")
    assert story.fact("boris.discard") == "crypt" and not story.events_of("gained")
    story = play_out(
        attack(boris, by="wind-dragon", discard_by_effect="yes"), "boris: way-out", "boris: gold-1"
    )
    assert story.fact("boris.gold") == 1
    empty = one("healer", pool={"life": 2})
    assert play(attack(empty, by="wind-dragon")).refused("way-out") == ["res.life.opt-out"]


def test_res_life_each_rival_decides() -> None:
    """Clockwise from Anna: Boris reacts, Vera takes the way out, Gleb suffers."""
    state = attack(one("healer", pool={"life": 2}), one(pool={"calm": 1, "life": 1}), one(pool={"life": 2}))
    story = play_out(state, "boris: healer.1", "vera: way-out")
    assert [question.rule for question in story.questions] == ["res.life.each-rival-decides"] * 2
    assert [story.fact(f"{seat}.life") for seat in ("boris", "vera", "gleb")] == [2, 1, 0]


def test_res_life_each_rival_decides__all_before_the_first() -> None:
    """Under the other reading all decide, hidden, before anything happens."""
    state = attack(
        one("healer", pool={"life": 2}), one(pool={"calm": 1, "life": 1}), reaction_order="simultaneous"
    )
    story = play_out(state, "boris: suffer", "vera: way-out")
    order = [event.kind for event in story.events if event.kind in ("decided", "lost", "paid")]
    assert order == ["decided", "decided", "lost", "paid"]
    assert all(question.secret for question in story.questions)


def test_res_react_definition() -> None:
    """A reaction is no action and cannot be used in the own turn."""
    question = play(table(turn(), players={"anna": one("healer", "prism"), "boris": one()})).question
    assert reasons(question, "use.healer.1") == ["res.react.definition"]
    story = play_out(attack(one("healer", pool={"life": 2})), "boris: healer.1")
    assert not story.events_of("acts") and "res.react.definition" in story.rules("resolved")


def test_res_react_turned() -> None:
    """A turned Tree of Life still reacts, a turned Healer does not."""
    boris = one(pool={"life": 2}, with_={"tree-of-life": lies(turned=True), "healer": lies(turned=True)})
    question = play(attack(boris)).question
    assert keys(question) == ["tree-of-life.2", "suffer"]
    assert reasons(question, "healer.1") == ["res.react.turned"]


def test_res_react_repeat() -> None:
    """Without turning a reaction answers each event, paid anew each time."""
    boris = one("elemental-spring", pool={"life": 2, "calm": 2})
    players = {"anna": one("elvish-bow", "fire-dragon"), "boris": boris}
    state = table(use("elvish-bow.1"), use("elvish-bow.1"), players=players)
    story = play_out(state, "boris: elemental-spring.1", "boris: elemental-spring.1")
    assert story.rules("paid") == ["res.react.repeat"] * 2
    assert (story.fact("boris.calm"), story.fact("boris.life")) == (0, 2)
    poor = play(attack(one("elemental-spring", "healer", pool={"life": 2}))).question
    assert reasons(poor, "elemental-spring.1") == ["res.react.repeat"]


@pytest.mark.parametrize(("reading", "works"), [("dragon-power", False), ("life-loss", True)])
def test_res_life_reaction__bridle(reading: str, works: bool) -> None:
    """The Bridle answers dragons; whether it answers other losses the ruling says."""
    boris = one("dragon-bridle", pool={"life": 2})
    assert "dragon-bridle.1" in keys(play(attack(boris)).question)
    state = attack(one("dragon-bridle", "healer", pool={"life": 2}), by="elvish-bow", bridle_scope=reading)
    question = play(state).question
    assert ("dragon-bridle.1" in keys(question)) == works
    assert reasons(question, "dragon-bridle.1") == ([] if works else ["res.life.reaction"])


def test_res_pass_still_gains() -> None:
    """A passed rival gains essences, under the rule that says so."""
    players = {"anna": one("hand-of-glory"), "boris": one(passed=True), "vera": one()}
    story = play_out(table(use("hand-of-glory.1"), players=players))
    assert dict(zip(("boris", "vera"), story.rules("gained")[1:], strict=True)) == {
        "boris": "res.pass.still-gains",
        "vera": "res.power.rivals-gain",
    }
