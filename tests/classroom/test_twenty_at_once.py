"""A whole class at once, each learner with a kernel of their own: nothing is lost, doubled or mixed up."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from support.browser import SHIPPED
from support.kernel import Line
from support.patience import wait_until
from support.servers import free_port, of_notebooks, running
from support.visitors import Visit

from tutor.app.library import lesson, notebook
from tutor.classroom.answers import Classroom
from tutor.classroom.store import Store

pytestmark = [pytest.mark.programs, pytest.mark.long(reason="twenty kernels at once")]

CODE, LEARNERS = "owls-20", 20
LESSON = "penumbra/05-plains-of-agony"
AT = f"voila/render/{notebook('penumbra', 'threat')}?lesson={LESSON.rpartition('/')[2]}&lang=en"


def choices(number: int) -> tuple[int, int, int]:
    """What that learner predicts; no two of the class predict the same."""
    return number % 4, number // 4 % 4, number // 16 % 3


async def learner(
    base: str, number: int, told: tuple[str, ...], all_in: asyncio.Barrier
) -> tuple[Visit, Line]:
    """A learner who joins the class, opens the lesson with all others, and goes through it with them."""
    visit = Visit(base)
    await asyncio.to_thread(visit.ask, "join?lang=en")
    form = {"code": CODE, "nickname": f"Learner {number}", "key": ""}
    joined = await asyncio.to_thread(lambda: visit.ask("join?lang=en", form=form))
    assert joined.status == 200
    await all_in.wait()
    line = await Line.open(visit, AT)
    await all_in.wait()
    await line.learn(told, choices(number))
    return visit, line


async def klass(base: str, told: tuple[str, ...]) -> list[tuple[Visit, Line]]:
    """The class, when all have come to the end of the lesson."""
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(LEARNERS))
    all_in = asyncio.Barrier(LEARNERS)
    return await asyncio.gather(*(learner(base, number, told, all_in) for number in range(LEARNERS)))


def all_done(store: Store, here: Classroom) -> bool:
    """Whether the store knows that all have come to the end of the lesson."""
    return sum(stand.done for stand in store.class_records(here.id)[1]) == LEARNERS


def test_twenty_learners_at_once_lose_double_and_mix_up_nothing(tmp_path: Path) -> None:
    script = lesson(LESSON).script
    assert script is not None
    port = free_port()
    base = f"http://127.0.0.1:{port}/"
    command = of_notebooks(SHIPPED, port, preheat=0, **{"class": CODE})
    environment = {**os.environ, "TUTOR_DATA": str(tmp_path)}
    with running(command, f"{base}alive", tmp_path / "log.txt", tmp_path, environment):
        there = asyncio.run(klass(base, script.answers))
        # Nobody is let to the kernel of another.
        for (visit, line), (_, other) in zip(there, [*there[1:], there[0]], strict=True):
            assert (visit.line(line.kernel_id), visit.line(other.kernel_id)) == (101, 404)
        store = Store.open(f"sqlite:///{tmp_path / 'tutor.sqlite3'}")
        (here,) = store.classes()
        wait_until(
            lambda: all_done(store, here) and not any(one.stat().st_size for one in tmp_path.glob("spool/*")),
            "answers wait for the database",
        )
    asked = [one for stretch in script.stretches for told in stretch.tellings for one in told.predictions]
    learners = {learner.nickname: learner.id for learner in store.roster(here.id)}
    assert learners.keys() == {f"Learner {number}" for number in range(LEARNERS)}
    for number in range(LEARNERS):
        id = learners[f"Learner {number}"]
        picked = zip(asked, choices(number), strict=True)
        wanted = [str(prediction.choices[choice]) for prediction, choice in picked]
        assert Counter(answer.given for answer in store.answers(id)) == Counter(wanted), number
    assert len(store.class_records(here.id)[0]) == LEARNERS * len(asked)
