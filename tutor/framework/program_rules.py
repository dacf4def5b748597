"""Under which rules the effects of components are carried out, by what their programs cite."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tutor.engine.program import Program, walk


def carried_out(programs: Iterable[Program]) -> Mapping[str, frozenset[str]]:
    """The components whose programs cite a rule, by the id of the rule.

    A program cites the rule under which it runs, and that of each of its sentences, nested ones included.
    """
    components_by_rule: dict[str, set[str]] = {}
    for program in programs:
        if program.component:
            for rule in {program.rule, *(sentence.rule for _, sentence in walk(program.sentences))}:
                components_by_rule.setdefault(rule, set()).add(program.component)
    return {rule: frozenset(components) for rule, components in components_by_rule.items()}
