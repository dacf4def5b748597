"""One rival bears a loss of life, or avoids it: reaction, way out, or essences (res.life)."""

from __future__ import annotations

from tutor.engine.program import Program
from tutor.engine.query import Bind, Is
from tutor.engine.sentence import Call, Choose, If
from tutor.games.resarcana.reactions.life import (
    LIFE_LOSS,
    OPT_OUT,
    REACTION,
    SUFFER,
    WAY_OUT,
    Avoid,
    lose_substitutes,
    substitutes,
    suffer,
    to_destroy,
)
from tutor.games.resarcana.verbs.effects.components import Destroy
from tutor.games.resarcana.verbs.effects.decks import discard
from tutor.games.resarcana.verbs.effects.pool import PayEssences

INSTEAD = "res.life.replacement"
ANSWER = Bind(name="answer")
WAY = Bind(name="way")

SUFFERS = (
    suffer,
    If(
        rule=INSTEAD,
        cond=Bind(name="owed"),
        then=(
            Choose(kind="substitutes", among=substitutes, into="instead"),
            lose_substitutes,
        ),
    ),
)
PAYS = (PayEssences(what=Bind(name="pays"), card=Bind(name="card")),)
DESTROYS = (
    Choose(kind="destroy", among=to_destroy, into="destroyed"),
    Destroy(card=Bind(name="destroyed")),
)
GOES_OUT = (
    If(cond=Is(left=WAY, right="pay"), then=PAYS),
    If(cond=Is(left=WAY, right="destroy"), then=DESTROYS),
    If(cond=Is(left=WAY, right="discard"), then=discard(OPT_OUT)),
    Avoid(),
)

LIFE = (
    Program(
        "life-loss",
        LIFE_LOSS,
        (
            If(
                cond=Is(left=ANSWER, right=SUFFER),
                then=SUFFERS,
                otherwise=(
                    If(
                        rule=OPT_OUT,
                        cond=Is(left=ANSWER, right=WAY_OUT),
                        then=GOES_OUT,
                        otherwise=(Call(rule=REACTION, program=ANSWER),),
                    ),
                ),
            ),
        ),
        kind="procedure",
    ),
)
"""With "n" as the life to be lost, "card" as the component that causes it, "answer" as what was decided."""
