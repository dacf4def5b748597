"""What of a session is kept of a learner: each answer whose truth is known, and where they are.

A run is one way through a lesson, begun by one learner; its name goes into the links of the page. An answer's
key follows from the run, so that a page that is loaded anew, or open in two tabs, tells the same answer again
and not another one. What a link of somebody else's brings along is no answer of the learner's.
"""

from __future__ import annotations

import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from datetime import UTC, datetime
from hashlib import blake2b

import msgspec

from tutor.app.link import Trail, pack
from tutor.app.sessions.guesses import Settled
from tutor.app.sessions.lesson import Session
from tutor.classroom.answers import Answer, Stand, utc_now
from tutor.scenario.assessed_rules import GOAL


def new_run(learner: str) -> str:
    """The name of a new run of that learner, which begins now."""
    start = int(time.time()).to_bytes(4)
    nonce = urlsafe_b64encode(start + secrets.token_bytes(5)).decode()
    return nonce + _seal(nonce, learner)


def start_of_run(run: str) -> datetime:
    """When a run of a learner's own began."""
    try:
        seconds = int.from_bytes(urlsafe_b64decode(run[:8])[:4])
    except ValueError:  # Somebody made it up.
        seconds = 0
    return min(datetime.fromtimestamp(seconds, UTC), utc_now())


def is_own(trail: Trail, learner: str) -> bool:
    """Whether a link comes from a run of that learner."""
    run = trail.run
    return len(run) == 18 and secrets.compare_digest(run[12:].encode(), _seal(run[:12], learner).encode())


def answer_of(settled: Settled, session: Session, learner: str, at: datetime) -> Answer:
    """The answer as it is kept. It is said to be the first at its place: whoever keeps it knows better."""
    lesson = session.scenario.id
    way = "\n".join((session.run, lesson, settled.place, settled.way))
    return Answer(
        key=blake2b(way.encode(), digest_size=16).hexdigest(),
        learner=learner,
        lesson=lesson,
        place=settled.place,
        kind="puzzle" if settled.place == GOAL else "prediction",
        rules=session.rules_at(settled.place),
        given=msgspec.json.encode(settled.given).decode(),
        truth=msgspec.json.encode(settled.truth).decode(),
        right=settled.right,
        first=True,
        hints=settled.hints,
        at=at,
    )


def is_done(session: Session) -> bool:
    """Whether the lesson has been brought to its end: told out, or its puzzle solved in any way."""
    if not session.told_out:
        return False
    goal = session.script.goal
    return session.moment.on_line or (goal is not None and goal.reached(session.node.state))


def stand_of(session: Session, learner: str, step: int, steps: int, seconds: float, at: datetime) -> Stand:
    """Where the learner is. Raises BadLink("too-long") where no link leads there."""
    done = is_done(session)
    trail = pack(session.trail())
    return Stand(learner, session.scenario.id, steps if done else step, steps, done, trail, seconds, at)


def _seal(nonce: str, learner: str) -> str:
    """Six characters by which a run is known for the learner's, unless somebody wants to deceive themself."""
    return blake2b(f"{nonce} {learner}".encode(), digest_size=3).hexdigest()
