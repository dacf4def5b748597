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
    LoseSubstitutes,
    Substitutes,
    Suffer,
    ToDestroy,
)
from tutor.games.resarcana.verbs.effects.components import Destroy
from tutor.games.resarcana.verbs.effects.decks import discard
from tutor.games.resarcana.verbs.effects.pool import PayEssences

INSTEAD = "res.life.replacement"
ANSWER = Bind(name="answer")
WAY = Bind(name="way")

SUFFERS = (
    Suffer(rule=LIFE_LOSS),
    If(
        rule=INSTEAD,
        cond=Bind(name="owed"),
        then=(
            Choose(rule=INSTEAD, kind="substitutes", among=Substitutes(), into="instead"),
            LoseSubstitutes(rule=INSTEAD),
        ),
    ),
)
PAYS = (PayEssences(rule=OPT_OUT, what=Bind(name="pays"), card=Bind(name="card")),)
DESTROYS = (
    Choose(rule=OPT_OUT, kind="destroy", among=ToDestroy(), into="destroyed"),
    Destroy(rule=OPT_OUT, card=Bind(name="destroyed")),
)
GOES_OUT = (
    If(rule=OPT_OUT, cond=Is(left=WAY, right="pay"), then=PAYS),
    If(rule=OPT_OUT, cond=Is(left=WAY, right="destroy"), then=DESTROYS),
    If(rule=OPT_OUT, cond=Is(left=WAY, right="discard"), then=discard(OPT_OUT)),
    Avoid(rule=OPT_OUT),
)

LIFE = (
    Program(
        "life-loss",
        LIFE_LOSS,
        (
            If(
                rule=LIFE_LOSS,
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
