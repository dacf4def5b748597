"""Reports of checked files as JUnit XML, which servers that build and test read."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as xml

from tutor.rules.defects import Defect
from tutor.rules.words import Lang
from tutor.scenario.files import AnyReport
from tutor.scenario.suite_run import SuiteReport

_ILLEGAL: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What XML 1.0 cannot hold, and a file that people write may."""


def junit_text(reports: Iterable[tuple[AnyReport, float]], lang: Lang) -> str:
    """One `testsuite` for each file, with a `testcase` for each of its questions or for the file itself.

    Reports come with the seconds that each file took.
    """
    suites = [_suite(report, seconds, lang) for report, seconds in reports]
    whole = xml.Element("testsuites", {"name": "tutor"} | _counted(suites))
    whole.extend(suites)
    xml.indent(whole)
    return xml.tostring(whole, encoding="unicode", xml_declaration=True) + "\n"


def _suite(report: AnyReport, seconds: float, lang: Lang) -> xml.Element:
    path = Path(report.file)
    cases = []
    if isinstance(report, SuiteReport):
        cases = [_case(path, each.id, each.line, each.defects, lang) for each in report.cases]
    if not cases:
        cases = [_case(path, path.stem, 1, report.defects, lang)]
    tests, failures = len(cases), sum(case.find("failure") is not None for case in cases)
    made = xml.Element(
        "testsuite", name=_clean(report.file), tests=str(tests), failures=str(failures), errors="0",
        skipped="0", time=f"{seconds:.3f}",
    )  # fmt: skip
    made.extend(cases)
    return made


def _case(path: Path, name: str, line: int, defects: Iterable[Defect], lang: Lang) -> xml.Element:
    made = xml.Element(
        "testcase", classname=_clean(f"{path.parent.name}.{path.stem}".lstrip(".")), name=_clean(name),
        file=_clean(str(path)), line=str(line),
    )  # fmt: skip
    lines = [defect.as_line(lang) for defect in defects]
    if lines:
        failure = xml.SubElement(made, "failure", message=_clean(lines[0]), type="defect")
        failure.text = _clean("\n".join(lines))
    return made


def _counted(suites: list[xml.Element]) -> dict[str, str]:
    whole = {name: str(sum(int(suite.get(name, "0")) for suite in suites)) for name in ("tests", "failures")}
    return whole | {"errors": "0", "time": f"{sum(float(suite.get('time', '0')) for suite in suites):.3f}"}


def _clean(text: str) -> str:
    return _ILLEGAL.sub("\N{REPLACEMENT CHARACTER}", text)
