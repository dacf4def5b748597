"""The kernels of a server: how many learners have one, and which are put away."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest
from jupyter_server._tz import utcnow
from jupyter_server.services.kernels.kernelmanager import ServerKernelManager

from tutor.app.serving.kernels import Places, TutorKernels


@pytest.fixture
def manager() -> TutorKernels:
    return TutorKernels()


def test_a_visitor_takes_one_place_from_the_first_moment_on(manager: TutorKernels) -> None:
    places = Places(manager, 2)
    with places.arrival():
        assert not places.full
        manager.give("first")
        assert not places.full, "the page has its kernel, but is still being answered"
    assert not places.full
    with places.arrival():
        assert places.full, "no kernel yet, but it is being started for somebody"
    assert not places.full, "it never came"


def test_a_page_that_failed_gives_its_place_back(manager: TutorKernels) -> None:
    places = Places(manager, 1)
    with pytest.raises(OSError), places.arrival():
        raise OSError("the kernel does not start")
    assert not places.full


def test_a_kernel_started_ahead_takes_no_place(manager: TutorKernels) -> None:
    """What is given to nobody is not counted, whoever's page is being answered meanwhile."""
    places = Places(manager, 1)
    manager._kernels["ahead"] = ServerKernelManager()
    assert not places.full


def test_a_kernel_that_is_still_starting_is_left_alone(manager: TutorKernels) -> None:
    manager.cull_idle_timeout = 1
    manager._kernels["new"] = ServerKernelManager()
    asyncio.run(manager.cull_kernel_if_idle("new"))
    assert "new" in manager._kernels


def test_a_kernel_that_has_gone_meanwhile_is_no_fault(manager: TutorKernels) -> None:
    manager.cull_idle_timeout = 1
    asyncio.run(manager.cull_kernel_if_idle("gone"))


def test_a_kernel_whose_page_has_not_come_yet_is_waited_for(manager: TutorKernels) -> None:
    manager.cull_idle_timeout = 1
    kernel = manager._kernels["new"] = ServerKernelManager()
    kernel.execution_state = "idle"
    put_away: list[str] = []
    manager.shutdown_kernel = lambda kernel_id, *_, **__: put_away.append(kernel_id)  # type: ignore[method-assign,assignment]
    kernel.last_activity = utcnow() - timedelta(seconds=manager.first_visit_timeout - 60)
    asyncio.run(manager.cull_kernel_if_idle("new"))
    assert not put_away
    kernel.last_activity = utcnow() - timedelta(seconds=manager.first_visit_timeout + 60)
    asyncio.run(manager.cull_kernel_if_idle("new"))
    assert put_away == ["new"]
