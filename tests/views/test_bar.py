"""The bar: a dot for each step, and of many steps so many dots as can be pressed."""

from __future__ import annotations

import re

import pytest

from tutor.views.bar import DOTS, Go, Track, bar


def dots(steps: int, at: int) -> list[tuple[str, str]]:
    """Of each dot how it looks and to which step it leads."""
    values = [str(step) for step in range(steps + 1)]
    html = str(bar(Go("On"), Track(steps, at, values), (), "", "en", where="", back=True))
    found = re.findall(r"<i([^>]*)></i>", html)
    return [
        (" ".join(re.findall(r'class="([^"]*)"', one)), "".join(re.findall(r'data-value="([^"]*)"', one)))
        for one in found
    ]


@pytest.mark.parametrize("steps", [1, DOTS - 1])
def test_each_step_has_its_dot(steps: int) -> None:
    shown = dots(steps, 1)
    assert [value for _, value in shown] == [str(step) for step in range(steps + 1)]
    assert [look for look, _ in shown[:2]] == ["is-past", "is-here"]


@pytest.mark.parametrize("steps", [DOTS, 10 * DOTS])
def test_of_many_steps_the_ends_and_the_one_that_is_shown_have_theirs(steps: int) -> None:
    for at in (0, steps // 2 + 1, steps):
        shown = dots(steps, at)
        assert len(shown) in (DOTS, DOTS + 1)
        values = [int(value) for _, value in shown]
        assert values == sorted(values) and {0, at, steps} <= {*values}
        assert [value for look, value in shown if look == "is-here"] == [str(at)]


def test_one_step_more_than_there_are_dots_leaves_one_out() -> None:
    assert len(dots(DOTS, 0)) == DOTS
