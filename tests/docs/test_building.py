"""What the documentation is built with agrees with the tutor, and needs no network but the registry."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML
from support.docs import DOCS, ROOT

OWN, ALL = DOCS / "requirements.lock", ROOT / "requirements.lock"


def pinned(lock: Path) -> dict[str, str]:
    """The versions in a lock by name; each package has to be pinned with hashes."""
    text = re.sub(r"\\\n\s*", " ", lock.read_text("utf-8"))
    lines = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    found = [
        re.fullmatch(r"([\w.-]+)==(\S+)(?: +--hash=sha256:[0-9a-f]{64})+", line.rstrip()) for line in lines
    ]
    assert all(found)
    return {one[1]: one[2] for one in found if one}


def test_it_changes_no_library_of_the_tutor() -> None:
    own, everything = pinned(OWN), pinned(ALL)
    assert {name: own[name] for name in own.keys() & everything.keys()} == {
        name: everything[name] for name in own.keys() & everything.keys()
    }


def test_what_is_asked_for_is_locked_and_nothing_else_is_installed_with_the_tutor() -> None:
    wanted = {
        re.split(r"[><=]", line)[0]
        for line in (DOCS / "requirements.in").read_text("utf-8").splitlines()
        if line and line[0] not in "#-"
    }
    assert wanted <= pinned(OWN).keys() and not wanted & pinned(ALL).keys()
    assert "://" not in OWN.read_text("utf-8")


def test_a_change_has_to_pass_it() -> None:
    assert "\nmake docs\n" in (ROOT / ".ci" / "run").read_text("utf-8")


def test_hooks_need_no_network_and_call_what_there_is() -> None:
    hooks: dict[str, Any] = YAML(typ="safe").load(ROOT / ".pre-commit-config.yaml")
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))
    for source in hooks["repos"]:
        assert source["repo"] == "local"
        for hook in source["hooks"]:
            program, *arguments = hook["entry"].split()
            assert hook["language"] == "system"
            assert program.startswith(".venv/bin/") or (program == "make" and set(arguments) <= targets)
