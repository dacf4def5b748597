"""The store: what is kept comes back, once, of the right learner."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from support.classroom import answer, minutes, stand

from tutor.classroom.answers import KEPT_VERSION, LearnerRecord, Record, Stand, merged, utc_now
from tutor.classroom.errors import RecordRefused, StoreError, WrongReturnKey
from tutor.classroom.store import Store

ANNA = "anna-id"


def test_records_come_back_the_oldest_first(store: Store, url: str) -> None:
    later = answer(2, at=5, place="3.0", rules=("a", "b"))
    sooner = answer(3, at=1, given='"Ядовитый кубик"', hints=2)
    store.add([later, stand(), sooner])
    for opened in (store, Store.open(url)):
        assert opened.answers(ANNA) == (sooner, replace(later, first=False)), "the time tells which was first"
        assert opened.stands(ANNA) == {stand().lesson: stand()}
    assert store.answers("boris-id") == () and store.stands("boris-id") == {}


def test_nothing_to_keep_is_no_error(store: Store) -> None:
    store.add([])
    assert store.learner(ANNA) is None


def test_what_is_added_twice_is_kept_once(store: Store) -> None:
    store.add([answer(1), answer(1), stand(), stand()])
    store.add([replace(answer(1), given="9"), answer(2), stand()])
    assert store.answers(ANNA) == (answer(1), answer(2))
    assert store.stands(ANNA) == {stand().lesson: stand()}


def test_a_time_is_the_same_moment_in_any_zone(store: Store) -> None:
    there = timezone(timedelta(hours=5, minutes=30))
    store.add([answer(1, at=0), replace(answer(2), at=minutes(-1).astimezone(there))])
    assert [kept.at for kept in store.answers(ANNA)] == [minutes(-1), minutes(0)]
    assert store.answers(ANNA)[0].at.utcoffset() == timedelta(0)


@pytest.mark.parametrize(
    "wrong",
    [
        replace(answer(9), at=datetime(2026, 3, 1)),
        replace(answer(9), given="\ud800"),
        replace(answer(9), place=None),
        replace(answer(9), hints=2**70),
    ],
)
def test_a_record_that_cannot_be_kept_is_refused_and_takes_the_others_with_it(
    store: Store, wrong: object
) -> None:
    with pytest.raises(RecordRefused, match="does not take this record"):
        store.add([answer(1), wrong])  # type: ignore[list-item]
    assert store.answers(ANNA) == ()


STANDS = st.builds(
    lambda step, at, done, seconds: stand(step, at=at, done=done, seconds=seconds),
    st.integers(0, 3), st.integers(0, 3), st.booleans(), st.floats(0, 100),
)  # fmt: skip


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(met=st.lists(STANDS, min_size=1, max_size=5))
def test_stands_come_to_the_same_in_any_order(store: Store, met: list[Stand]) -> None:
    store.forget(ANNA, minutes(-1))
    for one in met:
        store.add([one])
    store.add([replace(one, learner="boris-id") for one in reversed(met)])
    whole = met[0]
    for one in met[1:]:
        whole = merged(one, whole)
    assert store.stands(ANNA) == {whole.lesson: whole}
    assert store.stands("boris-id") == {whole.lesson: replace(whole, learner="boris-id")}
    store.forget("boris-id", minutes(-1))
    assert whole.done == any(one.done for one in met)
    assert whole.seconds == max(one.seconds for one in met)
    assert whole.at == max(one.at for one in met)


def test_an_export_brings_everything_to_another_learner_and_store(store: Store, tmp_path: Path) -> None:
    store.add([answer(1), answer(2, right=False), stand(done=True)])
    kept = store.export(ANNA)
    assert kept == LearnerRecord(KEPT_VERSION, (answer(1), answer(2, right=False)), (stand(done=True),))
    for other in (store, Store.open(f"sqlite:///{tmp_path / 'other.sqlite3'}")):
        other.take("boris-id", kept)
        other.take("boris-id", kept)
        assert [one.key for one in other.answers("boris-id")] == [one.key for one in kept.answers]
        assert other.stands("boris-id")[stand().lesson].done
    assert store.export(ANNA) == kept


def test_an_export_of_a_newer_version_is_refused(store: Store) -> None:
    with pytest.raises(StoreError, match="newer version"):
        store.take(ANNA, LearnerRecord(KEPT_VERSION + 1, (answer(1),), ()))
    assert store.answers(ANNA) == ()


def test_what_is_forgotten_is_gone_and_others_stay(store: Store) -> None:
    store.add([answer(1), stand(), answer(1, learner="boris-id")])
    store.forget(ANNA)
    assert store.export(ANNA) == LearnerRecord(KEPT_VERSION, (), ())
    assert store.learner(ANNA) is None
    assert len(store.answers("boris-id")) == 1


def test_what_was_put_down_before_it_was_all_deleted_does_not_come_back(store: Store, url: str) -> None:
    waits: list[Record] = [answer(1, at=1), stand(3, at=2, done=True), answer(2, at=3)]
    assert not store.forget(ANNA, minutes(3)) and store.is_forgotten(ANNA)
    for opened in (store, Store.open(url)):
        opened.add(waits)
        assert opened.learner(ANNA) is None, "nobody is made known by what is not kept"
        assert opened.export(ANNA) == LearnerRecord(KEPT_VERSION, (), ())
    store.add([*waits, answer(3, at=4), answer(4, learner="boris-id", at=1), stand(1, at=5)])
    assert store.answers(ANNA) == (answer(3, at=4),)
    assert store.stands(ANNA) == {stand().lesson: stand(1, at=5)}
    assert len(store.answers("boris-id")) == 1 and not store.is_forgotten("boris-id")
    store.forget(ANNA, minutes(9))
    store.add([*waits, answer(3, at=4)])
    assert store.answers(ANNA) == ()


def test_what_was_taken_away_before_it_was_deleted_may_be_brought_back(store: Store) -> None:
    store.add([answer(1), stand()])
    kept = store.export(ANNA)
    store.forget(ANNA)
    store.add([answer(2)])
    store.take(ANNA, kept)
    assert store.export(ANNA) == kept


def test_whoever_leaves_a_class_is_never_known_again_under_that_id(store: Store) -> None:
    klass = store.add_class("Maths", "owl 7")
    anna, key = store.join(klass, "Anna")
    store.add([answer(1, learner=anna.id)])
    kept = store.export(anna.id)
    assert store.forget(anna.id) and not store.forget(anna.id)
    later = utc_now() + timedelta(days=1)
    store.add([answer(1, learner=anna.id), replace(answer(2, learner=anna.id), at=later)])
    with pytest.raises(StoreError, match="join the class anew") as told:
        store.take(anna.id, kept)
    assert "заново" in told.value.why.ru
    assert store.learner(anna.id) is None and store.roster(klass.id) == ()
    with pytest.raises(WrongReturnKey):
        store.rejoin(klass, "Anna", key)
    again, _ = store.join(klass, "Anna")
    store.take(again.id, kept)
    assert again.id != anna.id and len(store.answers(again.id)) == 1


def test_who_writes_while_all_is_deleted_brings_nothing_back(store: Store) -> None:
    store.add([answer(0, at=0)])

    def writes(number: int) -> None:
        store.add([answer(number, at=number % 2 * 9), stand(number, at=number % 2 * 9)])

    with ThreadPoolExecutor(4) as threads:
        written = [threads.submit(writes, number) for number in range(1, 9)]
        store.forget(ANNA, minutes(5))
        assert [one.result() for one in written] == [None] * 8
    assert all(one.at > minutes(5) for one in store.answers(ANNA))
    assert all(one.at > minutes(5) for one in store.stands(ANNA).values())
