"""Records: written whole, read back, and every damage named with file, field and move."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.core.play import DEALT, game, opened, pack, played_out
from virtuosi.core.pack import Pack
from virtuosi.core.record import Record, RecordError, read, record, replay, write
from virtuosi.core.saving import digest


@pytest.fixture(scope="module")
def finished() -> Record:
    return record(played_out())


def changed(found: Record, **fields: Any) -> Record:
    return msgspec.structs.replace(found, **fields)


def test_a_record_holds_what_a_replay_needs(finished: Record) -> None:
    assert (finished.game, finished.revision, finished.seats) == ("ray_master", game.revision, 2)
    assert finished.pack.digest == pack.digest
    assert finished.ranking is not None
    assert finished.digest is not None


def test_a_record_of_a_running_match_has_no_result() -> None:
    running = record(opened(*DEALT))
    assert (running.moves, running.ranking, running.digest) == (DEALT, None, None)


def test_a_record_survives_its_file(tmp_path: Path, finished: Record) -> None:
    path = tmp_path / "match.json"
    write(finished, path)
    assert read(path) == finished
    assert [file.name for file in tmp_path.iterdir()] == ["match.json"]


@pytest.mark.parametrize("failure", [OSError(28, "No space left on device"), KeyboardInterrupt()])
def test_a_record_that_cannot_be_written_leaves_nothing_behind(
    tmp_path: Path, finished: Record, failure: BaseException, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fills_up(half: Path, text: bytes) -> int:
        with half.open("wb") as file:
            file.write(text[:100])
        raise failure

    path = tmp_path / "match.json"
    write(finished, path)
    monkeypatch.setattr(Path, "write_bytes", fills_up)
    with pytest.raises(type(failure)):
        write(finished, path)
    assert list(tmp_path.iterdir()) == [path]
    assert read(path) == finished


def test_a_replay_leads_to_the_same_position(finished: Record) -> None:
    match = replay(finished, game, pack)
    assert match.over
    assert digest(game, match.position) == finished.digest


def test_a_replay_may_stop_on_the_way(finished: Record) -> None:
    match = replay(finished, game, pack, moves=10)
    assert (match.number, match.over) == (10, False)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"none\.json: cannot be read"):
        read(tmp_path / "none.json")


@pytest.mark.parametrize("text", ["", "{", "[]", "nonsense", '{"format": 1', "\ufeff{}", "null"])
def test_a_damaged_file_is_named(tmp_path: Path, text: str) -> None:
    path = tmp_path / "broken.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(RecordError, match=r"broken\.json: is not a record"):
        read(path)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (lambda data: data.pop("moves"), "moves"),
        (lambda data: data.update(moves="fire"), "moves"),
        (lambda data: data.update(moves=[1]), r"moves\[0\]"),
        (lambda data: data.update(seats="two"), "seats"),
        (lambda data: data.update(pack={}), "id"),
        (lambda data: data.update(options={"advanced": 1}), "options"),
        (lambda data: data.update(winner=1), "winner"),
        (lambda data: data.update(format="1"), "format"),
    ],
)
def test_a_wrong_field_is_named_with_the_file(
    tmp_path: Path, finished: Record, change: Callable[[dict[str, Any]], object], field: str
) -> None:
    path = tmp_path / "broken.json"
    data = json.loads(msgspec.json.encode(finished))
    change(data)
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(RecordError, match=rf"broken\.json: is not a record: .*{field}"):
        read(path)


def test_another_format_is_said_to_be_one_even_with_other_fields(tmp_path: Path) -> None:
    path = tmp_path / "later.json"
    path.write_text('{"format": 2, "unheard": "of"}', encoding="utf-8")
    with pytest.raises(RecordError, match=r"later\.json, field format: this version reads 1, not 2"):
        read(path)


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ({"game": "chess"}, "field game"),
        ({"revision": 99}, "field revision"),
        ({"seats": 7}, "field seats"),
        ({"options": {"advanced": "yes"}}, "field options"),
        ({"options": {"unheard": True}}, "field options"),
        ({"options": {"advanced": True}}, "field moves"),
        ({"ranking": [2, 2]}, "field ranking"),
        ({"digest": "0" * 32}, "field digest"),
    ],
)
def test_what_does_not_fit_is_named_by_its_field(finished: Record, fields: dict[str, Any], place: str) -> None:
    with pytest.raises(RecordError) as caught:
        replay(changed(finished, **fields), game, pack)
    assert caught.value.place.startswith(place)


def test_a_pack_of_another_digest_is_refused(finished: Record) -> None:
    with pytest.raises(RecordError, match="field pack: played with pack shipped"):
        replay(finished, game, Pack("other", "0" * 16))


@pytest.mark.parametrize("move", ["checkmate", "fire", "student(1)"])
def test_the_first_wrong_move_is_named(finished: Record, move: str) -> None:
    moves = [*finished.moves[:2], move, *finished.moves[2:]]
    with pytest.raises(RecordError) as caught:
        replay(changed(finished, moves=moves), game, pack)
    assert str(caught.value) == f"field moves, move 2: {move} is not legal there"


def test_moves_after_the_end_are_wrong(finished: Record) -> None:
    moves = [*finished.moves, "end"]
    with pytest.raises(RecordError, match=f"field moves, move {len(finished.moves)}: end is not legal there"):
        replay(changed(finished, moves=moves), game, pack)


def test_a_result_without_the_moves_that_lead_to_it_is_wrong(finished: Record) -> None:
    with pytest.raises(RecordError, match="field ranking: the moves lead to another result"):
        replay(changed(finished, moves=finished.moves[:-1]), game, pack)
