"""The games' own files: no defect, compiled data up to date, both languages, ids, sources."""

from __future__ import annotations

import re
from functools import cache

import networkx as nx
import pytest

from tutor.rules.catalogue import PREFIXES, data_file, load
from tutor.rules.compiling import compile_catalogue, digest_of
from tutor.rules.load_yaml import FILES, defects_of, locate, read_texts
from tutor.rules.located import Located, values
from tutor.rules.registry import folder_of
from tutor.rules.search import index

games = pytest.mark.parametrize("game", list(PREFIXES))
CYRILLIC = re.compile(r"[А-Яа-яЁё]")


@cache
def located(game: str) -> dict[str, Located]:
    return locate(game, read_texts(folder_of(game)))


@games
def test_no_defects(game: str) -> None:
    assert "\n".join(map(str, defects_of(game, located(game)))) == ""


@games
def test_compiled_data_is_up_to_date(game: str) -> None:
    hint = "run `python -m tutor.rules`"
    assert load(game).digest == index(game).digest == digest_of(read_texts(folder_of(game))), hint
    for name, data in compile_catalogue(game, folder_of(game)).items():
        assert data_file(game, name).read_bytes() == data, hint


def test_digest_ignores_line_ends_and_sees_changes() -> None:
    texts = {name: f"game: {name}\n" for name in FILES}
    windows = {name: text.replace("\n", "\r\n") for name, text in texts.items()}
    assert digest_of(texts) == digest_of(windows)
    assert digest_of(texts) != digest_of({**texts, "rules.yaml": "game: other\n"})


@games
def test_every_wording_is_in_both_languages(game: str) -> None:
    for name, file in located(game).items():
        for path, value in values(file.data):
            if path[-1:] == ("ru",) and path[-2] != "name_basis":
                english = file.data
                for step in path[:-1]:
                    english = english[step]
                assert english["en"].strip(), (name, path)
                foreign = re.search(r"[A-Za-z]", value) and not CYRILLIC.search(value)
                assert not foreign or value == english["en"], (name, path)
                assert not CYRILLIC.search(english["en"]), (name, path)


@games
def test_ids_are_unique_and_bear_the_prefix(game: str) -> None:
    catalogue, prefix = load(game), PREFIXES[game]
    rules = [rule.id for rule in catalogue.rules]
    rulings = [ruling.id for ruling in catalogue.rulings]
    examples = [example.id for example in catalogue.examples]
    components = [component.id for component in catalogue.components]
    for ids in (rules + rulings + examples, components):
        assert len(ids) == len(set(ids))
    assert all(id.startswith(f"{prefix}.") for id in rules + rulings + examples)
    assert all(id.startswith(f"{prefix}.ruling.") for id in rulings)


@games
def test_references_lead_somewhere(game: str) -> None:
    catalogue = load(game)
    graph: nx.DiGraph[str] = nx.DiGraph()
    for rule in catalogue.rules:
        graph.add_edges_from((rule.id, other) for other in rule.depends)
        assert all(other in catalogue for other in rule.depends), rule.id
        assert rule.source and all(cite.book in catalogue.sources for cite in rule.source), rule.id
    assert nx.is_directed_acyclic_graph(graph)
    for cited in (
        *(ruling.affects for ruling in catalogue.rulings),
        *(example.rules for example in catalogue.examples),
        *(component.rules for component in catalogue.components),
    ):
        assert all(id in catalogue for id in cited)


@games
def test_sections_are_headings(game: str) -> None:
    for rule in load(game).rules:
        for cite in rule.source:
            assert len(cite.section.split()) <= 8 and not cite.section.endswith("."), (rule.id, cite.section)


@games
def test_no_machine_name_of_a_file_is_left(game: str) -> None:
    for text in read_texts(folder_of(game)).values():
        assert not re.search(r"\d{3}_[0-9a-f]{8,}|\.txt", text)


@games
def test_exempt_rules_are_few(game: str) -> None:
    exempt = [rule.id for rule in load(game).rules if rule.exempt]
    assert 0 < len(exempt) <= 6


@games
def test_compiled_structs_are_frozen_and_hashable(game: str) -> None:
    catalogue = load(game)
    for things in (catalogue.rules, catalogue.rulings, catalogue.examples, catalogue.components):
        assert len({hash(thing) for thing in things}) > len(things) * 0.9
    with pytest.raises(AttributeError):
        catalogue.rules[0].id = "other"  # type: ignore[misc]
