"""Pytest plugin that sees which rules are enforced, asserted and taught, and guards the record of it.

While a test runs, every step that the engine produces for a real game is watched. A test names the rules that
it asserts by its own name (`test_pen_threat_step3_die__a_case` for `pen.threat.step3.die`) or by
`@pytest.mark.rules("pen.threat.step3.die")`; what a scenario teaches comes through the fixture `teaches`.

A whole run that passed compares what it saw with `tutor/games/<game>/data/coverage.json` and fails where they
differ; `--renew-coverage` writes the files anew. A run of some tests compares nothing. Tests with random
examples, long ones and benchmarks are not watched: a record has to come out the same every time.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tutor.coverage import Record, file_text, read_record, record_file
from tutor.engine.step import Step
from tutor.engine.witness import unwatch, watch
from tutor.rules.catalogue import PREFIXES, load

KINDS = Record.__struct_fields__
LEFT_OUT = ("benchmarks", "browser", "long")
"""Folders and marks of tests without which a run is still whole: nothing that they see is recorded."""

MOST_STEPS = 3000
"""A test is watched for so many steps: the thousands of a search cite what the first of them did."""

Seen = dict[str, dict[str, set[str]]]
"""By game and kind, the ids of the rules."""

_TAUGHT = pytest.StashKey[list[tuple[str, tuple[str, ...]]]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--renew-coverage",
        action="store_true",
        help="write anew which rules are enforced, asserted and taught (a whole run only)",
    )
    parser.addini("coverage_folder", "folder of the games' coverage.json", default="")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rules(*ids): the rules that a test asserts besides the one it names")
    config.pluginmanager.register(Recorder(config), "rules-recorder")


@pytest.fixture
def teaches(request: pytest.FixtureRequest) -> Callable[[str, Iterable[str]], None]:
    """Tells the record that a scenario of a game shows these rules; it counts if the test passes."""
    taught = request.node.stash.setdefault(_TAUGHT, [])
    return lambda game, rules: taught.append((game, tuple(rules)))


def rules_by_name() -> dict[str, str]:
    """The id of every rule by the name that a test of it begins with."""
    ids = [rule.id for game in PREFIXES for rule in load(game).rules]
    names = {test_name(id): id for id in ids}
    assert len(names) == len(ids), "two rules have the same name as a test"
    return names


def test_name(id: str) -> str:
    """How a test of a rule is called.

    >>> test_name("pen.threat.step1.any-effects")
    'test_pen_threat_step1_any_effects'
    """
    return "test_" + id.replace(".", "_").replace("-", "_")


test_name.__test__ = False  # type: ignore[attr-defined]  # It is called so, but it is no test.


def watched(table: type) -> str | None:
    """The game that a table belongs to; None for the toy tables of the tests."""
    parts = table.__module__.split(".")
    return parts[2] if parts[:2] == ["tutor", "games"] and parts[2] in PREFIXES else None


def differences(game: str, old: Record, new: Record) -> Iterator[str]:
    """What has changed in a record, one line for each kind."""
    for kind in KINDS:
        before, after = set(getattr(old, kind)), set(getattr(new, kind))
        for sign, ids in (("+", after - before), ("-", before - after)):
            if ids:
                yield f"{game}, {kind}: {sign} {', '.join(sorted(ids))}"


class Recorder:
    """What one process has seen; the one that was started gathers what its workers report."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.folder = Path(named) if (named := config.getini("coverage_folder")) else None
        self.seen: Seen = {game: {kind: set() for kind in KINDS} for game in PREFIXES}
        self.names = rules_by_name()
        self.strays: set[str] = set()
        self.partial = False
        self.message: list[str] = []
        self.tables: dict[type, set[str] | None] = {}
        self.steps = 0

    # ---- while tests run

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        known = set(self.names.values())
        for item in items:
            for mark in item.iter_markers("rules"):
                if unknown := [id for id in mark.args if id not in known]:
                    raise pytest.UsageError(f"{item.nodeid}: no rules {', '.join(unknown)}")

    def pytest_deselected(self, items: list[pytest.Item]) -> None:
        self.partial |= not all(any(map(item.get_closest_marker, LEFT_OUT)) for item in items)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        random = getattr(getattr(item, "obj", None), "is_hypothesis_test", False)
        if random or "benchmarks" in item.path.parts or item.get_closest_marker("long"):
            return (yield)
        self.steps = 0
        watch(self.see)
        try:
            return (yield)
        finally:
            unwatch(self.see)

    def see(self, step: Step[Any]) -> None:
        self.steps += 1
        if self.steps > MOST_STEPS:
            return
        table = type(step.state.table)
        if table not in self.tables:
            game = watched(table)
            self.tables[table] = None if game is None else self.seen[game]["enforced"]
        cited = self.tables[table]
        if cited is None:
            return
        for event in step.events:
            cited.add(event.rule)
        question = step.question
        if question is not None:
            cited.add(question.rule)
            for refused in question.refused:
                for reason in refused.reasons:
                    cited.add(reason.rule)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if report.when == "call" and report.passed:
            for id in self.asserted(item):
                self.seen[self.game(id)]["asserted"].add(id)
            for game, rules in item.stash.get(_TAUGHT, ()):
                self.seen[game]["taught"].update(rules)
        return report

    def asserted(self, item: pytest.Item) -> set[str]:
        """The rules that a test names; tests of the engine play with toys and assert none.

        What only a long test asserts is asserted by none: each rule has a quick test.
        """
        if item.get_closest_marker("long"):
            return set()
        if "engine" in item.path.relative_to(self.config.rootpath).parts[:-1]:
            return set()
        found = {id for mark in item.iter_markers("rules") for id in mark.args}
        name = getattr(item, "originalname", item.name).split("__")[0]
        if name in self.names:
            found.add(self.names[name])
        elif name.startswith(tuple(f"test_{prefix}_" for prefix in PREFIXES.values())):
            self.strays.add(item.nodeid)
        return found

    def game(self, id: str) -> str:
        """The game of a rule."""
        return next(game for game, prefix in PREFIXES.items() if id.startswith(f"{prefix}."))

    # ---- at the end

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any, error: object) -> None:
        report = getattr(node, "workeroutput", {}).get("rules")
        if report is None:
            self.partial = True
            return
        self.partial |= report["partial"]
        self.strays.update(report["strays"])
        for game, kinds in report["seen"].items():
            for kind, ids in kinds.items():
                self.seen[game][kind].update(ids)

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        output = getattr(self.config, "workeroutput", None)
        if output is not None:
            seen = {
                game: {kind: sorted(ids) for kind, ids in kinds.items()} for game, kinds in self.seen.items()
            }
            output["rules"] = {"seen": seen, "partial": self.partial, "strays": sorted(self.strays)}
            return
        if self.strays:
            self.message.append("tests that are named after no rule: " + ", ".join(sorted(self.strays)))
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
        if session.testsfailed or not session.testscollected or self.partial or not self.whole():
            if self.config.getoption("renew_coverage"):
                self.message.append("coverage.json: not renewed, for that takes a whole run that passes")
                session.exitstatus = pytest.ExitCode.TESTS_FAILED
            return
        self.compare(session)

    def whole(self) -> bool:
        """Whether everything was asked for that belongs to a whole run."""
        option, root = self.config.option, self.config.rootpath
        ignored = {(root / path).resolve().name for path in option.ignore or ()}
        wanted = {(root / path).resolve() for path in self.config.getini("testpaths")}
        given = {(root / arg.split("::")[0]).resolve() for arg in self.config.args if "::" not in arg}
        left_out = option.keyword or option.deselect or option.ignore_glob or getattr(option, "lf", False)
        return not left_out and not option.collectonly and ignored <= set(LEFT_OUT) and wanted <= given

    def compare(self, session: pytest.Session) -> None:
        for game in PREFIXES:
            order = {rule.id: number for number, rule in enumerate(load(game).rules)}
            kinds = {
                kind: sorted(ids & order.keys(), key=order.__getitem__)
                for kind, ids in self.seen[game].items()
            }
            new = Record(**{kind: tuple(ids) for kind, ids in kinds.items()})
            old = read_record(game, self.folder)
            if new == old:
                continue
            if self.config.getoption("renew_coverage"):
                file = record_file(game, self.folder)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(file_text(new))
            else:
                self.message += differences(game, old, new)
        if self.message:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        if self.message:
            terminalreporter.section("rules")
            for line in self.message:
                terminalreporter.write_line(line)
            terminalreporter.write_line("The record is renewed by: pytest --numprocesses=2 --renew-coverage")
